#pragma once

#include "figure_items.h"

#include <halftruth/figure/figure.h>

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>

namespace halftruth {

/// What a figure says under the cursor, snapped to its data.
struct HoverReading {
    double x = 0.0; ///< in axis units
    double y = 0.0;
    QList<QString> lines; ///< for the label beside the cursor
    QString summary;      ///< for the status line
};

/// The reading at a place of the plot: a heat map's cell; else, at the nearest x of the curve nearest to the cursor,
/// every curve's value there. Nothing outside the plot or where there is no data.
[[nodiscard]] std::optional<HoverReading> readingAt(const Figure &figure, const PlotGeometry &geometry,
                                                    QPointF scenePosition);

} // namespace halftruth
