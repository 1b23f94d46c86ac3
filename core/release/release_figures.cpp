#include "core/release/release_figures.h"

#include "core/text/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace halftruth {

namespace {

/// Numbered from 1, as labels of two variables would lie on each other.
Axis categoryAxis(const Sanitised &sanitised, const std::vector<std::size_t> &categories) {
    const std::size_t count = sanitised.released.size();
    const bool all = categories.size() == count;
    return {.title = all ? tr("category")
                         : tr("category, the {shown} most often released of {all}",
                              {{"shown", categories.size()}, {"all", count}}),
            .range = {0.4, static_cast<double>(categories.size()) + 0.6},
            .integer = true};
}

std::vector<double> places(std::size_t count, double shift = 0) {
    std::vector<double> x(count);
    std::iota(x.begin(), x.end(), 1 + shift);
    return x;
}

Interval withRoom(double lower, double upper) {
    const double room = 0.08 * std::max(upper - lower, 1e-300);
    return {lower < 0 ? lower - room : 0, upper + room};
}

} // namespace

std::vector<std::size_t> commonestCategories(const Sanitised &sanitised, std::size_t most) {
    std::vector<std::size_t> categories(sanitised.released.size());
    std::iota(categories.begin(), categories.end(), std::size_t{0});
    if (categories.size() > most) {
        std::ranges::stable_sort(categories, std::greater{}, [&](std::size_t k) { return sanitised.released[k]; });
        categories.resize(most);
        std::ranges::sort(categories);
    }
    return categories;
}

Figure serverFigure(const Release &release) {
    const std::vector<std::size_t> categories = commonestCategories(release.sanitised, mostCategoriesDrawn);
    const auto samples = static_cast<double>(release.sanitised.plan.design.samples);
    const double uniform = 1 / static_cast<double>(release.ciphertexts.size());
    Bars seen{.label = tr("ciphertexts"), .colour = 6, .x = places(categories.size()), .y = {}, .width = 0.7};
    for (const std::size_t k : categories)
        seen.y.push_back(static_cast<double>(release.ciphertexts[k]) / samples);
    const double highest = std::max(uniform, *std::ranges::max_element(seen.y));
    Figure figure{.id = "server",
                  .title = tr("What the server sees"),
                  .x = categoryAxis(release.sanitised, categories),
                  .y = {.title = tr("share of the ciphertexts"), .range = withRoom(0, 1.15 * highest)},
                  .layers = {},
                  .caption = tr("Types of the ciphertexts (X+V, Y+W): with uniform pads V and W each has probability "
                                "1/K, whatever the data are [LWR].")};
    figure.layers.emplace_back(std::move(seen));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = uniform,
                                      .label = tr("1/K = {share}", {{"share", uniform}})});
    return figure;
}

Figure estimateFigure(const Release &release, bool withTruth) {
    const std::vector<std::size_t> categories = commonestCategories(release.sanitised, mostCategoriesDrawn);
    const std::vector<double> raw = release.sanitised.estimate();
    const double half = withTruth ? 0.2 : 0;
    Bars truth{.label = tr("true"), .colour = 0, .x = places(categories.size(), -half), .y = {}, .width = 0.36};
    Bars estimate{.label = tr("estimate"),
                  .role = Role::Approximation,
                  .colour = 5,
                  .x = places(categories.size(), half),
                  .y = {},
                  .width = 0.36};
    for (const std::size_t k : categories) {
        truth.y.push_back(release.trueShare(k));
        estimate.y.push_back(raw[k]);
    }
    const double lowest = std::min({0.0, *std::ranges::min_element(estimate.y)});
    double highest = *std::ranges::max_element(estimate.y);
    if (withTruth)
        highest = std::max(highest, *std::ranges::max_element(truth.y));
    Figure figure{.id = "estimate",
                  .title = withTruth ? tr("The estimate beside the truth") : tr("The estimate"),
                  .x = categoryAxis(release.sanitised, categories),
                  .y = {.title = tr("share of the records"), .range = withRoom(lowest, highest)},
                  .layers = {},
                  .caption =
                      tr("A⁻¹ of the type of the released records: unbiased, so that it may be negative [LWR].")};
    if (withTruth)
        figure.layers.emplace_back(std::move(truth));
    figure.layers.emplace_back(std::move(estimate));
    return figure;
}

} // namespace halftruth
