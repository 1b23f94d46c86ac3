#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/accuracy/required_people.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/oracles/frequency_oracles.h"
#include "core/math/pram/sampling_pram.h"
#include "core/methods/accuracy_methods.h"
#include "core/quantities/quantities.h"
#include "core/solving/solve.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

const std::vector<std::string> &boundIds() {
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> found;
        for (const AccuracyMethod &method : accuracyMethods())
            found.emplace_back(method.id);
        return found;
    }();
    return ids;
}

const RelationSpec &accuracyOf(const std::string &bound) { return *findRelation("accuracy-" + bound); }

double failureOf(const std::string &bound, const Parameters &parameters) {
    return evaluate(*findQuantity("failure-" + bound), parameters);
}

bool needsOnes(const std::string &bound) {
    return std::ranges::find(accuracyMethods(), bound, &AccuracyMethod::id)->dependsOnOnes;
}

Parameters statement(double q, double n, double ones, double alpha, double beta) {
    return Parameters()
        .with(LieProbability, q)
        .with(Population, n)
        .with(Ones, ones)
        .with(Alpha, alpha)
        .with(Beta, beta);
}

QString shown(const Parameters &p) {
    return QStringLiteral("q = %1, n = %2, ones = %3, alpha = %4, beta = %5")
        .arg(p[LieProbability], 0, 'g', 17)
        .arg(p[Population], 0, 'g', 17)
        .arg(p[Ones], 0, 'g', 17)
        .arg(p[Alpha], 0, 'g', 17)
        .arg(p[Beta], 0, 'g', 17);
}

#define VERIFY_AT(condition, parameters) QVERIFY2(condition, qPrintable(shown(parameters)))

/// Statements over many orders of magnitude; the largest n is 10^9 where the failure costs O(1). A fifth of them
/// where the run isn't to be long.
std::vector<Parameters> randomStatements(const std::string &bound, int count) {
    std::mt19937_64 random(20160117);
    std::uniform_real_distribution<double> unit(0, 1);
    const double largest = bound == "exact" ? 1e5 : 1e9;
    std::vector<Parameters> statements;
    for (int i = 0; i < testing::longOr(count, count / 5); ++i) {
        const double n = std::floor(std::pow(largest, unit(random)));
        const double q = i % 3 == 0 ? std::pow(10, -8 * unit(random)) / 2.5 : 0.499 * unit(random);
        const double ones = std::floor(unit(random) * (n + 1));
        // Errors of a few standard deviations, where the failure is neither 0 nor 1.
        const double deviation = std::sqrt(q * (1 - q) / n) / (1 - 2 * q);
        const double alpha = deviation * std::exp(4 * unit(random) - 1);
        const double beta = i % 5 == 0 ? std::pow(10, -30 * unit(random)) / 2 : 0.001 + 0.99 * unit(random);
        statements.push_back(statement(q, n, std::min(ones, n), alpha, beta));
    }
    return statements;
}

} // namespace

class TestSolve : public QObject {
    Q_OBJECT

private:
    static void addBounds(bool all = true) {
        QTest::addColumn<std::string>("bound");
        for (const std::string &bound : boundIds())
            if (all || !needsOnes(bound))
                QTest::newRow(bound.c_str()) << bound;
    }

private slots:
    // --- the table ---------------------------------------------------------------------------------------------

    void relationsAreFoundById() {
        QCOMPARE(solverTable().size(), accuracyMethods().size() + frequencyOracleTable().size() + 12U);
        for (const RelationSpec &each : solverTable())
            QCOMPARE(findRelation(each.id), &each);
        QCOMPARE(findRelation("accuracy"), nullptr);
    }

    /// A relation that states what a quantity states has its id and takes what it takes, and the error besides.
    void relationsMatchQuantities() {
        for (const std::string &bound : boundIds()) {
            const QuantitySpec *quantity = findQuantity("accuracy-" + bound);
            QVERIFY(quantity != nullptr);
            QCOMPARE(accuracyOf(bound).direction, quantity->direction);
            for (const ParameterUse &use : quantity->inputs)
                QVERIFY(std::ranges::count(accuracyOf(bound).parameters, use.id, &ParameterUse::id) == 1);
        }
    }

    void givenLeavesTheUnknownOut() {
        const auto ids = [](std::string_view relation, ParameterId unknown) {
            std::vector<ParameterId> names;
            for (const ParameterUse &use : givenFor(*findRelation(relation), unknown))
                names.push_back(use.id);
            return names;
        };
        using Ids = std::vector<ParameterId>;
        QCOMPARE(ids("accuracy-normal", Epsilon), (Ids{Population, Alpha, Beta}));
        QCOMPARE(ids("accuracy-normal", LieProbability), (Ids{Population, Alpha, Beta}));
        QCOMPARE(ids("accuracy-normal", Population), (Ids{LieProbability, Alpha, Beta}));
        QCOMPARE(ids("accuracy-exact", Population), (Ids{LieProbability, Population, Ones, Alpha, Beta}));
        QCOMPARE(ids("pram", Epsilon), (Ids{Population, Samples, Gamma}));
    }

    void sidesAreNamed() {
        QCOMPARE(sideWord(SolutionSide::Least), std::string_view("least"));
        QCOMPARE(sideWord(SolutionSide::Largest), std::string_view("largest"));
        QCOMPARE(sideWord(SolutionSide::Equal), std::string_view("equal"));
        QCOMPARE(sideWord(SolutionSide::FromOn), std::string_view("from-on"));
        for (const RelationSpec &each : solverTable()) // the two whose failure depends on the ones
            QCOMPARE(findsFromOn(each, Population), each.id == "accuracy-exact" || each.id == "accuracy-chernoff");
        QVERIFY(!findsFromOn(*findRelation("accuracy-exact"), Alpha));
    }

    // --- published values and closed forms ---------------------------------------------------------------------

    /// [GA]'s example with ln in the place of its log10: n = 10^6, epsilon = 1, beta = 0.05.
    void workedExample() {
        const Parameters given = statement(lieProbability(1), 1e6, 0, 0.0029388675, 0.05);
        const auto value = [&](ParameterId unknown, const Parameters &at) {
            return *solve(accuracyOf("hoeffding"), unknown, at).value;
        };
        VERIFY_CLOSE(value(Alpha, given), 0.002938868, 5e-7);
        const Parameters solved = given.with(Alpha, value(Alpha, given));
        VERIFY_CLOSE(value(LieProbability, solved), lieProbability(1), 1e-14);
        VERIFY_CLOSE(value(Epsilon, solved), 1.0, 1e-14);
        VERIFY_CLOSE(value(Beta, solved), 0.05, 1e-14);
        QVERIFY(value(Population, solved) == 1e6);
    }

    void closedForms() {
        const double n = 5000, alpha = 0.06, beta = 0.01;
        const Parameters given = statement(0.2, n, 0, alpha, beta);
        const auto epsilonFor = [&](const char *bound) { return *solve(accuracyOf(bound), Epsilon, given).value; };
        VERIFY_CLOSE(epsilonFor("hoeffding"), requiredEpsilonHoeffding(5000, alpha, beta), 1e-15);
        VERIFY_CLOSE(epsilonFor("chebyshev"), 2 * std::asinh(1 / (2 * alpha * std::sqrt(n * beta))), 1e-15);
        VERIFY_CLOSE(epsilonFor("normal"), 2 * std::asinh(2.5758293035489004 / (2 * alpha * std::sqrt(n))), 1e-15);
        VERIFY_CLOSE(*solve(accuracyOf("chebyshev"), Population, given).value,
                     std::ceil(0.16 / (beta * alpha * alpha * 0.36)), 1e-15);
    }

    // --- round trips -------------------------------------------------------------------------------------------

    void accuracyRoundTrip_data() { addBounds(); }
    void accuracyRoundTrip() {
        QFETCH(std::string, bound);
        for (const Parameters &given : randomStatements(bound, 300)) {
            const Solution solution = solve(accuracyOf(bound), Alpha, given);
            VERIFY_AT(solution.value.has_value() && solution.side == SolutionSide::Least, given);
            VERIFY_AT(*solution.value > 0 && solution.reached <= given[Beta], given);
            // What counts as landing on an outcome is a rounding error of n, not of alpha.
            const double accuracy = evaluate(*findQuantity("accuracy-" + bound), given);
            const double rounding = bound == "exact" ? 1e-13 / (1 - 2 * given[LieProbability]) : 1e-13 * accuracy;
            VERIFY_AT(std::fabs(*solution.value - accuracy) <= rounding, given);
            VERIFY_AT(failureOf(bound, given.with(Alpha, *solution.value)) == solution.reached, given);
            const double smaller = *solution.value * (1 - 1e-9) - (bound == "exact" ? rounding : 0);
            if (!(smaller > 0))
                continue;
            VERIFY_AT(failureOf(bound, given.with(Alpha, smaller)) > given[Beta] * (1 - 1e-12), given);
        }
    }

    void failureRoundTrip_data() { addBounds(); }
    void failureRoundTrip() {
        QFETCH(std::string, bound);
        for (const Parameters &given : randomStatements(bound, 300)) {
            const Solution solution = solve(accuracyOf(bound), Beta, given);
            const double failure = failureOf(bound, given);
            VERIFY_AT(solution.value.has_value() == (failure < 1), given);
            VERIFY_AT(solution.value.has_value() == solution.reason.empty(), given);
            if (solution.value)
                VERIFY_AT(*solution.value == failure && solution.reached == failure, given);
        }
    }

    /// q holds and no q a little above does; epsilon says the same with its own digits.
    void privacyRoundTrip_data() { addBounds(); }
    void privacyRoundTrip() {
        QFETCH(std::string, bound);
        int solved = 0;
        for (const Parameters &given : randomStatements(bound, bound == "exact" ? 200 : 400)) {
            const Solution q = solve(accuracyOf(bound), LieProbability, given);
            const Solution loss = solve(accuracyOf(bound), Epsilon, given);
            if (!loss.value) { // Chernoff's q can be smaller than any double
                VERIFY_AT(!q.value || *q.value == 0, given);
                continue;
            }
            VERIFY_AT(q.value.has_value(), given);
            ++solved;
            VERIFY_AT(q.side == SolutionSide::Largest && loss.side == SolutionSide::Least, given);
            VERIFY_AT(q.reached <= given[Beta], given);
            VERIFY_AT(failureOf(bound, given.with(LieProbability, *q.value)) == q.reached, given);
            QVERIFY(relativeError(lieProbability(*loss.value), *q.value) < 1e-12);
            if (bound == "exact")
                continue; // a saw: see exactPrivacyIsTheLargest()
            const double larger = *q.value + std::min(*q.value, 0.5 - *q.value) * 1e-11;
            if (larger < 0.5 && larger > *q.value * (1 + 1e-15))
                VERIFY_AT(failureOf(bound, given.with(LieProbability, larger)) > given[Beta] * (1 - 1e-12), given);
        }
        QVERIFY2(solved > testing::longOr(50, 10), qPrintable(QString::number(solved)));
    }

    /// Between the answer and 1/2 no q holds, on a grid much finer than the teeth of the saw.
    void exactPrivacyIsTheLargest() {
        std::mt19937_64 random(7);
        std::uniform_real_distribution<double> unit(0, 1);
        for (int i = 0; i < testing::longOr(150, 15); ++i) {
            const double n = 1 + std::floor(40 * unit(random));
            const Parameters given = statement(0.25, n, std::floor(unit(random) * (n + 1)), 0.02 + 0.5 * unit(random),
                                               std::pow(10, -3 * unit(random)) * 0.9);
            const double q = *solve(accuracyOf("exact"), LieProbability, given).value;
            VERIFY_AT(failureOf("exact", given.with(LieProbability, q)) <= given[Beta], given);
            for (int step = 1; step < 2000; ++step) {
                const double larger = q + (0.5 - q) * step / 2000;
                if (larger < 0.5 && larger > q + 1e-13)
                    VERIFY_AT(failureOf("exact", given.with(LieProbability, larger)) > given[Beta], given);
            }
        }
    }

    // --- whole numbers of people -------------------------------------------------------------------------------

    void peopleRoundTrip_data() { addBounds(false); }
    void peopleRoundTrip() {
        QFETCH(std::string, bound);
        int solved = 0;
        for (const Parameters &given : randomStatements(bound, 400)) {
            const Solution solution = solve(accuracyOf(bound), Population, given);
            VERIFY_AT(solution.value.has_value() == solution.reason.empty(), given);
            if (!solution.value)
                continue;
            ++solved;
            const double n = *solution.value;
            VERIFY_AT(n >= 1 && n == std::floor(n) && solution.side == SolutionSide::Least, given);
            VERIFY_AT(failureOf(bound, given.with(Population, n)) <= given[Beta], given);
            VERIFY_AT(failureOf(bound, given.with(Population, n)) == solution.reached, given);
            VERIFY_AT(n == 1 || failureOf(bound, given.with(Population, n - 1)) > given[Beta], given);
        }
        QVERIFY2(solved > testing::longOr(200, 40), qPrintable(QString::number(solved)));
    }

    /// With ones at a share: holds at the answer and at everything tried above, fails right below.
    void peopleAtShare_data() {
        QTest::addColumn<std::string>("bound");
        QTest::newRow("chernoff") << std::string("chernoff");
        QTest::newRow("exact") << std::string("exact");
    }
    void peopleAtShare() {
        QFETCH(std::string, bound);
        std::mt19937_64 random(11);
        std::uniform_real_distribution<double> unit(0, 1);
        for (int i = 0; i < 60; ++i) {
            const double base = 10 + std::floor(300 * unit(random));
            const double ones = std::floor(unit(random) * (base + 1));
            const Parameters given = statement(0.45 * unit(random), base, ones, 0.03 + 0.4 * unit(random),
                                               std::pow(10, -4 * unit(random)) * 0.9);
            const auto holds = [&](double n) {
                const auto there = static_cast<double>(onesAtShare(ones / base, static_cast<std::int64_t>(n)));
                return failureOf(bound, given.with(Population, n).with(Ones, there)) <= given[Beta];
            };
            const double n = *solve(accuracyOf(bound), Population, given).value;
            VERIFY_AT(holds(n), given);
            VERIFY_AT(n == 1 || !holds(n - 1), given);
            for (double larger = n; larger < 2 * n + 200; larger += 1 + std::floor(n / 500))
                VERIFY_AT(holds(larger), given);
        }
    }

    /// The search that doesn't try every n gives the n of the one that does.
    void largePeopleAtShare() {
        const Parameters given = statement(0.4, 200, 60, 0.02, 0.01);
        for (const std::string bound : {"chernoff", "exact"}) {
            const double n = *solve(accuracyOf(bound), Population, given).value;
            const auto holds = [&](double people) {
                return failureOf(bound, given.with(Population, people).with(Ones, std::round(0.3 * people))) <= 0.01;
            };
            QVERIFY(n > 20'000);
            QVERIFY(!holds(n - 1));
            for (double larger = n; larger < n + 5000; ++larger)
                QVERIFY2(holds(larger), qPrintable(QString::number(larger)));
        }
    }

    void sharesAreRounded() {
        QCOMPARE(onesAtShare(0.3, 200), 60);
        QCOMPARE(onesAtShare(1, 1'000'000'000), 1'000'000'000);
        QCOMPARE(onesAtShare(0.5, 3), 2);
        QCOMPARE(onesAtShare(1.0 / 3, 3), 1);
    }

    // --- ends --------------------------------------------------------------------------------------------------

    /// Every unknown at the ends of every parameter: an answer that holds, or a reason.
    void ends_data() { addBounds(); }
    void ends() {
        QFETCH(std::string, bound);
        int combination = 0;
        for (const double q : {0.0, 1e-6, 0.25, 0.499})
            for (const double n : {1.0, 2.0, 1000.0, bound == "exact" ? 1e4 : 1e9})
                for (const double share : {0.0, 0.5, 1.0})
                    for (const double alpha : {1e-9, 1e-3, 0.5, 1.0, 1e3})
                        for (const double beta : {1e-300, 1e-12, 0.05, 0.999}) {
                            if (++combination % testing::longOr(1, 7) != 0)
                                continue;
                            const Parameters given = statement(q, n, std::floor(share * n), alpha, beta);
                            for (const ParameterId unknown : {LieProbability, Epsilon, Alpha, Beta}) {
                                const Solution solution = solve(accuracyOf(bound), unknown, given);
                                VERIFY_AT(solution.value.has_value() == solution.reason.empty(), given);
                                VERIFY_AT(unknown != LieProbability || !solution.value || solution.reached <= beta,
                                          given);
                            }
                        }
    }

    void noErrorWithoutLies() {
        for (const char *bound : {"chebyshev", "chernoff", "normal", "exact"}) {
            const Parameters given = statement(0, 1000, 300, 0.01, 0.05);
            QVERIFY(*solve(accuracyOf(bound), Alpha, given).value == 0);
            QVERIFY(*solve(accuracyOf(bound), Beta, given).value == 0);
            QVERIFY(*solve(accuracyOf(bound), Population, given).value == 1);
        }
    }

    void anyPrivacyWhereErrorsAreTolerated() {
        for (const std::string &bound : boundIds()) {
            const double q = *solve(accuracyOf(bound), LieProbability, statement(0, 10, 3, 1e30, 0.5)).value;
            QVERIFY(q == std::nextafter(0.5, 0.0));
        }
    }

    void mostPeople() {
        for (const std::string &bound : boundIds()) {
            if (bound == "exact")
                continue; // takes its time
            Parameters given = statement(0.25, 1e9, 3e8, 1, 0.05);
            given = given.with(Alpha, *solve(accuracyOf(bound), Alpha, given).value);
            const double n = *solve(accuracyOf(bound), Population, given).value;
            QVERIFY2(n <= 1e9 && n > 1e9 - 1e5, qPrintable(QString::number(n, 'f', 0)));
        }
    }

    // --- sampled PRAM ------------------------------------------------------------------------------------------

    void pramRoundTrip() {
        const RelationSpec &pram = *findRelation("pram");
        std::mt19937_64 random(3);
        std::uniform_real_distribution<double> unit(0, 1);
        for (int i = 0; i < 2000; ++i) {
            const double n = std::floor(std::pow(1e9, unit(random)));
            const double samples = 1 + std::floor(unit(random) * (n - 1));
            const double loss = std::pow(10, -3 + 4 * unit(random));
            const Parameters given = Parameters().with(Population, n).with(Samples, samples).with(Epsilon, loss);
            const Solution gamma = solve(pram, Gamma, given);
            QVERIFY(gamma.value && gamma.side == SolutionSide::Largest && gamma.reached <= loss);
            VERIFY_CLOSE(*gamma.value - 1, n / samples * std::expm1(loss), 1e-12);
            const Parameters solved = given.with(Gamma, *gamma.value);
            VERIFY_CLOSE(*solve(pram, Epsilon, solved).value, loss, 1e-12);
            const Parameters other = given.with(Gamma, 1 + std::pow(10, -2 + 8 * unit(random)));
            const Solution drawn = solve(pram, Samples, other);
            const auto count = static_cast<std::int64_t>(n);
            if (!drawn.value) {
                QVERIFY(pramEpsilon(count, 1, other[Gamma]) > loss);
                continue;
            }
            const auto m = static_cast<std::int64_t>(*drawn.value);
            QVERIFY(pramEpsilon(count, m, other[Gamma]) <= loss && drawn.reached <= loss);
            QVERIFY(m == count || pramEpsilon(count, m + 1, other[Gamma]) > loss);
        }
    }

    void pramWithoutSampling() {
        const Parameters given = Parameters().with(Population, 50).with(Epsilon, 3).with(Gamma, 2);
        QVERIFY(*solve(*findRelation("pram"), Samples, given).value == 50);
    }

    // --- no answer ---------------------------------------------------------------------------------------------

    void reasons_data() {
        QTest::addColumn<std::string>("relation");
        QTest::addColumn<int>("unknown");
        QTest::addColumn<Parameters>("given");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const char *relation, ParameterId unknown, const Parameters &given,
                            const char *reason) {
            QTest::newRow(name) << std::string(relation) << static_cast<int>(unknown) << given
                                << QString::fromUtf8(reason);
        };
        const Parameters strict = statement(0.25, 1000, 300, 0.01, 0.05);
        row("q, hoeffding", "accuracy-hoeffding", LieProbability, strict,
            "no q lets Hoeffding's bound certify alpha = 0.01 at beta = 0.05 with n = 1000 people: at least "
            "18\u202f445 "
            "people are needed, or alpha at least 0.04295");
        row("epsilon, hoeffding", "accuracy-hoeffding", Epsilon, strict,
            "no epsilon lets Hoeffding's bound certify alpha = 0.01 at beta = 0.05 with n = 1000 people: at least "
            "18\u202f445 people are needed, or alpha at least 0.04295");
        row("q, bernstein", "accuracy-bernstein", LieProbability, strict.with(Population, 100),
            "no q lets Bernstein's bound certify alpha = 0.01 at beta = 0.05 with n = 100 people: at least 246 "
            "people are needed, or alpha at least 0.0246, or beta at least 0.4463");
        row("epsilon, chernoff", "accuracy-chernoff", Epsilon, statement(0.25, 24, 21, 0.00139, 1e-17),
            "no epsilon lets Chernoff's bound certify alpha = 0.00139 at beta = 10⁻¹⁷ with n = 24 people: alpha must "
            "be at least 0.002364, or beta at least 1.355×10⁻¹⁰");
        row("beta is 1", "accuracy-hoeffding", Beta, strict,
            "no beta below 1 lets Hoeffding's bound certify alpha = 0.01 with q = 0.25 and n = 1000 people: alpha "
            "must be at least 0.03724, or n at least 13\u202f863");
        row("too many people", "accuracy-hoeffding", Population, strict.with(Alpha, 1e-6),
            "no n up to 10⁹ lets Hoeffding's bound certify alpha = 10⁻⁶ at beta = 0.05 with q = 0.25: "
            "7.378×10¹² people are needed; alpha must be at least 8.59×10⁻⁵");
        row("too many people, normal", "accuracy-normal", Population, strict.with(Alpha, 1e-6),
            "no n up to 10⁹ lets the normal approximation promise alpha = 10⁻⁶ at beta = 0.05 with q = 0.25: "
            "2.882×10¹² people are needed; alpha must be at least 5.368×10⁻⁵, or q at most 2.601×10⁻⁴");
        row("too many people, chernoff", "accuracy-chernoff", Population, strict.with(Alpha, 1e-6),
            "no n up to 10⁹ lets Chernoff's bound certify alpha = 10⁻⁶ at beta = 0.05 with q = 0.25: alpha "
            "must be at least 7.439×10⁻⁵, or q at most 1.354×10⁻⁴");
        const Parameters design = Parameters().with(Population, 100).with(Samples, 10);
        row("samples", "pram", Samples, design.with(Epsilon, 0.01).with(Gamma, 3),
            "no number of samples keeps epsilon = 0.01 at gamma = 3 with n = 100 records: "
            "epsilon must be at least 0.01981, or gamma at most 2.005, or n at least 200");
        row("gamma overflows", "pram", Gamma, design.with(Epsilon, 800),
            "no gamma uses up epsilon = 800: the answer exceeds the largest number, and every gamma keeps the "
            "privacy parameter below it; epsilon must be at most 706.8");
        row("gamma is 1", "pram", Gamma, design.with(Epsilon, 1e-20),
            "no gamma above 1 keeps epsilon = 10⁻²⁰ with samples = 10 of n = 100 records: "
            "epsilon must be at least 2.221×10⁻¹⁷");
    }
    void reasons() {
        QFETCH(std::string, relation);
        QFETCH(int, unknown);
        QFETCH(Parameters, given);
        QFETCH(QString, reason);
        const Solution solution = solve(*findRelation(relation), static_cast<ParameterId>(unknown), given);
        QVERIFY(!solution.value);
        QCOMPARE(QString::fromStdString(english(solution.reason)), reason);
    }

    /// What a reason names does.
    void remediesWork() {
        const Parameters strict = statement(0.25, 1000, 300, 0.01, 0.05);
        const RelationSpec &hoeffding = accuracyOf("hoeffding");
        QVERIFY(solve(hoeffding, LieProbability, strict.with(Population, 18445)).value);
        QVERIFY(!solve(hoeffding, LieProbability, strict.with(Population, 18444)).value);
        QVERIFY(solve(hoeffding, LieProbability, strict.with(Alpha, 0.04295)).value);
        QVERIFY(!solve(hoeffding, LieProbability, strict.with(Alpha, 0.04294)).value);
        QVERIFY(solve(hoeffding, Population, strict.with(Alpha, 8.59e-05)).value);
        QVERIFY(!solve(hoeffding, Population, strict.with(Alpha, 8.58e-05)).value);
    }

    void refuses_data() {
        addMessageColumns();
        const auto solving = [](const char *relation, ParameterId unknown, const Parameters &given) {
            return [=] { static_cast<void>(solve(*findRelation(relation), unknown, given)); };
        };
        addMessage("solve", "q must be in [0, 0.5), but is 0.5",
                   solving("accuracy-normal", Alpha, Parameters().with(LieProbability, 0.5)));
        addMessage("solve", "beta must be in (0, 1), but is 1",
                   solving("accuracy-exact", LieProbability, Parameters().with(Beta, 1)));
        addMessage("solve", "alpha must be in (0, inf), but is 0",
                   solving("accuracy-exact", Population, Parameters().with(Alpha, 0)));
        addMessage("solve", "ones must be in {0, ..., 20}, but is 60",
                   solving("accuracy-chernoff", Population, Parameters().with(Population, 20)));
        addMessage("solve", "samples must be in {1, ..., 20}, but is 100",
                   solving("pram", Epsilon, Parameters().with(Population, 20)));
        addMessage("onesAtShare", "share must be in [0, 1], but is 1.5",
                   [] { static_cast<void>(onesAtShare(1.5, 10)); });
        addMessage("mostPrivateHoeffding", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { static_cast<void>(mostPrivateHoeffding(0, 0.1, 0.05)); });
        addMessage("mostPrivateChernoff", "ones must be in {0, ..., 5}, but is 6",
                   [] { static_cast<void>(mostPrivateChernoff(5, 6, 0.1, 0.05)); });
        addMessage("requiredPeopleExact", "share must be in [0, 1], but is -1",
                   [] { static_cast<void>(requiredPeopleExact(0.25, -1, 0.1, 0.05)); });
    }
    void refuses() { VERIFY_MESSAGE(); }

    void refusesOtherUnknowns() {
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(solve(accuracyOf("exact"), Gamma, Parameters())),
                                 std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(solve(*findRelation("pram"), Alpha, Parameters())),
                                 std::invalid_argument);
    }
};

HALFTRUTH_TEST(TestSolve)
#include "tst_solve.moc"
