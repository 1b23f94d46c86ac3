#pragma once

#include <QObject>

#include <functional>
#include <mutex>
#include <vector>

namespace halftruth {

/// What other threads want done on the thread of this object: letters, read in the order they came. They pass through
/// a standard mutex, and the event that says so carries nothing: a thread sanitizer sees every hand-over, which it
/// doesn't in Qt's own queue of calls.
class Mailbox : public QObject {
public:
    using Letter = std::function<void()>;

    using QObject::QObject;

    /// From any thread. Whoever ends the mailbox has ended those who post before; what isn't read then is thrown
    /// away.
    void post(Letter letter);
    /// Posts it from another thread, and waits until it has been read.
    void postAndWait(const Letter &letter);

protected:
    void customEvent(QEvent *event) override;

private:
    std::mutex m_mutex;
    std::vector<Letter> m_letters;
};

} // namespace halftruth
