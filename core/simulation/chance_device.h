#pragma once

#include "core/text/text.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// What a class has at hand to leave something to chance: coins, dice and the birthdays of people. Each of their
/// probabilities is a ratio of whole numbers, so that what a device realises is known exactly.
namespace halftruth {

/// So many of equally likely cases.
struct Odds {
    std::int64_t ways = 0;
    std::int64_t outOf = 1;

    [[nodiscard]] double probability() const { return static_cast<double>(ways) / static_cast<double>(outOf); }
    /// What the fraction is more than that double.
    [[nodiscard]] double rest() const {
        return std::fma(-probability(), static_cast<double>(outOf), static_cast<double>(ways)) /
               static_cast<double>(outOf);
    }
    /// In lowest terms: "1/4"; "0" and "1".
    [[nodiscard]] std::string text() const;
    bool operator==(const Odds &) const = default;
};

/// One kind of device. Its outcomes are whole numbers in a row: how many coins show heads; what a die shows; the sum
/// of two dice, or the higher of the two; the month of a birthday, 1 to 12; its day of the month, 1 to 31.
///
/// Birthdays: all days of four years, one of them a leap year, are equally likely: 1461 days. So a birthday is on a
/// 1st with probability 48/1461 = 12/365.25, in February with 113/1461. An approximation of real births, which
/// follow the seasons by a few percent; exact for the convention.
struct ChanceDevice {
    enum class Kind : std::uint8_t { Coins, Die, DiceSum, HigherDie, BirthMonth, BirthDay };
    Kind kind = Kind::Coins;
    int count = 1; ///< coins or dice

    [[nodiscard]] int first() const;
    [[nodiscard]] int last() const;
    /// The cases of one outcome; 0 for what is none.
    [[nodiscard]] Odds odds(int outcome) const;
    [[nodiscard]] bool isBirthday() const { return kind == Kind::BirthMonth || kind == Kind::BirthDay; }
    bool operator==(const ChanceDevice &) const = default;
};

/// The devices a class is offered, the simplest first: whoever can do with a coin shall not have to roll dice, and
/// what is tossed comes before birthdays, which others may know.
[[nodiscard]] std::span<const ChanceDevice> chanceDevices();

/// Something that may happen with a device: an outcome from a row of neighbours. Empty, never, where from > to.
struct ChanceEvent {
    ChanceDevice device{};
    int from = 1;
    int to = 0;

    [[nodiscard]] bool never() const { return from > to; }
    [[nodiscard]] bool contains(int outcome) const { return outcome >= from && outcome <= to; }
    /// Exact: the sum of the outcomes' cases. O(outcomes).
    [[nodiscard]] Odds odds() const;
    [[nodiscard]] double probability() const { return odds().probability(); }
    /// In words that follow "if": "both show heads", "it shows 1 or 2", "the birthday is in January".
    [[nodiscard]] Text inWords() const;
    bool operator==(const ChanceEvent &) const = default;
};

/// What to do with a device before anything happens: "Toss two coins. Let nobody see how they land."
[[nodiscard]] Text useInWords(const ChanceDevice &device);
/// "in January", "on the 1st to the 7th of a month". Domain: an event of birthdays (not checked).
[[nodiscard]] Text birthdayInWords(const ChanceEvent &event);

} // namespace halftruth
