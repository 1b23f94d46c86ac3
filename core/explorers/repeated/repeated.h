#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/math/oracles/frequency_oracles.h"
#include "core/math/shuffle/shuffled_rounds.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// What the files of the explorer of repeated answers share.
namespace halftruth::repeated_answers {

/// What is asked again.
struct Plan {
    double q = 0.25;
    std::int64_t rounds = 1;
    double delta = 1e-6;
    double budget = 1; ///< ε that all rounds together may have
    ShuffledRounds crowd{CountModel{}};
    double prior = 0.3;
    std::int64_t yes = 0;
    RapporDesign rappor{};

    [[nodiscard]] double count() const { return static_cast<double>(rounds); }
    /// Whether an answer protects somebody and tells something.
    [[nodiscard]] bool plain() const { return q > 0 && q < 0.5; }
};
[[nodiscard]] Plan planOf(const Parameters &parameters);

/// One way to ask again, and what is known of its ε.
struct Way {
    std::string_view id{};
    Phrase title{};
    Phrase curve{}; ///< its name at its curve and in the legend
    Phrase row{};   ///< of the table, where there is little room
    Role role = Role::Exact;
    ColourIndex colour = 0;
    Phrase help{};
    /// ε of so many rounds, at δ where the way has one.
    double (*epsilon)(const Plan &plan, std::int64_t rounds, const std::stop_token &stop) = nullptr;
    /// Positive where so many rounds don't keep the budget: by how much, as a logarithm of what is quickest to tell.
    double (*excess)(const Plan &plan, std::int64_t rounds, const std::stop_token &stop) = nullptr;
    bool takesLong = false; ///< a single value, a part of a frame
    [[nodiscard]] Direction direction() const;
};
/// In the order of the list and of the legend.
[[nodiscard]] std::span<const Way> ways();

/// How many rounds keep the budget: 0 where not even one does, maxAnswers where all do.
[[nodiscard]] double roundsThatFit(const Way &way, const Plan &plan, const std::stop_token &stop);

/// ε of each way against the rounds.
[[nodiscard]] Figure roundsFigure(const Request &request, const Plan &plan, Budget &budget);
/// δ at the budget against the rounds.
[[nodiscard]] Figure slackFigure(const Request &request, const Plan &plan, Budget &budget);
/// How often the majority of fresh answers is a lie.
[[nodiscard]] Figure majorityFigure(const Request &request, const Plan &plan, Budget &budget);
/// What is believed after so many yes answers among all.
[[nodiscard]] Figure beliefFigure(const Request &request, const Plan &plan, Budget &budget);

} // namespace halftruth::repeated_answers
