#include "ui/parameters/row_text.h"

#include "ui/text/text_cache.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace halftruth {

RowText::RowText(const char *name, QWidget *parent) : QLabel(parent) {
    setObjectName(QLatin1String(name));
    setTextFormat(Qt::PlainText);
}

QSize RowText::minimumSizeHint() const { return {0, fontMetrics().height()}; }

int RowText::mostLines() const { return std::max(1, height() / fontMetrics().height()); }

bool RowText::isCut() const {
    const QString shown = shownText();
    return shown.endsWith(u'…') && !wholeText().endsWith(u'…');
}

void RowText::setShorter(const QString &shorter) {
    m_shorter = shorter;
    update();
}

void RowText::setReadings(const QStringList &readings) {
    m_readings = readings;
    update();
}

bool RowText::hasRoomFor(const QString &text) const {
    QTextLayout layout(text, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap); // a word that is broken in two is as bad to read as one that is cut
    layout.setTextOption(option);
    int lines = 0;
    bool fits = true;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        fits = fits && ++lines <= mostLines() && line.naturalTextWidth() <= width();
    }
    layout.endLayout();
    return fits;
}

QStringList RowText::forms() const {
    if (!m_readings.isEmpty())
        return m_readings;
    return m_shorter.isEmpty() ? QStringList{text()} : QStringList{text(), m_shorter};
}

QStringList RowText::lines() const {
    const QStringList all = forms();
    if (m_seen.forms == all && m_seen.size == size() && m_seen.font == font())
        return m_seen.lines;
    const auto fitting = std::ranges::find_if(all, [this](const QString &each) { return hasRoomFor(each); });
    m_seen = {
        .forms = all, .size = size(), .font = font(), .lines = linesOf(fitting == all.end() ? all.back() : *fitting)};
    return m_seen.lines;
}

QStringList RowText::linesOf(const QString &text) const {
    const int most = mostLines();
    QStringList result;
    QTextLayout layout(text, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        if (result.size() + 1 == most) {
            QString rest = fontMetrics().elidedText(text.mid(line.textStart()), Qt::ElideRight, width());
            result << rest.replace(QStringLiteral("……"), QStringLiteral("…")); // of a text that has some of its own
            break;
        }
        result << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return result;
}

void RowText::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, foregroundRole()));
    const QStringList shown = lines();
    const int line = fontMetrics().height();
    int y = (height() - line * static_cast<int>(shown.size())) / 2;
    for (const QString &each : shown) {
        drawText(&painter, QPointF(0, y + fontMetrics().ascent()), each, font());
        y += line;
    }
}

} // namespace halftruth
