#include "ui/threads/latest_work.h"

#include "ui/threads/background.h"

#include <utility>

namespace halftruth {

LatestWork::LatestWork(QObject *parent) : QObject(parent) {}

void LatestWork::ask(Work work) {
    m_next = std::move(work);
    begin();
}

void LatestWork::begin() {
    if (m_busy || !m_next)
        return;
    m_busy = true;
    {
        const std::lock_guard lock(m_mutex);
        m_begun = std::exchange(m_next, std::nullopt);
    }
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
    m_wake.notify_one();
}

void LatestWork::run(const std::stop_token &stop) {
    goToBackground();
    for (;;) {
        Work work;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return m_begun.has_value(); }))
                return;
            work = *std::exchange(m_begun, std::nullopt);
        }
        m_mailbox.post([this, deliver = work()] {
            m_busy = false;
            begin();
            deliver();
        });
    }
}

} // namespace halftruth
