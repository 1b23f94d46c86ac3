#pragma once

#include <vector>

namespace halftruth {

/// The widths of neighbours that fill a room together: all alike where each then has what it wishes, otherwise each
/// its wish and the same of what is left over. Where the wishes have no room the widest are cut to one width.
[[nodiscard]] std::vector<int> sharedWidths(const std::vector<double> &wishes, int room);

} // namespace halftruth
