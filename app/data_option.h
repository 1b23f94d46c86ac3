#pragma once

#include "command_line.h"
#include "parameter_options.h"

#include <halftruth/parameters.h>

#include <optional>
#include <string>
#include <vector>

namespace halftruth {

/// The option --columns A[,B], which names columns of a data file.
void addColumnsOption(CommandLine &line);
/// The columns, if given. Throws UsageError unless they are one or two names.
[[nodiscard]] std::optional<std::vector<std::string>> columnsOption(const CommandLine &line);

/// The options --data and --columns.
void addDataOptions(CommandLine &line);
/// The data they ask for; uniform without --data. Throws UsageError and CsvError.
[[nodiscard]] DataSource dataOption(const CommandLine &line);

/// The counts of a file's columns. Throws CsvError, and UsageError that names the columns when none are chosen.
[[nodiscard]] DataSource fileData(const std::string &file, const std::optional<std::vector<std::string>> &columns);

/// Throws UsageError when a value is given that the data decides.
void requireNotFixed(const Parameters &parameters, const GivenValues &given);

} // namespace halftruth
