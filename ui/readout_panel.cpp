#include "readout_panel.h"

#include <halftruth/math/domain.h>
#include <halftruth/text/number_text.h>

#include <QClipboard>
#include <QEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr int sideMargin = 2;
constexpr int topMargin = 5;
constexpr int spacing = 6;
constexpr double tagPixels = 11.0;
constexpr double tagPadding = 4.0;

QString utf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

ReadoutRow::ReadoutRow(QWidget *parent) : QPushButton(parent) {
    setObjectName(QStringLiteral("readout"));
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_label.setTextFormat(Qt::RichText);
    m_label.setPerformanceHint(QStaticText::AggressiveCaching);
    connect(this, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_fullText);
        emit copied(m_fullText);
    });
}

void ReadoutRow::setTheme(const Theme &theme) {
    m_theme = &theme;
    update();
}

QFont ReadoutRow::valueFont() const {
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

double ReadoutRow::valueWidth() const {
    const double unit = m_unit.isEmpty() ? 0.0 : QFontMetricsF(font()).horizontalAdvance(QLatin1Char(' ') + m_unit);
    return QFontMetricsF(valueFont()).horizontalAdvance(m_value) + unit;
}

double ReadoutRow::tagWidth() const {
    if (m_direction.isEmpty())
        return 0.0;
    return QFontMetricsF(textFont(tagPixels)).horizontalAdvance(m_direction) + 2 * tagPadding;
}

const QStaticText &ReadoutRow::label(int width) const {
    const double tag = m_direction.isEmpty() ? 0.0 : tagWidth() + spacing;
    const double room = width - 2 * sideMargin - valueWidth() - spacing - tag;
    // Only a label that has no room on one line is broken, in whole steps: a number that grows by a digit doesn't
    // have it laid out again.
    const double wanted = m_labelWidth <= room ? m_labelWidth : std::max(40.0, std::floor(room / 8) * 8);
    if (m_label.textWidth() != wanted)
        m_label.setTextWidth(wanted);
    return m_label;
}

void ReadoutRow::setLabel(const QString &text) {
    m_labelText = text;
    m_label.setText(text);
    // Without a width of its own a static text breaks its lines to look balanced: ask for the line's whole length.
    QTextDocument line;
    line.setDefaultFont(font());
    line.setDocumentMargin(0);
    line.setHtml(text);
    m_labelWidth = std::ceil(line.idealWidth()) + 1;
    m_label.setTextWidth(m_labelWidth);
    m_label.prepare({}, font());
}

int ReadoutRow::heightForWidth(int width) const {
    const double text = std::max(label(width).size().height(), QFontMetricsF(valueFont()).height());
    return static_cast<int>(std::ceil(text)) + 2 * topMargin;
}

QSize ReadoutRow::sizeHint() const {
    // As narrow as its number lets it be; the panel gives it all the width there is.
    const int narrowest = static_cast<int>(40 + valueWidth() + tagWidth()) + 2 * (sideMargin + spacing);
    return {narrowest, heightForWidth(std::max(narrowest, width()))};
}

void ReadoutRow::changeEvent(QEvent *event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setLabel(m_labelText); // laid out again in the new font
        updateGeometry();
    }
    QPushButton::changeEvent(event);
}

void ReadoutRow::paintEvent(QPaintEvent *event) {
    QPushButton::paintEvent(event); // the background, as the style sheet has it
    QPainter painter(this);
    const QStaticText &text = label(width());
    painter.setFont(font());
    painter.setPen(m_theme->text);
    painter.drawStaticText(QPointF(sideMargin, (height() - text.size().height()) / 2), text);

    const QFontMetricsF metrics(font());
    const double baseline = height() / 2.0 + (metrics.ascent() - metrics.descent()) / 2;
    double x = width() - sideMargin - valueWidth();
    const double tag = x - spacing - tagWidth();
    painter.setFont(valueFont());
    painter.drawText(QPointF(x, baseline), m_value);
    x += QFontMetricsF(valueFont()).horizontalAdvance(m_value);
    painter.setFont(font());
    if (!m_unit.isEmpty())
        painter.drawText(QPointF(x, baseline), QLatin1Char(' ') + m_unit);

    if (m_direction.isEmpty())
        return;
    const QFont small = textFont(tagPixels);
    const QFontMetricsF smallMetrics(small);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_exact ? m_theme->goodSoft : m_theme->warningSoft);
    painter.drawRoundedRect(QRectF(tag, (height() - smallMetrics.height()) / 2, tagWidth(), smallMetrics.height()), 3,
                            3);
    painter.setFont(small);
    painter.setPen(m_exact ? m_theme->good : m_theme->warning);
    painter.drawText(QPointF(tag + tagPadding, height() / 2.0 + (smallMetrics.ascent() - smallMetrics.descent()) / 2),
                     m_direction);
}

void ReadoutRow::show(const Readout &readout) {
    const int heightBefore = heightForWidth(width());
    const bool present = readout.missing.empty();
    m_fullText = present ? QString::fromStdString(shortestText(readout.value)) : utf8(readout.missing);
    m_value = present ? QString::fromStdString(displayNumber(readout.value)) : utf8(readout.missing);
    m_unit = present ? utf8(readout.unit) : QString();
    m_direction = present ? utf8(directionWord(readout.direction)) : QString();
    m_exact = readout.direction == Direction::Exact;
    if (const QString text = utf8(readout.label); text != m_labelText) {
        setLabel(text);
        m_plainLabel = QTextDocumentFragment::fromHtml(text).toPlainText();
    }
    setToolTip(tr("%1\nClick to copy %2").arg(utf8(readout.help), m_fullText));
    setAccessibleName(
        QStringLiteral("%1: %2 %3").arg(m_plainLabel, utf8(directionWord(readout.direction)), m_fullText));
    if (heightForWidth(width()) != heightBefore)
        updateGeometry();
    update();
}

ReadoutPanel::ReadoutPanel(QWidget *parent) : QWidget(parent) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
}

void ReadoutPanel::setTheme(const Theme &theme) {
    m_theme = &theme;
    for (ReadoutRow *row : m_rows)
        row->setTheme(theme);
}

void ReadoutPanel::show(const std::vector<Readout> &readouts) {
    while (m_rows.size() < readouts.size()) {
        auto *row = new ReadoutRow(this);
        row->setTheme(*m_theme);
        connect(row, &ReadoutRow::copied, this, &ReadoutPanel::copied);
        layout()->addWidget(row);
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (i < readouts.size())
            m_rows[i]->show(readouts[i]);
        m_rows[i]->setVisible(i < readouts.size());
    }
}

} // namespace halftruth
