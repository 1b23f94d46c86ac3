#pragma once

#include "core/budget/alarm.h"
#include "core/budget/budget.h"
#include "core/explorers/explorer.h"

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <utility>

/// The passes of the window over one request, with budgets of a test's own.
class Passes {
public:
    Passes(const halftruth::ExplorerSpec &explorer, halftruth::Request request)
        : m_explorer(explorer), m_request(std::move(request)) {}

    /// With time for so many values more: the clock moves on with each.
    [[nodiscard]] halftruth::Exploration next(std::size_t values) {
        using Time = halftruth::Budget::Time;
        Time now{};
        halftruth::Budget budget(m_memo, {.clock =
                                              [&now] {
                                                  const Time before = now;
                                                  now += Time::duration(1);
                                                  return before;
                                              },
                                          .end = Time(Time::duration(static_cast<Time::rep>(values)))});
        return explored(m_explorer, m_request, budget);
    }
    /// With so much time, as a frame has it: what is being computed at its end is given up.
    [[nodiscard]] halftruth::Exploration within(std::chrono::milliseconds time) {
        const auto end = std::chrono::steady_clock::now() + time;
        halftruth::Budget budget(
            m_memo,
            {.clock = [] { return std::chrono::steady_clock::now(); }, .end = end, .givesUp = m_alarm.at(end)});
        return explored(m_explorer, m_request, budget);
    }

private:
    const halftruth::ExplorerSpec &m_explorer;
    halftruth::Request m_request;
    halftruth::Memo m_memo;
    halftruth::Alarm m_alarm;
};
