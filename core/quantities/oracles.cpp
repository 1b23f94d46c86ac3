#include "core/math/oracles/frequency_oracles.h"
#include "core/math/oracles/oracle_reports.h"
#include "core/methods/oracle_methods.h"
#include "core/quantities/sections.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

const ParameterUse eps{.id = Epsilon};
const ParameterUse values{.id = Categories, .title = phrase("number of values")};

RapporDesign rapporDesign(P p) {
    return {.f = p[RapporF], .p = p[RapporP], .q = p[RapporQ], .hashes = p.integer(Hashes)};
}

/// One bit of a report: how many a value sets doesn't matter.
RapporDesign oneBitReport(P p) { return {.f = p[RapporF], .p = p[RapporP], .q = p[RapporQ]}; }

/// Whether a bit can be reported as 1: one that the memoised step put there, or one that it kept, of which `kept`
/// are.
bool reportsOne(P p, double kept) {
    return (p[RapporF] > 0 && (p[RapporP] > 0 || p[RapporQ] > 0)) || (p[RapporF] < 1 && kept > 0);
}

QuantitySpec varianceOf(const OracleMethod &method) {
    return {method.varianceId,
            "Var f̂",
            method.varianceName,
            {eps, values, {.id = Population}, {.id = Frequency}},
            method.varianceFormula,
            method.source,
            Direction::Exact,
            {},
            [oracle = method.oracle](P p) {
                return oracleVariance(oracle, p[Epsilon], p.integer(Categories), p.integer(Population), p[Frequency]);
            }};
}

QuantitySpec bitsOf(const OracleMethod &method) {
    return {method.bitsId,
            "b",
            method.bitsName,
            {eps, values},
            method.bitsFormula,
            method.source,
            Direction::Exact,
            phrase("bits"),
            [oracle = method.oracle](P p) { return oracleReportBits(oracle, p[Epsilon], p.integer(Categories)); }};
}

QuantitySpec largestErrorOf(const OracleMethod &method) {
    return {
        method.largestErrorId,
        "α",
        method.largestErrorName,
        {eps, values, {.id = Population}, {.id = Beta}},
        "min(√(L/(2n)), (Lc/3 + √((Lc/3)² + 2nLv))/n)/(p* − q*), L = ln(2K/β), v = max(p*(1 − p*), q*(1 − q*)), c "
        "= max(p*, 1 − p*, q*, 1 − q*)",
        phrase("Bonferroni's union of the K bounds of [Hoeffding 1963] or [Bernstein 1924]"),
        Direction::AtMost,
        {},
        [oracle = method.oracle](P p) {
            return oracleLargestError(oracle, p[Epsilon], p.integer(Categories), p.integer(Population), p[Beta]);
        }};
}

} // namespace

std::vector<QuantitySpec> oracleQuantities() {
    const std::vector<ParameterUse> rapporBit{{.id = RapporF}, {.id = RapporP}, {.id = RapporQ}};
    std::vector<QuantitySpec> all;
    for (const OracleMethod &method : oracleMethods())
        all.push_back(varianceOf(method));
    for (const OracleMethod &method : oracleMethods())
        all.push_back(bitsOf(method));
    for (const OracleMethod &method : oracleMethods())
        all.push_back(largestErrorOf(method));
    const std::vector<QuantitySpec> others{
        {"crossover-grr-oue",
         "K",
         phrase("number of values from which OUE beats generalized randomized response"),
         {eps},
         "3e^ε + 2",
         phrase("[Wang et al. 2017]"),
         Direction::Exact,
         phrase("values"),
         [](P p) { return grrCrossoverCategories(OracleId::OptimizedUnaryEncoding, p[Epsilon]); }},
        {"rappor-one-given-zero",
         "p*",
         phrase("probability that RAPPOR reports a 0 as a 1"),
         rapporBit,
         "f(p + q)/2 + (1 − f)p",
         phrase("[Erlingsson et al. 2014]"),
         Direction::Exact,
         {},
         [](P p) { return rapporReport(oneBitReport(p)).oneGivenZero; },
         [](P p) { return reportsOne(p, p[RapporP]); }},
        {"rappor-one-given-one",
         "q*",
         phrase("probability that RAPPOR reports a 1 as a 1"),
         rapporBit,
         "f(p + q)/2 + (1 − f)q",
         phrase("[Erlingsson et al. 2014]"),
         Direction::Exact,
         {},
         [](P p) { return rapporReport(oneBitReport(p)).oneGivenOne; },
         [](P p) { return reportsOne(p, p[RapporQ]); }},
        {"rappor-epsilon-one",
         "ε₁",
         phrase("ε of one RAPPOR report"),
         {{.id = RapporF}, {.id = RapporP}, {.id = RapporQ}, {.id = Hashes}},
         "h |ln(q*(1 − p*)/(p*(1 − q*)))|",
         phrase("[Erlingsson et al. 2014]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return rapporEpsilonOne(rapporDesign(p)); }},
        {"rappor-epsilon-forever",
         "ε∞",
         phrase("ε of any number of RAPPOR reports"),
         {{.id = RapporF}, {.id = Hashes}},
         "2h ln((1 − f/2)/(f/2))",
         phrase("[Erlingsson et al. 2014]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return rapporEpsilonForever({.f = p[RapporF], .hashes = p.integer(Hashes)}); }},
        {"rappor-epsilon-repeated",
         "εₜ",
         phrase("ε of several RAPPOR reports of one memoised answer"),
         {{.id = RapporF}, {.id = RapporP}, {.id = RapporQ}, {.id = Hashes}, {.id = Answers}},
         "h(L(T|ln(q/p)|) + L(T|ln((1 − p)/(1 − q))|)), L(r) = ln(((1 − f/2)e^r + f/2)/((f/2)e^r + 1 − f/2))",
         phrase("[Erlingsson et al. 2014]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return rapporEpsilonRepeated(rapporDesign(p), p.integer(Answers)); }},
    };
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

} // namespace halftruth
