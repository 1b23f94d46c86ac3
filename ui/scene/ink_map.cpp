#include "ui/scene/ink_map.h"

namespace halftruth {

void InkMap::clear(const QRectF &area) {
    m_area = area;
    const auto cells = [](double length) {
        return static_cast<std::size_t>(std::max(1.0, std::ceil(length / side)));
    };
    m_columns = cells(area.width());
    m_rows = cells(area.height());
    m_cells.resize(std::max(m_cells.size(), m_columns * m_rows));
    for (std::vector<Point> &each : m_cells)
        each.clear();
}

void InkMap::add(QPointF at, Owner owner) {
    if (m_area.contains(at)) // NaN isn't
        m_cells[cell(at.y() - m_area.top(), m_rows) * m_columns + cell(at.x() - m_area.left(), m_columns)].push_back(
            {at, owner});
}

std::ptrdiff_t InkMap::dataIn(const QRectF &place) const {
    std::ptrdiff_t count = 0;
    for (std::size_t row = firstRow(place); row <= lastRow(place); ++row)
        for (std::size_t column = firstColumn(place); column <= lastColumn(place); ++column)
            count += std::ranges::count_if(m_cells[row * m_columns + column], [&](const Point &point) {
                return point.owner == data && place.contains(point.at);
            });
    return count;
}

} // namespace halftruth
