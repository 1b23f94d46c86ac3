#include "tests/support/test_program.h"
#include "ui/figure/thumbnails.h"

#include "core/explorers/explorer.h"

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
        figure.note = {};
        QVERIFY(shown() != without);
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
