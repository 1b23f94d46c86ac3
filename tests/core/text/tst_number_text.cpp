#include "tests/support/test_program.h"

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
        add(displayNumber(0.99996), "1");
        add(displayNumber(9.99996), "10");
        add(displayNumber(9999.96), "10\u202f000");
        add(displayNumber(0.000999996), "10⁻³");
        add(displayNumber(5e-324), "4.941×10⁻³²⁴");
        add(displayNumber(std::numeric_limits<double>::infinity()), "∞");
        add(displayNumber(-std::numeric_limits<double>::infinity()), "−∞");
        add(displayNumber(std::nan("")), "–");
    }
    void displayed() {
        QFETCH(QString, actual);
        QFETCH(QString, expected);
        QCOMPARE(actual, expected);
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
            QCOMPARE(text.startsWith(QStringLiteral("−")), value < 0);
        }
    }
};

HALFTRUTH_TEST(TestNumberText)
#include "tst_number_text.moc"
