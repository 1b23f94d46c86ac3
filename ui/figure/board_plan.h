#pragma once

#include <QRect>
#include <QSize>

#include <vector>

namespace halftruth {

/// Where the charts of a board go.
struct BoardPlan {
    std::vector<QRect> charts{}; ///< the main chart, then those beside or below it
    QRect thumbnails{};          ///< of all others; null where there are none
};

/// The main chart takes three fifths of the board, two others stand beside it or below, where each of them has room
/// for a plot that can be read; otherwise the main chart takes all of it. What isn't shown is a thumbnail. scale is
/// how much larger than usual everything is drawn.
[[nodiscard]] BoardPlan boardPlan(QSize room, int figures, double scale);
/// The same, where the first `together`, 2 or 3, are of equal size, since they are compared: side by side, the third
/// below the others or, where that is too low, a thumbnail.
[[nodiscard]] BoardPlan comparingPlan(QSize room, int figures, int together, double scale);

/// The same, where the two after the main chart are cuts through it: the first stands below it, the second beside it,
/// and one more in the corner between them. Without charts where there is no room for that.
[[nodiscard]] BoardPlan marginsPlan(QSize room, int figures, double scale);

/// No chart is lower than this.
[[nodiscard]] int leastChartHeight(double scale);
/// The least height of a board whose main chart is no lower, its thumbnails included.
[[nodiscard]] int leastBoardHeight(int figures, double scale);

} // namespace halftruth
