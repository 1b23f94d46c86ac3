#include "app/progress_line.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <unistd.h>

namespace halftruth {

namespace {

using namespace std::chrono_literals;

constexpr auto untilShown = 500ms;
constexpr auto untilNext = 200ms;

std::atomic<double> shareDone{-1.0}; ///< negative where nobody has said
std::jthread teller;                 ///< what writes it

void tellTerminal(const std::string &text) {
    // Nobody is left to tell when this fails.
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
    static_cast<void>(std::fflush(stderr));
}

void keepTelling(const std::stop_token &stop) {
    constexpr auto back = "\r\x1b[K";
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    const auto begun = std::chrono::steady_clock::now();
    bool shown = false;
    for (auto wait = untilShown; !stopped.wait_for(lock, stop, wait, [&] { return stop.stop_requested(); });
         wait = untilNext) {
        const auto passed = std::chrono::steady_clock::now() - begun;
        const double share = shareDone;
        std::string text =
            back + std::to_string(std::chrono::duration_cast<std::chrono::seconds>(passed).count()) + " s";
        if (share >= 0)
            text += ", " + std::to_string(static_cast<int>(100 * std::min(share, 1.0))) + " %";
        tellTerminal(text);
        shown = true;
    }
    if (shown)
        tellTerminal(back);
}

} // namespace

ProgressLine::ProgressLine() {
    shareDone = -1.0;
    if (isatty(STDERR_FILENO) != 0)
        teller = std::jthread(keepTelling);
}

ProgressLine::~ProgressLine() { end(); }

void ProgressLine::tell(double share) { shareDone = share; }

void ProgressLine::end() { teller = std::jthread(); }

} // namespace halftruth
