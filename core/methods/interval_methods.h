#pragma once

#include "core/figure/figure.h"
#include "core/math/survey/survey.h"

#include <array>
#include <span>
#include <string_view>

namespace halftruth {

/// The quantities of an interval with one kind of answers: its ends, and its coverage.
struct IntervalQuantities {
    std::array<std::string_view, 3> ids; ///< lower end, upper end, coverage
    std::array<Phrase, 3> names;
};

/// A kind of confidence interval for a survey: what the quantities, the explorer of surveys and the tests iterate.
/// Its id, name, formula and source are the row of its method in intervalMethodTable().
struct IntervalMethodRow {
    IntervalMethod method;
    Phrase title; ///< in legends: "Wald"
    ColourIndex colour;
    Direction direction; ///< of the ends, given the confidence
    bool ofThesePeople;  ///< for the share of the n people themselves, not of a population that they are a sample of
    IntervalQuantities one;   ///< of one answer of each person
    IntervalQuantities cards; ///< of Kuk's cards, where those of one person go together

    [[nodiscard]] const IntervalMethodSpec &spec() const;
};

/// Every kind of interval, in the order in which its quantities are listed.
[[nodiscard]] std::span<const IntervalMethodRow> intervalMethods();
[[nodiscard]] const IntervalMethodRow &intervalMethod(IntervalMethod method);

} // namespace halftruth
