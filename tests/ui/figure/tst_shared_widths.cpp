#include "tests/support/test_program.h"
#include "ui/figure/shared_widths.h"

#include <QTest>

#include <numeric>

using namespace halftruth;

/// A row of neighbours: a pure function.
class SharedWidthsTest : public QObject {
    Q_OBJECT

private slots:
    void allAreAlikeWhereEachHasItsWish() {
        QCOMPARE(sharedWidths({10, 90, 100}, 300), std::vector<int>({100, 100, 100}));
    }
    void whoNeedsMoreHasMore() { QCOMPARE(sharedWidths({30, 150, 60}, 300), std::vector<int>({50, 170, 80})); }
    void theWidestAreCutToOneWidth() {
        QCOMPARE(sharedWidths({50, 400, 200}, 300), std::vector<int>({50, 125, 125}));
    }
    void theRoomIsFilled() {
        QVERIFY(sharedWidths({}, 100).empty());
        for (const std::vector<double> &wishes :
             {std::vector<double>{1.0 / 3, 2, 3}, {70.4, 10.3, 20.2}, {500, 700, 900}, {33.3, 33.4, 40.1}}) {
            const std::vector<int> widths = sharedWidths(wishes, 101);
            QCOMPARE(std::accumulate(widths.begin(), widths.end(), 0), 101);
        }
    }
};

HALFTRUTH_TEST(SharedWidthsTest)
#include "tst_shared_widths.moc"
