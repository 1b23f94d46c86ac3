#include "ui/parameters/choice_box.h"

#include "ui/parameters/value_field.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QWheelEvent>

namespace halftruth {

namespace {

/// What doesn't fit ends in an ellipsis while nobody types.
class SearchField : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent *event) override {
        if (hasFocus())
            return QLineEdit::paintEvent(event);
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(rect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

} // namespace

void ChoiceBox::searchByTyping() {
    setEditable(true);
    auto *field = new SearchField(this);
    field->setFrame(false);
    setLineEdit(field);
    setInsertPolicy(QComboBox::NoInsert);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    // A text that is none of the choices is given up, not kept.
    connect(field, &QLineEdit::editingFinished, this, [this] {
        const int found = findText(currentText(), Qt::MatchFixedString);
        if (found < 0)
            setCurrentIndex(currentIndex());
        setEditText(itemText(found < 0 ? currentIndex() : found));
    });
}

ChoiceBox::ChoiceBox(QWidget *parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus); // a wheel brings no focus
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMaxVisibleItems(20);
}

bool ChoiceBox::event(QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride && belongsToTheWindow(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QComboBox::event(event);
}

void ChoiceBox::paintEvent(QPaintEvent *) {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - 4);
    QStylePainter painter(this);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void ChoiceBox::wheelEvent(QWheelEvent *event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace halftruth
