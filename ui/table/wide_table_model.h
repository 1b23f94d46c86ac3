#pragma once

#include "ui/files/wide_table.h"
#include "ui/table/selected_cells.h"

#include <QAbstractTableModel>

#include <memory>

namespace halftruth {

/// The numbers of the figure on screen with a row for each x; cells are made when they are looked at.
class WideTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Another figure, or the same with new numbers.
    void show(std::shared_ptr<const Figure> figure);
    [[nodiscard]] bool exists() const { return m_table.exists(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// All of it with all digits and the names of the columns, tabs between them.
    [[nodiscard]] TableText allText() const;
    /// The rectangle around the selected cells, nothing where one isn't selected.
    [[nodiscard]] TableText selectedText(const QItemSelection &selection) const;

private:
    std::shared_ptr<const Figure> m_figure;
    WideTable m_table;
};

} // namespace halftruth
