#pragma once

#include "core/text/text.h"

namespace halftruth {

/// A parameter's name where its row has no room for it, of a word or two: the symbol stands beside it, and the whole
/// name in the row's help. The name itself where there is no shorter one.
[[nodiscard]] Phrase shorterName(Phrase name);
/// The same of what can be chosen, and of a name that is an argument of the text.
[[nodiscard]] Text shorterName(const Text &name);

} // namespace halftruth
