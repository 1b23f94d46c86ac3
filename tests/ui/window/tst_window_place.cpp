#include "tests/support/test_program.h"
#include "ui/window/window_place.h"

#include <QDialog>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace halftruth;

/// Where a window opens, whatever was remembered.
class TestWindowPlace : public QObject {
    Q_OBJECT

private slots:
    void keepsToTheScreen_data();
    void keepsToTheScreen();
    void comesBackWhereItWas();
    void fitsASmallScreenAtFirst();
    void usualSizeGivesWayToTheScreen();
    void fitsWithItsFrame();

private:
    [[nodiscard]] static QRect screen() { return QGuiApplication::primaryScreen()->availableGeometry(); }
    [[nodiscard]] static QByteArray saved(const QRect &geometry) {
        QWidget window;
        window.setGeometry(geometry);
        return window.saveGeometry();
    }
};

void TestWindowPlace::keepsToTheScreen_data() {
    QTest::addColumn<QByteArray>("geometry");
    const QByteArray good = saved({100, 100, 1000, 700});
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no geometry") << QByteArray("xyz");
    QTest::newRow("cut short") << good.left(good.size() / 2);
    QTest::newRow("as large as numbers get") << saved({0, 0, 16000000, 16000000});
    QTest::newRow("on a screen that is gone") << saved({9000, -4000, 1000, 700});
    // A damaged settings file: its height has a byte too many.
    QTest::newRow("damaged") << QByteArray::fromHex("01d9d0cb000300000000000000000000003478ff0000031f"
                                                    "00000000000000130000"
                                                    "04ff0000031f00000000000000000500"
                                                    "0000000000130000"
                                                    "04ff0000031f");
    for (qsizetype i = 0; i < good.size(); ++i)
        for (const char bit : {'\x01', '\x40', '\x7f'}) {
            QByteArray bad = good;
            bad[i] = static_cast<char>(bad[i] ^ bit);
            QTest::addRow("byte %d ^ %d", static_cast<int>(i), bit) << bad;
        }
}

void TestWindowPlace::keepsToTheScreen() {
    QFETCH(QByteArray, geometry);
    QWidget window;
    window.setMinimumSize(900, 560);
    window.resize(1280, 800);
    place(window, geometry);
    QCOMPARE_LE(window.width(), screen().width());
    QCOMPARE_LE(window.height(), screen().height());
    QCOMPARE_GE(window.width(), 900);
    QCOMPARE_GE(window.height(), 560);
    if (!geometry.isEmpty())
        QVERIFY2(screen().contains(window.geometry()), qPrintable(QDebug::toString(window.geometry())));
}

void TestWindowPlace::comesBackWhereItWas() {
    QWidget window;
    window.resize(1280, 800);
    place(window, saved({100, 120, 1000, 700}));
    QCOMPARE(window.size(), QSize(1000, 700));
    QCOMPARE(window.pos(), QPoint(100, 120));
}

void TestWindowPlace::fitsASmallScreenAtFirst() {
    QWidget window;
    window.resize(screen().size() * 2);
    place(window, {});
    QCOMPARE_LE(window.width(), screen().width());
    QCOMPARE_LT(window.height(), screen().height()); // the title bar has to fit, too
}

void TestWindowPlace::usualSizeGivesWayToTheScreen() {
    QDialog dialog;
    setUsualSize(dialog, {700, 500});
    QCOMPARE(dialog.size(), QSize(700, 500));
    setUsualSize(dialog, {700, screen().height()}); // its title bar has to fit, too
    QCOMPARE(dialog.width(), 700);
    QCOMPARE_LT(dialog.height(), screen().height());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE_LT(dialog.height(), screen().height());
}

void TestWindowPlace::fitsWithItsFrame() {
    QWidget window;
    window.setMinimumSize(900, 560);
    window.setGeometry(QRect(screen().center(), screen().size()));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.frameGeometry().height() > window.height());
    fitOnScreen(window);
    QTRY_VERIFY2(screen().contains(window.frameGeometry()), qPrintable(QDebug::toString(window.frameGeometry())));
    // One that fits stays where it is.
    window.resize(1000, 600);
    const QPoint at = window.pos();
    fitOnScreen(window);
    QCOMPARE(window.pos(), at);
    QCOMPARE(window.size(), QSize(1000, 600));
}

HALFTRUTH_TEST(TestWindowPlace)
#include "tst_window_place.moc"
