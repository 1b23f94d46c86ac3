#pragma once

#include <QtGlobal>

namespace testing {

/// Whether a test that takes long goes over its whole grid, as continuous integration asks for: ctest -L long, or
/// HALFTRUTH_LONG=1 before the program. Otherwise it takes every so-many-th case of the same grid.
[[nodiscard]] inline bool longRun() { return qEnvironmentVariableIsSet("HALFTRUTH_LONG"); }

/// A size of the whole grid, or that of the part.
template <class Size>
[[nodiscard]] Size longOr(Size whole, Size part) {
    return longRun() ? whole : part;
}

} // namespace testing
