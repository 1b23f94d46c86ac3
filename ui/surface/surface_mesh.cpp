#include "ui/surface/surface_mesh.h"

#include "ui/scene/figure_items.h"
#include "ui/scene/map_tones.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

/// About as long as a side of the surface is on screen.
constexpr double pixelsOfMap = 350;

/// Between which two of `count` cells a place from 0 to 1 lies, and how far beyond the middle of the first.
struct Between {
    std::size_t first;
    std::size_t second;
    float part;
};

Between between(int index, int points, std::size_t count) {
    const double at = static_cast<double>(index) / (points - 1) * static_cast<double>(count) - 0.5;
    const double clamped = std::clamp(at, 0.0, static_cast<double>(count - 1));
    const auto first = static_cast<std::size_t>(clamped);
    return {.first = first,
            .second = std::min(first + 1, count - 1),
            .part = static_cast<float>(clamped - static_cast<double>(first))};
}

std::vector<float> heightsOf(const HeatMap &map, int columns, int rows) {
    const AxisMap scale(Axis{.range = map.colours.range, .scale = map.colours.scale});
    const auto height = [&](std::size_t row, std::size_t column) {
        const double unit = scale.toUnit(static_cast<double>(map.values[row * map.xs.size() + column]));
        return std::isnan(unit) ? 0.0F : static_cast<float>(std::clamp(unit, 0.0, 1.0));
    };
    std::vector<float> heights;
    heights.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    for (int row = 0; row < rows; ++row) {
        const Between y = between(row, rows, map.ys.size());
        for (int column = 0; column < columns; ++column) {
            const Between x = between(column, columns, map.xs.size());
            const float below = std::lerp(height(y.first, x.first), height(y.first, x.second), x.part);
            const float above = std::lerp(height(y.second, x.first), height(y.second, x.second), x.part);
            heights.push_back(std::lerp(below, above, y.part));
        }
    }
    return heights;
}

QImage textureOf(const Figure &figure, const Theme &theme, int size) {
    const HeatMap &map = *heatMap(figure);
    // The surface ends where the map ends, whatever the axes show beyond.
    const Axis x{.range = map.xEdges, .scale = figure.x.scale};
    const Axis y{.range = map.yEdges, .scale = figure.y.scale};
    const PlotGeometry geometry{.plot = QRectF(0, 0, size, size), .x = AxisMap(x), .y = AxisMap(y)};
    QImage image(size, size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    HeatMapItem colours;
    colours.fill(&map, {});
    colours.place(&map, geometry);
    colours.paint(&painter, nullptr, nullptr);
    const double scale = size / pixelsOfMap; // lines as thick as on the heat map
    const auto placed = [&](const std::vector<double> &xs, const std::vector<double> &ys) {
        QPolygonF points;
        for (std::size_t i = 0; i < xs.size(); ++i)
            points << geometry.toScene(xs[i], ys[i]);
        return points;
    };
    const MapTones tones(figure, geometry, theme, {});
    for (const Layer &layer : figure.layers) {
        if (const auto *contour = std::get_if<Contour>(&layer)) {
            for (const Contour::Line &each : contour->lines)
                for (const MapTones::Run &run : tones.runs(placed(each.x, each.y))) {
                    painter.setPen(QPen(run.light ? theme.contourOnDark : theme.contour,
                                        (contour->emphasised ? 2.2 : 1.1) * scale));
                    painter.drawPolyline(run.points);
                }
        } else if (const auto *curve = std::get_if<Curve>(&layer)) {
            QPen pen = rolePen(curve->role, theme.colour(curve->colour), theme);
            pen.setWidthF(pen.widthF() * scale);
            painter.setPen(pen);
            painter.drawPolyline(placed(curve->x, curve->y));
        } else if (const auto *marker = std::get_if<Marker>(&layer)) {
            painter.setPen(QPen(marker->chosen ? theme.accent : theme.mutedText, 1.6 * scale, Qt::DashLine));
            const bool vertical = marker->direction == Marker::Direction::Vertical;
            const double at = vertical ? geometry.sceneX(marker->value) : geometry.sceneY(marker->value);
            painter.drawLine(vertical ? QLineF(at, 0, at, size) : QLineF(0, at, size, at));
        }
    }
    return image;
}

} // namespace

SurfaceMesh surfaceMesh(std::shared_ptr<const Figure> figure, const Theme &theme, int cells, int pixels) {
    const HeatMap &map = *heatMap(*figure);
    // One point more than there are cells, so that few of them reach from edge to edge; two at the least.
    const auto points = [cells](std::size_t count) {
        return static_cast<int>(std::clamp<std::size_t>(count + 1, 2, static_cast<std::size_t>(cells)));
    };
    const int columns = points(map.xs.size());
    const int rows = points(map.ys.size());
    SurfaceMesh mesh{.figure = figure,
                     .theme = &theme,
                     .columns = columns,
                     .rows = rows,
                     .heights = heightsOf(map, columns, rows),
                     .texture = textureOf(*figure, theme, pixels)};
    return mesh;
}

} // namespace halftruth
