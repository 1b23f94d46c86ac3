#include "core/simulation/hand_out.h"

#include "core/math/domain/domain.h"

#include <cmath>

namespace halftruth {

namespace {

double bayes(double prior, double givenOne, double givenZero) {
    const double one = prior * givenOne;
    const double all = one + (1 - prior) * givenZero;
    return all > 0 ? one / all : prior;
}

/// The standard error of the share that a class of so many answers comes to, where half of them are yes.
constexpr double smallClass = 30;
double errorOfClass(const SurveyDesign &design) {
    return 0.5 / std::sqrt(smallClass * static_cast<double>(design.draws)) / std::fabs(design.contrast());
}
constexpr double hopeless = 0.5; ///< such an error: every share is as likely as any other

/// "about 47", "fewer than 1", "all": of a hundred.
Text ofHundred(double share) {
    if (share <= 0)
        return tr("none");
    if (share >= 1)
        return tr("all");
    const double hundredth = std::round(100 * share);
    if (hundredth < 1)
        return tr("fewer than 1");
    return hundredth > 99 ? tr("more than 99") : tr("about {share}", {{"share", hundredth}});
}

/// Which answers only one of the two truths leads to.
struct Proof {
    bool yes;
    bool no;
    [[nodiscard]] bool any() const { return yes || no; }
    [[nodiscard]] bool every() const { return yes && no; }
};

Proof proofOf(const SurveyDesign &design) {
    return {.yes = design.yesGivenOne == 0 || design.yesGivenZero == 0,
            .no = design.noGivenOne() == 0 || design.noGivenZero() == 0};
}

Text titleOf(const Proof &proof, const AnswerWords &words) {
    if (!proof.any())
        return tr("Chance has a say in your answer");
    if (proof.every())
        return tr("This design gives no protection");
    return tr("The answer {answer} gives the truth away", {{"answer", proof.yes ? words.yes : words.no}});
}

/// Whether an answer proves anything.
Text proves(const Proof &proof, const AnswerWords &words) {
    if (proof.every())
        return tr("Every answer gives the truth away: nothing but the truth leads to it (ε = ∞).");
    if (proof.any())
        return tr("The answer {answer} gives the truth away: nothing but the truth leads to it (ε = ∞).",
                  {{"answer", proof.yes ? words.yes : words.no}});
    return tr("Whatever your truth is, you may have to say either {yes} or {no}. Only you know which it was: the "
              "truth, or chance.",
              {{"yes", words.yes}, {"no", words.no}});
}

Text suppose(const AnswerTells &tells, const AnswerWords &words, double prior) {
    return tr("Suppose {prior} in 100 would truthfully say yes. Of 100 who answer {yes}, {afterYes} would; of 100 "
              "who answer {no}, {afterNo} would.",
              {{"prior", percent(prior)},
               {"yes", words.yes},
               {"afterYes", ofHundred(tells.afterYes)},
               {"no", words.no},
               {"afterNo", ofHundred(tells.afterNo)}});
}

std::vector<Text> reasons(const SurveyDesign &design, const AnswerWords &words, double prior) {
    const AnswerTells tells = answerTells(design, prior);
    const double epsilon = surveyEpsilon(design);
    const Proof proof = proofOf(design);
    if (const double error = errorOfClass(design); error > hopeless && !proof.any())
        return {proves(proof, words), suppose(tells, words, prior),
                tr("Whatever others believe about you, your answer multiplies or divides the odds that your truth is "
                   "yes by at most {factor} (ε = {epsilon}). The share of the whole class can hardly be estimated: "
                   "from {count} answers it is off by about {points} percentage points.",
                   {{"factor", atMost(std::exp(epsilon), 3)},
                    {"epsilon", epsilon},
                    {"count", smallClass},
                    {"points", halftruth::number(100 * error, 2)}})};
    return {proves(proof, words), suppose(tells, words, prior),
            proof.any() ? tr("From all answers together, the share of the whole class can be estimated.")
                        : tr("Whatever others believe about you, your answer multiplies or divides the odds that "
                             "your truth is yes by at most {factor} (ε = {epsilon}). A factor of 1 would tell "
                             "nothing about you, an answer without chance everything. From all answers together, "
                             "the share of the whole class can still be estimated.",
                             {{"factor", atMost(std::exp(epsilon), 3)}, {"epsilon", epsilon}})};
}

} // namespace

AnswerTells answerTells(const SurveyDesign &design, double prior) {
    require("prior", prior, range::closedUnit);
    return {.afterYes = bayes(prior, design.yesGivenOne, design.yesGivenZero),
            .afterNo = bayes(prior, design.noGivenOne(), design.noGivenZero())};
}

HandOut handOut(const RealSurvey &survey, const std::string &question, double prior) {
    const SurveyDesign design = survey.design();
    const AnswerWords words = answerWords(survey.wish.kind);
    return {.title = titleOf(proofOf(design), words),
            .question = question,
            .steps = instructions(survey),
            .answers = words,
            .whyTitle = tr("How much your answer tells"),
            .why = reasons(design, words, prior),
            .footer = tr("{odds}.", {{"odds", exactOddsInWords(survey)}}),
            .keepsSecrets = !std::isinf(surveyEpsilon(design))};
}

} // namespace halftruth
