#pragma once

#include "core/figure/figure.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/accuracy/required_people.h"
#include "core/methods/method_entry.h"
#include "core/text/text.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace halftruth {

/// A method that makes the statement P[|π̂ − π| ≥ α] ≤ β about the estimated share of n people: what the quantities,
/// the relations, the explorer of accuracy and the tests iterate. A method that doesn't depend on the ones among the
/// people ignores them. The functions have the domains, the ends and the errors of those in core/math/accuracy.
struct AccuracyMethod {
    std::string_view id; ///< how the ids of its entries end: "hoeffding"
    Phrase title;        ///< in legends: "Hoeffding"
    Phrase inWords;      ///< in sentences: "Hoeffding's bound"
    Text (*cited)();     ///< in captions, with its sources
    Direction direction; ///< of α, β and n
    Role role;
    ColourIndex colour;
    int width; ///< place among the curves, from the widest to the exact
    int menu;  ///< place among what to solve by
    /// Then β is a saw in n, the n required is found by a search, and it isn't a quantity.
    bool dependsOnOnes;
    bool failsWithoutLies = false; ///< β is positive even at q = 0
    MethodEntry accuracyEntry;     ///< the quantity α
    MethodEntry failureEntry;      ///< the quantity β
    MethodEntry requiredEntry;     ///< the quantity n; may be empty
    MethodEntry relationEntry;     ///< the relation of q, n, α and β

    double (*accuracy)(double q, std::int64_t n, std::int64_t ones, double beta);
    double (*failure)(double q, std::int64_t n, std::int64_t ones, double alpha);
    RequiredPeople (*required)(double q, double share, double alpha, double beta, RequiredEnds ends,
                               const Watch &watch);
    std::optional<PrivacySetting> (*mostPrivate)(std::int64_t n, std::int64_t ones, double alpha, double beta,
                                                 const Watch &watch);

    /// An error by it as it is shown: of one that is exceeded at most so often what is shown holds, too.
    [[nodiscard]] Number told(double error) const {
        return direction == Direction::About ? Number{.value = error} : atMost(error);
    }
};

inline constexpr std::size_t accuracyMethodCount = 6;

/// Every method, in the order in which quantities and relations are listed.
[[nodiscard]] std::span<const AccuracyMethod> accuracyMethods();
/// The same by `width`, and by `menu`.
[[nodiscard]] const std::vector<AccuracyMethod> &accuracyMethodsFromWidest();
[[nodiscard]] const std::vector<AccuracyMethod> &accuracyMethodsInMenu();

/// Whether an error of alpha is possible, or a method's bound on its probability positive.
[[nodiscard]] bool canFail(const AccuracyMethod &method, double q, std::int64_t n, std::int64_t ones, double alpha);

} // namespace halftruth
