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
    /// What is said of it in the place of `why` as long as a class hasn't been revealed; empty where nothing is to
    /// be.
    Phrase before{};
    /// NAME=VALUE and data=WORD as settingOf() reads them; all else is at its default.
    std::vector<std::string> settings;
};

/// Every preset, by explorer in the order of explorerTable().
[[nodiscard]] std::span<const Preset> presetTable();
[[nodiscard]] const Preset *findPreset(std::string_view id);
/// Those of one explorer.
[[nodiscard]] std::span<const Preset> presetsOf(const ExplorerSpec &explorer);

/// What there is to say of it when a class has come so far, nothing where it is over: not the truth before that is
/// revealed.
[[nodiscard]] Phrase whyOf(const Preset &preset, const std::optional<ClassStage> &stage);

/// What the preset's explorer shows.
[[nodiscard]] const Parameters &presetParameters(const Preset &preset);
/// The preset of the explorer that these parameters are; null where they are none.
[[nodiscard]] const Preset *presetAt(const ExplorerSpec &explorer, const Parameters &parameters);

} // namespace halftruth
