#include "core/simulation/chance_device.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <string_view>

namespace halftruth {

namespace {

using Kind = ChanceDevice::Kind;

// Of four years, one of them a leap year.
constexpr std::int64_t daysOfCycle = 1461;
constexpr std::array<std::int64_t, 12> daysOfMonth{124, 113, 124, 120, 124, 120, 124, 124, 120, 124, 120, 124};

constexpr std::array<std::string_view, 12> monthNames{"January",   "February", "March",    "April",
                                                      "May",       "June",     "July",     "August",
                                                      "September", "October",  "November", "December"};
constexpr std::array<std::string_view, 7> smallNumbers{"none", "one", "two", "three", "four", "five", "six"};

constexpr std::array<ChanceDevice, 9> devices{{{.kind = Kind::Coins, .count = 1},
                                               {.kind = Kind::Coins, .count = 2},
                                               {.kind = Kind::Die, .count = 1},
                                               {.kind = Kind::Coins, .count = 3},
                                               {.kind = Kind::DiceSum, .count = 2},
                                               {.kind = Kind::HigherDie, .count = 2},
                                               {.kind = Kind::Coins, .count = 4},
                                               {.kind = Kind::BirthMonth, .count = 1},
                                               {.kind = Kind::BirthDay, .count = 1}}};

std::string number(int value) {
    return value >= 0 && value < static_cast<int>(smallNumbers.size())
               ? std::string(smallNumbers[static_cast<std::size_t>(value)])
               : std::to_string(value);
}

std::int64_t chosen(int from, int count) {
    std::int64_t ways = 1;
    for (int i = 0; i < count; ++i)
        ways = ways * (from - i) / (i + 1);
    return ways;
}

std::int64_t daysInCycle(int day) {
    if (day <= 28)
        return 48;
    // Eleven months have a 29th every year, February in one of the four.
    return day == 29 ? 45 : day == 30 ? 44 : 28;
}

/// "1", "1 or 2", "1, 2 or 3", "1 to 4".
std::string listed(int from, int to) {
    if (from == to)
        return std::to_string(from);
    if (to == from + 1)
        return std::to_string(from) + " or " + std::to_string(to);
    if (to == from + 2)
        return std::to_string(from) + ", " + std::to_string(from + 1) + " or " + std::to_string(to);
    return std::to_string(from) + " to " + std::to_string(to);
}

std::string coinsInWords(const ChanceEvent &event) {
    const int coins = event.device.count;
    if (coins == 1)
        return event.from == 1 ? "it shows heads" : "it shows tails";
    const std::string all = coins == 2 ? "both" : "all " + number(coins);
    if (event.from == coins)
        return all + " show heads";
    if (event.to == 0)
        return all + " show tails";
    if (event.from == event.to)
        return "exactly " + number(event.from) + (event.from == 1 ? " shows" : " show") + " heads";
    if (event.to == coins)
        return "at least " + number(event.from) + (event.from == 1 ? " shows" : " show") + " heads";
    return "at most " + number(event.to) + (event.to == 1 ? " shows" : " show") + " heads";
}

std::string higherDieInWords(const ChanceEvent &event) {
    if (event.to == event.device.last())
        return "at least one shows " + (event.from == 6 ? std::string("a 6") : listed(event.from, 6));
    return event.to == 1 ? "both show a 1" : "both show " + std::to_string(event.to) + " or less";
}

std::string sumInWords(const ChanceEvent &event) {
    if (event.from == event.to)
        return "the sum is " + std::to_string(event.from);
    if (event.from == event.device.first())
        return "the sum is " + std::to_string(event.to) + " or less";
    if (event.to == event.device.last())
        return "the sum is " + std::to_string(event.from) + " or more";
    return "the sum is " + listed(event.from, event.to);
}

std::string ordinal(int day) {
    const int last = day % 10;
    const bool teen = day / 10 == 1;
    return std::to_string(day) + (teen ? "th" : last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

std::string month(int number) { return std::string(monthNames[static_cast<std::size_t>(number - 1)]); }

} // namespace

std::string Odds::text() const {
    if (ways == 0 || ways == outOf)
        return ways == 0 ? "0" : "1";
    const std::int64_t common = std::gcd(ways, outOf);
    return std::to_string(ways / common) + "/" + std::to_string(outOf / common);
}

int ChanceDevice::first() const { return kind == Kind::Coins ? 0 : kind == Kind::DiceSum ? 2 : 1; }

int ChanceDevice::last() const {
    switch (kind) {
    case Kind::Coins:
        return count;
    case Kind::DiceSum:
        return 12;
    case Kind::BirthMonth:
        return 12;
    case Kind::BirthDay:
        return 31;
    default:
        return 6;
    }
}

Odds ChanceDevice::odds(int outcome) const {
    const bool possible = outcome >= first() && outcome <= last();
    const auto ways = [&](std::int64_t number) { return possible ? number : 0; };
    switch (kind) {
    case Kind::Coins:
        return {ways(chosen(count, outcome)), std::int64_t{1} << count};
    case Kind::Die:
        return {ways(1), 6};
    case Kind::DiceSum:
        return {ways(6 - std::abs(7 - outcome)), 36};
    case Kind::HigherDie:
        return {ways(2 * outcome - 1), 36};
    case Kind::BirthMonth:
        return {possible ? daysOfMonth[static_cast<std::size_t>(outcome - 1)] : 0, daysOfCycle};
    case Kind::BirthDay:
        return {ways(daysInCycle(outcome)), daysOfCycle};
    }
    return {};
}

std::span<const ChanceDevice> chanceDevices() { return devices; }

Odds ChanceEvent::odds() const {
    Odds all{0, device.odds(device.first()).outOf};
    for (int outcome = from; outcome <= to; ++outcome)
        all.ways += device.odds(outcome).ways;
    return all;
}

std::string ChanceEvent::inWords() const {
    if (never())
        return "never";
    switch (device.kind) {
    case Kind::Coins:
        return coinsInWords(*this);
    case Kind::Die:
        return from == to ? "it shows a " + std::to_string(from) : "it shows " + listed(from, to);
    case Kind::DiceSum:
        return sumInWords(*this);
    case Kind::HigherDie:
        return higherDieInWords(*this);
    case Kind::BirthMonth:
    case Kind::BirthDay:
        return "the birthday is " + birthdayInWords(*this);
    }
    return {};
}

std::string useInWords(const ChanceDevice &device) {
    switch (device.kind) {
    case Kind::Coins:
        return device.count == 1 ? "Toss a coin. Let nobody see how it lands."
                                 : "Toss " + number(device.count) + " coins. Let nobody see how they land.";
    case Kind::Die:
        return "Roll a die. Let nobody see it.";
    case Kind::DiceSum:
        return "Roll two dice and add what they show. Let nobody see them.";
    case Kind::HigherDie:
        return "Roll two dice. Let nobody see them.";
    case Kind::BirthMonth:
    case Kind::BirthDay:
        return "Think of somebody whose birthday you know and nobody else here does. Tell nobody who it is.";
    }
    return {};
}

std::string birthdayInWords(const ChanceEvent &event) {
    const bool single = event.from == event.to;
    if (event.device.kind == Kind::BirthMonth) {
        if (single)
            return "in " + month(event.from);
        return event.to == event.from + 1 ? "in " + month(event.from) + " or " + month(event.to)
                                          : "from " + month(event.from) + " to " + month(event.to);
    }
    if (single)
        return "on the " + ordinal(event.from) + " of a month";
    return event.to == event.from + 1
               ? "on the " + ordinal(event.from) + " or " + ordinal(event.to) + " of a month"
               : "from the " + ordinal(event.from) + " to the " + ordinal(event.to) + " of a month";
}

} // namespace halftruth
