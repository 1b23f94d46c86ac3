#include "core/text/units.h"

#include <algorithm>
#include <array>

namespace halftruth {

Text unitOf(double value, const Text &unit) {
    struct Counted {
        Phrase many;
        Phrase one;
    };
    static constexpr std::array counted{
        Counted{phrase("people"), phrase("person")},       Counted{phrase("answers"), phrase("answer")},
        Counted{phrase("records"), phrase("record")},      Counted{phrase("bits"), phrase("bit")},
        Counted{phrase("categories"), phrase("category")}, Counted{phrase("cards"), phrase("card")},
        Counted{phrase("curators"), phrase("curator")},    Counted{phrase("pupils"), phrase("pupil")},
        Counted{phrase("trials"), phrase("trial")},        Counted{phrase("values"), phrase("value")},
        Counted{phrase("bytes"), phrase("byte")},          Counted{phrase("functions"), phrase("function")},
        Counted{phrase("rounds"), phrase("round")}};
    if (value != 1)
        return unit;
    const auto found = std::ranges::find(counted, unit, [](const Counted &each) { return Text(each.many); });
    return found == counted.end() ? unit : Text(found->one);
}

} // namespace halftruth
