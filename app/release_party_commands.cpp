// The parts of a release, for each party on its own.
#include "app/command_line.h"
#include "app/commands.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "app/release_parts.h"

#include "core/math/domain/domain.h"
#include "core/release/parties.h"
#include "core/release/party_files.h"

#include <array>
#include <numeric>

namespace halftruth {

namespace {

/// Parses, and says the help where it is wanted.
bool goesOn(CommandLine &line, std::span<const std::string> arguments) {
    line.parse(arguments);
    if (line.helpWanted())
        print(line.help());
    return !line.helpWanted();
}

int commonKeyCommand(std::span<const std::string> arguments) {
    CommandLine line("release common-key --output FILE", "Makes the secret that the curators have in common.");
    line.addOption("output", "FILE", "where to write it; only you can read it");
    addSeedOption(line);
    line.setFooter(
        "Give it to the other curators by a way that neither server nor researcher can see. It is for one\n"
        "release: who knows it knows which records are sampled.");
    if (!goesOn(line, arguments))
        return 0;
    const QString fileName = requiredOutput(line, "output");
    const auto seed = seedOption(line);
    Output output(fileName, FileWriter::Secret);
    writePartyFile({.kind = PartyFileKind::CommonKey, .key = commonKey(seed)},
                   [&](std::string_view text) { output.write(text); });
    output.finish();
    warnOfSeed(seed);
    return 0;
}

/// What one curator does with the column that is the index-th of the list of categories.
struct CuratorJob {
    std::size_t index = 1;
    std::string input{};
    std::string column{};
    std::vector<Alphabet> alphabets{};
    double epsilon = 0.5;
    std::optional<std::int64_t> samples{};
    std::string commonKeyFile{};
    QString ciphertext{};
    QString padKeyFile{};
    std::optional<std::uint64_t> seed{};
};

CuratorJob curatorJob(const CommandLine &line, std::optional<std::size_t> index) {
    CuratorJob job;
    const std::string categories = required(line, "categories", "FILE");
    job.input = required(line, "input", "FILE");
    job.epsilon = epsilonOption(line);
    job.samples = samplesOption(line);
    job.commonKeyFile = required(line, "common-key", "FILE");
    job.ciphertext = requiredOutput(line, "ciphertext");
    job.padKeyFile = requiredOutput(line, "pad-key");
    job.seed = seedOption(line);
    const std::array<NamedFile, 3> read{
        {{"input", job.input}, {"categories", categories}, {"common-key", job.commonKeyFile}}};
    const std::array<NamedFile, 2> written{
        {{"ciphertext", pathOf(job.ciphertext)}, {"pad-key", pathOf(job.padKeyFile)}}};
    requireDifferentFiles(read, written);
    requireRegular(job.input);
    job.alphabets = readAlphabets(categories);
    if (job.alphabets.size() < 2)
        throw UsageError(categories + ": lists the categories of one column, but a release has two curators or more");
    const Range curators = range::integers(1, static_cast<double>(job.alphabets.size()));
    if (!index) {
        const std::string text = required(line, "index", "I");
        const double number = numberArgument("index", curators, text);
        require("index", number, curators);
        index = static_cast<std::size_t>(number);
    }
    job.index = *index;
    job.column = line.option("column").value_or(job.alphabets[job.index - 1].variable);
    return job;
}

void encrypt(const CuratorJob &job) {
    const SecretKey common = readPartyFile(job.commonKeyFile, PartyFileKind::CommonKey).key.value();
    const std::span<const Alphabet> own(&job.alphabets[job.index - 1], 1);
    CsvReader counted(job.input);
    const std::vector<std::int64_t> counts = countCategories(counted, {job.column}, own);
    const ReleasePlan plan =
        releasePlan(job.alphabets, CategorySource::List, std::reduce(counts.begin(), counts.end(), std::int64_t{0}),
                    job.epsilon, job.samples);
    print(planSummary(plan, !job.samples) + "\n" + warningLines(plan.design, false));
    CsvReader reader(job.input);
    const auto sample = commonSample(reader, {job.column}, own, plan, common);
    const SecretKey pad = padKey(job.seed, job.index);
    Output ciphertext(job.ciphertext);
    Output key(job.padKeyFile, FileWriter::Secret);
    PartyFile header{.kind = PartyFileKind::Ciphertext,
                     .release = releaseName(plan, common),
                     .plan = plan,
                     .curator = job.index,
                     .pads = {pad.fingerprint()}};
    const auto write = [&](std::string_view text) { ciphertext.write(text); };
    writePartyFile(header, write);
    encryptSample(sample, plan.design.sizes[job.index - 1], pad, write);
    writePartyFile({.kind = PartyFileKind::PadKey, .key = pad, .release = header.release, .curator = job.index},
                   [&](std::string_view text) { key.write(text); });
    key.finish();
    ciphertext.finish();
    warnOfSeed(job.seed);
}

int runCurator(std::span<const std::string> arguments, std::string_view name, std::optional<std::size_t> index) {
    CommandLine line("release " + std::string(name) +
                         " --input FILE --categories FILE --common-key FILE --epsilon E --ciphertext FILE "
                         "--pad-key FILE [OPTIONS]",
                     "Samples and encrypts a curator's own column.");
    if (!index)
        line.addOption("index", "I", "whose column of the list of categories this is, from 1");
    line.addOption("input", "FILE",
                   "your data: CSV with a row for each person, the same people in the same order as "
                   "the other curators have");
    line.addOption("column", "C", "your column; default what the list of categories calls it");
    line.addOption("categories", "FILE",
                   "the categories of all curators' columns, listed without looking at the data, the same file for "
                   "all: CSV column,label,for (docs/release-files.md)");
    line.addOption("common-key", "FILE", "the curators' secret, from release common-key");
    addDesignOptions(line);
    line.addOption("ciphertext", "FILE", "where to write what goes to the server");
    line.addOption("pad-key", "FILE", "where to write what goes to the researcher, and never to the server");
    addSeedOption(line);
    if (!goesOn(line, arguments))
        return 0;
    encrypt(curatorJob(line, index));
    return 0;
}

int curatorCommand(std::span<const std::string> arguments) { return runCurator(arguments, "curator --index I", {}); }
int curatorACommand(std::span<const std::string> arguments) { return runCurator(arguments, "curator-a", 1); }
int curatorBCommand(std::span<const std::string> arguments) { return runCurator(arguments, "curator-b", 2); }

std::vector<std::filesystem::path> requiredFiles(const CommandLine &line, std::string_view option) {
    std::vector<std::filesystem::path> files;
    for (const std::string &file : line.options(option))
        files.emplace_back(file);
    if (files.empty())
        throw UsageError("release needs --" + std::string(option) + " FILE of every curator");
    return files;
}

std::vector<NamedFile> named(std::string_view option, const std::vector<std::filesystem::path> &files) {
    std::vector<NamedFile> result;
    for (const std::filesystem::path &file : files)
        result.push_back({option, file});
    return result;
}

int serverCommand(std::span<const std::string> arguments) {
    CommandLine line("release server --ciphertext FILE --ciphertext FILE --output FILE",
                     "Joins the curators' ciphertexts and perturbs them.");
    line.addOption("ciphertext", "FILE", "what a curator sent; once for each of them");
    line.addOption("output", "FILE", "where to write what goes to the researcher");
    addSeedOption(line);
    if (!goesOn(line, arguments))
        return 0;
    const std::vector<std::filesystem::path> ciphertexts = requiredFiles(line, "ciphertext");
    const QString fileName = requiredOutput(line, "output");
    const auto seed = seedOption(line);
    const std::array<NamedFile, 1> written{{{"output", pathOf(fileName)}}};
    requireDifferentFiles(named("ciphertext", ciphertexts), written);
    Output output(fileName);
    perturbFiles(ciphertexts, serverKey(seed), [&](std::string_view text) { output.write(text); });
    output.finish();
    warnOfSeed(seed);
    return 0;
}

int researcherCommand(std::span<const std::string> arguments) {
    CommandLine line("release researcher --perturbed FILE --pad-key FILE --pad-key FILE --output FILE [OPTIONS]",
                     "Decrypts what the server has perturbed, and estimates.");
    line.addOption("perturbed", "FILE", "what the server sent");
    line.addOption("pad-key", "FILE", "what a curator sent; once for each of them");
    addReleaseFileOptions(line);
    addSeedOption(line);
    if (!goesOn(line, arguments))
        return 0;
    const std::string perturbed = required(line, "perturbed", "FILE");
    const std::vector<std::filesystem::path> pads = requiredFiles(line, "pad-key");
    const ReleaseFiles files = releaseFileOptions(line);
    const auto seed = seedOption(line);
    std::vector<NamedFile> read = named("pad-key", pads);
    read.push_back({"perturbed", perturbed});
    requireDifferentFiles(read, namedFiles(files));
    const Sanitised sanitised = decryptFile(perturbed, pads);
    print(planSummary(sanitised.plan, false) + "\n" + warningLines(sanitised.plan.design, false) + "\n");
    writeReleaseFiles(files, sanitised, orderKey(seed));
    print(estimateTables(sanitised));
    return 0;
}

} // namespace

std::span<const Command> releaseParts() {
    static constexpr std::array<Command, 6> table{{
        {"common-key", "make the secret that the curators have in common", commonKeyCommand},
        {"curator-a", "sample and encrypt the first column", curatorACommand},
        {"curator-b", "sample and encrypt the second column", curatorBCommand},
        {"curator", "sample and encrypt a column", curatorCommand},
        {"server", "join the curators' ciphertexts and perturb them", serverCommand},
        {"researcher", "decrypt what the server has perturbed, and estimate", researcherCommand},
    }};
    return table;
}

} // namespace halftruth
