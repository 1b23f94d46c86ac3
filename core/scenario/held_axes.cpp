#include "core/scenario/held_axes.h"

#include "core/figure/keeping.h"

#include <algorithm>

namespace halftruth {

namespace {

/// Whether what the axis is to show fits the window.
bool fits(const Figure &figure, Marker::Direction direction, const Interval &window, const HeldAxes::Moves &moves) {
    const Axis &axis = direction == Marker::Direction::Vertical ? figure.x : figure.y;
    for (const Layer &layer : figure.layers)
        if (const auto *marker = std::get_if<Marker>(&layer);
            marker && marker->direction == direction && marker->parameter && moves(*marker->parameter))
            return marker->value >= window.lower && marker->value <= window.upper;
    return holds(axis, window, axis.range.natural);
}

} // namespace

Request HeldAxes::holding(Request asked) const {
    for (const auto &[figure, held] : m_held) {
        View &view = asked.views[figure];
        if (held.x && !view.x) {
            view.x = held.x;
            view.xScale = held.xScale;
        }
        if (held.y && !view.y) {
            view.y = held.y;
            view.yScale = held.yScale;
        }
    }
    return asked;
}

bool HeldAxes::follow(const std::vector<Figure> &now, const std::vector<Figure> &shown, const Request &asked,
                      const Moves &moves) {
    bool changed = false;
    const auto look = [&](const Figure &figure, const Figure &before, Marker::Direction direction) {
        const bool across = direction == Marker::Direction::Vertical;
        const Axis &axis = across ? figure.x : figure.y;
        const Axis &old = across ? before.x : before.y;
        const View chosen = asked.view(figure.id);
        const auto known = m_held.find(figure.id);
        const bool held = known != m_held.end() && (across ? known->second.x : known->second.y).has_value();
        if ((across ? chosen.x : chosen.y) || !sameKind(axis, old))
            return;
        if (held) {
            View &view = known->second;
            std::optional<Interval> &window = across ? view.x : view.y;
            if (fits(figure, direction, *window, moves))
                return;
            changed = true;
            // What it would show by itself is held next: let go of, it would move with each value again, and each
            // would be asked for twice.
            if (const Interval &byItself = axis.range.natural;
                !(byItself == *window) && fits(figure, direction, byItself, moves)) {
                window = byItself;
                return;
            }
            window.reset();
            (across ? view.xScale : view.yScale).reset();
            if (view == View{})
                m_held.erase(known);
        } else if (!(axis.range == old.range) && fits(figure, direction, old.range, moves)) {
            View &view = m_held[figure.id];
            (across ? view.x : view.y) = old.range;
            (across ? view.xScale : view.yScale) = old.scale;
            changed = true;
        }
    };
    for (const Figure &figure : now) {
        if (!figure.beside.empty())
            continue; // its windows are those of the figure that it stands beside
        const auto before = std::ranges::find(shown, figure.id, &Figure::id);
        if (before == shown.end())
            continue;
        look(figure, *before, Marker::Direction::Vertical);
        // The vertical window of curves changes nothing of what is computed: see holdingAxes(). A map may still be on
        // its way.
        if (heatMap(figure) || heatMap(*before))
            look(figure, *before, Marker::Direction::Horizontal);
    }
    return changed;
}

} // namespace halftruth
