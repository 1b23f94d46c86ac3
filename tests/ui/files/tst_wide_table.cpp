#include "tests/support/test_program.h"
#include "ui/files/figure_command.h"
#include "ui/files/figure_data.h"
#include "ui/files/figure_file.h"
#include "ui/files/wide_table.h"
#include "ui/table/wide_table_model.h"

#include "core/explorers/explorer.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>
#include <set>
#include <stdexcept>
#include <utility>

using namespace halftruth;

namespace {

Figure family() {
    return {.id = "family",
            .title = phrase("a family"),
            .x = {.title = phrase("people"), .symbol = "n"},
            .y = {.title = phrase("error"), .symbol = "α"},
            .layers = {Marker{.value = 2}, Curve{.label = phrase("a, b"), .x = {1, 2, 4}, .y = {0.1, 0.2, 0.4}},
                       Curve{.label = phrase("back"), .x = {4, 3, 2}, .y = {-4, -3, -2}},
                       Band{.label = phrase("likely"), .x = {2}, .lower = {0}, .upper = {1}}}};
}

Figure map() {
    return {.id = "map",
            .title = phrase("a map"),
            .x = {.title = phrase("yes answers"), .symbol = "s"},
            .y = {.title = phrase("true yeses"), .symbol = "m"},
            .layers = {HeatMap{.label = phrase("ratio"),
                               .xs = {10, 20, 30},
                               .ys = {5, 6},
                               .values = {0.25F, 0.5F, std::nanf(""), 0.1F, -1.0F, 2.0F}},
                       Curve{.label = phrase("over it"), .x = {10, 11}, .y = {5, 6}}}};
}

} // namespace

class WideTableTest : public QObject {
    Q_OBJECT

private slots:
    void aFamilyHasAColumnForEachCurve() {
        const Figure figure = family();
        const WideTable table(figure);
        QVERIFY(table.exists());
        QCOMPARE(wideText(table, ','), QByteArray("people n,\"a, b\",back,\"likely, lower\",\"likely, upper\"\n"
                                                  "1,0.1,,,\n"
                                                  "2,0.2,-2,0,1\n"
                                                  "3,,-3,,\n"
                                                  "4,0.4,-4,,\n"));
    }

    void aMapHasAColumnForEachY() {
        const Figure figure = map();
        const WideTable table(figure);
        QVERIFY(table.exists());
        QCOMPARE(wideText(table, '\t'), QByteArray("yes answers s\tratio, m = 5\tratio, m = 6\n"
                                                   "10\t0.25\t0.100000001\n"
                                                   "20\t0.5\t-1\n"
                                                   "30\t\t2\n"));
    }

    // A map over whole numbers may show one in several cells.
    void aWholeNumberHasOneRowAndOneColumn() {
        Figure figure = map();
        auto &cells = std::get<HeatMap>(figure.layers[0]);
        cells.xs = {10, 10, 20};
        cells.ys = {5, 5};
        cells.values = {0.25F, 0.25F, 0.5F, 0.25F, 0.25F, 0.5F};
        QCOMPARE(wideText(WideTable(figure), ','), QByteArray("yes answers s,\"ratio, m = 5\"\n10,0.25\n20,0.5\n"));
    }

    void noTwoColumnsHaveOneName() {
        Figure figure = family();
        std::get<Curve>(figure.layers[2]).label = phrase("a, b");
        QVERIFY(wideText(WideTable(figure), ',').startsWith("people n,\"a, b\",\"a, b (2)\","));
        // Nor does one that is told apart take that of another.
        figure.layers.insert(figure.layers.begin(), std::get<Curve>(figure.layers[1]));
        std::get<Curve>(figure.layers[0]).label = phrase("a, b (2)");
        QVERIFY(wideText(WideTable(figure), ',').startsWith("people n,\"a, b (2)\",\"a, b\",\"a, b (3)\","));
    }

    void notEveryFigureHasOne() {
        const Figure one{.id = "one", .layers = {Curve{.label = phrase("c"), .x = {1, 2}, .y = {1, 2}}}};
        QVERIFY(!WideTable(one).exists());
        // Where a curve has two values at an x no row can hold both.
        const Figure steps{.id = "steps",
                           .layers = {Curve{.label = phrase("c"), .x = {1, 1, 2}, .y = {0, 1, 1}},
                                      Curve{.label = phrase("d"), .x = {1, 2}, .y = {1, 2}}}};
        QVERIFY(!WideTable(steps).exists());
        QCOMPARE(WideTable(steps).rowCount(), std::size_t{0});
        QVERIFY(!WideTable(Figure{}).exists());
    }

    // The same numbers as in the long form, of every figure of every explorer.
    void holdsEveryNumber() {
        int tables = 0;
        for (const ExplorerSpec &explorer : explorerTable()) {
            const Exploration answer = explored(explorer, {.parameters = explorer.fit({}), .columns = 12, .rows = 9});
            for (const Figure &figure : answer.figures) {
                const WideTable wide(figure);
                if (!wide.exists())
                    continue;
                ++tables;
                std::size_t cells = 0;
                for (std::size_t row = 0; row < wide.rowCount(); ++row)
                    for (std::size_t column = 1; column < wide.columnCount(); ++column)
                        cells += wide.value(row, column).has_value() ? 1 : 0;
                const bool isMap = std::ranges::any_of(
                    figure.layers, [](const Layer &layer) { return std::holds_alternative<HeatMap>(layer); });
                const FigureTable points(figure);
                std::size_t wanted = 0;
                std::set<std::pair<double, double>> cellsOfMap; // a whole number may have several
                for (std::size_t i = 0; i < points.rowCount(); ++i) {
                    const FigureTable::Row row = points.row(i);
                    const bool drawnOver = row.role == "marker" || row.role == "annotation" || row.role == "contour";
                    if (isMap && row.role == "heat map" && !std::isnan(*row.value))
                        cellsOfMap.emplace(*row.x, *row.y);
                    wanted += !isMap && !drawnOver;
                }
                wanted += cellsOfMap.size();
                QVERIFY2(cells == wanted, figure.id.c_str());
            }
        }
        QVERIFY(tables > 20);
    }

    void theModelFollows() {
        WideTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(std::make_shared<const Figure>(family()));
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.columnCount(), 5);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("people n"));
        QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("−2"));
        QVERIFY(!model.index(0, 2).data().isValid());
        Figure moved = family();
        std::get<Curve>(moved.layers[1]).y[0] = 7;
        model.show(std::make_shared<const Figure>(moved));
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("7"));
        model.show(std::make_shared<const Figure>(map()));
        QCOMPARE(model.columnCount(), 3);
        model.show(std::make_shared<const Figure>());
        QCOMPARE(model.rowCount(), 0);
    }

    void filesHaveItWhereItIsAskedFor() {
        const ExplorerSpec &explorer = *findExplorer("privacy-ratio");
        const Request request{.parameters = explorer.fit({}), .columns = 4, .rows = 3};
        const Exploration answer = explored(explorer, request);
        const Provenance provenance = Provenance::of(explorer, request, answer);
        const Figure &figure = answer.figures.front();
        QVERIFY(figureFile(figure, FigureFormat::Csv, {}, provenance).contains("series,role,x,y,value\n"));
        const QByteArray wide = figureFile(figure, FigureFormat::Csv, {.wide = true}, provenance);
        QVERIFY(wide.endsWith(wideText(WideTable(figure), ',')));
        const Figure one{.id = "one", .layers = {Curve{.label = phrase("c"), .x = {1, 2}, .y = {1, 2}}}};
        QVERIFY_EXCEPTION_THROWN((void)figureFile(one, FigureFormat::Csv, {.wide = true}, provenance),
                                 std::domain_error);
    }
};

HALFTRUTH_TEST(WideTableTest)
#include "tst_wide_table.moc"
