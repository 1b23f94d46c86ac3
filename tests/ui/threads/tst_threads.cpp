#include "tests/support/test_program.h"
#include "ui/threads/arenas.h"
#include "ui/threads/latest_work.h"
#include "ui/threads/lone_thread.h"
#include "ui/threads/mailbox.h"

#include <QTest>
#include <QThread>

#include <algorithm>
#include <array>
#include <atomic>
#include <barrier>
#include <cstdio>
#include <cstdlib>
#include <malloc.h>
#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

#ifdef __linux__
#include <sys/resource.h>
#endif

using namespace halftruth;

class TestThreads : public QObject {
    Q_OBJECT

private slots:
    void threadsShareTheirMemory() {
#if !defined(__GLIBC__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("another allocator");
#else
        shareArenas();
        {
            constexpr std::ptrdiff_t many = 12;
            std::barrier all(many);
            std::vector<std::jthread> threads;
            for (std::ptrdiff_t i = 0; i < many; ++i)
                threads.emplace_back([&] {
                    std::vector<std::unique_ptr<int>> held;
                    for (int j = 0; j < 1000; ++j)
                        held.push_back(std::make_unique<int>(j));
                    all.arrive_and_wait();
                });
        }
        char *said = nullptr;
        std::size_t size = 0;
        std::FILE *file = open_memstream(&said, &size);
        QCOMPARE(malloc_info(0, file), 0);
        std::fclose(file);
        const QByteArray arenas = QByteArray::fromRawData(said, static_cast<qsizetype>(size));
        QVERIFY(arenas.contains("<heap nr=\"0\">"));
        QVERIFY(!arenas.contains("<heap nr=\"2\">"));
        std::free(said);
#endif
    }

    void lettersAreReadInOrderOnTheThreadOfTheirBox() {
        Mailbox box;
        constexpr int each = 500;
        std::array<std::vector<int>, 3> read;
        bool elsewhere = false;
        {
            std::vector<std::jthread> threads;
            for (std::size_t sender = 0; sender < read.size(); ++sender)
                threads.emplace_back([&, sender] {
                    for (int i = 0; i < each; ++i)
                        box.post([&, sender, i] {
                            read[sender].push_back(i);
                            elsewhere = elsewhere || QThread::currentThread() != box.thread();
                        });
                });
        }
        QVERIFY(read.front().empty());
        QCoreApplication::processEvents();
        QVERIFY(!elsewhere);
        for (const std::vector<int> &letters : read) {
            QCOMPARE(letters.size(), static_cast<std::size_t>(each));
            QVERIFY(std::ranges::is_sorted(letters));
        }
    }

    void aLetterMayEndItsBox() {
        auto box = std::make_unique<Mailbox>();
        int read = 0;
        box->post([&] { ++read; });
        box->post([&] { box.reset(); });
        box->post([&] { ++read; });
        QCoreApplication::processEvents();
        QCOMPARE(read, 1);
        // And a letter may be posted while others are read.
        Mailbox other;
        other.post([&] { other.post([&] { read = 7; }); });
        QTRY_COMPARE(read, 7);
    }

    void whoWaitsIsAnsweredByTheOtherThread() {
        QThread thread;
        auto *box = new Mailbox;
        box->moveToThread(&thread);
        connect(&thread, &QThread::finished, box, &QObject::deleteLater);
        thread.start();
        QThread *read = nullptr;
        box->postAndWait([&] { read = QThread::currentThread(); });
        QCOMPARE(read, &thread);
        thread.quit();
        QVERIFY(thread.wait());
    }

    void ofWhatIsAskedForMeanwhileOnlyTheLatestIsBegun() {
        std::binary_semaphore hold(0);
        std::vector<int> begun;
        std::vector<int> delivered;
        LatestWork work;
        const auto ask = [&](int i) {
            work.ask([&, i]() -> std::function<void()> {
                begun.push_back(i);
                if (i == 0)
                    hold.acquire();
                work.tell([&, i] { delivered.push_back(-i); });
                return [&, i] { delivered.push_back(i); };
            });
        };
        for (int i = 0; i < 4; ++i)
            ask(i);
        hold.release();
        QTRY_COMPARE(delivered.size(), std::size_t{4});
        QCOMPARE(begun, (std::vector<int>{0, 3}));
        QCOMPARE(delivered, (std::vector<int>{0, 0, -3, 3}));
    }

    /// So do those that it begins, and nobody else.
    void whoComputesLetsTheWindowGoFirst() {
#ifndef __linux__
        QSKIP("threads have no priority of their own");
#else
        const auto niceness = [] { return getpriority(PRIO_PROCESS, 0); };
        const int here = niceness();
        constexpr int nicest = 19;
        std::atomic<int> there = -100;
        std::atomic<int> beyond = -100;
        LatestWork work;
        work.ask([&]() -> std::function<void()> {
            there = niceness();
            std::jthread([&] { beyond = niceness(); }).join();
            return [] {};
        });
        std::atomic<int> alone = -100;
        beginAlone([&] { alone = niceness(); });
        QTRY_VERIFY(beyond > -100 && alone > -100);
        QVERIFY(there > here || here == nicest);
        QCOMPARE(beyond.load(), there.load());
        QCOMPARE(alone.load(), there.load());
        QCOMPARE(niceness(), here);
#endif
    }

    void whatWasBegunIsFinished() {
        std::atomic<int> done = 0;
        for (int i = 0; i < 50; ++i) {
            LatestWork work;
            work.ask([&]() -> std::function<void()> {
                ++done;
                return [] {};
            });
            work.ask([&]() -> std::function<void()> {
                done += 1000;
                return [] {};
            });
        }
        QCOMPARE(done.load(), 50);
    }
};

HALFTRUTH_TEST(TestThreads)
#include "tst_threads.moc"
