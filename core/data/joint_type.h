#pragma once

#include "core/data/csv_reader.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

inline constexpr std::size_t maxCategories = 1'000'000;

/// The type of a data set: how many records there are of each value of one variable, or of each pair of values of
/// two.
struct JointType {
    std::vector<std::string> variables{};    ///< one or two names
    std::vector<std::string> rowLabels{};    ///< the values of the first variable
    std::vector<std::string> columnLabels{}; ///< the values of the second; empty when there is one variable
    std::vector<std::int64_t> counts{};      ///< row-major, one for each pair of labels
    std::int64_t n = 0;                      ///< records counted: the sum of the counts
    std::int64_t missing = 0;                ///< records left out because a value is missing
    std::int64_t rows = 0;                   ///< rows read; n + missing unless the rows are weighted

    /// K, the size of the alphabet: every pair of labels is a category, seen or not.
    [[nodiscard]] std::size_t categories() const noexcept { return counts.size(); }

    /// How many labels the second variable has; 1 when there is none.
    [[nodiscard]] std::size_t columnCount() const noexcept { return columnLabels.empty() ? 1 : columnLabels.size(); }

    /// The records of one pair of labels. @throws std::out_of_range
    [[nodiscard]] std::int64_t count(std::size_t row, std::size_t column = 0) const;

    /// T_k = counts[k] / n, the share of one category; NaN when there are no records. @throws std::out_of_range
    [[nodiscard]] double share(std::size_t category) const;

    /// "Female, >50K": the labels of one category. @throws std::out_of_range
    [[nodiscard]] std::string label(std::size_t category) const;

    /// S = sum T_k^2 of the shares: 1/K when all are equal, 1 when one category has everything; NaN when there are no
    /// records. Exact but for rounding; cost O(K).
    [[nodiscard]] double concentration() const noexcept;

    bool operator==(const JointType &) const = default;
};

/// The order of the labels. Sorted: by code point, or by value when all labels of a variable are numbers; it does not
/// depend on the order of the rows. FirstSeen: as the file has them, for files that are in a meaningful order.
enum class LabelOrder { Sorted, FirstSeen };

struct JointTypeOptions {
    CsvOptions csv{};
    LabelOrder order = LabelOrder::Sorted;
    /// A column that says for how many records a row stands, as in a table of counts; empty: each row is one record.
    std::string weightColumn{};
};

/// Reads one or two columns of a file and counts their joint type.
///
/// A column is given by its name, or by its number from 1 ("10") when no column is called so. Files without a header
/// whose layout is known (namedLayouts()) have names too. Rows in which one of the columns is missing are counted in
/// missing, with their weight.
/// @throws CsvError as CsvReader does; when a column is not there (with the list of those that are); at the row that
/// brings more than maxCategories categories or maxPopulation records, or whose weight is not a whole number ≥ 0;
/// when no row counts
/// @throws std::invalid_argument unless one or two columns are given, all different from each other and the weight
[[nodiscard]] JointType readJointType(const std::filesystem::path &path, const std::vector<std::string> &columns,
                                      const JointTypeOptions &options = {});
[[nodiscard]] JointType readJointType(std::istream &stream, std::string_view name,
                                      const std::vector<std::string> &columns, const JointTypeOptions &options = {});

[[nodiscard]] JointType readJointType(CsvReader reader, const std::vector<std::string> &columns,
                                      const JointTypeOptions &options = {});

/// What a person needs to see of a file to choose columns from it.
struct CsvOverview {
    struct Column {
        std::string name{};
        std::size_t distinct = 0;      ///< different values seen, not counting missing ones
        bool moreDistinct = false;     ///< true when there are more than `distinct`: counting stopped there
        std::int64_t missing = 0;      ///< rows without a value
        bool looksLikeWeights = false; ///< every value is a whole number ≥ 0, and the name is count, freq or the like
    };
    std::vector<Column> columns{};
    std::vector<std::vector<std::string>> firstRows{}; ///< at most 20 data rows
    char separator = ',';
    bool hasHeader = false;
    std::string layout{};  ///< title of the known layout that named the columns, or empty
    std::int64_t rows = 0; ///< data rows looked at
    bool complete = true;  ///< false when the file has more rows than were looked at
};

struct CsvOverviewOptions {
    CsvOptions csv{};
    std::int64_t maxRows = 100'000;
    std::size_t maxDistinct = 1000;
};

/// Looks at the first rows of a file. Cost and memory are bounded by the options, not by the file.
/// @throws CsvError as CsvReader does
[[nodiscard]] CsvOverview readCsvOverview(const std::filesystem::path &path, const CsvOverviewOptions &options = {});
[[nodiscard]] CsvOverview readCsvOverview(std::istream &stream, std::string_view name,
                                          const CsvOverviewOptions &options = {});

} // namespace halftruth
