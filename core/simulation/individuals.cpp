#include "core/simulation/individuals.h"

#include <boost/random/bernoulli_distribution.hpp>
#include <boost/random/uniform_int_distribution.hpp>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

bool happens(Philox &random, double probability) {
    return boost::random::bernoulli_distribution<double>(probability)(random);
}

/// Looks at the stop token now and then: often enough for a millisecond.
bool stopAt(std::int64_t step, const std::stop_token &stop) {
    constexpr std::int64_t between = 1 << 16;
    return step % between == 0 && stop.stop_requested();
}

double chanceOfTruth(const SurveyProcedure &procedure) {
    using enum SurveyProcedure::Kind;
    return procedure.kind == Warner      ? 1 - procedure.lie
           : procedure.kind == Crosswise ? procedure.innocuous
                                         : procedure.truth;
}

Instruction instructionFor(Philox &random, const SurveyProcedure &procedure) {
    using enum SurveyProcedure::Kind;
    if (procedure.kind == Kuk)
        return Instruction::NameCards;
    if (happens(random, chanceOfTruth(procedure)))
        return Instruction::TellTheTruth;
    if (procedure.kind == Warner || procedure.kind == Crosswise)
        return Instruction::Lie;
    if (procedure.kind == Unrelated)
        return Instruction::OtherQuestion;
    // forcedYes is a share of all people, of which those who tell the truth are out.
    return happens(random, std::min(1.0, procedure.forcedYes / (1 - procedure.truth))) ? Instruction::SayYes
                                                                                       : Instruction::SayNo;
}

} // namespace

SurveyDesign SurveyProcedure::design() const {
    switch (kind) {
    case Kind::Warner:
        return warnerDesignOfLies(lie);
    case Kind::Crosswise:
        return crosswiseDesign(innocuous);
    case Kind::Forced:
        return forcedResponseDesign(truth, forcedYes);
    case Kind::Unrelated:
        return unrelatedQuestionDesign(truth, innocuous);
    case Kind::Kuk:
        break;
    }
    return kukDesign(draws, redIfOne, redIfZero);
}

PersonalAnswer askPerson(Philox &random, const SurveyProcedure &procedure, bool trait, double refusal) {
    PersonalAnswer answer{.trait = trait};
    answer.obeys = !happens(random, refusal);
    answer.instruction = instructionFor(random, procedure);
    std::int64_t yes = 0;
    switch (answer.instruction) {
    case Instruction::TellTheTruth:
        yes = trait ? 1 : 0;
        break;
    case Instruction::Lie:
        yes = trait ? 0 : 1;
        break;
    case Instruction::SayYes:
        yes = 1;
        break;
    case Instruction::SayNo:
        break;
    case Instruction::OtherQuestion:
        answer.otherTruth = happens(random, procedure.innocuous);
        yes = answer.otherTruth ? 1 : 0;
        break;
    case Instruction::NameCards:
        for (std::int64_t card = 0; card < procedure.draws; ++card)
            yes += happens(random, trait ? procedure.redIfOne : procedure.redIfZero) ? 1 : 0;
        break;
    }
    answer.yes = answer.obeys ? yes : 0;
    return answer;
}

std::int64_t countOneByOne(Philox &random, const CountModel &model, const std::stop_token &stop) {
    std::int64_t reported = 0;
    for (std::int64_t person = 0; person < model.n && !stopAt(person, stop); ++person)
        reported += (person < model.ones) != happens(random, model.q) ? 1 : 0;
    return reported;
}

void releaseOneByOne(Philox &random, std::span<std::uint32_t> records, std::int64_t samples, double keep,
                     std::span<std::int64_t> released, const std::stop_token &stop) {
    std::ranges::fill(released, 0);
    const auto last = static_cast<std::uint32_t>(released.size() - 1);
    for (std::size_t i = 0; i < static_cast<std::size_t>(samples) && !stopAt(static_cast<std::int64_t>(i), stop);
         ++i) {
        // The first steps of a Fisher-Yates shuffle are a sample without replacement.
        const auto chosen = boost::random::uniform_int_distribution<std::size_t>(i, records.size() - 1)(random);
        std::swap(records[i], records[chosen]);
        const std::uint32_t report = happens(random, keep)
                                         ? records[i]
                                         : boost::random::uniform_int_distribution<std::uint32_t>(0, last)(random);
        ++released[report];
    }
}

} // namespace halftruth
