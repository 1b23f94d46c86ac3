#pragma once

#include "core/explorers/explorer.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// A worked example of the sources or a deployment people know, as a state of one explorer. Menus, `--preset`,
/// `list presets` and the test of every preset read presetTable().
struct Preset {
    std::string_view id;       ///< on the command line: "class-of-30"
    std::string_view explorer; ///< the explorer's id
    Phrase title;              ///< in menus
    Phrase why;                ///< why it is interesting: one sentence, plain text
    /// NAME=VALUE and data=WORD as settingOf() reads them; all else is at its default.
    std::vector<std::string> settings;
};

/// Every preset, by explorer in the order of explorerTable().
[[nodiscard]] std::span<const Preset> presetTable();
[[nodiscard]] const Preset *findPreset(std::string_view id);
/// Those of one explorer.
[[nodiscard]] std::span<const Preset> presetsOf(const ExplorerSpec &explorer);

/// What the preset's explorer shows.
[[nodiscard]] const Parameters &presetParameters(const Preset &preset);
/// The preset of the explorer that these parameters are; null where they are none.
[[nodiscard]] const Preset *presetAt(const ExplorerSpec &explorer, const Parameters &parameters);

} // namespace halftruth
