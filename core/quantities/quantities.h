#pragma once

#include "core/figure/figure.h"
#include "core/parameters/parameters.h"

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// A number that can be computed from parameters: `compute`, `sweep`, the help page and the reference test read this.
struct QuantitySpec {
    std::string_view id;     ///< on the command line: "count-pmf"
    std::string_view symbol; ///< in formulas: "P[A = s]"
    Phrase name;             ///< in words
    std::vector<ParameterUse> inputs;
    std::string_view formula;
    Phrase source;
    Direction direction;
    Phrase unit;
    std::function<double(const Parameters &)> function;
    /// Whether the formula's value is above 0, even where a double is too small for it; null where a 0 is always one.
    std::function<bool(const Parameters &)> positive{};
    /// A line of what the number alone does not tell, such as where a maximum is attained; null where nothing is.
    Text (*notes)(const Parameters &) = nullptr;
    /// The most people for whom the direction above holds; for more, a maximum over some m is a lower bound.
    double wholeUpTo = maxPopulation;
    /// The same function, which hears a stop and throws Stopped then, where one value may take long; null elsewhere.
    double (*interruptible)(const Parameters &, const std::stop_token &) = nullptr;
};

/// Every quantity, in the order in which they are listed.
[[nodiscard]] std::span<const QuantitySpec> quantityTable();
/// Null where there is none.
[[nodiscard]] const QuantitySpec *findQuantity(std::string_view id);
/// The same as something to choose from, in the table's order.
[[nodiscard]] std::span<const NamedChoice> quantityChoices();

/// The quantity at these parameters. Throws std::domain_error "NAME must be in RANGE, but is VALUE" when an input is
/// outside its range, or when the quantity has no value there; Stopped where one that takes long is. What is positive
/// is never 0: see isTooSmall().
[[nodiscard]] double evaluate(const QuantitySpec &quantity, const Parameters &parameters,
                              const std::stop_token &stop = {});

/// What may be concluded from the quantity at these parameters.
[[nodiscard]] Direction directionAt(const QuantitySpec &quantity, const Parameters &parameters);

/// The note on the quantity at these parameters; empty where it has none. Throws what evaluate() throws, and costs as
/// much.
[[nodiscard]] Text notes(const QuantitySpec &quantity, const Parameters &parameters);

} // namespace halftruth
