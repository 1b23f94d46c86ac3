#include "tests/support/test_program.h"
#include "ui/files/file_writer.h"
#include "ui/threads/lone_thread.h"
#include "ui/window/waiting_write.h"

#include "core/math/domain/stopped.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <exception>
#include <memory>
#include <semaphore>

using namespace halftruth;

namespace {

/// A folder that answers when it is told to.
struct Folder {
    std::binary_semaphore answers{0};
    std::binary_semaphore hasEnded{0};
    std::atomic<bool> given_up = false;
};

} // namespace

class TestWaitingWrite : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QWidget m_window;

    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("a.txt")); }
    [[nodiscard]] QByteArray content() const {
        QFile read(file());
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    [[nodiscard]] static std::function<void(const std::stop_token &)> slow(const std::shared_ptr<Folder> &folder,
                                                                           const QString &name) {
        return [folder, name](const std::stop_token &stop) {
            folder->answers.acquire();
            folder->given_up = !endsBeforeStopped([&] { writeFile(name, "new", stop); });
            folder->hasEnded.release();
        };
    }
    /// Once a box is there.
    template <class Act>
    static void inTheBox(Act act) {
        auto *look = new QTimer;
        QObject::connect(look, &QTimer::timeout, look, [look, act] {
            if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                look->deleteLater();
                act(*box);
            }
        });
        look->start(10);
    }

private slots:
    void initTestCase() {
        m_window.resize(600, 400);
        m_window.show();
    }
    void init() { writeFile(file(), "old"); }

    void writesAtOnce() {
        writeForWindow(&m_window, file(), "new");
        QCOMPARE(content(), "new");
    }

    void saysWhyNot() {
        try {
            writeForWindow(&m_window, m_folder.filePath(QStringLiteral("none/a.txt")), "new");
            QFAIL("no error");
        } catch (const std::runtime_error &error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(QStringLiteral("none/a.txt can't be written: ")),
                     error.what());
        }
        QVERIFY(!QApplication::activeModalWidget());
    }

    // Without waiting: the window goes on, and is told when it is done, or why it couldn't be.
    void nobodyNeedWait() {
        const auto folder = std::make_shared<Folder>();
        int ended = 0;
        QString why;
        const WriteTold told{.ended =
                                 [&](const std::exception_ptr &error) {
                                     ++ended;
                                     try {
                                         if (error)
                                             std::rethrow_exception(error);
                                     } catch (const std::exception &what) {
                                         why = QString::fromUtf8(what.what());
                                     }
                                 },
                             .unanswered = [] { QFAIL("nothing has been asked of the folder"); }};
        writeMeanwhile(
            &m_window, file(),
            [folder] {
                folder->answers.acquire();
                return QByteArray("new");
            },
            {}, told);
        QTest::qWait(100);
        QVERIFY(ended == 0 && content() == "old");
        folder->answers.release();
        QTRY_COMPARE(ended, 1);
        QVERIFY(content() == "new" && why.isEmpty());
        writeMeanwhile(
            &m_window, m_folder.filePath(QStringLiteral("none/a.txt")), [] { return QByteArray("new"); }, {}, told);
        QTRY_COMPARE(ended, 2);
        QVERIFY2(why.contains(QStringLiteral("none/a.txt can't be written: ")), qPrintable(why));
    }

    // Who asked for it and is gone is told nothing; what was stopped replaces nothing.
    void whatIsGivenUpReplacesNothing() {
        const auto folder = std::make_shared<Folder>();
        std::stop_source stop;
        auto who = std::make_unique<QObject>();
        writeMeanwhile(who.get(), file(),
                       [folder] {
                           folder->answers.acquire();
                           return QByteArray("new");
                       },
                       stop.get_token(),
                       {.ended = [](const std::exception_ptr &) { QFAIL("told although gone"); },
                        .unanswered = [] { QFAIL("told although gone"); }});
        stop.request_stop();
        who.reset();
        QVERIFY(!loneThreadsEnd(std::chrono::milliseconds(20)));
        folder->answers.release();
        QVERIFY(loneThreadsEnd(std::chrono::seconds(5)));
        QCOMPARE(content(), "old");
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
    }

    void aBoxSaysThatAFolderDoesNotAnswerAndLeavesWhenItDoes() {
        const auto folder = std::make_shared<Folder>();
        QString said;
        inTheBox([&](QMessageBox &box) {
            said = box.text();
            folder->answers.release();
        });
        waitForWriting(&m_window, file(), slow(folder, file()));
        QVERIFY2(said.contains(QStringLiteral("a.txt is being written")), qPrintable(said));
        QCOMPARE(content(), "new");
    }

    void oneCanGoOnWithoutTheFileWhichIsThenAsItWas_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("mouse") << false;
        QTest::newRow("Esc") << true;
    }
    void oneCanGoOnWithoutTheFileWhichIsThenAsItWas() {
        QFETCH(bool, byKey);
        const auto folder = std::make_shared<Folder>();
        inTheBox([byKey](QMessageBox &box) {
            if (byKey)
                QTest::keyClick(&box, Qt::Key_Escape);
            else
                QTest::mouseClick(box.findChild<QPushButton *>(), Qt::LeftButton);
        });
        try {
            waitForWriting(&m_window, file(), slow(folder, file()));
            QFAIL("no error");
        } catch (const std::runtime_error &error) {
            QCOMPARE(QString::fromUtf8(error.what()), file() + QStringLiteral(" can't be written: its folder doesn't "
                                                                              "answer"));
        }
        // What comes late replaces nothing.
        folder->answers.release();
        folder->hasEnded.acquire();
        QVERIFY(folder->given_up);
        QCOMPARE(content(), "old");
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
    }
};

HALFTRUTH_TEST(TestWaitingWrite)

#include "tst_waiting_write.moc"
