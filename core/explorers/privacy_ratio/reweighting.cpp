#include "core/explorers/privacy_ratio/reweighting.h"

#include "core/explorers/support/all_digits.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/quantile_line.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/text.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace halftruth {

namespace {

using enum ParameterId;

/// ln ρ, ρ = P[A_(n−1)(m) = s]/P[A_(n−1)(m) = s − 1]: how the two terms compare. Infinite at either end.
double logTermRatio(const CountModel &model, std::int64_t s) {
    if (s == 0)
        return HUGE_VAL;
    if (s == model.n)
        return -HUGE_VAL;
    const CountModel others{.n = model.n - 1, .ones = model.ones, .q = model.q};
    return logCountPmf(others, s) - logCountPmf(others, s - 1);
}

/// ln((q + pρ)/(p + qρ)), without cancellation at either end.
double reweighted(double q, double logRho) {
    const double p = 1 - q;
    const double shrunk = std::exp(-std::fabs(logRho)); // the smaller of ρ and 1/ρ
    const double value = std::log1p((1 - 2 * q) * -std::expm1(-std::fabs(logRho)) / (q + p * shrunk));
    return logRho > 0 ? value : -value;
}

Figure reweightingFigure(const Request &request, const CountModel &model, std::int64_t outcome, double beta) {
    const View view = request.view("reweighting");
    std::set<std::int64_t> likely;
    const double highest = std::min(1 - beta / 2, std::nextafter(1.0, 0.0)); // below 1 also for the smallest β
    for (const double level : {halfOf(beta), 0.05, 0.25, 0.5, 0.75, 0.95, highest})
        likely.insert(std::clamp<std::int64_t>(std::llround(lineQuantile(model, level)), 0, model.n));
    Points counts{.label = tr("likely counts"), .role = Role::Exact, .colour = 1, .x = {}, .y = {}};
    double reach = 1;
    const auto add = [&](Points &points, std::int64_t s) {
        const double logRho = logTermRatio(model, s);
        if (std::fabs(logRho) > 600) // at the ends there is no such ratio
            return false;
        points.x.push_back(std::exp(logRho));
        points.y.push_back(reweighted(model.q, logRho));
        reach = std::max(reach, std::fabs(logRho));
        return true;
    };
    for (auto s = likely.rbegin(); s != likely.rend(); ++s) // ρ falls as s grows
        add(counts, *s);
    Points chosen{.label = tr("this s"), .role = Role::Exact, .colour = 3, .x = {}, .y = {}};
    const bool drawn = add(chosen, outcome);
    const double end = std::exp(std::min(1.15 * std::max(reach, std::log(20.0)), 650.0));
    Figure figure{
        .id = "reweighting",
        .title = tr("Two terms, weighed differently"),
        .x = planned({.axis = {.title = tr("the others: s against s − 1"),
                               .symbol = "ρ",
                               .range = {0, 20},
                               .scale = Scale::Log,
                               .scaleChoice = true},
                      .logRange = {1 / end, end}},
                     view.xScale, view.x),
        .y = {.title = tr("privacy loss"), .symbol = "ℓ(s; m)", .unit = tr("nats")},
        .layers = {},
        .caption =
            tr("The privacy ratio π = (q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s])/(p P[A_(n−1)(m) = s − 1] + "
               "q P[A_(n−1)(m) = s]) = (q + pρ)/(p + qρ): the same two terms above and below [KR2, (3.1)]. "
               "It rises with ρ from q/p to p/q [KR2, Corollary 4.1].")};
    const Interval window{std::max(figure.x.range.lower, 1e-290), std::min(figure.x.range.upper, 1e290)};
    if (window.lower < window.upper) {
        const auto xs = spaced(window, figure.x.scale, curvePoints);
        figure.layers.emplace_back(curveOf(tr("ℓ at ρ"), Role::Exact, 0, xs,
                                           [&](double rho) { return reweighted(model.q, std::log(rho)); }));
    } else {
        figure.note = tr("ρ is positive.");
    }
    if (!counts.x.empty())
        figure.layers.emplace_back(std::move(counts));
    if (drawn)
        figure.layers.emplace_back(std::move(chosen));
    else if (figure.note.empty())
        figure.note =
            outcome == 0 || outcome == model.n
                ? tr("Where nobody or everybody says yes one of the two terms is 0: the ratio is at its end.")
                : tr("At this s one of the two terms is next to nothing.");
    fitVertically(figure, view);
    return figure;
}

/// A number at an outcome that has one.
Readout at(bool exists, Readout readout, double (*f)(const CountModel &, std::int64_t), const CountModel &model,
           std::int64_t s) {
    if (exists)
        readout.value = f(model, s);
    else
        readout.missing = doesNotApply();
    return readout;
}

std::vector<Readout> reweightingReadouts(const CountModel &model, std::int64_t s) {
    const auto rho = [](const CountModel &of, std::int64_t outcome) { return std::exp(logTermRatio(of, outcome)); };
    const auto byTerms = [](const CountModel &of, std::int64_t outcome) {
        return reweighted(of.q, logTermRatio(of, outcome));
    };
    const auto step = [](const CountModel &of, std::int64_t outcome) {
        return std::exp(logCountPmf(of, outcome) - logCountPmf(of, outcome - 1));
    };
    return {
        at(s > 0,
           {.label = tr("<i>ρ</i> at {s}", {{"s", allDigits(s)}}),
            .help = tr("P[A = s]/P[A = s − 1] of the other n − 1, m of them yes")},
           rho, model, s),
        at(s < model.n,
           {.label = tr("<i>ρ</i> at {s}", {{"s", allDigits(s + 1)}}),
            .help = tr("The same one outcome on: no larger [KR2, Lemma 4.3]")},
           rho, model, s + 1),
        at(true,
           {.label = tr("<i>ℓ</i>({s}; {m}) by (3.1)", {{"s", allDigits(s)}, {"m", allDigits(model.ones)}}),
            .unit = tr("nats"),
            .help = tr("ln((q + pρ)/(p + qρ)): the same as ℓ(s)")},
           byTerms, model, s),
        at(s < model.n,
           {.label = tr("<i>ℓ</i>({s}; {m}) by (3.1)", {{"s", allDigits(s + 1)}, {"m", allDigits(model.ones)}}),
            .unit = tr("nats"),
            .help = tr("The smaller ρ has the smaller privacy ratio π [KR2, Corollary 4.1]")},
           byTerms, model, s + 1),
        at(s > 0,
           {.label =
                tr("P(<i>A</i> = {s})/P(<i>A</i> = {before})", {{"s", allDigits(s)}, {"before", allDigits(s - 1)}}),
            .help = tr("Never below the next such ratio: what Lemma 4.3 of [KR2] carries from n − 1 people to n")},
           step, model, s),
        at(s < model.n,
           {.label =
                tr("P(<i>A</i> = {s})/P(<i>A</i> = {before})", {{"s", allDigits(s + 1)}, {"before", allDigits(s)}}),
            .help = tr("Never above the one before: the probabilities have one hump")},
           step, model, s + 1),
    };
}

} // namespace

void addReweighting(const Request &request, Exploration &answer, Budget &budget) {
    const Parameters &p = request.parameters;
    const CountModel model{.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]};
    const std::int64_t outcome = p.integer(Outcome);
    answer.figures.push_back(
        budget.needed("reweighting", [&] { return reweightingFigure(request, model, outcome, p[Beta]); }));
    std::ranges::copy(budget.needed("reweighting/readouts", [&] { return reweightingReadouts(model, outcome); }),
                      std::back_inserter(answer.readouts));
}

} // namespace halftruth
