#pragma once

#include "ui/scene/axis_map.h"
#include "ui/scene/falling_points.h"
#include "ui/scene/figure_style.h"
#include "ui/scene/ink_map.h"
#include "ui/scene/ink_mask.h"
#include "ui/scene/polyline.h"
#include "ui/scene/theme.h"

#include "core/figure/axes.h"
#include "core/figure/figure.h"

#include <QFont>
#include <QGraphicsItem>
#include <QImage>
#include <QLineF>
#include <QList>
#include <QPainterPath>
#include <QString>

#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace halftruth {

class MapTones;
enum class CurveSymbol : std::uint8_t;

/// Text whose parts are set upright or, for symbols, in italic serif, on one line.
class SymbolText {
public:
    SymbolText() = default;
    /// "reported ones  s  (answers)": an axis' title, symbol and unit.
    SymbolText(const QString &title, const QString &symbol, const QString &unit, const QFont &font);
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double height() const { return m_height; }
    void paint(QPainter *painter, QPointF topLeft, const QColor &colour) const;

private:
    struct Part {
        QString text;
        QFont font;
        double x;
    };
    void append(const QString &text, const QFont &font);
    void putHat(const QString &base, const QFont &font);

    QList<Part> m_parts;
    QList<QPolygonF> m_hats; ///< from the first baseline's start
    double m_hatPen = 1.0;
    double m_width = 0.0;
    double m_height = 0.0;
    double m_ascent = 0.0;
};

/// An axis' title in words and symbols, or as much of it as has room: beside a low plot the symbol has to do.
[[nodiscard]] SymbolText fittingTitle(const Axis &axis, double room, const QFont &font);

/// What every item of a figure needs to place itself.
struct PlotGeometry {
    QRectF plot; ///< in scene coordinates
    AxisMap x;
    AxisMap y;
    [[nodiscard]] QPointF toScene(double xValue, double yValue) const;
    /// Of a place on the unit square.
    [[nodiscard]] QPointF inPlot(QPointF unit) const {
        return {plot.left() + unit.x() * plot.width(), plot.bottom() - unit.y() * plot.height()};
    }
    [[nodiscard]] double sceneX(double value) const { return plot.left() + x.toUnit(value) * plot.width(); }
    [[nodiscard]] double sceneY(double value) const { return plot.bottom() - y.toUnit(value) * plot.height(); }
};

/// Where something is drawn, in scene coordinates, the points of a line at most inkGrain() apart: the data, the
/// symbols of its curves, one for each layer where there are any, and the markers where asked for.
[[nodiscard]] QList<QPointF> inkOf(const Figure &figure, const PlotGeometry &geometry, bool markers,
                                   ClippedCurves &curves, const std::vector<CurveSymbol> &symbols = {});
[[nodiscard]] QList<QPointF> inkOf(const Figure &figure, const PlotGeometry &geometry, bool markers,
                                   const std::vector<CurveSymbol> &symbols = {});

/// An axis made ready to draw: where its labels stand and what they say.
struct AxisLabels {
    Ticks ticks;
    QList<QString> texts;
    double widest = 0.0;
    bool tight = false;
    bool inside = false;   ///< of rows: above their lines, inside the plot
    bool words = false;    ///< names rather than numbers
    double end = HUGE_VAL; ///< no label of a horizontal axis goes beyond
};
/// Tight as FigureStyle has it: with powers of ten as such where that is shorter, and nearer to the plot.
[[nodiscard]] AxisLabels labelsFor(const Axis &axis, double length, bool horizontal, const QFont &font,
                                   bool tight = false);

/// Covers the whole scene and never takes part in its index: the base of everything painted here.
class FigureItem : public QGraphicsItem {
public:
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void setBounds(const QRectF &bounds);

private:
    QRectF m_bounds;
};

/// Light grid lines behind the data.
class GridItem : public FigureItem {
public:
    void set(const PlotGeometry &geometry, const AxisLabels &x, const AxisLabels &y, const Theme &theme,
             bool visible);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    QList<QLineF> m_lines;
    QColor m_colour;
};

/// The frame of the plot, tick marks, tick labels and axis titles.
class FrameItem : public FigureItem {
public:
    struct Titles {
        SymbolText x;
        SymbolText y;
        std::optional<QPointF> yAbove{}; ///< where the vertical axis' title stands upright, rather than beside it
    };
    void set(const PlotGeometry &geometry, const AxisLabels &x, const AxisLabels &y, const Titles &titles,
             const Theme &theme, const QFont &font);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;
    /// The room of a horizontal axis, from the plot to the outer edge of its title; whether its ticks say words.
    [[nodiscard]] static double belowPlot(const SymbolText &title, const QFont &font, bool tight, bool words);
    /// The room of a vertical axis, from the outer edge of its title to the plot.
    [[nodiscard]] static double besidePlot(const SymbolText &title, const AxisLabels &labels);
    /// The names of rows that stand inside the plot, in scene coordinates.
    [[nodiscard]] QList<QRectF> namesInside() const;
    void paintNamesInside(QPainter *painter) const;

private:
    PlotGeometry m_geometry;
    AxisLabels m_x;
    AxisLabels m_y;
    Titles m_titles;
    QColor m_frame;
    QColor m_card;
    QColor m_text;
    QFont m_font;
};

/// The names of rows inside the plot, above the lines of markers, which can be missed in part.
class RowNamesItem : public FigureItem {
public:
    explicit RowNamesItem(const FrameItem &frame) : m_frame(frame) {}
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    const FrameItem &m_frame;
};

/// A heat map as one image; cells are drawn as blocks where they are large and smoothed where they are small.
class HeatMapItem : public FigureItem {
public:
    /// Its colours: once, wherever it is placed after that.
    void fill(const HeatMap *map, const FigureStyle &style);
    void place(const HeatMap *map, const PlotGeometry &geometry);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    QImage m_image;
    QRectF m_target;
    QRectF m_clip;
    bool m_stale = false;
};

/// Of what is drawn of the state before.
inline constexpr float staleOpacity = 0.4F;
/// The pen of a curve, faded where it is of the state before.
[[nodiscard]] QPen drawnPen(const Curve &curve, const Theme &theme, const FigureStyle &style);

/// Below ink and around it, which is dark in every theme.
inline constexpr QColor inkCasing(240, 240, 240);
inline constexpr double inkRim = 1.5;

/// A marker's line; nothing outside the window, or where a log axis could show nothing.
[[nodiscard]] std::optional<QLineF> lineOf(const Marker &marker, const PlotGeometry &geometry);

/// What the markers' lines and the curves in ink lie on where the figure is a map: among a map's colours are some
/// that hide any other. Below the data, which it doesn't cut.
class CasingItem : public FigureItem {
public:
    void set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style,
             ClippedCurves &curves);
    /// Lines from names to what they speak of, which aren't to hide anything either.
    void setLeaders(const QList<QLineF> &leaders, const QColor &colour);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    QRectF m_plot;
    QList<QLineF> m_lines;
    QList<QLineF> m_leaders;
    QColor m_colour;
    QColor m_leader;
    QList<QLineF> m_curves;
};

/// Bars, contours, markers and annotations: what Qt Charts has no series for.
class OverlayItem : public FigureItem {
public:
    /// Its labels keep clear of the rectangles taken, in scene coordinates.
    /// Those of level lines without a place at them stand behind their ends, where there is room beside the plot.
    void set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style,
             const QList<QRectF> &taken, ClippedCurves &curves);
    /// How much room beside the plot would give every level line's label a place at its line; 0 where all have one.
    [[nodiscard]] double wantedBeside() const { return m_wantedBeside; }
    /// From labels that stand far from what they speak of to it.
    [[nodiscard]] QList<QLineF> leaders() const;
    /// Where its labels stand.
    [[nodiscard]] QList<QRectF> labelPlaces() const;
    /// Leaves labels and the note out.
    void setWordless(bool wordless) { m_wordless = wordless; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    struct Stroke {
        QPainterPath path;
        QPen pen;
    };
    struct Label {
        QRectF plate;
        QString text;
        QColor colour;
        std::optional<QLineF> leader{};
    };
    /// Its strokes, and its points among the ink; the longest piece of it in the scene.
    QList<QPointF> draw(const Contour &contour, InkMap::Owner owner, const PlotGeometry &geometry, const Theme &theme,
                        const MapTones &tones);
    void draw(const Marker &marker, const QLineF &line, const Theme &theme);
    void addShades(const Figure &figure, const PlotGeometry &geometry);
    void label(const QList<QPointF> &contour, InkMap::Owner owner, const QString &text, const Theme &theme);
    void label(const Marker &marker, const QLineF &line, const Theme &theme);
    void label(const Annotation &annotation, const PlotGeometry &geometry, const Theme &theme);
    [[nodiscard]] QColor colourOf(const Marker &marker, const Theme &theme) const;
    [[nodiscard]] QSizeF plateSize(const QString &text) const;

    /// What a label hides: a line that is known for straight can be missed in part, a part of the data can't.
    enum class Hides : std::uint8_t { Nothing, Line, Data };
    struct Place {
        QPointF centre;
        std::optional<QPointF> leadsTo{}; ///< by a thin line: it is too far away to be read as what it speaks of
    };
    /// What would be placed: its size, and whether it may cover what is drawn of a contour, which is its own.
    struct Wanted {
        QString text;
        QColor colour;
        QSizeF size;
        InkMap::Owner own = InkMap::data;
    };
    [[nodiscard]] Hides hiddenBy(const Wanted &wanted, const Place &place) const;
    /// Inside the plot, and off all other labels and the lines that lead to them.
    [[nodiscard]] bool isFree(const Wanted &wanted, const Place &place) const;
    void put(const Wanted &wanted, const Place &place);
    /// At the first of several places that hides least; false where each hides more than `most`.
    bool placeLabel(const Wanted &wanted, const std::vector<Place> &places, Hides most);
    /// Behind the end of a level line, off what stands there; false where there is no room.
    bool placeBeside(const Wanted &wanted, double y);
    /// At the one that hides the fewest points of the data.
    void placeAnyhow(const Wanted &wanted, const std::vector<Place> &places);
    void placeNote(const Figure &figure, const PlotGeometry &geometry, const Theme &theme);
    /// The plate moved down (1) or up (-1) until it hides no label.
    [[nodiscard]] QRectF clearOfLabels(QRectF plate, int direction) const;
    /// The plate where there is room for it on one side of every marker's line.
    [[nodiscard]] QRectF besideLines(QRectF plate, const QRectF &room) const;

    std::vector<Stroke> m_strokes;
    std::vector<Label> m_labels;
    bool m_wordless = false;
    Label m_note; ///< why something isn't drawn, on as many lines as it takes
    QList<QRectF> m_taken;
    QRectF m_plot;
    double m_wantedBeside = 0;
    bool m_clipped = false;     ///< what is drawn over a map ends where it ends
    InkMap m_ink;               ///< of the data, of contours and inside of bands
    QList<QRectF> m_lines;      ///< of the markers
    QList<QPointF> m_annotated; ///< the points that annotations speak of
    bool m_black = false;
    double m_lineWidth = 2; ///< of an exact curve
    QColor m_plate;
    QFont m_font;
};

/// The upper and the lower end in the scene of a bar, which stands on 0 or hangs below it; nothing where the scale
/// has no place for its value.
[[nodiscard]] std::optional<Interval> barSpan(const PlotGeometry &geometry, double value);

/// Bars, below the grid's frame and above the grid.
class BarsItem : public FigureItem {
public:
    void set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    struct Block {
        QRectF rectangle;
        QColor colour;
    };
    std::vector<Block> m_blocks;
    QList<QRectF> m_cuts; ///< what lines of markers lie on, which may be of a bar's lightness
    QColor m_card;
    QLineF m_foot; ///< what bars stand on inside the plot, where some hang below it
    QColor m_frame;
};

/// Lines, of each pen one path; on pixels those that are dense as the straight pieces that they are made of.
class PathsItem : public FigureItem {
public:
    void setVectorOutput(bool vector) { m_vectorOutput = vector; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

protected:
    struct Path {
        QPen pen{};
        QPainterPath path{};
        QList<QLineF> ink{}; ///< instead of the path, with a pen that has no dashes
        /// From one to the next of some places in the unit square.
        void add(const QList<QPointF> &places, const PlotGeometry &geometry);
    };
    void add(Path path, const PlotGeometry &geometry);
    void removeAll();

private:
    std::vector<Path> m_paths{};
    bool m_vectorOutput = false;
};

/// Curves of many pieces, such as one interval beside the other: a series for each would cost a hundred times as
/// much. And dashed ones that are dense.
class PiecesItem : public PathsItem {
public:
    void clear() { removeAll(); }
    void add(const std::vector<QList<QPointF>> &pieces, const QPen &pen, const PlotGeometry &geometry);
};

/// The edges of bands, below these and the curves.
class BandEdgesItem : public PathsItem {
public:
    void set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style);
};

/// Of hollow points.
inline constexpr double ringWidth = 1.6;

/// Points, above the curves. Qt Charts makes an item of each point and computes the outline of its outline: most of
/// the time that a figure with points took to be drawn anew.
class PointsItem : public FigureItem {
public:
    struct Group {
        QColor colour;
        double diameter;
        bool hollow;
        QList<QPointF> places; ///< in the scene
        /// Those that are on their way, by their place among the others.
        struct Falling {
            qsizetype index;
            double x;
            double y;
        };
        std::vector<Falling> falling{};
    };
    explicit PointsItem(const FallingPoints &falling) : m_falling(falling) {}
    /// Small: in a thumbnail, where dots that are close to each other are to stay apart.
    void clear(const Theme &theme, bool onMap, bool small);
    void add(const Points &points, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style);
    [[nodiscard]] const std::vector<Group> &groups() const { return m_groups; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    const FallingPoints &m_falling;
    std::vector<Group> m_groups;
    QColor m_border;
    bool m_small = false;
    double m_top = 0; ///< of the plot
};

/// The legend's entries, in the order of the layers.
class Legend {
public:
    Legend() = default;
    Legend(const Figure &figure, const Theme &theme, const FigureStyle &style);
    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    /// All on one line.
    [[nodiscard]] double width() const;
    /// On lines of the width, from the left; on a single one at `left` where it fits there. The height taken.
    double layOut(double left, double width, double top);
    /// How wide each entry is, swatch and text.
    [[nodiscard]] std::vector<double> widths() const;
    /// Entries of these widths, whatever their texts need: none of them moves.
    void setWidths(const std::vector<double> &widths);
    /// Below each other, in so many columns of about the same height.
    [[nodiscard]] QSizeF inColumns(std::size_t columns);
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    /// Some of the entries that follow each other.
    [[nodiscard]] Legend part(std::size_t first, std::size_t end) const;
    /// Without the entries of these series, as seriesNames() calls them.
    [[nodiscard]] Legend without(const std::set<std::string> &named) const;
    void paint(QPainter *painter, QPointF topLeft) const;
    /// The series whose entry is there, as seriesNames() calls it; empty where none is.
    [[nodiscard]] std::string seriesAt(QPointF position) const;
    /// Where the entries stand, from a corner of the legend's.
    [[nodiscard]] QList<QRectF> places(QPointF topLeft) const;

private:
    enum class Swatch : std::uint8_t { Line, Dot, Ring, Block };
    struct Entry {
        QString text;
        QPen pen;
        QPen edge; ///< around a block or a dot, or what a line lies on
        Swatch swatch;
        CurveSymbol symbol;
        QPointF at;
        double width; ///< of swatch and text
        std::string series;
        bool hidden;
    };
    std::vector<Entry> m_entries;
    QFont m_font;
    QColor m_text;
    QColor m_inside; ///< of symbols
    bool m_tight = false;
    double m_rowHeight = 0.0;
};

/// The title and the legend, above the plot and never over it.
class HeaderItem : public FigureItem {
public:
    /// Returns the height taken.
    double set(const Figure &figure, double width, const Theme &theme, const FigureStyle &style,
               const Legend &legend);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;
    [[nodiscard]] const Legend &legend() const { return m_legend; }
    [[nodiscard]] double titleWidth() const { return m_titleWidth; }
    [[nodiscard]] double rowHeight() const { return m_rowHeight; }
    /// The room behind the title that the legend leaves to two buttons.
    [[nodiscard]] QRectF buttonRoom() const { return {m_titleWidth, 0, buttonWidth, m_rowHeight - 4}; }

private:
    static constexpr double buttonWidth = 42.0;
    QString m_title;
    QFont m_titleFont;
    QColor m_text;
    double m_titleWidth = 0.0;
    double m_rowHeight = 0.0;
    Legend m_legend;
};

/// What a legend inside the plot isn't to hide: found once for all the places and parts that are tried.
class PlotInk {
public:
    PlotInk(const Figure &figure, const PlotGeometry &geometry, const FigureStyle &style);
    [[nodiscard]] const QRectF &plot() const { return m_geometry.plot; }
    /// Where something of this size would hide nothing, the best place first; with the lines of the markers or
    /// without. In some way of dividing a legend hundreds of parts are as large as another: each size is looked for
    /// once.
    [[nodiscard]] const std::vector<QRectF> &freePlaces(QSizeF size, bool markers);

private:
    [[nodiscard]] const InkMask &mask(bool markers);

    const Figure &m_figure;
    PlotGeometry m_geometry;
    std::vector<CurveSymbol> m_symbols;
    ClippedCurves m_curves;
    std::array<std::optional<InkMask>, 2> m_masks{};
    std::map<std::tuple<bool, double, double>, std::vector<QRectF>> m_places{}; ///< by width and height
};

/// A legend inside the plot, in as few columns as find a place where it hides nothing.
class InsetLegendItem : public FigureItem {
public:
    enum class Pieces : std::uint8_t { One = 1, Two, Three };
    /// False, and nothing is drawn, where there is no such place outside the rectangles taken; for each of its
    /// pieces, the first as large as it can be.
    bool set(const Legend &legend, PlotInk &ink, const Theme &theme, const QList<QRectF> &taken,
             Pieces pieces = Pieces::One);
    void clear() { m_pieces.clear(); }
    /// Of its pieces, in scene coordinates; empty where nothing is drawn.
    [[nodiscard]] QList<QRectF> places() const;
    /// Of its entries.
    [[nodiscard]] QList<QRectF> names() const;
    /// The series whose entry is there, as seriesNames() calls it; empty where none is.
    [[nodiscard]] std::string seriesAt(QPointF scenePosition) const;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    static constexpr double padding = 3;
    struct Piece {
        Legend legend;
        QRectF place;
        /// Of the legend's own places.
        [[nodiscard]] QPointF origin() const { return place.topLeft() + QPointF(padding, padding); }
    };
    std::vector<Piece> m_pieces;
    QColor m_plate;
};

/// Text below the figure, on as many lines as it takes.
class FooterItem : public FigureItem {
public:
    /// Returns the height taken.
    double set(double width, const Theme &theme, const FigureStyle &style);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    QString m_text;
    QFont m_font;
    QColor m_colour;
};

/// The colours of the heat map with their values, right of the plot.
class ColourBarItem : public FigureItem {
public:
    /// The width needed beside the plot, 0 where there is no heat map.
    [[nodiscard]] static double widthFor(const HeatMap *map, const QFont &font);
    void set(const HeatMap *map, const QRectF &plot, const Theme &theme, const FigureStyle &style);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    bool m_visible = false;
    QRectF m_bar;
    QImage m_image;
    AxisLabels m_labels;
    AxisMap m_map;
    SymbolText m_title;
    QColor m_frame;
    QColor m_text;
    QFont m_font;
};

} // namespace halftruth
