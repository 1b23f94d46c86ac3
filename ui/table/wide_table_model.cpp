#include "ui/table/wide_table_model.h"

#include "ui/files/figure_data.h"
#include "ui/text/localized.h"

#include "core/text/number_text.h"

#include <algorithm>

namespace halftruth {

namespace {

/// As in the list of points.
constexpr int wideDigits = 6;

std::vector<Text> namesOf(const WideTable &table) {
    std::vector<Text> names;
    for (std::size_t column = 0; table.exists() && column < table.columnCount(); ++column)
        names.push_back(table.name(column));
    return names;
}

} // namespace

void WideTableModel::show(std::shared_ptr<const Figure> figure) {
    WideTable table(*figure);
    // Where columns and rows stay, so do the place scrolled to and the selection.
    const bool same = m_figure && m_figure->id == figure->id && table.exists() == m_table.exists() &&
                      table.rowCount() == m_table.rowCount() && namesOf(table) == namesOf(m_table);
    if (!same)
        beginResetModel();
    m_figure = std::move(figure);
    m_table = std::move(table);
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int WideTableModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() || !m_table.exists() ? 0 : static_cast<int>(m_table.rowCount());
}

int WideTableModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() || !m_table.exists() ? 0 : static_cast<int>(m_table.columnCount());
}

QVariant WideTableModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter | Qt::AlignRight);
    if (role == Qt::ToolTipRole)
        return QString::fromStdString(m_table.text(row, column));
    if (role != Qt::DisplayRole)
        return {};
    const std::optional<double> value = m_table.value(row, column);
    return value ? QVariant(localized(displayNumber(*value, wideDigits))) : QVariant();
}

QVariant WideTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter | Qt::AlignRight);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return localized(m_table.name(static_cast<std::size_t>(section)));
}

TableText WideTableModel::allText() const {
    return [figure = m_figure, table = m_table] { return QString::fromUtf8(wideText(table, '\t')); };
}

TableText WideTableModel::selectedText(const QItemSelection &selection) const {
    return [figure = m_figure, table = m_table, cells = SelectedCells(selection)] {
        const QRect around = cells.around();
        QByteArray text;
        for (int row = around.top(); row <= around.bottom(); ++row) {
            std::vector<std::string> line;
            for (int column = around.left(); column <= around.right(); ++column)
                line.push_back(cells.contains(row, column)
                                   ? table.text(static_cast<std::size_t>(row), static_cast<std::size_t>(column))
                                   : std::string());
            text += separated(line, '\t');
        }
        return QString::fromUtf8(text);
    };
}

} // namespace halftruth
