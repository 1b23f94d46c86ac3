// What a release of a file costs, beside reading the file with the same reader and doing nothing, and beside libcsv.
#include "core/release/party_files.h"
#include "core/release/release.h"
#include "core/release/release_output.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>
#include <csv.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

using namespace halftruth;

namespace {

constexpr std::int64_t rows = 1'000'000;

/// A file of rows like those of UCI Adult: 15 columns, about 120 bytes.
class AdultLikeFile {
public:
    AdultLikeFile() {
        std::ofstream file(m_path, std::ios::binary);
        constexpr std::array kinds = {
            ", State-gov, 77516, Bachelors, 13, Never-married, Adm-clerical, Not-in-family, White, Male, 2174, 0, "
            "40, "
            "United-States, <=50K\n",
            ", Private, 338409, Masters, 14, Married-civ-spouse, Prof-specialty, Wife, Black, Female, 0, 0, 45, "
            "Cuba, "
            ">50K\n",
            ", Self-emp-not-inc, 83311, HS-grad, 9, Divorced, Handlers-cleaners, Own-child, White, Female, 0, 0, 13, "
            "United-States, <=50K\n",
            ", ?, 209642, Some-college, 10, Married-civ-spouse, Exec-managerial, Husband, White, Male, 14084, 0, 50, "
            "United-States, >50K\n"};
        std::string text;
        for (std::int64_t i = 0; i < rows; ++i) {
            text += std::to_string(17 + i * 31 % 73);
            text += kinds[static_cast<std::size_t>(i * i % 7 % 4)];
        }
        file << text;
    }
    AdultLikeFile(const AdultLikeFile &) = delete;
    AdultLikeFile &operator=(const AdultLikeFile &) = delete;
    ~AdultLikeFile() { std::filesystem::remove(m_path); }
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path =
        std::filesystem::temp_directory_path() / ("halftruth_benchmark_" + std::to_string(getpid()) + ".csv");
};

const std::filesystem::path &adultLike() {
    static const AdultLikeFile file;
    return file.path();
}

void rowsPerSecond(benchmark::State &state) {
    state.counters["rows/s"] =
        benchmark::Counter(static_cast<double>(rows), benchmark::Counter::kIsIterationInvariantRate);
}

void releaseOfAFile(benchmark::State &state) {
    const auto &path = adultLike();
    for (auto _ : state) {
        const std::vector<std::string> columns{"10", "15"};
        std::vector<Alphabet> alphabets;
        for (const std::string &column : columns)
            alphabets.push_back(publicAlphabet(CsvReader(path), column));
        CsvReader counted(path);
        std::vector<std::int64_t> truth = countCategories(counted, columns, alphabets);
        const ReleasePlan plan = releasePlan(std::move(alphabets), CategorySource::PublicLabels, rows, 0.5,
                                             state.range(0) == 0 ? std::nullopt : std::optional(state.range(0)));
        const ReleaseKeys keys = ReleaseKeys::fresh(2);
        CsvReader reader(path);
        const Release release = releaseRecords(reader, columns, plan, std::move(truth), keys);
        std::size_t written = 0;
        writeReleasedRecords(release.sanitised, keys.order, [&](std::string_view text) { written += text.size(); });
        benchmark::DoNotOptimize(written);
    }
    rowsPerSecond(state);
}
BENCHMARK(releaseOfAFile)->ArgName("samples")->Arg(0)->Arg(rows)->Unit(benchmark::kMillisecond);

/// The parties of a release of 10^6 records on their own: docs/release-files.md, "What it costs".
class Parties {
public:
    explicit Parties(std::int64_t samples) : m_samples(samples) {
        std::vector<Alphabet> alphabets;
        for (const std::string &column : columns())
            alphabets.push_back(publicAlphabet(CsvReader(adultLike()), column));
        m_plan = releasePlan(std::move(alphabets), CategorySource::PublicLabels, rows, 0.5, samples);
        for (std::size_t i = 0; i < 2; ++i) {
            m_keys.push_back(padKey(i + 1, i + 1));
            written(pad(i), [&](const Write &write) { writePad(i, write); });
            m_curatorBytes = written(ciphertext(i), [&](const Write &write) { curate(i, write); });
        }
        m_serverBytes = written(perturbed(), [&](const Write &write) { serve(write); });
    }
    Parties(const Parties &) = delete;
    Parties &operator=(const Parties &) = delete;
    ~Parties() {
        for (const auto &path : {pad(0), pad(1), ciphertext(0), ciphertext(1), perturbed()})
            std::filesystem::remove(path);
    }

    void curate(std::size_t i, const Write &write) const {
        const std::vector<std::string> column{columns()[i]};
        CsvReader reader(adultLike());
        const auto alphabet = std::span(m_plan.alphabets).subspan(i, 1);
        const auto sample = commonSample(reader, column, alphabet, m_plan, m_common);
        writePartyFile({.kind = PartyFileKind::Ciphertext,
                        .release = releaseName(m_plan, m_common),
                        .plan = m_plan,
                        .curator = i + 1,
                        .pads = {m_keys[i].fingerprint()}},
                       write);
        encryptSample(sample, m_plan.design.sizes[i], m_keys[i], write);
    }
    void serve(const Write &write) const { perturbFiles({ciphertext(0), ciphertext(1)}, serverKey(1), write); }
    [[nodiscard]] Sanitised research() const { return decryptFile(perturbed(), {pad(0), pad(1)}); }

    /// Of all that a party sends, for each sampled record.
    [[nodiscard]] double curatorBytes() const { return m_curatorBytes / static_cast<double>(m_samples); }
    [[nodiscard]] double serverBytes() const { return m_serverBytes / static_cast<double>(m_samples); }

private:
    static std::vector<std::string> columns() { return {"10", "15"}; }
    static std::filesystem::path fileOf(const std::string &name) {
        return std::filesystem::temp_directory_path() / ("halftruth_parties_" + std::to_string(getpid()) + name);
    }
    static std::filesystem::path pad(std::size_t i) { return fileOf(".key" + std::to_string(i)); }
    static std::filesystem::path ciphertext(std::size_t i) { return fileOf(".enc" + std::to_string(i)); }
    static std::filesystem::path perturbed() { return fileOf(".perturbed"); }
    static double written(const std::filesystem::path &path, const std::function<void(const Write &)> &writes) {
        {
            std::ofstream file(path, std::ios::binary);
            writes([&](std::string_view text) { file << text; });
        }
        return static_cast<double>(std::filesystem::file_size(path));
    }
    void writePad(std::size_t i, const Write &write) const {
        writePartyFile({.kind = PartyFileKind::PadKey,
                        .key = m_keys[i],
                        .release = releaseName(m_plan, m_common),
                        .curator = i + 1},
                       write);
    }

    std::int64_t m_samples;
    ReleasePlan m_plan;
    SecretKey m_common = commonKey(1);
    std::vector<SecretKey> m_keys;
    double m_curatorBytes = 0;
    double m_serverBytes = 0;
};

void partyCurator(benchmark::State &state) {
    const Parties parties(state.range(0));
    for (auto _ : state) {
        std::size_t bytes = 0;
        parties.curate(0, [&](std::string_view text) { bytes += text.size(); });
        benchmark::DoNotOptimize(bytes);
    }
    state.counters["bytes/sample"] = parties.curatorBytes();
    rowsPerSecond(state);
}
BENCHMARK(partyCurator)->ArgName("samples")->Arg(10'000)->Arg(rows)->Unit(benchmark::kMillisecond);

void partyServer(benchmark::State &state) {
    const Parties parties(state.range(0));
    for (auto _ : state) {
        std::size_t bytes = 0;
        parties.serve([&](std::string_view text) { bytes += text.size(); });
        benchmark::DoNotOptimize(bytes);
    }
    state.counters["bytes/sample"] = parties.serverBytes();
    rowsPerSecond(state);
}
BENCHMARK(partyServer)->ArgName("samples")->Arg(10'000)->Arg(rows)->Unit(benchmark::kMillisecond);

void partyResearcher(benchmark::State &state) {
    const Parties parties(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(parties.research());
    rowsPerSecond(state);
}
BENCHMARK(partyResearcher)->ArgName("samples")->Arg(10'000)->Arg(rows)->Unit(benchmark::kMillisecond);

/// A release reads its input twice, and once more for each column whose labels are taken for public; this reads it
/// once.
void readingAFile(benchmark::State &state) {
    const auto &path = adultLike();
    for (auto _ : state) {
        CsvReader reader(path);
        reader.forEachRow([](auto fields, auto) {
            benchmark::DoNotOptimize(fields.data());
            return true;
        });
    }
    rowsPerSecond(state);
}
BENCHMARK(readingAFile)->Unit(benchmark::kMillisecond);

void readingAFileByLibcsv(benchmark::State &state) {
    std::ifstream file(adultLike(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (auto _ : state) {
        csv_parser parser;
        csv_init(&parser, CSV_STRICT);
        csv_parse(
            &parser, text.data(), text.size(),
            [](void *field, std::size_t, void *) { benchmark::DoNotOptimize(field); }, [](int, void *) {}, nullptr);
        csv_free(&parser);
    }
    rowsPerSecond(state);
}
BENCHMARK(readingAFileByLibcsv)->Unit(benchmark::kMillisecond);

} // namespace
