#include "core/explorers/repeated/repeated.h"
#include "core/math/domain/first_where.h"
#include "core/math/domain/stopped.h"
#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"

namespace halftruth::repeated_answers {

namespace {

using Stop = const std::stop_token &;

/// How near to one another the ends of what is drawn are: a tenth of a pixel.
constexpr double drawnWidth = 1e-2;

/// ln of how many times the budget an ε is: one equal to it but for rounding keeps it.
double overBudget(double epsilon, const Plan &plan) {
    constexpr double rounding = 1e-12;
    return std::log(epsilon / plan.budget / (1 + rounding));
}

const std::vector<Way> &table() {
    static const std::vector<Way> all{
        {.id = "advanced",
         .title = phrase("fresh, advanced composition"),
         .curve = phrase("fresh, advanced"),
         .row = phrase("advanced"),
         .role = Role::Bound,
         .colour = 1,
         .help = phrase(
             "With fresh lies, bounded for every mechanism: ε₀√(2t ln(1/δ)) + tε₀(e^ε₀ − 1) [Dwork et al. 2010]"),
         .epsilon = [](const Plan &p, std::int64_t t, Stop) { return composedEpsilonAdvanced(p.q, t, p.delta); },
         .excess = [](const Plan &p, std::int64_t t,
                      Stop) { return overBudget(composedEpsilonAdvanced(p.q, t, p.delta), p); }},
        {.id = "pure",
         .title = phrase("fresh, pure ε"),
         .curve = phrase("fresh, pure ε"),
         .row = phrase("pure"),
         .role = Role::Exact,
         .colour = 6,
         .help = phrase("With fresh lies and no slack: tε₀, attained when all answers agree"),
         .epsilon = [](const Plan &p, std::int64_t t, Stop) { return composedPureEpsilon(p.q, t); },
         .excess = [](const Plan &p, std::int64_t t, Stop) { return overBudget(composedPureEpsilon(p.q, t), p); }},
        {.id = "renyi",
         .title = phrase("fresh, Rényi bound"),
         .curve = phrase("fresh, Rényi"),
         .row = phrase("Rényi"),
         .role = Role::Bound,
         .colour = 5,
         .help = phrase("With fresh lies, by the Rényi divergence of the best order [Mironov 2017, proposition 3]"),
         .epsilon = [](const Plan &p, std::int64_t t, Stop) { return composedEpsilonRenyi(p.q, t, p.delta); },
         .excess = [](const Plan &p, std::int64_t t,
                      Stop) { return overBudget(composedEpsilonRenyi(p.q, t, p.delta), p); }},
        {.id = "fresh",
         .title = phrase("fresh, exact"),
         .curve = phrase("fresh, exact"),
         .row = phrase("exact"),
         .role = Role::Exact,
         .colour = 0,
         .help = phrase("With fresh lies: the least ε at δ, by the distribution of the lies [Kairouz et al. 2015]"),
         .epsilon = [](const Plan &p, std::int64_t t, Stop) { return composedEpsilon(p.q, t, p.delta); },
         .excess = [](const Plan &p, std::int64_t t,
                      Stop) { return std::log(composedDelta(p.q, t, p.budget) / p.delta); }},
        {.id = "shuffled",
         .title = phrase("fresh, shuffled each round"),
         .curve = phrase("fresh, shuffled"),
         .row = phrase("shuffled"),
         .role = Role::Bound,
         .colour = 3,
         .help = phrase("Only the count of all n people is released in each round, with m true yeses among them: the "
                        "privacy loss of one round convolved with itself [Koskela et al. 2020]"),
         .epsilon = [](const Plan &p, std::int64_t t,
                       Stop stop) { return p.crowd.epsilon(t, p.delta, {.width = drawnWidth, .stop = stop}).upper; },
         .excess =
             [](const Plan &p, std::int64_t t, Stop stop) {
                 const Enclosed ends = p.crowd.delta(t, p.budget, {.width = drawnWidth, .stop = stop});
                 return std::log(ends.upper / p.delta);
             },
         .takesLong = true},
        {.id = "memoised",
         .title = phrase("remembered"),
         .curve = phrase("remembered"),
         .row = phrase("remembered"),
         .role = Role::Exact,
         .colour = 2,
         .help = phrase("The first answer is remembered and given each time: ε₀ once, with no slack"),
         .epsilon = [](const Plan &p, std::int64_t, Stop) { return memoisedEpsilon(p.q); },
         .excess = [](const Plan &p, std::int64_t, Stop) { return overBudget(memoisedEpsilon(p.q), p); }},
        {.id = "rappor",
         .title = phrase("RAPPOR"),
         .curve = phrase("RAPPOR"),
         .row = phrase("RAPPOR"),
         .role = Role::Exact,
         .colour = 4,
         .help =
             phrase("A remembered answer with new noise on each report of it, and no slack [Erlingsson et al. 2014]"),
         .epsilon = [](const Plan &p, std::int64_t t, Stop) { return rapporEpsilonRepeated(p.rappor, t); },
         .excess = [](const Plan &p, std::int64_t t,
                      Stop) { return overBudget(rapporEpsilonRepeated(p.rappor, t), p); }},
    };
    return all;
}

} // namespace

Plan planOf(const Parameters &p) {
    using enum ParameterId;
    return {.q = p[LieProbability],
            .rounds = p.integer(Answers),
            .delta = p[Delta],
            .budget = p[EpsilonBudget],
            .crowd = ShuffledRounds({.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]}),
            .prior = p[Prior],
            .yes = p.integer(YesAnswers),
            .rappor = {.f = p[RapporF], .p = p[RapporP], .q = p[RapporQ], .hashes = p.integer(Hashes)}};
}

Direction Way::direction() const { return role == Role::Bound ? Direction::AtMost : Direction::Exact; }

std::span<const Way> ways() { return table(); }

double roundsThatFit(const Way &way, const Plan &plan, const std::stop_token &stop) {
    const auto excess = [&](std::int64_t before) {
        requireNotStopped(stop);
        return way.excess(plan, before + 1, stop);
    };
    const auto most = static_cast<std::int64_t>(maxAnswers);
    return static_cast<double>(detail::firstPositive(most - 1, plan.count(), plan.count(), excess));
}

} // namespace halftruth::repeated_answers
