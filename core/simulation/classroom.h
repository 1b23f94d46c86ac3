#pragma once

#include "core/math/survey/survey.h"
#include "core/simulation/individuals.h"
#include "core/simulation/runner.h"
#include "core/simulation/survey_study.h"

#include <cstdint>
#include <vector>

/// A class that is asked: the same pupils, one by one, and again and again.
namespace halftruth {

/// So many pupils are asked one by one; of a larger class the counts are drawn.
inline constexpr std::int64_t mostPupils = 20'000;

/// More than any class has.
inline constexpr std::int64_t allPupils = 1'000'000'000;

struct Classroom {
    SurveyProcedure procedure{};
    std::int64_t n = 30;
    std::int64_t ones = 9; ///< pupils with the trait
    double refusal = 0;    ///< each pupil says no, whatever the device says, with this probability
    std::uint64_t seed = defaultSeed;

    /// What is repeated: the same pupils. Throws std::domain_error.
    [[nodiscard]] SurveyExperiment experiment() const;
    bool operator==(const Classroom &) const = default;
};

/// The pupils in the order in which they answer, each with the truth and the instruction; the first mostPupils of a
/// larger class. Who has the trait sits anywhere. The same classroom gives the same answers on every machine.
/// Domain: n in {1, ..., 10^9}, ones in {0, ..., n}, refusal in [0, 1], a procedure with a design. O(n).
/// Throws std::domain_error.
[[nodiscard]] std::vector<PersonalAnswer> askClass(const Classroom &classroom);

/// How many yes answers there were after so many pupils.
struct ClassProgress {
    std::int64_t asked = 0;
    std::int64_t ones = 0; ///< of those asked, who have the trait
    std::int64_t yes = 0;
};

/// The course of the same class: after every pupil where there are at most `points`, else after `points` groups of
/// them, as far as askClass() goes one by one and beyond it by counts. The last one is the whole class, or the first
/// `until` pupils of it: exactly so many of those that are asked one by one, of the others no more.
/// Domain: that of askClass(), points >= 1, until >= 0. Ends: none where nobody is asked.
/// O(min(n, mostPupils) + points). Throws std::domain_error.
[[nodiscard]] std::vector<ClassProgress> courseOfClass(const Classroom &classroom, int points,
                                                       std::int64_t until = allPupils);

/// The yes answers of the first repetitions, one number each: those of the trials of simulateSurvey() with the same
/// seed, in their order. Domain: that of askClass(), classes in {1, ..., 1000}. O(classes^2) draws.
/// Throws std::domain_error.
[[nodiscard]] std::vector<std::int64_t> firstRepetitions(const Classroom &classroom, int classes);

/// P[trait | answer] for a pupil of a class in which a share `prior` has the trait, when each pupil refuses with the
/// probability `refusal`, that is, says no.
///     yes: prior a/(prior a + (1-prior) b); no: with 1-(1-w)a and 1-(1-w)b in place of a and b
/// Source: Bayes' rule. Domain: one draw; prior and refusal in [0, 1]. Ends: the prior where the answer is
/// impossible. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double posteriorOfTrait(const SurveyDesign &design, double prior, bool yes, double refusal = 0);

/// E estimate - ones/n when a share w of the pupils, the same of both kinds, always say no.
///     -w (a pi + b (1-pi))/(a-b), pi = ones/n
/// Source: the mean of the answers is (1-w)(a pi + b (1-pi)). Domain: a design, prior and refusal in [0, 1].
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] double refusalBias(const SurveyDesign &design, double prior, double refusal);

} // namespace halftruth
