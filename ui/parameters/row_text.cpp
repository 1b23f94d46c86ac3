#include "ui/parameters/row_text.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace halftruth {

RowText::RowText(const char *name, QWidget *parent) : QLabel(parent) {
    setObjectName(QLatin1String(name));
    setTextFormat(Qt::PlainText);
}

QSize RowText::minimumSizeHint() const { return {0, fontMetrics().height()}; }

bool RowText::isCut() const {
    const QStringList shown = lines();
    return !shown.isEmpty() && !text().endsWith(shown.last());
}

QStringList RowText::lines() const {
    const int most = std::max(1, height() / fontMetrics().height());
    QStringList result;
    QTextLayout layout(text(), font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width());
        if (result.size() + 1 == most) {
            result << fontMetrics().elidedText(text().mid(line.textStart()), Qt::ElideRight, width());
            break;
        }
        result << text().mid(line.textStart(), line.textLength()).trimmed();
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
        painter.drawText(QRect(0, y, width(), line), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), each);
        y += line;
    }
}

} // namespace halftruth
