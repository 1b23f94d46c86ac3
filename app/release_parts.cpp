#include "app/release_parts.h"

#include "app/output.h"
#include "app/parameter_options.h"

#include "core/math/domain/domain.h"
#include "core/release/release_output.h"
#include "core/simulation/pram_study.h"
#include "core/text/number_text.h"

#include <QFile>

#include <algorithm>
#include <memory>
#include <system_error>

namespace halftruth {

namespace {

// Whole numbers up to here are what a number of the command line can be without loss.
constexpr Range seedRange = range::integers(0, 9007199254740992.0);
constexpr std::size_t mostPrintedCategories = 40;

double numberIn(const Range &range, std::string_view name, const std::string &text) {
    const double number = numberArgument(name, range, text);
    require(name, number, range);
    return number;
}

/// Two names of one file, which need not be there.
bool sameFile(const std::filesystem::path &one, const std::filesystem::path &other) {
    std::error_code ignored;
    const auto whole = [&](const std::filesystem::path &path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, ignored), ignored);
    };
    return whole(one) == whole(other) || std::filesystem::equivalent(one, other, ignored);
}

/// A label that stays in its line.
std::string inOneLine(std::string text) {
    std::ranges::replace_if(
        text, [](char each) { return static_cast<unsigned char>(each) < 0x20 || each == 0x7f; }, ' ');
    return text;
}

/// A table for people: columns padded to their widest cell, the numbers of the last ones to the right.
std::string table(const std::vector<std::vector<std::string>> &rows, std::size_t texts) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto &row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], characterCount(row[i]));
    std::string text;
    for (const auto &row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += i == 0 ? "" : "  ";
            line +=
                i < texts ? padded(row[i], widths[i]) : std::string(widths[i] - characterCount(row[i]), ' ') + row[i];
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

std::string estimateTable(const Sanitised &sanitised, const std::vector<double> &raw,
                          const std::vector<double> &projected) {
    const ProductGroup group = sanitised.plan.group();
    const std::vector<Alphabet> &alphabets = sanitised.plan.alphabets;
    std::vector<std::vector<std::string>> rows(1);
    for (const Alphabet &alphabet : alphabets)
        rows.front().push_back(inOneLine(alphabet.variable));
    rows.front().insert(rows.front().end(), {"released", "estimate", "projected"});
    for (std::size_t k = 0; k < raw.size(); ++k) {
        std::vector<std::string> &row = rows.emplace_back();
        for (std::size_t i = 0; i < alphabets.size(); ++i)
            row.push_back(inOneLine(alphabets[i].labels[group.value(static_cast<std::uint32_t>(k), i)]));
        row.insert(row.end(),
                   {std::to_string(sanitised.released[k]), displayNumber(raw[k]), displayNumber(projected[k])});
    }
    return table(rows, alphabets.size());
}

std::string marginalTable(const Alphabet &alphabet, const std::vector<double> &raw,
                          const std::vector<double> &projected) {
    std::vector<std::vector<std::string>> rows{{inOneLine(alphabet.variable), "estimate", "projected"}};
    for (std::size_t value = 0; value < raw.size(); ++value)
        rows.push_back(
            {inOneLine(alphabet.labels[value]), displayNumber(raw[value]), displayNumber(projected[value])});
    return table(rows, 1);
}

} // namespace

std::string required(const CommandLine &line, std::string_view option, std::string_view value) {
    if (auto given = line.option(option))
        return *given;
    throw UsageError("release needs --" + std::string(option) + " " + std::string(value));
}

QString requiredOutput(const CommandLine &line, std::string_view option) {
    static_cast<void>(required(line, option, "FILE"));
    return outputOption(line, option).value();
}

void addDesignOptions(CommandLine &line) {
    line.addOption("epsilon", "E", "privacy parameter ε in nats, " + range::positive.text());
    line.addOption("samples", "M", "records to sample; default the best for these n, categories and E");
}

double epsilonOption(const CommandLine &line) {
    return numberIn(range::positive, "epsilon", required(line, "epsilon", "E"));
}

std::optional<std::int64_t> samplesOption(const CommandLine &line) {
    // Whether there are as many records is known when the file has been read.
    const auto samples = line.option("samples");
    return samples ? std::optional(static_cast<std::int64_t>(numberIn(range::population, "samples", *samples)))
                   : std::nullopt;
}

void addSeedOption(CommandLine &line) {
    line.addOption("seed", "S",
                   "a fixed seed, for demonstrations only: who knows it can undo the release; default keys from the "
                   "operating system");
}

std::optional<std::uint64_t> seedOption(const CommandLine &line) {
    const auto seed = line.option("seed");
    return seed ? std::optional(static_cast<std::uint64_t>(numberIn(seedRange, "seed", *seed))) : std::nullopt;
}

void warnOfSeed(std::optional<std::uint64_t> seed) {
    if (seed)
        printError("warning: the seed makes this release predictable, so that it protects nobody");
}

void addReleaseFileOptions(CommandLine &line) {
    line.addOption("output", "FILE", "where to write the sanitised records; - is standard output");
    line.addOption("estimate", "FILE", "where to write the estimated shares, raw and projected on the simplex");
    line.addOption("marginals", "FILE", "where to write its marginals");
}

ReleaseFiles releaseFileOptions(const CommandLine &line) {
    return {.records = requiredOutput(line, "output"),
            .estimate = outputOption(line, "estimate"),
            .marginals = outputOption(line, "marginals")};
}

void writeReleaseFiles(const ReleaseFiles &files, const Sanitised &sanitised, const SecretKey &order) {
    Output records(files.records);
    writeReleasedRecords(sanitised, order, [&](std::string_view text) { records.write(text); });
    std::vector<std::unique_ptr<Output>> others;
    const auto other = [&](const std::optional<QString> &file, const auto &write) {
        if (!file)
            return;
        Output &output = *others.emplace_back(std::make_unique<Output>(file));
        write(sanitised, [&](std::string_view text) { output.write(text); });
    };
    other(files.estimate, writeReleaseEstimate);
    other(files.marginals, writeReleaseMarginals);
    for (const auto &each : others)
        each->finish();
    records.finish();
}

std::filesystem::path pathOf(const QString &file) { return QFile::encodeName(file).toStdString(); }

std::vector<NamedFile> namedFiles(const ReleaseFiles &files) {
    std::vector<NamedFile> named{{"output", pathOf(files.records)}};
    if (files.estimate)
        named.push_back({"estimate", pathOf(*files.estimate)});
    if (files.marginals)
        named.push_back({"marginals", pathOf(*files.marginals)});
    return named;
}

void requireDifferentFiles(std::span<const NamedFile> read, std::span<const NamedFile> written) {
    std::vector<NamedFile> before(read.begin(), read.end());
    for (const NamedFile &file : written) {
        for (const NamedFile &other : before)
            if (sameFile(file.path, other.path))
                throw UsageError(std::string(file.option) + " must be another file than the " +
                                 std::string(other.option) + ", but is " + inQuotes(file.path.string()));
        before.push_back(file);
    }
}

void requireRegular(const std::string &input) {
    std::error_code ignored;
    if (std::filesystem::exists(input, ignored) && !std::filesystem::is_regular_file(input, ignored) &&
        !std::filesystem::is_directory(input, ignored))
        throw UsageError(input + ": is no regular file, and a release reads its input twice");
}

std::string planSummary(const ReleasePlan &plan, bool optimalSamples) {
    const ReleaseDesign &design = plan.design;
    std::string sizes;
    for (const std::uint32_t size : design.sizes)
        sizes += (sizes.empty() ? "" : " × ") + std::to_string(size);
    return table({{"records", std::to_string(design.n) + ", those without a value too"},
                  {"categories", sizes + " = " + std::to_string(design.categories())},
                  {"", english(categorySourceText(plan.source))},
                  {"samples", std::to_string(design.samples) + (optimalSamples ? ", the optimum" : "")},
                  {"epsilon", design.capped() ? displayNumber(design.attainedEpsilon(), 4, Rounding::Up) +
                                                    ", where " + shortestText(design.epsilon) + " was asked for"
                                              : shortestText(design.epsilon)},
                  {"gamma", displayNumber(design.gamma())},
                  {"ln gamma", displayNumber(design.knownSampleLoss(), 4, Rounding::Up)},
                  {"RMS error", "at most " + displayNumber(design.largestRmsError(), 4, Rounding::Up)}},
                 2);
}

std::string warningLines(const ReleaseDesign &design, bool inOnePlace) {
    std::string text;
    for (const Text &warning : releaseWarnings(design, inOnePlace))
        text += "- " + english(warning) + "\n";
    return text;
}

std::string estimateTables(const Sanitised &sanitised) {
    const std::vector<double> raw = sanitised.estimate();
    const std::vector<double> projected = projectedOnSimplex(raw);
    std::string text;
    if (raw.size() <= mostPrintedCategories)
        text += estimateTable(sanitised, raw, projected);
    for (std::size_t i = 0; i < sanitised.plan.alphabets.size(); ++i)
        if (sanitised.plan.design.sizes[i] <= mostPrintedCategories)
            text += "\n" + marginalTable(sanitised.plan.alphabets[i], sanitised.marginal(raw, i),
                                         sanitised.marginal(projected, i));
    return text;
}

} // namespace halftruth
