#include "core/math/domain/underflow.h"
#include "core/math/trust/survey_planning.h"
#include "core/solving/solve_parts.h"

#include <cmath>

namespace halftruth::solving {

namespace {

using enum ParameterId;

/// The statement that the share of a population is known to within alpha with confidence 1 - beta.
struct PlanProblem {
    SamplingPlan plan;
    std::int64_t n;
    double alpha;
    double beta;

    [[nodiscard]] SamplingPlan honest() const {
        SamplingPlan without = plan;
        without.q = 0;
        return without;
    }
    [[nodiscard]] double failure() const { return surveyTotalFailure(plan, n, alpha); }
    [[nodiscard]] Solution privacy(ParameterId unknown) const;
    [[nodiscard]] Solution people() const;
    [[nodiscard]] Solution accuracy() const;
};

Solution PlanProblem::privacy(ParameterId unknown) const {
    const bool forQ = unknown == LieProbability;
    const SolutionSide side = forQ ? SolutionSide::Largest : SolutionSide::Least;
    if (const auto setting = surveyTotalMostPrivate(plan, n, alpha, beta);
        setting && (forQ || std::isfinite(setting->epsilon))) {
        PlanProblem at = *this;
        at.plan.q = setting->q;
        return {.value = forQ ? setting->q : setting->epsilon, .side = side, .reached = at.failure()};
    }
    return none(side,
                tr("no {unknown} promises {alpha} at {beta} with {people}: the sample alone errs by more",
                   {{"unknown", spec(unknown).name},
                    {"alpha", named(Alpha, alpha)},
                    {"beta", named(Beta, beta)},
                    {"people", named(Population, static_cast<double>(n))}}),
                {mustBeAtLeast(Alpha, surveyTotalAccuracy(honest(), n, beta)),
                 orAtLeast(Population, requiredNTotal(honest(), alpha, beta))});
}

Solution PlanProblem::people() const {
    const auto all = static_cast<std::int64_t>(plan.frame);
    if (surveyTotalAccuracy(plan, all, beta) <= alpha) {
        PlanProblem with = *this;
        with.n = static_cast<std::int64_t>(requiredNTotal(plan, alpha, beta));
        return {.value = static_cast<double>(with.n), .side = SolutionSide::Least, .reached = with.failure()};
    }
    const auto setting = surveyTotalMostPrivate(plan, all, alpha, beta);
    return none(
        SolutionSide::Least,
        tr("no n promises {alpha} at {beta} with {lies}: the coins alone err by more where all {n} people are "
           "asked",
           "no n promises {alpha} at {beta} with {lies}: the coins alone err by more where the only person is "
           "asked",
           plan.frame,
           {{"alpha", named(Alpha, alpha)}, {"beta", named(Beta, beta)}, {"lies", named(LieProbability, plan.q)}}),
        {mustBeAtLeast(Alpha, surveyTotalAccuracy(plan, all, beta)),
         setting && setting->q > 0 ? orAtMost(LieProbability, setting->q) : Text{}});
}

Solution PlanProblem::accuracy() const {
    double value = surveyTotalAccuracy(plan, n, beta);
    if (value == 0)
        return {.value = 0, .side = SolutionSide::Least, .reached = 0};
    // What is rounded may fail by an ulp: the next doubles above hold.
    const auto fails = [&] { return surveyTotalFailure(plan, n, value) > beta; };
    double step = value * 0x1p-53;
    for (int tries = 0; tries < 40 && fails(); ++tries, step *= 2)
        value += step;
    return {.value = value, .side = SolutionSide::Least, .reached = surveyTotalFailure(plan, n, value)};
}

Solution solvePlan(ParameterId unknown, const Parameters &given, const Watch &) {
    const PlanProblem problem{.plan = {.q = given[LieProbability],
                                       .prevalence = given[Prior],
                                       .frame = given[Frame],
                                       .designEffect = given[DesignEffect]},
                              .n = given.integer(Population),
                              .alpha = given[Alpha],
                              .beta = given[Beta]};
    switch (unknown) {
    case Population:
        return problem.people();
    case Alpha:
        return problem.accuracy();
    case Beta: {
        const double reached = positiveWhere(surveyTotalVariance(problem.plan, problem.n) > 0, problem.failure());
        return {.value = reached, .side = SolutionSide::Equal, .reached = reached};
    }
    default:
        return problem.privacy(unknown);
    }
}

} // namespace

std::vector<RelationSpec> planRelations() {
    return {{"required-n-total",
             phrase("an error below α of the population's share with confidence about 1 − β"),
             {{.id = LieProbability, .range = range::lieProbabilityInformative},
              {.id = Population},
              {.id = Prior, .title = phrase("prevalence")},
              {.id = Frame},
              {.id = DesignEffect},
              {.id = Alpha},
              {.id = Beta}},
             {LieProbability, Epsilon, Population, Alpha, Beta},
             "z(1 − β/2) √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)) ≤ α",
             phrase("[Warner 1965]; [Cochran 1977]; central limit theorem"),
             Direction::About,
             phrase("error probability"),
             solvePlan}};
}

} // namespace halftruth::solving
