#include <halftruth/math/domain.h>

#include <QTest>

#include <limits>
#include <stdexcept>

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

    void rangesReadWell() {
        QCOMPARE(QString::fromStdString(range::population.text()), QStringLiteral("{1, ..., 1000000000}"));
        QCOMPARE(QString::fromStdString(range::positive.text()), QStringLiteral("(0, inf)"));
        QCOMPARE(QString::fromStdString(range::lieProbabilityInformative.text()), QStringLiteral("[0, 0.5)"));
    }
};

QTEST_APPLESS_MAIN(TestDomain)
#include "tst_domain.moc"
