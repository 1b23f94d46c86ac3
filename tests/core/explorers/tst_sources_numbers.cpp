#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/pram/sampling_pram.h"
#include "core/math/vectors/bit_collection.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/math/vectors/collection_release.h"
#include "core/math/vectors/correlated_bits.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <memory>
#include <random>
#include <vector>

// What the five sources state, at the numbers that are on screen: docs/sources.md names these tests.

using namespace halftruth;
using enum ParameterId;

namespace {

Exploration answerOf(const char *explorer, const Parameters &parameters = {}) {
    const ExplorerSpec &spec = explorerOf(QString::fromUtf8(explorer));
    return explore(spec, {.parameters = spec.fit(parameters), .columns = 24, .rows = 24});
}

/// The first readout whose label contains a text.
const Readout &readoutWith(const Exploration &answer, const char *text) {
    const auto found = std::ranges::find_if(
        answer.readouts, [&](const Readout &each) { return reading(each.label).find(text) != std::string::npos; });
    if (found == answer.readouts.end())
        qFatal("no readout with %s", text);
    return *found;
}

double reportProbability(double q, int bits, std::uint32_t record, std::uint32_t report) {
    return vectorProbability(q, bits, std::popcount(record ^ report));
}

/// P[A(x) = s] of every outcome, an outcome as its reports in order, by [KR2, (2.1)]: over all 2^(nL) lists of
/// reports.
std::map<std::vector<std::uint32_t>, double> releaseByLists(double q, const BitCollection &collection) {
    std::map<std::vector<std::uint32_t>, double> release;
    const std::size_t n = collection.members.size();
    const std::uint32_t mask = (1U << static_cast<unsigned>(collection.bits)) - 1;
    for (std::uint32_t list = 0; list < 1U << (n * static_cast<std::size_t>(collection.bits)); ++list) {
        std::vector<std::uint32_t> reports;
        double probability = 1;
        for (std::size_t i = 0; i < n; ++i) {
            reports.push_back((list >> (i * static_cast<std::size_t>(collection.bits))) & mask);
            probability *= reportProbability(q, collection.bits, collection.members[i], reports.back());
        }
        std::ranges::sort(reports);
        release[reports] += probability;
    }
    return release;
}

BitCollection defaultCollection() { return parseBitCollection("000,011,101"); }
BitCollection changedCollection() { return parseBitCollection("111,011,101"); }

/// Every database of n records of K values: n digits to base K.
std::vector<std::vector<int>> lists(int length, int values) {
    std::vector<std::vector<int>> all{{}};
    for (int i = 0; i < length; ++i) {
        std::vector<std::vector<int>> longer;
        for (const auto &each : all)
            for (int value = 0; value < values; ++value) {
                longer.push_back(each);
                longer.back().push_back(value);
            }
        all = std::move(longer);
    }
    return all;
}

/// The places of m of n records in every order, each as likely.
std::vector<std::vector<int>> samplings(int n, int m) {
    std::vector<std::vector<int>> all;
    for (const auto &each : lists(m, n)) {
        std::vector<int> sorted = each;
        std::ranges::sort(sorted);
        if (std::ranges::adjacent_find(sorted) == sorted.end())
            all.push_back(each);
    }
    return all;
}

double pramProbability(double gamma, int values, int from, int to) {
    return (from == to ? gamma : 1) / (gamma + values - 1);
}

} // namespace

class TestSourcesNumbers : public QObject {
    Q_OBJECT

private slots:
    // [WN]: the two trivial mechanisms are the ends of the slider; [KR1], remarks of section 1.
    void twoEnds() {
        for (const double q : {0.0, 0.1, 0.25, 0.5}) {
            const Exploration answer =
                answerOf("randomized-response", Parameters{}.with(LieProbability, q).with(Prior, 0.3));
            VERIFY_CLOSE(readoutWith(answer, "RAPPOR's").value, 2 * q, 1e-15);
            // Warner's variance, of a truthful sample and of this one.
            const double worth = readoutWith(answer, "worth of an answer").value;
            if (q < 0.5)
                VERIFY_CLOSE(worth, 0.3 * 0.7 / 1000 / estimatorVarianceSampled(q, 1000, 0.3), 1e-14);
            const Figure &ends = figureOf(answer, "ends");
            const auto &chance = layerOf<Curve>(ends, "answers by pure chance");
            const auto &value = layerOf<Curve>(ends, "worth of an answer");
            QCOMPARE(chance.y.front(), 0.0);
            QCOMPARE(chance.y.back(), 1.0);
            QCOMPARE(value.y.front(), 1.0);
            QCOMPARE(value.y.back(), 0.0);
            QVERIFY(std::ranges::is_sorted(value.y, std::ranges::greater{}));
        }
        VERIFY_CLOSE(readoutWith(answerOf("randomized-response"), "worth of an answer").value, 0.21875, 1e-15);
    }

    // [WN]: 0.1 to 5.
    void usualRange() {
        const Exploration answer = answerOf("randomized-response");
        VERIFY_CLOSE(epsilon(readoutWith(answer, "= 5").value), 5.0, 1e-14);
        VERIFY_CLOSE(epsilon(readoutWith(answer, "= 0.1").value), 0.1, 1e-14);
        const auto &band = layerOf<Band>(figureOf(answer, "epsilon"), "usual: 0.1 to 5");
        QCOMPARE(band.lower.front(), 0.1);
        QCOMPARE(band.upper.front(), 5.0);
    }

    // [GA]'s privacy theorem: over all databases of three people, all neighbours, all answers.
    void privacyTheorem() {
        const double q = 0.2;
        double largest = 0;
        for (const auto &d : lists(3, 2))
            for (const auto &other : lists(3, 2)) {
                int differing = 0;
                for (std::size_t i = 0; i < 3; ++i)
                    differing += d[i] != other[i];
                if (differing != 1)
                    continue;
                for (const auto &s : lists(3, 2)) {
                    double ratio = 1;
                    for (std::size_t i = 0; i < 3; ++i)
                        ratio *= (s[i] == d[i] ? 1 - q : q) / (s[i] == other[i] ? 1 - q : q);
                    largest = std::max(largest, ratio);
                }
            }
        VERIFY_CLOSE(std::log(largest), epsilon(q), 1e-14);
    }

    // [WN]'s bound, Warner's variance, and [GA]'s 1/√n.
    void spread() {
        const Parameters p = Parameters{}.with(LieProbability, 0.1).with(Population, 1000).with(Ones, 300);
        const Exploration answer = answerOf("accuracy", p);
        const double coins = readoutWith(answer, "standard error, coins").value;
        const double most = readoutWith(answer, "standard error, coins, any m").value;
        const double sample = readoutWith(answer, "standard error, sample").value;
        const double both = readoutWith(answer, "standard error, coins and sample").value;
        VERIFY_CLOSE(coins, std::sqrt(0.09 / 1000) / 0.8, 1e-14);
        VERIFY_CLOSE(most, std::sqrt(1 / (16 * 0.4 * 0.4 * 1000)), 1e-14);
        VERIFY_CLOSE(sample, std::sqrt(0.21 / 1000), 1e-14);
        VERIFY_CLOSE(both * both, coins * coins + sample * sample, 1e-13);
        VERIFY_CLOSE(most * most - coins * coins, 1 / 4000.0, 1e-13); // the gap is 1/(4n)
        const Figure &figure = figureOf(answer, "spread");
        const auto &bound = layerOf<Curve>(figure, "coins, at most");
        const auto &exact = layerOf<Curve>(figure, "coins alone");
        QCOMPARE(bound.role, Role::Bound);
        QCOMPARE(bound.x, exact.x);
        for (std::size_t i = 0; i < bound.x.size(); ++i)
            QVERIFY(exact.y[i] < bound.y[i]);
        const auto &guide = layerOf<Curve>(figureOf(answer, "error"), "1/√n");
        QVERIFY(guide.x.size() > 20);
        for (std::size_t i = 0; i < guide.x.size(); ++i)
            VERIFY_CLOSE(guide.y[i], 1 / std::sqrt(guide.x[i]), 1e-14);
    }

    // [GA]'s medical example: n = 10⁶, ε = 1, β = 0.05; and E S_j.
    void estimatorLine() {
        const double q = lieProbability(1);
        const Exploration answer = answerOf(
            "accuracy", Parameters{}.with(LieProbability, q).with(Population, 1e6).with(Ones, 1e5).with(Beta, 0.05));
        VERIFY_CLOSE(readoutWith(answer, "slope").value, (1 + std::exp(1)) / (std::exp(1) - 1), 1e-14);
        VERIFY_CLOSE(readoutWith(answer, "slope").value, 2.163953413738653, 1e-14);
        VERIFY_CLOSE(readoutWith(answer, "estimate at").value, -0.5819767068693265, 1e-14);
        VERIFY_CLOSE(readoutWith(answer, "deviation of").value, 0.0013581015157406195, 1e-14);
        const Figure &figure = figureOf(answer, "estimator");
        QVERIFY(reading(figure.caption).find("2.164 r − 0.582") != std::string::npos);
        const auto &line = layerOf<Curve>(figure, "π̂");
        const auto &band = layerOf<Band>(figure, "± α, Hoeffding");
        VERIFY_CLOSE(line.y.front(), -0.5819767068693265, 1e-14);
        VERIFY_CLOSE(band.upper.front() - line.y.front(), 0.002938868411190552, 1e-10);
        for (const double truth : {0.0, 1.0}) // E S_j by cases and by the slide's formula
            VERIFY_CLOSE(truth * (1 - q) + (1 - truth) * q,
                         truth * std::expm1(1) / (1 + std::exp(1)) + 1 / (1 + std::exp(1)), 1e-15);
    }

    // [KR2, 3.1.3], the claim: for every m and many levels.
    void quantilesMoveByOne() {
        for (const double level : {0.001, 0.05, 0.5, 0.975})
            for (std::int64_t m = 1; m <= 40; ++m) {
                const auto before = countQuantile({.n = 40, .ones = m - 1, .q = 0.3}, level);
                const auto now = countQuantile({.n = 40, .ones = m, .q = 0.3}, level);
                QVERIFY(now == before || now == before + 1);
            }
        const Exploration answer = answerOf("counts");
        const double now = readoutWith(answer, "quantile at level 0.5, ").value;
        const double before = readoutWith(answer, "quantile at level").value;
        QVERIFY(now == before || now == before + 1);
    }

    // (3.1) with L = 1 and Corollary 4.1: at every count of every m.
    void reweighting() {
        for (const double q : {0.01, 0.25, 0.5})
            for (const std::int64_t m : {0, 7, 19})
                for (std::int64_t s = 0; s <= 20; ++s) {
                    const Exploration answer = answerOf("privacy-ratio", Parameters{}
                                                                             .with(LieProbability, q)
                                                                             .with(Population, 20)
                                                                             .with(Ones, static_cast<double>(m))
                                                                             .with(Outcome, static_cast<double>(s)));
                    const double direct = logPrivacyRatio({.n = 20, .ones = m, .q = q}, s);
                    QVERIFY(std::fabs(readoutWith(answer, "by (3.1)").value - direct) < 1e-12);
                }
        const Exploration answer = answerOf("privacy-ratio");
        const auto &curve = layerOf<Curve>(figureOf(answer, "reweighting"), "ℓ at ρ");
        QVERIFY(std::ranges::is_sorted(curve.y));
        for (std::size_t i = 0; i < curve.x.size(); i += 10)
            QVERIFY(std::fabs(curve.y[i] - std::log((0.25 + 0.75 * curve.x[i]) / (0.75 + 0.25 * curve.x[i]))) <
                    1e-12);
        const auto &likely = layerOf<Points>(figureOf(answer, "reweighting"), "likely counts");
        QVERIFY(likely.x.size() >= 3 && std::ranges::is_sorted(likely.x) && std::ranges::is_sorted(likely.y));
    }

    // Lemmas 4.1 to 4.3 and Corollary 4.1 of [KR2], as corrected, with random positive numbers; and that the counts
    // fulfil the premise of Lemma 4.3.
    void lemmas() {
        std::mt19937 generator(1);
        std::exponential_distribution<double> draw(1);
        const auto sortedDown = [&](std::size_t count) {
            std::vector<double> values(count);
            std::ranges::generate(values, [&] { return draw(generator) + 1e-3; });
            std::ranges::sort(values, std::ranges::greater{});
            return values;
        };
        for (int trial = 0; trial < 2000; ++trial) {
            const std::size_t k = 2 + static_cast<std::size_t>(trial % 4);
            // λ/μ and a/a' fall with the index: the premises (4.2) and (4.3).
            std::vector<double> mu(k);
            std::vector<double> changed(k);
            std::ranges::generate(mu, [&] { return draw(generator) + 1e-3; });
            std::ranges::generate(changed, [&] { return draw(generator) + 1e-3; });
            const std::vector<double> weight = sortedDown(k);
            const std::vector<double> tilt = sortedDown(k);
            double top = 0;
            double bottom = 0;
            double changedTop = 0;
            double changedBottom = 0;
            double largest = 0;
            for (std::size_t i = 0; i < k; ++i) {
                top += changed[i] * tilt[i] * mu[i] * weight[i];
                bottom += changed[i] * tilt[i] * mu[i];
                changedTop += changed[i] * mu[i] * weight[i];
                changedBottom += changed[i] * mu[i];
                largest = std::max(largest, weight[i]);
            }
            QVERIFY(top / bottom <= largest * (1 + 1e-14));                    // Lemma 4.1
            QVERIFY(top / bottom >= changedTop / changedBottom * (1 - 1e-14)); // Lemma 4.2
            // Lemma 4.3, with a, b, c of a sequence whose ratios fall, and a', b', c' its next three.
            const double first = draw(generator) + 1e-3;
            const std::vector<double> ratios = sortedDown(3);
            const double c = first;
            const double a = c * ratios[0];
            const double b = a * ratios[1];
            const double b2 = b * ratios[2];
            const double lambda = draw(generator) + 1e-3;
            const double weight2 = draw(generator) + 1e-3;
            QVERIFY((a * lambda + b * weight2) / (c * lambda + a * weight2) >=
                    (b * lambda + b2 * weight2) / (a * lambda + b * weight2) * (1 - 1e-13));
        }
        for (std::int64_t s = 1; s < 30; ++s) {
            const CountModel model{.n = 30, .ones = 11, .q = 0.2};
            QVERIFY(std::pow(countPmf(model, s), 2) >= countPmf(model, s - 1) * countPmf(model, s + 1) * (1 - 1e-13));
        }
        const Exploration answer = answerOf("privacy-ratio", Parameters{}.with(Outcome, 80));
        QVERIFY(readoutOf(answer, "P(<i>A</i> = 80)/P(<i>A</i> = 79)") >=
                readoutOf(answer, "P(<i>A</i> = 81)/P(<i>A</i> = 80)"));
        QVERIFY(readoutOf(answer, "<i>ρ</i> at 80") >= readoutOf(answer, "<i>ρ</i> at 81"));
        // Beyond the last count there is none.
        const Exploration last = answerOf("privacy-ratio", Parameters{}.with(Outcome, 200));
        for (const char *name : {"<i>ρ</i> at 201", "P(<i>A</i> = 201)/P(<i>A</i> = 200)"})
            QCOMPARE(reading(readoutNamed(last, name).missing), std::string("does not apply"));
    }

    // [KR1, section 1]: over all reports of three records.
    void presence() {
        double probability = 0;
        for (const auto &[reports, each] : releaseByLists(0.25, defaultCollection()))
            if (std::ranges::find(reports, 0U) != reports.end())
                probability += each;
        const Exploration answer = answerOf("bit-vectors", Parameters{}.with(LieProbability, 0.25));
        VERIFY_CLOSE(readoutOf(answer, "P[<i>s</i> ∈ R(<i>T</i>)]"), probability, 1e-13);
    }

    void replacedRow() {
        QCOMPARE(reading(readoutNamed(answerOf("bit-vectors"), "row that differs").missing),
                 std::string("000 → 111"));
    }

    // Lists of two and of three reports have no outcome in common.
    void addedRecord() {
        const Exploration answer = answerOf("bit-vectors");
        QCOMPARE(reading(readoutWith(answer, "added or removed").missing), std::string("infinite"));
        const auto more = releaseByLists(0.25, defaultCollection());
        for (const auto &[reports, each] : releaseByLists(0.25, parseBitCollection("000,011")))
            QVERIFY(!more.contains(reports));
    }

    // The figure is (2.1), in falling order of ln π.
    void outcomes() {
        const Exploration answer = answerOf("bit-vectors", Parameters{}.with(LieProbability, 0.25));
        const auto mine = releaseByLists(0.25, defaultCollection());
        const auto changed = releaseByLists(0.25, changedCollection());
        QCOMPARE(static_cast<double>(mine.size()), collectionOutcomeCount(3, 3));
        const Figure &figure = figureOf(answer, "outcomes");
        const auto &bars = layerOf<Bars>(figure, "P[A(T) = s]");
        const auto &points = layerOf<Points>(figure, "P[A(T′) = s]");
        QCOMPARE(bars.y.size(), mine.size());
        double before = HUGE_VAL;
        double sum = 0;
        for (std::size_t i = 0; i < bars.y.size(); ++i) {
            const double loss = std::log(bars.y[i] / points.y[i]);
            QVERIFY(loss <= before + 1e-12);
            before = loss;
            sum += bars.y[i];
            QVERIFY(std::ranges::any_of(mine, [&](const auto &each) {
                return std::fabs(each.second / bars.y[i] - 1) < 1e-12 &&
                       std::fabs(changed.at(each.first) / points.y[i] - 1) < 1e-12;
            }));
        }
        VERIFY_CLOSE(sum, 1.0, 1e-13);
        // Too many to draw: the note says how many.
        const auto many = std::make_shared<const BitCollection>(parseBitCollection("0000x100,1111x100"));
        const Exploration large = answerOf("bit-vectors", Parameters{}.with(Bits, 4).with(Collection, many));
        QVERIFY(!figureOf(large, "outcomes").note.empty());
    }

    // Lemma 4.1 and Proposition 1.1: of every set of outcomes of a small release.
    void ratioOfSums() {
        const BitCollection x = parseBitCollection("00,01");
        const BitCollection other = parseBitCollection("11,01");
        const CollectionRelease release = collectionRelease(0.25, x, other);
        const std::size_t count = release.probability.size();
        QCOMPARE(count, std::size_t{10});
        const double largest = std::ranges::max(release.logRatio);
        for (std::size_t set = 1; set < std::size_t{1} << count; ++set) {
            double mine = 0;
            double changed = 0;
            for (std::size_t i = 0; i < count; ++i)
                if (set >> i & 1) {
                    mine += release.probability[i];
                    changed += release.changedProbability[i];
                }
            QVERIFY(std::log(mine / changed) <= largest + 1e-13);
        }
        const Exploration answer =
            answerOf("bit-vectors", Parameters{}.with(LieProbability, 0.25).with(Epsilon, 0.5));
        VERIFY_CLOSE(readoutOf(answer, "ln of a ratio of sums"), 1.2812817320545449, 1e-12);
        QVERIFY(readoutOf(answer, "ln of a ratio of sums") <
                readoutOf(answer, "largest <i>ℓ</i>(<i>s</i>) of an outcome"));
    }

    // (3.1): both sides; and the largest ratio is that of one record's report.
    void oneReport() {
        const Exploration answer = answerOf("bit-vectors", Parameters{}.with(LieProbability, 0.25));
        const double listed = readoutOf(answer, "P[<i>A</i>(<i>T</i>) = <i>T</i>]");
        VERIFY_CLOSE(listed, releaseByLists(0.25, defaultCollection()).at({0, 3, 5}), 1e-13);
        VERIFY_CLOSE(readoutOf(answer, "P[<i>A</i>(<i>T</i>) = <i>T</i>] by (3.1)"), listed, 1e-13);
        VERIFY_CLOSE(readoutOf(answer, "largest <i>ℓ</i>(<i>s</i>) of an outcome"), epsilon(0.25, 3), 1e-13);
    }

    // Over all records and reports: the largest log ratio of the reports of records whose first bit is 1 and 0.
    void correlation() {
        for (const double q : {0.1, 0.25, 0.5})
            for (const int bits : {1, 2, 4})
                for (const double r : {0.0, 0.3, 1.0}) {
                    double largest = 0;
                    for (std::uint32_t report = 0; report < 1U << bits; ++report) {
                        double chances[2] = {0, 0};
                        for (std::uint32_t record = 0; record < 1U << bits; ++record) {
                            const std::uint32_t first = record & 1;
                            double prior = 1;
                            for (int i = 1; i < bits; ++i)
                                prior *= ((record >> i) & 1) == first ? (1 + r) / 2 : (1 - r) / 2;
                            chances[first] += prior * reportProbability(q, bits, record, report);
                        }
                        largest = std::max(largest, std::fabs(std::log(chances[1] / chances[0])));
                    }
                    QVERIFY(std::fabs(correlatedEpsilon(q, bits, r) - largest) < 1e-12);
                }
        VERIFY_CLOSE(correlatedEpsilon(0.25, 3, 1), epsilon(0.25, 3), 1e-15);
        QVERIFY(std::isinf(correlatedEpsilon(0, 3, 0.5)));
        QVERIFY_THROWS_EXCEPTION(std::domain_error, (void)correlatedEpsilon(0.25, 3, 1.5));
        QVERIFY_THROWS_EXCEPTION(std::domain_error, (void)correlatedEpsilon(0.25, 0, 0.5));
        const Exploration answer = answerOf("bit-vectors", Parameters{}.with(LieProbability, 0.25));
        const auto &curve = layerOf<Curve>(figureOf(answer, "correlation"), "one bit, in its record");
        VERIFY_CLOSE(curve.y.front(), epsilon(0.25), 1e-15);
        VERIFY_CLOSE(curve.y.back(), epsilon(0.25, 3), 1e-15);
    }

    // Definition II.1 and Theorem III.2 of [LWR], enumerated: every database, neighbour, ordered sample and release.
    void samplingIsTight() {
        const int n = 3;
        for (const int m : {1, 2, 3})
            for (const int values : {2, 3}) {
                const double gamma = 5;
                const auto places = samplings(n, m);
                std::map<std::pair<std::vector<int>, std::vector<int>>, double> likelihood;
                for (const auto &database : lists(n, values))
                    for (const auto &released : lists(m, values)) {
                        double sum = 0;
                        for (const auto &sampled : places) {
                            double each = 1 / static_cast<double>(places.size());
                            for (std::size_t i = 0; i < released.size(); ++i)
                                each *= pramProbability(gamma, values, database[static_cast<std::size_t>(sampled[i])],
                                                        released[i]);
                            sum += each;
                        }
                        likelihood[{database, released}] = sum;
                    }
                double largest = 0;
                for (const auto &[one, mine] : likelihood)
                    for (std::size_t k = 0; k < static_cast<std::size_t>(n); ++k)
                        for (int value = 0; value < values; ++value) {
                            auto other = one;
                            other.first[k] = value;
                            largest = std::max(largest, mine / likelihood.at(other));
                        }
                VERIFY_CLOSE(std::log(largest), pramEpsilon(n, m, gamma), 1e-12);
                // Example III.3
                std::vector<int> same(n, 0);
                std::vector<int> different = same;
                different.front() = 1;
                const std::vector<int> released(static_cast<std::size_t>(m), 1);
                VERIFY_CLOSE(likelihood.at({different, released}) / likelihood.at({same, released}), largest, 1e-12);
            }
    }

    // The mean square error of the marginals, over every sample and release of a small table of 2 x 2 values.
    void marginals() {
        const std::vector<int> records{0, 1, 1, 3}; // x is the upper bit
        const int n = 4;
        const int m = 2;
        const double eps = 0.7;
        const PramDesign design{.n = n, .epsilon = eps, .categories = 4};
        const double gamma = pramGamma(n, m, eps);
        const auto places = samplings(n, m);
        for (const int shift : {0, 1}) { // y, x
            std::array<double, 2> truth{};
            for (const int each : records)
                truth[static_cast<std::size_t>(each >> shift & 1)] += 1.0 / n;
            double meanSquare = 0;
            for (const auto &sampled : places)
                for (const auto &released : lists(m, 4)) {
                    double probability = 1 / static_cast<double>(places.size());
                    std::array<double, 4> type{};
                    for (std::size_t i = 0; i < released.size(); ++i) {
                        probability *=
                            pramProbability(gamma, 4, records[static_cast<std::size_t>(sampled[i])], released[i]);
                        type[static_cast<std::size_t>(released[i])] += 1.0 / m;
                    }
                    std::array<double, 2> estimate{};
                    for (int k = 0; k < 4; ++k)
                        estimate[static_cast<std::size_t>(k >> shift & 1)] +=
                            ((gamma + 3) * type[static_cast<std::size_t>(k)] - 1) / (gamma - 1);
                    for (std::size_t i = 0; i < 2; ++i)
                        meanSquare += probability * std::pow(estimate[i] - truth[i], 2);
                }
            const double concentration = truth[0] * truth[0] + truth[1] * truth[1];
            VERIFY_CLOSE(std::pow(pramMarginalRmsError(design, m, 2, concentration), 2), meanSquare, 1e-12);
        }
        VERIFY_CLOSE(pramMarginalRmsError(design, m, 4, 0.375), pramRmsError(design, m, 0.375), 1e-14);
        QCOMPARE(pramMarginalRmsError(design, n, 1, 1), 0.0);
        QVERIFY_THROWS_EXCEPTION(std::domain_error, (void)pramMarginalRmsError(design, m, 3, 0.5));
        // On screen: Adult.
        const ExplorerSpec &spec = explorerOf(QStringLiteral("sampling"));
        const Exploration answer =
            explore(spec, {.parameters = spec.fit(adultSexIncome().with(Epsilon, 0.5).with(Samples, 4932)),
                           .columns = 24,
                           .rows = 24});
        VERIFY_CLOSE(readoutWith(answer, "shares of sex").value, 0.01881411812364068, 1e-12);
        VERIFY_CLOSE(readoutWith(answer, "shares of income").value, 0.018458227786949236, 1e-12);
        QVERIFY(!layerOf<Curve>(figureOf(answer, "marginals"), "sex").x.empty());
    }

    // r curators: K = k^r, and the theorems with that K.
    void curators() {
        QCOMPARE(jointCategories(3, 5), std::int64_t{125});
        QCOMPARE(jointCategories(19, 2), std::int64_t{524288});
        QVERIFY_THROWS_EXCEPTION(std::domain_error, (void)jointCategories(20, 2));
        QVERIFY_THROWS_EXCEPTION(std::domain_error, (void)jointCategories(3, 101));
        const ExplorerSpec &spec = explorerOf(QStringLiteral("sampling"));
        const Parameters p = spec.fit(adultSexIncome().with(Epsilon, 0.5).with(Curators, 3).with(Values, 2));
        const Exploration answer = explore(spec, {.parameters = p, .columns = 24, .rows = 24});
        const PramDesign design{.n = 32561, .epsilon = 0.5, .categories = 8};
        const std::int64_t best = pramOptimalSamplesExact(design, 1.0 / 8);
        QCOMPARE(readoutOf(answer, "<i>K</i> of 3 curators"), 8.0);
        VERIFY_CLOSE(readoutOf(answer, "RMS error, 3 curators"), pramRmsError(design, best, 1.0 / 8), 1e-14);
        QCOMPARE(readoutWith(answer, "each of 3 curators sends").value, std::ceil(static_cast<double>(best) / 8));
        QCOMPARE(readoutWith(answer, "the server sends").value, std::ceil(3 * static_cast<double>(best) / 8));
        const Figure &figure = figureOf(answer, "curators");
        const auto &all = layerOf<Curve>(figure, "all shares together");
        const auto &own = layerOf<Curve>(figure, "one curator's own shares");
        const auto &bound = layerOf<Curve>(figure, "Lin–Wang–Rane bound");
        QCOMPARE(all.x.size(), std::size_t{19});
        for (std::size_t i = 0; i < all.x.size(); ++i)
            QVERIFY(own.y[i] <= all.y[i] * (1 + 1e-12) && all.y[i] < bound.y[i]);
    }
};

HALFTRUTH_TEST(TestSourcesNumbers)
#include "tst_sources_numbers.moc"
