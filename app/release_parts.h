#pragma once

#include "app/command_line.h"

#include "core/release/plan.h"
#include "core/release/secure_random.h"

#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What `release` and its four parts have in common.
namespace halftruth {

/// The value of an option that must be given: "release needs --NAME VALUE" otherwise.
[[nodiscard]] std::string required(const CommandLine &line, std::string_view option, std::string_view value);
/// The same for a file that is written.
[[nodiscard]] QString requiredOutput(const CommandLine &line, std::string_view option);

/// --epsilon and --samples. Throws std::domain_error.
void addDesignOptions(CommandLine &line);
[[nodiscard]] double epsilonOption(const CommandLine &line);
[[nodiscard]] std::optional<std::int64_t> samplesOption(const CommandLine &line);

/// --seed, and the warning that goes with it.
void addSeedOption(CommandLine &line);
[[nodiscard]] std::optional<std::uint64_t> seedOption(const CommandLine &line);
void warnOfSeed(std::optional<std::uint64_t> seed);

/// --output, --estimate and --marginals: where to write what came of a release.
struct ReleaseFiles {
    QString records{};
    std::optional<QString> estimate{};
    std::optional<QString> marginals{};
};
void addReleaseFileOptions(CommandLine &line);
[[nodiscard]] ReleaseFiles releaseFileOptions(const CommandLine &line);
/// Writes them; a file is there when all of it is. Throws std::runtime_error.
void writeReleaseFiles(const ReleaseFiles &files, const Sanitised &sanitised, const SecretKey &order);

[[nodiscard]] std::filesystem::path pathOf(const QString &file);

/// A file of a command, and the option that names it.
struct NamedFile {
    std::string_view option;
    std::filesystem::path path;
};
[[nodiscard]] std::vector<NamedFile> namedFiles(const ReleaseFiles &files);
/// Throws UsageError when a file that is to be written is one that is read, or another one that is written.
void requireDifferentFiles(std::span<const NamedFile> read, std::span<const NamedFile> written);
/// Throws UsageError for a pipe or a device: what is read twice must be a file.
void requireRegular(const std::string &input);

/// The sizes and losses of a release: nothing in it depends on the data but n.
[[nodiscard]] std::string planSummary(const ReleasePlan &plan, bool optimalSamples);
/// What has to be known before anything is saved, a line each.
[[nodiscard]] std::string warningLines(const ReleaseDesign &design, bool inOnePlace);
/// The estimate and its marginals; of very many categories the marginals alone, or neither.
[[nodiscard]] std::string estimateTables(const Sanitised &sanitised);

} // namespace halftruth
