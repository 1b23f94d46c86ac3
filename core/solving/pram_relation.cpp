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

Text gammaAtMost(double most) { return tr("gamma at most {most}", {{"most", number(most, 15)}}); }

Text recordsText(Count n) { return tr("n = {n} records", "n = {n} record", static_cast<double>(n)); }

Text samplesText(Count samples) { return tr("samples = {samples}", {{"samples", samples}}); }

Solution pramSamples(Count n, double epsilon, double gamma) {
    const auto keeps = [&](Count samples) { return pramEpsilon(n, samples, gamma) <= epsilon; };
    if (!keeps(1)) {
        const double weight = std::expm1(epsilon);
        const double most = gammaBelow(pramGamma(n, 1, epsilon));
        const double enough = std::ceil((gamma - 1) / weight);
        return none(
            SolutionSide::Largest,
            tr("no number of samples keeps {epsilon} at {gamma} with {records}",
               {{"epsilon", named(Epsilon, epsilon)}, {"gamma", named(Gamma, gamma)}, {"records", recordsText(n)}}),
            {mustBeAtLeast(Epsilon, pramEpsilon(n, 1, gamma)), most > 1 ? gammaAtMost(most) : Text{},
             enough <= maxPopulation ? orAtLeast(Population, enough) : Text{}});
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
        return none(SolutionSide::Largest,
                    tr("no gamma uses up {epsilon}: the answer exceeds the largest number, and every gamma keeps the "
                       "privacy parameter below it; epsilon must be at most {most}",
                       {{"epsilon", named(Epsilon, epsilon)}, {"most", atLeast(pramEpsilon(n, samples, 1e308))}}));
    // Rounding may have put it an ulp too high.
    for (int tries = 0; tries < 4 && gamma > 1 && pramEpsilon(n, samples, gamma) > epsilon; ++tries)
        gamma = std::nextafter(gamma, 1.0);
    if (gamma > 1)
        return {.value = gamma, .side = SolutionSide::Largest, .reached = pramEpsilon(n, samples, gamma)};
    const double least = pramEpsilon(n, samples, std::nextafter(1.0, 2.0));
    return none(
        SolutionSide::Largest,
        tr("no gamma above 1 keeps {epsilon} with {samples} of {records}",
           {{"epsilon", named(Epsilon, epsilon)}, {"samples", samplesText(samples)}, {"records", recordsText(n)}}),
        {mustBeAtLeast(Epsilon, least)});
}

Solution pramPeople(Count samples, double epsilon, double gamma) {
    const auto keeps = [&](Count n) { return pramEpsilon(n, samples, gamma) <= epsilon; };
    const auto most = static_cast<Count>(maxPopulation);
    if (!keeps(most)) {
        const double weight = std::expm1(epsilon);
        const double few = std::floor(maxPopulation * weight / (gamma - 1));
        const double weak = gammaBelow(pramGamma(most, samples, epsilon));
        return none(
            SolutionSide::Least,
            tr("no n up to {most} keeps {epsilon} at {gamma} with {samples}", {{"most", maxPopulation},
                                                                               {"epsilon", named(Epsilon, epsilon)},
                                                                               {"gamma", named(Gamma, gamma)},
                                                                               {"samples", samplesText(samples)}}),
            {mustBeAtLeast(Epsilon, pramEpsilon(most, samples, gamma)), few >= 1 ? orAtMost(Samples, few) : Text{},
             weak > 1 ? gammaAtMost(weak) : Text{}});
    }
    // The loss falls as the records get more: the smallest whole number that keeps it, by halving.
    const Count enough = detail::firstBetween(samples - 1, most, keeps);
    return {.value = static_cast<double>(enough),
            .side = SolutionSide::Least,
            .reached = pramEpsilon(enough, samples, gamma)};
}

Solution solvePram(ParameterId unknown, const Parameters &given, const Watch &) {
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
        const auto least = leastLoss([&](double loss) { return error(loss, bestSamples(loss)); });
        return none(SolutionSide::Least,
                    tr("no number of samples gives {alpha} at {epsilon} with {records}",
                       {{"alpha", named(Alpha, wanted)},
                        {"epsilon", named(Epsilon, epsilon)},
                        {"records", recordsText(design.n)}}),
                    {tr("{alpha}, which {samples} give",
                        {{"alpha", mustBeAtLeast(Alpha, error(epsilon, high))}, {"samples", samplesText(high)}}),
                     least ? orAtLeast(Epsilon, *least) : Text{}});
    }
    high = detail::firstBetween<Count>(0, high, enough);
    return {.value = static_cast<double>(high), .side = SolutionSide::Least, .reached = error(epsilon, high)};
}

Solution ErrorProblem::loss(Count samples) const {
    if (const auto least = leastLoss([&](double loss) { return error(loss, samples); }))
        return {.value = *least, .side = SolutionSide::Least, .reached = error(*least, samples)};
    return none(SolutionSide::Least,
                tr("no epsilon gives {alpha} with {samples}, which alone cost more",
                   {{"alpha", named(Alpha, wanted)}, {"samples", samplesText(samples)}}),
                {mustBeAtLeast(Alpha, error(700, samples)), tr("samples more")});
}

Solution solveError(ParameterId unknown, const Parameters &given, const Watch &) {
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
             phrase("a guarantee of ε with retention factor γ"),
             {people, {.id = Samples}, {.id = Epsilon}, {.id = Gamma}},
             {Samples, Epsilon, Gamma, Population},
             "ln(1 + m(γ − 1)/n) ≤ ε",
             phrase("[LWR, theorem III.2]"),
             Direction::Exact,
             phrase("ε in nats"),
             solvePram},
            {"pram-rms-error",
             phrase("a root mean square error of α"),
             {people, {.id = Samples}, {.id = Epsilon}, {.id = Categories}, {.id = Concentration}, {.id = Alpha}},
             {Samples, Epsilon},
             "√E‖T̂ − T‖² ≤ α",
             phrase("derived from [LWR, III-A]; exact"),
             Direction::Exact,
             phrase("root mean square error"),
             solveError}};
}

} // namespace halftruth::solving
