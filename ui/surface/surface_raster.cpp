#include "ui/surface/surface_raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace halftruth {

namespace {

/// A value that changes evenly over a picture, by how far a place is from the corner where it is known.
struct Plane {
    float atCorner;
    float alongX;
    float alongY;
    [[nodiscard]] float at(float x, float y) const { return atCorner + alongX * x + alongY * y; }
};

class Texture {
public:
    explicit Texture(const QImage &image)
        : m_bits(reinterpret_cast<const QRgb *>(image.constBits())), m_perLine(image.bytesPerLine() / 4),
          m_right(image.width() - 1), m_bottom(image.height() - 1) {}

    /// Between the middles of its pixels colours change evenly.
    [[nodiscard]] QRgb at(float u, float v, float light) const {
        constexpr int parts = 256;
        const int x = place(u, m_right, parts);
        const int y = place(v, m_bottom, parts);
        const int column = x / parts;
        const int row = y / parts;
        const int right = column < m_right ? 1 : 0;
        const QRgb *above = m_bits + row * m_perLine + column;
        const QRgb *below = row < m_bottom ? above + m_perLine : above;
        const auto across = static_cast<quint32>(x % parts);
        const auto down = static_cast<quint32>(y % parts);
        const std::array<quint32, 4> weights{(parts - across) * (parts - down), across * (parts - down),
                                             (parts - across) * down, across * down};
        const std::array<QRgb, 4> colours{above[0], above[right], below[0], below[right]};
        const auto channel = [&](int shift) {
            quint32 sum = 0;
            for (std::size_t i = 0; i < 4; ++i)
                sum += weights[i] * ((colours[i] >> shift) & 0xFF);
            return static_cast<quint32>(light * static_cast<float>(sum) * (1.0F / (parts * parts)) + 0.5F) << shift;
        };
        return 0xFF000000 | channel(16) | channel(8) | channel(0);
    }

private:
    static int place(float unit, int last, int parts) {
        const float at = unit * static_cast<float>((last + 1) * parts) - 0.5F * static_cast<float>(parts);
        return static_cast<int>(std::clamp(at, 0.0F, static_cast<float>(last * parts)));
    }

    const QRgb *m_bits;
    qsizetype m_perLine;
    int m_right;
    int m_bottom;
};

class Rows {
public:
    Rows(int first, QImage &image)
        : m_first(first), m_width(image.width()), m_height(image.height()), m_perLine(image.bytesPerLine() / 4),
          m_bits(reinterpret_cast<QRgb *>(image.bits())),
          m_depths(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height),
                   -std::numeric_limits<float>::infinity()) {}

    void draw(const RasterPoint &a, const RasterPoint &b, const RasterPoint &c, const Texture &texture) {
        const int top = firstMiddle(std::min({a.y, b.y, c.y}) - static_cast<float>(m_first), m_height);
        const int bottom = firstMiddle(std::max({a.y, b.y, c.y}) - static_cast<float>(m_first), m_height);
        const float area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
        if (top >= bottom || !std::isnormal(area))
            return;
        const auto plane = [&](float RasterPoint::*value) {
            const float toB = b.*value - a.*value;
            const float toC = c.*value - a.*value;
            const float alongX = (toB * (c.y - a.y) - toC * (b.y - a.y)) / area;
            const float alongY = (toC * (b.x - a.x) - toB * (c.x - a.x)) / area;
            return Plane{a.*value, alongX, alongY};
        };
        const Plane depth = plane(&RasterPoint::depth);
        const Plane u = plane(&RasterPoint::u);
        const Plane v = plane(&RasterPoint::v);
        const Plane light = plane(&RasterPoint::light);
        for (int row = top; row < bottom; ++row) {
            const float y = static_cast<float>(m_first + row) + 0.5F;
            float left = std::numeric_limits<float>::infinity();
            float right = -left;
            for (auto [from, to] : {std::pair{&a, &b}, {&b, &c}, {&c, &a}}) {
                if ((from->y <= y) == (to->y <= y))
                    continue;
                // Both triangles of an edge find the same place of it, to the last bit.
                if (to->y < from->y)
                    std::swap(from, to);
                const float x = from->x + (y - from->y) / (to->y - from->y) * (to->x - from->x);
                left = std::min(left, x);
                right = std::max(right, x);
            }
            const int end = firstMiddle(right, m_width);
            for (int column = firstMiddle(left, m_width); column < end; ++column) {
                const float x = static_cast<float>(column) + 0.5F - a.x;
                float &nearest = m_depths[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width) +
                                          static_cast<std::size_t>(column)];
                const float here = depth.at(x, y - a.y);
                if (here <= nearest)
                    continue;
                nearest = here;
                m_bits[row * m_perLine + column] =
                    texture.at(u.at(x, y - a.y), v.at(x, y - a.y), std::clamp(light.at(x, y - a.y), 0.0F, 1.0F));
            }
        }
    }

private:
    /// The first point whose middle isn't before a place, of `count`: points whose middle lies on an edge belong to
    /// the triangle that begins there, so that neighbours leave none out.
    static int firstMiddle(float at, int count) {
        return static_cast<int>(std::clamp(std::ceil(at - 0.5F), 0.0F, static_cast<float>(count)));
    }

    int m_first;
    int m_width;
    int m_height;
    qsizetype m_perLine;
    QRgb *m_bits;
    std::vector<float> m_depths;
};

} // namespace

void drawRaster(const Raster &raster, int first, QImage &rows) {
    const Texture texture(raster.texture);
    Rows target(first, rows);
    for (const auto &[a, b, c] : raster.triangles)
        target.draw(raster.points[a], raster.points[b], raster.points[c], texture);
}

} // namespace halftruth
