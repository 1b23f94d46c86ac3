#include "tests/support/test_program.h"
#include "ui/scene/falling_points.h"
#include "ui/scene/figure_scene.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace halftruth;

/// New points of Points::falls fall into their places; whatever else changes, nothing does.
class FallingPointsTest : public QObject {
    Q_OBJECT

    /// A column of so many at 0.
    static Figure column(int height, const char *id = "answers") {
        Points points{.label = Text::verbatim("an answer"), .x = {}, .y = {}, .falls = true};
        for (int i = 1; i <= height; ++i) {
            points.x.push_back(0);
            points.y.push_back(i);
        }
        Figure figure{.id = id, .x = {.range = {-1, 1}}, .y = {.range = {0, 100}}};
        figure.layers.emplace_back(std::move(points));
        return figure;
    }
    static bool falls(const FallingPoints &falling, int height) { return falling.fallen(0, height) < 1; }

private slots:
    void whatIsNewFalls() {
        FallingPoints falling;
        const Figure before = column(3);
        falling.follow(&before, column(5));
        QVERIFY(falling.moving());
        QVERIFY(!falls(falling, 3) && falls(falling, 4) && falls(falling, 5));
        falling.advance(0.1);
        const double first = falling.fallen(0, 4);
        QVERIFY(first > 0 && falling.fallen(0, 5) < first); // one after the other
        falling.advance(0.1);
        QVERIFY(falling.fallen(0, 4) > 2 * first); // faster and faster
        falling.advance(1);
        QVERIFY(!falling.moving());
        QCOMPARE(falling.fallen(0, 4), 1.0);
    }

    void whoComesMeanwhileFallsBesideThoseOnTheirWay() {
        FallingPoints falling;
        const Figure first = column(1);
        const Figure second = column(2);
        falling.follow(&first, second);
        falling.advance(0.2);
        const double on = falling.fallen(0, 2);
        falling.follow(&second, column(3));
        QCOMPARE(falling.fallen(0, 2), on);
        QCOMPARE(falling.fallen(0, 3), 0.0);
    }

    void onlyWhatIsAddedFalls() {
        FallingPoints falling;
        const Figure before = column(3);
        falling.follow(nullptr, before); // the first that is shown
        QVERIFY(!falling.moving());
        const Figure other = column(3, "repeated");
        falling.follow(&other, column(5));
        QVERIFY(!falling.moving());
        falling.follow(&before, column(5));
        QVERIFY(falling.moving());
        const Figure more = column(5);
        falling.follow(&more, column(4)); // the last one is taken back
        QVERIFY(!falling.moving());
    }

    void ofManyNoneFall() {
        FallingPoints falling;
        const Figure none = column(0);
        const auto most = static_cast<int>(FallingPoints::mostFalling);
        falling.follow(&none, column(most + 1));
        QVERIFY(!falling.moving());
        falling.follow(&none, column(most));
        QVERIFY(falling.moving());
        falling.advance(1); // the last of them had its turn, too
        QVERIFY(!falling.moving());
    }

    void aSceneMovesOnAScreenAlone() {
        FigureScene scene;
        scene.setSize({300, 200});
        const auto picture = [&scene] {
            QImage image(300, 200, QImage::Format_RGB32);
            QPainter painter(&image);
            scene.render(&painter);
            return image;
        };
        scene.setFigure(std::make_shared<Figure>(column(40)));
        scene.setFigure(std::make_shared<Figure>(column(41)));
        const QImage there = picture(); // a file: at once
        scene.setFigure(std::make_shared<Figure>(column(40)));
        scene.setMoving(true);
        scene.setFigure(std::make_shared<Figure>(column(41)));
        QVERIFY(picture() != there);
        QTRY_COMPARE(picture(), there);
        // Who wants no motion sees it there.
        scene.setFigure(std::make_shared<Figure>(column(40)));
        scene.setFigure(std::make_shared<Figure>(column(41)));
        QVERIFY(picture() != there);
        scene.setMoving(false);
        QCOMPARE(picture(), there);
    }
};

HALFTRUTH_TEST(FallingPointsTest)
#include "tst_falling_points.moc"
