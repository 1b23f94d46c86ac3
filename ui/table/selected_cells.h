#pragma once

#include <QItemSelection>
#include <QRect>

#include <functional>
#include <vector>

namespace halftruth {

/// The text of a table that is made when it is called: on any thread, whatever the table shows by then.
using TableText = std::function<QString()>;

/// A selection without the model it is of.
class SelectedCells {
public:
    explicit SelectedCells(const QItemSelection &selection);
    /// The rectangle around all of them.
    [[nodiscard]] const QRect &around() const { return m_around; }
    [[nodiscard]] bool contains(int row, int column) const;
    /// The rows in which a cell is selected, from the top.
    [[nodiscard]] std::vector<int> rows() const;

private:
    std::vector<QRect> m_parts;
    QRect m_around;
};

} // namespace halftruth
