#include "core/budget/alarm.h"

namespace halftruth {

Alarm::Alarm() : m_thread([this](const std::stop_token &end) { run(end); }) {}

std::stop_token Alarm::at(std::chrono::steady_clock::time_point time) {
    const std::lock_guard lock(m_mutex);
    m_source = std::stop_source();
    m_time = time;
    m_set = true;
    m_wake.notify_all();
    return m_source.get_token();
}

void Alarm::run(const std::stop_token &end) {
    std::unique_lock lock(m_mutex);
    while (!end.stop_requested()) {
        if (!m_wake.wait(lock, end, [this] { return m_set; }))
            return;
        const auto time = m_time;
        // Wakes early where it is set anew.
        if (m_wake.wait_until(lock, end, time, [&] { return m_time != time; }) || end.stop_requested())
            continue;
        m_source.request_stop();
        m_set = false;
    }
}

} // namespace halftruth
