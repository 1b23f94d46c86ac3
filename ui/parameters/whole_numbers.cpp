#include "ui/parameters/whole_numbers.h"

#include "core/text/number_parser.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>

#include <utility>

namespace halftruth {

namespace {

class WholeNumbers : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() == QEvent::FocusIn && watched->isWidgetType()) // a style hears of it, too
            m_entered = static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason ? watched : nullptr;
        if (event->type() != QEvent::MouseButtonDblClick && event->type() != QEvent::MouseButtonRelease)
            return false;
        auto *field = qobject_cast<QLineEdit *>(watched);
        if (!field || static_cast<QMouseEvent *>(event)->button() != Qt::LeftButton)
            return false;
        auto *box = qobject_cast<QAbstractSpinBox *>(field->parentWidget());
        const auto select = [&] { return box ? box->selectAll() : field->selectAll(); }; // a box's unit excepted
        if (event->type() == QEvent::MouseButtonRelease) {
            // The click that enters a field; whoever drags over a part of it means that part.
            const QPointer<QObject> entered = std::exchange(m_entered, nullptr);
            if (entered && (entered == field || entered == box) && !field->hasSelectedText())
                select();
            return false;
        }
        if (!box && !parseNumber(field->text().toStdString()))
            return false;
        watched->event(event); // which a third click is counted from
        select();
        return true;
    }

private:
    QPointer<QObject> m_entered; ///< by the mouse, whose button is still down
};

} // namespace

void selectNumbersWhole() {
    static const char *const name = "wholeNumbers";
    if (!qApp->findChild<QObject *>(QLatin1String(name), Qt::FindDirectChildrenOnly)) {
        auto *filter = new WholeNumbers(qApp);
        filter->setObjectName(QLatin1String(name));
        qApp->installEventFilter(filter);
    }
}

} // namespace halftruth
