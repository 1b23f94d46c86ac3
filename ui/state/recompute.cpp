#include "ui/state/recompute.h"

#include "core/math/domain/stopped.h"

#include <exception>
#include <utility>

namespace halftruth {

Recompute::Recompute(QObject *parent)
    : QObject(parent), m_thread([this](const std::stop_token &stop) { run(stop); }) {}

Recompute::~Recompute() {
    m_thread.request_stop();
    {
        const std::lock_guard lock(m_mutex);
        m_fine.request_stop();
    }
    m_wake.notify_all();
}

void Recompute::submit(const ExplorerSpec &explorer, const Request &request) {
    {
        const std::lock_guard lock(m_mutex);
        m_pending = Job{&explorer, request, std::chrono::steady_clock::now()};
        m_fine.request_stop();
    }
    m_wake.notify_one();
}

bool Recompute::idle() const {
    const std::lock_guard lock(m_mutex);
    return !m_pending && !m_busy;
}

void Recompute::run(const std::stop_token &stop) {
    while (!stop.stop_requested()) {
        std::optional<Job> job;
        std::stop_token fine;
        {
            std::unique_lock lock(m_mutex);
            m_busy = false;
            // Asked once more under the lock: a job begun after the end was asked for would have a stop source of its
            // own that nobody stops.
            if (!m_wake.wait(lock, stop, [this] { return m_pending.has_value(); }) || stop.stop_requested())
                return;
            job = std::exchange(m_pending, std::nullopt);
            m_busy = true;
            m_fine = std::stop_source();
            fine = m_fine.get_token();
        }
        work(*std::move(job), fine);
    }
}

void Recompute::work(Job job, const std::stop_token &fine) {
    const auto deliverCoarse = [&](bool last) {
        Result coarse = compute(job, Quality::Coarse, {});
        const bool refinable = coarse.exploration.refinable;
        coarse.final = last && !refinable;
        deliver(std::move(coarse));
        return refinable && !fine.stop_requested();
    };
    const std::optional<Solving> &solving = job.request.solving;
    const bool slow = solving && !solvedQuickly(*job.explorer, job.request.parameters, *solving);
    if (slow) {
        postponeSolving(job);
        deliverCoarse(false);
        if (!endsBeforeStopped([&] { solve(job, fine); }))
            return;
    } else {
        solve(job, {});
    }
    for (bool more = deliverCoarse(true); more;) {
        ++job.request.pass;
        Result refined = compute(job, Quality::Fine, fine);
        if (fine.stop_requested() || !refined.exploration.complete)
            break;
        more = refined.exploration.refinable;
        refined.final = !more;
        deliver(std::move(refined));
    }
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

void Recompute::solve(Job &job, const std::stop_token &stop) {
    if (job.request.solving) {
        try {
            job.solved = solved(*job.explorer, job.request.parameters, *job.request.solving, stop);
        } catch (const std::exception &error) {
            Solved &failed = job.solved.emplace();
            failed.solving = *job.request.solving;
            failed.drawn = job.explorer->fit(job.request.parameters);
            failed.solution.reason = error.what();
        }
    }
    if (job.solved && !job.solved->solution.value && job.request.last)
        job.solved->drawn = *job.request.last;
}

Result Recompute::compute(const Job &job, Quality quality, const std::stop_token &stop) {
    Result result{.explorer = job.explorer,
                  .request = job.request,
                  .solved = job.solved,
                  .exploration = {},
                  .error = {},
                  .submitted = job.submitted};
    result.request.quality = quality;
    try {
        result.exploration = answer(*job.explorer, resolved(result.request, result.drawn()), stop, &m_pins);
    } catch (const std::exception &error) {
        result.error = QString::fromUtf8(error.what());
    }
    return result;
}

void Recompute::deliver(Result result) {
    auto shared = std::make_shared<const Result>(std::move(result));
    {
        const std::lock_guard lock(m_mutex);
        m_mailbox.push_back(std::move(shared));
    }
    // The event carries nothing: what passes from thread to thread passes through the mutex.
    QMetaObject::invokeMethod(this, &Recompute::emptyMailbox, Qt::QueuedConnection);
}

void Recompute::emptyMailbox() {
    std::vector<std::shared_ptr<const Result>> arrived;
    {
        const std::lock_guard lock(m_mutex);
        arrived.swap(m_mailbox);
    }
    for (const auto &result : arrived)
        emit finished(result);
}

} // namespace halftruth
