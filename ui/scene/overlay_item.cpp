#include "ui/scene/figure_items.h"
#include "ui/scene/polyline.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace halftruth {

namespace {

constexpr double casingWidth = 3.0;
/// Below ink, which is dark in every theme.
constexpr QColor inkCasing(240, 240, 240);
constexpr double inkCasingWidth = 4.0;

/// Whether there is something of the layer to see besides lines across the plot.
bool drawsValues(const Layer &layer) {
    return std::visit(
        [](const auto &each) {
            if constexpr (requires { each.x.empty(); })
                return !each.x.empty();
            else if constexpr (requires { each.values.empty(); })
                return !each.values.empty();
            else
                return false;
        },
        layer);
}

/// Of a point from a rectangle.
double distance(const QRectF &from, QPointF to) {
    const double across = std::max({from.left() - to.x(), to.x() - from.right(), 0.0});
    const double up = std::max({from.top() - to.y(), to.y() - from.bottom(), 0.0});
    return std::hypot(across, up);
}

/// A marker's line; nothing outside the window, or where a log axis could show nothing.
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

QRectF around(QPointF centre, QSizeF size) { return {centre - QPointF(size.width() / 2, size.height() / 2), size}; }

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

void CasingItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style,
                     ClippedCurves &curves) {
    m_lines.clear();
    m_curves.clear();
    m_colour = theme.plate;
    const QRectF &plot = geometry.plot;
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
                    const auto placed = [&](QPointF unit) {
                        return QPointF(plot.left() + unit.x() * plot.width(),
                                       plot.bottom() - unit.y() * plot.height());
                    };
                    for (qsizetype i = 1; i < drawn.size(); ++i)
                        m_curves.append(QLineF(placed(drawn[i - 1]), placed(drawn[i])));
                }
    update();
}

void CasingItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setPen(QPen(m_colour, casingWidth, Qt::SolidLine, Qt::FlatCap));
    painter->drawLines(m_lines);
    // Piece by piece: one path of them all takes ten times as long.
    painter->setPen(QPen(inkCasing, inkCasingWidth, Qt::SolidLine, Qt::SquareCap));
    painter->drawLines(m_curves);
}

void OverlayItem::set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme,
                      const FigureStyle &style, const QList<QRectF> &taken, ClippedCurves &curves) {
    m_strokes.clear();
    m_labels.clear();
    m_plate = theme.plate;
    m_font = style.font();
    m_taken = taken;
    m_black = style.ink == FigureStyle::Ink::Black;
    m_annotated.clear();
    m_lines.clear();
    for (const Layer &layer : figure.layers) {
        if (const auto *annotation = std::get_if<Annotation>(&layer))
            m_annotated.append(geometry.toScene(annotation->x, annotation->y));
        else if (const auto *marker = std::get_if<Marker>(&layer); marker && style.markers)
            if (const auto line = lineOf(*marker, geometry))
                m_lines.append(QRectF(line->p1(), line->p2()).normalized().adjusted(-1, -1, 1, 1));
    }
    m_ink = m_wordless ? QList<QPointF>() : inkOf(figure, geometry, false, curves);
    for (const Layer &layer : figure.layers) {
        if (const auto *contour = std::get_if<Contour>(&layer))
            add(*contour, geometry, theme);
        else if (const auto *marker = std::get_if<Marker>(&layer); marker && style.markers)
            add(*marker, geometry, theme);
        else if (const auto *annotation = std::get_if<Annotation>(&layer))
            add(*annotation, geometry, theme);
    }
    placeNote(figure, geometry, theme);
    update();
}

void OverlayItem::add(const Contour &contour, const PlotGeometry &geometry, const Theme &theme) {
    Stroke stroke;
    stroke.pen = QPen(theme.contour, contour.emphasised ? 1.2 : 0.7);
    const auto toScene = [&](QPointF unit) {
        return QPointF(geometry.plot.left() + unit.x() * geometry.plot.width(),
                       geometry.plot.bottom() - unit.y() * geometry.plot.height());
    };
    QList<QPointF> longest;
    for (const Contour::Line &line : contour.lines) {
        for (QList<QPointF> &piece : clippedPolyline(geometry.x, geometry.y, line.x, line.y)) {
            QList<QPointF> drawn = thinnedPolyline(piece, geometry.plot.size(), thinningPixels);
            std::ranges::transform(drawn, drawn.begin(), toScene);
            stroke.path.addPolygon(drawn);
            if (piece.size() > longest.size())
                longest = std::move(piece);
        }
    }
    m_strokes.push_back(std::move(stroke));
    if (contour.label.empty() || longest.isEmpty())
        return;
    // The first place along the line that is free: near its lower end, then further and further up.
    for (const double part : {0.18, 0.12, 0.25, 0.35, 0.5, 0.65, 0.8, 0.9, 0.05}) {
        const auto index = static_cast<qsizetype>(part * static_cast<double>(longest.size() - 1));
        if (placeLabel(toScene(longest[index]), localized(contour.label), theme.softText, geometry.plot))
            return;
    }
}

void OverlayItem::add(const Marker &marker, const PlotGeometry &geometry, const Theme &theme) {
    const auto line = lineOf(marker, geometry);
    if (!line)
        return;
    const QColor accent = m_black ? theme.text : theme.accent;
    const QColor colour = marker.chosen ? accent : theme.mutedText;
    QPen pen(colour, marker.chosen ? 1.2 : 1.0);
    pen.setDashPattern({4, 3});
    Stroke stroke{QPainterPath(line->p1()), pen};
    stroke.path.lineTo(line->p2());
    m_strokes.push_back(stroke);
    if (marker.label.empty())
        return;
    const QRectF &plot = geometry.plot;
    const QFontMetricsF metrics(m_font);
    const double width = textWidth(localized(marker.label), m_font) + 6;
    const double height = metrics.height();
    if (marker.direction == Marker::Direction::Vertical) {
        // Labels of neighbouring lines step down so that they don't cover each other.
        std::vector<QPointF> places;
        const double x = line->x1();
        const double side = x + width + 4 > plot.right() ? -1.0 : 1.0;
        for (int row = 0; row < 6; ++row)
            places.emplace_back(x + side * (width / 2 + 3), plot.top() + height * (row + 0.7));
        placeLabel(places, localized(marker.label), colour, plot);
    } else {
        const double y = line->y1();
        const double above = y - height < plot.top() ? 1.0 : -1.0;
        std::vector<QPointF> places;
        for (const double side : {above, -above})
            for (const double part : {1.0, 0.0, 0.5, 0.75, 0.25})
                places.emplace_back(plot.left() + width / 2 + 4 + part * (plot.width() - width - 8),
                                    y + side * height * 0.6);
        placeLabel(places, localized(marker.label), colour, plot);
    }
}

void OverlayItem::add(const Annotation &annotation, const PlotGeometry &geometry, const Theme &theme) {
    const QPointF at = geometry.toScene(annotation.x, annotation.y);
    if (!geometry.plot.contains(at))
        return;
    const QString whole = localized(annotation.text);
    QString broken = whole;
    broken.replace(QStringLiteral(": "), QStringLiteral(":\n"));
    const double height = QFontMetricsF(m_font).height();
    const auto placed = [&](const QString &text, Hides most) {
        const QSizeF size = plateSize(text);
        // Around the point, then further and further from it.
        std::vector<QPointF> places;
        for (const double away : {0.5, 1.1, 1.7, 2.7, 4.0}) {
            const double up = size.height() / 2 + away * height;
            const double aside = size.width() / 2 + away * height;
            for (const QPointF by :
                 {QPointF(0, -up), QPointF(0, up), QPointF(aside, 0), QPointF(-aside, 0), QPointF(aside, -up),
                  QPointF(-aside, -up), QPointF(aside, up), QPointF(-aside, up)})
                places.push_back(at + by);
        }
        // Nearer to another point it would be read as that one's.
        std::erase_if(places, [&](QPointF centre) {
            const QRectF plate = around(centre, size);
            const double own = distance(plate, at);
            return std::ranges::any_of(m_annotated, [&](QPointF other) { return distance(plate, other) < own; });
        });
        return placeLabel(places, text, theme.softText, geometry.plot, most);
    };
    // What it says is read off the point where no place is free of data.
    placed(whole, Hides::Nothing) || placed(broken, Hides::Nothing) || placed(whole, Hides::Line);
}

QSizeF OverlayItem::plateSize(const QString &text) const {
    const QStringList lines = text.split(QLatin1Char('\n'));
    double width = 0;
    for (const QString &line : lines)
        width = std::max(width, textWidth(line, m_font));
    return {width + 6, static_cast<double>(lines.size()) * QFontMetricsF(m_font).height()};
}

bool OverlayItem::placeLabel(const std::vector<QPointF> &centres, const QString &label, const QColor &colour,
                             const QRectF &within, Hides most) {
    const auto hidden = [&, size = plateSize(label)](QPointF centre) {
        const QRectF plate = around(centre, size);
        if (std::ranges::any_of(m_ink, [&](QPointF each) { return plate.contains(each); }))
            return Hides::Data;
        const bool line = std::ranges::any_of(m_lines, [&](const QRectF &each) { return plate.intersects(each); });
        return line ? Hides::Line : Hides::Nothing;
    };
    // A part of a straight line can be missed; data are hidden only where a label is looked for first.
    for (const Hides hides : {Hides::Nothing, Hides::Line, Hides::Data})
        for (const QPointF &centre : centres)
            if (hides <= most && hidden(centre) == hides && placeLabel(centre, label, colour, within))
                return true;
    return false;
}

bool OverlayItem::placeLabel(QPointF centre, const QString &label, const QColor &colour, const QRectF &within) {
    const QRectF plate = around(centre, plateSize(label));
    if (!within.contains(plate) || std::ranges::any_of(m_taken, [&](const QRectF &each) { return each.intersects(plate); }) ||
        std::ranges::any_of(m_labels,
                            [&](const Label &other) { return other.plate.adjusted(-3, -1, 3, 1).intersects(plate); }))
        return false;
    m_labels.push_back({plate, label, colour});
    return true;
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
    }
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
    for (const Stroke &stroke : m_strokes) {
        painter->setPen(stroke.pen);
        painter->drawPath(stroke.path);
    }
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
