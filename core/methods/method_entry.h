#pragma once

#include "core/text/text.h"

#include <string_view>

namespace halftruth {

/// A method's row in quantityTable() or solverTable().
struct MethodEntry {
    std::string_view id{}; ///< "accuracy-hoeffding"; empty where it has no such row
    Phrase name{};
    std::string_view formula{};
    Phrase source{};
};

} // namespace halftruth
