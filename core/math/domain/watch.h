#pragma once

#include <functional>
#include <stop_token>
#include <utility>

namespace halftruth {

/// What a long search listens to and tells: whether it is to stop, and how far it has come.
struct Watch {
    std::stop_token stop{};
    /// Called now and then, on the thread of the search, with the share of the work that is behind it, from 0 to 1
    /// and never less than before: of the range that is scanned, or of the evaluations that are made at the most.
    std::function<void(double)> progress{};

    Watch() = default;
    Watch(std::stop_token token) : stop(std::move(token)) {} // NOLINT: whoever only stops has no more to say
    Watch(std::stop_token token, std::function<void(double)> tell)
        : stop(std::move(token)), progress(std::move(tell)) {}

    void report(double share) const {
        if (progress)
            progress(share);
    }
};

} // namespace halftruth
