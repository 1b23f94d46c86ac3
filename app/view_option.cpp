#include "view_option.h"

#include "parameter_options.h"

#include <halftruth/text/number_text.h>

#include <cmath>
#include <utility>

namespace halftruth {

namespace {

/// "x=..." taken apart at the sign; the axis is 'x' or 'y'.
std::pair<char, std::string_view> axisAndRest(std::string_view option, std::string_view form, std::string_view text) {
    if (text.size() < 3 || (text[0] != 'x' && text[0] != 'y') || text[1] != '=')
        throw UsageError(std::string(option) + " must be " + std::string(form) + ", but is " + inQuotes(text));
    return {text[0], text.substr(2)};
}

template <class Value>
void setOnce(std::optional<Value> &place, const Value &value, std::string_view option, char axis) {
    if (place)
        throw UsageError(std::string(option) + " is given more than once for " + axis);
    place = value;
}

Interval interval(std::string_view text, char axis) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        throw UsageError("--window must be AXIS=FROM:TO, but is " +
                         inQuotes(std::string{axis, '='} + std::string(text)));
    const Range anything; // an axis may show more than its parameter may be
    const Interval window{numberArgument("FROM of --window", anything, text.substr(0, colon)),
                          numberArgument("TO of --window", anything, text.substr(colon + 1))};
    if (!(window.lower < window.upper) || !std::isfinite(window.width()))
        throw UsageError("--window must go from a number to a larger one, but " + std::string(1, axis) +
                         " goes from " + shortestText(window.lower) + " to " + shortestText(window.upper));
    return window;
}

} // namespace

void addViewOptions(CommandLine &line) {
    line.addOption("window", "AXIS=FROM:TO", "the part of the x or y axis to show, as after zooming; needs --figure");
    line.addOption("scale", "AXIS=linear|log", "the scale of the x or y axis, where it has a choice; needs --figure");
}

View viewOption(const CommandLine &line) {
    View view;
    for (const std::string &text : line.options("window")) {
        const auto [axis, rest] = axisAndRest("--window", "AXIS=FROM:TO with AXIS x or y", text);
        setOnce(axis == 'x' ? view.x : view.y, interval(rest, axis), "--window", axis);
    }
    for (const std::string &text : line.options("scale")) {
        const auto [axis, rest] = axisAndRest("--scale", "AXIS=linear or AXIS=log with AXIS x or y", text);
        if (rest != "linear" && rest != "log")
            throw UsageError("--scale must be linear or log, but is " + inQuotes(rest));
        setOnce(axis == 'x' ? view.xScale : view.yScale, rest == "log" ? Scale::Log : Scale::Linear, "--scale", axis);
    }
    if (view != View{} && !line.option("figure"))
        throw UsageError("--window and --scale need --figure: a window is that of one figure");
    return view;
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
}

} // namespace halftruth
