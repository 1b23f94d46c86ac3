#include "ui/scene/curve_symbols.h"
#include "ui/scene/figure_items.h"
#include "ui/scene/ink_mask.h"
#include "ui/scene/polyline.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include "core/figure/series.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace halftruth {

namespace {

/// Long enough for two dashes and the gap between them beside a symbol, so that a bound is told from what is exact.
/// A line is so long that its dashes are seen on either side of its symbol.
double swatchWidth(bool line, bool tight) { return !line ? 12.0 : tight ? 28.0 : 34.0; }
constexpr double swatchGap = 6.0;
constexpr double entryGap = 16.0;
/// Of the entries of what a person has taken out.
constexpr double hiddenOpacity = 0.4;

} // namespace

QList<QPointF> inkOf(const Figure &figure, const PlotGeometry &geometry, bool markers,
                     const std::vector<CurveSymbol> &symbols) {
    ClippedCurves curves(geometry.x, geometry.y);
    return inkOf(figure, geometry, markers, curves, symbols);
}

QList<QPointF> inkOf(const Figure &figure, const PlotGeometry &geometry, bool markers, ClippedCurves &curves,
                     const std::vector<CurveSymbol> &symbols) {
    const double step = inkGrain(geometry.plot);
    const double inside = std::max(4.0, step); // of what is filled
    constexpr double dotRadius = 4.5;
    QList<QPointF> ink;
    const auto addLine = [&](const std::vector<QList<QPointF>> &pieces) {
        for (const QList<QPointF> &piece : pieces)
            for (qsizetype i = 0; i < piece.size(); ++i) {
                const QPointF to = geometry.inPlot(piece[i]);
                const QPointF from = i > 0 ? geometry.inPlot(piece[i - 1]) : to;
                const int parts = std::max(1, static_cast<int>(std::ceil(QLineF(from, to).length() / step)));
                for (int part = 1; part <= parts; ++part)
                    ink.append(from + (to - from) * part / parts);
            }
    };
    const auto addDot = [&](QPointF at) {
        for (const QPointF edge : {QPointF(), QPointF(dotRadius, 0), QPointF(-dotRadius, 0), QPointF(0, dotRadius),
                                   QPointF(0, -dotRadius)})
            ink.append(at + edge);
    };
    for (std::size_t layerIndex = 0; layerIndex < figure.layers.size(); ++layerIndex) {
        const Layer &layer = figure.layers[layerIndex];
        if (isHidden(layer))
            continue;
        if (const auto *curve = std::get_if<Curve>(&layer)) {
            addLine(curves.of(*curve));
            if (!symbols.empty() && curve->x.size() > 1)
                for (const QPointF place : symbolPlaces(symbols[layerIndex], curves.of(*curve), geometry.plot.size()))
                    addDot(geometry.inPlot(place));
        } else if (const auto *band = std::get_if<Band>(&layer); band && !band->quiet) {
            addLine(clippedPolyline(geometry.x, geometry.y, band->x, band->lower));
            addLine(clippedPolyline(geometry.x, geometry.y, band->x, band->upper));
        } else if (const auto *bars = std::get_if<Bars>(&layer)) {
            for (std::size_t i = 0; i < bars->x.size(); ++i) {
                // As far as it is seen: zoomed in, a bar is a million times as wide as the window.
                const double left = std::max(geometry.sceneX(bars->x[i] - bars->width / 2), geometry.plot.left());
                const double right = std::min(geometry.sceneX(bars->x[i] + bars->width / 2), geometry.plot.right());
                const auto span = barSpan(geometry, bars->y[i]);
                if (!span)
                    continue;
                for (double x = left; x <= right; x += inside)
                    for (double y = span->upper; y >= span->lower; y -= inside)
                        ink.append({x, y});
            }
        } else if (const auto *points = std::get_if<Points>(&layer)) {
            for (std::size_t i = 0; i < points->x.size(); ++i)
                addDot(geometry.toScene(points->x[i], points->y[i]));
        } else if (const auto *marker = std::get_if<Marker>(&layer); marker && markers) {
            const bool upright = marker->direction == Marker::Direction::Vertical;
            const double end = upright ? geometry.plot.bottom() : geometry.plot.right();
            for (double along = upright ? geometry.plot.top() : geometry.plot.left(); along <= end; along += step)
                ink.append(upright ? QPointF(geometry.sceneX(marker->value), along)
                                   : QPointF(along, geometry.sceneY(marker->value)));
        }
    }
    return ink;
}

// ---------------------------------------------------------------- legend

namespace {

/// Whether a layer stands in the legend for all of a pin's, and they have the colours of several curves.
bool ofSeveralColours(const Figure &figure, const auto &named) {
    return named.role == Role::Pinned && std::ranges::any_of(figure.layers, [&](const Layer &layer) {
               return std::visit(
                   [&](const auto &each) {
                       if constexpr (requires { each.legend; })
                           return each.role == Role::Pinned && each.legend == named.legend &&
                                  each.colour != named.colour;
                       else
                           return false;
                   },
                   layer);
           });
}

} // namespace

Legend::Legend(const Figure &figure, const Theme &theme, const FigureStyle &style)
    : m_font(style.font()), m_text(theme.softText), m_inside(theme.card), m_tight(style.tight()) {
    const QFontMetricsF metrics(m_font);
    m_rowHeight = metrics.height() + 4;
    const std::vector<std::string> series = seriesNames(figure);
    const std::vector<CurveSymbol> symbols = curveSymbols(figure, style);
    for (std::size_t i = 0; i < figure.layers.size(); ++i) {
        const Layer &layer = figure.layers[i];
        const bool hidden = isHidden(layer);
        if (!inLegend(layer) || (hidden && !style.hiddenEntries))
            continue;
        const auto entry = [&](const QPen &pen, Swatch swatch, CurveSymbol symbol = CurveSymbol::None) {
            const QString text = localized(*legendEntry(layer));
            m_entries.push_back(
                {.text = text,
                 .pen = pen,
                 .edge = Qt::NoPen,
                 .swatch = swatch,
                 .symbol = symbol,
                 .at = {},
                 .width = swatchWidth(swatch == Swatch::Line, m_tight) + swatchGap + textWidth(text, m_font),
                 .series = series[i],
                 .hidden = hidden});
        };
        if (const auto *curve = std::get_if<Curve>(&layer)) {
            QPen pen = style.pen(theme, *curve);
            pen.setDashOffset(0); // a sample begins with its dash
            // A pin whose curves have several colours has that of text.
            if (ofSeveralColours(figure, *curve))
                pen.setColor(pinnedColour(theme.text, theme));
            entry(pen, Swatch::Line, ofSeveralColours(figure, *curve) ? CurveSymbol::None : symbols[i]);
            // Ink would vanish on a dark card, but for what it lies on in the plot, too.
            if (curve->colour == inkColour)
                m_entries.back().edge = QPen(inkCasing, pen.widthF() + 2 * inkRim, Qt::SolidLine, Qt::FlatCap);
        } else if (const auto *points = std::get_if<Points>(&layer)) {
            entry(QPen(ofSeveralColours(figure, *points) ? pinnedColour(theme.text, theme)
                                                         : style.colour(theme, *points)),
                  points->hollow ? Swatch::Ring : Swatch::Dot);
            if (points->colour == inkColour && !points->hollow)
                m_entries.back().edge = QPen(inkCasing, inkRim);
        } else if (const auto *bars = std::get_if<Bars>(&layer)) {
            entry(QPen(style.colour(theme, bars->colour)), Swatch::Block);
        } else if (const auto *band = std::get_if<Band>(&layer)) {
            QColor pale = style.colour(theme, band->colour);
            pale.setAlphaF(static_cast<float>(std::max(0.25, Theme::bandOpacity(band->colour))));
            entry(QPen(pale), Swatch::Block);
            if (band->colour != strongColour)
                m_entries.back().edge = style.bandEdgePen(theme, *band);
        }
    }
}

std::string Legend::seriesAt(QPointF position) const {
    for (const Entry &each : m_entries)
        if (QRectF(each.at, QSizeF(each.width, m_rowHeight)).contains(position))
            return each.series;
    return {};
}

QList<QRectF> Legend::places(QPointF topLeft) const {
    QList<QRectF> result;
    for (const Entry &each : m_entries)
        result << QRectF(topLeft + each.at, QSizeF(each.width, m_rowHeight));
    return result;
}

double Legend::width() const {
    double total = 0.0;
    for (const Entry &each : m_entries)
        total += each.width + entryGap;
    return std::max(0.0, total - entryGap);
}

std::vector<double> Legend::widths() const {
    std::vector<double> widths;
    std::ranges::transform(m_entries, std::back_inserter(widths), &Entry::width);
    return widths;
}

void Legend::setWidths(const std::vector<double> &widths) {
    if (widths.size() != m_entries.size())
        return; // of other entries
    for (std::size_t i = 0; i < widths.size(); ++i) {
        Entry &each = m_entries[i];
        const double room = widths[i] - swatchWidth(each.swatch == Swatch::Line, m_tight) - swatchGap;
        each.text = textWidth(each.text, m_font) > room
                        ? QFontMetricsF(m_font).elidedText(each.text, Qt::ElideRight, room)
                        : each.text;
        each.width = widths[i];
    }
}

double Legend::layOut(double left, double width, double top) {
    double x = left;
    double y = top;
    for (Entry &each : m_entries) {
        if (x > left && x + each.width > width) {
            x = left;
            y += m_rowHeight;
        }
        each.at = {x, y};
        x += each.width + entryGap;
    }
    return m_entries.empty() ? 0.0 : y + m_rowHeight - top;
}

QSizeF Legend::inColumns(std::size_t columns) {
    const std::size_t rows = (m_entries.size() + columns - 1) / columns;
    const double pitch = m_rowHeight - (m_tight ? 3 : 2);
    QSizeF size;
    for (std::size_t first = 0; first < m_entries.size(); first += rows) {
        const double left = first > 0 ? size.width() + entryGap : 0.0;
        for (std::size_t i = first; i < std::min(first + rows, m_entries.size()); ++i) {
            m_entries[i].at = {left, static_cast<double>(i - first) * pitch};
            size.setWidth(std::max(size.width(), left + m_entries[i].width));
        }
    }
    size.setHeight(static_cast<double>(rows) * pitch);
    return size;
}

Legend Legend::without(const std::set<std::string> &named) const {
    Legend rest = *this;
    std::erase_if(rest.m_entries, [&](const Entry &each) { return named.contains(each.series); });
    return rest;
}

Legend Legend::part(std::size_t first, std::size_t end) const {
    Legend part = *this;
    const auto begin = m_entries.begin();
    part.m_entries.assign(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(end));
    return part;
}

void Legend::paint(QPainter *painter, QPointF topLeft) const {
    const QFontMetricsF metrics(m_font);
    painter->save();
    for (const Entry &each : m_entries) {
        painter->setOpacity(each.hidden ? hiddenOpacity : 1.0);
        const QPointF at = topLeft + each.at;
        const double middle = at.y() + metrics.height() / 2;
        const double width = swatchWidth(each.swatch == Swatch::Line, m_tight);
        if (each.swatch == Swatch::Line) {
            if (each.edge.style() != Qt::NoPen) {
                painter->setPen(each.edge);
                painter->drawLine(QPointF(at.x() - inkRim, middle), QPointF(at.x() + width + inkRim, middle));
            }
            painter->setPen(each.pen);
            painter->drawLine(QPointF(at.x(), middle), QPointF(at.x() + width, middle));
            drawSymbol(painter, each.symbol, {at.x() + width / 2, middle}, each.pen, m_inside);
        } else {
            painter->setPen(each.edge);
            painter->setBrush(each.pen.color());
            if (each.swatch == Swatch::Ring) {
                painter->setPen(QPen(each.pen.color(), ringWidth));
                painter->setBrush(Qt::NoBrush);
            }
            if (each.swatch != Swatch::Block) {
                painter->drawEllipse(QPointF(at.x() + width / 2, middle), 4, 4);
            } else {
                const double inside = each.edge.style() == Qt::NoPen ? 0.0 : each.edge.widthF() / 2;
                painter->setPen(each.edge);
                painter->drawRect(QRectF(at.x(), middle - 5, width, 10).adjusted(inside, inside, -inside, -inside));
            }
        }
        painter->setPen(m_text);
        drawText(painter, QPointF(at.x() + width + swatchGap, at.y() + metrics.ascent()), each.text, m_font);
    }
    painter->restore();
}

// ---------------------------------------------------------------- header

double HeaderItem::set(const Figure &figure, double width, const Theme &theme, const FigureStyle &style,
                       const Legend &legend) {
    m_title = style.title ? localized(figure.title) : QString();
    m_titleFont = style.font(FigureStyle::fontPixels + 1, QFont::DemiBold);
    m_text = theme.text;
    m_legend = legend;
    m_rowHeight = std::max(QFontMetricsF(m_titleFont).height(), QFontMetricsF(style.font()).height()) + 4;
    update();
    if (m_title.isEmpty()) {
        m_titleWidth = 0;
        return m_legend.layOut(0, width, 0);
    }
    const double buttons = style.tight() ? 0.0 : buttonWidth; // a page has none
    const double titleRoom = width - buttons;
    // A long title on a narrow card is rather set smaller than cut.
    if (textWidth(m_title, m_titleFont) > titleRoom)
        m_titleFont = style.font(FigureStyle::fontPixels, QFont::DemiBold);
    if (textWidth(m_title, m_titleFont) > titleRoom)
        m_title = QFontMetricsF(m_titleFont).elidedText(m_title, Qt::ElideRight, titleRoom);
    m_titleWidth = textWidth(m_title, m_titleFont);
    // Beside the title when all entries fit there, otherwise in rows below it.
    const double all = m_legend.width();
    if (m_titleWidth + buttons + entryGap + all <= width) {
        m_legend.layOut(width - all, width, 0);
        return m_rowHeight;
    }
    return m_rowHeight + m_legend.layOut(0, width, m_rowHeight);
}

void HeaderItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setPen(m_text);
    if (!m_title.isEmpty())
        drawText(painter, QPointF(0, QFontMetricsF(m_titleFont).ascent()), m_title, m_titleFont);
    m_legend.paint(painter, {});
}

// ---------------------------------------------------------------- legend inside

namespace {

/// A legend and what it keeps from the data.
QRectF withRim(const QRectF &place) {
    constexpr double clear = 1;
    return place.adjusted(-clear, -clear, clear, clear);
}

} // namespace

PlotInk::PlotInk(const Figure &figure, const PlotGeometry &geometry, const FigureStyle &style)
    : m_figure(figure), m_geometry(geometry), m_symbols(curveSymbols(figure, style)),
      m_curves(geometry.x, geometry.y) {}

const InkMask &PlotInk::mask(bool markers) {
    std::optional<InkMask> &mask = m_masks[markers ? 1 : 0];
    if (!mask)
        mask.emplace(plot(), inkOf(m_figure, m_geometry, markers, m_curves, m_symbols));
    return *mask;
}

const std::vector<QRectF> &PlotInk::freePlaces(QSizeF size, bool markers) {
    constexpr double distance = 4; // from the plot's frame
    constexpr int steps = 24;
    const auto [found, fresh] = m_places.try_emplace({markers, size.width(), size.height()});
    const QRectF room = plot().adjusted(distance, distance, -distance, -distance);
    if (!fresh || size.width() > room.width() || size.height() > room.height())
        return found->second;
    const InkMask &ink = mask(markers);
    const auto tryAt = [&](double right, double down) {
        const QRectF place(room.topLeft() +
                               QPointF(right * (room.width() - size.width()), down * (room.height() - size.height())),
                           size);
        if (ink.isFree(withRim(place)))
            found->second.push_back(place);
    };
    // The corners first, from the one where a legend is looked for first, then the edges, then anywhere.
    for (const QPointF at :
         {QPointF(1.0, 0.0), QPointF(0.0, 0.0), QPointF(1.0, 1.0), QPointF(0.0, 1.0), QPointF(1.0, 0.5),
          QPointF(0.0, 0.5), QPointF(0.5, 0.0), QPointF(0.5, 1.0), QPointF(0.5, 0.5)})
        tryAt(at.x(), at.y());
    for (int down = 0; down <= steps; ++down)
        for (int right = steps; right >= 0; --right)
            tryAt(static_cast<double>(right) / steps, static_cast<double>(down) / steps);
    return found->second;
}

bool InsetLegendItem::set(const Legend &legend, PlotInk &ink, const Theme &theme, const QList<QRectF> &taken,
                          Pieces pieces) {
    m_plate = theme.plate;
    m_pieces.clear();
    update();
    const auto put = [&](Legend part, bool markers) {
        for (std::size_t columns = 1; columns <= part.size(); ++columns) {
            const QSizeF size = part.inColumns(columns) + QSizeF(2 * padding, 2 * padding);
            for (const QRectF &place : ink.freePlaces(size, markers)) {
                const QRectF around = withRim(place);
                const auto isHere = [&](const QRectF &other) { return other.intersects(around); };
                if (std::ranges::any_of(taken, isHere) || std::ranges::any_of(m_pieces, isHere, &Piece::place))
                    continue;
                m_pieces.push_back({std::move(part), place});
                return true;
            }
        }
        return false;
    };
    const auto placed = [&](bool markers) {
        const auto putFrom = [&](const auto &self, std::size_t from, int count) -> bool {
            if (count == 1)
                return put(legend.part(from, legend.size()), markers);
            for (std::size_t end = legend.size(); end-- > from + 1;) {
                if (!put(legend.part(from, end), markers))
                    continue;
                if (self(self, end, count - 1))
                    return true;
                m_pieces.pop_back();
            }
            return false;
        };
        return putFrom(putFrom, 0, static_cast<int>(pieces));
    };
    // A part of a straight marker can be missed, a part of the data can't.
    return placed(true) || placed(false);
}

QList<QRectF> InsetLegendItem::places() const {
    QList<QRectF> result;
    for (const Piece &each : m_pieces)
        result << each.place;
    return result;
}

QList<QRectF> InsetLegendItem::names() const {
    QList<QRectF> result;
    for (const Piece &each : m_pieces)
        result += each.legend.places(each.origin());
    return result;
}

std::string InsetLegendItem::seriesAt(QPointF scenePosition) const {
    for (const Piece &each : m_pieces)
        if (std::string named = each.legend.seriesAt(scenePosition - each.origin()); !named.empty())
            return named;
    return {};
}

void InsetLegendItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    for (const Piece &each : m_pieces) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_plate);
        painter->drawRoundedRect(each.place, 3, 3);
        each.legend.paint(painter, each.origin());
    }
}

// ---------------------------------------------------------------- footer

double FooterItem::set(double width, const Theme &theme, const FigureStyle &style) {
    m_text = style.footer;
    m_font = style.font();
    m_colour = theme.softText;
    update();
    if (m_text.isEmpty())
        return 0.0;
    const QRectF room(0, 0, width, 1e4);
    return QFontMetricsF(m_font).boundingRect(room, Qt::TextWordWrap, m_text).height() + 6;
}

void FooterItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    if (m_text.isEmpty())
        return;
    painter->setPen(m_colour);
    painter->setFont(m_font);
    painter->drawText(boundingRect().adjusted(0, 6, 0, 0), Qt::TextWordWrap, m_text);
}

} // namespace halftruth
