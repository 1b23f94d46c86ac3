#include "ui/threads/lone_thread.h"

#include "ui/threads/background.h"

#include <QCoreApplication>
#include <QPointer>

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace halftruth {

namespace {

using namespace std::chrono_literals;

constexpr auto momentAtTheEnd = 2s;

/// Counts them. Never gone: one that hangs may outlive everything else.
class LoneThreads {
public:
    static LoneThreads &all() {
        static auto *threads = new LoneThreads;
        return *threads;
    }
    void begin() {
        const std::lock_guard lock(m_mutex);
        ++m_count;
    }
    void end() {
        const std::lock_guard lock(m_mutex);
        --m_count;
        m_ended.notify_all();
    }
    [[nodiscard]] bool endWithin(std::chrono::milliseconds time) {
        std::unique_lock lock(m_mutex);
        return m_ended.wait_for(lock, time, [this] { return m_count == 0; });
    }

private:
    std::mutex m_mutex{};
    std::condition_variable m_ended{};
    int m_count = 0;
};

/// What a thread still uses must not go before it does, unless it hangs.
void waitAtTheEnd() {
    static QPointer<QCoreApplication> application;
    if (std::exchange(application, QCoreApplication::instance()) != QCoreApplication::instance())
        qAddPostRoutine([] { (void)loneThreadsEnd(momentAtTheEnd); });
}

} // namespace

void beginAlone(std::function<void()> work) {
    waitAtTheEnd();
    LoneThreads::all().begin();
    std::thread([work = std::move(work)]() mutable {
        goToBackground();
        work();
        work = nullptr;
        LoneThreads::all().end();
    }).detach();
}

bool loneThreadsEnd(std::chrono::milliseconds within) { return LoneThreads::all().endWithin(within); }

} // namespace halftruth
