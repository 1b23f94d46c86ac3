#include "ui/window/readout_button.h"

#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/text/utf8.h"

#include "core/figure/readout_unit.h"
#include "core/math/domain/underflow.h"
#include "core/text/number_text.h"

#include <QClipboard>
#include <QEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

namespace halftruth {

namespace {

constexpr double tagPixels = 12.0;
constexpr double tagPadding = 4.0;

QString differenceText(double difference, int digits) {
    if (difference == 0)
        return QStringLiteral("="); // "±0" would be an error
    const QString sign = difference > 0 ? QStringLiteral("+") : QString();
    return sign + localized(displayNumber(difference, digits));
}

/// What has changed since the pin, in words.
QString comparisonText(const Readout &readout, const QString &pin) {
    const double difference = readout.comparison->difference;
    return difference == 0 ? ReadoutButton::tr("the same at %1").arg(pin)
                           : ReadoutButton::tr("%1 against %2").arg(differenceText(difference, 3), pin);
}

/// Of an exact number that is shown on the side on which it still holds.
QString roundingText(const Readout &readout, const Number &shown) {
    if (!readout.missing.empty() || readout.direction != Direction::Exact || shown.rounding == Rounding::Nearest)
        return {};
    const bool up = shown.rounding == Rounding::Up;
    Number other = shown;
    other.rounding = up ? Rounding::Down : Rounding::Up;
    if (english(other) == english(shown)) // it needed no rounding
        return {};
    return up ? ReadoutButton::tr("\nExact, and shown rounded up: what is shown still holds")
              : ReadoutButton::tr("\nExact, and shown rounded down: what is shown still holds");
}

QString directionTitle(Direction direction) {
    switch (direction) {
    case Direction::Exact:
        break;
    case Direction::AtMost:
        return ReadoutButton::tr("at most");
    case Direction::AtLeast:
        return ReadoutButton::tr("at least");
    case Direction::About:
        return ReadoutButton::tr("about");
    }
    return ReadoutButton::tr("exact");
}

} // namespace

QString directionSign(Direction direction) {
    switch (direction) {
    case Direction::AtMost:
        return QStringLiteral("≤ ");
    case Direction::AtLeast:
        return QStringLiteral("≥ ");
    case Direction::About:
        return QStringLiteral("≈ ");
    case Direction::Exact:
        break;
    }
    return {};
}

ReadoutButton::ReadoutButton(QWidget *parent) : QPushButton(parent) {
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_fullText);
        emit copied(m_fullText);
    });
}

QString ReadoutButton::difference(int digits) const {
    return m_comparison.isEmpty() ? QString() : differenceText(m_readout.comparison->difference, digits);
}

QString ReadoutButton::comparisonWithin(double room) const {
    constexpr double leastName = 40;
    if (m_comparison.isEmpty() || textWidth(m_comparison, smallFont()) <= room)
        return m_comparison;
    // The number comes first; of the pin there is what there is room for. Its name may be a list of values, of which
    // none stands for another: it is cut at the end.
    const double rest = room - textWidth(comparisonText(m_readout, {}), smallFont());
    if (rest < leastName && m_readout.comparison->difference != 0)
        return difference(3);
    const QString pin = localized(m_readout.comparison->name);
    return QFontMetricsF(smallFont())
        .elidedText(comparisonText(m_readout, QFontMetricsF(smallFont()).elidedText(pin, Qt::ElideRight, rest)),
                    Qt::ElideRight, room);
}

bool ReadoutButton::shows(std::string_view name) const { return english(m_readout.label) == name; }

void ReadoutButton::setTheme(const Theme &theme) {
    m_theme = &theme;
    update();
}

QFont ReadoutButton::valueFont() const {
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

const QColor &ReadoutButton::valueColour() const { return m_readout.stale ? m_theme->mutedText : m_theme->text; }

QFont ReadoutButton::smallFont() { return textFont(tagPixels); }

double ReadoutButton::tagWidth() const {
    return m_direction.isEmpty() ? 0.0 : textWidth(m_direction, smallFont()) + 2 * tagPadding;
}

void ReadoutButton::paintTag(QPainter *painter, double left, double middle) const {
    if (m_direction.isEmpty())
        return;
    const QFontMetricsF metrics(smallFont());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const QColor &word = m_readout.stale ? m_theme->mutedText : m_exact ? m_theme->good : m_theme->warning;
    painter->setBrush(m_readout.stale ? QBrush() : m_exact ? m_theme->goodSoft : m_theme->warningSoft);
    painter->drawRoundedRect(QRectF(left, middle - metrics.height() / 2, tagWidth(), metrics.height()), 3, 3);
    painter->setPen(word);
    drawText(painter, QPointF(left + tagPadding, middle + (metrics.ascent() - metrics.descent()) / 2), m_direction,
             smallFont());
}

const RichText &ReadoutButton::label(double width) const {
    m_label.setWidth(width);
    return m_label;
}

void ReadoutButton::setLabel(const QString &markup) {
    m_labelMarkup = markup;
    m_label = RichText(markup, font());
}

void ReadoutButton::changeEvent(QEvent *event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setLabel(m_labelMarkup); // laid out again in the new font
        updateGeometry();
    }
    QPushButton::changeEvent(event);
}

void ReadoutButton::show(const Readout &readout) {
    if (readout == m_readout)
        return;
    m_readout = readout;
    const bool present = readout.missing.empty();
    m_fullText = !present                    ? localized(readout.missing)
                 : isTooSmall(readout.value) ? QString::fromLatin1(tooSmallText)
                                             : QString::fromStdString(shortestText(readout.value));
    const Number shown = shownNumber(readout);
    m_value = present ? localized(shown) : localized(readout.missing);
    m_unit = present ? localized(countedUnit(readout)) : QString();
    m_direction = present && !readout.given ? directionTitle(readout.direction) : QString();
    m_exact = readout.direction == Direction::Exact;
    const QString markup = localized(readout.label, Markup::Rich);
    const bool renamed = markup != m_labelMarkup;
    if (renamed)
        setLabel(markup);
    m_comparison =
        readout.comparison && present ? comparisonText(readout, localized(readout.comparison->name)) : QString();
    const QString pinned =
        m_comparison.isEmpty()
            ? QString()
            : tr("\n%1: %2")
                      .arg(localized(readout.comparison->name),
                           localized(displayNumber(readout.comparison->value, shown.digits, shown.rounding))) +
                  QLatin1Char('\n') + m_comparison;
    const QString help = localized(readout.help) + roundingText(readout, shown);
    // What stands in place of a number is copied, too, but nobody looks for it.
    setToolTip(present ? tr("%1%2\nClick to copy %3").arg(help, pinned, m_fullText) : help + pinned);
    const QString told = QStringLiteral("%1: %2 %3 %4")
                             .arg(m_label.plainText(), directionTitle(readout.direction), m_fullText, m_comparison)
                             .trimmed();
    setAccessibleName(readout.stale ? tr("%1, of a moment ago").arg(told) : told);
    textsChanged(renamed);
    update();
}

} // namespace halftruth
