#pragma once

#include <cstddef>
#include <vector>

namespace halftruth {

/// When each pupil tosses the coin and when the answer comes: pupils begin one after the other at a speed, and each
/// toss takes a while. Time passes only by advance(), so that a test needs no waiting.
class ClassClock {
public:
    enum class Stage { Waiting, Tossing, Answered };

    /// Nobody has begun yet.
    void restart(std::size_t pupils);
    /// Pupils that begin in a second.
    void setSpeed(double pupilsPerSecond) { m_speed = pupilsPerSecond; }
    /// So many pupils may begin; the others wait.
    void letBegin(std::size_t pupils);
    void letAllBegin() { letBegin(m_pupils); }
    /// So many have answered, without a toss being seen, and nobody else begins.
    void jumpTo(std::size_t answered);
    void finish() { jumpTo(m_pupils); }
    /// Lets time pass; true when anything changed.
    bool advance(double seconds);

    [[nodiscard]] std::size_t pupils() const { return m_pupils; }
    /// Pupils answer in their order: those before this one have.
    [[nodiscard]] std::size_t answered() const { return m_answered; }
    [[nodiscard]] std::size_t begun() const { return m_answered + m_tossing.size(); }
    /// Nothing moves until somebody is let begin.
    [[nodiscard]] bool resting() const { return m_tossing.empty() && begun() >= m_mayBegin; }
    [[nodiscard]] Stage stage(std::size_t pupil) const;
    /// How far the toss of a pupil has got, 0 to 1; 1 where it is over.
    [[nodiscard]] double toss(std::size_t pupil) const;

private:
    [[nodiscard]] double tossSeconds() const;

    std::size_t m_pupils = 0;
    std::size_t m_mayBegin = 0;
    std::size_t m_answered = 0;
    double m_speed = 4;
    double m_credit = 0;           ///< of the next pupil's turn
    std::vector<double> m_tossing; ///< how far those are that have begun and not answered, the first one first
};

} // namespace halftruth
