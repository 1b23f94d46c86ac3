#include "ui/state/recompute.h"

#include "ui/text/message.h"
#include "ui/threads/background.h"
#include "ui/threads/next_turn.h"

#include "core/math/domain/stopped.h"
#include "core/math/domain/vector_registers.h"
#include "core/text/complaint.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace halftruth {

namespace {

// However long the picture takes: less would leave its curves behind for as long as a slider moves.
constexpr std::chrono::nanoseconds leastOfFrame = std::chrono::milliseconds(2);
// The second pass has so much time, and each that follows so many times that of the one before: few pictures of a
// long computation, none of them much later than it could be.
constexpr std::chrono::milliseconds secondPass{20};
constexpr int growth = 4;
// While a slider moves the next request comes before anybody has seen more: what was computed meanwhile would only
// take the processor from what paints the picture.
constexpr std::chrono::milliseconds untilRefined{30};
// How often the windows of a request may be found anew: each time takes time of a frame. What isn't held by then
// moves.
constexpr int oftenEnough = 2;
// A person reads a percentage no faster than that.
constexpr std::chrono::milliseconds untilTold{100};

} // namespace

Recompute::Recompute(std::chrono::nanoseconds frame, QObject *parent)
    : QObject(parent), m_frame(frame), m_least(std::min(frame, leastOfFrame)) {
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &Recompute::tellWaiting);
    for (Worker &worker : m_workers)
        worker.thread = std::jthread([this, &worker](const std::stop_token &stop) { run(worker, stop); });
}

Recompute::~Recompute() {
    for (Worker &worker : m_workers)
        worker.thread.request_stop();
    {
        const std::lock_guard lock(m_mutex);
        m_fine.request_stop();
    }
    m_wake.notify_all();
}

void Recompute::submit(const ExplorerSpec &explorer, const Request &request, std::optional<Time> changed,
                       std::optional<HeldAxes::Moves> moves) {
    {
        const std::lock_guard lock(m_mutex);
        m_latest = std::chrono::steady_clock::now();
        m_pending = Job{.explorer = &explorer,
                        .request = request,
                        .submitted = m_latest,
                        .changed = changed.value_or(m_latest),
                        .moves = std::move(moves),
                        .inWindows = request};
        m_fine.request_stop();
    }
    m_wake.notify_all();
}

void Recompute::setPainting(std::chrono::steady_clock::duration time) {
    const std::lock_guard lock(m_mutex);
    m_painting = std::max(time, m_painting * 7 / 8);
}

Budget::Time Recompute::endOfFrame(Budget::Time changed) {
    const std::lock_guard lock(m_mutex);
    return std::max(std::chrono::steady_clock::now() + m_least, changed + m_frame - m_painting);
}

void Recompute::stop() {
    const std::lock_guard lock(m_mutex);
    m_pending.reset();
    m_fine.request_stop();
}

bool Recompute::idle() const {
    const std::lock_guard lock(m_mutex);
    return !m_pending && std::ranges::none_of(m_workers, &Worker::busy);
}

bool Recompute::isFor(const Worker &worker) const {
    // One of them has the pins at hand, and goes on as long as it is free.
    const Worker &usual = m_workers.front();
    return m_pending && !m_firstPass && (&worker == &usual || usual.busy);
}

void Recompute::endFirstPass() {
    {
        const std::lock_guard lock(m_mutex);
        m_firstPass = false;
    }
    m_wake.notify_all();
}

bool Recompute::isOvertaken(const std::stop_token &stop, std::chrono::milliseconds within) {
    std::unique_lock lock(m_mutex);
    return m_wake.wait_for(lock, stop, within, [&stop] { return stop.stop_requested(); });
}

void Recompute::run(Worker &worker, const std::stop_token &stop) {
    goToBackground();
    while (!stop.stop_requested()) {
        std::optional<Job> job;
        std::stop_token fine;
        {
            std::unique_lock lock(m_mutex);
            worker.busy = false;
            // Asked once more under the lock: a job begun after the end was asked for would have a stop source of its
            // own that nobody stops.
            if (!m_wake.wait(lock, stop, [&] { return isFor(worker); }) || stop.stop_requested())
                return;
            job = std::exchange(m_pending, std::nullopt);
            worker.busy = m_firstPass = true;
            m_fine = std::stop_source();
            fine = m_fine.get_token();
        }
        work(worker, *std::move(job), fine);
    }
}

void Recompute::work(Worker &worker, Job job, const std::stop_token &stop) {
    freeVectorRegisters();
    Memo memo;
    std::shared_ptr<const Result> shown;
    const auto show = [&](Budget budget, bool last) {
        Result result = begun(job);
        if (!endsBeforeStopped([&] { compute(worker, job, result, budget); }) || !result.exploration.complete)
            return false;
        const bool refinable = result.exploration.refinable;
        result.first = !shown;
        result.final = last && !refinable;
        shown = deliver(std::move(result));
        return refinable;
    };
    const auto now = [] { return std::chrono::steady_clock::now(); };
    // What a frame shows is always finished: nothing newer stops it.
    const auto showFrame = [&](Budget::Time end, bool last) {
        return show(Budget(memo, {.clock = now, .end = end, .givesUp = worker.alarm.at(end)}), last);
    };
    const Budget::Time start = now();
    const Budget::Time end = endOfFrame(job.changed);
    const Budget::Time soon = start + (end - start) / 2;
    const bool found = !job.request.solving ||
                       (now() < soon && endsBeforeStopped([&] { solve(job, Watch(worker.alarm.at(soon))); }));
    if (!found)
        postponeSolving(job);
    hold(worker, job, memo);
    bool more = showFrame(end, found);
    endFirstPass();
    if (!found) {
        if (!endsBeforeStopped([&] { findAtLeisure(job, shown, stop); }))
            return;
        memo = {}; // of the last value
        hold(worker, job, memo);
        more = showFrame(now() + m_least, true);
    }
    if (more && isOvertaken(stop, untilRefined))
        return;
    for (auto time = secondPass; more && !stop.stop_requested(); time *= growth)
        more = show(Budget(memo, {.clock = now, .end = now() + time}, stop), true);
}

void Recompute::postponeSolving(Job &job) {
    const Solving &solving = *job.request.solving;
    Solved &pending = job.solved.emplace();
    pending.solving = solving;
    pending.drawn = job.explorer->fit(job.request.parameters);
    pending.pending = true;
    if (const auto &last = job.request.last)
        pending.drawn = withUnknown(*job.explorer, job.request.parameters, solving, (*last)[solving.unknown]);
}

void Recompute::findAtLeisure(Job &job, const std::shared_ptr<const Result> &shown, const std::stop_token &stop) {
    const auto now = [] { return std::chrono::steady_clock::now(); };
    auto told = now();
    solve(job, {stop, [&](double share) {
                    if (!shown || !shown->solved || now() - told < untilTold)
                        return;
                    told = now();
                    // The same picture, with a percentage beside it.
                    Result result = *shown;
                    result.solved->progress = share;
                    deliver(std::move(result));
                }});
}

void Recompute::solve(Job &job, const Watch &watch) {
    try {
        job.solved = solved(*job.explorer, job.request.parameters, *job.request.solving, watch);
    } catch (const std::exception &error) {
        Solved &failed = job.solved.emplace();
        failed.solving = *job.request.solving;
        failed.drawn = job.explorer->fit(job.request.parameters);
        failed.solution.reason = complaint(error.what());
    }
    if (!job.solved->solution.value && job.request.last)
        job.solved->drawn = *job.request.last;
}

Result Recompute::begun(const Job &job) {
    return {.explorer = job.explorer,
            .request = job.request,
            .solved = job.solved,
            .exploration = {},
            .error = {},
            .held = job.held,
            .submitted = job.submitted};
}

void Recompute::hold(Worker &worker, Job &job, Memo &memo) {
    Axes axes;
    {
        const std::lock_guard lock(m_mutex);
        if (m_axes.explorer != job.explorer)
            m_axes = {.explorer = job.explorer}; // it knew the figures of another
        else if (!job.moves)
            m_axes.held.release();
        axes = m_axes;
    }
    if (!job.moves || !axes.shown)
        return;
    job.inWindows = axes.held.holding(job.request);
    for (int i = 0; i < oftenEnough; ++i) {
        // What everything waits for is there for the picture then.
        Budget none(memo, {.clock = [] { return Time(); }, .end = Time()});
        Job alone = job;
        if (!job.request.compare)
            alone.inWindows.pins.clear(); // curves of pins change no windows
        Result still = begun(alone);
        compute(worker, alone, still, none);
        if (!still.error.isEmpty() ||
            !axes.held.follow(still.exploration.figures, axes.shown->exploration.figures, job.request, *job.moves))
            break;
        job.inWindows = axes.held.holding(job.request);
        memo = {}; // of the same in other windows
    }
    job.held = axes.held.any();
    const std::lock_guard lock(m_mutex);
    if (m_axes.explorer == job.explorer)
        m_axes.held = std::move(axes.held);
}

void Recompute::compute(Worker &worker, const Job &job, Result &result, Budget &budget) {
    try {
        result.exploration =
            answer(*result.explorer,
                   result.solved ? resolved(job.inWindows, *result.solved) : resolved(job.inWindows, result.drawn()),
                   budget, &worker.pins);
    } catch (const std::exception &error) {
        result.error = messageOf(error);
    }
}

std::shared_ptr<const Result> Recompute::deliver(Result result) {
    auto shared = std::make_shared<const Result>(std::move(result));
    {
        const std::lock_guard lock(m_mutex);
        if (m_axes.explorer == shared->explorer && shared->error.isEmpty())
            m_axes.shown = shared;
    }
    m_mailbox.post([this, shared] { receive(shared); });
    return shared;
}

void Recompute::receive(const std::shared_ptr<const Result> &result) {
    // To refine the picture of a request when the first one of the next is on its way would cost that its frame.
    if (!result->first && result->submitted != m_latest)
        return;
    if (result->first && result->explorer == m_told) {
        m_other.reset();
        return emit finished(result);
    }
    (result->first ? m_other : m_refined) = result;
    if (!m_soon.isActive())
        m_soon.start(nextTurn);
}

void Recompute::tellWaiting() {
    if (const auto other = std::exchange(m_other, nullptr)) {
        m_told = other->explorer;
        if (m_refined)
            m_soon.start(nextTurn);
        return emit finished(other);
    }
    if (const auto refined = std::exchange(m_refined, nullptr); refined && refined->submitted == m_latest)
        emit finished(refined);
}

} // namespace halftruth
