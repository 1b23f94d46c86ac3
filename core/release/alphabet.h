#pragma once

#include "core/data/csv_reader.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace halftruth {

/// The categories of one variable. They are public, so that they must not come from looking at the data: a label
/// that only one person has would tell that this person is there.
struct Alphabet {
    std::string variable{};
    std::vector<std::string> labels{};
    std::optional<std::uint32_t> other{};   ///< the category of what is not listed; none where nothing else may occur
    std::optional<std::uint32_t> missing{}; ///< the category of records without a value
    bool operator==(const Alphabet &) const = default;
};

/// Where the categories of a release come from.
enum class CategorySource : std::uint8_t {
    List,        ///< written down without the data
    PublicLabels ///< taken from the data by somebody who says that its labels are public
};

/// Reads the list of categories of one or more columns:
///
///     column,label,for
///     sex,Female,
///     sex,Male,
///     country,Germany,
///     country,elsewhere,other
///     country,not said,missing
///     sex,,closed
///
/// A label is a category. `for` says that it also takes what is not listed (other) or records without a value
/// (missing); without such a row a column gets the categories "other" and "missing", unless a row closes it: then
/// a release of data that have anything else is refused. The third column may be left out.
/// @throws CsvError for a file of another form
[[nodiscard]] std::vector<Alphabet> readAlphabets(const std::filesystem::path &path);
[[nodiscard]] std::vector<Alphabet> readAlphabets(std::istream &stream, std::string_view name);

/// The alphabet of each of these variables, in their order. @throws CsvError when one is not listed
[[nodiscard]] std::vector<Alphabet> alphabetsOf(std::span<const std::string> variables,
                                                std::span<const Alphabet> listed, std::string_view listName);

/// "Bern, Graz, \"Ulm, old\"": typed labels, and with them "other" and "missing". @throws CsvError for none, or for a
/// quote in the wrong place
[[nodiscard]] Alphabet alphabetOfText(const std::string &variable, const std::string &text);

/// The labels that a column of the data has, in order, and "missing" where a record has no value. Only for labels
/// that are public. @throws CsvError as readJointType() does
[[nodiscard]] Alphabet publicAlphabet(CsvReader reader, const std::string &column);

/// The category of every field.
class AlphabetIndex {
public:
    /// The alphabet must outlive it.
    explicit AlphabetIndex(const Alphabet &alphabet);
    /// Nothing where the field is not listed and there is no category for that.
    [[nodiscard]] std::optional<std::uint32_t> operator()(std::string_view field) const;

private:
    const Alphabet *m_alphabet;
    std::unordered_map<std::string_view, std::uint32_t> m_index;
};

} // namespace halftruth
