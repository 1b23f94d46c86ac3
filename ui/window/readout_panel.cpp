#include "ui/window/readout_panel.h"

#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/text/utf8.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/underflow.h"
#include "core/text/number_text.h"

#include <QClipboard>
#include <QEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
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

/// What has changed since the pin, in words.
QString comparisonText(const Readout &readout) {
    if (!readout.comparison || !readout.missing.empty())
        return {};
    const Comparison &with = *readout.comparison;
    if (with.difference == 0)
        return ReadoutRow::tr("the same at %1").arg(localized(with.name));
    const QString sign = with.difference > 0 ? QStringLiteral("+") : QString();
    return ReadoutRow::tr("%1 against %2")
        .arg(sign + localized(displayNumber(with.difference, 3)), localized(with.name));
}

} // namespace

ReadoutRow::ReadoutRow(QWidget *parent) : QPushButton(parent) {
    setObjectName(QStringLiteral("readout"));
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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
    const double unit = m_unit.isEmpty() ? 0.0 : textWidth(QLatin1Char(' ') + m_unit, font());
    return textWidth(m_value, valueFont()) + unit;
}

double ReadoutRow::tagWidth() const {
    return m_direction.isEmpty() ? 0.0 : textWidth(m_direction, textFont(tagPixels)) + 2 * tagPadding;
}

double ReadoutRow::comparisonHeight() const {
    return m_comparison.isEmpty() ? 0.0 : QFontMetricsF(textFont(tagPixels)).height();
}

const RichText &ReadoutRow::label(int width) const {
    const double tag = m_direction.isEmpty() ? 0.0 : tagWidth() + spacing;
    m_label.setWidth(std::max(40.0, width - 2 * sideMargin - valueWidth() - spacing - tag));
    return m_label;
}

void ReadoutRow::setLabel(const QString &markup) {
    m_labelMarkup = markup;
    m_label = RichText(markup, font());
}

int ReadoutRow::heightForWidth(int width) const {
    const double text = std::max(label(width).size().height(), QFontMetricsF(valueFont()).height());
    return static_cast<int>(std::ceil(text + comparisonHeight())) + 2 * topMargin;
}

QSize ReadoutRow::sizeHint() const {
    // As narrow as its number lets it be; the panel gives it all the width there is.
    const int narrowest = static_cast<int>(40 + valueWidth() + tagWidth()) + 2 * (sideMargin + spacing);
    return {narrowest, heightForWidth(std::max(narrowest, width()))};
}

void ReadoutRow::changeEvent(QEvent *event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setLabel(m_labelMarkup); // laid out again in the new font
        updateGeometry();
    }
    QPushButton::changeEvent(event);
}

void ReadoutRow::paintEvent(QPaintEvent *event) {
    QPushButton::paintEvent(event); // the background, as the style sheet has it
    QPainter painter(this);
    const RichText &text = label(width());
    const double line = height() - comparisonHeight();
    painter.setPen(m_theme->text);
    text.paint(&painter, QPointF(sideMargin, (line - text.size().height()) / 2));

    const QFontMetricsF metrics(font());
    const double baseline = line / 2.0 + (metrics.ascent() - metrics.descent()) / 2;
    double x = width() - sideMargin - valueWidth();
    const double tag = x - spacing - tagWidth();
    drawText(&painter, QPointF(x, baseline), m_value, valueFont());
    x += textWidth(m_value, valueFont());
    if (!m_unit.isEmpty())
        drawText(&painter, QPointF(x, baseline), QLatin1Char(' ') + m_unit, font());

    const QFont small = textFont(tagPixels);
    const QFontMetricsF smallMetrics(small);
    if (!m_comparison.isEmpty()) {
        painter.setPen(m_theme->mutedText);
        const QString fitting = smallMetrics.elidedText(m_comparison, Qt::ElideRight, width() - 2 * sideMargin);
        drawText(&painter, QPointF(sideMargin, height() - topMargin - smallMetrics.descent()), fitting, small);
    }
    if (m_direction.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_exact ? m_theme->goodSoft : m_theme->warningSoft);
    painter.drawRoundedRect(QRectF(tag, (line - smallMetrics.height()) / 2, tagWidth(), smallMetrics.height()), 3, 3);
    painter.setPen(m_exact ? m_theme->good : m_theme->warning);
    drawText(&painter, QPointF(tag + tagPadding, line / 2.0 + (smallMetrics.ascent() - smallMetrics.descent()) / 2),
             m_direction, small);
}

void ReadoutRow::show(const Readout &readout) {
    if (readout == m_readout)
        return;
    m_readout = readout;
    const int heightBefore = heightForWidth(width());
    const bool present = readout.missing.empty();
    m_fullText = !present                    ? localized(readout.missing)
                 : isTooSmall(readout.value) ? QString::fromLatin1(tooSmallText)
                                             : QString::fromStdString(shortestText(readout.value));
    m_value = present ? localized(displayNumber(readout.value, 4, roundingOf(readout.direction)))
                      : localized(readout.missing);
    m_unit = present ? localized(readout.unit) : QString();
    m_direction = present ? utf8(directionWord(readout.direction)) : QString();
    m_exact = readout.direction == Direction::Exact;
    const QString markup = localized(readout.label, Markup::Rich);
    const bool renamed = markup != m_labelMarkup;
    if (renamed)
        setLabel(markup);
    m_comparison = comparisonText(readout);
    const QString pinned =
        m_comparison.isEmpty()
            ? QString()
            : tr("\n%1: %2")
                  .arg(localized(readout.comparison->name),
                       localized(displayNumber(readout.comparison->value, 4, roundingOf(readout.direction))));
    setToolTip(tr("%1%2\nClick to copy %3").arg(localized(readout.help), pinned, m_fullText));
    setAccessibleName(QStringLiteral("%1: %2 %3 %4")
                          .arg(m_label.plainText(), utf8(directionWord(readout.direction)), m_fullText, m_comparison)
                          .trimmed());
    // Where it is to be shown it may be wider than it is now.
    if (renamed || heightForWidth(width()) != heightBefore)
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
