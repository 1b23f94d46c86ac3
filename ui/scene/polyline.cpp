#include "ui/scene/polyline.h"

#include <algorithm>
#include <cmath>
#include <numeric>
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

double cross(QPointF a, QPointF b) { return a.x() * b.y() - a.y() * b.x(); }

/// The directions in which a segment from a point passes close enough to all that has been passed since.
class Sleeve {
public:
    /// Whether a segment to `offset` (from the start) is one of them; if so, later ones must pass it as well.
    bool admits(QPointF offset, double tolerance) {
        // Beside the segment and beyond its end, each by so little that both together are within the tolerance.
        const double slack = tolerance * M_SQRT1_2;
        const double distance = std::sqrt(QPointF::dotProduct(offset, offset));
        if (distance < m_reach - slack) // it turns back
            return false;
        if (distance <= slack)
            return !m_open;
        if (m_open &&
            (cross(m_right, offset) < 0 || cross(m_left, offset) > 0 || QPointF::dotProduct(m_right, offset) <= 0))
            return false;
        m_reach = std::max(m_reach, distance);
        const double sine = slack / distance;
        const double cosine = std::sqrt(1 - sine * sine);
        const QPointF along = offset / distance;
        const QPointF left(along.x() * cosine - along.y() * sine, along.y() * cosine + along.x() * sine);
        const QPointF right(along.x() * cosine + along.y() * sine, along.y() * cosine - along.x() * sine);
        if (!m_open || cross(m_left, left) < 0)
            m_left = left;
        if (!m_open || cross(m_right, right) > 0)
            m_right = right;
        m_open = true;
        return true;
    }

private:
    bool m_open = false;
    double m_reach = 0.0;
    QPointF m_left;
    QPointF m_right;
};

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

const std::vector<QList<QPointF>> &ClippedCurves::of(const Curve &curve) {
    const auto [place, fresh] = m_known.try_emplace(&curve);
    if (fresh)
        place->second = clippedPolyline(m_x, m_y, curve.x, curve.y);
    return place->second;
}

QList<QPointF> thinnedPolyline(const QList<QPointF> &line, QSizeF scale, double tolerance) {
    if (line.size() < 3)
        return line;
    const auto offset = [&](qsizetype from, qsizetype to) {
        return QPointF((line[to].x() - line[from].x()) * scale.width(),
                       (line[to].y() - line[from].y()) * scale.height());
    };
    QList<QPointF> kept{line.first()};
    qsizetype start = 0;
    Sleeve sleeve;
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (sleeve.admits(offset(start, i), tolerance))
            continue;
        // The point before was admitted: the segment to it passes everything since the start.
        start = i - 1;
        kept.append(line[start]);
        sleeve = {};
        sleeve.admits(offset(start, i), tolerance);
    }
    kept.append(line.last());
    return kept;
}

bool isDense(double length, qsizetype points, QSizeF plot) {
    constexpr double windings = 2;         // a curve that rises once is no longer than one
    constexpr qsizetype pointsOfOne = 100; // a smooth one is thinned to fewer
    return length > windings * (plot.width() + plot.height()) || points > pointsOfOne;
}

namespace {

/// Where along a line ink ends and begins again.
class Dashes {
public:
    explicit Dashes(const QPen &pen) : m_lengths(pen.dashPattern()) {
        for (double &each : m_lengths)
            each *= pen.widthF();
        m_all = std::accumulate(m_lengths.begin(), m_lengths.end(), 0.0);
        m_offset = pen.dashOffset() * pen.widthF();
        restart();
    }
    void restart() {
        m_index = 0;
        m_left = 0;
        if (!(m_all > 0))
            return;
        double into = std::fmod(m_offset, m_all);
        into += into < 0 ? m_all : 0;
        while (m_index + 1 < m_lengths.size() && into >= m_lengths[m_index])
            into -= m_lengths[m_index++];
        m_left = m_lengths[m_index] - into;
    }
    void follow(const QLineF &line, QList<QLineF> &ink) {
        const double length = line.length();
        if (!(m_all > 0)) {
            ink << line;
            return;
        }
        for (double from = 0; from < length;) {
            const double to = std::min(length, from + m_left);
            if (m_index % 2 == 0 && to > from)
                ink << QLineF(line.pointAt(from / length), line.pointAt(to / length));
            m_left -= to - from;
            from = to;
            if (to < length) {
                m_index = (m_index + 1) % m_lengths.size();
                m_left = m_lengths[m_index];
            }
        }
    }

private:
    QList<double> m_lengths; ///< in pixels; ink and gap by turns
    double m_all = 0;
    double m_offset = 0;
    qsizetype m_index = 0;
    double m_left = 0; ///< of the one that is being drawn
};

} // namespace

QList<QLineF> inkLines(const QPainterPath &path, const QPen &pen) {
    Dashes dashes(pen);
    QList<QLineF> ink;
    for (int i = 0; i < path.elementCount(); ++i) {
        if (path.elementAt(i).isMoveTo())
            dashes.restart();
        else
            dashes.follow(QLineF(path.elementAt(i - 1), path.elementAt(i)), ink);
    }
    return ink;
}

} // namespace halftruth
