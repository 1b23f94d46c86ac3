#include "ui/parameters/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace halftruth {

namespace {

class WheelGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
            return false;
        if (!qobject_cast<QComboBox *>(watched) && !qobject_cast<QAbstractSpinBox *>(watched) &&
            !qobject_cast<QSlider *>(watched))
            return false;
        auto *widget = static_cast<QWidget *>(watched);
        if (event->type() == QEvent::Polish) {
            // The wheel would bring the focus first, and then turn what has it.
            if (widget->focusPolicy() == Qt::WheelFocus)
                widget->setFocusPolicy(Qt::StrongFocus);
            return false;
        }
        if (widget->hasFocus())
            return false;
        event->ignore(); // on to what it stands in
        return true;
    }
};

} // namespace

void guardAgainstWheel() {
    static const char *const name = "wheelGuard";
    if (!qApp->findChild<QObject *>(QLatin1String(name), Qt::FindDirectChildrenOnly)) {
        auto *filter = new WheelGuard(qApp);
        filter->setObjectName(QLatin1String(name));
        qApp->installEventFilter(filter);
    }
}

} // namespace halftruth
