#include "tests/support/test_program.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"

#include <QTest>

#include <cstdlib>
#include <functional>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

using namespace halftruth;

class TestDomain : public QObject {
    Q_OBJECT

private slots:
    void containsHonoursOpenEndsIntegersAndNaN() {
        const Range halfOpen = range::lieProbabilityInformative;
        QVERIFY(halfOpen.contains(0.0));
        QVERIFY(!halfOpen.contains(0.5));
        QVERIFY(!halfOpen.contains(std::numeric_limits<double>::quiet_NaN()));
        QVERIFY(!range::positive.contains(std::numeric_limits<double>::infinity()));
        QVERIFY(range::population.contains(1e9));
        QVERIFY(!range::population.contains(1.5));
    }

    void messageHasTheOneForm_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("message");
        QTest::newRow("too large") << 0.7 << "q must be in [0, 0.5], but is 0.7";
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN()
                                      << "q must be in [0, 0.5], but is nan";
        QTest::newRow("tiny negative") << -1e-300 << "q must be in [0, 0.5], but is -1e-300";
    }
    void messageHasTheOneForm() {
        QFETCH(double, value);
        QFETCH(QString, message);
        try {
            require("q", value, range::lieProbability);
            QFAIL("accepted");
        } catch (const std::domain_error &error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
        }
    }

    void numbersHaveNoEmptyDigits() {
        QCOMPARE(shortestText(1e-6), std::string("1e-6"));
        QCOMPARE(shortestText(-2.5e-300), std::string("-2.5e-300"));
        QCOMPARE(shortestText(1e20), std::string("1e20"));
        QCOMPARE(shortestText(1e9), std::string("1000000000"));
        QCOMPARE(shortestText(0.1), std::string("0.1"));
        for (const double value : {1e-7, 1.5e-10, 4.9406564584124654e-324, 1.7976931348623157e308})
            QVERIFY(std::strtod(shortestText(value).c_str(), nullptr) == value);
    }

    // Whatever it is begun from, and with no more questions than halving a billion needs, twice.
    void theFirstIsFoundFromAnyGuess() {
        constexpr std::int64_t last = 1'000'000'000;
        for (const double guess :
             {0.0, -5.0, 17.0, 1e9, 1e300, std::numeric_limits<double>::infinity(),
              -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()})
            for (const std::int64_t first : {std::int64_t{0}, std::int64_t{17}, last / 3, last, last + 1}) {
                int asked = 0;
                const std::int64_t found = detail::firstWhere(last, guess, [&](std::int64_t n) {
                    ++asked;
                    return n >= 0 && n <= last && n >= first;
                });
                QCOMPARE(found, first);
                QVERIFY2(asked <= 64, qPrintable(QString::number(guess)));
            }
    }

    void theFirstPositiveNumberIsFoundByTheSlope_data() {
        QTest::addColumn<double>("crossing");
        for (const double crossing : {0.5, 1.5, 2.0, 17.3, 1234.5, 65536.0, 314159.26, 999'999.5, 1e6, 1e7})
            QTest::addRow("%g", crossing) << crossing;
    }
    void theFirstPositiveNumberIsFoundByTheSlope() {
        QFETCH(double, crossing);
        constexpr std::int64_t last = 1'000'000;
        const std::int64_t first = crossing >= last ? last + 1 : static_cast<std::int64_t>(std::floor(crossing)) + 1;
        const std::vector<std::function<double(double)>> rising{
            [&](double n) { return n - crossing; }, [&](double n) { return std::log(n / crossing); },
            [&](double n) { return n > crossing ? 1.0 : -1.0; },
            [&](double n) { return n > crossing ? std::numeric_limits<double>::infinity() : -1e-300; },
            [&](double n) { return 30 - 30 * std::pow(crossing / n, n > crossing ? 1 : 3); }};
        for (std::size_t i = 0; i < rising.size(); ++i)
            for (const double guess : {-5.0, 0.0, 30.0, 5e5, 1e6, 1e18, std::nan("")})
                for (const double step : {0.0, 30.0, 1e5}) {
                    int asked = 0;
                    const std::int64_t found = detail::firstPositive(last, guess, step, [&](std::int64_t n) {
                        ++asked;
                        return n >= 0 && n <= last ? rising[i](static_cast<double>(n)) : std::nan("");
                    });
                    QCOMPARE(found, first);
                    QVERIFY2(asked <= (i == 0 ? 50 : 90), qPrintable(QStringLiteral("%1, %2").arg(i).arg(asked)));
                }
    }

    void rangesReadWell() {
        QCOMPARE(QString::fromStdString(range::population.text()), QStringLiteral("{1, ..., 1000000000}"));
        QCOMPARE(QString::fromStdString(range::positive.text()), QStringLiteral("(0, inf)"));
        QCOMPARE(QString::fromStdString(range::lieProbabilityInformative.text()), QStringLiteral("[0, 0.5)"));
    }
};

HALFTRUTH_TEST(TestDomain)
#include "tst_domain.moc"
