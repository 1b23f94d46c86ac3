#pragma once

#include "core/explorers/explorer.h"

#include <map>
#include <string>
#include <vector>

namespace halftruth {

/// All that is being looked at, as a value: what the store keeps, a session file holds, and the file of a figure
/// names.
struct Scenario {
    const ExplorerSpec *explorer = &explorerTable().front();
    Parameters parameters{};                                    ///< as the person set them
    std::map<std::string, std::map<std::string, View>> views{}; ///< by explorer, by figure; only what isn't all of it
    std::map<std::string, std::vector<Pin>> pins{};             ///< by explorer; only where there are some
    std::map<std::string, Solving> solving{};                   ///< by explorer; only where something is

    bool operator==(const Scenario &) const = default;
};

} // namespace halftruth
