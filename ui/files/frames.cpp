#include "ui/files/frames.h"

#include "core/scenario/answer.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

void widen(Interval &all, const Interval &one) {
    all = {.lower = std::min(all.lower, one.lower), .upper = std::max(all.upper, one.upper)};
}

HeatMap *mapOf(Figure &figure) {
    for (Layer &layer : figure.layers)
        if (auto *map = std::get_if<HeatMap>(&layer))
            return map;
    return nullptr;
}

} // namespace

std::vector<Provenance> framesOver(const Provenance &state, ParameterId id, std::span<const double> values) {
    std::vector<Provenance> frames;
    for (const double value : values) {
        Scenario scenario{.explorer = state.explorer};
        scenario.setValues(*state.explorer, state.parameters);
        frames.push_back({.explorer = state.explorer,
                          .parameters = request(apply(scenario, edit::SetAll{{{id, value}}})).parameters,
                          .pins = state.pins,
                          .compare = state.compare,
                          .views = state.views,
                          .stage = state.stage,
                          .title = state.title});
    }
    return frames;
}

Exploration answerOf(const Provenance &shown, std::stop_token stop) {
    Budget everything(std::move(stop));
    Exploration found = answer(*shown.explorer,
                               {.parameters = shown.parameters,
                                .views = shown.views,
                                .pins = shown.pins,
                                .compare = shown.compare,
                                .stage = shown.stage,
                                .title = shown.title},
                               everything);
    if (!found.complete)
        throw Stopped();
    return found;
}

std::optional<std::size_t> figureOfAll(const std::vector<Provenance> &frames, const std::string &id) {
    const auto placeIn = [&](const Provenance &frame) {
        const auto &figures = frame.answer.figures;
        return static_cast<std::size_t>(std::ranges::find(figures, id, &Figure::id) - figures.begin());
    };
    const std::size_t place = placeIn(frames.front());
    const bool everywhere = std::ranges::all_of(
        frames, [&](const Provenance &each) { return placeIn(each) == place && place < each.answer.figures.size(); });
    return everywhere ? std::optional(place) : std::nullopt;
}

void shareAxes(std::vector<Provenance> &frames, std::size_t figure) {
    const Figure &first = frames.front().answer.figures[figure];
    Interval x = first.x.range;
    Interval y = first.y.range;
    std::optional<Interval> colours;
    for (Provenance &each : frames) {
        Figure &own = each.answer.figures[figure];
        widen(x, own.x.range);
        widen(y, own.y.range);
        if (const HeatMap *map = mapOf(own)) {
            colours = colours.value_or(map->colours.range);
            widen(*colours, map->colours.range);
        }
    }
    for (Provenance &each : frames) {
        Figure &own = each.answer.figures[figure];
        own.x.range = x;
        own.y.range = y;
        if (HeatMap *map = mapOf(own))
            map->colours.range = *colours;
    }
}

QString fileOfFrame(const QString &file, std::size_t frame, std::size_t frames) {
    const auto digits = static_cast<int>(QString::number(frames).size());
    const qsizetype suffix = file.lastIndexOf(QLatin1Char('.'));
    return file.left(suffix) + QStringLiteral("-%1").arg(frame, digits, 10, QLatin1Char('0')) + file.mid(suffix);
}

} // namespace halftruth
