#include "ui/files/wide_table.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <set>

namespace halftruth {

namespace {

Text axisName(const Axis &axis) {
    if (axis.symbol.empty())
        return axis.title;
    return halftruth::tr("{title} {symbol}", {{"title", axis.title}, {"symbol", axis.symbol}});
}

/// Where each value of a sequence in order is met first: cells of a map over whole numbers may share one.
std::vector<std::size_t> firstOfEach(const std::vector<double> &places) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (i == 0 || places[i] != places[i - 1])
            found.push_back(i);
    return found;
}

} // namespace

WideTable::WideTable(const Figure &figure) : m_figure(&figure) {
    for (const Layer &layer : figure.layers)
        if (const auto *map = std::get_if<HeatMap>(&layer); map && !map->values.empty()) {
            m_map = map;
            m_rows = firstOfEach(map->xs);
            m_lines = firstOfEach(map->ys);
            for (const std::size_t row : m_rows)
                m_xs.push_back(map->xs[row]);
            return;
        }
    if (!addAll(figure)) {
        m_columns.clear();
        return;
    }
    tellApart();
    for (const Column &each : m_columns)
        m_xs.insert(m_xs.end(), each.x.begin(), each.x.end());
    std::ranges::sort(m_xs);
    m_xs.erase(std::unique(m_xs.begin(), m_xs.end()), m_xs.end());
}

void WideTable::tellApart() {
    std::set<std::string> met;
    for (Column &each : m_columns) {
        const Text name = each.name;
        for (int number = 2; !met.insert(english(each.name)).second; ++number)
            each.name = halftruth::tr("{name} ({number})", {{"name", name}, {"number", number}});
    }
}

bool WideTable::addAll(const Figure &figure) {
    return std::ranges::all_of(figure.layers, [this](const Layer &layer) {
        return std::visit(
            [this](const auto &each) {
                if constexpr (requires { each.lower; })
                    return add(halftruth::tr("{band}, lower", {{"band", each.label}}), each.x, each.lower) &&
                           add(halftruth::tr("{band}, upper", {{"band", each.label}}), each.x, each.upper);
                else if constexpr (requires {
                                       each.label;
                                       each.x.empty();
                                   })
                    return add(each.label, each.x, each.y);
                else
                    return true;
            },
            layer);
    });
}

bool WideTable::add(Text name, const std::vector<double> &x, const std::vector<double> &y) {
    if (x.empty())
        return true;
    Column column{.name = std::move(name), .x = x, .y = y};
    column.order.resize(x.size());
    std::iota(column.order.begin(), column.order.end(), std::size_t{0});
    std::ranges::stable_sort(column.order, {}, [&](std::size_t i) { return x[i]; });
    for (std::size_t i = 1; i < column.order.size(); ++i)
        if (x[column.order[i - 1]] == x[column.order[i]])
            return false;
    m_columns.push_back(std::move(column));
    return true;
}

Text WideTable::name(std::size_t column) const {
    if (column == 0)
        return axisName(m_figure->x);
    if (!m_map)
        return m_columns[column - 1].name;
    const Text of = m_figure->y.symbol.empty() ? m_figure->y.title : Text::verbatim(m_figure->y.symbol);
    const Text what = m_map->symbol.empty() ? m_map->label : Text::verbatim(m_map->symbol);
    return halftruth::tr(
        "{what}, {symbol} = {value}",
        {{"what", what}, {"symbol", of}, {"value", Text::verbatim(shortestText(m_map->ys[m_lines[column - 1]]))}});
}

std::optional<double> WideTable::value(std::size_t row, std::size_t column) const {
    if (column == 0)
        return m_xs[row];
    if (m_map) {
        const auto value = static_cast<double>(m_map->values[m_lines[column - 1] * m_map->xs.size() + m_rows[row]]);
        return std::isnan(value) ? std::nullopt : std::optional(value);
    }
    const Column &of = m_columns[column - 1];
    const auto at = std::ranges::lower_bound(of.order, m_xs[row], {}, [&](std::size_t place) { return of.x[place]; });
    return at != of.order.end() && of.x[*at] == m_xs[row] ? std::optional(of.y[*at]) : std::nullopt;
}

std::string WideTable::text(std::size_t row, std::size_t column) const {
    const std::optional<double> at = value(row, column);
    if (!at)
        return {};
    if (!m_map || column == 0)
        return shortestText(*at);
    std::array<char, 32> buffer{}; // a float: digits beyond the ninth mean nothing
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), *at, std::chars_format::general, 9);
    return {buffer.data(), end.ptr};
}

QByteArray wideText(const WideTable &table, char separator, std::size_t most) {
    std::vector<std::string> cells(table.columnCount());
    for (std::size_t column = 0; column < cells.size(); ++column)
        cells[column] = english(table.name(column));
    QByteArray text = separated(cells, separator);
    for (std::size_t row = 0; row < std::min(table.rowCount(), most); ++row) {
        for (std::size_t column = 0; column < cells.size(); ++column)
            cells[column] = table.text(row, column);
        text += separated(cells, separator);
    }
    return text;
}

} // namespace halftruth
