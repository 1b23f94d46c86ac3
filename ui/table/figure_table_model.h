#pragma once

#include "ui/files/figure_table.h"
#include "ui/table/selected_cells.h"
#include "ui/threads/latest_work.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace halftruth {

/// The numbers of the figure on screen, in the order of a column if one was chosen.
///
/// Cells are made when they are looked at. Sorting happens on a thread of its own: while a slider moves, the rows of
/// a heat map arrive already sorted, and the window never waits for them.
class FigureTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit FigureTableModel(QObject *parent = nullptr);

    /// Another figure, or the same with new numbers; the order chosen stays.
    void show(std::shared_ptr<const Figure> figure);
    [[nodiscard]] const Figure *figure() const { return m_shown.figure.get(); }
    [[nodiscard]] bool hasValues() const { return m_shown.table.hasValues(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Columns are called by their symbols where they have one.
    void setShortNames(bool shortNames);
    /// A column of -1 brings back the figure's own order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Every row with all digits and the names of the columns: the CSV file with tabs, in the order on screen.
    [[nodiscard]] TableText allText() const;
    /// The selected cells with all digits, tabs between them, nothing where a cell of the rectangle isn't selected.
    [[nodiscard]] TableText selectedText(const QItemSelection &selection) const;

signals:
    /// Other rows are shown.
    void shown();

private:
    struct Order {
        FigureColumn column;
        bool descending;
        bool operator==(const Order &) const = default;
    };
    struct Contents {
        std::shared_ptr<const Figure> figure;
        FigureTable table;
        std::vector<std::uint32_t> rows; ///< which row of the table stands where; empty in its own order
        std::optional<Order> order;
        [[nodiscard]] FigureTable::Row row(int index) const;
    };
    [[nodiscard]] static Contents contents(std::shared_ptr<const Figure> figure, std::optional<Order> order);
    [[nodiscard]] FigureTable::Row row(int index) const { return m_shown.row(index); }
    void arrange();
    void take(Contents contents);

    std::shared_ptr<const Figure> m_wanted;
    std::optional<Order> m_order;
    Contents m_shown;
    bool m_shortNames = false;
    LatestWork m_work;
};

} // namespace halftruth
