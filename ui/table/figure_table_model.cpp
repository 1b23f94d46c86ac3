#include "ui/table/figure_table_model.h"

#include "ui/files/figure_data.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/text/utf8.h"

#include "core/text/number_text.h"

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

/// Enough to tell neighbours of a fine grid apart, few enough to read.
constexpr int digitsOnScreen = 6;

QString nameOf(const Text &title, const std::string &symbol, bool shortly) {
    QStringList words{localized(title), utf8(symbol)};
    words.removeAll({});
    return shortly && !symbol.empty() ? words.last() : words.join(QLatin1Char(' '));
}

QString valueName(const Figure &figure, bool shortly) {
    for (const Layer &layer : figure.layers)
        if (const auto *map = std::get_if<HeatMap>(&layer))
            return nameOf(map->label, map->symbol, shortly);
    return FigureTableModel::tr("level");
}

} // namespace

FigureTableModel::FigureTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void FigureTableModel::show(std::shared_ptr<const Figure> figure) {
    m_wanted = std::move(figure);
    arrange();
}

void FigureTableModel::setShortNames(bool shortNames) {
    if (std::exchange(m_shortNames, shortNames) != shortNames)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void FigureTableModel::sort(int column, Qt::SortOrder order) {
    m_order = column < 0 ? std::nullopt
                         : std::optional(Order{.column = static_cast<FigureColumn>(column),
                                               .descending = order == Qt::DescendingOrder});
    arrange();
}

FigureTableModel::Contents FigureTableModel::contents(std::shared_ptr<const Figure> figure,
                                                      std::optional<Order> order) {
    Contents made{.figure = std::move(figure), .table = {}, .rows = {}, .order = order};
    made.table = FigureTable(*made.figure);
    if (order)
        made.rows = made.table.sorted(order->column, order->descending);
    return made;
}

void FigureTableModel::arrange() {
    if (!m_wanted)
        return;
    if (!m_order) {
        m_work.forget();
        take(contents(m_wanted, m_order));
        return;
    }
    m_work.ask([this, figure = m_wanted, order = m_order] {
        auto made = std::make_shared<Contents>(contents(figure, order));
        return [this, made] {
            // Another figure or order may have been asked for since; the same figure's earlier numbers are welcome.
            if (made->figure->id == m_wanted->id && made->order == m_order)
                take(std::move(*made));
        };
    });
}

void FigureTableModel::take(Contents contents) {
    if (!m_shown.figure || m_shown.figure->id != contents.figure->id) {
        beginResetModel();
        m_shown = std::move(contents);
        endResetModel();
        emit shown();
        return;
    }
    // Rows come and go at the end, so that the place scrolled to and the selection stay.
    const int before = rowCount();
    const auto after = static_cast<int>(contents.table.rowCount());
    if (after > before)
        beginInsertRows({}, before, after - 1);
    else if (after < before)
        beginRemoveRows({}, after, before - 1);
    m_shown = std::move(contents);
    if (after > before)
        endInsertRows();
    else if (after < before)
        endRemoveRows();
    if (after > 0)
        emit dataChanged(index(0, 0), index(after - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit shown();
}

FigureTable::Row FigureTableModel::Contents::row(int index) const {
    const auto at = static_cast<std::size_t>(index);
    return table.row(rows.empty() ? at : rows[at]);
}

int FigureTableModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.table.rowCount());
}

int FigureTableModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(figureColumnNames.size());
}

QVariant FigureTableModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto column = static_cast<FigureColumn>(index.column());
    const bool words = column == FigureColumn::Series || column == FigureColumn::Role;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter | (words ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::FontRole && column == FigureColumn::Series)
        return fontFor(localized(*row(index.row()).series), {});
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const FigureTable::Row cells = row(index.row());
    const std::optional<double> number = cells.number(column);
    if (role == Qt::DisplayRole && number)
        return localized(displayNumber(*number, digitsOnScreen));
    if (column == FigureColumn::Series)
        return localized(*cells.series);
    return QString::fromStdString(cells.text(column));
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount() || !m_shown.figure)
        return {};
    const auto column = static_cast<FigureColumn>(section);
    const bool words = column == FigureColumn::Series || column == FigureColumn::Role;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter | (words ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::ToolTipRole)
        return tr("“%1” in files. Click to sort, once more for the other way, a third time for the figure's order")
            .arg(utf8(figureColumnNames[static_cast<std::size_t>(section)]));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case FigureColumn::Series:
        return tr("series");
    case FigureColumn::Role:
        return tr("role");
    case FigureColumn::X:
        return nameOf(m_shown.figure->x.title, m_shown.figure->x.symbol, m_shortNames);
    case FigureColumn::Y:
        return nameOf(m_shown.figure->y.title, m_shown.figure->y.symbol, m_shortNames);
    case FigureColumn::Value:
        return valueName(*m_shown.figure, m_shortNames);
    }
    return {};
}

TableText FigureTableModel::allText() const {
    return [shown = m_shown] { return QString::fromUtf8(figureText(shown.table, '\t', shown.rows)); };
}

TableText FigureTableModel::selectedText(const QItemSelection &selection) const {
    return [shown = m_shown, cells = SelectedCells(selection)] {
        const int left = cells.around().left();
        int right = cells.around().right();
        if (!shown.table.hasValues())
            right = std::min(right,
                             static_cast<int>(FigureColumn::Value) - 1); // selected with the rest, but not in sight
        QByteArray text;
        for (const int each : cells.rows()) {
            const FigureTable::Row made = shown.row(each);
            std::vector<std::string> line;
            for (int column = left; column <= right; ++column)
                line.push_back(cells.contains(each, column) ? made.text(static_cast<FigureColumn>(column))
                                                            : std::string());
            text += separated(line, '\t');
        }
        return QString::fromUtf8(text);
    };
}

} // namespace halftruth
