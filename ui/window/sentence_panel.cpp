#include "ui/window/sentence_panel.h"

#include <QAccessibleWidget>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

/// A sentence with other values is seldom longer than by the rest.
constexpr double usuallyFilled = 0.7;

/// To a screen reader it is what a label is.
QAccessibleInterface *accessible(const QString &, QObject *object) {
    auto *panel = qobject_cast<SentencePanel *>(object);
    return panel ? new QAccessibleWidget(panel, QAccessible::StaticText) : nullptr;
}

} // namespace

SentencePanel::SentencePanel(QWidget *parent) : QFrame(parent) {
    static const bool installed = (QAccessible::installFactory(accessible), true);
    Q_UNUSED(installed);
    setObjectName(QStringLiteral("sentence"));
    setCursor(Qt::IBeamCursor);
    setFocusPolicy(Qt::ClickFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QMargins SentencePanel::padding() const {
    const QRect inside = contentsRect();
    return {inside.left(), inside.top(), width() - 1 - inside.right(), height() - 1 - inside.bottom()};
}

/// With lines that fill such a part of the width.
int SentencePanel::heightOfLines(int width, double part) const {
    const QMargins around = padding();
    m_text.setWidth(part * (width - around.left() - around.right()));
    return static_cast<int>(std::ceil(m_text.size().height())) + around.top() + around.bottom();
}

int SentencePanel::roomyHeight(int width) const {
    const QMargins around = padding();
    return std::max(heightOfLines(width, usuallyFilled),
                    static_cast<int>(std::ceil(m_leastLines * QFontMetricsF(font()).height())) + around.top() +
                        around.bottom());
}

int SentencePanel::heightForWidth(int width) const {
    return width == this->width() && m_kept > 0 ? m_kept : roomyHeight(width);
}

void SentencePanel::setHeld(bool held) {
    if (std::exchange(m_held, held) != held)
        follow();
}

bool SentencePanel::isCut() const { return m_kept > 0 && heightOfLines(width(), 1) > m_kept; }

/// Gives the sentence the lines that it needs where that is possible, and says what is cut where it isn't.
void SentencePanel::follow() {
    if (m_kept > 0 && !m_held)
        if (const int needed = heightOfLines(width(), 1); needed > m_kept) {
            m_kept = needed;
            updateGeometry();
        }
    if (const QString tip = isCut() ? m_markup : QString(); tip != toolTip())
        setToolTip(tip);
}

void SentencePanel::forgetHeight(int leastLines) {
    m_leastLines = leastLines;
    m_kept = 0;
    updateGeometry();
}

QSize SentencePanel::sizeHint() const { return {200, heightForWidth(std::max(200, width()))}; }

QSize SentencePanel::minimumSizeHint() const { return {100, heightForWidth(std::max(100, width()))}; }

void SentencePanel::show(const QString &markup) {
    if (markup == m_markup)
        return;
    m_markup = markup;
    m_text = RichText(markup, font());
    m_anchor = m_end = 0;
    setAccessibleName(m_text.plainText());
    if (m_kept == 0) {
        m_kept = heightForWidth(width());
        updateGeometry();
    }
    follow();
    update();
}

void SentencePanel::changeEvent(QEvent *event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_text = RichText(m_markup, font());
        if (m_kept > 0)
            m_kept = roomyHeight(width());
        updateGeometry();
    }
}

void SentencePanel::resizeEvent(QResizeEvent *event) {
    QFrame::resizeEvent(event);
    if (event->oldSize().width() == width())
        return;
    if (m_kept > 0) // it depends on the width
        m_kept = roomyHeight(width());
    updateGeometry(); // so does what is asked for
}

void SentencePanel::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    drawFrame(&painter); // the background, as the style sheet has it
    const QRect inside = contentsRect();
    m_text.setWidth(inside.width());
    painter.setPen(palette().color(QPalette::WindowText));
    const QPointF origin = textOrigin();
    m_text.paintLines(&painter, origin, static_cast<int>(inside.height() / m_text.lineHeight() + 0.5));
    const QPalette::ColorGroup group = hasFocus() ? QPalette::Active : QPalette::Inactive;
    for (const QRectF &selected : m_text.rectangles(std::min(m_anchor, m_end), std::max(m_anchor, m_end))) {
        const QRectF place = selected.translated(origin);
        painter.save();
        painter.setClipRect(place);
        painter.fillRect(place, palette().color(group, QPalette::Highlight));
        painter.setPen(palette().color(group, QPalette::HighlightedText));
        m_text.paint(&painter, origin);
        painter.restore();
    }
}

qsizetype SentencePanel::positionAt(QPoint point) const { return m_text.positionAt(point - textOrigin()); }

/// At the top of its room, whatever is below: a sentence that loses a line moves nothing.
QPointF SentencePanel::textOrigin() const {
    m_text.setWidth(contentsRect().width());
    return contentsRect().topLeft();
}

void SentencePanel::select(qsizetype anchor, qsizetype end) {
    m_anchor = anchor;
    m_end = end;
    update();
}

QString SentencePanel::selectedText() const {
    return plainText().mid(std::min(m_anchor, m_end), std::abs(m_end - m_anchor));
}

void SentencePanel::copy() const {
    if (const QString text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void SentencePanel::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton)
        return QFrame::mousePressEvent(event);
    const qsizetype at = positionAt(event->position().toPoint());
    select(event->modifiers() & Qt::ShiftModifier ? m_anchor : at, at);
}

void SentencePanel::mouseMoveEvent(QMouseEvent *event) {
    if (event->buttons() & Qt::LeftButton)
        select(m_anchor, positionAt(event->position().toPoint()));
}

void SentencePanel::mouseDoubleClickEvent(QMouseEvent *event) {
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, plainText());
    words.setPosition(positionAt(event->position().toPoint()));
    const qsizetype from = words.isAtBoundary() ? words.position() : words.toPreviousBoundary();
    words.setPosition(from);
    select(std::max<qsizetype>(from, 0), words.toNextBoundary() < 0 ? plainText().size() : words.position());
}

void SentencePanel::keyPressEvent(QKeyEvent *event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        select(0, plainText().size());
    else
        QFrame::keyPressEvent(event);
}

void SentencePanel::contextMenuEvent(QContextMenuEvent *event) {
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy"), QKeySequence::Copy, this, &SentencePanel::copy)->setEnabled(m_anchor != m_end);
    menu->addAction(tr("Select All"), QKeySequence::SelectAll, this, [this] { select(0, plainText().size()); });
    menu->popup(event->globalPos());
}

void SentencePanel::focusOutEvent(QFocusEvent *event) {
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        select(0, 0);
    QFrame::focusOutEvent(event);
}

} // namespace halftruth
