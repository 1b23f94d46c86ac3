#pragma once

#include <QImage>
#include <QLineF>
#include <QList>
#include <QPaintDevice>
#include <QPainterPath>
#include <QRectF>
#include <QSize>

#include <memory>
#include <variant>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace halftruth {

/// Remembers what is painted on it, to be drawn later and on any thread. Widgets and scenes belong to the window's
/// thread, and filling the pixels of a large picture takes longer than a window may stand still.
///
/// It has no fonts: letters are their outlines, which lie at the same place whatever has been written before.
class Drawing : public QPaintDevice {
public:
    explicit Drawing(QSize pixels);
    ~Drawing() override;

    [[nodiscard]] QPaintEngine *paintEngine() const override;
    /// Paints it all, where nothing else has a painter on it any more.
    void drawOn(QImage &image) const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    struct Look;
    struct Shape {
        QPainterPath path;
    };
    struct Lines {
        QList<QLineF> lines;
    };
    struct Pixels {
        QImage image;
        QRectF target;
        QRectF source;
    };
    struct Step {
        std::shared_ptr<const Look> look;
        std::variant<Shape, Lines, Pixels> what;
    };

    QSize m_pixels;
    std::vector<Step> m_steps;
    std::unique_ptr<Engine> m_engine;
};

} // namespace halftruth
