#include "ui/classroom/class_clock.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

void ClassClock::restart(std::size_t pupils) {
    m_pupils = pupils;
    m_mayBegin = 0;
    m_answered = 0;
    m_credit = 1; // the first one needn't wait
    m_tossing.clear();
}

void ClassClock::letBegin(std::size_t pupils) { m_mayBegin = std::min(pupils, m_pupils); }

void ClassClock::jumpTo(std::size_t answered) {
    m_tossing.clear();
    m_answered = m_mayBegin = std::min(answered, m_pupils);
    m_credit = 1;
}

double ClassClock::tossSeconds() const { return std::clamp(1.6 / m_speed, 0.25, 0.7); }

bool ClassClock::advance(double seconds) {
    if (resting()) {
        m_credit = 1;
        return false;
    }
    for (double &part : m_tossing)
        part += seconds / tossSeconds();
    m_credit += seconds * m_speed;
    while (m_credit >= 1 && begun() < m_mayBegin) {
        m_credit -= 1;
        m_tossing.push_back(0);
    }
    if (begun() >= m_mayBegin) // turns don't pile up while nobody may begin
        m_credit = std::min(m_credit, 1.0);
    const auto over = std::ranges::find_if(m_tossing, [](double part) { return part < 1; });
    m_answered += static_cast<std::size_t>(over - m_tossing.begin());
    m_tossing.erase(m_tossing.begin(), over);
    return true;
}

ClassClock::Stage ClassClock::stage(std::size_t pupil) const {
    return pupil < m_answered ? Stage::Answered : pupil < begun() ? Stage::Tossing : Stage::Waiting;
}

double ClassClock::toss(std::size_t pupil) const {
    return stage(pupil) == Stage::Tossing ? m_tossing[pupil - m_answered] : stage(pupil) == Stage::Answered ? 1 : 0;
}

} // namespace halftruth
