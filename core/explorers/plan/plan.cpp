#include "core/explorers/plan/plan.h"

#include "core/explorers/explorers.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/survey/survey.h"
#include "core/simulation/classroom.h"
#include "core/solving/solve.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace halftruth::plan {

using enum ParameterId;

Plan::Plan(const Parameters &p)
    : q(p[LieProbability]), n(p.integer(Population)), epsilonLimit(p[Epsilon]), alpha(p[Alpha]), beta(p[Beta]),
      population(p[ErrorOf] == 0), prevalence(p[Prior]), frame(p[Frame]), designEffect(p[DesignEffect]),
      method(&accuracyMethodsInMenu()[static_cast<std::size_t>(p.integer(ErrorMethod))]),
      responseRate(p[ResponseRate]), price(p[Price]), refusal(p[Refusal]) {}

namespace {

SamplingPlan samplingPlan(const Plan &plan, double lies) {
    return {.q = lies, .prevalence = plan.prevalence, .frame = plan.frame, .designEffect = plan.designEffect};
}

constexpr double noNumber = std::numeric_limits<double>::infinity();

} // namespace

double Plan::coinsError(double lies, std::int64_t asked) const {
    return method->accuracy(lies, asked, onesAtShare(prevalence, asked), beta);
}

double Plan::totalError(double lies, std::int64_t asked) const {
    return surveyTotalAccuracy(samplingPlan(*this, lies), asked, beta);
}

double Plan::error(double lies, std::int64_t asked) const {
    return population ? totalError(lies, asked) : coinsError(lies, asked);
}

double Plan::coinsRequired(double lies, const Watch &watch) const {
    const double people = method->required(lies, prevalence, alpha, beta, RequiredEnds::FromOn, watch).fromOn;
    return people <= frame ? people : noNumber;
}

double Plan::totalRequired(double lies) const {
    const SamplingPlan sampling = samplingPlan(*this, lies);
    const bool enough = surveyTotalAccuracy(sampling, std::llround(frame), beta) <= alpha;
    return enough ? requiredNTotal(sampling, alpha, beta) : noNumber;
}

double Plan::required(double lies, const Watch &watch) const {
    return population ? totalRequired(lies) : coinsRequired(lies, watch);
}

std::optional<double> Plan::mostPrivate(std::int64_t asked, const Watch &watch) const {
    const auto setting = population ? surveyTotalMostPrivate(samplingPlan(*this, 0), asked, alpha, beta)
                                    : method->mostPrivate(asked, onesAtShare(prevalence, asked), alpha, beta, watch);
    return setting ? std::optional(setting->q) : std::nullopt;
}

double Plan::bias(double lies) const {
    return refusal > 0 ? refusalBias(warnerDesignOfLies(lies), prevalence, refusal) : 0;
}

double Plan::leastLies() const {
    return *solve(*findRelation("epsilon"), LieProbability, Parameters().with(Epsilon, epsilonLimit)).value;
}

double Plan::margin(double lies, std::int64_t asked) const {
    return std::log(std::max(epsilon(lies) / epsilonLimit, error(lies, asked) / alpha));
}

bool Corner::found() const { return plan && std::isfinite(plan->people); }

namespace {

/// Where numbers stand in the list of all.
const ReadoutPlace ofCheapest{.group = phrase("The cheapest plan")};
const ReadoutPlace chosen{.group = phrase("Your q and n")};

Readout peopleReadout(Text label, const double *people, const Plan &plan, Text help) {
    Readout readout{
        .label = std::move(label), .unit = tr("people"), .direction = plan.direction(), .help = std::move(help)};
    if (!people)
        readout.missing = tr("…");
    else if (!std::isfinite(*people))
        readout.missing = tr("more than {most}", {{"most", plan.frame}});
    else
        readout.value = *people;
    return readout;
}

Text noneHelp(const Plan &plan) {
    return tr("Not even all {n} people keep the error's limit at this q",
              "Not even the only person keeps the error's limit at this q", plan.frame);
}

/// The next larger number of so many significant digits.
double roundedUp(double value, int digits) {
    const double scale = std::pow(10.0, digits - 1 - std::floor(std::log10(value)));
    constexpr double computed = 1e-12; // what displayNumber() takes for a number that can be shown
    return std::ceil(value * scale * (1 - computed)) / scale;
}

/// Of the least q, which is told and taken over so rounded up: as many wherever that asks nobody more.
constexpr int digitsOfLies = 6;

Cheapest cheapestAt(const Plan &plan, double lies, const Watch &watch) {
    constexpr int allDigits = 15;
    Cheapest found{.people = lies < 0.5 ? plan.required(lies, watch) : noNumber,
                   .lies = {.value = lies, .digits = allDigits, .rounding = Rounding::Up},
                   .roundedLies = lies};
    for (int digits = digitsOfLies; std::isfinite(found.people) && digits < allDigits; ++digits)
        if (const double larger = roundedUp(lies, digits);
            larger < 0.5 && plan.required(larger, watch) <= found.people) {
            found.lies.digits = digits;
            found.roundedLies = larger;
            break;
        }
    return found;
}

/// What would keep the limits at the chosen point, each by itself.
struct Remedies {
    double people;              ///< at this q
    std::optional<double> lies; ///< with these people, at the most
};

/// A number as everywhere else, with as many digits as tell on which side of its limit it is.
Number besideLimit(double value, double limit, Rounding rounding = Rounding::Nearest) {
    constexpr int usual = 4;
    constexpr int all = 15;
    constexpr double computed = 1e-12; // what displayNumber() takes for a number that can be shown
    Number told{.value = value, .digits = usual, .rounding = rounding};
    if (!(value > 0) || !std::isfinite(value))
        return told;
    const auto broken = [&](double number) { return number > limit * (1 + computed); };
    for (; told.digits < all; ++told.digits) {
        const double scale = std::pow(10.0, told.digits - 1 - std::floor(std::log10(value)));
        const double shown =
            rounding == Rounding::Up ? roundedUp(value, told.digits) : std::round(value * scale) / scale;
        if (broken(shown) == broken(value))
            break;
    }
    return told;
}

/// What is said of the limits at the chosen q and n: how they stand, and what would relax the one that binds.
struct Standing {
    double epsilon;
    double error;
    double leastLies;
    bool keepsEpsilon;
    bool keepsError;

    Standing(const Plan &plan)
        : epsilon(halftruth::epsilon(plan.q)), error(plan.error(plan.q, plan.n)), leastLies(plan.leastLies()),
          keepsEpsilon(plan.q >= leastLies), keepsError(error <= plan.alpha) {}
    [[nodiscard]] Number epsilonTold(const Plan &plan) const {
        return besideLimit(epsilon, plan.epsilonLimit, Rounding::Up);
    }
    /// In points of a percentage.
    [[nodiscard]] Number errorTold(const Plan &plan) const {
        Number told = plan.direction() == Direction::About ? besideLimit(error, plan.alpha) : atMost(error);
        told.percent = true;
        return told;
    }
    [[nodiscard]] bool errorBinds(const Plan &plan) const {
        return error / plan.alpha >= epsilon / plan.epsilonLimit;
    }
};

Text epsilonHelp(const Plan &plan, const Standing &at) {
    return tr(
        "ε is {epsilon}, its limit {limit}: a q of at least {lies}, or a limit of at least {enough}, would keep "
        "it",
        {{"epsilon", at.epsilonTold(plan)},
         {"limit", plan.epsilonLimit},
         {"lies", atMost(at.leastLies, digitsOfLies)},
         {"enough", atMost(at.epsilon)}});
}

Text errorHelp(const Plan &plan, const Standing &at, const Remedies *remedies) {
    const Argument error{"error", atMost(at.error)};
    const Argument limit{"limit", plan.alpha};
    if (!remedies)
        return tr("The error is {error}, its limit {limit}", {error, limit});
    if (std::isfinite(remedies->people) && remedies->lies && *remedies->lies > 0)
        return tr(
            "The error is {error}, its limit {limit}. It is below that with {people} people at this q, or with a q "
            "of at most {lies} and these people; within a limit of at least {error} it is now",
            {error, limit, {"people", remedies->people}, {"lies", atLeast(*remedies->lies)}});
    if (std::isfinite(remedies->people))
        return tr(
            "The error is {error}, its limit {limit}. It is below that with {people} people at this q; with these "
            "people no q does that. Within a limit of at least {error} it is now",
            {error, limit, {"people", remedies->people}});
    if (remedies->lies && *remedies->lies > 0)
        return tr(
            "The error is {error}, its limit {limit}. It is below that with a q of at most {lies} and these people; "
            "at this q no number of people does that. Within a limit of at least {error} it is now",
            {error, limit, {"lies", atLeast(*remedies->lies)}});
    return tr("The error is {error}, its limit {limit}. It is below that with more people and a smaller q; within a "
              "limit of at least {error} it is now",
              {error, limit});
}

/// The limit that is broken by more, or kept by less; both where both are broken.
Readout bindingReadout(const Plan &plan, const Standing &at, const Remedies *remedies) {
    Readout readout{.label = tr("limit that binds"), .place = chosen};
    if (!at.keepsEpsilon && !at.keepsError) {
        readout.missing = tr("both");
        readout.help =
            tr("{first}. {second}", {{"first", epsilonHelp(plan, at)}, {"second", errorHelp(plan, at, remedies)}});
    } else if (at.errorBinds(plan)) {
        readout.missing = tr("the error");
        readout.help = errorHelp(plan, at, remedies);
    } else {
        readout.missing = Text::verbatim("ε");
        readout.help = epsilonHelp(plan, at);
    }
    return readout;
}

void addCheapest(std::vector<Readout> &all, const Plan &plan, const Corner &corner) {
    const bool none = corner.plan && !corner.found();
    Readout people =
        peopleReadout(tr("people, cheapest plan"), corner.people(), plan,
                      none ? noneHelp(plan)
                           : tr("Least n from which on the error is below its limit at q = {q}, the least q that "
                                "keeps the limit of ε",
                                {{"q", corner.found() ? corner.plan->lies : atMost(corner.q, digitsOfLies)}}));
    people.chip = true;
    people.place = ofCheapest;
    Readout invited = people;
    invited.label = tr("people to invite");
    invited.chip = false;
    if (corner.found()) {
        invited.value = invitations(std::llround(corner.plan->people), plan.responseRate);
        invited.help = tr("⌈n/r⌉: so many that on average the people needed answer");
        if (invited.value > plan.frame) { // whoever reads one number has to read this
            invited.chip = true;
            invited.unit = tr("of {n}", {{"n", plan.frame}});
            invited.help = tr("⌈n/r⌉, so many that on average the people needed answer: there are not so many");
        }
    }
    Readout lies{.label = tr("least <i>q</i> for the limit of <i>ε</i>"),
                 .value = corner.q,
                 .shown = corner.found() ? corner.plan->lies : atMost(corner.q, digitsOfLies),
                 .direction = Direction::Exact,
                 .help = tr("1/(1 + e^ε): a larger q keeps the limit, too, and takes more people"),
                 .place = ofCheapest};
    all.insert(all.end(), {people, invited, lies});
    if (plan.price > 0) {
        Readout cost = people;
        cost.label = tr("its cost");
        cost.unit = {};
        cost.chip = false;
        cost.help = tr("Price of an answer, times the people needed");
        if (none)
            cost.missing = tr("none");
        cost.value = corner.found() ? plan.price * corner.plan->people : 0;
        all.push_back(std::move(cost));
    }
}

void addChosen(std::vector<Readout> &all, const Plan &plan, const Standing &at, const Remedies *remedies) {
    const double totalError = plan.totalError(plan.q, plan.n);
    const double coinsError = plan.coinsError(plan.q, plan.n);
    const Readout total{.label = tr("error of the population's share"),
                        .value = totalError,
                        .direction = Direction::About,
                        .help = tr("z √(dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)): the coins' error and the "
                                   "sample's, exceeded with probability about β"),
                        .chip = plan.population,
                        .place = chosen};
    const Readout coins{.label = tr("error of these people's share, {method}", {{"method", plan.method->title}}),
                        .value = coinsError,
                        .shown = plan.method->told(coinsError),
                        .direction = plan.method->direction,
                        .help = plan.method->direction == Direction::About
                                    ? tr("The coins' error alone, exceeded with probability about β by {method}",
                                         {{"method", plan.method->inWords}})
                                    : tr("The coins' error alone, exceeded with probability at most β by {method}",
                                         {{"method", plan.method->inWords}}),
                        .chip = !plan.population,
                        .place = chosen};
    all.push_back(plan.population ? total : coins);
    all.push_back({.label = tr("<i>ε</i> of one answer"),
                   .value = at.epsilon,
                   .shown = at.epsilonTold(plan),
                   .unit = tr("nats"),
                   .help = tr("ln((1 − q)/q)"),
                   .chip = true,
                   .place = chosen});
    all.push_back(plan.population ? coins : total);
    all.push_back(bindingReadout(plan, at, remedies));
    Readout people = peopleReadout(tr("people needed at this <i>q</i>"), remedies ? &remedies->people : nullptr, plan,
                                   remedies && !std::isfinite(remedies->people)
                                       ? noneHelp(plan)
                                       : tr("Least n from which on the error is below its limit"));
    people.place = chosen;
    all.push_back(std::move(people));
    Readout lies{.label = tr("largest <i>q</i> with these people"),
                 .direction = plan.direction(),
                 .help = tr("The most private q that keeps the error below its limit"),
                 .place = chosen};
    if (!remedies)
        lies.missing = tr("…");
    else if (remedies->lies && *remedies->lies > 0)
        lies.value = *remedies->lies;
    else
        lies.missing = tr("none");
    if (remedies && lies.direction == Direction::AtMost)
        lies.direction = Direction::AtLeast; // enough by a bound: a larger one may do, too
    lies.shown = atLeast(lies.value);        // a larger one would break the limit
    all.push_back(std::move(lies));
    all.push_back({.label = tr("people to invite for <i>n</i>"),
                   .value = invitations(plan.n, plan.responseRate),
                   .unit = tr("people"),
                   .help = tr("⌈n/r⌉: so many that on average n answer"),
                   .place = chosen});
    if (plan.price > 0)
        all.push_back({.label = tr("cost of <i>n</i> answers"),
                       .value = plan.price * plan.people(),
                       .help = tr("Price of an answer, times n"),
                       .place = chosen});
    all.push_back({.label = tr("bias if a share always says no"),
                   .value = plan.bias(plan.q),
                   .help = tr("−w (pπ + q(1 − π))/(1 − 2q): what the estimate is off by on average, however many are "
                              "asked"),
                   .place = chosen});
}

/// "To know the share of the population to within ±10 points with about 95 % confidence". Of these people's share as
/// many are told as keep the error below its limit, which of a count isn't the same as within it.
Text aim(const Plan &plan) {
    const std::initializer_list<Argument> arguments{{"points", percentAsChosen(plan.alpha)},
                                                    {"confidence", confidence(plan.beta)}};
    return plan.population
               ? tr("To know the population's share to within ±<b>{points}</b> points with about <b>{confidence} "
                    "%</b> confidence",
                    arguments)
           : plan.direction() == Direction::About
               ? tr("For an error of the share of the people asked below <b>{points}</b> points with about "
                    "<b>{confidence} %</b> confidence",
                    arguments)
               : tr("For an error of the share of the people asked below <b>{points}</b> points with at least "
                    "<b>{confidence} %</b> confidence",
                    arguments);
}

Text cornerSentence(const Plan &plan, const Corner &corner) {
    const Argument to{"aim", aim(plan)};
    const Argument limit{"epsilon", asChosen(plan.epsilonLimit)};
    if (!corner.plan)
        return tr("{aim} and an ε of at most <b>{epsilon}</b>, the people needed are being computed.", {to, limit});
    if (!corner.found())
        return tr("{aim} and an ε of at most <b>{epsilon}</b>, not even all <b>{n}</b> people are enough.",
                  "{aim} and an ε of at most <b>{epsilon}</b>, not even the only person is enough.", plan.frame,
                  {to, limit});
    const Text people = tr("<b>{n}</b> people", "<b>{n}</b> person", corner.plan->people);
    const Number &lies = corner.plan->lies;
    const double invited = invitations(std::llround(corner.plan->people), plan.responseRate);
    if (invited > plan.frame)
        return tr("{aim} and an ε of at most <b>{epsilon}</b>, ask {people} with <i>q</i> = <b>{q}</b>: that takes "
                  "<b>{invited}</b> invitations, more than the {n} people there are.",
                  "{aim} and an ε of at most <b>{epsilon}</b>, ask {people} with <i>q</i> = <b>{q}</b>: that takes "
                  "<b>{invited}</b> invitations, and there is only one person.",
                  plan.frame, {to, limit, {"people", people}, {"q", lies}, {"invited", invited}});
    if (invited > corner.plan->people)
        return tr("{aim} and an ε of at most <b>{epsilon}</b>, ask {people} with <i>q</i> = <b>{q}</b>: invite "
                  "<b>{invited}</b>.",
                  {to, limit, {"people", people}, {"q", lies}, {"invited", invited}});
    return tr("{aim} and an ε of at most <b>{epsilon}</b>, ask {people} with <i>q</i> = <b>{q}</b>.",
              {to, limit, {"people", people}, {"q", lies}});
}

/// Nothing where it is what has been chosen.
std::optional<Offer> offerOf(const Plan &plan, const Corner &corner) {
    if (!corner.found() || (plan.q == corner.plan->roundedLies && plan.people() == corner.plan->people))
        return std::nullopt;
    return Offer{.title = tr("Use this plan"),
                 .help = tr("Sets q = {q} and n = {n}", {{"q", corner.plan->lies}, {"n", corner.plan->people}}),
                 .group = ofCheapest.group,
                 .values = {{LieProbability, corner.plan->roundedLies}, {Population, corner.plan->people}}};
}

Text standingSentence(const Plan &plan, const Standing &at, const Number &lies) {
    const Text people = tr("{n} people", "{n} person", plan.people());
    const std::initializer_list<Argument> arguments{
        {"q", lies}, {"people", people}, {"epsilon", at.epsilonTold(plan)}, {"error", at.errorTold(plan)}};
    if (at.keepsEpsilon && at.keepsError)
        return tr("The chosen <i>q</i> = {q} and {people} keep both limits: ε is <b>{epsilon}</b>, the error "
                  "within ±<b>{error}</b> points.",
                  arguments);
    if (at.keepsError)
        return tr("The chosen <i>q</i> = {q} and {people} keep the error within ±<b>{error}</b> points, but ε is "
                  "<b>{epsilon}</b>.",
                  arguments);
    if (at.keepsEpsilon)
        return tr("The chosen <i>q</i> = {q} and {people} keep ε at <b>{epsilon}</b>, but the error is "
                  "±<b>{error}</b> points.",
                  arguments);
    return tr("The chosen <i>q</i> = {q} and {people} keep neither: ε is <b>{epsilon}</b>, the error ±<b>{error}</b> "
              "points.",
              arguments);
}

Exploration explorePlan(const Request &request, Budget &budget) {
    const Plan plan(request.parameters);
    const Standing &at = budget.needed("standing", [&] { return Standing(plan); });
    Corner corner{.q = at.leastLies};
    const auto cheapest = [&] { return cheapestAt(plan, corner.q, budget.token()); };
    corner.plan = plan.searches() ? budget.value("corner", cheapest) : &budget.needed("corner", cheapest);
    Exploration answer;
    answer.figures = {mapFigure(request, plan, corner, budget), errorFigure(request, plan, budget),
                      peopleFigure(request, plan, corner, budget), epsilonFigure(request, plan)};
    const Remedies *remedies = budget.lastly("remedies", [&] {
        return Remedies{.people = plan.required(plan.q, budget.token()),
                        .lies = plan.mostPrivate(plan.n, budget.token())};
    });
    addCheapest(answer.readouts, plan, corner);
    addChosen(answer.readouts, plan, at, remedies);
    answer.sentence =
        sentences({cornerSentence(plan, corner), standingSentence(plan, at, request.told(LieProbability))});
    answer.offer = offerOf(plan, corner);
    return answer;
}

const std::vector<ParameterUse> &planParameters() {
    constexpr Phrase field = phrase("Field work");
    constexpr Phrase sample = phrase("Sample");
    static const std::vector<ParameterUse> all{{.id = LieProbability, .range = range::lieProbabilityInformative},
                                               {.id = Population},
                                               {.id = Epsilon, .title = phrase("limit of ε")},
                                               {.id = Alpha, .title = phrase("limit of the error")},
                                               {.id = Beta, .ofInterval = true},
                                               {.id = ErrorOf},
                                               {.id = ErrorMethod, .title = phrase("coins' error by")},
                                               {.id = Prior, .title = phrase("prevalence")},
                                               {.id = PrivacyAxis},
                                               {.id = Frame, .range = range::population, .group = sample},
                                               {.id = DesignEffect, .group = sample},
                                               {.id = ResponseRate, .group = field},
                                               {.id = Price, .group = field},
                                               {.id = Refusal, .group = field}};
    return all;
}

/// No more can be asked than there are. Where the error is the population's, the method is of what is told beside it.
std::vector<ParameterUse> planUses(const Parameters &given) {
    std::vector<ParameterUse> uses = planParameters();
    std::ranges::find(uses, Population, &ParameterUse::id)->range = range::integers(1, given[Frame]);
    if (given[ErrorOf] == 0)
        std::ranges::find(uses, ErrorMethod, &ParameterUse::id)->title = phrase("coins alone by");
    return uses;
}

/// The parameters where the error is that of the population's share, or of these people's by that method.
template <std::size_t place>
std::optional<Parameters> givenCoins(const Parameters &p) {
    if (p[ErrorOf] == 0 || p[ErrorMethod] != static_cast<double>(place))
        return std::nullopt;
    return p.with(Ones, Share{p[Prior]});
}

/// Which error has the limit, and how it is reckoned, are choices of the person's.
constexpr std::string_view errorQuestion = "error";

template <std::size_t... places>
void addCoins(std::vector<SolveSpec> &all, std::index_sequence<places...>) {
    (all.push_back({.relation = accuracyMethodsInMenu()[places].relationEntry.id,
                    .unknowns = {Population, LieProbability, Alpha, Beta},
                    .given = givenCoins<places>,
                    .question = errorQuestion}),
     ...);
}

std::vector<SolveSpec> planSolves() {
    std::vector<SolveSpec> all{
        {.relation = "epsilon", .unknowns = {LieProbability, Epsilon}},
        {.relation = "required-n-total",
         .unknowns = {Population, LieProbability, Alpha, Beta},
         .given = [](const Parameters &p) { return p[ErrorOf] == 0 ? std::optional(p) : std::nullopt; },
         .question = errorQuestion,
         .otherwise = std::pair(ErrorOf, 1)}};
    addCoins(all, std::make_index_sequence<accuracyMethodCount>());
    return all;
}

} // namespace

} // namespace halftruth::plan

namespace halftruth {

ExplorerSpec planExplorer() {
    return {.id = "plan",
            .title = phrase("Plan"),
            .question = phrase("Which q and n meet both limits, that of ε and that of the error?"),
            .group = ExplorerGroup::Plan,
            .model = phrase("ε-local DP"),
            .parameters = plan::planParameters(),
            .uses = plan::planUses,
            .solves = plan::planSolves(),
            .theory = true,
            .explore = plan::explorePlan};
}

} // namespace halftruth
