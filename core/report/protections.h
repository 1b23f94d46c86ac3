#pragma once

#include "core/parameters/parameters.h"
#include "core/text/text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace halftruth {

/// What a sheet says a number of, one after another.
enum class SheetItem : std::uint8_t {
    Loss,
    Slack,
    RoundCount,
    LossBudget,
    Respondents,
    WholePopulation,
    CoinError,
    TotalError,
    Ends,
    Binding
};
inline constexpr std::size_t sheetItemCount = static_cast<std::size_t>(SheetItem::Binding) + 1;
[[nodiscard]] Phrase titleOf(SheetItem item);

/// Where a sheet's item comes from in an explorer: a quantity at these parameters, in the place of the readouts that
/// say the same; what a person has set; readouts whose name has these words; or a sentence.
struct Stated {
    SheetItem item{};
    std::string_view quantity{};
    Parameters parameters{}; ///< of the quantity
    std::optional<ParameterId> set{};
    std::vector<std::string_view> readouts{};
    Text words{};
};

/// Who is protected against whom in an explorer: what a sheet says beside its numbers.
struct Protection {
    std::string_view explorer{};
    Text (*mechanism)(const Parameters &) = nullptr;
    Phrase device{}; ///< what makes the randomness
    Phrase unit{};   ///< of protection
    Phrase neighbours{};
    Phrase attacker{};
    Phrase published{};
    Phrase trusted{};
    std::vector<Stated> (*stated)(const Parameters &) = nullptr;
    std::vector<Phrase> assumptions{};
};

/// A row for every explorer, in the order of explorerTable().
[[nodiscard]] std::span<const Protection> protectionTable();
/// Null where there is none.
[[nodiscard]] const Protection *findProtection(std::string_view explorer);

} // namespace halftruth
