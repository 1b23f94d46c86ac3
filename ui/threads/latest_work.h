#pragma once

#include "ui/threads/mailbox.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace halftruth {

/// Does work on a thread of its own, one piece at a time. Of what is asked for meanwhile only the latest is begun;
/// what was begun is finished, so that something arrives however fast it is asked for.
class LatestWork : public QObject {
    Q_OBJECT

public:
    /// Called on the other thread; what it returns is called on the thread of this object.
    using Work = std::function<std::function<void()>()>;

    explicit LatestWork(QObject *parent = nullptr);

    void ask(Work work);
    /// Forgets what was asked for and not begun.
    void forget() { m_next.reset(); }
    /// For work that says how far it has come: done on the thread of this object. From any thread.
    void tell(Mailbox::Letter letter) { m_mailbox.post(std::move(letter)); }

private:
    void begin();
    void run(const std::stop_token &stop);

    std::optional<Work> m_next;
    bool m_busy = false;
    Mailbox m_mailbox;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Work> m_begun; ///< for the thread
    std::jthread m_thread;       ///< from the first work on; last: waits for its work before the rest is gone
};

} // namespace halftruth
