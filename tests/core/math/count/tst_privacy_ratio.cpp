#include "tests/core/support/all_flips.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_file.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/privacy_ratio.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <numeric>
#include <stdexcept>
#include <vector>

using namespace halftruth;

namespace {

/// The accuracy that is promised: relative 1e-12 or absolute 4e-15.
bool isClose(double actual, double expected) {
    return std::fabs(actual - expected) <= std::max(4e-15, 1e-12 * std::fabs(expected));
}

#define VERIFY_RATIO(actualExpression, expectedExpression)                                                           \
    do {                                                                                                             \
        const double actualRatio = (actualExpression);                                                               \
        const double expectedRatio = (expectedExpression);                                                           \
        QVERIFY2(isClose(actualRatio, expectedRatio), qPrintable(QStringLiteral("%1 is %2, expected %3")             \
                                                                     .arg(QStringLiteral(#actualExpression))         \
                                                                     .arg(actualRatio, 0, 'g', 17)                   \
                                                                     .arg(expectedRatio, 0, 'g', 17)));              \
    } while (false)

std::vector<double> surface(std::int64_t n, double q) {
    std::vector<double> cells(static_cast<std::size_t>(n * (n + 1)));
    logPrivacyRatioSurface(n, q, cells);
    return cells;
}

/// count whole numbers from 0 to last, evenly spread, both ends included.
std::vector<std::int64_t> spread(std::int64_t last, std::int64_t count) {
    std::vector<std::int64_t> numbers;
    for (std::int64_t i = 0; i < count; ++i)
        numbers.push_back(last * i / (count - 1));
    return numbers;
}

} // namespace

class TestPrivacyRatio : public QObject {
    Q_OBJECT

private slots:
    void meetsGoldenValues_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("ones");
        QTest::addColumn<double>("q");
        QTest::addColumn<qint64>("outcome");
        QTest::addColumn<double>("expected");
        const auto row = [](const char *name, qint64 n, qint64 m, double q, qint64 s, double expected) {
            QTest::newRow(name) << n << m << q << s << expected;
        };
        row("centre", 100, 50, .25, 50, .006780655536669239610704);
        row("before the step", 1000, 499, 1e-6, 499, 7.600901584790819831913);
        row("after the step", 1000, 499, 1e-6, 500, -7.598903582129146777770);
        row("near 1", 1000, 10, .1, 107, .009000421845400875140077);
        row("edge", 10000, 5000, .3, 2, .8470220042196659792677);
        row("nearly fair", 1'000'000, 500000, .499999, 500001, -7.999991999809956590365e-12);
        row("a billion", billion, 400'000'000, .25, 450'000'001, -2.133333333795555558964e-9);
        // 3432…, from the convolution sum at 50 digits.
        row("a billion, narrow", billion, 500'000'000, 1e-6, 500'000'000, 5.002487284790603532603e-4);
        row("ill-conditioned", 2000, 1999, .45, 1100, -4.4857e-18);
    }
    void meetsGoldenValues() {
        QFETCH(qint64, n);
        QFETCH(qint64, ones);
        QFETCH(double, q);
        QFETCH(qint64, outcome);
        QFETCH(double, expected);
        VERIFY_RATIO(logPrivacyRatio({.n = n, .ones = ones, .q = q}, outcome), expected);
        std::vector<double> cell(1);
        logPrivacyRatioGrid(n, q, std::vector<std::int64_t>{outcome}, std::vector<std::int64_t>{ones}, cell);
        VERIFY_RATIO(cell.front(), expected);
    }

    void keepsDigitsWhereTheRatioIsNearOne() {
        // R − 1 from R alone is a multiple of 2^−53 and would leave an error of 1e-17.
        const CountModel model{.n = 2000, .ones = 1999, .q = .45};
        QVERIFY(std::fabs(logPrivacyRatio(model, 1100) + 4.4857e-18) < 1e-18);
        VERIFY_CLOSE(logPrivacyRatio({.n = 1'000'000, .ones = 500'000, .q = .499999}, 500'001),
                     -7.999991999809956590365e-12, 1e-9);
    }

    void meetsTheReference() {
        const auto rows = referenceRows(HALFTRUTH_TEST_DATA "/quantities.csv", "log-privacy-ratio");
        QCOMPARE(rows.size(), std::size_t{24});
        for (const ReferenceRow &row : rows) {
            const CountModel model{.n = row.count("n"), .ones = row.count("ones"), .q = row["q"]};
            qInfo("%s", row.text.c_str());
            VERIFY_RATIO(logPrivacyRatio(model, row.count("outcome")), row.value);
        }
    }

    void isTheRatioOverAllFlips_data() {
        QTest::addColumn<double>("q");
        for (const double q : {1e-4, 0.1, 0.25, 0.4375, 0.5})
            QTest::newRow(qPrintable(QString::number(q))) << q;
    }
    void isTheRatioOverAllFlips() {
        QFETCH(double, q);
        for (const int n : {1, 2, 3, 5, 8, 12}) {
            const std::vector<double> cells = surface(n, q);
            for (int m = 0; m < n; ++m) {
                const std::vector<double> zero = pmfOfAllFlips(n, m, q);
                const std::vector<double> one = pmfOfAllFlips(n, m + 1, q);
                for (int s = 0; s <= n; ++s) {
                    const auto i = static_cast<std::size_t>(s);
                    // The sum over 4096 flips is itself off by some 1e-14.
                    const double expected = std::log(zero[i] / one[i]);
                    const double actual = logPrivacyRatio({.n = n, .ones = m, .q = q}, s);
                    QVERIFY(std::fabs(actual - expected) <= 1e-13);
                    VERIFY_RATIO(cells[static_cast<std::size_t>(m * (n + 1) + s)], actual);
                }
            }
        }
    }

    void isTheDifferenceOfLogPmfs() {
        for (const double q : {1e-6, 0.01, 0.25, 0.49}) {
            for (const std::int64_t n : {17, 1000, 54321}) {
                for (const std::int64_t m : spread(n - 1, 7)) {
                    for (const std::int64_t s : spread(n, 9)) {
                        const double zero = logCountPmf({.n = n, .ones = m, .q = q}, s);
                        const double one = logCountPmf({.n = n, .ones = m + 1, .q = q}, s);
                        const double actual = logPrivacyRatio({.n = n, .ones = m, .q = q}, s);
                        QVERIFY(std::fabs(actual - (zero - one)) <= 1e-14 * (1 + std::fabs(zero) + std::fabs(one)));
                    }
                }
            }
        }
    }

    /// π decreases in s, increases in m, π(s;m) ≥ π(s+1;m+1), and π(s;m)·π(n−s;n−1−m) = 1 [KR2 §3].
    void surfaceHasItsShape_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<double>("q");
        QTest::newRow("small") << qint64{7} << 0.25;
        QTest::newRow("medium") << qint64{150} << 0.1;
        QTest::newRow("rare lies") << qint64{150} << 1e-6;
        QTest::newRow("rarest lies") << qint64{60} << 1e-200;
        QTest::newRow("nearly fair") << qint64{201} << 0.4999;
        QTest::newRow("large") << qint64{700} << 0.3;
    }
    void surfaceHasItsShape() {
        QFETCH(qint64, n);
        QFETCH(double, q);
        const std::vector<double> cells = surface(n, q);
        const auto at = [&](qint64 s, qint64 m) { return cells[static_cast<std::size_t>(m * (n + 1) + s)]; };
        const double slack = 1e-14;
        for (qint64 m = 0; m < n; ++m) {
            for (qint64 s = 0; s <= n; ++s) {
                QVERIFY(std::isfinite(at(s, m)));
                if (s > 0)
                    QVERIFY(at(s, m) <= at(s - 1, m) + slack);
                if (m > 0)
                    QVERIFY(at(s, m) >= at(s, m - 1) - slack);
                if (m + 1 < n && s < n)
                    QVERIFY(at(s, m) >= at(s + 1, m + 1) - slack);
                VERIFY_RATIO(at(s, m), -at(n - s, n - 1 - m));
            }
        }
    }

    void surfaceGridAndSingleCellsAgree_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<double>("q");
        for (const qint64 n : {1, 2, 31, 64, 200, 333}) {
            for (const double q : {1e-200, 1e-9, 0.003, 0.25, 0.4999, 0.5})
                QTest::addRow("n=%lld q=%g", n, q) << n << q;
        }
    }
    void surfaceGridAndSingleCellsAgree() {
        QFETCH(qint64, n);
        QFETCH(double, q);
        const std::vector<double> cells = surface(n, q);
        // Every third column and row, backwards: the grid takes them in any order.
        std::vector<std::int64_t> outcomes;
        std::vector<std::int64_t> ones;
        for (std::int64_t s = n; s >= 0; s -= 3)
            outcomes.push_back(s);
        for (std::int64_t m = n - 1; m >= 0; m -= 3)
            ones.push_back(m);
        std::vector<double> grid(outcomes.size() * ones.size());
        logPrivacyRatioGrid(n, q, outcomes, ones, grid);
        for (std::size_t row = 0; row < ones.size(); ++row) {
            for (std::size_t column = 0; column < outcomes.size(); ++column) {
                const double single = logPrivacyRatio({.n = n, .ones = ones[row], .q = q}, outcomes[column]);
                VERIFY_RATIO(cells[static_cast<std::size_t>(ones[row] * (n + 1) + outcomes[column])], single);
                VERIFY_RATIO(grid[row * outcomes.size() + column], single);
            }
        }
    }

    // Far apart, a row alone is computed one by one.
    void aRowAloneIsTheRowAmongOthers() {
        for (const std::int64_t n : {1'000, 20'000, 1'000'000'000}) {
            std::vector<std::int64_t> outcomes;
            for (std::int64_t i = 0; i <= 100; ++i)
                outcomes.push_back(n / 100 * i);
            const std::vector<std::int64_t> ones{n / 10, n / 3};
            std::vector<double> both(2 * outcomes.size());
            std::vector<double> alone(outcomes.size());
            logPrivacyRatioGrid(n, 0.1, outcomes, ones, both);
            for (std::size_t row = 0; row < ones.size(); ++row) {
                logPrivacyRatioGrid(n, 0.1, outcomes, std::span(&ones[row], 1), alone);
                for (std::size_t i = 0; i < outcomes.size(); ++i)
                    VERIFY_RATIO(both[row * outcomes.size() + i], alone[i]);
            }
        }
    }

    void gridOfManyPeopleIsItsCells_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<double>("q");
        for (const qint64 n : {5'000, 100'003, 20'000'000, 1'000'000'000}) {
            for (const double q : {1e-12, 1e-6, 1e-3, 0.05, 0.25, 0.499})
                QTest::addRow("n=%lld q=%g", n, q) << n << q;
        }
    }
    void gridOfManyPeopleIsItsCells() {
        QFETCH(qint64, n);
        QFETCH(double, q);
        std::vector<std::int64_t> outcomes = spread(n, 41);
        std::vector<std::int64_t> ones = spread(n - 1, 37);
        // A bundle of neighbours at the turning point of the recurrence, the hardest place.
        const std::int64_t m = ones[11];
        const double p = 1 - q;
        const auto turn = static_cast<std::int64_t>(
            (static_cast<double>(m) * p * p + static_cast<double>(n - m) * q * q) / (p * p + q * q));
        for (std::int64_t s = turn - 60; s <= turn + 60; s += 7)
            outcomes.push_back(s);
        std::vector<double> grid(outcomes.size() * ones.size());
        logPrivacyRatioGrid(n, q, outcomes, ones, grid);
        for (std::size_t row = 0; row < ones.size(); ++row) {
            for (std::size_t column = 0; column < outcomes.size(); ++column)
                VERIFY_RATIO(grid[row * outcomes.size() + column],
                             logPrivacyRatio({.n = n, .ones = ones[row], .q = q}, outcomes[column]));
        }
    }

    void endsReachThePureEpsilon() {
        for (const double q : {1e-300, 1e-6, 0.1, 0.25, 0.4, 0.4999999}) {
            for (const std::int64_t n : {std::int64_t{1}, std::int64_t{50}, billion}) {
                for (const std::int64_t m : {std::int64_t{0}, n / 2, n - 1}) {
                    const CountModel model{.n = n, .ones = m, .q = q};
                    const double expected = q < 0.3 ? std::log((1 - q) / q) : std::log1p((1 - 2 * q) / q);
                    VERIFY_CLOSE(logPrivacyRatio(model, 0), expected, 1e-15);
                    VERIFY_CLOSE(logPrivacyRatio(model, n), -expected, 1e-15);
                }
            }
        }
        // [GA]: AlmostRandom, q = 1/4, has ε = ln 3.
        VERIFY_CLOSE(logPrivacyRatio({.n = 9, .ones = 4, .q = 0.25}, 0), std::numbers::ln2 * 1.584962500721156,
                     1e-15);
    }

    void fairCoinsBetrayNothing() {
        QCOMPARE(logPrivacyRatio({.n = 100, .ones = 30, .q = 0.5}, 70), 0.0);
        for (const double cell : surface(20, 0.5))
            QCOMPARE(cell, 0.0);
        const ViolationProbability fair = violationProbability({.n = 100, .ones = 30, .q = 0.5}, 1e-9);
        QCOMPARE(fair.zero, 0.0);
        QCOMPARE(fair.one, 0.0);
    }

    void tinyQFollowsItsFirstOrder() {
        const double q = 1e-200;
        // s ≤ m: (m−s+1)/((m+1)q); s > m: q(n−m)/(s−m).
        VERIFY_CLOSE(logPrivacyRatio({.n = 10, .ones = 6, .q = q}, 4), std::log(3.0 / 7.0) - std::log(q), 1e-15);
        VERIFY_CLOSE(logPrivacyRatio({.n = 10, .ones = 6, .q = q}, 8), std::log(4.0 / 2.0) + std::log(q), 1e-15);
        // The two forms meet where one takes over from the other.
        const double below = logPrivacyRatio({.n = 1000, .ones = 300, .q = 0.999e-140}, 250);
        const double above = logPrivacyRatio({.n = 1000, .ones = 300, .q = 1.001e-140}, 250);
        VERIFY_CLOSE(below - above, std::log(1.001 / 0.999), 1e-9);
    }

    void violationIsTheSumOverOutcomes() {
        for (const double q : {0.01, 0.25, 0.4}) {
            for (const std::int64_t n : {1, 6, 60}) {
                for (const std::int64_t m : spread(n - 1, 4)) {
                    const CountModel model{.n = n, .ones = m, .q = q};
                    for (const double epsilon : {0.001, 0.1, 0.5, 1.0, 3.0}) {
                        ViolationProbability expected;
                        for (std::int64_t s = 0; s <= n; ++s) {
                            const double ratio = logPrivacyRatio(model, s);
                            if (ratio > epsilon)
                                expected.zero += countPmf(model, s);
                            if (-ratio > epsilon)
                                expected.one += countPmf({.n = n, .ones = m + 1, .q = q}, s);
                        }
                        const ViolationProbability actual = violationProbability(model, epsilon);
                        VERIFY_CLOSE(actual.zero, expected.zero, 1e-12);
                        VERIFY_CLOSE(actual.one, expected.one, 1e-12);
                    }
                }
            }
        }
    }

    void violationEndsAtThePureEpsilon() {
        const CountModel model{.n = 1, .ones = 0, .q = 0.25};
        // P[A_1(0) = 0] = 3/4 has ln π = ln 3, P[A_1(1) = 1] = 3/4 has −ln 3.
        QCOMPARE(violationProbability(model, 0), (ViolationProbability{.zero = 0.75, .one = 0.75}));
        QCOMPARE(violationProbability(model, 1.09), (ViolationProbability{.zero = 0.75, .one = 0.75}));
        QCOMPARE(violationProbability(model, std::log(3.0)), (ViolationProbability{.zero = 0, .one = 0}));
        QCOMPARE(violationProbability(model, std::log(3.0) * (1 - 4 * std::numeric_limits<double>::epsilon())),
                 (ViolationProbability{.zero = 0, .one = 0}));
        QCOMPARE(violationProbability({.n = 10, .ones = 4, .q = 0}, 5.0),
                 (ViolationProbability{.zero = 1, .one = 1}));
    }

    void violationOfABillionIsANormalTail() {
        // ln π ≈ −(s−μ)(p−q)/(npq) at this size: a violation beyond epsilon is z > epsilon·sd/(p−q).
        const CountModel model{.n = billion, .ones = 400'000'000, .q = 0.25};
        const double epsilon = 2 * (1 - 2 * model.q) / std::sqrt(countVariance(model));
        VERIFY_CLOSE(violationProbability(model, epsilon).zero, 0.022750131948179195, 1e-3);
        VERIFY_CLOSE(violationProbability(model, epsilon).one, 0.022750131948179195, 1e-3);
    }

    void gridStopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        std::vector<double> grid(400 * 400, 42.0);
        logPrivacyRatioGrid(billion, 0.25, spread(billion, 400), spread(billion - 1, 400), grid, source.get_token());
        QCOMPARE(grid.back(), 42.0);
    }

    void everyDomainIsChecked_data() {
        QTest::addColumn<Call>("call");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, Call call, const char *message) {
            QTest::newRow(name) << call << QString::fromLatin1(message);
        };
        using List = std::vector<std::int64_t>;
        row(
            "no people", [] { (void)logPrivacyRatio({.n = 0, .ones = 0, .q = 0.25}, 0); },
            "n must be in {1, ..., 1000000000}, but is 0");
        row(
            "all ones", [] { (void)logPrivacyRatio({.n = 10, .ones = 10, .q = 0.25}, 0); },
            "ones must be in {0, ..., 9}, but is 10");
        row(
            "q 0", [] { (void)logPrivacyRatio({.n = 10, .ones = 3, .q = 0}, 0); }, "q must be in (0, 0.5], but is 0");
        row(
            "outcome", [] { (void)logPrivacyRatio({.n = 10, .ones = 3, .q = 0.25}, 11); },
            "outcome must be in {0, ..., 10}, but is 11");
        row(
            "violation, n", [] { (void)violationProbability({.n = -5, .ones = 0, .q = 0.25}, 1); },
            "n must be in {1, ..., 1000000000}, but is -5");
        row(
            "violation, ones", [] { (void)violationProbability({.n = 10, .ones = -1, .q = 0.25}, 1); },
            "ones must be in {0, ..., 9}, but is -1");
        row(
            "violation, q", [] { (void)violationProbability({.n = 10, .ones = 3, .q = 0.6}, 1); },
            "q must be in [0, 0.5], but is 0.6");
        row(
            "violation, epsilon", [] { (void)violationProbability({.n = 10, .ones = 3, .q = 0.25}, -1); },
            "epsilon must be in [0, inf), but is -1");
        row(
            "grid, n", [] { logPrivacyRatioGrid(billion + 1, 0.25, List{}, List{}, {}); },
            "n must be in {1, ..., 1000000000}, but is 1000000001");
        row(
            "grid, q", [] { logPrivacyRatioGrid(10, 0, List{}, List{}, {}); }, "q must be in (0, 0.5], but is 0");
        row(
            "grid, outcome",
            [] {
                logPrivacyRatioGrid(10, 0.25, List{0, 11}, List{}, {});
            },
            "outcome must be in {0, ..., 10}, but is 11");
        row(
            "grid, ones",
            [] {
                logPrivacyRatioGrid(10, 0.25, List{}, List{9, 10}, {});
            },
            "ones must be in {0, ..., 9}, but is 10");
        row(
            "surface, n", [] { logPrivacyRatioSurface(0, 0.25, {}); }, "n must be in {1, ..., 1000000000}, but is 0");
        row(
            "surface, q", [] { logPrivacyRatioSurface(10, -1, {}); }, "q must be in (0, 0.5], but is -1");
    }
    void everyDomainIsChecked() {
        QFETCH(Call, call);
        QFETCH(QString, message);
        try {
            call();
            QFAIL("accepted");
        } catch (const std::domain_error &error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
        }
    }

    void sizesMustFit() {
        std::vector<double> cells(109);
        const auto messageOf = [](const Call &call) {
            try {
                call();
            } catch (const std::invalid_argument &error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QCOMPARE(messageOf([&] { logPrivacyRatioSurface(10, 0.25, cells); }),
                 QStringLiteral("out.size() must be in {110}, but is 109"));
        QCOMPARE(
            messageOf([&] {
                logPrivacyRatioGrid(10, 0.25, std::vector<std::int64_t>{1, 2}, std::vector<std::int64_t>{3}, cells);
            }),
            QStringLiteral("out.size() must be in {2}, but is 109"));
    }
};

HALFTRUTH_TEST(TestPrivacyRatio)
#include "tst_privacy_ratio.moc"
