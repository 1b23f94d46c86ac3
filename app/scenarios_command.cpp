#include "app/command_line.h"
#include "app/commands.h"
#include "app/output.h"
#include "ui/files/session_file.h"

#include "core/scenario/scenario_table.h"

#include <QFile>

namespace halftruth {

namespace {

/// The session that the line names. Throws UsageError where it can't be read or nothing is pinned in it.
Scenario sessionArgument(const CommandLine &line) {
    const auto file = line.word("SESSION");
    if (!file)
        throw UsageError("scenarios needs a SESSION, a file that was saved in the window");
    std::optional<OpenedFile> opened;
    try {
        opened = openFile(QFile::decodeName(QByteArray::fromStdString(*file)));
    } catch (const OpenError &error) {
        throw UsageError(error.what());
    }
    if (!opened)
        throw UsageError(*file + " is no session");
    if (opened->session.scenario.pins.empty())
        throw UsageError("nothing is pinned in " + *file);
    return opened->session.scenario;
}

} // namespace

int scenariosCommand(std::span<const std::string> arguments) {
    CommandLine line("scenarios SESSION [--numbers answers|all] [--output FILE.csv]",
                     "Writes the pinned states of a session as a table: a row for each, with its numbers, their "
                     "differences to the state they are compared with, and which way they may be off.");
    line.addWord("SESSION", "a session, or a figure that was exported with its settings");
    line.addOption("numbers", "answers|all", "those that answer an explorer's question, the default, or every one");
    line.addOption("output", "FILE", "the file; standard output without it");
    line.parse(arguments);
    if (line.helpWanted()) {
        print(line.help());
        return 0;
    }
    const std::string numbers = line.option("numbers").value_or("answers");
    if (numbers != "answers" && numbers != "all")
        throw UsageError("numbers must be answers or all, but is " + inQuotes(numbers));
    const Scenario scenario = sessionArgument(line);
    const ScenarioTable table =
        scenarioTable(scenario, [](const ExplorerSpec &explorer, const Parameters &parameters) {
            return readoutsOf(explorer, parameters);
        });
    Output output(outputOption(line));
    output.write(scenarioCsv(table, numbers == "all" ? allColumns(table) : answerColumns(table)));
    output.finish();
    return 0;
}

} // namespace halftruth
