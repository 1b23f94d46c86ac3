#include "ui/text/plain_texts.h"

#include "ui/text/line_breaks.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QTextDocument>
#include <QToolTip>

namespace halftruth {

namespace {

/// The tool tip of what is under the pointer, where Qt would show one: of a menu's entry, of a cell, of a header, of
/// a widget.
QString toolTipAt(const QWidget &widget, QPoint place) {
    if (const auto *menu = qobject_cast<const QMenu *>(&widget)) {
        const QAction *action = menu->toolTipsVisible() ? menu->actionAt(place) : nullptr;
        return action ? action->toolTip() : QString();
    }
    const auto *view = qobject_cast<const QAbstractItemView *>(widget.parentWidget());
    if (!view || view->viewport() != &widget || !view->model())
        return widget.toolTip();
    if (const auto *header = qobject_cast<const QHeaderView *>(view)) {
        const int section = header->logicalIndexAt(place);
        return section < 0 ? QString()
                           : view->model()->headerData(section, header->orientation(), Qt::ToolTipRole).toString();
    }
    return view->indexAt(place).data(Qt::ToolTipRole).toString();
}

class PlainTexts : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() == QEvent::Polish) {
            // Qt's own tip is a label, too; what it shows is made below.
            auto *label = qobject_cast<QLabel *>(watched);
            if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
                label->setTextFormat(Qt::PlainText);
        } else if (event->type() == QEvent::ToolTip && watched->isWidgetType()) {
            auto *widget = static_cast<QWidget *>(watched);
            const auto *help = static_cast<QHelpEvent *>(event);
            if (const QString tip = toolTipAt(*widget, help->pos()); !tip.isEmpty()) {
                QToolTip::showText(help->globalPos(), asToolTip(tip), widget);
                return true;
            }
        }
        return false;
    }
};

} // namespace

void keepTextsPlain() {
    static const char *const name = "plainTexts";
    if (!qApp->findChild<QObject *>(QLatin1String(name), Qt::FindDirectChildrenOnly)) {
        auto *filter = new PlainTexts(qApp);
        filter->setObjectName(QLatin1String(name));
        qApp->installEventFilter(filter);
    }
}

QString withItalicMarks(QString html) {
    static const QRegularExpression marked(QStringLiteral("(\\p{L}\\p{Mn}+)"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    return html.replace(marked, QStringLiteral("<i>\\1</i>"));
}

QString asToolTip(const QString &plain) {
    return withItalicMarks(keptOnLines(Qt::convertFromPlainText(plain, Qt::WhiteSpaceNormal)));
}

} // namespace halftruth
