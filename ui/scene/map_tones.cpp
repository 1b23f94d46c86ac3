#include "ui/scene/map_tones.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

/// Of lines with what is beneath them [WCAG 2.2, 1.4.11], and a little more: at their edges pixels are mixed.
constexpr double enough = 3.4;
/// What is looked at along a line, in pixels.
constexpr double step = 5;

double contrastOf(double a, double b) { return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05); }

} // namespace

MapTones::MapTones(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style)
    : m_map(heatMap(figure)), m_card(relativeLuminance(theme.card.rgb())),
      m_dark(relativeLuminance(theme.contour.rgb())), m_light(relativeLuminance(theme.contourOnDark.rgb())) {
    if (!m_map)
        return;
    m_luminances = &style.luminances(m_map->colours.kind);
    m_cells = QRectF(geometry.toScene(m_map->xEdges.lower, m_map->yEdges.upper),
                     geometry.toScene(m_map->xEdges.upper, m_map->yEdges.lower));
    m_scale = AxisMap(Axis{.range = m_map->colours.range, .scale = m_map->colours.scale});
}

double MapTones::luminance(QPointF place) const {
    if (!m_map || !m_cells.contains(place))
        return m_card;
    const auto index = [](double part, std::size_t count) {
        return std::min(static_cast<std::size_t>(part * static_cast<double>(count)), count - 1);
    };
    const std::size_t column = index((place.x() - m_cells.left()) / m_cells.width(), m_map->xs.size());
    const std::size_t row = index((m_cells.bottom() - place.y()) / m_cells.height(), m_map->ys.size());
    const double value = static_cast<double>(m_map->values[row * m_map->xs.size() + column]);
    if (std::isnan(value))
        return m_card;
    const double unit = m_scale.toUnit(value);
    const auto colour = static_cast<std::size_t>(unit > 0 ? std::min(unit, 1.0) * 255 + 0.5 : 0.0);
    const auto own = static_cast<double>((*m_luminances)[colour]);
    return m_map->stale ? std::lerp(m_card, own, static_cast<double>(staleOpacity)) : own;
}

bool MapTones::lightAt(QPointF place) const {
    const double beneath = luminance(place);
    return contrastOf(m_light, beneath) > contrastOf(m_dark, beneath);
}

bool MapTones::lightAt(QPointF place, bool before) const {
    const double beneath = luminance(place);
    const double dark = contrastOf(m_dark, beneath);
    const double light = contrastOf(m_light, beneath);
    return (before ? light : dark) >= enough ? before : light > dark;
}

std::vector<MapTones::Run> MapTones::runs(const QList<QPointF> &line) const {
    std::vector<Run> result;
    if (line.isEmpty())
        return result;
    result.push_back({lightAt(line.first()), {line.first()}});
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF from = line[i - 1];
        const QPointF along = line[i] - from;
        const int parts = std::max(1, static_cast<int>(std::hypot(along.x(), along.y()) / step));
        for (int part = 1; part <= parts; ++part) {
            const QPointF at = from + along * part / parts;
            const bool light = lightAt(at, result.back().light);
            if (light != result.back().light) {
                result.back().points.append(at);
                result.push_back({light, {at}});
            } else if (part == parts) {
                result.back().points.append(at);
            }
        }
    }
    return result;
}

} // namespace halftruth
