#pragma once

#include <QtGlobal>

#include <cstddef>
#include <functional>
#include <iterator>
#include <vector>

namespace testing {

/// Whether a test that takes long goes over its whole grid, as continuous integration asks for: ctest -L long, or
/// HALFTRUTH_LONG=1 before the program. Otherwise it takes every so-many-th case of the same grid.
[[nodiscard]] inline bool longRun() { return qEnvironmentVariableIsSet("HALFTRUTH_LONG"); }

/// A size of the whole grid, or that of the part.
template <class Size>
[[nodiscard]] Size longOr(Size whole, Size part) {
    return longRun() ? whole : part;
}

/// Those of a table that are gone over: all, or every so-many-th from the first on.
template <class Table>
[[nodiscard]] auto oneIn(std::size_t part, const Table &table) {
    std::vector<std::reference_wrapper<const typename Table::value_type>> tried;
    for (std::size_t i = 0; i < static_cast<std::size_t>(std::size(table)); i += longRun() ? 1 : part)
        tried.emplace_back(*std::next(std::begin(table), static_cast<std::ptrdiff_t>(i)));
    return tried;
}

} // namespace testing
