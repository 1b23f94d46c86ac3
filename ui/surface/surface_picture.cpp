#include "ui/surface/surface_picture.h"

#include "ui/scene/figure_scene.h"
#include "ui/surface/surface_raster.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace halftruth {

namespace {

/// A place or a direction: across, up, and towards who looks while nothing is turned.
struct Space {
    double x;
    double y;
    double z;
};
constexpr Space half{1, 0.45, 0.8}; ///< of the box around the surface

/// How texts are chosen, whatever the size: what then has no room is left out.
constexpr std::array lengths{400.0, 200.0, 300.0};
constexpr double gap = 6;        ///< in pixels on screen, between the box and its texts
constexpr double leastEdge = 36; ///< of an axis seen so short nobody reads anything

/// Nearly all light comes from everywhere: the rest shows which way the surface bends.
constexpr double everywhere = 0.9;
constexpr Space lamp{-0.35, 0.8, 0.49}; ///< of length 1, beside who looks

/// What is drawn at a time, in points: it takes memory, and isn't stopped.
constexpr int atATime = 1 << 20;

class Projection {
public:
    /// Into a room of a picture, with so much around for texts.
    Projection(const SurfaceCamera &camera, QRectF room, QSizeF around)
        : m_cosTurn(std::cos(radians(camera.turn))), m_sinTurn(std::sin(radians(camera.turn))),
          m_cosUp(std::cos(radians(camera.elevation))), m_sinUp(std::sin(radians(camera.elevation))) {
        // However it is turned, all of it has room.
        const double wide = std::hypot(half.x, half.z);
        const double high = half.y * m_cosUp + wide * m_sinUp;
        m_scale = camera.zoom / 100 *
                  std::max(1.0, std::min((room.width() - around.width()) / (2 * wide),
                                         (room.height() - around.height()) / (2 * high)));
        // In front there are more texts than behind.
        m_middle = {room.center().x(), room.center().y() - around.height() / 4};
    }

    /// Where it is seen, in pixels on screen.
    [[nodiscard]] QPointF at(const Space &place) const {
        const Space turned = seen(place);
        return m_middle + m_scale * QPointF(turned.x, -turned.y);
    }
    /// As who looks has it: to the right, up, nearer.
    [[nodiscard]] Space seen(const Space &place) const {
        const double depth = m_cosTurn * place.z - m_sinTurn * place.x;
        return {m_cosTurn * place.x + m_sinTurn * place.z, m_cosUp * place.y - m_sinUp * depth,
                m_cosUp * depth + m_sinUp * place.y};
    }
    /// Whether the end of the figure's x is nearer than its beginning, and that of its y. Where neither of x is, the
    /// one on the right counts.
    [[nodiscard]] bool endOfXNearer() const {
        constexpr double straight = 1e-6;
        return m_sinTurn < -straight || (m_sinTurn <= straight && m_cosTurn > 0);
    }
    [[nodiscard]] bool endOfYNearer() const { return m_cosTurn < 0; }

private:
    static double radians(float degrees) { return static_cast<double>(degrees) * std::numbers::pi / 180; }

    double m_cosTurn;
    double m_sinTurn;
    double m_cosUp;
    double m_sinUp;
    double m_scale;
    QPointF m_middle;
};

/// A place in the box by three numbers from 0 to 1: along the figure's x, up, along its y, which goes away.
Space inBox(double x, double up, double y) {
    return {(2 * x - 1) * half.x, (2 * up - 1) * half.y, (1 - 2 * y) * half.z};
}

double length(QPointF of) { return std::hypot(of.x(), of.y()); }

class BoxPainter {
public:
    BoxPainter(QPainter &painter, const Projection &view, const SurfaceLabels &labels, const Theme &theme)
        : m_painter(painter), m_view(view), m_labels(labels), m_theme(theme), m_nearX(view.endOfXNearer() ? 1 : 0),
          m_nearY(view.endOfYNearer() ? 1 : 0) {}

    /// What is behind the surface: the ground and the two walls that don't hide it.
    void paintGrid() {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(m_theme.grid, 1));
        const auto &[across, up, away] = m_labels.axes;
        for (const double x : places(across)) {
            line(inBox(x, 0, 0), inBox(x, 0, 1));
            line(inBox(x, 0, 1 - m_nearY), inBox(x, 1, 1 - m_nearY));
        }
        for (const double y : places(away)) {
            line(inBox(0, 0, y), inBox(1, 0, y));
            line(inBox(1 - m_nearX, 0, y), inBox(1 - m_nearX, 1, y));
        }
        for (const double height : places(up)) {
            line(inBox(0, height, 1 - m_nearY), inBox(1, height, 1 - m_nearY));
            line(inBox(1 - m_nearX, height, 0), inBox(1 - m_nearX, height, 1));
        }
        m_painter.setPen(QPen(m_theme.frame, 1));
        for (const double end : {0.0, 1.0}) {
            line(inBox(end, 0, 0), inBox(end, 0, 1));
            line(inBox(0, 0, end), inBox(1, 0, end));
            line(inBox(0, end, 1 - m_nearY), inBox(1, end, 1 - m_nearY));
            line(inBox(1 - m_nearX, end, 0), inBox(1 - m_nearX, end, 1));
        }
        for (const auto &[x, y] :
             {std::pair{1 - m_nearX, 1 - m_nearY}, {1 - m_nearX, m_nearY}, {m_nearX, 1 - m_nearY}})
            line(inBox(x, 0, y), inBox(x, 1, y));
    }

    /// Ticks and names at the two edges of the ground that are in front, and at the left one that goes up.
    void paintTexts() {
        m_painter.setRenderHint(QPainter::TextAntialiasing);
        const auto &[across, up, away] = m_labels.axes;
        paintAxis(across, [this](double unit) { return inBox(unit, 0, m_nearY); });
        paintAxis(away, [this](double unit) { return inBox(m_nearX, 0, unit); });
        // Of the two edges that have nothing beside them.
        const bool left =
            m_view.at(inBox(m_nearX, 0, 1 - m_nearY)).x() < m_view.at(inBox(1 - m_nearX, 0, m_nearY)).x();
        const double x = left ? m_nearX : 1 - m_nearX;
        const double y = left ? 1 - m_nearY : m_nearY;
        paintAxis(up, [x, y](double unit) { return inBox(x, unit, y); });
    }

private:
    [[nodiscard]] static std::vector<double> places(const SurfaceLabels::One &axis) {
        std::vector<double> units;
        for (const double value : axis.labels.ticks.major)
            units.push_back(std::clamp(axis.map.toUnit(value), 0.0, 1.0));
        return units;
    }

    void line(const Space &from, const Space &to) { m_painter.drawLine(m_view.at(from), m_view.at(to)); }

    /// Along a line of the box from 0 to 1, on the side that is away from its middle.
    template <typename Edge>
    void paintAxis(const SurfaceLabels::One &axis, const Edge &edge) {
        const QPointF from = m_view.at(edge(0));
        const QPointF along = m_view.at(edge(1)) - from;
        if (length(along) < leastEdge)
            return;
        QPointF away(-along.y() / length(along), along.x() / length(along));
        const QPointF outwards = from + along / 2 - m_view.at({0, 0, 0});
        if (QPointF::dotProduct(away, outwards) < 0)
            away = -away;
        const double widest = paintTicks(axis, edge, away);
        paintTitle(axis.title, from + along / 2 + away * (2 * gap + widest + axis.title.height() / 2), along);
    }

    /// How far they reach.
    template <typename Edge>
    double paintTicks(const SurfaceLabels::One &axis, const Edge &edge, QPointF away) {
        const QFontMetricsF metrics(m_labels.font);
        m_painter.setFont(m_labels.font);
        m_painter.setPen(m_theme.text);
        double widest = 0;
        const std::vector<double> units = places(axis);
        for (std::size_t i = 0; i < units.size(); ++i) {
            const QString &text = axis.labels.texts.at(static_cast<qsizetype>(i));
            const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
            const double reach = std::abs(away.x()) * size.width() + std::abs(away.y()) * size.height();
            QRectF place(QPointF(), size);
            place.moveCenter(m_view.at(edge(units[i])) + away * (gap + reach / 2));
            widest = std::max(widest, reach);
            const QRectF around = place.adjusted(-2, 0, 2, 0);
            if (std::ranges::any_of(m_taken, [&](const QRectF &other) { return other.intersects(around); }))
                continue;
            m_taken.push_back(place);
            m_painter.drawText(place, Qt::AlignCenter, text);
        }
        return widest;
    }

    void paintTitle(const SymbolText &title, QPointF middle, QPointF along) {
        if (along.x() < -1e-6 || (std::abs(along.x()) <= 1e-6 && along.y() > 0))
            along = -along; // read from the left, or from below
        m_painter.save();
        m_painter.translate(middle);
        m_painter.rotate(std::atan2(along.y(), along.x()) * 180 / std::numbers::pi);
        title.paint(&m_painter, QPointF(-title.width() / 2, -title.height() / 2), m_theme.text);
        m_painter.restore();
    }

    QPainter &m_painter;
    const Projection &m_view;
    const SurfaceLabels &m_labels;
    const Theme &m_theme;
    double m_nearX; ///< 0 or 1: the side that is in front
    double m_nearY;
    std::vector<QRectF> m_taken{}; ///< by ticks
};

/// The surface, with `points` for each pixel on screen.
Raster rasterOf(const SurfaceMesh &mesh, const Projection &view, double points) {
    Raster raster{.points = {}, .triangles = {}, .texture = mesh.texture};
    const int columns = mesh.columns;
    const int rows = mesh.rows;
    raster.points.reserve(mesh.heights.size());
    const auto heightAt = [&](int column, int row) {
        return static_cast<double>(mesh.heights[static_cast<std::size_t>(row * columns + column)]);
    };
    const double xStep = 2 * half.x / (columns - 1);
    const double zStep = 2 * half.z / (rows - 1);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const double x = static_cast<double>(column) / (columns - 1);
            const double y = static_cast<double>(row) / (rows - 1);
            const Space place = inBox(x, heightAt(column, row), y);
            const int left = std::max(column - 1, 0);
            const int right = std::min(column + 1, columns - 1);
            const int before = std::max(row - 1, 0);
            const int behind = std::min(row + 1, rows - 1);
            const double climbX =
                2 * half.y * (heightAt(right, row) - heightAt(left, row)) / (xStep * (right - left));
            const double climbZ =
                2 * half.y * (heightAt(column, before) - heightAt(column, behind)) / (zStep * (behind - before));
            const Space normal = view.seen({-climbX, 1, -climbZ});
            const double facing = (normal.x * lamp.x + normal.y * lamp.y + normal.z * lamp.z) /
                                  std::hypot(normal.x, normal.y, normal.z);
            const QPointF at = view.at(place) * points;
            raster.points.push_back({.x = static_cast<float>(at.x()),
                                     .y = static_cast<float>(at.y()),
                                     .depth = static_cast<float>(view.seen(place).z),
                                     .u = static_cast<float>(x),
                                     .v = static_cast<float>(1 - y),
                                     .light = static_cast<float>(everywhere + (1 - everywhere) * std::abs(facing))});
        }
    raster.triangles.reserve(2 * mesh.heights.size());
    for (int row = 0; row + 1 < rows; ++row)
        for (int column = 0; column + 1 < columns; ++column) {
            const auto corner = static_cast<std::uint32_t>(row * columns + column);
            const auto above = corner + static_cast<std::uint32_t>(columns);
            raster.triangles.push_back({corner, corner + 1, above});
            raster.triangles.push_back({corner + 1, above + 1, above});
        }
    return raster;
}

/// Draws it strip by strip, which take no more memory in a large picture; false where there is none, or once stopped.
bool paintSurface(QImage &image, const Raster &raster, double points, const std::stop_token &stop) {
    const auto inPoints = [points](int pixels) { return static_cast<int>(std::ceil(pixels * points)); };
    const int width = inPoints(image.width());
    // Whole pixels with whole points.
    const int together = std::max(1, static_cast<int>(std::lround(1 / points)));
    const int strip = std::max(together, std::min(image.height(), static_cast<int>(atATime / points / width)) /
                                             together * together);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int top = 0; top < image.height(); top += strip) {
        const int height = std::min(strip, image.height() - top);
        QImage rows(width, inPoints(height), QImage::Format_ARGB32_Premultiplied);
        if (rows.isNull() || stop.stop_requested())
            return false;
        rows.fill(Qt::transparent);
        drawRaster(raster, static_cast<int>(std::lround(top * points)), rows);
        painter.drawImage(
            0, top,
            points == 1 ? rows : rows.scaled(image.width(), height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return true;
}

} // namespace

SurfaceLabels surfaceLabels(const Figure &figure) {
    const HeatMap &map = *heatMap(figure);
    Axis across = figure.x;
    Axis away = figure.y;
    across.range = map.xEdges;
    away.range = map.yEdges;
    const Axis up{.title = map.label,
                  .symbol = map.colours.namedTicks.empty() ? map.symbol : std::string(),
                  .range = map.colours.range,
                  .scale = map.colours.scale,
                  .namedTicks = map.colours.namedTicks};
    SurfaceLabels labels{.font = textFont(FigureScene::fontPixels), .axes = {}};
    const std::array axes{across, up, away};
    for (std::size_t i = 0; i < axes.size(); ++i)
        labels.axes.at(i) = {.map = AxisMap(axes.at(i)),
                             .labels = labelsFor(axes.at(i), lengths.at(i), true, labels.font),
                             .title = fittingTitle(axes.at(i), lengths.at(i), labels.font)};
    return labels;
}

QImage surfacePicture(const SurfaceMesh &mesh, const SurfaceLabels &labels, const SurfaceLook &look,
                      const std::stop_token &stop) {
    QImage image(look.pixels, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(mesh.theme->card);
    const double lines = QFontMetricsF(labels.font).height();
    const double widest =
        std::ranges::max(labels.axes, {}, [](const auto &axis) { return axis.labels.widest; }).labels.widest;
    const QRectF room(0, look.head / look.scale, look.pixels.width() / look.scale,
                      std::max(1, look.pixels.height() - look.head) / look.scale);
    const Projection view(look.camera, room, {2 * (widest + lines + 3 * gap), 4 * lines + 4 * gap});
    const auto painted = [&](auto paint) {
        QPainter painter(&image);
        painter.scale(look.scale, look.scale);
        BoxPainter box(painter, view, labels, *mesh.theme);
        (box.*paint)();
    };
    painted(&BoxPainter::paintGrid);
    if (!paintSurface(image, rasterOf(mesh, view, look.points * look.scale), look.points, stop))
        return {};
    painted(&BoxPainter::paintTexts);
    return image;
}

} // namespace halftruth
