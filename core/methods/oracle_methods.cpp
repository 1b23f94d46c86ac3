#include "core/methods/oracle_methods.h"

#include <algorithm>
#include <array>

namespace halftruth {

std::span<const OracleMethod> oracleMethods() {
    using enum OracleId;
    static constexpr std::array oracles{
        OracleMethod{.oracle = RandomizedResponse,
                     .title = phrase("GRR"),
                     .inWords = phrase("generalized randomized response"),
                     .source = phrase("[Kairouz et al. 2016]"),
                     .varianceId = "oracle-variance-grr",
                     .varianceName = phrase("variance of a frequency, generalized randomized response"),
                     .varianceFormula = "((K − 2 + e^ε)/(e^ε − 1)² + f(K − 2)/(e^ε − 1))/n",
                     .bitsId = "oracle-bits-grr",
                     .bitsName = phrase("bits of a report, generalized randomized response"),
                     .bitsFormula = "log₂ K",
                     .largestErrorId = "oracle-largest-error-grr",
                     .largestErrorName =
                         phrase("error of all K frequencies at once, generalized randomized response"),
                     .relationId = "oracle-grr",
                     .relationName = phrase("a standard error of α, GRR"),
                     .smooth = true,
                     .curve = phrase("GRR"),
                     .colour = 0,
                     .report = phrase("A report is one of the K values: log₂ K bits"),
                     .preference = 0},
        OracleMethod{.oracle = SymmetricUnaryEncoding,
                     .title = phrase("SUE"),
                     .inWords = phrase("symmetric unary encoding"),
                     .source = phrase("[Erlingsson et al. 2014]"),
                     .varianceId = "oracle-variance-sue",
                     .varianceName = phrase("variance of a frequency, symmetric unary encoding"),
                     .varianceFormula = "e^(ε/2)/(n(e^(ε/2) − 1)²)",
                     .bitsId = "oracle-bits-sue",
                     .bitsName = phrase("bits of a report, symmetric unary encoding"),
                     .bitsFormula = "K",
                     .largestErrorId = "oracle-largest-error-sue",
                     .largestErrorName = phrase("error of all K frequencies at once, symmetric unary encoding"),
                     .relationId = "oracle-sue",
                     .relationName = phrase("a standard error of α, SUE"),
                     .smooth = true,
                     .curve = phrase("SUE"),
                     .colour = 3,
                     .report = phrase("A report is K bits"),
                     .preference = 2,
                     .crossing = 2},
        OracleMethod{.oracle = OptimizedUnaryEncoding,
                     .title = phrase("OUE"),
                     .inWords = phrase("optimized unary encoding"),
                     .source = phrase("[Wang et al. 2017]"),
                     .varianceId = "oracle-variance-oue",
                     .varianceName = phrase("variance of a frequency, optimized unary encoding"),
                     .varianceFormula = "(4e^ε/(e^ε − 1)² + f)/n",
                     .bitsId = "oracle-bits-oue",
                     .bitsName = phrase("bits of a report, optimized unary encoding"),
                     .bitsFormula = "K",
                     .largestErrorId = "oracle-largest-error-oue",
                     .largestErrorName = phrase("error of all K frequencies at once, optimized unary encoding"),
                     .relationId = "oracle-oue",
                     .relationName = phrase("a standard error of α, OUE"),
                     .smooth = true,
                     .curve = phrase("OUE"),
                     .colour = 1,
                     .report = phrase("A report is K bits"),
                     .preference = 3,
                     .crossing = 0},
        OracleMethod{.oracle = BinaryLocalHashing,
                     .title = phrase("BLH"),
                     .inWords = phrase("one random bit (BLH, Hadamard response)"),
                     .source = phrase("[Bassily and Smith 2015]"),
                     .varianceId = "oracle-variance-blh",
                     .varianceName = phrase("variance of a frequency, binary local hashing"),
                     .varianceFormula = "((e^ε + 1)²/(e^ε − 1)² − f)/n",
                     .bitsId = "oracle-bits-blh",
                     .bitsName = phrase("bits of a report, binary local hashing"),
                     .bitsFormula = "1 + 32",
                     .largestErrorId = "oracle-largest-error-blh",
                     .largestErrorName = phrase("error of all K frequencies at once, binary local hashing"),
                     .relationId = "oracle-blh",
                     .relationName = phrase("a standard error of α, BLH"),
                     .smooth = true,
                     .curve = phrase("BLH = Hadamard"),
                     .colour = 6,
                     .report = phrase("A report is one bit, beside the seed of the hash or log₂ K bits for the row"),
                     .preference = 1,
                     .crossing = 3},
        OracleMethod{.oracle = OptimizedLocalHashing,
                     .title = phrase("OLH"),
                     .inWords = phrase("optimized local hashing"),
                     .source = phrase("[Wang et al. 2017]"),
                     .varianceId = "oracle-variance-olh",
                     .varianceName = phrase("variance of a frequency, optimized local hashing"),
                     .varianceFormula = "q*(1 − q*)/(n(p* − q*)²) + f(1 − p* − q*)/(n(p* − q*)), p* = e^ε/(e^ε + g − "
                                        "1), q* = 1/g, g = round(e^ε) + 1",
                     .bitsId = "oracle-bits-olh",
                     .bitsName = phrase("bits of a report, optimized local hashing"),
                     .bitsFormula = "log₂ g + 32, g = round(e^ε) + 1",
                     .largestErrorId = "oracle-largest-error-olh",
                     .largestErrorName = phrase("error of all K frequencies at once, optimized local hashing"),
                     .relationId = "oracle-olh",
                     .relationName = phrase("a standard error of α, OLH"),
                     .smooth = false,
                     .curve = phrase("OLH"),
                     .colour = 5,
                     .gaps = true,
                     .report = phrase("A report is log₂ g bits, g = round(e^ε) + 1, beside the seed of the hash"),
                     .preference = 4,
                     .crossing = 1},
        OracleMethod{.oracle = SubsetSelection,
                     .title = phrase("subset"),
                     .inWords = phrase("subset selection"),
                     .source = phrase("[Ye and Barg 2018]"),
                     .varianceId = "oracle-variance-subset",
                     .varianceName = phrase("variance of a frequency, subset selection"),
                     .varianceFormula =
                         "q*(1 − q*)/(n(p* − q*)²) + f(1 − p* − q*)/(n(p* − q*)), p* = de^ε/(de^ε + K − d), q* = "
                         "d((d − 1)e^ε + K − d)/((K − 1)(de^ε + K − d)), d = round(K/(e^ε + 1)), at least 1",
                     .bitsId = "oracle-bits-subset",
                     .bitsName = phrase("bits of a report, subset selection"),
                     .bitsFormula = "log₂ C(K, d), d = round(K/(e^ε + 1)), at least 1",
                     .largestErrorId = "oracle-largest-error-subset",
                     .largestErrorName = phrase("error of all K frequencies at once, subset selection"),
                     .relationId = "oracle-subset",
                     .relationName = phrase("a standard error of α, subset selection"),
                     .smooth = false,
                     .curve = phrase("subset"),
                     .colour = 2,
                     .gaps = true,
                     .report = phrase("A report is d of the K values, d = round(K/(e^ε + 1)): at most d log₂ K bits"),
                     .preference = 5},
        OracleMethod{.oracle = HadamardResponse,
                     .title = phrase("Hadamard response"),
                     .inWords = phrase("Hadamard response"),
                     .source = phrase("[Acharya et al. 2019]"),
                     .varianceId = "oracle-variance-hadamard",
                     .varianceName = phrase("variance of a frequency, Hadamard response"),
                     .varianceFormula = "((e^ε + 1)²/(e^ε − 1)² − f)/n",
                     .bitsId = "oracle-bits-hadamard",
                     .bitsName = phrase("bits of a report, Hadamard response"),
                     .bitsFormula = "⌈log₂ K⌉ + 1",
                     .largestErrorId = "oracle-largest-error-hadamard",
                     .largestErrorName = phrase("error of all K frequencies at once, Hadamard response"),
                     .relationId = "oracle-hadamard",
                     .relationName = phrase("a standard error of α, Hadamard response"),
                     .smooth = true,
                     .curve = {}}, // BLH's: both report the same random bit
    };
    return oracles;
}

const std::vector<OracleMethod> &oracleMethodsDrawn() {
    static const std::vector<OracleMethod> drawn = [] {
        std::vector<OracleMethod> all(oracleMethods().begin(), oracleMethods().end());
        std::erase_if(all, [](const OracleMethod &each) { return each.curve.empty(); });
        std::ranges::stable_sort(all, {}, &OracleMethod::preference);
        return all;
    }();
    return drawn;
}

const std::vector<OracleMethod> &oracleMethodsCrossed() {
    static const std::vector<OracleMethod> crossed = [] {
        std::vector<OracleMethod> all = oracleMethodsDrawn();
        std::erase_if(all, [](const OracleMethod &each) { return each.dependsOnCategories(); });
        std::ranges::stable_sort(all, {}, &OracleMethod::crossing);
        return all;
    }();
    return crossed;
}

} // namespace halftruth
