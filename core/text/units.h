#pragma once

#include "core/text/text.h"

namespace halftruth {

/// A unit as it stands behind a number: "people" of all numbers but one, "person" of exactly one. What isn't counted,
/// such as nats, stays as it is.
[[nodiscard]] Text unitOf(double value, const Text &unit);

} // namespace halftruth
