#include "core/math/survey/two_groups.h"
#include "core/math/survey/two_samples.h"
#include "core/quantities/sections.h"
#include "core/quantities/survey_uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;
using Uses = std::vector<ParameterUse>;

const ParameterUse secondPeople{.id = SecondPopulation};
const ParameterUse secondYes{.id = SecondOutcome};
const ParameterUse secondTruth{.id = SecondTruth};

TwoSamples samplesOf(P p) {
    return {.firstTruth = p[Truth],
            .secondTruth = p[SecondTruth],
            .first = surveys::answers(p),
            .second = {.n = p.integer(SecondPopulation), .yes = p.integer(SecondOutcome)}};
}
TraitPair traitsOf(P p) { return {.sensitive = p[Prior], .innocuous = p[Innocuous]}; }
/// Of the samples' results only how many answered.
TwoSamples sizesOf(P p) {
    return {.firstTruth = p[Truth],
            .secondTruth = p[SecondTruth],
            .first = {.n = p.integer(Population)},
            .second = {.n = p.integer(SecondPopulation)}};
}

TwoGroups groupsOf(P p) {
    return {.design = surveys::forced(p),
            .first = surveys::answers(p),
            .second = {.n = p.integer(SecondPopulation), .yes = p.integer(SecondOutcome)}};
}
GroupTest testOf(P p) {
    return {.design = surveys::forced(p),
            .firstPrevalence = p[Prior],
            .secondPrevalence = p[SecondPrior],
            .significance = p[Significance]};
}

std::vector<QuantitySpec> sampleRows() {
    const Uses results{people, surveys::yesAnswers, secondPeople, secondYes, surveys::truth, secondTruth};
    Uses ends = results;
    ends.push_back(surveys::miss);
    const Uses planned{people, secondPeople, surveys::prevalence, {.id = Innocuous}, surveys::truth, secondTruth};
    const Phrase source = phrase("[Greenberg et al. 1969]");
    return {
        {"two-sample-estimate",
         "π̂",
         phrase("estimated prevalence, unrelated question of unknown prevalence"),
         results,
         "(λ̂₁(1 − t₂) − λ̂₂(1 − t₁))/(t₁ − t₂), λ̂ = s/n",
         source,
         Direction::Exact,
         {},
         [](P p) { return twoSampleEstimates(samplesOf(p)).sensitive; }},
        {"two-sample-innocuous",
         "û",
         phrase("estimated prevalence of the innocuous trait, unrelated question of unknown prevalence"),
         results,
         "(λ̂₂t₁ − λ̂₁t₂)/(t₁ − t₂), λ̂ = s/n",
         source,
         Direction::Exact,
         {},
         [](P p) { return twoSampleEstimates(samplesOf(p)).innocuous; }},
        {"two-sample-standard-error",
         "SE",
         phrase("standard error of the estimated prevalence, unrelated question of unknown prevalence"),
         results,
         "√((1 − t₂)²v₁ + (1 − t₁)²v₂)/|t₁ − t₂|, v = λ̂(1 − λ̂)/n",
         source,
         Direction::About,
         {},
         [](P p) { return twoSampleStandardErrors(samplesOf(p)).sensitive; }},
        {"two-sample-innocuous-standard-error",
         "SE",
         phrase("standard error of the innocuous trait's estimate, unrelated question of unknown prevalence"),
         results,
         "√(t₂²v₁ + t₁²v₂)/|t₁ − t₂|, v = λ̂(1 − λ̂)/n",
         source,
         Direction::About,
         {},
         [](P p) { return twoSampleStandardErrors(samplesOf(p)).innocuous; }},
        {"two-sample-lower",
         "π⁻",
         phrase("lower end of Wald's interval, unrelated question of unknown prevalence"),
         ends,
         "π̂ − z(1 − β/2) SE",
         phrase("normal approximation"),
         Direction::About,
         {},
         [](P p) { return twoSampleInterval(samplesOf(p), p[Beta]).lower; }},
        {"two-sample-upper",
         "π⁺",
         phrase("upper end of Wald's interval, unrelated question of unknown prevalence"),
         ends,
         "π̂ + z(1 − β/2) SE",
         phrase("normal approximation"),
         Direction::About,
         {},
         [](P p) { return twoSampleInterval(samplesOf(p), p[Beta]).upper; }},
        {"two-sample-variance",
         "Var π̂",
         phrase("variance of the estimated prevalence, unrelated question of unknown prevalence"),
         planned,
         "((1 − t₂)²v₁ + (1 − t₁)²v₂)/(t₁ − t₂)², v = λ(1 − λ)/n, λ = tπ + (1 − t)u",
         source,
         Direction::Exact,
         {},
         [](P p) { return twoSampleVariances(sizesOf(p), traitsOf(p)).sensitive; }},
        {"two-sample-best-share",
         "n₁/(n₁ + n₂)",
         phrase("share of the first sample with which the estimated prevalence varies least"),
         {surveys::prevalence, {.id = Innocuous}, surveys::truth, secondTruth},
         "n₁/n₂ = (1 − t₂)√(λ₁(1 − λ₁))/((1 − t₁)√(λ₂(1 − λ₂))), λ = tπ + (1 − t)u",
         source,
         Direction::Exact,
         {},
         [](P p) { return twoSampleBestShare(p[Truth], p[SecondTruth], traitsOf(p)); }},
    };
}

std::vector<QuantitySpec> groupRows() {
    const Uses results{people, surveys::yesAnswers, secondPeople, secondYes, surveys::truth, surveys::forcedYes};
    Uses ends = results;
    ends.push_back(surveys::miss);
    const ParameterUse second{.id = SecondPrior};
    const ParameterUse significance{.id = Significance};
    const Uses planned{people,         secondPeople,       surveys::prevalence, second,
                       surveys::truth, surveys::forcedYes, significance};
    const Range few = range::integers(1, static_cast<double>(maxExactGroup));
    Uses summed = planned;
    summed[0].range = few;
    summed[1].range = few;
    const Uses needed{surveys::prevalence, second, surveys::truth, surveys::forcedYes, significance, {.id = Power}};
    const Phrase source = phrase("[Fleiss et al. 2003]");
    return {
        {"group-difference",
         "Δ̂",
         phrase("estimated difference of two groups' prevalences, forced response"),
         results,
         "(s/n − s₂/n₂)/t",
         phrase("[Boruch 1971] for each group"),
         Direction::Exact,
         {},
         [](P p) { return groupDifference(groupsOf(p)); }},
        {"group-difference-standard-error",
         "SE",
         phrase("standard error of the difference of two groups' prevalences, forced response"),
         results,
         "√(λ̂₁(1 − λ̂₁)/n + λ̂₂(1 − λ̂₂)/n₂)/t, λ̂ = s/n",
         phrase("independent samples"),
         Direction::About,
         {},
         [](P p) { return groupDifferenceError(groupsOf(p)); }},
        {"group-difference-lower",
         "Δ⁻",
         phrase("lower end of Wald's interval for the difference of two groups, forced response"),
         ends,
         "Δ̂ − z(1 − β/2) SE, clipped to [−1, 1]",
         phrase("normal approximation"),
         Direction::About,
         {},
         [](P p) { return groupDifferenceInterval(groupsOf(p), p[Beta]).lower; }},
        {"group-difference-upper",
         "Δ⁺",
         phrase("upper end of Wald's interval for the difference of two groups, forced response"),
         ends,
         "Δ̂ + z(1 − β/2) SE, clipped to [−1, 1]",
         phrase("normal approximation"),
         Direction::About,
         {},
         [](P p) { return groupDifferenceInterval(groupsOf(p), p[Beta]).upper; }},
        {"group-p-value",
         "p",
         phrase("p-value of the two-sided test that two groups have the same prevalence"),
         results,
         "2Φ(−|λ̂₁ − λ̂₂|/√(λ̄(1 − λ̄)(1/n + 1/n₂))), λ̄ = (s + s₂)/(n + n₂)",
         source,
         Direction::About,
         {},
         [](P p) { return groupPValue(groupsOf(p)); }},
        {"group-power",
         "W",
         phrase("power of the two-sided test of two groups, forced response"),
         planned,
         "Φ((d − z s₀)/s₁) + Φ((−d − z s₀)/s₁), d = t|π − π₂|, z = z(1 − α₀/2), s₀² = λ̄(1 − λ̄)(1/n + 1/n₂), "
         "s₁² = λ₁(1 − λ₁)/n + λ₂(1 − λ₂)/n₂, λ = y + πt",
         source,
         Direction::About,
         {},
         [](P p) { return groupPower(testOf(p), p.integer(Population), p.integer(SecondPopulation)); }},
        {"group-power-exact",
         "W",
         phrase("probability that the two-sided test of two groups rejects, forced response"),
         summed,
         "P[p < α₀], p of Bin(n, λ₁) and Bin(n₂, λ₂) yes answers, λ = y + πt",
         phrase("definition"),
         Direction::Exact,
         {},
         [](P p) { return groupPowerExact(testOf(p), p.integer(Population), p.integer(SecondPopulation)); }},
        {"required-n-groups", "n", phrase("people enough in each of two groups for a power, forced response"), needed,
         "the smallest n whose group-power with n₂ = n is at least W", source, Direction::About, phrase("people"),
         [](P p) { return static_cast<double>(groupRequiredN(testOf(p), p[Power]).n); }},
        {"required-n-groups-reached",
         "W",
         phrase("power reached with the people enough in each of two groups"),
         needed,
         "the group-power with required-n-groups people in each",
         source,
         Direction::About,
         {},
         [](P p) { return groupRequiredN(testOf(p), p[Power]).power; }},
    };
}

} // namespace

std::vector<QuantitySpec> surveyComparisonQuantities() {
    std::vector<QuantitySpec> all = sampleRows();
    const std::vector<QuantitySpec> groups = groupRows();
    all.insert(all.end(), groups.begin(), groups.end());
    return all;
}

} // namespace halftruth
