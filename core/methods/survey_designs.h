#pragma once

#include "core/math/survey/survey.h"
#include "core/methods/method_entry.h"
#include "core/parameters/parameters.h"
#include "core/simulation/individuals.h"

#include <span>
#include <string_view>
#include <vector>

namespace halftruth {

/// A design of surveys: what the list of designs, the quantities, the explorers of surveys and classes and the tests
/// iterate. The functions take the values as they are, and have the domains and the errors of those in
/// core/math/survey.
struct SurveyDesignRow {
    std::string_view id; ///< on the command line and in files: "forced"
    Phrase title;        ///< in the list
    Phrase help;
    /// What the chance device takes: all that it ever does, with the part of each range in which the design can
    /// estimate something.
    std::vector<ParameterUse> device;
    /// The same, given the others; null where those don't matter.
    std::vector<ParameterUse> (*deviceAt)(const Parameters &given) = nullptr;
    ParameterUse counted; ///< of the answers
    SurveyDesign (*design)(const Parameters &);
    /// The design as what each pupil of a class does; null where a class can't do it.
    SurveyProcedure (*procedure)(const Parameters &) = nullptr;
    /// What was counted: "Of <b>200</b> people <b>80</b> said yes."
    Text (*countInWords)(const Parameters &);
    MethodEntry estimate{};      ///< the quantity; may be empty
    MethodEntry standardError{}; ///< the same
    MethodEntry epsilon{};       ///< the same

    [[nodiscard]] SurveyAnswers answers(const Parameters &parameters) const;
    [[nodiscard]] bool has(ParameterId id) const; ///< whether its device takes that
};

/// Every design, in the order in which they are listed; its place is its value as a choice.
[[nodiscard]] std::span<const SurveyDesignRow> surveyDesigns();
/// Domain: the id of one of them (not checked).
[[nodiscard]] const SurveyDesignRow &surveyDesign(std::string_view id);
/// The one that is chosen.
[[nodiscard]] const SurveyDesignRow &surveyDesign(const Parameters &parameters);

} // namespace halftruth
