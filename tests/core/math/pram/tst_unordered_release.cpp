#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/domain/stopped.h"
#include "core/math/pram/unordered_release.h"
#include "core/math/shuffle/shuffle.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

using namespace halftruth;

namespace {

using Records = std::vector<int>;
using Distribution = std::map<Records, double>;

/// Every sample, every perturbation of it, and the numbers of the categories that come out.
Distribution bagOf(const Records &records, const UnorderedRelease &of) {
    const auto k = static_cast<int>(of.categories);
    const double other = 1 / (of.excess + k);
    const double own = (1 + of.excess) * other;
    Distribution all;
    double samples = 0;
    for (unsigned set = 0; set < 1U << records.size(); ++set)
        samples += std::popcount(set) == of.samples ? 1 : 0;
    for (unsigned set = 0; set < 1U << records.size(); ++set) {
        if (std::popcount(set) != of.samples)
            continue;
        Distribution bag{{Records(static_cast<std::size_t>(k), 0), 1 / samples}};
        for (std::size_t i = 0; i < records.size(); ++i) {
            if ((set >> i & 1U) == 0)
                continue;
            Distribution next;
            for (const auto &[counts, probability] : bag)
                for (int reported = 0; reported < k; ++reported) {
                    Records more = counts;
                    ++more[static_cast<std::size_t>(reported)];
                    next[more] += probability * (reported == records[i] ? own : other);
                }
            bag = std::move(next);
        }
        for (const auto &[counts, probability] : bag)
            all[counts] += probability;
    }
    return all;
}

/// The largest hockey stick of any two databases that differ in the last record.
double exactDelta(const UnorderedRelease &of, double epsilon) {
    const auto k = static_cast<int>(of.categories);
    Records others(static_cast<std::size_t>(of.n - 1), 0);
    double largest = 0;
    for (;;) {
        std::vector<Distribution> bags;
        for (int last = 0; last < k; ++last) {
            Records records = others;
            records.push_back(last);
            bags.push_back(bagOf(records, of));
        }
        for (Distribution &from : bags)
            for (Distribution &to : bags) {
                double sum = 0;
                for (const auto &[counts, probability] : from)
                    sum += std::max(0.0, probability - std::exp(epsilon) * to[counts]);
                largest = std::max(largest, sum);
            }
        auto next = others.begin();
        while (next != others.end() && *next == k - 1)
            *next++ = 0;
        if (next == others.end())
            return largest;
        ++*next;
    }
}

} // namespace

class TestUnorderedRelease : public QObject {
    Q_OBJECT

private slots:
    /// Everything enumerated: the bound is never below, and attained where nobody hides the record.
    void boundHoldsForEveryDatabase() {
        for (const std::int64_t k : {2, 3, 4})
            for (const std::int64_t n : {1, 2, 3, 4})
                for (std::int64_t m = 1; m <= n; ++m)
                    for (const double excess : {0.2, 2.0, 20.0})
                        for (const double epsilon : {0.01, 0.2, 0.7, 2.0}) {
                            const UnorderedRelease release{.n = n, .samples = m, .excess = excess, .categories = k};
                            const double exact = exactDelta(release, epsilon);
                            const double bound = unorderedDelta(release, epsilon);
                            QVERIFY(bound >= exact * (1 - 1e-12) - 1e-16);
                            if (m == 1)
                                QVERIFY(std::fabs(bound - exact) <= 1e-14);
                        }
    }

    /// With two categories the bag is the count of yeses, whose δ is exact.
    void twoCategoriesAreAboveTheExactCount() {
        for (const std::int64_t n : {1, 2, 20, 500, 20000})
            for (const double q : {0.1, 0.25, 0.45})
                for (const double epsilon : {0.001, 0.05, 0.5}) {
                    const UnorderedRelease all{.n = n, .samples = n, .excess = (1 - 2 * q) / q, .categories = 2};
                    const double exact = shuffleDelta(n, q, epsilon).delta;
                    QVERIFY(unorderedDelta(all, epsilon) >= exact * (1 - 1e-9) - 1e-15);
                    if (n <= 2)
                        QVERIFY(unorderedDelta(all, epsilon) <= exact + 1e-14);
                }
    }

    /// δ is reached at what each inverse gives, and not a little further.
    void inversesAreWhereDeltaIsReached() {
        for (const std::int64_t n : {10, 3000, 1000000})
            for (const std::int64_t m : {std::int64_t{5}, n / 2, n})
                for (const std::int64_t k : {2, 40})
                    for (const double delta : {1e-3, 1e-9}) {
                        const PramDesign design{.n = n, .epsilon = 0.5, .categories = k};
                        const double excess = unorderedExcess(design, m, delta);
                        QVERIFY(excess >= pramExcess(n, m, 0.5));
                        if (delta >= static_cast<double>(m) / static_cast<double>(n)) {
                            QCOMPARE(excess, std::numeric_limits<double>::infinity());
                            continue;
                        }
                        const auto at = [&](double factor) {
                            return unorderedDelta({.n = n, .samples = m, .excess = excess * factor, .categories = k},
                                                  0.5);
                        };
                        QVERIFY(at(1) <= delta * (1 + 1e-9));
                        QVERIFY(at(1 + 1e-7) > delta);
                        const UnorderedRelease release{.n = n, .samples = m, .excess = excess, .categories = k};
                        VERIFY_CLOSE(unorderedEpsilon(release, delta), 0.5, 1e-6);
                        const double same = std::log1p(static_cast<double>(m) / static_cast<double>(n) * excess);
                        VERIFY_CLOSE(unorderedRmsError(design, m, delta, 0.6),
                                     pramRmsError({.n = n, .epsilon = same, .categories = k}, m, 0.6), 1e-12);
                    }
        const PramDesign small{.n = 40, .epsilon = 0.3, .categories = 3};
        const std::int64_t best = unorderedOptimalSamples(small, 1e-3, 0.4);
        for (std::int64_t m = 1; m <= 40; ++m)
            QVERIFY(unorderedRmsError(small, best, 1e-3, 0.4) <= unorderedRmsError(small, m, 1e-3, 0.4) * (1 + 1e-3));
    }

    void fallsAndRisesAsItShould() {
        const auto at = [](std::int64_t m, double excess, std::int64_t k, double epsilon) {
            return unorderedDelta({.n = 1000, .samples = m, .excess = excess, .categories = k}, epsilon);
        };
        for (const double epsilon : {0.01, 0.1, 0.4}) {
            QVERIFY(at(1000, 3, 5, epsilon) > at(1000, 3, 5, epsilon * 1.1));
            QVERIFY(at(1000, 3, 5, epsilon) < at(1000, 3.3, 5, epsilon));
        }
        // Nothing is left from the ε on that needs no order to be hidden; nobody hides without noise.
        QCOMPARE(at(100, 3, 5, pramEpsilon(1000, 100, 4) * (1 + 1e-12)), 0.0);
        VERIFY_CLOSE(at(100, 1e300, 5, 0.5), 0.1, 1e-12);
        QCOMPARE(unorderedEpsilon({.n = 1000, .samples = 10, .excess = 3, .categories = 4}, 0.5), 0.0);
        // Where δ falls from one double to the next there is an end, too.
        for (const double excess : {1e6, 123456789.0, 1e9})
            VERIFY_CLOSE(unorderedEpsilon({.n = 200, .samples = 100, .excess = excess, .categories = 61}, 1e-200),
                         pramEpsilon(200, 100, 1 + excess), 1e-9);
    }

    void refusesAndStops() {
        QVERIFY(domainErrorOf([] { (void)unorderedDelta({.n = 5, .samples = 6}, 1); }) != QStringLiteral("nothing"));
        QVERIFY(domainErrorOf([] { (void)unorderedDelta({.n = 5, .samples = 5, .excess = 0}, 1); }) !=
                QStringLiteral("nothing"));
        QVERIFY(domainErrorOf([] { (void)unorderedDelta({.n = 5, .samples = 5}, 0); }) != QStringLiteral("nothing"));
        QVERIFY(domainErrorOf([] { (void)unorderedEpsilon({.n = 5, .samples = 5}, 1); }) !=
                QStringLiteral("nothing"));
        QVERIFY(domainErrorOf([] { (void)unorderedExcess({.n = 5}, 5, 0); }) != QStringLiteral("nothing"));
        std::stop_source stop;
        stop.request_stop();
        bool stopped = false;
        try {
            (void)unorderedOptimalSamples({.n = 1000}, 1e-6, 0.5, stop.get_token());
        } catch (const Stopped &) {
            stopped = true;
        }
        QVERIFY(stopped);
    }
};

HALFTRUTH_TEST(TestUnorderedRelease)
#include "tst_unordered_release.moc"
