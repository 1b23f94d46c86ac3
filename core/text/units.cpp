#include "core/text/units.h"

namespace halftruth {

Text unitOf(double value, const Text &unit) {
    const double n = value == 1 ? 1 : 2; // of 1.5 there are more than one
    for (const Text &each :
         {tr("people", "person", n), tr("answers", "answer", n), tr("records", "record", n), tr("bits", "bit", n),
          tr("categories", "category", n), tr("cards", "card", n), tr("curators", "curator", n),
          tr("pupils", "pupil", n), tr("trials", "trial", n), tr("values", "value", n), tr("bytes", "byte", n),
          tr("functions", "function", n), tr("rounds", "round", n)})
        if (each.source == unit.source)
            return each;
    return unit;
}

} // namespace halftruth
