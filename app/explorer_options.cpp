#include "app/explorer_options.h"

#include "app/data_option.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "app/preset_option.h"
#include "app/solving_option.h"

#include "core/scenario/pins.h"
#include "core/scenario/scenario.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace halftruth {

void addExplorerOptions(CommandLine &line) {
    addPresetOption(line);
    addSolvingOptions(line);
    line.addOption("pin", "'NAME=VALUE ...'",
                   "draws the curves of other values along, for comparison; may be given several times");
    line.addOption(
        "compare", "PIN",
        "figures of the first, second, ... pin beside those of the explorer, FIGURE-pinned, in the windows of "
        "both, and of two maps the difference, FIGURE-difference");
    addDataOptions(line);
    addParameterOptions(line);
}

const ExplorerSpec &explorerArgument(const CommandLine &line, std::string_view command) {
    const auto id = line.word("EXPLORER");
    if (!id)
        throw UsageError(std::string(command) + " needs an explorer; there are " +
                         listed(namesOf(explorerTable(), &ExplorerSpec::id)));
    if (const ExplorerSpec *explorer = findExplorer(*id))
        return *explorer;
    throw UsageError(unknownName("explorer", *id, namesOf(explorerTable(), &ExplorerSpec::id)));
}

Parameters parameterArguments(const CommandLine &line, const ExplorerSpec &explorer) {
    const std::optional<Solving> solving = solvingOption(line, explorer);
    std::vector<ParameterUse> uses = explorer.parameters;
    if (solving)
        for (const ParameterUse &target : targetsOf(explorer, *solving))
            if (!explorer.parameter(target.id))
                uses.push_back(target);
    const GivenValues given = givenValues(line, explorer.id, uses);
    const Preset *preset = presetOption(line, &explorer);
    Parameters base = preset ? presetParameters(*preset) : explorer.defaults();
    if (const auto data = explorer.usesData ? dataOption(line) : std::nullopt)
        base = base.withData(*data);
    else if (!explorer.usesData && (line.option("data") || line.option("columns")))
        throw UsageError(std::string(explorer.id) + " takes no data");
    requireNotFixed(base, given);
    if (!solving) {
        Scenario scenario{.explorer = &explorer};
        scenario.setValues(explorer, base);
        return request(apply(scenario, edit::SetAll{given})).parameters;
    }
    const Solved found = solved(explorer, solvingRequest(explorer, base, given, *solving).parameters, *solving);
    if (!found.solution.value)
        throw std::domain_error(english(found.solution.reason));
    return found.drawn;
}

std::vector<Pin> pinArguments(const CommandLine &line, const ExplorerSpec &explorer, const Parameters &parameters) {
    std::vector<Pin> pins;
    for (const std::string &text : line.options("pin")) {
        if (pins.size() == mostPins)
            throw UsageError("there can be at most " + std::to_string(mostPins) + " pins");
        const auto [settings, name] = pinParts(text);
        pins.push_back({.parameters = withSettings(explorer, parameters, settingsIn(settings)),
                        .pattern = freePinPattern(pins),
                        .name = name});
    }
    if (const auto text = line.option("compare")) {
        const std::vector<std::string> places{"1", "2", "3", "4", "5", "6"};
        static_assert(mostPins == 6);
        const auto place = std::ranges::find(places, *text) - places.begin();
        if (pins.empty())
            throw UsageError("compare needs a pin to compare with: --pin SETTINGS");
        if (static_cast<std::size_t>(place) >= pins.size())
            throw UsageError("compare must be the place of a pin, in [1, " + std::to_string(pins.size()) +
                             "], but is " + *text);
        pins[static_cast<std::size_t>(place)].reference = true;
    }
    return pins;
}

void prepareWithoutDisplay() {
    QLocale::setDefault(QLocale::c());       // a file is the same wherever it is made
    QHashSeed::setDeterministicGlobalSeed(); // and a PDF has its fonts in the same order
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &message) {
        if (type == QtFatalMsg || type == QtCriticalMsg)
            printError(message.toStdString());
    });
}

} // namespace halftruth
