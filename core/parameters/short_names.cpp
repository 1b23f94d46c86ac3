#include "core/parameters/short_names.h"

#include <algorithm>
#include <array>

namespace halftruth {

namespace {

struct ShortName {
    Phrase name;
    Phrase shorter;
};

constexpr std::array<ShortName, 19> shortNames{{
    {phrase("lie probability"), phrase("lie rate")},
    {phrase("error probability"), phrase("risk of error")},
    {phrase("privacy parameter"), phrase("privacy")},
    {phrase("slack of the guarantee"), phrase("slack")},
    {phrase("prior probability"), phrase("prior share")},
    {phrase("prior's weight of yes"), phrase("prior yes")},
    {phrase("prior's weight of no"), phrase("prior no")},
    {phrase("limit of the error"), phrase("error limit")},
    {phrase("yes answers of one person"), phrase("yes answers")},
    {phrase("people to draw from"), phrase("to draw from")},
    {phrase("collection of records"), phrase("collection")},
    {phrase("probability of the opposite statement"), phrase("counterclaim")},
    {phrase("values of a variable"), phrase("values each")},
    {phrase("wanted power"), phrase("power")},
    {phrase("samples"), phrase("drawn")},
    {phrase("marked contour"), phrase("contour")},
    {phrase("true prevalence of the second group"), phrase("second group")},
    {phrase("curves in equal steps"), phrase("equal steps")},
    {phrase("curves by equal factors"), phrase("equal factors")},
}};

} // namespace

Phrase shorterName(Phrase name) {
    const auto found = std::ranges::find(shortNames, name, &ShortName::name);
    return found == shortNames.end() ? name : found->shorter;
}

} // namespace halftruth
