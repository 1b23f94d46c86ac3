#include "tests/support/test_program.h"
#include "tests/ui/support/own_settings.h"
#include "ui/threads/lone_thread.h"
#include "ui/threads/settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QTest>

#include <chrono>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

using namespace halftruth;
using namespace std::chrono_literals;

/// What is remembered from one start to the next.
class TestSettings : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnSettings> m_own;

    [[nodiscard]] static QVariant inFile(const char *key) { return QSettings().value(QLatin1String(key)); }

private slots:
    void init() { m_own = std::make_unique<OwnSettings>(); }

    void areReadAgain_data() {
        QTest::addColumn<QVariant>("value");
        QTest::newRow("text") << QVariant(QStringLiteral("dunkel, 50 %"));
        QTest::newRow("number") << QVariant(0.1);
        QTest::newRow("whole") << QVariant(-3);
        QTest::newRow("switch") << QVariant(true);
        QTest::newRow("bytes") << QVariant(QByteArray("\0\x01\xff=", 4));
        QTest::newRow("list") << QVariant(QStringList{QStringLiteral("/a, b"), QStringLiteral("/ü")});
    }
    void areReadAgain() {
        QFETCH(const QVariant, value);
        Settings &settings = Settings::all();
        QCOMPARE(settings.value(QStringLiteral("group/it"), 7), QVariant(7));
        settings.setValue(QStringLiteral("group/it"), value);
        QCOMPARE(settings.value(QStringLiteral("group/it")), value); // at once
        settings.forget();
        QVariant again = settings.value(QStringLiteral("group/it"));
        QVERIFY(again.convert(value.metaType()));
        QCOMPARE(again, value);
        settings.remove(QStringLiteral("group/it"));
        QVERIFY(!settings.value(QStringLiteral("group/it")).isValid());
        settings.forget();
        QVERIFY(!settings.value(QStringLiteral("group/it")).isValid());
    }

    void theLastOfManyIsKept() {
        for (int i = 0; i < 500; ++i) {
            Settings::all().setValue(QStringLiteral("i"), i);
            Settings::all().setValue(QStringLiteral("j"), -i);
        }
        QVERIFY(Settings::all().areWritten(20s));
        QCOMPARE(inFile("i").toInt(), 499);
        QCOMPARE(inFile("j").toInt(), -499);
    }

    /// Two programs that run: each writes what it changed, and adds to what the other has.
    void anotherProgramKeepsItsOwn() {
        Settings &settings = Settings::all();
        settings.setValue(QStringLiteral("theme"), QStringLiteral("dark"));
        settings.setValue(QStringLiteral("recent"), QStringList{QStringLiteral("one")});
        QVERIFY(settings.areWritten(20s));
        {
            QSettings another;
            another.setValue(QStringLiteral("theme"), QStringLiteral("light"));
            another.setValue(QStringLiteral("recent"), QStringList{QStringLiteral("theirs"), QStringLiteral("one")});
        }
        settings.edit(QStringLiteral("recent"), [](const QVariant &before) {
            return QVariant(QStringList{QStringLiteral("mine")} + before.toStringList());
        });
        QCOMPARE(settings.value(QStringLiteral("recent")).toStringList(),
                 (QStringList{QStringLiteral("mine"), QStringLiteral("one")}));
        QVERIFY(settings.areWritten(20s));
        QCOMPARE(inFile("theme").toString(), QStringLiteral("light"));
        QCOMPARE(inFile("recent").toStringList(),
                 (QStringList{QStringLiteral("mine"), QStringLiteral("theirs"), QStringLiteral("one")}));
    }

    /// As a home on the net that doesn't answer while the program runs.
    void nobodyWaitsForTheFile() {
        Settings &settings = Settings::all();
        settings.setValue(QStringLiteral("theme"), QStringLiteral("dark"));
        QVERIFY(settings.areWritten(20s));
        QLockFile lock(QSettings().fileName() + QStringLiteral(".lock"));
        QVERIFY(lock.tryLock(1000));
        settings.setValue(QStringLiteral("theme"), QStringLiteral("contrast"));
        QVERIFY(!settings.areWritten(200ms)); // and whoever set it goes on
        QCOMPARE(settings.value(QStringLiteral("theme")).toString(), QStringLiteral("contrast"));
        lock.unlock();
        QVERIFY(settings.areWritten(20s));
        QCOMPARE(inFile("theme").toString(), QStringLiteral("contrast"));
    }

    /// And at its start: it has the usual ones after a moment.
    void theStartWaitsAMoment() {
        const QString fileName = QSettings().fileName();
        QVERIFY(QDir().mkpath(QFileInfo(fileName).path()));
        const QByteArray path = QFile::encodeName(fileName);
        QVERIFY(mkfifo(path.constData(), 0600) == 0);
        QCOMPARE(Settings::all().value(QStringLiteral("theme"), QStringLiteral("system")).toString(),
                 QStringLiteral("system"));
        QVERIFY(!loneThreadsEnd(0ms));
        const int end = open(path.constData(), O_WRONLY | O_NONBLOCK); // it answers after all
        QVERIFY(end >= 0);
        close(end);
        QVERIFY(loneThreadsEnd(20s));
        QVERIFY(QFile::remove(fileName));
    }
};

HALFTRUTH_TEST(TestSettings)
#include "tst_settings.moc"
