#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace halftruth {

/// Asks for a stop at a time: whoever computes a long value looks at a stop token, not at a clock.
class Alarm {
public:
    Alarm();

    /// A token that is stopped then; the one before it, where it hasn't been, never is.
    [[nodiscard]] std::stop_token at(std::chrono::steady_clock::time_point time);

private:
    void run(const std::stop_token &end);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::stop_source m_source;
    std::chrono::steady_clock::time_point m_time;
    bool m_set = false;
    std::jthread m_thread; ///< last: joined before the rest is gone
};

} // namespace halftruth
