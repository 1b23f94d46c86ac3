#include "core/budget/budget.h"

#include <utility>

namespace halftruth {

namespace {

/// A round quarters the distances: few rounds, since what isn't the budget's is done in each of them.
constexpr std::size_t perRound = 4;
/// The first stage has at least as many steps as a picture of a curve needs.
constexpr std::size_t fewestSteps = 8;

} // namespace

Budget::Budget(std::stop_token stop) : m_memo(m_own), m_stop(std::move(stop)) {}

Budget::Budget(Memo &memo, Deadline deadline, std::stop_token stop)
    : m_memo(memo), m_deadline(std::move(deadline)), m_hasDeadline(true), m_stop(std::move(stop)) {
    if (!m_deadline.givesUp.stop_possible())
        m_deadline.givesUp = m_stop;
}

Budget::Budget(Memo &memo, std::stop_token stop, bool forAxes)
    : Budget(memo, {.clock = [] { return Time(); }, .end = Time()}, std::move(stop)) {
    m_forAxes = forAxes;
}

Budget Budget::sharedWith(Memo &memo) const {
    return m_hasDeadline ? Budget(memo, m_deadline, m_stop) : Budget(m_stop);
}

Budget Budget::forAxes(Memo &memo) const { return {memo, m_stop, true}; }

bool Budget::left() const {
    return !stopped() && !token().stop_requested() && (!m_hasDeadline || m_deadline.clock() < m_deadline.end);
}

void Budget::report(double progress, bool more) {
    m_slowest = std::min(m_slowest, progress);
    m_held = m_held || more;
}

bool Budget::again() {
    if (stopped())
        return true; // by whoever asks next, with another budget
    m_promised = m_promised || (!m_short && (m_held || m_lastHeld) && left());
    return m_promised;
}

bool Budget::nextRound() {
    const bool more = !m_short && (m_held || m_lastHeld);
    if (stopped() || !(more || m_promised))
        return false;
    if (more && m_held)
        ++m_memo.m_round;
    else if (more && std::exchange(m_memo.m_lastTurn, true))
        ++m_memo.m_lastRound;
    begin();
    return true;
}

void Budget::begin() {
    m_short = m_held = m_lastHeld = m_promised = false;
    m_done = m_total = 0;
    m_slowest = 1;
}

double Budget::progress() const { return std::min(m_slowest, m_total > 0 ? m_done / m_total : 1.0); }

double Budget::advance() {
    if (m_total > m_memo.m_known && m_done > m_memo.m_known) {
        m_memo.m_advanced += (1 - m_memo.m_advanced) * (m_done - m_memo.m_known) / (m_total - m_memo.m_known);
        m_memo.m_known = m_done;
    }
    return whole() || !(m_total > 0) ? progress() : std::min(m_slowest, m_memo.m_advanced);
}

std::size_t Budget::firstStride(std::size_t count) {
    std::size_t stride = 1;
    while (stride * 2 * fewestSteps < count)
        stride *= 2;
    return stride;
}

std::size_t Budget::strideNow(std::size_t count, int round) const {
    std::size_t stride = m_hasDeadline ? firstStride(count) : 1;
    for (int i = 0; i < round && stride > 1; ++i)
        stride = std::max<std::size_t>(1, stride / perRound);
    return stride;
}

} // namespace halftruth
