#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "ui/files/figure_data.h"
#include "ui/table/figure_table_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace halftruth;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

std::shared_ptr<const Figure> shared(Figure figure) { return std::make_shared<const Figure>(std::move(figure)); }

/// Some of everything a figure can hold.
Figure mixed() {
    return {.id = "mixed",
            .x = {.title = phrase("people"), .symbol = "n", .unit = phrase("answers")},
            .y = {.title = phrase("error"), .symbol = "α"},
            .layers = {Curve{.label = phrase("tight"), .role = Role::Bound, .x = {1, 2}, .y = {0.1, 1e-300}},
                       Band{.label = phrase("likely"), .x = {3}, .lower = {-1}, .upper = {1}},
                       HeatMap{.label = phrase("ratio"),
                               .symbol = "π",
                               .xs = {10, 20},
                               .ys = {5, 6},
                               .values = {0.25F, 0.5F, 0.1F, -1.0F}},
                       Contour{.level = 0.5, .lines = {{.x = {1}, .y = {2}}, {.x = {3}, .y = {4}}}},
                       Marker{.value = 7},
                       Marker{.direction = Marker::Direction::Horizontal, .value = 8, .label = phrase("α")},
                       Annotation{.x = 9, .y = 10, .text = phrase("here")}}};
}

QStringList column(const QAbstractItemModel &model, FigureColumn column) {
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, static_cast<int>(column)).data().toString();
    return texts;
}

Figure curve(std::vector<double> y) {
    std::vector<double> x;
    for (std::size_t i = 0; i < y.size(); ++i)
        x.push_back(static_cast<double>(i));
    return {.id = "curve", .layers = {Curve{.label = phrase("c"), .x = std::move(x), .y = std::move(y)}}};
}

} // namespace

class FigureTableTest : public QObject {
    Q_OBJECT

private slots:
    void hasEveryLayer() {
        const QList<QByteArray> lines = figureCsv(mixed()).trimmed().split('\n');
        const QList<QByteArray> expected{"series,role,x,y,value",
                                         "tight,bound,1,0.1,",
                                         "tight,bound,2,1e-300,",
                                         "\"likely, lower\",band,3,-1,",
                                         "\"likely, upper\",band,3,1,",
                                         "ratio,heat map,10,5,0.25",
                                         "ratio,heat map,20,5,0.5",
                                         "ratio,heat map,10,6,0.100000001",
                                         "ratio,heat map,20,6,-1",
                                         "contour,contour,1,2,0.5",
                                         "contour,contour,3,4,0.5",
                                         "marker,marker,7,,",
                                         "α,marker,,8,",
                                         "here,annotation,9,10,"};
        QCOMPARE(lines, expected);
    }

    void modelHasTheRowsOfTheFile_data() { addEveryFigure(); }
    void modelHasTheRowsOfTheFile() {
        QFETCH(const Figure, figure);
        FigureTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(shared(figure));
        const FigureTable table(figure);
        QCOMPARE(model.rowCount(), static_cast<int>(table.rowCount()));
        QVERIFY(model.rowCount() > 0);
        // All of it as text is the file, but for the separator; no name has a comma and no tab that would be quoted.
        const QList<QByteArray> csv = figureCsv(figure).split('\n');
        const QStringList tsv = model.allText()().split(QLatin1Char('\n'));
        QCOMPARE(tsv.size(), csv.size());
        QCOMPARE(tsv.size(), model.rowCount() + 2);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QStringList cells = tsv[row + 1].split(QLatin1Char('\t'));
            QCOMPARE(cells.size(), model.columnCount());
            const QByteArray line = csv[row + 1];
            QCOMPARE(cells.mid(2).join(QLatin1Char(',')).toUtf8(),
                     line.mid(line.size() - cells.mid(2).join(QLatin1Char(',')).toUtf8().size()));
            for (const int column : {2, 3, 4})
                QCOMPARE(model.index(row, column).data(Qt::ToolTipRole).toString(), cells[column]);
        }
    }

    void showsNumbersForPeople() {
        FigureTableModel model;
        model.show(shared(mixed()));
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("people n"));
        QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("error α"));
        QCOMPARE(model.headerData(4, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("ratio π"));
        model.setShortNames(true);
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("n"));
        const QStringList values = column(model, FigureColumn::Value);
        QCOMPARE(values[6], QStringLiteral("0.1"));
        QCOMPARE(values[7], QStringLiteral("−1"));
        QCOMPARE(column(model, FigureColumn::Y)[1], QStringLiteral("10⁻³⁰⁰"));
        QCOMPARE(column(model, FigureColumn::X)[11], QString());
    }

    void sorts_data() {
        QTest::addColumn<std::vector<double>>("values");
        QTest::addColumn<bool>("descending");
        QTest::addColumn<std::vector<std::uint32_t>>("order");
        using Rows = std::vector<std::uint32_t>;
        QTest::newRow("ascending") << std::vector{2.0, -1.0, 10.0} << false << Rows{1, 0, 2};
        QTest::newRow("descending") << std::vector{2.0, -1.0, 10.0} << true << Rows{2, 0, 1};
        QTest::newRow("equal keep their order") << std::vector{1.0, 0.0, 1.0, 0.0} << false << Rows{1, 3, 0, 2};
        QTest::newRow("equal, descending") << std::vector{1.0, 0.0, 1.0, 0.0} << true << Rows{0, 2, 1, 3};
        QTest::newRow("no number comes last") << std::vector{notANumber, 3.0, 1.0} << false << Rows{2, 1, 0};
        QTest::newRow("no number comes last, descending")
            << std::vector{notANumber, 1.0, 3.0} << true << Rows{2, 1, 0};
        QTest::newRow("infinities") << std::vector{HUGE_VAL, 0.0, -HUGE_VAL} << false << Rows{2, 1, 0};
        QTest::newRow("one") << std::vector{4.0} << true << Rows{0};
        QTest::newRow("none") << std::vector<double>{} << false << Rows{};
    }
    void sorts() {
        QFETCH(const std::vector<double>, values);
        QFETCH(const bool, descending);
        QFETCH(const std::vector<std::uint32_t>, order);
        const Figure figure = curve(values);
        QCOMPARE(FigureTable(figure).sorted(FigureColumn::Y, descending), order);
    }

    void sortsWords() {
        const Figure figure = mixed();
        const FigureTable table(figure);
        std::vector<std::string> words;
        for (const std::uint32_t row : table.sorted(FigureColumn::Role, false))
            words.emplace_back(table.row(row).role);
        QVERIFY(std::ranges::is_sorted(words));
        QCOMPARE(words.size(), table.rowCount());
        QVERIFY(words.front() == "annotation" && words.back() == "marker");
    }

    void emptyCellsComeLast() {
        const Figure figure = mixed();
        const FigureTable table(figure);
        for (const bool descending : {false, true}) {
            const auto order = table.sorted(FigureColumn::Value, descending);
            QVERIFY(table.row(order.front()).value.has_value());
            QVERIFY(!table.row(order.back()).value.has_value());
        }
    }

    void keepsItsOrderWhenTheFigureChanges() {
        FigureTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(shared(curve({3, 1, 2})));
        QCOMPARE(column(model, FigureColumn::Y), QStringList({"3", "1", "2"}));
        model.sort(static_cast<int>(FigureColumn::Y), Qt::AscendingOrder);
        QTRY_COMPARE(column(model, FigureColumn::Y), QStringList({"1", "2", "3"}));
        model.show(shared(curve({9, 7, 8, 6, 5})));
        QTRY_COMPARE(column(model, FigureColumn::Y), QStringList({"5", "6", "7", "8", "9"}));
        model.show(shared(curve({4, 0})));
        QTRY_COMPARE(column(model, FigureColumn::Y), QStringList({"0", "4"}));
        model.sort(-1);
        QTRY_COMPARE(column(model, FigureColumn::Y), QStringList({"4", "0"}));
    }

    void showsTheLatestOfMany() {
        FigureTableModel model;
        model.sort(static_cast<int>(FigureColumn::Y), Qt::DescendingOrder);
        QSignalSpy shown(&model, &FigureTableModel::shown);
        for (int i = 0; i <= 50; ++i)
            model.show(shared(curve({static_cast<double>(i), static_cast<double>(i + 1)})));
        QTRY_COMPARE(column(model, FigureColumn::Y), QStringList({"51", "50"}));
        QVERIFY(shown.count() <= 2); // the first asked for, and the last
        // An order given up while it is being made is not shown.
        model.sort(static_cast<int>(FigureColumn::Y), Qt::AscendingOrder);
        model.sort(-1);
        QTest::qWait(50);
        QCOMPARE(column(model, FigureColumn::Y), QStringList({"50", "51"}));
    }

    void copiesWhatIsSelected() {
        FigureTableModel model;
        model.show(shared(mixed()));
        QItemSelection selection(model.index(1, 2), model.index(1, 3));
        QCOMPARE(model.selectedText(selection)(), QStringLiteral("2\t1e-300\n"));
        // The cells of the rectangle that aren't selected stay empty.
        selection.select(model.index(6, 4), model.index(6, 4));
        QCOMPARE(model.selectedText(selection)(), QStringLiteral("2\t1e-300\t\n\t\t0.100000001\n"));
        QCOMPARE(model.selectedText({})(), QString());
        const QString all = model.allText()();
        QCOMPARE(model.selectedText({model.index(0, 0), model.index(model.rowCount() - 1, 4)})(),
                 all.mid(all.indexOf(QLatin1Char('\n')) + 1));
    }

    void quotesWhatHoldsATab() {
        const Figure figure{.id = "tab", .layers = {Annotation{.x = 1, .y = 2, .text = phrase("a\tb, c")}}};
        QCOMPARE(figureText(FigureTable(figure), '\t'),
                 QByteArray("series\trole\tx\ty\tvalue\n\"a\tb, c\"\tannotation\t1\t2\t\n"));
    }
};

HALFTRUTH_TEST(FigureTableTest)
#include "tst_figure_table.moc"
