#pragma once

#include "core/explorers/explorer.h"
#include "core/figure/figure.h"

#include <optional>

namespace halftruth {

/// How private one answer is, along an axis: as q or as ε, which of the two is a person's choice (PrivacyAxis).
class PrivacyScale {
public:
    explicit PrivacyScale(const Parameters &parameters);

    /// Holds these q, of those that aren't 0 or 1/2.
    [[nodiscard]] Axis axis(std::initializer_list<double> shown, const std::optional<Scale> &scale,
                            const std::optional<Interval> &window) const;
    /// The part of the axis that there is something to draw at: q in (0, 1/2). Nothing where that is none of it.
    [[nodiscard]] std::optional<Interval> drawn(const Axis &axis) const;
    [[nodiscard]] double place(double q) const; ///< of q on the axis: infinite at q = 0 where ε is shown
    [[nodiscard]] double lies(double place) const;

    /// At the q that was chosen, and at a privacy parameter; nothing where the axis has no place for it.
    void addMarker(Figure &figure, double q) const;
    void addLimit(Figure &figure, double epsilon) const;

private:
    bool m_byEpsilon;
};

} // namespace halftruth
