#include "ui/scene/figure_scene.h"

#include "ui/scene/colour_key.h"
#include "ui/scene/curve_names.h"
#include "ui/scene/curve_symbols.h"
#include "ui/scene/end_labels.h"
#include "ui/scene/polyline.h"
#include "ui/text/text_cache.h"

#include "core/figure/series.h"
#include "core/math/domain/vector_registers.h"

#include <QAreaSeries>
#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

/// The chart clips its series: it is larger than the plot by such a part of it on every side, so that lines and
/// points on the plot's edge are whole. A part rather than pixels: the axes' range changes only from a figure with a
/// map to one without, since it costs. Beyond a map nothing is drawn: its edge is seen.
constexpr double spillOfCurves = 0.1;
constexpr int fallMilliseconds = 16;   ///< a frame
constexpr std::size_t mostSeries = 16; ///< for one curve

QValueAxis *hiddenAxis(QChart *chart, Qt::Alignment side) {
    auto *axis = new QValueAxis(chart);
    axis->setRange(-spillOfCurves, 1 + spillOfCurves);
    axis->setVisible(false);
    chart->addAxis(axis, side);
    return axis;
}

/// Whether the names of rows are so long that they had better stand inside the plot, and rows are far enough apart.
bool haveRoomInside(const AxisLabels &labels, const Axis &axis, double height, double width, double line) {
    constexpr double most = 0.15; // of the figure's width
    constexpr double lines = 2.2;
    if (axis.namedTicks.empty() || labels.widest < most * width)
        return false;
    const AxisMap map(axis);
    const std::vector<double> &rows = labels.ticks.major;
    for (std::size_t i = 1; i < rows.size(); ++i)
        if ((map.toUnit(rows[i]) - map.toUnit(rows[i - 1])) * height < lines * line)
            return false;
    return (1 - map.toUnit(rows.back())) * height > line;
}

} // namespace

FigureScene::FigureScene(QObject *parent)
    : QGraphicsScene(parent), m_theme(&halftruth::theme("light")), m_chart(new QChart), m_heatMap(new HeatMapItem),
      m_grid(new GridItem), m_casing(new CasingItem), m_bars(new BarsItem), m_edges(new BandEdgesItem),
      m_pieces(new PiecesItem), m_dashes(new PiecesItem), m_symbols(new CurveSymbolsItem),
      m_points(new PointsItem(m_falling)), m_overlay(new OverlayItem), m_frame(new FrameItem),
      m_rowNames(new RowNamesItem(*m_frame)), m_header(new HeaderItem), m_colourBar(new ColourBarItem),
      m_inset(new InsetLegendItem), m_ends(new EndLabelsItem), m_curveNames(new CurveNamesItem),
      m_colourKey(new ColourKeyItem), m_footer(new FooterItem) {
    setItemIndexMethod(NoIndex);
    m_chart->setBackgroundVisible(false);
    m_chart->setPlotAreaBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setAcceptHoverEvents(false);
    hiddenAxis(m_chart, Qt::AlignBottom);
    hiddenAxis(m_chart, Qt::AlignLeft);

    const std::array<QGraphicsItem *, 20> order{m_grid,   m_heatMap, m_casing,    m_bars,      m_frame,
                                                m_edges,  m_pieces,  m_chart,     m_dashes,    m_symbols,
                                                m_points, m_overlay, m_inset,     m_rowNames,  m_curveNames,
                                                m_ends,   m_header,  m_colourBar, m_colourKey, m_footer};
    for (std::size_t z = 0; z < order.size(); ++z) {
        addItem(order[z]);
        order[z]->setZValue(static_cast<double>(z));
        order[z]->setAcceptedMouseButtons(Qt::NoButton);
    }
    m_fall.setInterval(fallMilliseconds);
    m_fall.setTimerType(Qt::PreciseTimer);
    connect(&m_fall, &QTimer::timeout, this, &FigureScene::fall);
}

FigureScene::~FigureScene() = default;

void FigureScene::setVectorOutput(bool vector) {
    m_vectorOutput = vector;
    for (PathsItem *each : std::array<PathsItem *, 3>{m_edges, m_pieces, m_dashes})
        each->setVectorOutput(vector);
}

void FigureScene::setBare(bool bare) {
    m_bare = bare;
    for (QGraphicsItem *item :
         std::array<QGraphicsItem *, 11>{m_grid, m_frame, m_symbols, m_rowNames, m_header, m_colourBar, m_colourKey,
                                         m_inset, m_curveNames, m_ends, m_footer})
        item->setVisible(!bare);
    m_overlay->setWordless(bare);
}

void FigureScene::setTheme(const Theme &theme) {
    if (&theme == m_theme && m_figure)
        return;
    m_theme = &theme;
    redraw();
}

void FigureScene::setStyle(const FigureStyle &style) {
    if (style == m_style)
        return;
    m_style = style;
    redraw();
}

void FigureScene::setSize(QSizeF size) {
    if (size == m_size)
        return;
    m_size = size;
    redraw();
}

void FigureScene::setFigure(std::shared_ptr<const Figure> figure) {
    const std::shared_ptr<const Figure> before = std::exchange(m_figure, std::move(figure));
    if (m_moving && m_figure) {
        m_falling.follow(before.get(), *m_figure);
        if (m_falling.moving() && !m_fall.isActive()) {
            m_sinceFall.start();
            m_fall.start();
        }
    }
    redraw();
}

bool FigureScene::setLeastMargins(const QMarginsF &margins) {
    if (margins == m_leastMargins)
        return false;
    m_leastMargins = margins;
    redraw();
    return true;
}

void FigureScene::setHeld(bool held) {
    if (std::exchange(m_held, held) != held && !held)
        redraw();
}

bool FigureScene::holds() const { return holdsNames() && m_places.size == m_size; }

bool FigureScene::holdsNames() const { return m_held && m_figure && m_places.figure == m_figure->id; }

void FigureScene::setMoving(bool moving) {
    m_moving = moving;
    if (!moving)
        m_falling.stop();
}

void FigureScene::fall() {
    m_falling.advance(static_cast<double>(m_sinceFall.restart()) / 1000);
    if (!m_falling.moving())
        m_fall.stop();
    m_points->update();
}

QList<QRectF> FigureScene::names() const {
    QList<QRectF> result = m_ends->places() + m_header->legend().places(m_header->pos());
    if (m_inset->isVisible())
        result += m_inset->names();
    return result + m_curveNames->places();
}

std::string FigureScene::seriesAt(QPointF scenePosition) const {
    if (const std::string named = m_curveNames->seriesAt(scenePosition); !named.empty())
        return named;
    if (m_inset->isVisible() && !m_inset->places().isEmpty())
        return m_inset->seriesAt(scenePosition);
    if (const std::string named = m_ends->seriesAt(scenePosition); !named.empty())
        return named;
    return m_header->legend().seriesAt(m_header->mapFromScene(scenePosition));
}

void FigureScene::redraw() {
    freeVectorRegisters();
    setBackgroundBrush(m_theme->card);
    setSceneRect(QRectF(QPointF(), m_size));
    const double least = m_bare ? 16 : 60;
    if (!m_figure || m_size.width() < least || m_size.height() < least)
        return;
    const bool held = holds();
    if (!held)
        m_besideLines = 0;
    m_heatMap->fill(heatMap(*m_figure), m_style);
    if (m_bare)
        layOutBare();
    else
        layOut();
    ClippedCurves curves(m_geometry.x, m_geometry.y);
    placeLabels(curves);
    // On paper the plot has that room.
    const bool onScreen = m_style.legend == FigureStyle::Legend::AtEnds && !m_style.tight();
    if (const double wanted = m_overlay->wantedBeside(); wanted > 0 && onScreen && !held && !m_bare) {
        const auto leave = [&](double room) {
            m_besideLines = room;
            m_places = {};
            layOut();
            placeLabels(curves);
        };
        leave(wanted);
        if (m_overlay->wantedBeside() >= wanted) // names of curves stand there
            leave(0);
    }
    drawSeries(curves);
    m_casing->set(*m_figure, m_geometry, *m_theme, m_style, curves);
    m_bars->set(*m_figure, m_geometry, *m_theme, m_style);
    m_edges->set(*m_figure, m_geometry, *m_theme, m_style);
    if (!m_bare)
        m_symbols->set(*m_figure, m_geometry, *m_theme, m_style, curves);
    m_casing->setLeaders(m_overlay->leaders(), m_theme->mutedText);
}

void FigureScene::placeLabels(ClippedCurves &curves) {
    constexpr double leader = 15; // from the end of a curve to its name
    QList<QRectF> taken = m_frame->namesInside();
    for (const QRectF &name : m_curveNames->places())
        taken << name.adjusted(-3, 0, 3, 0);
    taken += m_inset->places();
    for (const QRectF &name : m_ends->places())
        taken << name.adjusted(-leader, 0, 0, 0);
    m_overlay->set(*m_figure, m_geometry, *m_theme, m_style, taken, curves);
}

namespace {

/// Of each two the larger; the first ones where they aren't of the same entries.
std::vector<double> widest(std::vector<double> some, const std::vector<double> &others) {
    if (some.size() == others.size())
        std::ranges::transform(some, others, some.begin(), [](double a, double b) { return std::max(a, b); });
    return some;
}

std::set<std::string> othersThan(const std::set<std::string> &series, const Figure &figure) {
    std::set<std::string> others;
    for (const std::string &each : seriesNames(figure))
        if (!series.contains(each))
            others.insert(each);
    return others;
}

} // namespace

void FigureScene::layOut() {
    Legend legend = m_style.legend == FigureStyle::Legend::None ? Legend() : Legend(*m_figure, *m_theme, m_style);
    const double width = m_size.width() - 2 * m_style.margin;
    const auto header = [&](const Legend &above) {
        return m_header->set(*m_figure, width, *m_theme, m_style, above);
    };
    // Names that stood in the legend stay there, and those at the ends of curves with them.
    const bool held = holds();
    const bool namesHeld = holdsNames();
    const double besideHeld = namesHeld ? m_places.besideNames : 0.0;
    if (!held)
        m_places = {.figure = m_figure->id,
                    .size = m_size,
                    .above = namesHeld ? m_places.above : std::set<std::string>(),
                    .entries = legend.widths()};
    m_inset->clear();
    m_curveNames->clear();
    const bool inside = m_style.legend == FigureStyle::Legend::Inside && !legend.empty();
    const bool atEnds = m_style.legend == FigureStyle::Legend::AtEnds && (!namesHeld || besideHeld > 0);
    if (!atEnds)
        m_ends->clear();
    const double ends = atEnds ? m_ends->set(*m_figure, *m_theme, m_style, m_size, besideHeld, m_places.above) : 0.0;
    const auto above = [&](const Legend &all) {
        return inside ? Legend() : ends > 0 ? all.without(m_ends->named()) : all;
    };
    if (held) {
        // A name that has grown, "m = 142" where "m = 60" was, takes and keeps the room that its line has left.
        const std::vector<double> widths = widest(m_places.entries, legend.widths());
        Legend grown = legend;
        grown.setWidths(widths);
        legend.setWidths(m_places.entries);
        if (header(above(grown)) <= header(above(legend))) {
            legend = grown;
            m_places.entries = widths;
        }
    }
    placePlot(header(above(legend)), ends);
    m_ends->place(m_geometry);
    if (ends > 0 && !namesHeld && !m_ends->areNear()) {
        m_ends->clear();
        placePlot(header(legend), 0);
    }
    if (!namesHeld && m_places.besideNames > 0)
        m_places.above = othersThan(m_ends->named(), *m_figure);
    if (!inside || placeInside(legend))
        return;
    // Above are then those alone that have no place at their curves, in the plot that is lower.
    m_curveNames->place({}, m_frame->namesInside());
    const std::set<std::string> named = m_curveNames->named();
    placePlot(header(legend.without(named)), 0);
    m_curveNames->set(*m_figure, m_geometry, *m_theme, m_style);
    m_curveNames->place({}, m_frame->namesInside());
    m_curveNames->keep(named);
    if (m_curveNames->named() == named)
        return;
    m_curveNames->clear();
    placePlot(header(legend), 0);
}

bool FigureScene::placeInside(const Legend &legend) {
    const QList<QRectF> rows = m_frame->namesInside();
    // On a map a legend hides more of it than names beside its few curves.
    PlotInk ink(*m_figure, m_geometry, m_style);
    if (!heatMap(*m_figure) && m_inset->set(legend, ink, *m_theme, rows))
        return true;
    m_curveNames->set(*m_figure, m_geometry, *m_theme, m_style);
    for (const InsetLegendItem::Pieces pieces :
         {InsetLegendItem::Pieces::One, InsetLegendItem::Pieces::Two, InsetLegendItem::Pieces::Three})
        for (const CurveNamesItem::Strategy &strategy : CurveNamesItem::strategies()) {
            m_curveNames->place(strategy, rows);
            const Legend rest = legend.without(m_curveNames->named());
            if (rest.empty() || m_inset->set(rest, ink, *m_theme, rows + m_curveNames->places(), pieces))
                return true;
        }
    return false;
}

double FigureScene::placeColourKey(const HeatMap &map, double top, FrameItem::Titles &titles) {
    constexpr double apart = 16; // of the axis' title and the key's
    const double margin = m_style.margin;
    const double least = ColourKeyItem::leastWidth(map, m_style);
    const double line = ColourKeyItem::lineHeight(m_style);
    // Beside the figure's title where that is on one line and leaves room.
    const double titleWidth = m_header->titleWidth();
    const double all = m_size.width() - 2 * margin;
    if (titleWidth > 0 && m_header->legend().empty() && titleWidth + apart + least <= all) {
        m_colourKey->set(map, QRectF(margin + titleWidth + apart, margin, all - titleWidth - apart, line), *m_theme,
                         m_style);
        return 0;
    }
    const SymbolText title = fittingTitle(m_figure->y, std::max(0.0, all - apart - least), m_style.font());
    const bool whole =
        m_figure->y.title.empty() ||
        title.width() >=
            fittingTitle({.title = m_figure->y.title, .symbol = m_figure->y.symbol}, 1e4, m_style.font()).width();
    const bool beside = whole && title.width() + apart + least <= all;
    const double before = beside ? title.width() + apart : 0;
    const double taken =
        m_colourKey->set(map, QRectF(margin + before, top, all - before - 2, line), *m_theme, m_style);
    if (beside) {
        titles.y = title;
        titles.yAbove = QPointF(margin, top + (line - 1 - title.height()) / 2);
    }
    return taken;
}

void FigureScene::placePlot(double headerHeight, double beside) {
    const QFont font = m_style.font();
    const QFontMetricsF metrics(font);
    const double margin = m_style.margin;
    const bool tight = m_style.tight();
    const HeatMap *map = heatMap(*m_figure);
    const double footerHeight = m_footer->set(m_size.width() - 2 * margin, *m_theme, m_style);
    const SymbolText xTitle = fittingTitle(m_figure->x, m_size.width() - 2 * margin - 40, font);
    double top = margin + (headerHeight > 0 ? headerHeight + 4 : map && tight ? 0 : 2);
    double bottom = m_size.height() - margin - footerHeight -
                    FrameItem::belowPlot(xTitle, font, tight, !m_figure->x.namedTicks.empty());
    FrameItem::Titles titles{.x = xTitle, .y = {}};
    m_colourKey->clear();
    if (map && tight)
        if (const double taken = placeColourKey(*map, top, titles); taken > 0)
            top += taken + 3;
    m_ownMargins.setTop(top);
    m_ownMargins.setBottom(m_size.height() - bottom);
    top = std::max(top, m_leastMargins.top());
    bottom = std::min(bottom, m_size.height() - m_leastMargins.bottom());
    const bool held = holds() && !m_places.plot.isEmpty();
    if (held) {
        // Names that need another line move it rather than lie on it, once.
        top = headerHeight > m_places.header ? std::max(top, m_places.plot.top()) : m_places.plot.top();
        bottom = m_places.plot.bottom();
    }
    m_places.header = held ? std::max(headerHeight, m_places.header) : headerHeight;
    if (!titles.yAbove)
        titles.y = fittingTitle(m_figure->y, bottom - top + metrics.height(), font);
    AxisLabels yLabels = labelsFor(m_figure->y, std::max(20.0, bottom - top), false, font, tight);
    const auto sceneY = [&, y = AxisMap(m_figure->y)](double value) {
        return bottom - y.toUnit(value) * (bottom - top);
    };
    if (tight && !yLabels.texts.empty()) {
        // The highest number is centred beside the plot's upper edge, and whole.
        if (headerHeight <= 0)
            top = std::max(top, margin + metrics.height() / 2 - (sceneY(yLabels.ticks.major.back()) - top));
        yLabels.inside = haveRoomInside(yLabels, m_figure->y, bottom - top, m_size.width(), metrics.height());
    }
    m_ownMargins.setLeft(margin +
                         std::max(FrameItem::besidePlot(titles.yAbove ? SymbolText() : titles.y, yLabels), 6.0));
    // Numbers that have grown longer would lie over the title of their axis: they alone move what is held.
    const double left = std::max(m_ownMargins.left(), held ? m_places.plot.left() : m_leastMargins.left());
    const double edge = m_size.width() - margin;
    double right =
        edge - (map && !tight ? ColourBarItem::widthFor(map, font)
                              : std::max({tight ? 5.0 : 6.0, beside, m_besideLines})); // a dot on the edge is whole
    m_ownMargins.setRight(m_size.width() - right);
    right = held ? m_places.plot.right() : std::min(right, m_size.width() - m_leastMargins.right());
    m_geometry = {.plot = QRectF(QPointF(left, top), QPointF(std::max(left + 20, right), std::max(top + 20, bottom))),
                  .x = AxisMap(m_figure->x),
                  .y = AxisMap(m_figure->y)};
    AxisLabels xLabels = labelsFor(m_figure->x, m_geometry.plot.width(), true, font, tight);
    // The last label is centred below the plot's edge, and may need more room than there is. On paper it may stand a
    // little to the left of its tick.
    constexpr double aside = 5;
    if (!xLabels.texts.empty()) {
        const double last = m_geometry.sceneX(xLabels.ticks.major.back()) + textWidth(xLabels.texts.back(), font) / 2;
        if (const double missing = last - (edge + (tight ? aside : margin / 2)); missing > 0 && !held) {
            m_geometry.plot.setRight(std::max(left + 20, m_geometry.plot.right() - missing));
            m_ownMargins.setRight(m_size.width() - m_geometry.plot.right());
            xLabels = labelsFor(m_figure->x, m_geometry.plot.width(), true, font, tight);
        }
    }
    if (tight)
        xLabels.end = edge;

    m_places.plot = m_geometry.plot;
    m_places.besideNames = beside;

    const QRectF all(QPointF(), m_size);
    for (FigureItem *item : std::array<FigureItem *, 16>{m_grid, m_heatMap, m_bars, m_edges, m_pieces, m_dashes,
                                                         m_symbols, m_points, m_overlay, m_frame, m_rowNames,
                                                         m_colourBar, m_colourKey, m_inset, m_curveNames, m_ends})
        item->setBounds(all);
    m_header->setBounds(QRectF(0, 0, m_size.width() - 2 * margin, headerHeight));
    m_header->setPos(margin, margin);
    m_footer->setBounds(QRectF(0, 0, m_size.width() - 2 * margin, footerHeight));
    m_footer->setPos(margin, m_size.height() - margin - footerHeight);
    m_grid->set(m_geometry, xLabels, yLabels, *m_theme, map == nullptr);
    m_frame->set(m_geometry, xLabels, yLabels, titles, *m_theme, font);
    m_heatMap->place(map, m_geometry);
    m_colourBar->set(tight ? nullptr : map, m_geometry.plot, *m_theme, m_style);
    placeChart();
}

void FigureScene::layOutBare() {
    const QRectF all(QPointF(), m_size);
    // A dot at the edge is whole; a map goes up to it.
    constexpr double dot = 4;
    const bool dots = !heatMap(*m_figure) && std::ranges::any_of(m_figure->layers, [](const Layer &layer) {
        return std::holds_alternative<Points>(layer) && !isHidden(layer);
    });
    QRectF plot = dots ? all.adjusted(dot, dot, -dot, -dot) : all;
    if (m_figure->icons) { // as far apart across as down: in a flat picture rows would become lines
        const double side = std::min(all.width(), all.height());
        plot = QRectF(all.center() - QPointF(side, side) / 2, QSizeF(side, side));
    }
    m_geometry = {.plot = plot, .x = AxisMap(m_figure->x), .y = AxisMap(m_figure->y)};
    for (FigureItem *item :
         std::array<FigureItem *, 7>{m_heatMap, m_bars, m_edges, m_pieces, m_dashes, m_points, m_overlay})
        item->setBounds(all);
    m_heatMap->place(heatMap(*m_figure), m_geometry);
    m_inset->clear();
    m_ends->clear();
    m_curveNames->clear();
    m_colourKey->clear();
    placeChart();
}

void FigureScene::placeChart() {
    if (m_chart->size() != m_size)
        m_chart->resize(m_size);
    const double spill = heatMap(*m_figure) ? 0 : spillOfCurves;
    for (QAbstractAxis *axis : m_chart->axes())
        axis->setRange(-spill, 1 + spill);
    const QSizeF beyond = spill * m_geometry.plot.size();
    const QRectF area = m_geometry.plot.adjusted(-beyond.width(), -beyond.height(), beyond.width(), beyond.height());
    if (m_chart->plotArea() != area)
        m_chart->setPlotArea(area);
}

void FigureScene::attach(QLineSeries *series) {
    m_chart->addSeries(series);
    for (QAbstractAxis *axis : m_chart->axes())
        series->attachAxis(axis);
}

void FigureScene::reserveAreas(std::size_t count) {
    if (m_areas.series.size() >= count)
        return;
    // Series are painted in the order in which they came, and bands lie below all lines. Those are made anew rather
    // than taken out and put in again: the item of a series that is taken out follows it until the next event, and
    // would be drawn once more, as it was.
    for (QLineSeries *line : m_lines.series) {
        m_chart->removeSeries(line);
        delete line;
    }
    m_lines.series.clear();
    while (m_areas.series.size() < count) {
        auto *upper = new QLineSeries(m_chart);
        auto *lower = new QLineSeries(m_chart);
        auto *area = new QAreaSeries(upper, lower);
        m_chart->addSeries(area);
        for (QAbstractAxis *axis : m_chart->axes())
            area->attachAxis(axis);
        m_areas.series.push_back(area);
    }
}

QLineSeries *FigureScene::nextLine() {
    if (m_lines.used == m_lines.series.size()) {
        auto *series = new QLineSeries(m_chart);
        attach(series);
        m_lines.series.push_back(series);
    }
    return m_lines.series[m_lines.used++];
}

void FigureScene::drawSeries(ClippedCurves &curves) {
    m_lines.used = m_areas.used = 0;
    m_pieces->clear();
    m_dashes->clear();
    // On a map lines lie over all of it, but not over the places that are best.
    const bool onMap = heatMap(*m_figure) != nullptr;
    m_points->clear(*m_theme, onMap, m_bare);
    m_points->setZValue(m_overlay->zValue() + (onMap ? 0.5 : -0.5));
    reserveAreas(static_cast<std::size_t>(std::ranges::count_if(m_figure->layers, [](const Layer &layer) {
        return std::holds_alternative<Band>(layer) && !isHidden(layer);
    })));
    for (const std::size_t place : drawingOrder(*m_figure)) {
        const Layer &layer = m_figure->layers[place];
        if (isHidden(layer))
            continue;
        if (const auto *band = std::get_if<Band>(&layer))
            drawBand(*band);
        else if (const auto *curve = std::get_if<Curve>(&layer))
            drawCurve(*curve, curves);
        else if (const auto *points = std::get_if<Points>(&layer))
            m_points->add(*points, m_geometry, *m_theme, m_style);
    }
    const auto hideRest = [](auto &pool) {
        for (std::size_t i = 0; i < pool.series.size(); ++i)
            if (const bool visible = i < pool.used; pool.series[i]->isVisible() != visible)
                pool.series[i]->setVisible(visible);
    };
    hideRest(m_lines);
    hideRest(m_areas);
}

namespace {

/// How long pieces of a curve are together, in pixels, and how many points they have.
std::pair<double, qsizetype> extentOf(const std::vector<QList<QPointF>> &pieces, QSizeF plot) {
    double length = 0;
    qsizetype points = 0;
    for (const QList<QPointF> &line : pieces) {
        points += line.size();
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QPointF by = line[i] - line[i - 1];
            length += std::hypot(by.x() * plot.width(), by.y() * plot.height());
        }
    }
    return {length, points};
}

} // namespace

void FigureScene::drawCurve(const Curve &curve, ClippedCurves &curves) {
    if (curve.x.size() == 1) // a line has no length there
        return m_points->add({.role = curve.role, .colour = curve.colour, .x = curve.x, .y = curve.y}, m_geometry,
                             *m_theme, m_style);
    QPen pen = drawnPen(curve, *m_theme, m_style);
    const QSizeF plot = m_geometry.plot.size();
    std::vector<QList<QPointF>> pieces = curves.of(curve);
    if (!m_vectorOutput)
        for (QList<QPointF> &piece : pieces)
            piece = thinnedPolyline(piece, plot, thinningPixels);
    // Qt Charts strokes what has dashes as a path, and all else line by line.
    if (pen.style() != Qt::SolidLine) {
        const auto [length, points] = extentOf(pieces, plot);
        // Where its ink would cover half of the plot no dash is seen, and each costs.
        if (length * pen.widthF() >= plot.width() * plot.height() / 2)
            pen.setStyle(Qt::SolidLine);
        else if (!m_vectorOutput && isDense(length, points, plot))
            return (curve.role == Role::Pinned ? m_pieces : m_dashes)->add(pieces, pen, m_geometry);
    }
    if (pieces.size() > mostSeries)
        return m_pieces->add(pieces, pen, m_geometry);
    // QSvgGenerator writes a solid polyline as one element per segment, a dashed one as one path.
    if (m_vectorOutput && pen.style() == Qt::SolidLine)
        pen.setDashPattern({1e6, 1e-3});
    for (const QList<QPointF> &line : pieces) {
        QLineSeries *series = nextLine();
        if (series->pen() != pen)
            series->setPen(pen);
        series->replace(line);
    }
}

void FigureScene::drawBand(const Band &band) {
    QAreaSeries *area = m_areas.series[m_areas.used++];
    QColor pale = m_style.colour(*m_theme, band.colour);
    pale.setAlphaF(static_cast<float>(band.quiet ? Theme::quietOpacity : Theme::bandOpacity(band.colour)));
    area->setBrush(pale);
    area->setPen(Qt::NoPen);
    QList<QPointF> upper;
    QList<QPointF> lower;
    for (std::size_t i = 0; i < band.x.size(); ++i) {
        const double x = m_geometry.x.toUnit(band.x[i]);
        if (!(x >= 0 && x <= 1))
            continue;
        // What a logarithmic axis has no place for, a share of 0, is below all that it shows.
        const auto clamped = [&](double value) {
            const double unit = m_geometry.y.toUnit(value);
            return std::isnan(unit) ? 0.0 : std::clamp(unit, 0.0, 1.0);
        };
        upper.append({x, clamped(band.upper[i])});
        lower.append({x, clamped(band.lower[i])});
    }
    area->upperSeries()->replace(upper);
    area->lowerSeries()->replace(lower);
}

} // namespace halftruth
