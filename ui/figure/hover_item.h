#pragma once

#include "ui/figure/hover_reading.h"

#include <optional>
#include <vector>

namespace halftruth {

/// Crosshair and label at the cursor, and the error bars that are read there; on screen only, never exported.
class HoverItem : public FigureItem {
public:
    void setTheme(const Theme &theme) { m_theme = &theme; }
    /// The label lies where it hides least of the figure, as near to the cursor as can be.
    /// It would rather hide some of a curve than one of the names.
    void show(const HoverReading &reading, const Figure &figure, const PlotGeometry &geometry,
              const QList<QRectF> &names);
    /// Where the label is.
    [[nodiscard]] const QRectF &label() const { return m_label; }
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
    [[nodiscard]] QSizeF labelSize() const;
    [[nodiscard]] QRectF placed(QSizeF size, const QList<QPointF> &ink, const QList<QRectF> &names) const;
    void paintSwatch(QPainter *painter, std::size_t line, QPointF middle) const;
    void paintLabel(QPainter *painter) const;
    void paintBars(QPainter *painter, QPointF topLeft, const Columns &columns) const;

    const Theme *m_theme = &halftruth::theme("light");
    HoverReading m_reading;
    QRectF m_plot;
    QPointF m_at;
    QRectF m_label;
    std::vector<std::optional<Layer>> m_series; ///< of the lines: how each is drawn, without its points
    std::vector<CurveSymbol> m_symbols;         ///< of the lines
};

} // namespace halftruth
