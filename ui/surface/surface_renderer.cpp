#include "ui/surface/surface_renderer.h"

#include "ui/scene/figure_scene.h"
#include "ui/text/axis_unit.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include <Q3DCamera>
#include <Q3DScene>
#include <Q3DSurface>
#include <Q3DTheme>
#include <QGuiApplication>
#include <QOpenGLContext>
#include <QSurface3DSeries>
#include <QSurfaceDataProxy>
#include <QValue3DAxis>
#include <QValue3DAxisFormatter>

#include <algorithm>

namespace halftruth {

namespace {

/// The size of the scene's texts is given in points that mean a part of the scene: this many make `pixels` on a
/// screen on which the scene is `height` pixels high.
double pointsFor(double pixels, double height) {
    const double part = pixels / (0.32 * height);
    return std::clamp(500 * (part - 0.05), 20.0, 90.0);
}

QString titleOf(const Text &title, const std::string &symbol, const Text &unit) {
    QStringList words{localized(title), utf8(symbol)};
    if (const QString said = unitBehind(title, unit); !said.isEmpty())
        words << QStringLiteral("(%1)").arg(said);
    words.removeAll({});
    return words.join(QLatin1Char(' '));
}

} // namespace

/// Puts the figure's own ticks and texts on an axis that runs from 0 to 1.
class TickFormatter : public QValue3DAxisFormatter {
public:
    void setTicks(const AxisMap &map, const AxisLabels &labels) {
        m_at.clear();
        for (const double value : labels.ticks.major)
            m_at << static_cast<float>(std::clamp(map.toUnit(value), 0.0, 1.0));
        m_texts = labels.texts;
        markDirty(true);
    }

protected:
    [[nodiscard]] QValue3DAxisFormatter *createNewInstance() const override { return new TickFormatter; }
    void populateCopy(QValue3DAxisFormatter &copy) const override {
        QValue3DAxisFormatter::populateCopy(copy);
        auto &other = static_cast<TickFormatter &>(copy);
        other.m_at = m_at;
        other.m_texts = m_texts;
    }
    void recalculate() override {
        gridPositions() = m_at;
        subGridPositions().clear();
        labelPositions() = m_at;
        labelStrings() = m_texts;
    }

private:
    QList<float> m_at;
    QStringList m_texts;
};

namespace {

/// What makes the surface and its texts fill a picture, found by trying: low pictures are filled to their height, and
/// their texts take more of it.
float fittingZoom(QSize pixels) {
    const float ratio = static_cast<float>(pixels.width()) / static_cast<float>(pixels.height());
    return 0.68F * std::clamp(1.7F - 0.32F * ratio, 1.0F, 1.25F) * std::min(1.0F, ratio / 1.2F);
}

} // namespace

class SurfaceRenderer::Scene {
public:
    Scene() {
        m_graph.setActiveInputHandler(nullptr);
        m_graph.setSelectionMode(QAbstract3DGraph::SelectionNone);
        m_graph.setShadowQuality(QAbstract3DGraph::ShadowQualityNone);
        m_graph.setOrthoProjection(true); // texts keep their size, and equal heights look equal
        m_graph.setAspectRatio(2.2);
        m_graph.setHorizontalAspectRatio(1.25);
        m_graph.scene()->activeCamera()->setTarget({0, -0.25F, 0}); // the labels in front need room below
        m_series->setDrawMode(QSurface3DSeries::DrawSurface);
        m_series->setFlatShadingEnabled(false);
        m_graph.addSeries(m_series);
        for (auto [axis, formatter] : {std::pair{m_x, m_xTicks}, {m_y, m_yTicks}, {m_z, m_zTicks}}) {
            axis->setRange(0, 1);
            axis->setFormatter(formatter);
            axis->setLabelAutoRotation(55);
            axis->setTitleVisible(true);
            axis->setTitleFixed(false);
        }
        m_graph.setAxisX(m_x);
        m_graph.setAxisY(m_y);
        m_graph.setAxisZ(m_z);
    }

    QImage image(const std::shared_ptr<const SurfaceMesh> &mesh, const SurfaceCamera &camera, QSize pixels,
                 double scale, int samples) {
        if (mesh != m_mesh) {
            if (!m_mesh || mesh->theme != m_mesh->theme)
                setColours(*mesh->theme);
            m_mesh = mesh;
            setAxes();
            setHeights();
            m_series->setTexture(mesh->texture);
        }
        QFont font = textFont(FigureScene::fontPixels);
        font.setPointSizeF(pointsFor(FigureScene::fontPixels + 1, pixels.height() / scale));
        if (m_graph.activeTheme()->font() != font)
            m_graph.activeTheme()->setFont(font);
        m_graph.scene()->activeCamera()->setCameraPosition(camera.turn, camera.elevation,
                                                           camera.zoom * fittingZoom(pixels));
        return m_graph.renderToImage(samples, pixels);
    }

private:
    void setColours(const Theme &theme) {
        Q3DTheme *look = m_graph.activeTheme();
        look->setType(Q3DTheme::ThemeUserDefined);
        look->setWindowColor(theme.card);
        look->setBackgroundEnabled(false);
        look->setGridLineColor(theme.frame);
        look->setLabelTextColor(theme.text);
        look->setLabelBackgroundEnabled(false);
        look->setLabelBorderEnabled(false);
        // Nearly all light comes from everywhere: the colours have to be those of the heat map.
        look->setAmbientLightStrength(0.95F);
        look->setLightStrength(0.5F);
        look->setHighlightLightStrength(0.0F);
    }

    void setAxes() {
        const Figure &figure = *m_mesh->figure;
        const HeatMap &map = *heatMap(figure);
        // The surface ends where the map ends, whatever the axes show beyond.
        Axis x = figure.x;
        Axis z = figure.y;
        x.range = map.xEdges;
        z.range = map.yEdges;
        const Axis y{.title = map.label,
                     .symbol = map.colours.namedTicks.empty() ? map.symbol : std::string(),
                     .range = map.colours.range,
                     .scale = map.colours.scale,
                     .namedTicks = map.colours.namedTicks};
        const QFont font = textFont(FigureScene::fontPixels);
        const auto set = [&font](QValue3DAxis *axis, TickFormatter *ticks, const Axis &from, double length) {
            ticks->setTicks(AxisMap(from), labelsFor(from, length, true, font));
            axis->setTitle(titleOf(from.title, from.symbol, from.unit));
        };
        set(m_x, m_xTicks, x, 400);
        set(m_z, m_zTicks, z, 300);
        set(m_y, m_yTicks, y, 200);
    }

    void setHeights() {
        const int columns = m_mesh->columns;
        auto *array = new QSurfaceDataArray;
        array->reserve(m_mesh->rows);
        auto height = m_mesh->heights.begin();
        for (int row = 0; row < m_mesh->rows; ++row) {
            auto *line = new QSurfaceDataRow(columns);
            const float z = static_cast<float>(row) / static_cast<float>(m_mesh->rows - 1);
            for (int column = 0; column < columns; ++column)
                (*line)[column].setPosition(
                    {static_cast<float>(column) / static_cast<float>(columns - 1), *height++, z});
            array->append(line);
        }
        m_series->dataProxy()->resetArray(array); // takes it
    }

    // The graph owns axes and series once it has them, the axes their formatters.
    Q3DSurface m_graph;
    QSurface3DSeries *m_series = new QSurface3DSeries;
    QValue3DAxis *m_x = new QValue3DAxis;
    QValue3DAxis *m_y = new QValue3DAxis;
    QValue3DAxis *m_z = new QValue3DAxis;
    TickFormatter *m_xTicks = new TickFormatter;
    TickFormatter *m_yTicks = new TickFormatter;
    TickFormatter *m_zTicks = new TickFormatter;
    std::shared_ptr<const SurfaceMesh> m_mesh;
};

SurfaceRenderer::SurfaceRenderer() = default;
SurfaceRenderer::~SurfaceRenderer() = default;

bool SurfaceRenderer::available() {
    static const bool works = [] {
        // Qt's platform without a display has a context all the same where there is a display beside it; a graph that
        // is drawn there ends the program.
        QOpenGLContext context;
        return QGuiApplication::platformName() != QStringLiteral("offscreen") && context.create();
    }();
    return works;
}

QImage SurfaceRenderer::image(const std::shared_ptr<const SurfaceMesh> &mesh, const SurfaceCamera &camera,
                              QSize pixels, double scale, int samples) {
    if (!m_scene)
        m_scene = std::make_unique<Scene>();
    return m_scene->image(mesh, camera, pixels, scale, samples);
}

} // namespace halftruth
