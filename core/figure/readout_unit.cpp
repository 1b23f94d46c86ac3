#include "core/figure/readout_unit.h"

namespace halftruth {

Text countedUnit(const Readout &readout) {
    const double n = readout.value;
    for (const Text &each : {tr("people", "person", n), tr("answers", "answer", n), tr("records", "record", n),
                             tr("pupils", "pupil", n), tr("categories", "category", n), tr("bytes", "byte", n)})
        if (each.source == readout.unit.source)
            return each;
    return readout.unit;
}

} // namespace halftruth
