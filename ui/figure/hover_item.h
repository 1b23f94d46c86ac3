#pragma once

#include "ui/figure/hover_reading.h"

namespace halftruth {

/// Crosshair and label at the cursor, and the error bars that are read there; on screen only, never exported.
class HoverItem : public FigureItem {
public:
    void setTheme(const Theme &theme) { m_theme = &theme; }
    void show(const HoverReading &reading, const PlotGeometry &geometry);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    /// The columns of the error bars, right of each other.
    struct Columns {
        double name = 0.0;
        double half = 0.0;
        double ends = 0.0;
        [[nodiscard]] double width() const;
    };
    [[nodiscard]] Columns columns() const;
    /// Beside the cursor, on whichever side has room.
    [[nodiscard]] QRectF placed(QSizeF size) const;
    void paintLabel(QPainter *painter) const;
    void paintBars(QPainter *painter, QPointF topLeft, const Columns &columns) const;

    const Theme *m_theme = &halftruth::theme("light");
    HoverReading m_reading;
    QRectF m_plot;
    QPointF m_at;
};

} // namespace halftruth
