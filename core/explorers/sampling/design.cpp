#include "core/explorers/sampling/design.h"

#include "core/data/joint_type.h"
#include "core/data/synthetic_type.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/pram/ordinal_design.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace halftruth {

namespace {

using enum ParameterId;

/// How frequent the categories are: as in the data.
std::vector<double> designWeights(const Parameters &p) {
    const auto categories = static_cast<std::size_t>(p.integer(Categories));
    std::vector<double> weights(categories, 1.0);
    if (p.data().kind == DataSource::Kind::Table)
        std::ranges::transform(p.data().table->counts, weights.begin(),
                               [](std::int64_t count) { return static_cast<double>(count); });
    else if (p.data().kind == DataSource::Kind::Zipf)
        std::ranges::transform(zipfType(categories, p.integer(Population), p[ZipfExponent]).counts, weights.begin(),
                               [](std::int64_t count) { return static_cast<double>(count); });
    return weights;
}

/// Nothing where the categories are too many or ε is out of reach.
std::optional<OrdinalDesign> ordinalDesign(const Parameters &p) {
    if (p.integer(Categories) > mostDesigned || p[Epsilon] < leastDesignEpsilon || p[Epsilon] > mostDesignEpsilon)
        return std::nullopt;
    return OrdinalDesign{
        .epsilon = p[Epsilon], .loss = static_cast<OrdinalLoss>(p.integer(DesignLoss)), .weights = designWeights(p)};
}

HeatMap matrixMap(const OrdinalMechanism &mechanism) {
    const auto k = static_cast<double>(mechanism.categories);
    HeatMap map{.label = tr("probability of the report"),
                .symbol = "P",
                .colours = {.kind = ColourScale::Kind::Sequential},
                .xEdges = {0.5, k + 0.5},
                .yEdges = {0.5, k + 0.5},
                .xs = {},
                .ys = {},
                .values = {}};
    for (std::int64_t i = 1; i <= mechanism.categories; ++i) {
        map.xs.push_back(static_cast<double>(i));
        map.ys.push_back(static_cast<double>(i));
    }
    for (const double probability : mechanism.probabilities)
        map.values.push_back(static_cast<float>(probability));
    map.colours.range = {0, static_cast<double>(std::ranges::max(map.values))};
    return map;
}

Figure designFigure(const Request &request, const std::optional<OrdinalMechanism> &mechanism) {
    const View view = request.view("design");
    const Interval natural{0.5, request.parameters[Categories] + 0.5};
    Figure figure{
        .id = "design",
        .title = tr("The best matrix for ordered categories"),
        .x = {.title = tr("report"), .symbol = "j", .range = shownWindow(view.x, natural), .integer = true},
        .y = {.title = tr("truth"), .symbol = "i", .range = shownWindow(view.y, natural), .integer = true},
        .layers = {},
        .caption = tr("Least expected loss among all matrices whose neighbouring rows differ by a factor of at "
                      "most e^ε: metric privacy ε·|i − j| {metric}, without sampling. Each report of the geometric "
                      "mechanism in the place that costs least {geometric}; categories in the order of the data, "
                      "as frequent as there.",
                      {{"metric", cite("Chatzikokolakis et al. 2013")},
                       {"geometric", cite("Ghosh et al. 2012", "theorem 3")}})};
    if (mechanism)
        figure.layers.emplace_back(matrixMap(*mechanism));
    else
        figure.note = tr("A matrix is designed for at most 30 categories and ε from 0.01 to 10.");
    return figure;
}

std::vector<Readout> designReadouts(const OrdinalDesign &design, const OrdinalMechanism &mechanism) {
    const auto k = static_cast<std::int64_t>(design.weights.size());
    const ReadoutPlace place{.group = phrase("Ordered categories")};
    return {
        {.label = tr("loss, best matrix"),
         .value = expectedLoss(design, mechanism),
         .help = tr("Least expected loss of a report; ε is that of neighbouring categories, distant ones are less "
                    "well hidden"),
         .place = place},
        {.label = tr("loss, geometric mechanism"),
         .value = expectedLoss(design, truncatedGeometric(k, design.epsilon)),
         .help = tr("The truncated geometric mechanism with the same ε between neighbouring categories"),
         .place = place},
        {.label = tr("loss, generalized randomized response"),
         .value = expectedLoss(design, responseMechanism(k, design.epsilon)),
         .help = tr("With ε between any two categories, which is a stronger promise"),
         .place = place},
    };
}

} // namespace

void addDesign(const Request &request, Exploration &answer) {
    const std::optional<OrdinalDesign> design = ordinalDesign(request.parameters);
    const std::optional<OrdinalMechanism> mechanism = design ? std::optional(optimalOrdinal(*design)) : std::nullopt;
    answer.figures.push_back(designFigure(request, mechanism));
    if (mechanism)
        for (Readout &readout : designReadouts(*design, *mechanism))
            answer.readouts.push_back(std::move(readout));
}

} // namespace halftruth
