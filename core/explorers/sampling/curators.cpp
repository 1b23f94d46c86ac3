#include "core/explorers/sampling/curators.h"

#include "core/data/joint_type.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/pram/sampling_pram.h"
#include "core/text/text.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

/// One curator's variable: how many values it has, and how concentrated its shares are.
struct Variable {
    Text name{};
    std::int64_t values = 2;
    double concentration = 0.5;
};

/// What the curators hold: the two columns of a table, or else as many variables of equally many, equally frequent
/// values as are chosen. None where K is not the product of them.
struct Holdings {
    PramDesign design{};
    std::int64_t samples = 1;
    std::vector<Variable> variables{};
};

std::vector<Variable> variablesOf(const JointType &table) {
    std::vector<Variable> variables;
    const std::size_t columns = table.columnCount();
    std::vector<double> rowShares(table.rowLabels.size());
    std::vector<double> columnShares(columns);
    for (std::size_t k = 0; k < table.categories(); ++k) {
        rowShares[k / columns] += table.share(k);
        columnShares[k % columns] += table.share(k);
    }
    for (const std::vector<double> &shares : {rowShares, columnShares}) {
        if (variables.size() == table.variables.size())
            break; // a table of one variable
        Variable variable{.name = Text::verbatim(table.variables[variables.size()]),
                          .values = static_cast<std::int64_t>(shares.size()),
                          .concentration = 0};
        for (const double share : shares)
            variable.concentration += share * share;
        variable.concentration = std::clamp(variable.concentration, 1 / static_cast<double>(variable.values), 1.0);
        variables.push_back(std::move(variable));
    }
    return variables;
}

Holdings curatorsOf(const Parameters &p) {
    Holdings all{.design = {.n = p.integer(Population), .epsilon = p[Epsilon], .categories = p.integer(Categories)},
                 .samples = p.integer(Samples)};
    if (p.data().kind == DataSource::Kind::Table)
        all.variables = variablesOf(*p.data().table);
    else if (p.data().kind == DataSource::Kind::Uniform &&
             jointCategories(p.integer(Curators), p.integer(Values)) == all.design.categories)
        all.variables = {{.name = tr("each curator"), .values = p.integer(Values), .concentration = 1 / p[Values]}};
    return all;
}

Figure marginalsFigure(const Request &request, const Holdings &curators, double concentration) {
    const View view = request.view("marginals");
    const auto n = static_cast<double>(curators.design.n);
    const Interval natural{1, std::max(2.0, n)};
    Figure figure{.id = "marginals",
                  .title = tr("Error of each curator's own shares"),
                  .x = planned({.axis = {.title = tr("samples"),
                                         .symbol = "m",
                                         .unit = tr("records"),
                                         .range = {0, natural.upper},
                                         .scale = Scale::Log,
                                         .scaleChoice = true,
                                         .integer = true},
                                .logRange = natural},
                               view.xScale, view.x),
                  .y = {.title = tr("RMS error"), .symbol = "√E‖T̂ − T‖²", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption =
                      tr("The shares of one variable are sums of the estimated joint shares over all others [LWR, "
                         "section II]. √(b(a − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − S)), E = e^ε − 1, a "
                         "values, b = K/a, S the concentration of the variable.")};
    const Interval window{std::max(1.0, figure.x.range.lower), std::min(n, figure.x.range.upper)};
    std::vector<double> counts;
    if (window.lower <= window.upper)
        for (const std::int64_t each : spacedIntegers(window, figure.x.scale, 81))
            counts.push_back(static_cast<double>(each));
    const bool log = view.yScale.value_or(Scale::Log) == Scale::Log;
    const auto add = [&](Text label, Role role, ColourIndex colour, const std::function<double(double)> &f) {
        figure.layers.emplace_back(curveOf(std::move(label), role, colour, counts, [&](double m) {
            const double error = f(m);
            return error > 0 || !log ? error : std::nan("");
        }));
    };
    add(tr("all shares together"), Role::Reference, 6,
        [&](double m) { return pramRmsError(curators.design, std::llround(m), concentration); });
    ColourIndex colour = 0;
    for (const Variable &variable : curators.variables)
        add(variable.name, Role::Exact, colour++, [&](double m) {
            return pramMarginalRmsError(curators.design, std::llround(m), variable.values, variable.concentration);
        });
    if (counts.empty())
        figure.note = tr("Samples lie between 1 and n.");
    else if (curators.variables.empty())
        figure.note = tr("Which shares are each curator's is known of a table, and of uniform data with K = k^r.");
    else if (log && std::ranges::any_of(curators.variables, [](const Variable &each) { return each.values == 1; }))
        figure.note = tr("A variable of one value has no error, and no place on a logarithmic axis.");
    figure.layers.emplace_back(Marker{.value = static_cast<double>(curators.samples),
                                      .label = tr("m = {samples}", {{"samples", curators.samples}}),
                                      .parameter = Samples});
    fitVertically(figure, view);
    return figure;
}

/// The design of so many curators with as many values each.
PramDesign designOf(const PramDesign &design, std::int64_t curators, std::int64_t values) {
    return {.n = design.n, .epsilon = design.epsilon, .categories = jointCategories(curators, values)};
}

/// What uniform data would give with so many curators, each at its best number of samples.
struct JointErrors {
    double all;
    double own;
    double bound;
    std::int64_t samples;
};

JointErrors jointErrors(const PramDesign &design, std::int64_t curators, std::int64_t values) {
    const PramDesign joint = designOf(design, curators, values);
    const double uniform = uniformConcentration(joint.categories);
    const std::int64_t best = pramOptimalSamplesExact(joint, uniform);
    return {.all = pramRmsError(joint, best, uniform),
            .own = pramMarginalRmsError(joint, best, values, 1 / static_cast<double>(values)),
            .bound = pramErrorBound(joint, pramOptimalSamples(joint)),
            .samples = best};
}

std::int64_t mostCurators(std::int64_t values) {
    std::int64_t most = 1;
    for (double k = static_cast<double>(values * values); range::categories.contains(k);
         k *= static_cast<double>(values))
        ++most;
    return most;
}

Figure curatorsFigure(const Request &request, const PramDesign &design, std::int64_t curators, std::int64_t values) {
    const View view = request.view("curators");
    const std::int64_t most = mostCurators(values);
    Figure figure{
        .id = "curators",
        .title = tr("More than two curators"),
        .x = {.title = tr("curators"),
              .symbol = "r",
              .range = shownWindow(view.x, Interval{0.5, static_cast<double>(most) + 0.5}),
              .integer = true},
        .y = {.title = tr("error"), .symbol = "‖T̂ − T‖", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption =
            tr("r curators, each with a variable of k = {k} equally frequent values: K = k^r categories. Root mean "
               "square errors at the best m for each r, and the Lin–Wang–Rane bound (c√K + 1)/√m at its own best "
               "m [LWR, Theorem III.4].",
               {{"k", values}})};
    std::vector<double> numbers;
    for (std::int64_t r = 1; r <= most; ++r)
        numbers.push_back(static_cast<double>(r));
    const auto add = [&](Text label, Role role, ColourIndex colour, double JointErrors::*which) {
        figure.layers.emplace_back(curveOf(std::move(label), role, colour, numbers, [&](double r) {
            return jointErrors(design, std::llround(r), values).*which;
        }));
    };
    add(tr("Lin–Wang–Rane bound"), Role::Bound, 1, &JointErrors::bound);
    add(tr("all shares together"), Role::Exact, 0, &JointErrors::all);
    add(tr("one curator's own shares"), Role::Exact, 2, &JointErrors::own);
    figure.layers.emplace_back(Marker{
        .value = static_cast<double>(curators), .label = tr("r = {r}", {{"r", curators}}), .parameter = Curators});
    fitVertically(figure, view);
    return figure;
}

/// The bits that name one of so many values.
double bitsFor(std::int64_t values) {
    return static_cast<double>(std::bit_width(static_cast<std::uint64_t>(values - 1)));
}

std::vector<Readout> curatorReadouts(const Holdings &of, std::int64_t curators, std::int64_t values) {
    std::vector<Readout> readouts;
    for (const Variable &variable : of.variables)
        readouts.push_back(
            {.label = tr("RMS error at <i>m</i>, shares of {variable}", {{"variable", variable.name}}),
             .value = pramMarginalRmsError(of.design, of.samples, variable.values, variable.concentration),
             .help = tr("Error of the estimated shares of that variable alone, all others summed over")});
    const JointErrors joint = jointErrors(of.design, curators, values);
    const Text who = tr("{n} curators", "{n} curator", static_cast<double>(curators));
    readouts.push_back({.label = tr("<i>K</i> of {who}", {{"who", who}}),
                        .value = static_cast<double>(jointCategories(curators, values)),
                        .unit = tr("categories"),
                        .help = tr("k^r: every tuple of values is a category")});
    readouts.push_back({.label = tr("RMS error, {who}", {{"who", who}}),
                        .value = joint.all,
                        .help = tr("Uniform data of variables with k = {k} values each, at the best m = {m}",
                                   {{"k", values}, {"m", joint.samples}})});
    const double bits = bitsFor(values) * static_cast<double>(joint.samples);
    readouts.push_back(
        {.label = tr("each of {who} sends", {{"who", who}}),
         .value = std::ceil(bits / 8),
         .unit = tr("bytes"),
         .help = tr("m⌈log₂ k⌉ bits to the server, and as many of the pad to the researcher, or a short "
                    "key of a stream cipher: the logarithm of the alphabet [LWR, section II-C]")});
    readouts.push_back({.label = tr("the server sends, {who}", {{"who", who}}),
                        .value = std::ceil(bits * static_cast<double>(curators) / 8),
                        .unit = tr("bytes"),
                        .help = tr("r m⌈log₂ k⌉ bits to the researcher, after one draw for each sampled record")});
    return readouts;
}

} // namespace

void addCurators(const Request &request, Exploration &answer) {
    const Parameters &p = request.parameters;
    const Holdings all = curatorsOf(p);
    const std::int64_t curators = p.integer(Curators);
    const std::int64_t values = p.integer(Values);
    answer.figures.push_back(marginalsFigure(request, all, p.dataConcentration()));
    answer.figures.push_back(curatorsFigure(request, all.design, curators, values));
    std::ranges::move(curatorReadouts(all, curators, values), std::back_inserter(answer.readouts));
}

} // namespace halftruth
