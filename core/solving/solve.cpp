#include "core/solving/solve.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/accuracy/required_people.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/solving/solve_parts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace halftruth {

namespace solving {

namespace {

// A value that is enough is rounded up: one that is shown is enough as well.
Number atLeastEnough(double value) { return atMost(value); }

double rounded(double value, double (*whole)(double)) {
    if (!(value > 0) || std::isinf(value))
        return value;
    const double digits = 3 - std::floor(std::log10(value));
    // A power of ten below 1 is no double: divide by its inverse.
    const double scale = std::pow(10.0, std::fabs(digits));
    return digits >= 0 ? whole(value * scale) / scale : whole(value / scale) * scale;
}

} // namespace

double roundedDown(double value) { return rounded(value, std::floor); }

Text named(ParameterId id, double value) {
    constexpr int allDigits = 15;
    if (id == ParameterId::Population)
        return tr("n = {n} people", "n = {n} person", value);
    return tr("{name} = {value}", {{"name", spec(id).name}, {"value", number(value, allDigits)}});
}

Text alternatives(const std::vector<Text> &each) {
    Text all;
    for (const Text &next : each)
        if (!next.empty())
            all = all.empty() ? next : tr("{first}, or {second}", {{"first", std::move(all)}, {"second", next}});
    return all;
}

Text mustBeAtLeast(ParameterId id, double value) {
    return tr("{name} must be at least {value}", {{"name", spec(id).name}, {"value", atLeastEnough(value)}});
}

Text orAtLeast(ParameterId id, double value) {
    return tr("{name} at least {value}", {{"name", spec(id).name}, {"value", atLeastEnough(value)}});
}

Text orAtMost(ParameterId id, double value) {
    return tr("{name} at most {value}", {{"name", spec(id).name}, {"value", atLeast(value)}});
}

Solution none(SolutionSide side, Text reason) {
    return {.value = std::nullopt, .side = side, .reached = 0, .reason = std::move(reason)};
}

Solution none(SolutionSide side, const Text &problem, const std::vector<Text> &remedies) {
    const Text remedy = alternatives(remedies);
    return none(side,
                remedy.empty() ? problem : tr("{problem}: {remedy}", {{"problem", problem}, {"remedy", remedy}}));
}

} // namespace solving

using namespace solving;

namespace {

using enum ParameterId;
using Count = std::int64_t;
using Stop = std::stop_token;

constexpr double largestBeta = 0x1.fffffffffffffp-1;

/// An accuracy bound as the solver meets it: all take ones and a share, those that don't need them ignore them.
struct Bound {
    /// "no q lets Hoeffding's bound certify alpha = 0.01".
    Text (*none)(const Text &unknown, const Text &alpha);
    bool sharesOnes = false; ///< ones matter, and n is found by a search
    double (*accuracy)(double q, Count n, Count ones, double beta);
    double (*failure)(double q, Count n, Count ones, double alpha);
    double (*people)(double q, double share, double alpha, double beta, const std::stop_token &stop);
    std::optional<PrivacySetting> (*mostPrivate)(Count n, Count ones, double alpha, double beta,
                                                 const std::stop_token &stop);
    /// The first n that does, where people() is the one from which on all do.
    double (*first)(double q, double share, double alpha, double beta, const std::stop_token &stop) = nullptr;
};

constexpr Bound hoeffding{
    .none =
        [](const Text &unknown, const Text &alpha) {
            return tr("no {unknown} lets Hoeffding's bound certify {alpha}",
                      {{"unknown", unknown}, {"alpha", alpha}});
        },
    .accuracy = [](double q, Count n, Count, double beta) { return accuracyHoeffding(q, n, beta); },
    .failure = [](double q, Count n, Count, double alpha) { return failureHoeffding(q, n, alpha); },
    .people = [](double q, double, double alpha, double beta,
                 const Stop &) { return requiredNHoeffding(q, alpha, beta); },
    .mostPrivate = [](Count n, Count, double alpha, double beta,
                      const Stop &) { return mostPrivateHoeffding(n, alpha, beta); }};

constexpr Bound chebyshev{
    .none =
        [](const Text &unknown, const Text &alpha) {
            return tr("no {unknown} lets Chebyshev's bound certify {alpha}",
                      {{"unknown", unknown}, {"alpha", alpha}});
        },
    .accuracy = [](double q, Count n, Count, double beta) { return accuracyChebyshev(q, n, beta); },
    .failure = [](double q, Count n, Count, double alpha) { return failureChebyshev(q, n, alpha); },
    .people = [](double q, double, double alpha, double beta,
                 const Stop &) { return requiredNChebyshev(q, alpha, beta); },
    .mostPrivate = [](Count n, Count, double alpha, double beta,
                      const Stop &) { return std::optional(mostPrivateChebyshev(n, alpha, beta)); }};

constexpr Bound bernstein{
    .none =
        [](const Text &unknown, const Text &alpha) {
            return tr("no {unknown} lets Bernstein's bound certify {alpha}",
                      {{"unknown", unknown}, {"alpha", alpha}});
        },
    .accuracy = [](double q, Count n, Count, double beta) { return accuracyBernstein(q, n, beta); },
    .failure = [](double q, Count n, Count, double alpha) { return failureBernstein(q, n, alpha); },
    .people = [](double q, double, double alpha, double beta,
                 const Stop &) { return requiredNBernstein(q, alpha, beta); },
    .mostPrivate = [](Count n, Count, double alpha, double beta,
                      const Stop &) { return mostPrivateBernstein(n, alpha, beta); }};

constexpr Bound chernoff{
    .none =
        [](const Text &unknown, const Text &alpha) {
            return tr("no {unknown} lets Chernoff's bound certify {alpha}", {{"unknown", unknown}, {"alpha", alpha}});
        },
    .sharesOnes = true,
    .accuracy = accuracyChernoff,
    .failure = failureChernoff,
    .people = [](double q, double share, double alpha, double beta,
                 const Stop &stop) { return requiredPeopleChernoff(q, share, alpha, beta, stop).fromOn; },
    .mostPrivate = [](Count n, Count ones, double alpha, double beta,
                      const Stop &) { return std::optional(mostPrivateChernoff(n, ones, alpha, beta)); }};

constexpr Bound normal{.none =
                           [](const Text &unknown, const Text &alpha) {
                               return tr("no {unknown} lets the normal approximation promise {alpha}",
                                         {{"unknown", unknown}, {"alpha", alpha}});
                           },
                       .accuracy = [](double q, Count n, Count, double beta) { return accuracyNormal(q, n, beta); },
                       .failure = [](double q, Count n, Count, double alpha) { return failureNormal(q, n, alpha); },
                       .people = [](double q, double, double alpha, double beta,
                                    const Stop &) { return requiredNNormal(q, alpha, beta); },
                       .mostPrivate = [](Count n, Count, double alpha, double beta,
                                         const Stop &) { return std::optional(mostPrivateNormal(n, alpha, beta)); }};

constexpr Bound exact{
    .none =
        [](const Text &unknown, const Text &alpha) {
            return tr("no {unknown} lets the exact distribution give {alpha}",
                      {{"unknown", unknown}, {"alpha", alpha}});
        },
    .sharesOnes = true,
    .accuracy = accuracyExact,
    .failure = failureExact,
    .people = [](double q, double share, double alpha, double beta,
                 const Stop &stop) { return requiredPeopleExact(q, share, alpha, beta, stop).fromOn; },
    .mostPrivate = [](Count n, Count ones, double alpha, double beta,
                      const Stop &stop) { return std::optional(mostPrivateExact(n, ones, alpha, beta, stop)); },
    .first = [](double q, double share, double alpha, double beta,
                const Stop &stop) { return requiredPeopleExact(q, share, alpha, beta, stop).first; }};

/// One accuracy bound with the values that are given.
struct AccuracyProblem {
    const Bound &bound;
    double q;
    Count n;
    Count ones;
    double alpha;
    double beta;
    const Stop &stop;

    [[nodiscard]] double share() const { return static_cast<double>(ones) / static_cast<double>(n); }
    /// "no NAME lets Hoeffding's bound certify alpha = 0.01 at beta = 0.05".
    [[nodiscard]] Text noneText(const Text &unknown) const { return bound.none(unknown, named(Alpha, alpha)); }
    [[nodiscard]] Solution privacy(ParameterId unknown) const;
    [[nodiscard]] Solution people() const;
    [[nodiscard]] Solution accuracy() const;
    [[nodiscard]] Solution failure() const;
};

Solution AccuracyProblem::privacy(ParameterId unknown) const {
    const bool forQ = unknown == LieProbability;
    const SolutionSide side = forQ ? SolutionSide::Largest : SolutionSide::Least;
    const auto setting = bound.mostPrivate(n, ones, alpha, beta, stop);
    if (setting && (forQ || std::isfinite(setting->epsilon)))
        return {.value = forQ ? setting->q : setting->epsilon,
                .side = side,
                .reached = bound.failure(setting->q, n, ones, alpha)};
    // q = 0 does best; where it does, the answer is only too small for a positive q, and a larger n has one.
    const double best = setting ? std::numeric_limits<double>::min() : 0;
    const double reachable = bound.accuracy(best, n, ones, beta);
    std::vector<Text> remedies;
    if (!bound.sharesOnes) // a search that takes its time, for a hint
        remedies = {tr("at least {n} people are needed", "at least {n} person is needed",
                       bound.people(best, share(), alpha, beta, stop)),
                    orAtLeast(Alpha, reachable)};
    else
        remedies = {mustBeAtLeast(Alpha, reachable)};
    if (const double least = bound.failure(best, n, ones, alpha); least < 1)
        remedies.push_back(orAtLeast(Beta, least));
    return none(side,
                tr("{none} at {beta} with {people}", {{"none", noneText(Text::verbatim(spec(unknown).name))},
                                                      {"beta", named(Beta, beta)},
                                                      {"people", named(Population, static_cast<double>(n))}}),
                remedies);
}

Solution AccuracyProblem::people() const {
    const double enough = bound.people(q, share(), alpha, beta, stop);
    const auto mostOnes = [&](Count people) { return onesAtShare(share(), people); };
    if (enough <= maxPopulation) {
        const auto people = static_cast<Count>(enough);
        return {.value = enough,
                .side = SolutionSide::Least,
                .reached = bound.failure(q, people, mostOnes(people), alpha),
                .first = bound.first ? std::optional(bound.first(q, share(), alpha, beta, stop)) : std::nullopt};
    }
    const auto most = static_cast<Count>(maxPopulation);
    const Text least = mustBeAtLeast(Alpha, bound.accuracy(q, most, mostOnes(most), beta));
    const auto setting = bound.mostPrivate(most, mostOnes(most), alpha, beta, stop);
    return none(
        SolutionSide::Least,
        tr("{none} at {beta} with {lies}", {{"none", noneText(tr("n up to {most}", {{"most", maxPopulation}}))},
                                            {"beta", named(Beta, beta)},
                                            {"lies", named(LieProbability, q)}}),
        {std::isfinite(enough)
             ? tr("{enough} people are needed; {remedy}", {{"enough", atMost(enough)}, {"remedy", least}})
             : least,
         setting && setting->q > 0 ? orAtMost(LieProbability, setting->q) : Text{}});
}

Solution AccuracyProblem::accuracy() const {
    double value = bound.accuracy(q, n, ones, beta);
    if (q == 0 && value == 0) // no error at all; alpha itself must be positive
        return {.value = 0, .side = SolutionSide::Least, .reached = 0};
    // The accuracy is rounded, and where the failure jumps it is the jump: the next doubles above it hold.
    const auto fails = [&] { return !(value > 0) || bound.failure(q, n, ones, value) > beta; };
    double step = value > 0 ? value * 0x1p-53 : 0x1p-60;
    for (int tries = 0; tries < 40 && fails(); ++tries, step *= 2)
        value += step;
    return {.value = value, .side = SolutionSide::Least, .reached = bound.failure(q, n, ones, value)};
}

Solution AccuracyProblem::failure() const {
    const double value = bound.failure(q, n, ones, alpha);
    if (value < 1)
        return {.value = value, .side = SolutionSide::Equal, .reached = value};
    std::vector<Text> remedies{mustBeAtLeast(Alpha, bound.accuracy(q, n, ones, largestBeta))};
    if (!bound.sharesOnes)
        if (const double enough = bound.people(q, share(), alpha, largestBeta, stop); enough <= maxPopulation)
            remedies.push_back(orAtLeast(Population, enough));
    return none(SolutionSide::Equal,
                tr("{none} with {lies} and {people}", {{"none", noneText(tr("beta below 1"))},
                                                       {"lies", named(LieProbability, q)},
                                                       {"people", named(Population, static_cast<double>(n))}}),
                remedies);
}

template <const Bound &bound>
Solution solveAccuracy(ParameterId unknown, const Parameters &given, const Stop &stop) {
    const AccuracyProblem problem{.bound = bound,
                                  .q = given[LieProbability],
                                  .n = given.integer(Population),
                                  .ones = given.integer(Ones),
                                  .alpha = given[Alpha],
                                  .beta = given[Beta],
                                  .stop = stop};
    switch (unknown) {
    case Population:
        return problem.people();
    case Alpha:
        return problem.accuracy();
    case Beta:
        return problem.failure();
    default:
        return problem.privacy(unknown);
    }
}

std::vector<RelationSpec> buildTable() {
    const ParameterUse q{.id = LieProbability, .range = range::lieProbabilityInformative};
    const ParameterUse people{.id = Population};
    const ParameterUse ones{.id = Ones};
    const ParameterUse alpha{.id = Alpha};
    const ParameterUse beta{.id = Beta};
    const std::vector<ParameterUse> any{q, people, alpha, beta};
    const std::vector<ParameterUse> withOnes{q, people, ones, alpha, beta};
    const std::vector<ParameterId> unknowns{LieProbability, Epsilon, Population, Alpha, Beta};
    const Phrase failure = phrase("error probability");
    std::vector<RelationSpec> table{
        {"accuracy-hoeffding", phrase("an error of α with confidence 1 − β, Hoeffding"), any, unknowns,
         "2 exp(−2nt²) ≤ β, t = α(1 − 2q)", phrase("[GA, additive Chernoff]; [Hoeffding 1963]"), Direction::AtMost,
         failure, solveAccuracy<hoeffding>},
        {"accuracy-chebyshev", phrase("an error of α with confidence 1 − β, Chebyshev"), any, unknowns,
         "pq/(nt²) ≤ β, t = α(1 − 2q)", phrase("[WN]; Chebyshev"), Direction::AtMost, failure,
         solveAccuracy<chebyshev>},
        {"accuracy-bernstein", phrase("an error of α with confidence 1 − β, Bernstein"), any, unknowns,
         "2 exp(−nt²/(2(pq + pt/3))) ≤ β, t = α(1 − 2q)", phrase("[Bernstein 1924]"), Direction::AtMost, failure,
         solveAccuracy<bernstein>},
        {"accuracy-chernoff", phrase("an error of α with confidence 1 − β, Chernoff"), withOnes, unknowns,
         "failure-chernoff ≤ β", phrase("[Chernoff 1952]"), Direction::AtMost, failure, solveAccuracy<chernoff>},
        {"accuracy-normal", phrase("an error of α with confidence about 1 − β, normal approximation"), any, unknowns,
         "2Φ(−t√(n/(pq))) ≤ β, t = α(1 − 2q)", phrase("central limit theorem"), Direction::About, failure,
         solveAccuracy<normal>},
        {"accuracy-exact", phrase("an error of α with confidence 1 − β, exact"), withOnes, unknowns,
         "failure-exact ≤ β", phrase("the count's distribution, [KR2, section 3.1]"), Direction::Exact, failure,
         solveAccuracy<exact>},
    };
    for (const auto &more :
         {pramRelations(), powerRelations(), privacyRelations(), anonymityRelations(), oracleRelations()})
        table.insert(table.end(), more.begin(), more.end());
    return table;
}

} // namespace

std::string_view sideWord(SolutionSide side) {
    switch (side) {
    case SolutionSide::Least:
        return "least";
    case SolutionSide::Largest:
        return "largest";
    case SolutionSide::Enough:
        return "enough";
    case SolutionSide::Equal:
        break;
    }
    return "equal";
}

std::span<const RelationSpec> solverTable() {
    static const std::vector<RelationSpec> table = buildTable();
    return table;
}

const RelationSpec *findRelation(std::string_view id) {
    const auto table = solverTable();
    const auto found = std::ranges::find(table, id, &RelationSpec::id);
    return found == table.end() ? nullptr : &*found;
}

std::vector<ParameterUse> givenFor(const RelationSpec &relation, ParameterId unknown) {
    const auto has = [&](ParameterId id) {
        return std::ranges::find(relation.parameters, id, &ParameterUse::id) != relation.parameters.end();
    };
    const ParameterId left = unknown == Epsilon && !has(Epsilon) ? LieProbability : unknown;
    std::vector<ParameterUse> given;
    for (const ParameterUse &use : relation.parameters)
        if (use.id != left || (use.id == Population && has(Ones)))
            given.push_back(use);
    // Ranges that end at what is not known yet.
    for (ParameterUse &use : given) {
        if (use.id == Samples && unknown == Population)
            use.range = range::population;
        if (use.id == ForcedYes && unknown == Truth)
            use.range = Range{.lower = 0, .upper = 1, .upperOpen = true};
    }
    return given;
}

namespace {

void requireSolvable(const RelationSpec &relation, ParameterId unknown, const Parameters &given) {
    if (std::ranges::find(relation.unknowns, unknown) == relation.unknowns.end())
        throw std::invalid_argument(std::string(relation.id) + " is not solved for " +
                                    std::string(spec(unknown).name));
    if (const auto issues = validate(given, givenFor(relation, unknown)); !issues.empty())
        throw std::domain_error(issues.front().message);
}

} // namespace

Solution solve(const RelationSpec &relation, ParameterId unknown, const Parameters &given,
               const std::stop_token &stop) {
    requireSolvable(relation, unknown, given);
    return relation.function(unknown, given, stop);
}

} // namespace halftruth
