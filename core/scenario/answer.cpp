#include "core/scenario/answer.h"

#include "core/scenario/pins.h"

#include <algorithm>

namespace halftruth {

Exploration PinMemory::explore(const ExplorerSpec &explorer, const Request &request, const std::stop_token &stop) {
    const auto known = std::ranges::find_if(
        m_entries, [&](const Entry &entry) { return entry.explorer == &explorer && entry.request == request; });
    if (known != m_entries.end()) {
        std::rotate(m_entries.begin(), known, known + 1);
        return m_entries.front().exploration;
    }
    Exploration exploration = explorer.explore(request, stop);
    if (exploration.complete) {
        m_entries.push_front({&explorer, request, exploration});
        // Coarse and fine, for as many pins as there may be.
        if (m_entries.size() > 2 * mostPins)
            m_entries.pop_back();
    }
    return exploration;
}

Exploration answer(const ExplorerSpec &explorer, const Request &request, const std::stop_token &stop,
                   PinMemory *memory) {
    Exploration current = explorer.explore(request, stop);
    if (request.pins.empty() || !current.complete)
        return current;
    const std::vector<Text> names = pinNames(explorer, request.pins, request.parameters);
    const auto explored = [&](const Pin &pin) {
        if (pin.parameters == request.parameters)
            return current;
        const Request asked = pinRequest(request, current, pin);
        return memory ? memory->explore(explorer, asked, stop) : explorer.explore(asked, stop);
    };
    std::vector<Pinned> pinned;
    for (std::size_t i = 0; i < request.pins.size(); ++i)
        pinned.push_back(
            {.name = names[i], .colour = request.pins[i].colour, .exploration = explored(request.pins[i])});
    return withPins(std::move(current), request, pinned);
}

} // namespace halftruth
