#include "ui/table/selected_cells.h"

#include <algorithm>

namespace halftruth {

SelectedCells::SelectedCells(const QItemSelection &selection) {
    for (const QItemSelectionRange &range : selection) {
        m_parts.emplace_back(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom()));
        m_around |= m_parts.back();
    }
}

bool SelectedCells::contains(int row, int column) const {
    return std::ranges::any_of(m_parts, [&](const QRect &part) { return part.contains(column, row); });
}

std::vector<int> SelectedCells::rows() const {
    std::vector<int> rows;
    for (const QRect &part : m_parts)
        for (int each = part.top(); each <= part.bottom(); ++each)
            rows.push_back(each);
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace halftruth
