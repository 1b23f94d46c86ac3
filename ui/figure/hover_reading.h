#pragma once

#include "ui/scene/figure_items.h"

#include "core/figure/figure.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

namespace halftruth {

/// The interval that a curve's value stands for.
struct ErrorBarReading {
    Curve curve;     ///< its label, role and colour
    QString half;    ///< "± 0.12"
    QString ends;    ///< "0.18 … 0.42"
    Interval whole;  ///< centre ± value
    Interval inside; ///< the part of it that is possible
};

/// A line of the label, behind the swatch of the series that it is of.
struct ReadingLine {
    QString text;
    const Layer *series = nullptr; ///< of the figure that was read; null where it is of none
};

/// What a figure says under the cursor, snapped to its data.
struct HoverReading {
    double x = 0.0; ///< in axis units
    double y = 0.0;
    std::vector<ReadingLine> lines{};    ///< for the label beside the cursor
    QString summary{};                   ///< for the status line
    std::vector<ErrorBarReading> bars{}; ///< of one x, drawn below the lines of no series
    double centre = 0.0;                 ///< of the bars
};

/// The reading at a place of the plot: a heat map's cell; else, at a dot's x that the cursor is over, or the nearest
/// x of the curve nearest to it, the value there of every series that has one, and the error bars that they stand
/// for. Nothing outside the plot or where there is no data.
[[nodiscard]] std::optional<HoverReading> readingAt(const Figure &figure, const PlotGeometry &geometry,
                                                    QPointF scenePosition);

/// What an axis is called beside a value: its symbol, or its title where it has none.
[[nodiscard]] QString nameOf(const Axis &axis);

/// The values where the markers of the person's choices stand, in one line; empty where there are none.
[[nodiscard]] QString valuesAtMarkers(const Figure &figure, const PlotGeometry &geometry);

} // namespace halftruth
