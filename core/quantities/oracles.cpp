#include "core/math/oracles/frequency_oracles.h"
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

/// The key is a literal because ids outlive the table; it is "oracle-variance-" and the oracle's own.
template <OracleId oracle>
QuantitySpec varianceRow(std::string_view id, Phrase name, std::string_view formula) {
    return {id,
            "Var f̂",
            name,
            {eps, values, {.id = Population}, {.id = Frequency}},
            formula,
            frequencyOracle(oracle).source,
            Direction::Exact,
            {},
            [](P p) {
                return oracleVariance(oracle, p[Epsilon], p.integer(Categories), p.integer(Population), p[Frequency]);
            }};
}

} // namespace

std::vector<QuantitySpec> oracleQuantities() {
    using enum OracleId;
    const std::vector<ParameterUse> rapporBit{{.id = RapporF}, {.id = RapporP}, {.id = RapporQ}};
    return {
        varianceRow<RandomizedResponse>("oracle-variance-grr",
                                        phrase("variance of a frequency, generalized randomized response"),
                                        "((K − 2 + e^ε)/(e^ε − 1)² + f(K − 2)/(e^ε − 1))/n"),
        varianceRow<SymmetricUnaryEncoding>("oracle-variance-sue",
                                            phrase("variance of a frequency, symmetric unary encoding"),
                                            "e^(ε/2)/(n(e^(ε/2) − 1)²)"),
        varianceRow<OptimizedUnaryEncoding>("oracle-variance-oue",
                                            phrase("variance of a frequency, optimized unary encoding"),
                                            "(4e^ε/(e^ε − 1)² + f)/n"),
        varianceRow<BinaryLocalHashing>("oracle-variance-blh",
                                        phrase("variance of a frequency, binary local hashing"),
                                        "((e^ε + 1)²/(e^ε − 1)² − f)/n"),
        varianceRow<OptimizedLocalHashing>("oracle-variance-olh",
                                           phrase("variance of a frequency, optimized local hashing"),
                                           "q*(1 − q*)/(n(p* − q*)²) + f(1 − p* − q*)/(n(p* − q*)), "
                                           "p* = e^ε/(e^ε + g − 1), q* = 1/g, g = round(e^ε) + 1"),
        varianceRow<SubsetSelection>("oracle-variance-subset", phrase("variance of a frequency, subset selection"),
                                     "q*(1 − q*)/(n(p* − q*)²) + f(1 − p* − q*)/(n(p* − q*)), "
                                     "p* = de^ε/(de^ε + K − d), q* = d((d − 1)e^ε + K − d)/((K − 1)(de^ε + K − d)), "
                                     "d = round(K/(e^ε + 1)), at least 1"),
        varianceRow<HadamardResponse>("oracle-variance-hadamard",
                                      phrase("variance of a frequency, Hadamard response"),
                                      "((e^ε + 1)²/(e^ε − 1)² − f)/n"),
        {"crossover-grr-oue",
         "K",
         phrase("number of values from which OUE beats generalized randomized response"),
         {eps},
         "3e^ε + 2",
         phrase("[Wang et al. 2017]"),
         Direction::Exact,
         phrase("values"),
         [](P p) { return grrCrossoverCategories(OptimizedUnaryEncoding, p[Epsilon]); }},
        {"rappor-one-given-zero",
         "p*",
         phrase("probability that RAPPOR reports a 0 as a 1"),
         rapporBit,
         "f(p + q)/2 + (1 − f)p",
         phrase("[Erlingsson et al. 2014]"),
         Direction::Exact,
         {},
         [](P p) { return rapporReport(oneBitReport(p)).oneGivenZero; }},
        {"rappor-one-given-one",
         "q*",
         phrase("probability that RAPPOR reports a 1 as a 1"),
         rapporBit,
         "f(p + q)/2 + (1 − f)q",
         phrase("[Erlingsson et al. 2014]"),
         Direction::Exact,
         {},
         [](P p) { return rapporReport(oneBitReport(p)).oneGivenOne; }},
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
    };
}

} // namespace halftruth
