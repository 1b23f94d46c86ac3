#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Collections of records of L bits, as a person writes them: "000,011,101".
namespace halftruth {

inline constexpr int maxEnumeratedBits = 24; ///< the longest records whose 2^L values are all looked at
inline constexpr std::size_t maxCollectionMembers = 1'000'000;

/// A multiset of records of the same length, in the order given. The first character of a record's text is the most
/// significant of its bits: "011" is 3.
struct BitCollection {
    int bits = 1;                         ///< L in 1 ... 24
    std::vector<std::uint32_t> members{}; ///< each below 2^L; 1 to 10^6 of them

    bool operator==(const BitCollection &) const = default;
};

/// The collection a text names.
///     RECORD,RECORD,...   each of 0s and 1s; commas, semicolons, spaces and line ends separate, and may be mixed
///     RECORDxCOUNT        that many copies of one: 000x500,111x500
/// Domain: 1 to 10^6 records of the same 1 to 24 bits. Ends: "" and "0,,1" are errors, as an empty record has no
/// bits. Exact; O(length of text). Throws std::domain_error, which calls the text by name and the record by its
/// number.
[[nodiscard]] BitCollection parseBitCollection(std::string_view text, std::string_view name = "collection");

/// One record, as a collection of one.
///     RECORD
/// Domain, ends and cost: as parseBitCollection(); more than one record is an error. Throws std::domain_error.
[[nodiscard]] BitCollection parseBitString(std::string_view text, std::string_view name);

/// A record as text: "011" for 3 with 3 bits. Domain: bits in {1, ..., 24}, record below 2^bits; not checked. O(L).
[[nodiscard]] std::string bitString(std::uint32_t record, int bits);

/// The text that parseBitCollection() reads back as the same collection: "000,011,101". More than three equal records
/// in a row are written once: "000x500". Where somebody needs no more than its first `enough` characters, a longer
/// text may end anywhere behind them. O(L members).
[[nodiscard]] std::string bitCollectionText(const BitCollection &collection, std::size_t enough = std::string::npos);

/// The shortest such text of the same multiset: the collection's own where it has at most `most` characters,
/// otherwise with its records in order and counted. Nothing where that is longer still. O(members log members).
[[nodiscard]] std::optional<std::string> shortCollectionText(const BitCollection &collection, std::size_t most);

/// The collection with longer or shorter records.
///     each record's bits repeated from the first on, or cut, to `bits` of them: distances keep their proportions
/// Domain: bits in {1, ..., 24}. Ends: with the length they have they stay as they are. O(members). Throws
/// std::domain_error.
[[nodiscard]] BitCollection withRecordLength(const BitCollection &collection, std::int64_t bits);

/// Throws std::domain_error, which calls the collection by name, unless its bits, its size and every member are in
/// their domains. O(members).
void requireBitCollection(std::string_view name, const BitCollection &collection);

/// Independent uniform records.
///     each member uniform over {0,1}^L, from the leading bits of the Mersenne twister of the seed
/// Domain: bits in {1, ..., 24}, members in {1, ..., 10^6}. The same on every machine.
/// Exact; O(members). Throws std::domain_error.
[[nodiscard]] BitCollection randomBitCollection(std::int64_t bits, std::int64_t members, std::uint32_t seed);

} // namespace halftruth
