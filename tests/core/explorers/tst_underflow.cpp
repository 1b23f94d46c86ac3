#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/passes.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/math/one_bit/composition.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/survey/survey_posterior.h"
#include "core/math/vectors/bit_collection.h"

#include <QTest>

#include <boost/math/special_functions/beta.hpp>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

/// Parameters at which numbers are too small for a double, and such at which they are 0.
std::vector<Parameters> extremes(const ExplorerSpec &explorer) {
    struct Extreme {
        double q, n, share, epsilon, alpha, delta;
    };
    std::vector<Parameters> all;
    for (const Extreme &each : {Extreme{1e-12, 1e9, 0, 0.5, 0.9, 1e-300}, Extreme{1e-12, 2, 1, 30, 0.01, 0.1},
                                Extreme{1e-6, 1e9, 0.3, 1e-3, 0.9, 0.1}, Extreme{1e-6, 1, 1, 3000, 0.9, 1e-300},
                                Extreme{0.25, 1e4, 0, 1.09, 0.01, 0.1}, Extreme{0.25, 1e9, 1, 0.5, 0.9, 1e-300},
                                Extreme{0.25, 1e4, 0.3, 30, 0.9, 0.1}, Extreme{0.4999999, 1e9, 0.3, 1500, 0.9, 0.1},
                                Extreme{0.4999999, 1e4, 1, 1e-3, 0.01, 0.1}, Extreme{0, 1e4, 0.3, 1000, 0.01, 0.1},
                                Extreme{0, 1e9, 0, 0.5, 0.9, 1e-300}, Extreme{0.5, 100, 0.3, 0.5, 0.9, 0.1}})
        for (const double prior : {0.0, 1e-200, 0.3}) {
            const double ones = std::floor(each.share * each.n);
            Parameters p = Parameters{}
                               .with(LieProbability, each.q)
                               .with(Population, each.n)
                               .with(Ones, ones)
                               .with(Outcome, each.n - ones)
                               .with(Epsilon, each.epsilon)
                               .with(Alpha, each.alpha)
                               .with(Delta, each.delta)
                               .with(Beta, 1e-12)
                               .with(Prior, prior)
                               .with(NullPrevalence, 0.9)
                               .with(Frequency, prior)
                               .with(Significance, each.delta);
            if (explorer.id == "bit-vectors")
                p = p.with(Bits, each.alpha == 0.9 ? 40 : 3).with(Distance, each.share == 0 ? 0 : 3);
            all.push_back(explorer.fit(p));
            if (!explorer.parameter(Prior) && !explorer.parameter(Frequency))
                break;
        }
    return all;
}

/// Why a readout is 0 in truth, told from the parameters by other means than the explorer's.
struct Zero {
    std::string_view explorer;
    std::string_view label; ///< how it begins
    bool (*isZero)(const Parameters &, const Exploration &);
};

using P = const Parameters &;
using E = const Exploration &;

double pure(P p) { return p[LieProbability] == 0 ? HUGE_VAL : std::log((1 - p[LieProbability]) / p[LieProbability]); }
/// No outcome has a loss above that of one answer.
bool nothingExceeds(P p, E /*e*/) { return p[Epsilon] >= pure(p); }
bool nobodyLies(P p, E /*e*/) { return p[LieProbability] == 0; }
/// Answers are coin tosses and tell nothing.
bool saysNothing(P p, E /*e*/) { return p[LieProbability] == 0.5; }
bool hasNoPrior(P p, E /*e*/) { return p[Prior] == 0; }
bool alwaysOf(P /*p*/, E /*e*/) { return true; }
/// Without lies the count is m.
bool isAnother(P p, E /*e*/) { return p[LieProbability] == 0 && p[Outcome] != p[Ones]; }
bool isMore(P p, E /*e*/) { return p[LieProbability] == 0 && p[Outcome] > p[Ones]; }
bool nobodyIsOne(P p, E /*e*/) { return p[Ones] == 0; }
bool allAreAlike(P p, E /*e*/) { return p[Ones] == 0 || p[Ones] == p[Population]; }
/// The estimate's largest distance from the share, of the counts 0 and n, is less than α.
bool noSuchError(P p, E /*e*/) {
    const double q = p[LieProbability];
    const double mean = q + p[Ones] / p[Population] * (1 - 2 * q);
    return q == 0 || std::max(mean, 1 - mean) < p[Alpha] * (1 - 2 * q);
}
/// Nobody with the trait explains so many yes answers, with probability β/2 or more.
bool reachesNobody(P p, double yes) {
    return yes == 0 || boost::math::ibeta(yes, p[Population] - yes + 1, p[LieProbability]) >= p[Beta] / 2;
}
/// The largest distance of two records, for each of whose bits ln(p/q) is lost at most.
bool recordsLoseLess(P p, E /*e*/) {
    int distance = 0;
    for (const auto a : p.records(Collection).members)
        for (const auto b : p.records(Changed).members)
            distance = std::max(distance, std::popcount(a ^ b));
    return p[Epsilon] >= distance * pure(p) || saysNothing(p, {});
}

/// The answers of a yes and of a no differ less than the slack allows: of t answers, the total variation distance is
/// P[the majority tells the truth] − P[it lies].
bool hasEnoughSlack(P p, E /*e*/) { return 1 - 2 * majorityError(p[LieProbability], p.integer(Answers)) <= p[Delta]; }
/// The distance of all shuffled rounds is at most the sum of those of each.
bool isWithinSlack(P p, E e) {
    if (hasEnoughSlack(p, e))
        return true;
    const CountModel model{.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]};
    return p[Answers] * std::max(hockeyStick(model, 0).zero, hockeyStick(model, 0).one) <= p[Delta];
}
/// Nobody lies among all of them so often that no error is likely enough.
bool rarelyLies(P p, double q) { return -std::expm1(p[Population] * std::log1p(-q)) <= p[Beta]; }

/// One person's answer is never 37 standard deviations off.
bool oneIsTooFew(P p, E /*e*/) { return p[Population] == 1 && p[Significance] == 1e-300; }

const std::vector<Zero> &zeros() {
    static const std::vector<Zero> all{
        {"randomized-response", "P(truly yes, given the answer yes", hasNoPrior},
        {"randomized-response", "P(truly yes, given the answer no",
         [](P p, E e) { return hasNoPrior(p, e) || nobodyLies(p, e); }},
        {"randomized-response", "lowest belief", [](P p, E e) { return hasNoPrior(p, e) || nobodyLies(p, e); }},
        {"randomized-response", "highest belief", hasNoPrior},
        {"randomized-response", "worth of an answer", [](P p, E e) { return hasNoPrior(p, e) || saysNothing(p, e); }},
        {"randomized-response", "RAPPOR's f", nobodyLies},
        {"randomized-response", "replaced at random", nobodyLies},
        {"randomized-response", "lie probability", nobodyLies},
        {"randomized-response", "privacy parameter", saysNothing},
        {"randomized-response", "attacker's advantage", saysNothing},
        {"randomized-response", "bias", saysNothing},

        {"accuracy", "standard error, sample", allAreAlike},
        {"accuracy", "standard error, coins and sample",
         [](P p, E e) { return nobodyLies(p, e) && allAreAlike(p, e); }},
        {"accuracy", "standard error, coins", nobodyLies},
        {"accuracy", "estimate at r = 0", nobodyLies},
        {"accuracy", "error, ", nobodyLies},
        {"accuracy", "P(error ≥ α), exact", noSuchError},
        {"accuracy", "P(error ≥ α), Chernoff", noSuchError},
        {"accuracy", "P(error ≥ α), ", nobodyLies},

        {"plan", "ε of one answer", saysNothing},
        {"plan", "error of the population's share",
         [](P p, E e) { return nobodyLies(p, e) && (p[Prior] == 0 || p[Population] == p[Frame]); }},
        {"plan", "error of these people's share", nobodyLies},
        {"plan", "bias", [](P p, E /*e*/) { return p[Refusal] == 0; }},

        // Whole numbers.
        {"counts", "likely count, from", alwaysOf},
        {"counts", "likely count, to", [](P p, E e) { return nobodyLies(p, e) && nobodyIsOne(p, e); }},
        {"counts", "quantile at level", alwaysOf},
        {"counts", "m given s", alwaysOf},
        {"counts", "mean", [](P p, E e) { return nobodyLies(p, e) && nobodyIsOne(p, e); }},
        {"counts", "standard deviation", nobodyLies},
        {"counts", "P(A ≥", isMore},
        {"counts", "P(A ≤", isAnother},
        {"counts", "P(A =", isAnother},
        // Nothing is shifted without ones or where ones are as noes; without lies it is shifted as a whole.
        {"counts", "largest error of the shift",
         [](P p, E e) { return nobodyIsOne(p, e) || nobodyLies(p, e) || saysNothing(p, e); }},

        // One person less can't be n yes answers.
        {"privacy-ratio", "ρ at",
         [](P p, E /*e*/) { return p[Outcome] == p[Population] || p[Outcome] + 1 == p[Population]; }},
        {"privacy-ratio", "P(privacy loss", nothingExceeds},
        {"privacy-ratio", "", saysNothing},

        {"anonymity", "m hardest", alwaysOf}, // a whole number
        {"anonymity", "m of the largest", alwaysOf},
        {"anonymity", "δ", nothingExceeds},
        {"anonymity", "P(privacy loss", nothingExceeds},
        {"anonymity", "", saysNothing},

        {"bit-vectors", "P(ℓ(s) > ε)", recordsLoseLess},
        {"bit-vectors", "δ, T", recordsLoseLess},
        {"bit-vectors", "anonymity", nobodyLies},
        {"bit-vectors", "q for one bit", nobodyLies},
        {"bit-vectors", "P[R(x) = y] at d", [](P p, E e) { return nobodyLies(p, e) && p[Distance] > 0; }},
        {"bit-vectors", "P(d bits flipped)", [](P p, E e) { return nobodyLies(p, e) && p[Distance] > 0; }},
        {"bit-vectors", "P[s", nobodyLies},
        {"bit-vectors", "", saysNothing},

        // Equal shares guess data of equal shares.
        {"sampling", "error of equal shares",
         [](P p, E /*e*/) { return std::fabs(p[Concentration] * p[Categories] - 1) < 1e-12; }},

        // Where the slack is as large as all that can be told apart, or nothing can.
        {"repeated", "ε, fresh, exact", hasEnoughSlack},
        {"repeated", "ε, fresh, shuffled each round", isWithinSlack},
        {"repeated", "share of the budget, fresh, exact", hasEnoughSlack},
        {"repeated", "share of the budget, fresh, shuffled each round", isWithinSlack},
        {"repeated", "rounds within the budget", alwaysOf}, // a whole number
        {"repeated", "P(the majority lies)", nobodyLies},
        {"repeated", "belief after k yes answers", hasNoPrior},
        {"repeated", "δ beyond the budget", [](P p, E /*e*/) { return p[Answers] * pure(p) <= p[EpsilonBudget]; }},
        {"repeated", "", saysNothing},
        // So much privacy or so many people are rarely asked for: the noise is 0 often enough.
        {"trust", "error at 1 − β, local",
         [](P p, E /*e*/) { return rarelyLies(p, 1 / (1 + std::exp(p[Epsilon]))); }},
        {"trust", "error at 1 − β, shuffled",
         [](P p, E e) { return rarelyLies(p, readoutOf(e, "<i>q</i>, shuffled")); }},
        {"trust", "error at 1 − β, central",
         [](P p, E /*e*/) { return 2 * std::exp(-p[Epsilon]) / (1 + std::exp(-p[Epsilon])) <= p[Beta]; }},

        {"survey", "standard error", [](P p, E /*e*/) { return p[Outcome] == 0 || p[Outcome] == p[Population]; }},
        {"survey", "estimate, clipped", [](P p, E /*e*/) { return p[Outcome] / p[Population] <= p[LieProbability]; }},
        {"survey", "Clopper–Pearson, from", [](P p, E /*e*/) { return reachesNobody(p, p[Outcome]); }},
        // Below what nobody with the trait explains: P[no yes] = (1 − q)^n < β/2.
        {"survey", "Clopper–Pearson, to",
         [](P p, E /*e*/) {
             return p[Outcome] == 0 && p[Population] * std::log1p(-p[LieProbability]) < std::log(p[Beta] / 2);
         }},
        // So near to 0 or 1 that even unanimous answers leave it beyond an end.
        {"survey", "coverage of the credible interval",
         [](P p, E /*e*/) {
             const SurveyDesign design = warnerDesign(1 - p[LieProbability]);
             const auto n = p.integer(Population);
             return SurveyPosterior(design, {.n = n, .yes = 0}, {}).atMost(p[Prior]) < p[Beta] / 2 ||
                    SurveyPosterior(design, {.n = n, .yes = n}, {}).above(p[Prior]) < p[Beta] / 2;
         }},
        {"survey", "power, exact", oneIsTooFew},
        {"survey", "power, two-sided, exact", oneIsTooFew},

        {"classroom", "yes in this class", alwaysOf}, // counted
        {"classroom", "intervals that contain the truth, simulated", alwaysOf},
        {"classroom", "estimate from this class",
         [](P p, E e) { return e.readouts.front().value == p[LieProbability] * p[Population]; }},
        {"classroom", "its interval, lower end", [](P p, E e) { return reachesNobody(p, e.readouts.front().value); }},
        {"classroom", "truth", nobodyIsOne},
        {"classroom", "bias of the estimate", [](P p, E /*e*/) { return p[Refusal] == 0; }},
        {"classroom", "standard deviation of estimates", nobodyLies},
    };
    return all;
}

} // namespace

/// What is positive is never shown as 0: where it is too small for a double the screen says that.
class UnderflowTest : public QObject {
    Q_OBJECT

private slots:
    void onlyZerosAreZero_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::newRow(explorer.id.data()) << QString::fromUtf8(explorer.id.data());
    }
    void onlyZerosAreZero() {
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        QStringList found;
        for (const Parameters &p : extremes(spec)) {
            Passes passes(spec, {.parameters = p, .columns = 4, .rows = 4});
            const Exploration answer = passes.within(std::chrono::milliseconds(20));
            for (const Readout &readout : answer.readouts) {
                if (!readout.missing.empty() || readout.value != 0)
                    continue;
                const std::string label = english(readout.label);
                const auto known = std::ranges::find_if(zeros(), [&](const Zero &each) {
                    return each.explorer == spec.id && label.starts_with(each.label) && each.isZero(p, answer);
                });
                if (known == zeros().end())
                    found << QStringLiteral("%1: q=%2 n=%3 m=%4 s=%5 eps=%6 alpha=%7 delta=%8 prior=%9")
                                 .arg(QString::fromStdString(label))
                                 .arg(p[LieProbability])
                                 .arg(p[Population])
                                 .arg(p[Ones])
                                 .arg(p[Outcome])
                                 .arg(p[Epsilon])
                                 .arg(p[Alpha])
                                 .arg(p[Delta])
                                 .arg(p[Prior]);
            }
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }
};

HALFTRUTH_TEST(UnderflowTest)
#include "tst_underflow.moc"
