#include "ui/parameters/row_bubble.h"

#include <QStyle>

#include <algorithm>

namespace halftruth {

RowBubble::RowBubble(QWidget *over) : QLabel(over) {
    setObjectName(QStringLiteral("bubble"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void RowBubble::showAt(const QWidget &row, int widest, const QString &text, bool complaint) {
    if (property("complaint").toBool() != complaint) {
        setProperty("complaint", complaint);
        style()->unpolish(this);
        style()->polish(this);
    }
    setText(text);
    ensurePolished();
    const int width = std::min(widest, sizeHint().width());
    const int height = heightForWidth(width);
    const QPoint place = row.mapTo(parentWidget(), QPoint());
    const int below = place.y() + row.height() - 2;
    const bool fits = below + height <= parentWidget()->height();
    setGeometry(place.x(), fits ? below : std::max(0, place.y() + 2 - height), width, height);
    raise();
    show();
}

} // namespace halftruth
