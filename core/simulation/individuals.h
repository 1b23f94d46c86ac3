#pragma once

#include "core/math/count/count_distribution.h"
#include "core/math/survey/survey.h"
#include "core/simulation/philox.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

/// The same mechanisms as in samplers.h person by person, as they happen in a room: for the classroom, and as the
/// test of the draws of counts. Costs grow with the people.
namespace halftruth {

/// What a survey asks of each person, with the coin, dice or cards it takes.
struct SurveyProcedure {
    enum class Kind : std::uint8_t {
        Warner,    ///< the opposite with probability `lie`, else the truth; the mirrored question is the same
        Crosswise, ///< the truth with probability `innocuous`, else the opposite
        Forced,    ///< the truth with probability `truth`, else "yes" with probability `forcedYes`, else "no"
        Unrelated, ///< the truth with probability `truth`, else that of a question with prevalence `innocuous`
        Kuk        ///< the colours of `draws` cards from the deck that goes with the truth
    };
    Kind kind = Kind::Warner;
    double lie = 0.25;
    double truth = 0.75;
    double forcedYes = 0.125;
    double innocuous = 0.5;
    std::int64_t draws = 1;
    double redIfOne = 0.75;
    double redIfZero = 0.25;

    /// Its two probabilities of a yes. Throws std::domain_error.
    [[nodiscard]] SurveyDesign design() const;
    bool operator==(const SurveyProcedure &) const = default;
};

/// What the device told a person to do.
enum class Instruction : std::uint8_t { TellTheTruth, Lie, SayYes, SayNo, OtherQuestion, NameCards };

/// One person's part in a survey, with what only the teacher's view may show.
struct PersonalAnswer {
    bool trait = false;                                  ///< the truth
    Instruction instruction = Instruction::TellTheTruth; ///< what the device said
    bool otherTruth = false;                             ///< the answer to the innocuous question
    bool obeys = true;                                   ///< false: says no whatever the device says
    std::int64_t yes = 0;                                ///< yes answers; at most 1 but for Kuk's design
};

/// Lets one person answer; who doesn't obey, with probability `refusal`, always says no.
/// Domain: refusal in [0, 1] and a procedure with a design (neither checked). Exact; O(draws).
[[nodiscard]] PersonalAnswer askPerson(Philox &random, const SurveyProcedure &procedure, bool trait,
                                       double refusal = 0);

/// As many people, or records, as a simulation one by one takes: beyond, memory and patience end.
inline constexpr std::int64_t maxIndividuals = 1'000'000;

/// The reported ones when each of n people flips the own bit with probability q. Domain: that of the model (not
/// checked). Exact; O(n). Meaningless after a stop.
[[nodiscard]] std::int64_t countOneByOne(Philox &random, const CountModel &model, const std::stop_token &stop = {});

/// Sampled PRAM record by record: draws `samples` of the records without replacement, keeps each with probability
/// `keep` = (gamma-1)/(gamma+K-1), else replaces it by one of the K categories at random, and counts what is
/// reported. The order of the records changes. Source: [LWR]. Domain: records in {0, ..., K-1}, samples at most as
/// many as records, released as long as K (not checked). Exact; O(samples + K). Meaningless after a stop.
void releaseOneByOne(Philox &random, std::span<std::uint32_t> records, std::int64_t samples, double keep,
                     std::span<std::int64_t> released, const std::stop_token &stop = {});

} // namespace halftruth
