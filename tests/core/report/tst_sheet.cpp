// The parameter sheet as data: every explorer has one, everything in it is known or is said not to be, and its
// numbers are those of the explorer and of the quantities.

#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/parameters/parameters.h"
#include "core/quantities/quantities.h"
#include "core/report/protections.h"
#include "core/report/sheet.h"
#include "core/scenario/answer.h"
#include "core/scenario/scenario.h"
#include "core/scenario/scenario_table.h"
#include "core/scenario/settings.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace halftruth;
using enum ParameterId;

namespace {

Request requestOf(const ExplorerSpec &explorer, std::string_view settings = {}) {
    return {.parameters = withSettings(explorer, explorer.fit(explorer.defaults()), settingsIn(settings))};
}

Sheet sheetAt(const char *explorer, std::string_view settings = {}, const SheetWishes &wishes = {}) {
    const ExplorerSpec &spec = *findExplorer(explorer);
    const Request request = requestOf(spec, settings);
    return sheetOf(spec, request, answer(spec, request), wishes);
}

const SheetSection *section(const Sheet &sheet, std::string_view id) {
    const auto found = std::ranges::find(sheet.sections, id, &SheetSection::id);
    return found == sheet.sections.end() ? nullptr : &*found;
}

const SheetRow *named(const Sheet &sheet, std::string_view name) {
    for (const SheetSection &each : sheet.sections)
        for (const SheetRow &row : each.rows)
            if (row.name == name && !row.command.empty())
                return &row;
    return nullptr;
}

const SheetRow *labelled(const Sheet &sheet, std::string_view label) {
    for (const SheetSection &each : sheet.sections)
        for (const SheetRow &row : each.rows)
            if (english(row.label) == label)
                return &row;
    return nullptr;
}

QByteArray said(const Text &text) { return QByteArray::fromStdString(english(text)); }

} // namespace

class SheetTest : public QObject {
    Q_OBJECT

private slots:
    void everyExplorerIsProtected() {
        QCOMPARE(protectionTable().size(), explorerTable().size());
        for (std::size_t i = 0; i < explorerTable().size(); ++i)
            QCOMPARE(protectionTable()[i].explorer, explorerTable()[i].id);
        QVERIFY(!findProtection("wurst"));
    }

    // The order of the guidelines, and each number once.
    void isWholeInEveryExplorer_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(std::string(each.id).c_str()) << QString::fromUtf8(each.id);
    }
    void isWholeInEveryExplorer() {
        QFETCH(QString, explorer);
        const ExplorerSpec &spec = *findExplorer(explorer.toStdString());
        const Request request = requestOf(spec);
        const Exploration answered = answer(spec, request);
        const Sheet sheet = sheetOf(spec, request, answered, {});
        std::vector<std::string_view> ids;
        for (const SheetSection &each : sheet.sections)
            ids.push_back(each.id);
        std::vector<std::string_view> expected{"unit-of-privacy", "privacy-parameters", "trust-model", "algorithm",
                                               "utility"};
        if (answered.offer)
            expected.emplace_back("plans");
        expected.insert(expected.end(), {"numbers", "assumptions"});
        QCOMPARE(ids, expected);
        for (const SheetSection &each : sheet.sections)
            for (const SheetRow &row : each.rows) {
                QVERIFY2(row.value || !row.words.empty(), said(row.label));
                QVERIFY2(!row.value || !std::isnan(*row.value), said(row.label));
                QVERIFY2(defects(row.label).empty() && defects(row.words).empty(), said(row.label));
                QVERIFY2(row.value || row.command.empty(), said(row.label));
            }
        // What is stated is there: no label in the table has gone out of use.
        for (const Stated &stated : findProtection(spec.id)->stated(request.parameters)) {
            QVERIFY(stated.quantity.empty() || findQuantity(stated.quantity));
            QVERIFY(!stated.set || spec.useAt(*stated.set, request.parameters));
            for (const std::string_view words : stated.readouts)
                if (stated.quantity.empty())
                    QVERIFY2(std::ranges::any_of(answered.readouts,
                                                 [&](const Readout &readout) {
                                                     return readoutName(readout).find(words) != std::string::npos;
                                                 }),
                             QByteArray::fromStdString(std::string(words)));
        }
        // Every readout is in the sheet by its own command, or stands as a quantity of the same value.
        std::vector<double> quantities;
        for (const SheetSection &each : sheet.sections)
            for (const SheetRow &row : each.rows)
                if (!row.name.empty() && row.value)
                    quantities.push_back(*row.value);
        for (const Readout &readout : answered.readouts) {
            const bool offered = answered.offer && readout.place.group == answered.offer->group;
            const SheetRow *row =
                labelled(sheet, (offered ? std::string(answered.offer->group) + ": " : "") + readoutName(readout));
            if (row)
                QVERIFY(readout.missing.empty() ? row->value == readout.value : row->words == readout.missing);
            else
                QVERIFY2(std::ranges::any_of(quantities,
                                             [&](double value) {
                                                 return std::fabs(value - readout.value) <= 1e-12 * std::fabs(value);
                                             }),
                         said(readout.label));
            QCOMPARE(findReadout(answered, readoutName(readout)), &readout); // no two are called the same
        }
        QVERIFY(sheet.charts.size() <= 2);
        QCOMPARE(sheet.charts.front(), answered.figures.front());
        QVERIFY(std::ranges::find(sheet.sources, "Near et al. 2025", &Source::id) != sheet.sources.end());
    }

    // At ends of the ranges there is a sheet, too.
    void holdsAtEnds_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<QString>("settings");
        const auto row = [](const char *explorer, const char *settings) {
            QTest::newRow((std::string(explorer) + " " + settings).c_str())
                << QString::fromUtf8(explorer) << QString::fromUtf8(settings);
        };
        row("randomized-response", "q=0");
        row("randomized-response", "q=0.5");
        row("plan", "q=0 n=1 frame=1");
        row("plan", "error-of=people method=exact n=7");
        row("accuracy", "q=0 n=1");
        row("anonymity", "q=0 n=1");
        row("anonymity", "q=0.5 n=1");
        row("repeated", "q=0");
        row("survey", "design=kuk");
        row("survey", "design=mangat");
        row("sampling", "samples=1");
        row("counts", "q=0 n=1");
        row("bit-vectors", "q=0");
    }
    void holdsAtEnds() {
        QFETCH(QString, explorer);
        QFETCH(QString, settings);
        const Sheet sheet = sheetAt(explorer.toUtf8().constData(), settings.toStdString());
        for (const SheetSection &each : sheet.sections)
            for (const SheetRow &row : each.rows)
                QVERIFY2((row.value && !std::isnan(*row.value)) || !row.words.empty(), said(row.label));
    }

    // math.md 12: the plan's decision.
    void tellsThePlansNumbers() {
        const Sheet sheet =
            sheetAt("plan", "q=0.2689414213699951 epsilon=1 alpha=0.03 frame=5000 response-rate=0.6 n=4093");
        QVERIFY(std::fabs(*named(sheet, "epsilon")->value - 1) < 1e-12);
        const SheetRow &total = *named(sheet, "accuracy-total");
        QVERIFY(*total.value <= 0.03);
        QVERIFY(evaluate(*findQuantity("accuracy-total"),
                         requestOf(*findExplorer("plan"), "q=0.2689414213699951 frame=5000 n=4092").parameters) >
                0.03);
        QCOMPARE(total.command, (std::vector<std::string>{"compute", "accuracy-total", "--n", "4093", "--q",
                                                          "0.2689414213699951", "--prior", "0.3", "--frame", "5000",
                                                          "--design-effect", "1", "--beta", "0.05"}));
        QVERIFY(named(sheet, "accuracy-normal"));
        QCOMPARE(*labelled(sheet, "people to invite for n")->value, std::ceil(4093 / 0.6));
        QVERIFY(labelled(sheet, "limit that binds")->main);
        QCOMPARE(english(labelled(sheet, "interval")->words),
                 std::string("the estimate ± the error, with confidence 1 − β"));
        QCOMPARE(english(labelled(sheetAt("mechanisms"), "interval")->words), std::string("not in this explorer"));
        QVERIFY(section(sheet, "assumptions")->rows.size() > 4);
    }

    // What was chosen stands beside the cheapest plan that meets the limits.
    void tellsBothPlans() {
        const Sheet sheet = sheetAt("plan", "q=0.25 n=321 epsilon=0.5 alpha=0.05");
        const SheetSection *plans = section(sheet, "plans");
        QVERIFY(plans);
        const auto valueOf = [&](std::string_view label) {
            const SheetRow *row = labelled(sheet, label);
            return row && row->value ? *row->value : -1;
        };
        QCOMPARE(valueOf("chosen: lie probability, q"), 0.25);
        QCOMPARE(valueOf("chosen: people, n"), 321.0);
        QCOMPARE(valueOf("The cheapest plan: people, cheapest plan"), 6343.0); // required-n-total at 1/(1 + e^0.5)
        const SheetRow *least = labelled(sheet, "The cheapest plan: least q for the limit of ε");
        QVERIFY(least && least->shown && least->shown->rounding == Rounding::Up && !least->command.empty());
        QVERIFY(!section(sheetAt("accuracy"), "plans"));
    }

    void takesChartsThatAreThere() {
        const Sheet two = sheetAt("plan", {}, {.charts = std::vector<std::string>{"epsilon", "map"}});
        QCOMPARE(two.charts.size(), std::size_t{2});
        QCOMPARE(two.charts.front().id, std::string("epsilon"));
        QCOMPARE(two.command.back(), std::string("epsilon,map"));
        QVERIFY(sheetAt("plan", {}, {.charts = std::vector<std::string>{}}).charts.empty());
    }
    void refusesOtherCharts_data() {
        addMessageColumns();
        const auto row = [](std::vector<std::string> charts, const char *message) {
            addMessage("sheetOf", message, [charts] { (void)sheetAt("accuracy", {}, {.charts = charts}); });
        };
        row({"wurst"}, "there is no figure 'wurst'");
        row({"error", "error"}, "the chart error is named twice");
        row({"error", "failure", "coverage", "required", "spread"}, "charts must be at most 4, but are 5");
    }
    void refusesOtherCharts() { VERIFY_MESSAGE(); }

    // Pins change the charts and the command of the sheet; numbers are made without them.
    void namesPins() {
        const ExplorerSpec &spec = *findExplorer("accuracy");
        Request request = requestOf(spec);
        request.pins = {{.parameters = request.parameters.with(LieProbability, 0.125), .name = "less"}};
        const Sheet sheet = sheetOf(spec, request, answer(spec, request), {});
        QVERIFY(std::ranges::find(sheet.command, "q=0.125 # less") != sheet.command.end());
        const SheetRow *row = labelled(sheet, "error, normal");
        QVERIFY(std::ranges::find(row->command, "--pin") == row->command.end());
    }

    // Each pinned state's answers, and their differences to those of the one that is compared with.
    void hasTheScenarios() {
        const ExplorerSpec &spec = *findExplorer("accuracy");
        Request request = requestOf(spec);
        const auto sectionOf = [&](const Request &asked) {
            const Sheet sheet = sheetOf(spec, asked, answer(spec, asked), {});
            const auto found = std::ranges::find(sheet.sections, "scenarios", &SheetSection::id);
            return found == sheet.sections.end() ? std::vector<SheetRow>() : found->rows;
        };
        QVERIFY(sectionOf(request).empty());
        request.pins = {{.parameters = request.parameters.with(LieProbability, 0.125), .name = "less"},
                        {.parameters = request.parameters.with(LieProbability, 0.375), .name = "more"}};
        const std::vector<SheetRow> rows = sectionOf(request);
        std::vector<Readout> less = readoutsOf(spec, request.pins[0].parameters);
        std::vector<Readout> more = readoutsOf(spec, request.pins[1].parameters);
        std::erase_if(less, [](const Readout &each) { return !each.chip; });
        std::erase_if(more, [](const Readout &each) { return !each.chip; });
        QCOMPARE(rows.size(), less.size() + more.size());
        for (std::size_t i = 0; i < more.size(); ++i) {
            const SheetRow &row = rows[less.size() + i];
            QCOMPARE(row.value, std::optional(more[i].value));
            QCOMPARE(row.direction, more[i].direction);
            QVERIFY(std::ranges::find(row.command, "0.375") != row.command.end());
            const std::string label = english(row.label);
            QVERIFY2(label.starts_with("more: ") && label.ends_with(" against less)"), label.c_str());
        }
    }
};

HALFTRUTH_TEST(SheetTest)

#include "tst_sheet.moc"
