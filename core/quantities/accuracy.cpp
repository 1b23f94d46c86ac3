#include "core/math/accuracy/accuracy.h"

#include "core/methods/accuracy_methods.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

/// q, n, the ones where they matter, and what is asked for.
std::vector<ParameterUse> inputsOf(const AccuracyMethod &method, ParameterId asked) {
    std::vector<ParameterUse> inputs{qWithEstimator, people};
    if (method.dependsOnOnes)
        inputs.push_back({.id = Ones});
    inputs.push_back({.id = asked});
    return inputs;
}

QuantitySpec rowOf(const MethodEntry &entry, const AccuracyMethod &method, std::string_view symbol) {
    return {.id = entry.id,
            .symbol = symbol,
            .name = entry.name,
            .inputs = {},
            .formula = entry.formula,
            .source = entry.source,
            .direction = method.direction,
            .unit = {},
            .function = {}};
}

QuantitySpec accuracyOf(const AccuracyMethod &method) {
    QuantitySpec row = rowOf(method.accuracyEntry, method, "α");
    row.inputs = inputsOf(method, Beta);
    row.function = [&method](P p) {
        return method.accuracy(p[LieProbability], p.integer(Population), p.integer(Ones), p[Beta]);
    };
    return row;
}

QuantitySpec failureOf(const AccuracyMethod &method) {
    QuantitySpec row = rowOf(method.failureEntry, method, "β");
    row.inputs = inputsOf(method, Alpha);
    row.positive = [&method](P p) {
        return canFail(method, p[LieProbability], p.integer(Population), p.integer(Ones), p[Alpha]);
    };
    row.function = [&method](P p) {
        return method.failure(p[LieProbability], p.integer(Population), p.integer(Ones), p[Alpha]);
    };
    return row;
}

QuantitySpec requiredOf(const AccuracyMethod &method) {
    QuantitySpec row = rowOf(method.requiredEntry, method, "n");
    row.inputs = {qWithEstimator, {.id = Alpha}, {.id = Beta}};
    row.unit = phrase("people");
    row.function = [&method](P p) {
        return method.required(p[LieProbability], 0, p[Alpha], p[Beta], RequiredEnds::FromOn, {})
            .fromOn; // whatever the share
    };
    return row;
}

} // namespace

std::vector<QuantitySpec> accuracyQuantities() {
    std::vector<QuantitySpec> all;
    for (const AccuracyMethod &method : accuracyMethods())
        all.push_back(accuracyOf(method));
    for (const AccuracyMethod &method : accuracyMethods())
        all.push_back(failureOf(method));
    for (const AccuracyMethod &method : accuracyMethods())
        if (!method.requiredEntry.id.empty())
            all.push_back(requiredOf(method));
    all.push_back({"required-epsilon-hoeffding",
                   "ε",
                   phrase("privacy parameter at which Hoeffding certifies α and β"),
                   {people, {.id = Alpha}, {.id = Beta}},
                   "ln((1 + x)/(1 − x)), x = √(ln(2/β)/(2n))/α",
                   phrase("[GA]; [Hoeffding 1963]"),
                   Direction::AtMost,
                   phrase("nats"),
                   [](P p) { return requiredEpsilonHoeffding(p.integer(Population), p[Alpha], p[Beta]); }});
    return all;
}

} // namespace halftruth
