#include "ui/scene/curve_symbols.h"

#include "core/figure/series.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

constexpr int symbolCount = 6; ///< beside none
constexpr double outline = 1.4;

/// By colours: the first is of what a chart is about, and plain; ink lies on maps alone.
constexpr std::array<CurveSymbol, 9> ofColours{CurveSymbol::None,  CurveSymbol::Triangle, CurveSymbol::Square,
                                               CurveSymbol::Wedge, CurveSymbol::Plus,     CurveSymbol::Diamond,
                                               CurveSymbol::Cross, CurveSymbol::None,     CurveSymbol::None};

/// Curves that are one to who looks at them: the same colour and name, and the same strokes, but for pieces of one.
struct Drawn {
    std::vector<QList<qreal>> strokes;
    ColourIndex colour;
    const Text *name;
    bool reference;
    CurveSymbol symbol = CurveSymbol::None;
    bool given = false;
};

bool shareStrokes(const Drawn &some, const Drawn &others) {
    return std::ranges::find_first_of(some.strokes, others.strokes) != some.strokes.end();
}

QList<qreal> strokesOf(const QPen &pen) { return pen.style() == Qt::SolidLine ? QList<qreal>() : pen.dashPattern(); }

/// The middle of the longest piece, by the length of the line.
std::optional<QPointF> middleOf(const std::vector<QList<QPointF>> &pieces, QSizeF plot) {
    const auto length = [&](QPointF from, QPointF to) {
        return std::hypot((to.x() - from.x()) * plot.width(), (to.y() - from.y()) * plot.height());
    };
    const QList<QPointF> *longest = nullptr;
    double most = 0;
    for (const QList<QPointF> &piece : pieces) {
        double whole = 0;
        for (qsizetype i = 1; i < piece.size(); ++i)
            whole += length(piece[i - 1], piece[i]);
        if (whole > most) {
            most = whole;
            longest = &piece;
        }
    }
    double before = 0;
    for (qsizetype i = 1; longest && i < longest->size(); ++i) {
        const QPointF from = (*longest)[i - 1];
        const QPointF to = (*longest)[i];
        const double part = length(from, to);
        if (before + part >= most / 2)
            return from + (to - from) * ((most / 2 - before) / part);
        before += part;
    }
    return std::nullopt;
}

} // namespace

std::vector<CurveSymbol> curveSymbols(const Figure &figure, const FigureStyle &style) {
    std::vector<CurveSymbol> result(figure.layers.size(), CurveSymbol::None);
    if (!figure.y.namedTicks.empty())
        return result;
    std::vector<Drawn> all;
    std::vector<std::optional<std::size_t>> places(figure.layers.size());
    // What is left of the state before is what it becomes, and the trail of what moves is nothing of its own.
    // All that a pin has of a colour is one: the edges of a band.
    for (const bool stale : {false, true})
        for (std::size_t i = 0; i < figure.layers.size(); ++i) {
            const auto *curve = std::get_if<Curve>(&figure.layers[i]);
            const Text *name = legendEntry(figure.layers[i]);
            if (!curve || curve->stale != stale || !name || curve->colour == inkColour)
                continue;
            const bool pinned = curve->role == Role::Pinned;
            const bool piece = !pinned && !curve->legend.empty();
            const QList<qreal> strokes = strokesOf(style.pen(theme("light"), *curve));
            const auto same = std::ranges::find_if(all, [&](const Drawn &each) {
                const bool drawnSo = std::ranges::find(each.strokes, strokes) != each.strokes.end();
                return each.colour == curve->colour &&
                       (piece ? *each.name == *name : drawnSo && (stale || pinned || *each.name == *name));
            });
            places[i] = static_cast<std::size_t>(same - all.begin());
            if (same == all.end())
                all.push_back({.strokes = {strokes},
                               .colour = curve->colour,
                               .name = name,
                               .reference = curve->role == Role::Reference});
            else
                same->strokes.push_back(strokes);
        }
    const auto isTaken = [&](const Drawn &by, CurveSymbol symbol) {
        return std::ranges::any_of(
            all, [&](const Drawn &each) { return each.given && each.symbol == symbol && shareStrokes(each, by); });
    };
    for (Drawn &each : all) {
        // The only one among lines for reference is what the chart is about.
        const bool plain = std::ranges::count_if(all, [&](const Drawn &other) {
                               return shareStrokes(other, each) && !(other.reference && !each.reference);
                           }) == 1;
        const CurveSymbol own = plain ? CurveSymbol::None : ofColours[each.colour % ofColours.size()];
        if (!isTaken(each, own)) {
            each.symbol = own;
            each.given = true;
        }
    }
    // Where a chart has more curves than there are colours.
    for (Drawn &each : all)
        for (int symbol = 0; !each.given && symbol <= symbolCount; ++symbol)
            if (const auto free = static_cast<CurveSymbol>(symbol); !isTaken(each, free)) {
                each.symbol = free;
                each.given = true;
            }
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i])
            result[i] = all[*places[i]].symbol;
    return result;
}

QList<QPointF> symbolPlaces(CurveSymbol symbol, const std::vector<QList<QPointF>> &pieces, QSizeF plot) {
    constexpr double apart = 100; // pixels
    constexpr int most = 6;
    QList<QPointF> places;
    if (symbol == CurveSymbol::None)
        return places;
    const int count = std::clamp(static_cast<int>(plot.width() / apart), 2, most);
    const double shift = static_cast<double>(symbol) / (symbolCount + 1);
    std::array<bool, most> done{};
    for (const QList<QPointF> &piece : pieces)
        for (qsizetype i = 1; i < piece.size(); ++i) {
            const QPointF from = piece[i - 1];
            const QPointF to = piece[i];
            const auto [left, right] = std::minmax({from.x(), to.x()}); // values: x() is a temporary
            const auto first = static_cast<int>(std::ceil(left * count - shift));
            for (int place = std::max(0, first); place < count && (place + shift) / count < right; ++place) {
                if (std::exchange(done[static_cast<std::size_t>(place)], true))
                    continue;
                const double x = (place + shift) / count;
                places.append({x, from.y() + (to.y() - from.y()) * (x - from.x()) / (to.x() - from.x())});
            }
        }
    if (places.isEmpty())
        if (const auto middle = middleOf(pieces, plot))
            places.append(*middle);
    return places;
}

double symbolRadius(double lineWidth) { return 3 + lineWidth / 2; }

void drawSymbol(QPainter *painter, CurveSymbol symbol, QPointF at, const QPen &pen, const QColor &inside) {
    if (symbol == CurveSymbol::None)
        return;
    const double r = symbolRadius(pen.widthF());
    const double half = 0.8 * r; // of a square, which is as large to the eye as what stands on a corner
    const double foot = 0.7 * r;
    painter->setPen(QPen(pen.color(), outline, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter->setBrush(inside);
    const auto polygon = [&](std::initializer_list<QPointF> corners) {
        QPolygonF shape(corners);
        shape.translate(at);
        painter->drawConvexPolygon(shape);
    };
    switch (symbol) {
    case CurveSymbol::None:
        break;
    case CurveSymbol::Triangle:
        polygon({{0, -r}, {r, foot}, {-r, foot}});
        break;
    case CurveSymbol::Square:
        polygon({{-half, -half}, {half, -half}, {half, half}, {-half, half}});
        break;
    case CurveSymbol::Wedge:
        polygon({{0, r}, {-r, -foot}, {r, -foot}});
        break;
    case CurveSymbol::Diamond:
        polygon({{0, -r}, {r, 0}, {0, r}, {-r, 0}});
        break;
    case CurveSymbol::Plus:
        painter->drawLines(
            QList<QLineF>{{at - QPointF(0, r), at + QPointF(0, r)}, {at - QPointF(r, 0), at + QPointF(r, 0)}});
        break;
    case CurveSymbol::Cross:
        painter->drawLines(QList<QLineF>{{at - QPointF(half, half), at + QPointF(half, half)},
                                         {at - QPointF(half, -half), at + QPointF(half, -half)}});
        break;
    }
}

void CurveSymbolsItem::clear() {
    m_runs.clear();
    update();
}

void CurveSymbolsItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme,
                           const FigureStyle &style, ClippedCurves &curves) {
    clear();
    m_inside = theme.card;
    const std::vector<CurveSymbol> symbols = curveSymbols(figure, style);
    for (const std::size_t i : drawingOrder(figure)) {
        const auto *curve = std::get_if<Curve>(&figure.layers[i]);
        if (!curve || symbols[i] == CurveSymbol::None || curve->hidden || curve->x.size() < 2)
            continue;
        Run run{symbols[i], drawnPen(*curve, theme, style),
                symbolPlaces(symbols[i], curves.of(*curve), geometry.plot.size())};
        for (QPointF &place : run.places)
            place = geometry.inPlot(place);
        m_runs.push_back(std::move(run));
    }
}

void CurveSymbolsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    for (const Run &run : m_runs)
        for (const QPointF place : run.places)
            drawSymbol(painter, run.symbol, place, run.pen, m_inside);
}

} // namespace halftruth
