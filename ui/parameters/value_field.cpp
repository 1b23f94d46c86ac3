#include "ui/parameters/value_field.h"

#include <QKeyEvent>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>
#include <array>
#include <utility>

namespace halftruth {

namespace {

/// What QLineEdit keeps free at either side of its text.
constexpr int textMargin = 2;
/// In per cent: narrower digits can't be read.
constexpr int narrowest = 74;

bool takesBack(const QKeyEvent &key) { return key.key() == Qt::Key_Escape || key.matches(QKeySequence::Undo); }

} // namespace

bool belongsToTheWindow(const QKeyEvent &key) {
    if (!(key.modifiers() & Qt::ControlModifier))
        return false;
    constexpr std::array own{Qt::Key_A,         Qt::Key_C,      Qt::Key_V,     Qt::Key_X,
                             Qt::Key_Left,      Qt::Key_Right,  Qt::Key_Home,  Qt::Key_End,
                             Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Insert};
    return std::ranges::find(own, key.key()) == own.end() ||
           (key.modifiers() & Qt::ShiftModifier && key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z);
}

ValueField::ValueField(QWidget *parent) : QLineEdit(parent) {
    setAcceptDrops(false); // a file is dropped on the window, and its path is no value
}

void ValueField::showText(const QString &text, const QString &brief) {
    m_whole = text;
    m_brief = brief;
    showWhatFits();
}

void ValueField::showWhatFits() {
    const QString &shown = hasFocus() || m_brief.isEmpty() ? m_whole : m_brief;
    // A field that is told what it says already would be painted again.
    if (isModified() || shown != text()) {
        setText(shown);
        setModified(false);
        // Of a text that is longer than its room the beginning is seen.
        setCursorPosition(0);
        narrow();
    }
}

void ValueField::narrow() {
    int stretch = QFont::Unstretched;
    while (stretch > narrowest && textWidth(stretch) > room())
        --stretch; // hinted, digits aren't as wide as they should be
    if (stretch == std::exchange(m_stretch, stretch))
        return;
    QFont own; // of everything else that of the window
    if (stretch != QFont::Unstretched)
        own.setStretch(stretch);
    setFont(own);
}

void ValueField::resizeEvent(QResizeEvent *event) {
    QLineEdit::resizeEvent(event);
    narrow();
}

int ValueField::room() const {
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_LineEditContents, &option, this).width() - 2 * textMargin;
}

int ValueField::textWidth(int stretch) const {
    QFont stretched = font();
    stretched.setStretch(stretch);
    return QFontMetrics(stretched).horizontalAdvance(text());
}

int ValueField::wholeWidth() const {
    return width() - room() + textWidth(QFont::Unstretched) + fontMetrics().averageCharWidth() / 2;
}

void ValueField::setRefused(bool refused) {
    if (property("refused").toBool() == refused)
        return;
    setProperty("refused", refused);
    style()->unpolish(this);
    style()->polish(this);
}

bool ValueField::event(QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (takesBack(key) || belongsToTheWindow(key)) {
            event->setAccepted(takesBack(key) && isModified());
            return true;
        }
    }
    return QLineEdit::event(event);
}

void ValueField::keyPressEvent(QKeyEvent *event) {
    if (takesBack(*event) && isModified()) {
        emit takenBack();
        selectAll();
    } else if (takesBack(*event) || belongsToTheWindow(*event)) {
        event->ignore();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void ValueField::focusInEvent(QFocusEvent *event) {
    QLineEdit::focusInEvent(event);
    if (!isModified())
        showWhatFits();
    emit focusChanged();
    m_entered = event->reason() == Qt::MouseFocusReason;
    if (event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason)
        selectAll();
}

void ValueField::focusOutEvent(QFocusEvent *event) {
    QLineEdit::focusOutEvent(event); // enters what was typed
    if (!isModified() && event->reason() != Qt::PopupFocusReason)
        showWhatFits();
    emit focusChanged();
}

void ValueField::mouseReleaseEvent(QMouseEvent *event) {
    QLineEdit::mouseReleaseEvent(event);
    // Whoever drags over a part of it, or is typing, means that part or place.
    if (event->button() == Qt::LeftButton && !hasSelectedText() && (m_entered || !isModified()))
        selectAll();
    m_entered = false;
}

void ValueField::mouseDoubleClickEvent(QMouseEvent *event) {
    QLineEdit::mouseDoubleClickEvent(event); // a third click belongs to it
    if (event->button() == Qt::LeftButton)
        selectAll();
}

} // namespace halftruth
