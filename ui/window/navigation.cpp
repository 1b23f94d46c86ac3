#include "ui/window/navigation.h"

#include "ui/text/localized.h"
#include "ui/text/utf8.h"
#include "ui/window/focus_ring.h"
#include "ui/window/icons.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int explorerRole = Qt::UserRole + 1; ///< the place in explorerTable(); headings have none
constexpr int iconSize = 18;
constexpr int padding = 6;
constexpr double titlePixels = 13;
constexpr double headingPixels = 12;
constexpr int lineHeight = 30;
constexpr int headingHeight = 27;
constexpr int dividerHeight = 9; ///< what a heading is without words
constexpr int compactWidth = iconSize + 6 * padding;

int roomFor(const QString &title) {
    return 2 * padding + iconSize + 2 * padding + QFontMetrics(textFont(titlePixels)).horizontalAdvance(title) +
           2 * padding + 4;
}

class EntryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = &theme; }
    void setCompact(bool compact) { m_compact = compact; }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        return {option.rect.width(), isExplorer(index)   ? lineHeight
                                     : isWordless(index) ? dividerHeight
                                                         : headingHeight};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isExplorer(index))
            paintExplorer(painter, option, index);
        else
            paintHeading(painter, option, index);
        painter->restore();
    }

private:
    [[nodiscard]] static bool isExplorer(const QModelIndex &index) { return index.data(explorerRole).isValid(); }
    [[nodiscard]] bool isWordless(const QModelIndex &index) const {
        return m_compact || index.data(Qt::DisplayRole).toString().isEmpty();
    }

    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
        if (isWordless(index)) {
            if (index.row() == 0)
                return;
            painter->setPen(m_theme->border);
            const int middle = option.rect.center().y();
            painter->drawLine(option.rect.left() + 2 * padding, middle, option.rect.right() - 2 * padding, middle);
            return;
        }
        painter->setFont(textFont(headingPixels, QFont::DemiBold));
        painter->setPen(m_theme->mutedText);
        painter->drawText(option.rect.adjusted(2 * padding, 0, -padding, -4), Qt::AlignLeft | Qt::AlignBottom,
                          index.data(Qt::DisplayRole).toString());
    }

    void paintExplorer(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
        const bool selected = option.state & QStyle::State_Selected;
        const bool hovered = option.state & QStyle::State_MouseOver;
        const QRect box = option.rect.adjusted(padding, 1, -padding, -1);
        if (selected || hovered) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(selected ? m_theme->accentSoft : m_theme->window);
            painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const ExplorerSpec &explorer = explorerTable()[index.data(explorerRole).toUInt()];
        const QPixmap icon = themedIcon(utf8(explorer.id), selected ? m_theme->accent : m_theme->softText)
                                 .pixmap(QSize(iconSize, iconSize), painter->device()->devicePixelRatio());
        const int left = m_compact ? box.center().x() - iconSize / 2 : box.left() + padding;
        painter->drawPixmap(left, box.center().y() - iconSize / 2 + 1, iconSize, iconSize, icon);
        if (m_compact)
            return;
        const QRect room = box.adjusted(iconSize + 3 * padding, 0, -2, 0);
        // Bold is wider: a title stays as it was where there is no room for that.
        const QString name = index.data(Qt::DisplayRole).toString();
        QFont title = textFont(titlePixels, selected ? QFont::DemiBold : QFont::Normal);
        if (QFontMetrics(title).horizontalAdvance(name) > room.width())
            title.setWeight(QFont::Normal);
        painter->setFont(title);
        painter->setPen(selected ? m_theme->accent : m_theme->text);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, name);
    }

    const Theme *m_theme = &theme("light");
    bool m_compact = false;
};

} // namespace

Navigation::Navigation(QWidget *parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("navigation"));
    setAccessibleName(tr("Explorers"));
    setItemDelegate(new EntryDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setResizeMode(Adjust);
    const auto table = explorerTable();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (i == 0 || table[i].group != table[i - 1].group) {
            auto *heading = new QListWidgetItem(localized(groupTitle(table[i].group)), this);
            heading->setFlags(Qt::NoItemFlags);
        }
        auto *item = new QListWidgetItem(localized(table[i].title), this);
        item->setData(explorerRole, static_cast<uint>(i));
        item->setData(Qt::AccessibleDescriptionRole, localized(table[i].question));
    }
    describe();
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        placeRing();
        if (item && item->data(explorerRole).isValid())
            emit chosen(explorerTable()[item->data(explorerRole).toUInt()]);
    });
}

void Navigation::updateGeometries() {
    QListWidget::updateGeometries();
    placeRing();
}

void Navigation::scrollContentsBy(int dx, int dy) {
    QListWidget::scrollContentsBy(dx, dy);
    placeRing();
}

void Navigation::placeRing() {
    const QRect entry = visualItemRect(currentItem()).adjusted(padding, 1, -padding, -1);
    const QRect place = entry.intersected(viewport()->rect()).translated(viewport()->pos());
    setRingMargins(this, place.isEmpty() ? QMargins()
                                         : QMargins(-place.left(), -place.top(), place.right() + 1 - width(),
                                                    place.bottom() + 1 - height()));
}

void Navigation::describe() {
    int widest = 0;
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem *each = item(row);
        if (!each->data(explorerRole).isValid())
            continue;
        const QString question = localized(explorerTable()[each->data(explorerRole).toUInt()].question);
        each->setToolTip(m_compact ? tr("%1: %2").arg(each->text(), question) : question);
        widest = std::max(widest, roomFor(each->text()));
    }
    setFixedWidth(m_compact ? compactWidth : widest);
}

void Navigation::setCompact(bool compact) {
    if (std::exchange(m_compact, compact) == compact)
        return;
    static_cast<EntryDelegate *>(itemDelegate())->setCompact(compact);
    describe();
    scheduleDelayedItemsLayout();
}

void Navigation::setTheme(const Theme &theme) {
    static_cast<EntryDelegate *>(itemDelegate())->setTheme(theme);
    viewport()->update();
}

QListWidgetItem *Navigation::itemOf(const ExplorerSpec &explorer) const {
    const auto place = static_cast<uint>(&explorer - explorerTable().data());
    for (int row = 0; row < count(); ++row)
        if (const QVariant its = item(row)->data(explorerRole); its.isValid() && its.toUInt() == place)
            return item(row);
    return nullptr;
}

void Navigation::select(const ExplorerSpec &explorer) { setCurrentItem(itemOf(explorer)); }

} // namespace halftruth
