#include "ui/threads/mailbox.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <condition_variable>
#include <utility>

namespace halftruth {

void Mailbox::post(Letter letter) {
    const bool first = [&] {
        const std::lock_guard lock(m_mutex);
        m_letters.push_back(std::move(letter));
        return m_letters.size() == 1;
    }();
    if (first)
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

void Mailbox::postAndWait(const Letter &letter) {
    // Not a std::promise: whoever waits for one may end it while it is still being kept.
    std::mutex mutex;
    std::condition_variable changed;
    bool read = false;
    post([&] {
        letter();
        const std::lock_guard lock(mutex);
        read = true;
        changed.notify_one();
    });
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return read; });
}

void Mailbox::customEvent(QEvent * /*event*/) {
    std::vector<Letter> arrived;
    {
        const std::lock_guard lock(m_mutex);
        arrived.swap(m_letters);
    }
    // A letter may be the end of whoever has this.
    const QPointer<Mailbox> here(this);
    for (const Letter &letter : arrived)
        if (here)
            letter();
}

} // namespace halftruth
