#include "ui/window/readout_chips.h"

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

void ReadoutChip::paintEvent(QPaintEvent *event) {
    QPushButton::paintEvent(event); // the background, as the style sheet has it
    QPainter painter(this);
    const QFontMetricsF metrics(font());
    const QFontMetricsF large(numberFont());
    const double room = width() - 2 * chipMargin;
    painter.setPen(theme().softText);
    if (label().naturalWidth() <= room) {
        label(room + 1).paint(&painter, QPointF(chipMargin, chipTopMargin));
    } else {
        // Names that are alike differ at their ends.
        const QString name = metrics.elidedText(label().plainText(), Qt::ElideMiddle, room);
        drawText(&painter, QPointF(chipMargin, chipTopMargin + metrics.ascent()), name, font());
    }
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
