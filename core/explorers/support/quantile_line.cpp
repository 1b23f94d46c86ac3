#include "core/explorers/support/quantile_line.h"

#include <cmath>

namespace halftruth {

double lineQuantile(const CountModel &model, double level) {
    return model.n <= exactQuantilePeople ? static_cast<double>(countQuantile(model, level))
                                          : std::round(countQuantileApproximate(model, level));
}

double lineUpperQuantile(const CountModel &model, double tail) {
    if (model.n <= exactQuantilePeople)
        return static_cast<double>(countUpperQuantile(model, tail));
    const CountModel mirror{.n = model.n, .ones = model.n - model.ones, .q = model.q};
    return static_cast<double>(model.n) - std::round(countQuantileApproximate(mirror, tail));
}

} // namespace halftruth
