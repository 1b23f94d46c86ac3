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
#include "core/release/release_output.h"
#include "core/simulation/tally.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>

using namespace halftruth;

namespace {

Alphabet closed(const std::string &variable, const std::vector<std::string> &labels) {
    return {.variable = variable, .labels = labels, .other = {}, .missing = {}};
}

std::vector<std::string> variablesOf(const std::vector<Alphabet> &alphabets) {
    std::vector<std::string> names;
    for (const Alphabet &each : alphabets)
        names.push_back(each.variable);
    return names;
}

/// A file with these many records of each joint category, in an order that mixes them.
class RecordsFile {
public:
    RecordsFile(std::vector<Alphabet> alphabets, const std::vector<int> &counts) : m_alphabets{std::move(alphabets)} {
        const ReleasePlan names{.alphabets = m_alphabets, .design = {.sizes = sizes()}};
        std::vector<std::string> lines;
        for (std::size_t k = 0; k < counts.size(); ++k)
            for (int i = 0; i < counts[k]; ++i) {
                std::string line = names.label(k);
                for (std::size_t at = line.find(", "); at != std::string::npos; at = line.find(", "))
                    line.erase(at + 1, 1);
                lines.push_back(line);
            }
        std::ofstream file(path());
        for (std::size_t i = 0; i < m_alphabets.size(); ++i)
            file << (i == 0 ? "" : ",") << m_alphabets[i].variable;
        file << "\n";
        // A step prime to all sizes used here visits every line once.
        for (std::size_t i = 0; i < lines.size(); ++i)
            file << lines[i * 7919 % lines.size()] << "\n";
    }
    [[nodiscard]] std::filesystem::path path() const { return m_folder.filePath("records.csv").toStdString(); }
    [[nodiscard]] const std::vector<Alphabet> &alphabets() const { return m_alphabets; }
    [[nodiscard]] std::vector<std::int64_t> truth() const {
        CsvReader reader(path());
        return countCategories(reader, variablesOf(m_alphabets), m_alphabets);
    }
    [[nodiscard]] ReleasePlan plan(double epsilon, std::optional<std::int64_t> samples = {}) const {
        const auto counts = truth();
        return releasePlan(m_alphabets, CategorySource::List,
                           std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), epsilon, samples);
    }
    [[nodiscard]] Release release(const ReleasePlan &plan, std::optional<std::uint64_t> seed, std::size_t traced = 0,
                                  const RecordProgress &progress = {}) const {
        CsvReader reader(path());
        const std::size_t curators = m_alphabets.size();
        return releaseRecords(reader, variablesOf(m_alphabets), plan, truth(),
                              seed ? ReleaseKeys::fromSeed(*seed, curators) : ReleaseKeys::fresh(curators), traced,
                              progress);
    }

private:
    [[nodiscard]] std::vector<std::uint32_t> sizes() const {
        std::vector<std::uint32_t> sizes;
        for (const Alphabet &each : m_alphabets)
            sizes.push_back(static_cast<std::uint32_t>(each.labels.size()));
        return sizes;
    }

    QTemporaryDir m_folder;
    std::vector<Alphabet> m_alphabets;
};

RecordsFile twoByTwo(const std::vector<int> &counts) {
    return {{closed("x", {"a", "b"}), closed("y", {"u", "v"})}, counts};
}

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
        SecureRandom random(SecretKey::fromSeed(1));
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

    // Each party and each purpose has numbers of its own.
    void keysAreDifferent() {
        std::map<std::string, int> seen;
        for (const ReleaseKeys &keys :
             {ReleaseKeys::fromSeed(1, 3), ReleaseKeys::fromSeed(2, 3), ReleaseKeys::fresh(3)})
            for (const SecretKey &key : {keys.common, keys.pads[0], keys.pads[1], keys.pads[2], keys.server,
                                         keys.order, keys.common.derived("a"), keys.common.derived("b")}) {
                QCOMPARE(seen[key.hex()]++, 0);
                QCOMPARE(SecretKey::fromHex(key.hex()).value().hex(), key.hex());
                QVERIFY(!key.hex().starts_with(key.fingerprint()));
            }
        QCOMPARE(ReleaseKeys::fromSeed(1, 3).server.hex(), ReleaseKeys::fromSeed(1, 2).server.hex());
        for (const char *wrong : {"", "00", "zz"})
            QVERIFY(!SecretKey::fromHex(wrong));
        QVERIFY(!SecretKey::fromHex(std::string(64, 'g')));
    }

    // --- the protocol ------------------------------------------------------------------------------------------

    // [LWR] lemma III.1, for every record, pad and noise: PRAM is an addition, and commutes with the pad.
    void perturbingCommutesWithThePad() {
        for (const std::vector<std::uint32_t> &sizes :
             {std::vector<std::uint32_t>{3, 4}, {2, 3, 2}, {1, 5}, {2, 2, 2, 2}}) {
            const ProductGroup group(sizes);
            for (std::uint32_t truth = 0; truth < group.size(); ++truth) {
                std::vector<bool> ciphertexts(group.size());
                for (std::uint32_t pad = 0; pad < group.size(); ++pad) {
                    const std::uint32_t ciphertext = group.plus(truth, pad);
                    ciphertexts[ciphertext] = true;
                    QCOMPARE(group.minus(ciphertext, pad), truth);
                    for (std::uint32_t noise = 0; noise < group.size(); ++noise)
                        QCOMPARE(group.minus(group.plus(ciphertext, noise), pad), group.plus(truth, noise));
                    for (std::size_t i = 0; i < sizes.size(); ++i)
                        QCOMPARE(group.value(ciphertext, i),
                                 (group.value(truth, i) + group.value(pad, i)) % sizes[i]);
                }
                // Every ciphertext is as likely as any other, whatever the record is.
                QVERIFY(std::ranges::all_of(ciphertexts, [](bool each) { return each; }));
            }
        }
    }

    void everyTracedRecordFollowsTheSteps() {
        const RecordsFile file({closed("x", {"a", "b", "c"}), closed("y", {"u", "v"})}, {500, 100, 200, 50, 10, 140});
        const Release release = file.release(file.plan(0.8, 400), 5, 400);
        QCOMPARE(release.traced.size(), 400U);
        std::vector<std::string> lines;
        std::ifstream text(file.path());
        for (std::string line; std::getline(text, line);)
            lines.push_back(line);
        std::vector<std::int64_t> ciphertexts(6);
        std::vector<std::int64_t> released(6);
        std::vector<std::int64_t> places;
        const ProductGroup group = release.sanitised.plan.group();
        for (const TracedRecord &record : release.traced) {
            places.push_back(record.place);
            const std::string &line = lines.at(static_cast<std::size_t>(record.place));
            QCOMPARE(line.front(), "abc"[record.truth / 2]);
            QCOMPARE(line.back(), "uv"[record.truth % 2]);
            QCOMPARE(record.ciphertext, group.plus(record.truth, record.pad));
            QCOMPARE(record.released, group.minus(record.perturbed, record.pad));
            ++ciphertexts[record.ciphertext];
            ++released[record.released];
        }
        QCOMPARE(ciphertexts, release.ciphertexts);
        QCOMPARE(released, release.sanitised.released);
        // In random order, and every place once.
        QVERIFY(!std::ranges::is_sorted(places));
        std::ranges::sort(places);
        QVERIFY(std::ranges::adjacent_find(places) == places.end());
    }

    // Whatever the data are: here nearly all records are alike.
    void whatTheServerSeesIsUniform() {
        const RecordsFile file({closed("x", {"a", "b", "c"}), closed("y", {"u", "v", "w", "z"})},
                               {19'000, 1, 2, 3, 500, 1, 1, 1, 400, 1, 1, 89});
        const Release release = file.release(file.plan(1, 20'000), 6);
        QCOMPARE(sum(release.ciphertexts), 20'000);
        VERIFY_CHI_SQUARE(chiSquare(reals(release.ciphertexts), uniform(20'000, 12)));
        const JointType &adult = findBuiltinTable("adult-sex-income")->type;
        const ReleasePlan plan = releasePlan(alphabetsOf(adult), CategorySource::PublicLabels, adult.n, 0.5, 30'000);
        const Release shown = demonstratedRelease(plan, adult.counts, 1, 10);
        VERIFY_CHI_SQUARE(chiSquare(reals(shown.ciphertexts), uniform(30'000, 4)));
    }

    // And it tells nothing of the truth behind: the pairs of both are independent.
    void theCiphertextIsIndependentOfTheTruth() {
        const RecordsFile file = twoByTwo({12'000, 3000, 4000, 1000});
        const Release release = file.release(file.plan(1, 20'000), 7, 20'000);
        std::vector<double> observed(16);
        std::vector<double> expected(16);
        for (const TracedRecord &record : release.traced) {
            ++observed[4 * record.truth + record.ciphertext];
            for (std::size_t cipher = 0; cipher < 4; ++cipher)
                expected[4 * record.truth + cipher] += 0.25;
        }
        VERIFY_CHI_SQUARE(chiSquare(observed, expected));
    }

    // The records' release and the one by counts have the distribution of sampled PRAM: here its means, and the exact
    // RMS error of the estimate. With three curators as with two.
    void releasesHaveTheirExactError_data() {
        QTest::addColumn<bool>("byCounts");
        QTest::addColumn<bool>("three");
        QTest::newRow("record by record") << false << false;
        QTest::newRow("by counts") << true << false;
        QTest::newRow("record by record, three curators") << false << true;
        QTest::newRow("by counts, three curators") << true << true;
    }
    void releasesHaveTheirExactError() {
        QFETCH(bool, byCounts);
        QFETCH(bool, three);
        const RecordsFile file =
            three ? RecordsFile({closed("x", {"a", "b"}), closed("y", {"u", "v", "w"}), closed("z", {"k", "l"})},
                                {60, 10, 5, 15, 30, 10, 20, 10, 5, 5, 20, 10})
                  : twoByTwo({120, 30, 40, 10});
        const ReleasePlan plan = file.plan(1, 80);
        const std::vector<std::int64_t> truth = file.truth();
        const std::size_t categories = truth.size();
        Moments squares;
        std::vector<Moments> estimates(categories);
        std::vector<Moments> marginals(2);
        for (std::uint64_t seed = 0; seed < 2500; ++seed) {
            const Release release =
                byCounts ? demonstratedRelease(plan, truth, seed, 5) : file.release(plan, seed, 5);
            QCOMPARE(sum(release.sanitised.released), 80);
            QCOMPARE(sum(release.ciphertexts), 80);
            const std::vector<double> estimate = release.sanitised.estimate();
            for (std::size_t k = 0; k < categories; ++k)
                estimates[k].add(estimate[k]);
            squares.add(std::pow(release.error(estimate), 2));
            const std::vector<double> first = release.sanitised.marginal(estimate, 0);
            for (std::size_t value = 0; value < 2; ++value)
                marginals[value].add(first[value]);
        }
        double concentration = 0;
        std::vector<double> shares;
        for (const std::int64_t count : truth) {
            shares.push_back(static_cast<double>(count) / 200);
            concentration += shares.back() * shares.back();
        }
        const Estimate rms = rootMeanEstimate(squares);
        const double exact = pramRmsError(
            {.n = 200, .epsilon = 1, .categories = static_cast<std::int64_t>(categories)}, 80, concentration);
        QVERIFY2(std::abs(rms.value - exact) < 4 * rms.standardError, qPrintable(QString::number(rms.value)));
        for (std::size_t k = 0; k < categories; ++k) {
            const Estimate mean = estimates[k].meanEstimate();
            QVERIFY(std::abs(mean.value - shares[k]) < 4 * mean.standardError);
        }
        const Sanitised names{.plan = plan};
        const std::vector<double> trueFirst = names.marginal(shares, 0);
        for (std::size_t value = 0; value < 2; ++value) {
            const Estimate mean = marginals[value].meanEstimate();
            QVERIFY(std::abs(mean.value - trueFirst[value]) < 4 * mean.standardError);
        }
    }

    // The marginals of the estimate, raw or projected, sum to one, and are sums of it.
    void marginalsAreSums() {
        const ReleasePlan plan =
            releasePlan({closed("x", {"a", "b"}), closed("y", {"u", "v", "w"}), closed("z", {"k", "l"})},
                        CategorySource::List, 50, 1);
        const Sanitised sanitised{.plan = plan, .released = {}};
        std::vector<double> joint(12);
        std::iota(joint.begin(), joint.end(), 1);
        QCOMPARE(sanitised.marginal(joint, 0), (std::vector<double>{21, 57}));
        QCOMPARE(sanitised.marginal(joint, 1), (std::vector<double>{1 + 2 + 7 + 8, 3 + 4 + 9 + 10, 5 + 6 + 11 + 12}));
        QCOMPARE(sanitised.marginal(joint, 2), (std::vector<double>{36, 42}));
    }

    void projectsTheEstimate() {
        const JointType type = zipfType(50, 1000, 2);
        const Release release = demonstratedRelease(
            releasePlan(alphabetsOf(type), CategorySource::PublicLabels, type.n, 0.1), type.counts, 1);
        const std::vector<double> raw = release.sanitised.estimate();
        const std::vector<double> projected = release.sanitised.projectedEstimate();
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
        const JointType &adult = findBuiltinTable("adult-sex-income")->type;
        const ReleasePlan plan = releasePlan(alphabetsOf(adult), CategorySource::PublicLabels, adult.n, 0.5);
        QCOMPARE(plan.design.samples, 5281);
        VERIFY_CLOSE(plan.design.largestRmsError(), error(5281), 1e-13);
        VERIFY_CLOSE(plan.design.knownSampleLoss(), std::log(pramGamma(32561, 5281, 0.5)), 1e-12);
        QVERIFY(plan.design.largestRmsError() >
                pramRmsError({.n = 32561, .epsilon = 0.5, .categories = 4}, 5281, adult.concentration()));
    }

    void demonstrationsCostNothingAtAnyN() {
        const JointType type = uniformType(6, 1'000'000'000);
        const ReleasePlan all = releasePlan(alphabetsOf(type), CategorySource::PublicLabels, type.n, 1, type.n);
        const Release release = demonstratedRelease(all, type.counts, 1, 8);
        QCOMPARE(sum(release.sanitised.released), 1'000'000'000);
        QCOMPARE(release.traced.size(), 8U);
        QVERIFY(release.sanitised.released != demonstratedRelease(all, type.counts, 2).sanitised.released);
    }

    void aHugeEpsilonKeepsAll() {
        const RecordsFile file = twoByTwo({5, 6, 7, 8});
        const Release release = file.release(file.plan(1000, 26), {});
        QCOMPARE(release.sanitised.released, release.truth);
        VERIFY_CLOSE(release.sanitised.estimate()[3], 8.0 / 26, 1e-15);
    }

    // n, K and the number of samples are the same whatever one record says, or whether it says anything.
    void oneRecordChangesNothingThatIsPublic() {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("people.csv").toStdString();
        const std::vector<Alphabet> alphabets{{"country", {"US", "Mexico", "other", "missing"}, 2, 3},
                                              closed("income", {"low", "high"})};
        std::optional<ReleasePlan> first;
        for (const char *country : {"US", "Mexico", "Holand-Netherlands", "?", ""}) {
            {
                std::ofstream file(path);
                file << "country,income\n";
                for (int i = 0; i < 100; ++i)
                    file << (i % 7 == 0 ? "Mexico" : "US") << (i % 3 == 0 ? ",high\n" : ",low\n");
                file << country << ",low\n";
            }
            CsvReader reader(path);
            const std::vector<std::int64_t> counts = countCategories(reader, {"country", "income"}, alphabets);
            QCOMPARE(sum(counts), 101);
            const ReleasePlan plan = releasePlan(alphabets, CategorySource::List, sum(counts), 1);
            if (!first)
                first = plan;
            QCOMPARE(plan, *first);
        }
    }

    // --- what is said ------------------------------------------------------------------------------------------

    void tellsBeforeSaving() {
        const ReleaseDesign design{.sizes = {2, 2}, .n = 100, .samples = 40, .epsilon = 1};
        std::string all;
        for (const Text &each : releaseWarnings(design, true)) {
            QCOMPARE(defects(each), std::vector<std::string>());
            all += english(each) + "\n";
        }
        for (const char *part :
             {"replace-one", "same 100 people", "How many people there are is public", "costs its ε again",
              "ln γ = 1.667", "voids ε", "stream cipher", "demonstrates the protocol in one place"})
            QVERIFY2(all.find(part) != std::string::npos, part);
        QVERIFY(std::abs(design.knownSampleLoss() - std::log(1 + 2.5 * std::expm1(1.0))) < 1e-12);
        QCOMPARE(releaseWarnings(design, true).size(), releaseWarnings(design, false).size() + 1);
        const ReleaseDesign capped{.sizes = {2, 2}, .n = 100, .samples = 100, .epsilon = 700};
        QVERIFY(english(releaseWarnings(capped, false).front()).find("this release has ε = 42.98") !=
                std::string::npos);
    }

    // --- what is written ---------------------------------------------------------------------------------------

    void recordsAreWrittenInRandomOrder() {
        const Sanitised sanitised{
            .plan = releasePlan({closed("x", {"a", "b"}), closed("y", {"u", "v"})}, CategorySource::List, 9, 1),
            .released = {2, 1, 0, 1}};
        const auto written = [&](const SecretKey &key) {
            std::string text;
            writeReleasedRecords(sanitised, key, [&](std::string_view part) { text += part; });
            return text;
        };
        std::map<std::string, double> orders;
        for (std::uint64_t seed = 0; seed < 6000; ++seed)
            ++orders[written(SecretKey::fromSeed(seed))];
        QCOMPARE(orders.size(), 12U); // 4!/2!
        std::vector<double> observed;
        for (const auto &[order, times] : orders) {
            QVERIFY(order.starts_with("x,y\n"));
            observed.push_back(times);
        }
        VERIFY_CHI_SQUARE(chiSquare(observed, uniform(6000, 12)));
        QCOMPARE(written(SecretKey::fresh()).size(), std::string("x,y\na,u\na,u\na,v\nb,v\n").size());
    }

    void whatIsWrittenIsReadAgain() {
        const Sanitised sanitised{
            .plan = releasePlan({closed("#a", {" x ", "|y", "say \"z\""}), closed("b,c", {"line\nend", "u;v"})},
                                CategorySource::List, 19, 1),
            .released = {3, 4, 0, 5, 6, 1}};
        std::stringstream text;
        writeReleasedRecords(sanitised, SecretKey::fresh(), [&](std::string_view part) { text << part; });
        CsvReader reader(text, "written", {.header = Header::Yes});
        QCOMPARE(countCategories(reader, {"#a", "b,c"}, sanitised.plan.alphabets), sanitised.released);
    }

    void theEstimateIsWrittenWithAllItsDigits() {
        const ReleasePlan plan =
            releasePlan({closed("x", {"a", "b"}), closed("y", {"u"})}, CategorySource::List, 10, 0.5, 4);
        const Sanitised sanitised{.plan = plan, .released = {4, 0}};
        std::string text;
        writeReleaseEstimate(sanitised, [&](std::string_view part) { text += part; });
        const double excess = plan.design.excess();
        VERIFY_CLOSE(excess, 2.5 * std::expm1(0.5), 1e-14);
        const std::string comment = "# epsilon 0.5 (replace-one; n public); 4 of 10 records; gamma " +
                                    shortestText(plan.design.gamma()) +
                                    "; Categories from a list made without the data\n";
        QCOMPARE(text, comment + "x,y,released,estimate,projected estimate\na,u,4," +
                           shortestText(1 + 2 / excess - 1 / excess) + ",1\nb,u,0," + shortestText(-1 / excess) +
                           ",0\n");
        // The comment is none of the rows, for this reader as for others that know comments.
        std::istringstream stream(text);
        QCOMPARE(CsvReader(stream, "estimate").columns().size(), 5U);
        text.clear();
        writeReleaseMarginals(sanitised, [&](std::string_view part) { text += part; });
        const double a = 1 + 2 / excess - 1 / excess;
        const double b = -1 / excess;
        QCOMPARE(text, comment + "variable,label,estimate,projected estimate\nx,a," + shortestText(a) + ",1\nx,b," +
                           shortestText(b) + ",0\ny,u," + shortestText(a + b) + ",1\n");
    }

    void quotesFieldsThatNeedIt_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("written");
        const auto row = [](const char *name, const char *field, const char *written) {
            QTest::newRow(name) << QString::fromUtf8(field) << QString::fromUtf8(written);
        };
        row("plain", "a b", "a b");
        row("nothing", "", "\"\"");
        row("separator", "a,b", "\"a,b\"");
        row("quote", "a\"b", "\"a\"\"b\"");
        row("line end", "a\nb", "\"a\nb\"");
        row("blank before", " a", "\" a\"");
        row("tab behind", "a\t", "\"a\t\"");
        row("comment", "#a", "\"#a\"");
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
                                       << ":3: 'w' is not in the list of categories of 'y', which is closed";
        QTest::newRow("no value") << "x,y\na,u\na,?\nb,u\n"
                                  << ":3: no value is not in the list of categories of 'y', which is closed";
        QTest::newRow("more records") << "x,y\na,u\na,v\nb,u\n\nb,u\n"
                                      << ": has changed while it was read";
        QTest::newRow("fewer records") << "x,y\na,u\n"
                                       << ": has changed while it was read";
    }
    void aFileThatChangesIsRefused() {
        QFETCH(QString, now);
        QFETCH(QString, message);
        const RecordsFile file = twoByTwo({1, 1, 1, 0});
        const ReleasePlan plan = file.plan(1);
        const std::vector<std::int64_t> truth = file.truth();
        std::ofstream(file.path()) << now.toStdString();
        try {
            CsvReader reader(file.path());
            static_cast<void>(releaseRecords(reader, {"x", "y"}, plan, truth, ReleaseKeys::fresh(2)));
            QFAIL("accepted");
        } catch (const CsvError &error) {
            QCOMPARE(QString::fromUtf8(error.what()), QString::fromStdString(file.path().string()) + message);
        }
    }

    void aStopLeavesNoRelease() {
        const RecordsFile file = twoByTwo({5000, 5000, 5000, 5000});
        std::stop_source source;
        source.request_stop();
        const auto stopped = [&](double) { requireNotStopped(source.get_token()); };
        QVERIFY(!endsBeforeStopped([&] { static_cast<void>(file.release(file.plan(1), {}, 0, stopped)); }));
        std::vector<double> shares;
        QVERIFY(endsBeforeStopped([&] {
            static_cast<void>(file.release(file.plan(1), {}, 0, [&](double share) { shares.push_back(share); }));
        }));
        QVERIFY(!shares.empty() && std::ranges::is_sorted(shares) && shares.back() <= 1);
    }

    void saysWhatIsWrong_data() {
        addMessageColumns();
        const auto plan = [](double epsilon, std::optional<std::int64_t> samples) {
            return [=] {
                const JointType &adult = findBuiltinTable("adult-sex-income")->type;
                static_cast<void>(
                    releasePlan(alphabetsOf(adult), CategorySource::PublicLabels, adult.n, epsilon, samples));
            };
        };
        addMessage("releasePlan", "epsilon must be in (0, inf), but is 0", plan(0, {}));
        addMessage("releasePlan", "samples must be in {1, ..., 32561}, but is 32562", plan(1, 32562));
        addMessage("releasePlan", "categories must be in {2, ..., 1000000}, but is 1",
                   [] { static_cast<void>(releasePlan({closed("x", {"a"})}, CategorySource::List, 5, 1)); });
        addMessage("demonstratedRelease", "n must be in {6}, but is 5", [] {
            const ReleasePlan five = releasePlan({closed("x", {"a", "b"})}, CategorySource::List, 5, 1);
            static_cast<void>(demonstratedRelease(five, {3, 3}, 1));
        });
        addMessage("demonstratedRelease", "categories must be in {2}, but is 3", [] {
            const ReleasePlan two = releasePlan({closed("x", {"a", "b"})}, CategorySource::List, 5, 1);
            static_cast<void>(demonstratedRelease(two, {3, 1, 1}, 1));
        });
    }
    void saysWhatIsWrong() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestRelease)
#include "tst_release.moc"
