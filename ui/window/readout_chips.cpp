#include "ui/window/readout_chips.h"

#include "ui/figure/shared_widths.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/window/roving_focus.h"

#include "core/math/domain/underflow.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace halftruth {

namespace {

constexpr int chipMargin = 8;
constexpr int chipTopMargin = 3;
constexpr int tagGap = 4;
constexpr int betweenChips = 8;
constexpr int leastChipWidth = 120;
constexpr double numberScale = 1.15; ///< the number, of the other texts

} // namespace

ReadoutChip::ReadoutChip(QWidget *parent) : ReadoutButton(parent) {
    setObjectName(QStringLiteral("chip"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QFont ReadoutChip::numberFont() const {
    QFont large = valueFont();
    large.setPixelSize(static_cast<int>(std::lround(QFontInfo(font()).pixelSize() * numberScale)));
    return large;
}

QSize ReadoutChip::sizeHint() const {
    const double lines =
        m_lines * QFontMetricsF(font()).height() + QFontMetricsF(numberFont()).height() + comparisonHeight();
    return {leastChipWidth, static_cast<int>(std::ceil(lines)) + 2 * chipTopMargin};
}

QSize ReadoutChip::minimumSizeHint() const { return sizeHint(); }

bool ReadoutChip::fits(const RichText &name, double room) const {
    return name.size().width() <= room && name.size().height() <= m_lines * QFontMetricsF(font()).height() + 1;
}

double ReadoutChip::wishedWidth(int lines) const {
    // Where room is scarce, that for a tag is left to the names.
    const double number =
        textWidth(QStringLiteral("0.000000"), numberFont()) + (lines > 1 ? 0.0 : tagGap + tagWidth());
    double name = label().naturalWidth();
    if (lines > 1) {
        constexpr int steps = 12; // from half of it, where words would have to end in the middle
        const double whole = name;
        const double most = lines * QFontMetricsF(font()).height() + 1;
        for (int i = 0; i <= steps; ++i) {
            name = std::ceil(whole * (0.5 + 0.5 * i / steps));
            const QSizeF size = label(name).size();
            if (size.width() <= name && size.height() <= most)
                break;
        }
    }
    return std::max<double>(leastChipWidth, std::ceil(std::max(name, number)) + 2 * chipMargin);
}

double ReadoutChip::unitWidth() const {
    return unit().isEmpty() ? 0.0 : textWidth(QLatin1Char(' ') + unit(), font());
}

QString ReadoutChip::signedValue() const {
    return readout().missing.empty() && !isTooSmall(readout().value) ? directionSign(readout().direction) + value()
                                                                     : value();
}

double ReadoutChip::neededWidth() const {
    const double number = textWidth(value(), readout().missing.empty() ? numberFont() : font());
    return std::ceil(number + unitWidth() + (tagWidth() > 0 ? tagGap + tagWidth() : 0.0)) + 2 * chipMargin;
}

double ReadoutChip::ampleWidth() const {
    const double number = textWidth(QStringLiteral("0.000000"), numberFont());
    return std::max(neededWidth(), std::ceil(number + unitWidth() + tagGap + tagWidth()) + 2 * chipMargin);
}

bool ReadoutChip::isTagShown() const { return neededWidth() <= width(); }

bool ReadoutChip::isUnitWhole() const {
    const double room = width() - 2 * chipMargin;
    return isTagShown() || textWidth(signedValue(), fontWithin(room)) + unitWidth() <= room;
}

bool ReadoutChip::isNameShort(int width) const { return label().naturalWidth() <= width - 2 * chipMargin; }

bool ReadoutChip::isNameWhole() const {
    const double room = width() - 2 * chipMargin;
    return isNameShort(width()) || fits(label(room), room);
}

bool ReadoutChip::isValueWhole() const {
    const double room = width() - 2 * chipMargin;
    return textWidth(value(), fontWithin(room)) <= room;
}

void ReadoutChip::setLines(int lines) {
    if (std::exchange(m_lines, lines) == lines)
        return;
    updateGeometry();
    update();
}

void ReadoutChip::setCompared(bool compared) {
    if (std::exchange(m_compared, compared) == compared)
        return;
    updateGeometry();
    update();
}

double ReadoutChip::comparisonHeight() const { return m_compared ? QFontMetricsF(smallFont()).height() : 0.0; }

QFont ReadoutChip::fontWithin(double room) const {
    if (readout().missing.empty())
        return numberFont();
    // Words in the place of a number are as large as words, and rather light than cut.
    return textWidth(value(), valueFont()) <= room ? valueFont() : font();
}

void ReadoutChip::paintEvent(QPaintEvent *event) {
    QPushButton::paintEvent(event); // the background, as the style sheet has it
    QPainter painter(this);
    const double room = width() - 2 * chipMargin;
    const QFont numbers = fontWithin(room);
    const QFontMetricsF large(numberFont());
    painter.setPen(theme().softText);
    if (isNameShort(width()))
        label(room + 1).paint(&painter, QPointF(chipMargin, chipTopMargin));
    else if (fits(label(room), room))
        label(room).paint(&painter, QPointF(chipMargin, chipTopMargin));
    else // names that are alike differ at their ends
        label().paintElided(&painter, QPointF(chipMargin, chipTopMargin), room);
    const double line = height() - chipTopMargin - comparisonHeight() - large.height();
    const double baseline = line + large.ascent();
    painter.setPen(valueColour());
    // Where there is no room for all, the tag is a sign before the number: that and its unit are what it is.
    const bool tagged = isTagShown();
    const QString number = tagged ? value() : signedValue();
    drawText(&painter, QPointF(chipMargin, baseline), QFontMetricsF(numbers).elidedText(number, Qt::ElideRight, room),
             numbers);
    double end = chipMargin + textWidth(number, numbers);
    if (isUnitWhole() && !unit().isEmpty()) {
        drawText(&painter, QPointF(end, baseline), QLatin1Char(' ') + unit(), font());
        end += unitWidth();
    }
    if (tagged)
        paintTag(&painter, end + tagGap, line + large.height() / 2);
    if (!m_compared || comparison().isEmpty())
        return;
    const QFontMetricsF small(smallFont());
    painter.setPen(theme().mutedText);
    drawText(&painter, QPointF(chipMargin, line + large.height() + small.ascent()), comparisonWithin(room),
             smallFont());
}

ReadoutChips::ReadoutChips(QWidget *parent) : QWidget(parent) {
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(betweenChips);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("The answer in numbers"));
    m_roving = new RovingFocus(this);
    m_take = new QPushButton(this);
    m_take->setObjectName(QStringLiteral("take"));
    m_take->hide();
    row->addWidget(m_take);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (m_offer)
            emit taken(*m_offer);
    });
}

void ReadoutChips::setTheme(const Theme &theme) {
    m_theme = &theme;
    for (ReadoutChip *chip : m_chips)
        chip->setTheme(theme);
}

std::vector<ReadoutChip *> ReadoutChips::chips() const {
    std::vector<ReadoutChip *> shown;
    std::ranges::copy_if(m_chips, std::back_inserter(shown),
                         [](const ReadoutChip *each) { return !each->isHidden(); });
    return shown;
}

void ReadoutChips::show(const std::vector<Readout> &readouts) {
    std::size_t used = 0;
    for (const Readout &each : readouts) {
        if (!each.chip)
            continue;
        if (used == m_chips.size()) {
            auto *chip = new ReadoutChip(this);
            chip->setTheme(*m_theme);
            connect(chip, &ReadoutChip::copied, this, &ReadoutChips::copied);
            static_cast<QHBoxLayout *>(layout())->insertWidget(static_cast<int>(used), chip, 1);
            m_chips.push_back(chip);
        }
        m_chips[used]->show(each);
        m_chips[used++]->setVisible(true);
    }
    for (std::size_t i = used; i < m_chips.size(); ++i)
        m_chips[i]->setVisible(false);
    m_roving->setMembers({m_chips.begin(), m_chips.end()});
    share();
}

void ReadoutChips::setHeld(bool held) {
    if (std::exchange(m_held, held) == held || held)
        return;
    m_needed.assign(m_needed.size(), 0.0); // what was passed by on the way needs nothing any more
    share();
}

bool ReadoutChips::cuts(const std::vector<ReadoutChip *> &shown) const {
    for (std::size_t i = 0; i < shown.size(); ++i) {
        // What had no room before the others had taken theirs has none now.
        const double needed = shown[i]->neededWidth();
        if ((needed > m_widths[i] && needed > m_needed[i]) || (m_lines == 1 && !shown[i]->isNameShort(m_widths[i])))
            return true;
    }
    return false;
}

// By their names, which stay where numbers change.
void ReadoutChips::share() {
    const std::vector<ReadoutChip *> shown = chips();
    const int taken = m_take->isHidden() ? 0 : m_take->sizeHint().width() + betweenChips;
    const int gaps = betweenChips * (static_cast<int>(shown.size()) - 1);
    Shared now{.width = width() - taken - gaps};
    for (const ReadoutChip *each : shown)
        now.names.push_back(each->name().source);
    const bool same = now == m_shared;
    if (!same) {
        m_lines = 1;
        m_needed.assign(shown.size(), 0.0);
    }
    m_shared = std::move(now);
    const bool stay = m_held && same && !cuts(shown);
    for (std::size_t i = 0; !stay && i < shown.size(); ++i) {
        const double needed = shown[i]->neededWidth();
        // Where one has to grow in a gesture, it does so once.
        const bool grows = m_held && same && needed > m_widths[i];
        m_needed[i] = std::max(m_needed[i], grows ? shown[i]->ampleWidth() : needed);
    }
    const auto sharedFor = [&](int lines) {
        std::vector<double> wishes;
        for (std::size_t i = 0; i < shown.size(); ++i)
            wishes.push_back(std::max(shown[i]->wishedWidth(lines), m_needed[i]));
        return sharedWidths(wishes, m_shared.width);
    };
    if (!stay)
        m_widths = sharedFor(m_lines);
    for (std::size_t i = 0; m_lines == 1 && i < shown.size(); ++i)
        if (!shown[i]->isNameShort(m_widths[i]))
            m_widths = sharedFor(m_lines = 2);
    auto *row = static_cast<QHBoxLayout *>(layout());
    const bool compared =
        std::ranges::any_of(shown, [](const ReadoutChip *each) { return !each->comparison().isEmpty(); });
    bool moved = false;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        moved = shown[i]->lines() != m_lines || shown[i]->isCompared() != compared || moved;
        shown[i]->setLines(m_lines);
        shown[i]->setCompared(compared);
        if (const int wide = std::max(1, m_widths[i]); row->stretch(row->indexOf(shown[i])) != wide)
            row->setStretchFactor(shown[i], wide); // which has the whole window laid out again
    }
    if (moved)
        activateLayouts();
}

void ReadoutChips::activateLayouts() {
    for (QWidget *each = this; each && each->layout(); each = each->parentWidget())
        each->layout()->activate();
}

bool ReadoutChips::event(QEvent *event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        share();
    return QWidget::event(event);
}

void ReadoutChips::offer(const std::optional<Offer> &offer, const QString &whyNot) {
    if (offer) {
        m_take->setText(localized(offer->title));
        m_take->setToolTip(whyNot.isEmpty() ? localized(offer->help) : whyNot);
        m_take->setEnabled(whyNot.isEmpty());
    }
    m_offer = offer;
    m_take->setVisible(offer.has_value());
}

} // namespace halftruth
