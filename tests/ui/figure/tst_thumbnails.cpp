#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "ui/figure/thumbnails.h"

#include "core/explorers/explorer.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace halftruth;

namespace {

constexpr QSize size{200, 90};

/// As a strip draws it with a scene that has drawn others.
QImage drawnWith(FigureScene &scene, const std::shared_ptr<const Figure> &figure) {
    Thumbnail thumbnail(nullptr);
    thumbnail.resize(size);
    thumbnail.setFigure(figure);
    thumbnail.draw(scene);
    return thumbnail.picture().toImage();
}

QImage drawnAlone(const std::shared_ptr<const Figure> &figure) {
    FigureScene scene;
    scene.setBare(true);
    return drawnWith(scene, figure);
}

} // namespace

class ThumbnailsTest : public QObject {
    Q_OBJECT

private slots:
    // The pictures of a strip are drawn with one scene, without an event between: none shows what another does.
    void eachShowsItsFigureAlone_data() {
        QTest::addColumn<std::string>("id");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::addRow("%s", std::string(explorer.id).c_str()) << std::string(explorer.id);
    }
    void eachShowsItsFigureAlone() {
        QFETCH(const std::string, id);
        const ExplorerSpec &explorer = *findExplorer(id);
        std::vector<std::shared_ptr<const Figure>> figures;
        for (const Figure &figure :
             explored(explorer, {.parameters = fitted(explorer.parameters, Parameters())}).figures)
            figures.push_back(std::make_shared<const Figure>(figure));
        std::vector<QImage> alone;
        for (const auto &figure : figures)
            alone.push_back(drawnAlone(figure));
        for (const bool backwards : {false, true}) {
            FigureScene scene;
            scene.setBare(true);
            for (std::size_t place = 0; place < figures.size(); ++place) {
                const std::size_t i = backwards ? figures.size() - 1 - place : place;
                QVERIFY2(drawnWith(scene, figures[i]) == alone[i], figures[i]->id.c_str());
            }
        }
    }

    // Why there is nothing to see stands there alone: no line of a marker strikes it through.
    void aNoteIsNotStruckThrough() {
        Figure figure{.id = "f",
                      .title = Text::verbatim("Nothing"),
                      .x = {.title = Text::verbatim("x"), .range = {0, 10}},
                      .y = {.title = Text::verbatim("y"), .range = {0, 10}},
                      .note = Text::verbatim("Nobody has answered yet.")};
        const auto shown = [&] {
            FigureScene scene;
            scene.setBare(true);
            Thumbnail thumbnail(nullptr);
            thumbnail.resize(size);
            thumbnail.setFigure(std::make_shared<const Figure>(figure));
            thumbnail.draw(scene);
            return thumbnail.grab().toImage();
        };
        const QImage without = shown();
        figure.layers = {Marker{.direction = Marker::Direction::Horizontal, .value = 5}, Marker{.value = 5}};
        QVERIFY(shown() == without);
        figure.layers.emplace_back(Curve{.label = Text::verbatim("nowhere")}); // nothing that is seen
        QVERIFY(shown() == without);
        figure.note = {};
        QVERIFY(shown() != without);
    }

    // What was drawn is seen, and not the place of a reason that there is none for.
    void thePictureIsSeen() {
        FigureScene scene;
        scene.setBare(true);
        Thumbnail thumbnail(nullptr);
        thumbnail.resize(size);
        thumbnail.setFigure(std::make_shared<const Figure>(figureOf("accuracy", "error")));
        const QImage before = thumbnail.grab().toImage();
        thumbnail.draw(scene);
        QCOMPARE(thumbnail.noteLines(), QStringList());
        QVERIFY(thumbnail.grab().toImage() != before);
    }

    // A reason that has no room ends where it is seen to end, and is told whole by the tool tip.
    void aLongNoteIsNotCut() {
        const QString why = QStringLiteral("A matrix is designed for at most 30 categories and ε from 0.01 to 10.");
        const auto figure = std::make_shared<const Figure>(Figure{.id = "f",
                                                                  .title = Text::verbatim("Nothing"),
                                                                  .x = {.range = {0, 10}},
                                                                  .y = {.range = {0, 10}},
                                                                  .note = Text::verbatim(why.toStdString())});
        Thumbnail thumbnail(nullptr);
        thumbnail.resize(120, 60);
        thumbnail.setFigure(figure);
        const QStringList lines = thumbnail.noteLines();
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.last().endsWith(QChar(0x2026)));
        for (const QString &line : lines)
            QVERIFY(QFontMetricsF(textFont(12)).horizontalAdvance(line) <= thumbnail.width());
        QVERIFY(thumbnail.toolTip().contains(why));
        thumbnail.resize(500, 60);
        QCOMPARE(thumbnail.noteLines(), QStringList{why});
    }

    // Things to be counted are as far apart across as down, however flat the picture is: rows are no lines.
    void iconsAreInSquares() {
        const auto figure = std::make_shared<const Figure>(figureOf("randomized-response", "hundred"));
        QVERIFY(figure->icons);
        FigureScene scene;
        scene.setBare(true);
        scene.setSize({180, 40});
        scene.setFigure(figure);
        const QPointF from = scene.geometry().toScene(1, 1);
        const QPointF to = scene.geometry().toScene(2, 2);
        QCOMPARE(to.x() - from.x(), from.y() - to.y());
        QVERIFY(scene.sceneRect().contains(scene.geometry().plot));
        // And there is room between the dots.
        QImage image(180, 40, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        scene.render(&painter, QRectF(0, 0, 180, 40), scene.sceneRect());
        painter.end();
        const QPointF between = scene.geometry().toScene(1.5, 9.5);
        QVERIFY(image.pixelColor(between.toPoint()).lightness() > 200);
    }

    // A dot on the edge of what is shown is whole.
    void aDotAtTheEdgeIsWhole() {
        const Figure figure{.id = "f",
                            .title = Text::verbatim("Dots"),
                            .x = {.title = Text::verbatim("x"), .range = {0, 10}},
                            .y = {.title = Text::verbatim("y"), .range = {0, 10}},
                            .layers = {Points{.label = {}, .x = {0, 5}, .y = {5, 5}}}};
        const QImage image = drawnAlone(std::make_shared<const Figure>(figure));
        const auto inkIn = [&](int from, int to) {
            int count = 0;
            for (int x = from; x < to; ++x)
                for (int y = 0; y < image.height(); ++y)
                    count += image.pixel(x, y) != theme("light").card.rgb() ? 1 : 0;
            return count;
        };
        const int whole = inkIn(20, image.width());
        QVERIFY(whole > 30);
        QVERIFY2(std::abs(inkIn(0, 20) - whole) <= whole / 8, qPrintable(QString::number(inkIn(0, 20))));
    }
};

HALFTRUTH_TEST(ThumbnailsTest)
#include "tst_thumbnails.moc"
