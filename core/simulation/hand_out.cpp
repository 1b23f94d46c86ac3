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

std::string whatProves(const SurveyDesign &design, const AnswerWords &words) {
    const bool yes = design.yesGivenOne == 0 || design.yesGivenZero == 0;
    const bool no = design.yesGivenOne == 1 || design.yesGivenZero == 1;
    const std::string which =
        yes && no ? "Both answers give" : "The answer " + (yes ? words.yes : words.no) + " gives";
    return which + " the truth away: nothing but the truth leads to it. (ε = ∞)";
}

std::vector<std::string> reasons(const SurveyDesign &design, const AnswerWords &words, double prior) {
    const AnswerTells tells = answerTells(design, prior);
    const double epsilon = surveyEpsilon(design);
    std::vector<std::string> why;
    if (std::isinf(epsilon))
        why.push_back(whatProves(design, words));
    else
        why.push_back("Whatever your truth is, you may have to say either " + words.yes + " or " + words.no +
                      ". Only you know which it was: the truth, or chance.");
    why.push_back("Suppose " + displayNumber(100 * prior, 3) +
                  " in 100 would truthfully say yes. Of 100 who answer " + words.yes + ", " +
                  ofHundred(tells.afterYes) + " would; of 100 who answer " + words.no + ", " +
                  ofHundred(tells.afterNo) + " would.");
    if (!std::isinf(epsilon))
        why.push_back("No answer changes the odds of your truth by more than about a factor of " +
                      displayNumber(std::exp(epsilon), 3) + " (ε = " + displayNumber(epsilon) +
                      "). From all answers together, the share of the whole class can still be estimated.");
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
    const bool protects = !std::isinf(surveyEpsilon(design));
    return {.title = "Your answer stays your secret",
            .question = question,
            .steps = instructions(survey),
            .answers = answerWords(survey.wish.kind),
            .whyTitle = protects ? "Why your answer tells nobody the truth" : "What your answer tells",
            .why = reasons(design, answerWords(survey.wish.kind), prior),
            .footer = exactOddsInWords(survey) + "."};
}

} // namespace halftruth
