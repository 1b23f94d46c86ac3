#include "app/command_line.h"
#include "app/commands.h"
#include "app/explorer_options.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "app/preset_option.h"
#include "app/solving_option.h"
#include "app/sweep_axis.h"
#include "app/view_option.h"
#include "ui/files/figure_file.h"
#include "ui/files/file_writer.h"
#include "ui/files/frames.h"
#include "ui/files/picture_words.h"
#include "ui/scene/theme.h"

#include "core/scenario/answer.h"
#include "core/scenario/compare.h"
#include "core/scenario/scenario.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

/// What to write where, once the command line is understood.
struct ExportJob {
    const ExplorerSpec &explorer;
    Parameters parameters;
    std::vector<Pin> pins;
    bool compare = false;              ///< the reference pin's charts stand beside
    std::optional<std::string> figure; ///< the first where not named
    View view;                         ///< of that figure
    std::optional<ClassStage> stage;   ///< how far a class has come; over where it isn't said
    std::string title;                 ///< what the chart is called; empty for what its explorer calls it
    QString file;
    FigureFormat format;
    PictureOptions picture;
};

std::vector<std::string> suffixes() {
    std::vector<std::string> names;
    for (const FigureFormatSpec &each : figureFormats())
        names.push_back(each.suffix.toStdString());
    return names;
}

bool isPicture(FigureFormat format) {
    return std::ranges::find(figureFormats(), format, &FigureFormatSpec::format)->picture;
}

QString fileArgument(const CommandLine &line) {
    if (const auto file = outputOption(line))
        return *file;
    throw UsageError("export needs --output FILE; its name ends in one of " + listed(suffixes()));
}

FigureFormat formatArgument(const QString &file) {
    if (const auto format = formatOfFile(file))
        return *format;
    throw UsageError("output must end in one of " + listed(suffixes()) + ", but is " + inQuotes(file.toStdString()));
}

template <class Number>
std::optional<Number> plainNumber(std::string_view text) {
    Number number = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool read = end.ec == std::errc{} && end.ptr == text.data() + text.size();
    return read ? std::optional(number) : std::nullopt;
}

/// "85x60mm" at a resolution.
std::optional<QSize> millimetres(std::string_view text, int dpi) {
    if (!text.ends_with("mm"))
        return std::nullopt;
    text.remove_suffix(2);
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos)
        return std::nullopt;
    const auto pixels = [dpi](std::string_view side) -> std::optional<int> {
        const auto length = plainNumber<double>(side);
        if (!length || !(*length > 0 && *length <= 25.4 * largestPicture))
            return std::nullopt;
        return pixelsOf(*length, dpi);
    };
    const auto width = pixels(text.substr(0, cross));
    const auto height = pixels(text.substr(cross + 1));
    return width && height ? std::optional(QSize(*width, *height)) : std::nullopt;
}

QSize sizeArgument(std::string_view text, int dpi) {
    const Range allowed = range::integers(smallestPicture, largestPicture);
    const std::size_t cross = text.find('x');
    if (const auto size = millimetres(text, dpi);
        size && allowed.contains(size->width()) && allowed.contains(size->height()))
        return *size;
    const auto width = plainNumber<int>(text.substr(0, cross));
    const auto height = cross == std::string_view::npos ? std::nullopt : plainNumber<int>(text.substr(cross + 1));
    if (!width || !height || !allowed.contains(*width) || !allowed.contains(*height))
        throw UsageError("size must be WIDTHxHEIGHT with both in " + allowed.text() +
                         " pixels, or as many millimetres with mm behind them, but is " + inQuotes(text));
    return {*width, *height};
}

int dpiArgument(std::string_view text) {
    const Range allowed = range::integers(lowestDpi, highestDpi);
    const double dpi = numberArgument("dpi", allowed, text);
    if (!allowed.contains(dpi))
        throw UsageError(domainMessage("dpi", allowed, dpi));
    return static_cast<int>(dpi);
}

QString themeArgument(const std::string &name) {
    const auto known = pictureThemes();
    if (std::ranges::find(known, name) == known.end())
        throw UsageError(unknownName("theme", name, std::vector<std::string>(known.begin(), known.end())));
    return QString::fromStdString(name);
}

double pointsArgument(const CommandLine &line, const char *name, const Range &allowed, double otherwise) {
    const auto text = line.option(name);
    if (!text)
        return otherwise;
    const double points = numberArgument(name, allowed, *text);
    if (!allowed.contains(points))
        throw UsageError(domainMessage(name, allowed, points));
    return points;
}

/// One of several words, by its place among them.
template <class Choice>
Choice choiceArgument(const CommandLine &line, const char *name, const std::vector<std::string> &words,
                      Choice otherwise) {
    const auto word = line.option(name);
    if (!word)
        return otherwise;
    const auto found = std::ranges::find(words, *word);
    if (found == words.end())
        throw UsageError(unknownName(name, *word, words));
    return static_cast<Choice>(found - words.begin());
}

/// What a picture has besides its curves, switched on and off by name.
void takeParts(const CommandLine &line, PictureOptions &options) {
    const std::vector<std::pair<std::string, bool *>> parts{{"title", &options.style.title},
                                                            {"markers", &options.style.markers},
                                                            {"parameters", &options.parameters},
                                                            {"sentence", &options.sentence}};
    std::vector<std::string> names;
    for (const auto &[name, part] : parts)
        names.push_back(name);
    for (const auto &[option, shown] : {std::pair{"with", true}, {"without", false}})
        for (const std::string &name : line.options(option)) {
            const auto found = std::ranges::find(names, name);
            if (found == names.end())
                throw UsageError(unknownName("part", name, names));
            *parts[static_cast<std::size_t>(found - names.begin())].second = shown;
        }
}

PictureOptions pictureArguments(const CommandLine &line) {
    PictureOptions options;
    std::optional<QSizeF> size;
    if (const auto id = line.option("for")) {
        std::vector<std::string> ids;
        for (const PicturePreset &preset : picturePresets())
            ids.push_back(preset.id.toStdString());
        const auto found = std::ranges::find(ids, *id);
        if (found == ids.end())
            throw UsageError(unknownName("purpose", *id, ids));
        const PicturePreset &preset = picturePresets()[found - ids.begin()];
        options = preset.options;
        if (!preset.millimetres.isEmpty())
            size = preset.millimetres;
    }
    if (const auto dpi = line.option("dpi"))
        options.dpi = dpiArgument(*dpi);
    if (size)
        options.size = {pixelsOf(size->width(), options.dpi), pixelsOf(size->height(), options.dpi)};
    if (const auto wanted = line.option("size")) {
        options.size = sizeArgument(*wanted, options.dpi);
        if (wanted->ends_with("mm"))
            options.style.margin = paperMargin;
    }
    if (const auto theme = line.option("theme"))
        options.theme = themeArgument(*theme);
    options.typePoints =
        pointsArgument(line, "type-size", {.lower = smallestType, .upper = largestType}, options.typePoints);
    options.linePoints =
        pointsArgument(line, "line-width", {.lower = thinnestLine, .upper = thickestLine}, options.linePoints);
    if (const auto family = line.option("font"))
        options.style.family = QString::fromStdString(*family);
    options.style.ink = choiceArgument(line, "ink", inkWords(), options.style.ink);
    options.style.legend = choiceArgument(line, "legend", legendWords(), options.style.legend);
    options.wide = choiceArgument(line, "table", tableWords(), 0) == 1;
    takeParts(line, options);
    return options;
}

const Figure &figureOf(const Exploration &exploration, const ExportJob &job) {
    if (!job.figure)
        return exploration.figures.front();
    const auto found = std::ranges::find(exploration.figures, *job.figure, &Figure::id);
    if (found == exploration.figures.end())
        throw UsageError(unknownName("figure", *job.figure, namesOf(exploration.figures, &Figure::id)));
    return *found;
}

void describeExportOptions(CommandLine &line) {
    line.addWord("EXPLORER", "one of " + listed(namesOf(explorerTable(), &ExplorerSpec::id)));
    line.addOption("figure", "ID",
                   "which of its figures; the first when not given; all for every one: each in a file of its own, "
                   "FILE with -ID before its ending, but in one file as JSON, which always has them all; board for "
                   "all of them in one picture");
    line.addOption("output", "FILE", "the file to write, in the format of its ending: " + listed(suffixes()));
    std::vector<std::string> presets;
    for (const PicturePreset &each : picturePresets())
        presets.push_back(each.id.toStdString());
    line.addOption("for", "WHAT",
                   "size, type and lines that look right there: " + listed(presets) +
                       ", as the export dialog has them; default " + presets.front());
    line.addOption("size", "WxH",
                   "size in pixels, " + std::to_string(smallestPicture) + " to " + std::to_string(largestPicture) +
                       ", or with mm behind it in millimetres, such as 85x60mm; default 1600x1000");
    line.addOption("dpi", "N",
                   "pixels per inch, " + std::to_string(lowestDpi) + " to " + std::to_string(highestDpi) +
                       ": with 9 pt type 96 draws texts as on screen, 192 twice as large; default 192");
    line.addOption("type-size", "POINTS", "size of the type; default 9");
    line.addOption("line-width", "POINTS", "width of an exact curve, the others in proportion; default 1.5");
    line.addOption("font", "FAMILY", "of all texts but symbols; default the system's");
    line.addOption("ink", "colour|dashes|black",
                   "what tells curves apart: colours, colours and dash patterns, or dash patterns and greys; default "
                   "colour");
    line.addOption(
        "legend", "above|inside|none|ends",
        "inside stands where it hides nothing, ends are names at the curves' right ends; above where there is "
        "no room for these; default ends");
    line.addOption("table", "long|wide",
                   "rows of a CSV file: long has one for every point, wide one for each x, with a column for every "
                   "curve, or for each y of a map; default long");
    line.addOption("with", "PART",
                   "parameters or sentence: a line below with the values or the answer; may be given several times");
    line.addOption("without", "PART", "title or markers; may be given several times; a board keeps its titles");
    line.addOption("theme", "light|dark|print", "colours; default print");
    addViewOptions(line);
    line.addOption("over", "NAME=FROM:TO:COUNT[:log]",
                   "a picture for every one of COUNT values of a parameter, at most " + std::to_string(mostFrames) +
                       ", with the same axes: the frames of an animation, FILE with -1, -2, ... before its ending");
    addExplorerOptions(line);
}

std::string exportHelp(CommandLine &line) {
    const auto id = line.word("EXPLORER");
    const ExplorerSpec *explorer = id ? findExplorer(*id) : nullptr;
    if (explorer == nullptr) {
        line.setFooter(dependenceNote);
        return line.help();
    }
    showOnly(line, explorer->parameters);
    if (!explorer->usesData) {
        line.hide("data");
        line.hide("columns");
    }
    line.setFooter(std::string(explorer->id) + ": " + std::string(explorer->question));
    return line.help();
}

/// The values of --over, which the explorer takes and no other option gives.
std::optional<SweepAxis> framesArgument(const CommandLine &line, const ExplorerSpec &explorer) {
    const auto text = line.option("over");
    if (!text)
        return std::nullopt;
    SweepAxis axis = parseSweepAxis(*text, explorer.id, explorer.parameters);
    const std::string name(spec(axis.id).name);
    if (line.option(name))
        throw UsageError(name + " is both given by --" + name + " and swept over");
    if (line.option("solve"))
        throw UsageError("--solve is for one picture, --over for many");
    if (axis.values.size() > mostFrames)
        throw UsageError("there can be at most " + std::to_string(mostFrames) + " frames, but these are " +
                         std::to_string(axis.values.size()));
    return axis;
}

void writeFrames(const ExportJob &job, const SweepAxis &axis) {
    std::map<std::string, View> views;
    if (job.view != View{})
        views[windowOf(*job.figure)] = job.view;
    std::vector<Provenance> frames = framesOver({.explorer = &job.explorer,
                                                 .parameters = job.parameters,
                                                 .pins = job.pins,
                                                 .compare = job.compare,
                                                 .views = views,
                                                 .stage = job.stage,
                                                 .title = job.title},
                                                axis.id, axis.values);
    for (Provenance &each : frames)
        each.answer = answerOf(each);
    const std::string id = figureOf(frames.front().answer, job).id;
    const auto place = figureOfAll(frames, id);
    if (!place)
        throw UsageError("figure " + id + " isn't there for every value of --over");
    requireShown(job.view, frames.front().answer.figures[*place]);
    shareAxes(frames, *place);
    for (std::size_t i = 0; i < frames.size(); ++i)
        writeFile(fileOfFrame(job.file, i + 1, frames.size()),
                  figureFile(frames[i].answer.figures[*place], job.format, job.picture, frames[i]));
}

} // namespace

int exportCommand(std::span<const std::string> arguments) {
    CommandLine line("export EXPLORER --output FILE [OPTIONS] [--NAME VALUE ...]",
                     "Writes a figure of an explorer to a file.");
    describeExportOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(exportHelp(line));
        return 0;
    }
    const ExplorerSpec &explorer = explorerArgument(line, "export");
    const QString file = fileArgument(line);
    const Parameters parameters = parameterArguments(line, explorer);
    const ExportJob job{.explorer = explorer,
                        .parameters = parameters,
                        .pins = pinArguments(line, explorer, parameters),
                        .compare = line.option("compare").has_value(),
                        .figure = line.option("figure"),
                        .view = viewOption(line),
                        .stage = stageOption(line, explorer),
                        .title = titleOption(line, explorer),
                        .file = file,
                        .format = formatArgument(file),
                        .picture = pictureArguments(line)};

    const auto frames = framesArgument(line, explorer);
    const bool every = job.figure == everyFigure.toStdString();
    const bool board = job.figure == boardFigure.toStdString();
    if ((every || board) && job.view != View{})
        throw UsageError("--scale, --window and --hide are for one figure: name it with --figure");
    if (board && !isPicture(job.format))
        throw UsageError("a board is a picture: output must end in png, svg or pdf");
    if (frames && (every || board))
        throw UsageError("--over is for one figure");

    prepareWithoutDisplay();
    std::string program = "halftruth";
    std::array<char *, 2> words{program.data(), nullptr};
    int count = 1;
    const QApplication application(count, words.data());
    if (frames) {
        writeFrames(job, *frames);
        return 0;
    }
    std::map<std::string, View> views;
    if (job.view != View{})
        views[windowOf(*job.figure)] = job.view;
    Provenance provenance{.explorer = &explorer,
                          .parameters = job.parameters,
                          .pins = job.pins,
                          .compare = job.compare,
                          .views = views,
                          .stage = job.stage,
                          .title = job.title};
    provenance.answer = answerOf(provenance);
    const Figure &figure = every || board ? provenance.answer.figures.front() : figureOf(provenance.answer, job);
    requireShown(job.view, figure);
    if (board) {
        writeFile(job.file, boardFile(job.format, job.picture, provenance));
    } else if (every && job.format == FigureFormat::Json) {
        writeFile(job.file, answerJson(provenance));
    } else if (every) {
        for (const Figure &each : provenance.answer.figures)
            writeFile(fileOfFigure(job.file, each), figureFile(each, job.format, job.picture, provenance));
    } else {
        writeFile(job.file, figureFile(figure, job.format, job.picture, provenance));
    }
    return 0;
}

} // namespace halftruth
