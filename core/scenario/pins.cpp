#include "core/scenario/pins.h"

#include "core/data/builtin_data.h"
#include "core/figure/series.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/settings.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace halftruth {

namespace {

// In the caption, since a note would lie on the map itself.
Text mapCaption() { return tr("Pins can't be drawn over a map; they are in the other figures and the results."); }
Text axesNote() { return tr("A pin with other axes isn't drawn."); }

Text valueName(const ParameterUse &use, const Parameters &parameters) {
    const ParameterSpec &parameter = spec(use.id);
    const Text symbol = parameter.symbol.empty() ? Text(use.name()) : Text::verbatim(parameter.symbol);
    switch (use.valueKind()) {
    case ValueKind::Choice: {
        const auto choices = parameter.choices();
        const auto place = static_cast<std::size_t>(parameters.integer(use.id));
        return place < choices.size() ? choices[place].title : symbol;
    }
    case ValueKind::Number:
        return tr("{symbol} = {value}", {{"symbol", symbol}, {"value", parameters[use.id]}});
    case ValueKind::List: {
        constexpr std::size_t mostValues = 4;
        const std::vector<double> &list = parameters.list(use.id);
        std::vector<Text> values;
        for (std::size_t i = 0; i < std::min(list.size(), mostValues); ++i)
            values.push_back(tr("{level}", {{"level", list[i]}}));
        if (list.size() > mostValues)
            values.push_back(Text::verbatim("…"));
        // The list has no name of its own: its values are those of what curves differ in.
        const auto of = use.id == ParameterId::FamilyValues ? sweptParameter(parameters[ParameterId::Family])
                                                            : std::optional<ParameterId>();
        return tr("{symbol} = {value}",
                  {{"symbol", of ? Text::verbatim(spec(*of).symbol) : symbol}, {"value", listed(values)}});
    }
    case ValueKind::Record:
    case ValueKind::Collection:
        break;
    }
    constexpr std::size_t most = 16;
    const std::string text = bitCollectionText(parameters.records(use.id), most);
    return tr("{symbol} = {value}",
              {{"symbol", symbol}, {"value", text.size() > most ? text.substr(0, most) + "…" : text}});
}

bool sameValue(const ParameterUse &use, const Parameters &a, const Parameters &b) {
    if (use.valueKind() == ValueKind::Number && a.share(use.id).has_value() != b.share(use.id).has_value())
        return a[use.id] == b[use.id]; // the count is what is told
    return sameText(use, a, b);
}

/// Draws one pin into one figure.
class Overlay {
public:
    Overlay(Figure &into, const Pinned &pin) : m_into(into), m_pin(pin), m_current(into.layers) {}

    void add(const Figure &pinned) {
        for (const Layer &layer : pinned.layers)
            std::visit([this](const auto &each) { add(each); }, layer);
        for (const Layer &layer : pinned.layers)
            if (const auto *marker = std::get_if<Marker>(&layer); marker && marker->chosen)
                addMarker(*marker);
    }

private:
    [[nodiscard]] Text labelled(const Text &label) const {
        return tr("{label} ({pin})", {{"label", label}, {"pin", m_pin.name}});
    }

    template <typename Kind>
    [[nodiscard]] bool drawnAlready(const Kind &each) const {
        return std::ranges::any_of(m_current, [&](const Layer &layer) {
            const auto *same = std::get_if<Kind>(&layer);
            return same && same->label == each.label && same->x == each.x && same->y == each.y;
        });
    }
    /// A curve of the same name through the same values wherever both have one, which is nearly everywhere: the same
    /// function, with a point of its own at a chosen place.
    [[nodiscard]] bool sameFunction(const Curve &curve) const {
        return std::ranges::any_of(m_current, [&](const Layer &layer) {
            const auto *other = std::get_if<Curve>(&layer);
            if (!other || !(other->label == curve.label) || other->role != curve.role)
                return false;
            std::map<double, double> values;
            for (std::size_t i = 0; i < other->x.size(); ++i)
                values.emplace(other->x[i], other->y[i]);
            std::size_t shared = 0;
            for (std::size_t i = 0; i < curve.x.size(); ++i)
                if (const auto at = values.find(curve.x[i]); at != values.end()) {
                    if (at->second != curve.y[i])
                        return false;
                    ++shared;
                }
            return 10 * shared >= 9 * curve.x.size();
        });
    }
    /// Points only where points are already say nothing but by their colours, which a pin's have lost.
    [[nodiscard]] bool hidesPoints(const Points &points) const {
        std::set<std::pair<double, double>> taken;
        for (const Layer &layer : m_current)
            if (const auto *others = std::get_if<Points>(&layer))
                for (std::size_t i = 0; i < others->x.size(); ++i)
                    taken.emplace(others->x[i], others->y[i]);
        for (std::size_t i = 0; i < points.x.size(); ++i)
            if (!taken.contains({points.x[i], points.y[i]}))
                return false;
        return true;
    }
    /// Lines for orientation may run through other points, and still be the same lines.
    [[nodiscard]] bool sameReference(const Curve &curve) const {
        return curve.role == Role::Reference && std::ranges::any_of(m_current, [&](const Layer &layer) {
                   const auto *same = std::get_if<Curve>(&layer);
                   return same && same->label == curve.label && !same->x.empty() &&
                          same->x.front() == curve.x.front() && same->y.front() == curve.y.front() &&
                          same->x.back() == curve.x.back() && same->y.back() == curve.y.back();
               });
    }
    /// The first of a pin's layers stands for it in the legend.
    void push(auto layer) {
        layer.inLegend = !m_named;
        layer.legend = m_pin.name;
        m_named = true;
        m_into.layers.emplace_back(std::move(layer));
    }

    void add(const Curve &curve) {
        if (curve.x.empty() || drawnAlready(curve) || sameFunction(curve) || sameReference(curve))
            return;
        Curve pinned = curve;
        pinned.label = labelled(curve.label);
        pinned.role = Role::Pinned;
        pinned.pin = m_pin.pattern;
        push(std::move(pinned));
    }
    void add(const Points &points) {
        if (points.x.empty() || drawnAlready(points) || hidesPoints(points))
            return;
        push(Points{.label = labelled(points.label),
                    .role = Role::Pinned,
                    .colour = points.colour,
                    .x = points.x,
                    .y = points.y,
                    .hidden = points.hidden});
    }
    /// Bars over bars would hide one another: the tops of a pin's are points.
    void add(const Bars &bars) {
        if (bars.x.empty() || drawnAlready(bars))
            return;
        push(Points{.label = labelled(bars.label),
                    .role = Role::Pinned,
                    .colour = bars.colour,
                    .x = bars.x,
                    .y = bars.y,
                    .hidden = bars.hidden});
    }
    /// So would bands: a pin's are their two edges, and where a band has none no line tells it.
    void add(const Band &band) {
        const auto edge = [&](const Text &label, const std::vector<double> &y) {
            push(Curve{.label = labelled(label),
                       .role = Role::Pinned,
                       .colour = band.colour,
                       .x = band.x,
                       .y = y,
                       .pin = m_pin.pattern,
                       .hidden = band.hidden});
        };
        if (band.x.empty() || band.quiet || std::ranges::any_of(m_current, [&](const Layer &layer) {
                const auto *same = std::get_if<Band>(&layer);
                return same && same->x == band.x && same->lower == band.lower && same->upper == band.upper;
            }))
            return;
        edge(tr("{band}, lower", {{"band", band.label}}), band.lower);
        edge(tr("{band}, upper", {{"band", band.label}}), band.upper);
    }
    void add(const HeatMap &) {}
    void add(const Contour &) {}
    void add(const Marker &) {} // after the curves: see add(Figure)
    void add(const Annotation &) {}

    void addMarker(const Marker &marker) {
        const bool same = std::ranges::any_of(m_into.layers, [&](const Layer &layer) {
            const auto *other = std::get_if<Marker>(&layer);
            return other && other->direction == marker.direction && other->value == marker.value;
        });
        // Where a curve names the pin, the line needs no name.
        if (!same)
            m_into.layers.emplace_back(Marker{.direction = marker.direction,
                                              .value = marker.value,
                                              .label = m_named ? Text() : m_pin.name,
                                              .chosen = false});
    }

    Figure &m_into;
    const Pinned &m_pin;
    std::vector<Layer> m_current;
    bool m_named = false;
};

bool sameAxis(const Axis &a, const Axis &b) {
    return a.title == b.title && a.symbol == b.symbol && a.unit == b.unit && a.scale == b.scale;
}

void overlay(Figure &figure, const View &view, std::span<const Pinned> pins) {
    if (heatMap(figure)) {
        figure.caption = sentences({figure.caption, mapCaption()});
        return;
    }
    bool otherAxes = false;
    for (const Pinned &pin : pins) {
        const auto found = std::ranges::find(pin.exploration.figures, figure.id, &Figure::id);
        if (found == pin.exploration.figures.end())
            continue;
        if (!sameAxis(found->x, figure.x) || !sameAxis(found->y, figure.y)) {
            otherAxes = true;
            continue;
        }
        Overlay(figure, pin).add(*found);
        hideSeries(figure, view.hidden);
        if (!view.y) {
            figure.y.range.lower = std::min(figure.y.range.lower, found->y.range.lower);
            figure.y.range.upper = std::max(figure.y.range.upper, found->y.range.upper);
            figure.y.range = Interval(figure.y.range);
        }
    }
    if (otherAxes)
        figure.note = sentences({figure.note, axesNote()});
}

} // namespace

Text dataName(const DataSource &data) {
    if (data.kind != DataSource::Kind::Table)
        return data.kind == DataSource::Kind::Zipf ? tr("Zipf") : tr("uniform");
    const BuiltinTable *table = findBuiltinTable(data.id);
    return table ? Text(table->title) : Text::verbatim(data.id.substr(data.id.find_last_of('/') + 1));
}

std::uint8_t freePinPattern(std::span<const Pin> pins) {
    std::uint8_t pattern = 1;
    while (pattern < mostPins && std::ranges::find(pins, pattern, &Pin::pattern) != pins.end())
        ++pattern;
    return pattern;
}

std::size_t referencePin(std::span<const Pin> pins) {
    const auto found = std::ranges::find(pins, true, &Pin::reference);
    return found == pins.end() ? 0 : static_cast<std::size_t>(found - pins.begin());
}

std::vector<Text> pinNames(const ExplorerSpec &explorer, std::span<const Pin> pins, const Parameters &now) {
    std::vector<Text> names;
    for (const Pin &pin : pins) {
        Text name;
        const auto add = [&name](const Text &part) { name = listed({name, part}); };
        const auto differs = [&](const auto &same) {
            return !same(now) || !std::ranges::all_of(pins, same, &Pin::parameters);
        };
        const std::vector<ParameterUse> uses = explorer.usesAt(pin.parameters);
        for (const ParameterUse &use : uses)
            if (differs([&](const Parameters &other) { return sameValue(use, pin.parameters, other); }))
                add(valueName(use, pin.parameters));
        if (explorer.usesData &&
            differs([&](const Parameters &other) { return pin.parameters.data() == other.data(); }))
            add(dataName(pin.parameters.data()));
        if (name.empty())
            name = valueName(uses.front(), pin.parameters);
        if (!pin.name.empty())
            name = Text::verbatim(pin.name);
        // Values may differ in digits that aren't shown.
        const auto reads = [](const Text &text) { return english(text); };
        const Text plain = name;
        for (int place = 2; std::ranges::find(names, english(name), reads) != names.end(); ++place)
            name = tr("{pin} · {place}", {{"pin", plain}, {"place", place}});
        names.push_back(std::move(name));
    }
    return names;
}

namespace {

/// A number with all its digits.
Argument wholeValue(const ParameterUse &use, const Parameters &parameters) {
    const std::string text = valueText(use, parameters);
    if (parameters.share(use.id))
        return {"value", text};
    const std::string mantissa = text.substr(0, text.find('e'));
    const auto digits =
        std::count_if(std::ranges::find_if(mantissa, [](char each) { return each > '0' && each <= '9'; }),
                      mantissa.end(), [](char each) { return each >= '0' && each <= '9'; });
    return {"value", number(parameters[use.id], std::max(1, static_cast<int>(digits)))};
}

} // namespace

Text valuesText(const ExplorerSpec &explorer, const Parameters &parameters) {
    Text values;
    for (const ParameterUse &use : explorer.usesAt(parameters)) {
        const ParameterSpec &parameter = spec(use.id);
        const Text name = parameter.symbol.empty() ? Text(use.name()) : Text::verbatim(parameter.symbol);
        const Text value = use.valueKind() == ValueKind::Number
                               ? tr("{symbol} = {value}", {{"symbol", name}, wholeValue(use, parameters)})
                           : use.valueKind() == ValueKind::Choice
                               ? tr("{name}: {choice}", {{"name", name}, {"choice", valueName(use, parameters)}})
                               : valueName(use, parameters);
        values = listed({values, value, readingOf(use, parameters[use.id])});
    }
    return explorer.usesData ? listed({values, dataName(parameters.data())}) : values;
}

std::string pinText(const ExplorerSpec &explorer, const Parameters &from, const Pin &pin) {
    const std::string settings = settingsText(settingsFrom(explorer, from, pin.parameters));
    return pin.name.empty() ? settings : settings + " # " + pin.name;
}

std::pair<std::string, std::string> pinParts(std::string_view text) {
    constexpr std::string_view mark = "# ";
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1))
        if (at == 0 || text[at - 1] == ' ')
            return {std::string(text.substr(0, at)), std::string(text.substr(at + mark.size()))};
    return {std::string(text), {}};
}

Request pinRequest(const Request &asked, const Exploration &current, const Pin &pin) {
    Request request = asked;
    request.parameters = pin.parameters;
    request.pins.clear();
    request.compare = false;
    if (!asked.compare)
        request.columns = request.rows = 2;
    for (const Figure &figure : current.figures) {
        const bool map = heatMap(figure) != nullptr;
        if (map && !asked.compare)
            continue;
        View view = asked.view(figure.id);
        view.x = figure.x.range;
        if (map)
            view.y = figure.y.range;
        view.xScale = figure.x.scale;
        view.yScale = figure.y.scale;
        request.views[figure.id] = view;
    }
    return request;
}

const Readout *counterpart(const std::vector<Readout> &now, std::size_t place, const std::vector<Readout> &pinned) {
    const auto found = std::ranges::find(pinned, now[place].label, &Readout::label);
    if (found != pinned.end())
        return &*found;
    // A label that has another value in it is still that number's; what is explained otherwise is another number.
    const bool same = now.size() == pinned.size() && now[place].unit == pinned[place].unit &&
                      now[place].help.source == pinned[place].help.source;
    return same ? &pinned[place] : nullptr;
}

void compareReadouts(std::vector<Readout> &readouts, const Pinned &pin) {
    constexpr double accuracy = 1e-12; // relative, of every quantity: less is no difference
    for (std::size_t i = 0; i < readouts.size(); ++i) {
        if (readouts[i].given)
            continue;
        const Readout *other = counterpart(readouts, i, pin.exploration.readouts);
        if (!other || !other->missing.empty() || !readouts[i].missing.empty())
            continue;
        const double now = readouts[i].value;
        const bool same =
            now == other->value || (std::isfinite(now) && std::abs(now - other->value) <= accuracy * std::abs(now));
        const double difference = same ? 0.0 : now - other->value;
        readouts[i].comparison = Comparison{.name = pin.name, .value = other->value, .difference = difference};
    }
}

void waitFor(Exploration &current, const Exploration &other) {
    if (other.refinable)
        current.progress = current.refinable ? std::min(current.progress, other.progress) : other.progress;
    current.refinable = current.refinable || other.refinable;
    current.complete = current.complete && other.complete;
}

Exploration withPins(Exploration current, const Request &asked, std::span<const Pinned> pins) {
    for (Figure &figure : current.figures)
        overlay(figure, asked.view(figure.id), pins);
    if (!pins.empty())
        compareReadouts(current.readouts, pins[referencePin(asked.pins)]);
    for (const Pinned &pin : pins)
        waitFor(current, pin.exploration);
    return current;
}

} // namespace halftruth
