#include "tests/core/support/chi_square.h"
#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/math/count/count_distribution.h"
#include "core/math/survey/survey.h"
#include "core/simulation/individuals.h"
#include "core/simulation/samplers.h"

#include <QTest>

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

using namespace halftruth;

namespace {

using Draw = std::function<std::int64_t(Philox &)>;
using Pmf = std::function<double(std::int64_t)>;

constexpr std::int64_t draws = 100'000;

/// Draws against probabilities, outcome by outcome between first and last; what is outside is a class at each side.
ChiSquare compare(const Draw &draw, const Pmf &pmf, std::int64_t first, std::int64_t last, std::uint64_t seed) {
    const auto size = static_cast<std::size_t>(last - first + 1);
    std::vector<double> observed(size + 1);
    std::vector<double> expected(size + 1);
    Philox random(seed);
    for (std::int64_t i = 0; i < draws; ++i) {
        const std::int64_t outcome = draw(random);
        observed[outcome < first || outcome > last ? size : static_cast<std::size_t>(outcome - first)] += 1;
    }
    for (std::size_t i = 0; i < size; ++i)
        expected[i] = static_cast<double>(draws) * pmf(first + static_cast<std::int64_t>(i));
    expected[size] =
        std::max(0.0, static_cast<double>(draws) - std::accumulate(expected.begin(), expected.end(), 0.0));
    return chiSquare(observed, expected);
}

/// Without the library's lgamma of a billion: by the product of the ratios of neighbours from the mode.
std::vector<double> hypergeometricPmf(std::int64_t marked, std::int64_t others, std::int64_t samples,
                                      std::int64_t first, std::int64_t last) {
    std::vector<double> pmf;
    long double value = 1;
    long double sum = 0;
    for (std::int64_t k = first; k <= last; ++k) {
        pmf.push_back(static_cast<double>(value));
        sum += value;
        value *= static_cast<long double>(marked - k) / static_cast<long double>(k + 1) *
                 (static_cast<long double>(samples - k) / static_cast<long double>(others - samples + k + 1));
    }
    for (double &each : pmf)
        each = static_cast<double>(each / sum);
    return pmf;
}

} // namespace

class TestSamplers : public QObject {
    Q_OBJECT

private slots:
    // The known answers that come with Random123 1.14 (kat_vectors: philox4x32 10).
    void philoxGivesItsKnownAnswers() {
        QCOMPARE(Philox::encrypted({0, 0, 0, 0}, {0, 0}),
                 (Philox::Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
        constexpr std::uint32_t ones = 0xffffffff;
        QCOMPARE(Philox::encrypted({ones, ones, ones, ones}, {ones, ones}),
                 (Philox::Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
        QCOMPARE(Philox::encrypted({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
                 (Philox::Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
    }

    void philoxJoinsTheWordsOfItsBlocks() {
        Philox zero(0, 0);
        QCOMPARE(zero(), 0xe169c58d6627e8d5U);
        QCOMPARE(zero(), 0x9b00dbd8bc57ac4cU);
        const Philox::Block second = Philox::encrypted({1, 0, 0, 0}, {0, 0});
        QCOMPARE(zero(), std::uint64_t{second[1]} << 32U | second[0]);
        const Philox::Block far = Philox::encrypted({0, 0, 2, 1}, {4, 3});
        QCOMPARE(Philox(0x300000004, 0x100000002)(), std::uint64_t{far[1]} << 32U | far[0]);
    }

    void binomialHasItsDistribution_data() {
        QTest::addColumn<qlonglong>("n");
        QTest::addColumn<double>("p");
        // The last is where libstdc++'s distribution is biased.
        for (const auto &[n, p] : {std::pair{1LL, 0.3},
                                   {10LL, 0.5},
                                   {100LL, 0.07},
                                   {100LL, 0.93},
                                   {1000LL, 0.4},
                                   {1'000'000LL, 1e-5},
                                   {1'000'000LL, 0.25},
                                   {1'000'000'000LL, 1e-9},
                                   {1'000'000'000LL, 2e-8},
                                   {1'000'000'000LL, 0.999999}})
            QTest::addRow("Bin(%lld, %g)", n, p) << n << p;
    }
    void binomialHasItsDistribution() {
        QFETCH(qlonglong, n);
        QFETCH(double, p);
        const auto real = static_cast<double>(n);
        const double sd = std::sqrt(real * p * (1 - p));
        const auto first = static_cast<std::int64_t>(std::max(0.0, real * p - 7 * sd - 5));
        const auto last = static_cast<std::int64_t>(std::min(real, real * p + 7 * sd + 15));
        const boost::math::binomial_distribution<double> exact(real, p);
        const BinomialSampler sampler(n, p);
        VERIFY_CHI_SQUARE(compare([&](Philox &random) { return sampler(random); },
                                  [&](std::int64_t k) { return boost::math::pdf(exact, static_cast<double>(k)); },
                                  first, last, 11));
    }

    void binomialAtTheEndsIsCertain() {
        Philox random(1);
        QCOMPARE(drawBinomial(random, 0, 0.5), 0);
        QCOMPARE(drawBinomial(random, 1'000'000'000, 0), 0);
        QCOMPARE(drawBinomial(random, 1'000'000'000, 1), 1'000'000'000);
    }

    void hypergeometricHasItsDistribution_data() {
        QTest::addColumn<qlonglong>("marked");
        QTest::addColumn<qlonglong>("others");
        QTest::addColumn<qlonglong>("samples");
        const std::vector<std::array<qlonglong, 3>> cases = {
            {3, 7, 4},
            {7, 3, 4},
            {5, 5, 9},
            {12, 14, 12},
            {12, 13, 13},
            {40, 60, 30},
            {60, 40, 30},
            {60, 40, 70},
            {40, 60, 70},
            {11, 989, 500},
            {200, 1'000'000, 5000},
            {16'307, 16'254, 7921},
            {100'000, 300'000, 130'000},
            {400'000'000, 600'000'000, 300},
            {400'000'000, 600'000'000, 100'000},
            {30'000, 999'970'000, 20'000},
            {500'000'000, 500'000'000, 999'000'000},
            {300'000'000, 700'000'000, 400'000'000},
        };
        for (const auto &[marked, others, samples] : cases)
            QTest::addRow("%lld of %lld, %lld drawn", marked, marked + others, samples)
                << marked << others << samples;
    }
    void hypergeometricHasItsDistribution() {
        QFETCH(qlonglong, marked);
        QFETCH(qlonglong, others);
        QFETCH(qlonglong, samples);
        const auto all = static_cast<double>(marked + others);
        const double mean = static_cast<double>(samples) * static_cast<double>(marked) / all;
        const double sd = std::sqrt(mean * (static_cast<double>(others) / all) *
                                    static_cast<double>(marked + others - samples) / (all - 1));
        const auto first =
            std::max<std::int64_t>({0, samples - others, static_cast<std::int64_t>(mean - 7 * sd - 5)});
        const auto last = std::min<std::int64_t>({marked, samples, static_cast<std::int64_t>(mean + 7 * sd + 15)});
        const std::vector<double> pmf = hypergeometricPmf(marked, others, samples, first, last);
        VERIFY_CHI_SQUARE(compare([&](Philox &random) { return drawHypergeometric(random, marked, others, samples); },
                                  [&](std::int64_t k) { return pmf[static_cast<std::size_t>(k - first)]; }, first,
                                  last, 12));
    }

    void hypergeometricAtTheEndsIsCertain() {
        Philox random(1);
        QCOMPARE(drawHypergeometric(random, 0, 10, 4), 0);
        QCOMPARE(drawHypergeometric(random, 10, 0, 4), 4);
        QCOMPARE(drawHypergeometric(random, 600'000'000, 400'000'000, 0), 0);
        QCOMPARE(drawHypergeometric(random, 600'000'000, 400'000'000, 1'000'000'000), 600'000'000);
        QCOMPARE(drawHypergeometric(random, 0, 0, 0), 0);
    }

    // The probability of every vector is a product of binomial coefficients over another.
    void multivariateHypergeometricHasItsDistribution() {
        const std::array<std::int64_t, 3> counts = {3, 4, 5};
        const auto choose = [](std::int64_t n, std::int64_t k) {
            double result = 1;
            for (std::int64_t i = 1; i <= k; ++i)
                result *= static_cast<double>(n - k + i) / static_cast<double>(i);
            return result;
        };
        std::vector<double> observed(25);
        std::vector<double> expected(25);
        Philox random(13);
        std::array<std::int64_t, 3> drawn{};
        for (std::int64_t i = 0; i < draws; ++i) {
            drawMultivariateHypergeometric(random, counts, 4, drawn);
            QCOMPARE(std::accumulate(drawn.begin(), drawn.end(), std::int64_t{0}), 4);
            ++observed[static_cast<std::size_t>(5 * drawn[0] + drawn[1])];
        }
        for (std::int64_t a = 0; a <= 3; ++a)
            for (std::int64_t b = 0; a + b <= 4; ++b)
                expected[static_cast<std::size_t>(5 * a + b)] =
                    static_cast<double>(draws) * choose(3, a) * choose(4, b) * choose(5, 4 - a - b) / choose(12, 4);
        VERIFY_CHI_SQUARE(chiSquare(observed, expected));
    }

    // Few items are thrown one by one, many by binomials: both ways give each cell Bin(items, 1/cells).
    void scatteringIsUniform_data() {
        QTest::addColumn<int>("items");
        QTest::newRow("one by one") << 6;
        QTest::newRow("together") << 60;
    }
    void scatteringIsUniform() {
        QFETCH(int, items);
        for (const std::size_t cell : {0U, 3U, 6U}) {
            const boost::math::binomial_distribution<double> exact(items, 1.0 / 7);
            VERIFY_CHI_SQUARE(compare(
                [&](Philox &random) {
                    std::array<std::int64_t, 7> cells{};
                    scatterUniformly(random, items, cells);
                    return cells[cell];
                },
                [&](std::int64_t k) { return boost::math::pdf(exact, static_cast<double>(k)); }, 0, items,
                14 + cell));
        }
    }

    void countHasItsDistribution_data() {
        QTest::addColumn<qlonglong>("n");
        QTest::addColumn<qlonglong>("ones");
        QTest::addColumn<double>("q");
        QTest::newRow("n = 200") << 200LL << 60LL << 0.25;
        QTest::newRow("q = 1/2") << 50LL << 20LL << 0.5;
        QTest::newRow("a rare lie") << 1'000'000LL << 123'456LL << 1e-6;
        QTest::newRow("n = 10^9") << 1'000'000'000LL << 400'000'000LL << 2e-7;
    }
    void countHasItsDistribution() {
        QFETCH(qlonglong, n);
        QFETCH(qlonglong, ones);
        QFETCH(double, q);
        const CountModel model{.n = n, .ones = ones, .q = q};
        const CountSampler sampler(model);
        VERIFY_CHI_SQUARE(compare([&](Philox &random) { return sampler(random); },
                                  [&](std::int64_t s) { return countPmf(model, s); }, countQuantile(model, 1e-9),
                                  countQuantile(model, 1 - 1e-9), 15));
    }

    void countOneByOneHasItsDistribution() {
        const CountModel model{.n = 60, .ones = 20, .q = 0.2};
        VERIFY_CHI_SQUARE(compare([&](Philox &random) { return countOneByOne(random, model); },
                                  [&](std::int64_t s) { return countPmf(model, s); }, 0, 60, 16));
    }

    // A single record that is released: kept with probability gamma/(gamma+K-1), any other with 1/(gamma+K-1).
    void releaseOneByOneSamplesAndPerturbs() {
        constexpr double gamma = 4;
        const double keep = (gamma - 1) / (gamma + 2);
        std::vector<double> observed(3);
        Philox random(17);
        std::array<std::int64_t, 3> released{};
        for (std::int64_t i = 0; i < draws; ++i) {
            std::array<std::uint32_t, 4> records = {0, 1, 1, 2};
            releaseOneByOne(random, records, 1, keep, released);
            for (std::size_t k = 0; k < 3; ++k)
                observed[k] += static_cast<double>(released[k]);
        }
        const auto total = static_cast<double>(draws);
        const auto probability = [&](double share) { return (share * (gamma - 1) + 1) / (gamma + 2); };
        VERIFY_CHI_SQUARE(
            chiSquare(observed, {total * probability(0.25), total * probability(0.5), total * probability(0.25)}));
    }

    // What people say one by one has the probabilities of the design.
    void personsAnswerAsTheDesignSays_data() {
        QTest::addColumn<SurveyProcedure>("procedure");
        using enum SurveyProcedure::Kind;
        QTest::newRow("Warner") << SurveyProcedure{.kind = Warner, .lie = 0.3};
        QTest::newRow("crosswise") << SurveyProcedure{.kind = Crosswise, .innocuous = 0.3};
        QTest::newRow("forced") << SurveyProcedure{.kind = Forced, .truth = 2.0 / 3, .forcedYes = 1.0 / 6};
        QTest::newRow("forced to yes more often") << SurveyProcedure{.kind = Forced, .truth = 0.6, .forcedYes = 0.3};
        QTest::newRow("unrelated") << SurveyProcedure{.kind = Unrelated, .truth = 0.5, .innocuous = 1.0 / 12};
        QTest::newRow("Kuk") << SurveyProcedure{.kind = Kuk, .draws = 3, .redIfOne = 0.8, .redIfZero = 0.2};
    }
    void personsAnswerAsTheDesignSays() {
        QFETCH(SurveyProcedure, procedure);
        const SurveyDesign design = procedure.design();
        for (const bool trait : {false, true}) {
            for (const double refusal : {0.0, 0.25}) {
                const double yes = trait ? design.yesGivenOne : design.yesGivenZero;
                const boost::math::binomial_distribution<double> cards(static_cast<double>(design.draws), yes);
                const auto pmf = [&](std::int64_t k) {
                    return (1 - refusal) * boost::math::pdf(cards, static_cast<double>(k)) + (k == 0 ? refusal : 0);
                };
                VERIFY_CHI_SQUARE(
                    compare([&](Philox &random) { return askPerson(random, procedure, trait, refusal).yes; }, pmf, 0,
                            design.draws, 18));
            }
        }
    }

    void whoRefusesSaysNo() {
        Philox random(1);
        const SurveyProcedure forced{.kind = SurveyProcedure::Kind::Forced, .truth = 0.5, .forcedYes = 0.5};
        for (int i = 0; i < 100; ++i) {
            QCOMPARE(askPerson(random, forced, true).yes, 1);
            const PersonalAnswer answer = askPerson(random, forced, true, 1);
            QVERIFY(!answer.obeys);
            QCOMPARE(answer.yes, 0);
        }
    }
};

HALFTRUTH_TEST(TestSamplers)
#include "tst_samplers.moc"
