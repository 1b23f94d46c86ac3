#pragma once

#include "core/data/joint_type.h"
#include "core/math/domain/phrase.h"

#include <span>
#include <string>
#include <string_view>

namespace halftruth {

/// A table of counts that comes with the program.
struct BuiltinTable {
    std::string id; ///< "adult-sex-income"
    Phrase title;   ///< "Adult: sex and income"
    Phrase shorter; ///< where that has no room: "Adult: sex × income"
    Phrase source;  ///< one sentence
    JointType type; ///< its labels in the order of the table, which is a meaningful one
};

/// Every built-in table, in the order in which to show them: those of resources/data. Read on the first call.
[[nodiscard]] std::span<const BuiltinTable> builtinTables();

/// The table of this id, or null.
[[nodiscard]] const BuiltinTable *findBuiltinTable(std::string_view id);

} // namespace halftruth
