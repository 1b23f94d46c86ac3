#include "ui/window/navigation.h"

#include "ui/text/localized.h"
#include "ui/text/utf8.h"
#include "ui/window/icons.h"

#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace halftruth {

namespace {

constexpr int questionRole = Qt::UserRole + 1;
constexpr int iconRole = Qt::UserRole + 2;
constexpr int navigationWidth = 216;
constexpr int iconSize = 18;
constexpr int padding = 8;
/// The same with and without a scroll bar, so that no line breaks differently when it comes.
constexpr int questionWidth = navigationWidth - iconSize - 5 * padding;

class EntryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme &theme) { m_theme = &theme; }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const QRect question = QFontMetrics(textFont(11))
                                   .boundingRect(QRect(0, 0, questionWidth, 1000), Qt::TextWordWrap,
                                                 index.data(questionRole).toString());
        return {option.rect.width(), QFontMetrics(textFont(13)).height() + question.height() + 2 * padding};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const bool selected = option.state & QStyle::State_Selected;
        const bool hovered = option.state & QStyle::State_MouseOver;
        const QRect box = option.rect.adjusted(padding, 1, -padding, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (selected || hovered) {
            painter->setPen(option.state.testFlags(QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange)
                                ? QPen(m_theme->accent, 1)
                                : QPen(Qt::NoPen));
            painter->setBrush(selected ? m_theme->accentSoft : m_theme->window);
            painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const QColor strong = selected ? m_theme->accent : m_theme->text;
        const QColor soft = selected ? m_theme->accent : m_theme->mutedText;
        const QPixmap icon =
            themedIcon(index.data(iconRole).toString(), selected ? m_theme->accent : m_theme->softText)
                .pixmap(QSize(iconSize, iconSize), painter->device()->devicePixelRatio());
        painter->drawPixmap(box.left() + padding, box.top() + padding, iconSize, iconSize, icon);
        const QRect text(box.left() + iconSize + 2 * padding, box.top() + padding - 1, questionWidth,
                         box.height() - padding - padding / 2);
        const QString name = index.data(Qt::DisplayRole).toString();
        // Bold is wider: a title may use the padding behind it, and stays as it was where that is not enough.
        const QRect room(text.left(), text.top(), box.right() - 2 - text.left(), text.height());
        QFont title = textFont(13, selected ? QFont::DemiBold : QFont::Normal);
        if (QFontMetrics(title).horizontalAdvance(name) > room.width())
            title.setWeight(QFont::Normal);
        painter->setFont(title);
        painter->setPen(strong);
        painter->drawText(room, Qt::AlignTop, QFontMetrics(title).elidedText(name, Qt::ElideRight, room.width()));
        painter->setFont(textFont(11));
        painter->setPen(soft);
        painter->drawText(text.adjusted(0, QFontMetrics(title).height(), 0, 0), Qt::AlignTop | Qt::TextWordWrap,
                          index.data(questionRole).toString());
        painter->restore();
    }

private:
    const Theme *m_theme = &theme("light");
};

} // namespace

Navigation::Navigation(QWidget *parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("navigation"));
    setAccessibleName(tr("Explorers"));
    setItemDelegate(new EntryDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setFixedWidth(navigationWidth);
    setResizeMode(Adjust);
    for (const ExplorerSpec &explorer : explorerTable()) {
        auto *item = new QListWidgetItem(localized(explorer.title), this);
        item->setData(questionRole, localized(explorer.question));
        item->setData(iconRole, utf8(explorer.id));
        item->setData(Qt::AccessibleDescriptionRole, localized(explorer.question));
    }
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit chosen(explorerTable()[static_cast<std::size_t>(row)]);
    });
}

void Navigation::setTheme(const Theme &theme) {
    static_cast<EntryDelegate *>(itemDelegate())->setTheme(theme);
    viewport()->update();
}

void Navigation::select(const ExplorerSpec &explorer) {
    setCurrentRow(static_cast<int>(&explorer - explorerTable().data()));
}

} // namespace halftruth
