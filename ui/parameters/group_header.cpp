#include "ui/parameters/group_header.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int headerHeight = 28;

} // namespace

GroupHeader::GroupHeader(const QString &title, QWidget *parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("group"));
    setText(title);
    setAccessibleName(title);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMarked(false);
    connect(this, &QAbstractButton::toggled, this, [this] { setMarked(m_marked); });
}

void GroupHeader::setMarked(bool marked) {
    m_marked = marked;
    const QString state = isChecked() ? tr("unfolded") : tr("folded");
    const QString words = marked ? tr("%1; something in it isn't as it is at first").arg(state) : state;
    if (words == accessibleDescription())
        return;
    setAccessibleDescription(words);
    setToolTip(marked ? tr("Something in it isn't as it is at first") : QString());
    update();
}

QSize GroupHeader::sizeHint() const { return {80, std::max(headerHeight, fontMetrics().height() + 10)}; }

void GroupHeader::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = palette().color(underMouse() || hasFocus() ? QPalette::Highlight : QPalette::WindowText);
    const double middle = height() / 2.0;
    const double arm = fontMetrics().height() / 4.0;
    QPainterPath chevron;
    if (isChecked()) {
        chevron.moveTo(5, middle - arm / 2);
        chevron.lineTo(5 + arm, middle + arm / 2);
        chevron.lineTo(5 + 2 * arm, middle - arm / 2);
    } else {
        chevron.moveTo(5 + arm / 2, middle - arm);
        chevron.lineTo(5 + 1.5 * arm, middle);
        chevron.lineTo(5 + arm / 2, middle + arm);
    }
    painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(chevron);
    const int left = static_cast<int>(5 + 2 * arm) + 8;
    const int wide = fontMetrics().horizontalAdvance(text());
    painter.drawText(QRect(left, 0, wide + 2, height()), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), text());
    if (m_marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawEllipse(QPointF(left + wide + 12, middle), 3.5, 3.5);
    }
}

void GroupHeader::keyPressEvent(QKeyEvent *event) {
    const bool opens = event->key() == Qt::Key_Right && !isChecked();
    const bool folds = event->key() == Qt::Key_Left && isChecked();
    if (opens || folds || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace halftruth
