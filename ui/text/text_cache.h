#pragma once

#include <QFont>
#include <QPointF>
#include <QString>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace halftruth {

/// One line of plain text, drawn often: shaping it takes longer than painting it, so that is done once and
/// remembered. Most of a window's words stay the same while a slider moves. For the window's thread alone.
///
/// The width is what QFontMetricsF::horizontalAdvance() says, of texts without marks over letters.
[[nodiscard]] double textWidth(const QString &text, const QFont &font);

/// The font for a text that something else draws. With some fonts (DejaVu Sans) Qt 6.4 puts a mark a line above its
/// small letter when it shapes them together, out of sight in a row of a list. Where it doesn't, the mark is where
/// the font draws it: over the letter before.
[[nodiscard]] QFont fontFor(const QString &text, QFont font);

/// Draws with the painter's pen, as QPainter::drawText() does; leaves the font set.
void drawText(QPainter *painter, QPointF baseline, const QString &text, const QFont &font);

} // namespace halftruth
