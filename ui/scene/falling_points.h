#pragma once

#include "core/figure/figure.h"

#include <map>
#include <utility>

namespace halftruth {

/// Points::falls on a screen: which points are on their way to their places, and how far they have come. Time passes
/// only by advance().
class FallingPoints {
public:
    /// What a figure has more than the one before begins to fall, one after the other. Nothing does, and what was on
    /// its way is there, where a point is gone, too, or where there was another figure or none.
    void follow(const Figure *before, const Figure &now);
    /// Everything is where it belongs.
    void stop() { m_since.clear(); }
    void advance(double seconds);
    [[nodiscard]] bool moving() const { return !m_since.empty(); }
    /// The part of its way that a point has fallen: 0 at the plot's upper edge, 1 in its place, negative before its
    /// turn comes.
    [[nodiscard]] double fallen(double x, double y) const;

    /// So many fall; where there are more new ones, they appear, so that a frame costs the same for any class.
    static constexpr std::size_t mostFalling = 60;

private:
    using Place = std::pair<double, double>;
    std::map<Place, double> m_since; ///< seconds; negative before its turn
};

} // namespace halftruth
