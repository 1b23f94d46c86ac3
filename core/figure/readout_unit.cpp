#include "core/figure/readout_unit.h"

#include "core/text/units.h"

namespace halftruth {

Text countedUnit(const Readout &readout) { return unitOf(readout.value, readout.unit); }

} // namespace halftruth
