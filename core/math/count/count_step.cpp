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

/// The probability that the record that was left out says yes.
double yes(const CountModel &model, LeftOut leftOut) { return leftOut == LeftOut::One ? 1 - model.q : model.q; }

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
    const double chance = yes(model, leftOut);
    return chance * countPmfWithout(model, outcome - 1, leftOut) +
           (1 - chance) * countPmfWithout(model, outcome, leftOut);
}

double countCdfByStep(const CountModel &model, std::int64_t outcome, LeftOut leftOut) {
    requireOutcome(model, outcome);
    const double chance = yes(model, leftOut);
    return chance * countCdfWithout(model, outcome - 1, leftOut) +
           (1 - chance) * countCdfWithout(model, outcome, leftOut);
}

} // namespace halftruth
