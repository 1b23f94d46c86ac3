#pragma once

#include "core/explorers/explorer.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// The parameters a person gave a value.
using GivenValues = std::map<ParameterId, ParameterValue>;

/// What an explorer shows for the base with the given values: what follows from the choices among them comes first,
/// then every other used parameter is moved into the range it has beside them. What is given, or fixed by the data,
/// is not moved. Throws std::domain_error for a value that these choices have no use for, and with the first issue.
[[nodiscard]] Parameters explorerParameters(const ExplorerSpec &explorer, const Parameters &base,
                                            const GivenValues &given);

/// Data by the word that files and the command line have for it: "uniform", "zipf" or the id of a built-in table.
/// Nothing for any other word.
[[nodiscard]] std::optional<DataSource> namedData(std::string_view word);

/// The data of one or two columns of a file; the weight names the column that says for how many records a row stands,
/// and is empty where each is one. Throws what readJointType() does, and std::domain_error for a number of categories
/// that no explorer takes.
[[nodiscard]] DataSource fileData(const std::string &file, const std::vector<std::string> &columns,
                                  const std::string &weight);

/// The base with settings as a person writes them: "q=1/4" as parseValue() reads it, and "data=zipf" as namedData()
/// does. Throws std::domain_error that names what is wrong: no such parameter, one the explorer doesn't take, one
/// given twice or given by the data, a value outside its range.
[[nodiscard]] Parameters withSettings(const ExplorerSpec &explorer, const Parameters &base,
                                      std::span<const std::string> settings);

/// Settings with spaces between them, one by one.
[[nodiscard]] std::vector<std::string> settingWords(std::string_view text);

/// The settings that lead from the base to other parameters of the explorer: those that differ where that is enough,
/// otherwise all. Data is named where it differs and has a name. withSettings() reads them back.
[[nodiscard]] std::vector<std::string> settingsFrom(const ExplorerSpec &explorer, const Parameters &base,
                                                    const Parameters &to);

} // namespace halftruth
