#include "ui/files/figure_table.h"

#include "core/figure/series.h"
#include "core/math/domain/domain.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>

namespace halftruth {

/// Appends the rows of every kind of layer.
class FigureTableBuilder {
public:
    explicit FigureTableBuilder(FigureTable &table) : m_table(table) {}

    void operator()(const Curve &curve) { points(curve.label, roleName(curve.role), curve.x, curve.y); }
    void operator()(const Points &each) { points(each.label, roleName(each.role), each.x, each.y); }
    void operator()(const Bars &bars) { points(bars.label, roleName(bars.role), bars.x, bars.y); }
    void operator()(const Band &band) {
        points(halftruth::tr("{band}, lower", {{"band", band.label}}), "band", band.x, band.lower);
        points(halftruth::tr("{band}, upper", {{"band", band.label}}), "band", band.x, band.upper);
    }
    void operator()(const HeatMap &map) {
        m_table.m_hasValues = true;
        append(map.xs.size() * map.ys.size(), {.series = map.label, .role = "heat map", .map = &map});
    }
    void operator()(const Contour &contour) {
        m_table.m_hasValues = true;
        for (const Contour::Line &line : contour.lines)
            append(line.x.size(), {.series = halftruth::tr("contour"),
                                   .role = "contour",
                                   .x = line.x,
                                   .y = line.y,
                                   .value = contour.level});
    }
    void operator()(const Marker &marker) {
        const std::span<const double> at(&marker.value, 1);
        const bool vertical = marker.direction == Marker::Direction::Vertical;
        append(1, {.series = marker.label.empty() ? halftruth::tr("marker") : marker.label,
                   .role = "marker",
                   .x = vertical ? at : std::span<const double>(),
                   .y = vertical ? std::span<const double>() : at});
    }
    void operator()(const Annotation &annotation) {
        append(1, {.series = annotation.text,
                   .role = "annotation",
                   .x = std::span(&annotation.x, 1),
                   .y = std::span(&annotation.y, 1)});
    }

private:
    void points(Text label, std::string_view role, const std::vector<double> &x, const std::vector<double> &y) {
        append(x.size(), {.series = std::move(label), .role = role, .x = x, .y = y});
    }
    void append(std::size_t count, FigureTable::Block block) {
        if (count == 0)
            return;
        block.first = m_table.m_rowCount;
        block.name = english(block.series);
        m_table.m_rowCount += count;
        m_table.m_blocks.push_back(std::move(block));
    }

    FigureTable &m_table;
};

FigureTable::FigureTable(const Figure &figure) {
    FigureTableBuilder builder(*this);
    for (const Layer &layer : figure.layers)
        if (!isHidden(layer))
            std::visit(builder, layer);
}

const FigureTable::Block &FigureTable::blockOf(std::size_t index) const {
    return *(std::ranges::upper_bound(m_blocks, index, {}, &Block::first) - 1);
}

FigureTable::Row FigureTable::row(std::size_t index) const {
    const Block &block = blockOf(index);
    const std::size_t i = index - block.first;
    Row row{.series = &block.series, .name = block.name, .role = block.role, .value = block.value};
    if (block.map) {
        const std::size_t columns = block.map->xs.size();
        row.x = block.map->xs[i % columns];
        row.y = block.map->ys[i / columns];
        row.value = static_cast<double>(block.map->values[i]);
        row.singlePrecision = true;
        return row;
    }
    if (!block.x.empty())
        row.x = block.x[i];
    if (!block.y.empty())
        row.y = block.y[i];
    return row;
}

std::optional<double> FigureTable::Row::number(FigureColumn column) const {
    switch (column) {
    case FigureColumn::X:
        return x;
    case FigureColumn::Y:
        return y;
    case FigureColumn::Value:
        return value;
    case FigureColumn::Series:
    case FigureColumn::Role:
        break;
    }
    return std::nullopt;
}

std::string FigureTable::Row::text(FigureColumn column) const {
    if (column == FigureColumn::Series)
        return std::string(name);
    if (column == FigureColumn::Role)
        return std::string(role);
    const std::optional<double> at = number(column);
    if (!at)
        return {};
    if (column == FigureColumn::Value && singlePrecision && std::isfinite(*at)) {
        std::array<char, 32> buffer{};
        const auto end =
            std::to_chars(buffer.data(), buffer.data() + buffer.size(), *at, std::chars_format::general, 9);
        return {buffer.data(), end.ptr};
    }
    return shortestText(*at);
}

std::vector<double> FigureTable::sortKeys(FigureColumn column) const {
    std::vector<double> keys(m_rowCount);
    if (column == FigureColumn::Series || column == FigureColumn::Role) {
        // A word's key is its rank among the few words there are.
        const auto word = [column](const Block &block) {
            return column == FigureColumn::Series ? block.name : std::string(block.role);
        };
        std::vector<std::string> words;
        for (const Block &block : m_blocks)
            words.push_back(word(block));
        std::ranges::sort(words);
        for (std::size_t i = 0; i < m_blocks.size(); ++i) {
            const auto rank = std::ranges::lower_bound(words, word(m_blocks[i])) - words.begin();
            const std::size_t end = i + 1 < m_blocks.size() ? m_blocks[i + 1].first : m_rowCount;
            std::fill(keys.begin() + static_cast<std::ptrdiff_t>(m_blocks[i].first),
                      keys.begin() + static_cast<std::ptrdiff_t>(end), static_cast<double>(rank));
        }
        return keys;
    }
    for (std::size_t i = 0; i < m_rowCount; ++i)
        keys[i] = row(i).number(column).value_or(std::numeric_limits<double>::quiet_NaN());
    return keys;
}

std::vector<std::uint32_t> FigureTable::sorted(FigureColumn column, bool descending) const {
    const std::vector<double> keys = sortKeys(column);
    std::vector<std::uint32_t> order(m_rowCount);
    std::iota(order.begin(), order.end(), 0U);
    const auto numbers = std::ranges::stable_partition(order, [&](std::uint32_t i) { return !std::isnan(keys[i]); });
    const auto by = [&](auto less) {
        std::stable_sort(order.begin(), numbers.begin(),
                         [&](std::uint32_t a, std::uint32_t b) { return less(keys[a], keys[b]); });
    };
    if (descending)
        by(std::greater<>());
    else
        by(std::less<>());
    return order;
}

} // namespace halftruth
