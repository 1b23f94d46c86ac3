#include "ui/scene/figure_items.h"

#include "ui/text/axis_unit.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/text/utf8.h"

#include "core/figure/tick_labels.h"
#include "core/text/units.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace halftruth {

namespace {

constexpr double tickLength = 4.0;
constexpr double labelGap = 3.0;
constexpr double titleGap = 6.0; ///< between numbers and the letters of the title that reach down
/// The same where all is tight, in the order in which they come.
constexpr double tightTick = 3.0;
constexpr double tightGap = 2.0;
constexpr double tightTitleGap = 4.0;

double tickOf(bool tight) { return tight ? tightTick : tickLength; }
/// From the plot to the numbers.
double toNumbers(bool tight) { return tight ? tightTick + tightGap : tickLength + labelGap; }
/// From the numbers to the title below them: where all is tight it begins below their digits, which reach less far
/// down than words do.
double toTitleBelow(bool tight, bool words, const QFontMetricsF &metrics) {
    return !tight ? 2.0 : words ? 0.0 : -metrics.descent();
}

QPen hairline(const QColor &colour, double width = 1.0) {
    QPen pen(colour, width);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

} // namespace

// ---------------------------------------------------------------- text

SymbolText::SymbolText(const QString &title, const QString &symbol, const QString &unit, const QFont &font) {
    append(title, font);
    append(symbol.isEmpty() || title.isEmpty() ? QString() : QStringLiteral("  "), font);
    const QFont italic = symbolFont(font.pixelSize() * 1.08);
    // Many a font has no place for a hat on a capital, and puts it into its upper line.
    const QStringList pieces = symbol.split(QChar(0x0302));
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        append(pieces[i], italic);
        if (i + 1 < pieces.size() && !pieces[i].isEmpty())
            putHat(pieces[i].last(1), italic);
    }
    append(unit.isEmpty() ? QString() : QStringLiteral("  (%1)").arg(unit), font);
}

void SymbolText::append(const QString &text, const QFont &font) {
    if (text.isEmpty())
        return;
    const QFontMetricsF metrics(font);
    m_parts.append({text, font, m_width});
    m_width += textWidth(text, font);
    m_height = std::max(m_height, metrics.height());
    m_ascent = std::max(m_ascent, metrics.ascent());
}

void SymbolText::putHat(const QString &base, const QFont &font) {
    const double size = font.pixelSize();
    QPainterPath letter;
    letter.addText(QPointF(), font, base);
    const QRectF ink = letter.boundingRect();
    const double slant = 0.08 * size; // by which an italic letter's top is beside its middle
    const QPointF foot(m_width - textWidth(base, font) + ink.center().x() + slant, ink.top() - 0.16 * size);
    const QSizeF half(0.17 * size, 0.17 * size);
    m_hats.append(QPolygonF(
        {foot - QPointF(half.width(), 0), foot - QPointF(0, half.height()), foot + QPointF(half.width(), 0)}));
    m_hatPen = 0.08 * size;
    // The title is as much higher as its hats are.
    const double higher = std::max(0.0, half.height() + m_hatPen - foot.y() - m_ascent);
    m_ascent += higher;
    m_height += higher;
}

void SymbolText::paint(QPainter *painter, QPointF topLeft, const QColor &colour) const {
    painter->setPen(colour);
    for (const Part &part : m_parts)
        drawText(painter, topLeft + QPointF(part.x, m_ascent), part.text, part.font);
    if (m_hats.isEmpty())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, m_hatPen));
    for (const QPolygonF &hat : m_hats)
        painter->drawPolyline(hat.translated(topLeft + QPointF(0, m_ascent)));
    painter->restore();
}

SymbolText fittingTitle(const Axis &axis, double room, const QFont &font) {
    const QString title = localized(axis.title);
    const QString symbol = utf8(axis.symbol);
    const QString unit = localized(unitOfMany(axis.unit));
    const SymbolText full(title, symbol, unitBehind(axis.title, axis.unit), font);
    if (full.width() <= room)
        return full;
    const SymbolText withoutUnit(title, symbol, {}, font);
    if (withoutUnit.width() <= room)
        return withoutUnit;
    if (!symbol.isEmpty())
        return {{}, symbol, unit, font};
    constexpr int leastPixels = 10;
    for (QFont smaller = font; smaller.pixelSize() > std::max(leastPixels, 7 * font.pixelSize() / 10);) {
        smaller.setPixelSize(smaller.pixelSize() - 1);
        if (const SymbolText small(title, {}, {}, smaller); small.width() <= room)
            return small;
    }
    return {QFontMetricsF(font).elidedText(title, Qt::ElideRight, room), {}, {}, font};
}

// ---------------------------------------------------------------- geometry

QPointF PlotGeometry::toScene(double xValue, double yValue) const { return {sceneX(xValue), sceneY(yValue)}; }

AxisLabels labelsFor(const Axis &axis, double length, bool horizontal, const QFont &font, bool tight) {
    const QFontMetricsF metrics(font);
    const AxisMap map(axis);
    AxisLabels labels;
    // Fewer and fewer labels until none touches its neighbour. A few whole numbers are all told where they have room.
    const bool few = axis.integer && horizontal && axis.range.width() <= 12;
    for (int most = few ? 12 : std::clamp(static_cast<int>(length / (horizontal ? 42 : 30)), 3, 12); most >= 2;
         --most) {
        labels = {};
        labels.tight = tight;
        labels.words = !axis.namedTicks.empty();
        labels.ticks = ticks(axis, most);
        bool fits = true;
        double previousEnd = -1e9;
        const std::vector<std::string> numbers = tickLabels(labels.ticks, tight);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const double value = labels.ticks.major[i];
            QString label = localized(numbers[i]);
            for (const Tick &named : axis.namedTicks)
                if (named.value == value)
                    label = localized(named.label);
            const double width = textWidth(label, font);
            const double extent = horizontal ? width : metrics.height();
            const double centre = map.toUnit(value) * length;
            fits = fits && centre - extent / 2 >= previousEnd + (horizontal ? 10 : 2);
            previousEnd = centre + extent / 2;
            labels.widest = std::max(labels.widest, width);
            labels.texts.append(label);
        }
        if (fits)
            break;
    }
    return labels;
}

void FigureItem::setBounds(const QRectF &bounds) {
    if (bounds == m_bounds)
        return;
    prepareGeometryChange();
    m_bounds = bounds;
}

// ---------------------------------------------------------------- grid and frame

void GridItem::set(const PlotGeometry &geometry, const AxisLabels &x, const AxisLabels &y, const Theme &theme,
                   bool visible) {
    m_lines.clear();
    m_colour = theme.grid;
    if (visible) {
        for (const double value : x.ticks.major)
            m_lines.append(
                QLineF(geometry.sceneX(value), geometry.plot.top(), geometry.sceneX(value), geometry.plot.bottom()));
        for (const double value : y.ticks.major)
            m_lines.append(
                QLineF(geometry.plot.left(), geometry.sceneY(value), geometry.plot.right(), geometry.sceneY(value)));
    }
    update();
}

void GridItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(hairline(m_colour));
    painter->drawLines(m_lines);
    painter->setRenderHint(QPainter::Antialiasing, true);
}

void FrameItem::set(const PlotGeometry &geometry, const AxisLabels &x, const AxisLabels &y, const Titles &titles,
                    const Theme &theme, const QFont &font) {
    m_geometry = geometry;
    m_x = x;
    m_y = y;
    m_titles = titles;
    m_frame = theme.frame;
    m_card = theme.card;
    m_text = theme.softText;
    m_font = font;
    update();
}

void FrameItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    const QRectF &plot = m_geometry.plot;
    const QFontMetricsF metrics(m_font);
    const bool tight = m_x.tight;
    const double tick = tickOf(tight);
    QList<QLineF> marks{{plot.bottomLeft(), plot.bottomRight()}, {plot.topLeft(), plot.bottomLeft()}};
    for (const double value : m_x.ticks.major)
        marks.append(QLineF(m_geometry.sceneX(value), plot.bottom(), m_geometry.sceneX(value), plot.bottom() + tick));
    for (const double value : m_x.ticks.minor)
        marks.append(
            QLineF(m_geometry.sceneX(value), plot.bottom(), m_geometry.sceneX(value), plot.bottom() + tick / 2));
    for (const double value : m_y.ticks.major)
        marks.append(QLineF(plot.left() - tick, m_geometry.sceneY(value), plot.left(), m_geometry.sceneY(value)));
    for (const double value : m_y.ticks.minor)
        marks.append(QLineF(plot.left() - tick / 2, m_geometry.sceneY(value), plot.left(), m_geometry.sceneY(value)));
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(hairline(m_frame));
    painter->drawLines(marks);
    painter->setRenderHint(QPainter::Antialiasing, true);

    painter->setPen(m_text);
    for (qsizetype i = 0; i < m_x.texts.size(); ++i) {
        const double width = textWidth(m_x.texts[i], m_font);
        const double centre = m_geometry.sceneX(m_x.ticks.major[static_cast<std::size_t>(i)]);
        drawText(painter,
                 QPointF(std::min(centre - width / 2, m_x.end - width),
                         plot.bottom() + toNumbers(tight) + metrics.ascent()),
                 m_x.texts[i], m_font);
    }
    for (qsizetype i = 0; i < m_y.texts.size() && !m_y.inside; ++i) {
        const double width = textWidth(m_y.texts[i], m_font);
        const double centre = m_geometry.sceneY(m_y.ticks.major[static_cast<std::size_t>(i)]);
        drawText(painter,
                 QPointF(plot.left() - toNumbers(tight) - width, centre + (metrics.ascent() - metrics.descent()) / 2),
                 m_y.texts[i], m_font);
    }
    const double below =
        plot.bottom() + toNumbers(tight) + metrics.height() + toTitleBelow(tight, m_x.words, metrics);
    // Centred below the plot, but never beyond the edge of the figure.
    const double rightmost = boundingRect().right() - m_titles.x.width() - 6;
    m_titles.x.paint(painter,
                     {std::clamp(plot.center().x() - m_titles.x.width() / 2, 6.0, std::max(6.0, rightmost)), below},
                     m_text);
    if (m_titles.yAbove) {
        m_titles.y.paint(painter, *m_titles.yAbove, m_text);
        return;
    }
    painter->save();
    painter->translate(plot.left() - besidePlot(m_titles.y, m_y), plot.center().y());
    painter->rotate(-90);
    m_titles.y.paint(painter, {-m_titles.y.width() / 2, 0}, m_text);
    painter->restore();
}

double FrameItem::besidePlot(const SymbolText &title, const AxisLabels &labels) {
    const double numbers = toNumbers(labels.tight) + (labels.inside ? 0.0 : labels.widest);
    const double beside = (labels.tight ? tightTitleGap : titleGap) + title.height();
    return numbers + (labels.tight && title.height() <= 0 ? 0.0 : beside);
}

double FrameItem::belowPlot(const SymbolText &title, const QFont &font, bool tight, bool words) {
    const QFontMetricsF metrics(font);
    return toNumbers(tight) + metrics.height() + toTitleBelow(tight, words, metrics) + title.height() -
           (tight ? 0 : 1);
}

QList<QRectF> FrameItem::namesInside() const {
    constexpr double overLine = 8; // clear of the ends of an error bar
    constexpr double fromFrame = 4;
    QList<QRectF> result;
    const QFontMetricsF metrics(m_font);
    for (qsizetype i = 0; i < m_y.texts.size() && m_y.inside; ++i) {
        const double line = m_geometry.sceneY(m_y.ticks.major[static_cast<std::size_t>(i)]);
        result << QRectF(m_geometry.plot.left() + fromFrame, line - overLine - metrics.height(),
                         textWidth(m_y.texts[i], m_font) + 4, metrics.height());
    }
    return result;
}

void FrameItem::paintNamesInside(QPainter *painter) const {
    const QList<QRectF> places = namesInside();
    for (qsizetype i = 0; i < places.size(); ++i) {
        painter->fillRect(places[i], m_card);
        painter->setPen(m_text);
        drawText(painter, places[i].topLeft() + QPointF(2, QFontMetricsF(m_font).ascent()), m_y.texts[i], m_font);
    }
}

void RowNamesItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    m_frame.paintNamesInside(painter);
}

// ---------------------------------------------------------------- heat map

void HeatMapItem::fill(const HeatMap *map, const FigureStyle &style) {
    update();
    m_stale = map && map->stale;
    if (!map) {
        m_image = {};
        return;
    }
    const int columns = static_cast<int>(map->xs.size());
    const int rows = static_cast<int>(map->ys.size());
    if (m_image.width() != columns || m_image.height() != rows)
        m_image = QImage(columns, rows, QImage::Format_ARGB32_Premultiplied);
    // The last is what shows through where there is nothing.
    const auto &colours = style.colourTable(map->colours.kind);
    constexpr std::size_t nothing = 256;
    std::array<QRgb, nothing + 1> table{};
    std::ranges::copy(colours, table.begin());
    const AxisMap scale(Axis{.range = map->colours.range, .scale = map->colours.scale});
    std::vector<float> units(map->xs.size());
    std::vector<std::int32_t> places(units.size());
    for (int row = 0; row < rows; ++row) {
        // Row 0 of the grid is the lowest, row 0 of an image the highest.
        auto *line = reinterpret_cast<QRgb *>(m_image.scanLine(rows - 1 - row));
        const auto values =
            std::span(map->values).subspan(static_cast<std::size_t>(row) * units.size(), units.size());
        scale.toUnits(values, units);
        // What a logarithmic scale has no place for, 0, has the lowest colour. In two loops, of which a compiler
        // makes the first take several values at once.
        for (std::size_t column = 0; column < units.size(); ++column) {
            const float unit = std::max(0.0F, std::min(units[column], 1.0F));
            const bool known = values[column] == values[column]; // no NaN
            places[column] = known ? static_cast<std::int32_t>(unit * 255.0F + 0.5F) : std::int32_t{nothing};
        }
        for (std::size_t column = 0; column < units.size(); ++column)
            line[column] = table[static_cast<std::size_t>(places[column])];
    }
}

void HeatMapItem::place(const HeatMap *map, const PlotGeometry &geometry) {
    update();
    m_clip = geometry.plot;
    if (map)
        m_target = QRectF(geometry.toScene(map->xEdges.lower, map->yEdges.upper),
                          geometry.toScene(map->xEdges.upper, map->yEdges.lower));
}

void HeatMapItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    if (m_image.isNull())
        return;
    painter->save();
    painter->setClipRect(m_clip);
    const bool blocks = m_target.width() >= 6.0 * m_image.width();
    painter->setRenderHint(QPainter::SmoothPixmapTransform, !blocks);
    if (m_stale)
        painter->setOpacity(static_cast<qreal>(staleOpacity));
    painter->drawImage(m_target, m_image);
    painter->restore();
}

double ColourBarItem::widthFor(const HeatMap *map, const QFont &font) {
    if (!map)
        return 0.0;
    const Axis axis{.range = map->colours.range, .scale = map->colours.scale, .namedTicks = map->colours.namedTicks};
    return 18 + 14 + tickLength + labelGap + labelsFor(axis, 300, false, font).widest + 8 +
           QFontMetricsF(font).height() + 8;
}

void ColourBarItem::set(const HeatMap *map, const QRectF &plot, const Theme &theme, const FigureStyle &style) {
    m_visible = map != nullptr;
    update();
    if (!map)
        return;
    const Axis axis{.range = map->colours.range, .scale = map->colours.scale, .namedTicks = map->colours.namedTicks};
    const QFont font = style.font();
    m_bar = QRectF(plot.right() + 18, plot.top(), 14, plot.height());
    m_labels = labelsFor(axis, plot.height(), false, font);
    m_map = AxisMap(axis);
    // Ticks with names of their own aren't values of what the symbol stands for.
    const Axis title{.title = map->label, .symbol = map->colours.namedTicks.empty() ? map->symbol : std::string()};
    m_title = fittingTitle(title, plot.height() + QFontMetricsF(font).height(), font);
    m_frame = theme.frame;
    m_text = theme.softText;
    m_font = font;
    const auto &colours = style.colourTable(map->colours.kind);
    m_image = QImage(1, static_cast<int>(colours.size()), QImage::Format_RGB32);
    for (int i = 0; i < m_image.height(); ++i)
        m_image.setPixel(0, i, colours[static_cast<std::size_t>(m_image.height() - 1 - i)]);
}

void ColourBarItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    if (!m_visible)
        return;
    const QFontMetricsF metrics(m_font);
    painter->drawImage(m_bar, m_image);
    painter->setPen(hairline(m_frame));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(m_bar);
    for (qsizetype i = 0; i < m_labels.texts.size(); ++i) {
        const double y =
            m_bar.bottom() - m_map.toUnit(m_labels.ticks.major[static_cast<std::size_t>(i)]) * m_bar.height();
        painter->setPen(hairline(m_frame));
        painter->drawLine(QPointF(m_bar.right(), y), QPointF(m_bar.right() + tickLength, y));
        painter->setPen(m_text);
        drawText(painter,
                 QPointF(m_bar.right() + tickLength + labelGap, y + (metrics.ascent() - metrics.descent()) / 2),
                 m_labels.texts[i], m_font);
    }
    painter->save();
    // Numbers may have grown in a frame that is held: what is cut then is the space beside them.
    const double beside = m_bar.right() + tickLength + labelGap + m_labels.widest + 8;
    painter->translate(std::min(beside, boundingRect().right() - metrics.descent() - 1), m_bar.center().y());
    painter->rotate(-90);
    m_title.paint(painter, {-m_title.width() / 2, 0}, m_text);
    painter->restore();
}

// ---------------------------------------------------------------- curves

QPen drawnPen(const Curve &curve, const Theme &theme, const FigureStyle &style) {
    QPen pen = style.pen(theme, curve);
    if (!curve.stale)
        return pen;
    const QColor whole = pen.color();
    if (curve.colour == inkColour) { // on a map
        QColor faded = whole;
        faded.setAlphaF(whole.alphaF() * staleOpacity);
        pen.setColor(faded);
    } else { // what really shines through takes twice as long to draw
        pen.setColor(mixedColour(whole, theme.card, staleOpacity));
    }
    return pen;
}

// ---------------------------------------------------------------- bars

std::optional<Interval> barSpan(const PlotGeometry &geometry, double value) {
    const double end = geometry.y.toUnit(value);
    if (std::isnan(end)) // nothing a log axis could show
        return std::nullopt;
    const double zero = geometry.y.toUnit(0);
    const double foot = std::isnan(zero) ? 0 : std::clamp(zero, 0.0, 1.0); // of a log axis it is infinitely far below
    const double shown = std::clamp(end, 0.0, 1.0);
    const auto [low, high] = std::minmax(foot, shown);
    return Interval{geometry.plot.bottom() - high * geometry.plot.height(),
                    geometry.plot.bottom() - low * geometry.plot.height()};
}

void BarsItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style) {
    m_blocks.clear();
    m_cuts.clear();
    m_foot = {};
    m_frame = theme.frame;
    m_card = theme.card;
    constexpr double cut = 5.5;             // a marker's line and two pixels on either side
    constexpr double leastBar = 3 * cut;    // of which enough is left
    constexpr double leastBeyond = 2 * cut; // of a bar that crosses a line
    std::vector<QRectF> lines;
    for (const Layer &layer : figure.layers)
        if (const auto *marker = std::get_if<Marker>(&layer); marker && style.markers)
            if (const auto line = lineOf(*marker, geometry))
                lines.push_back(marker->direction == Marker::Direction::Vertical
                                    ? QRectF(line->x1() - cut / 2, geometry.plot.top(), cut, geometry.plot.height())
                                    : QRectF(geometry.plot.left(), line->y1() - cut / 2, geometry.plot.width(), cut));
    for (const Layer &layer : figure.layers) {
        const auto *bars = std::get_if<Bars>(&layer);
        if (!bars || bars->hidden)
            continue;
        const std::size_t first = m_blocks.size();
        QColor colour = style.colour(theme, bars->colour);
        if (bars->stale) // what really shines through is filled by several threads, which takes ten times as long
            colour = mixedColour(colour, theme.card, staleOpacity);
        for (std::size_t i = 0; i < bars->x.size(); ++i) {
            const double left = geometry.sceneX(bars->x[i] - bars->width / 2);
            const double right = geometry.sceneX(bars->x[i] + bars->width / 2);
            const auto span = barSpan(geometry, bars->y[i]);
            if (!span)
                continue;
            const QRectF block =
                QRectF(QPointF(left, span->lower), QPointF(right, span->upper)).intersected(geometry.plot);
            if (block.isEmpty())
                continue;
            m_blocks.push_back({block, colour});
        }
        const std::span blocks = std::span(m_blocks).subspan(first);
        for (const QRectF &line : lines) {
            const bool across = line.width() > line.height();
            // A line that bars end at is what they are compared with: their ends are to be seen.
            const bool compared = across && std::ranges::any_of(blocks, [&](const Block &each) {
                                      const double middle = line.center().y();
                                      return std::abs(each.rectangle.top() - middle) < leastBeyond ||
                                             std::abs(each.rectangle.bottom() - middle) < leastBeyond;
                                  });
            if (compared)
                continue;
            for (const Block &each : blocks)
                if (const QRectF both = each.rectangle.intersected(line);
                    !both.isEmpty() && (across || each.rectangle.width() >= leastBar))
                    m_cuts << both;
        }
        // Where bars hang below it, what they stand on is to be seen.
        if (const double zero = geometry.y.toUnit(0); zero > 0 && zero < 1)
            m_foot = {geometry.plot.left(), geometry.sceneY(0), geometry.plot.right(), geometry.sceneY(0)};
    }
    update();
}

void BarsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    for (const Block &block : m_blocks)
        painter->fillRect(block.rectangle, block.colour);
    for (const QRectF &each : m_cuts)
        painter->fillRect(each, m_card);
    if (m_foot.isNull())
        return;
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(hairline(m_frame));
    painter->drawLine(m_foot);
    painter->setRenderHint(QPainter::Antialiasing, true);
}

// ---------------------------------------------------------------- lines

void PathsItem::Path::add(const QList<QPointF> &places, const PlotGeometry &geometry) {
    path.moveTo(geometry.inPlot(places.front()));
    for (qsizetype i = 1; i < places.size(); ++i)
        path.lineTo(geometry.inPlot(places[i]));
}

void PathsItem::add(Path path, const PlotGeometry &geometry) {
    if (!m_vectorOutput && isDense(path.path.length(), path.path.elementCount(), geometry.plot.size())) {
        path.ink = inkLines(path.path, path.pen);
        path.pen.setStyle(Qt::SolidLine);
    }
    m_paths.push_back(std::move(path));
}

void PathsItem::removeAll() {
    m_paths.clear();
    update();
}

void PathsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setBrush(Qt::NoBrush);
    for (const Path &each : m_paths) {
        painter->setPen(each.pen);
        if (each.ink.isEmpty())
            painter->drawPath(each.path);
        else
            painter->drawLines(each.ink);
    }
}

void PiecesItem::add(const std::vector<QList<QPointF>> &pieces, const QPen &pen, const PlotGeometry &geometry) {
    Path curve{.pen = pen};
    for (const QList<QPointF> &piece : pieces)
        curve.add(piece, geometry);
    PathsItem::add(std::move(curve), geometry);
}

void BandEdgesItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme,
                        const FigureStyle &style) {
    removeAll();
    const auto atBorder = [](double unit) { return unit < 0.002 || unit > 0.998; };
    for (const Layer &layer : figure.layers) {
        const auto *band = std::get_if<Band>(&layer);
        if (!band || band->hidden || band->quiet || band->colour == strongColour)
            continue;
        Path edges{.pen = style.bandEdgePen(theme, *band)};
        const auto add = [&](const std::vector<double> &x, const std::vector<double> &y) {
            for (const QList<QPointF> &piece : clippedPolyline(geometry.x, geometry.y, x, y)) {
                if (std::ranges::all_of(piece, atBorder, &QPointF::y))
                    continue; // on the frame
                edges.add(thinnedPolyline(piece, geometry.plot.size(), thinningPixels), geometry);
            }
        };
        // Where it has no height it has no edges: between bars that are drawn as one band. What joins them to where
        // it has one is its side there.
        const auto empty = [&](std::size_t i) { return !(band->upper[i] > band->lower[i]); };
        const auto side = [&](std::size_t i) {
            // None where it goes on beyond the window, or as far as there is anything.
            if (!atBorder(geometry.x.toUnit(band->x[i])))
                add({band->x[i], band->x[i]}, {band->lower[i], band->upper[i]});
        };
        const std::size_t size = band->x.size();
        std::vector<double> x;
        std::vector<double> lower;
        std::vector<double> upper;
        const auto finish = [&] {
            add(x, lower);
            add(x, upper);
            x.clear();
            lower.clear();
            upper.clear();
        };
        for (std::size_t i = 0; i < size; ++i) {
            const bool joined =
                i > 0 && !(empty(i - 1) && empty(i)) && !(band->x[i - 1] == band->x[i] && empty(i - 1) != empty(i));
            if (!joined) {
                finish();
                if (!empty(i))
                    side(i);
                else if (i > 0 && !empty(i - 1))
                    side(i - 1);
            }
            x.push_back(band->x[i]);
            lower.push_back(band->lower[i]);
            upper.push_back(band->upper[i]);
        }
        finish();
        if (size > 0 && !empty(size - 1))
            side(size - 1);
        PathsItem::add(std::move(edges), geometry);
    }
}

// ---------------------------------------------------------------- points

void PointsItem::clear(const Theme &theme, bool onMap, bool small) {
    m_groups.clear();
    m_border = onMap ? inkCasing : theme.card;
    m_small = small;
    update();
}

namespace {

/// The distance of the two that are closest; where there are too many to look at nothing less than any dot.
double closest(const QList<QPointF> &places) {
    constexpr qsizetype most = 200;
    double least = HUGE_VAL;
    for (qsizetype i = 0; i < places.size() && places.size() <= most; ++i)
        for (qsizetype other = 0; other < i; ++other)
            if (const double distance = QLineF(places[i], places[other]).length(); distance > 1)
                least = std::min(least, distance);
    return least;
}

} // namespace

void PointsItem::add(const Points &points, const PlotGeometry &geometry, const Theme &theme,
                     const FigureStyle &style) {
    const bool curve = points.role == Role::Simulation && points.x.size() > 1; // a single point is a mark
    Group group{.colour = style.colour(theme, points),
                .diameter = curve                         ? 6.0
                            : points.role == Role::Pinned ? 7.0
                                                          : 9.0,
                .hollow = points.hollow,
                .places = {}};
    m_top = geometry.plot.top();
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        const QPointF unit(geometry.x.toUnit(points.x[i]), geometry.y.toUnit(points.y[i]));
        if (!QRectF(0, 0, 1, 1).contains(unit)) // NaN, too
            continue;
        if (points.falls && m_falling.fallen(points.x[i], points.y[i]) < 1)
            group.falling.push_back({group.places.size(), points.x[i], points.y[i]});
        group.places.append(geometry.toScene(points.x[i], points.y[i]));
    }
    constexpr double apart = 0.85; // a line would be seen where dots touch
    if (m_small)
        group.diameter = std::min(group.diameter, apart * closest(group.places));
    if (!group.places.isEmpty())
        m_groups.push_back(std::move(group));
}

void PointsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    constexpr double smallest = 5; // with a border
    for (const Group &group : m_groups) {
        painter->setPen(group.hollow ? QPen(group.colour, ringWidth) : QPen(m_border, 2));
        if (group.diameter < smallest) // nothing would be left of it
            painter->setPen(Qt::NoPen);
        painter->setBrush(group.hollow ? m_border : group.colour);
        auto next = group.falling.begin();
        for (qsizetype i = 0; i < group.places.size(); ++i) {
            QPointF place = group.places[i];
            if (next != group.falling.end() && next->index == i) {
                const double fallen = m_falling.fallen(next->x, next->y);
                ++next;
                if (fallen < 0)
                    continue;
                place.setY(m_top + fallen * (place.y() - m_top));
            }
            const double radius = (group.hollow ? group.diameter - ringWidth : group.diameter) / 2;
            painter->drawEllipse(place, radius, radius);
        }
    }
}

} // namespace halftruth
