#include "app/command_line.h"
#include "app/commands.h"
#include "app/data_option.h"
#include "app/output.h"
#include "app/parameter_options.h"

#include "core/math/domain/domain.h"
#include "core/release/release.h"
#include "core/text/number_text.h"

#include <QFile>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

namespace halftruth {

namespace {

// Whole numbers up to here are what a number of the command line can be without loss.
constexpr Range seedRange = range::integers(0, 9007199254740992.0);
constexpr std::size_t mostPrintedCategories = 40;

/// Everything a release is, once the command line is understood.
struct Job {
    std::string input{};
    std::vector<std::string> columns{};
    QString output{};
    std::optional<QString> estimate{};
    ReleaseOptions options{};
};

std::string required(const CommandLine &line, std::string_view option, std::string_view value) {
    if (auto given = line.option(option))
        return *given;
    throw UsageError("release needs --" + std::string(option) + " " + std::string(value));
}

double numberIn(const Range &range, std::string_view name, const std::string &text) {
    const double number = numberArgument(name, range, text);
    require(name, number, range);
    return number;
}

std::filesystem::path pathOf(const QString &file) { return QFile::encodeName(file).toStdString(); }

/// Two names of one file, which need not be there.
bool sameFile(const std::filesystem::path &one, const std::filesystem::path &other) {
    std::error_code ignored;
    const auto whole = [&](const std::filesystem::path &path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, ignored), ignored);
    };
    return whole(one) == whole(other) || std::filesystem::equivalent(one, other, ignored);
}

void requireDifferentFiles(const Job &job) {
    if (sameFile(job.input, pathOf(job.output)))
        throw UsageError("output must be another file than the input, but is " + inQuotes(job.input));
    if (!job.estimate)
        return;
    if (sameFile(job.input, pathOf(*job.estimate)))
        throw UsageError("estimate must be another file than the input, but is " + inQuotes(job.input));
    if (sameFile(pathOf(job.output), pathOf(*job.estimate)))
        throw UsageError("estimate must be another file than the output, but is " +
                         inQuotes(job.estimate->toStdString()));
}

Job jobOf(const CommandLine &line) {
    Job job{.input = required(line, "input", "FILE")};
    static_cast<void>(required(line, "columns", "A,B"));
    job.columns = columnNamesOption(line).value();
    if (job.columns.size() != 2)
        throw UsageError("release takes two columns, Alice's and Bob's: --columns A,B");
    job.options.epsilon = numberIn(range::positive, "epsilon", required(line, "epsilon", "E"));
    static_cast<void>(required(line, "output", "FILE"));
    job.output = outputOption(line).value();
    job.estimate = outputOption(line, "estimate");
    // Whether there are as many records is known when the file has been read.
    if (const auto samples = line.option("samples"))
        job.options.samples = static_cast<std::int64_t>(numberIn(range::population, "samples", *samples));
    if (const auto seed = line.option("seed"))
        job.options.seed = static_cast<std::uint64_t>(numberIn(seedRange, "seed", *seed));
    requireDifferentFiles(job);
    std::error_code ignored;
    if (std::filesystem::exists(job.input, ignored) && !std::filesystem::is_regular_file(job.input, ignored) &&
        !std::filesystem::is_directory(job.input, ignored))
        throw UsageError(job.input + ": is no regular file, and a release reads its input twice");
    return job;
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

std::string estimateTable(const Release &release) {
    const JointType &type = release.type;
    std::vector<std::vector<std::string>> rows{
        {type.variables[0], type.variables[1], "released", "estimate", "projected"}};
    const std::vector<double> raw = release.estimate();
    const std::vector<double> projected = release.projectedEstimate();
    for (std::size_t k = 0; k < raw.size(); ++k)
        rows.push_back({type.rowLabels[k / type.columnCount()], type.columnLabels[k % type.columnCount()],
                        std::to_string(release.released[k]), displayNumber(raw[k]), displayNumber(projected[k])});
    return table(rows, 2);
}

/// What may be told to anybody: nothing of it depends on the data but n, the labels and what was released.
std::string summary(const Release &release, const Job &job) {
    const ReleaseDesign &design = release.design;
    std::string text =
        table({{"records", std::to_string(design.n) +
                               (release.type.missing > 0
                                    ? ", and " + std::to_string(release.type.missing) + " without a value left out"
                                    : "")},
               {"categories", std::to_string(design.xValues) + " × " + std::to_string(design.yValues) + " = " +
                                  std::to_string(design.categories())},
               {"samples", std::to_string(design.samples) + (job.options.samples ? "" : ", the optimum")},
               {"epsilon", shortestText(design.epsilon)},
               {"gamma", displayNumber(design.gamma())},
               {"RMS error", "at most " + displayNumber(design.largestRmsError(), 4, Rounding::Up)}},
              2);
    if (release.type.categories() <= mostPrintedCategories)
        text += "\n" + estimateTable(release);
    return text;
}

void describeOptions(CommandLine &line) {
    line.addOption("input", "FILE", "the data: CSV with a row for each person");
    line.addOption("columns", "A,B", "Alice's column and Bob's, by name or by number from 1");
    line.addOption("epsilon", "E", "privacy parameter in nats, " + range::positive.text());
    line.addOption("samples", "M", "records to sample; default the best for these n, categories and E");
    line.addOption("seed", "S",
                   "a fixed seed, for demonstrations only: who knows it can undo the release; default keys from the "
                   "operating system");
    line.addOption("output", "FILE", "where to write the sanitised records");
    line.addOption("estimate", "FILE", "where to write the estimated joint type, raw and projected on the simplex");
    line.setFooter("How many records there are and which labels occur is taken for public. E holds against whoever\n"
                   "does not know which records were sampled.");
}

} // namespace

int releaseCommand(std::span<const std::string> arguments) {
    CommandLine line("release --input FILE --columns A,B --epsilon E --output FILE [OPTIONS]",
                     "Releases two columns of a data file as sampled and perturbed records.");
    describeOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(line.help());
        return 0;
    }
    const Job job = jobOf(line);
    const JointType type = readJointType(job.input, job.columns);
    const Release release = releaseFile(job.input, job.columns, type, job.options);

    Output records(job.output);
    writeReleasedRecords(release, job.options.seed, [&](std::string_view text) { records.write(text); });
    if (job.estimate) {
        Output estimate(job.estimate);
        writeReleaseEstimate(release, [&](std::string_view text) { estimate.write(text); });
        estimate.finish();
    }
    records.finish();
    if (job.options.seed)
        printError("warning: the seed makes this release predictable, so that it protects nobody");
    print(summary(release, job));
    return 0;
}

} // namespace halftruth
