#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"

#include <deque>

namespace halftruth {

/// Remembers the pins' explorations from one request to the next, and from pass to pass: they stay the same while the
/// rest changes. For one thread.
class PinMemory {
public:
    [[nodiscard]] Exploration explore(const ExplorerSpec &explorer, const Request &request, const Budget &budget);
    /// A pin's figures without what takes its time: their axes.
    [[nodiscard]] const std::vector<Figure> &axes(const ExplorerSpec &explorer, const Request &request,
                                                  const Budget &budget);

private:
    struct Entry {
        const ExplorerSpec *explorer;
        Request request;
        Memo memo{};
        Exploration exploration{};
        bool whole = false;
    };
    std::deque<Entry> m_entries; ///< the latest first
    struct {
        const ExplorerSpec *explorer = nullptr;
        Request request{};
        std::vector<Figure> figures{};
    } m_axes; ///< asked for last
};

/// What an explorer has to say to the whole request: its exploration, as far as the budget goes, with the pins drawn
/// along. Everything that shows or writes figures asks here. A pure function: the memory, where there is one, makes
/// it faster and nothing else. Cost: that of the explorer for the parameters and for every pin. Throws what the
/// explorer throws.
[[nodiscard]] Exploration answer(const ExplorerSpec &explorer, const Request &request, Budget &budget,
                                 PinMemory *memory = nullptr);
/// All of it at once, as an export has it.
[[nodiscard]] Exploration answer(const ExplorerSpec &explorer, const Request &request);

} // namespace halftruth
