#include "core/simulation/classroom.h"

#include "core/math/domain/domain.h"
#include "core/simulation/samplers.h"

#include <boost/random/uniform_int_distribution.hpp>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

// Numbers of their own for the seats, the answers and the counts of what isn't asked one by one; the repetitions
// have study 0.
constexpr std::uint64_t seatsStream = std::uint64_t{1} << 32U;
constexpr std::uint64_t answersStream = std::uint64_t{2} << 32U;
constexpr std::uint64_t countsStream = std::uint64_t{3} << 32U;

void check(const Classroom &classroom) { static_cast<void>(classroom.experiment().truth()); }

/// Which of the pupils that are asked one by one have the trait.
std::vector<char> seats(const Classroom &classroom) {
    Philox random(classroom.seed, seatsStream);
    const std::int64_t seated = std::min(classroom.n, mostPupils);
    const std::int64_t ones = drawHypergeometric(random, classroom.ones, classroom.n - classroom.ones, seated);
    std::vector<char> traits(static_cast<std::size_t>(seated), 0);
    std::fill_n(traits.begin(), ones, char{1});
    for (std::size_t last = traits.size(); last > 1; --last) {
        const auto other = boost::random::uniform_int_distribution<std::size_t>(0, last - 1)(random);
        std::swap(traits[last - 1], traits[other]);
    }
    return traits;
}

} // namespace

SurveyExperiment Classroom::experiment() const {
    return {.design = procedure.design(), .n = n, .ones = ones, .refusal = refusal};
}

std::vector<PersonalAnswer> askClass(const Classroom &classroom) {
    check(classroom);
    Philox random(classroom.seed, answersStream);
    std::vector<PersonalAnswer> answers;
    for (const char trait : seats(classroom))
        answers.push_back(askPerson(random, classroom.procedure, trait != 0, classroom.refusal));
    return answers;
}

std::vector<ClassProgress> courseOfClass(const Classroom &classroom, int points, std::int64_t until) {
    require("points", points, range::integers(1, 1e6));
    require("until", static_cast<double>(until), range::integers(0, 1e9));
    const std::vector<PersonalAnswer> answers = askClass(classroom);
    const auto seated = static_cast<std::int64_t>(answers.size());
    const std::int64_t last = std::min<std::int64_t>(points, classroom.n);
    const SurveyDesign design = classroom.procedure.design();
    Philox random(classroom.seed, countsStream);
    std::vector<ClassProgress> course;
    ClassProgress now;
    const auto askUpTo = [&](std::int64_t pupils) {
        for (; now.asked < std::min(pupils, seated); ++now.asked) {
            const PersonalAnswer &answer = answers[static_cast<std::size_t>(now.asked)];
            now.ones += answer.trait ? 1 : 0;
            now.yes += answer.yes;
        }
    };
    for (std::int64_t point = 1; point <= last; ++point) {
        const std::int64_t next = classroom.n * point / last;
        if (next > until)
            break;
        askUpTo(next);
        if (const std::int64_t group = next - now.asked; group > 0) {
            const std::int64_t onesLeft = classroom.ones - now.ones;
            const std::int64_t ones = drawHypergeometric(random, onesLeft, classroom.n - now.asked - onesLeft, group);
            for (const auto &[pupils, chance] :
                 {std::pair{ones, design.yesGivenOne}, std::pair{group - ones, design.yesGivenZero}})
                now.yes +=
                    drawBinomial(random, design.draws * drawBinomial(random, pupils, 1 - classroom.refusal), chance);
            now.ones += ones;
            now.asked = next;
        }
        course.push_back(now);
    }
    if (const std::int64_t before = now.asked; before < until) {
        askUpTo(until);
        if (now.asked > before)
            course.push_back(now);
    }
    return course;
}

std::vector<std::int64_t> firstRepetitions(const Classroom &classroom, int classes) {
    require("classes", classes, range::integers(1, 1000));
    const SurveyExperiment experiment = classroom.experiment();
    std::vector<std::int64_t> yes;
    std::int64_t before = 0;
    for (int count = 1; count <= classes; ++count) {
        const CountTally tally = simulateSurvey(experiment, {.seed = classroom.seed, .trials = count, .threads = 1});
        std::int64_t sum = 0;
        for (const auto &[outcome, times] : tally.times())
            sum += outcome * times;
        yes.push_back(sum - before);
        before = sum;
    }
    return yes;
}

double posteriorOfTrait(const SurveyDesign &design, double prior, bool yes, double refusal) {
    static_cast<void>(surveyEpsilon(design)); // checks the design
    require("draws", static_cast<double>(design.draws), range::integers(1, 1));
    require("prior", prior, range::closedUnit);
    require("refusal", refusal, range::closedUnit);
    const auto chance = [&](double yesChance, double noChance) {
        return yes ? (1 - refusal) * yesChance : noChance + refusal * yesChance;
    };
    const double withTrait = prior * chance(design.yesGivenOne, design.noGivenOne());
    const double without = (1 - prior) * chance(design.yesGivenZero, design.noGivenZero());
    return withTrait + without > 0 ? withTrait / (withTrait + without) : prior;
}

double refusalBias(const SurveyDesign &design, double prior, double refusal) {
    static_cast<void>(surveyEpsilon(design)); // checks the design
    require("prior", prior, range::closedUnit);
    require("refusal", refusal, range::closedUnit);
    const double a = design.yesGivenOne;
    const double b = design.yesGivenZero;
    return 0 - refusal * (a * prior + b * (1 - prior)) / design.contrast();
}

} // namespace halftruth
