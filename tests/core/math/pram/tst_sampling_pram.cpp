#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/pram/sampling_pram.h"

#include <QTest>

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

using namespace halftruth;
using Exact = boost::multiprecision::cpp_bin_float_50;

namespace {

using Matrix = std::vector<std::vector<double>>;

Matrix gammaDiagonal(double gamma, std::size_t categories) {
    const double normalizer = pramNormalizer(gamma, static_cast<std::int64_t>(categories));
    Matrix a(categories, std::vector<double>(categories, 1 / normalizer));
    for (std::size_t i = 0; i < categories; ++i)
        a[i][i] = gamma / normalizer;
    return a;
}

// Gauss-Jordan without pivoting: the gamma-diagonal matrix is diagonally heavy and symmetric positive definite.
Matrix inverse(Matrix a) {
    const std::size_t size = a.size();
    Matrix b(size, std::vector<double>(size, 0));
    for (std::size_t i = 0; i < size; ++i)
        b[i][i] = 1;
    for (std::size_t i = 0; i < size; ++i) {
        const double pivot = a[i][i];
        for (std::size_t j = 0; j < size; ++j) {
            a[i][j] /= pivot;
            b[i][j] /= pivot;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == i)
                continue;
            const double factor = a[row][i];
            for (std::size_t j = 0; j < size; ++j) {
                a[row][j] -= factor * a[i][j];
                b[row][j] -= factor * b[i][j];
            }
        }
    }
    return b;
}

std::vector<double> product(const Matrix &a, const std::vector<double> &x) {
    std::vector<double> y(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        y[i] = std::inner_product(a[i].begin(), a[i].end(), x.begin(), 0.0);
    return y;
}

double norm(const std::vector<double> &x) {
    return std::sqrt(std::inner_product(x.begin(), x.end(), x.begin(), 0.0));
}

// The largest absolute eigenvalue of a symmetric matrix, by power iteration.
double spectralNorm(const Matrix &a) {
    std::vector<double> x(a.size());
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] = 1 + static_cast<double>(i * i);
    double value = 0;
    for (int i = 0; i < 2000; ++i) {
        x = product(a, x);
        value = norm(x);
        for (double &component : x)
            component /= value;
    }
    return value;
}

// Calls visit(samples, reports, probability) for every ordered draw of m of the records and every PRAM of it.
using Visit = std::function<void(const std::vector<std::size_t> &, double)>;
void enumerateReports(const std::vector<std::size_t> &records, std::size_t samples, const Matrix &a,
                      const Visit &visit) {
    std::vector<bool> drawn(records.size());
    std::vector<std::size_t> reports;
    const std::function<void(double)> extend = [&](double probability) {
        if (reports.size() == samples) {
            visit(reports, probability);
            return;
        }
        const double each = probability / static_cast<double>(records.size() - reports.size());
        for (std::size_t i = 0; i < records.size(); ++i) {
            if (drawn[i])
                continue;
            drawn[i] = true;
            for (std::size_t report = 0; report < a.size(); ++report) {
                reports.push_back(report);
                extend(each * a[report][records[i]]);
                reports.pop_back();
            }
            drawn[i] = false;
        }
    };
    extend(1);
}

std::vector<double> typeOf(const std::vector<std::size_t> &records, std::size_t categories) {
    std::vector<double> type(categories);
    for (const std::size_t record : records)
        type[record] += 1 / static_cast<double>(records.size());
    return type;
}

double concentrationOf(const std::vector<double> &type) {
    // Rounding must not take uniform data below the smallest possible value.
    return std::max(std::inner_product(type.begin(), type.end(), type.begin(), 0.0),
                    uniformConcentration(static_cast<std::int64_t>(type.size())));
}

// The three functions that are minimised, with 50 digits.
struct Objectives {
    Exact n, e, k, s;
    Objectives(const PramDesign &design, double concentration)
        : n(design.n), e(expm1(Exact(design.epsilon))), k(design.categories), s(concentration) {}
    Exact bound(std::int64_t m) const { return ((1 + k * m / (n * e)) * sqrt(k) + 1) / sqrt(Exact(m)); }
    Exact tight(std::int64_t m) const { return (2 + k * m / (n * e)) / sqrt(Exact(m)); }
    Exact square(std::int64_t m) const {
        return (k - 1) * (2 * n * e + k * m) / (n * e * n * e) +
               (n == 1 ? Exact(0) : (n - m) / (m * (n - 1)) * (1 - s));
    }
};

constexpr PramDesign adult{.n = 32561, .epsilon = 0.5, .categories = 4};
const double adultConcentration =
    (9592.0 * 9592 + 15128.0 * 15128 + 1179.0 * 1179 + 6662.0 * 6662) / (32561.0 * 32561);

PramDesign designOf(const ReferenceRow &row) {
    return {.n = row.count("n"), .epsilon = row["epsilon"], .categories = row.count("categories")};
}

} // namespace

class TestSamplingPram : public QObject {
    Q_OBJECT

private slots:
    void agreesWithReference_data() {
        addReferenceColumns();
        addReference("pram-epsilon", [](const ReferenceRow &row) {
            return pramEpsilon(row.count("n"), row.count("samples"), row["gamma"]);
        });
        addReference("pram-gamma", [](const ReferenceRow &row) {
            return pramGamma(row.count("n"), row.count("samples"), row["epsilon"]);
        });
        addReference("pram-condition",
                     [](const ReferenceRow &row) { return pramCondition(row["gamma"], row.count("categories")); });
        addReference("pram-error-bound",
                     [](const ReferenceRow &row) { return pramErrorBound(designOf(row), row.count("samples")); });
        addReference("pram-error-bound-tight", [](const ReferenceRow &row) {
            return pramErrorBoundTight(designOf(row), row.count("samples"));
        });
        addReference("pram-rms-error", [](const ReferenceRow &row) {
            return pramRmsError(designOf(row), row.count("samples"), row["concentration"]);
        });
        addReference(
            "pram-optimal-samples",
            [](const ReferenceRow &row) { return static_cast<double>(pramOptimalSamples(designOf(row))); }, 0);
        addReference(
            "pram-optimal-samples-exact",
            [](const ReferenceRow &row) {
                return static_cast<double>(pramOptimalSamplesExact(designOf(row), row["concentration"]));
            },
            0);
    }
    void agreesWithReference() { VERIFY_REFERENCE(); }

    // Evaluated with 60 digits at the exact binary64 arguments.
    void keepsItsDigitsAtTheEdges_data() {
        addReferenceColumns();
        QTest::newRow("pramEpsilon(1000000000, 1, 1.0000000009313226)")
            << pramEpsilon(1000000000, 1, 1.0000000009313226) << 9.313225746154785151913e-19 << 1e-13;
        QTest::newRow("pramEpsilon(1000000000, 999999999, 1.0000000000000002)")
            << pramEpsilon(1000000000, 999999999, 1.0000000000000002) << 2.220446047029866785078e-16 << 1e-13;
        QTest::newRow("pramEpsilon(1000000000, 1, 1e+300)")
            << pramEpsilon(1000000000, 1, 1e+300) << 670.0522620612672941017 << 1e-13;
        QTest::newRow("pramGamma(1000000000, 1, 1e-12)")
            << pramGamma(1000000000, 1, 1e-12) << 1.00100000000000049998 << 1e-13;
        QTest::newRow("pramGamma(7, 3, 700.0)") << pramGamma(7, 3, 700.0) << 2.366541461048343855396e+304 << 1e-13;
        QTest::newRow("pramCondition(1.0000000000000002, 1000000)")
            << pramCondition(1.0000000000000002, 1000000) << 4.503599627370496000001e+21 << 1e-13;
        QTest::newRow("pramCondition(1e+300, 2)") << pramCondition(1e+300, 2) << 1.0 << 1e-13;
        QTest::newRow("pramErrorBound({.n = 1000000000, .epsilon = 1e-15, .categories = 1000000}, 1000000000)")
            << pramErrorBound({.n = 1000000000, .epsilon = 1e-15, .categories = 1000000}, 1000000000)
            << 3.162277660168377505137e+19 << 1e-13;
        QTest::newRow("pramErrorBoundTight({.n = 1000000000, .epsilon = 1e-15, .categories = 1000000}, 1000000000)")
            << pramErrorBoundTight({.n = 1000000000, .epsilon = 1e-15, .categories = 1000000}, 1000000000)
            << 3.16227766016837750514e+16 << 1e-13;
        QTest::newRow("pramErrorBound({.n = 1000000000, .epsilon = 1e-09, .categories = 2}, 1)")
            << pramErrorBound({.n = 1000000000, .epsilon = 1e-09, .categories = 2}, 1) << 5.242640685705071408109
            << 1e-13;
        QTest::newRow("pramErrorBoundTight({.n = 1000000000, .epsilon = 1e-09, .categories = 2}, 1)")
            << pramErrorBoundTight({.n = 1000000000, .epsilon = 1e-09, .categories = 2}, 1) << 3.999999998999999875603
            << 1e-13;
        QTest::newRow("pramErrorBound({.n = 1000000000, .epsilon = 20.0, .categories = 2}, 1000000000)")
            << pramErrorBound({.n = 1000000000, .epsilon = 20.0, .categories = 2}, 1000000000)
            << 7.634413633603477210186e-5 << 1e-13;
        QTest::newRow("pramErrorBoundTight({.n = 1000000000, .epsilon = 20.0, .categories = 2}, 1000000000)")
            << pramErrorBoundTight({.n = 1000000000, .epsilon = 20.0, .categories = 2}, 1000000000)
            << 6.324555333372638799692e-5 << 1e-13;
        // Beyond the largest e^epsilon.
        QTest::newRow("pramRmsError({.n = 1000, .epsilon = 705, .categories = 4}, 1000, 0.25)")
            << pramRmsError({.n = 1000, .epsilon = 705, .categories = 4}, 1000, 0.25) << 6.3135082789197093829e-155
            << 1e-13;
        QTest::newRow("pramRmsError({.n = 1000, .epsilon = 750, .categories = 4}, 1000, 0.25)")
            << pramRmsError({.n = 1000, .epsilon = 750, .categories = 4}, 1000, 0.25) << 1.0681811541517683338e-164
            << 1e-13;
        QTest::newRow("pramRmsError({.n = 1000, .epsilon = 1400, .categories = 4}, 1000, 0.25)")
            << pramRmsError({.n = 1000, .epsilon = 1400, .categories = 4}, 1000, 0.25) << 7.6372726105946992301e-306
            << 1e-13;
        QTest::newRow("pramMarginalRmsError({.n = 1000, .epsilon = 750, .categories = 4}, 1000, 4, 0.25)")
            << pramMarginalRmsError({.n = 1000, .epsilon = 750, .categories = 4}, 1000, 4, 0.25)
            << 1.0681811541517683338e-164 << 1e-13;
        QTest::newRow("pramRmsError({.n = 1000000000, .epsilon = 1e-15, .categories = 1000000}, 1000000000, 0.5)")
            << pramRmsError({.n = 1000000000, .epsilon = 1e-15, .categories = 1000000}, 1000000000, 0.5)
            << 3.162276079029152136043e+16 << 1e-13;
        QTest::newRow("pramRmsError({.n = 1000000000, .epsilon = 20.0, .categories = 2}, 999999999, 0.5)")
            << pramRmsError({.n = 1000000000, .epsilon = 20.0, .categories = 2}, 999999999, 0.5)
            << 2.149955176944517772065e-9 << 1e-13;
        QTest::newRow(
            "pramRmsError({.n = 1000000000, .epsilon = 30.0, .categories = 2}, 999999999, 0.9999999999999999)")
            << pramRmsError({.n = 1000000000, .epsilon = 30.0, .categories = 2}, 999999999, 0.9999999999999999)
            << 1.368036766234553874697e-11 << 1e-13;
        QTest::newRow("pramRmsError({.n = 2, .epsilon = 1e-09, .categories = 1000000}, 1, 0.001)")
            << pramRmsError({.n = 2, .epsilon = 1e-09, .categories = 1000000}, 1, 0.001)
            << 4.999997497499385938692e+14 << 1e-13;
    }
    void keepsItsDigitsAtTheEdges() { VERIFY_REFERENCE(); }

    // UCI Adult, sex x income, epsilon = 0.5: 7921 by the published bound, 4932 exactly.
    void adultOptimum() {
        QCOMPARE(pramOptimalSamples(adult), 7921);
        QCOMPARE(pramOptimalSamplesExact(adult, adultConcentration), 4932);
        QVERIFY(pramRmsError(adult, 4932, adultConcentration) < pramRmsError(adult, 7921, adultConcentration));
    }

    void withoutSampling() {
        VERIFY_CLOSE(pramEpsilon(1000, 1000, 3.0), std::log(3.0), 1e-15);
        VERIFY_CLOSE(pramGamma(1000, 1000, 0.5), std::exp(0.5), 1e-15);
    }

    void excessIsGammaMinusOne() {
        VERIFY_CLOSE(pramExcess(1000, 250, 0.5), pramGamma(1000, 250, 0.5) - 1, 1e-14);
        // Evaluated with 60 digits: gamma itself rounds to 1 here.
        VERIFY_CLOSE(pramExcess(3, 1, 1e-20), 3e-20, 1e-15);
        QCOMPARE(pramExcess(3, 3, 1000), infinity);
    }

    // The diagonal of A is keep + (1-keep)/K, the rest (1-keep)/K.
    void keepSplitsTheMatrix() {
        const Matrix a = gammaDiagonal(4, 5);
        const double keep = pramKeep(3, 5);
        VERIFY_CLOSE(keep + (1 - keep) / 5, a[0][0], 1e-15);
        VERIFY_CLOSE((1 - keep) / 5, a[0][1], 1e-15);
        QCOMPARE(pramKeep(infinity, 5), 1.0);
    }

    void gammaInvertsEpsilon() {
        for (const std::int64_t n : {std::int64_t{1}, std::int64_t{1000}, std::int64_t{1000000000}}) {
            for (const std::int64_t m : {std::int64_t{1}, (n + 1) / 2, n}) {
                for (const double epsilon : {0.01, 0.5, 5.0, 100.0})
                    VERIFY_CLOSE(pramEpsilon(n, m, pramGamma(n, m, epsilon)), epsilon, 1e-13);
            }
        }
    }

    // The largest ratio of the probabilities of an output, over all outputs and all pairs of databases that differ in
    // one record, is e^epsilon itself.
    void epsilonIsTheLargestRatio() {
        for (const std::size_t categories : {2U, 3U}) {
            const double gamma = 4;
            const Matrix a = gammaDiagonal(gamma, categories);
            for (std::size_t samples = 1; samples <= 3; ++samples) {
                // Databases and outputs as numbers in base K.
                const auto encode = [&](const std::vector<std::size_t> &digits) {
                    std::size_t code = 0;
                    for (const std::size_t digit : digits)
                        code = code * categories + digit;
                    return code;
                };
                const std::size_t databases = categories * categories * categories;
                const auto recordsOf = [&](std::size_t code) {
                    return std::vector<std::size_t>{code / categories / categories, code / categories % categories,
                                                    code % categories};
                };
                std::vector<std::vector<double>> output(databases, std::vector<double>(databases));
                for (std::size_t x = 0; x < databases; ++x) {
                    enumerateReports(recordsOf(x), samples, a, [&](const auto &reports, double probability) {
                        output[x][encode(reports)] += probability;
                    });
                }
                double largest = 0;
                for (std::size_t x = 0; x < databases; ++x) {
                    for (std::size_t y = 0; y < databases; ++y) {
                        const auto left = recordsOf(x);
                        const auto right = recordsOf(y);
                        if (std::inner_product(left.begin(), left.end(), right.begin(), 0, std::plus<>(),
                                               [](auto l, auto r) { return l == r ? 0 : 1; }) != 1)
                            continue;
                        for (std::size_t o = 0; o < databases; ++o) {
                            if (output[y][o] > 0)
                                largest = std::max(largest, output[x][o] / output[y][o]);
                        }
                    }
                }
                VERIFY_CLOSE(std::log(largest), pramEpsilon(3, static_cast<std::int64_t>(samples), gamma), 1e-13);
            }
        }
    }

    void conditionIsTheNormOfTheInverse() {
        for (const std::size_t categories : {2U, 3U, 5U, 8U}) {
            for (const double gamma : {1.01, 1.5, 4.0, 100.0}) {
                const Matrix a = gammaDiagonal(gamma, categories);
                VERIFY_CLOSE(spectralNorm(a), 1.0, 1e-10);
                VERIFY_CLOSE(spectralNorm(inverse(a)), pramCondition(gamma, static_cast<std::int64_t>(categories)),
                             1e-9);
            }
        }
    }

    void columnsOfTheMatrixSumToOne() {
        QCOMPARE(pramNormalizer(3, 4), 6.0);
        for (const double entry : product(gammaDiagonal(2.5, 7), std::vector<double>(7, 1)))
            VERIFY_CLOSE(entry, 1.0, 1e-15);
    }

    // The error's expectation over every draw and every report; the published bounds are above it.
    void rmsErrorAgreesWithEnumeration() {
        const std::vector<std::vector<std::size_t>> collections = {{0},       {0, 1},    {0, 0},       {0, 1, 2},
                                                                   {0, 0, 1}, {2, 2, 2}, {0, 1, 2, 0}, {1, 1, 1, 0}};
        for (const auto &records : collections) {
            for (const std::size_t categories : {3U, 4U}) {
                const auto n = static_cast<std::int64_t>(records.size());
                const std::vector<double> type = typeOf(records, categories);
                for (std::size_t samples = 1; samples <= records.size(); ++samples) {
                    for (const double epsilon : {0.3, 2.0}) {
                        const auto m = static_cast<std::int64_t>(samples);
                        const Matrix a = gammaDiagonal(pramGamma(n, m, epsilon), categories);
                        const Matrix back = inverse(a);
                        double square = 0;
                        double mean = 0;
                        enumerateReports(records, samples, a, [&](const auto &reports, double probability) {
                            std::vector<double> error = product(back, typeOf(reports, categories));
                            for (std::size_t i = 0; i < categories; ++i)
                                error[i] -= type[i];
                            square += probability * norm(error) * norm(error);
                            mean += probability * norm(error);
                        });
                        const PramDesign design{
                            .n = n, .epsilon = epsilon, .categories = static_cast<std::int64_t>(categories)};
                        const double rms = pramRmsError(design, m, concentrationOf(type));
                        VERIFY_CLOSE(rms, std::sqrt(square), 1e-12);
                        QVERIFY(mean <= rms * (1 + 1e-12));
                        QVERIFY(rms <= pramErrorBoundTight(design, m));
                        QVERIFY(pramErrorBoundTight(design, m) <= pramErrorBound(design, m));
                    }
                }
            }
        }
    }

    void minimisersAgreeWithScan() {
        for (const std::int64_t n : {1, 2, 3, 10, 100, 300}) {
            for (const std::int64_t categories : {2, 3, 4, 10, 1000}) {
                for (const double epsilon : {1e-6, 0.01, 0.1, 0.5, 1.0, 3.0, 20.0}) {
                    const PramDesign design{.n = n, .epsilon = epsilon, .categories = categories};
                    for (const double concentration : {uniformConcentration(categories), 0.7, 1.0}) {
                        const Objectives f(design, concentration);
                        // Unimodal, so the first m that is no worse than its successor.
                        const auto scan = [n](const auto &objective) {
                            std::int64_t best = 1;
                            while (best < n && objective(best + 1) < objective(best))
                                ++best;
                            return best;
                        };
                        QCOMPARE(pramOptimalSamples(design), scan([&](std::int64_t m) { return f.bound(m); }));
                        QCOMPARE(pramOptimalSamplesTight(design), scan([&](std::int64_t m) { return f.tight(m); }));
                        QCOMPARE(pramOptimalSamplesExact(design, concentration),
                                 scan([&](std::int64_t m) { return f.square(m); }));
                    }
                }
            }
        }
    }

    void minimisersOfTheFunctionsThemselves() {
        const PramDesign design{.n = 500, .epsilon = 0.7, .categories = 6};
        const auto best = [&](const std::function<double(std::int64_t)> &f) {
            std::int64_t argument = 1;
            for (std::int64_t m = 2; m <= design.n; ++m)
                argument = f(m) < f(argument) ? m : argument;
            return argument;
        };
        QCOMPARE(pramOptimalSamples(design), best([&](std::int64_t m) { return pramErrorBound(design, m); }));
        QCOMPARE(pramOptimalSamplesTight(design),
                 best([&](std::int64_t m) { return pramErrorBoundTight(design, m); }));
        QCOMPARE(pramOptimalSamplesExact(design, 0.3),
                 best([&](std::int64_t m) { return pramRmsError(design, m, 0.3); }));
    }

    // Near 10^9 neighbours differ in the eighteenth digit.
    void minimisersOfLargePopulations() {
        for (int i = 1; i <= 50; ++i) {
            const PramDesign design{.n = 1000000000 - i, .epsilon = 0.02 * i, .categories = 2 + i % 7};
            const double concentration = 0.5 + 0.009 * i;
            const Objectives f(design, concentration);
            const auto isBest = [&](std::int64_t m, const auto &objective) {
                return (m == 1 || objective(m) < objective(m - 1)) &&
                       (m == design.n || objective(m) <= objective(m + 1));
            };
            QVERIFY(isBest(pramOptimalSamples(design), [&](std::int64_t m) { return f.bound(m); }));
            QVERIFY(isBest(pramOptimalSamplesTight(design), [&](std::int64_t m) { return f.tight(m); }));
            QVERIFY(
                isBest(pramOptimalSamplesExact(design, concentration), [&](std::int64_t m) { return f.square(m); }));
        }
    }

    void publishedOptimumIsLargerThanTheExactOne() {
        for (const std::int64_t categories : {2, 16, 100, 10000}) {
            const PramDesign design{.n = 1000000000, .epsilon = 0.2, .categories = categories};
            const double ratio =
                static_cast<double>(pramOptimalSamples(design)) /
                static_cast<double>(pramOptimalSamplesExact(design, uniformConcentration(categories)));
            VERIFY_CLOSE(ratio, 1 + 1 / std::sqrt(static_cast<double>(categories)), 2e-4);
        }
    }

    void everybodyIsDrawnFromTheThresholdOn() {
        for (const std::int64_t categories : {2, 4, 100, 1000000}) {
            const double threshold = pramSamplingGainThreshold(categories);
            const PramDesign below{.n = 1000000, .epsilon = threshold * 0.999, .categories = categories};
            const PramDesign above{.n = 1000000, .epsilon = threshold * 1.001, .categories = categories};
            QVERIFY(pramOptimalSamples(below) < below.n);
            QCOMPARE(pramOptimalSamples(above), above.n);
        }
        VERIFY_CLOSE(pramSamplingGainThreshold(4), std::log(11.0 / 3), 1e-15);
    }

    void ends() {
        const PramDesign one{.n = 1, .epsilon = 0.5, .categories = 4};
        QCOMPARE(pramOptimalSamplesExact(one, 1), 1);
        const double e = std::expm1(0.5);
        VERIFY_CLOSE(pramRmsError(one, 1, 1), std::sqrt(3 * (2 * e + 4)) / e, 1e-15);
        // Constant data: nothing is lost by sampling, so one record is best.
        QCOMPARE(pramOptimalSamplesExact(adult, 1), 1);
        // Tiny and huge privacy losses neither overflow on the way nor lose the answer.
        const PramDesign tiny{.n = 10, .epsilon = 1e-200, .categories = 4};
        VERIFY_CLOSE(pramRmsError(tiny, 10, 0.5), std::sqrt(120.0) / 10 * 1e200, 1e-14);
        QCOMPARE(pramOptimalSamples(tiny), 1);
        const PramDesign huge{.n = 1000000000, .epsilon = 1e6, .categories = 4};
        QCOMPARE(pramOptimalSamples(huge), huge.n);
        QCOMPARE(pramOptimalSamplesTight(huge), huge.n);
        QCOMPARE(pramOptimalSamplesExact(huge, 0.5), huge.n);
        QCOMPARE(pramRmsError(huge, huge.n, 0.5), 0.0);
        QCOMPARE(pramGamma(10, 5, 1000), infinity);
        QCOMPARE(uniformConcentration(4), 0.25);
    }

    void complains_data() {
        addMessageColumns();
        const char *const noPopulation = "n must be in {1, ..., 1000000000}, but is 0";
        const char *const tooManySamples = "samples must be in {1, ..., 10}, but is 11";
        const char *const noSamples = "samples must be in {1, ..., 10}, but is 0";
        const char *const noLoss = "epsilon must be in (0, inf), but is 0";
        const char *const oneCategory = "categories must be in {2, ..., 1000000}, but is 1";
        const char *const flat = "gamma must be in (1, inf), but is 1";
        const char *const spread = "concentration must be in [0.25, 1], but is 0.2";
        const char *const peaked = "concentration must be in [0.25, 1], but is 1.5";

        addMessage("pramEpsilon", noPopulation, [] { (void)pramEpsilon(0, 1, 2); });
        addMessage("pramEpsilon", tooManySamples, [] { (void)pramEpsilon(10, 11, 2); });
        addMessage("pramEpsilon", flat, [] { (void)pramEpsilon(10, 5, 1); });
        addMessage("pramGamma", noPopulation, [] { (void)pramGamma(0, 1, 2); });
        addMessage("pramGamma", noSamples, [] { (void)pramGamma(10, 0, 2); });
        addMessage("pramGamma", noLoss, [] { (void)pramGamma(10, 5, 0); });
        addMessage("pramExcess", noSamples, [] { (void)pramExcess(10, 0, 2); });
        addMessage("pramKeep", "excess must be in (0, inf], but is 0", [] { (void)pramKeep(0, 4); });
        addMessage("pramKeep", oneCategory, [] { (void)pramKeep(1, 1); });
        addMessage("pramNormalizer", flat, [] { (void)pramNormalizer(1, 4); });
        addMessage("pramNormalizer", oneCategory, [] { (void)pramNormalizer(2, 1); });
        addMessage("pramCondition", flat, [] { (void)pramCondition(1, 4); });
        addMessage("pramCondition", oneCategory, [] { (void)pramCondition(2, 1); });
        addMessage("uniformConcentration", oneCategory, [] { (void)uniformConcentration(1); });
        addMessage("pramSamplingGainThreshold", oneCategory, [] { (void)pramSamplingGainThreshold(1); });

        using WithDesign = std::function<void(const PramDesign &)>;
        const std::pair<const char *, WithDesign> optima[] = {
            {"pramOptimalSamples", [](const PramDesign &design) { (void)pramOptimalSamples(design); }},
            {"pramOptimalSamplesTight", [](const PramDesign &design) { (void)pramOptimalSamplesTight(design); }},
            {"pramOptimalSamplesExact", [](const PramDesign &design) { (void)pramOptimalSamplesExact(design, 0.5); }},
            {"pramErrorBound", [](const PramDesign &design) { (void)pramErrorBound(design, 5); }},
            {"pramErrorBoundTight", [](const PramDesign &design) { (void)pramErrorBoundTight(design, 5); }},
            {"pramRmsError", [](const PramDesign &design) { (void)pramRmsError(design, 5, 0.5); }}};
        for (const auto &[name, call] : optima) {
            addMessage(name, noPopulation, [f = call] { f({.n = 0, .epsilon = 1, .categories = 4}); });
            addMessage(name, noLoss, [f = call] { f({.n = 10, .epsilon = 0, .categories = 4}); });
            addMessage(name, oneCategory, [f = call] { f({.n = 10, .epsilon = 1, .categories = 1}); });
        }
        static constexpr PramDesign design{.n = 10, .epsilon = 1, .categories = 4};
        addMessage("pramErrorBound", tooManySamples, [] { (void)pramErrorBound(design, 11); });
        addMessage("pramErrorBoundTight", noSamples, [] { (void)pramErrorBoundTight(design, 0); });
        addMessage("pramRmsError", tooManySamples, [] { (void)pramRmsError(design, 11, 0.5); });
        addMessage("pramRmsError", spread, [] { (void)pramRmsError(design, 5, 0.2); });
        addMessage("pramRmsError", peaked, [] { (void)pramRmsError(design, 5, 1.5); });
        addMessage("pramOptimalSamplesExact", spread, [] { (void)pramOptimalSamplesExact(design, 0.2); });
        addMessage("pramOptimalSamplesExact", peaked, [] { (void)pramOptimalSamplesExact(design, 1.5); });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestSamplingPram)
#include "tst_sampling_pram.moc"
