// The order of the curators' common sample: theorem III.2 of [LWR] holds for samples in random order, and not for
// what travels in the order of the file.
#include "tests/core/support/chi_square.h"
#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/math/pram/sampling_pram.h"
#include "core/release/parties.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>

using namespace halftruth;

namespace {

/// A tiny release, by brute force: K values, n records, m of them drawn, in the file's order or in any.
struct TinyCase {
    unsigned n;
    unsigned categories;
    unsigned samples;
    double gamma;
};

/// Counts the numbers that are drawn.
struct Counting {
    SecureRandom &random;
    std::int64_t drawn = 0;

    std::uint64_t operator()() {
        ++drawn;
        return random();
    }
};

using Sequence = std::vector<unsigned>;

/// All sequences of this length over 0, ..., end-1; of different elements where they are places.
std::vector<Sequence> sequences(unsigned length, unsigned end, bool different, bool ascending) {
    std::vector<Sequence> all{{}};
    for (unsigned i = 0; i < length; ++i) {
        std::vector<Sequence> longer;
        for (const Sequence &each : all)
            for (unsigned next = 0; next < end; ++next) {
                if ((different && std::ranges::find(each, next) != each.end()) ||
                    (ascending && !each.empty() && next < each.back()))
                    continue;
                longer.push_back(each);
                longer.back().push_back(next);
            }
        all = std::move(longer);
    }
    return all;
}

/// The largest ratio of probabilities of what is released in order, over all neighbouring databases and all outputs:
/// every sample, every order, every perturbation.
double largestRatio(const TinyCase &tiny, bool inFileOrder) {
    const auto databases = sequences(tiny.n, tiny.categories, false, false);
    const auto outputs = sequences(tiny.samples, tiny.categories, false, false);
    const auto samples = sequences(tiny.samples, tiny.n, true, inFileOrder);
    const double same = tiny.gamma / (tiny.gamma + tiny.categories - 1);
    const double other = 1 / (tiny.gamma + tiny.categories - 1);
    std::map<Sequence, std::vector<double>> probabilities;
    for (const Sequence &database : databases)
        for (const Sequence &output : outputs) {
            double sum = 0;
            for (const Sequence &sample : samples) {
                double product = 1;
                for (unsigned i = 0; i < tiny.samples; ++i)
                    product *= database[sample[i]] == output[i] ? same : other;
                sum += product;
            }
            probabilities[database].push_back(sum / static_cast<double>(samples.size()));
        }
    double largest = 0;
    for (const auto &[database, ours] : probabilities)
        for (unsigned place = 0; place < tiny.n; ++place)
            for (unsigned value = 0; value < tiny.categories; ++value) {
                Sequence neighbour = database;
                neighbour[place] = value;
                const std::vector<double> &theirs = probabilities.at(neighbour);
                for (std::size_t i = 0; i < ours.size(); ++i)
                    largest = std::max(largest, ours[i] / theirs[i]);
            }
    return largest;
}

} // namespace

class TestSampleOrder : public QObject {
    Q_OBJECT

private slots:
    // Over all orders the largest ratio is e^epsilon, neither more nor less.
    void inRandomOrderTheLossIsEpsilon() {
        for (const TinyCase tiny : {TinyCase{2, 2, 1, 3},
                                    {2, 2, 2, 3},
                                    {3, 2, 2, 5},
                                    {3, 2, 1, 5},
                                    {3, 3, 2, 2},
                                    {4, 2, 2, 5},
                                    {4, 2, 3, 1.5},
                                    {4, 3, 2, 10},
                                    {5, 2, 3, 4},
                                    {3, 4, 2, 5}})
            VERIFY_CLOSE(largestRatio(tiny, false), std::exp(pramEpsilon(tiny.n, tiny.samples, tiny.gamma)), 1e-12);
    }

    // n = 3, K = 2, m = 2, gamma = 5: 4.43 in the order of the file, against e^epsilon = 11/3.
    void inTheOrderOfTheFileItIsMore() {
        const TinyCase tiny{3, 2, 2, 5};
        VERIFY_CLOSE(largestRatio(tiny, false), 11.0 / 3, 1e-12);
        const double inOrder = largestRatio(tiny, true);
        VERIFY_CLOSE(inOrder, 31.0 / 7, 1e-12);
        QCOMPARE(std::round(100 * inOrder), 443.0);
        for (const TinyCase other : {TinyCase{3, 2, 2, 3}, {4, 2, 2, 5}, {4, 3, 2, 10}})
            QVERIFY(largestRatio(other, true) > 1.01 * std::exp(pramEpsilon(other.n, other.samples, other.gamma)));
    }

    // What the curators draw: every sequence of different places equally often.
    void everySequenceOfPlacesIsEquallyLikely() {
        std::map<std::vector<std::uint32_t>, double> drawn;
        constexpr int times = 24'000;
        for (std::uint64_t seed = 0; seed < times; ++seed) {
            SecureRandom random(SecretKey::fromSeed(seed));
            ++drawn[commonPlaces(4, 3, random)];
        }
        QCOMPARE(drawn.size(), 24U); // 4 * 3 * 2
        std::vector<double> observed;
        for (const auto &[places, often] : drawn)
            observed.push_back(often);
        VERIFY_CHI_SQUARE(chiSquare(observed, std::vector<double>(24, times / 24.0)));
    }

    // What docs/release-files.md says that a record costs: the curators draw n + m numbers for sample and order at
    // most and one for each pad, the server one or two for the noise.
    void aRecordCostsFewNumbers() {
        constexpr std::int64_t n = 1000;
        constexpr std::int64_t m = 300;
        SecureRandom random(SecretKey::fromSeed(3));
        QCOMPARE(commonPlaces(n, m, random).size(), std::size_t{m});
        const std::uint64_t next = random();
        SecureRandom again(SecretKey::fromSeed(3));
        std::int64_t drawn = 0;
        while (drawn <= n + m && again() != next)
            ++drawn;
        QVERIFY2(drawn >= m && drawn <= n + m, qPrintable(QString::number(drawn)));

        Counting counted{.random = again};
        for (std::int64_t i = 0; i < m; ++i)
            static_cast<void>(drawBelow(counted, 4));
        QCOMPARE(counted.drawn, m);
        const ReleasePlan plan =
            releasePlan({{.variable = "x", .labels = {"a", "b"}}, {.variable = "y", .labels = {"c", "d"}}},
                        CategorySource::List, n, 1, m);
        const PramWeights weights = plan.design.weights();
        counted.drawn = 0;
        for (std::int64_t i = 0; i < m; ++i)
            static_cast<void>(weights.drawNoise(counted));
        QVERIFY2(counted.drawn >= m && counted.drawn <= 2 * m, qPrintable(QString::number(counted.drawn)));
    }

    // Two offices with a column each draw the same places in the same order, from the key that they share.
    void bothCuratorsDrawTheSame() {
        const QTemporaryDir folder;
        const std::filesystem::path alice = folder.filePath("alice.csv").toStdString();
        const std::filesystem::path bob = folder.filePath("bob.csv").toStdString();
        {
            std::ofstream a(alice);
            std::ofstream b(bob);
            a << "x\n";
            b << "id,y\n";
            for (int i = 0; i < 50; ++i) {
                a << (i % 2 == 0 ? "even\n" : "odd\n");
                b << i << "," << i % 5 << "\n";
            }
        }
        const std::vector<Alphabet> alphabets{{.variable = "x", .labels = {"even", "odd"}},
                                              {.variable = "y", .labels = {"0", "1", "2", "3", "4"}}};
        const auto sampleOf = [&](const std::filesystem::path &file, std::size_t curator, const ReleasePlan &plan,
                                  const SecretKey &common) {
            CsvReader reader(file);
            return commonSample(reader, {alphabets[curator].variable}, {&alphabets[curator], 1}, plan, common);
        };
        const ReleasePlan plan = releasePlan(alphabets, CategorySource::List, 50, 1, 20);
        const SecretKey key = SecretKey::fromSeed(1);
        const auto a = sampleOf(alice, 0, plan, key);
        const auto b = sampleOf(bob, 1, plan, key);
        QCOMPARE(a.size(), 20U);
        std::vector<std::uint32_t> places;
        for (std::size_t i = 0; i < 20; ++i) {
            QCOMPARE(a[i].place, b[i].place);
            QCOMPARE(a[i].category, (a[i].place - 1) % 2);
            QCOMPARE(b[i].category, (a[i].place - 1) % 5);
            places.push_back(a[i].place);
        }
        QVERIFY(!std::ranges::is_sorted(places));
        std::ranges::sort(places);
        QVERIFY(std::ranges::adjacent_find(places) == places.end());
        // Another key, or the same for another release by mistake: an unrelated sample.
        QVERIFY(sampleOf(alice, 0, plan, SecretKey::fromSeed(2)) != a);
        QVERIFY(sampleOf(alice, 0, releasePlan(alphabets, CategorySource::List, 50, 0.9, 20), key) != a);
    }
};

HALFTRUTH_TEST(TestSampleOrder)
#include "tst_sample_order.moc"
