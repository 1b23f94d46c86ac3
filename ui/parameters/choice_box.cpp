#include "ui/parameters/choice_box.h"

#include "ui/parameters/value_field.h"
#include "ui/text/text_cache.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QTextLayout>

#include <algorithm>

namespace halftruth {

namespace {

/// Names of quantities are sentences: narrower than this they are cut.
constexpr int listWidth = 560;
constexpr int mostSeen = 18;
/// Above and below an entry, together.
constexpr int rowPadding = 7;

/// What doesn't fit is shorter while nobody types.
class SearchField : public QLineEdit {
public:
    explicit SearchField(const ChoiceBox *box, QWidget *parent) : QLineEdit(parent), m_box(box) {
        setAcceptDrops(false); // as of any field in the window
    }

protected:
    void paintEvent(QPaintEvent *event) override {
        if (hasFocus())
            return QLineEdit::paintEvent(event);
        if (m_box->lines() > 1) // which have no room in here
            return;
        QPainter painter(this);
        m_box->paintText(&painter, rect());
    }

private:
    const ChoiceBox *m_box;
};

QStandardItem *heading(const QString &text) {
    auto *item = new QStandardItem(text);
    item->setFlags(Qt::NoItemFlags);
    QFont font;
    font.setWeight(QFont::DemiBold);
    item->setFont(font);
    return item;
}

} // namespace

ChoiceBox::ChoiceBox(QWidget *parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus); // a wheel brings no focus
    setMinimumContentsLength(1);     // of which minimumSizeHint() is
    setMaxVisibleItems(20);
    connect(this, &QComboBox::activated, this, [this] {
        if (m_inList && !m_search) // after whoever takes the choice
            QMetaObject::invokeMethod(this, &ChoiceBox::settled, Qt::QueuedConnection);
    });
}

// Not by setSizeAdjustPolicy(), which makes the list: that costs time and a handful of widgets, and one that is never
// shown leaves behind what Qt 6.4 remembers of its looks.
QSize ChoiceBox::sizeHint() const { return minimumSizeHint(); }

QString ChoiceBox::shownText(int index, int room) const {
    const QString text = itemText(index);
    const QString shorter = itemData(index, ShorterRole).toString();
    const QString whole = within(text, room);
    return shorter.isEmpty() || whole == text ? whole : within(shorter, room);
}

QString ChoiceBox::within(const QString &text, int room) const {
    QTextLayout layout(text, font());
    layout.beginLayout();
    int start = 0;
    for (int line = 1; line < m_lines; ++line) {
        QTextLine full = layout.createLine();
        full.setLineWidth(room);
        start = full.textStart() + full.textLength();
    }
    layout.endLayout();
    // Names that are alike differ at their ends.
    return text.left(start) +
           fontMetrics().elidedText(text.mid(start), isEditable() ? Qt::ElideMiddle : Qt::ElideRight, room);
}

QString ChoiceBox::shownText(int index) const {
    if (lineEdit())
        return shownText(index, lineEdit()->width());
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return shownText(
        index, style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 4);
}

// ---------------------------------------------------------------- search

void ChoiceBox::searchByTyping() {
    setEditable(true);
    auto *field = new SearchField(this, this);
    field->setFrame(false);
    setLineEdit(field);
    setCompleter(nullptr);
    setInsertPolicy(QComboBox::NoInsert);
    m_found = new QStandardItemModel(this);
    m_search = new QCompleter(m_found, this);
    m_search->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_search->setMaxVisibleItems(mostSeen);
    m_search->setWidget(field);
    field->installEventFilter(this);
    connect(field, &QLineEdit::textChanged, this, qOverload<>(&ChoiceBox::update));
    m_search->popup()->installEventFilter(this);
    for (QWidget *list : {view()->window(), static_cast<QWidget *>(foundList())})
        list->ensurePolished(); // a box with a field makes its list, too: see sizeHint()
    connect(field, &QLineEdit::textEdited, this, [this](const QString &text) {
        search(text);
        openFound();
    });
    connect(m_search, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) { choose(index); });
    // Enter takes the first that was found, or the one that the arrows have gone to; a text that finds nothing is
    // given up, not kept.
    connect(field, &QLineEdit::returnPressed, this, [this, field] {
        if (!field->isModified()) {
            if (!foundList()->isVisible())
                emit settled();
            return;
        }
        if (const QModelIndex now = foundList()->currentIndex();
            foundList()->isVisible() && now.isValid() && now.flags() & Qt::ItemIsEnabled)
            return choose(now);
        for (int row = 0; row < m_found->rowCount(); ++row)
            if (m_found->item(row)->isEnabled())
                return choose(m_search->completionModel()->index(row, 0));
        giveUpTyped();
    });
}

void ChoiceBox::giveUpTyped() {
    setEditText(itemText(currentIndex()));
    lineEdit()->selectAll();
}

QAbstractItemView *ChoiceBox::foundList() const { return m_search ? m_search->popup() : view(); }

void ChoiceBox::search(const QString &text) {
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_found->clear();
    QString group;
    for (int i = 0; i < count(); ++i) {
        const QString symbol = itemData(i, SymbolRole).toString();
        const QString under = itemData(i, GroupRole).toString();
        const QString all =
            QStringList{itemText(i), symbol, itemData(i, WordsRole).toString(), under}.join(QLatin1Char(' '));
        if (!std::ranges::all_of(words, [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); }))
            continue;
        if (under != group)
            m_found->appendRow(heading(under));
        group = under;
        auto *item = new QStandardItem(entryOf(i));
        item->setData(i, Qt::UserRole);
        item->setToolTip(itemData(i, Qt::ToolTipRole).toString());
        item->setFont(fontFor(item->text(), {})); // its hat is in the row
        m_found->appendRow(item);
    }
    if (m_found->rowCount() == 0)
        m_found->appendRow(heading(tr("No match for “%1”").arg(text.left(40))));
    for (int row = 0; row < m_found->rowCount(); ++row) // as high as those of the boxes beside it
        m_found->item(row)->setSizeHint({1, fontMetrics().height() + rowPadding});
}

int ChoiceBox::wholeWidth() const {
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(entryOf(i)));
    return widest + fontMetrics().height();
}

QString ChoiceBox::entryOf(int index) const {
    const QString symbol = itemData(index, SymbolRole).toString();
    return symbol.isEmpty() ? itemText(index) : QStringLiteral("%1  ·  %2").arg(itemText(index), symbol);
}

void ChoiceBox::openFound() {
    const int room = screen()->availableGeometry().width() - 2;
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int wide = std::min(room, std::clamp(wholeWidth() + bar, width(), std::max(width(), listWidth)));
    // The list stands below the box it is of, under all of it and as far to the left as it needs.
    QRect place(rect().translated(-lineEdit()->pos()));
    place.setLeft(place.right() - wide + 1);
    const QPoint left = lineEdit()->mapToGlobal(place.topLeft());
    place.translate(std::max(0, screen()->availableGeometry().left() - left.x()), 0);
    m_search->complete(place);
    for (int row = 0; row < m_found->rowCount(); ++row)
        if (m_found->item(row)->isEnabled()) { // from a heading the arrows lead nowhere
            foundList()->setCurrentIndex(m_search->completionModel()->index(row, 0));
            foundList()->scrollToTop();
            break;
        }
}

void ChoiceBox::showPopup() {
    if (!m_search) {
        QComboBox::showPopup();
        return;
    }
    lineEdit()->setFocus(Qt::OtherFocusReason);
    lineEdit()->selectAll();
    search({});
    openFound();
    for (int row = 0; row < m_found->rowCount(); ++row)
        if (m_found->item(row)->isEnabled() && m_found->item(row)->data(Qt::UserRole).toInt() == currentIndex()) {
            const QModelIndex now = m_search->completionModel()->index(row, 0);
            foundList()->setCurrentIndex(now);
            foundList()->scrollTo(now, QAbstractItemView::PositionAtCenter);
        }
}

void ChoiceBox::hidePopup() {
    if (m_search)
        foundList()->hide();
    QComboBox::hidePopup();
    // What is chosen in the list is told at once behind this.
    m_inList = true;
    QMetaObject::invokeMethod(
        this, [this] { m_inList = false; }, Qt::QueuedConnection);
}

void ChoiceBox::choose(const QModelIndex &found) {
    if (!(found.flags() & Qt::ItemIsEnabled))
        return;
    const int index = found.data(Qt::UserRole).toInt();
    foundList()->hide();
    setCurrentIndex(index);
    setEditText(itemText(index));
    lineEdit()->setModified(false);
    lineEdit()->setCursorPosition(0);
    emit activated(index);
    emit settled();
}

bool ChoiceBox::eventFilter(QObject *watched, QEvent *event) {
    if (watched == lineEdit() && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    if (m_search && watched == lineEdit() && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton && !foundList()->isVisible()) {
        showPopup();
        return true;
    }
    // Escape gives up what was typed: what is chosen stands there again.
    if (m_search && (watched == lineEdit() || watched == foundList()) && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        const bool typed = lineEdit()->text() != itemText(currentIndex());
        if (typed)
            giveUpTyped();
        if (typed && !foundList()->isVisible())
            return true; // no more was meant
    }
    // What was typed is given up with the focus, or with the list where the focus has gone before.
    const bool left =
        m_search && ((watched == lineEdit() && event->type() == QEvent::FocusOut && !foundList()->isVisible()) ||
                     (watched == foundList() && event->type() == QEvent::Hide));
    if (left) // where the focus goes is known later
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!foundList()->isVisible() && !lineEdit()->hasFocus())
                    setEditText(itemText(currentIndex()));
            },
            Qt::QueuedConnection);
    return QComboBox::eventFilter(watched, event);
}

// ---------------------------------------------------------------- a box among others

bool ChoiceBox::event(QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride && belongsToTheWindow(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QComboBox::event(event);
}

void ChoiceBox::keyPressEvent(QKeyEvent *event) {
    if (!m_search && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit settled();
    else
        QComboBox::keyPressEvent(event);
}

void ChoiceBox::paintEvent(QPaintEvent *) {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownText(currentIndex());
    QStylePainter painter(this);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    if (lineEdit() && m_lines > 1 && !lineEdit()->hasFocus()) {
        const QRect field = lineEdit()->geometry();
        paintText(&painter, {field.left(), 0, field.width(), height()});
    }
}

void ChoiceBox::paintText(QPainter *painter, const QRect &room) const {
    const QString text = currentText();
    painter->setPen(palette().color(QPalette::Text));
    painter->drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextWordWrap,
                      text == itemText(currentIndex())
                          ? shownText(currentIndex(), room.width())
                          : fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

} // namespace halftruth
