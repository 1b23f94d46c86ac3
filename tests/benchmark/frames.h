#pragma once

#include <QApplication>
#include <QEvent>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <functional>
#include <vector>

/// What measures of frames have in common: when a window has been painted, and what it cost.
namespace frames {

using Clock = std::chrono::steady_clock;

inline double milliseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

inline double processorMilliseconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Work so far.
struct Work {
    double window = processorMilliseconds(CLOCK_THREAD_CPUTIME_ID);
    double worker = processorMilliseconds(CLOCK_PROCESS_CPUTIME_ID) - window;
};

/// Tells when the window has been painted as a whole: figures, panels, status bar, and handed to the screen.
class Application : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override {
        const bool update = event->type() == QEvent::UpdateRequest;
        if (event->type() == QEvent::Timer && beforeTimer)
            beforeTimer(*receiver);
        const bool handled = QApplication::notify(receiver, event);
        if (update && afterUpdate)
            afterUpdate();
        return handled;
    }
    std::function<void()> afterUpdate;
    std::function<void(QObject &)> beforeTimer;
};

struct Times {
    std::vector<double> values;
    [[nodiscard]] double percentile(double part) const {
        if (values.empty())
            return std::nan("");
        std::vector<double> sorted = values;
        std::ranges::sort(sorted);
        return sorted[static_cast<std::size_t>(std::ceil(part * static_cast<double>(sorted.size() - 1)))];
    }
    void append(const Times &others) { values.insert(values.end(), others.values.begin(), others.values.end()); }
};

} // namespace frames
