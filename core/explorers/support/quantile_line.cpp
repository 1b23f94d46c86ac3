#include "core/explorers/support/quantile_line.h"

#include <cmath>

namespace halftruth {

double lineQuantile(const CountModel &model, double level) {
    return model.n <= exactQuantilePeople ? static_cast<double>(countQuantile(model, level))
                                          : std::round(countQuantileApproximate(model, level));
}

} // namespace halftruth
