#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <random>
#include <string>

using namespace halftruth;

class TestNumberParser : public QObject {
    Q_OBJECT

private slots:
    void readsWhatPeopleType_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto add = [](const char *text, double value) {
            QTest::addRow("%s", text) << QString::fromUtf8(text) << value;
        };
        add("0", 0);
        add("0.25", 0.25);
        add("0,25", 0.25);
        add(".5", 0.5);
        add("5.", 5);
        add("+3", 3);
        add("  7 ", 7);
        add("-0.5", -0.5);
        add("−0.5", -0.5);
        add("1e6", 1e6);
        add("1E-6", 1e-6);
        add("1e+06", 1e6);
        add("2,5e3", 2500);
        add("1/4", 0.25);
        add("1 / 4", 0.25);
        add("1/2/2", 0.25);
        add("ln 3", std::log(3));
        add("ln(3)", std::log(3));
        add("2 ln 3", 2 * std::log(3));
        add("2ln3", 2 * std::log(3));
        add("1/2 ln 3", std::log(3) / 2);
        add("ln 3/2", std::log(3) / 2);
        add("log10 100", 2);
        add("sqrt 2", std::sqrt(2));
        add("√2", std::sqrt(2));
        add("2√2", 2 * std::sqrt(2));
        add("exp 1", std::exp(1));
        add("2 exp 1", 2 * std::exp(1));
        add("10^-6", 1e-6);
        add("10^9", 1e9);
        add("10⁹", 1e9);
        add("10⁻⁶", 1e-6);
        add("10¹²", 1e12);
        add("3×10⁸", 3e8);
        add("3*10^8", 3e8);
        add("½", 0.5);
        add("¼", 0.25);
        add("¾", 0.75);
        add("1⁄4", 0.25);
        add("2½", 2.5);
        add("2 ½", 2.5);
        add("−2½", -2.5);
        add("32 561", 32561);
        add("32\u202f561", 32561);
        add("32\u00a0561", 32561);
        add("1 000 000", 1e6);
        add("(1/4)", 0.25);
        add("2(3)", 6);
        add("-2^2", -4);
        add("25%", 0.25);
        add("25 %", 0.25);
        add("12,5\u202f%", 0.125);
        add("0.1 %", 0.001);
        add("100/3 %", 1.0 / 3);
    }
    void readsWhatPeopleType() {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto read = parseNumber(text.toStdString());
        QVERIFY(read.has_value());
        VERIFY_CLOSE(*read, value, 1e-15);
    }

    void refusesWhatIsNoNumber_data() {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"",      " ",         "abc",         "1/0",   "0/0",  "ln 0", "ln -1", "ln",  "sqrt -1", "sqrt",
              "nan",   "inf",       "infinity",    "-inf",  "1e",   "1e+",  "e5",    "--1", "+-1",     "1 2",
              "1 23",  "1,000,000", "1.2.3",       "1,2.3", "1..2", ".",    ",",     "-",   "1+1",     "1-1",
              "2^3^2", "1^",        "(1",          "1)",    "()",   "1/",   "/2",    "*2",  "1e400",   "10^400",
              "10⁹⁹⁹", "⁹",         "0x10",        "1f",    "∞",    "½½",   "2½½",   "½2",  "1,5½",    "0^-1",
              "3;4",   "1\n2",      "logarithm 3", "３",    "%",    "5%%",  "5 % 3", "%5"})
            QTest::addRow("'%s'", text) << QString::fromUtf8(text);
    }
    void refusesWhatIsNoNumber() {
        QFETCH(QString, text);
        const auto read = parseNumber(text.toStdString());
        QVERIFY2(!read, qPrintable(QString::number(read.value_or(0))));
    }

    void refusesDeepNestingAndLongTexts() {
        for (const int depth : {40, 1000, 100000}) {
            const auto many = static_cast<std::size_t>(depth);
            QVERIFY(!parseNumber(std::string(many, '(') + "1" + std::string(many, ')')));
            QVERIFY(!parseNumber(std::string(many, '(')));
            std::string logs;
            for (int i = 0; i < depth; ++i)
                logs += "ln ";
            QVERIFY(!parseNumber(logs + "2"));
        }
        QVERIFY(parseNumber("((((((((1))))))))").has_value());
        // A depth that was left counts no more.
        std::string product = "(1)";
        for (int i = 0; i < 1000; ++i)
            product += "*(1)";
        QCOMPARE(parseNumber(product).value_or(0), 1.0);
        QVERIFY(!parseNumber(std::string("1\0", 2)));
        QCOMPARE(parseNumber("0." + std::string(10000, '0') + "1e10001").value_or(0), 1.0);
    }

    void readsBackEveryField() {
        std::mt19937_64 random(3);
        int tried = 0;
        for (int i = 0; i < 200000; ++i) {
            const auto value = std::bit_cast<double>(random());
            if (!std::isfinite(value))
                continue;
            ++tried;
            const std::string text = fieldText(value);
            const auto read = parseNumber(text);
            if (!read || *read != value)
                QFAIL(qPrintable(QString::fromStdString(text) + QStringLiteral(" is read as ") +
                                 QString::number(read.value_or(0), 'g', 17)));
        }
        QVERIFY(tried > 100000);
        std::uniform_int_distribution<std::int64_t> whole(-2'000'000'000, 2'000'000'000);
        std::uniform_real_distribution<double> ordinary(-1e5, 1e5);
        for (int i = 0; i < 50000; ++i)
            for (const double value : {static_cast<double>(whole(random)), ordinary(random)})
                QVERIFY(parseNumber(fieldText(value)) == value);
    }

    // What is shown can be typed back, to the digits that are shown.
    void readsWhatIsDisplayed() {
        std::mt19937_64 random(4);
        std::uniform_real_distribution<double> exponent(-15, 15);
        for (int i = 0; i < 50000; ++i) {
            const double value = (i % 2 == 0 ? 1 : -1) * std::pow(10.0, exponent(random));
            const auto read = parseNumber(displayNumber(value));
            QVERIFY(read.has_value());
            VERIFY_CLOSE(*read, value, 5.1e-4);
        }
    }

    void anyBytesAreReadOrRefused() {
        std::mt19937 random(5);
        std::uniform_int_distribution<int> byte(0, 255);
        std::uniform_int_distribution<std::size_t> length(0, 24);
        static const std::string familiar = "0123456789.,eE+-*/^() lnsqrtogxp\xc2\xbd\xe2\x81\xbb\x88\x92\xaf";
        std::uniform_int_distribution<std::size_t> known(0, familiar.size() - 1);
        for (int i = 0; i < 100000; ++i) {
            std::string text(length(random), ' ');
            for (char &each : text)
                each = i % 2 == 0 ? static_cast<char>(byte(random)) : familiar[known(random)];
            const auto read = parseNumber(text);
            QVERIFY(!read || std::isfinite(*read));
        }
    }
};

HALFTRUTH_TEST(TestNumberParser)
#include "tst_number_parser.moc"
