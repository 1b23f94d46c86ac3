#include "ui/parameters/row_bubble.h"

#include <QMouseEvent>
#include <QStyle>

#include <algorithm>

namespace halftruth {

RowBubble::RowBubble(QWidget *over) : QLabel(over) {
    setObjectName(QStringLiteral("bubble"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void RowBubble::showAt(const QWidget &row, int widest, const QList<const QWidget *> &free, const QString &text,
                       bool complaint, bool stays) {
    if (property("complaint").toBool() != complaint) {
        setProperty("complaint", complaint);
        style()->unpolish(this);
        style()->polish(this);
    }
    setAttribute(Qt::WA_TransparentForMouseEvents, !complaint);
    setText(text);
    if (parentWidget() != row.window()) // it may have to leave the panel
        setParent(row.window());
    ensurePolished();
    setGeometry(placeAt(row, widest, free, stays));
    raise();
    show();
}

void RowBubble::mousePressEvent(QMouseEvent *event) {
    event->accept();
    emit clicked();
}

QRect RowBubble::placeAt(const QWidget &row, int widest, const QList<const QWidget *> &free, bool stays) const {
    // A text that wraps would rather be narrow than wide; here it lies over as few rows as can be.
    constexpr int frame = 20; // as the style sheet has it
    constexpr int gap = 4;
    const int width = std::min(widest, fontMetrics().size(0, text()).width() + frame);
    const QSize size(width, heightForWidth(width));
    const QWidget *window = parentWidget();
    const QRect line(row.mapTo(window, QPoint()), row.size());
    const auto isFree = [&](const QRect &place) {
        return window->rect().contains(place) && std::ranges::none_of(free, [&](const QWidget *each) {
                   return each->isVisible() && QRect(each->mapTo(window, QPoint()), each->size()).intersects(place);
               });
    };
    // Beside the panel: over a chart's edge.
    QRect beside(QPoint(line.left() - gap - size.width(), line.top()), size);
    beside.moveBottom(std::min(beside.bottom(), window->height() - 1));
    if (stays)
        return beside;
    const QRect below(QPoint(line.left(), line.bottom() + 1), size); // no ring is hidden
    const QRect above(QPoint(line.left(), line.top() - size.height()), size);
    for (const QRect &place : {below, above})
        if (isFree(place))
            return place;
    return beside;
}

} // namespace halftruth
