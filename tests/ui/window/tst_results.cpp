#include "tests/support/long_run.h"
// All results beside the charts: groups, tables, and the halves of an explorer.

#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/group_header.h"
#include "ui/parameters/row_text.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/window/part_tabs.h"
#include "ui/window/readout_chips.h"
#include "ui/window/readout_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTextDocumentFragment>

using namespace halftruth;
using enum ParameterId;

class ResultsTest : public WindowTest {
    Q_OBJECT

private:
    void open(const char *explorer) {
        store().setExplorer(*findExplorer(explorer));
        ANSWER(*m_window);
    }
    [[nodiscard]] ReadoutPanel *panel() const { return m_window->findChild<ReadoutPanel *>(); }
    [[nodiscard]] GroupHeader *header(const QString &title) const {
        for (GroupHeader *each : m_window->findChildren<GroupHeader *>())
            if (each->text() == title)
                return each;
        return nullptr;
    }
    [[nodiscard]] ReadoutRow *rowNamed(const QString &start) const {
        for (ReadoutRow *each : panel()->rows())
            if (!each->isHidden() && each->accessibleName().startsWith(start))
                return each;
        return nullptr;
    }
    [[nodiscard]] QStringList figures() const {
        QStringList ids;
        for (const FigureView *each : m_window->board().views())
            ids << QString::fromStdString(each->figure()->id);
        return ids;
    }

    void openWindow() {
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        ANSWER(*m_window);
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        openWindow();
    }
    void cleanup() { end(); }

    void notationsUnfold() {
        GroupHeader *notations = header(QStringLiteral("Other notations"));
        QVERIFY(notations && notations->isVisible() && !notations->isChecked());
        QVERIFY(!rowNamed(QStringLiteral("RAPPOR's f")));
        notations->click();
        ReadoutRow *f = rowNamed(QStringLiteral("RAPPOR's f"));
        QVERIFY(f && f->isVisible());
        QVERIFY(f->y() > notations->y());
        // It stays as somebody has left it.
        open("accuracy");
        open("randomized-response");
        QVERIFY(header(QStringLiteral("Other notations"))->isChecked());
        QVERIFY(rowNamed(QStringLiteral("RAPPOR's f")));
    }

    // What stands in place of a number isn't offered as one, and what was chosen to read at is no result that is
    // exact.
    void whatIsNoResultIsNotToldAsOne() {
        ReadoutRow row;
        row.setFont(textFont(13));
        row.show({.label = Text::verbatim("n"), .value = 3162});
        QVERIFY(row.toolTip().contains(QStringLiteral("Click to copy 3162")));
        QVERIFY(row.accessibleName().contains(QStringLiteral("3162")));
        row.show({.label = Text::verbatim("n"), .missing = Text::verbatim("none")});
        QVERIFY(!row.toolTip().contains(QStringLiteral("Click to copy")));
        ReadoutChip chip;
        Readout about{.label = Text::verbatim("n"), .value = 3162};
        chip.show(about);
        const double told = chip.neededWidth();
        about.given = true;
        chip.show(about);
        QVERIFY(chip.neededWidth() < told); // without a tag
    }

    void theWholeListFolds() {
        GroupHeader *all = header(QStringLiteral("All results"));
        QVERIFY(all->isChecked() && panel()->isVisible());
        all->click();
        QVERIFY(!panel()->isVisible());
        end();
        init();
        QVERIFY(panel()->isVisible()); // settings of another test's own
    }

    // Methods below one another, what they say beside: each cell copies its number.
    void methodsAreATable() {
        open("accuracy");
        ReadoutRow *alpha = rowNamed(QStringLiteral("error, Hoeffding"));
        ReadoutRow *coverage = rowNamed(QStringLiteral("coverage, Hoeffding"));
        ReadoutRow *people = rowNamed(QStringLiteral("people, Hoeffding"));
        ReadoutRow *exact = rowNamed(QStringLiteral("error, exact"));
        QVERIFY(alpha && coverage && people && exact);
        QVERIFY(alpha->isCell() && exact->isCell());
        QCOMPARE(alpha->geometry().top(), coverage->geometry().top());
        QCOMPARE(alpha->geometry().top(), people->geometry().top());
        QVERIFY(alpha->geometry().right() < coverage->geometry().left());
        QVERIFY(coverage->geometry().right() < people->geometry().left());
        QCOMPARE(alpha->geometry().left(), exact->geometry().left());
        QVERIFY(exact->geometry().bottom() <= alpha->geometry().top());
        QTest::mouseClick(coverage, Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), coverage->fullText());
        QVERIFY(coverage->fullText().toDouble() > 0.95);
        QVERIFY(!rowNamed(QStringLiteral("n from which on the error is below α, exact"))->geometry().isEmpty());
        QVERIFY(!rowNamed(QStringLiteral("least n with an error below α, exact"))->isCell());
        // Under a slider values move, places don't: the list has been laid out by now, on a busy machine, too.
        SETTLE(*m_window);
        QTest::qWait(50);
        const QRect before = alpha->geometry();
        store().beginGesture();
        QVERIFY(!store().setParameter(LieProbability, 0.4));
        ANSWER(*m_window);
        QCOMPARE(rowNamed(QStringLiteral("error, Hoeffding"))->geometry(), before);
        store().endGesture();
    }

    // What belongs to nothing above it doesn't seem to: it has a heading of its own, or stands first.
    void numbersWithoutAGroupStandApart() {
        open("accuracy");
        GroupHeader *others = header(QStringLiteral("Other results"));
        QVERIFY(others && others->isVisible() && others->isChecked());
        const ReadoutRow *needed = rowNamed(QStringLiteral("ε needed"));
        QVERIFY(needed && needed->y() > others->y() && others->y() > header(QStringLiteral("By method"))->y());
        others->click();
        QVERIFY(!rowNamed(QStringLiteral("ε needed")));
        others->click();
        open("randomized-response"); // of whose numbers only some few stand in a group, which is folded
        QVERIFY(!header(QStringLiteral("Other results")));
        for (const ExplorerSpec &each : explorerTable()) {
            open(each.id.data());
            const GroupHeader *above = nullptr;
            for (const Readout &readout : m_window->shown()->exploration.readouts)
                if (readout.place.group.empty() && readout.missing != doesNotApply())
                    if (ReadoutRow *row = rowNamed(QString::fromStdString(english(readout.label)).left(3)))
                        for (GroupHeader *heading : panel()->findChildren<GroupHeader *>())
                            if (heading->isVisible() && heading->y() < row->y() &&
                                (!above || heading->y() > above->y()))
                                above = heading;
            if (above)
                QCOMPARE(above->text(), QStringLiteral("Other results"));
        }
    }

    // The lines between rows stay, whatever was shown in their place before.
    void rowsKeepTheirLines() {
        for (const char *explorer : {"randomized-response", "accuracy", "survey", "plan", "mechanisms", "survey",
                                     "randomized-response", "accuracy"}) {
            open(explorer);
            for (const ReadoutRow *each : panel()->rows())
                if (each->isVisible() && !each->isCell())
                    QVERIFY2(!each->property("below").toBool(), qPrintable(each->accessibleName()));
        }
    }

    // Beside "16" a line that touches it would be another digit.
    void linesOfTablesStandOffNumbers() {
        open("mechanisms");
        SETTLE(*m_window);
        int checked = 0;
        for (ReadoutRow *each : panel()->rows()) {
            if (!each->isVisible() || !each->isCell())
                continue;
            const QImage image = each->grab().toImage();
            const QRgb card = image.pixel(image.width() / 8, 1); // between the line and the number
            const auto drawn = [&](int x, int y) { return image.pixel(x, y) != card; };
            std::vector<int> columns;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 2; y < image.height() - 2; ++y)
                    if (drawn(x, y)) {
                        columns.push_back(x);
                        break;
                    }
            QVERIFY(!columns.empty());
            bool ruled = true; // from the upper to the lower edge
            for (int y = 2; y < image.height() - 2; ++y)
                ruled = ruled && drawn(columns.front(), y);
            if (!ruled)
                continue;
            ++checked;
            // The number before ends where the cell begins.
            QVERIFY2(columns.front() >= 2, qPrintable(each->accessibleName()));
            QVERIFY2(columns.size() < 2 || columns[1] - columns.front() >= 2, qPrintable(each->accessibleName()));
        }
        QVERIFY(checked > 4);
    }

    // What doesn't apply takes one line, however much it is: which it is, and why, is in its tool tip.
    void whatDoesntApplyIsReadable() {
        open("anonymity");
        SETTLE(*m_window);
        for (RowText *each : panel()->findChildren<RowText *>()) {
            QVERIFY(each->isVisible());
            QVERIFY(each->fontMetrics().horizontalAdvance(each->text()) > each->width());
            QCOMPARE(each->height(), each->fontMetrics().height());
            QVERIFY(each->shownText().endsWith(QChar(0x2026)));
            for (const Readout &readout : m_window->shown()->exploration.readouts)
                if (readout.missing == doesNotApply() && readout.place.column.empty())
                    QVERIFY(each->toolTip().contains(localized(readout.label)));
        }
    }

    // Whatever is set, and in every language: a part of a number would be another one.
    void numbersInTablesAreWhole() {
        QStringList tried = languages();
        if (!testing::longRun())
            tried = {QStringLiteral("de")}; // whose words are the longest
        for (const QString &language : tried) {
            end();
            begin();
            speak(language);
            openWindow();
            for (const char *explorer : {"accuracy", "repeated", "mechanisms", "trust"})
                for (const double n : {testing::longOr(200.0, 1e9), 1e9}) {
                    open(explorer);
                    if (store().explorer().parameter(Population))
                        QVERIFY(!store().setParameter(Population, n));
                    if (n > 1e6 && store().explorer().parameter(LieProbability))
                        QVERIFY(!store().setParameter(LieProbability, 0.495));
                    SETTLE(*m_window);
                    int cells = 0;
                    for (const ReadoutRow *each : panel()->rows())
                        if (each->isVisible() && each->isCell()) {
                            ++cells;
                            const QString at = QStringLiteral("%1, %2: %3")
                                                   .arg(language, QLatin1String(explorer), each->accessibleName());
                            QVERIFY2(!each->cellText().contains(u'…'), qPrintable(at));
                            QVERIFY2(each->cellStretch() * textWidth(each->cellText(), each->font()) <=
                                         each->width() - 2.99,
                                     qPrintable(at));
                        }
                    QVERIFY2(cells > 3, explorer);
                }
        }
    }

    // A number has the digits that it has in a chip, whatever is set, and in every language: a column with long
    // numbers takes the room that another has to spare, and where there is none they are drawn narrower.
    void numbersInTablesHaveAllDigits_data() {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }
    void numbersInTablesHaveAllDigits() {
        QFETCH(const QString, language);
        end();
        begin();
        speak(language);
        openWindow();
        QStringList shorter;
        int cells = 0;
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            if (std::ranges::none_of(m_window->shown()->exploration.readouts,
                                     [](const Readout &each) { return !each.place.column.empty(); }))
                continue;
            for (const double q : {0.4999, 0.25, 0.001, 0.1, 0.49})
                for (const double n : {200.0, 1e6}) {
                    if (explorer.parameter(LieProbability))
                        QVERIFY(!store().setParameter(LieProbability, q));
                    if (explorer.parameter(Population))
                        QVERIFY(!store().setParameter(Population, n));
                    SETTLE(*m_window); // some numbers come later
                    QTest::qWait(1);
                    for (const ReadoutRow *each : panel()->rows())
                        if (each->isVisible() && each->isCell()) {
                            ++cells;
                            if (each->cellText() != each->fullCellText())
                                shorter << QStringLiteral("%1, q = %2, n = %3: %4 of %5")
                                               .arg(QString::fromUtf8(explorer.id))
                                               .arg(q)
                                               .arg(n)
                                               .arg(each->cellText(), each->fullCellText());
                        }
                }
        }
        QVERIFY(cells > 100);
        QVERIFY2(shorter.isEmpty(), qPrintable(shorter.join(u'\n')));
    }

    // Columns are as wide as their numbers make them, whatever stood there before.
    void columnsForgetWhatWasInThem() {
        open("accuracy");
        const auto widths = [&] {
            QList<int> all;
            for (const ReadoutRow *each : panel()->rows())
                if (each->isVisible() && each->isCell())
                    all << each->width();
            return all;
        };
        SETTLE(*m_window);
        QTest::qWait(1);
        const QList<int> before = widths();
        QVERIFY(!before.isEmpty());
        QVERIFY(!store().setParameter(Population, 1e9));
        SETTLE(*m_window);
        QTest::qWait(1);
        QVERIFY(!store().setParameter(Population, 200.0));
        SETTLE(*m_window);
        QTest::qWait(1);
        QCOMPARE(widths(), before);
    }

    // Of what a number is compared with a name may be cut, its own difference isn't.
    void aDifferenceIsWholeInChips() {
        open("accuracy");
        store().pin(store().parameters());
        QVERIFY(!store().setParameter(LieProbability, 0.1));
        SETTLE(*m_window);
        int compared = 0;
        for (const ReadoutChip *each : m_window->findChild<ReadoutChips *>()->chips())
            for (double room = 250; room > 60 && !each->comparison().isEmpty(); room -= 10, ++compared) {
                const QString shown = each->comparisonWithin(room);
                QVERIFY2(shown.startsWith(each->difference(3)) || shown.startsWith(QStringLiteral("the same")),
                         qPrintable(shown));
                QVERIFY2(textWidth(shown, textFont(12)) <= room, qPrintable(shown));
            }
        QVERIFY(compared > 0);
    }

    // Cut in its middle a list of values would give one symbol another's value.
    void whatANumberIsComparedWithIsCutAtTheEnd() {
        open("plan");
        store().pin(store().parameters());
        QVERIFY(!store().setParameter(LieProbability, 0.1));
        QVERIFY(!store().setParameter(Population, 1825.0));
        SETTLE(*m_window);
        int cut = 0;
        for (const ReadoutChip *each : m_window->findChild<ReadoutChips *>()->chips())
            for (double room = 250; room > 60 && !each->comparison().isEmpty(); room -= 5) {
                const QString shown = each->comparisonWithin(room);
                const qsizetype dots = shown.indexOf(QChar(0x2026));
                cut += dots >= 0 ? 1 : 0;
                QVERIFY2(dots < 0 || dots == shown.size() - 1, qPrintable(shown));
            }
        QVERIFY(cut > 0);
    }

    // One line parts two rows from edge to edge, and runs through no other list.
    void tablesHaveLinesWithoutGaps() {
        open("mechanisms");
        SETTLE(*m_window);
        std::map<int, std::vector<QRect>> lines;
        for (const ReadoutRow *each : panel()->rows())
            if (each->isVisible() && each->isCell())
                lines[each->mapTo(panel(), QPoint()).y()].push_back({each->mapTo(panel(), QPoint()), each->size()});
        QVERIFY(lines.size() > 8);
        for (const QLabel *each : panel()->findChildren<QLabel *>(QStringLiteral("tableRow")))
            if (each->isVisible()) {
                const QRect name(each->mapTo(panel(), QPoint()), each->size());
                QVERIFY2(lines.contains(name.top()), qPrintable(each->text()));
                std::vector<QRect> &line = lines[name.top()];
                line.push_back(name);
                std::ranges::sort(line, {}, &QRect::left);
                for (std::size_t i = 1; i < line.size(); ++i)
                    QCOMPARE(line[i].left(), line[i - 1].right() + 1);
            }
        for (const auto &[top, line] : lines)
            QVERIFY(line.size() > 2);
        const QColor border = theme("light").border;
        for (QWidget *each : m_window->findChildren<QWidget *>(QStringLiteral("rowName")))
            if (each->isVisible()) {
                const QImage image = each->grab().toImage();
                for (int x = 0; x < image.width(); ++x)
                    QVERIFY2(image.pixelColor(x, 0) != border, qPrintable(each->parentWidget()->objectName()));
            }
    }

    // A ranking that changes while a slider moves: every number stays beside the name of its method.
    void rankedRowsHaveTheirOwnNames() {
        open("mechanisms");
        std::set<QStringList> orders;
        for (const double epsilon : {0.2, 1.0, 2.5, 4.0, 6.0, 1.0}) {
            QVERIFY(!store().setParameter(Epsilon, epsilon));
            SETTLE(*m_window);
            std::map<int, QString> names;
            QStringList order;
            for (const QLabel *each : panel()->findChildren<QLabel *>(QStringLiteral("tableRow")))
                if (each->isVisible())
                    names[each->mapTo(panel(), QPoint()).y()] =
                        QTextDocumentFragment::fromHtml(each->text()).toPlainText();
            for (const auto &[top, name] : names)
                order << name;
            orders.insert(order);
            for (const ReadoutRow *each : panel()->rows())
                if (each->isVisible() && each->isCell()) {
                    const QString name = names[each->mapTo(panel(), QPoint()).y()];
                    QVERIFY2(!name.isEmpty() && each->accessibleName().contains(name),
                             qPrintable(name + QStringLiteral(" | ") + each->accessibleName()));
                }
        }
        QVERIFY(orders.size() > 2);
    }

    // A limit that is rounded up is told as such; what is about a number is the nearest one.
    void aboutIsTheNearest() {
        ReadoutRow cell;
        cell.setCell(true);
        cell.setFont(textFont(13));
        Readout about{.label = Text::verbatim("α, normal"), .value = 5.368e-5};
        about.direction = Direction::About;
        about.shown = atMost(5.368e-5);
        cell.show(about);
        const QString shortest = QStringLiteral("≈ 5×10⁻⁵");
        cell.resize(static_cast<int>(std::ceil(cell.leastWidth())), 20);
        QCOMPARE(cell.cellText(), shortest);
    }

    // A word that no line can break has the number below it, not upon it.
    void longWordsAreNotCovered() {
        ReadoutRow row;
        row.setFont(textFont(13));
        row.show(
            {.label = Text::verbatim("Standardabweichung"), .value = 6.124, .unit = Text::verbatim("Antworten")});
        const int once = row.heightForWidth(500);
        QCOMPARE(row.heightForWidth(320), once);
        QVERIFY(row.heightForWidth(240) > once + QFontMetricsF(row.font()).height() / 2);
    }

    // The cheapest plan is taken over with one press, and given back with one step.
    void aPlanIsUsed() {
        open("plan");
        QVERIFY(!store().setParameter(Epsilon, 0.5));
        SETTLE(*m_window);
        auto *take = m_window->findChild<QPushButton *>(QStringLiteral("take"));
        QVERIFY(take->isVisible() && take->isEnabled());
        QCOMPARE(take->text(), QStringLiteral("Use this plan"));
        const double q = store().parameters()[LieProbability];
        const double n = store().parameters()[Population];
        QTest::mouseClick(take, Qt::LeftButton);
        SETTLE(*m_window);
        QCOMPARE(store().parameters()[LieProbability], 0.377541);
        QVERIFY(store().parameters()[Population] > n);
        QVERIFY(!take->isVisible());
        QCOMPARE(store().undoStack().undoText(), QStringLiteral("Use this plan"));
        store().undoStack().undo();
        SETTLE(*m_window);
        QCOMPARE(store().parameters()[LieProbability], q);
        QCOMPARE(store().parameters()[Population], n);
        QVERIFY(take->isVisible());
        // What is found from the others isn't set by it.
        store().solve({.unknown = Population, .relation = "required-n-total"});
        SETTLE(*m_window);
        QVERIFY(!take->isVisible() || (!take->isEnabled() && take->toolTip().contains(QStringLiteral("found"))));
        open("accuracy");
        QVERIFY(!take->isVisible());
    }

    void mechanismsAreRanked() {
        open("mechanisms");
        SETTLE(*m_window);
        std::map<int, double> byPlace;
        for (const ReadoutRow *each : panel()->rows())
            if (!each->isHidden() && each->accessibleName().startsWith(QStringLiteral("times the best")))
                byPlace[each->geometry().top()] = each->fullText().toDouble();
        QVERIFY(byPlace.size() >= 5);
        double before = 1;
        for (const auto &[top, times] : byPlace) {
            QVERIFY(times >= before);
            before = times;
        }
    }

    void bitVectorsHaveTwoHalves() {
        open("bit-vectors");
        auto *tabs = m_window->findChild<PartTabs *>();
        QVERIFY(tabs->isVisible());
        QCOMPARE(tabs->count(), 2);
        QCOMPARE(tabs->tabText(0), QStringLiteral("One record"));
        QCOMPARE(figures(), QStringList({QStringLiteral("epsilon-bits"), QStringLiteral("distance"),
                                         QStringLiteral("correlation")}));
        QVERIFY(rowNamed(QStringLiteral("P(report = truth)")));
        QVERIFY(!rowNamed(QStringLiteral("pure ε of the collection")));
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QCOMPARE(tabs->currentIndex(), 1);
        QVERIFY(figures().contains(QStringLiteral("presence")) && !figures().contains(QStringLiteral("distance")));
        QVERIFY(!rowNamed(QStringLiteral("P(report = truth)")));
        QVERIFY(rowNamed(QStringLiteral("pure ε of the collection")));
        QVERIFY(!store().undoStack().canUndo()); // looking is nothing to undo
        // It stays while values change, and is there again later.
        QVERIFY(!store().setParameter(LieProbability, 0.3));
        ANSWER(*m_window);
        QCOMPARE(tabs->currentIndex(), 1);
        open("accuracy");
        QVERIFY(!tabs->isVisible());
        open("bit-vectors");
        QCOMPARE(tabs->currentIndex(), 1);
        QVERIFY(figures().contains(QStringLiteral("outcomes")));
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Left);
        QVERIFY(figures().contains(QStringLiteral("distance")));
        const std::vector<ReadoutChip *> chips = m_window->findChild<ReadoutChips *>()->chips();
        QCOMPARE(chips.size(), std::size_t{2});
    }
};

HALFTRUTH_TEST(ResultsTest)
#include "tst_results.moc"
