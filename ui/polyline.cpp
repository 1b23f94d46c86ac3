#include "polyline.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

/// The part of a segment inside the unit square, as a pair of positions along it (Liang and Barsky 1984).
std::optional<std::pair<double, double>> insidePart(QPointF from, QPointF to) {
    double enter = 0.0;
    double leave = 1.0;
    const auto against = [&](double slope, double room) {
        if (slope == 0)
            return room >= 0;
        const double at = room / slope;
        if (slope < 0)
            enter = std::max(enter, at);
        else
            leave = std::min(leave, at);
        return enter <= leave;
    };
    const QPointF delta = to - from;
    if (against(-delta.x(), from.x()) && against(delta.x(), 1 - from.x()) && against(-delta.y(), from.y()) &&
        against(delta.y(), 1 - from.y()))
        return std::pair{enter, leave};
    return std::nullopt;
}

} // namespace

std::vector<QList<QPointF>> clippedPolyline(const AxisMap &xMap, const AxisMap &yMap, std::span<const double> x,
                                            std::span<const double> y) {
    std::vector<QList<QPointF>> pieces;
    QList<QPointF> piece;
    const auto finish = [&] {
        if (piece.size() > 1)
            pieces.push_back(std::move(piece));
        piece = {};
    };
    std::optional<QPointF> previous;
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        const QPointF point(xMap.toUnit(x[i]), yMap.toUnit(y[i]));
        if (!std::isfinite(point.x()) || !std::isfinite(point.y())) {
            finish();
            previous.reset();
            continue;
        }
        if (previous) {
            if (const auto part = insidePart(*previous, point)) {
                const QPointF delta = point - *previous;
                if (piece.isEmpty())
                    piece.append(*previous + part->first * delta);
                piece.append(*previous + part->second * delta);
                if (part->second < 1.0)
                    finish();
            } else {
                finish();
            }
        }
        previous = point;
    }
    finish();
    return pieces;
}

} // namespace halftruth
