#include "core/explorers/custom/custom_chart.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/solves.h"
#include "core/figure/contours.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <stdexcept>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr double frameMilliseconds = 6;
constexpr double patienceMilliseconds = 4000;
constexpr int finestCurve = 321;
constexpr int coarseCurve = 81;
constexpr int costlyCurve = 41;
constexpr int coarseCells = 40; ///< along each side of a map
constexpr int costlyCells = 24;

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

/// The quantity at points of the chart, and why there is no number at some of them.
class Evaluation {
public:
    explicit Evaluation(const QuantitySpec &quantity) : m_quantity(quantity) {}

    /// NaN where there is no finite value; note() says why.
    double operator()(const Parameters &parameters) {
        try {
            const double value = evaluate(m_quantity, parameters);
            if (std::isinf(value))
                m_infinite = true;
            return std::isinf(value) ? std::numeric_limits<double>::quiet_NaN() : value;
        } catch (const std::domain_error &error) {
            remember(error.what());
            return std::numeric_limits<double>::quiet_NaN();
        }
    }
    [[nodiscard]] std::string note() const {
        std::string text;
        if (m_infinite)
            text = "Left out where it is infinite.";
        if (!m_complaint)
            return text;
        if (!text.empty())
            text += " ";
        if (m_complaint->empty())
            return text + "Left out where there is no value.";
        return text + "Left out where " + *m_complaint + " is outside what the others allow.";
    }

private:
    /// Of "NAME must be in RANGE, but is VALUE" the name: range and value differ from point to point.
    void remember(std::string_view message) {
        if (!m_complaint)
            m_complaint =
                message.substr(0, message.find(" must be") == std::string_view::npos ? 0 : message.find(" must be"));
    }

    const QuantitySpec &m_quantity;
    bool m_infinite = false;
    std::optional<std::string> m_complaint;
};

/// Milliseconds that a pass may take: a frame for the coarse one, four times more with each fine one, and no limit
/// where everything is asked for at once.
double budgetOf(const Request &request) {
    if (request.quality == Quality::Coarse)
        return frameMilliseconds;
    return request.pass == 0 ? std::numeric_limits<double>::infinity()
                             : frameMilliseconds * std::pow(4.0, request.pass + 2);
}

double costOf(const QuantitySpec &quantity, const Parameters &parameters) {
    constexpr double simplest = 0.002;
    return quantity.cost ? std::max(quantity.cost(parameters), simplest) : simplest;
}

/// Which values a pass computes: the cheapest ones, as many as its budget allows.
struct Affordable {
    double limit;    ///< values that cost more wait for a later pass
    double progress; ///< the affordable part of what all of them cost
    bool all;
};

Affordable affordable(std::vector<double> costs, double budget) {
    std::ranges::sort(costs);
    double total = 0;
    for (const double cost : costs)
        total += cost;
    double spent = 0;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        if (spent + costs[i] > budget) {
            // Of values that cost the same, all or none.
            const auto cheaper = std::ranges::lower_bound(costs, costs[i]);
            return {cheaper == costs.begin() ? 0.0 : *std::prev(cheaper), total > 0 ? spent / total : 0.0, false};
        }
        spent += costs[i];
    }
    return {std::numeric_limits<double>::infinity(), 1.0, true};
}

constexpr const char *stillComputing = "What takes longer than a frame follows.";

/// What an axis shows of the window that was set, where the person looks.
Axis axisOf(const ParameterUse &input, const Parameters &p, ParameterId from, ParameterId to, ParameterId scale,
            const std::optional<Interval> &window) {
    const ParameterSpec &parameter = spec(input.id);
    const bool log = p[scale] > 0 && p[from] > 0;
    Axis axis{.title = std::string(input.name()),
              .symbol = std::string(parameter.symbol),
              .unit = std::string(parameter.unit),
              .range = {p[from], p[to]},
              .scale = log ? Scale::Log : Scale::Linear,
              .integer = rangeOf(input, p).integer};
    if (axis.unit == axis.title)
        axis.unit = {};
    if (!(axis.range.lower < axis.range.upper)) // one value: room on both sides of it
        axis.range = log ? Interval{axis.range.lower / 2, axis.range.lower * 2}
                         : Interval{axis.range.lower - 0.5, axis.range.lower + 0.5};
    if (canShow(window, axis.scale))
        axis.range = *window;
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

std::string fixedText(const CustomChart &chart, const Parameters &p) {
    std::string text;
    for (const ParameterUse &input : chart.quantity->inputs) {
        if (input.id == chart.x || input.id == chart.y || input.id == chart.family)
            continue;
        text += (text.empty() ? " at " : ", ") + std::string(spec(input.id).symbol) + " = " +
                (input.valueKind() == ValueKind::Number ? displayNumber(p[input.id]) : valueText(input, p));
    }
    return text;
}

Figure emptyFigure(const CustomChart &chart, const Parameters &p, Axis x, Axis y) {
    const QuantitySpec &quantity = *chart.quantity;
    std::string title(quantity.name);
    if (title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return {.id = "chart",
            .title = std::move(title),
            .x = std::move(x),
            .y = std::move(y),
            .layers = {},
            .caption = std::string(quantity.symbol) + " = " + std::string(quantity.formula) + fixedText(chart, p) +
                       ". " + std::string(quantity.source) + "."};
}

struct FamilyMember {
    std::string label;
    Parameters parameters;
};

std::vector<FamilyMember> familyOf(const CustomChart &chart, const Parameters &p) {
    if (!chart.family)
        return {{std::string(chart.quantity->symbol), p}};
    const ParameterUse &input = chart.input(*chart.family);
    const Axis axis{.range = {p[FamilyFrom], p[FamilyTo]},
                    .scale = p[FamilyFrom] > 0 ? input.sliderScale() : Scale::Linear,
                    .integer = rangeOf(input, p).integer};
    std::vector<FamilyMember> members;
    std::vector<double> values = axis.range.lower < axis.range.upper
                                     ? valuesIn(axis, input, p, static_cast<int>(p.integer(Curves)))
                                     : std::vector<double>{axis.range.lower};
    for (const double value : values) {
        std::string label = std::string(spec(*chart.family).symbol) + " = " + displayNumber(value);
        if (members.empty() || members.back().label != label)
            members.push_back({std::move(label), p.with(*chart.family, value)});
    }
    return members;
}

/// What a pass has drawn.
struct Drawn {
    Figure figure;
    bool whole = false;    ///< nothing finer would come
    double progress = 0.0; ///< of all values
};

/// True where every value is positive and a linear axis would press most of them onto its foot.
bool spansDecades(const Figure &figure) {
    double lower = std::numeric_limits<double>::infinity();
    double upper = 0;
    for (const Layer &layer : figure.layers)
        if (const auto *curve = std::get_if<Curve>(&layer))
            for (const double y : curve->y) {
                lower = std::min(lower, y);
                upper = std::max(upper, y);
            }
    return lower > 0 && upper > 50 * lower;
}

Drawn curveFigure(const Request &request, const CustomChart &chart, std::stop_token stop) {
    const Parameters &p = request.parameters;
    const View view = request.view("chart");
    const QuantitySpec &quantity = *chart.quantity;
    const ParameterUse &input = chart.input(*chart.x);
    Figure figure = emptyFigure(chart, p, axisOf(input, p, XFrom, XTo, XScale, view.x),
                                {.title = std::string(quantity.name),
                                 .symbol = std::string(quantity.symbol),
                                 .unit = std::string(quantity.unit),
                                 .scaleChoice = true});
    const std::vector<FamilyMember> members = familyOf(chart, p);
    const auto xsOf = [&](int points) { return valuesIn(figure.x, input, p, points); };
    const auto costsOf = [&](const std::vector<double> &values) {
        std::vector<double> costs;
        for (const FamilyMember &member : members)
            for (const double x : values)
                costs.push_back(costOf(quantity, member.parameters.with(*chart.x, x)));
        return costs;
    };
    // What would take minutes gets fewer points rather than none.
    const int finest = affordable(costsOf(xsOf(finestCurve)), patienceMilliseconds).all ? finestCurve : costlyCurve;
    const int points = request.quality == Quality::Fine ? finest : std::min(finest, coarseCurve);
    const std::vector<double> xs = xsOf(points);
    const Affordable now = affordable(costsOf(xs), budgetOf(request));
    Evaluation evaluation(quantity);
    ColourIndex colour = 0;
    for (const FamilyMember &member : members) {
        Curve curve{.label = member.label,
                    .role = roleOf(directionAt(quantity, member.parameters)),
                    .colour = colour++,
                    .x = {},
                    .y = {}};
        for (const double x : xs) {
            if (stop.stop_requested())
                return {std::move(figure)};
            const Parameters at = member.parameters.with(*chart.x, x);
            const double y = costOf(quantity, at) <= now.limit ? evaluation(at) : std::nan("");
            if (std::isnan(y))
                continue;
            curve.x.push_back(x);
            curve.y.push_back(y);
        }
        figure.layers.emplace_back(std::move(curve));
    }
    const bool whole = now.all && points == finest;
    figure.note = evaluation.note();
    if (!now.all)
        figure.note = stillComputing;
    else if (xs.empty())
        figure.note = "The window has no value that " + std::string(spec(*chart.x).name) + " can take.";
    if (spansDecades(figure))
        figure.y.scale = Scale::Log;
    fitVertically(figure, view);
    const bool positive = std::ranges::any_of(figure.layers, [](const Layer &layer) {
        const auto *curve = std::get_if<Curve>(&layer);
        return curve && std::ranges::any_of(curve->y, [](double y) { return y > 0; });
    });
    if (figure.y.scale == Scale::Log && !positive && figure.note.empty())
        figure.note = "No value is positive: a logarithmic axis has no place for them.";
    return {std::move(figure), whole, now.progress};
}

/// Contour levels at 1-2-5 steps.
void addLevels(Figure &figure, const ColourScale &colours, const GridView &values) {
    const ThinnedGrid grid = thinned(values, 121);
    const Axis scale{.range = colours.range, .scale = colours.scale};
    for (const double level : ticks(scale, 8).major) {
        Contour contour{.level = level,
                        .label = displayNumber(level, 3),
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

Drawn mapFigure(const Request &request, const CustomChart &chart, std::stop_token stop) {
    const Parameters &p = request.parameters;
    const View view = request.view("chart");
    const QuantitySpec &quantity = *chart.quantity;
    const ParameterUse &xInput = chart.input(*chart.x);
    const ParameterUse &yInput = chart.input(*chart.y);
    Figure figure = emptyFigure(chart, p, axisOf(xInput, p, XFrom, XTo, XScale, view.x),
                                axisOf(yInput, p, YFrom, YTo, YScale, view.y));
    const auto cellsFor = [&](int most) {
        return std::pair{cellsOf(figure.x, xInput, p, std::min(most, request.columns)),
                         cellsOf(figure.y, yInput, p, std::min(most, request.rows))};
    };
    const auto costsOf = [&](const Cells &columns, const Cells &rows) {
        std::vector<double> costs;
        for (const double y : rows.values)
            for (const double x : columns.values)
                costs.push_back(quantity.cost ? costOf(quantity, p.with(*chart.y, y).with(*chart.x, x))
                                              : costOf(quantity, p));
        return costs;
    };
    const int full = std::max(request.columns, request.rows);
    const auto [someColumns, someRows] = cellsFor(coarseCells);
    const double perCell = static_cast<double>(full) * full / (coarseCells * coarseCells);
    const int finest =
        affordable(costsOf(someColumns, someRows), patienceMilliseconds / perCell).all ? full : costlyCells;
    const int side = request.quality == Quality::Fine ? finest : std::min(finest, coarseCells);
    const auto [columns, rows] = cellsFor(side);
    if (columns.values.empty() || rows.values.empty()) {
        figure.note = "The window has no values for a map.";
        return {std::move(figure), true, 1.0};
    }
    const Affordable now = affordable(costsOf(columns, rows), budgetOf(request));
    const bool whole = now.all && side == finest;
    HeatMap map{.label = std::string(quantity.name),
                .symbol = std::string(quantity.symbol),
                .xEdges = columns.edges,
                .yEdges = rows.edges,
                .xs = columns.values,
                .ys = rows.values};
    Evaluation evaluation(quantity);
    map.values.reserve(map.xs.size() * map.ys.size());
    for (const double y : map.ys) {
        const Parameters row = p.with(*chart.y, y);
        for (const double x : map.xs) {
            if (stop.stop_requested())
                return {std::move(figure)};
            const Parameters at = row.with(*chart.x, x);
            const bool computed = !quantity.cost || costOf(quantity, at) <= now.limit;
            const auto value = computed ? static_cast<float>(evaluation(at)) : std::nanf("");
            map.values.push_back(std::isinf(value) ? std::nanf("") : value); // beyond what a map can hold
        }
    }
    map.colours = coloursFor(map.values);
    figure.note = now.all ? evaluation.note() : stillComputing;
    figure.layers.emplace_back(map);
    if (columns.centres.size() > 1 && rows.centres.size() > 1)
        addLevels(figure, map.colours, {columns.centres, rows.centres, map.values});
    return {std::move(figure), whole, now.progress};
}

constexpr const char *followsWord = "…";

std::string sentenceOf(const CustomChart &chart, const Readout &readout, const Parameters &p) {
    const std::string name(chart.quantity->name);
    if (readout.missing == followsWord)
        return "The number in the middle of the window takes longer than a frame and follows.";
    if (!readout.missing.empty())
        return "In the middle of the window there is no value of this: " + name + fixedText(chart, p) + ".";
    const std::string word =
        readout.direction == Direction::Exact ? "" : std::string(directionWord(readout.direction)) + " ";
    // Names are phrases of every kind, "people enough for an error ..." among them: no verb fits all.
    return "In the middle of the window: " + name + ", " + word + bold(readout.value) +
           (readout.unit.empty() ? "" : " " + english(readout.unit)) + ".";
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
    centre(chart.family, FamilyFrom, FamilyTo, false);
    return middle;
}

Exploration exploreCustom(const Request &request, std::stop_token stop) {
    const Parameters &p = request.parameters;
    const CustomChart chart(p);
    const QuantitySpec &quantity = *chart.quantity;
    Exploration answer;
    Drawn drawn = chart.y ? mapFigure(request, chart, stop) : curveFigure(request, chart, stop);
    answer.figures.push_back(std::move(drawn.figure));
    answer.refinable = !drawn.whole;
    answer.progress = drawn.whole ? 0 : drawn.progress;
    answer.complete = !stop.stop_requested();
    if (!answer.complete)
        return answer;

    const Parameters middle = middleOf(chart, p);
    Readout readout{.label = std::string(quantity.symbol) + " in the middle",
                    .unit = std::string(quantity.unit),
                    .direction = directionAt(quantity, middle),
                    .help = std::string(quantity.name)};
    for (const ParameterUse &input : quantity.inputs)
        if (input.id == chart.x || input.id == chart.y || input.id == chart.family)
            answer.readouts.push_back({.label = "middle of <i>" + std::string(spec(input.id).symbol) + "</i>",
                                       .value = middle[input.id],
                                       .unit = std::string(spec(input.id).unit),
                                       .help = std::string(input.name())});
    // A value that takes longer than a frame waits for a fine pass, as those of the chart do.
    const bool later = costOf(quantity, middle) > budgetOf(request);
    if (later)
        readout.missing = followsWord;
    try {
        readout.value = later ? 0.0 : evaluate(quantity, middle);
        if (std::isinf(readout.value))
            readout.missing = "∞";
    } catch (const std::domain_error &error) {
        readout.missing = "none";
        readout.help = error.what();
    }
    answer.sentence = sentenceOf(chart, readout, p);
    answer.readouts.push_back(std::move(readout));
    return answer;
}

} // namespace

ExplorerSpec customExplorer() {
    return {.id = "custom",
            .title = "Custom chart",
            .question = "Which number, against which parameter?",
            .parameters = customParameters(),
            .uses = customUses,
            .follow = customFollow,
            .solves = {solvesLieProbability()},
            .layout = {1},
            .explore = exploreCustom};
}

} // namespace halftruth
