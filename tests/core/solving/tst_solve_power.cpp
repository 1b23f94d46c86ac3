#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/math/pram/sampling_pram.h"
#include "core/quantities/quantities.h"
#include "core/solving/solve.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace halftruth;
using enum ParameterId;

namespace {

const RelationSpec &power() { return *findRelation("power"); }
const RelationSpec &pram() { return *findRelation("pram"); }

double powerAt(const Parameters &p) { return evaluate(*findQuantity("power"), p); }

double lossAt(const Parameters &p, double n) {
    return pramEpsilon(static_cast<std::int64_t>(n), p.integer(Samples), p[Gamma]);
}

/// A survey's test.
Parameters drawn(std::mt19937_64 &random) {
    const auto unit = [&] { return std::uniform_real_distribution<double>(0, 1)(random); };
    const double truth = 0.05 + 0.9 * unit();
    return Parameters{}
        .with(Population, std::floor(std::pow(10.0, 1 + 5 * unit())))
        .with(NullPrevalence, 0.4 * unit())
        .with(Prior, 0.4 + 0.6 * unit())
        .with(Truth, truth)
        .with(ForcedYes, (1 - truth) * unit())
        .with(Significance, std::pow(10.0, -6 * unit()) / 2)
        .with(Power, 0.5 + 0.499 * unit());
}

QString reasonOf(const RelationSpec &relation, ParameterId unknown, const Parameters &given) {
    const Solution solution = solve(relation, unknown, given);
    return solution.value ? QStringLiteral("there is an answer") : QString::fromStdString(english(solution.reason));
}

} // namespace

class TestSolvePower : public QObject {
    Q_OBJECT

private slots:
    // Whatever is solved for reaches the power, and a hair less of it doesn't.
    void answersAreTheLeast_data() {
        QTest::addColumn<int>("unknown");
        for (const ParameterId unknown : {Population, Prior, Significance, Truth})
            QTest::newRow(std::string(spec(unknown).name).c_str()) << static_cast<int>(unknown);
    }
    void answersAreTheLeast() {
        QFETCH(int, unknown);
        const auto id = static_cast<ParameterId>(unknown);
        std::mt19937_64 random(9);
        int answers = 0;
        for (int i = 0; i < 200; ++i) {
            const Parameters given = drawn(random);
            const Solution solution = solve(power(), id, given.with(id, std::nan("")));
            if (!solution.value) {
                QVERIFY(!solution.reason.empty());
                continue;
            }
            ++answers;
            const double value = *solution.value;
            const double less = id == Population ? value - 1 : value * (1 - 1e-12);
            QCOMPARE(powerAt(given.with(id, value)), solution.reached);
            QVERIFY(solution.reached >= given[Power]);
            QVERIFY(rangeOf({.id = id}, given.with(id, value)).contains(value));
            if (less >= (id == Population ? 1 : 1e-300))
                QVERIFY2(powerAt(given.with(id, less)) < given[Power],
                         qPrintable(QStringLiteral("%1: %2").arg(i).arg(value, 0, 'g', 17)));
        }
        QVERIFY2(answers > 100, qPrintable(QString::number(answers)));
    }

    void powerItselfIsTheQuantity() {
        std::mt19937_64 random(10);
        for (int i = 0; i < 50; ++i) {
            const Parameters given = drawn(random);
            const Solution solution = solve(power(), Power, given);
            QCOMPARE(*solution.value, powerAt(given));
            QCOMPARE(solution.side, SolutionSide::Equal);
        }
    }

    // Blair, Imai and Zhou's example: 200 people have the power .9868872.
    void agreesWithThePublishedExample() {
        const Parameters example = Parameters{}
                                       .with(Prior, 0.2)
                                       .with(NullPrevalence, 0)
                                       .with(Truth, 2.0 / 3)
                                       .with(ForcedYes, 1.0 / 6)
                                       .with(Significance, 0.01)
                                       .with(Power, 0.9868871)
                                       .with(Population, 200);
        QCOMPARE(*solve(power(), Population, example).value, 200.0);
        VERIFY_CLOSE(*solve(power(), Prior, example).value, 0.2, 1e-6);
        VERIFY_CLOSE(*solve(power(), Truth, example).value, 2.0 / 3, 1e-6);
        VERIFY_CLOSE(*solve(power(), Significance, example).value, 0.01, 1e-5);
    }

    // The power at the null prevalence is the level: then no difference is needed.
    void aPowerBelowTheLevelNeedsNoDifference() {
        const Parameters given = Parameters{}.with(Power, 0.04).with(Significance, 0.05).with(NullPrevalence, 0.2);
        const Solution solution = solve(power(), Prior, given);
        QCOMPARE(*solution.value, 0.2);
        VERIFY_CLOSE(solution.reached, 0.05, 1e-12);
    }

    void saysWhyThereIsNone() {
        const Parameters p = Parameters{}.with(Power, 0.8);
        QCOMPARE(reasonOf(power(), Population, p.with(Prior, 0.2).with(NullPrevalence, 0.2)),
                 QStringLiteral("no n tells a prevalence from itself: prevalence and null-prevalence are both 0.2"));
        QCOMPARE(reasonOf(power(), Population, p.with(Prior, 0.001).with(NullPrevalence, 0.00100001)),
                 QStringLiteral("no n up to 10⁹ reaches power = 0.8: power must be at most 0.05003"));
        QCOMPARE(reasonOf(power(), Prior, p.with(Population, 1).with(NullPrevalence, 0.9)),
                 QStringLiteral("no prevalence up to 1 is told from null-prevalence = 0.9 with power = 0.8 and n = 1 "
                                "person: n must be at least 501"));
        QCOMPARE(reasonOf(power(), Prior, p.with(NullPrevalence, 1)),
                 QStringLiteral("no prevalence is above null-prevalence = 1: it must be below 1"));
        QCOMPARE(
            reasonOf(power(), Truth, p.with(Population, 5).with(ForcedYes, 0.25)),
            QStringLiteral("no truth up to 0.75 reaches power = 0.8 with n = 5 people: n must be at least 26, or "
                           "significance at least 0.4242"));
        QCOMPARE(reasonOf(power(), Truth, p.with(ForcedYes, 0.9999999)),
                 QStringLiteral("no truthful answers are left beside forced-yes = 0.9999999: it must be at most "
                                "0.999999"));
    }

    // What a reason names is an answer.
    void remediesHelp() {
        const Parameters p = Parameters{}.with(Power, 0.8).with(Population, 5);
        const double most = 0.75;
        QVERIFY(powerAt(p.with(Truth, most).with(Population, 26)) >= 0.8);
        QVERIFY(powerAt(p.with(Truth, most).with(Population, 25)) < 0.8);
        QVERIFY(powerAt(p.with(Truth, most).with(Significance, 0.4242)) >= 0.8);
        QVERIFY(powerAt(p.with(Truth, most).with(Significance, 0.424)) < 0.8);
    }

    // Of two groups of one size: the fewest with the power, the least level with it, and the power itself.
    void groupsAreTheSmallestThatDo() {
        const RelationSpec &groups = *findRelation("group-power");
        const Parameters p = Parameters{}.with(SecondPrior, .45).with(Power, .9);
        const Solution people = solve(groups, Population, p);
        const auto powerOf = [&](double n, double level) {
            return evaluate(*findQuantity("group-power"),
                            p.with(Population, n).with(SecondPopulation, n).with(Significance, level));
        };
        QCOMPARE(people.side, SolutionSide::Least);
        QVERIFY(powerOf(*people.value, .05) >= .9 && powerOf(*people.value - 1, .05) < .9);
        QCOMPARE(people.reached, powerOf(*people.value, .05));
        const Solution level = solve(groups, Significance, p.with(Population, 400));
        QVERIFY(powerOf(400, *level.value) >= .9);
        QVERIFY(powerOf(400, std::nextafter(*level.value, 0)) < .9);
        QCOMPARE(*solve(groups, Power, p.with(Population, 400)).value, powerOf(400, .05));
        QVERIFY(!solve(groups, Population, p.with(SecondPrior, .3)).value);
        QVERIFY(!solve(groups, Population, p.with(SecondPrior, .3000001)).value);
    }

    void pramPeopleAreTheFewest() {
        std::mt19937_64 random(11);
        const auto unit = [&] { return std::uniform_real_distribution<double>(0, 1)(random); };
        int answers = 0;
        for (int i = 0; i < 500; ++i) {
            const Parameters given = Parameters{}
                                         .with(Samples, std::floor(std::pow(10.0, 6 * unit())))
                                         .with(Gamma, 1 + std::pow(10.0, 6 * unit() - 3))
                                         .with(Epsilon, std::pow(10.0, 4 * unit() - 3))
                                         .with(Population, std::nan(""));
            const Solution solution = solve(pram(), Population, given);
            if (!solution.value) {
                QVERIFY(lossAt(given, maxPopulation) > given[Epsilon]);
                continue;
            }
            ++answers;
            const double n = *solution.value;
            QVERIFY(n >= given[Samples] && n == std::floor(n));
            QVERIFY(solution.reached == lossAt(given, n) && solution.reached <= given[Epsilon]);
            QVERIFY(n == given[Samples] || lossAt(given, n - 1) > given[Epsilon]);
        }
        QVERIFY(answers > 300);
    }

    void pramSaysHowManyWouldDo() {
        const Parameters given =
            Parameters{}.with(Samples, 1e8).with(Gamma, 3).with(Epsilon, 0.001).with(Population, 10);
        QCOMPARE(reasonOf(pram(), Population, given),
                 QStringLiteral("no n up to 10⁹ keeps epsilon = 0.001 at gamma = 3 with "
                                "samples = 10⁸: epsilon must be at least 0.1824, or samples at most 500\u202f250, or "
                                "gamma at most 1.01"));
        QVERIFY(pramEpsilon(1'000'000'000, 500250, 3) <= 0.001 && pramEpsilon(1'000'000'000, 500251, 3) > 0.001);
        QVERIFY(pramEpsilon(1'000'000'000, 100'000'000, 1.01) <= 0.001);
    }
};

HALFTRUTH_TEST(TestSolvePower)
#include "tst_solve_power.moc"
