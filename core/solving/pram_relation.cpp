#include "core/math/domain/first_where.h"
#include "core/math/pram/sampling_pram.h"
#include "core/solving/solve_parts.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace halftruth::solving {

namespace {

using enum ParameterId;
using Count = std::int64_t;

/// A gamma with four digits of what it is above 1, not larger.
double gammaBelow(double gamma) { return 1 + roundedDown(gamma - 1); }

Solution pramSamples(Count n, double epsilon, double gamma) {
    const auto keeps = [&](Count samples) { return pramEpsilon(n, samples, gamma) <= epsilon; };
    if (!keeps(1)) {
        const double weight = std::expm1(epsilon);
        std::string reason = "no number of samples keeps " + named(Epsilon, epsilon) + " at " + named(Gamma, gamma) +
                             " with n = " + shortestText(static_cast<double>(n)) +
                             " records: epsilon must be at least " + atLeastText(pramEpsilon(n, 1, gamma));
        if (const double most = gammaBelow(pramGamma(n, 1, epsilon)); most > 1)
            reason += ", or gamma at most " + shortestText(most);
        if (const double enough = std::ceil((gamma - 1) / weight); enough <= maxPopulation)
            reason += ", or n at least " + shortestText(enough);
        return none(SolutionSide::Largest, std::move(reason));
    }
    // The loss rises with the samples: the largest whole number that keeps it, by halving.
    const Count samples = detail::firstBetween<Count>(1, n + 1, [&](Count more) { return !keeps(more); }) - 1;
    return {.value = static_cast<double>(samples),
            .side = SolutionSide::Largest,
            .reached = pramEpsilon(n, samples, gamma)};
}

Solution pramDiagonal(Count n, Count samples, double epsilon) {
    double gamma = pramGamma(n, samples, epsilon);
    if (std::isinf(gamma))
        return none(SolutionSide::Largest, "no gamma uses up " + named(Epsilon, epsilon) +
                                               ": the answer exceeds the largest number, and every gamma keeps the "
                                               "privacy loss below it; epsilon must be at most " +
                                               atMostText(pramEpsilon(n, samples, 1e308)));
    // Rounding may have put it an ulp too high.
    for (int tries = 0; tries < 4 && gamma > 1 && pramEpsilon(n, samples, gamma) > epsilon; ++tries)
        gamma = std::nextafter(gamma, 1.0);
    if (gamma > 1)
        return {.value = gamma, .side = SolutionSide::Largest, .reached = pramEpsilon(n, samples, gamma)};
    const double least = pramEpsilon(n, samples, std::nextafter(1.0, 2.0));
    return none(SolutionSide::Largest, "no gamma above 1 keeps " + named(Epsilon, epsilon) +
                                           " with samples = " + shortestText(static_cast<double>(samples)) +
                                           " of n = " + shortestText(static_cast<double>(n)) +
                                           " records: epsilon must be at least " + atLeastText(least));
}

Solution pramPeople(Count samples, double epsilon, double gamma) {
    const auto keeps = [&](Count n) { return pramEpsilon(n, samples, gamma) <= epsilon; };
    const auto most = static_cast<Count>(maxPopulation);
    if (!keeps(most)) {
        const double weight = std::expm1(epsilon);
        std::string reason = "no n up to " + shortestText(maxPopulation) + " keeps " + named(Epsilon, epsilon) +
                             " at " + named(Gamma, gamma) +
                             " with samples = " + shortestText(static_cast<double>(samples)) +
                             ": epsilon must be at least " + atLeastText(pramEpsilon(most, samples, gamma));
        if (const double few = std::floor(maxPopulation * weight / (gamma - 1)); few >= 1)
            reason += ", or samples at most " + shortestText(few);
        if (const double weak = gammaBelow(pramGamma(most, samples, epsilon)); weak > 1)
            reason += ", or gamma at most " + shortestText(weak);
        return none(SolutionSide::Least, std::move(reason));
    }
    // The loss falls as the records get more: the smallest whole number that keeps it, by halving.
    const Count enough = detail::firstBetween(samples - 1, most, keeps);
    return {.value = static_cast<double>(enough),
            .side = SolutionSide::Least,
            .reached = pramEpsilon(enough, samples, gamma)};
}

Solution solvePram(ParameterId unknown, const Parameters &given, const std::stop_token &) {
    const Count n = unknown == Population ? 1 : given.integer(Population);
    switch (unknown) {
    case Samples:
        return pramSamples(n, given[Epsilon], given[Gamma]);
    case Population:
        return pramPeople(given.integer(Samples), given[Epsilon], given[Gamma]);
    case Gamma:
        return pramDiagonal(n, given.integer(Samples), given[Epsilon]);
    default: {
        const double loss = pramEpsilon(n, given.integer(Samples), given[Gamma]);
        return {.value = loss, .side = SolutionSide::Least, .reached = loss};
    }
    }
}

/// The error of the released type with the values that are given.
struct ErrorProblem {
    PramDesign design;
    double concentration;
    double wanted;

    [[nodiscard]] double error(double epsilon, Count samples) const {
        PramDesign changed = design;
        changed.epsilon = epsilon;
        return pramRmsError(changed, samples, concentration);
    }
    [[nodiscard]] Count bestSamples(double epsilon) const {
        PramDesign changed = design;
        changed.epsilon = epsilon;
        return pramOptimalSamplesExact(changed, concentration);
    }
    /// The least privacy loss at which a falling error is small enough; nothing where none is.
    template <class Error>
    [[nodiscard]] std::optional<double> leastLoss(Error error) const {
        constexpr double low = 1e-150;
        constexpr double high = 700; // beyond it e^ε is no number
        if (error(high) > wanted)
            return std::nullopt;
        if (error(low) <= wanted)
            return low;
        return detail::neighboursBetween(low, high, [&](double loss) { return error(loss) <= wanted; }).from;
    }
    [[nodiscard]] Solution samples() const;
    [[nodiscard]] Solution loss(Count samples) const;
};

Solution ErrorProblem::samples() const {
    const double epsilon = design.epsilon;
    const auto enough = [&](Count samples) { return error(epsilon, samples) <= wanted; };
    // The error falls up to the best number of samples, and rises after it.
    Count high = bestSamples(epsilon);
    if (!enough(high)) {
        std::string reason = "no number of samples gives " + named(Alpha, wanted) + " at " + named(Epsilon, epsilon) +
                             " with n = " + shortestText(static_cast<double>(design.n)) +
                             " records: alpha must be at least " + atLeastText(error(epsilon, high)) +
                             ", which samples = " + shortestText(static_cast<double>(high)) + " give";
        if (const auto least = leastLoss([&](double loss) { return error(loss, bestSamples(loss)); }))
            reason += ", or epsilon at least " + atLeastText(*least);
        return none(SolutionSide::Least, std::move(reason));
    }
    high = detail::firstBetween<Count>(0, high, enough);
    return {.value = static_cast<double>(high), .side = SolutionSide::Least, .reached = error(epsilon, high)};
}

Solution ErrorProblem::loss(Count samples) const {
    if (const auto least = leastLoss([&](double loss) { return error(loss, samples); }))
        return {.value = *least, .side = SolutionSide::Least, .reached = error(*least, samples)};
    return none(SolutionSide::Least, "no epsilon gives " + named(Alpha, wanted) +
                                         " with samples = " + shortestText(static_cast<double>(samples)) +
                                         ", which alone cost more: alpha must be at least " +
                                         atLeastText(error(700, samples)) + ", or samples more");
}

Solution solveError(ParameterId unknown, const Parameters &given, const std::stop_token &) {
    const ErrorProblem problem{.design = {.n = given.integer(Population),
                                          .epsilon = unknown == Epsilon ? 1 : given[Epsilon],
                                          .categories = given.integer(Categories)},
                               .concentration = given[Concentration],
                               .wanted = given[Alpha]};
    return unknown == Samples ? problem.samples() : problem.loss(given.integer(Samples));
}

} // namespace

std::vector<RelationSpec> pramRelations() {
    const ParameterUse people{.id = Population};
    return {{"pram",
             "a guarantee of ε with retention factor γ",
             {people, {.id = Samples}, {.id = Epsilon}, {.id = Gamma}},
             {Samples, Epsilon, Gamma, Population},
             "ln(1 + m(γ − 1)/n) ≤ ε",
             "[LWR] Theorem III.2",
             Direction::Exact,
             "ε in nats",
             solvePram},
            {"pram-rms-error",
             "a root mean square error of α",
             {people, {.id = Samples}, {.id = Epsilon}, {.id = Categories}, {.id = Concentration}, {.id = Alpha}},
             {Samples, Epsilon},
             "√E‖T̂ − T‖² ≤ α",
             "derived from [LWR] III-A; exact",
             Direction::Exact,
             "root mean square error",
             solveError}};
}

} // namespace halftruth::solving
