#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/scenario/presets.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

/// Every number in a text.
void addNumbers(const Text &text, std::vector<Number> &all) {
    for (const Argument &each : text.arguments) {
        if (const auto *number = std::get_if<Number>(&each.value))
            all.push_back(*number);
        else if (const auto *inner = std::get_if<Text>(&each.value))
            addNumbers(*inner, all);
    }
}

std::vector<Number> numbersIn(const Text &text) {
    std::vector<Number> all;
    addNumbers(text, all);
    return all;
}

/// As it is read, with so many digits.
std::string shownAs(double value, int digits, Rounding rounding, bool percent) {
    return displayNumber(percent ? 100 * value : value, digits, rounding);
}

/// Also what is missing to 1 is the same then.
bool same(double a, double b) {
    constexpr double rounding = 1e-9;
    return a == b || (std::fabs(a - b) <= rounding * std::fabs(a) && std::fabs(a - b) <= rounding * std::fabs(1 - a));
}

/// Whether it is told as what was chosen.
bool isChosen(const ExplorerSpec &explorer, const Parameters &parameters, double value) {
    return std::ranges::any_of(explorer.usesAt(parameters), [&](const ParameterUse &each) {
        return each.valueKind() == ValueKind::Number && parameters[each.id] == value;
    });
}

/// Whether a bound of something else is as large as what another readout tells exactly: what is said is the latter.
bool isBoundOfExact(const Readout &readout, const Exploration &answer) {
    return readout.direction != Direction::Exact && std::ranges::any_of(answer.readouts, [&](const Readout &each) {
               return each.direction == Direction::Exact && each.missing.empty() && same(each.value, readout.value);
           });
}

/// Numbers of a text that a readout shows otherwise.
void compare(const QString &where, const Text &text, const ExplorerSpec &explorer, const Parameters &chosen,
             const Exploration &answer, QStringList &found) {
    for (const Number &number : numbersIn(text))
        for (const Readout &readout : answer.readouts) {
            if (!readout.missing.empty() || !same(readout.value, number.value) ||
                isChosen(explorer, chosen, number.value) || isBoundOfExact(readout, answer))
                continue;
            const Number shown = shownNumber(readout);
            const std::string said = shownAs(number.value, number.digits, number.rounding, number.percent);
            const std::string listed = shownAs(readout.value, number.digits, shown.rounding, number.percent);
            if (said != listed)
                found << QStringLiteral("%1 says %2, %3 shows %4")
                             .arg(where, QString::fromStdString(said), QString::fromStdString(reading(readout.label)),
                                  QString::fromStdString(listed));
        }
}

/// What is said of one number here and there.
QStringList differences(const ExplorerSpec &explorer, const Parameters &chosen, const Exploration &answer) {
    QStringList found;
    compare(QStringLiteral("the sentence"), answer.sentence, explorer, chosen, answer, found);
    for (const Figure &figure : answer.figures)
        for (const Layer &layer : figure.layers) {
            const QString where = QString::fromStdString(figure.id);
            if (const auto *note = std::get_if<Annotation>(&layer))
                compare(where, note->text, explorer, chosen, answer, found);
        }
    for (std::size_t i = 0; i < answer.readouts.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const Readout &a = answer.readouts[i];
            const Readout &b = answer.readouts[k];
            if (a.missing.empty() && b.missing.empty() && a.direction == b.direction && same(a.value, b.value) &&
                reading(a.unit) == reading(b.unit) && english(shownNumber(a)) != english(shownNumber(b)))
                found << QString::fromStdString(reading(a.label) + " shows " + english(shownNumber(a)) + ", " +
                                                reading(b.label) + " " + english(shownNumber(b)));
        }
    return found;
}

} // namespace

class TestOneNumber : public QObject {
    Q_OBJECT

private slots:
    void isSaidAsItIsListed_data() {
        QTest::addColumn<QString>("id");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(each.id.data()) << QString::fromUtf8(each.id.data());
    }
    // Of one number the sentence, the list and the labels of charts tell the same, each with its digits.
    void isSaidAsItIsListed() {
        QFETCH(const QString, id);
        const ExplorerSpec &explorer = explorerOf(id);
        const Parameters start = explorer.defaults();
        std::vector<std::pair<QString, Parameters>> cases{{QStringLiteral("at first"), start}};
        for (const double q : {0.001, 0.1, 0.49})
            cases.emplace_back(QStringLiteral("q = %1").arg(q), start.with(LieProbability, q));
        for (const double n : {1., 10., 1e9})
            cases.emplace_back(QStringLiteral("n = %1").arg(n),
                               start.with(Population, n).with(Ones, std::floor(0.3 * n)));
        for (const Preset &each : presetsOf(explorer))
            cases.emplace_back(QString::fromUtf8(each.id.data()), presetParameters(each));
        QStringList found;
        for (const auto &[name, parameters] : cases)
            for (const Parameters chosen = explorer.fit(parameters);
                 const QString &each : differences(explorer, chosen, worded(explorer, {.parameters = chosen})))
                found << name + QStringLiteral(": ") + each;
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    // What is about a number is said as the nearest one: it promises nothing that rounding could keep.
    void whatIsAboutIsTheNearest() {
        for (const ExplorerSpec &explorer : explorerTable())
            for (const double method : {0., 1., 2., 3., 4., 5.})
                for (const double of : {0., 1.}) {
                    const Parameters chosen =
                        explorer.fit(explorer.defaults().with(ErrorMethod, method).with(ErrorOf, of));
                    for (const Readout &each : worded(explorer, {.parameters = chosen}).readouts)
                        // A q to be chosen keeps its limit as it is shown, however that is reckoned.
                        QVERIFY2(each.direction != Direction::About ||
                                     shownNumber(each).rounding == Rounding::Nearest ||
                                     reading(each.label) == "largest <i>q</i> with these people",
                                 reading(each.label).c_str());
                }
    }

    // A belief after one answer is what it is; what any answer can lead to is a bound.
    void aBeliefIsTheNearest() {
        const ExplorerSpec &explorer = explorerOf(QStringLiteral("randomized-response"));
        const Exploration answer =
            worded(explorer, {.parameters = explorer.defaults().with(LieProbability, 0.2).with(Prior, 0.3)});
        QVERIFY(reading(answer.sentence).find("<b>9.677 %</b> after “no”") != std::string::npos);
        const auto shown = [&](std::string_view label) {
            const auto at =
                std::ranges::find(answer.readouts, label, [](const Readout &each) { return reading(each.label); });
            return english(shownNumber(*at));
        };
        QCOMPARE(shown("P(truly yes, given the answer yes)"), std::string("0.6316"));
        QCOMPARE(shown("P(truly yes, given the answer no)"), std::string("0.09677"));
        QCOMPARE(shown("highest belief any answer can lead to"), std::string("0.6316"));
        QCOMPARE(shown("lowest belief any answer can lead to"), std::string("0.09677"));
    }

    // A sentence promises of what was chosen, not of a shorter number.
    void whatWasChosenIsSaidWhole() {
        const auto said = [](const char *id, const Parameters &p) {
            const ExplorerSpec &explorer = explorerOf(QString::fromUtf8(id));
            return reading(worded(explorer, {.parameters = explorer.fit(p)}).sentence);
        };
        const auto contains = [](const std::string &all, std::string_view part) {
            return all.find(part) != std::string::npos;
        };
        const Parameters start = explorerOf(QStringLiteral("accuracy")).defaults();
        QVERIFY(contains(said("accuracy", start.with(LieProbability, 0.1710619)), "<b>0.1710619</b>"));
        QVERIFY(contains(said("accuracy", start.with(Beta, 1e-12)), "<b>99.9999999999 %</b>"));
        QVERIFY(contains(said("accuracy", start.with(Beta, 0.05)), "<b>95 %</b>"));
        const Parameters plan = explorerOf(QStringLiteral("plan")).defaults();
        QVERIFY(contains(said("plan", plan.with(Alpha, 0.0312345)), "±<b>3.12345</b>"));
        QVERIFY(contains(said("plan", plan.with(Epsilon, 1.0612345)), "<b>1.0612345</b>"));
    }

    // Nobody needed, and nobody enough, are two things.
    void tooManyPeopleAreNotNone() {
        const auto missing = [](const char *id, const Parameters &p, std::string_view label) {
            const ExplorerSpec &explorer = explorerOf(QString::fromUtf8(id));
            const Exploration answer = explored(explorer, {.parameters = explorer.fit(p)});
            const auto at =
                std::ranges::find(answer.readouts, label, [](const Readout &each) { return reading(each.label); });
            return at == answer.readouts.end() ? std::string("no such") : reading(at->missing);
        };
        const Parameters hard = Parameters{}.with(LieProbability, 0.499).with(Alpha, 1e-4).with(Ones, 60);
        for (const char *label : {"<i>n</i> from which on the error is below <i>α</i>, exact",
                                  "least <i>n</i> with an error below <i>α</i>, exact"})
            QCOMPARE(missing("accuracy", hard, label), std::string("more than 10⁹"));
        QCOMPARE(missing("plan", Parameters{}.with(Frame, 1000).with(Alpha, 1e-4), "people, cheapest plan"),
                 std::string("more than 1000"));
    }

    // Where a likely count says as much as the extreme one, that is said once.
    void theFullFactorIsSaidOnce() {
        const auto said = [](double n) {
            const ExplorerSpec &explorer = explorerOf(QStringLiteral("privacy-ratio"));
            const Parameters p = explorer.fit(Parameters{}.with(Population, n).with(Ones, 0));
            return english(worded(explorer, {.parameters = p}).sentence);
        };
        QVERIFY(said(1).find("by the full factor of 3.") != std::string::npos);
        QVERIFY(said(1).find("only an extreme count") == std::string::npos);
        QVERIFY(said(200).find("only an extreme count") != std::string::npos);
    }
};

HALFTRUTH_TEST(TestOneNumber)
#include "tst_one_number.moc"
