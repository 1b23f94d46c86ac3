#include "ui/scene/curve_symbols.h"
#include "ui/scene/figure_items.h"
#include "ui/scene/ink_mask.h"
#include "ui/scene/map_tones.h"
#include "ui/scene/polyline.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include "core/figure/series.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

constexpr double casingWidth = 3.0;
constexpr double inkCasingWidth = 4.0;
constexpr InkMap::Owner shade = -1; ///< inside of a band
constexpr InkMap::Owner quiet = -2; ///< of a quiet one, which level lines' labels alone avoid
constexpr double dotSize = 11;      ///< with its border
constexpr double besidePlot = 4;    ///< a label that stands behind the end of its line
constexpr double mostBeside = 0.18; ///< of the figure's width

/// Of a point from a rectangle.
double distance(const QRectF &from, QPointF to) {
    const double across = std::max({from.left() - to.x(), to.x() - from.right(), 0.0});
    const double up = std::max({from.top() - to.y(), to.y() - from.bottom(), 0.0});
    return std::hypot(across, up);
}

QRectF around(QPointF centre, QSizeF size) { return {centre - QPointF(size.width() / 2, size.height() / 2), size}; }

/// From a plate's edge to what it speaks of.
std::optional<QLineF> leaderOf(const QRectF &plate, const std::optional<QPointF> &to) {
    if (!to)
        return std::nullopt;
    const QPointF from(std::clamp(to->x(), plate.left(), plate.right()),
                       std::clamp(to->y(), plate.top(), plate.bottom()));
    return QLineF(from, *to);
}

bool crossed(const QRectF &rectangle, const QLineF &line) {
    if (rectangle.contains(line.p1()) || rectangle.contains(line.p2()))
        return true;
    return std::ranges::any_of(
        std::array{QLineF(rectangle.topLeft(), rectangle.bottomRight()),
                   QLineF(rectangle.topRight(), rectangle.bottomLeft())},
        [&](const QLineF &diagonal) { return diagonal.intersects(line) == QLineF::BoundedIntersection; });
}

/// What is said before a colon and behind it, and each of what is listed, on a line of its own.
QString inLines(QString text) {
    for (const QString &end :
         {QStringLiteral(": "), QStringLiteral(", "), QStringLiteral("："), QStringLiteral("、")})
        text.replace(end, end.trimmed() + QLatin1Char('\n'));
    return text;
}

/// How many points of curves lie in a rectangle of the scene.
std::ptrdiff_t pointsIn(const Figure &figure, const PlotGeometry &geometry, const QRectF &place) {
    std::ptrdiff_t count = 0;
    for (const Layer &layer : figure.layers)
        if (const auto *curve = std::get_if<Curve>(&layer); curve && !curve->hidden)
            for (std::size_t i = 0; i < curve->x.size(); ++i)
                count += place.contains(geometry.toScene(curve->x[i], curve->y[i])) ? 1 : 0;
    return count;
}

} // namespace

std::optional<QLineF> lineOf(const Marker &marker, const PlotGeometry &geometry) {
    const QRectF &plot = geometry.plot;
    const bool vertical = marker.direction == Marker::Direction::Vertical;
    const double unit = vertical ? geometry.x.toUnit(marker.value) : geometry.y.toUnit(marker.value);
    if (!(unit >= 0 && unit <= 1))
        return std::nullopt;
    const double x = plot.left() + unit * plot.width();
    const double y = plot.bottom() - unit * plot.height();
    return vertical ? QLineF(x, plot.bottom(), x, plot.top()) : QLineF(plot.left(), y, plot.right(), y);
}

void CasingItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style,
                     ClippedCurves &curves) {
    m_lines.clear();
    m_curves.clear();
    m_colour = theme.plate;
    const QRectF &plot = m_plot = geometry.plot;
    if (heatMap(figure) && style.markers)
        for (const Layer &layer : figure.layers)
            if (const auto *marker = std::get_if<Marker>(&layer))
                if (const auto line = lineOf(*marker, geometry))
                    m_lines.append(*line);
    if (heatMap(figure))
        for (const Layer &layer : figure.layers)
            if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->colour == inkColour && !curve->hidden)
                for (const QList<QPointF> &piece : curves.of(*curve)) {
                    const QList<QPointF> drawn = thinnedPolyline(piece, plot.size(), thinningPixels);
                    for (qsizetype i = 1; i < drawn.size(); ++i)
                        m_curves.append(QLineF(geometry.inPlot(drawn[i - 1]), geometry.inPlot(drawn[i])));
                }
    update();
}

void CasingItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    if (m_lines.isEmpty() && m_curves.isEmpty() && m_leaders.isEmpty())
        return;
    painter->save();
    painter->setClipRect(m_plot);
    painter->setPen(QPen(m_colour, casingWidth, Qt::SolidLine, Qt::FlatCap));
    painter->drawLines(m_lines);
    // Piece by piece: one path of them all takes ten times as long.
    painter->setPen(QPen(inkCasing, inkCasingWidth, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(m_curves);
    painter->setPen(QPen(m_colour, casingWidth, Qt::SolidLine, Qt::FlatCap));
    painter->drawLines(m_leaders);
    painter->setPen(QPen(m_leader, 1));
    painter->drawLines(m_leaders);
    painter->restore();
}

void CasingItem::setLeaders(const QList<QLineF> &leaders, const QColor &colour) {
    m_leaders = leaders;
    m_leader = colour;
}

void OverlayItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme,
                      const FigureStyle &style, const QList<QRectF> &taken, ClippedCurves &curves) {
    m_strokes.clear();
    m_labels.clear();
    m_plate = theme.plate;
    m_font = style.font();
    m_taken = taken;
    m_plot = geometry.plot;
    m_clipped = heatMap(figure) != nullptr;
    m_black = style.ink == FigureStyle::Ink::Black;
    m_lineWidth = style.lineWidth;
    m_annotated.clear();
    m_lines.clear();
    m_wantedBeside = 0;
    m_ink.clear(geometry.plot);
    update();
    const MapTones tones(figure, geometry, theme, style);
    struct Named {
        const Contour *contour;
        InkMap::Owner owner;
        QList<QPointF> line;
    };
    std::vector<Named> contours;
    for (const Layer &layer : figure.layers) {
        if (const auto *contour = std::get_if<Contour>(&layer)) {
            const auto owner = static_cast<InkMap::Owner>(contours.size() + 1);
            contours.push_back({contour, owner, draw(*contour, owner, geometry, theme, tones)});
        } else if (const auto *marker = std::get_if<Marker>(&layer); marker && style.markers) {
            if (const auto line = lineOf(*marker, geometry)) {
                draw(*marker, *line, theme);
                m_lines.append(QRectF(line->p1(), line->p2()).normalized().adjusted(-1, -1, 1, 1));
            }
        } else if (const auto *annotation = std::get_if<Annotation>(&layer)) {
            m_annotated.append(geometry.toScene(annotation->x, annotation->y));
        }
    }
    if (m_wordless)
        return;
    for (const QPointF point : inkOf(figure, geometry, false, curves, curveSymbols(figure, style)))
        m_ink.add(point, InkMap::data);
    addShades(figure, geometry);
    // Those that stand out are named first: where lines are close to each other not all have room for a name.
    std::ranges::stable_sort(contours, std::greater{}, [](const Named &each) { return each.contour->emphasised; });
    for (const Named &each : contours)
        if (!each.contour->label.empty() && !each.line.isEmpty())
            label(each.line, each.owner, localized(each.contour->label), theme);
    for (const Layer &layer : figure.layers) {
        if (const auto *marker = std::get_if<Marker>(&layer); marker && style.markers && !marker->label.empty()) {
            if (const auto line = lineOf(*marker, geometry))
                label(*marker, *line, theme);
        } else if (const auto *annotation = std::get_if<Annotation>(&layer)) {
            label(*annotation, geometry, theme);
        }
    }
    placeNote(figure, geometry, theme);
}

void OverlayItem::addShades(const Figure &figure, const PlotGeometry &geometry) {
    const double step = m_ink.apart();
    for (const Layer &layer : figure.layers) {
        const auto *band = std::get_if<Band>(&layer);
        if (!band || band->hidden)
            continue;
        for (std::size_t i = 1; i < band->x.size(); ++i) {
            const QLineF lower(geometry.toScene(band->x[i - 1], band->lower[i - 1]),
                               geometry.toScene(band->x[i], band->lower[i]));
            const QLineF upper(geometry.toScene(band->x[i - 1], band->upper[i - 1]),
                               geometry.toScene(band->x[i], band->upper[i]));
            const auto [left, right] = std::minmax({lower.x1(), lower.x2()});
            const double last = std::min(right, m_plot.right());
            for (double x = std::max(left, m_plot.left()); x <= last; x += step) {
                const double part = right > left ? (x - lower.x1()) / lower.dx() : 0;
                const double foot = std::min(lower.pointAt(part).y(), m_plot.bottom());
                // None where one of them is NaN.
                for (double y = std::max(upper.pointAt(part).y(), m_plot.top()); y <= foot; y += step)
                    m_ink.add({x, y}, band->quiet ? quiet : shade);
            }
        }
    }
}

QList<QRectF> OverlayItem::labelPlaces() const {
    QList<QRectF> places;
    for (const Label &each : m_labels)
        places << each.plate;
    return places;
}

QList<QLineF> OverlayItem::leaders() const {
    constexpr double clear = 3; // of data: a line that crosses a curve lets it pass
    QList<QLineF> result;
    for (const Label &each : m_labels) {
        if (!each.leader)
            continue;
        const int steps = std::max(1, static_cast<int>(each.leader->length()));
        std::optional<QPointF> from;
        for (int step = 0; step <= steps; ++step) {
            const QPointF at = each.leader->pointAt(static_cast<double>(step) / steps);
            const bool taken = m_ink.any(around(at, {2 * clear, 2 * clear}),
                                         [](InkMap::Owner owner) { return owner == InkMap::data; });
            if (from && (taken || step == steps))
                result.append(QLineF(*from, at));
            if (taken)
                from.reset();
            else if (!from)
                from = at;
        }
    }
    return result;
}

QList<QPointF> OverlayItem::draw(const Contour &contour, InkMap::Owner owner, const PlotGeometry &geometry,
                                 const Theme &theme, const MapTones &tones) {
    const double inkStep = std::max(4.0, inkGrain(m_plot));
    // Up to a pixel a line is drawn without the outline of its outline, several times as fast.
    const double width = std::min(contour.emphasised ? 1.8 : 1.0, m_lineWidth);
    Stroke dark{{}, QPen(theme.contour, width)};
    Stroke light{{}, QPen(theme.contourOnDark, width)};
    QList<QPointF> longest;
    for (const Contour::Line &line : contour.lines) {
        for (QList<QPointF> &piece : clippedPolyline(geometry.x, geometry.y, line.x, line.y)) {
            std::ranges::transform(piece, piece.begin(), [&](QPointF unit) { return geometry.inPlot(unit); });
            const QList<QPointF> drawn = thinnedPolyline(piece, {1, 1}, thinningPixels);
            for (const MapTones::Run &run : tones.runs(drawn))
                (run.light ? light : dark).path.addPolygon(run.points);
            if (m_wordless)
                continue;
            for (qsizetype i = 1; i < drawn.size(); ++i) {
                const QPointF along = drawn[i] - drawn[i - 1];
                const int parts = static_cast<int>(std::hypot(along.x(), along.y()) / inkStep) + 1;
                for (int part = 1; part <= parts; ++part)
                    m_ink.add(drawn[i - 1] + along * part / parts, owner);
            }
            if (piece.size() > longest.size())
                longest = std::move(piece);
        }
    }
    for (Stroke &stroke : std::array{std::ref(dark), std::ref(light)})
        if (!stroke.path.isEmpty())
            m_strokes.push_back(std::move(stroke));
    return longest;
}

QColor OverlayItem::colourOf(const Marker &marker, const Theme &theme) const {
    if (!marker.chosen)
        return theme.mutedText;
    return m_black ? theme.text : theme.accent;
}

void OverlayItem::draw(const Marker &marker, const QLineF &line, const Theme &theme) {
    // Seen where it lies between two pixels, too; never stronger than a curve.
    constexpr double width = 1.5;
    QPen pen(colourOf(marker, theme), std::min(width, m_lineWidth));
    pen.setDashPattern({3.2, 2.4});
    Stroke stroke{QPainterPath(line.p1()), pen};
    stroke.path.lineTo(line.p2());
    m_strokes.push_back(std::move(stroke));
}

void OverlayItem::label(const QList<QPointF> &contour, InkMap::Owner owner, const QString &text, const Theme &theme) {
    const Wanted wanted{text, theme.softText, plateSize(text), owner};
    // On the line: near its lower end, then further and further up. Where that hides another, with one end on it.
    std::vector<Place> places;
    const double aside = wanted.size.width() / 2 - 3;
    for (const double by : {0.0, aside, -aside})
        for (const double part : {0.18, 0.12, 0.25, 0.3, 0.35, 0.42, 0.5, 0.58, 0.65, 0.73, 0.8, 0.9, 0.05})
            places.push_back(
                {contour[static_cast<qsizetype>(part * static_cast<double>(contour.size() - 1))] + QPointF(by, 0)});
    // Lines that are closer to each other than a name is wide have none.
    placeLabel(wanted, places, Hides::Line);
}

void OverlayItem::label(const Marker &marker, const QLineF &line, const Theme &theme) {
    const QString text = localized(marker.label);
    const Wanted wanted{text, colourOf(marker, theme), plateSize(text)};
    const double width = wanted.size.width();
    const double height = wanted.size.height();
    constexpr int mostRows = 6;
    constexpr double mostAway = 4.5; // rows
    std::vector<Place> places;
    if (marker.direction == Marker::Direction::Vertical) {
        // Labels of neighbouring lines step down so that they don't cover each other.
        const double x = line.x1();
        const double first = x + width + 4 > m_plot.right() ? -1.0 : 1.0;
        const int rows = static_cast<int>(m_plot.height() / height);
        const auto add = [&](double side, int from, int to, double away) {
            for (int row = from; row < to; ++row) {
                const double y = m_plot.top() + height * (row + 0.7);
                places.push_back({QPointF(x + side * (width / 2 + 3 + away), y),
                                  away > 0 ? std::optional(QPointF(x, y)) : std::nullopt});
            }
        };
        for (const auto &[from, to] : {std::pair{0, std::min(mostRows, rows)}, {mostRows, rows}})
            for (const double side : {first, -first})
                add(side, from, to, 0);
        for (const double away : {1.0, 2.0, 3.0})
            for (const double side : {first, -first})
                add(side, 0, rows, away * height);
    } else {
        const double y = line.y1();
        const double above = y - height < m_plot.top() ? 1.0 : -1.0;
        const double room = m_plot.width() - width - 8;
        const auto add = [&](double side, double part, double away) {
            const double x = m_plot.left() + width / 2 + 4 + part * room;
            places.push_back({QPointF(x, y + side * (height * 0.6 + away)),
                              away > 0 ? std::optional(QPointF(x, y)) : std::nullopt});
        };
        constexpr int parts = 20;
        for (const double side : {above, -above})
            for (const double part : {1.0, 0.0, 0.5, 0.75, 0.25})
                add(side, part, 0);
        for (const double side : {above, -above})
            for (int part = parts; part >= 0; --part)
                add(side, static_cast<double>(part) / parts, 0);
        // A level line's name is read at the line, off all that is drawn, or behind its end.
        const auto onShade = [&](const Place &place) {
            return m_ink.any(around(place.centre, wanted.size),
                             [](InkMap::Owner owner) { return owner < InkMap::data; });
        };
        std::vector<Place> clear = places;
        std::erase_if(clear, onShade);
        if (placeLabel(wanted, clear, Hides::Nothing) || (!m_clipped && placeBeside(wanted, y)))
            return;
        if (!m_clipped && besidePlot + width <= mostBeside * boundingRect().width())
            m_wantedBeside = std::max(m_wantedBeside, besidePlot + width);
        for (double away = 0.5; away < mostAway; away += 0.5)
            for (const double side : {above, -above})
                for (int part = parts; part >= 0; --part)
                    add(side, static_cast<double>(part) / parts, away * height);
    }
    if (!placeLabel(wanted, places, Hides::Line))
        placeAnyhow(wanted, places);
}

void OverlayItem::label(const Annotation &annotation, const PlotGeometry &geometry, const Theme &theme) {
    const QPointF at = geometry.toScene(annotation.x, annotation.y);
    if (!m_plot.contains(at))
        return;
    const QString whole = localized(annotation.text);
    const QString broken = inLines(whole);
    const double height = QFontMetricsF(m_font).height();
    const auto wantedOf = [&](const QString &text) { return Wanted{text, theme.softText, plateSize(text)}; };
    // Nearer to another point it would be read as that one's, but for a line that leads to its own.
    enum class Near : std::uint8_t { Own, Any };
    const auto placed = [&](const QString &text, Near near, Hides most) {
        const Wanted wanted = wantedOf(text);
        // Around the point, then further and further from it.
        std::vector<Place> places;
        for (const double away : {0.5, 1.1, 1.7, 2.7, 4.0}) {
            const double up = wanted.size.height() / 2 + away * height;
            const double aside = wanted.size.width() / 2 + away * height;
            for (const QPointF by :
                 {QPointF(0, -up), QPointF(0, up), QPointF(aside, 0), QPointF(-aside, 0), QPointF(aside, -up),
                  QPointF(-aside, -up), QPointF(aside, up), QPointF(-aside, up)})
                places.push_back({at + by, away > 0.5 ? std::optional(at) : std::nullopt});
        }
        std::erase_if(places, [&](const Place &place) {
            const QRectF plate = around(place.centre, wanted.size);
            const double own = distance(plate, at);
            const double least = near == Near::Any && place.leadsTo ? std::min(own, height / 2) : own;
            return std::ranges::any_of(m_annotated, [&](QPointF other) { return distance(plate, other) < least; });
        });
        return placeLabel(wanted, places, most);
    };
    // Where other labels are all around, further away in any direction, the nearest place first.
    const auto placedFar = [&](const QString &text, Hides most) {
        constexpr double furthest = 9; // lines
        constexpr int steps = 8;       // across the plot, beside those of the point itself
        const Wanted wanted = wantedOf(text);
        const QRectF room = m_plot.adjusted(wanted.size.width() / 2, wanted.size.height() / 2,
                                            -wanted.size.width() / 2, -wanted.size.height() / 2);
        std::vector<Place> places;
        for (double y = room.top(); y <= room.bottom(); y += height / 2)
            for (int step = 0; step <= steps && room.width() > 0; ++step)
                places.push_back({QPointF(room.left() + room.width() * step / steps, y), at});
        const auto away = [&](const Place &place) { return distance(around(place.centre, wanted.size), at); };
        std::erase_if(places,
                      [&](const Place &place) { return away(place) < height || away(place) > furthest * height; });
        std::ranges::stable_sort(places, {}, away);
        return placeLabel(wanted, places, most);
    };
    // What it says is read off the point where no place is free of data.
    placed(whole, Near::Own, Hides::Nothing) || placed(broken, Near::Own, Hides::Nothing) ||
        placed(whole, Near::Any, Hides::Nothing) || placed(broken, Near::Any, Hides::Nothing) ||
        placed(whole, Near::Any, Hides::Line) || placed(broken, Near::Any, Hides::Line) ||
        placedFar(whole, Hides::Line) || placedFar(broken, Hides::Line);
}

QSizeF OverlayItem::plateSize(const QString &text) const {
    const QStringList lines = text.split(QLatin1Char('\n'));
    double width = 0;
    for (const QString &line : lines)
        width = std::max(width, textWidth(line, m_font));
    return {width + 6, static_cast<double>(lines.size()) * QFontMetricsF(m_font).height()};
}

OverlayItem::Hides OverlayItem::hiddenBy(const Wanted &wanted, const Place &place) const {
    const QRectF plate = around(place.centre, wanted.size);
    // A contour's name hides no other; other names may hide a part of a contour, as of a marker's line.
    const bool named = wanted.own != InkMap::data;
    if (m_ink.any(plate, [&](InkMap::Owner owner) {
            return named ? owner != wanted.own && owner >= InkMap::data : owner == InkMap::data;
        }))
        return Hides::Data;
    // What goes so far from its line looks for a place where nothing is at all.
    if (place.leadsTo && m_ink.any(plate, [](InkMap::Owner owner) { return owner == shade; }))
        return Hides::Line;
    if (std::ranges::any_of(m_lines, [&](const QRectF &line) { return plate.intersects(line); }))
        return Hides::Line;
    return !named && m_ink.any(plate, [](InkMap::Owner owner) { return owner > InkMap::data; }) ? Hides::Line
                                                                                                : Hides::Nothing;
}

bool OverlayItem::isFree(const Wanted &wanted, const Place &place) const {
    const QRectF plate = around(place.centre, wanted.size);
    if (!m_plot.contains(plate) ||
        std::ranges::any_of(m_taken, [&](const QRectF &each) { return each.intersects(plate); }))
        return false;
    const auto leader = leaderOf(plate, place.leadsTo);
    const auto crosses = [](const QRectF &other, const std::optional<QLineF> &line) {
        return line && crossed(other, *line);
    };
    if (leader && std::ranges::any_of(m_annotated, [&](QPointF point) {
            return point != *place.leadsTo && crosses(around(point, {dotSize, dotSize}), leader);
        }))
        return false;
    return std::ranges::none_of(m_labels, [&](const Label &other) {
        const QRectF room = other.plate.adjusted(-3, -1, 3, 1);
        return room.intersects(plate) || crosses(room, leader) || crosses(plate, other.leader) ||
               (leader && other.leader && leader->intersects(*other.leader) == QLineF::BoundedIntersection);
    });
}

void OverlayItem::put(const Wanted &wanted, const Place &place) {
    const QRectF plate = around(place.centre, wanted.size);
    m_labels.push_back({plate, wanted.text, wanted.colour, leaderOf(plate, place.leadsTo)});
}

bool OverlayItem::placeLabel(const Wanted &wanted, const std::vector<Place> &places, Hides most) {
    for (const Hides hides : {Hides::Nothing, Hides::Line})
        for (const Place &place : places)
            if (hides <= most && isFree(wanted, place) && hiddenBy(wanted, place) == hides) {
                put(wanted, place);
                return true;
            }
    return false;
}

bool OverlayItem::placeBeside(const Wanted &wanted, double y) {
    const Place place{QPointF(m_plot.right() + besidePlot + wanted.size.width() / 2, y)};
    const QRectF plate = around(place.centre, wanted.size);
    const auto intersects = [&](const QRectF &other) { return other.intersects(plate); };
    if (plate.right() > boundingRect().right() || std::ranges::any_of(m_taken, intersects) ||
        std::ranges::any_of(m_labels, intersects, &Label::plate))
        return false;
    put(wanted, place);
    return true;
}

void OverlayItem::placeAnyhow(const Wanted &wanted, const std::vector<Place> &places) {
    const Place *best = nullptr;
    auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (const Place &place : places) {
        if (!isFree(wanted, place))
            continue;
        const std::ptrdiff_t hidden = m_ink.dataIn(around(place.centre, wanted.size), fewest);
        if (hidden < fewest) {
            best = &place;
            fewest = hidden;
        }
    }
    if (best)
        put(wanted, *best);
}

void OverlayItem::placeNote(const Figure &figure, const PlotGeometry &geometry, const Theme &theme) {
    m_note = {{}, localized(figure.note), theme.softText};
    if (m_note.text.isEmpty())
        return;
    constexpr double margin = 8;
    const QRectF room = geometry.plot.adjusted(margin, margin, -margin, -margin);
    const QRectF lines = QFontMetricsF(m_font).boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, m_note.text);
    m_note.plate = lines.adjusted(-4, -2, 4, 2);
    // In the middle of a plot that is empty, at the foot of one that isn't, or at its head where that hides less of
    // it.
    if (std::ranges::any_of(figure.layers, [](const Layer &layer) { return drawsValues(layer); })) {
        QRectF head = m_note.plate;
        head.moveTop(room.top());
        m_note.plate.moveBottom(room.bottom());
        const QRectF freeHead = clearOfLabels(head, 1);
        const QRectF freeFoot = clearOfLabels(m_note.plate, -1);
        m_note.plate =
            pointsIn(figure, geometry, freeHead) < pointsIn(figure, geometry, freeFoot) ? freeHead : freeFoot;
    } else {
        m_note.plate = besideLines(m_note.plate, room);
    }
}

QRectF OverlayItem::besideLines(QRectF plate, const QRectF &room) const {
    constexpr double gap = 4;
    for (const QRectF &line : m_lines) {
        if (!line.intersects(plate))
            continue;
        if (line.height() > line.width()) {
            const double before = line.left() - gap - room.left();
            const double behind = room.right() - line.right() - gap;
            if (std::max(before, behind) >= plate.width())
                plate.moveLeft(behind >= before ? room.right() - (behind + plate.width()) / 2
                                                : room.left() + (before - plate.width()) / 2);
        } else {
            const double above = line.top() - gap - room.top();
            const double below = room.bottom() - line.bottom() - gap;
            if (std::max(above, below) >= plate.height())
                plate.moveTop(below > above ? room.bottom() - (below + plate.height()) / 2
                                            : room.top() + (above - plate.height()) / 2);
        }
    }
    return plate;
}

QRectF OverlayItem::clearOfLabels(QRectF plate, int direction) const {
    constexpr double gap = 2;
    // From one label to the next: each move passes one of them for good.
    for (std::size_t moves = 0; moves < m_labels.size(); ++moves) {
        const auto hidden =
            std::ranges::find_if(m_labels, [&](const Label &label) { return label.plate.intersects(plate); });
        if (hidden == m_labels.end())
            break;
        if (direction > 0)
            plate.moveTop(hidden->plate.bottom() + gap);
        else
            plate.moveBottom(hidden->plate.top() - gap);
    }
    return plate;
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setBrush(Qt::NoBrush);
    if (m_clipped) {
        painter->save();
        painter->setClipRect(m_plot);
    }
    for (const Stroke &stroke : m_strokes) {
        painter->setPen(stroke.pen);
        painter->drawPath(stroke.path);
    }
    if (m_clipped)
        painter->restore();
    if (m_wordless)
        return;
    const QFontMetricsF metrics(m_font);
    for (const Label &label : m_labels) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_plate);
        painter->drawRoundedRect(label.plate, 3, 3);
        painter->setPen(label.colour);
        double top = label.plate.top();
        for (const QString &line : label.text.split(QLatin1Char('\n'))) {
            drawText(painter, QPointF(label.plate.left() + 3, top + metrics.ascent()), line, m_font);
            top += metrics.height();
        }
    }
    if (m_note.text.isEmpty())
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_plate);
    painter->drawRoundedRect(m_note.plate, 3, 3);
    painter->setPen(m_note.colour);
    painter->setFont(m_font);
    painter->drawText(m_note.plate, Qt::AlignCenter | Qt::TextWordWrap, m_note.text);
}

} // namespace halftruth
