// Heat maps as surfaces: the mesh, the picture, and the window that turns it.

#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "tests/ui/support/own_settings.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/figure_actions.h"
#include "ui/surface/surface_mesh.h"
#include "ui/surface/surface_picture.h"
#include "ui/surface/surface_raster.h"
#include "ui/surface/surface_switch.h"
#include "ui/surface/surface_view.h"
#include "ui/window/export_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QRandomGenerator>
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

    // ------------------------------------------------------------ the picture

    /// Of three triangles over each other the nearest is seen, wherever it stands in the list.
    void theNearestIsSeen_data() {
        QTest::addColumn<QList<int>>("order");
        QTest::newRow("first") << QList<int>{0, 1, 2};
        QTest::newRow("last") << QList<int>{2, 1, 0};
        QTest::newRow("between") << QList<int>{1, 0, 2};
    }
    void theNearestIsSeen() {
        QFETCH(const QList<int>, order);
        // Red, green and blue from the nearest on: each has its third of the texture.
        QImage texture(3, 1, QImage::Format_RGB32);
        texture.setPixel(0, 0, qRgb(255, 0, 0));
        texture.setPixel(1, 0, qRgb(0, 255, 0));
        texture.setPixel(2, 0, qRgb(0, 0, 255));
        Raster raster{.points = {}, .triangles = {}, .texture = texture};
        for (const int each : order) {
            const float u = (static_cast<float>(each) + 0.5F) / 3;
            const auto corner = static_cast<std::uint32_t>(raster.points.size());
            for (const QPointF at : {QPointF(0, 0), QPointF(10, 0), QPointF(0, 10)})
                raster.points.push_back({.x = static_cast<float>(at.x()),
                                         .y = static_cast<float>(at.y()),
                                         .depth = -static_cast<float>(each),
                                         .u = u,
                                         .v = 0.5F,
                                         .light = 1});
            raster.triangles.push_back({corner, corner + 1, corner + 2});
        }
        QImage image(10, 10, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        drawRaster(raster, 0, image);
        QCOMPARE(image.pixel(2, 2), qRgb(255, 0, 0));
        QCOMPARE(image.pixel(8, 8), qRgba(0, 0, 0, 0));
    }

    /// Two triangles side by side leave no point out and have none of their own beyond.
    void neighboursLeaveNoGap() {
        QImage texture(1, 1, QImage::Format_RGB32);
        texture.fill(Qt::white);
        Raster raster{.points = {}, .triangles = {{0, 1, 2}, {2, 1, 3}}, .texture = texture};
        for (const QPointF at : {QPointF(1.3, 2.1), QPointF(17.7, 3.9), QPointF(2.2, 15.5), QPointF(18.9, 17.3)})
            raster.points.push_back({.x = static_cast<float>(at.x()),
                                     .y = static_cast<float>(at.y()),
                                     .depth = 0,
                                     .u = 0.5F,
                                     .v = 0.5F,
                                     .light = 1});
        const QPolygonF outline({QPointF(1.3, 2.1), QPointF(17.7, 3.9), QPointF(18.9, 17.3), QPointF(2.2, 15.5)});
        QImage whole(20, 20, QImage::Format_ARGB32_Premultiplied);
        whole.fill(Qt::transparent);
        drawRaster(raster, 0, whole);
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 20; ++x)
                QCOMPARE(qAlpha(whole.pixel(x, y)) == 255,
                         outline.containsPoint(QPointF(x + 0.5, y + 0.5), Qt::OddEvenFill));
        // Drawn in two strips it is the same.
        QImage below(20, 13, QImage::Format_ARGB32_Premultiplied);
        below.fill(Qt::transparent);
        drawRaster(raster, 7, below);
        QCOMPARE(below, whole.copy(0, 7, 20, 13));
    }

    /// Nor do those of a whole net in a large picture, far from its corner.
    void aNetHasNoHoles() {
        QImage texture(1, 1, QImage::Format_RGB32);
        texture.fill(Qt::white);
        Raster raster{.points = {}, .triangles = {}, .texture = texture};
        constexpr int side = 60;
        constexpr int away = 20000;
        QRandomGenerator random(7);
        const auto placed = [&random](int step) {
            return static_cast<float>(away + 10 * step + 6 * random.generateDouble());
        };
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column)
                raster.points.push_back(
                    {.x = placed(column), .y = placed(row), .depth = 0, .u = 0.5F, .v = 0.5F, .light = 1});
        for (std::uint32_t row = 0; row + 1 < side; ++row)
            for (std::uint32_t column = 0; column + 1 < side; ++column) {
                const std::uint32_t corner = row * side + column;
                raster.triangles.push_back({corner, corner + 1, corner + side});
                raster.triangles.push_back({corner + 1, corner + side + 1, corner + side});
            }
        QImage image(away + 10 * side, 10 * side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        drawRaster(raster, away, image);
        for (int y = 10; y < 10 * side - 20; ++y)
            for (int x = 10; x < 10 * side - 20; ++x)
                QCOMPARE(qAlpha(image.pixel(away + x, y)), 255);
    }

    /// However it is turned, nothing is cut off, and what is drawn fills the picture.
    void everyViewFits_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("card") << QSize(880, 500);
        QTest::newRow("narrow") << QSize(460, 500);
        QTest::newRow("low") << QSize(1200, 280);
        QTest::newRow("page") << QSize(1600, 1000);
    }
    void everyViewFits() {
        QFETCH(const QSize, size);
        const Figure &figure = *map()->figure();
        const Theme &look = theme("print");
        const SurfaceMesh mesh = surfaceMesh(std::make_shared<const Figure>(figure), look, 100, 256);
        const SurfaceLabels labels = surfaceLabels(figure);
        for (int turn = -180; turn < 180; turn += 45)
            for (const int elevation : {0, 10, 32, 60, 90}) {
                const SurfaceCamera camera{.turn = static_cast<float>(turn),
                                           .elevation = static_cast<float>(elevation)};
                const QImage image = surfacePicture(mesh, labels, {.camera = camera, .pixels = size, .points = 1});
                QCOMPARE(image.size(), size);
                QRect ink;
                for (int y = 0; y < size.height(); ++y)
                    for (int x = 0; x < size.width(); ++x)
                        if (!close(image.pixel(x, y), look.card.rgb(), 8))
                            ink |= QRect(x, y, 1, 1);
                const QByteArray view = QByteArray::number(turn) + ' ' + QByteArray::number(elevation);
                QVERIFY2(image.rect().adjusted(1, 1, -1, -1).contains(ink), view);
                QVERIFY2(ink.width() > size.width() / 2 || ink.height() > size.height() / 2, view);
            }
    }

    /// A large picture is drawn strip by strip: where they meet it is the same as in one.
    void stripsMeet() {
        const Figure &figure = *map()->figure();
        const SurfaceMesh mesh = surfaceMesh(std::make_shared<const Figure>(figure), theme("print"), 100, 512);
        const SurfaceLabels labels = surfaceLabels(figure);
        const QImage once = surfacePicture(mesh, labels, {.pixels = {1000, 1000}, .points = 1});
        // Its width makes it as large, and the middle is where strips meet.
        const QImage strips = surfacePicture(mesh, labels, {.pixels = {1000, 2200}, .points = 1});
        int other = 0;
        for (int y = 0; y < once.height(); ++y)
            for (int x = 0; x < once.width(); ++x)
                other += close(once.pixel(x, y), strips.pixel(x, y + 600), 8) ? 0 : 1;
        QVERIFY2(other < 20, qPrintable(QString::number(other))); // rounded elsewhere
    }

    /// Whatever is asked for, a picture of that size is drawn.
    void everyPictureIsDrawn_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("head");
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("points");
        QTest::addColumn<float>("zoom");
        QTest::newRow("a point") << QSize(1, 1) << 0 << 1.0 << 2.0 << 100.0F;
        QTest::newRow("a line") << QSize(1, 700) << 0 << 1.5 << 0.5 << 100.0F;
        QTest::newRow("all head") << QSize(100, 100) << 408 << 12.0 << 2.0 << 100.0F;
        QTest::newRow("far") << QSize(301, 203) << 34 << 1.5 << 2.0 << 30.0F;
        QTest::newRow("near") << QSize(301, 203) << 34 << 1.5 << 0.5 << 400.0F;
    }
    void everyPictureIsDrawn() {
        QFETCH(const QSize, size);
        QFETCH(const int, head);
        QFETCH(const double, scale);
        QFETCH(const double, points);
        QFETCH(const float, zoom);
        HeatMap map = small();
        map.values[1] = std::nanf("");
        const auto figure = mapFigure(map);
        const SurfaceMesh mesh = surfaceMesh(figure, theme("light"), 200, 64);
        for (const float elevation : {0.0F, 45.0F, 90.0F}) {
            const QImage image = surfacePicture(mesh, surfaceLabels(*figure),
                                                {.camera = {.elevation = elevation, .zoom = zoom},
                                                 .pixels = size,
                                                 .head = head,
                                                 .scale = scale,
                                                 .points = points});
            QCOMPARE(image.size(), size);
            if (zoom > 100)
                QVERIFY(shareOf(image, colourTable(ColourScale::Kind::Sequential)[255], 40) > 0.0005);
        }
    }

    void aPictureCanBeStopped() {
        const auto figure = mapFigure(small());
        const SurfaceMesh mesh = surfaceMesh(figure, theme("light"), 200, 64);
        std::stop_source source;
        source.request_stop();
        const SurfaceLook look{.pixels = {300, 200}};
        QVERIFY(surfacePicture(mesh, surfaceLabels(*figure), look, source.get_token()).isNull());
        QVERIFY(!surfacePicture(mesh, surfaceLabels(*figure), look).isNull());
    }

    // ------------------------------------------------------------ in the window

    void isOfferedForHeatMapsOnly() {
        QVERIFY(surface().showAction()->isEnabled());
        QVERIFY(surface().offers(QStringLiteral("surface")) && !surface().offers(QStringLiteral("counts")));
        open("accuracy");
        QVERIFY(!surface().showAction()->isEnabled());
        open("sampling");
        QVERIFY(surface().showAction()->isEnabled());
    }

    void takesThePlaceOfTheMap() {
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

    /// Where there are two maps the surface follows the focus from one to the other, and comes to rest.
    void followsTheFocusFromMapToMap() {
        m_window->resize(1900, 1100);
        open("sampling");
        const auto shown = [this](bool visible) {
            std::vector<FigureView *> maps;
            for (FigureView *view : m_window->board().views())
                if (view->isVisible() == visible && heatMap(*view->figure()))
                    maps.push_back(view);
            return maps;
        };
        const std::vector<FigureView *> below = shown(false);
        QCOMPARE(below.size(), std::size_t{1});
        m_window->board().activate(QString::fromStdString(below.front()->figure()->id)); // comes forward
        QVERIFY(settled(*m_window));
        const std::vector<FigureView *> maps = shown(true);
        QCOMPARE(maps.size(), std::size_t{2});
        maps[0]->setFocus();
        toggle();
        SurfaceView *view = surface().view();
        QVERIFY(view && view->isVisible());
        for (FigureView *next : {maps[1], maps[0], maps[1]}) {
            QVERIFY(next->isVisible());
            next->setFocus(Qt::TabFocusReason);
            QCOMPARE(QApplication::focusWidget(), view);
            QVERIFY(surface().shows(*next->figure()) && !next->isVisible());
            QCOMPARE(view->geometry(), next->geometry());
        }
        toggle();
        QVERIFY(!view->isVisible() && maps[0]->isVisible() && maps[1]->isVisible());
    }

    /// A click on the small picture of another map brings that forward, as a surface too.
    void anotherMapTakesTheSurface() {
        m_window->resize(1900, 1100);
        open("sampling");
        toggle();
        SurfaceView *view = surface().view();
        QVERIFY(view->isVisible());
        QCOMPARE(QApplication::focusWidget(), view);
        FigureView *other = nullptr;
        for (FigureView *each : m_window->board().views())
            if (heatMap(*each->figure()) && !surface().shows(*each->figure()))
                other = each;
        QVERIFY(other);
        m_window->board().activate(QString::fromStdString(other->figure()->id));
        QVERIFY(settled(*m_window));
        QCOMPARE(m_window->board().activeView(), other);
        QVERIFY(surface().showAction()->isChecked() && view->isVisible());
        QVERIFY(surface().shows(*other->figure()) && !other->isVisible());
        QCOMPARE(QApplication::focusWidget(), view);
    }

    void turnsByKeyboard() {
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
        toggle();
        QTRY_VERIFY(surface().view()->atRest());
        const QImage before = shown();
        QVERIFY(!m_window->store().setParameter(LieProbability, 0.05));
        SETTLE(*m_window);
        QTRY_VERIFY(surface().view()->atRest());
        QVERIFY(shown() != before);
    }

    void copiesAndExportsWhatIsShown() {
        toggle();
        QTRY_VERIFY(surface().view()->atRest());
        m_window->figureActions().copyImage()->trigger();
        QTRY_COMPARE(QApplication::clipboard()->image().size(), PictureOptions().size);
        const QImage copied = QApplication::clipboard()->image();
        QVERIFY(copied != figureImage(*map()->figure(), {}));

        // What is copied later stays.
        m_window->figureActions().copyImage()->trigger();
        QApplication::clipboard()->setText(QStringLiteral("later"));
        QTest::qWait(700);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("later"));

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
