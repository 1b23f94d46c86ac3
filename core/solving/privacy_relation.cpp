#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/first_where.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/solving/solve_parts.h"

#include <algorithm>
#include <cmath>

namespace halftruth::solving {

namespace {

using enum ParameterId;

Solution solveLies(std::int64_t bits, double wanted) {
    double q = std::min(lieProbability(wanted, bits), 0.5);
    // Rounding may have put it too low: by more than an ulp where epsilon itself has lost the digits of a tiny q.
    for (double step = 0x1p-53; q < 0.5 && epsilon(q, bits) > wanted; step *= 2)
        q = std::min(0.5, std::max(q * (1 + step), std::nextafter(q, 0.5)));
    return {.value = q, .side = SolutionSide::Least, .reached = epsilon(q, bits)};
}

Solution solveBits(double q, double wanted) {
    const auto most = static_cast<std::int64_t>(range::bits.upper);
    const auto tooMany = [&](std::int64_t before) { return epsilon(q, before + 1) > wanted; };
    const std::int64_t bits = detail::firstWhere(most - 1, wanted / epsilon(q), tooMany);
    if (bits == 0)
        return none(SolutionSide::Largest,
                    tr("no record keeps {epsilon} at {lies}",
                       {{"epsilon", named(Epsilon, wanted)}, {"lies", named(LieProbability, q)}}),
                    {tr("for one bit epsilon must be at least {epsilon}", {{"epsilon", atMost(epsilon(q))}}),
                     orAtLeast(LieProbability, lieProbability(wanted))});
    return {.value = static_cast<double>(bits), .side = SolutionSide::Largest, .reached = epsilon(q, bits)};
}

Solution solveLoss(ParameterId unknown, const Parameters &given, std::int64_t bits) {
    switch (unknown) {
    case LieProbability:
        return solveLies(bits, given[Epsilon]);
    case Bits:
        return solveBits(given[LieProbability], given[Epsilon]);
    default: {
        const double loss = epsilon(given[LieProbability], bits);
        return {.value = loss, .side = SolutionSide::Least, .reached = loss};
    }
    }
}

CountModel modelOf(const Parameters &given) {
    return {.n = given.integer(Population), .ones = given.integer(Ones), .q = given[LieProbability]};
}

Solution solveQuantile(ParameterId unknown, const Parameters &given) {
    const CountModel model = modelOf(given);
    if (unknown == Outcome) {
        const std::int64_t outcome = countQuantile(model, given[Level]);
        return {
            .value = static_cast<double>(outcome), .side = SolutionSide::Least, .reached = countCdf(model, outcome)};
    }
    const double level = countCdf(model, given.integer(Outcome));
    return {.value = level, .side = SolutionSide::Equal, .reached = level};
}

Solution solveRatio(ParameterId unknown, const Parameters &given) {
    const CountModel model = modelOf(given);
    if (unknown == Outcome) {
        // ln π falls from ln(p/q) for nobody to −ln(p/q) for everybody.
        const auto holds = [&](std::int64_t outcome) { return logPrivacyRatio(model, outcome) <= given[Epsilon]; };
        const std::int64_t outcome = detail::firstWhere(model.n, countMean(model), holds);
        return {.value = static_cast<double>(outcome),
                .side = SolutionSide::Least,
                .reached = logPrivacyRatio(model, outcome)};
    }
    const double loss = logPrivacyRatio(model, given.integer(Outcome));
    if (loss > 0)
        return {.value = loss, .side = SolutionSide::Least, .reached = loss};
    return none(
        SolutionSide::Least,
        tr("no epsilon is the least: this outcome, with a privacy loss of {loss}, keeps every epsilon above 0",
           {{"loss", loss}}));
}

} // namespace

std::vector<RelationSpec> privacyRelations() {
    const ParameterUse q{.id = LieProbability, .range = range::lieProbabilityPositive};
    const ParameterUse anyQ{.id = LieProbability};
    const Phrase loss = phrase("ε in nats");
    return {
        {"epsilon",
         phrase("ε-local differential privacy of one answer"),
         {q, {.id = Epsilon}},
         {LieProbability, Epsilon},
         "ln((1 − q)/q) ≤ ε",
         phrase("[KR1, section 2]"),
         Direction::Exact,
         loss,
         [](ParameterId unknown, const Parameters &given, const Watch &) { return solveLoss(unknown, given, 1); }},
        {"vector-epsilon",
         phrase("ε-local differential privacy of a record of L bits"),
         {q, {.id = Bits}, {.id = Epsilon}},
         {LieProbability, Bits, Epsilon},
         "L ln((1 − q)/q) ≤ ε",
         phrase("[KR1, section 2]"),
         Direction::Exact,
         loss,
         [](ParameterId unknown, const Parameters &given, const Watch &) {
             return solveLoss(unknown, given, unknown == Bits ? 1 : given.integer(Bits));
         }},
        {"count-quantile",
         phrase("a count at its quantile of level y"),
         {{.id = Population}, {.id = Ones}, anyQ, {.id = Outcome}, {.id = Level}},
         {Outcome, Level},
         "P[A ≤ s] ≥ y",
         phrase("[KR2, section 3.1.3]"),
         Direction::Exact,
         phrase("probability of the count or fewer"),
         [](ParameterId unknown, const Parameters &given, const Watch &) { return solveQuantile(unknown, given); }},
        {"privacy-ratio",
         phrase("an outcome that gives away at most ε"),
         {{.id = Population}, {.id = Ones, .upperOffset = -1}, q, {.id = Outcome}, {.id = Epsilon}},
         {Outcome, Epsilon},
         "ℓ(s; m) ≤ ε",
         phrase("[KR2, section 3]"),
         Direction::Exact,
         phrase("ℓ(s; m) in nats"),
         [](ParameterId unknown, const Parameters &given, const Watch &) { return solveRatio(unknown, given); }},
    };
}

} // namespace halftruth::solving
