#include "core/scenario/answer.h"

#include "core/math/domain/stopped.h"
#include "core/math/domain/vector_registers.h"
#include "core/scenario/compare.h"
#include "core/scenario/pins.h"

#include <algorithm>

namespace halftruth {

namespace {

/// An exploration's figures without what takes its time: their axes.
std::vector<Figure> axesOf(const ExplorerSpec &explorer, Request request, const Budget &budget) {
    constexpr int fewest = 2; // cells: no map is looked at
    request.columns = request.rows = fewest;
    Memo forNow;
    Budget none = budget.forAxes(forNow);
    Exploration found = explored(explorer, request, none);
    if (!found.complete)
        throw Stopped();
    return std::move(found.figures);
}

} // namespace

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
        entry.exploration.kept.reset(); // of each of many, for none of which is anything moved
        entry.whole = entry.exploration.complete && !entry.exploration.refinable;
        if (entry.whole)
            entry.memo = {}; // nothing goes on from it
    }
    return entry.exploration;
}

const std::vector<Figure> &PinMemory::axes(const ExplorerSpec &explorer, const Request &request,
                                           const Budget &budget) {
    if (m_axes.explorer != &explorer || !(m_axes.request == request))
        m_axes = {.explorer = &explorer, .request = request, .figures = axesOf(explorer, request, budget)};
    return m_axes.figures;
}

namespace {

/// The request in the windows of both states: found once for all its passes.
Request comparing(const ExplorerSpec &explorer, const Request &request, const Pin &pin, Budget &budget,
                  PinMemory &memory) {
    if (pin.parameters == request.parameters)
        return request;
    Request found = request;
    found.views = budget.needed("windows of both", [&] {
        const Exploration now{.figures = axesOf(explorer, request, budget)};
        // On the same scales, in the windows that it has by itself.
        Request beside = pinRequest(request, now, pin);
        for (auto &[figure, view] : beside.views) {
            view.x = request.view(figure).x;
            view.y = request.view(figure).y;
        }
        return inWindowsOfBoth(request, now.figures, memory.axes(explorer, beside, budget)).views;
    });
    return found;
}

Exploration answerBeside(const ExplorerSpec &explorer, const Request &request, Budget &budget, PinMemory &memory) {
    const std::size_t reference = referencePin(request.pins);
    const Pin &pin = request.pins[reference];
    Request asked;
    if (!endsBeforeStopped([&] { asked = comparing(explorer, request, pin, budget, memory); }))
        return {.complete = false};
    Exploration current = explored(explorer, asked, budget);
    if (!current.complete)
        return current;
    Pinned pinned{.name = pinNames(explorer, request.pins, request.parameters)[reference],
                  .pattern = pin.pattern,
                  .exploration = pin.parameters == request.parameters
                                     ? current
                                     : memory.explore(explorer, pinRequest(asked, current, pin), budget)};
    return withPinBeside(std::move(current), request, std::move(pinned));
}

} // namespace

Exploration answer(const ExplorerSpec &explorer, const Request &request, Budget &budget, PinMemory *memory) {
    freeVectorRegisters();
    PinMemory forNow;
    PinMemory &memories = memory ? *memory : forNow;
    if (request.compare && !request.pins.empty())
        return answerBeside(explorer, request, budget, memories);
    Exploration current = explored(explorer, request, budget);
    if (request.pins.empty() || !current.complete)
        return current;
    const std::vector<Text> names = pinNames(explorer, request.pins, request.parameters);
    std::vector<Pinned> pinned;
    for (std::size_t i = 0; i < request.pins.size(); ++i) {
        const Pin &pin = request.pins[i];
        pinned.push_back(
            {.name = names[i],
             .pattern = pin.pattern,
             .exploration = pin.parameters == request.parameters
                                ? current
                                : memories.explore(explorer, pinRequest(request, current, pin), budget)});
    }
    return withPins(std::move(current), request, pinned);
}

Exploration answer(const ExplorerSpec &explorer, const Request &request) {
    Budget everything;
    return answer(explorer, request, everything);
}

} // namespace halftruth
