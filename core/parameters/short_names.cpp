#include "core/parameters/short_names.h"

#include <algorithm>
#include <array>

namespace halftruth {

namespace {

struct ShortName {
    Phrase name;
    Phrase shorter;
};

constexpr std::array<ShortName, 27> shortNames{{
    {phrase("lie probability"), phrase("P(lie)")},
    {phrase("error probability"), phrase("risk of error")},
    {phrase("privacy parameter"), phrase("DP parameter")},
    {phrase("slack of the guarantee"), phrase("slack")},
    {phrase("prior probability"), phrase("prior share")},
    {phrase("prior's weight of yes"), phrase("prior yes")},
    {phrase("prior's weight of no"), phrase("prior no")},
    {phrase("limit of the error"), phrase("error limit")},
    {phrase("yes answers of one person"), phrase("yes answers")},
    {phrase("people to draw from"), phrase("to draw from")},
    {phrase("collection of records"), phrase("collection")},
    {phrase("probability of the opposite statement"), phrase("P(opposite)")},
    {phrase("values of a variable"), phrase("values each")},
    {phrase("wanted power"), phrase("power")},
    {phrase("samples"), phrase("drawn")},
    {phrase("marked contour"), phrase("contour")},
    {phrase("true prevalence of the second group"), phrase("second group")},
    {phrase("curves in equal steps"), phrase("equal steps")},
    {phrase("curves by equal factors"), phrase("equal factors")},
    {phrase("Warner: one of two opposite statements"), phrase("Warner's design")},
    {phrase("crosswise: are two answers equal?"), phrase("crosswise model")},
    {phrase("Kuk: cards from one of two decks"), phrase("Kuk's cards")},
    {phrase("Mangat: only a yes is protected"), phrase("Mangat's design")},
    {phrase("Clopper–Pearson interval"), phrase("Clopper–Pearson")},
    {phrase("exact, for these n people"), phrase("for these n people")},
    {phrase("the same population, other device"), phrase("other device")},
    {phrase("another group, same device"), phrase("another group")},
}};

} // namespace

Phrase shorterName(Phrase name) {
    const auto found = std::ranges::find(shortNames, name, &ShortName::name);
    return found == shortNames.end() ? name : found->shorter;
}

Text shorterName(const Text &name) {
    const auto found =
        std::ranges::find(shortNames, name.source, [](const ShortName &each) { return std::string_view(each.name); });
    if (found != shortNames.end())
        return found->shorter;
    Text shorter = name;
    for (Argument &each : shorter.arguments)
        if (const auto *part = std::get_if<Text>(&each.value))
            each.value = shorterName(Text(*part));
    return shorter;
}

} // namespace halftruth
