#include "tests/support/test_program.h"
#include "tests/ui/support/own_settings.h"
#include "ui/window/desktop_wishes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace halftruth;

/// What the desktop's own settings ask of every program.
class TestDesktopWishes : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnSettings> m_settings;
    QTemporaryDir m_config;

    void write(const char *file, const QByteArray &content) {
        QFile written(m_config.filePath(QLatin1String(file)));
        QVERIFY(QDir().mkpath(QFileInfo(written).path()));
        QVERIFY(written.open(QIODevice::WriteOnly));
        QVERIFY(written.write(content) == content.size());
    }

private slots:
    void init() {
        m_settings = std::make_unique<OwnSettings>();
        QVERIFY(m_config.isValid());
        qputenv("XDG_CONFIG_HOME", m_config.path().toUtf8());
        qunsetenv("XDG_CURRENT_DESKTOP");
        write("gtk-3.0/settings.ini", "[Settings]\ngtk-theme-name=Adwaita\n");
        write("kdeglobals", "[General]\nColorScheme=BreezeLight\n");
    }

    void contrast_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("GTK") << "gtk-3.0/settings.ini"
                             << QByteArray("[Settings]\ngtk-theme-name=HighContrastInverse\n");
        QTest::newRow("KDE") << "kdeglobals" << QByteArray("[General]\nColorScheme=Breeze High Contrast\n");
    }
    void contrast() {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, content);
        QVERIFY(!contrastWished());
        write(qPrintable(file), content);
        QVERIFY(contrastWished());
    }

    void motion_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("GTK") << "gtk-3.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=false\n");
        QTest::newRow("KDE") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0\n");
    }
    void motion() {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, content);
        QVERIFY(!motionReduced());
        m_settings = std::make_unique<OwnSettings>();
        write(qPrintable(file), content);
        QVERIFY(motionReduced());
        // Asked at the first start only: what is remembered is the person's from then on.
        write(qPrintable(file), "");
        QVERIFY(motionReduced());
    }
};

HALFTRUTH_TEST(TestDesktopWishes)
#include "tst_desktop_wishes.moc"
