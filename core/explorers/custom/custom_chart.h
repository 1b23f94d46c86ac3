#pragma once

#include "core/parameters/parameters.h"
#include "core/quantities/quantities.h"

#include <optional>
#include <vector>

namespace halftruth {

/// What a custom chart shows, read from the parameters: a quantity, what each axis sweeps, and what the family of
/// curves differs in.
struct CustomChart {
    const QuantitySpec *quantity;
    std::optional<ParameterId> x; ///< nothing only where the quantity takes no number
    std::optional<ParameterId> y; ///< a map where set
    std::optional<ParameterId> family;

    explicit CustomChart(const Parameters &parameters);
    /// The quantity's use of a parameter that one of the axes sweeps.
    [[nodiscard]] const ParameterUse &input(ParameterId id) const;
};

/// How a family between two values is spaced: as the slider of its parameter.
[[nodiscard]] Scale familyScale(const CustomChart &chart, const Parameters &parameters);

/// The values of a spaced family, its ends included.
[[nodiscard]] std::vector<double> spacedFamily(const CustomChart &chart, const Parameters &parameters);

/// Whether the curves of a family are at the values of a list, rather than spaced between two.
[[nodiscard]] bool listsFamily(const Parameters &parameters);

/// The parameters of the explorer at these values: the quantity, what is swept and how far, and the quantity's other
/// inputs.
[[nodiscard]] std::vector<ParameterUse> customUses(const Parameters &parameters);

/// All that customUses() ever names.
[[nodiscard]] std::vector<ParameterUse> customParameters();

/// After another quantity, the axes sweep what it takes; a parameter that comes to an axis brings its window with it.
[[nodiscard]] Parameters customFollow(const Parameters &before, const Parameters &after);

/// A family that a person chooses begins with a list of likely values of its parameter.
[[nodiscard]] Parameters customSuggest(const Parameters &before, const Parameters &after);

} // namespace halftruth
