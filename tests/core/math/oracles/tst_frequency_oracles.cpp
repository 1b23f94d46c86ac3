#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/oracles/frequency_oracles.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <vector>

using namespace halftruth;
using enum OracleId;

namespace {

struct Reference {
    OracleId oracle;
    double epsilon;
    std::int64_t categories;
    double frequency;
    double own;
    double other;
    double variance;
};

// The table of the mathematics, section 9, evaluated with 60 digits at the exact binary64 arguments.
constexpr Reference references[] = {
    {RandomizedResponse, 1e-06, 2, 0, 0.50000024999999999998, 0.49999975000000000002, 999999999999.91675717},
    {RandomizedResponse, 1e-06, 1000000, 1, 1.0000009999994999987e-6, 9.999999999989999995e-7, 999998999999916757.25},
    {RandomizedResponse, 0.01, 10, 0.3, 0.10090360689754525155, 0.099899599233606083161, 89442.045337091092468},
    {RandomizedResponse, 0.7, 5, 0, 0.33485791741468322301, 0.16628552064632919425, 4.8786409329337238068},
    {RandomizedResponse, 1.0, 128, 0.01, 0.020955271609700570461, 0.0077090136093724364531, 44.329772049509846344},
    {RandomizedResponse, 3.3, 1000, 0.5, 0.026422673196167807313, 0.00097455187868251470739, 20.612904639621558959},
    {RandomizedResponse, 8.0, 1000000, 0, 0.0029721012501829488903, 9.9702889577871282982e-7, 0.11294617800976771478},
    {RandomizedResponse, 20.5, 7, 0.001, 0.99999999249908285794, 1.2501528570094495633e-9, 1.2564036416666661039e-9},
    {RandomizedResponse, 50.0, 2, 1, 1.0, 1.928749847963917783e-22, 1.928749847963917783e-22},
    {RandomizedResponse, 50.0, 1000000, 0, 0.99999999999999980713, 1.928749847963917411e-22,
     1.928749847963918155e-22},
    {SymmetricUnaryEncoding, 1e-06, 2, 0, 0.500000125, 0.499999875, 3999999999999.9170287},
    {SymmetricUnaryEncoding, 1e-06, 1000000, 1, 0.500000125, 0.499999875, 3999999999999.9170287},
    {SymmetricUnaryEncoding, 0.01, 10, 0.3, 0.50124999739583984376, 0.49875000260416015624, 39999.916666770831565},
    {SymmetricUnaryEncoding, 0.7, 5, 0, 0.58661757891733005241, 0.41338242108266994759, 8.0804399188596140628},
    {SymmetricUnaryEncoding, 1.0, 128, 0.01, 0.62245933120185456464, 0.37754066879814543536, 3.9176980890327637649},
    {SymmetricUnaryEncoding, 3.3, 1000, 0.5, 0.8388910504234147508, 0.1611089495765852492, 0.29420160390696361117},
    {SymmetricUnaryEncoding, 8.0, 1000000, 0, 0.98201379003790844197, 0.017986209962091558027,
     0.019005457459517774813},
    {SymmetricUnaryEncoding, 20.5, 7, 0.001, 0.99996464374925825569, 0.000035356250741744313871,
     0.000035360001288755850804},
    {SymmetricUnaryEncoding, 50.0, 2, 1, 0.99999999998611205614, 1.388794386477114561e-11, 1.3887943865349770564e-11},
    {SymmetricUnaryEncoding, 50.0, 1000000, 0, 0.99999999998611205614, 1.388794386477114561e-11,
     1.3887943865349770564e-11},
    {OptimizedUnaryEncoding, 1e-06, 2, 0, 0.5, 0.49999975000000000002, 3999999999999.6670287},
    {OptimizedUnaryEncoding, 1e-06, 1000000, 1, 0.5, 0.49999975000000000002, 4000000000000.6670287},
    {OptimizedUnaryEncoding, 0.01, 10, 0.3, 0.5, 0.49750002083312500206, 39999.966668333325054},
    {OptimizedUnaryEncoding, 0.7, 5, 0, 0.5, 0.33181222783183390332, 7.8379425238371139624},
    {OptimizedUnaryEncoding, 1.0, 128, 0.01, 0.5, 0.26894142136999512075, 3.692694376831169276},
    {OptimizedUnaryEncoding, 3.3, 1000, 0.5, 0.5, 0.035571189272636178871, 0.65904874796404905032},
    {OptimizedUnaryEncoding, 8.0, 1000000, 0, 0.5, 0.00033535013046647810388, 0.0013427512462266583918},
    {OptimizedUnaryEncoding, 20.5, 7, 0.001, 0.5, 1.2501528648238604416e-9, 0.0010000050006114780708},
    {OptimizedUnaryEncoding, 50.0, 2, 1, 0.5, 1.928749847963917783e-22, 1.0},
    {OptimizedUnaryEncoding, 50.0, 1000000, 0, 0.5, 1.928749847963917783e-22, 7.7149993918556711321e-22},
    {BinaryLocalHashing, 1e-06, 2, 0, 0.50000024999999999998, 0.5, 4000000000000.6670287},
    {BinaryLocalHashing, 1e-06, 1000000, 1, 0.50000024999999999998, 0.5, 3999999999999.6670287},
    {BinaryLocalHashing, 0.01, 10, 0.3, 0.50249997916687499794, 0.5, 40000.366668333325054},
    {BinaryLocalHashing, 0.7, 5, 0, 0.66818777216816609668, 0.5, 8.8379425238371139624},
    {BinaryLocalHashing, 1.0, 128, 0.01, 0.73105857863000487925, 0.5, 4.6726943768311692756},
    {BinaryLocalHashing, 3.3, 1000, 0.5, 0.96442881072736382113, 0.5, 0.65904874796404905032},
    {BinaryLocalHashing, 8.0, 1000000, 0, 0.9996646498695335219, 0.5, 1.0013427512462266584},
    {BinaryLocalHashing, 20.5, 7, 0.001, 0.99999999874984713518, 0.5, 0.99900000500061147803},
    {BinaryLocalHashing, 50.0, 2, 1, 1.0, 0.5, 7.7149993918556711321e-22},
    {BinaryLocalHashing, 50.0, 1000000, 0, 1.0, 0.5, 1.0},
    {OptimizedLocalHashing, 1e-06, 2, 0, 0.50000024999999999998, 0.5, 4000000000000.6670287},
    {OptimizedLocalHashing, 1e-06, 1000000, 1, 0.50000024999999999998, 0.5, 3999999999999.6670287},
    {OptimizedLocalHashing, 0.01, 10, 0.3, 0.50249997916687499794, 0.5, 40000.366668333325054},
    {OptimizedLocalHashing, 0.7, 5, 0, 0.50171319815554152344, 0.33333333333333333333, 7.8380345438650581299},
    {OptimizedLocalHashing, 1.0, 128, 0.01, 0.4753668864186716911, 0.25, 3.7038406629732039409},
    {OptimizedLocalHashing, 3.3, 1000, 0.5, 0.50104078199570934163, 0.035714285714285714286, 0.65681276672117313613},
    {OptimizedLocalHashing, 8.0, 1000000, 0, 0.49999647658048219728, 0.00033534540576794097921,
     0.0013427512462933366531},
    {OptimizedLocalHashing, 20.5, 7, 0.001, 0.50000000014861361184, 1.2501528655670193712e-9,
     0.0010000050000170236222},
    {OptimizedLocalHashing, 50.0, 2, 1, 0.5, 1.928749847963917783e-22, 1.0},
    {OptimizedLocalHashing, 50.0, 1000000, 0, 0.5, 1.928749847963917783e-22, 7.7149993918556711321e-22},
    {SubsetSelection, 1e-06, 2, 0, 0.50000024999999999998, 0.49999975000000000002, 999999999999.91675717},
    {SubsetSelection, 1e-06, 1000000, 1, 0.50000024999999999998, 0.49999999999974999975, 3999992000003.6670293},
    {SubsetSelection, 0.01, 10, 0.3, 0.50249997916687499794, 0.49972222453701388912, 32400.290001349993294},
    {SubsetSelection, 0.7, 5, 0, 0.57310598528721206702, 0.35672350367819698325, 4.9010057734684337181},
    {SubsetSelection, 1.0, 128, 0.01, 0.49576653675491998213, 0.26381286191531559069, 3.6201528534720455672},
    {SubsetSelection, 3.3, 1000, 0.5, 0.50310687097442526581, 0.035532425554580154889, 0.65010657254482581871},
    {SubsetSelection, 8.0, 1000000, 0, 0.49973875752022906298, 0.00033450059574307551401, 0.0013407478820667824429},
    {SubsetSelection, 20.5, 7, 0.001, 0.99999999249908285794, 1.2501528570094495633e-9, 1.2564036416666661039e-9},
    {SubsetSelection, 50.0, 2, 1, 1.0, 1.928749847963917783e-22, 1.928749847963917783e-22},
    {SubsetSelection, 50.0, 1000000, 0, 0.99999999999999980713, 1.928749847963917411e-22, 1.928749847963918155e-22},
    {HadamardResponse, 1e-06, 2, 0, 0.50000024999999999998, 0.5, 4000000000000.6670287},
    {HadamardResponse, 1e-06, 1000000, 1, 0.50000024999999999998, 0.5, 3999999999999.6670287},
    {HadamardResponse, 0.01, 10, 0.3, 0.50249997916687499794, 0.5, 40000.366668333325054},
    {HadamardResponse, 0.7, 5, 0, 0.66818777216816609668, 0.5, 8.8379425238371139624},
    {HadamardResponse, 1.0, 128, 0.01, 0.73105857863000487925, 0.5, 4.6726943768311692756},
    {HadamardResponse, 3.3, 1000, 0.5, 0.96442881072736382113, 0.5, 0.65904874796404905032},
    {HadamardResponse, 8.0, 1000000, 0, 0.9996646498695335219, 0.5, 1.0013427512462266584},
    {HadamardResponse, 20.5, 7, 0.001, 0.99999999874984713518, 0.5, 0.99900000500061147803},
    {HadamardResponse, 50.0, 2, 1, 1.0, 0.5, 7.7149993918556711321e-22},
    {HadamardResponse, 50.0, 1000000, 0, 1.0, 0.5, 1.0},
};

QString name(const FrequencyOracle &oracle) {
    return QString::fromUtf8(oracle.key.data(), static_cast<qsizetype>(oracle.key.size()));
}

} // namespace

class TestFrequencyOracles : public QObject {
    Q_OBJECT

private slots:
    void agreesWithReference_data() {
        addReferenceColumns();
        for (const Reference &row : references) {
            const QByteArray key = name(frequencyOracle(row.oracle)).toUtf8();
            const OracleProbabilities report = oracleProbabilities(row.oracle, row.epsilon, row.categories);
            const auto add = [&](const char *what, double actual, double expected) {
                QTest::addRow("%s of %s, epsilon = %g, K = %lld, f = %g", what, key.constData(), row.epsilon,
                              static_cast<long long>(row.categories), row.frequency)
                    << actual << expected << 1e-14;
            };
            add("p*", report.own, row.own);
            add("q*", report.other, row.other);
            add("variance", oracleVariance(row.oracle, row.epsilon, row.categories, 1, row.frequency), row.variance);
        }
    }
    void agreesWithReference() { VERIFY_REFERENCE(); }

    void agreesWithPublishedValues_data() {
        addReferenceColumns();
        const RapporDesign published{.f = 0.5, .p = 0.5, .q = 0.75, .hashes = 2};
        QTest::newRow("RAPPOR: one report") << rapporEpsilonOne(published) << 1.074286 << 5e-7;
        QTest::newRow("RAPPOR: forever") << rapporEpsilonForever(published) << 4.394449 << 5e-7;
        QTest::newRow("RAPPOR: p and q exchanged")
            << rapporEpsilonOne({.f = 0.5, .p = 0.75, .q = 0.5, .hashes = 2}) << 1.074286 << 5e-7;
        QTest::newRow("RAPPOR: forever is 4 ln 3") << rapporEpsilonForever(published) << 4 * std::log(3.0) << 1e-15;
        // Wang et al. 2017, table 2: variances in terms of e^epsilon, here at e^epsilon = 3.
        const double ln3 = std::log(3.0);
        QTest::newRow("GRR, K = 3") << oracleVarianceFactor(RandomizedResponse, ln3, 3) << 1.0 << 1e-14;
        QTest::newRow("OUE") << oracleVarianceFactor(OptimizedUnaryEncoding, ln3, 3) << 3.0 << 1e-14;
        QTest::newRow("BLH") << oracleVarianceFactor(BinaryLocalHashing, ln3, 3) << 4.0 << 1e-14;
    }
    void agreesWithPublishedValues() { VERIFY_REFERENCE(); }

    void formulasAtFrequencyZero() {
        for (const double e : {1e-6, 0.1, 1.0, 5.0, 30.0}) {
            const double x = std::exp(e);
            const double scale = std::expm1(e) * std::expm1(e);
            for (const std::int64_t k : {2, 3, 100, 1000000}) {
                const double count = static_cast<double>(k);
                VERIFY_CLOSE(oracleVarianceFactor(RandomizedResponse, e, k), (count - 2 + x) / scale, 1e-14);
                VERIFY_CLOSE(oracleVarianceFactor(OptimizedUnaryEncoding, e, k), 4 * x / scale, 1e-14);
                VERIFY_CLOSE(oracleVarianceFactor(BinaryLocalHashing, e, k), (x + 1) * (x + 1) / scale, 1e-14);
                const double half = std::expm1(e / 2);
                VERIFY_CLOSE(oracleVarianceFactor(SymmetricUnaryEncoding, e, k), std::exp(e / 2) / half / half,
                             1e-14);
            }
        }
    }

    // What epsilon means: how much more likely a report is under one value than under another.
    void everyOracleSpendsItsEpsilon() {
        for (const double e : {1e-6, 0.3, 2.0, 10.0}) {
            for (const std::int64_t k : {2, 5, 1000}) {
                const auto grr = oracleProbabilities(RandomizedResponse, e, k);
                VERIFY_CLOSE(grr.own / grr.other, std::exp(e), 1e-13);
                VERIFY_CLOSE(grr.own + static_cast<double>(k - 1) * grr.other, 1.0, 1e-14);
                for (const OracleId unary : {SymmetricUnaryEncoding, OptimizedUnaryEncoding}) {
                    const auto u = oracleProbabilities(unary, e, k);
                    VERIFY_CLOSE(u.own / u.other * (u.notOther / u.notOwn), std::exp(e), 1e-13);
                }
                const auto blh = oracleProbabilities(BinaryLocalHashing, e, k);
                VERIFY_CLOSE(blh.own / blh.notOwn, std::exp(e), 1e-13);
                const auto subset = oracleProbabilities(SubsetSelection, e, k);
                const double d = std::max(1.0, std::round(static_cast<double>(k) / (std::exp(e) + 1)));
                VERIFY_CLOSE(subset.own + static_cast<double>(k - 1) * subset.other, d, 1e-13);
            }
        }
    }

    void complementsAndDifferencesBelongTogether() {
        for (const FrequencyOracle &oracle : frequencyOracleTable()) {
            for (const double e : {0.01, 1.0, 6.0}) {
                for (const std::int64_t k : {2, 17, 1000000}) {
                    const auto r = oracleProbabilities(oracle.id, e, k);
                    VERIFY_CLOSE(r.own + r.notOwn, 1.0, 1e-15);
                    VERIFY_CLOSE(r.other + r.notOther, 1.0, 1e-15);
                    QVERIFY(std::fabs(r.own - r.other - r.advantage) < 1e-15);
                    QVERIFY(r.advantage > 0);
                }
            }
        }
    }

    void subsetsOfOneAreRandomizedResponse() {
        for (const double e : {1.0, 4.0, 50.0})
            VERIFY_CLOSE(oracleVariance(SubsetSelection, e, 3, 10, 0.2),
                         oracleVariance(RandomizedResponse, e, 3, 10, 0.2), 1e-14);
    }

    void largeLossesAreTruthful() {
        for (const FrequencyOracle &oracle : frequencyOracleTable()) {
            const double variance = oracleVariance(oracle.id, 5000, 1000, 1, 0);
            QVERIFY2(std::isfinite(variance), qPrintable(name(oracle)));
        }
        QCOMPARE(oracleVarianceFactor(RandomizedResponse, 5000, 1000), 0.0);
        QCOMPARE(oracleVarianceFactor(BinaryLocalHashing, 5000, 1000), 1.0);
    }

    void crossoversAreWhereTheVariancesMeet() {
        for (const double e : {0.001, 0.5, 1.0, 2.5, 8.0}) {
            const double k = grrCrossoverCategories(OptimizedUnaryEncoding, e);
            VERIFY_CLOSE(k, 3 * std::exp(e) + 2, 1e-14);
            for (const FrequencyOracle &oracle : frequencyOracleTable()) {
                if (oracle.dependsOnCategories)
                    continue;
                const double real = grrCrossoverCategories(oracle.id, e);
                QVERIFY(real >= 5);
                if (real > 9e5)
                    continue;
                const auto below = static_cast<std::int64_t>(std::ceil(real)) - 1;
                const double other = oracleVarianceFactor(oracle.id, e, 2);
                QVERIFY(oracleVarianceFactor(RandomizedResponse, e, below) < other);
                QVERIFY(oracleVarianceFactor(RandomizedResponse, e, below + 2) > other);
            }
        }
        for (const std::int64_t k : {6, 7, 100, 1000000}) {
            const double e = grrOueCrossoverEpsilon(k);
            VERIFY_CLOSE(oracleVarianceFactor(RandomizedResponse, e, k),
                         oracleVarianceFactor(OptimizedUnaryEncoding, e, k), 1e-13);
            VERIFY_CLOSE(grrCrossoverCategories(OptimizedUnaryEncoding, e), static_cast<double>(k), 1e-13);
        }
        QCOMPARE(grrCrossoverCategories(OptimizedUnaryEncoding, 5000), infinity);
    }

    // At every frequency the variances meet at the crossover: randomized response's is linear in K there.
    void crossoversAtOtherFrequencies() {
        const auto randomized = [](double e, double k, double f) {
            return (k - 2 + std::exp(e)) / (std::expm1(e) * std::expm1(e)) + f * (k - 2) / std::expm1(e);
        };
        VERIFY_CLOSE(randomized(0.7, 9, 0.3), oracleVariance(RandomizedResponse, 0.7, 9, 1, 0.3), 1e-13);
        for (const FrequencyOracle &oracle : frequencyOracleTable()) {
            if (oracle.dependsOnCategories)
                continue;
            for (const double f : {0.0, 0.01, 0.3, 0.9, 1.0}) {
                for (const double e : {0.01, 0.5, 1.3, 4.0, 20.0}) {
                    const double k = grrCrossoverCategories(oracle.id, e, f);
                    QVERIFY2(k > 5 - 1e-9, qPrintable(name(oracle)));
                    VERIFY_CLOSE(randomized(e, k, f), oracleVariance(oracle.id, e, 2, 1, f), 1e-11);
                }
                for (const std::int64_t k : {6, 50, 1000000}) {
                    const double e = grrCrossoverEpsilon(oracle.id, k, f);
                    const auto worse = [&](double at) {
                        return oracleVariance(RandomizedResponse, at, k, 1, f) >
                               oracleVariance(oracle.id, at, k, 1, f) * (1 - 1e-12);
                    };
                    if (std::isinf(e)) {
                        QVERIFY(worse(0.1) && worse(5) && worse(50));
                        continue;
                    }
                    QVERIFY2(worse(e * (1 - 1e-9)) && !worse(e * (1 + 1e-9)), qPrintable(name(oracle)));
                }
            }
        }
        for (const std::int64_t k : {6, 100, 1000000})
            VERIFY_CLOSE(grrCrossoverEpsilon(OptimizedUnaryEncoding, k), grrOueCrossoverEpsilon(k), 1e-12);
        // Of a value that everybody has, one random bit is never worse for six values or more.
        VERIFY_CLOSE(grrCrossoverCategories(BinaryLocalHashing, 3, 1), 5.0, 1e-13);
        QCOMPARE(grrCrossoverEpsilon(BinaryLocalHashing, 6, 1), infinity);
    }

    void rapporEnds() {
        QCOMPARE(rapporEpsilonForever({.f = 0}), infinity);
        QCOMPARE(rapporEpsilonForever({.f = 1}), 0.0);
        QCOMPARE(rapporEpsilonOne({.f = 1}), 0.0);
        QCOMPARE(rapporEpsilonOne({.f = 0.2, .p = 0.4, .q = 0.4}), 0.0);
        QCOMPARE(rapporEpsilonOne({.f = 0, .p = 0, .q = 1}), infinity);
        // Without instantaneous noise one report is the permanent answer.
        VERIFY_CLOSE(rapporEpsilonOne({.f = 0.3, .p = 0, .q = 1}), rapporEpsilonForever({.f = 0.3, .p = 0, .q = 1}),
                     1e-15);
        const RapporReport report = rapporReport({.f = 0.5, .p = 0.5, .q = 0.75});
        QCOMPARE(report.oneGivenZero, 0.5625);
        QCOMPARE(report.oneGivenOne, 0.6875);
    }

    // The definition: a value of two bits 10 against 01, over all reports of both bits.
    void repeatedReportsAreTheWorstSequence() {
        constexpr int reports = 4;
        for (const RapporDesign &design :
             {RapporDesign{}, RapporDesign{.f = .2, .p = .1, .q = .6}, RapporDesign{.f = .75, .p = .9, .q = .3},
              RapporDesign{.f = 0, .p = .2, .q = .7}}) {
            // P[these reports | the true bit], whatever the permanent one.
            const auto probability = [&](unsigned sequence, bool bit) {
                double sum = 0;
                for (const bool permanent : {false, true}) {
                    double product = permanent == bit ? 1 - design.f / 2 : design.f / 2;
                    for (int i = 0; i < reports; ++i) {
                        const double one = permanent ? design.q : design.p;
                        product *= (sequence >> i & 1U) != 0 ? one : 1 - one;
                    }
                    sum += product;
                }
                return sum;
            };
            double worst = 0;
            for (unsigned first = 0; first < 1U << reports; ++first)
                for (unsigned second = 0; second < 1U << reports; ++second)
                    worst = std::max(worst, std::log(probability(first, true) * probability(second, false) /
                                                     (probability(first, false) * probability(second, true))));
            VERIFY_CLOSE(rapporEpsilonRepeated(design, reports), worst, 1e-12);
        }
    }

    void repeatedReportsJoinOneAndAll() {
        for (const double f : {.1, .5, .9})
            for (const std::int64_t hashes : {1, 3}) {
                const RapporDesign design{.f = f, .p = .3, .q = .8, .hashes = hashes};
                VERIFY_CLOSE(rapporEpsilonRepeated(design, 1), rapporEpsilonOne(design), 1e-14);
                VERIFY_CLOSE(rapporEpsilonRepeated(design, 1'000'000), rapporEpsilonForever(design), 1e-14);
                double before = 0;
                for (const std::int64_t reports : {1, 2, 5, 20}) {
                    const double now = rapporEpsilonRepeated(design, reports);
                    QVERIFY(now > before && now <= rapporEpsilonForever(design));
                    before = now;
                }
            }
        // A report without noise of its own is the permanent answer each time; without that it is the truth.
        VERIFY_CLOSE(rapporEpsilonRepeated({.f = .3, .p = 0, .q = 1}, 7), rapporEpsilonForever({.f = .3}), 1e-15);
        VERIFY_CLOSE(rapporEpsilonRepeated({.f = 0, .p = .3, .q = .6}, 7),
                     7 * rapporEpsilonOne({.f = 0, .p = .3, .q = .6}), 1e-14);
        QCOMPARE(rapporEpsilonRepeated({.f = 0, .p = 0, .q = 1}, 2), infinity);
        QCOMPARE(rapporEpsilonRepeated({.f = 1, .p = .1, .q = .9}, 5), 0.0);
        QCOMPARE(rapporEpsilonRepeated({.f = .5, .p = .4, .q = .4}, 5), 0.0);
    }

    void tableIsComplete() {
        std::set<std::string_view> keys;
        for (const FrequencyOracle &oracle : frequencyOracleTable()) {
            QVERIFY(keys.insert(oracle.key).second);
            QVERIFY(!oracle.own.empty() && !oracle.other.empty());
            QCOMPARE(frequencyOracle(oracle.id).key, oracle.key);
            if (!oracle.dependsOnCategories)
                QCOMPARE(oracleVarianceFactor(oracle.id, 1.3, 2), oracleVarianceFactor(oracle.id, 1.3, 1000));
        }
    }

    void complains_data() {
        addMessageColumns();
        addMessage("oracleProbabilities", "epsilon must be in (0, inf), but is 0",
                   [] { (void)oracleProbabilities(RandomizedResponse, 0, 2); });
        addMessage("oracleProbabilities", "categories must be in {2, ..., 1000000}, but is 1",
                   [] { (void)oracleProbabilities(RandomizedResponse, 1, 1); });
        addMessage("oracleVariance", "epsilon must be in (0, inf), but is nan",
                   [] { (void)oracleVariance(OptimizedUnaryEncoding, std::nan(""), 2, 1, 0); });
        addMessage("oracleVariance", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)oracleVariance(OptimizedUnaryEncoding, 1, 2, 0, 0); });
        addMessage("oracleVariance", "frequency must be in [0, 1], but is 1.5",
                   [] { (void)oracleVariance(OptimizedUnaryEncoding, 1, 2, 1, 1.5); });
        addMessage("oracleVarianceFactor", "categories must be in {2, ..., 1000000}, but is 1000001",
                   [] { (void)oracleVarianceFactor(OptimizedUnaryEncoding, 1, 1000001); });
        addMessage("grrCrossoverCategories", "epsilon must be in (0, inf), but is -1",
                   [] { (void)grrCrossoverCategories(OptimizedUnaryEncoding, -1); });
        addMessage("grrCrossoverCategories", "other must be in {sue, oue, blh, olh, hadamard}, but is subset",
                   [] { (void)grrCrossoverCategories(SubsetSelection, 1); });
        addMessage("grrCrossoverCategories", "epsilon must be in (0, 700], but is 701",
                   [] { (void)grrCrossoverCategories(OptimizedUnaryEncoding, 701, 0.5); });
        addMessage("grrCrossoverCategories", "frequency must be in [0, 1], but is 2",
                   [] { (void)grrCrossoverCategories(OptimizedUnaryEncoding, 1, 2); });
        addMessage("grrCrossoverEpsilon", "categories must be in {6, ..., 1000000}, but is 5",
                   [] { (void)grrCrossoverEpsilon(OptimizedUnaryEncoding, 5); });
        addMessage("grrOueCrossoverEpsilon", "categories must be in {6, ..., 1000000}, but is 5",
                   [] { (void)grrOueCrossoverEpsilon(5); });
        addMessage("rapporReport", "f must be in [0, 1], but is 1.5", [] { (void)rapporReport({.f = 1.5}); });
        addMessage("rapporReport", "p must be in [0, 1], but is -1", [] { (void)rapporReport({.p = -1}); });
        addMessage("rapporEpsilonOne", "q must be in [0, 1], but is 2", [] { (void)rapporEpsilonOne({.q = 2}); });
        addMessage("rapporEpsilonForever", "hashes must be in {1, ..., 1000}, but is 0",
                   [] { (void)rapporEpsilonForever({.hashes = 0}); });
        addMessage("rapporEpsilonRepeated", "reports must be in {1, ..., 1000000}, but is 0",
                   [] { (void)rapporEpsilonRepeated({}, 0); });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestFrequencyOracles)
#include "tst_frequency_oracles.moc"
