#include "tests/support/test_program.h"
#include "ui/figure/board_plan.h"

#include <QTest>

using namespace halftruth;

/// Where charts go: a pure function.
class BoardPlanTest : public QObject {
    Q_OBJECT

private slots:
    void everythingHasItsPlace_data() {
        QTest::addColumn<QSize>("room");
        QTest::addColumn<double>("scale");
        for (const QSize room : {QSize(220, 200), QSize(660, 440), QSize(780, 610), QSize(960, 660), QSize(1420, 900),
                                 QSize(3000, 1800)})
            for (const double scale : {1.0, 1.5, 2.0})
                QTest::addRow("%dx%d, %.1f", room.width(), room.height(), scale) << room << scale;
    }
    void everythingHasItsPlace() {
        QFETCH(QSize, room);
        QFETCH(const double, scale);
        for (int figures = 1; figures <= 8; ++figures) {
            room.setHeight(std::max(room.height(), leastBoardHeight(figures, scale)));
            const BoardPlan plan = boardPlan(room, figures, scale);
            QVERIFY(!plan.charts.empty());
            QVERIFY(plan.charts.size() <= 3);
            // What isn't a chart is a thumbnail, and only then is there a strip.
            QCOMPARE(plan.thumbnails.isNull(), static_cast<int>(plan.charts.size()) == figures);
            std::vector<QRect> all = plan.charts;
            if (!plan.thumbnails.isNull())
                all.push_back(plan.thumbnails);
            for (std::size_t i = 0; i < all.size(); ++i) {
                QVERIFY(QRect(QPoint(), room).contains(all[i]));
                for (std::size_t j = i + 1; j < all.size(); ++j)
                    QVERIFY(!all[i].intersects(all[j]));
            }
            for (const QRect &chart : plan.charts)
                QVERIFY(chart.height() >= leastChartHeight(scale));
            // Both ends of the room are used.
            QRect covered;
            for (const QRect &each : all)
                covered = covered.united(each);
            QCOMPARE(covered, QRect(QPoint(), room));
        }
    }

    void cutsStandAtTheirAxes() {
        for (const double scale : {1.0, 1.5})
            for (int figures = 3; figures <= 6; ++figures) {
                const QSize room = (QSizeF(1400, 850) * scale).toSize();
                const BoardPlan plan = marginsPlan(room, figures, scale);
                QCOMPARE(plan.charts.size(), static_cast<std::size_t>(std::min(figures, 4)));
                QCOMPARE(plan.charts[1].left(), plan.charts[0].left());
                QCOMPARE(plan.charts[1].width(), plan.charts[0].width());
                QVERIFY(plan.charts[1].top() > plan.charts[0].bottom());
                QCOMPARE(plan.charts[2].top(), plan.charts[0].top());
                QCOMPARE(plan.charts[2].height(), plan.charts[0].height());
                QVERIFY(plan.charts[2].left() > plan.charts[0].right());
                QRect covered = plan.thumbnails;
                for (const QRect &each : plan.charts)
                    covered = covered.united(each);
                QCOMPARE(covered, QRect(QPoint(), room));
                QCOMPARE(plan.thumbnails.isNull(), figures <= 4);
            }
        QVERIFY(marginsPlan(QSize(890, 610), 5, 1).charts.empty());
        QVERIFY(marginsPlan(QSize(1400, 850), 2, 1).charts.empty());
    }

    void comparedChartsAreOfOneSize_data() { everythingHasItsPlace_data(); }
    void comparedChartsAreOfOneSize() {
        QFETCH(QSize, room);
        QFETCH(const double, scale);
        for (int figures = 2; figures <= 9; ++figures)
            for (int together = 2; together <= std::min(3, figures); ++together) {
                room.setHeight(std::max(room.height(), leastBoardHeight(figures, scale)));
                const BoardPlan plan = comparingPlan(room, figures, together, scale);
                const auto placed = static_cast<int>(plan.charts.size());
                QVERIFY(placed >= 2 && placed <= together);
                QCOMPARE(plan.thumbnails.isNull(), placed == figures);
                QRect covered = plan.thumbnails;
                for (std::size_t i = 0; i < plan.charts.size(); ++i) {
                    QVERIFY(plan.charts[i].height() >= leastChartHeight(scale));
                    QVERIFY(!plan.charts[i].intersects(plan.thumbnails));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!plan.charts[i].intersects(plan.charts[j]));
                    covered = covered.united(plan.charts[i]);
                }
                QCOMPARE(covered, QRect(QPoint(), room));
                // The two states; a third is their difference.
                QVERIFY(std::abs(plan.charts[0].width() - plan.charts[1].width()) <= 1);
                QCOMPARE(plan.charts[0].height(), plan.charts[1].height());
                QCOMPARE(plan.charts[0].top(), plan.charts[1].top());
            }
    }

    void theMainChartTakesThreeFifths() {
        const BoardPlan beside = boardPlan({1420, 900}, 3, 1);
        QCOMPARE(beside.charts.size(), std::size_t{3});
        QVERIFY(std::abs(beside.charts[0].width() - 0.6 * 1420) < 8);
        QCOMPARE(beside.charts[0].height(), 900);
        const BoardPlan below = boardPlan({960, 680}, 3, 1);
        QCOMPARE(below.charts.size(), std::size_t{3});
        QVERIFY(std::abs(below.charts[0].height() - 0.6 * 680) < 8);
        QCOMPARE(below.charts[0].width(), 960);
    }

    void whereOthersWouldBeTooSmallTheyAreThumbnails() {
        const BoardPlan plan = boardPlan({660, 440}, 3, 1);
        QCOMPARE(plan.charts.size(), std::size_t{1});
        QVERIFY(!plan.thumbnails.isNull());
    }

    void noFiguresNoPlaces() {
        QVERIFY(boardPlan({660, 440}, 0, 1).charts.empty());
        QVERIFY(boardPlan({660, 440}, 0, 1).thumbnails.isNull());
    }
};

HALFTRUTH_TEST(BoardPlanTest)
#include "tst_board_plan.moc"
