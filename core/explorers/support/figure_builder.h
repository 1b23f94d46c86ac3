#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/figure/axes.h"
#include "core/figure/figure.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace halftruth {

/// An axis with its two natural windows; which one holds depends on the scale, which a person may have toggled.
struct AxisPlan {
    Axis axis{};                      ///< range is the window of the linear scale
    Interval logRange{};              ///< the window of the logarithmic scale
    std::optional<Interval> domain{}; ///< where there is more to see than the windows show
};
/// The axis as it is to be shown: the person's scale and window where there are any, the plan's otherwise.
[[nodiscard]] Axis planned(const AxisPlan &plan, const std::optional<Scale> &scale,
                           const std::optional<Interval> &window);

/// True for a window that an axis of this scale can show: ends in order, finite, and positive on a logarithmic one.
[[nodiscard]] bool canShow(const std::optional<Interval> &window, Scale scale);
/// The window of a linear axis: the person's where it can be shown, the natural one otherwise.
[[nodiscard]] AxisRange shownWindow(const std::optional<Interval> &window, const Interval &natural);
/// The same where there is more to see than is shown at first.
[[nodiscard]] AxisRange shownWindow(const std::optional<Interval> &window, const Interval &natural,
                                    const Interval &domain);

/// How many points a smooth curve gets.
inline constexpr int curvePoints = 321;

/// Places in order, and the marker's among them where it lies between their ends: what stands at the marker is what a
/// table of the figure is asked for, and what a curve that is no line has there isn't what lies between two others.
template <class Place>
[[nodiscard]] std::vector<Place> withPlace(std::vector<Place> places, Place own) {
    const auto at = std::ranges::lower_bound(places, own);
    if (at != places.begin() && at != places.end() && *at != own)
        places.insert(at, own);
    return places;
}

/// f at every x; points where it isn't finite, or where f throws std::domain_error, are left out.
[[nodiscard]] Curve curveOf(Text label, Role role, ColourIndex colour, std::span<const double> xs,
                            const std::function<double(double)> &f);

/// The same for an f that takes its time: as far as the budget has come, under a name of its own in the exploration.
/// Without a point until there are enough for a picture.
[[nodiscard]] Curve curveOf(Budget &budget, const std::string &name, Text label, Role role, ColourIndex colour,
                            std::span<const double> xs, const std::function<double(double)> &f,
                            Budget::Turn turn = Budget::Turn::Usual);

/// The values of a map whose xs and ys say where its cells are evaluated, by columns or by rows of it, as far as the
/// budget has come. Where one isn't known yet stands the nearest that is, and xs or ys says where that was evaluated.
/// False, and no values, until there are enough for a picture; a map without a value where its axes are asked for.
using MapLine = std::function<std::vector<float>(std::size_t line)>;
[[nodiscard]] bool fillColumns(HeatMap &map, Budget &budget, const std::string &name, const MapLine &column);
/// The columns of such a map that were evaluated where they stand, at their centres: of what isn't known yet nothing.
[[nodiscard]] HeatMap columnsOf(const HeatMap &map, std::span<const double> centres);
[[nodiscard]] bool fillRows(HeatMap &map, Budget &budget, const std::string &name, const MapLine &row);

/// Whether a curve has any point.
[[nodiscard]] bool anyDrawn(const Figure &figure);

/// Sets the y axis' window: the person's, or the one that holds every curve, band, point and bar.
void fitVertically(Figure &figure, const View &view);

/// The part of the whole numbers first...last that an axis shows, as at most `most` cells of equal width.
struct CellAxis {
    std::vector<std::int64_t>
        integers{};                ///< the number each cell was evaluated at: its own, or the nearest to its middle
    std::vector<double> centres{}; ///< the same numbers, as doubles
    Interval edges{};
};
/// Ends: one cell for each number where there is room; only the first number where the window has none.
[[nodiscard]] CellAxis integerCells(Interval window, std::int64_t first, std::int64_t last, int most);

/// Where the cells of a map over real numbers are evaluated: the middles of equal cells on the axis' scale.
[[nodiscard]] std::vector<double> cellMiddles(Interval edges, Scale scale, std::size_t cells);

} // namespace halftruth
