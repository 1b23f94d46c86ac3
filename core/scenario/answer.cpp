#include "core/scenario/answer.h"

#include "core/math/domain/vector_registers.h"
#include "core/scenario/compare.h"
#include "core/scenario/pins.h"

#include <algorithm>

namespace halftruth {

Exploration PinMemory::explore(const ExplorerSpec &explorer, const Request &request, const Budget &budget) {
    const auto known = std::ranges::find_if(
        m_entries, [&](const Entry &entry) { return entry.explorer == &explorer && entry.request == request; });
    if (known != m_entries.end()) {
        std::rotate(m_entries.begin(), known, known + 1);
    } else {
        m_entries.push_front({.explorer = &explorer, .request = request});
        // Those of the state before, too: a change may be taken back.
        if (m_entries.size() > 2 * mostPins)
            m_entries.pop_back();
    }
    Entry &entry = m_entries.front();
    if (!entry.whole) {
        Budget own = budget.sharedWith(entry.memo);
        entry.exploration = explored(explorer, request, own);
        entry.whole = entry.exploration.complete && !entry.exploration.refinable;
        if (entry.whole)
            entry.memo = {}; // nothing goes on from it
    }
    return entry.exploration;
}

Exploration answer(const ExplorerSpec &explorer, const Request &request, Budget &budget, PinMemory *memory) {
    freeVectorRegisters();
    Exploration current = explored(explorer, request, budget);
    if (request.pins.empty() || !current.complete)
        return current;
    const std::vector<Text> names = pinNames(explorer, request.pins, request.parameters);
    PinMemory forNow;
    PinMemory &memories = memory ? *memory : forNow;
    const auto answered = [&](std::size_t i) {
        const Pin &pin = request.pins[i];
        return Pinned{.name = names[i],
                      .pattern = pin.pattern,
                      .exploration = pin.parameters == request.parameters
                                         ? current
                                         : memories.explore(explorer, pinRequest(request, current, pin), budget)};
    };
    if (request.compare) {
        Pinned reference = answered(referencePin(request.pins));
        return withPinBeside(std::move(current), request, std::move(reference));
    }
    std::vector<Pinned> pinned;
    for (std::size_t i = 0; i < request.pins.size(); ++i)
        pinned.push_back(answered(i));
    return withPins(std::move(current), request, pinned);
}

Exploration answer(const ExplorerSpec &explorer, const Request &request) {
    Budget everything;
    return answer(explorer, request, everything);
}

} // namespace halftruth
