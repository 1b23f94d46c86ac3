#pragma once

#include "core/quantities/quantities.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// A number that a source states, and the quantity that makes it.
struct GalleryNumber {
    std::string_view quantity; ///< the id of one of quantityTable()
    std::string_view settings; ///< every input of it: "n=200 q=1/4"
    /// The source's number with the digits that it has there: "0.2619"; empty where it states none.
    std::string_view stated{};
    Phrase what{};      ///< what it is, where the quantity's name doesn't tell the rows apart
    Phrase otherwise{}; ///< why ours is another number, where it is
};

/// What the stated numbers of an entry are.
enum class GalleryBasis : std::uint8_t {
    Printed, ///< they stand there
    Formula  ///< its formulas give them, computed apart from this program
};

/// A published table or figure that this program makes again.
struct GalleryEntry {
    std::string_view id;
    Phrase title;
    Phrase about; ///< what is compared, and where the source errs
    GalleryBasis basis = GalleryBasis::Printed;
    std::string_view preset; ///< the state that shows it
    std::vector<GalleryNumber> numbers;
};

/// Every entry; `gallery`, Help ▸ Gallery and the tests read it.
[[nodiscard]] std::span<const GalleryEntry> galleryTable();

/// A stated number beside ours.
struct GalleryCheck {
    const GalleryNumber *number = nullptr;
    double ours = 0.0;
    Direction direction = Direction::Exact;
    double stated = 0.0;     ///< NaN where the source states none
    double difference = 0.0; ///< ours less the stated one
    bool agrees = false;     ///< ours, rounded as the stated one is, is that; true where none is stated
    /// Whether it agrees where the entry says nothing, and differs where it says why.
    [[nodiscard]] bool asSaid() const { return agrees == number->otherwise.empty(); }
};

/// Computes them anew. Throws what evaluate() throws.
[[nodiscard]] GalleryCheck checked(const GalleryNumber &number, const std::stop_token &stop = {});

/// The inputs of the number's quantity.
[[nodiscard]] Parameters inputsOf(const GalleryNumber &number);
/// What the number is, in words.
[[nodiscard]] Phrase nameOf(const GalleryNumber &number);
/// "halftruth compute power --n 200 …": the command that makes it.
[[nodiscard]] std::string commandOf(const GalleryNumber &number);

/// Half a unit of the last digit of a number as it is written: 0.00005 of "0.2619", 0.5 of "7921".
[[nodiscard]] double halfUnitOf(std::string_view stated);

} // namespace halftruth
