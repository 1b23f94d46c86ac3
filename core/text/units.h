#pragma once

#include "core/text/text.h"

namespace halftruth {

/// A unit as it stands behind a number: "people" of all numbers but one, "person" of exactly one. What isn't counted,
/// such as nats, stays as it is. Only so is it a unit: where the same word is a title ("records", on an axis or over
/// a column), a language may say another.
[[nodiscard]] Text unitOf(double value, const Text &unit);
/// In brackets behind an axis' title.
[[nodiscard]] inline Text unitOfMany(const Text &unit) { return unitOf(2, unit); }

} // namespace halftruth
