#include "core/explorers/custom/custom_chart.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/solves.h"
#include "core/figure/contours.h"
#include "core/text/complaint.h"
#include "core/text/units.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <stdexcept>

namespace halftruth {

namespace {

using enum ParameterId;

// Of quantities that search or simulate, a value may take a second: fewer points rather than minutes.
constexpr int searchedCurve = 81;
constexpr int searchedCells = 24; ///< along each side of a map

Role roleOf(Direction direction) {
    switch (direction) {
    case Direction::Exact:
        return Role::Exact;
    case Direction::About:
        return Role::Approximation;
    case Direction::AtMost:
    case Direction::AtLeast:
        break;
    }
    return Role::Bound;
}

/// The quantity at a point of the chart: NaN where there is no finite value, and why.
struct Evaluated {
    double value = std::numeric_limits<double>::quiet_NaN();
    bool infinite = false;
    std::optional<std::string> complaint{}; ///< what is outside its range, as charts call it, where one is
};

Evaluated evaluated(const QuantitySpec &quantity, const Parameters &parameters, const std::stop_token &stop) {
    try {
        const double value = evaluate(quantity, parameters, stop);
        if (std::isinf(value))
            return {.infinite = true};
        return {.value = value};
    } catch (const std::domain_error &error) {
        // Of "NAME must be in RANGE, but is VALUE" the name: range and value differ from point to point.
        const std::string_view message = error.what();
        const std::size_t end = message.find(" must be");
        const std::string_view name = message.substr(0, end == std::string_view::npos ? 0 : end);
        const ParameterSpec *known = findParameter(name);
        return {.complaint = std::string(known && !known->symbol.empty() ? known->symbol : name)};
    }
}

/// Why there is no number at some points of the chart.
class Gaps {
public:
    void add(const Evaluated &point) {
        m_infinite = m_infinite || point.infinite;
        if (!m_complaint)
            m_complaint = point.complaint;
    }
    [[nodiscard]] Text note() const {
        return sentences({m_infinite ? tr("Left out where it is infinite.") : Text{},
                          !m_complaint           ? Text{}
                          : m_complaint->empty() ? tr("Left out where there is no value.")
                                                 : tr("Left out where {name} is outside what the others allow.",
                                                      {{"name", *m_complaint}})});
    }

private:
    bool m_infinite = false;
    std::optional<std::string> m_complaint;
};

bool searched(const QuantitySpec &quantity) { return quantity.interruptible != nullptr; }

/// What is being computed, and how far it has come.
Text stillComputing(const QuantitySpec &quantity, const Budget &budget) {
    return tr("Computing {name}: {percent} % is done.",
              {{"name", quantity.name}, {"percent", percent(budget.progress(), 2, Rounding::Down)}});
}

/// What an axis shows of the window that was set, where the person looks.
Axis axisOf(const ParameterUse &input, const Parameters &p, ParameterId from, ParameterId to, ParameterId scale,
            const std::optional<Interval> &window) {
    const ParameterSpec &parameter = spec(input.id);
    const bool log = p[scale] > 0 && p[from] > 0;
    Axis axis{.title = input.name(),
              .symbol = std::string(parameter.symbol),
              .unit = parameter.unit,
              .range = {p[from], p[to]},
              .scale = log ? Scale::Log : Scale::Linear,
              .integer = rangeOf(input, p).integer};
    if (axis.unit == axis.title)
        axis.unit = {};
    if (!(axis.range.lower < axis.range.upper)) // one value: room on both sides of it
        axis.range = log ? Interval{axis.range.lower / 2, axis.range.lower * 2}
                         : Interval{axis.range.lower - 0.5, axis.range.lower + 0.5};
    if (canShow(window, axis.scale))
        axis.range = {*window, axis.range};
    return axis;
}

/// At most `most` values of the input inside the window.
std::vector<double> valuesIn(const Axis &axis, const ParameterUse &input, const Parameters &p, int most) {
    const Range allowed = rangeOf(input, p);
    Interval window{std::max(axis.range.lower, allowed.lower), std::min(axis.range.upper, allowed.upper)};
    if (axis.integer)
        window = {std::ceil(window.lower), std::floor(window.upper)};
    if (!(window.lower <= window.upper) || most < 1)
        return {};
    std::vector<double> values;
    if (axis.integer) {
        for (const std::int64_t each : spacedIntegers(window, axis.scale, std::max(2, most)))
            values.push_back(static_cast<double>(each));
    } else {
        values = spaced(window, axis.scale, std::max(2, most));
    }
    std::erase_if(values, [&](double value) { return !allowed.contains(value); });
    return values;
}

/// "n = 200".
Text inputText(const ParameterUse &input, const Parameters &p) {
    const Argument symbol("symbol", spec(input.id).symbol);
    if (input.valueKind() == ValueKind::Number)
        return tr("{symbol} = {value}", {symbol, {"value", p[input.id]}});
    return tr("{symbol} = {value}", {symbol, {"value", valueText(input, p)}});
}

/// "n = 200, q = 0.25": the inputs that no axis has; empty where there are none.
Text fixedInputs(const CustomChart &chart, const Parameters &p) {
    std::vector<Text> each;
    for (const ParameterUse &input : chart.quantity->inputs)
        if (input.id != chart.x && input.id != chart.y && input.id != chart.family)
            each.push_back(inputText(input, p));
    return listed(each);
}

Text captionOf(const CustomChart &chart, const Parameters &p) {
    const QuantitySpec &quantity = *chart.quantity;
    const Text fixed = fixedInputs(chart, p);
    if (fixed.empty())
        return tr("{symbol} = {formula}. {source}.",
                  {{"symbol", quantity.symbol}, {"formula", quantity.formula}, {"source", quantity.source}});
    return tr(
        "{symbol} = {formula}, at {fixed}. {source}.",
        {{"symbol", quantity.symbol}, {"formula", quantity.formula}, {"fixed", fixed}, {"source", quantity.source}});
}

Figure emptyFigure(const CustomChart &chart, const Parameters &p, Axis x, Axis y) {
    const QuantitySpec &quantity = *chart.quantity;
    return {.id = "chart",
            .title = asTitle(quantity.name),
            .x = std::move(x),
            .y = std::move(y),
            .layers = {},
            .caption = captionOf(chart, p)};
}

} // namespace

std::vector<double> spacedFamily(const CustomChart &chart, const Parameters &p) {
    const ParameterUse &input = chart.input(*chart.family);
    const Axis axis{
        .range = {p[FamilyFrom], p[FamilyTo]}, .scale = familyScale(chart, p), .integer = rangeOf(input, p).integer};
    if (!(axis.range.lower < axis.range.upper))
        return {axis.range.lower};
    return valuesIn(axis, input, p, static_cast<int>(p.integer(Curves)));
}

namespace {

struct FamilyMember {
    Text label;
    Parameters parameters;
};

std::vector<FamilyMember> familyOf(const CustomChart &chart, const Parameters &p) {
    if (!chart.family)
        return {{Text::verbatim(chart.quantity->symbol), p}};
    std::vector<FamilyMember> members;
    for (const double value : listsFamily(p) ? p.list(FamilyValues) : spacedFamily(chart, p)) {
        Text label = tr("{symbol} = {value}", {{"symbol", spec(*chart.family).symbol}, {"value", value}});
        if (std::ranges::find(members, label, &FamilyMember::label) == members.end())
            members.push_back({std::move(label), p.with(*chart.family, value)});
    }
    return members;
}

/// True where a linear axis would press most values onto its foot: all are positive and far apart, or what is typical
/// of one curve is far from what is typical of another. A curve may begin at 0.
bool spansDecades(const Figure &figure) {
    constexpr double far = 50;
    constexpr std::size_t mostZeros = 20; // one in so many
    std::vector<double> middles;
    double lower = std::numeric_limits<double>::infinity();
    double upper = 0;
    bool zeros = false;
    for (const Layer &layer : figure.layers) {
        const auto *curve = std::get_if<Curve>(&layer);
        if (!curve || curve->y.empty())
            continue;
        std::vector<double> positive;
        std::ranges::copy_if(curve->y, std::back_inserter(positive), [](double y) { return y > 0; });
        if (std::ranges::any_of(curve->y, [](double y) { return y < 0; }) ||
            mostZeros * (curve->y.size() - positive.size()) > curve->y.size() + mostZeros || positive.empty())
            return false;
        zeros = zeros || positive.size() < curve->y.size();
        std::ranges::sort(positive);
        lower = std::min(lower, positive.front());
        upper = std::max(upper, positive.back());
        middles.push_back(positive[positive.size() / 2]);
    }
    if (middles.empty())
        return false;
    return zeros ? std::ranges::max(middles) > far * std::ranges::min(middles) : upper > far * lower;
}

Figure curveFigure(const Request &request, const CustomChart &chart, Budget &budget) {
    const Parameters &p = request.parameters;
    const View view = request.view("chart");
    const QuantitySpec &quantity = *chart.quantity;
    const ParameterUse &input = chart.input(*chart.x);
    Figure figure = emptyFigure(
        chart, p, axisOf(input, p, XFrom, XTo, XScale, view.x),
        {.title = quantity.name, .symbol = std::string(quantity.symbol), .unit = quantity.unit, .scaleChoice = true});
    const std::vector<FamilyMember> members = familyOf(chart, p);
    const std::vector<double> xs = valuesIn(figure.x, input, p, searched(quantity) ? searchedCurve : curvePoints);
    Gaps gaps;
    ColourIndex colour = 0;
    for (const FamilyMember &member : members) {
        const auto known = budget.sweep("curve " + std::to_string(colour), xs.size(), [&](std::size_t i) {
            return evaluated(quantity, member.parameters.with(*chart.x, xs[i]), budget.token());
        });
        Curve curve{.label = member.label,
                    .role = roleOf(directionAt(quantity, member.parameters)),
                    .colour = colour++,
                    .x = {},
                    .y = {},
                    .solid = true}; // the readout and the sentence say what may be claimed of them
        for (std::size_t i = 0; known.shown && i < xs.size(); ++i) {
            if (!known.values[i])
                continue;
            gaps.add(*known.values[i]);
            if (std::isnan(known.values[i]->value))
                continue;
            curve.x.push_back(xs[i]);
            curve.y.push_back(known.values[i]->value);
        }
        figure.layers.emplace_back(std::move(curve));
    }
    figure.note = gaps.note();
    if (!budget.whole() && (searched(quantity) || !anyDrawn(figure)))
        figure.note = sentences({figure.note, stillComputing(quantity, budget)});
    else if (xs.empty())
        figure.note = tr("The window has no value that {parameter} can take.", {{"parameter", spec(*chart.x).name}});
    if (spansDecades(figure))
        figure.y.scale = Scale::Log;
    fitVertically(figure, view);
    const bool positive = std::ranges::any_of(figure.layers, [](const Layer &layer) {
        const auto *curve = std::get_if<Curve>(&layer);
        return curve && std::ranges::any_of(curve->y, [](double y) { return y > 0; });
    });
    if (figure.y.scale == Scale::Log && !positive && figure.note.empty())
        figure.note = tr("No value is positive: a logarithmic axis has no place for them.");
    return figure;
}

/// Contour levels at 1-2-5 steps.
void addLevels(Figure &figure, const ColourScale &colours, const GridView &values) {
    const ThinnedGrid grid = thinned(values, 121);
    const Axis scale{.range = colours.range, .scale = colours.scale};
    for (const double level : ticks(scale, 8).major) {
        Contour contour{.level = level,
                        .label = tr("{level}", {{"level", number(level, 3)}}),
                        .emphasised = level == 0,
                        .lines = contourLines(grid.view(), level)};
        if (!contour.lines.empty())
            figure.layers.emplace_back(std::move(contour));
    }
}

ColourScale coloursFor(const std::vector<float> &values) {
    double lower = std::numeric_limits<double>::infinity();
    double upper = -lower;
    for (const float value : values)
        if (std::isfinite(value)) {
            lower = std::min(lower, static_cast<double>(value));
            upper = std::max(upper, static_cast<double>(value));
        }
    if (!(lower <= upper))
        return {.range = {0, 1}};
    if (lower < 0 && upper > 0) {
        const double end = std::max(-lower, upper);
        return {.kind = ColourScale::Kind::Diverging, .range = {-end, end}};
    }
    if (lower == upper)
        return {.range = lower == 0 ? Interval{0, 1} : Interval{lower - std::fabs(lower), lower + std::fabs(lower)}};
    // Several decades show on a logarithmic scale only.
    if (lower > 0 && upper / lower > 1e3)
        return {.range = {lower, upper}, .scale = Scale::Log};
    return {.range = {lower, upper}};
}

/// The cells of a map along one axis: equal on its scale, each evaluated at a value the input can have.
struct Cells {
    Interval edges{};
    std::vector<double> centres{};
    std::vector<double> values{};
};

Cells cellsOf(const Axis &axis, const ParameterUse &input, const Parameters &p, int most) {
    const Range allowed = rangeOf(input, p);
    if (axis.integer && axis.scale == Scale::Linear) {
        const CellAxis whole =
            integerCells(axis.range, static_cast<std::int64_t>(allowed.lower),
                         static_cast<std::int64_t>(std::min(allowed.upper, 1e15)), std::max(most, 1));
        return {whole.edges, whole.centres, whole.centres};
    }
    const double half = axis.integer ? 0.5 : 0;
    Cells cells{.edges = {std::max(axis.range.lower, allowed.lower - half),
                          std::min(axis.range.upper, allowed.upper + half)}};
    if (!(cells.edges.lower < cells.edges.upper) || most < 1)
        return cells;
    const std::vector<double> borders = spaced(cells.edges, axis.scale, 2 * most + 1);
    for (std::size_t i = 1; i < borders.size(); i += 2) {
        const double value = axis.integer ? std::round(borders[i]) : borders[i];
        cells.centres.push_back(borders[i]);
        cells.values.push_back(std::clamp(value, allowed.lower, allowed.upper));
    }
    return cells;
}

Figure mapFigure(const Request &request, const CustomChart &chart, Budget &budget) {
    const Parameters &p = request.parameters;
    const View view = request.view("chart");
    const QuantitySpec &quantity = *chart.quantity;
    const ParameterUse &xInput = chart.input(*chart.x);
    const ParameterUse &yInput = chart.input(*chart.y);
    Figure figure = emptyFigure(chart, p, axisOf(xInput, p, XFrom, XTo, XScale, view.x),
                                axisOf(yInput, p, YFrom, YTo, YScale, view.y));
    const int most = searched(quantity) ? searchedCells : std::max(request.columns, request.rows);
    const Cells columns = cellsOf(figure.x, xInput, p, std::min(most, request.columns));
    const Cells rows = cellsOf(figure.y, yInput, p, std::min(most, request.rows));
    if (columns.values.empty() || rows.values.empty()) {
        figure.note = tr("The window has no values for a map.");
        return figure;
    }
    HeatMap map{.label = quantity.name,
                .symbol = std::string(quantity.symbol),
                .xEdges = columns.edges,
                .yEdges = rows.edges,
                .xs = columns.values,
                .ys = rows.values};
    auto &gaps = budget.memo().at<Gaps>("gaps");
    const bool drawn = fillRows(map, budget, "map", [&, ys = map.ys](std::size_t y) {
        const Parameters row = p.with(*chart.y, ys[y]);
        std::vector<float> values;
        for (const double x : map.xs) {
            requireNotStopped(budget.token());
            const Evaluated point = evaluated(quantity, row.with(*chart.x, x), budget.token());
            gaps.add(point);
            const auto value = static_cast<float>(point.value);
            values.push_back(std::isinf(value) ? std::nanf("") : value); // beyond what a map can hold
        }
        return values;
    });
    if (!drawn) {
        figure.note = stillComputing(quantity, budget);
        return figure;
    }
    map.colours = coloursFor(map.values);
    figure.note = gaps.note();
    if (!budget.whole() && searched(quantity))
        figure.note = sentences({figure.note, stillComputing(quantity, budget)});
    figure.layers.emplace_back(map);
    if (columns.centres.size() > 1 && rows.centres.size() > 1 && !budget.again())
        addLevels(figure, map.colours, {columns.centres, budget.whole() ? rows.centres : map.ys, map.values});
    return figure;
}

Text follows() { return tr("…"); }

/// As inputText(), among words: what was chosen whole, the middle of a window as it is listed.
Text inputInWords(const CustomChart &chart, const ParameterUse &input, const Parameters &p) {
    if (spec(input.id).symbol.empty())
        return tr("{symbol} = {value}", {{"symbol", spec(input.id).name}, {"value", valueText(input, p)}});
    const Argument symbol("symbol", spec(input.id).symbol);
    const bool found = input.id == chart.x || input.id == chart.y || (input.id == chart.family && !listsFamily(p));
    if (input.valueKind() == ValueKind::Number && !found)
        return tr("<i>{symbol}</i> = {value}", {symbol, {"value", asChosen(p[input.id])}});
    if (input.valueKind() == ValueKind::Number)
        return tr("<i>{symbol}</i> = {value}", {symbol, {"value", p[input.id]}});
    return tr("<i>{symbol}</i> = {value}", {symbol, {"value", valueText(input, p)}});
}

/// "n = 3162, q = 0.25": all that the number in the middle is of, but for one; empty for a quantity of nothing.
Text inputsAt(const CustomChart &chart, const Parameters &middle, std::optional<ParameterId> without = {}) {
    std::vector<Text> each;
    for (const ParameterUse &input : chart.quantity->inputs)
        if (input.id != without)
            each.push_back(inputInWords(chart, input, middle));
    return listed(each);
}

/// What the number is of: the middle of the window, and of curves at the values of a list one of these.
Text placeOf(const CustomChart &chart, const Parameters &middle) {
    const Argument inputs("inputs", inputsAt(chart, middle, listsFamily(middle) ? chart.family : std::nullopt));
    if (!chart.family || !listsFamily(middle))
        return tr("At {inputs}, in the middle of the window", {inputs});
    return tr("On the curve {curve}, at {inputs} in the middle of the window",
              {{"curve", inputInWords(chart, chart.input(*chart.family), middle)}, inputs});
}

/// What the number in the middle of the window is, of what it is, and what may be claimed of it.
Text sentenceOf(const CustomChart &chart, const Readout &readout, const Parameters &middle) {
    const Argument name("name", chart.quantity->name);
    const Argument symbol("symbol", chart.quantity->symbol);
    const Text at = inputsAt(chart, middle);
    const Argument inputs("inputs", at);
    if (readout.missing == follows())
        return at.empty() ? tr("<i>{symbol}</i>, {name}, is being computed.", {symbol, name})
                          : tr("<i>{symbol}</i>, {name}, is being computed at {inputs}.", {symbol, name, inputs});
    const Argument place("place", placeOf(chart, middle));
    if (!readout.missing.empty())
        return at.empty() ? tr("<i>{symbol}</i>, {name}, has no value.", {symbol, name})
                          : tr("{place}, <i>{symbol}</i>, {name}, has no value.", {place, symbol, name});
    const Argument value("value", shownNumber(readout));
    const Text number = readout.unit.empty()
                            ? tr("<b>{value}</b>", {value})
                            : tr("<b>{value}</b> {unit}", {value, {"unit", unitOf(readout.value, readout.unit)}});
    const Argument amount("amount", number);
    if (at.empty())
        return tr("<i>{symbol}</i>, {name}, is {amount}.", {symbol, name, amount});
    switch (readout.direction) {
    case Direction::AtMost:
        return tr("{place}, <i>{symbol}</i> is at most {amount}: {name}.", {place, symbol, amount, name});
    case Direction::AtLeast:
        return tr("{place}, <i>{symbol}</i> is at least {amount}: {name}.", {place, symbol, amount, name});
    case Direction::About:
        return tr("{place}, <i>{symbol}</i> is about {amount}: {name}.", {place, symbol, amount, name});
    case Direction::Exact:
        break;
    }
    return tr("{place}, <i>{symbol}</i> is {amount}: {name}.", {place, symbol, amount, name});
}

/// The value in the middle of a list, in order; of two the smaller one.
double medianOf(std::vector<double> values) {
    std::ranges::sort(values);
    return values[(values.size() - 1) / 2];
}

/// The parameters in the middle of what is swept.
Parameters middleOf(const CustomChart &chart, const Parameters &p) {
    Parameters middle = p;
    const auto centre = [&](std::optional<ParameterId> id, ParameterId from, ParameterId to, bool log) {
        if (!id)
            return;
        double value = log && p[from] > 0 ? std::sqrt(p[from] * p[to]) : p[from] + (p[to] - p[from]) / 2;
        if (rangeOf(chart.input(*id), p).integer)
            value = std::round(value);
        middle = middle.with(*id, value);
    };
    centre(chart.x, XFrom, XTo, p[XScale] > 0);
    centre(chart.y, YFrom, YTo, p[YScale] > 0);
    if (chart.family && listsFamily(p))
        middle = middle.with(*chart.family, medianOf(p.list(FamilyValues)));
    else
        centre(chart.family, FamilyFrom, FamilyTo, chart.family && familyScale(chart, p) == Scale::Log);
    return middle;
}

/// What the number is read at: of a list it is one of the values, which lie in no window.
Text middleName(const CustomChart &chart, const Parameters &p, ParameterId id) {
    const Argument symbol("symbol", spec(id).symbol);
    return id == chart.family && listsFamily(p) ? tr("<i>{symbol}</i> of the curve", {symbol})
                                                : tr("middle of <i>{symbol}</i>", {symbol});
}

Exploration exploreCustom(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const CustomChart chart(p);
    const QuantitySpec &quantity = *chart.quantity;
    Exploration answer;
    answer.figures.push_back(chart.y ? mapFigure(request, chart, budget) : curveFigure(request, chart, budget));
    if (!request.title.empty())
        answer.figures.back().title = Text::verbatim(request.title);
    const Parameters middle = middleOf(chart, p);
    Readout readout{.label = tr("<i>{symbol}</i> in the middle", {{"symbol", quantity.symbol}}),
                    .unit = quantity.unit,
                    .direction = directionAt(quantity, middle),
                    .help = quantity.name,
                    .chip = true};
    for (const ParameterUse &input : quantity.inputs)
        if (input.id == chart.x || input.id == chart.y || input.id == chart.family)
            answer.readouts.push_back({.label = middleName(chart, p, input.id),
                                       .value = middle[input.id],
                                       .unit = spec(input.id).unit,
                                       .help = input.name(),
                                       .chip = true,
                                       .given = true});
    try {
        const double *value = budget.value("middle", [&] { return evaluate(quantity, middle, budget.token()); });
        if (!value)
            readout.missing = follows();
        else if (std::isinf(readout.value = *value))
            readout.missing = Text::verbatim("∞");
    } catch (const std::domain_error &error) {
        readout.missing = tr("none");
        readout.help = complaint(error.what());
    }
    answer.sentence = sentenceOf(chart, readout, middle);
    answer.readouts.push_back(std::move(readout));
    return answer;
}

} // namespace

ExplorerSpec customExplorer() {
    return {.id = "custom",
            .title = phrase("Custom chart"),
            .question = phrase("Which number, against which parameter?"),
            .group = ExplorerGroup::Custom,
            .parameters = customParameters(),
            .uses = customUses,
            .follow = customFollow,
            .suggest = customSuggest,
            .solves = {solvesLieProbability()},
            .ownTitle = true,
            .explore = exploreCustom};
}

} // namespace halftruth
