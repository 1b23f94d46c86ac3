// The whole weights by which PRAM is drawn: their probabilities, in exact arithmetic, are those that epsilon says.
#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/pram/sampling_pram.h"
#include "core/release/plan.h"
#include "core/release/pram_weights.h"

#include <QTest>

#include <boost/multiprecision/cpp_dec_float.hpp>

#include <bit>
#include <cmath>
#include <map>

using namespace halftruth;
using Exact = boost::multiprecision::cpp_dec_float_50;

namespace {

/// A random source that says what it is told.
struct Scripted {
    std::vector<std::uint64_t> numbers;
    std::size_t next = 0;
    std::uint64_t operator()() { return numbers.at(next++); }
};

/// The privacy loss of whole weights, to fifty digits.
Exact exactLoss(const PramWeights &weights, std::int64_t n, std::int64_t samples) {
    const Exact gamma = Exact(weights.same) / Exact(weights.other);
    return log(1 + Exact(samples) / Exact(n) * (gamma - 1));
}

} // namespace

class TestPramWeights : public QObject {
    Q_OBJECT

private slots:
    // Every number that the mask lets through, once: each other value has exactly `other` of them.
    void everyNumberIsAWeight() {
        for (const PramWeights weights : {PramWeights{.same = 5, .other = 2, .categories = 4},
                                          PramWeights{.same = 9, .other = 1, .categories = 8},
                                          PramWeights{.same = 2, .other = 1, .categories = 3}}) {
            std::map<std::uint32_t, std::uint64_t> drawn;
            const std::uint64_t end = weights.total();
            std::uint64_t refused = 0;
            for (std::uint64_t number = 0; number < std::bit_ceil(end); ++number) {
                Scripted random{.numbers = {number, 0}};
                const std::uint32_t noise = weights.drawNoise(random);
                if (random.next == 1)
                    ++drawn[noise];
                else
                    ++refused;
            }
            QCOMPARE(refused, std::bit_ceil(end) - end);
            QCOMPARE(drawn.size(), std::size_t{weights.categories});
            for (const auto &[noise, times] : drawn)
                QCOMPARE(times, noise == 0 ? weights.same : weights.other);
        }
    }

    // The thresholds of weights as large as they come: the first and the last number of each value.
    void thresholdsAreExact() {
        for (const double epsilon : {1e-6, 0.5, 3.0, 40.0}) {
            const PramWeights weights = pramWeights(1000, 300, epsilon, 6);
            QVERIFY(weights.total() < std::uint64_t{1} << 63U);
            const auto noise = [&](std::uint64_t number) {
                Scripted random{.numbers = {number, number}};
                return weights.drawNoise(random);
            };
            QCOMPARE(noise(0), 0U);
            QCOMPARE(noise(weights.same - 1), 0U);
            for (std::uint32_t value = 1; value < 6; ++value) {
                const std::uint64_t first = weights.same + (value - 1) * weights.other;
                QCOMPARE(noise(first), value);
                QCOMPARE(noise(first + weights.other - 1), value);
            }
            Scripted beyond{.numbers = {weights.total(), 0}};
            QCOMPARE(weights.drawNoise(beyond), 0U);
            QCOMPARE(beyond.next, 2U);
        }
    }

    // [LWR] theorem III.2 with the gamma that is drawn: at most epsilon, and less by rounding only.
    void theLossIsThatOfTheWeights() {
        for (const std::int64_t n : {1LL, 3LL, 1000LL, 32561LL, 1'000'000'000LL})
            for (const double share : {0.001, 0.3, 1.0})
                for (const std::int64_t categories : {2LL, 6LL, 1000LL, 1'000'000LL})
                    for (const double epsilon : {1e-3, 0.1, 0.5, 1.0, 5.0, 20.0, 35.0}) {
                        const auto samples =
                            std::max<std::int64_t>(1, static_cast<std::int64_t>(share * static_cast<double>(n)));
                        const PramWeights weights = pramWeights(n, samples, epsilon, categories);
                        const Exact loss = exactLoss(weights, n, samples);
                        QVERIFY(loss <= Exact(epsilon));
                        // Cut to a whole number of the smallest parts, behind some last digits.
                        const Exact cut = 1 / Exact(weights.same - weights.other) + Exact(1e-14);
                        QVERIFY(loss >= Exact(epsilon) * (1 - cut));
                        VERIFY_CLOSE(weights.epsilon(n, samples), loss.convert_to<double>(), 1e-12);
                        VERIFY_CLOSE(weights.excess(),
                                     Exact(Exact(weights.same) / Exact(weights.other) - 1).convert_to<double>(),
                                     1e-15);
                        // keep I + (1-keep) J/K is the matrix of these weights.
                        const Exact total = weights.total();
                        VERIFY_CLOSE(weights.keep(),
                                     Exact((Exact(weights.same) - Exact(weights.other)) / total).convert_to<double>(),
                                     1e-15);
                    }
    }

    // The finding that gave rise to whole weights: with a 64-bit threshold, epsilon = 40 was 45.7.
    void fortyIsForty() {
        const ReleaseDesign design{.sizes = {2, 2}, .n = 100, .samples = 100, .epsilon = 40};
        VERIFY_CLOSE(exactLoss(design.weights(), 100, 100).convert_to<double>(), 40.0, 1e-13);
        QVERIFY(!design.capped());
    }

    // Beyond what 63 bits can say, the smaller loss is drawn and said.
    void whatCantBeDrawnIsCapped() {
        for (const double epsilon : {43.0, 45.7, 100.0, 709.0, 1000.0}) {
            const ReleaseDesign design{.sizes = {2, 2}, .n = 100, .samples = 100, .epsilon = epsilon};
            QVERIFY(design.capped());
            VERIFY_CLOSE(design.attainedEpsilon(), std::log1p(0x1p62), 1e-12);
            VERIFY_CLOSE(exactLoss(design.weights(), 100, 100).convert_to<double>(), design.attainedEpsilon(), 1e-13);
            QCOMPARE(design.weights().other, std::uint64_t{1});
            QVERIFY(design.weights().total() < std::uint64_t{1} << 63U);
            VERIFY_CLOSE(design.knownSampleLoss(), design.attainedEpsilon(), 1e-13);
        }
    }

    void aTinyEpsilonIsDrawnOrRefused() {
        const ReleaseDesign design{.sizes = {2, 3}, .n = 1000, .samples = 10, .epsilon = 1e-9};
        QVERIFY(exactLoss(design.weights(), 1000, 10) <= Exact(1e-9));
        VERIFY_CLOSE(design.attainedEpsilon(), 1e-9, 1e-8);
        const QString message = domainErrorOf([] { static_cast<void>(pramWeights(1000, 1000, 1e-19, 6)); });
        QVERIFY2(message.startsWith(QStringLiteral("epsilon must be in [2.6")), qPrintable(message));
        // The least that is named is drawn.
        static_cast<void>(pramWeights(1000, 1000, 2 * 6 / 0x1p62, 6));
    }

    void saysWhatIsWrong_data() {
        addMessageColumns();
        addMessage("pramWeights", "epsilon must be in (0, inf), but is 0",
                   [] { static_cast<void>(pramWeights(10, 5, 0, 4)); });
        addMessage("pramWeights", "samples must be in {1, ..., 10}, but is 11",
                   [] { static_cast<void>(pramWeights(10, 11, 1, 4)); });
        addMessage("pramWeights", "categories must be in {2, ..., 1000000}, but is 1",
                   [] { static_cast<void>(pramWeights(10, 5, 1, 1)); });
    }
    void saysWhatIsWrong() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestPramWeights)
#include "tst_pram_weights.moc"
