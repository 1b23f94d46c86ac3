#include "tests/core/support/chi_square.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/data/builtin_data.h"
#include "core/data/csv_field.h"
#include "core/data/synthetic_type.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/stopped.h"
#include "core/math/pram/sampling_pram.h"
#include "core/release/release.h"
#include "core/release/secure_random.h"
#include "core/simulation/tally.h"

#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>

using namespace halftruth;

namespace {

/// A file with these many records of each pair, in an order that mixes them.
class PairsFile {
public:
    PairsFile(const std::vector<std::string> &rows, const std::vector<std::string> &columns,
              const std::vector<int> &counts) {
        std::vector<std::string> lines;
        for (std::size_t k = 0; k < counts.size(); ++k)
            for (int i = 0; i < counts[k]; ++i)
                lines.push_back(rows[k / columns.size()] + "," + columns[k % columns.size()]);
        const std::size_t size = lines.size();
        std::ofstream file(path());
        file << "x,y\n";
        // A step prime to all sizes used here visits every line once.
        for (std::size_t i = 0; i < size; ++i)
            file << lines[i * 7919 % size] << "\n";
    }
    [[nodiscard]] std::filesystem::path path() const { return m_folder.filePath("pairs.csv").toStdString(); }
    [[nodiscard]] JointType type() const { return readJointType(path(), {"x", "y"}); }
    [[nodiscard]] Release release(const ReleaseOptions &options) const {
        return releaseFile(path(), {"x", "y"}, type(), options);
    }

private:
    QTemporaryDir m_folder;
};

std::vector<double> reals(const std::vector<std::int64_t> &counts) { return {counts.begin(), counts.end()}; }

std::int64_t sum(const std::vector<std::int64_t> &counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

std::vector<double> uniform(double total, std::size_t cells) {
    return std::vector<double>(cells, total / static_cast<double>(cells));
}

} // namespace

class TestRelease : public QObject {
    Q_OBJECT

private slots:
    // --- randomness --------------------------------------------------------------------------------------------

    void secureNumbersAreUniform() {
        SecureRandom random(ReleaseRole::Alice, 1);
        std::vector<double> bytes(256);
        std::vector<double> ones(64);
        constexpr int numbers = 50'000;
        for (int i = 0; i < numbers; ++i) {
            const std::uint64_t number = random();
            for (unsigned shift = 0; shift < 64; shift += 8)
                ++bytes[number >> shift & 0xFFU];
            for (unsigned bit = 0; bit < 64; ++bit)
                ones[bit] += static_cast<double>(number >> bit & 1U);
        }
        VERIFY_CHI_SQUARE(chiSquare(bytes, uniform(8.0 * numbers, 256)));
        for (const double count : ones)
            QVERIFY(std::abs(count - numbers / 2.0) < 5 * std::sqrt(numbers / 4.0));
    }

    void aSeedAndARoleGiveTheirNumbers() {
        const auto first = [](ReleaseRole role, std::optional<std::uint64_t> seed) {
            SecureRandom random(role, seed);
            return random();
        };
        QCOMPARE(first(ReleaseRole::Alice, 1), first(ReleaseRole::Alice, 1));
        QVERIFY(first(ReleaseRole::Alice, 1) != first(ReleaseRole::Bob, 1));
        QVERIFY(first(ReleaseRole::Alice, 1) != first(ReleaseRole::Alice, 2));
        // Keys from the operating system: equal once in 2^64 runs.
        QVERIFY(first(ReleaseRole::Alice, {}) != first(ReleaseRole::Alice, {}));
    }

    // --- the protocol ------------------------------------------------------------------------------------------

    void decryptionUndoesEncryption() {
        const ReleaseDesign design{.xValues = 3, .yValues = 5, .n = 10};
        for (std::uint32_t x = 0; x < 3; ++x)
            for (std::uint32_t y = 0; y < 5; ++y)
                for (std::uint32_t v = 0; v < 3; ++v)
                    for (std::uint32_t w = 0; w < 5; ++w)
                        QCOMPARE(decrypted(design, encrypted(design, {x, y}, {v, w}), {v, w}), (RecordPair{x, y}));
    }

    // [LWR] lemma III.1: the probabilities of what comes out are those of PRAM without a pad, for every pad.
    void perturbingCommutesWithThePad() {
        const ReleaseDesign design{.xValues = 3, .yValues = 4, .n = 100, .samples = 30, .epsilon = 0.7};
        const double keep = design.keep();
        const double other = (1 - keep) / 12;
        VERIFY_CLOSE((keep + other) / other, design.gamma(), 1e-13);
        for (std::uint32_t v = 0; v < 3; ++v) {
            for (std::uint32_t w = 0; w < 4; ++w) {
                for (const RecordPair truth : {RecordPair{0, 0}, {2, 3}, {1, 2}}) {
                    std::map<std::pair<std::uint32_t, std::uint32_t>, double> out;
                    const RecordPair cipher = encrypted(design, truth, {v, w});
                    const auto add = [&](RecordPair perturbed, double probability) {
                        const RecordPair released = decrypted(design, perturbed, {v, w});
                        out[{released.x, released.y}] += probability;
                    };
                    add(cipher, keep);
                    for (std::uint32_t x = 0; x < 3; ++x)
                        for (std::uint32_t y = 0; y < 4; ++y)
                            add({x, y}, other);
                    QCOMPARE(out.size(), 12U);
                    for (const auto &[pair, probability] : out)
                        VERIFY_CLOSE(probability, other + (pair == std::pair(truth.x, truth.y) ? keep : 0.0), 1e-13);
                }
            }
        }
    }

    void everyTracedRecordFollowsTheSteps() {
        const PairsFile file({"a", "b", "c"}, {"u", "v"}, {500, 100, 200, 50, 10, 140});
        const Release release = file.release({.epsilon = 0.8, .samples = 400, .seed = 5, .traced = 400});
        QCOMPARE(release.traced.size(), 400U);
        std::vector<std::int64_t> ciphertexts(6);
        std::vector<std::int64_t> released(6);
        std::int64_t last = 0;
        std::ifstream lines(file.path());
        std::string line;
        std::int64_t at = -1; // the header
        for (const TracedRecord &record : release.traced) {
            QVERIFY(record.place > last && record.place <= 1000);
            last = record.place;
            while (at < record.place) {
                std::getline(lines, line);
                ++at;
            }
            QCOMPARE(line, release.type.rowLabels[record.truth.x] + "," + release.type.columnLabels[record.truth.y]);
            QCOMPARE(record.ciphertext, encrypted(release.design, record.truth, record.pad));
            QCOMPARE(record.released, decrypted(release.design, record.perturbed, record.pad));
            ++ciphertexts[2 * record.ciphertext.x + record.ciphertext.y];
            ++released[2 * record.released.x + record.released.y];
        }
        QCOMPARE(ciphertexts, release.ciphertexts);
        QCOMPARE(released, release.released);
    }

    // Whatever the data are: here nearly all records are alike.
    void whatTheServerSeesIsUniform() {
        const PairsFile file({"a", "b", "c"}, {"u", "v", "w", "x"}, {19'000, 1, 2, 3, 500, 1, 1, 1, 400, 1, 1, 89});
        const Release release = file.release({.epsilon = 1, .samples = 20'000, .seed = 6});
        QCOMPARE(sum(release.ciphertexts), 20'000);
        VERIFY_CHI_SQUARE(chiSquare(reals(release.ciphertexts), uniform(20'000, 12)));
        const JointType adult = findBuiltinTable("adult-sex-income")->type;
        const Release shown = demonstratedRelease(adult, {.epsilon = 0.5, .samples = 30'000, .traced = 10});
        VERIFY_CHI_SQUARE(chiSquare(reals(shown.ciphertexts), uniform(30'000, 4)));
    }

    // And it tells nothing of the truth behind: the pairs of both are independent.
    void theCiphertextIsIndependentOfTheTruth() {
        const PairsFile file({"a", "b"}, {"u", "v"}, {12'000, 3000, 4000, 1000});
        const Release release = file.release({.epsilon = 1, .samples = 20'000, .seed = 7, .traced = 20'000});
        std::vector<double> observed(16);
        std::vector<double> expected(16);
        for (const TracedRecord &record : release.traced) {
            ++observed[8 * record.truth.x + 4 * record.truth.y + 2 * record.ciphertext.x + record.ciphertext.y];
            for (std::size_t cipher = 0; cipher < 4; ++cipher)
                expected[8 * record.truth.x + 4 * record.truth.y + cipher] += 0.25;
        }
        VERIFY_CHI_SQUARE(chiSquare(observed, expected));
    }

    // Every place is drawn equally often, and every pair of them.
    void everySampleIsEquallyLikely() {
        const PairsFile file({"a", "b"}, {"u", "v"}, {2, 1, 1, 2});
        std::map<std::string, double> sets;
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            std::string places;
            for (const TracedRecord &record :
                 file.release({.epsilon = 1, .samples = 3, .seed = seed, .traced = 3}).traced)
                places += std::to_string(record.place);
            ++sets[places];
        }
        QCOMPARE(sets.size(), 20U);
        std::vector<double> observed;
        for (const auto &[places, times] : sets)
            observed.push_back(times);
        VERIFY_CHI_SQUARE(chiSquare(observed, uniform(4000, 20)));
    }

    // The file's release and the one by counts have the distribution of sampled PRAM: here its means, and the exact
    // RMS error of the estimate.
    void releasesHaveTheirExactError_data() {
        QTest::addColumn<bool>("byCounts");
        QTest::newRow("record by record") << false;
        QTest::newRow("by counts") << true;
    }
    void releasesHaveTheirExactError() {
        QFETCH(bool, byCounts);
        const PairsFile file({"a", "b"}, {"u", "v"}, {120, 30, 40, 10});
        const JointType type = file.type();
        Moments squares;
        std::vector<Moments> estimates(4);
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            const ReleaseOptions options{.epsilon = 1, .samples = 80, .seed = seed, .traced = 5};
            const Release release = byCounts ? demonstratedRelease(type, options) : file.release(options);
            QCOMPARE(sum(release.released), 80);
            QCOMPARE(sum(release.ciphertexts), 80);
            const std::vector<double> estimate = release.estimate();
            double square = 0;
            for (std::size_t k = 0; k < 4; ++k) {
                estimates[k].add(estimate[k]);
                square += (estimate[k] - type.share(k)) * (estimate[k] - type.share(k));
            }
            squares.add(square);
        }
        const Estimate rms = rootMeanEstimate(squares);
        const double exact = pramRmsError({.n = 200, .epsilon = 1, .categories = 4}, 80, type.concentration());
        QVERIFY2(std::abs(rms.value - exact) < 4 * rms.standardError, qPrintable(QString::number(rms.value)));
        for (std::size_t k = 0; k < 4; ++k) {
            const Estimate mean = estimates[k].meanEstimate();
            QVERIFY(std::abs(mean.value - type.share(k)) < 4 * mean.standardError);
        }
    }

    void projectsTheEstimate() {
        const JointType type = zipfType(50, 1000, 2);
        const Release release = demonstratedRelease(type, {.epsilon = 0.1});
        const std::vector<double> raw = release.estimate();
        const std::vector<double> projected = release.projectedEstimate();
        QVERIFY(*std::ranges::min_element(raw) < 0);
        QVERIFY(*std::ranges::min_element(projected) == 0);
        VERIFY_CLOSE(std::accumulate(raw.begin(), raw.end(), 0.0), 1.0, 1e-12);
        VERIFY_CLOSE(std::accumulate(projected.begin(), projected.end(), 0.0), 1.0, 1e-12);
    }

    // The default depends on nothing but n, K and epsilon, and no other number does better for uniform data.
    void samplesAreTheBestForUniformData() {
        QCOMPARE(optimalReleaseSamples(32561, 4, 0.5), 5281);
        const auto error = [](std::int64_t samples) {
            return pramRmsError({.n = 32561, .epsilon = 0.5, .categories = 4}, samples, 0.25);
        };
        QVERIFY(error(5281) <= error(5280) && error(5281) <= error(5282));
        const JointType adult = findBuiltinTable("adult-sex-income")->type;
        const Release release = demonstratedRelease(adult, {.epsilon = 0.5});
        QCOMPARE(release.design.samples, 5281);
        VERIFY_CLOSE(release.design.largestRmsError(), error(5281), 1e-15);
        QVERIFY(release.design.largestRmsError() >
                pramRmsError({.n = 32561, .epsilon = 0.5, .categories = 4}, 5281, adult.concentration()));
    }

    void demonstrationsCostNothingAtAnyN() {
        const Release release =
            demonstratedRelease(uniformType(6, 1'000'000'000), {.epsilon = 1, .samples = 1'000'000'000, .traced = 8});
        QCOMPARE(sum(release.released), 1'000'000'000);
        QCOMPARE(release.traced.size(), 8U);
        QVERIFY(demonstratedRelease(release.type, {.epsilon = 1}).released !=
                demonstratedRelease(release.type, {.epsilon = 1, .seed = 2}).released);
    }

    void aHugeEpsilonKeepsAll() {
        const PairsFile file({"a", "b"}, {"u", "v"}, {5, 6, 7, 8});
        const Release release = file.release({.epsilon = 1000, .samples = 26});
        QCOMPARE(release.released, release.type.counts);
        VERIFY_CLOSE(release.estimate()[3], 8.0 / 26, 1e-15);
    }

    // --- what is written ---------------------------------------------------------------------------------------

    void recordsAreWrittenInRandomOrder() {
        Release release{.type = {.variables = {"x", "y"}, .rowLabels = {"a", "b"}, .columnLabels = {"u", "v"}}};
        release.released = {2, 1, 0, 1};
        const auto written = [&](std::optional<std::uint64_t> seed) {
            std::string text;
            writeReleasedRecords(release, seed, [&](std::string_view part) { text += part; });
            return text;
        };
        std::map<std::string, double> orders;
        for (std::uint64_t seed = 0; seed < 6000; ++seed)
            ++orders[written(seed)];
        QCOMPARE(orders.size(), 12U); // 4!/2!
        std::vector<double> observed;
        for (const auto &[order, times] : orders) {
            QVERIFY(order.starts_with("x,y\n"));
            observed.push_back(times);
        }
        VERIFY_CHI_SQUARE(chiSquare(observed, uniform(6000, 12)));
        QCOMPARE(written({}).size(), std::string("x,y\na,u\na,u\na,v\nb,v\n").size());
    }

    // Why they are: three records of two values, two of them sampled. In random order the largest ratio over
    // neighbours is e^epsilon; in the order of the file it is more.
    void theOrderOfTheFileWouldCostPrivacy() {
        const double epsilon = pramEpsilon(3, 2, 3);
        const auto report = [](unsigned value, unsigned truth) { return value == truth ? 0.75 : 0.25; };
        const auto bit = [](unsigned records, unsigned place) { return records >> place & 1U; };
        const auto loss = [&](bool shuffled) {
            // The probability that the reports are o1, o2.
            const auto probability = [&](unsigned records, unsigned o1, unsigned o2) {
                double sum = 0;
                for (unsigned first = 0; first < 3; ++first)
                    for (unsigned second = 0; second < 3; ++second)
                        if (shuffled ? first != second : first < second)
                            sum += report(o1, bit(records, first)) * report(o2, bit(records, second));
                return sum / (shuffled ? 6 : 3);
            };
            double largest = 0;
            for (unsigned records = 0; records < 8; ++records)
                for (unsigned place = 0; place < 3; ++place)
                    for (unsigned o = 0; o < 4; ++o)
                        largest = std::max(largest, probability(records, o >> 1U, o & 1U) /
                                                        probability(records ^ 1U << place, o >> 1U, o & 1U));
            return std::log(largest);
        };
        VERIFY_CLOSE(loss(true), epsilon, 1e-12);
        QVERIFY(loss(false) > 1.1 * epsilon);
    }

    void whatIsWrittenIsReadAgain() {
        Release release{.type = {.variables = {"#a", "b,c"},
                                 .rowLabels = {" x ", "|y", "say \"z\""},
                                 .columnLabels = {"line\nend", "u;v"}}};
        release.released = {3, 4, 0, 5, 6, 1};
        std::stringstream text;
        writeReleasedRecords(release, {}, [&](std::string_view part) { text << part; });
        const JointType read = readJointType(text, "written", {"#a", "b,c"}, {.csv = {.header = Header::Yes}});
        QCOMPARE(read.n, 19);
        for (std::size_t row = 0; row < 3; ++row)
            for (std::size_t column = 0; column < 2; ++column) {
                const auto r = std::ranges::find(read.rowLabels, release.type.rowLabels[row]);
                const auto c = std::ranges::find(read.columnLabels, release.type.columnLabels[column]);
                QVERIFY(r != read.rowLabels.end() && c != read.columnLabels.end());
                QCOMPARE(read.count(static_cast<std::size_t>(r - read.rowLabels.begin()),
                                    static_cast<std::size_t>(c - read.columnLabels.begin())),
                         release.released[2 * row + column]);
            }
    }

    void theEstimateIsWrittenWithAllItsDigits() {
        const JointType type{
            .variables = {"x", "y"}, .rowLabels = {"a", "b"}, .columnLabels = {"u"}, .counts = {6, 4}, .n = 10};
        Release release{.type = type, .design = {.xValues = 2, .yValues = 1, .n = 10, .samples = 4, .epsilon = 0.5}};
        release.released = {4, 0};
        std::string text;
        writeReleaseEstimate(release, [&](std::string_view part) { text += part; });
        const double excess = 2.5 * std::expm1(0.5);
        QCOMPARE(text, "x,y,released,estimate,projected estimate\na,u,4," +
                           shortestText(1 + 2 / excess - 1 / excess) + ",1\nb,u,0," + shortestText(-1 / excess) +
                           ",0\n");
    }

    void quotesFieldsThatNeedIt_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << "a b"
                               << "a b";
        QTest::newRow("nothing") << ""
                                 << "\"\"";
        QTest::newRow("separator") << "a,b"
                                   << "\"a,b\"";
        QTest::newRow("quote") << "a\"b"
                               << "\"a\"\"b\"";
        QTest::newRow("line end") << "a\nb"
                                  << "\"a\nb\"";
        QTest::newRow("blank before") << " a"
                                      << "\" a\"";
        QTest::newRow("tab behind") << "a\t"
                                    << "\"a\t\"";
        QTest::newRow("comment") << "#a"
                                 << "\"#a\"";
    }
    void quotesFieldsThatNeedIt() {
        QFETCH(QString, field);
        QFETCH(QString, written);
        QCOMPARE(QString::fromStdString(csvField(field.toStdString())), written);
        QCOMPARE(csvField("a,b", ';'), "a,b");
    }

    // --- what goes wrong ---------------------------------------------------------------------------------------

    void aFileThatChangesIsRefused_data() {
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("message");
        QTest::newRow("another label") << "x,y\na,u\na,w\nb,u\n"
                                       << ":3: has changed while it was read";
        QTest::newRow("more records") << "x,y\na,u\na,v\nb,u\n\nb,u\n"
                                      << ":6: has changed while it was read";
        QTest::newRow("fewer records") << "x,y\na,u\n"
                                       << ": has changed while it was read";
    }
    void aFileThatChangesIsRefused() {
        QFETCH(QString, now);
        QFETCH(QString, message);
        const PairsFile file({"a", "b"}, {"u", "v"}, {1, 1, 1, 0});
        const JointType type = file.type();
        std::ofstream(file.path()) << now.toStdString();
        try {
            static_cast<void>(releaseFile(file.path(), {"x", "y"}, type, {.epsilon = 1}));
            QFAIL("accepted");
        } catch (const CsvError &error) {
            QCOMPARE(QString::fromUtf8(error.what()), QString::fromStdString(file.path().string()) + message);
        }
    }

    void aStopLeavesNoRelease() {
        const PairsFile file({"a", "b"}, {"u", "v"}, {50, 50, 50, 50});
        std::stop_source source;
        source.request_stop();
        QVERIFY(!endsBeforeStopped([&] {
            (void)releaseFile(file.path(), {"x", "y"}, file.type(), {.epsilon = 1}, source.get_token());
        }));
        // It is no error, so that nobody reports it as one.
        QVERIFY(endsBeforeStopped([&] { QCOMPARE(file.release({.epsilon = 1}).design.n, file.type().n); }));
    }

    void saysWhatIsWrong_data() {
        addMessageColumns();
        const auto release = [](ReleaseOptions options) {
            return [options] {
                static_cast<void>(demonstratedRelease(findBuiltinTable("adult-sex-income")->type, options));
            };
        };
        addMessage("demonstratedRelease", "epsilon must be in (0, inf), but is 0", release({.epsilon = 0}));
        addMessage("demonstratedRelease", "samples must be in {1, ..., 32561}, but is 32562",
                   release({.epsilon = 1, .samples = 32562}));
        addMessage("demonstratedRelease", "categories must be in {2, ..., 1000000}, but is 1", [] {
            static_cast<void>(
                demonstratedRelease({.variables = {"x"}, .rowLabels = {"a"}, .counts = {5}, .n = 5}, {.epsilon = 1}));
        });
    }
    void saysWhatIsWrong() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestRelease)
#include "tst_release.moc"
