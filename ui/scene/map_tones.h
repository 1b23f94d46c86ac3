#pragma once

#include "ui/scene/figure_items.h"

#include <QList>
#include <QPolygonF>

#include <vector>

namespace halftruth {

/// Whether a thin line over a figure is to be dark or light to be seen on what is beneath it: a map has every
/// lightness, and none is told from them all.
class MapTones {
public:
    MapTones(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style);

    /// At a place of the scene. A line goes on as it is as long as it is seen well enough: it would be in pieces
    /// where what is beneath it is neither dark nor light.
    [[nodiscard]] bool lightAt(QPointF place) const;
    [[nodiscard]] bool lightAt(QPointF place, bool before) const;

    struct Run {
        bool light;
        QPolygonF points;
    };
    /// A line of the scene in pieces of one tone.
    [[nodiscard]] std::vector<Run> runs(const QList<QPointF> &line) const;

private:
    [[nodiscard]] double luminance(QPointF place) const;

    const HeatMap *m_map;
    const std::array<float, 256> *m_luminances = nullptr; ///< of the map's colours
    QRectF m_cells;
    AxisMap m_scale;
    double m_card;
    double m_dark;
    double m_light;
};

} // namespace halftruth
