#include "app/preset_option.h"

namespace halftruth {

void addPresetOption(CommandLine &line) {
    line.addOption("preset", "ID", "starts from a worked example; 'halftruth list presets' names them");
}

const Preset *presetOption(const CommandLine &line, const ExplorerSpec *explorer) {
    const auto id = line.option("preset");
    if (!id)
        return nullptr;
    const Preset *preset = findPreset(*id);
    if (!preset)
        throw UsageError(
            unknownName("preset", *id, namesOf(presetTable(), &Preset::id), "'halftruth list presets' names them"));
    if (explorer && preset->explorer != explorer->id)
        throw UsageError("preset " + std::string(preset->id) + " is one of " + std::string(preset->explorer) +
                         ", not of " + std::string(explorer->id));
    return preset;
}

} // namespace halftruth
