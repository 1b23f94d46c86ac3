#pragma once

#include "core/explorers/explorer.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace halftruth {

/// The windows that stand still while a value is moved: what is drawn anew is asked for in the windows that are on
/// screen, as long as it fits them. Windows that a person has chosen stand still by themselves, and so do those that
/// depend on nothing that moves: only the others are held, so that nothing is asked twice without need.
class HeldAxes {
public:
    /// The parameters that are being moved, and where their sliders end.
    using Moves = std::map<ParameterId, Interval>;

    [[nodiscard]] bool any() const;
    /// Holds nothing any more; which axes follow no other stays known.
    void release();
    /// The request, in the windows that are held.
    [[nodiscard]] Request holding(Request asked) const;
    /// Compares an answer with what is on screen, and holds what would move. What doesn't fit any more is held in a
    /// larger window, with room ahead, of both states where two are compared; where that were much too large it is
    /// held where it would be by itself; or let go of for a while where not even that fits, or where it came a moment
    /// ago: what moves so fast would be asked for twice each time. True where something has changed: then the answer
    /// is one to another question than holding() has now. An axis on which the moved parameter itself has its marker
    /// fits as long as that is in sight, and its room ahead ends where the slider does. Another fits as long as
    /// most of what it would show by itself is, or all of it (`Axis::whole`), and isn't squeezed into a strip. One
    /// that has another's window may follow it, as a cut does its map: it is held only where it hasn't followed.
    [[nodiscard]] bool follow(const std::vector<Figure> &now, const std::vector<Figure> &shown, const Request &asked,
                              const Moves &moves);

private:
    struct HeldAxis {
        std::optional<Interval> window{};
        Scale scale = Scale::Linear; ///< of the window
        int young = 0;               ///< for so many answers it has come a moment ago
        int free = 0;                ///< for so many answers it isn't held
        bool waits = false;          ///< it moved with another in the answer before, and may follow that
        bool own = false;            ///< it didn't: known for good
    };
    struct HeldFigure {
        HeldAxis x{};
        HeldAxis y{};
    };
    [[nodiscard]] HeldAxis &of(const Figure &figure, Marker::Direction direction);

    std::map<std::string, HeldFigure> m_axes; ///< by figure
};

} // namespace halftruth
