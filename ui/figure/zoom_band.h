#pragma once

#include "ui/scene/figure_items.h"

#include <optional>

namespace halftruth {

/// A frame that is drawn over a plot to see only what is in it: on screen, while the mouse is pressed. One that is
/// much wider than high is of x alone, and as high as the plot; one that is much higher than wide likewise.
class ZoomBand : public FigureItem {
public:
    ZoomBand();
    void setTheme(const Theme &theme) { m_theme = &theme; }
    /// From where it was begun to where the mouse is, no further than the plot.
    void span(const QRectF &plot, QPointF from, QPointF to);
    /// What of the plot's width and height it holds, 0 and 1 their ends, upwards; neither where it is nearly nothing.
    struct Part {
        std::optional<Interval> x{};
        std::optional<Interval> y{};
    };
    [[nodiscard]] Part part() const;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    const Theme *m_theme = &halftruth::theme("light");
    QRectF m_plot;
    QRectF m_frame;
    bool m_across = false; ///< it is of x
    bool m_along = false;  ///< it is of y
};

} // namespace halftruth
