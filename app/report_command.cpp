#include "app/command_line.h"
#include "app/commands.h"
#include "app/explorer_options.h"
#include "app/output.h"
#include "app/paper_option.h"
#include "app/parameter_options.h"
#include "app/view_option.h"
#include "ui/files/sheet_file.h"

#include "core/scenario/answer.h"

#include <QApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace halftruth {

namespace {

std::vector<std::string> sheetSuffixes() {
    std::vector<std::string> names;
    for (const SheetFormatSpec &each : sheetFormats())
        names.push_back(each.suffix.toStdString());
    return names;
}

/// "map,error": none where it is empty.
std::vector<std::string> chartsArgument(const std::string &text) {
    std::vector<std::string> ids;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find(',', from), text.size());
        ids.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return ids;
}

SheetWishes wishesArguments(const CommandLine &line) {
    SheetWishes wishes{.question = line.option("question").value_or(""),
                       .names = line.option("names").value_or(""),
                       .date = line.option("date").value_or("")};
    if (const auto charts = line.option("charts"))
        wishes.charts = chartsArgument(*charts);
    return wishes;
}

void describeReportOptions(CommandLine &line) {
    line.addWord("EXPLORER", "one of " + listed(namesOf(explorerTable(), &ExplorerSpec::id)));
    line.addOption("output", "FILE", "the file to write, in the format of its ending: " + listed(sheetSuffixes()));
    line.addOption("number", "NAME",
                   "prints one of the sheet's results in place of writing it: the one that is called so in English");
    line.addOption("charts", "ID,ID",
                   "which figures stand in it, at most " + std::to_string(mostSheetCharts) +
                       "; the first two when not given");
    line.addOption("question", "TEXT", "the question that is decided");
    line.addOption("names", "TEXT", "who decides; a line to sign on when not given");
    line.addOption("date", "TEXT", "when; a line to write on when not given");
    addPaperOption(line);
    line.addOption("so-far", "ANSWERED,REPEATED,hidden|revealed",
                   "of a class: how many pupils have answered, how often it has been repeated, or all of them");
    addExplorerOptions(line);
}

void printNumber(const Exploration &exploration, const std::string &name) {
    const Readout *readout = findReadout(exploration, name);
    if (!readout) {
        std::vector<std::string> names;
        for (const Readout &each : exploration.readouts)
            names.push_back(readoutName(each));
        throw UsageError(unknownName("number", name, names));
    }
    if (!readout->missing.empty())
        throw std::domain_error(name + ": " + english(readout->missing));
    print(fullText(readout->value) + "\n");
}

} // namespace

int reportCommand(std::span<const std::string> arguments) {
    CommandLine line("report EXPLORER --output FILE [OPTIONS] [--NAME VALUE ...]",
                     "Writes the parameter sheet of a decision: what is protected, from whom, by what and how well, "
                     "with the command that makes each number.");
    describeReportOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        if (const auto id = line.word("EXPLORER"))
            if (const ExplorerSpec *explorer = findExplorer(*id))
                showOnly(line, explorer->parameters);
        print(line.help());
        return 0;
    }
    const ExplorerSpec &explorer = explorerArgument(line, "report");
    const auto number = line.option("number");
    const auto file = outputOption(line);
    if (number.has_value() == file.has_value())
        throw UsageError("report needs either --output FILE, whose name ends in one of " + listed(sheetSuffixes()) +
                         ", or --number NAME");
    const auto format = file ? sheetFormatOf(*file) : std::nullopt;
    if (file && !format)
        throw UsageError("output must end in one of " + listed(sheetSuffixes()) + ", but is " +
                         inQuotes(file->toStdString()));
    const QPageSize::PageSizeId paper = paperOption(line);
    const SheetWishes wishes = wishesArguments(line);
    Request request{.parameters = parameterArguments(line, explorer)};
    request.pins = pinArguments(line, explorer, request.parameters);
    request.compare = line.option("compare").has_value();
    request.stage = stageOption(line, explorer);
    const Exploration exploration = answer(explorer, request);
    if (number) {
        printNumber(exploration, *number);
        return 0;
    }
    prepareWithoutDisplay();
    std::string program = "halftruth";
    std::array<char *, 2> words{program.data(), nullptr};
    int count = 1;
    const QApplication application(count, words.data());
    const Sheet sheet = sheetOf(explorer, request, exploration, wishes);
    writeFile(*file, sheetFile(sheet, Provenance::of(explorer, request, exploration), *format, paper));
    return 0;
}

} // namespace halftruth
