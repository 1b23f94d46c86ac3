#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/oracles/oracle_reports.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace halftruth;
using enum OracleId;

namespace {

double binomialTerm(int n, double p, int k) {
    return std::exp(std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0) + k * std::log(p) +
                    (n - k) * std::log1p(-p));
}

/// P[|f̂ − f| ≥ error] of one category that `own` of n people have.
double missing(const OracleProbabilities &report, int n, int own, double error) {
    double total = 0;
    for (int a = 0; a <= own; ++a)
        for (int b = 0; b <= n - own; ++b) {
            const double estimate = ((a + b) / static_cast<double>(n) - report.other) / report.advantage;
            if (std::fabs(estimate - own / static_cast<double>(n)) >= error)
                total += binomialTerm(own, report.own, a) * binomialTerm(n - own, report.other, b);
        }
    return total;
}

} // namespace

class TestOracleReports : public QObject {
    Q_OBJECT

private slots:
    /// The reports counted one by one where there are few, and by hand.
    void bitsAreThoseOfAllReports() {
        VERIFY_CLOSE(oracleReportBits(RandomizedResponse, 1, 8), 3.0, 1e-15);
        for (const OracleId unary : {SymmetricUnaryEncoding, OptimizedUnaryEncoding})
            QCOMPARE(oracleReportBits(unary, 1, 1000), 1000.0);
        QCOMPARE(oracleReportBits(BinaryLocalHashing, 1, 1000), 33.0);
        // round(e) + 1 = 4 cells.
        VERIFY_CLOSE(oracleReportBits(OptimizedLocalHashing, 1, 1000), 34.0, 1e-15);
        QCOMPARE(oracleReportBits(HadamardResponse, 1, 1000), 11.0);
        QCOMPARE(oracleReportBits(HadamardResponse, 1, 1024), 11.0);
        QCOMPARE(oracleReportBits(HadamardResponse, 1, 1025), 12.0);
        // Subsets of d = round(K/(e^ε + 1)) of K values, counted in Pascal's triangle.
        std::vector<long double> row{1};
        for (int k = 1; k <= 400; ++k) {
            row.push_back(0);
            for (std::size_t i = row.size() - 1; i > 0; --i)
                row[i] += row[i - 1];
            if (k < 2)
                continue;
            for (const double epsilon : {0.1, 1.0, 3.0}) {
                const auto d = static_cast<std::size_t>(subsetSize(epsilon, k));
                QCOMPARE(static_cast<double>(d), std::max(1.0, std::round(k / (std::exp(epsilon) + 1))));
                VERIFY_CLOSE(oracleReportBits(SubsetSelection, epsilon, k), static_cast<double>(std::log2(row[d])),
                             1e-12);
            }
        }
    }

    void bitsAtTheEnds() {
        VERIFY_CLOSE(oracleReportBits(OptimizedLocalHashing, 5000, 2), 32 + 5000 / std::log(2.0), 1e-14);
        VERIFY_CLOSE(oracleReportBits(OptimizedLocalHashing, 37, 2), 32 + std::log2(localHashingCells(37)), 1e-14);
        QCOMPARE(oracleReportBits(SubsetSelection, 50, 1000000), oracleReportBits(RandomizedResponse, 50, 1000000));
        // Half of a million: one bit each, but for the logarithm of what all other sizes would add.
        VERIFY_CLOSE(oracleReportBits(SubsetSelection, 1e-9, 1000000),
                     1e6 - 0.5 * std::log2(std::acos(-1.0) * 5e5) - 0.25e-6 / std::log(2.0), 1e-12);
        for (const FrequencyOracle &each : frequencyOracleTable()) {
            QVERIFY(domainErrorOf([&] { (void)oracleReportBits(each.id, 0, 4); }) != QStringLiteral("nothing"));
            QVERIFY(domainErrorOf([&] { (void)oracleReportBits(each.id, 1, 1); }) != QStringLiteral("nothing"));
            QVERIFY(domainErrorOf([&] { (void)oracleLargestError(each.id, 1, 4, 0, 0.1); }) !=
                    QStringLiteral("nothing"));
            QVERIFY(domainErrorOf([&] { (void)oracleLargestError(each.id, 1, 4, 1, 1); }) !=
                    QStringLiteral("nothing"));
        }
    }

    /// Each category is missed with a probability of at most beta/K, summed over all counts, whoever has it.
    void largestErrorHoldsForEveryDatabase() {
        for (const FrequencyOracle &each : frequencyOracleTable())
            for (const double epsilon : {0.3, 1.0, 4.0})
                for (const int k : {2, 9})
                    for (const int n : {1, 7, 60})
                        for (const double beta : {0.05, 0.5}) {
                            const double error = oracleLargestError(each.id, epsilon, k, n, beta);
                            const OracleProbabilities report = oracleProbabilities(each.id, epsilon, k);
                            double worst = 0;
                            for (int own = 0; own <= n; ++own)
                                worst = std::max(worst, missing(report, n, own, error));
                            QVERIFY(worst <= beta / k);
                        }
    }

    /// The formula by hand: GRR, K = 2, e^ε = 3, where p* = 3/4 and q* = 1/4.
    void largestErrorByHand() {
        const double logarithm = std::log(4 / 0.05);
        VERIFY_CLOSE(
            oracleLargestError(RandomizedResponse, std::log(3), 2, 1000, 0.05),
            std::min(std::sqrt(logarithm / 2000),
                     (0.25 * logarithm + std::sqrt(0.0625 * logarithm * logarithm + 2000 * logarithm * 3 / 16)) /
                         1000) *
                2,
            1e-13);
        // More people, less error; more certainty or more categories, more of it.
        for (const FrequencyOracle &each : frequencyOracleTable()) {
            const double error = oracleLargestError(each.id, 1, 64, 1000, 0.05);
            QVERIFY(oracleLargestError(each.id, 1, 64, 2000, 0.05) < error);
            QVERIFY(oracleLargestError(each.id, 1, 64, 1000, 0.01) > error);
            QVERIFY(oracleLargestError(each.id, 1, 65, 1000, 0.05) > error);
            QVERIFY(error > 2 * std::sqrt(oracleVariance(each.id, 1, 64, 1000, 0)));
        }
    }
};

HALFTRUTH_TEST(TestOracleReports)
#include "tst_oracle_reports.moc"
