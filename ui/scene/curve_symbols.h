#pragma once

#include "ui/scene/figure_items.h"
#include "ui/scene/figure_style.h"
#include "ui/scene/polyline.h"

#include "core/figure/figure.h"

#include <QColor>
#include <QList>
#include <QPainterPath>
#include <QPointF>
#include <QSizeF>

#include <cstdint>
#include <vector>

namespace halftruth {

/// What stands at a few places of a curve, so that it is told from others of the same strokes without its colour.
/// None is round: a dot is a value of its own.
enum class CurveSymbol : std::uint8_t { None, Triangle, Square, Wedge, Diamond, Plus, Cross };

/// The symbol of each layer's curve. Of the curves that are drawn with the same strokes one may stay plain: that of
/// the first colour, or the only one among lines for reference. Each other has a symbol of its own: that of its
/// colour, so that a method keeps it from chart to chart. A curve whose strokes no other has needs none; nor does
/// what lies in a row that has a name.
[[nodiscard]] std::vector<CurveSymbol> curveSymbols(const Figure &figure, const FigureStyle &style);

/// Where a curve has its symbols, in units of the plot: at the same few x whatever the curve does, so that they only
/// rise and fall while it moves, and at others than those of any other symbol. A curve that has none of these x has
/// one in its middle. Cost O(points).
[[nodiscard]] QList<QPointF> symbolPlaces(CurveSymbol symbol, const std::vector<QList<QPointF>> &pieces, QSizeF plot);

/// From its middle to its edge, beside a line of that width.
[[nodiscard]] double symbolRadius(double lineWidth);

/// At a place, in the colour of a curve drawn with that pen, and empty inside.
void drawSymbol(QPainter *painter, CurveSymbol symbol, QPointF at, const QPen &pen, const QColor &inside);

/// The symbols of all curves, above these.
class CurveSymbolsItem : public FigureItem {
public:
    void set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style,
             ClippedCurves &curves);
    void clear();
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

    struct Run {
        CurveSymbol symbol;
        QPen pen;              ///< of the curve
        QList<QPointF> places; ///< in the scene
    };
    [[nodiscard]] const std::vector<Run> &runs() const { return m_runs; }

private:
    std::vector<Run> m_runs;
    QColor m_inside;
};

} // namespace halftruth
