#include "ui/scene/ink_map.h"

#include "ui/scene/ink_mask.h"

namespace halftruth {

void InkMap::clear(const QRectF &area) {
    m_area = area;
    m_grain = inkGrain(area);
    const auto cells = [this](double length) {
        return static_cast<std::size_t>(std::max(1.0, std::ceil(length / side())));
    };
    m_columns = cells(area.width());
    m_rows = cells(area.height());
    m_latest.assign(m_columns * m_rows, none);
    m_points.clear();
}

void InkMap::add(QPointF at, Owner owner) {
    if (!m_area.contains(at)) // NaN isn't
        return;
    std::uint32_t &latest =
        m_latest[cell(at.y() - m_area.top(), m_rows) * m_columns + cell(at.x() - m_area.left(), m_columns)];
    m_points.push_back({at, owner, latest});
    latest = static_cast<std::uint32_t>(m_points.size() - 1);
}

std::ptrdiff_t InkMap::dataIn(const QRectF &there, std::ptrdiff_t enough) const {
    const QRectF place = withSlack(there);
    std::ptrdiff_t count = 0;
    for (std::size_t row = firstRow(place); row <= lastRow(place); ++row)
        for (std::size_t column = firstColumn(place); column <= lastColumn(place); ++column)
            for (std::size_t i = m_latest[row * m_columns + column]; i != none && count < enough;
                 i = m_points[i].before)
                count += m_points[i].owner == data && place.contains(m_points[i].at);
    return count;
}

} // namespace halftruth
