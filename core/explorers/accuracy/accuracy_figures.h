#pragma once

#include "core/explorers/explorer.h"
#include "core/figure/figure.h"
#include "core/math/count/count_distribution.h"
#include "core/methods/accuracy_methods.h"

#include <vector>

/// What the files of the explorer of accuracy share.
namespace halftruth::accuracy {

struct Design {
    double q;
    std::int64_t n;
    std::int64_t ones;
    double alpha;
    double beta;
    double share; ///< of ones, which other numbers of people have as well

    /// The same share of ones among another number of people.
    [[nodiscard]] std::int64_t onesOf(std::int64_t people) const;
    [[nodiscard]] CountModel model(std::int64_t people) const {
        return {.n = people, .ones = onesOf(people), .q = q};
    }
    /// The error that is exceeded with probability at most β among so many people, by this method.
    [[nodiscard]] double accuracy(const AccuracyMethod &method, std::int64_t people) const {
        return method.accuracy(q, people, onesOf(people), beta);
    }
    [[nodiscard]] double failure(const AccuracyMethod &method, double error) const {
        return method.failure(q, n, ones, error);
    }
};

/// How often the interval π̂ ± α has the true share, exactly: P[|π̂ − π| ≤ α]. For an α that is itself a possible error
/// that error counts as covered.
[[nodiscard]] double coverage(const Design &design, double alpha);

/// The window along n that the figures share, and the numbers of people in it to compute at.
[[nodiscard]] Axis peopleAxis(const View &view, const Design &design);
[[nodiscard]] Interval drawnPeople(const Axis &axis);
/// So many at most on the chart of errors.
inline constexpr int errorPoints = 121;
[[nodiscard]] std::vector<double> peopleIn(const Axis &axis, int most);

/// fitVertically(), but no higher than what means anything: a bound beyond it would squeeze all others together. The
/// note says that there is one.
void fitBelow(Figure &figure, const View &view, double most, const Text &note);

/// How often the interval π̂ ± α covers the true share, with the α of every method, against the number of people.
[[nodiscard]] Figure coverageFigure(const Request &request, const Design &design, Budget &budget);

/// The people each method asks for.
[[nodiscard]] Figure requiredFigure(const Request &request, const Design &design, Budget &budget);

} // namespace halftruth::accuracy
