#include "core/simulation/runner.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace halftruth {

void requireSimulation(const Simulation &simulation) {
    require("trials", static_cast<double>(simulation.trials), range::integers(1, static_cast<double>(maxTrials)));
}

void runBlocks(std::int64_t blocks, unsigned threads, const std::stop_token &stop,
               const std::function<BlockWork()> &worker) {
    std::atomic<std::int64_t> next = 0;
    std::atomic<bool> failed = false;
    std::mutex mutex;
    std::exception_ptr error;
    const auto work = [&] {
        try {
            const BlockWork run = worker();
            while (!failed && !stop.stop_requested()) {
                const std::int64_t block = next++;
                if (block >= blocks)
                    return;
                run(block);
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failed.exchange(true))
                error = std::current_exception();
        }
    };
    const unsigned wanted = threads == 0 ? std::thread::hardware_concurrency() : threads;
    const std::int64_t used = std::clamp<std::int64_t>(wanted, 1, std::max<std::int64_t>(blocks, 1));
    {
        std::vector<std::jthread> others;
        for (std::int64_t i = 1; i < used; ++i)
            others.emplace_back(work);
        work();
    }
    if (error)
        std::rethrow_exception(error);
}

} // namespace halftruth
