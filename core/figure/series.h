#pragma once

#include "core/figure/figure.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace halftruth {

/// What a layer's entry in the legend says; null for what has none. All that a pin draws has the pin's, and all
/// pieces of one curve have one.
[[nodiscard]] const Text *legendEntry(const Layer &layer);

/// Whether a layer has a line of its own in the legend: of a pin's, one has.
[[nodiscard]] bool inLegend(const Layer &layer);

/// Whether there is something of the layer to see besides lines across the plot.
[[nodiscard]] bool drawsValues(const Layer &layer);

/// Whether a name has words of its own beside the values that it shows: "m = {m}", and no person's own words.
[[nodiscard]] bool isTemplate(const Text &name);

/// What the series of a figure's layers are called in files and on the command line, whatever values their names
/// show: the entry's template, "m = {m}", or its words where it has none of its own, with " #2" behind the second of
/// its kind. Empty for a layer without an entry.
[[nodiscard]] std::vector<std::string> seriesNames(const Figure &figure);

/// Takes the series of these names out: nothing of them is drawn, nor is in tables; the legend keeps them.
void hideSeries(Figure &figure, const std::set<std::string> &names);

/// The layers from the lowest to the topmost, by their places: what is pinned lies below what is now.
[[nodiscard]] std::vector<std::size_t> drawingOrder(const Figure &figure);

/// Whether a layer is one of a series that is hidden.
[[nodiscard]] bool isHidden(const Layer &layer);

} // namespace halftruth
