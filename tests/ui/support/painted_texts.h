#pragma once

#include <QColor>
#include <QFontInfo>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <cmath>
#include <vector>

/// A text as a widget paints it: where, in pixels of the widget, how large and in which colour.
struct PaintedText {
    QString text;
    QRectF place;
    double pixels = 0.0;
    QColor colour;
};

namespace painted {

class Engine : public QPaintEngine {
public:
    Engine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &now) override {
        if (now.state() & DirtyTransform)
            m_transform = now.transform();
        if (now.state() & DirtyPen)
            m_colour = now.pen().color();
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF &at, const QTextItem &item) override {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        texts.push_back(
            {.text = item.text(),
             .place = m_transform.mapRect(box),
             .pixels = QFontInfo(item.font()).pixelSize() * std::hypot(m_transform.m21(), m_transform.m22()),
             .colour = m_colour});
    }
    [[nodiscard]] Type type() const override { return User; }

    std::vector<PaintedText> texts;

private:
    QTransform m_transform;
    QColor m_colour;
};

class Device : public QPaintDevice {
public:
    explicit Device(QSize size) : m_size(size) {}
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }
    [[nodiscard]] const std::vector<PaintedText> &texts() const { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDepth:
            return 32;
        case PdmWidthMM:
            return m_size.width() / 4;
        case PdmHeightMM:
            return m_size.height() / 4;
        case PdmNumColors:
            return 0;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable Engine m_engine;
};

} // namespace painted

/// Every text in a widget and its children, those in pictures excepted.
[[nodiscard]] inline std::vector<PaintedText> paintedTexts(QWidget &widget) {
    painted::Device device(widget.size());
    widget.render(&device);
    std::vector<PaintedText> texts;
    for (const PaintedText &each : device.texts())
        if (!each.text.trimmed().isEmpty())
            texts.push_back(each);
    return texts;
}
