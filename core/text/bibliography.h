#pragma once

#include "core/text/text.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// A publication that a formula, a caption or an explanation comes from.
struct Source {
    std::string_view id; ///< what stands in brackets: "KR2", "Warner 1965"
    std::string_view authors;
    int year;
    std::string_view title;
    std::string_view venue;

    /// Whether Halftruth shows all of it: one of the five whose letters stand in brackets.
    [[nodiscard]] bool shownWhole() const;
};

/// Every source, in the order of Help > Sources: the five that Halftruth shows whole, then by author and year.
[[nodiscard]] std::span<const Source> bibliography();
/// Null where there is none of that id.
[[nodiscard]] const Source *findSource(std::string_view id);

/// "[KR2, section 3.1]": an argument for captions and explanations. The id is one of the bibliography.
[[nodiscard]] Text cite(std::string_view id, std::string_view place = {});

/// The ids that a finished text cites: what stands before the first comma of every bracket that begins as a name
/// does,
/// "[Warner 1965]" or "[KR2; Hoeffding 1963]" but not "[0, 1]" or "P[A(m) = s]". Not all of them need to exist.
[[nodiscard]] std::vector<std::string> citedIn(std::string_view text);

} // namespace halftruth
