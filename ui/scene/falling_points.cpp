#include "ui/scene/falling_points.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace halftruth {

namespace {

constexpr double fallSeconds = 0.45;
constexpr double turnSeconds = 0.03;        ///< from one point to the next
constexpr double longestTurnsSeconds = 0.5; ///< for however many

std::set<std::pair<double, double>> fallingPlaces(const Figure &figure) {
    std::set<std::pair<double, double>> places;
    for (const Layer &layer : figure.layers)
        if (const auto *points = std::get_if<Points>(&layer); points && points->falls)
            for (std::size_t i = 0; i < points->x.size(); ++i)
                places.emplace(points->x[i], points->y[i]);
    return places;
}

} // namespace

void FallingPoints::follow(const Figure *before, const Figure &now) {
    if (!before || before->id != now.id)
        return stop();
    const auto then = fallingPlaces(*before);
    const auto places = fallingPlaces(now);
    if (!std::ranges::includes(places, then))
        return stop();
    std::vector<Place> fresh;
    std::ranges::set_difference(places, then, std::back_inserter(fresh));
    if (m_since.size() + fresh.size() > mostFalling)
        return;
    const double turn =
        std::min(turnSeconds, longestTurnsSeconds / std::max<double>(1, static_cast<double>(fresh.size())));
    // The lower ones first, whatever column they are in.
    std::ranges::stable_sort(fresh, {}, &Place::second);
    for (std::size_t i = 0; i < fresh.size(); ++i)
        m_since[fresh[i]] = -turn * static_cast<double>(i);
}

void FallingPoints::advance(double seconds) {
    for (auto &[place, since] : m_since)
        since += seconds;
    std::erase_if(m_since, [](const auto &each) { return each.second >= fallSeconds; });
}

double FallingPoints::fallen(double x, double y) const {
    const auto found = m_since.find({x, y});
    if (found == m_since.end())
        return 1;
    const double part = found->second / fallSeconds;
    return part < 0 ? part : part * part; // as things fall
}

} // namespace halftruth
