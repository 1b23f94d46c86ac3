#include "ui/scene/ink_mask.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

double inkGrain(const QRectF &plot) {
    constexpr double finest = 2; // pixels
    constexpr double most = 1 << 20;
    return std::max(finest, std::sqrt(plot.width() * plot.height() / most));
}

InkMask::InkMask(const QRectF &area, const QList<QPointF> &ink)
    : m_area(area), m_cell(inkGrain(area)), m_columns(static_cast<int>(std::ceil(area.width() / m_cell)) + 1),
      m_rows(static_cast<int>(std::ceil(area.height() / m_cell)) + 1) {
    const auto stride = static_cast<std::size_t>(m_columns) + 1;
    m_sums.assign(stride * (static_cast<std::size_t>(m_rows) + 1), 0);
    const auto sum = [&](int y, int x) -> int & {
        return m_sums[static_cast<std::size_t>(y) * stride + static_cast<std::size_t>(x)];
    };
    for (const QPointF point : ink)
        if (area.contains(point)) // NaN isn't
            sum(row(point.y()) + 1, column(point.x()) + 1) = 1;
    for (int y = 1; y <= m_rows; ++y)
        for (int x = 1; x <= m_columns; ++x)
            sum(y, x) += sum(y - 1, x) + sum(y, x - 1) - sum(y - 1, x - 1);
}

int InkMask::column(double x) const {
    return std::clamp(static_cast<int>((x - m_area.left()) / m_cell), 0, m_columns - 1);
}

int InkMask::row(double y) const { return std::clamp(static_cast<int>((y - m_area.top()) / m_cell), 0, m_rows - 1); }

bool InkMask::isFree(const QRectF &place) const {
    const QRectF inside = place.intersected(m_area);
    if (inside.isEmpty())
        return true;
    const auto sum = [&](int y, int x) {
        return m_sums[static_cast<std::size_t>(y) * (static_cast<std::size_t>(m_columns) + 1) +
                      static_cast<std::size_t>(x)];
    };
    const int top = row(inside.top());
    const int left = column(inside.left());
    const int bottom = row(inside.bottom()) + 1;
    const int right = column(inside.right()) + 1;
    return sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left) == 0;
}

} // namespace halftruth
