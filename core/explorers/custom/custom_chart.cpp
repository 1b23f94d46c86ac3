#include "core/explorers/custom/custom_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace halftruth {

namespace {

using enum ParameterId;

/// The parameters that say what an axis sweeps, from where to where, and how it is spaced.
struct Sweep {
    ParameterId choice;
    ParameterId from;
    ParameterId to;
    std::optional<ParameterId> scale; ///< a family has none
};
// How many curves a family has at first, where a person chooses what it differs in.
constexpr int suggestedCurves = 3;

constexpr std::array<Sweep, 3> sweeps{
    {{SweepX, XFrom, XTo, XScale}, {SweepY, YFrom, YTo, YScale}, {Family, FamilyFrom, FamilyTo, std::nullopt}}};

std::vector<ParameterUse> numericInputs(const QuantitySpec &quantity) {
    std::vector<ParameterUse> inputs;
    for (const ParameterUse &use : quantity.inputs)
        if (use.valueKind() == ValueKind::Number)
            inputs.push_back(use);
    return inputs;
}

const ParameterUse *find(const std::vector<ParameterUse> &uses, std::optional<ParameterId> id) {
    const auto found = std::ranges::find(uses, id, [](const ParameterUse &use) { return std::optional(use.id); });
    return found == uses.end() ? nullptr : &*found;
}

const QuantitySpec &chosenQuantity(const Parameters &parameters) {
    const auto table = quantityTable();
    const auto place = static_cast<std::size_t>(std::clamp(parameters[Quantity], 0.0, double(table.size() - 1)));
    return table[place];
}

/// The inputs among which an axis may choose: not what another axis has already.
std::vector<int> offered(const std::vector<ParameterUse> &inputs, bool none, std::optional<ParameterId> taken) {
    std::vector<int> choices;
    if (none)
        choices.push_back(0);
    for (const ParameterUse &use : inputs)
        if (use.id != taken)
            choices.push_back(static_cast<int>(sweepChoice(use.id)));
    return choices;
}

/// The ends of a window over an input, and its spacing: as the input's own range and slider, and in order.
void addWindow(std::vector<ParameterUse> &uses, const Sweep &sweep, const ParameterUse &input, const Parameters &p,
               std::optional<ParameterId> next = {}) {
    const Range allowed = rangeOf(input, p);
    const SliderSpan span = sliderSpan(input, p);
    ParameterUse from{.id = sweep.from,
                      .range = allowed,
                      .slider = span,
                      .scale = input.sliderScale(),
                      .lead = spec(input.id).symbol,
                      .next = sweep.to};
    ParameterUse to = from;
    to.id = sweep.to;
    to.lead = "–";
    to.next = next;
    // In order, where both can be: an end outside the input's range is moved into it first.
    if (allowed.contains(p[sweep.to])) {
        from.range->upper = p[sweep.to];
        from.range->upperOpen = false;
    }
    if (allowed.contains(p[sweep.from])) {
        to.range->lower = p[sweep.from];
        to.range->lowerOpen = false;
    }
    uses.push_back(from);
    uses.push_back(to);
}

/// How an axis is spaced: logarithmically only where it begins above 0.
void addSpacing(std::vector<ParameterUse> &uses, const Sweep &sweep, const Parameters &p) {
    const bool positive = p[sweep.from] > 0;
    uses.push_back(
        {.id = *sweep.scale, .choices = positive ? std::vector<int>{0, 1} : std::vector<int>{0}, .next = sweep.from});
}

/// The window and spacing that an input has when it comes to an axis.
Parameters withNaturalWindow(const Parameters &parameters, const Sweep &sweep, const ParameterUse &input) {
    const SliderSpan span = sliderSpan(input, parameters);
    const Parameters moved = parameters.with(sweep.from, span.lower).with(sweep.to, span.upper);
    // The values of a list are another parameter's: a list of this one begins with its window.
    if (!sweep.scale)
        return moved.with(FamilySpacing, 0);
    return moved.with(*sweep.scale, input.sliderScale() == Scale::Log ? 1 : 0);
}

/// How the curves of a spaced family differ.
Phrase curvesTitle(Scale scale) {
    return scale == Scale::Log ? phrase("curves by equal factors") : phrase("curves in equal steps");
}

/// The number to so many significant digits.
double rounded(double value, int digits) {
    if (value == 0)
        return 0;
    const double place = std::floor(std::log10(std::fabs(value))) + 1 - digits;
    const double power = std::pow(10.0, std::fabs(place));
    return place < 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

/// Some values of an input, as a person might type them: a decade apart about the one it has where its slider is
/// logarithmic, otherwise between the slider's ends.
std::vector<double> likelyValues(const ParameterUse &input, const Parameters &p) {
    const Range allowed = rangeOf(input, p);
    const SliderSpan span = sliderSpan(input, p);
    const bool log = input.sliderScale() == Scale::Log && span.lower > 0;
    const double now = std::clamp(p[input.id], span.lower, span.upper);
    const int first = 10 * now < span.upper ? -1 : -2;
    std::vector<double> values;
    for (int i = 0; i < suggestedCurves; ++i) {
        const double power = std::pow(10.0, std::abs(first + i));
        const double share = (i + 1) / (suggestedCurves + 1.0);
        double value = !log            ? rounded(span.lower + share * (span.upper - span.lower), 1)
                       : first + i < 0 ? rounded(now / power, 6)
                                       : rounded(now * power, 6);
        if (allowed.integer)
            value = std::round(value);
        if (value >= span.lower && allowed.contains(value) && (values.empty() || value > values.back()))
            values.push_back(value);
    }
    return values;
}

} // namespace

Scale familyScale(const CustomChart &chart, const Parameters &parameters) {
    return parameters[FamilyFrom] > 0 ? chart.input(*chart.family).sliderScale() : Scale::Linear;
}

CustomChart::CustomChart(const Parameters &parameters) : quantity(&chosenQuantity(parameters)) {
    const std::vector<ParameterUse> inputs = numericInputs(*quantity);
    const auto chosen = [&](ParameterId choice, std::optional<ParameterId> taken) -> std::optional<ParameterId> {
        const auto id = sweptParameter(parameters[choice]);
        return id != taken && find(inputs, id) ? id : std::nullopt;
    };
    x = chosen(SweepX, std::nullopt);
    if (!x && !inputs.empty())
        x = inputs.front().id;
    y = chosen(SweepY, x);
    family = y ? std::nullopt : chosen(Family, x);
}

const ParameterUse &CustomChart::input(ParameterId id) const {
    const auto found = std::ranges::find(quantity->inputs, id, &ParameterUse::id);
    if (found == quantity->inputs.end())
        throw std::logic_error(std::string(quantity->id) + " takes no " + std::string(spec(id).name));
    return *found;
}

bool listsFamily(const Parameters &parameters) { return parameters[FamilySpacing] > 0; }

std::vector<ParameterUse> customUses(const Parameters &p) {
    const CustomChart chart(p);
    const std::vector<ParameterUse> inputs = numericInputs(*chart.quantity);
    std::vector<ParameterUse> uses{{.id = Quantity, .next = SweepX}};
    // The other inputs come before the windows that depend on them, n before ones: as the quantity has them.
    for (const ParameterUse &input : chart.quantity->inputs)
        if (input.valueKind() == ValueKind::Number && input.id != chart.x && input.id != chart.y &&
            input.id != chart.family)
            uses.push_back(input);
    if (inputs.empty())
        return uses;
    uses.push_back({.id = SweepX, .choices = offered(inputs, false, std::nullopt), .next = XScale});
    addSpacing(uses, sweeps[0], p);
    if (inputs.size() > 1)
        uses.push_back({.id = SweepY, .choices = offered(inputs, true, chart.x), .next = YScale});
    if (chart.y)
        addSpacing(uses, sweeps[1], p);
    // The ends of both axes stand in one row.
    addWindow(uses, sweeps[0], chart.input(*chart.x), p, chart.y ? SweepY : Family);
    if (chart.y)
        addWindow(uses, sweeps[1], chart.input(*chart.y), p);
    if (chart.y || inputs.size() < 2)
        return uses;
    const ParameterId values = listsFamily(p) ? FamilyValues : FamilyFrom;
    uses.push_back({.id = Family, .choices = offered(inputs, true, chart.x), .next = values});
    if (!chart.family)
        return uses;
    uses.push_back({.id = FamilySpacing, .next = values});
    if (listsFamily(p)) {
        uses.push_back({.id = FamilyValues, .range = rangeOf(chart.input(*chart.family), p)});
    } else {
        addWindow(uses, sweeps[2], chart.input(*chart.family), p, Curves);
        uses.push_back({.id = Curves, .title = curvesTitle(familyScale(chart, p))});
    }
    return uses;
}

std::vector<ParameterUse> customParameters() {
    std::vector<ParameterUse> uses;
    for (const ParameterSpec &each : parameterTable())
        if (each.kind != ValueKind::Record && each.kind != ValueKind::Collection)
            uses.push_back({.id = each.id});
    return uses;
}

Parameters customSuggest(const Parameters &before, const Parameters &after) {
    const CustomChart is(after);
    // One that came with a quantity, or changed places with the axis, has the window it brought.
    if (!is.family || before[Family] == after[Family] || before[SweepX] != after[SweepX] ||
        before[Quantity] != after[Quantity] || before[SweepY] != after[SweepY])
        return after;
    std::vector<double> values = likelyValues(is.input(*is.family), after);
    return values.empty() ? after : after.with(FamilySpacing, 1).with(FamilyValues, std::move(values));
}

Parameters customFollow(const Parameters &before, const Parameters &after) {
    const CustomChart was(before);
    const CustomChart is(after);
    Parameters result = after.with(SweepX, sweepChoice(is.x)).with(SweepY, sweepChoice(is.y));
    // A family that makes way for a map comes back with the curves.
    if (!is.y)
        result = result.with(Family, sweepChoice(is.family));
    const bool other = was.quantity != is.quantity;
    const auto bring = [&](const Sweep &sweep, std::optional<ParameterId> then, std::optional<ParameterId> now) {
        if (now && (now != then || (other && !(is.input(*now) == was.input(*now)))))
            result = withNaturalWindow(result, sweep, is.input(*now));
    };
    bring(sweeps[0], was.x, is.x);
    bring(sweeps[1], was.y, is.y);
    bring(sweeps[2], was.family, is.family);
    // A family that has become the axis leaves its place, and its curves, to what was there.
    if (!other && was.family && is.x == was.family && !is.y && !is.family)
        return result.with(Family, sweepChoice(was.x))
            .with(FamilyFrom, before[XFrom])
            .with(FamilyTo, before[XTo])
            .with(FamilySpacing, 0);
    // A list of another parameter's values gives way to those that were drawn.
    if (is.family && is.family == was.family && listsFamily(after) && !listsFamily(before)) {
        const Range allowed = rangeOf(is.input(*is.family), after);
        const std::vector<double> &list = after.list(FamilyValues);
        const std::vector<double> drawn = spacedFamily(was, before);
        if (!drawn.empty() && !std::ranges::all_of(list, [&](double each) { return allowed.contains(each); }))
            result = result.with(FamilyValues, drawn);
    }
    return result;
}

} // namespace halftruth
