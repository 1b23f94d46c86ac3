#include "ui/scene/curve_names.h"

#include "ui/scene/curve_symbols.h"
#include "ui/scene/ink_mask.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include "core/figure/series.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

constexpr double fromFrame = 4;
constexpr double padding = 2; ///< beside the letters

/// What has no name is no other curve that a name could be taken for: a band between a curve and its axis.
bool isShade(const Layer &layer) { return std::holds_alternative<Band>(layer) && !inLegend(layer); }

/// Where the middle of a name of the size may be for a point of its curve.
std::vector<QPointF> placesAt(QPointF point, QSizeF size, double gap, CurveNamesItem::Strategy::Side side) {
    using enum CurveNamesItem::Strategy::Side;
    std::vector<QPointF> result;
    for (const double down : {-1.0, 1.0}) {
        if (side == (down > 0 ? Above : Below))
            continue;
        for (const double right : {0.0, 0.5, -0.5})
            result.push_back(point + QPointF(right * size.width(), down * (gap + size.height() / 2)));
    }
    return result;
}

} // namespace

std::vector<CurveNamesItem::Strategy> CurveNamesItem::strategies() {
    using enum Strategy::Side;
    std::vector<Strategy> result;
    for (const bool left : {false, true})
        for (const bool backwards : {false, true})
            for (const Strategy::Side side : {Either, Above, Below})
                result.push_back({side, left, backwards});
    return result;
}

void CurveNamesItem::clear() {
    m_wanted.clear();
    m_names.clear();
    update();
}

void CurveNamesItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme,
                         const FigureStyle &style) {
    clear();
    m_font = style.font();
    m_text = theme.softText;
    m_onMap = heatMap(figure) != nullptr;
    m_plate = m_onMap ? theme.plate : QColor(Qt::transparent);
    m_room = geometry.plot.adjusted(fromFrame, fromFrame, -fromFrame, -fromFrame);
    const std::vector<std::string> series = seriesNames(figure);
    const std::vector<CurveSymbol> symbols = curveSymbols(figure, style);
    std::vector<QList<QPointF>> drawn(figure.layers.size());
    Figure alone;
    alone.x = figure.x;
    alone.y = figure.y;
    Figure markers = alone;
    for (std::size_t i = 0; i < figure.layers.size(); ++i) {
        const Layer &layer = figure.layers[i];
        alone.layers.clear();
        if (const auto *contour = std::get_if<Contour>(&layer))
            for (const Contour::Line &line : contour->lines)
                alone.layers.emplace_back(Curve{.x = line.x, .y = line.y});
        else if (std::holds_alternative<Marker>(layer) && style.markers)
            markers.layers.push_back(layer);
        else if (!std::holds_alternative<HeatMap>(layer))
            alone.layers.push_back(layer);
        // By itself it would be plain.
        drawn[i] = inkOf(alone, geometry, false, std::vector(alone.layers.size(), symbols[i]));
    }
    const auto inkBut = [&](const std::string *left) {
        QList<QPointF> ink;
        for (std::size_t i = 0; i < drawn.size(); ++i)
            if (!left || (series[i] != *left && !isShade(figure.layers[i])))
                ink += drawn[i];
        return InkMask(geometry.plot, ink);
    };
    m_all = inkBut(nullptr);
    m_markers = InkMask(geometry.plot, inkOf(markers, geometry, true));
    for (std::size_t i = 0; i < figure.layers.size(); ++i) {
        const auto *curve = std::get_if<Curve>(&figure.layers[i]);
        if (curve && inLegend(figure.layers[i]) && !isHidden(figure.layers[i]) && curve->role != Role::Pinned)
            m_wanted.push_back({.text = localized(*legendEntry(figure.layers[i])),
                                .series = series[i],
                                .curve = drawn[i],
                                .others = inkBut(&series[i])});
    }
}

void CurveNamesItem::place(const Strategy &strategy, QList<QRectF> taken) {
    constexpr qsizetype step = 3; // points of ink
    constexpr double clear = 2;   // of half a curve's width
    m_names.clear();
    update();
    const auto placeOf = [&](const Wanted &wanted) {
        const QSizeF size(textWidth(wanted.text, m_font) + 2 * padding, QFontMetricsF(m_font).height());
        std::optional<QRectF> best;
        bool bestCrosses = true;
        const auto further = [&](const QRectF &place) {
            return strategy.left ? place.left() < best->left() : place.right() > best->right();
        };
        // The nearer to its curve the better; of those as near one that crosses no marker.
        for (const double gap : {2.0, 5.0, 9.0}) {
            const double apart = 2 * (clear + gap) + 4;
            for (qsizetype i = 0; i < wanted.curve.size(); i += step)
                // On a map it is on its curve, as the names of contours are.
                for (const QPointF centre : m_onMap ? std::vector{wanted.curve[i]}
                                                    : placesAt(wanted.curve[i], size, clear + gap, strategy.side)) {
                    const QRectF place(centre - QPointF(size.width() / 2, size.height() / 2), size);
                    if ((best && !bestCrosses && !further(place)) || !m_room.contains(place) ||
                        (!m_onMap && !m_all->isFree(place.adjusted(-clear, -clear, clear, clear))) ||
                        !wanted.others.isFree(place.adjusted(-apart, -apart, apart, apart)) ||
                        std::ranges::any_of(
                            taken, [&](const QRectF &each) { return each.adjusted(-4, -2, 4, 2).intersects(place); }))
                        continue;
                    const bool crosses = !m_markers->isFree(place.adjusted(-clear, 0, clear, 0));
                    if (best && (crosses != bestCrosses ? crosses : !further(place)))
                        continue;
                    best = place;
                    bestCrosses = crosses;
                }
            if (best && !bestCrosses)
                break;
        }
        return best;
    };
    const auto count = static_cast<std::ptrdiff_t>(m_wanted.size());
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        const Wanted &wanted = m_wanted[static_cast<std::size_t>(strategy.backwards ? count - 1 - i : i)];
        if (const auto at = placeOf(wanted)) {
            m_names.push_back({wanted.text, wanted.series, *at});
            taken << *at;
        }
    }
}

void CurveNamesItem::keep(const std::set<std::string> &series) {
    std::erase_if(m_names, [&](const Name &each) { return !series.contains(each.series); });
}

std::set<std::string> CurveNamesItem::named() const {
    std::set<std::string> result;
    for (const Name &each : m_names)
        result.insert(each.series);
    return result;
}

std::string CurveNamesItem::seriesAt(QPointF scenePosition) const {
    for (const Name &each : m_names)
        if (each.at.contains(scenePosition))
            return each.series;
    return {};
}

QList<QRectF> CurveNamesItem::places() const {
    QList<QRectF> result;
    for (const Name &each : m_names)
        result << each.at;
    return result;
}

void CurveNamesItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    const QFontMetricsF metrics(m_font);
    for (const Name &each : m_names) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_plate);
        if (m_plate.alpha() > 0)
            painter->drawRoundedRect(each.at, 3, 3);
        painter->setPen(m_text);
        drawText(painter, each.at.topLeft() + QPointF(padding, metrics.ascent()), each.text, m_font);
    }
}

} // namespace halftruth
