#include "ui/figure/shared_widths.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace halftruth {

namespace {

/// What no width may be larger than, so that all fit.
double cutWidth(std::vector<double> wishes, double room) {
    std::ranges::sort(wishes);
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        const double share = room / static_cast<double>(wishes.size() - i);
        if (wishes[i] > share)
            return share;
        room -= wishes[i];
    }
    return std::numeric_limits<double>::infinity();
}

} // namespace

std::vector<int> sharedWidths(const std::vector<double> &wishes, int room) {
    if (wishes.empty())
        return {};
    const auto count = static_cast<double>(wishes.size());
    const double fair = room / count;
    const double left = room - std::accumulate(wishes.begin(), wishes.end(), 0.0);
    const bool alike = std::ranges::all_of(wishes, [&](double wish) { return wish <= fair; });
    const double cut = cutWidth(wishes, room);
    std::vector<int> widths;
    double end = 0.0;
    for (const double wish : wishes) {
        const double start = std::round(end);
        end += alike ? fair : left >= 0 ? wish + left / count : std::min(wish, cut);
        widths.push_back(static_cast<int>(std::round(end) - start));
    }
    return widths;
}

} // namespace halftruth
