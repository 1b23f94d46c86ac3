#include "core/explorers/support/bends.h"

#include "core/figure/axes.h"

#include <cmath>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

/// A bend whose corner is farther than that from the line past it is seen: half a pixel of a large chart.
constexpr double seen = 0.001;

double placed(double value, Scale scale) { return scale == Scale::Log ? std::log(value) : value; }

double valueOrNone(const std::function<double(double)> &function, double x) {
    try {
        return function(x);
    } catch (const std::domain_error &) {
        return std::nan("");
    }
}

double middle(double a, double b, Scale scale, bool integer) {
    const double between = scale == Scale::Log ? std::sqrt(a * b) : a + (b - a) / 2;
    return integer ? std::round(between) : between;
}

} // namespace

std::vector<double> middlesAtBends(std::span<const double> xs, std::span<const double> ys, Scale xScale, Scale yScale,
                                   bool integer, std::optional<Interval> shown) {
    std::vector<std::size_t> drawn;
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    for (std::size_t i = 0; i < xs.size(); ++i)
        if (const double y = placed(ys[i], yScale); std::isfinite(y)) {
            drawn.push_back(i);
            lowest = std::min(lowest, y);
            highest = std::max(highest, y);
        }
    if (shown) {
        lowest = placed(shown->lower, yScale);
        highest = placed(shown->upper, yScale);
    }
    if (drawn.size() < 3 || !(lowest < highest))
        return {};
    std::vector<bool> halved(drawn.size() - 1);
    for (std::size_t k = 1; k + 1 < drawn.size(); ++k) {
        const auto at = [&](std::size_t place) {
            return std::pair(placed(xs[drawn[place]], xScale), placed(ys[drawn[place]], yScale));
        };
        const auto [x0, y0] = at(k - 1);
        const auto [x1, y1] = at(k);
        const auto [x2, y2] = at(k + 1);
        const auto inSight = [&](double y) { return y >= lowest && y <= highest; };
        const double straight = y0 + (y2 - y0) * (x1 - x0) / (x2 - x0);
        if ((inSight(y0) || inSight(y1) || inSight(y2)) && std::fabs(y1 - straight) > seen * (highest - lowest))
            halved[k - 1] = halved[k] = true;
    }
    std::vector<double> middles;
    for (std::size_t k = 0; k < halved.size(); ++k)
        if (halved[k]) {
            const double x = middle(xs[drawn[k]], xs[drawn[k + 1]], xScale, integer);
            if (x > xs[drawn[k]] && x < xs[drawn[k + 1]])
                middles.push_back(x);
        }
    return middles;
}

std::vector<double> placesAtBends(Interval window, const Bending &bending,
                                  std::span<const std::function<double(double)>> like) {
    constexpr int first = 41;
    constexpr int rounds = 20; // each makes what is left of a bend a quarter
    std::vector<double> places = spaced(window, bending.xScale, first);
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> more;
        for (const auto &function : like) {
            std::vector<double> heights;
            for (const double each : places)
                heights.push_back(valueOrNone(function, each));
            std::ranges::copy(
                middlesAtBends(places, heights, bending.xScale, bending.yScale, bending.integer, bending.shown),
                std::back_inserter(more));
        }
        if (more.empty())
            break;
        std::ranges::copy(more, std::back_inserter(places));
        std::ranges::sort(places);
        places.erase(std::unique(places.begin(), places.end()), places.end());
    }
    return places;
}

} // namespace halftruth
