#include "core/explorers/accuracy/accuracy_methods.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/required_people.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halftruth::accuracy {

namespace {

using Stop = std::stop_token;

constexpr std::array<Method, 6> table{{
    {"Chebyshev", [] { return tr("Chebyshev"); }, Role::Bound, 3, Direction::AtMost,
     [](const Design &d, std::int64_t n) { return accuracyChebyshev(d.q, n, d.beta); },
     [](const Design &d, double alpha) { return failureChebyshev(d.q, d.n, alpha); },
     [](const Design &d, double q, const Stop &) { return requiredNChebyshev(q, d.alpha, d.beta); }},
    {"Hoeffding", [] { return tr("Hoeffding"); }, Role::Bound, 1, Direction::AtMost,
     [](const Design &d, std::int64_t n) { return accuracyHoeffding(d.q, n, d.beta); },
     [](const Design &d, double alpha) { return failureHoeffding(d.q, d.n, alpha); },
     [](const Design &d, double q, const Stop &) { return requiredNHoeffding(q, d.alpha, d.beta); }},
    {"Bernstein", [] { return tr("Bernstein"); }, Role::Bound, 5, Direction::AtMost,
     [](const Design &d, std::int64_t n) { return accuracyBernstein(d.q, n, d.beta); },
     [](const Design &d, double alpha) { return failureBernstein(d.q, d.n, alpha); },
     [](const Design &d, double q, const Stop &) { return requiredNBernstein(q, d.alpha, d.beta); }},
    {"Chernoff", [] { return tr("Chernoff"); }, Role::Bound, 2, Direction::AtMost,
     [](const Design &d, std::int64_t n) { return accuracyChernoff(d.q, n, d.onesOf(n), d.beta); },
     [](const Design &d, double alpha) { return failureChernoff(d.q, d.n, d.ones, alpha); },
     [](const Design &d, double q, const Stop &stop) {
         return requiredPeopleChernoff(q, d.share(), d.alpha, d.beta, stop).fromOn;
     }},
    {"normal", [] { return tr("normal"); }, Role::Approximation, 6, Direction::About,
     [](const Design &d, std::int64_t n) { return accuracyNormal(d.q, n, d.beta); },
     [](const Design &d, double alpha) { return failureNormal(d.q, d.n, alpha); },
     [](const Design &d, double q, const Stop &) { return requiredNNormal(q, d.alpha, d.beta); }},
    {"exact", [] { return tr("exact"); }, Role::Exact, 0, Direction::Exact,
     [](const Design &d, std::int64_t n) { return accuracyExact(d.q, n, d.onesOf(n), d.beta); },
     [](const Design &d, double alpha) { return failureExact(d.q, d.n, d.ones, alpha); },
     [](const Design &d, double q, const Stop &stop) {
         return requiredPeopleExact(q, d.share(), d.alpha, d.beta, stop).fromOn;
     }},
}};

} // namespace

double Design::share() const { return static_cast<double>(ones) / static_cast<double>(n); }

std::int64_t Design::onesOf(std::int64_t people) const {
    return std::clamp<std::int64_t>(std::llround(share() * static_cast<double>(people)), 0, people);
}

std::span<const Method> methods() { return table; }

const Method &method(std::string_view name) { return *std::ranges::find(table, name, &Method::name); }

double coverage(const Design &design, double alpha) {
    return 1 - countTwoSidedTailBeyond(design.model(design.n),
                                       alpha * static_cast<double>(design.n) * (1 - 2 * design.q));
}

} // namespace halftruth::accuracy
