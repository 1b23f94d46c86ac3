#include "core/report/protections.h"

#include "core/math/accuracy/accuracy_inverse.h"
#include "core/methods/accuracy_methods.h"
#include "core/methods/survey_designs.h"

#include <algorithm>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

constexpr Phrase onePerson = phrase("one person, with all of that person's answers here");
constexpr Phrase oneAnswer =
    phrase("one answer of one person; several answers of the same person lose more together");
constexpr Phrase twoTruths = phrase("the two truths that one person may have");
constexpr Phrase replaceOne =
    phrase("the same n people, with one person's truth replaced by the other (replace one); n is public");
constexpr Phrase collector = phrase("whoever reads an answer with a name on it, the collector included");
constexpr Phrase reader = phrase("a reader of the count who knows n, q and the truth of everybody but one");
constexpr Phrase nobody = phrase("nobody: each answer is protected before it leaves its person");
constexpr Phrase mixer = phrase(
    "whoever mixes or counts, to forget who said what and to publish nothing else; they see randomized answers "
    "only");
constexpr Phrase onlyEstimate =
    phrase("the estimated share, which is computed from the answers and tells no more than they do");
constexpr Phrase onlyCount = phrase("how many of the answers are yes, and nothing else");
constexpr Phrase coins = phrase("coins, cards or random bits of one's own, seen by nobody else");

constexpr Phrase independent = phrase("Each answer is randomized by itself, with exactly the stated probabilities.");
constexpr Phrase honest = phrase("Everybody follows the instructions; whoever doesn't biases the estimate.");
constexpr Phrase once = phrase("Everybody answers once. What several answers lose adds up.");
constexpr Phrase kept = phrase("What the device showed is kept from everybody, and forgotten.");
constexpr Phrase alone =
    phrase("What is asked or known of the same people elsewhere isn't part of these numbers; it composes with them.");
constexpr Phrase randomSample =
    phrase("Where the share of a population is estimated, its people are a random sample of it.");
constexpr Phrase sizeKnown = phrase("The number of people is known and isn't protected.");
constexpr Phrase forgets = phrase("Whoever mixes keeps no record of who said what, and colludes with no reader.");

/// A share at one lie probability.
Text response(P p) {
    return tr("randomized response: the truth with probability {p}, the opposite with probability {q}",
              {{"p", number(1 - p[LieProbability], 10)}, {"q", number(p[LieProbability], 10)}});
}

Text pure() { return tr("0: the promise is pure"); }
Text aroundEstimate() { return tr("the estimate ± the error, with confidence 1 − β"); }
Text askedOnce() { return tr("1: everybody answers once"); }

Stated quantity(SheetItem item, std::string_view id, P p, std::vector<std::string_view> same = {}) {
    return {.item = item, .quantity = id, .parameters = p, .readouts = std::move(same)};
}
Stated chosen(SheetItem item, ParameterId id) { return {.item = item, .set = id}; }
Stated said(SheetItem item, Text words) { return {.item = item, .words = std::move(words)}; }
Stated read(SheetItem item, std::vector<std::string_view> labels) {
    return {.item = item, .readouts = std::move(labels)};
}

Stated answerEpsilon(P p) {
    return quantity(SheetItem::Loss, "epsilon", p.with(Bits, 1),
                    {"privacy parameter", "ε of one answer", "ε, one answer"});
}

Stated designEpsilon(P p) {
    const MethodEntry &entry = surveyDesign(p).epsilon;
    if (entry.id.empty())
        return read(SheetItem::Loss, {"privacy parameter"});
    return quantity(SheetItem::Loss, entry.id, p.with(Bits, 1), {"privacy parameter"});
}

Text designInWords(P p) {
    const SurveyDesignRow &row = surveyDesign(p);
    return tr("{design}: {rule}", {{"design", row.title}, {"rule", row.help}});
}

std::vector<Stated> classStates(P p) {
    return {designEpsilon(p),
            said(SheetItem::Slack, pure()),
            said(SheetItem::RoundCount, askedOnce()),
            chosen(SheetItem::Respondents, Population),
            read(SheetItem::CoinError, {"standard deviation of estimates"}),
            read(SheetItem::Ends, {"its interval"})};
}

std::vector<Stated> oneAnswerStates(P p) {
    return {answerEpsilon(p), said(SheetItem::Slack, pure()), said(SheetItem::RoundCount, askedOnce())};
}

std::vector<Stated> planStates(P p) {
    const AccuracyMethod &method = accuracyMethodsInMenu()[static_cast<std::size_t>(p.integer(ErrorMethod))];
    const std::int64_t ones = onesAtShare(p[Prior], p.integer(Population));
    return {answerEpsilon(p),
            said(SheetItem::Slack, pure()),
            said(SheetItem::RoundCount, askedOnce()),
            chosen(SheetItem::LossBudget, Epsilon),
            chosen(SheetItem::Respondents, Population),
            read(SheetItem::Respondents, {"people to invite for"}),
            chosen(SheetItem::WholePopulation, Frame),
            quantity(SheetItem::CoinError, method.accuracyEntry.id, p.with(Ones, static_cast<double>(ones)),
                     {"error of these people's share"}),
            quantity(SheetItem::TotalError, "accuracy-total", p, {"error of the population's share"}),
            said(SheetItem::Ends, aroundEstimate()),
            read(SheetItem::Binding, {"limit that binds"})};
}

std::vector<Stated> accuracyStates(P p) {
    return {answerEpsilon(p),
            said(SheetItem::Slack, pure()),
            said(SheetItem::RoundCount, askedOnce()),
            chosen(SheetItem::Respondents, Population),
            quantity(SheetItem::CoinError, "accuracy-exact", p, {"error, exact"}),
            quantity(SheetItem::CoinError, "accuracy-hoeffding", p, {"error, Hoeffding"}),
            read(SheetItem::TotalError, {"standard error, coins and sample"}),
            said(SheetItem::Ends, aroundEstimate())};
}

std::vector<Stated> mechanismStates(P) {
    return {chosen(SheetItem::Loss, Epsilon), said(SheetItem::Slack, pure()),
            said(SheetItem::RoundCount, askedOnce()), chosen(SheetItem::Respondents, Population),
            read(SheetItem::CoinError, {"standard error, best"})};
}

std::vector<Stated> samplingStates(P p) {
    const bool uniform = p.data().kind == DataSource::Kind::Uniform;
    std::vector<Stated> all{chosen(SheetItem::Loss, Epsilon), said(SheetItem::Slack, pure()),
                            said(SheetItem::RoundCount, tr("1: the data are released once")),
                            chosen(SheetItem::Respondents, Samples), chosen(SheetItem::WholePopulation, Population)};
    if (uniform)
        all.push_back(
            quantity(SheetItem::TotalError, "pram-rms-error", p.with(Concentration, p.dataConcentration())));
    else
        all.push_back(read(SheetItem::TotalError, {"RMS error at m"}));
    return all;
}

std::vector<Stated> repeatedStates(P p) {
    return {quantity(SheetItem::Loss, "composed-epsilon", p),
            quantity(SheetItem::Loss, "composed-epsilon-pure", p),
            chosen(SheetItem::Slack, Delta),
            chosen(SheetItem::RoundCount, Answers),
            chosen(SheetItem::LossBudget, EpsilonBudget),
            chosen(SheetItem::Respondents, Population),
            quantity(SheetItem::CoinError, "majority-error", p)};
}

std::vector<Stated> surveyStates(P p) {
    return {designEpsilon(p),
            said(SheetItem::Slack, pure()),
            said(SheetItem::RoundCount, askedOnce()),
            chosen(SheetItem::Respondents, Population),
            read(SheetItem::TotalError, {"standard error"}),
            read(SheetItem::Ends, {", from", ", to"})};
}

std::vector<Stated> countStates(P p) {
    return {answerEpsilon(p), said(SheetItem::RoundCount, askedOnce()), chosen(SheetItem::Respondents, Population),
            read(SheetItem::CoinError, {"standard deviation"}),
            read(SheetItem::Ends, {"likely count, from", "likely count, to", "m given"})};
}

std::vector<Stated> ratioStates(P p) {
    return {answerEpsilon(p), quantity(SheetItem::Slack, "violation-probability", p),
            quantity(SheetItem::Slack, "violation-probability-reverse", p), said(SheetItem::RoundCount, askedOnce()),
            chosen(SheetItem::Respondents, Population)};
}

std::vector<Stated> anonymityStates(P p) {
    return {quantity(SheetItem::Loss, "shuffle-epsilon", p),
            answerEpsilon(p),
            chosen(SheetItem::Slack, Delta),
            quantity(SheetItem::Slack, "shuffle-delta", p),
            said(SheetItem::RoundCount, askedOnce()),
            chosen(SheetItem::Respondents, Population)};
}

std::vector<Stated> vectorStates(P p) {
    return {quantity(SheetItem::Loss, "epsilon", p), quantity(SheetItem::Slack, "collection-delta", p),
            said(SheetItem::RoundCount, askedOnce())};
}

std::vector<Stated> trustStates(P) {
    return {chosen(SheetItem::Loss, Epsilon), chosen(SheetItem::Slack, Delta),
            said(SheetItem::RoundCount, askedOnce()), chosen(SheetItem::Respondents, Population),
            read(SheetItem::CoinError, {"error"})};
}

std::vector<Stated> customStates(P) { return {}; }

Text bitwise(P p) {
    return tr("randomized response of every bit: kept with probability {p}, flipped with probability {q}",
              {{"p", number(1 - p[LieProbability], 10)}, {"q", number(p[LieProbability], 10)}});
}

} // namespace

Phrase titleOf(SheetItem item) {
    switch (item) {
    case SheetItem::Loss:
        return phrase("privacy parameter ε");
    case SheetItem::Slack:
        return phrase("slack δ");
    case SheetItem::RoundCount:
        return phrase("rounds");
    case SheetItem::LossBudget:
        return phrase("budget of ε");
    case SheetItem::Respondents:
        return phrase("people who answer, n");
    case SheetItem::WholePopulation:
        return phrase("population, N");
    case SheetItem::CoinError:
        return phrase("error by the coins, of these people's share");
    case SheetItem::TotalError:
        return phrase("error by the coins and the sample, of the population's share");
    case SheetItem::Ends:
        return phrase("interval");
    case SheetItem::Binding:
        break;
    }
    return phrase("limit that binds");
}

std::span<const Protection> protectionTable() {
    static const std::vector<Protection> table{
        {"classroom",
         designInWords,
         coins,
         oneAnswer,
         twoTruths,
         phrase("the teacher, or a classmate, who hears an answer and doesn't see the device"),
         phrase("every answer; the estimate is computed from them"),
         nobody,
         classStates,
         {independent, honest, once, kept, sizeKnown}},
        {"randomized-response",
         response,
         coins,
         oneAnswer,
         twoTruths,
         collector,
         phrase("the answer itself"),
         nobody,
         oneAnswerStates,
         {independent, honest, once, kept}},
        {"plan",
         response,
         coins,
         onePerson,
         replaceOne,
         collector,
         onlyEstimate,
         nobody,
         planStates,
         {independent, honest, once, kept, randomSample,
          phrase(
              "Whoever doesn't answer differs from the others in nothing that is asked; the response rate only sets "
              "how many to invite."),
          alone}},
        {"accuracy",
         response,
         coins,
         onePerson,
         replaceOne,
         collector,
         onlyEstimate,
         nobody,
         accuracyStates,
         {independent, honest, once, kept, randomSample, alone}},
        {"mechanisms",
         [](P) { return tr("the frequency oracle with the least variance; the numbers name it"); },
         phrase("random bits of one's own device, seen by nobody else"),
         onePerson,
         phrase("any two of the K values that one person may have"),
         phrase("the collector, who sees every report"),
         phrase("the estimated frequencies, which are computed from the reports and tell no more than they do"),
         nobody,
         mechanismStates,
         {independent, honest, once, kept, alone}},
        {"sampling",
         [](P) {
             return tr("sampling without replacement, then post-randomization (PRAM): a category is kept γ times as "
                       "often as it becomes any one other");
         },
         phrase("random bits of the server and a common secret sample of the curators"),
         phrase("one record of one person"),
         phrase("the same n people, the pair of one of them replaced (replace one); n is public"),
         phrase("whoever reads the release, the researcher included, and doesn't know which records were drawn"),
         phrase("the perturbed records of the sample"),
         phrase("the curators, each with one variable, a pad and the common secret sample"),
         samplingStates,
         {independent, phrase("Nobody but the curators knows who is in the sample."), sizeKnown, alone}},
        {"repeated",
         response,
         coins,
         phrase("one person, with the answers of all rounds"),
         phrase("the two truths of one person, the same in all rounds"),
         phrase("whoever keeps all answers and knows q; of the counts, a reader who knows the truth of everybody but "
                "one"),
         phrase("each of one person's answers; where they are shuffled, how many answers of each round are yes"),
         phrase("nobody with fresh answers; the person's own device, which remembers; whoever shuffles"),
         repeatedStates,
         {independent, honest, phrase("The truth of a person is the same in all rounds."), kept, alone}},
        {"survey",
         designInWords,
         coins,
         oneAnswer,
         twoTruths,
         phrase("the interviewer, or whoever sees the answers, but not what the device showed"),
         onlyEstimate,
         nobody,
         surveyStates,
         {independent, honest, once, kept, randomSample, alone}},
        {"counts",
         response,
         coins,
         onePerson,
         replaceOne,
         reader,
         onlyCount,
         mixer,
         countStates,
         {independent, honest, once, kept, forgets, sizeKnown}},
        {"privacy-ratio",
         response,
         coins,
         onePerson,
         replaceOne,
         reader,
         onlyCount,
         mixer,
         ratioStates,
         {independent, honest, once, kept, forgets, sizeKnown}},
        {"anonymity",
         response,
         coins,
         onePerson,
         replaceOne,
         reader,
         onlyCount,
         mixer,
         anonymityStates,
         {independent, honest, once, kept, forgets, sizeKnown, alone}},
        {"bit-vectors",
         bitwise,
         phrase("random bits of one's own device, seen by nobody else"),
         phrase("one record of one person, with all its bits"),
         phrase("a collection that has one record replaced (replace one)"),
         phrase("a reader of the reports who knows q and all true records but one"),
         phrase("each person's report, or only how often every report occurs"),
         phrase("nobody with the reports; whoever counts, to forget the order, where only counts are published"),
         vectorStates,
         {independent, honest, once, kept, sizeKnown}},
        {"trust",
         [](P) {
             return tr("local: randomized response; shuffled: the same, mixed and counted; central: the count with "
                       "two-sided geometric noise");
         },
         phrase("coins of one's own in the first two models, the curator's noise in the third"),
         onePerson,
         replaceOne,
         phrase("who reads what is published and knows the truth of everybody but one; in the local model also the "
                "collector"),
         phrase("the share of yeses among the same people, estimated from what the model lets be known"),
         phrase("local: nobody; shuffled: whoever mixes and counts; central: a curator, with everybody's truth"),
         trustStates,
         {independent, honest, once, forgets, sizeKnown, alone}},
        {"custom",
         [](P) { return tr("the mechanism of the quantity in the chart"); },
         {},
         {},
         phrase("data that differ in one person; the number of people is known"),
         {},
         {},
         {},
         customStates,
         {alone}}};
    return table;
}

const Protection *findProtection(std::string_view explorer) {
    const auto table = protectionTable();
    const auto found = std::ranges::find(table, explorer, &Protection::explorer);
    return found == table.end() ? nullptr : &*found;
}

} // namespace halftruth
