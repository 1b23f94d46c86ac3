#pragma once

#include "core/budget/budget.h"
#include "core/figure/figure.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halftruth {

/// Where the polygon through points bends enough to be seen on axes of these scales: a place in the middle of each
/// piece beside the bend, a whole number where those are asked for. Points that an axis has no place for are passed
/// over. shown is the part of the vertical axis in sight; where it is empty, that of the points.
[[nodiscard]] std::vector<double> middlesAtBends(std::span<const double> xs, std::span<const double> ys, Scale xScale,
                                                 Scale yScale, bool integer, std::optional<Interval> shown);

/// What is known of a function along an axis, from the left to the right.
template <class T>
struct Swept {
    std::vector<double> xs{};
    std::vector<T> values{};
};

/// How a curve is drawn, for sweepBends().
struct Bending {
    Scale xScale = Scale::Linear;
    Scale yScale = Scale::Linear;
    bool integer = false;
    std::optional<Interval> shown{};
    int rounds = 3; ///< of sweepBends(): each makes what is left of a bend a quarter
};

/// Places along an axis, its ends among them, between which straight lines look like these functions: closer together
/// where one of them bends. For a dear function that bends where cheap ones do, which are evaluated a hundred times
/// or so.
[[nodiscard]] std::vector<double> placesAtBends(Interval window, const Bending &bending,
                                                std::span<const std::function<double(double)>> like);

/// budget.sweep() over xs, and once all of that is known over more places where the curve bends, so that a smooth
/// curve looks smooth at its knee. `height` is what of a value is drawn.
template <class F, class Height>
[[nodiscard]] auto sweepBends(Budget &budget, const std::string &name, std::vector<double> xs, const Bending &bending,
                              F f, Height height) -> Swept<std::invoke_result_t<F, double>> {
    using Value = std::invoke_result_t<F, double>;
    struct Point {
        double x;
        Value value;
    };
    std::vector<Point> points;
    for (int round = 0; round <= bending.rounds && !xs.empty(); ++round) {
        const auto known = budget.sweep(
            round == 0 ? name : name + "/" + std::to_string(round), xs.size(),
            [&](std::size_t i) { return f(xs[i]); }, Budget::Turn::Last);
        bool all = known.shown;
        for (std::size_t i = 0; known.shown && i < xs.size(); ++i) {
            all = all && known.values[i].has_value();
            if (known.values[i])
                points.push_back({xs[i], *known.values[i]});
        }
        std::ranges::sort(points, {}, &Point::x);
        if (!all) // where there are bends is known once all is
            break;
        std::vector<double> places;
        std::vector<double> heights;
        for (const Point &each : points) {
            places.push_back(each.x);
            heights.push_back(std::invoke(height, each.value));
        }
        xs = middlesAtBends(places, heights, bending.xScale, bending.yScale, bending.integer, bending.shown);
    }
    Swept<Value> swept;
    for (Point &each : points) {
        swept.xs.push_back(each.x);
        swept.values.push_back(std::move(each.value));
    }
    return swept;
}

} // namespace halftruth
