#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/explorers/support/privacy_axis.h"
#include "core/math/trust/survey_planning.h"
#include "core/methods/accuracy_methods.h"

#include <cstdint>
#include <optional>

/// What the files of the explorer of planning share.
namespace halftruth::plan {

/// What is asked, and what is chosen.
struct Plan {
    double q;
    std::int64_t n;
    double epsilonLimit;
    double alpha; ///< the limit of the error
    double beta;
    bool population; ///< the error is that of the population's share
    double prevalence;
    double frame;
    double designEffect;
    const AccuracyMethod *method; ///< of the coins' error
    double responseRate;
    double price;
    double refusal;

    explicit Plan(const Parameters &p);

    [[nodiscard]] double people() const { return static_cast<double>(n); }
    [[nodiscard]] double coinsError(double lies, std::int64_t asked) const;
    [[nodiscard]] double totalError(double lies, std::int64_t asked) const;
    /// The one that has a limit.
    [[nodiscard]] double error(double lies, std::int64_t asked) const;
    /// The least number of people, of those there are, whose error keeps its limit; infinite where there is none.
    [[nodiscard]] double coinsRequired(double lies, const Watch &watch = {}) const;
    [[nodiscard]] double totalRequired(double lies) const;
    [[nodiscard]] double required(double lies, const Watch &watch = {}) const;
    /// Whether the people needed are found by a search, which takes its time.
    [[nodiscard]] bool searches() const { return !population && method->dependsOnOnes; }
    [[nodiscard]] Direction direction() const { return population ? Direction::About : method->direction; }
    [[nodiscard]] Role role() const { return population ? Role::Approximation : method->role; }
    /// The largest q with which so many people keep the error's limit; nothing where none does.
    [[nodiscard]] std::optional<double> mostPrivate(std::int64_t asked, const Watch &watch = {}) const;
    [[nodiscard]] double bias(double lies) const;
    /// The least lie probability that keeps the limit of ε; 1/2 where no smaller one does.
    [[nodiscard]] double leastLies() const;
    /// ln of how many times its limit the more broken of the two is; negative where both are kept.
    [[nodiscard]] double margin(double lies, std::int64_t asked) const;
};

/// Where both limits are kept with the fewest people: at the least q that keeps the limit of ε, since each error
/// grows with q.
struct Cheapest {
    double people;      ///< infinite where no number of them is enough
    Number lies;        ///< q, rounded up to so few digits that no more people are needed
    double roundedLies; ///< the number that is shown so
};
struct Corner {
    double q = 0.5;
    const Cheapest *plan = nullptr; ///< null until it is known
    [[nodiscard]] bool found() const;
    [[nodiscard]] const double *people() const { return plan ? &plan->people : nullptr; }
};

[[nodiscard]] Figure mapFigure(const Request &request, const Plan &plan, const Corner &corner, Budget &budget);
[[nodiscard]] Figure errorFigure(const Request &request, const Plan &plan, Budget &budget);
[[nodiscard]] Figure peopleFigure(const Request &request, const Plan &plan, const Corner &corner, Budget &budget);
[[nodiscard]] Figure epsilonFigure(const Request &request, const Plan &plan);

} // namespace halftruth::plan
