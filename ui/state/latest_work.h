#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

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

private:
    void begin();

    std::optional<Work> m_next;
    bool m_busy = false;
    QThreadPool m_pool; ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
