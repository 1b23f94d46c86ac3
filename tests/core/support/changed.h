#pragma once

#include "core/explorers/explorer.h"

/// What an explorer shows after a change of what it showed before, with all that follows from it.
inline halftruth::Parameters changed(const halftruth::ExplorerSpec &explorer, const halftruth::Parameters &before,
                                     const halftruth::Parameters &after) {
    return explorer.fit(explorer.follow ? explorer.follow(before, after) : after);
}
