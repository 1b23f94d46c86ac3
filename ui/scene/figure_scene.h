#pragma once

#include "ui/scene/figure_items.h"
#include "ui/scene/theme.h"

#include "core/figure/figure.h"

#include <QElapsedTimer>
#include <QGraphicsScene>
#include <QTimer>

#include <memory>
#include <set>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QAreaSeries;
class QChart;
class QLineSeries;
QT_END_NAMESPACE

namespace halftruth {

class ColourKeyItem;
class CurveNamesItem;
class CurveSymbolsItem;
class EndLabelsItem;

/// The one renderer: draws any Figure with Qt Charts, on screen, off screen and for every export format. A live scene
/// is updated in place; an export draws a fresh one, so that what is on screen is never touched.
class FigureScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit FigureScene(QObject *parent = nullptr);
    ~FigureScene() override;

    /// For vector files: nothing may depend on clipping, and solid lines are written as one path.
    void setVectorOutput(bool vector);
    /// The plot alone, without a word: for small pictures.
    void setBare(bool bare);
    void setTheme(const Theme &theme);
    void setStyle(const FigureStyle &style);
    /// In scene units (pixels at 96 dpi). Texts keep their size.
    void setSize(QSizeF size);
    void setFigure(std::shared_ptr<const Figure> figure);
    /// The plot leaves so much room around it, however little its words need; whether that was otherwise before.
    bool setLeastMargins(const QMarginsF &margins);
    /// What its words need around the plot.
    [[nodiscard]] const QMarginsF &ownMargins() const { return m_ownMargins; }
    /// While something is moved the plot and the names beside it stay where they are, as long as it is the same
    /// figure in the same size: what is dragged would move under the pointer.
    void setHeld(bool held);
    /// Whether new points fall into their places, as on a screen, or are there at once.
    void setMoving(bool moving);

    [[nodiscard]] const Figure *figure() const { return m_figure.get(); }
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    /// The room behind the title, where two buttons fit.
    [[nodiscard]] QRectF buttonRoom() const { return m_header->mapRectToScene(m_header->buttonRoom()); }
    [[nodiscard]] const PlotGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] const CurveSymbolsItem &symbols() const { return *m_symbols; }
    /// Where the names of series stand: the entries of the legend, and the names at the ends of curves.
    [[nodiscard]] QList<QRectF> names() const;
    /// Where the labels of markers and contours stand.
    [[nodiscard]] QList<QRectF> overlayLabels() const { return m_overlay->labelPlaces(); }
    /// The series whose entry in the legend is there; empty where none is.
    [[nodiscard]] std::string seriesAt(QPointF scenePosition) const;

    static constexpr double fontPixels = FigureStyle::fontPixels;

private:
    void redraw();
    void layOut();
    void placeLabels(ClippedCurves &curves);
    /// Of the plot, with the header as high as it is and such a width to its right.
    void placePlot(double headerHeight, double beside);
    /// The names of the series inside the plot: as a legend, or as many as can beside their curves; false, and none,
    /// where there is no place for them all.
    bool placeInside(const Legend &legend);
    /// The colours of a map in lines above the plot, from `top` on, and the title of the vertical axis before them
    /// where it has room there; the height taken.
    double placeColourKey(const HeatMap &map, double top, FrameItem::Titles &titles);
    void layOutBare();
    void placeChart();
    void drawSeries(ClippedCurves &curves);
    void drawCurve(const Curve &curve, ClippedCurves &curves);
    void drawBand(const Band &band);
    void attach(QLineSeries *series);
    void fall();

    /// Series are kept and reused: adding one costs more than replacing its points.
    template <class Series>
    struct Pool {
        std::vector<Series *> series;
        std::size_t used = 0;
    };
    QLineSeries *nextLine();
    /// As many as there are bands, below all lines.
    void reserveAreas(std::size_t count);

    const Theme *m_theme;
    FigureStyle m_style;
    QSizeF m_size{640, 400};
    bool m_vectorOutput = false;
    bool m_bare = false;
    std::shared_ptr<const Figure> m_figure;
    PlotGeometry m_geometry;
    QMarginsF m_leastMargins;
    QMarginsF m_ownMargins;
    /// Where things were laid out last while nothing was moved.
    struct Places {
        std::string figure{};
        QSizeF size{};
        QRectF plot{};
        double besideNames = 0;        ///< the width of the names at the ends of curves
        std::set<std::string> above{}; ///< the series that have theirs in the legend all the same
        double header = 0;             ///< the height of title and legend
        std::vector<double> entries{}; ///< the widths of the legend's
    };
    Places m_places;
    double m_besideLines = 0; ///< the room to the right for the labels of level lines
    bool m_held = false;
    [[nodiscard]] bool holds() const;
    /// In another size the names stay where they are, above or at the ends of curves.
    [[nodiscard]] bool holdsNames() const;
    bool m_moving = false;
    FallingPoints m_falling;
    QTimer m_fall;
    QElapsedTimer m_sinceFall;

    QChart *m_chart;
    Pool<QLineSeries> m_lines;
    Pool<QAreaSeries> m_areas;
    HeatMapItem *m_heatMap;
    GridItem *m_grid;
    CasingItem *m_casing;
    BarsItem *m_bars;
    BandEdgesItem *m_edges;
    PiecesItem *m_pieces;
    PiecesItem *m_dashes; ///< above what lies between them: gaps let it be seen
    CurveSymbolsItem *m_symbols;
    PointsItem *m_points;
    OverlayItem *m_overlay;
    FrameItem *m_frame;
    RowNamesItem *m_rowNames;
    HeaderItem *m_header;
    ColourBarItem *m_colourBar;
    InsetLegendItem *m_inset;
    EndLabelsItem *m_ends;
    CurveNamesItem *m_curveNames;
    ColourKeyItem *m_colourKey;
    FooterItem *m_footer;
};

} // namespace halftruth
