#pragma once

#include "core/explorers/explorer.h"
#include "core/text/bibliography.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// The parameter sheet: what was decided, and every number that the decision stands on, as data. Its order and its
/// words are those of [Near et al. 2025], so that a reviewer finds what she looks for.
namespace halftruth {

/// One line: a number, or words where there is none.
struct SheetRow {
    Text label{};
    std::optional<double> value{};
    Text words{}; ///< in the number's place
    Text unit{};
    Direction direction = Direction::Exact;
    std::optional<Number> shown{}; ///< as a readout's
    Text help{};
    std::string name{}; ///< the parameter or quantity, as the command line calls it; may be empty
    /// What prints the value, behind the program's name; empty for words and for what a person has set.
    std::vector<std::string> command{};
    bool main = false; ///< stands on paper, however little room there is
    bool operator==(const SheetRow &) const = default;
};

struct SheetSection {
    std::string_view id{}; ///< in files
    Phrase title{};
    std::vector<SheetRow> rows{};
    bool operator==(const SheetSection &) const = default;
};

/// What a person adds: her own words, which are plain text wherever they stand.
struct SheetWishes {
    std::string question{}; ///< the question that is decided
    std::string names{};    ///< who decides; a line to sign on where empty
    std::string date{};     ///< the same
    /// The ids of the charts, in their order; the first two figures where nothing is chosen.
    std::optional<std::vector<std::string>> charts{};
    bool operator==(const SheetWishes &) const = default;
};
/// More aren't legible on two pages.
inline constexpr std::size_t mostSheetCharts = 4;

struct Sheet {
    const ExplorerSpec *explorer = nullptr;
    SheetWishes wishes{};
    Text answer{}; ///< the explorer's, in words
    /// In the order of the document. Later ones, such as a table of scenarios, are sections like these.
    std::vector<SheetSection> sections{};
    std::vector<Figure> charts{};
    std::vector<Source> sources{};      ///< all that the charts and numbers cite, and the guidelines
    std::vector<std::string> command{}; ///< the sheet's own, behind the program's name, without a file
};

/// The words of a command for a readout, which `report --number` prints.
[[nodiscard]] std::string readoutName(const Readout &readout);
/// The readout of that name; null where there is none.
[[nodiscard]] const Readout *findReadout(const Exploration &answer, std::string_view name);

/// The works that an answer's charts and numbers cite, in the order of the bibliography.
[[nodiscard]] std::vector<Source> sourcesOf(const Exploration &answer);

/// The sheet of what an explorer answered to a request, with nothing left to solve. A pure function. Throws
/// std::domain_error for a chart that isn't there, one that is named twice, and more than mostSheetCharts.
/// Cost: that of the quantities it names, which hear a stop; throws Stopped then.
[[nodiscard]] Sheet sheetOf(const ExplorerSpec &explorer, const Request &request, const Exploration &answer,
                            const SheetWishes &wishes, const std::stop_token &stop = {});

} // namespace halftruth
