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

constexpr std::array<ChanceDevice, 9> devices{{{.kind = Kind::Coins, .count = 1},
                                               {.kind = Kind::Coins, .count = 2},
                                               {.kind = Kind::Die, .count = 1},
                                               {.kind = Kind::Coins, .count = 3},
                                               {.kind = Kind::DiceSum, .count = 2},
                                               {.kind = Kind::HigherDie, .count = 2},
                                               {.kind = Kind::Coins, .count = 4},
                                               {.kind = Kind::BirthMonth, .count = 1},
                                               {.kind = Kind::BirthDay, .count = 1}}};

Text number(int value) {
    switch (value) {
    case 0:
        return tr("none");
    case 1:
        return tr("one");
    case 2:
        return tr("two");
    case 3:
        return tr("three");
    case 4:
        return tr("four");
    default:
        return tr("{number}", {{"number", value}});
    }
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
Text listed(int from, int to) {
    if (from == to)
        return tr("{number}", {{"number", from}});
    if (to == from + 1)
        return tr("{first} or {last}", {{"first", from}, {"last", to}});
    if (to == from + 2)
        return tr("{first}, {second} or {last}", {{"first", from}, {"second", from + 1}, {"last", to}});
    return tr("{first} to {last}", {{"first", from}, {"last", to}});
}

Text coinsInWords(const ChanceEvent &event) {
    const int coins = event.device.count;
    if (coins == 1)
        return event.from == 1 ? tr("it shows heads") : tr("it shows tails");
    if (event.from == coins)
        return coins == 2 ? tr("both show heads") : tr("all {number} show heads", {{"number", number(coins)}});
    if (event.to == 0)
        return coins == 2 ? tr("both show tails") : tr("all {number} show tails", {{"number", number(coins)}});
    if (event.from == event.to)
        return tr("exactly {number} show heads", "exactly {number} shows heads", event.from,
                  {{"number", number(event.from)}});
    if (event.to == coins)
        return tr("at least {number} show heads", "at least {number} shows heads", event.from,
                  {{"number", number(event.from)}});
    return tr("at most {number} show heads", "at most {number} shows heads", event.to,
              {{"number", number(event.to)}});
}

Text higherDieInWords(const ChanceEvent &event) {
    if (event.to == event.device.last())
        return event.from == 6 ? tr("at least one shows a 6")
                               : tr("at least one shows {numbers}", {{"numbers", listed(event.from, 6)}});
    return event.to == 1 ? tr("both show a 1") : tr("both show {number} or less", {{"number", event.to}});
}

Text sumInWords(const ChanceEvent &event) {
    if (event.from == event.to)
        return tr("the sum is {number}", {{"number", event.from}});
    if (event.from == event.device.first())
        return tr("the sum is {number} or less", {{"number", event.to}});
    if (event.to == event.device.last())
        return tr("the sum is {number} or more", {{"number", event.from}});
    return tr("the sum is {numbers}", {{"numbers", listed(event.from, event.to)}});
}

/// "1st": a day of the month.
Text ordinal(int day) {
    const Argument number("day", day);
    const int last = day / 10 == 1 ? 0 : day % 10;
    switch (last) {
    case 1:
        return tr("{day}st", {number});
    case 2:
        return tr("{day}nd", {number});
    case 3:
        return tr("{day}rd", {number});
    default:
        return tr("{day}th", {number});
    }
}

Text month(int number) {
    static const std::array<Text, 12> names{tr("January"),   tr("February"), tr("March"),    tr("April"),
                                            tr("May"),       tr("June"),     tr("July"),     tr("August"),
                                            tr("September"), tr("October"),  tr("November"), tr("December")};
    return names[static_cast<std::size_t>(number - 1)];
}

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

Text ChanceEvent::inWords() const {
    if (never())
        return tr("never");
    switch (device.kind) {
    case Kind::Coins:
        return coinsInWords(*this);
    case Kind::Die:
        return from == to ? tr("it shows a {number}", {{"number", from}})
                          : tr("it shows {numbers}", {{"numbers", listed(from, to)}});
    case Kind::DiceSum:
        return sumInWords(*this);
    case Kind::HigherDie:
        return higherDieInWords(*this);
    case Kind::BirthMonth:
    case Kind::BirthDay:
        return tr("the birthday is {when}", {{"when", birthdayInWords(*this)}});
    }
    return {};
}

Text useInWords(const ChanceDevice &device) {
    switch (device.kind) {
    case Kind::Coins:
        return device.count == 1
                   ? tr("Toss a coin. Let nobody see how it lands.")
                   : tr("Toss {number} coins. Let nobody see how they land.", {{"number", number(device.count)}});
    case Kind::Die:
        return tr("Roll a die. Let nobody see it.");
    case Kind::DiceSum:
        return tr("Roll two dice and add what they show. Let nobody see them.");
    case Kind::HigherDie:
        return tr("Roll two dice. Let nobody see them.");
    case Kind::BirthMonth:
    case Kind::BirthDay:
        return tr("Think of somebody whose birthday you know and nobody else here does. Tell nobody who it is.");
    }
    return {};
}

Text birthdayInWords(const ChanceEvent &event) {
    const bool months = event.device.kind == Kind::BirthMonth;
    const Argument first("first", months ? month(event.from) : ordinal(event.from));
    if (event.from == event.to)
        return months ? tr("in {first}", {first}) : tr("on the {first} of a month", {first});
    const Argument last("last", months ? month(event.to) : ordinal(event.to));
    if (event.to == event.from + 1)
        return months ? tr("in {first} or {last}", {first, last})
                      : tr("on the {first} or {last} of a month", {first, last});
    return months ? tr("from {first} to {last}", {first, last})
                  : tr("from the {first} to the {last} of a month", {first, last});
}

} // namespace halftruth
