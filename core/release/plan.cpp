#include "core/release/plan.h"

#include "core/math/domain/domain.h"
#include "core/math/pram/sampling_pram.h"
#include "core/simulation/pram_study.h"

#include <cmath>

namespace halftruth {

std::int64_t ReleaseDesign::categories() const noexcept {
    std::int64_t product = 1;
    for (const std::uint32_t size : sizes)
        product *= size;
    return product;
}

PramWeights ReleaseDesign::weights() const { return pramWeights(n, samples, epsilon, categories()); }

double ReleaseDesign::knownSampleLoss() const { return std::log1p(excess()); }

double ReleaseDesign::largestRmsError() const {
    return pramRmsError({.n = n, .epsilon = attainedEpsilon(), .categories = categories()}, samples,
                        uniformConcentration(categories()));
}

void requireReleaseDesign(const ReleaseDesign &design) {
    double categories = 1; // the product of whole numbers may not fit in one
    for (const std::uint32_t size : design.sizes)
        categories *= size;
    require("categories", categories, range::categories);
    static_cast<void>(design.weights()); // checks the others
}

std::int64_t optimalReleaseSamples(std::int64_t n, std::int64_t categories, double epsilon) {
    return pramOptimalSamplesExact({.n = n, .epsilon = epsilon, .categories = categories},
                                   uniformConcentration(categories));
}

std::string ReleasePlan::label(std::size_t category) const {
    const ProductGroup all = group();
    std::string text;
    for (std::size_t i = 0; i < alphabets.size(); ++i)
        text += (i == 0 ? "" : ", ") + alphabets[i].labels.at(all.value(static_cast<std::uint32_t>(category), i));
    return text;
}

ReleasePlan releasePlan(std::vector<Alphabet> alphabets, CategorySource source, std::int64_t n, double epsilon,
                        std::optional<std::int64_t> samples) {
    ReleasePlan plan{.alphabets = std::move(alphabets),
                     .source = source,
                     .design = {.sizes = {}, .n = n, .samples = samples.value_or(1), .epsilon = epsilon}};
    for (const Alphabet &alphabet : plan.alphabets)
        plan.design.sizes.push_back(static_cast<std::uint32_t>(alphabet.labels.size()));
    requireReleaseDesign(plan.design);
    if (!samples)
        plan.design.samples = optimalReleaseSamples(n, plan.design.categories(), epsilon);
    requireReleaseDesign(plan.design);
    return plan;
}

std::vector<double> Sanitised::estimate() const { return pramEstimate(released, plan.design.excess()); }

std::vector<double> Sanitised::projectedEstimate() const { return projectedOnSimplex(estimate()); }

std::vector<double> Sanitised::marginal(const std::vector<double> &joint, std::size_t variable) const {
    const ProductGroup group = plan.group();
    std::vector<double> sums(plan.design.sizes[variable]);
    for (std::size_t k = 0; k < joint.size(); ++k)
        sums[group.value(static_cast<std::uint32_t>(k), variable)] += joint[k];
    return sums;
}

} // namespace halftruth
