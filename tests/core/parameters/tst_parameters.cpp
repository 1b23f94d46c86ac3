#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/data/builtin_data.h"
#include "core/explorers/explorer.h"
#include "core/explorers/explorers.h"
#include "core/parameters/parameters.h"
#include "core/quantities/quantities.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

DataSource tableOf(const char *id) {
    const BuiltinTable *table = findBuiltinTable(id);
    if (!table)
        qFatal("no table %s", id);
    return {.kind = DataSource::Kind::Table, .id = id, .table = std::make_shared<const JointType>(table->type)};
}

/// What validate() says, one issue per line.
QString messages(const Parameters &parameters, const std::vector<ParameterUse> &uses) {
    QStringList lines;
    for (const Issue &issue : validate(parameters, uses))
        lines << QString::fromStdString(issue.message);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

class TestParameters : public QObject {
    Q_OBJECT

private slots:
    void tableIsWellFormed() {
        std::set<std::string_view> names;
        for (const ParameterSpec &each : parameterTable()) {
            const QByteArray name(each.name.data(), static_cast<qsizetype>(each.name.size()));
            QVERIFY2(names.insert(each.name).second, name);
            QVERIFY2(!each.title.empty() && each.help.ends_with('.'), name);
            QVERIFY2(each.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos, name);
            QCOMPARE(findParameter(each.name), &each);
            QCOMPARE(&spec(each.id), &each);
            QVERIFY2(each.range.contains(each.defaultValue), name);
            if (each.kind != ValueKind::Number)
                continue; // records have no slider
            QVERIFY2(each.range.lower <= each.sliderLower && each.sliderLower < each.sliderUpper &&
                         each.sliderUpper <= each.range.upper,
                     name);
            QVERIFY2(each.sliderLower <= each.defaultValue && each.defaultValue <= each.sliderUpper, name);
            QVERIFY2(each.step > 0 && each.step < each.sliderUpper - each.sliderLower, name);
            QVERIFY2(each.scale == Scale::Linear || each.sliderLower > 0, name);
            QVERIFY2(!each.lowerMeaning.empty() && !each.upperMeaning.empty(), name);
            QCOMPARE(Parameters{}[each.id], each.defaultValue);
        }
        for (const char *wrong : {"", "Q", "p", "one", "oness"})
            QVERIFY(!findParameter(wrong));
    }

    // Every parameter at its default makes sense of the others, whoever uses them.
    void defaultsAreInRangeEverywhere() {
        for (const ExplorerSpec &explorer : explorerTable())
            QCOMPARE(messages({}, explorer.parameters), QString());
    }

    void rangesDependOnOtherParameters() {
        const Parameters p = Parameters{}.with(Population, 1000).with(Bits, 8).with(Categories, 5);
        for (const ParameterId id : {Ones, Outcome})
            QVERIFY(rangeOf(id, p) == range::integers(0, 1000));
        QVERIFY(rangeOf(Samples, p) == range::integers(1, 1000));
        QVERIFY(rangeOf(Distance, p) == range::integers(0, 8));
        QVERIFY(rangeOf(Concentration, p) == (Range{.lower = 0.2, .upper = 1}));
        QVERIFY(rangeOf(LieProbability, p) == range::lieProbability);
        QVERIFY(rangeOf({.id = Ones, .upperOffset = -1}, p) == range::integers(0, 999));
        QVERIFY(rangeOf({.id = LieProbability, .range = range::lieProbabilityInformative}, p).upperOpen);
    }

    void slidersEndInsideTheRange() {
        for (const ExplorerSpec &explorer : explorerTable())
            for (const double n : {1.0, 2.0, 200.0, 1e9}) {
                const Parameters p = fitted(explorer.parameters, Parameters{}.with(Population, n));
                for (const ParameterUse &use : explorer.parameters) {
                    const SliderSpan span = sliderSpan(use, p);
                    QVERIFY(span.lower <= span.upper);
                    QVERIFY(rangeOf(use, p).contains(span.lower) && rangeOf(use, p).contains(span.upper));
                }
            }
        const SliderSpan open = sliderSpan({.id = LieProbability, .range = range::lieProbabilityInformative}, {});
        QCOMPARE(open.upper, 0.495);
    }

    void fittedPutsEverythingInRange() {
        std::mt19937 random(7);
        std::uniform_int_distribution<std::size_t> pick(0, 11);
        const std::array<double, 12> values{-infinity, -1e300, -1,  0,    0.3,      0.5,
                                            1,         2.5,    1e6, 1e10, infinity, std::nan("")};
        for (const ExplorerSpec &explorer : explorerTable())
            for (int i = 0; i < testing::longOr(3000, 600); ++i) {
                Parameters wild;
                for (const ParameterSpec &each : parameterTable())
                    wild = wild.with(each.id, values[pick(random)]);
                const Parameters tame = fitted(explorer.parameters, wild);
                QCOMPARE(messages(tame, explorer.parameters), QString());
                for (const ParameterUse &use : explorer.parameters)
                    QCOMPARE(fitted(explorer.parameters, tame)[use.id], tame[use.id]);
                for (const ParameterSpec &each : parameterTable())
                    if (!explorer.parameter(each.id) && !std::isnan(wild[each.id]))
                        QCOMPARE(tame[each.id], wild[each.id]);
            }
    }

    void fittedLeavesValidValuesAlone() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            QVERIFY(fitted(explorer.parameters, Parameters{}) == Parameters{});
            const Parameters other =
                Parameters{}.with(Population, 1e9).with(Ones, 5e8).with(Outcome, 1e9).with(LieProbability, 1e-6);
            QVERIFY(fitted(explorer.parameters, other) == other);
        }
    }

    void fittedFollowsN() {
        const ExplorerSpec &explorer = *findExplorer("privacy-ratio");
        const Parameters small = fitted(explorer.parameters, Parameters{}.with(Population, 50));
        QCOMPARE(small[Ones], 49.0); // m + 1 is used
        QCOMPARE(small[Outcome], 50.0);
        const Parameters fair = fitted(explorer.parameters, Parameters{}.with(LieProbability, 0));
        QVERIFY(fair[LieProbability] > 0);
    }

    void fittedTakesTheNearestWholeNumber() {
        const ExplorerSpec &explorer = *findExplorer("privacy-ratio");
        QCOMPARE(fitted(explorer.parameters, Parameters{}.with(Ones, 1.4))[Ones], 1.0);
        QCOMPARE(fitted(explorer.parameters, Parameters{}.with(Ones, 59.6))[Ones], 60.0);
        QCOMPARE(fitted(explorer.parameters, Parameters{}.with(Ones, 199.7))[Ones], 199.0);
        QCOMPARE(fitted(explorer.parameters, Parameters{}.with(Ones, -0.3))[Ones], 0.0);
    }

    void messagesAreOfTheOneForm_data() {
        QTest::addColumn<int>("id");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("message");
        const auto add = [](ParameterId id, double value, const char *message) {
            QTest::addRow("%s", message) << static_cast<int>(id) << value << QString::fromUtf8(message);
        };
        add(Ones, 201, "ones must be in {0, ..., 200}, but is 201");
        add(Ones, 1.5, "ones must be in {0, ..., 200}, but is 1.5");
        add(LieProbability, 0.7, "q must be in [0, 0.5], but is 0.7");
        add(LieProbability, std::nan(""), "q must be in [0, 0.5], but is nan");
        add(Population, 0, "n must be in {1, ..., 1000000000}, but is 0");
        add(Samples, 0, "samples must be in {1, ..., 200}, but is 0");
        add(Epsilon, 0, "epsilon must be in (0, inf), but is 0");
        add(Beta, 1, "beta must be in (0, 1), but is 1");
        add(Categories, 1, "categories must be in {2, ..., 1000000}, but is 1");
        add(Concentration, 0.1, "concentration must be in [0.25, 1], but is 0.1");
        add(Distance, 2, "distance must be in {0, ..., 1}, but is 2");
    }
    void messagesAreOfTheOneForm() {
        QFETCH(int, id);
        QFETCH(double, value);
        QFETCH(QString, message);
        const auto parameter = static_cast<ParameterId>(id);
        QCOMPARE(messages(Parameters{}.with(parameter, value), {{.id = parameter}}), message);
    }

    void everyIssueIsReportedInOrder() {
        const Parameters p = Parameters{}.with(Ones, 201).with(LieProbability, 2);
        QCOMPARE(messages(p, {{.id = LieProbability}, {.id = Population}, {.id = Ones, .upperOffset = -1}}),
                 QStringLiteral("q must be in [0, 0.5], but is 2\nones must be in {0, ..., 199}, but is 201"));
        QCOMPARE(messages(p, {{.id = Population}}), QString());
    }

    void minusNothingIsNothing() {
        QVERIFY(!std::signbit(Parameters().with(LieProbability, -0.0)[LieProbability]));
        const Parameters shared = Parameters().with(Ones, Share{-0.0});
        QVERIFY(shared.share(Ones) && !std::signbit(shared.share(Ones)->part) && !std::signbit(shared[Ones]));
    }

    void withChangesOneValue() {
        const Parameters changed = Parameters{}.with(Alpha, 0.02);
        QCOMPARE(changed[Alpha], 0.02);
        QVERIFY(changed != Parameters{});
        QVERIFY(changed.with(Alpha, Parameters{}[Alpha]) == Parameters{});
        QCOMPARE(Parameters{}.with(Population, 1e9).integer(Population), std::int64_t{1'000'000'000});
    }

    void sameTextIsThatOfTheText() {
        const auto compare = [](const ParameterUse &use, const std::vector<Parameters> &all) {
            for (const Parameters &a : all)
                for (const Parameters &b : all)
                    QCOMPARE(sameText(use, a, b), valueText(use, a) == valueText(use, b));
        };
        const ParameterUse records{.id = Collection};
        std::vector<Parameters> all;
        for (const char *text : {"0", "00", "1", "01", "10", "01,10", "10,01", "01x5", "01,01,01,01,01", "001,010"})
            all.push_back(Parameters().with(Collection, parseRecords(records, text)));
        compare(records, all);
        const Parameters people = Parameters().with(Population, 100.0);
        compare({.id = Ones},
                {people, people.with(Ones, 30.0), people.with(Ones, Share{0.3}), people.with(Ones, 31.0)});
    }

    void dataFixesPeopleAndCategories() {
        const Parameters stored = Parameters{}.withData(tableOf("adult-sex-income"));
        const Parameters p = fitted(samplingExplorer().parameters, stored);
        QCOMPARE(p[Population], 32561.0);
        QCOMPARE(p[Categories], 4.0);
        QVERIFY(p.fixedByData(Population) && p.fixedByData(Categories) && !p.fixedByData(Samples));
        const double sum = 9592.0 * 9592 + 15128.0 * 15128 + 1179.0 * 1179 + 6662.0 * 6662;
        VERIFY_CLOSE(p.dataConcentration(), sum / (32561.0 * 32561.0), 1e-14);
        const Parameters back = p.withData({});
        QVERIFY(!back.fixedByData(Population) && !back.fixedByData(Categories));
        QVERIFY(p != back);
        // What a person set is still there when the table is gone.
        QCOMPARE(stored[Population], Parameters{}[Population]);
        QVERIFY(stored.withData({}) == Parameters{});
    }

    void concentrationOfTheSyntheticKinds() {
        const Parameters p = Parameters{}.with(Categories, 5);
        VERIFY_CLOSE(p.dataConcentration(), 0.2, 1e-15);
        const Parameters zipf = p.withData({.kind = DataSource::Kind::Zipf});
        QVERIFY(!zipf.fixedByData(Categories));
        VERIFY_CLOSE(zipf.with(ZipfExponent, 0).dataConcentration(), 0.2, 1e-15);
        // Shares 1, 1/2, ..., 1/5 over their sum 137/60.
        const double squares = 1 + 1.0 / 4 + 1.0 / 9 + 1.0 / 16 + 1.0 / 25;
        VERIFY_CLOSE(zipf.with(ZipfExponent, 1).dataConcentration(), squares / std::pow(137.0 / 60, 2), 1e-14);
    }

    // Rounding must not put S below 1/K, where the formulas refuse it.
    void concentrationIsNeverBelowUniform() {
        for (const BuiltinTable &table : builtinTables()) {
            const Parameters p = Parameters{}.withData(tableOf(table.id.c_str()));
            QVERIFY(rangeOf(Concentration, p).contains(p.dataConcentration()));
        }
        for (double k = 2; k <= 300; ++k) {
            const Parameters p = Parameters{}.with(Categories, k).with(ZipfExponent, 0);
            QVERIFY(rangeOf(Concentration, p).contains(p.dataConcentration()));
            QVERIFY(
                rangeOf(Concentration, p).contains(p.withData({.kind = DataSource::Kind::Zipf}).dataConcentration()));
        }
    }
};

HALFTRUTH_TEST(TestParameters)
#include "tst_parameters.moc"
