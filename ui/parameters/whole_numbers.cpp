#include "ui/parameters/whole_numbers.h"

#include "core/text/number_parser.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>

namespace halftruth {

namespace {

class WholeNumbers : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() != QEvent::MouseButtonDblClick ||
            static_cast<QMouseEvent *>(event)->button() != Qt::LeftButton)
            return false;
        auto *field = qobject_cast<QLineEdit *>(watched);
        if (!field)
            return false;
        if (auto *box = qobject_cast<QAbstractSpinBox *>(field->parentWidget()))
            box->selectAll(); // its unit excepted
        else if (parseNumber(field->text().toStdString()))
            field->selectAll();
        else
            return false;
        return true;
    }
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
