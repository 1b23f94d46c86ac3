#pragma once

#include "app/command_line.h"
#include "app/parameter_options.h"

#include "core/parameters/parameters.h"

#include <optional>
#include <string>
#include <vector>

namespace halftruth {

/// The options --columns A[,B] and --weight C, which name columns of a data file.
void addColumnsOption(CommandLine &line);
/// The names given by --columns, if any. Throws UsageError unless they are one or two.
[[nodiscard]] std::optional<std::vector<std::string>> columnNamesOption(const CommandLine &line);
/// What to take from a data file.
struct FileColumns {
    std::vector<std::string> names{};
    std::string weight{}; ///< empty where each row is one record
};
/// The columns, if given. Throws UsageError unless they are one or two names.
[[nodiscard]] std::optional<FileColumns> columnsOption(const CommandLine &line);

/// The options --data and --columns.
void addDataOptions(CommandLine &line);
/// The data they ask for; nothing without --data. Throws UsageError and CsvError.
[[nodiscard]] std::optional<DataSource> dataOption(const CommandLine &line);

/// The counts of a file's columns. Throws CsvError, and UsageError that names the columns when none are chosen.
[[nodiscard]] DataSource fileData(const std::string &file, const std::optional<FileColumns> &columns);

/// Throws UsageError when a value is given that the data decides.
void requireNotFixed(const Parameters &parameters, const GivenValues &given);

} // namespace halftruth
