#include "tests/support/test_program.h"

#include "core/text/percent_text.h"

#include <QTest>

#include <cmath>

using namespace halftruth;

class TestPercentText : public QObject {
    Q_OBJECT

private slots:
    void shares_data() {
        QTest::addColumn<QString>("actual");
        QTest::addColumn<QString>("expected");
        const auto add = [](const std::string &actual, const char *expected) {
            QTest::addRow("%s", expected) << QString::fromStdString(actual) << QString::fromUtf8(expected);
        };
        add(displayPercent(0.2619), "26.2 %");
        add(displayPercent(0.23365, 3, Rounding::Down), "23.3 %");
        add(displayPercent(0.29074, 3, Rounding::Up), "29.1 %");
        add(displayPercent(0), "0 %");
        add(displayPercent(1), "100 %");
        add(displayPercent(0.9996), "99.96 %");
        add(displayPercent(0.9996, 3, Rounding::Down), "99.9 %");
        add(displayPercent(0.9999999), "99.99999 %");
        add(displayPercent(1 - 1e-14), "more than 99.9999999 %");
        add(displayPercent(1e-9), "10⁻⁷ %");
        add(displayConfidence(0.05), "95 %");
        add(displayConfidence(0.001), "99.9 %");
        add(displayConfidence(1e-6), "1 − 10⁻⁶");
    }
    void shares() {
        QFETCH(const QString, actual);
        QFETCH(const QString, expected);
        QCOMPARE(actual, expected);
    }

    void onlyCertaintyIsHundredPercent() {
        for (double missing = 0.4; missing > 1e-16; missing /= 1.7)
            for (const int digits : {1, 2, 3, 5})
                QVERIFY(!displayPercent(1 - missing, digits).starts_with("100"));
    }
};

HALFTRUTH_TEST(TestPercentText)
#include "tst_percent_text.moc"
