#include "core/math/count/count_step.h"

#include "core/math/domain/domain.h"

#include <optional>

namespace halftruth {

namespace {

/// All records but one; nothing where none is left.
std::optional<CountModel> others(const CountModel &model, LeftOut leftOut) {
    requireCountModel(model);
    const auto n = static_cast<double>(model.n);
    const bool one = leftOut == LeftOut::One;
    require("ones", static_cast<double>(model.ones), one ? range::integers(1, n) : range::integers(0, n - 1));
    if (model.n == 1)
        return std::nullopt;
    return CountModel{.n = model.n - 1, .ones = model.ones - (one ? 1 : 0), .q = model.q};
}

/// How likely the record that was left out says yes, and no: each to all its digits.
struct Coin {
    double yes;
    double no;
};
Coin coinOf(const CountModel &model, LeftOut leftOut) {
    const double p = 1 - model.q;
    return leftOut == LeftOut::One ? Coin{p, model.q} : Coin{model.q, p};
}

void requireOutcome(const CountModel &model, std::int64_t outcome) {
    require("outcome", static_cast<double>(outcome), range::integers(0, static_cast<double>(model.n)));
}

} // namespace

double countPmfWithout(const CountModel &model, std::int64_t outcome, LeftOut leftOut) {
    const auto rest = others(model, leftOut);
    if (!rest)
        return outcome == 0 ? 1 : 0;
    return outcome < 0 || outcome > rest->n ? 0 : countPmf(*rest, outcome);
}

double countCdfWithout(const CountModel &model, std::int64_t outcome, LeftOut leftOut) {
    const auto rest = others(model, leftOut);
    if (outcome < 0)
        return 0;
    return !rest || outcome >= rest->n ? 1 : countCdf(*rest, outcome);
}

double countPmfByStep(const CountModel &model, std::int64_t outcome, LeftOut leftOut) {
    requireOutcome(model, outcome);
    const auto [yes, no] = coinOf(model, leftOut);
    return yes * countPmfWithout(model, outcome - 1, leftOut) + no * countPmfWithout(model, outcome, leftOut);
}

double countCdfByStep(const CountModel &model, std::int64_t outcome, LeftOut leftOut) {
    requireOutcome(model, outcome);
    const auto [yes, no] = coinOf(model, leftOut);
    return yes * countCdfWithout(model, outcome - 1, leftOut) + no * countCdfWithout(model, outcome, leftOut);
}

} // namespace halftruth
