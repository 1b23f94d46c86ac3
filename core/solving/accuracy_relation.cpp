#include "core/math/domain/underflow.h"
#include "core/methods/accuracy_methods.h"
#include "core/solving/solve_parts.h"

#include <cmath>
#include <limits>

namespace halftruth::solving {

namespace {

using enum ParameterId;
using Count = std::int64_t;

constexpr double largestBeta = 0x1.fffffffffffffp-1;

/// One method's statement with the values that are given.
struct AccuracyProblem {
    const AccuracyMethod &method;
    double q;
    Count n;
    Count ones;
    double alpha;
    double beta;
    double share; ///< of ones, whatever n is
    const Watch &watch;

    /// "no NAME lets Hoeffding's bound certify alpha = 0.01".
    [[nodiscard]] Text noneText(const Text &unknown) const;
    [[nodiscard]] Solution privacy(ParameterId unknown) const;
    [[nodiscard]] Solution people() const;
    [[nodiscard]] Solution accuracy() const;
    [[nodiscard]] Solution failure() const;
};

Text AccuracyProblem::noneText(const Text &unknown) const {
    const std::initializer_list<Argument> arguments{
        {"unknown", unknown}, {"method", method.inWords}, {"alpha", named(Alpha, alpha)}};
    if (method.role == Role::Bound)
        return tr("no {unknown} lets {method} certify {alpha}", arguments);
    if (method.role == Role::Exact)
        return tr("no {unknown} lets {method} give {alpha}", arguments);
    return tr("no {unknown} lets {method} promise {alpha}", arguments);
}

Solution AccuracyProblem::privacy(ParameterId unknown) const {
    const bool forQ = unknown == LieProbability;
    const SolutionSide side = forQ ? SolutionSide::Largest : SolutionSide::Least;
    const auto setting = method.mostPrivate(n, ones, alpha, beta, watch);
    if (setting && (forQ || std::isfinite(setting->epsilon)))
        return {.value = forQ ? setting->q : setting->epsilon,
                .side = side,
                .reached = method.failure(setting->q, n, ones, alpha)};
    // q = 0 does best; where it does, the answer is only too small for a positive q, and a larger n has one.
    const double best = setting ? std::numeric_limits<double>::min() : 0;
    const double reachable = method.accuracy(best, n, ones, beta);
    std::vector<Text> remedies;
    if (!method.dependsOnOnes) // a search that takes its time, for a hint
        remedies = {tr("at least {n} people are needed", "at least {n} person is needed",
                       method.required(best, share, alpha, beta, RequiredEnds::FromOn, watch).fromOn),
                    orAtLeast(Alpha, reachable)};
    else
        remedies = {mustBeAtLeast(Alpha, reachable)};
    if (const double least = method.failure(best, n, ones, alpha); least < 1)
        remedies.push_back(orAtLeast(Beta, least));
    return none(side,
                tr("{none} at {beta} with {people}", {{"none", noneText(Text::verbatim(spec(unknown).name))},
                                                      {"beta", named(Beta, beta)},
                                                      {"people", named(Population, static_cast<double>(n))}}),
                remedies);
}

Solution AccuracyProblem::people() const {
    const RequiredPeople required = method.required(q, share, alpha, beta, RequiredEnds::Both, watch);
    const double enough = required.fromOn;
    const auto mostOnes = [&](Count people) { return onesAtShare(share, people); };
    if (enough <= maxPopulation) {
        const auto people = static_cast<Count>(enough);
        return {.value = enough,
                .side = method.dependsOnOnes ? SolutionSide::FromOn : SolutionSide::Least,
                .reached = method.failure(q, people, mostOnes(people), alpha),
                .first = method.role == Role::Exact ? std::optional(required.first) : std::nullopt};
    }
    const auto most = static_cast<Count>(maxPopulation);
    const Text least = mustBeAtLeast(Alpha, method.accuracy(q, most, mostOnes(most), beta));
    const auto setting = method.mostPrivate(most, mostOnes(most), alpha, beta, watch);
    return none(
        SolutionSide::Least,
        tr("{none} at {beta} with {lies}", {{"none", noneText(tr("n up to {most}", {{"most", maxPopulation}}))},
                                            {"beta", named(Beta, beta)},
                                            {"lies", named(LieProbability, q)}}),
        {std::isfinite(enough)
             ? tr("{enough} people are needed; {remedy}", {{"enough", atMost(enough)}, {"remedy", least}})
             : least,
         setting && setting->q > 0 ? orAtMost(LieProbability, setting->q) : Text{}});
}

Solution AccuracyProblem::accuracy() const {
    double value = method.accuracy(q, n, ones, beta);
    if (q == 0 && value == 0) // no error at all; alpha itself must be positive
        return {.value = 0, .side = SolutionSide::Least, .reached = 0};
    // The accuracy is rounded, and where the failure jumps it is the jump: the next doubles above it hold.
    const auto fails = [&] { return !(value > 0) || method.failure(q, n, ones, value) > beta; };
    double step = value > 0 ? value * 0x1p-53 : 0x1p-60;
    for (int tries = 0; tries < 40 && fails(); ++tries, step *= 2)
        value += step;
    return {.value = value, .side = SolutionSide::Least, .reached = method.failure(q, n, ones, value)};
}

Solution AccuracyProblem::failure() const {
    const double value = positiveWhere(canFail(method, q, n, ones, alpha), method.failure(q, n, ones, alpha));
    if (value < 1)
        return {.value = value, .side = SolutionSide::Equal, .reached = value};
    std::vector<Text> remedies{mustBeAtLeast(Alpha, method.accuracy(q, n, ones, largestBeta))};
    if (!method.dependsOnOnes)
        if (const double enough = method.required(q, share, alpha, largestBeta, RequiredEnds::FromOn, watch).fromOn;
            enough <= maxPopulation)
            remedies.push_back(orAtLeast(Population, enough));
    return none(SolutionSide::Equal,
                tr("{none} with {lies} and {people}", {{"none", noneText(tr("beta below 1"))},
                                                       {"lies", named(LieProbability, q)},
                                                       {"people", named(Population, static_cast<double>(n))}}),
                remedies);
}

Solution solveAccuracy(const AccuracyMethod &method, ParameterId unknown, const Parameters &given,
                       const Watch &watch) {
    const AccuracyProblem problem{.method = method,
                                  .q = given[LieProbability],
                                  .n = given.integer(Population),
                                  .ones = given.integer(Ones),
                                  .alpha = given[Alpha],
                                  .beta = given[Beta],
                                  .share = given.partOfWhole(Ones).part,
                                  .watch = watch};
    switch (unknown) {
    case Population:
        return problem.people();
    case Alpha:
        return problem.accuracy();
    case Beta:
        return problem.failure();
    default:
        return problem.privacy(unknown);
    }
}

} // namespace

std::vector<RelationSpec> accuracyRelations() {
    const ParameterUse q{.id = LieProbability, .range = range::lieProbabilityInformative};
    std::vector<RelationSpec> relations;
    for (const AccuracyMethod &method : accuracyMethods()) {
        std::vector<ParameterUse> parameters{q, {.id = Population}};
        if (method.dependsOnOnes)
            parameters.push_back({.id = Ones});
        parameters.insert(parameters.end(), {{.id = Alpha}, {.id = Beta}});
        relations.push_back(
            {.id = method.relationEntry.id,
             .name = method.relationEntry.name,
             .parameters = std::move(parameters),
             .unknowns = {LieProbability, Epsilon, Population, Alpha, Beta},
             .formula = method.relationEntry.formula,
             .source = method.relationEntry.source,
             .direction = method.direction,
             .reachedName = phrase("error probability"),
             .function = [&method](ParameterId unknown, const Parameters &given,
                                   const Watch &watch) { return solveAccuracy(method, unknown, given, watch); },
             .saw = method.dependsOnOnes});
    }
    return relations;
}

} // namespace halftruth::solving
