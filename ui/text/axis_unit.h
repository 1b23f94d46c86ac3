#pragma once

#include "ui/text/localized.h"

#include "core/text/units.h"

namespace halftruth {

/// The unit as it stands in brackets behind an axis' title; empty where the title says it: "yes answers" are answers.
[[nodiscard]] inline QString unitBehind(const QString &title, const Text &unit) {
    const QString said = localized(unitOfMany(unit));
    return title.contains(said, Qt::CaseInsensitive) ? QString() : said;
}

} // namespace halftruth
