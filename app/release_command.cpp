#include "app/command_line.h"
#include "app/commands.h"
#include "app/data_input.h"
#include "app/output.h"
#include "app/release_parts.h"

#include "core/data/columns.h"
#include "core/release/release.h"

#include <algorithm>
#include <cstdio>
#include <vector>

namespace halftruth {

namespace {

/// Everything a release in one place is, once the command line is understood.
struct ReleaseJob {
    std::string input{};
    std::vector<std::string> columns{};
    std::optional<std::string> categories{}; ///< none: the labels are public
    double epsilon = 0.5;
    std::optional<std::int64_t> samples{};
    std::optional<std::uint64_t> seed{};
    ReleaseFiles files{};
};

std::vector<std::string> columnsOf(const std::string &text) {
    std::vector<std::string> columns(1);
    for (const char each : text) {
        if (each == ',')
            columns.emplace_back();
        else
            columns.back() += each;
    }
    std::vector<std::string> sorted = columns;
    std::ranges::sort(sorted);
    if (columns.size() < 2 || sorted.front().empty() || std::ranges::adjacent_find(sorted) != sorted.end())
        throw UsageError("columns must be A,B or more, different columns, one of each curator, but is " +
                         inQuotes(text));
    return columns;
}

std::optional<std::string> categoriesOption(const CommandLine &line) {
    const auto file = line.option("categories");
    const bool labelsArePublic = line.flag("public-labels");
    if (file && labelsArePublic)
        throw UsageError("--categories and --public-labels exclude each other");
    if (!file && !labelsArePublic)
        throw UsageError("release needs --categories FILE, a list of the categories made without the data, or "
                         "--public-labels, which says that the labels in the data are public");
    return file;
}

ReleaseJob jobOf(const CommandLine &line) {
    ReleaseJob job{.input = required(line, "input", "FILE"), .columns = columnsOf(required(line, "columns", "A,B"))};
    job.categories = categoriesOption(line);
    job.epsilon = epsilonOption(line);
    job.samples = samplesOption(line);
    job.seed = seedOption(line);
    job.files = releaseFileOptions(line);
    std::vector<NamedFile> read;
    if (job.input != standardStream)
        read.push_back({"input", job.input});
    if (job.categories)
        read.push_back({"categories", *job.categories});
    requireDifferentFiles(read, namedFiles(job.files));
    requireRegular(job.input);
    return job;
}

std::vector<Alphabet> alphabetsOf(const ReleaseJob &job, DataInput &input) {
    std::vector<Alphabet> alphabets;
    if (!job.categories) {
        for (const std::string &column : job.columns)
            alphabets.push_back(publicAlphabet(input.reader(), column));
        return alphabets;
    }
    const CsvReader reader = input.reader();
    const std::vector<std::string> names = columnNames(reader);
    std::vector<std::string> variables;
    for (const std::string &column : job.columns)
        variables.push_back(names[findColumn(reader, column)]);
    return alphabetsOf(variables, readAlphabets(*job.categories), *job.categories);
}

/// What is said beside the records: to whoever sees standard error, where standard output is one of the files.
void tell(const ReleaseFiles &files, const std::string &text) {
    const QString stream = QStringLiteral("-");
    if (files.records != stream && files.estimate != stream && files.marginals != stream)
        return print(text);
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr)); // nobody is left to tell when this fails
}

void describeReleaseOptions(CommandLine &line) {
    line.addOption("input", "FILE", "the data: CSV with a row for each person; - is standard input");
    line.addOption("columns", "A,B", "Alice's column and Bob's, and of more curators, by name or by number from 1");
    line.addOption(
        "categories", "FILE",
        "their categories, listed without looking at the data: CSV column,label,for (docs/release-files.md)");
    line.addFlag("public-labels", "take the categories from the data: its labels are public");
    addDesignOptions(line);
    addSeedOption(line);
    addReleaseFileOptions(line);
    line.setFooter("How many records there are is public, and so are the categories. The loss E holds against who\n"
                   "does not know which records were sampled.\n\n"
                   "All columns come from one file, so that this demonstrates the protocol in one place. In several\n"
                   "places each party runs its own part, see --help of each:\n"
                   "  release common-key     makes the curators' secret\n"
                   "  release curator-a      samples and encrypts the first column; curator-b the second;\n"
                   "                         curator --index I the I-th\n"
                   "  release server         joins and perturbs what the curators send\n"
                   "  release researcher     decrypts what the server sends, and estimates");
}

int releaseInOnePlace(std::span<const std::string> arguments) {
    CommandLine line("release --input FILE --columns A,B (--categories FILE | --public-labels) --epsilon E "
                     "--output FILE [OPTIONS]",
                     "Releases columns of a data file as sampled and perturbed records.");
    describeReleaseOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(line.help());
        return 0;
    }
    const ReleaseJob job = jobOf(line);
    DataInput input(job.input);
    std::vector<Alphabet> alphabets = alphabetsOf(job, input);
    CsvReader counted = input.reader();
    std::vector<std::int64_t> truth = countCategories(counted, job.columns, alphabets);
    std::int64_t n = 0;
    for (const std::int64_t count : truth)
        n += count;
    const ReleasePlan plan =
        releasePlan(std::move(alphabets), job.categories ? CategorySource::List : CategorySource::PublicLabels, n,
                    job.epsilon, job.samples);
    const ReleaseKeys keys =
        job.seed ? ReleaseKeys::fromSeed(*job.seed, job.columns.size()) : ReleaseKeys::fresh(job.columns.size());
    CsvReader reader = input.reader();
    const Release release = releaseRecords(reader, job.columns, plan, std::move(truth), keys);
    tell(job.files, planSummary(plan, !job.samples) + "\n" + warningLines(plan.design, true) + "\n");
    writeReleaseFiles(job.files, release.sanitised, keys.order);
    warnOfSeed(job.seed);
    tell(job.files, estimateTables(release.sanitised));
    return 0;
}

} // namespace

int releaseCommand(std::span<const std::string> arguments) {
    if (!arguments.empty())
        for (const Command &part : releaseParts())
            if (part.name == arguments.front())
                return part.run(arguments.subspan(1));
    return releaseInOnePlace(arguments);
}

} // namespace halftruth
