#include "ui/scene/colour_key.h"

#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace halftruth {

namespace {

constexpr double keyGap = 8; ///< between title and colours
constexpr double apart = 5;  ///< of two values
constexpr double leastBar = 80;
constexpr double mostBar = 200;
constexpr int whiteIsClearer = 118; ///< of qGray(): below it white has more contrast than black

Axis axisOf(const HeatMap &map) {
    // Ticks with names of their own aren't values of what the symbol stands for.
    return {.title = map.label,
            .symbol = map.colours.namedTicks.empty() ? map.symbol : std::string(),
            .range = map.colours.range,
            .scale = map.colours.scale,
            .namedTicks = map.colours.namedTicks};
}

} // namespace

double ColourKeyItem::leastWidth(const HeatMap &map, const FigureStyle &style) {
    return fittingTitle(axisOf(map), 1e4, style.font()).width() + keyGap + leastBar;
}

double ColourKeyItem::lineHeight(const FigureStyle &style) { return QFontMetricsF(style.font()).height() + 2; }

void ColourKeyItem::clear() {
    m_bar = {};
    m_values.clear();
    update();
}

double ColourKeyItem::set(const HeatMap &map, const QRectF &line, const Theme &theme, const FigureStyle &style) {
    m_font = style.font();
    m_frame = theme.frame;
    m_text = theme.softText;
    const Axis axis = axisOf(map);
    // The symbol says it, too, and takes no line of its own.
    m_title = fittingTitle(axis, line.width() - (axis.symbol.empty() ? 0 : keyGap + leastBar), m_font);
    const double height = lineHeight(style);
    const bool beside = m_title.width() + keyGap + leastBar <= line.width();
    const double width = beside ? std::min(mostBar, line.width() - m_title.width() - keyGap) : line.width();
    m_bar = QRectF(line.right() - width, line.top() + (beside ? 0 : height), width, height - 1);
    m_titleAt = {beside ? m_bar.left() - keyGap - m_title.width() : line.left(),
                 line.top() + (height - 1 - m_title.height()) / 2};

    const auto &colours = style.colourTable(map.colours.kind);
    m_image = QImage(static_cast<int>(colours.size()), 1, QImage::Format_RGB32);
    for (int i = 0; i < m_image.width(); ++i)
        m_image.setPixel(i, 0, colours[static_cast<std::size_t>(i)]);
    const AxisLabels labels = labelsFor(axis, width, true, m_font, true);
    const AxisMap places(axis);
    m_values.clear();
    // The ends first, then the middle, and of the others those that have room.
    const qsizetype count = labels.texts.size();
    std::vector<qsizetype> order{0, count - 1, count / 2};
    for (qsizetype i = 1; i + 1 < count; ++i)
        order.push_back(i);
    for (const qsizetype i : order) {
        if (i < 0 || i >= count)
            continue;
        const double unit = places.toUnit(labels.ticks.major[static_cast<std::size_t>(i)]);
        const double wide = textWidth(labels.texts[i], m_font);
        // At its value, or as near as it is whole.
        const double left =
            std::clamp(m_bar.left() + unit * width - wide / 2, m_bar.left() + 2, m_bar.right() - 2 - wide);
        const QRectF at(left, m_bar.top(), wide, m_bar.height());
        if (std::ranges::any_of(
                m_values, [&](const Value &other) { return other.at.adjusted(-apart, 0, apart, 0).intersects(at); }))
            continue;
        const QRgb behind = m_image.pixel(std::clamp(static_cast<int>(unit * 255), 0, 255), 0);
        m_values.push_back({labels.texts[i], at, qGray(behind) < whiteIsClearer ? Qt::white : Qt::black});
    }
    update();
    return beside ? height : 2 * height;
}

QList<QRectF> ColourKeyItem::valuePlaces() const {
    QList<QRectF> result;
    for (const Value &each : m_values)
        result << each.at;
    return result;
}

void ColourKeyItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    if (m_bar.isEmpty())
        return;
    m_title.paint(painter, m_titleAt, m_text);
    painter->drawImage(m_bar, m_image);
    QPen pen(m_frame, 1);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(m_bar);
    const QFontMetricsF metrics(m_font);
    for (const Value &each : m_values) {
        painter->setPen(each.colour);
        drawText(painter, QPointF(each.at.left(), m_bar.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                 each.text, m_font);
    }
}

} // namespace halftruth
