#pragma once

#include "core/math/domain/stopped.h"

#include <algorithm>
#include <any>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace halftruth {

/// What the passes over one request have computed so far: the next pass goes on from there. Nobody but Budget and
/// what it computes for looks inside; a memo is thrown away with its request.
class Memo {
public:
    /// What is kept under a name, made by its default constructor the first time. A name has one type.
    template <class T>
    [[nodiscard]] T &at(const std::string &name) {
        std::any &kept = m_kept[name];
        if (!kept.has_value())
            kept.emplace<T>();
        return std::any_cast<T &>(kept);
    }

private:
    friend class Budget;
    std::map<std::string, std::any> m_kept;
    int m_round = 0;
    bool m_lastTurn = false; ///< it is the turn of those that come last
    int m_lastRound = 0;
    double m_known = 0;    ///< so many values, when it was last told
    double m_advanced = 0; ///< how far everything had come then
};

/// How much of an exploration is computed: everything, or what there is time for before a deadline.
///
/// Values along an axis are computed coarse to fine: every 2^k-th place and both ends, then those halfway between
/// them, and so on, so that what a pass adds lies between what was there. All the curves of an exploration advance
/// together, in rounds: none gets its last places before every other has its first. Those of which a single value may
/// take a frame have their rounds behind all the others'. Whoever explores calls the explorer again as long as
/// nextRound() says so; what is known comes from the memo then.
///
/// For one thread.
class Budget {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Clock = std::function<Time()>;

    /// A deadline on a clock, which a test may move itself.
    struct Deadline {
        Clock clock{};
        Time end{};
        /// Stopped at the deadline, where a value that is being computed then is to be given up; elsewhere the last
        /// one may take as long as it takes.
        std::stop_token givesUp{};
    };

    /// Everything, unless stopped: what an export asks for.
    explicit Budget(std::stop_token stop = {});
    /// As much as there is time for, beyond what the memo has.
    Budget(Memo &memo, Deadline deadline, std::stop_token stop = {});
    Budget(const Budget &) = delete;
    Budget &operator=(const Budget &) = delete;

    /// The same deadline for another request's memo: a pin's.
    [[nodiscard]] Budget sharedWith(Memo &memo) const;
    /// The same stop, and no time: for an exploration's axes, without any value but what everything waits for.
    [[nodiscard]] Budget forAxes(Memo &memo) const;
    [[nodiscard]] bool isForAxes() const { return m_forAxes; }

    /// Whether nobody waits for the answer any more. The next value that is asked for throws Stopped then, so that
    /// what is drawn between the values isn't drawn for nobody.
    [[nodiscard]] bool stopped() const { return m_stop.stop_requested(); }
    /// Whether there is time for one more value.
    [[nodiscard]] bool left() const;
    /// For what computes a value, and looks at it now and then: it throws Stopped, or returns what is thrown away.
    [[nodiscard]] const std::stop_token &token() const { return m_hasDeadline ? m_deadline.givesUp : m_stop; }
    [[nodiscard]] bool limited() const { return m_hasDeadline; }

    /// A value that everything else waits for: computed also when there is no time left, and once for all passes.
    template <class F>
    [[nodiscard]] auto needed(const std::string &name, F f) -> const std::invoke_result_t<F> &;

    /// A value of its own; null where there was no time for it.
    template <class F>
    [[nodiscard]] auto value(const std::string &name, F f) -> const std::invoke_result_t<F> *;

    /// The same for what takes long beside everything else: it waits until nothing asked for before it is missing.
    template <class F>
    [[nodiscard]] auto lastly(const std::string &name, F f) -> const std::invoke_result_t<F> *;

    /// f at the places 0, ..., count-1, as far as it is known.
    template <class T>
    struct Sweep {
        const std::vector<std::optional<T>> &values;
        bool shown = false; ///< enough of them for a picture: every place of the first stage
    };
    enum class Turn : std::uint8_t { Usual, Last };
    template <class F>
    [[nodiscard]] auto sweep(const std::string &name, std::size_t count, F f, Turn turn = Turn::Usual)
        -> Sweep<std::invoke_result_t<F, std::size_t>>;

    /// Says that a part of the exploration beside the values has come so far, and whether the next round would add to
    /// it.
    void report(double progress, bool more);

    [[nodiscard]] Memo &memo() { return m_memo; }

    /// Whether the explorer is certain to be called again in this pass, so that what takes long to draw, and isn't
    /// computed by the budget, can be left to that.
    [[nodiscard]] bool again();
    /// Whether the explorer has something to add in this pass; it is to be called again then.
    [[nodiscard]] bool nextRound();
    /// Whether every value that was asked for is there.
    [[nodiscard]] bool whole() const { return !m_short && !m_held && !m_lastHeld; }
    /// The share of the values that are there.
    [[nodiscard]] double progress() const;
    /// The same of all passes: it never falls, also where what is known asks for more values. Of what is left it goes
    /// on by the share of that which has come. To be asked once a pass, at its end.
    [[nodiscard]] double advance();

    /// Every how many of `count` places is one of the first stage: a power of 2.
    [[nodiscard]] static std::size_t firstStride(std::size_t count);

private:
    Budget(Memo &memo, std::stop_token stop, bool forAxes);
    template <class T, class F>
    bool compute(std::optional<T> &slot, F &&f);
    void begin();
    [[nodiscard]] std::size_t strideNow(std::size_t count, int round) const;

    Memo m_own;
    Memo &m_memo;
    Deadline m_deadline;
    bool m_hasDeadline = false;
    bool m_forAxes = false;
    std::stop_token m_stop;
    bool m_short = false;    ///< there was no time for a value
    bool m_held = false;     ///< a value waits for a later round
    bool m_lastHeld = false; ///< the same for one whose turn comes last
    bool m_promised = false;
    double m_done = 0;
    double m_total = 0;
    double m_slowest = 1;
};

template <class T, class F>
bool Budget::compute(std::optional<T> &slot, F &&f) {
    if (slot)
        return true;
    requireNotStopped(m_stop);
    if (!left()) {
        m_short = true;
        return false;
    }
    std::optional<T> found;
    if (endsBeforeStopped([&] { found.emplace(f()); }) && !token().stop_requested())
        slot = std::move(found);
    m_short = m_short || !slot;
    return slot.has_value();
}

template <class F>
auto Budget::needed(const std::string &name, F f) -> const std::invoke_result_t<F> & {
    requireNotStopped(m_stop);
    auto &slot = m_memo.at<std::optional<std::invoke_result_t<F>>>(name);
    if (!slot)
        slot.emplace(f());
    return *slot;
}

template <class F>
auto Budget::value(const std::string &name, F f) -> const std::invoke_result_t<F> * {
    requireNotStopped(m_stop);
    auto &slot = m_memo.at<std::optional<std::invoke_result_t<F>>>(name);
    m_total += 1;
    if (!compute(slot, f))
        return nullptr;
    m_done += 1;
    return &*slot;
}

template <class F>
auto Budget::lastly(const std::string &name, F f) -> const std::invoke_result_t<F> * {
    const auto &slot = m_memo.at<std::optional<std::invoke_result_t<F>>>(name);
    if (slot || whole())
        return value(name, f);
    m_total += 1;
    return nullptr;
}

template <class F>
auto Budget::sweep(const std::string &name, std::size_t count, F f, Turn turn)
    -> Sweep<std::invoke_result_t<F, std::size_t>> {
    requireNotStopped(m_stop);
    using T = std::invoke_result_t<F, std::size_t>;
    struct Series {
        std::vector<std::optional<T>> values;
        std::size_t known = 0;
        bool shown = false;
    };
    auto &series = m_memo.at<Series>(name);
    series.values.resize(count);
    const std::size_t first = firstStride(count);
    const bool usual = turn == Turn::Usual;
    const std::size_t last = strideNow(count, usual ? m_memo.m_round : m_memo.m_lastRound);
    const bool waits = !usual && m_hasDeadline && !m_memo.m_lastTurn;
    const auto at = [&](std::size_t place) {
        std::optional<T> &slot = series.values[place];
        if (slot)
            return true;
        if (!compute(slot, [&] { return f(place); }))
            return false;
        ++series.known;
        return true;
    };
    const auto stage = [&](std::size_t stride) {
        for (std::size_t i = stride == first ? 0 : stride; i < count; i += stride == first ? stride : 2 * stride)
            if (!at(i))
                return false;
        return stride != first || count == 0 || at(count - 1);
    };
    if (series.known < count && !waits)
        for (std::size_t stride = first; stride >= last && stage(stride); stride /= 2)
            series.shown = true;
    if (series.known < count && (waits || last > 1))
        (usual ? m_held : m_lastHeld) = true;
    m_done += static_cast<double>(series.known);
    m_total += static_cast<double>(count);
    return {series.values, series.shown || count == 0};
}

} // namespace halftruth
