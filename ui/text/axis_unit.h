#pragma once

#include "ui/text/localized.h"

#include "core/text/units.h"

namespace halftruth {

/// The unit as it stands in brackets behind an axis' title; empty where the title says it: "yes answers" are answers,
/// in every language.
[[nodiscard]] inline QString unitBehind(const Text &title, const Text &unit) {
    return title.source.find(unit.source) == std::string::npos ? localized(unitOfMany(unit)) : QString();
}

} // namespace halftruth
