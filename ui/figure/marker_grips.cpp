#include "ui/figure/marker_grips.h"

#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/text/utf8.h"

#include "core/text/number_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr double reach = 8.0;
constexpr double dot = 3.5;
constexpr double ring = 7.0; // around a best place

QFont valueFont() { return textFont(FigureStyle::fontPixels, QFont::DemiBold); }

} // namespace

void MarkerGrips::setFigure(const Figure &figure, const PlotGeometry &geometry) {
    m_geometry = geometry;
    m_grips.clear();
    m_fixed.clear();
    m_optima.clear();
    for (const Layer &layer : figure.layers) {
        if (const auto *points = std::get_if<Points>(&layer); points && points->optimum && !points->hidden)
            for (std::size_t i = 0; i < points->x.size(); ++i)
                m_optima.emplace_back(points->x[i], points->y[i]);
        const auto *marker = std::get_if<Marker>(&layer);
        if (!marker || !marker->parameter)
            continue;
        const bool vertical = marker->direction == Marker::Direction::Vertical;
        const double unit = (vertical ? geometry.x : geometry.y).toUnit(marker->value);
        if (!(unit >= 0 && unit <= 1)) // out of sight, or nothing a log axis could show
            continue;
        const bool fixed = m_whyFixed && m_whyFixed(*marker->parameter);
        (fixed ? m_fixed : m_grips)
            .push_back({marker->direction, *marker->parameter, marker->value, marker->reading});
    }
    update();
}

double MarkerGrips::unitOf(QPointF at, Marker::Direction direction) const {
    const QRectF &plot = m_geometry.plot;
    return direction == Marker::Direction::Vertical ? (at.x() - plot.left()) / plot.width()
                                                    : (plot.bottom() - at.y()) / plot.height();
}

QLineF MarkerGrips::lineOf(const Grip &grip) const {
    const QRectF &plot = m_geometry.plot;
    if (grip.direction == Marker::Direction::Vertical) {
        const double x = m_geometry.sceneX(grip.value);
        return {x, plot.bottom(), x, plot.top()};
    }
    const double y = m_geometry.sceneY(grip.value);
    return {plot.left(), y, plot.right(), y};
}

std::vector<MarkerGrips::Grip> MarkerGrips::within(QPointF at, const std::vector<Grip> &of) const {
    std::vector<Grip> found;
    if (!m_geometry.plot.adjusted(-reach, -reach, reach, reach).contains(at))
        return found;
    for (const auto direction : {Marker::Direction::Vertical, Marker::Direction::Horizontal}) {
        const Grip *nearest = nullptr;
        double least = reach;
        for (const Grip &grip : of) {
            const QPointF on = lineOf(grip).p1();
            const double distance =
                direction == Marker::Direction::Vertical ? std::fabs(at.x() - on.x()) : std::fabs(at.y() - on.y());
            if (grip.direction == direction && distance <= least) {
                nearest = &grip;
                least = distance;
            }
        }
        if (nearest)
            found.push_back(*nearest);
    }
    return found;
}

std::vector<MarkerGrips::Grip> MarkerGrips::takenAlong() const {
    std::vector<Grip> taken;
    for (const Grip &grip : m_grips)
        if (std::ranges::find(taken, grip.direction, &Grip::direction) == taken.end())
            taken.push_back(grip);
    return taken;
}

std::optional<QPointF> MarkerGrips::optimumAt(QPointF at) const {
    if (m_grips.empty())
        return std::nullopt;
    std::optional<QPointF> nearest;
    double least = reach;
    for (const QPointF &optimum : m_optima)
        if (const double distance = QLineF(at, m_geometry.toScene(optimum.x(), optimum.y())).length();
            distance <= least) {
            nearest = optimum;
            least = distance;
        }
    return nearest;
}

std::optional<Qt::CursorShape> MarkerGrips::approach(QPointF at) {
    const std::optional<QPointF> optimum = optimumAt(at);
    if (std::exchange(m_nearOptimum, optimum) != optimum)
        update();
    std::vector<Grip> near = optimum ? takenAlong() : within(at, m_grips);
    if (!std::exchange(m_pointed, true))
        update();
    const auto same = [](const Grip &a, const Grip &b) { return a.same(b); };
    if (!std::ranges::equal(near, m_near, same)) {
        m_near = near;
        update();
    }
    if (near.empty())
        return within(at, m_fixed).empty() ? std::nullopt : std::optional(Qt::ForbiddenCursor);
    if (near.size() > 1)
        return Qt::SizeAllCursor;
    return near.front().direction == Marker::Direction::Vertical ? Qt::SizeHorCursor : Qt::SizeVerCursor;
}

void MarkerGrips::leave() {
    m_near.clear();
    m_nearOptimum.reset();
    m_pointed = false;
    update();
}

QString MarkerGrips::reasonAt(QPointF at) const {
    if (optimumAt(at) || !within(at, m_grips).empty())
        return {};
    for (const Grip &grip : within(at, m_fixed))
        if (const auto reason = m_whyFixed(grip.parameter); reason && !reason->isEmpty())
            return *reason;
    return {};
}

bool MarkerGrips::take(QPointF at) {
    const std::optional<QPointF> optimum = optimumAt(at);
    for (const Grip &grip : optimum ? takenAlong() : within(at, m_grips)) {
        const bool vertical = grip.direction == Marker::Direction::Vertical;
        const AxisMap &axis = vertical ? m_geometry.x : m_geometry.y;
        // From a best place the marker goes on as if it had stood there.
        const double from = !optimum ? grip.value : vertical ? optimum->x() : optimum->y();
        m_held.push_back({grip, unitOf(at, grip.direction) - axis.toUnit(from)});
    }
    update();
    return held();
}

MarkerGrips::Values MarkerGrips::valuesAt(QPointF at) const {
    Values values;
    for (const Held &each : m_held) {
        const AxisMap &axis = each.grip.direction == Marker::Direction::Vertical ? m_geometry.x : m_geometry.y;
        // No further than the axis: what is held stays in sight.
        const double unit = std::clamp(unitOf(at, each.grip.direction) - each.offset, 0.0, 1.0);
        values.emplace_back(each.grip.parameter, each.grip.valueAt(axis.fromUnit(unit)));
    }
    return values;
}

void MarkerGrips::letGo() {
    m_held.clear();
    update();
}

bool MarkerGrips::focusNext(bool forwards) {
    const auto here = m_focus ? std::ranges::find_if(m_grips, [&](const Grip &grip) { return grip.same(*m_focus); })
                              : m_grips.end();
    const auto place = here - m_grips.begin();
    const auto count = static_cast<std::ptrdiff_t>(m_grips.size());
    const std::ptrdiff_t next = place == count ? (forwards ? 0 : count - 1) : place + (forwards ? 1 : -1);
    m_focus.reset();
    if (next >= 0 && next < count)
        m_focus = m_grips[static_cast<std::size_t>(next)];
    update();
    return m_focus.has_value();
}

std::optional<MarkerGrips::Grip> MarkerGrips::focusFor(Marker::Direction direction) {
    const auto fits = [&](const Grip &grip) { return grip.direction == direction; };
    const bool there = m_focus && fits(*m_focus) &&
                       std::ranges::any_of(m_grips, [&](const Grip &grip) { return grip.same(*m_focus); });
    if (!there) {
        const auto found = std::ranges::find_if(m_grips, fits);
        if (found == m_grips.end())
            return std::nullopt;
        m_focus = *found;
    }
    m_shown = true;
    update();
    return m_focus;
}

bool MarkerGrips::marked(const Grip &grip) const {
    const auto same = [&](const Grip &other) { return other.same(grip); };
    return std::ranges::any_of(m_near, same) || std::ranges::any_of(m_held, same, &Held::grip) ||
           (m_shown && m_focus && same(*m_focus));
}

void MarkerGrips::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    if (!m_pointed && !m_shown && m_held.empty())
        return; // calm where nobody reaches for anything
    for (const Grip &grip : m_grips) {
        const bool large = marked(grip);
        const QLineF line = lineOf(grip);
        if (large) {
            painter->setPen(QPen(m_theme->accent, 2));
            painter->drawLine(line);
        }
        painter->setPen(QPen(m_theme->card, 1));
        painter->setBrush(m_theme->accent);
        painter->drawEllipse(line.p1(), large ? dot + 2 : dot, large ? dot + 2 : dot);
    }
    if (m_nearOptimum) {
        painter->setPen(QPen(m_theme->accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(m_geometry.toScene(m_nearOptimum->x(), m_nearOptimum->y()), ring, ring);
    }
    for (const Grip &grip : m_grips) {
        const bool held = std::ranges::any_of(m_held, [&](const Held &each) { return each.grip.same(grip); });
        if (held || (m_shown && m_focus && m_focus->same(grip)))
            paintValue(painter, grip);
    }
}

void MarkerGrips::paintValue(QPainter *painter, const Grip &grip) const {
    const ParameterSpec &parameter = spec(grip.parameter);
    const QFont font = valueFont();
    const QFontMetricsF metrics(font);
    const QString name = parameter.symbol.empty() ? localized(parameter.title) : utf8(parameter.symbol);
    const QString text = QStringLiteral("%1 = %2").arg(name, localized(displayNumber(grip.valueAt(grip.value))));
    const QRectF &plot = m_geometry.plot;
    QRectF plate(QPointF(), QSizeF(textWidth(text, font) + 12, metrics.height() + 6));
    const QPointF end = lineOf(grip).p1();
    // At the axis' end of the line: its own label is at the other.
    if (grip.direction == Marker::Direction::Vertical)
        plate.moveBottomLeft(end + QPointF(10, -10));
    else
        plate.moveBottomLeft(end + QPointF(10, -8));
    if (plate.right() > plot.right())
        plate.moveRight(end.x() - 10);
    if (plate.top() < plot.top())
        plate.moveTop(end.y() + 8);
    painter->setPen(QPen(m_theme->accent, 1));
    painter->setBrush(m_theme->card);
    painter->drawRoundedRect(plate, 4, 4);
    painter->setPen(m_theme->text);
    drawText(painter, QPointF(plate.left() + 6, plate.top() + 3 + metrics.ascent()), text, font);
}

} // namespace halftruth
