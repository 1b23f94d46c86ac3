#pragma once

#include "core/simulation/real_survey.h"

#include <string>
#include <vector>

namespace halftruth {

/// Everything that stands on the sheet of paper the pupils get, from top to bottom.
struct HandOut {
    Text title{};
    std::string question{};    ///< the teacher's own words; empty: to be written in by hand
    std::vector<Text> steps{}; ///< numbered
    AnswerWords answers{};     ///< to be ticked
    Text whyTitle{};
    std::vector<Text> why{};  ///< paragraphs
    Text footer{};            ///< the exact probabilities, for who wants to know
    bool keepsSecrets = true; ///< false where some answer proves the truth: the title then says so
};

/// What an answer tells of a pupil of a class in which a share `prior` would truthfully say yes.
///     yes: prior a/(prior a + (1-prior) b); no: with 1-a and 1-b in place of a and b
/// Source: Bayes' rule. Domain: prior in [0, 1]. Ends: the prior where the answer can't occur. Exact; O(1).
/// Throws std::domain_error.
struct AnswerTells {
    double afterYes = 0;
    double afterNo = 0;
};
[[nodiscard]] AnswerTells answerTells(const SurveyDesign &design, double prior);

/// The sheet for a survey. It says by how much an answer can change what others believe, and promises nothing else.
/// Where an answer proves something, so that epsilon is infinite, its title is that. Domain: prior in [0, 1]. Throws
/// std::domain_error.
[[nodiscard]] HandOut handOut(const RealSurvey &survey, const std::string &question, double prior);

} // namespace halftruth
