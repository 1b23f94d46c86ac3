#include "core/figure/contours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>

namespace halftruth {

namespace {

/// An edge of the grid: two per node, the one to its right (0) and the one above it (1).
using EdgeId = std::uint64_t;

struct Piece {
    EdgeId from;
    EdgeId to;
};

class Tracer {
public:
    Tracer(const GridView &grid, double level) : m_grid(grid), m_level(level) {}

    std::vector<Contour::Line> trace() {
        // The line passes few of the cells: those whose corners aren't all on one side.
        std::vector<std::uint8_t> lower = sides(0);
        for (std::size_t row = 0; row + 1 < m_grid.ys.size(); ++row) {
            std::vector<std::uint8_t> upper = sides(row + 1);
            for (std::size_t column = 0; column + 1 < m_grid.xs.size(); ++column)
                if (lower[column] != lower[column + 1] || lower[column] != upper[column] ||
                    lower[column] != upper[column + 1])
                    cell(column, row);
            lower.swap(upper);
        }
        return join();
    }

private:
    /// For every node of a row: 1 from the level up, 0 below it, and 2 where the value isn't finite.
    std::vector<std::uint8_t> sides(std::size_t row) const {
        std::vector<std::uint8_t> result(m_grid.xs.size());
        for (std::size_t column = 0; column < result.size() && row < m_grid.ys.size(); ++column) {
            const double each = value(column, row);
            result[column] = std::isfinite(each) ? each >= m_level : 2;
        }
        return result;
    }
    double value(std::size_t column, std::size_t row) const {
        return static_cast<double>(m_grid.values[row * m_grid.xs.size() + column]);
    }
    EdgeId edge(std::size_t column, std::size_t row, unsigned direction) const {
        return 2 * (static_cast<EdgeId>(row) * m_grid.xs.size() + column) + direction;
    }

    void cell(std::size_t column, std::size_t row) {
        // Corners counter-clockwise from the lower left.
        const std::array<double, 4> corner{value(column, row), value(column + 1, row), value(column + 1, row + 1),
                                           value(column, row + 1)};
        unsigned code = 0;
        for (unsigned i = 0; i < 4; ++i) {
            if (!std::isfinite(corner[i]))
                return;
            if (corner[i] >= m_level)
                code |= 1U << i;
        }
        if (code == 0 || code == 15)
            return;
        const EdgeId bottom = edge(column, row, 0);
        const EdgeId right = edge(column + 1, row, 1);
        const EdgeId top = edge(column, row + 1, 0);
        const EdgeId left = edge(column, row, 1);
        const bool highCentre = corner[0] + corner[1] + corner[2] + corner[3] >= 4 * m_level;
        switch (code) {
        case 1:
        case 14:
            return add(left, bottom);
        case 2:
        case 13:
            return add(bottom, right);
        case 3:
        case 12:
            return add(left, right);
        case 4:
        case 11:
            return add(right, top);
        case 6:
        case 9:
            return add(bottom, top);
        case 7:
        case 8:
            return add(left, top);
        case 5:
            highCentre ? (add(left, top), add(bottom, right)) : (add(left, bottom), add(right, top));
            return;
        case 10:
            highCentre ? (add(left, bottom), add(right, top)) : (add(left, top), add(bottom, right));
            return;
        default:
            return;
        }
    }

    void add(EdgeId from, EdgeId to) {
        const std::size_t index = m_pieces.size();
        m_pieces.push_back({from, to});
        m_touching[from].push_back(index);
        m_touching[to].push_back(index);
    }

    std::pair<double, double> point(EdgeId id) const {
        const EdgeId node = id / 2;
        const std::size_t column = node % m_grid.xs.size();
        const std::size_t row = node / m_grid.xs.size();
        const std::size_t nextColumn = id % 2 == 0 ? column + 1 : column;
        const std::size_t nextRow = id % 2 == 0 ? row : row + 1;
        const double here = value(column, row);
        const double part = (m_level - here) / (value(nextColumn, nextRow) - here);
        return {m_grid.xs[column] + part * (m_grid.xs[nextColumn] - m_grid.xs[column]),
                m_grid.ys[row] + part * (m_grid.ys[nextRow] - m_grid.ys[row])};
    }

    std::vector<Contour::Line> join() {
        std::vector<Contour::Line> lines;
        std::vector<bool> used(m_pieces.size(), false);
        for (std::size_t start = 0; start < m_pieces.size(); ++start) {
            if (used[start])
                continue;
            used[start] = true;
            std::deque<EdgeId> chain{m_pieces[start].from, m_pieces[start].to};
            while (const auto next = follow(chain.back(), used))
                chain.push_back(*next);
            while (const auto next = follow(chain.front(), used))
                chain.push_front(*next);
            Contour::Line line;
            for (const EdgeId id : chain) {
                const auto [x, y] = point(id);
                line.x.push_back(x);
                line.y.push_back(y);
            }
            lines.push_back(std::move(line));
        }
        return lines;
    }

    std::optional<EdgeId> follow(EdgeId from, std::vector<bool> &used) const {
        for (const std::size_t index : m_touching.at(from)) {
            if (used[index])
                continue;
            used[index] = true;
            return m_pieces[index].from == from ? m_pieces[index].to : m_pieces[index].from;
        }
        return std::nullopt;
    }

    GridView m_grid;
    double m_level;
    std::vector<Piece> m_pieces;
    std::unordered_map<EdgeId, std::vector<std::size_t>> m_touching;
};

std::vector<std::size_t> strided(std::size_t size, std::size_t atMost) {
    const std::size_t stride = std::max<std::size_t>(1, (size + atMost - 1) / atMost);
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < size; i += stride)
        chosen.push_back(i);
    if (size > 0 && chosen.back() != size - 1)
        chosen.push_back(size - 1);
    return chosen;
}

} // namespace

std::vector<Contour::Line> contourLines(const GridView &grid, double level) { return Tracer(grid, level).trace(); }

ThinnedGrid thinned(const GridView &grid, std::size_t atMost) {
    const std::vector<std::size_t> columns = strided(grid.xs.size(), atMost);
    const std::vector<std::size_t> rows = strided(grid.ys.size(), atMost);
    ThinnedGrid result;
    for (const std::size_t column : columns)
        result.xs.push_back(grid.xs[column]);
    for (const std::size_t row : rows) {
        result.ys.push_back(grid.ys[row]);
        for (const std::size_t column : columns)
            result.values.push_back(grid.values[row * grid.xs.size() + column]);
    }
    return result;
}

} // namespace halftruth
