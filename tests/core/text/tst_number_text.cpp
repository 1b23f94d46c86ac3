#include "tests/support/test_program.h"

#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace halftruth;

class TestNumberText : public QObject {
    Q_OBJECT

    static void addColumns() {
        QTest::addColumn<QString>("actual");
        QTest::addColumn<QString>("expected");
    }
    static void add(const std::string &actual, const char *expected) {
        QTest::addRow("%s", expected) << QString::fromStdString(actual) << QString::fromUtf8(expected);
    }

private slots:
    void displayed_data() {
        addColumns();
        add(displayNumber(0), "0");
        add(displayNumber(-0.0), "0");
        add(displayNumber(0.25), "0.25");
        add(displayNumber(-0.5), "−0.5");
        add(displayNumber(std::log(3)), "1.099");
        add(displayNumber(std::log(3), 3), "1.1");
        // What was computed with rounding errors is what it is without; every digit that is asked for is one's own.
        add(displayNumber(100 * 0.43749999999999994, 3), "43.8");
        add(displayNumber(0.15000000000000002, 4, Rounding::Up), "0.15");
        add(displayNumber(0.15000000000001, 4, Rounding::Up), "0.15");
        add(displayNumber(0.1500000000001, 4, Rounding::Up), "0.15");
        add(displayNumber(0.150000000001, 4, Rounding::Up), "0.1501");
        add(displayNumber(0.437499999999994, 15), "0.437499999999994");
        add(displayNumber(1 - 1e-14), "1 − 10⁻¹⁴");
        add(displayNumber(200), "200");
        add(displayNumber(7921), "7921");
        add(displayNumber(32561), "32\u202f561");
        add(displayNumber(32561.4), "32\u202f561");
        add(displayNumber(123456789), "123\u202f456\u202f789");
        add(displayNumber(1e9), "10⁹");
        add(displayNumber(3e8), "3×10⁸");
        add(displayNumber(2.5e12), "2.5×10¹²");
        add(displayNumber(3.2e-5), "3.2×10⁻⁵");
        add(displayNumber(1e-12), "10⁻¹²");
        add(displayNumber(-1.23456e-7), "−1.235×10⁻⁷");
        add(displayNumber(0.001), "0.001");
        add(displayNumber(0.00123456), "0.001235");
        add(displayNumber(0.0123456), "0.01235");
        add(displayNumber(12.3456), "12.35");
        add(displayNumber(0.99996), "0.99996");
        add(displayNumber(0.9999999), "0.9999999");
        add(displayNumber(1 - 1e-12), "1 − 10⁻¹²");
        add(displayNumber(1 + 1e-12), "1 + 10⁻¹²");
        add(displayNumber(1.00001), "1.00001");
        add(displayNumber(-0.99996), "−0.99996");
        add(displayNumber(std::nextafter(-1.0, 0.0)), "−(1 − 1.1×10⁻¹⁶)");
        add(displayNumber(1), "1");
        add(displayNumber(1e-307), "10⁻³⁰⁷");
        add(displayNumber(1e-308), "< 10⁻³⁰⁷");
        add(displayNumber(-1e-308), "> −10⁻³⁰⁷");
        add(displayNumber(9.99996), "10");
        add(displayNumber(9999.96), "10\u202f000");
        add(displayNumber(0.000999996), "10⁻³");
        add(displayNumber(5e-324), "< 10⁻³⁰⁷");
        add(displayNumber(std::numeric_limits<double>::infinity()), "∞");
        add(displayNumber(-std::numeric_limits<double>::infinity()), "−∞");
        add(displayNumber(std::nan("")), "–");
    }
    void displayed() {
        QFETCH(QString, actual);
        QFETCH(QString, expected);
        QCOMPARE(actual, expected);
    }

    void rounded_data() {
        addColumns();
        using enum Rounding;
        add(displayNumber(0.12341, 3, Up), "0.124");
        add(displayNumber(0.12349, 3, Down), "0.123");
        add(displayNumber(0.1, 4, Up), "0.1");
        add(displayNumber(0.3, 1, Down), "0.3");
        add(displayNumber(std::exp(std::log(3)), 3, Up), "3");
        add(displayNumber(-0.12341, 3, Up), "−0.123");
        add(displayNumber(-0.12341, 3, Down), "−0.124");
        add(displayNumber(9.9991, 4, Up), "10");
        add(displayNumber(9.99996, 4, Down), "9.999");
        add(displayNumber(1.0001e-5, 4, Up), "1.001×10⁻⁵");
        add(displayNumber(9.9996e-6, 4, Down), "9.999×10⁻⁶");
        add(displayNumber(9.9996e-6, 4, Up), "10⁻⁵");
        add(displayNumber(0.9999994, 4, Up), "0.9999994");
        add(displayNumber(1 - 1.26e-12, 4, Up), "1 − 1.2×10⁻¹²");
        add(displayNumber(1 - 1.22e-12, 4, Down), "0.9999");
        add(displayNumber(32561.4, 4, Up), "32\u202f562");
        add(displayNumber(200, 1, Up), "200");
        add(displayNumber(std::numeric_limits<double>::max(), 4, Down), "1.797×10³⁰⁸");
        add(displayNumber(std::numeric_limits<double>::max(), 4, Up), "1.798×10³⁰⁸");
        add(displayNumber(5e-324, 4, Up), "< 10⁻³⁰⁷");
    }
    void rounded() { displayed(); }

    // A bound that is shown still holds, and is off by less than a unit of the last digit.
    void roundedStillHolds() {
        std::mt19937_64 random(17);
        std::uniform_real_distribution<double> exponent(-15, 12);
        for (int i = 0; i < 100000; ++i) {
            const int digits = 1 + i % 6;
            double value = (i % 2 == 0 ? 1 : -1) * std::pow(10.0, exponent(random) * (i % 3 == 0 ? 0.02 : 1));
            if (i % 5 == 0) // next to what is shown exactly
                value = std::nextafter(*parseNumber(displayNumber(value, digits)), i % 10 == 0 ? 1e300 : -1e300);
            const auto shown = [digits](double number, Rounding rounding) {
                const std::string text = displayNumber(number, digits, rounding);
                return text.find("1 ") == std::string::npos ? *parseNumber(text) : number; // a sum isn't read
            };
            const double up = shown(value, Rounding::Up);
            const double down = shown(value, Rounding::Down);
            const double slack = 1.0001e-12 * std::fabs(value);
            QVERIFY2(up >= value - slack && down <= value + slack &&
                         up - down <= 1.0001 * std::pow(10, 1 - digits) * std::fabs(down),
                     qPrintable(QString::number(value, 'g', 17)));
            QVERIFY(down == -shown(-value, Rounding::Up));
        }
    }

    // Certainty and impossibility are shown of what is certain and impossible only.
    void onlyOneIsShownAsOneAndZeroAsZero() {
        std::mt19937_64 random(18);
        std::uniform_real_distribution<double> exponent(-323, 0);
        for (int i = 0; i < 50000; ++i)
            for (const Rounding rounding : {Rounding::Nearest, Rounding::Up, Rounding::Down}) {
                const double small = std::pow(10.0, exponent(random));
                QVERIFY(displayNumber(small, 1 + i % 5, rounding) != "0");
                const double almost = 1 - std::pow(10.0, exponent(random) / 25);
                QCOMPARE(displayNumber(almost, 1 + i % 5, rounding) == "1", almost == 1);
            }
    }

    void ticks_data() {
        addColumns();
        add(tickText(0, 0.1), "0");
        add(tickText(0.3, 0.1), "0.3");
        add(tickText(3 * 0.1, 0.1), "0.3");
        add(tickText(0.5, 0.25), "0.5");
        add(tickText(1, 0.1), "1.0");
        add(tickText(-0.05, 0.05), "−0.05");
        add(tickText(150, 50), "150");
        add(tickText(25000, 5000), "25\u202f000");
        add(tickText(2e8, 1e8), "2×10⁸");
        add(tickText(1.5e8, 5e7), "1.5×10⁸");
        add(tickText(2e-7, 1e-7), "2×10⁻⁷");
        // Next to certainty.
        add(tickText(0.999999999999, 5e-13), "1 − 10⁻¹²");
        add(tickText(0.9999999999995, 5e-13), "1 − 5×10⁻¹³");
        add(tickText(1, 5e-13), "1");
        add(tickText(0.99998, 1e-5), "0.99998");
        // Logarithmic.
        add(tickText(0.001, 0), "10⁻³");
        add(tickText(0.01, 0), "0.01");
        add(tickText(1, 0), "1");
        add(tickText(1000, 0), "1000");
        add(tickText(20000, 0), "2×10⁴");
        add(tickText(1e9, 0), "10⁹");
    }
    void ticks() { displayed(); }

    void ticksAStepApartDiffer() {
        for (const double step : {1e-9, 2e-5, 5e-4, 0.01, 0.2, 5.0, 100.0, 5e5, 2e7})
            for (const double start : {0.0, 1.0, 37.0, 123456.0})
                for (int i = 0; i < 5; ++i)
                    QVERIFY(tickText((start + i) * step, step) != tickText((start + i + 1) * step, step));
    }

    void fields_data() {
        addColumns();
        add(fieldText(0), "0");
        add(fieldText(0.1), "0.1");
        add(fieldText(1.0 / 3), "0.3333333333333333");
        add(fieldText(-0.5), "−0.5");
        add(fieldText(200), "200");
        add(fieldText(7921), "7921");
        add(fieldText(32561), "32\u202f561");
        add(fieldText(1e9), "1\u202f000\u202f000\u202f000");
        add(fieldText(1e-6), "1e-6");
    }
    void fields() { displayed(); }

    void superscripts_data() {
        addColumns();
        add(superscript(0), "⁰");
        add(superscript(9), "⁹");
        add(superscript(-12), "⁻¹²");
        add(superscript(345678), "³⁴⁵⁶⁷⁸");
    }
    void superscripts() { displayed(); }

    // Nothing of what C prints and people don't: no e-notation, no hyphen for a minus.
    void displayedIsTypographic() {
        std::mt19937 random(6);
        std::uniform_real_distribution<double> exponent(-320, 308);
        for (int i = 0; i < 50000; ++i) {
            const double value = (i % 2 == 0 ? 1 : -1) * std::pow(10.0, exponent(random) * (i % 3 == 0 ? 0.02 : 1));
            const QString text = QString::fromStdString(displayNumber(value, 1 + i % 8));
            QVERIFY2(!text.contains(QLatin1Char('e')) && !text.contains(QLatin1Char('-')) && !text.isEmpty(),
                     qPrintable(text));
            QCOMPARE(text.startsWith(QStringLiteral("−")) || text.startsWith(QStringLiteral("> −")), value < 0);
        }
    }
};

HALFTRUTH_TEST(TestNumberText)
#include "tst_number_text.moc"
