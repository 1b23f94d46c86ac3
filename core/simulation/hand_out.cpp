#include "core/simulation/hand_out.h"

#include "core/math/domain/domain.h"
#include "core/text/number_text.h"

#include <cmath>

namespace halftruth {

namespace {

double bayes(double prior, double givenOne, double givenZero) {
    const double one = prior * givenOne;
    const double all = one + (1 - prior) * givenZero;
    return all > 0 ? one / all : prior;
}

/// "about 47", "fewer than 1", "all": of a hundred.
std::string ofHundred(double share) {
    if (share <= 0)
        return "none";
    if (share >= 1)
        return "all";
    const double hundredth = std::round(100 * share);
    if (hundredth < 1)
        return "fewer than 1";
    return hundredth > 99 ? "more than 99" : "about " + displayNumber(hundredth);
}

/// The answers that only one of the two truths leads to; empty where chance may lead to either.
std::string proof(const SurveyDesign &design, const AnswerWords &words) {
    const bool yes = design.yesGivenOne == 0 || design.yesGivenZero == 0;
    const bool no = design.yesGivenOne == 1 || design.yesGivenZero == 1;
    if (yes && no)
        return "Every answer gives";
    return yes || no ? "The answer " + (yes ? words.yes : words.no) + " gives" : std::string();
}

std::string titleOf(const SurveyDesign &design, const AnswerWords &words) {
    const std::string proves = proof(design, words);
    if (proves.empty())
        return "Chance has a say in your answer";
    return proves.starts_with("Every") ? "This design gives no protection" : proves + " the truth away";
}

std::vector<std::string> reasons(const SurveyDesign &design, const AnswerWords &words, double prior) {
    const AnswerTells tells = answerTells(design, prior);
    const double epsilon = surveyEpsilon(design);
    const std::string proves = proof(design, words);
    std::vector<std::string> why;
    if (proves.empty())
        why.push_back("Whatever your truth is, you may have to say either " + words.yes + " or " + words.no +
                      ". Only you know which it was: the truth, or chance.");
    else
        why.push_back(proves + " the truth away: nothing but the truth leads to it (ε = ∞).");
    why.push_back("Suppose " + displayNumber(100 * prior, 3) +
                  " in 100 would truthfully say yes. Of 100 who answer " + words.yes + ", " +
                  ofHundred(tells.afterYes) + " would; of 100 who answer " + words.no + ", " +
                  ofHundred(tells.afterNo) + " would.");
    if (proves.empty())
        why.push_back("Whatever others believe about you, your answer multiplies or divides the odds of it by at "
                      "most " +
                      displayNumber(std::exp(epsilon), 3, Rounding::Up) + " (ε = " + displayNumber(epsilon) +
                      "); by 1 would be not at all, and without chance there would be no limit. From all answers "
                      "together, the share of the whole class can still be estimated.");
    else
        why.emplace_back("From all answers together, the share of the whole class can be estimated.");
    return why;
}

} // namespace

AnswerTells answerTells(const SurveyDesign &design, double prior) {
    require("prior", prior, range::closedUnit);
    return {.afterYes = bayes(prior, design.yesGivenOne, design.yesGivenZero),
            .afterNo = bayes(prior, 1 - design.yesGivenOne, 1 - design.yesGivenZero)};
}

HandOut handOut(const RealSurvey &survey, const std::string &question, double prior) {
    const SurveyDesign design = survey.design();
    const AnswerWords words = answerWords(survey.wish.kind);
    return {.title = titleOf(design, words),
            .question = question,
            .steps = instructions(survey),
            .answers = words,
            .whyTitle = "How much your answer tells",
            .why = reasons(design, words, prior),
            .footer = exactOddsInWords(survey) + ".",
            .keepsSecrets = !std::isinf(surveyEpsilon(design))};
}

} // namespace halftruth
