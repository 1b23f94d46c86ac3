#include "app/window_command.h"

#include "app/command_line.h"
#include "app/commands.h"
#include "app/data_option.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "app/preset_option.h"
#include "app/solving_option.h"
#include "ui/files/session_file.h"
#include "ui/threads/arenas.h"
#include "ui/window/current_window.h"
#include "ui/window/file_actions.h"

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QTimer>

#include <array>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace halftruth {

int runWindow(QApplication &application, const WindowOptions &options) {
    QApplication::setApplicationDisplayName(QStringLiteral("Halftruth"));
    QApplication::setOrganizationName(QStringLiteral("Halftruth"));
    QApplication::setDesktopFileName(QStringLiteral("org.halftruth.halftruth"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.halftruth.halftruth.svg")));
    QApplication::setStyle(QStringLiteral("Fusion")); // the themes are drawn on top of it, alike on every desktop
    shareArenas();
    CurrentWindow window;
    Session session = options.session;
    if (!session.scenario.explorer)
        session.scenario.explorer = &window->store().explorer();
    window->files().openSession(session, options.sessionFile);
    window->show();
    QTimer::singleShot(0, &*window, &MainWindow::greet);
    if (!options.dataFile.isEmpty())
        QTimer::singleShot(0, &*window, [&] { window->files().openFile(options.dataFile); });
    return application.exec();
}

namespace {

constexpr std::string_view examples = R"(Numbers are written 0.25, 1/4, 1e6 or 'ln 3'.

Examples:
  halftruth --explorer privacy-ratio --set n=500
  halftruth compute count-pmf --n 100 --ones 50 --q 1/4 --outcome 50
  halftruth sweep epsilon --over q=0.01:0.49:49 --output epsilon.csv
  halftruth export sampling --data adult-sex-income --output sampling.svg)";

std::string windowHelp(CommandLine &line) {
    std::string commands = "Commands, each with --help:\n";
    for (const Command &each : commandTable())
        commands += "  " + padded(each.name, 24) + std::string(each.summary) + "\n";
    line.setFooter(commands + "\n" + std::string(examples));
    return line.help();
}

const ExplorerSpec *explorerOption(const CommandLine &line) {
    const auto id = line.option("explorer");
    if (!id)
        return nullptr;
    if (const ExplorerSpec *explorer = findExplorer(*id))
        return explorer;
    throw UsageError(unknownName("explorer", *id, namesOf(explorerTable(), &ExplorerSpec::id)));
}

/// The parameters that --set may name: those of every explorer, since the window moves between them; with the ranges
/// that the chosen explorer has.
std::vector<ParameterUse> settableUses(const ExplorerSpec *explorer) {
    std::vector<ParameterUse> uses;
    for (const ParameterSpec &each : parameterTable()) {
        const ParameterUse *use = explorer != nullptr ? explorer->parameter(each.id) : nullptr;
        uses.push_back(use != nullptr ? *use : ParameterUse{.id = each.id});
    }
    return uses;
}

GivenValues setValues(const CommandLine &line, std::span<const ParameterUse> uses) {
    GivenValues given;
    for (const std::string &text : line.options("set")) {
        const auto &[name, value] = settingOf(text);
        if (findParameter(name) == nullptr)
            throw UsageError(unknownName("parameter", name, namesOf(parameterTable(), &ParameterSpec::name)));
        const ParameterUse &use = requireUse("the window", uses, name);
        if (given.contains(use.id))
            throw UsageError(name + " is set more than once");
        given[use.id] = settingValue(use, value);
    }
    return given;
}

/// Checks what the explorer that is shown doesn't: values for others are in their ranges beside each other.
void requireValidAlone(const Scenario &scenario, const GivenValues &given, const std::vector<ParameterUse> &uses) {
    Parameters beside;
    std::vector<ParameterUse> others;
    for (const ParameterUse &use : uses)
        if (const auto value = given.find(use.id); value != given.end()) {
            beside = beside.with(use.id, value->second);
            if (!scenario.explorer || !scenario.explorer->parameter(use.id))
                others.push_back(use);
        }
    requireValid(beside, others);
}

/// The scenario with these values: in its explorer those that it takes; elsewhere those that only others take, and
/// all where no explorer is chosen.
Scenario withGiven(Scenario scenario, const GivenValues &given) {
    const ExplorerSpec *chosen = scenario.explorer;
    GivenValues here;
    for (const auto &[id, value] : given)
        if (chosen && chosen->parameter(id))
            here.emplace(id, value);
    for (const ExplorerSpec &explorer : explorerTable()) {
        GivenValues there;
        for (const auto &[id, value] : given)
            if (!here.contains(id) && explorer.parameter(id))
                there.emplace(id, value);
        scenario.setValues(explorer, withValues(explorer, scenario.values(explorer), there));
    }
    return here.empty() ? scenario : apply(scenario, edit::SetAll{here});
}

/// A first word that is neither a command nor a file is most likely a misspelt command.
void requireFile(const std::string &word) {
    std::error_code ignored;
    if (std::filesystem::exists(word, ignored))
        return;
    if (word.find_first_of("/.") != std::string::npos)
        throw UsageError(word + ": No such file or directory");
    throw UsageError(unknownName("command or file", word, namesOf(commandTable(), &Command::name)));
}

/// The session or figure in a file; nothing where the file holds data.
std::optional<OpenedFile> openedFile(const QString &fileName) {
    try {
        return openFile(fileName);
    } catch (const OpenError &error) {
        throw UsageError(error.what());
    }
}

/// What the file holds that the line names.
WindowOptions fileOptions(const CommandLine &line) {
    WindowOptions options;
    const auto file = line.word("FILE");
    const auto columns = columnsOption(line);
    if (columns && !file)
        throw UsageError("--columns is for data files only: name one");
    if (!file)
        return options;
    requireFile(*file);
    const QString fileName = QFile::decodeName(QByteArray::fromStdString(*file));
    Scenario &scenario = options.session.scenario;
    if (columns) {
        const ExplorerSpec &sampling = *findExplorer("sampling");
        scenario.setValues(sampling, scenario.values(sampling).withData(fileData(*file, columns)));
    } else if (const auto opened = openedFile(fileName); opened && !opened->lesson) {
        options.session = opened->session;
        options.sessionFile = opened->figure ? QString() : fileName;
    } else {
        options.dataFile = fileName; // or a lesson, which the window plays
    }
    return options;
}

/// What --solve asks of the explorer that is shown first.
void addSolving(const CommandLine &line, Scenario &scenario) {
    if (!scenario.explorer)
        throw UsageError("--solve is for one explorer: name it with --explorer");
    const ExplorerSpec &explorer = *scenario.explorer;
    const Solving solving = solvingOption(line, explorer).value();
    scenario = apply(scenario, edit::Solve{solving});
}

WindowOptions windowOptions(const CommandLine &line) {
    WindowOptions options = fileOptions(line);
    Scenario &scenario = options.session.scenario;
    const ExplorerSpec *chosen = explorerOption(line);
    if (chosen)
        scenario.explorer = chosen;
    if (const Preset *preset = presetOption(line, chosen)) {
        scenario.explorer = findExplorer(preset->explorer);
        scenario = apply(scenario, edit::ChoosePreset{preset});
    }
    const std::vector<ParameterUse> uses = settableUses(scenario.explorer);
    const GivenValues given = setValues(line, uses);
    const ExplorerSpec &shown = scenario.explorer ? *scenario.explorer : *findExplorer("sampling");
    requireNotFixed(scenario.values(shown), given);
    requireValidAlone(scenario, given, uses);
    scenario = withGiven(scenario, given);
    const bool solves = line.option("solve") || line.option("by");
    if (solves)
        addSolving(line, scenario);
    if (chosen || line.option("preset") || !given.empty() || solves)
        options.sessionFile.clear(); // to be saved under another name
    return options;
}

/// Without a display Qt aborts the program; say so instead.
void requireDisplay() {
    for (const char *variable : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(variable))
            return;
    throw std::runtime_error("there is no display for a window; 'halftruth --help' lists what works without");
}

} // namespace

int windowCommand(std::span<const std::string> arguments) {
    CommandLine line("[FILE] [--explorer ID] [--preset ID] [--set NAME=VALUE ...]\n       halftruth COMMAND ...",
                     "Explores what randomized response costs in accuracy and gains in privacy.");
    line.addWord("FILE",
                 "a session, an exported figure or a data file (CSV) to open; the options change what it holds");
    line.addOption("explorer", "ID", "what to show: " + listed(namesOf(explorerTable(), &ExplorerSpec::id)));
    line.addOption("set", "NAME=VALUE", "sets a parameter, as q=0.25; 'halftruth list parameters' names them");
    addPresetOption(line);
    addSolvingOptions(line);
    addColumnsOption(line);
    line.addFlag("version", "print the version");
    if (!arguments.empty() && !arguments.front().starts_with('-'))
        requireFile(arguments.front()); // before its options, which are those of the command it was meant to be
    line.parse(arguments);
    if (line.helpWanted() || line.flag("version")) {
        print(line.helpWanted() ? windowHelp(line) : "halftruth " HALFTRUTH_VERSION "\n");
        return 0;
    }
    const WindowOptions options = windowOptions(line);
    requireDisplay();
    std::string program = "halftruth";
    std::array<char *, 2> words{program.data(), nullptr};
    int count = 1;
    QApplication application(count, words.data());
    return runWindow(application, options);
}

} // namespace halftruth
