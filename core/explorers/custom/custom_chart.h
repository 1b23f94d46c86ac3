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

/// The values of an evenly spaced family, between its ends.
[[nodiscard]] std::vector<double> spacedFamily(const CustomChart &chart, const Parameters &parameters);

/// Whether the curves of a family are at the values of a list, rather than evenly spaced.
[[nodiscard]] bool listsFamily(const Parameters &parameters);

/// The parameters of the explorer at these values: the quantity, what is swept and how far, and the quantity's other
/// inputs.
[[nodiscard]] std::vector<ParameterUse> customUses(const Parameters &parameters);

/// All that customUses() ever names.
[[nodiscard]] std::vector<ParameterUse> customParameters();

/// After another quantity, the axes sweep what it takes; a parameter that comes to an axis brings its window with it.
[[nodiscard]] Parameters customFollow(const Parameters &before, const Parameters &after);

} // namespace halftruth
