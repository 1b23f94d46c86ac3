#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/stopped.h"
#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/oracles/frequency_oracles.h"
#include "core/math/pram/sampling_pram.h"
#include "core/math/shuffle/shuffle.h"
#include "core/quantities/quantities.h"
#include "core/solving/solve.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

Solution solved(const char *relation, ParameterId unknown, const Parameters &given) {
    return solve(*findRelation(relation), unknown, given);
}

double valueOf(const char *relation, ParameterId unknown, const Parameters &given) {
    const Solution solution = solved(relation, unknown, given);
    if (!solution.value)
        qFatal("%s: %s", relation, english(solution.reason).c_str());
    return *solution.value;
}

Parameters counting(double n, double ones, double q) {
    return Parameters().with(Population, n).with(Ones, ones).with(LieProbability, q);
}

CountModel modelOf(const Parameters &p) {
    return {.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]};
}

double deltaOf(const Parameters &p) {
    return shuffleDelta(p.integer(Population), p[LieProbability], p[Epsilon]).delta;
}

struct Oracle {
    const char *relation;
    const char *quantity;
};
const std::vector<Oracle> oracles{
    {"oracle-grr", "oracle-variance-grr"},          {"oracle-sue", "oracle-variance-sue"},
    {"oracle-oue", "oracle-variance-oue"},          {"oracle-blh", "oracle-variance-blh"},
    {"oracle-olh", "oracle-variance-olh"},          {"oracle-subset", "oracle-variance-subset"},
    {"oracle-hadamard", "oracle-variance-hadamard"}};

} // namespace

class TestSolveRelations : public QObject {
    Q_OBJECT

private slots:
    // --- privacy loss --------------------------------------------------------------------------------------------

    /// [GA]: two coins, q = 1/4, lose ln 3.
    void lossOfTwoCoins() {
        VERIFY_CLOSE(valueOf("epsilon", LieProbability, Parameters().with(Epsilon, std::log(3.0))), 0.25, 1e-15);
        VERIFY_CLOSE(valueOf("epsilon", Epsilon, Parameters().with(LieProbability, 0.25)), std::log(3.0), 1e-15);
    }

    void leastLiesKeepTheLoss() {
        std::mt19937_64 random(3);
        std::uniform_real_distribution<double> unit(0, 1);
        for (int i = 0; i < 2000; ++i) {
            const double wanted = std::pow(10, 6 * unit(random) - 4);
            const double bits = 1 + std::floor(40 * unit(random));
            const Parameters given = Parameters().with(Epsilon, wanted).with(Bits, bits);
            const Solution q = solved("vector-epsilon", LieProbability, given);
            const auto length = static_cast<std::int64_t>(bits);
            QVERIFY(q.value && q.side == SolutionSide::Least);
            QVERIFY(epsilon(*q.value, length) <= wanted);
            QVERIFY(q.reached == epsilon(*q.value, length));
            // Where e^-ε is still a number of full precision.
            if (wanted / bits < 700)
                QVERIFY(epsilon(*q.value * (1 - 1e-14), length) > wanted * (1 - 1e-13));
        }
    }

    void mostBitsKeepTheLoss() {
        for (const double q : {1e-6, 0.1, 0.25, 0.4, 0.499})
            for (const double wanted : {0.001, 0.5, 1.0986, 3.0, 5 * epsilon(0.25), 20.0}) {
                int most = 0;
                for (int bits = 1; bits <= 40; ++bits)
                    if (epsilon(q, bits) <= wanted)
                        most = bits;
                const Solution bits =
                    solved("vector-epsilon", Bits, Parameters().with(LieProbability, q).with(Epsilon, wanted));
                QCOMPARE(bits.value.value_or(0), static_cast<double>(most));
                QCOMPARE(bits.reason.empty(), most > 0);
            }
    }

    /// What the reason says would help does.
    void reasonForNoBits() {
        const Parameters given = Parameters().with(LieProbability, 0.25).with(Epsilon, 0.5);
        const std::string reason = english(solved("vector-epsilon", Bits, given).reason);
        QCOMPARE(reason, std::string("no record keeps epsilon = 0.5 at q = 0.25: for one bit "
                                     "epsilon must be at least 1.099, or q at least 0.3776"));
        QCOMPARE(valueOf("vector-epsilon", Bits, given.with(Epsilon, 1.099)), 1.0);
        QCOMPARE(valueOf("vector-epsilon", Bits, given.with(LieProbability, 0.3776)), 1.0);
    }

    // --- counts --------------------------------------------------------------------------------------------------

    void quantileByCounting() {
        for (const double q : {0.0, 0.1, 0.25, 0.5})
            for (const double level : {1e-9, 0.1, 0.5, 0.9, 1 - 1e-9}) {
                const Parameters given = counting(60, 20, q).with(Level, level);
                std::int64_t first = 0;
                while (countCdf(modelOf(given), first) < level)
                    ++first;
                const Solution outcome = solved("count-quantile", Outcome, given);
                QCOMPARE(*outcome.value, static_cast<double>(first));
                QCOMPARE(outcome.reached, countCdf(modelOf(given), first));
                // The other way round: the count is the quantile of its own level, but for rounding.
                const double own = valueOf("count-quantile", Level, given.with(Outcome, *outcome.value));
                QVERIFY(own == outcome.reached);
                const double below = own * (1 - 1e-12);
                QVERIFY(valueOf("count-quantile", Outcome, given.with(Level, below)) == *outcome.value);
            }
    }

    void leastOutcomeByTrying() {
        for (const double q : {0.05, 0.25, 0.45})
            for (const double wanted : {0.01, 0.2, 1.0, 5.0}) {
                const Parameters given = counting(80, 30, q).with(Epsilon, wanted);
                std::int64_t first = 0;
                while (logPrivacyRatio(modelOf(given), first) > wanted)
                    ++first;
                QCOMPARE(valueOf("privacy-ratio", Outcome, given), static_cast<double>(first));
            }
    }

    void outcomeAndLossAreInverse() {
        const Parameters given = counting(1000, 300, 0.25).with(Outcome, 350);
        const double loss = valueOf("privacy-ratio", Epsilon, given);
        QCOMPARE(loss, logPrivacyRatio(modelOf(given), 350));
        QCOMPARE(valueOf("privacy-ratio", Outcome, given.with(Epsilon, loss)), 350.0);
        const Solution none = solved("privacy-ratio", Epsilon, given.with(Outcome, 700));
        QVERIFY(!none.value && english(none.reason).starts_with("no epsilon is the least: this outcome"));
    }

    // --- anonymised counts -----------------------------------------------------------------------------------------

    /// What the searches for n and q rest on.
    void crowdsAndLiesOnlyHelp() {
        for (const double loss : {0.1, 0.5, 1.0}) {
            double before = 1;
            for (int n = 1; n < 60; ++n) {
                const double delta = deltaOf(counting(n, 0, 0.2).with(Epsilon, loss));
                QVERIFY2(delta <= before * (1 + 1e-12), qPrintable(QString::number(n)));
                before = delta;
            }
            before = 1;
            for (double q = 0.01; q < 0.5; q += 0.01) {
                const double delta = deltaOf(counting(40, 0, q).with(Epsilon, loss));
                QVERIFY2(delta <= before * (1 + 1e-12), qPrintable(QString::number(q)));
                before = delta;
            }
        }
    }

    void crowdByTrying() {
        for (const double q : {0.1, 0.25, 0.4})
            for (const double loss : {0.2, 0.7})
                for (const double delta : {0.1, 1e-3, 1e-6}) {
                    const Parameters given = counting(200, 0, q).with(Epsilon, loss).with(Delta, delta);
                    const Solution n = solved("shuffle-delta", Population, given);
                    QVERIFY(n.value && n.side == SolutionSide::Least);
                    QVERIFY(deltaOf(given.with(Population, *n.value)) <= delta);
                    QVERIFY(*n.value == 1 || deltaOf(given.with(Population, *n.value - 1)) > delta);
                    VERIFY_CLOSE(n.reached, deltaOf(given.with(Population, *n.value)), 1e-12);
                }
    }

    /// Where not every m can be tried: enough by the bound that stands for them, and not with one person fewer.
    void leastOfALargeCrowd() {
        const Parameters given = counting(200, 0, 0.25).with(Epsilon, 0.01).with(Delta, 1e-6);
        const double n = valueOf("shuffle-delta", Population, given);
        QVERIFY(n > 100'000);
        const auto exact = [](double people) {
            const auto count = static_cast<std::int64_t>(people);
            return shuffleDelta(count, 0.25, 0.01, {.everyOnesUpTo = count}).delta;
        };
        QVERIFY(exact(n) <= 1e-6 && exact(n - 1) > 1e-6);
    }

    /// Where the worst m isn't among the likely ones, the least n is hundreds of people further on: not one by one.
    void leastOfACrowdWhoseWorstIsUnlikely() {
        const Parameters given = counting(200, 0, 2.9432131102081054e-5)
                                     .with(Epsilon, 0.08057619255458323)
                                     .with(Delta, 0.06584514282715924);
        std::vector<double> told;
        const Watch watch({}, [&](double share) { told.push_back(share); });
        const Solution n = solve(*findRelation("shuffle-delta"), Population, given, watch);
        QVERIFY(n.value && n.side == SolutionSide::Least);
        QVERIFY2(told.back() < 1, qPrintable(QString::number(told.size())));
        QVERIFY(deltaOf(given.with(Population, *n.value)) <= given[Delta]);
        QVERIFY(deltaOf(given.with(Population, *n.value - 1)) > given[Delta]);
    }

    void leastLiesOfACrowd() {
        for (const double n : {1.0, 2.0, 20.0, 300.0})
            for (const double loss : {0.05, 0.5, 2.0})
                for (const double delta : {0.3, 1e-4, 1e-9}) {
                    const Parameters given = counting(n, 0, 0.25).with(Epsilon, loss).with(Delta, delta);
                    const Solution q = solved("shuffle-delta", LieProbability, given);
                    QVERIFY(q.value && q.side == SolutionSide::Least);
                    QVERIFY(*q.value <= lieProbability(loss) * (1 + 1e-12));
                    QVERIFY(deltaOf(given.with(LieProbability, *q.value)) <= delta);
                    if (*q.value < lieProbability(loss) * (1 - 1e-9))
                        QVERIFY(deltaOf(given.with(LieProbability, *q.value * (1 - 1e-9))) > delta);
                }
    }

    void lossAndFailureOfACrowdAreInverse() {
        const Parameters given = counting(500, 0, 0.25).with(Delta, 1e-6);
        const double loss = valueOf("shuffle-delta", Epsilon, given);
        VERIFY_CLOSE(loss, shuffleEpsilon(500, 0.25, 1e-6).epsilon, 1e-15);
        VERIFY_CLOSE(valueOf("shuffle-delta", Delta, given.with(Epsilon, loss)), 1e-6, 1e-9);
        const Solution none = solved("shuffle-delta", Epsilon, given.with(LieProbability, 0));
        QVERIFY(!none.value && english(none.reason).ends_with("q must be above 0"));
    }

    void noCrowdIsLargeEnough() {
        const Parameters given = counting(200, 0, 0.001).with(Epsilon, 0.001).with(Delta, 1e-12);
        const Solution n = solved("shuffle-delta", Population, given);
        QVERIFY(!n.value);
        QVERIFY2(english(n.reason).find("delta must be at least") != std::string::npos, english(n.reason).c_str());
    }

    // --- frequency oracles -----------------------------------------------------------------------------------------

    void peopleForAnError() {
        std::mt19937_64 random(5);
        std::uniform_real_distribution<double> unit(0, 1);
        for (const Oracle &oracle : oracles)
            for (int i = 0; i < 200; ++i) {
                const Parameters given = Parameters()
                                             .with(Epsilon, 0.1 + 5 * unit(random))
                                             .with(Categories, 2 + std::floor(100 * unit(random)))
                                             .with(Frequency, unit(random))
                                             .with(Alpha, std::pow(10, -3 * unit(random)));
                const auto error = [&](double n) {
                    return std::sqrt(evaluate(*findQuantity(oracle.quantity), given.with(Population, n)));
                };
                const Solution n = solved(oracle.relation, Population, given);
                if (!n.value) {
                    QVERIFY(error(1e9) > given[Alpha] && english(n.reason).starts_with("no n up to 10⁹ gives alpha"));
                    continue;
                }
                QVERIFY(n.side == SolutionSide::Least);
                QVERIFY(error(*n.value) <= given[Alpha]);
                QVERIFY(*n.value == 1 || error(*n.value - 1) > given[Alpha]);
                QCOMPARE(n.reached, error(*n.value));
                QCOMPARE(valueOf(oracle.relation, Alpha, given.with(Population, *n.value)), n.reached);
            }
    }

    void lossForAnError() {
        for (const Oracle &oracle : oracles) {
            const auto &unknowns = findRelation(oracle.relation)->unknowns;
            if (std::ranges::find(unknowns, Epsilon) == unknowns.end())
                continue;
            for (const double frequency : {0.0, 0.3, 1.0})
                for (const double alpha : {0.5, 0.1, 0.03}) {
                    const Parameters given = Parameters()
                                                 .with(Categories, 16)
                                                 .with(Population, 5000)
                                                 .with(Frequency, frequency)
                                                 .with(Alpha, alpha);
                    const auto error = [&](double loss) {
                        return std::sqrt(evaluate(*findQuantity(oracle.quantity), given.with(Epsilon, loss)));
                    };
                    const Solution loss = solved(oracle.relation, Epsilon, given);
                    QVERIFY2(loss.value.has_value(), english(loss.reason).c_str());
                    QVERIFY(error(*loss.value) <= alpha);
                    QVERIFY(error(*loss.value * (1 - 1e-12)) > alpha * (1 - 1e-11));
                }
        }
        // A hash of one bit loses half of what it is told, whatever the loss.
        const Parameters few = Parameters().with(Categories, 16).with(Population, 50).with(Frequency, 0);
        const Solution none = solved("oracle-blh", Epsilon, few.with(Alpha, 0.1));
        QCOMPARE(english(none.reason),
                 std::string("no epsilon gives alpha = 0.1 with n = 50 people: alpha must be at least "
                             "0.1415, or n at least 100"));
        QVERIFY(solved("oracle-blh", Epsilon, few.with(Alpha, 0.1415)).value.has_value());
    }

    // --- sampling --------------------------------------------------------------------------------------------------

    void samplesByTrying() {
        for (const double loss : {0.3, 1.0, 3.0})
            for (const double alpha : {0.02, 0.1, 0.3}) {
                const Parameters given = Parameters()
                                             .with(Population, 800)
                                             .with(Epsilon, loss)
                                             .with(Categories, 4)
                                             .with(Concentration, 0.4)
                                             .with(Alpha, alpha);
                const PramDesign design{.n = 800, .epsilon = loss, .categories = 4};
                double first = 0;
                for (std::int64_t m = 1; m <= 800 && first == 0; ++m)
                    if (pramRmsError(design, m, 0.4) <= alpha)
                        first = static_cast<double>(m);
                const Solution samples = solved("pram-rms-error", Samples, given);
                QCOMPARE(samples.value.value_or(0), first);
                QCOMPARE(samples.reason.empty(), first > 0);
            }
    }

    void lossForSamples() {
        const Parameters given = Parameters()
                                     .with(Population, 32561)
                                     .with(Samples, 5000)
                                     .with(Categories, 4)
                                     .with(Concentration, 0.4)
                                     .with(Alpha, 0.02);
        const double loss = valueOf("pram-rms-error", Epsilon, given);
        const auto error = [](double epsilon) {
            return pramRmsError({.n = 32561, .epsilon = epsilon, .categories = 4}, 5000, 0.4);
        };
        QVERIFY(error(loss) <= 0.02);
        QVERIFY(error(loss * (1 - 1e-12)) > 0.02 * (1 - 1e-12));
        const Solution none = solved("pram-rms-error", Epsilon, given.with(Samples, 10));
        QVERIFY2(english(none.reason).ends_with("or samples more"), english(none.reason).c_str());
    }

    // --- telling and stopping --------------------------------------------------------------------------------------

    void searchesTellHowFarTheyHaveCome() {
        const Parameters given =
            counting(200, 60, 0.25).with(Alpha, 0.001).with(Beta, 0.05).with(Epsilon, 0.01).with(Delta, 1e-6);
        const std::vector<std::pair<const char *, ParameterId>> searches{{"accuracy-exact", Population},
                                                                         {"accuracy-exact", LieProbability},
                                                                         {"shuffle-delta", Population},
                                                                         {"shuffle-delta", LieProbability}};
        for (const auto &[relation, unknown] : searches) {
            std::vector<double> told;
            const Watch watch({}, [&](double share) { told.push_back(share); });
            const Solution solution = solve(*findRelation(relation), unknown, given, watch);
            QCOMPARE(solution.value.value(), valueOf(relation, unknown, given));
            QVERIFY2(told.size() > 3, relation);
            QVERIFY2(std::ranges::is_sorted(told) && told.front() < told.back(), relation);
            QVERIFY2(told.front() >= 0 && told.back() <= 1, relation);
        }
    }

    void whatIsStoppedThrows() {
        std::stop_source source;
        source.request_stop();
        const Parameters given =
            counting(200, 60, 0.25).with(Alpha, 0.1).with(Beta, 0.05).with(Epsilon, 0.1).with(Delta, 1e-6);
        const auto stops = [&](const char *relation, ParameterId unknown) {
            return !endsBeforeStopped(
                [&] { (void)solve(*findRelation(relation), unknown, given, source.get_token()); });
        };
        for (const ParameterId unknown : {LieProbability, Population})
            QVERIFY(stops("accuracy-exact", unknown));
        QVERIFY(stops("accuracy-chernoff", Population));
        for (const ParameterId unknown : {LieProbability, Population, Epsilon, Delta})
            QVERIFY(stops("shuffle-delta", unknown));
    }

    // --- answers within a budget ---------------------------------------------------------------------------------

    void mostAnswersKeepTheBudget() {
        for (const double q : {.05, .25, .4, .499})
            for (const double budget : {.5, 5., 40.})
                for (const double delta : {1e-12, 1e-3}) {
                    const Parameters given =
                        Parameters().with(LieProbability, q).with(EpsilonBudget, budget).with(Delta, delta);
                    const Solution most = solved("answers-in-budget", Answers, given);
                    if (!most.value) {
                        QVERIFY(composedDelta(q, 1, budget) > delta);
                        continue;
                    }
                    const auto answers = static_cast<std::int64_t>(*most.value);
                    QCOMPARE(most.reached, composedDelta(q, answers, budget));
                    QVERIFY(most.reached <= delta);
                    if (*most.value < maxAnswers)
                        QVERIFY(composedDelta(q, answers + 1, budget) > delta);
                    // The other unknowns lead back to it.
                    const Parameters there = given.with(Answers, *most.value);
                    const double lies = valueOf("answers-in-budget", LieProbability, there);
                    QVERIFY(lies <= q && composedDelta(lies, answers, budget) <= delta);
                    QVERIFY(composedDelta(std::nextafter(lies, 0), answers, budget) > delta);
                    if (most.reached > 0)
                        VERIFY_CLOSE(valueOf("answers-in-budget", Delta, there), most.reached, 1e-12);
                    const double loss = valueOf("answers-in-budget", EpsilonBudget, there);
                    QCOMPARE(loss, composedEpsilon(q, answers, delta));
                    QVERIFY(loss <= budget * (1 + 1e-12));
                }
    }

    void noAnswersKeepABudget() {
        const Parameters given = Parameters().with(EpsilonBudget, .5).with(Delta, 1e-6).with(LieProbability, .25);
        const Solution few = solved("answers-in-budget", Answers, given);
        QCOMPARE(english(few.reason),
                 std::string(
                     "not even one answer keeps budget = 0.5 and delta = 10⁻⁶ with q = 0.25: delta must be at least "
                     "0.3379, or budget at least 1.099"));
        const Parameters truth = given.with(LieProbability, 0).with(Answers, 3);
        for (const ParameterId unknown : {Answers, EpsilonBudget, Delta})
            QVERIFY(!solved("answers-in-budget", unknown, truth).value);
        // Pure chance keeps everything.
        QCOMPARE(valueOf("answers-in-budget", Answers, given.with(LieProbability, .5)), maxAnswers);
    }

    // --- the error of a population's share, and a curator's -----------------------------------------------------

    void planRoundTrip() {
        const RelationSpec &plan = *findRelation("required-n-total");
        for (const double q : {0.01, 0.25, 0.45})
            for (const double alpha : {0.04, 0.2})
                for (const double frame : {400.0, 1e9}) {
                    const Parameters given = Parameters()
                                                 .with(LieProbability, q)
                                                 .with(Population, 300)
                                                 .with(Prior, 0.3)
                                                 .with(Frame, frame)
                                                 .with(DesignEffect, 1.2)
                                                 .with(Alpha, alpha)
                                                 .with(Beta, 0.05);
                    const auto error = [&](const Parameters &at) {
                        return evaluate(*findQuantity("accuracy-total"), at);
                    };
                    const Solution people = solve(plan, Population, given);
                    QCOMPARE(people.value.has_value(), error(given.with(Population, frame)) <= alpha);
                    if (people.value) {
                        QCOMPARE(*people.value, evaluate(*findQuantity("required-n-total"), given));
                        QVERIFY(people.reached <= 0.05);
                        if (*people.value > 1)
                            QVERIFY(error(given.with(Population, *people.value - 1)) > alpha * (1 - 1e-14));
                    }
                    VERIFY_CLOSE(*solve(plan, Alpha, given).value, error(given), 1e-14);
                    const Solution miss = solve(plan, Beta, given);
                    VERIFY_CLOSE(error(given.with(Beta, *miss.value)), alpha, 1e-12);
                    const Solution lies = solve(plan, LieProbability, given);
                    QCOMPARE(lies.value.has_value(), error(given.with(LieProbability, 0)) <= alpha);
                    if (lies.value) {
                        QVERIFY(lies.reached <= 0.05 && lies.side == SolutionSide::Largest);
                        VERIFY_CLOSE(error(given.with(LieProbability, *lies.value)), alpha, 1e-12);
                        VERIFY_CLOSE(lieProbability(*solve(plan, Epsilon, given).value), *lies.value, 1e-12);
                    }
                }
    }

    void curatorRoundTrip() {
        const RelationSpec &curator = *findRelation("central-accuracy");
        for (const double epsilon : {0.01, 0.5, 4.0})
            for (const double n : {1.0, 37.0, 1e6})
                for (const double beta : {1e-9, 0.05, 0.6}) {
                    const Parameters given = Parameters().with(Epsilon, epsilon).with(Population, n).with(Beta, beta);
                    const auto alphaAt = [&](const Parameters &at) {
                        return evaluate(*findQuantity("central-accuracy"), at);
                    };
                    const double alpha = *solve(curator, Alpha, given).value;
                    QCOMPARE(alpha, alphaAt(given));
                    if (alpha == 0)
                        continue;
                    const Parameters with = given.with(Alpha, alpha);
                    const double people = *solve(curator, Population, with).value;
                    QVERIFY(people <= n && alphaAt(with.with(Population, people)) <= alpha * (1 + 1e-15));
                    if (people > 1)
                        QVERIFY(alphaAt(with.with(Population, people - 1)) > alpha * (1 - 1e-15));
                    const double least = *solve(curator, Epsilon, with).value;
                    QVERIFY(least <= epsilon * (1 + 1e-12));
                    QVERIFY(alphaAt(with.with(Epsilon, least)) <= alpha * (1 + 1e-15));
                    QVERIFY(alphaAt(with.with(Epsilon, least * (1 - 1e-9))) > alpha);
                    QVERIFY(*solve(curator, Beta, with).value <= beta);
                }
        // math: section 11
        QCOMPARE(*solve(curator, Population, Parameters().with(Epsilon, 1).with(Beta, 0.05).with(Alpha, 0.003)).value,
                 1000.0);
    }
};

HALFTRUTH_TEST(TestSolveRelations)
#include "tst_solve_relations.moc"
