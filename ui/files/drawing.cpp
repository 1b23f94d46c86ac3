#include "ui/files/drawing.h"

#include <QBrush>
#include <QPaintEngine>
#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <QTransform>

#include <utility>

namespace halftruth {

/// All that a painter has set.
struct Drawing::Look {
    struct Clip {
        QTransform transform;
        QPainterPath path;
        Qt::ClipOperation operation;
        bool operator==(const Clip &) const = default;
    };
    QTransform transform{};
    QPen pen{};
    QBrush brush{};
    QPointF brushOrigin{};
    double opacity = 1;
    QPainter::CompositionMode composition = QPainter::CompositionMode_SourceOver;
    QPainter::RenderHints hints{};
    std::vector<Clip> clips{}; ///< one after the other
    bool clipped = false;

    void setOn(QPainter &painter, bool otherClips) const {
        if (otherClips) {
            painter.setClipping(false);
            if (clipped)
                for (const Clip &each : clips) {
                    painter.setTransform(each.transform);
                    painter.setClipPath(each.path, each.operation);
                }
        }
        painter.setTransform(transform);
        painter.setPen(pen);
        painter.setBrush(brush);
        painter.setBrushOrigin(brushOrigin);
        painter.setOpacity(opacity);
        painter.setCompositionMode(composition);
        painter.setRenderHints(~hints, false);
        painter.setRenderHints(hints);
    }
    [[nodiscard]] bool hasClipsOf(const Look &other) const {
        return clipped == other.clipped && (!clipped || clips == other.clips);
    }
};

/// What a painter asks for, written down. It can do everything, so that nothing is drawn in another way instead; what
/// isn't named below, letters among it, the base class makes of paths and pictures.
class Drawing::Engine : public QPaintEngine {
public:
    explicit Engine(std::vector<Step> &steps) : QPaintEngine(AllFeatures), m_steps(&steps) {}

    bool begin(QPaintDevice *) override {
        m_look = std::make_shared<Look>();
        return true;
    }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState &now) override {
        const auto look = std::make_shared<Look>(*m_look); // what has been drawn keeps its own
        look->transform = now.transform();
        look->pen = now.pen();
        look->brush = now.brush();
        look->brushOrigin = now.brushOrigin();
        look->opacity = now.opacity();
        look->composition = now.compositionMode();
        look->hints = now.renderHints();
        if (now.state() & DirtyClipEnabled)
            look->clipped = now.isClipEnabled();
        QPainterPath path;
        if (now.state() & DirtyClipRegion)
            path.addRegion(now.clipRegion());
        if (now.state() & DirtyClipPath)
            path = now.clipPath();
        if (now.state() & (DirtyClipRegion | DirtyClipPath)) {
            if (now.clipOperation() != Qt::IntersectClip)
                look->clips.clear();
            look->clipped = now.clipOperation() != Qt::NoClip;
            if (look->clipped)
                look->clips.push_back({now.transform(), path, now.clipOperation()});
        }
        m_look = look;
    }

    void drawPath(const QPainterPath &path) override { add(Shape{path}); }
    void drawLines(const QLineF *lines, int count) override { add(Lines{QList<QLineF>(lines, lines + count)}); }
    using QPaintEngine::drawLines;
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override {
        QPainterPath path(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode) {
            path.closeSubpath();
            path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
            return add(Shape{path});
        }
        const auto filled = m_look;
        const auto line = std::make_shared<Look>(*filled);
        line->brush = Qt::NoBrush;
        m_look = line;
        add(Shape{path});
        m_look = filled;
    }
    void drawPixmap(const QRectF &target, const QPixmap &pixmap, const QRectF &source) override {
        add(Pixels{pixmap.toImage(), target, source});
    }
    void drawImage(const QRectF &target, const QImage &image, const QRectF &source,
                   Qt::ImageConversionFlags) override {
        add(Pixels{image, target, source});
    }

private:
    void add(std::variant<Shape, Lines, Pixels> what) { m_steps->push_back({m_look, std::move(what)}); }

    std::vector<Step> *m_steps;
    std::shared_ptr<const Look> m_look;
};

Drawing::Drawing(QSize pixels) : m_pixels(pixels), m_engine(std::make_unique<Engine>(m_steps)) {}

Drawing::~Drawing() = default;

QPaintEngine *Drawing::paintEngine() const { return m_engine.get(); }

int Drawing::metric(PaintDeviceMetric metric) const {
    constexpr int dotsPerInch = 96;
    switch (metric) {
    case PdmWidth:
        return m_pixels.width();
    case PdmHeight:
        return m_pixels.height();
    case PdmWidthMM:
        return qRound(m_pixels.width() * 25.4 / dotsPerInch);
    case PdmHeightMM:
        return qRound(m_pixels.height() * 25.4 / dotsPerInch);
    case PdmNumColors:
        return 0;
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    }
    return QPaintDevice::metric(metric);
}

void Drawing::drawOn(QImage &image) const {
    QPainter painter(&image);
    const Look *before = nullptr;
    for (const Step &step : m_steps) {
        if (step.look.get() != before) {
            step.look->setOn(painter, !before || !step.look->hasClipsOf(*before));
            before = step.look.get();
        }
        if (const auto *shape = std::get_if<Shape>(&step.what))
            painter.drawPath(shape->path);
        else if (const auto *lines = std::get_if<Lines>(&step.what))
            painter.drawLines(lines->lines);
        else if (const auto *pixels = std::get_if<Pixels>(&step.what))
            painter.drawImage(pixels->target, pixels->image, pixels->source);
    }
}

} // namespace halftruth
