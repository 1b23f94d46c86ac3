#pragma once

#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace halftruth {

/// Where something is drawn in a rectangle of the scene, as points that are found by their place: a label is tried at
/// a hundred places, and looks at those points alone that are near.
class InkMap {
public:
    /// Whose a point is: the figure's data, or one of its contours, counted from 1.
    using Owner = int;
    static constexpr Owner data = 0;

    void clear(const QRectF &area);
    /// How far apart points may be without a label finding a place between them: less than it is high, but in a plot
    /// of metres, see inkGrain(), where what is between two of them counts as drawn on.
    [[nodiscard]] double apart() const { return std::max(finest, m_grain); }
    /// Nothing where it is outside the area.
    void add(QPointF at, Owner owner);

    /// Whether a point in the rectangle is of one of the owners that are asked for.
    template <class Asked>
    [[nodiscard]] bool any(const QRectF &there, Asked asked) const {
        bool found = false;
        const QRectF place = withSlack(there);
        for (std::size_t row = firstRow(place); !found && row <= lastRow(place); ++row)
            for (std::size_t column = firstColumn(place); !found && column <= lastColumn(place); ++column)
                for (std::size_t i = m_latest[row * m_columns + column]; i != none && !found; i = m_points[i].before)
                    found = asked(m_points[i].owner) && place.contains(m_points[i].at);
        return found;
    }
    /// How many points of the data are in the rectangle, counted no further than that many.
    [[nodiscard]] std::ptrdiff_t dataIn(const QRectF &there, std::ptrdiff_t enough) const;

private:
    static constexpr std::uint32_t none = -1U;
    static constexpr double finest = 6;
    struct Point {
        QPointF at;
        Owner owner;
        std::uint32_t before; ///< the one that came into the same cell before it, or none
    };
    [[nodiscard]] QRectF withSlack(const QRectF &place) const {
        const double slack = (apart() - finest) / 2;
        return place.adjusted(-slack, -slack, slack, slack);
    }
    /// Of a cell: a label is some of them wide.
    [[nodiscard]] double side() const { return std::max(24.0, 2 * m_grain); }
    [[nodiscard]] std::size_t cell(double at, std::size_t count) const {
        return static_cast<std::size_t>(std::clamp(at / side(), 0.0, static_cast<double>(count - 1)));
    }
    [[nodiscard]] std::size_t firstRow(const QRectF &place) const { return cell(place.top() - m_area.top(), m_rows); }
    [[nodiscard]] std::size_t lastRow(const QRectF &place) const {
        return cell(place.bottom() - m_area.top(), m_rows);
    }
    [[nodiscard]] std::size_t firstColumn(const QRectF &place) const {
        return cell(place.left() - m_area.left(), m_columns);
    }
    [[nodiscard]] std::size_t lastColumn(const QRectF &place) const {
        return cell(place.right() - m_area.left(), m_columns);
    }

    QRectF m_area{0, 0, 1, 1};
    double m_grain = 0;
    std::size_t m_columns = 1;
    std::size_t m_rows = 1;
    std::vector<Point> m_points;               ///< kept from figure to figure: they need no memory then
    std::vector<std::uint32_t> m_latest{none}; ///< of each cell
};

} // namespace halftruth
