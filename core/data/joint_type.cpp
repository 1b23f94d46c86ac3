#include "core/data/joint_type.h"

#include "core/data/columns.h"
#include "core/data/named_layout.h"
#include "core/math/domain/domain.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <unordered_map>
#include <unordered_set>

namespace halftruth {

namespace {

constexpr std::size_t overviewRows = 20;
// A million categories may have a million labels, each as long as a field may be: their text is bounded too.
constexpr std::size_t maxLabelBytes = std::size_t{64} << 20;
constexpr auto maxRecords = static_cast<std::int64_t>(maxPopulation);

struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const noexcept { return std::hash<std::string_view>{}(text); }
};

/// The labels of one variable, numbered as they come.
class Labels {
public:
    std::size_t indexOf(std::string_view label) {
        const auto found = m_index.find(label);
        if (found != m_index.end())
            return found->second;
        m_bytes += label.size();
        m_index.emplace(label, m_labels.size());
        m_labels.emplace_back(label);
        return m_labels.size() - 1;
    }
    [[nodiscard]] const std::vector<std::string> &all() const noexcept { return m_labels; }
    [[nodiscard]] std::size_t bytes() const noexcept { return m_bytes; }

private:
    std::unordered_map<std::string, std::size_t, TextHash, std::equal_to<>> m_index;
    std::vector<std::string> m_labels;
    std::size_t m_bytes = 0;
};

/// A table of counts whose sides grow.
class GrowingCounts {
public:
    void add(std::size_t row, std::size_t column, std::int64_t weight) {
        if (column >= m_stride)
            widen(std::bit_ceil(column + 1));
        const std::size_t cell = row * m_stride + column;
        if (cell >= m_counts.size())
            m_counts.resize((row + 1) * m_stride);
        m_counts[cell] += weight;
    }
    [[nodiscard]] std::int64_t at(std::size_t row, std::size_t column) const {
        const std::size_t cell = row * m_stride + column;
        return column < m_stride && cell < m_counts.size() ? m_counts[cell] : 0;
    }

private:
    void widen(std::size_t stride) {
        std::vector<std::int64_t> wider(m_counts.size() / m_stride * stride);
        for (std::size_t cell = 0; cell < m_counts.size(); ++cell)
            wider[cell / m_stride * stride + cell % m_stride] = m_counts[cell];
        m_counts = std::move(wider);
        m_stride = stride;
    }

    std::size_t m_stride = 1;
    std::vector<std::int64_t> m_counts;
};

template <class Number>
std::optional<Number> parseWhole(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return value;
}

/// Where each label goes when the labels are sorted: new position → old index.
std::vector<std::size_t> labelOrder(const std::vector<std::string> &labels, LabelOrder order) {
    std::vector<std::size_t> indices(labels.size());
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    if (order == LabelOrder::FirstSeen)
        return indices;
    std::vector<double> values(labels.size());
    const bool numbers = std::ranges::all_of(indices, [&](std::size_t i) {
        const std::string &label = labels[i];
        const auto [end, error] = std::from_chars(label.data(), label.data() + label.size(), values[i]);
        return error == std::errc{} && end == label.data() + label.size() && values[i] == values[i];
    });
    std::ranges::sort(indices, [&](std::size_t a, std::size_t b) {
        return numbers && values[a] != values[b] ? values[a] < values[b] : labels[a] < labels[b];
    });
    return indices;
}

/// Counts the rows of one file.
class Counter {
public:
    Counter(CsvReader &reader, const std::vector<std::string> &columns, const JointTypeOptions &options)
        : m_reader{reader} {
        const std::vector<std::string> names = columnNames(reader);
        for (const std::string &column : columns) {
            m_columns.push_back(findColumn(reader, column));
            m_names.push_back(names[m_columns.back()]);
        }
        if (!options.weightColumn.empty())
            m_weight = findColumn(reader, options.weightColumn);
        if ((m_columns.size() == 2 && m_columns[0] == m_columns[1]) ||
            (m_weight && std::ranges::find(m_columns, *m_weight) != m_columns.end()))
            throw std::invalid_argument("the columns must differ from each other and from the weight column");
    }

    JointType count(LabelOrder order) {
        m_reader.forEachRow([this](std::span<const std::string_view> fields, std::int64_t line) {
            addRow(fields, line);
            return true;
        });
        if (m_n == 0)
            throw CsvError(m_reader.name(), 0,
                           "no row counts: of " + std::to_string(m_rows) + " rows read, none has " +
                               (m_names.size() == 1 ? "a value in " : "values in ") + namesInARow(m_names));
        return result(order);
    }

private:
    void addRow(std::span<const std::string_view> fields, std::int64_t line) {
        ++m_rows;
        const std::int64_t weight = weightOf(fields, line);
        if (weight > maxRecords - m_n - m_missing)
            throw CsvError(m_reader.name(), line, "more than " + std::to_string(maxRecords) + " records");
        const std::string_view first = fields[m_columns.front()];
        const std::string_view second = m_columns.size() == 2 ? fields[m_columns.back()] : first;
        if (isMissing(first) || isMissing(second)) {
            m_missing += weight;
            return;
        }
        const std::size_t row = m_rowLabels.indexOf(first);
        const std::size_t column = m_columns.size() == 2 ? m_columnLabels.indexOf(second) : 0;
        const std::size_t columnLabels = std::max<std::size_t>(m_columnLabels.all().size(), 1);
        if (m_rowLabels.all().size() > maxCategories / columnLabels)
            throw CsvError(m_reader.name(), line,
                           "more than " + std::to_string(maxCategories) + " categories of " + namesInARow(m_names) +
                               "; is one of them a number?");
        if (m_rowLabels.bytes() + m_columnLabels.bytes() > maxLabelBytes)
            throw CsvError(m_reader.name(), line,
                           "categories whose names take more than " + std::to_string(maxLabelBytes) + " bytes");
        m_counts.add(row, column, weight);
        m_n += weight;
    }

    std::int64_t weightOf(std::span<const std::string_view> fields, std::int64_t line) const {
        if (!m_weight)
            return 1;
        const auto weight = parseWhole<std::int64_t>(fields[*m_weight]);
        if (!weight || *weight < 0)
            throw CsvError(m_reader.name(), line,
                           domainMessage("a count", range::integers(0, maxPopulation).text(),
                                         "'" + std::string{fields[*m_weight]} + "'"));
        return *weight;
    }

    [[nodiscard]] JointType result(LabelOrder order) const {
        JointType type{.variables = m_names, .n = m_n, .missing = m_missing, .rows = m_rows};
        const auto rows = labelOrder(m_rowLabels.all(), order);
        const auto columns = labelOrder(m_columnLabels.all(), order);
        for (const std::size_t row : rows)
            type.rowLabels.push_back(m_rowLabels.all()[row]);
        for (const std::size_t column : columns)
            type.columnLabels.push_back(m_columnLabels.all()[column]);
        type.counts.reserve(rows.size() * type.columnCount());
        for (const std::size_t row : rows)
            for (std::size_t i = 0; i < type.columnCount(); ++i)
                type.counts.push_back(m_counts.at(row, columns.empty() ? 0 : columns[i]));
        return type;
    }

    CsvReader &m_reader;
    std::vector<std::size_t> m_columns;
    std::vector<std::string> m_names;
    std::optional<std::size_t> m_weight;
    Labels m_rowLabels;
    Labels m_columnLabels;
    GrowingCounts m_counts;
    std::int64_t m_n = 0;
    std::int64_t m_missing = 0;
    std::int64_t m_rows = 0;
};

void requireOneOrTwo(const std::vector<std::string> &columns) {
    if (columns.empty() || columns.size() > 2)
        throw std::invalid_argument(domainMessage("the number of columns", "{1, 2}", std::to_string(columns.size())));
}

bool namesWeights(std::string name) {
    // ASCII only: the names looked for are.
    std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    constexpr std::string_view names[] = {"count", "counts", "freq", "frequency", "n", "weight"};
    return std::ranges::find(names, name) != std::end(names);
}

CsvOverview overviewOf(CsvReader reader, const CsvOverviewOptions &options) {
    const NamedLayout *layout = layoutOf(reader);
    CsvOverview overview{.separator = reader.separator(), .hasHeader = reader.hasHeader()};
    if (layout != nullptr)
        overview.layout = layout->title;
    for (const std::string &name : columnNames(reader))
        overview.columns.push_back({.name = name, .looksLikeWeights = namesWeights(name)});

    std::vector<std::unordered_set<std::string, TextHash, std::equal_to<>>> values(overview.columns.size());
    std::size_t bytes = 0;
    reader.forEachRow([&](std::span<const std::string_view> fields, std::int64_t) {
        if (overview.rows == options.maxRows) {
            overview.complete = false;
            return false;
        }
        ++overview.rows;
        if (overview.firstRows.size() < overviewRows)
            overview.firstRows.emplace_back(fields.begin(), fields.end());
        for (std::size_t i = 0; i < fields.size(); ++i) {
            CsvOverview::Column &column = overview.columns[i];
            const auto whole = parseWhole<std::int64_t>(fields[i]);
            column.looksLikeWeights = column.looksLikeWeights && whole && *whole >= 0;
            if (isMissing(fields[i]))
                ++column.missing;
            else if (!values[i].contains(fields[i])) {
                if (values[i].size() == options.maxDistinct || bytes + fields[i].size() > maxLabelBytes) {
                    column.moreDistinct = true;
                } else {
                    values[i].emplace(fields[i]);
                    bytes += fields[i].size();
                }
            }
        }
        return true;
    });
    for (std::size_t i = 0; i < values.size(); ++i)
        overview.columns[i].distinct = values[i].size();
    return overview;
}

} // namespace

std::int64_t JointType::count(std::size_t row, std::size_t column) const {
    if (column >= columnCount())
        throw std::out_of_range("column " + std::to_string(column) + " of " + std::to_string(columnCount()));
    return counts.at(row * columnCount() + column);
}

double JointType::share(std::size_t category) const {
    return static_cast<double>(counts.at(category)) / static_cast<double>(n);
}

std::string JointType::label(std::size_t category) const {
    const std::string &row = rowLabels.at(category / columnCount());
    return columnLabels.empty() ? row : row + ", " + columnLabels[category % columnCount()];
}

double JointType::concentration() const noexcept {
    double sum = 0;
    for (const std::int64_t c : counts) {
        const double share = static_cast<double>(c) / static_cast<double>(n);
        sum += share * share;
    }
    return n == 0 ? std::numeric_limits<double>::quiet_NaN() : sum;
}

JointType readJointType(CsvReader reader, const std::vector<std::string> &columns, const JointTypeOptions &options) {
    requireOneOrTwo(columns);
    return Counter{reader, columns, options}.count(options.order);
}

JointType readJointType(const std::filesystem::path &path, const std::vector<std::string> &columns,
                        const JointTypeOptions &options) {
    return readJointType(CsvReader{path, options.csv}, columns, options);
}

JointType readJointType(std::istream &stream, std::string_view name, const std::vector<std::string> &columns,
                        const JointTypeOptions &options) {
    return readJointType(CsvReader{stream, name, options.csv}, columns, options);
}

CsvOverview readCsvOverview(const std::filesystem::path &path, const CsvOverviewOptions &options) {
    return overviewOf(CsvReader{path, options.csv}, options);
}

CsvOverview readCsvOverview(std::istream &stream, std::string_view name, const CsvOverviewOptions &options) {
    return overviewOf(CsvReader{stream, name, options.csv}, options);
}

} // namespace halftruth
