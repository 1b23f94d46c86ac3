// Heat maps as surfaces. Without OpenGL: the mesh, and that the person is told; with it, everything else.

#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "tests/ui/support/own_settings.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/figure_actions.h"
#include "ui/surface/surface_mesh.h"
#include "ui/surface/surface_switch.h"
#include "ui/surface/surface_view.h"
#include "ui/window/export_dialog.h"
#include "ui/window/toast.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>

using namespace halftruth;
using enum ParameterId;

namespace {

std::shared_ptr<const Figure> mapFigure(HeatMap map) {
    Figure figure{.id = "map", .x = {.range = map.xEdges}, .y = {.range = map.yEdges}};
    figure.layers.emplace_back(std::move(map));
    return std::make_shared<const Figure>(std::move(figure));
}

HeatMap small() {
    return {.colours = {.range = {0, 10}},
            .xEdges = {0, 2},
            .yEdges = {0, 2},
            .xs = {0.5, 1.5},
            .ys = {0.5, 1.5},
            .values = {0.0F, 10.0F, 5.0F, 20.0F}};
}

bool close(QRgb a, QRgb b, int by) {
    return std::abs(qRed(a) - qRed(b)) <= by && std::abs(qGreen(a) - qGreen(b)) <= by &&
           std::abs(qBlue(a) - qBlue(b)) <= by;
}

/// How much of an image has about this colour.
double shareOf(const QImage &image, QRgb colour, int by) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += close(image.pixel(x, y), colour, by);
    return static_cast<double>(count) / (image.width() * image.height());
}

} // namespace

class SurfaceTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    [[nodiscard]] SurfaceSwitch &surface() const { return m_window->figureActions().surface(); }
    [[nodiscard]] FigureView *map() const { return m_window->board().view(QStringLiteral("surface")); }
    [[nodiscard]] QImage shown() const { return surface().view()->grab().toImage(); }
    void toggle() const {
        QTest::keyClick(m_window.get(), Qt::Key_D, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }
    void open(const char *explorer) const {
        m_window->store().setExplorer(*findExplorer(explorer));
        QVERIFY(settled(*m_window));
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        QCursor::setPos(0, 0);
        m_settings = std::make_unique<OwnSettings>();
        m_window = std::make_unique<MainWindow>();
        m_window->setThemeChoice(QStringLiteral("light"));
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        open("privacy-ratio");
    }
    void cleanup() { m_window.reset(); }

    // ------------------------------------------------------------ the mesh

    void heightsReachTheEdges() {
        const SurfaceMesh mesh = surfaceMesh(mapFigure(small()), theme("light"), 200, 16);
        QCOMPARE(mesh.columns, 3);
        QCOMPARE(mesh.rows, 3);
        // 20 is beyond the colours; between the cells lies their mean.
        const std::vector<float> expected{0.0F, 0.5F, 1.0F, 0.25F, 0.5F, 1.0F, 0.5F, 0.75F, 1.0F};
        QCOMPARE(mesh.heights.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            if (i != 4)
                QCOMPARE(mesh.heights[i], expected[i]);
        QCOMPARE(mesh.heights[4], 0.625F); // the mean of 0, 1, 0.5 and 1
    }

    void heightsFollowALogarithmicScale() {
        HeatMap map = small();
        map.colours = {.range = {0.01, 100}, .scale = Scale::Log};
        map.values = {0.01F, 1.0F, 100.0F, 0.0F};
        const SurfaceMesh mesh = surfaceMesh(mapFigure(map), theme("light"), 2, 16);
        QCOMPARE(mesh.heights.size(), std::size_t(4));
        QVERIFY(std::fabs(mesh.heights[0]) < 1e-6F);
        QVERIFY(std::fabs(mesh.heights[1] - 0.5F) < 1e-6F);
        QVERIFY(std::fabs(mesh.heights[2] - 1.0F) < 1e-6F);
        QCOMPARE(mesh.heights[3], 0.0F); // what a logarithm can't show
    }

    void oneCellIsASurfaceToo() {
        const HeatMap map{.colours = {.range = {0, 2}},
                          .xEdges = {0, 1},
                          .yEdges = {0, 1},
                          .xs = {0.5},
                          .ys = {0.5},
                          .values = {1}};
        const SurfaceMesh mesh = surfaceMesh(mapFigure(map), theme("light"), 200, 16);
        QCOMPARE(mesh.heights, std::vector<float>({0.5F, 0.5F, 0.5F, 0.5F}));
    }

    void thinsLargeMaps_data() {
        QTest::addColumn<double>("people");
        QTest::newRow("200") << 200.0;
        QTest::newRow("1e9") << 1e9;
    }
    void thinsLargeMaps() {
        QFETCH(const double, people);
        Request request{.parameters = findExplorer("privacy-ratio")->fit(Parameters{}.with(Population, people))};
        const Exploration made = explored(*findExplorer("privacy-ratio"), request);
        const SurfaceMesh mesh =
            surfaceMesh(std::make_shared<const Figure>(made.figures.front()), theme("light"), 100, 64);
        QCOMPARE(mesh.columns, 100);
        QCOMPARE(mesh.rows, 100);
        QVERIFY(std::ranges::all_of(mesh.heights, [](float height) { return height >= 0 && height <= 1; }));
        // Nobody says yes and nobody is one: the highest ratio; the other way round the lowest.
        QVERIFY(mesh.heights.front() > 0.99F);
        QVERIFY(mesh.heights[99] < 0.01F);
    }

    void textureHasTheColoursOfTheMap() {
        const SurfaceMesh mesh = surfaceMesh(mapFigure(small()), theme("light"), 10, 64);
        const auto &colours = colourTable(ColourScale::Kind::Sequential);
        QVERIFY(close(mesh.texture.pixel(10, 54), colours[0], 2)); // row 0 is below
        QVERIFY(close(mesh.texture.pixel(54, 54), colours[255], 2));
        QVERIFY(close(mesh.texture.pixel(10, 10), colours[128], 2));
    }

    // ------------------------------------------------------------ without OpenGL

    void saysWhyThereIsNone() {
        if (SurfaceRenderer::available())
            QSKIP("there is OpenGL");
        toggle();
        const QString said = m_window->findChild<Toast *>()->text();
        QVERIFY2(said.contains(QStringLiteral("OpenGL")), qPrintable(said));
        QVERIFY(!surface().showAction()->isChecked());
        QVERIFY(surface().showAction()->isEnabled());
        QVERIFY(map()->isVisible() && !surface().view());
    }

    void isOfferedForHeatMapsOnly() {
        QVERIFY(surface().showAction()->isEnabled());
        QVERIFY(surface().offers(QStringLiteral("surface")) && !surface().offers(QStringLiteral("counts")));
        open("accuracy");
        QVERIFY(!surface().showAction()->isEnabled());
        open("sampling");
        QVERIFY(surface().showAction()->isEnabled());
    }

    // ------------------------------------------------------------ with OpenGL

    void takesThePlaceOfTheMap() {
        if (!SurfaceRenderer::available())
            QSKIP("there is no OpenGL");
        const QRect place = map()->geometry();
        toggle();
        SurfaceView *view = surface().view();
        QVERIFY(view && view->isVisible() && !map()->isVisible());
        QCOMPARE(view->geometry(), place);
        QCOMPARE(QApplication::focusWidget(), view);
        QVERIFY2(view->accessibleName().contains(QStringLiteral("Privacy loss of every possible count")),
                 qPrintable(view->accessibleName()));
        QTRY_VERIFY(view->atRest());
        // The ends of the colours are there, and the middle.
        const auto &colours = colourTable(ColourScale::Kind::Diverging);
        for (const std::size_t at : {20UL, 128UL, 235UL})
            QVERIFY2(shareOf(shown(), colours[at], 24) > 0.001, qPrintable(QString::number(at)));
        m_window->resize(1400, 900);
        QTRY_COMPARE(view->geometry(), map()->geometry());
        toggle();
        QVERIFY(!view->isVisible() && map()->isVisible());
        QCOMPARE(QApplication::focusWidget(), map());
    }

    void takesTheBoardWhereTheCardIsSmall() {
        if (!SurfaceRenderer::available())
            QSKIP("there is no OpenGL");
        m_window->resize(1600, 900);
        open("sampling");
        const std::vector<FigureView *> &views = m_window->board().views();
        QVERIFY(std::any_of(views.begin() + 1, views.end(),
                            [](const FigureView *view) { return view->isVisible() && heatMap(*view->figure()); }));
        toggle();
        QCOMPARE(surface().view()->geometry(), m_window->board().rect());
        for (const FigureView *view : m_window->board().views())
            QVERIFY(!view->isVisible());
        // Explorers without a heat map show their figures, as does one with a map for which nobody asked for a
        // surface; the one that was left has its surface again.
        open("accuracy");
        QVERIFY(!surface().view()->isVisible());
        QVERIFY(m_window->board().views().front()->isVisible());
        open("privacy-ratio");
        QVERIFY(!surface().view()->isVisible() && map()->isVisible());
        open("sampling");
        QVERIFY(surface().view()->isVisible());
        toggle();
        QVERIFY(!surface().view()->isVisible() && views.front()->isVisible());
    }

    void turnsByKeyboard() {
        if (!SurfaceRenderer::available())
            QSKIP("there is no OpenGL");
        toggle();
        SurfaceView *view = surface().view();
        QTRY_VERIFY(view->atRest());
        const QImage before = shown();
        const SurfaceCamera start = view->camera();
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(view->camera().turn, start.turn - 5);
        QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view->camera().turn, start.turn - 4);
        QTest::keyClick(view, Qt::Key_Up);
        QCOMPARE(view->camera().elevation, start.elevation + 5);
        QTest::keyClick(view, Qt::Key_Plus);
        QVERIFY(view->camera().zoom > start.zoom);
        QTRY_VERIFY(view->atRest());
        QVERIFY(shown() != before);
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(view->camera().elevation, 0.0F); // not below the ground
        QTest::keyClick(view, Qt::Key_Home);
        QVERIFY(view->camera() == start);
    }

    void turnsByMouse() {
        if (!SurfaceRenderer::available())
            QSKIP("there is no OpenGL");
        toggle();
        SurfaceView *view = surface().view();
        const SurfaceCamera start = view->camera();
        const QPoint middle = view->rect().center();
        QTest::mousePress(view, Qt::LeftButton, {}, middle);
        QTest::mouseMove(view, middle + QPoint(50, 20));
        QTest::mouseRelease(view, Qt::LeftButton, {}, middle + QPoint(50, 20));
        QVERIFY(view->camera().turn != start.turn && view->camera().elevation > start.elevation);
        QWheelEvent wheel(middle, view->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(view, &wheel);
        QVERIFY(view->camera().zoom > start.zoom);
        QTest::mouseDClick(view, Qt::LeftButton, {}, middle);
        QVERIFY(view->camera() == start);
    }

    void followsTheSliders() {
        if (!SurfaceRenderer::available())
            QSKIP("there is no OpenGL");
        toggle();
        QTRY_VERIFY(surface().view()->atRest());
        const QImage before = shown();
        QVERIFY(!m_window->store().setParameter(LieProbability, 0.05));
        SETTLE(*m_window);
        QTRY_VERIFY(surface().view()->atRest());
        QVERIFY(shown() != before);
    }

    void copiesAndExportsWhatIsShown() {
        if (!SurfaceRenderer::available())
            QSKIP("there is no OpenGL");
        toggle();
        QTRY_VERIFY(surface().view()->atRest());
        m_window->figureActions().copyImage()->trigger();
        const QImage copied = QApplication::clipboard()->image();
        QCOMPARE(copied.size(), PictureOptions().size);
        QVERIFY(copied != figureImage(*map()->figure(), {}));

        const QString file = m_settings->folder() + QStringLiteral("/surface.png");
        QTimer::singleShot(0, this, [&file] {
            auto *dialog = qobject_cast<ExportDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            const QList<QComboBox *> boxes = dialog->findChildren<QComboBox *>();
            QVERIFY(boxes[0]->currentText().endsWith(QStringLiteral("3-D")));
            QVERIFY(!boxes[1]->isEnabled());
            QVERIFY(dialog->findChild<QLineEdit *>()->text().endsWith(QStringLiteral("-3d.png")));
            for (QLineEdit *edit : dialog->findChildren<QLineEdit *>())
                if (edit->text().endsWith(QStringLiteral(".png")))
                    edit->setText(file);
            dialog->accept();
        });
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        const QImage image(file);
        QCOMPARE(image.size(), PictureOptions().size);
        QVERIFY(image.text(QStringLiteral("Command")).startsWith(QStringLiteral("halftruth export privacy-ratio")));
        QVERIFY(shareOf(image, colourTable(ColourScale::Kind::Diverging)[235], 24) > 0.001);
    }
};

HALFTRUTH_TEST(SurfaceTest)
#include "tst_surface.moc"
