#include "core/math/vectors/correlated_bits.h"

#include "core/math/domain/domain.h"
#include "core/math/one_bit/randomized_response.h"

#include <cmath>

namespace halftruth {

double correlatedEpsilon(double q, std::int64_t bits, double correlation) {
    require("q", q, range::lieProbability);
    require("bits", static_cast<double>(bits), range::bits);
    require("correlation", correlation, range::closedUnit);
    const double others = static_cast<double>(bits - 1);
    if (correlation == 1 || others == 0)
        return epsilon(q, bits);
    return epsilon(q) + 2 * others * std::atanh(correlation * (1 - 2 * q));
}

} // namespace halftruth
