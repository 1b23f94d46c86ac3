#pragma once

#include "core/explorers/explorer.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The one grammar of what a person sets, NAME=VALUE: options of the command line, the command inside an exported
/// figure, pins and presets are read and written here.
namespace halftruth {

/// The parameters a person gave a value.
using GivenValues = std::map<ParameterId, ParameterValue>;

/// An explorer's values with others set, and with what follows from that (ExplorerSpec::follow): a parameter chosen
/// for an axis brings its own window. Nothing is checked, and nothing moved into its range.
[[nodiscard]] Parameters withValues(const ExplorerSpec &explorer, const Parameters &set, const GivenValues &given);

/// One setting: the name of a parameter, or "data", "columns" or "weight", and what it is set to.
struct Setting {
    std::string name{};
    std::string value{};
    bool operator==(const Setting &) const = default;
};
/// "q=1/4", cut at the first '='. Throws std::domain_error.
[[nodiscard]] Setting settingOf(std::string_view text);
[[nodiscard]] std::vector<Setting> settingsOf(std::span<const std::string> texts);
/// Settings with spaces between them, one by one.
[[nodiscard]] std::vector<Setting> settingsIn(std::string_view text);

/// Where the file is that a setting names; as it is named where this is empty.
using FileFinder = std::function<std::string(const std::string &name)>;

/// What a parameter is set to: as parseValue() reads it, and "@FILE" for a collection in a file. Throws what
/// parseValue() and readBitRecords() do.
[[nodiscard]] ParameterValue settingValue(const ParameterUse &use, std::string_view text,
                                          const FileFinder &find = {});

/// What settings say.
struct Given {
    GivenValues values{};
    std::optional<DataSource> data{};
};
/// Reads settings of an explorer, in any order. Throws std::domain_error that names what is wrong: no such parameter,
/// one the explorer doesn't take, one given twice, a value that can't be read; and what fileData() does.
[[nodiscard]] Given readSettings(const ExplorerSpec &explorer, std::span<const Setting> settings,
                                 const FileFinder &find = {});

/// What an explorer shows for the base with settings: every other used parameter is moved into the range it has
/// beside them; what is given, or fixed by the data, is not moved. Throws what readSettings() does, and
/// std::domain_error for a value outside its range, one that the data give and one that these choices have no use
/// for.
[[nodiscard]] Parameters withSettings(const ExplorerSpec &explorer, const Parameters &base,
                                      std::span<const Setting> settings, const FileFinder &find = {});

/// All that an explorer's parameters are set to; data that are uniform, as they are without a setting, are left out.
/// readSettings() reads it back.
[[nodiscard]] std::vector<Setting> settingsOf(const ExplorerSpec &explorer, const Parameters &parameters);

/// The settings that lead from the base to other parameters of the explorer: those that differ where that is enough,
/// otherwise all. Data are named where they differ and have a name. withSettings() reads them back.
[[nodiscard]] std::vector<Setting> settingsFrom(const ExplorerSpec &explorer, const Parameters &base,
                                                const Parameters &to);
/// "q=0.25 n=500": settings in one line, as settingsIn() reads it.
[[nodiscard]] std::string settingsText(std::span<const Setting> settings);

/// Data by the word that files and the command line have for it: "uniform", "zipf" or the id of a built-in table.
/// Nothing for any other word.
[[nodiscard]] std::optional<DataSource> namedData(std::string_view word);

/// The data of one or two columns of a file; the weight names the column that says for how many records a row stands,
/// and is empty where each is one. Throws what readJointType() does, and std::domain_error for a number of categories
/// that no explorer takes.
[[nodiscard]] DataSource fileData(const std::string &file, const std::vector<std::string> &columns,
                                  const std::string &weight);

} // namespace halftruth
