#include "core/explorers/support/view_text.h"

#include "core/text/number_parser.h"

#include <cmath>
#include <optional>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

std::string inQuotes(std::string_view text) { return "'" + std::string(text) + "'"; }

/// "x=..." taken apart at the sign; the axis is 'x' or 'y'.
std::pair<char, std::string_view> axisAndRest(std::string_view option, std::string_view form, std::string_view text) {
    if (text.size() < 3 || (text[0] != 'x' && text[0] != 'y') || text[1] != '=')
        throw std::domain_error(std::string(option) + " must be " + std::string(form) + ", but is " + inQuotes(text));
    return {text[0], text.substr(2)};
}

template <class Value>
void setOnce(std::optional<Value> &place, const Value &value, std::string_view option, char axis) {
    if (place)
        throw std::domain_error(std::string(option) + " is given more than once for " + axis);
    place = value;
}

double end(std::string_view name, std::string_view text) {
    const bool comma = text.find(',') != std::string_view::npos;
    const auto number = comma ? std::nullopt : parseNumber(text);
    if (!number) // an axis may show more than its parameter may be
        throw std::domain_error(domainMessage(name, Range{}.text(), inQuotes(text)) +
                                (comma ? " (decimals are written with a point)" : ""));
    return *number;
}

Interval interval(std::string_view text, char axis) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        throw std::domain_error("--window must be AXIS=FROM:TO, but is " +
                                inQuotes(std::string{axis, '='} + std::string(text)));
    const Interval window{end("FROM of --window", text.substr(0, colon)),
                          end("TO of --window", text.substr(colon + 1))};
    if (!(window.lower < window.upper) || !std::isfinite(window.width()))
        throw std::domain_error("--window must go from a number to a larger one, but " + std::string(1, axis) +
                                " goes from " + shortestText(window.lower) + " to " + shortestText(window.upper));
    return window;
}

constexpr std::string_view all = "all";

std::string countText(std::int64_t count) { return count >= allOfClass ? std::string(all) : std::to_string(count); }

std::int64_t countIn(std::string_view text) {
    if (text == all)
        return allOfClass;
    const auto count = parseNumber(text);
    const Range range = range::integers(0, allOfClass);
    if (!count || !range.contains(*count))
        throw std::domain_error(domainMessage("a count of --so-far", range.text() + " or all", inQuotes(text)));
    return static_cast<std::int64_t>(*count);
}

} // namespace

std::vector<std::string> windowTexts(const View &view) {
    std::vector<std::string> texts;
    for (const auto &[axis, window] : {std::pair("x=", view.x), std::pair("y=", view.y)})
        if (window)
            texts.push_back(axis + shortestText(window->lower) + ":" + shortestText(window->upper));
    return texts;
}

std::vector<std::string> scaleTexts(const View &view) {
    std::vector<std::string> texts;
    for (const auto &[axis, scale] : {std::pair("x=", view.xScale), std::pair("y=", view.yScale)})
        if (scale)
            texts.push_back(std::string(axis) + (*scale == Scale::Log ? "log" : "linear"));
    return texts;
}

void addWindow(View &view, std::string_view text) {
    const auto [axis, rest] = axisAndRest("--window", "AXIS=FROM:TO with AXIS x or y", text);
    setOnce(axis == 'x' ? view.x : view.y, interval(rest, axis), "--window", axis);
}

void addScale(View &view, std::string_view text) {
    const auto [axis, rest] = axisAndRest("--scale", "AXIS=linear or AXIS=log with AXIS x or y", text);
    if (rest != "linear" && rest != "log")
        throw std::domain_error("--scale must be linear or log, but is " + inQuotes(rest));
    setOnce(axis == 'x' ? view.xScale : view.yScale, rest == "log" ? Scale::Log : Scale::Linear, "--scale", axis);
}

std::string stageText(const ClassStage &stage) {
    const std::string text =
        countText(stage.answered) + "," + countText(stage.repeated) + (stage.revealed ? ",revealed" : ",hidden");
    if (!stage.room)
        return text;
    return text + (stage.room->estimated ? ",room=" : ",counted=") + std::to_string(stage.room->yes) + "/" +
           std::to_string(stage.room->answers);
}

namespace {

/// "room=YES/ANSWERS", or "counted=YES/ANSWERS" where the estimate is hidden.
ClassCounts roomIn(std::string_view text) {
    const std::size_t sign = text.find('=');
    const std::size_t slash = text.find('/');
    const std::string_view kind = text.substr(0, sign);
    if (slash == std::string_view::npos || (kind != "room" && kind != "counted"))
        throw std::domain_error("the room of --so-far must be room=YES/ANSWERS or counted=YES/ANSWERS, but is " +
                                inQuotes(text));
    const ClassCounts counts{.answers = countIn(text.substr(slash + 1)),
                             .yes = countIn(text.substr(sign + 1, slash - sign - 1)),
                             .estimated = kind == "room"};
    if (counts.yes > counts.answers)
        throw std::domain_error("the room of --so-far must have at most as many yes answers as answers, but is " +
                                inQuotes(text));
    return counts;
}

} // namespace

ClassStage stageIn(std::string_view text) {
    if (const std::size_t equals = text.find('='); equals != std::string_view::npos) {
        const std::size_t comma = text.substr(0, equals).rfind(',');
        if (comma == std::string_view::npos)
            static_cast<void>(stageIn(text.substr(0, equals))); // refuses
        ClassStage stage = stageIn(text.substr(0, comma));
        stage.room = roomIn(text.substr(comma + 1));
        return stage;
    }
    const std::size_t first = text.find(',');
    const std::size_t last = text.rfind(',');
    const std::string_view truth = last == std::string_view::npos ? text : text.substr(last + 1);
    if (first == last || (truth != "hidden" && truth != "revealed"))
        throw std::domain_error("--so-far must be ANSWERED,REPEATED,hidden or ANSWERED,REPEATED,revealed, but is " +
                                inQuotes(text));
    return {.answered = countIn(text.substr(0, first)),
            .repeated = countIn(text.substr(first + 1, last - first - 1)),
            .revealed = truth == "revealed"};
}

} // namespace halftruth
