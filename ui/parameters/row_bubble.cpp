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
    // A text that wraps would rather be narrow than wide; here it lies over as few rows as can be.
    constexpr int frame = 20; // as the style sheet has it
    const int width = std::min(widest, fontMetrics().size(0, text).width() + frame);
    const int height = heightForWidth(width);
    const QPoint place = row.mapTo(parentWidget(), QPoint());
    const int below = place.y() + row.height() - 2;
    const bool fits = below + height <= parentWidget()->height();
    setGeometry(place.x(), fits ? below : std::max(0, place.y() + 2 - height), width, height);
    raise();
    show();
}

} // namespace halftruth
