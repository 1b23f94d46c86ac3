#include "ui/window/readout_chips.h"

#include "ui/figure/shared_widths.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace halftruth {

namespace {

constexpr int chipMargin = 9;
constexpr int chipTopMargin = 3;
constexpr int tagGap = 6;
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
    const double lines = QFontMetricsF(font()).height() + QFontMetricsF(numberFont()).height();
    return {leastChipWidth, static_cast<int>(std::ceil(lines)) + 2 * chipTopMargin};
}

QSize ReadoutChip::minimumSizeHint() const { return sizeHint(); }

double ReadoutChip::wishedWidth() const {
    const double number = textWidth(QStringLiteral("0.000000"), numberFont()) + tagGap + tagWidth();
    return std::max<double>(leastChipWidth, std::ceil(std::max(label().naturalWidth(), number)) + 2 * chipMargin);
}

bool ReadoutChip::isNameWhole() const { return label().naturalWidth() <= width() - 2 * chipMargin; }

void ReadoutChip::paintEvent(QPaintEvent *event) {
    QPushButton::paintEvent(event); // the background, as the style sheet has it
    QPainter painter(this);
    const QFontMetricsF large(numberFont());
    const double room = width() - 2 * chipMargin;
    painter.setPen(theme().softText);
    if (isNameWhole())
        label(room + 1).paint(&painter, QPointF(chipMargin, chipTopMargin));
    else // names that are alike differ at their ends
        label().paintElided(&painter, QPointF(chipMargin, chipTopMargin), room);
    const double line = height() - chipTopMargin - large.height();
    const double baseline = line + large.ascent();
    painter.setPen(theme().text);
    const double tag = tagWidth() > 0 ? tagGap + tagWidth() : 0;
    const double number = textWidth(value(), numberFont());
    const bool hasTag = number + tag <= room;
    drawText(&painter, QPointF(chipMargin, baseline), large.elidedText(value(), Qt::ElideRight, room), numberFont());
    double end = chipMargin + number;
    const QString behind = QLatin1Char(' ') + unit();
    if (const double width = textWidth(behind, font()); !unit().isEmpty() && number + width + tag <= room) {
        drawText(&painter, QPointF(end, baseline), behind, font());
        end += width;
    }
    if (hasTag)
        paintTag(&painter, end + tagGap, line + large.height() / 2);
}

ReadoutChips::ReadoutChips(QWidget *parent) : QWidget(parent) {
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(betweenChips);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("The answer in numbers"));
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
    share();
}

// By their names, which stay where numbers change.
void ReadoutChips::share() {
    const std::vector<ReadoutChip *> shown = chips();
    std::vector<double> wishes;
    for (const ReadoutChip *each : shown)
        wishes.push_back(each->wishedWidth());
    const int taken = m_take->isHidden() ? 0 : m_take->sizeHint().width() + betweenChips;
    const int gaps = betweenChips * (static_cast<int>(shown.size()) - 1);
    const std::vector<int> widths = sharedWidths(wishes, width() - taken - gaps);
    auto *row = static_cast<QHBoxLayout *>(layout());
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (const int wide = std::max(1, widths[i]); row->stretch(row->indexOf(shown[i])) != wide)
            row->setStretchFactor(shown[i], wide); // which has the whole window laid out again
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
