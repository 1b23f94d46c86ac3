#include "core/methods/accuracy_methods.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/count/count_distribution.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halftruth {

namespace {

using Count = std::int64_t;

/// Of a formula: every larger number is enough as well.
RequiredPeople known(double people) { return {.first = people, .fromOn = people}; }

constexpr std::array table{
    AccuracyMethod{
        .id = "hoeffding",
        .title = phrase("Hoeffding"),
        .inWords = phrase("Hoeffding's bound"),
        .cited =
            [] {
                return tr("Hoeffding {source} {slides}",
                          {{"source", cite("Hoeffding 1963")}, {"slides", cite("GA")}});
            },
        .direction = Direction::AtMost,
        .role = Role::Bound,
        .colour = 1,
        .width = 1,
        .menu = 0,
        .dependsOnOnes = false,
        .failsWithoutLies = true,
        .accuracyEntry = {"accuracy-hoeffding", phrase("error exceeded with probability at most β, Hoeffding"),
                          "√(ln(2/β)/(2n))/(1 − 2q)", phrase("[GA, additive Chernoff]; [Hoeffding 1963]")},
        .failureEntry = {"failure-hoeffding", phrase("probability of an error of α or more, Hoeffding"),
                         "2 exp(−2nt²), t = α(1 − 2q)", phrase("[GA]; [Hoeffding 1963]")},
        .requiredEntry = {"required-n-hoeffding",
                          phrase("people enough for an error below α with confidence 1 − β, Hoeffding"),
                          "⌈ln(2/β)/(2α²(1 − 2q)²)⌉", phrase("[GA]; [Hoeffding 1963]")},
        .relationEntry = {"accuracy-hoeffding", phrase("an error below α with confidence 1 − β, Hoeffding"),
                          "2 exp(−2nt²) ≤ β, t = α(1 − 2q)", phrase("[GA, additive Chernoff]; [Hoeffding 1963]")},
        .accuracy = [](double q, Count n, Count, double beta) { return accuracyHoeffding(q, n, beta); },
        .failure = [](double q, Count n, Count, double alpha) { return failureHoeffding(q, n, alpha); },
        .required = [](double q, double, double alpha, double beta, RequiredEnds,
                       const Watch &) { return known(requiredNHoeffding(q, alpha, beta)); },
        .mostPrivate = [](Count n, Count, double alpha, double beta,
                          const Watch &) { return mostPrivateHoeffding(n, alpha, beta); }},
    AccuracyMethod{
        .id = "chebyshev",
        .title = phrase("Chebyshev"),
        .inWords = phrase("Chebyshev's bound"),
        .cited =
            [] {
                return tr("Chebyshev {source}", {{"source", cite("WN")}});
            },
        .direction = Direction::AtMost,
        .role = Role::Bound,
        .colour = 3,
        .width = 0,
        .menu = 3,
        .dependsOnOnes = false,
        .accuracyEntry = {"accuracy-chebyshev", phrase("error exceeded with probability at most β, Chebyshev"),
                          "√(pq/(nβ))/(1 − 2q)", phrase("[WN]; Chebyshev")},
        .failureEntry = {"failure-chebyshev", phrase("probability of an error of α or more, Chebyshev"),
                         "pq/(nt²), t = α(1 − 2q)", phrase("[WN]; Chebyshev")},
        .requiredEntry = {"required-n-chebyshev",
                          phrase("people enough for an error below α with confidence 1 − β, Chebyshev"),
                          "⌈pq/(βα²(1 − 2q)²)⌉", phrase("[WN]; Chebyshev")},
        .relationEntry = {"accuracy-chebyshev", phrase("an error below α with confidence 1 − β, Chebyshev"),
                          "pq/(nt²) ≤ β, t = α(1 − 2q)", phrase("[WN]; Chebyshev")},
        .accuracy = [](double q, Count n, Count, double beta) { return accuracyChebyshev(q, n, beta); },
        .failure = [](double q, Count n, Count, double alpha) { return failureChebyshev(q, n, alpha); },
        .required = [](double q, double, double alpha, double beta, RequiredEnds,
                       const Watch &) { return known(requiredNChebyshev(q, alpha, beta)); },
        .mostPrivate = [](Count n, Count, double alpha, double beta,
                          const Watch &) { return std::optional(mostPrivateChebyshev(n, alpha, beta)); }},
    AccuracyMethod{
        .id = "bernstein",
        .title = phrase("Bernstein"),
        .inWords = phrase("Bernstein's bound"),
        .cited =
            [] {
                return tr("Bernstein {source}", {{"source", cite("Bernstein 1924")}});
            },
        .direction = Direction::AtMost,
        .role = Role::Bound,
        .colour = 5,
        .width = 2,
        .menu = 2,
        .dependsOnOnes = false,
        .failsWithoutLies = true,
        .accuracyEntry = {"accuracy-bernstein", phrase("error exceeded with probability at most β, Bernstein"),
                          "(ℓp/3 + √((ℓp/3)² + 2nℓpq))/(n(1 − 2q)), ℓ = ln(2/β)", phrase("[Bernstein 1924]")},
        .failureEntry = {"failure-bernstein", phrase("probability of an error of α or more, Bernstein"),
                         "2 exp(−nt²/(2(pq + pt/3))), t = α(1 − 2q)", phrase("[Bernstein 1924]")},
        .requiredEntry = {"required-n-bernstein",
                          phrase("people enough for an error below α with confidence 1 − β, Bernstein"),
                          "⌈2 ln(2/β)(pq + pt/3)/t²⌉, t = α(1 − 2q)", phrase("[Bernstein 1924]")},
        .relationEntry = {"accuracy-bernstein", phrase("an error below α with confidence 1 − β, Bernstein"),
                          "2 exp(−nt²/(2(pq + pt/3))) ≤ β, t = α(1 − 2q)", phrase("[Bernstein 1924]")},
        .accuracy = [](double q, Count n, Count, double beta) { return accuracyBernstein(q, n, beta); },
        .failure = [](double q, Count n, Count, double alpha) { return failureBernstein(q, n, alpha); },
        .required = [](double q, double, double alpha, double beta, RequiredEnds,
                       const Watch &) { return known(requiredNBernstein(q, alpha, beta)); },
        .mostPrivate = [](Count n, Count, double alpha, double beta,
                          const Watch &) { return mostPrivateBernstein(n, alpha, beta); }},
    AccuracyMethod{
        .id = "chernoff",
        .title = phrase("Chernoff"),
        .inWords = phrase("Chernoff's bound"),
        .cited =
            [] {
                return tr("Chernoff {source}", {{"source", cite("Chernoff 1952")}});
            },
        .direction = Direction::AtMost,
        .role = Role::Bound,
        .colour = 2,
        .width = 3,
        .menu = 1,
        .dependsOnOnes = true,
        .accuracyEntry = {"accuracy-chernoff", phrase("error exceeded with probability at most β, Chernoff"),
                          "the α at which failure-chernoff is β", phrase("[Chernoff 1952]")},
        .failureEntry = {"failure-chernoff", phrase("probability of an error of α or more, Chernoff"),
                         "sum over both tails of inf_t exp(m ln(q + pe^t) + (n − m) ln(p + qe^t) − tx)",
                         phrase("[Chernoff 1952]")},
        .requiredEntry = {},
        .relationEntry = {"accuracy-chernoff", phrase("an error below α with confidence 1 − β, Chernoff"),
                          "failure-chernoff ≤ β", phrase("[Chernoff 1952]")},
        .accuracy = accuracyChernoff,
        .failure = failureChernoff,
        .required = requiredPeopleChernoff,
        .mostPrivate = [](Count n, Count ones, double alpha, double beta,
                          const Watch &) { return std::optional(mostPrivateChernoff(n, ones, alpha, beta)); }},
    AccuracyMethod{
        .id = "normal",
        .title = phrase("normal"),
        .inWords = phrase("the normal approximation"),
        .cited = [] { return tr("the normal approximation"); },
        .direction = Direction::About,
        .role = Role::Approximation,
        .colour = 6,
        .width = 4,
        .menu = 4,
        .dependsOnOnes = false,
        .accuracyEntry = {"accuracy-normal", phrase("error exceeded with probability about β, normal approximation"),
                          "z(1 − β/2) √(pq/n)/(1 − 2q)", phrase("central limit theorem")},
        .failureEntry = {"failure-normal", phrase("probability of an error of α or more, normal approximation"),
                         "2Φ(−t√(n/(pq))), t = α(1 − 2q)", phrase("central limit theorem")},
        .requiredEntry = {"required-n-normal",
                          phrase(
                              "people enough for an error below α with confidence about 1 − β, normal approximation"),
                          "min{n : failure-normal(n) ≤ β}", phrase("central limit theorem")},
        .relationEntry = {"accuracy-normal",
                          phrase("an error below α with confidence about 1 − β, normal approximation"),
                          "2Φ(−t√(n/(pq))) ≤ β, t = α(1 − 2q)", phrase("central limit theorem")},
        .accuracy = [](double q, Count n, Count, double beta) { return accuracyNormal(q, n, beta); },
        .failure = [](double q, Count n, Count, double alpha) { return failureNormal(q, n, alpha); },
        .required = [](double q, double, double alpha, double beta, RequiredEnds,
                       const Watch &) { return known(requiredNNormal(q, alpha, beta)); },
        .mostPrivate = [](Count n, Count, double alpha, double beta,
                          const Watch &) { return std::optional(mostPrivateNormal(n, alpha, beta)); }},
    AccuracyMethod{
        .id = "exact",
        .title = phrase("exact"),
        .inWords = phrase("the exact distribution"),
        .cited =
            [] {
                return tr("the count's own distribution {source}", {{"source", cite("KR2", "section 3.1")}});
            },
        .direction = Direction::Exact,
        .role = Role::Exact,
        .colour = 0,
        .width = 5,
        .menu = 5,
        .dependsOnOnes = true,
        .accuracyEntry = {"accuracy-exact", phrase("smallest error exceeded with probability at most β, exact"),
                          "inf{α : failure-exact(α) ≤ β}", phrase("the count's distribution, [KR2, section 3.1]")},
        .failureEntry = {"failure-exact", phrase("probability of an error of α or more, exact"),
                         "P[|A − EA| ≥ nt], t = α(1 − 2q)", phrase("the count's distribution, [KR2, section 3.1]")},
        .requiredEntry = {},
        .relationEntry = {"accuracy-exact", phrase("an error below α with confidence 1 − β, exact"),
                          "failure-exact ≤ β", phrase("the count's distribution, [KR2, section 3.1]")},
        .accuracy = accuracyExact,
        .failure = failureExact,
        .required = requiredPeopleExact,
        .mostPrivate =
            [](Count n, Count ones, double alpha, double beta, const Watch &watch) {
                return std::optional(mostPrivateExact(n, ones, alpha, beta, watch));
            }},
};

std::vector<AccuracyMethod> sortedBy(int AccuracyMethod::*place) {
    std::vector<AccuracyMethod> methods(table.begin(), table.end());
    std::ranges::stable_sort(methods, {}, place);
    return methods;
}

} // namespace

static_assert(table.size() == accuracyMethodCount);

std::span<const AccuracyMethod> accuracyMethods() { return table; }

const std::vector<AccuracyMethod> &accuracyMethodsFromWidest() {
    static const std::vector<AccuracyMethod> methods = sortedBy(&AccuracyMethod::width);
    return methods;
}

const std::vector<AccuracyMethod> &accuracyMethodsInMenu() {
    static const std::vector<AccuracyMethod> methods = sortedBy(&AccuracyMethod::menu);
    return methods;
}

bool canFail(const AccuracyMethod &method, double q, std::int64_t n, std::int64_t ones, double alpha) {
    if (!method.dependsOnOnes)
        return q > 0 || method.failsWithoutLies;
    const auto people = static_cast<double>(n);
    const double mean = countMean({.n = n, .ones = ones, .q = q});
    constexpr double rounding = 1e-12; // an error of all but α is none
    return q > 0 && std::max(mean, people - mean) > alpha * people * (1 - 2 * q) * (1 + rounding);
}

} // namespace halftruth
