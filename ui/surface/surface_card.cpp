#include "ui/surface/surface_card.h"

#include "ui/scene/figure_scene.h"
#include "ui/text/localized.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth {

SurfaceHead::SurfaceHead(const Figure &figure, QString hint)
    : m_title(localized(figure.title)), m_hint(std::move(hint)),
      m_titleFont(textFont(FigureScene::fontPixels + 1, QFont::DemiBold)),
      m_hintFont(textFont(FigureScene::fontPixels)) {}

void SurfaceHead::paint(QPainter &painter, const Theme &theme, int width) const {
    const QRect line(padding, padding / 2, width - 2 * padding, height);
    painter.setFont(m_titleFont);
    painter.setPen(theme.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    const int taken = painter.fontMetrics().horizontalAdvance(m_title) + 2 * padding;
    painter.setFont(m_hintFont);
    painter.setPen(theme.mutedText);
    if (taken + painter.fontMetrics().horizontalAdvance(m_hint) <= line.width())
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_hint);
}

SurfaceDrawing surfaceDrawing(std::shared_ptr<const Figure> figure, const SurfaceCamera &camera) {
    const SurfaceLabels labels = surfaceLabels(*figure);
    const SurfaceHead head(*figure);
    return [figure = std::move(figure), camera, labels, head](const PictureOptions &options) {
        const Theme &theme = halftruth::theme(options.theme.toStdString());
        const double scale = options.dpi / unitsPerInch(options);
        const int texture =
            std::min(2 * finestSurface.texture, std::max(options.size.width(), options.size.height()));
        QImage image = surfacePicture(
            surfaceMesh(figure, theme, finestSurface.cells, texture), labels,
            {.camera = camera,
             .pixels = options.size,
             .head = static_cast<int>(std::lround((SurfaceHead::height + SurfaceHead::padding) * scale)),
             .scale = scale});
        if (image.isNull())
            return image;
        image.setDotsPerMeterX(static_cast<int>(options.dpi / 0.0254 + 0.5));
        image.setDotsPerMeterY(image.dotsPerMeterX());
        QPainter painter(&image);
        painter.setRenderHint(QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        head.paint(painter, theme, static_cast<int>(options.size.width() / scale));
        return image;
    };
}

} // namespace halftruth
