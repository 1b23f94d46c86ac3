#include "tests/support/test_program.h"

#include "core/figure/contours.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <vector>

using namespace halftruth;

namespace {

struct Grid {
    std::vector<double> xs;
    std::vector<double> ys;
    std::vector<float> values;
    [[nodiscard]] GridView view() const { return {xs, ys, values}; }
};

Grid sampled(std::vector<double> xs, std::vector<double> ys, const std::function<double(double, double)> &f) {
    Grid grid{.xs = std::move(xs), .ys = std::move(ys), .values = {}};
    for (const double y : grid.ys)
        for (const double x : grid.xs)
            grid.values.push_back(static_cast<float>(f(x, y)));
    return grid;
}

std::vector<double> steps(double lower, double upper, int count) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i)
        values.push_back(lower + (upper - lower) * i / (count - 1));
    return values;
}

bool closed(const Contour::Line &line) {
    return line.x.size() > 2 && line.x.front() == line.x.back() && line.y.front() == line.y.back();
}

std::size_t pointsOf(const std::vector<Contour::Line> &lines) {
    std::size_t points = 0;
    for (const Contour::Line &line : lines)
        points += line.x.size();
    return points;
}

/// The grid's value at a point of one of its edges, between the two nodes there; NaN off the edges.
double onEdge(const Grid &grid, double x, double y) {
    const auto place = [](const std::vector<double> &nodes, double at) {
        std::size_t i = 0;
        while (i + 2 < nodes.size() && nodes[i + 1] <= at)
            ++i;
        return std::pair{i, (at - nodes[i]) / (nodes[i + 1] - nodes[i])};
    };
    const auto [column, partX] = place(grid.xs, x);
    const auto [row, partY] = place(grid.ys, y);
    const auto isNode = [](double part) { return std::min(std::fabs(part), std::fabs(1 - part)) < 1e-9; };
    if (!isNode(partX) && !isNode(partY))
        return std::nan("");
    const auto value = [&](std::size_t c, std::size_t r) {
        return static_cast<double>(grid.values[r * grid.xs.size() + c]);
    };
    return (1 - partY) * ((1 - partX) * value(column, row) + partX * value(column + 1, row)) +
           partY * ((1 - partX) * value(column, row + 1) + partX * value(column + 1, row + 1));
}

} // namespace

class TestContours : public QObject {
    Q_OBJECT

private slots:
    void planeHasStraightContours_data() {
        QTest::addColumn<double>("a");
        QTest::addColumn<double>("b");
        QTest::addColumn<double>("level");
        QTest::newRow("upright") << 1.0 << 0.0 << 0.3;
        QTest::newRow("level") << 0.0 << 1.0 << 0.7;
        QTest::newRow("diagonal") << 1.0 << 1.0 << 0.9;
        QTest::newRow("falling") << -2.0 << 1.0 << -0.45;
    }
    void planeHasStraightContours() {
        QFETCH(double, a);
        QFETCH(double, b);
        QFETCH(double, level);
        // Uneven nodes: the contour must not depend on their spacing.
        const Grid grid = sampled({0, 0.1, 0.35, 0.4, 0.8, 1}, {0, 0.25, 0.5, 0.6, 1},
                                  [&](double x, double y) { return a * x + b * y; });
        const auto lines = contourLines(grid.view(), level);
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines[0].x.size() >= 5 && lines[0].x.size() == lines[0].y.size());
        QVERIFY(!closed(lines[0]));
        for (std::size_t i = 0; i < lines[0].x.size(); ++i)
            QVERIFY(std::fabs(a * lines[0].x[i] + b * lines[0].y[i] - level) < 1e-6);
        // It ends at the border, on both sides.
        for (const auto end : {std::size_t{0}, lines[0].x.size() - 1}) {
            const double x = lines[0].x[end];
            const double y = lines[0].y[end];
            QVERIFY(x == 0 || x == 1 || y == 0 || y == 1);
        }
    }

    void coneHasAClosedCircle() {
        const Grid grid =
            sampled(steps(-1, 1, 81), steps(-1, 1, 81), [](double x, double y) { return std::hypot(x, y); });
        const auto lines = contourLines(grid.view(), 0.6);
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(closed(lines[0]));
        double length = 0;
        for (std::size_t i = 0; i < lines[0].x.size(); ++i) {
            QVERIFY(std::fabs(std::hypot(lines[0].x[i], lines[0].y[i]) - 0.6) < 1e-3);
            if (i > 0)
                length += std::hypot(lines[0].x[i] - lines[0].x[i - 1], lines[0].y[i] - lines[0].y[i - 1]);
        }
        QVERIFY(std::fabs(length - 2 * M_PI * 0.6) < 1e-2);
    }

    void twoHillsHaveTwoContours() {
        const auto hill = [](double x, double y) { return std::exp(-20 * (x * x + y * y)); };
        const Grid grid = sampled(steps(-1, 1, 61), steps(-1, 1, 61),
                                  [&](double x, double y) { return hill(x - 0.5, y) + hill(x + 0.5, y); });
        const auto lines = contourLines(grid.view(), 0.5);
        QCOMPARE(lines.size(), std::size_t{2});
        QVERIFY(closed(lines[0]) && closed(lines[1]));
    }

    // One cell whose corners are high and low in turn: two pieces, which go round the side of the mean's other half.
    void saddleIsDecidedByTheMean_data() {
        QTest::addColumn<double>("level");
        QTest::addColumn<bool>("cutsOffTheOrigin");
        QTest::newRow("centre is high: the low corners are cut off") << 0.4 << false;
        QTest::newRow("centre is low: the high corners are cut off") << 0.6 << true;
    }
    void saddleIsDecidedByTheMean() {
        QFETCH(double, level);
        QFETCH(bool, cutsOffTheOrigin);
        const Grid grid{.xs = {0, 1}, .ys = {0, 1}, .values = {1, 0, 0, 1}}; // high at (0, 0) and (1, 1)
        const auto lines = contourLines(grid.view(), level);
        QCOMPARE(lines.size(), std::size_t{2});
        bool cut = false;
        for (const Contour::Line &line : lines) {
            QCOMPARE(line.x.size(), std::size_t{2});
            // A piece from the lower to the left edge cuts off the corner at the origin.
            cut = cut || ((line.x[0] == 0 || line.x[1] == 0) && (line.y[0] == 0 || line.y[1] == 0));
        }
        QCOMPARE(cut, cutsOffTheOrigin);
    }

    void levelAtCornerValuesIsClean() {
        const Grid grid = sampled({0, 1, 2, 3}, {0, 1, 2, 3}, [](double x, double) { return x; });
        for (const double level : {1.0, 2.0, 3.0}) {
            const auto lines = contourLines(grid.view(), level);
            QCOMPARE(lines.size(), std::size_t{1});
            QCOMPARE(lines[0].x.size(), std::size_t{4});
            for (const double x : lines[0].x)
                QCOMPARE(x, level);
        }
        QVERIFY(contourLines(grid.view(), 0.0).empty()); // nothing is below it
        QVERIFY(contourLines(grid.view(), 3.5).empty());
        const Grid flat = sampled({0, 1, 2}, {0, 1, 2}, [](double, double) { return 1; });
        QVERIFY(contourLines(flat.view(), 1.0).empty());
    }

    void cellsWithoutAValueAreSkipped() {
        for (const double hole : {std::nan(""), std::numeric_limits<double>::infinity()}) {
            Grid grid = sampled(steps(0, 4, 5), steps(0, 4, 5), [](double x, double) { return x; });
            grid.values[2 * 5 + 2] = static_cast<float>(hole); // the node (2, 2), a corner of four cells
            const auto lines = contourLines(grid.view(), 1.5);
            QCOMPARE(lines.size(), std::size_t{2}); // interrupted for y in (1, 3)
            for (const Contour::Line &line : lines)
                for (std::size_t i = 0; i < line.x.size(); ++i) {
                    QCOMPARE(line.x[i], 1.5);
                    QVERIFY(line.y[i] <= 1 || line.y[i] >= 3);
                }
        }
    }

    void everyPointIsAtTheLevel() {
        // Wild enough for saddles, closed and open lines.
        const Grid grid = sampled(steps(0, 5, 40), steps(-3, 1, 33),
                                  [](double x, double y) { return std::sin(3 * x) * std::cos(4 * y) + 0.3 * x * y; });
        for (const double level : {-1.3, -0.5, 0.0, 0.25, 0.9}) {
            const auto lines = contourLines(grid.view(), level);
            QVERIFY(pointsOf(lines) > 20);
            for (const Contour::Line &line : lines) {
                for (std::size_t i = 0; i < line.x.size(); ++i)
                    QVERIFY(std::fabs(onEdge(grid, line.x[i], line.y[i]) - level) < 1e-6);
                const auto atBorder = [&](std::size_t i) {
                    return line.x[i] == 0 || line.x[i] == 5 || line.y[i] == -3 || line.y[i] == 1;
                };
                QVERIFY(closed(line) || (atBorder(0) && atBorder(line.x.size() - 1)));
            }
        }
    }

    void smallGridsHaveNoContours() {
        QVERIFY(contourLines({}, 0.0).empty());
        const std::vector<double> one{0};
        const std::vector<double> two{0, 1};
        const std::vector<float> row{0, 1};
        QVERIFY(contourLines({two, one, row}, 0.5).empty());
        QVERIFY(contourLines({one, two, row}, 0.5).empty());
    }

    void thinnedKeepsTheEndsAndTheValues() {
        const Grid grid =
            sampled(steps(0, 100, 101), steps(0, 46, 47), [](double x, double y) { return x + 1000 * y; });
        for (const std::size_t most :
             {std::size_t{2}, std::size_t{10}, std::size_t{50}, std::size_t{101}, std::size_t{500}}) {
            const ThinnedGrid thin = thinned(grid.view(), most);
            QVERIFY(thin.xs.size() <= most + 1 && thin.ys.size() <= most + 1);
            QCOMPARE(thin.values.size(), thin.xs.size() * thin.ys.size());
            QVERIFY(thin.xs.front() == 0 && thin.xs.back() == 100 && thin.ys.front() == 0 && thin.ys.back() == 46);
            for (std::size_t row = 0; row < thin.ys.size(); ++row)
                for (std::size_t column = 0; column < thin.xs.size(); ++column)
                    QCOMPARE(static_cast<double>(thin.values[row * thin.xs.size() + column]),
                             thin.xs[column] + 1000 * thin.ys[row]);
        }
        const ThinnedGrid whole = thinned(grid.view(), 101);
        QCOMPARE(whole.xs, grid.xs);
        QCOMPARE(whole.values, grid.values);
    }
};

HALFTRUTH_TEST(TestContours)
#include "tst_contours.moc"
