#include "app/view_option.h"

#include "core/explorers/support/view_text.h"
#include "core/figure/series.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace halftruth {

void addViewOptions(CommandLine &line) {
    line.addOption("window", "AXIS=FROM:TO", "the part of the x or y axis to show, as after zooming; needs --figure");
    line.addOption("so-far", "ANSWERED,REPEATED,hidden|revealed",
                   "of a class: how many pupils have answered, how often it has been repeated, or all of them");
    line.addOption("title", "TEXT", "what the chart is called, where its explorer lets a person say so: custom");
    line.addOption("scale", "AXIS=linear|log", "the scale of the x or y axis, where it has a choice; needs --figure");
    line.addOption("hide", "SERIES", "a series to leave out, as files of a figure call it; needs --figure");
}

View viewOption(const CommandLine &line) {
    View view;
    for (const std::string &text : line.options("window"))
        addWindow(view, text);
    for (const std::string &text : line.options("scale"))
        addScale(view, text);
    for (const std::string &text : line.options("hide"))
        view.hidden.insert(text);
    if (view != View{} && !line.option("figure"))
        throw UsageError("--window, --scale and --hide need --figure: a view is that of one figure");
    return view;
}

std::optional<ClassStage> stageOption(const CommandLine &line, const ExplorerSpec &explorer) {
    const auto text = line.option("so-far");
    if (!text)
        return std::nullopt;
    if (!explorer.showsPupils)
        throw UsageError(std::string(explorer.id) + " has no class: --so-far is of no use");
    return stageIn(*text);
}

std::string titleOption(const CommandLine &line, const ExplorerSpec &explorer) {
    const auto title = line.option("title");
    return title ? request(apply({.explorer = &explorer}, edit::Entitle{*title})).title : std::string();
}

void requireShown(const View &view, const Figure &figure) {
    const auto check = [&](char name, const Axis &axis, const std::optional<Interval> &window,
                           const std::optional<Scale> &scale) {
        if (scale && axis.scale != *scale)
            throw UsageError(std::string("the ") + name + " axis of " + figure.id + " has no choice of scale");
        if (window && axis.range != *window)
            throw UsageError(std::string("the ") + name + " axis of " + figure.id + " can't show " +
                             shortestText(window->lower) + " to " + shortestText(window->upper));
    };
    check('x', figure.x, view.x, view.xScale);
    check('y', figure.y, view.y, view.yScale);
    const std::vector<std::string> series = seriesNames(figure);
    for (const std::string &name : view.hidden)
        if (std::ranges::find(series, name) == series.end())
            throw UsageError("there is no series '" + name + "' in " + figure.id);
}

} // namespace halftruth
