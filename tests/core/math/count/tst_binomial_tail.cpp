#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/math/count/binomial_tail.h"
#include "core/math/count/binomial_term.h"

#include <QTest>

#include <cmath>

using namespace halftruth::detail;

namespace {

/// P[Bin(n, p) >= k] for k above the mean: its first term, and the others by their ratios.
long double addedUp(long double n, long double p, long double k) {
    long double term = 1;
    long double sum = 0;
    for (long double j = k; j <= n && term > 1e-25L * sum; ++j) {
        sum += term;
        term *= (n - j) / (j + 1) * p / (1 - p);
    }
    return sum * std::exp(static_cast<long double>(
                     logBinomialTerm(static_cast<double>(k), static_cast<double>(n), static_cast<double>(p))));
}

} // namespace

class TestBinomialTail : public QObject {
    Q_OBJECT

private slots:
    void isTheSumOfItsTerms_data() {
        QTest::addColumn<double>("n");
        QTest::addColumn<double>("p");
        for (const double n : {1.0, 7.0, 100.0, 450.0, 3000.0, 1e6, 1e9, 1e12})
            for (const double p : {1e-9, 1e-3, 0.1, 0.3, 0.5})
                QTest::addRow("%g, %g", n, p) << n << p;
    }
    void isTheSumOfItsTerms() {
        QFETCH(const double, n);
        QFETCH(const double, p);
        const double deviation = std::sqrt(n * p * (1 - p));
        for (const double z : {0.0, 0.3, 1.0, 3.0, 8.0, 20.0, 36.0}) {
            const double k = std::floor(n * p + z * deviation) + 1;
            if (k > n)
                continue;
            const auto exact = static_cast<double>(addedUp(n, p, k));
            if (exact < 1e-300)
                continue;
            VERIFY_CLOSE(binomialAtLeast(n, p, k), exact, 1e-12);
            VERIFY_CLOSE(binomialAtMost(n, p, k - 1), 1 - exact, 1e-13);
            if (p == 0.5) // its own mirror image
                VERIFY_CLOSE(binomialAtMost(n, p, n - k), exact, 1e-12);
        }
    }

    void belowTheMeanHasItsOwnDigits() {
        for (const double n : {50.0, 2000.0, 1e6})
            for (const double p : {0.7, 0.9, 0.99})
                for (const double z : {1.0, 5.0, 15.0}) {
                    const double k = std::ceil(n * p - z * std::sqrt(n * p * (1 - p)));
                    if (k < 0)
                        continue;
                    // At most k successes are n - k failures or more.
                    VERIFY_CLOSE(binomialAtMost(n, p, k), static_cast<double>(addedUp(n, 1 - p, n - k)), 1e-12);
                }
    }

    // By sums of forty digits, where few of many are expected, and where next to nothing is left.
    void isWhatFortyDigitsSay() {
        struct Row {
            double n, p, k, atMost;
        };
        for (const Row &row : {Row{922908581, 1.0875e-8, 3, 0.010062402844473706277},
                               Row{847065822, 4.4226e-8, 14, 0.000010321446405316976604},
                               Row{107275958, 7.6824e-7, 14, 1.4837736295227347981e-20},
                               Row{57764714, 1.2777893258777043e-05, 9, 4.9999999999998586188e-301},
                               Row{1000000000, 2e-8, 20, 0.55909258423132517137},
                               Row{1000000000, 6.9e-7, 0, 2.1712213603832131549e-300}}) {
            VERIFY_CLOSE(binomialAtMost(row.n, row.p, row.k), row.atMost, 1e-12);
            VERIFY_CLOSE(binomialAtLeast(row.n, row.p, row.k + 1), 1 - row.atMost, 1e-12);
        }
        VERIFY_CLOSE(binomialAtLeast(1000, 1e-9, 41), 1.3017925535699967235e-296, 1e-12);
        VERIFY_CLOSE(binomialAtLeast(104, 9.2482190041781845e-05, 79), 1.5420948443364280062e-295, 1e-12);
    }

    void endsAreExact() {
        QCOMPARE(binomialAtLeast(10, 0.3, 0), 1.0);
        QCOMPARE(binomialAtLeast(10, 0.3, -4), 1.0);
        QCOMPARE(binomialAtLeast(10, 0.3, 11), 0.0);
        QCOMPARE(binomialAtMost(10, 0.3, -1), 0.0);
        QCOMPARE(binomialAtMost(10, 0.3, 10), 1.0);
        for (const double n : {10.0, 1e9}) {
            QCOMPARE(binomialAtLeast(n, 0, 1), 0.0);
            QCOMPARE(binomialAtLeast(n, 1, n), 1.0);
            QCOMPARE(binomialAtMost(n, 0, 0), 1.0);
            QCOMPARE(binomialAtMost(n, 1, n - 1), 0.0);
            QCOMPARE(binomialPmf(n, 0, 0), 1.0);
            QCOMPARE(binomialPmf(n, 1, n), 1.0);
            QCOMPARE(binomialPmf(n, 1, n - 1), 0.0);
        }
        VERIFY_CLOSE(binomialPmf(10, 0.8, 9), 10 * std::pow(0.8, 9) * 0.2, 1e-14);
        QCOMPARE(binomialAtLeast(10, 0.5, 10), std::pow(0.5, 10));
    }
};

HALFTRUTH_TEST(TestBinomialTail)
#include "tst_binomial_tail.moc"
