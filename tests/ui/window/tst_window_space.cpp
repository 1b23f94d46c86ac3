// How the window divides its room, measured from the layout: what answers the question is in sight, and large.

#include "tests/core/explorers/exploration_reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/classroom/pupil_field.h"
#include "ui/figure/thumbnails.h"
#include "ui/parameters/choice_box.h"
#include "ui/parameters/group_header.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/row_text.h"
#include "ui/table/table_panel.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"
#include "ui/window/edge_grip.h"
#include "ui/window/navigation.h"
#include "ui/window/readout_chips.h"
#include "ui/window/readout_panel.h"
#include "ui/window/sentence_panel.h"
#include "ui/window/toast.h"

#include "core/scenario/scenario.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSplitter>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QToolBar>
#include <QToolButton>

#include <array>
#include <optional>
#include <span>

using namespace halftruth;
using enum ParameterId;

namespace {

const QSize usual(1280, 800);

/// What can be seen of a rectangle of a widget.
double seen(const QWidget *widget, const QRect &part) {
    double area = 0;
    for (const QRect &each : widget->visibleRegion().intersected(part))
        area += static_cast<double>(each.width()) * each.height();
    return area;
}

bool isWhollySeen(const QWidget *widget) {
    return widget->isVisible() &&
           seen(widget, widget->rect()) >= static_cast<double>(widget->width()) * widget->height();
}

QPoint titleOf(const FigureView &view) { return view.mapFromScene(QPointF(30, 18)); }

/// How often a chip is painted that hasn't got all its lines yet.
class LowChips : public QObject {
public:
    LowChips() { QCoreApplication::instance()->installEventFilter(this); }
    [[nodiscard]] int painted() const { return m_painted; }
    bool eventFilter(QObject *watched, QEvent *event) override {
        const auto *chip = event->type() == QEvent::Paint ? qobject_cast<ReadoutChip *>(watched) : nullptr;
        m_painted += chip && chip->height() < chip->sizeHint().height() ? 1 : 0;
        return false;
    }

private:
    int m_painted = 0;
};

} // namespace

class WindowSpaceTest : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] FigureBoard &board() const { return m_window->board(); }
    [[nodiscard]] FigureView *view(const char *id) const { return board().view(QString::fromLatin1(id)); }
    [[nodiscard]] std::vector<FigureView *> shown() const {
        std::vector<FigureView *> result;
        std::ranges::copy_if(board().views(), std::back_inserter(result), &QWidget::isVisible);
        return result;
    }
    [[nodiscard]] Thumbnail *thumbnail(const char *id) const {
        for (Thumbnail *each : board().thumbnails().thumbnails())
            if (each->figure()->id == id)
                return each;
        return nullptr;
    }
    [[nodiscard]] std::vector<ReadoutChip *> chips() const { return m_window->findChild<ReadoutChips *>()->chips(); }
    [[nodiscard]] QAction *tool(const QString &text) const {
        for (QAction *each : m_window->findChild<QToolBar *>()->actions())
            if (each->iconText().remove(QLatin1Char('&')).startsWith(text))
                return each;
        return nullptr;
    }
    void open(const char *explorer) const {
        store().setExplorer(*findExplorer(explorer));
        QVERIFY(answered(*m_window));
    }
    /// The share of the window that is plot: of charts, and of the class, which is a picture of its answers.
    [[nodiscard]] double plotShare() const {
        double area = 0;
        for (const FigureView *each : board().views()) {
            const QRectF plot = each->figureScene().geometry().plot;
            area += seen(each->viewport(), each->mapFromScene(plot).boundingRect());
        }
        const auto *pupils = m_window->findChild<PupilField *>();
        area += seen(pupils, pupils->rect());
        return area / (static_cast<double>(m_window->width()) * m_window->height());
    }
    static void languagesAndSizes() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const QString &language : languages())
            for (const QSize size : {usual, QSize(1366, 768), QSize(1024, 640)})
                QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height()) << language << size;
    }
    void start(QSize size) {
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, size);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        ANSWER(*m_window);
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() { begin(); }
    void cleanup() { end(); }

    // ------------------------------------------------------------ room

    // The panel is as wide as somebody has made it, also at the next start, and the charts keep their room.
    void thePanelIsMadeWider() {
        start({1280, 800});
        const QWidget *side = m_window->findChild<QScrollArea *>(QStringLiteral("side"))->parentWidget();
        auto *edge = m_window->findChild<EdgeGrip *>();
        const int before = side->width();
        const auto drag = [&](int distance) {
            const QPoint at = edge->rect().center();
            QTest::mousePress(edge, Qt::LeftButton, {}, at);
            const QPoint to = edge->mapToGlobal(at) + QPoint(distance, 0);
            QMouseEvent move(QEvent::MouseMove, edge->mapFromGlobal(to), to, Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(edge, &move);
            QTest::mouseRelease(edge, Qt::LeftButton, {}, edge->mapFromGlobal(to));
            QTest::qWait(20);
        };
        drag(-100);
        QCOMPARE(side->width(), before + 100);
        m_window.reset();
        start({1280, 800});
        side = m_window->findChild<QScrollArea *>(QStringLiteral("side"))->parentWidget();
        edge = m_window->findChild<EdgeGrip *>();
        QCOMPARE(side->width(), before + 100);
        drag(-900);
        QVERIFY(side->width() > before + 100 && board().width() >= 400);
        drag(900);
        QCOMPARE(side->width(), before);
        drag(-50);
        QTest::mouseDClick(edge, Qt::LeftButton);
        QTest::qWait(20);
        QCOMPARE(side->width(), before);
    }

    // A name has room, or a shorter one has: never a part of a name, and no word broken in two. So have the titles of
    // thumbnails, what can be chosen, and the chips: who has the longer name has the more room, and where that isn't
    // enough all have a second line.
    void namesAreWhole_data() { languagesAndSizes(); }
    void namesAreWhole() {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        speak(language);
        start(size);
        QStringList wrong;
        const LowChips low;
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            for (const Thumbnail *each : board().thumbnails().thumbnails()) {
                if (each->shownTitle().remove(u' ') != each->accessibleName().remove(u' '))
                    wrong << QStringLiteral("%1: %2").arg(QString::fromUtf8(explorer.id), each->accessibleName());
                QVERIFY(each->toolTip().startsWith(each->accessibleName()));
            }
            for (const ReadoutChip *each : chips()) {
                QCOMPARE(each->height(), each->sizeHint().height());
                QCOMPARE(each->height(), chips().front()->height());
                if (!each->isNameWhole() || !each->isValueWhole() || !each->isUnitWhole() || !each->isTagShown())
                    wrong << QStringLiteral("%1: %2").arg(QString::fromUtf8(explorer.id), each->accessibleName());
            }
            for (GroupHeader *header : m_window->parameterPanel().findChildren<GroupHeader *>())
                if (header->isVisible() && !header->isChecked())
                    header->click();
            QTest::qWait(1);
            for (const ValueRow *row : m_window->parameterPanel().rows())
                for (const RowText *name : row->findChildren<RowText *>(QStringLiteral("rowName"))) {
                    if (name->isVisible() && !name->size().isEmpty() &&
                        (name->isCut() || name->shownText().isEmpty()))
                        wrong << QStringLiteral("%1: %2").arg(QString::fromUtf8(explorer.id), name->text());
                }
            for (const ChoiceBox *box : m_window->parameterPanel().findChildren<ChoiceBox *>()) {
                if (!box->isVisible())
                    continue;
                for (int i = 0; i < box->count(); ++i)
                    if (const QString shown = box->shownText(i);
                        shown != box->itemText(i) && shown != box->itemData(i, ChoiceBox::ShorterRole).toString())
                        wrong << QStringLiteral("%1: %2").arg(QString::fromUtf8(explorer.id), box->shownText(i));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QCOMPARE(low.painted(), 0);
    }

    // In every language, at every width: what has no room is a tool's name, never a menu.
    void allMenusAreInSight() {
        for (const QString &language : languages()) {
            speak(language);
            start({1280, 800});
            for (const int width : {1280, 1024, 920}) {
                m_window->resize(width, 800);
                QTest::qWait(20);
                const QMenuBar *bar = m_window->menuBar();
                for (QAction *menu : bar->actions())
                    QVERIFY2(bar->rect().contains(bar->actionGeometry(menu)) && !bar->actionGeometry(menu).isEmpty(),
                             qPrintable(language + menu->text()));
                const int end = bar->actionGeometry(bar->actions().back()).right();
                QTRY_VERIFY(bar->cornerWidget()->mapTo(m_window.get(), QPoint()).x() > end);
            }
        }
    }

    // Both are words of one line.
    void menusStandOnTheLineOfTheTools() {
        start(usual);
        const QMenuBar *bar = m_window->menuBar();
        const QImage image = m_window->menuBar()->grab().toImage();
        const auto topOfInk = [&](const QRect &place) {
            const QColor ground = image.pixelColor(place.right(), place.top() + place.height() / 2);
            for (int y = place.top(); y <= place.bottom(); ++y)
                for (int x = place.left(); x <= place.right(); ++x)
                    if (qAbs(qGray(image.pixel(x, y)) - qGray(ground.rgb())) > 80)
                        return y;
            return -1;
        };
        const auto *table = static_cast<QToolButton *>(
            m_window->findChild<QToolBar *>()->widgetForAction(tool(QStringLiteral("Table"))));
        const QRect button(table->mapTo(bar, QPoint()), table->size());
        const QRect menu = bar->actionGeometry(bar->actions().front()).adjusted(4, 4, -4, -4); // File
        const int words = topOfInk(button.adjusted(36, 4, -4, -4));
        QVERIFY(words > 0);
        QCOMPARE(bar->font().pixelSize(), table->font().pixelSize());
        QVERIFY2(qAbs(topOfInk(menu) - words) <= 1,
                 qPrintable(QStringLiteral("%1, %2").arg(topOfInk(menu)).arg(words)));
    }

    // However long the words around it, a class leaves the charts below it in sight, with their names.
    void aClassLeavesTheNamesOfChartsInSight() {
        for (const QString &language : languages()) {
            speak(language);
            start(usual);
            open("classroom");
            for (const QSize size : {usual, QSize(1024, 640)})
                for (const double pupils : {30.0, 600.0}) {
                    m_window->resize(size);
                    QVERIFY(!store().setParameter(Population, pupils));
                    m_window->classroom().repeat(1000);
                    ANSWER(*m_window);
                    for (const Thumbnail *each : m_window->board().thumbnails().thumbnails())
                        QVERIFY2(isWhollySeen(each), qPrintable(language + each->accessibleName()));
                }
        }
    }

    void plotsTakeTheirShare() {
        start(usual);
        QStringList small;
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            const QString share =
                QStringLiteral("%1 %2 %").arg(QString::fromUtf8(explorer.id)).arg(100 * plotShare(), 0, 'f', 1);
            qInfo() << qPrintable(share);
            if (plotShare() < 0.3)
                small << share;
        }
        QCOMPARE(small, QStringList());
    }

    void theAnswerIsInSight_data() {
        QTest::addColumn<QSize>("size");
        const std::array sizes{usual, QSize(1024, 640), QSize(900, 560), QSize(1366, 768), QSize(1920, 1080)};
        for (const QSize size : std::span(sizes).first(testing::longOr<std::size_t>(sizes.size(), 3)))
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theAnswerIsInSight() {
        QFETCH(const QSize, size);
        start(size);
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            QCOMPARE(m_window->size(), size);
            QVERIFY(!shown().empty());
            if (size.height() >= 640) {
                const QWidget *inSight = m_window->findChild<QScrollArea *>(QStringLiteral("charts"))->viewport();
                const FigureView *main = shown().front();
                QVERIFY2(inSight->rect().contains(QRect(main->mapTo(inSight, QPoint()), main->size())),
                         explorer.id.data());
            }
            for (const FigureView *each : shown())
                QTRY_VERIFY2(each->height() >= 200, qPrintable(QString::fromStdString(each->figure()->id)));
            QVERIFY2(isWhollySeen(m_window->findChild<SentencePanel *>()), explorer.id.data());
            for (const ReadoutChip *chip : chips())
                QVERIFY2(isWhollySeen(chip), qPrintable(chip->accessibleName()));
            QVERIFY(isWhollySeen(m_window->findChild<QLabel *>(QStringLiteral("heading"))));
            QVERIFY(isWhollySeen(m_window->findChild<QLabel *>(QStringLiteral("question"))));
            QVERIFY(isWhollySeen(m_window->statusBar()));
        }
    }

    // ------------------------------------------------------------ chips

    void chipsAreWhatTheExplorerSays() {
        start(usual);
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            std::size_t next = 0;
            const std::vector<ReadoutChip *> all = chips();
            QVERIFY(all.size() <= 4);
            const Phrase part = m_window->shown()->exploration.figures.front().part;
            for (const Readout &each : m_window->shown()->exploration.readouts)
                if (each.chip && (each.part.empty() || each.part == part)) {
                    QVERIFY(next < all.size());
                    QVERIFY(all[next]->accessibleName().size() > 3);
                    QVERIFY(!all[next]->toolTip().isEmpty());
                    QTest::mouseClick(all[next], Qt::LeftButton);
                    QCOMPARE(QApplication::clipboard()->text(), all[next]->fullText());
                    ++next;
                }
            QCOMPARE(next, all.size());
        }
        // The list has them all the same.
        open("accuracy");
        QVERIFY(chips().front()->accessibleName().startsWith(QStringLiteral("error, exact: exact ")));
        const auto *list = m_window->findChild<ReadoutPanel *>();
        QVERIFY(std::ranges::any_of(list->rows(), [&](const ReadoutRow *row) {
            return row->accessibleName() == chips().front()->accessibleName();
        }));
    }

    // Whether something moves or not: half a line up and down is a hop.
    void aSentenceThatLosesALineStaysWhereItIs() {
        SentencePanel sentence;
        sentence.resize(400, 90);
        const auto firstInk = [&](const QString &text) {
            sentence.show(text);
            const QImage seen = sentence.grab().toImage();
            for (int y = 2; y < seen.height() - 2; ++y)
                for (int x = 3; x < seen.width() - 2; ++x)
                    if (seen.pixel(x, y) != seen.pixel(2, y))
                        return y;
            return -1;
        };
        const QString one = QStringLiteral("With 200 people");
        const int alone = firstInk(one);
        QVERIFY(alone > 0);
        QCOMPARE(firstInk(one + QStringLiteral("<br>the error is below 7") + QStringLiteral("<br>of 200.")), alone);
        sentence.setHeld(true);
        QCOMPARE(firstInk(one), alone);
    }

    // Whatever the sentence says while something moves, it takes the room that it had: what has none is in its tool
    // tip, and on the panel once nothing moves.
    void theSentenceMovesNoChart_data() { languagesAndSizes(); }
    void theSentenceMovesNoChart() {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        speak(language);
        start(size);
        auto *sentence = m_window->findChild<SentencePanel *>();
        int cut = 0;
        int all = 0;
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            SETTLE(*m_window);
            const QRect place = sentence->geometry();
            const QRect charts = board().geometry();
            const Parameters start = store().parameters();
            const QString first = localized(m_window->shown()->exploration.sentence, Markup::Rich);
            sentence->setHeld(true);
            for (const auto &[id, value] :
                 std::initializer_list<std::pair<ParameterId, double>>{{LieProbability, 0.001},
                                                                       {LieProbability, 0.1},
                                                                       {LieProbability, 0.4999},
                                                                       {Population, 1},
                                                                       {Population, 10},
                                                                       {Population, 1e9}}) {
                const Parameters chosen = explorer.fit(start.with(id, value));
                sentence->show(localized(worded(explorer, {.parameters = chosen}).sentence, Markup::Rich));
                QTest::qWait(1);
                QCOMPARE(sentence->geometry(), place);
                QCOMPARE(board().geometry(), charts);
                QCOMPARE(sentence->toolTip().isEmpty(), !sentence->isCut());
                cut += sentence->isCut() ? 1 : 0;
                ++all;
            }
            // What a hand lets go of is whole.
            sentence->setHeld(false);
            QVERIFY(!sentence->isCut());
            QTest::qWait(1);
            QVERIFY(isWhollySeen(sentence));
            sentence->show(first);
        }
        QVERIFY2(cut <= all / 20, qPrintable(QString::number(cut))); // there is room for nearly all
    }

    void aGestureLetsTheSentenceStand() {
        start(usual);
        open("anonymity");
        auto *sentence = m_window->findChild<SentencePanel *>();
        const QRect place = sentence->geometry();
        const QRect chart = shown().front()->geometry();
        QSet<QString> said;
        store().beginGesture();
        for (const double q : {0.001, 0.1, 0.25, 0.4, 0.49}) {
            QVERIFY(!store().setParameter(LieProbability, q));
            ANSWER(*m_window);
            QTest::qWait(1);
            said << sentence->plainText();
            QCOMPARE(sentence->geometry(), place);
            QCOMPARE(shown().front()->geometry(), chart);
        }
        store().endGesture();
        QVERIFY(said.size() > 3);
    }

    // Numbers in chips come and go with a slider; the chips stand.
    void chipsStandInAGesture() {
        start(usual);
        open("randomized-response");
        const auto places = [this] {
            QList<QRect> result;
            for (const ReadoutChip *each : chips())
                result << each->geometry();
            return result;
        };
        store().beginGesture();
        QList<QRect> before = places();
        int moves = 0;
        for (const double q : {0.31, 0.358, 0.3581, 0.4, 0.4999, 0.02, 0.25, 0.123}) {
            QVERIFY(!store().setParameter(LieProbability, q));
            ANSWER(*m_window);
            QTest::qWait(1);
            moves += places() != std::exchange(before, places()) ? 1 : 0;
            for (const ReadoutChip *each : chips())
                QVERIFY(each->isValueWhole() && each->isUnitWhole() && each->isTagShown());
        }
        QVERIFY2(moves <= 1, qPrintable(QString::number(moves)));
        store().endGesture();
    }

    // A name has values in it: one that is longer for a while has the charts move once, and not back and forth.
    void chipsKeepTheirSecondLine() {
        start(usual);
        open("counts");
        QCOMPARE(chips().front()->lines(), 1);
        speak(QStringLiteral("de"));
        start(QSize(1024, 640));
        open("counts");
        QCOMPARE(chips().front()->lines(), 2);
        open("trust"); // with names that are short
        QCOMPARE(chips().front()->lines(), 1);
        open("counts");
        QTRY_COMPARE(chips().back()->height(), chips().back()->sizeHint().height());
        const QRect place = chips().back()->geometry();
        const QRect chart = shown().front()->geometry();
        store().beginGesture();
        for (const double outcome : {9.0, 80.0, 99.0, 100.0, 8.0}) {
            QVERIFY(!store().setParameter(Outcome, outcome));
            ANSWER(*m_window);
            QCOMPARE(chips().back()->lines(), 2);
            QCOMPARE(chips().back()->geometry().size().height(), place.height());
            QCOMPARE(shown().front()->geometry(), chart);
        }
        store().endGesture();
    }

    // A link is one word, also in a language whose lines may end between any two signs.
    void moreIsOnOneLine() {
        for (const QString &language : languages()) {
            end();
            begin();
            speak(language);
            start(usual);
            const auto *summary = m_window->findChild<QLabel *>(QStringLiteral("summary"));
            QTextDocument document;
            document.setDefaultFont(summary->font());
            document.setDocumentMargin(0);
            for (const ExplorerSpec &explorer : explorerTable()) {
                store().setExplorer(explorer);
                document.setHtml(summary->text());
                const QString text = document.toPlainText();
                const int more = static_cast<int>(text.lastIndexOf(QLatin1Char(' '))) + 1;
                const auto lineOf = [&](int at) {
                    const QTextBlock block = document.findBlock(at);
                    return block.layout()->lineForTextPosition(at - block.position()).lineNumber();
                };
                for (int width = 200; width < 400; width += 3) {
                    document.setTextWidth(width);
                    QVERIFY2(lineOf(more) == lineOf(static_cast<int>(text.size()) - 1), explorer.id.data());
                }
            }
        }
    }

    void chipsDoNotMove() {
        start(usual);
        open("privacy-ratio");
        const auto places = [&] {
            QList<QRect> result;
            for (const ReadoutChip *each : chips())
                result << each->geometry();
            return result;
        };
        const QList<QRect> before = places();
        const QRect main = shown().front()->geometry();
        for (const double q : {0.001, 0.1, 0.4999}) {
            QVERIFY(!store().setParameter(LieProbability, q));
            ANSWER(*m_window);
            QCOMPARE(places(), before);
        }
        QCOMPARE(shown().front()->geometry(), main);
    }

    void whatDoesNotApplySharesTwoLines() {
        start(usual);
        open("anonymity");
        const auto *list = m_window->findChild<ReadoutPanel *>();
        QStringList meaningless;
        const std::vector<Readout> &readouts = m_window->shown()->exploration.readouts;
        for (std::size_t i = 0; i < readouts.size(); ++i) {
            const bool applies = readouts[i].missing != doesNotApply();
            QCOMPARE(list->rows()[i]->isVisible(), applies);
            if (!applies)
                meaningless << list->rows()[i]->accessibleName().section(QLatin1Char(':'), 0, 0);
        }
        QVERIFY(!meaningless.isEmpty());
        const auto *line = list->findChild<RowText *>(QStringLiteral("hint"));
        QVERIFY(line->isVisible());
        QVERIFY(line->height() <= 2 * line->fontMetrics().height()); // however many there are
        for (const QString &name : meaningless) {
            QVERIFY2(line->text().contains(name), qPrintable(name));
            QVERIFY2(line->toolTip().remove(QRegularExpression(QStringLiteral("<[^>]*>"))).contains(name),
                     qPrintable(name));
        }
    }

    // ------------------------------------------------------------ main chart and thumbnails

    void everyFigureIsAChartOrAThumbnail() {
        for (const QSize size : {QSize(1024, 640), usual, QSize(1920, 1080)}) {
            if (size == usual && !testing::longRun())
                continue;
            start(size);
            for (const ExplorerSpec &explorer : explorerTable()) {
                open(explorer.id.data());
                QCOMPARE(shown().size() + board().thumbnails().thumbnails().size(), board().views().size());
                QCOMPARE(shown().front(), board().views().front());
                for (const Thumbnail *each : board().thumbnails().thumbnails()) {
                    QVERIFY2(isWhollySeen(each), qPrintable(each->accessibleName()));
                    QCOMPARE(each->accessibleName(), QString::fromStdString(english(each->figure()->title)));
                }
            }
        }
    }

    // Cuts through a map have its axes, pixel by pixel, also where one zooms in or numbers get longer.
    void cutsAreAlignedWithTheMap() {
        start(QSize(1920, 1080));
        open("privacy-ratio");
        const auto plotOf = [&](const char *id) {
            const FigureView *chart = view(id);
            const QRectF plot = chart->figureScene().geometry().plot;
            return plot.translated(chart->viewport()->mapTo(&board(), QPoint()));
        };
        const auto check = [&] {
            SETTLE(*m_window);
            QVERIFY(view("slice-outcome")->isVisible() && view("slice-ones")->isVisible());
            const QRectF map = plotOf("surface");
            const QRectF below = plotOf("slice-outcome");
            const QRectF beside = plotOf("slice-ones");
            QCOMPARE(below.left(), map.left());
            QCOMPARE(below.right(), map.right());
            QVERIFY(below.top() > map.bottom());
            QCOMPARE(beside.top(), map.top());
            QCOMPARE(beside.bottom(), map.bottom());
            QVERIFY(beside.left() > map.right());
            const Figure &surface = *view("surface")->figure();
            QCOMPARE(Interval(view("slice-outcome")->figure()->x.range), Interval(surface.x.range));
            QCOMPARE(Interval(view("slice-ones")->figure()->y.range), Interval(surface.y.range));
            QVERIFY(below.height() > 100 && beside.width() > 200);
        };
        check();
        QVERIFY(!store().setParameter(Population, 1e6));
        check();
        QVERIFY(!store().setParameter(LieProbability, 0.49999));
        check();
        store().setView("surface", {.x = Interval{1000, 1100}, .y = Interval{2000, 2500}});
        check();
        m_window->resize(1700, 1000);
        check();
        // Another chart in front leaves its words their own room.
        store().setFront("counts");
        SETTLE(*m_window);
        QCOMPARE(view("counts")->figureScene().geometry().plot.left(),
                 view("counts")->figureScene().ownMargins().left());
    }

    // A marker's label stands above the bars also where a chart is low.
    void labelsHaveRoomAboveBars() {
        start(QSize(1024, 640));
        open("bit-vectors");
        SETTLE(*m_window); // the first answer of a slow machine may have no bars yet
        int charts = 0;
        for (const Figure &figure : m_window->shown()->exploration.figures)
            for (const Layer &layer : figure.layers)
                if (const auto *bars = std::get_if<Bars>(&layer);
                    bars && (figure.id == "presence" || figure.id == "distance")) {
                    QVERIFY2(figure.y.range.upper >= 1.1 * std::ranges::max(bars->y), figure.id.c_str());
                    ++charts;
                }
        QCOMPARE(charts, 2);
    }

    // Among a map's colours there are some that hide any other: its curves are ink, which lies on a casing.
    void curvesOnMapsAreInk() {
        start(usual);
        int curves = 0;
        for (const char *explorer : {"plan", "privacy-ratio", "sampling"}) {
            open(explorer);
            SETTLE(*m_window);
            for (const Figure &figure : m_window->shown()->exploration.figures)
                for (const Layer &layer : figure.layers)
                    if (const auto *curve = std::get_if<Curve>(&layer); curve && heatMap(figure)) {
                        QVERIFY2(curve->colour == inkColour, figure.id.c_str());
                        ++curves;
                    }
        }
        QVERIFY(curves > 3);
    }

    void aThumbnailSwapsIn() {
        start(usual);
        open("accuracy");
        QVERIFY(view("error")->isVisible());
        QVERIFY(!view("required")->isVisible());
        QTest::mouseClick(thumbnail("required"), Qt::LeftButton);
        QVERIFY(view("required")->isVisible());
        QVERIFY(!view("error")->isVisible());
        QCOMPARE(board().active()->id, std::string("required"));
        QVERIFY(thumbnail("error"));
        // Looking is nothing to undo, and is remembered for each explorer.
        QVERIFY(!store().undoStack().canUndo());
        open("counts");
        QCOMPARE(shown().front(), board().views().front());
        open("accuracy");
        QVERIFY(view("required")->isVisible());
        QVERIFY(!store().setParameter(LieProbability, 0.1));
        ANSWER(*m_window);
        QVERIFY(view("required")->isVisible());
        QVERIFY(figureIsDrawn(view("required")));
        // Another one: the first comes back to its place among the thumbnails.
        QTest::mouseClick(thumbnail("coverage"), Qt::LeftButton);
        QVERIFY(view("coverage")->isVisible());
        QVERIFY(thumbnail("required") && thumbnail("error"));
    }

    void aThumbnailSwapsInByKey() {
        start(usual);
        open("accuracy");
        thumbnail("coverage")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(thumbnail("coverage"), Qt::Key_Space);
        QVERIFY(view("coverage")->isVisible());
    }

    /// Another explorer's charts are there before they are asked for, and Tab comes to them as it always does: in
    /// their order, behind the parameters.
    void chartsAreMadeAhead() {
        start(usual);
        open("accuracy");
        const auto spare = [this] {
            QList<FigureView *> all = board().findChildren<FigureView *>(QString(), Qt::FindDirectChildrenOnly);
            for (FigureView *each : board().views())
                all.removeOne(each);
            return all;
        };
        QTRY_VERIFY(spare().size() >= 6);
        QList<FigureView *> ready = spare();
        for (const FigureView *each : ready)
            QVERIFY(each->isHidden() && !each->figure());
        for (FigureView *each : board().views())
            ready << each;
        open("survey");
        for (const FigureView *each : spare())
            QVERIFY(each->isHidden() && !each->figure());
        const std::vector<FigureView *> now = board().views();
        QVERIFY(now.size() >= 3);
        for (std::size_t i = 0; i < std::min<std::size_t>(now.size(), static_cast<std::size_t>(ready.size())); ++i)
            QVERIFY(ready.contains(now[i]));
        std::vector<const QWidget *> order;
        for (const QWidget *each = m_window->nextInFocusChain(); each != m_window.get();
             each = each->nextInFocusChain())
            order.push_back(each);
        const auto placeOf = [&](const QWidget *widget) { return std::ranges::find(order, widget) - order.begin(); };
        auto before = placeOf(row(LieProbability)->slider());
        for (const FigureView *each : now) {
            QVERIFY(placeOf(each) > before);
            before = placeOf(each);
        }
    }

    void chartsOfAnotherExplorerKnowNothingOfTheLast() {
        start(usual);
        open("accuracy");
        const QPointer<FigureView> first = board().views().front();
        const auto fit = [&] { return first->findChild<QToolButton *>(QStringLiteral("fit")); };
        const QPoint middle = first->mapFromScene(first->figureScene().geometry().plot.center());
        QWheelEvent wheel(middle, first->viewport()->mapToGlobal(middle), {}, {0, 360}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(first->viewport(), &wheel);
        ANSWER(*m_window);
        QVERIFY(first->isZoomed() && fit()->isVisible());
        // A marker is in somebody's hand when the keyboard leads elsewhere.
        const PlotGeometry &geometry = first->figureScene().geometry();
        std::optional<QPoint> grip;
        for (const Layer &layer : first->figure()->layers)
            if (const auto *marker = std::get_if<Marker>(&layer);
                marker && marker->parameter && marker->direction == Marker::Direction::Vertical)
                grip = first->mapFromScene(QPointF(geometry.sceneX(marker->value), geometry.plot.center().y()));
        QVERIFY(grip);
        QTest::mousePress(first->viewport(), Qt::LeftButton, {}, *grip);
        QMouseEvent move(QEvent::MouseMove, *grip + QPoint(30, 0), first->viewport()->mapToGlobal(*grip),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(first->viewport(), &move);
        QVERIFY(first->hasFocus() && store().inGesture());
        open("survey");
        QCOMPARE(board().views().front(), first.data());
        QTRY_VERIFY(!store().inGesture());
        QVERIFY(!first->hasFocus() && !first->isZoomed() && !fit()->isVisible());
        const Scenario there = store().scenario();
        QCoreApplication::sendEvent(first->viewport(), &move);
        QTest::mouseRelease(first->viewport(), Qt::LeftButton, {}, *grip);
        ANSWER(*m_window);
        QVERIFY(sameChoices(store().scenario(), there));
        open("accuracy"); // and what was zoomed there still is
        QVERIFY(board().views().front()->isZoomed());
    }

    void thumbnailsFollowOnceAllIsAtRest() {
        start(usual);
        open("accuracy");
        ThumbnailStrip &strip = board().thumbnails();
        QTRY_VERIFY(strip.isCurrent());
        const QImage before = thumbnail("coverage")->picture().toImage();
        QVERIFY(!before.isNull());
        store().beginGesture();
        for (int i = 1; i <= 5; ++i) {
            QVERIFY(!store().setParameter(LieProbability, 0.25 + 0.03 * i));
            ANSWER(*m_window);
        }
        QTest::qWait(400); // long enough to be drawn, if that weren't held back
        QVERIFY(!strip.isCurrent());
        QCOMPARE(thumbnail("coverage")->picture().toImage(), before);
        store().endGesture();
        QTRY_VERIFY(strip.isCurrent());
        QVERIFY(thumbnail("coverage")->picture().toImage() != before);
    }

    // ------------------------------------------------------------ enlarging

    void aDoubleClickOnTheTitleEnlarges() {
        start(QSize(1920, 1080));
        open("accuracy");
        FigureView *second = shown()[1];
        const QRect place = second->geometry();
        const auto doubleClick = [&] {
            QTest::mouseClick(second->viewport(), Qt::LeftButton, {}, titleOf(*second));
            QTest::mouseDClick(second->viewport(), Qt::LeftButton, {}, titleOf(*second));
        };
        doubleClick();
        QCOMPARE(shown(), std::vector{second});
        QCOMPARE(second->geometry(), board().rect());
        QVERIFY(!board().thumbnails().isVisible());
        doubleClick();
        QCOMPARE(second->geometry(), place);
        // Keys, from the chart and from anywhere.
        second->setFocus();
        QTest::keyClick(second, Qt::Key_Return);
        QCOMPARE(second->geometry(), board().rect());
        QTest::keyClick(second, Qt::Key_Escape);
        QCOMPARE(second->geometry(), place);
        board().enlarge(QString::fromStdString(second->figure()->id));
        QTest::keyClick(m_window->findChild<Navigation *>(), Qt::Key_Escape);
        QCOMPARE(second->geometry(), place);
        QVERIFY(!store().undoStack().canUndo());
    }

    void theButtonEnlarges() {
        start(usual);
        open("counts");
        FigureView *main = shown().front();
        auto *button = main->findChild<QToolButton *>(QStringLiteral("enlarge"));
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(main->geometry(), board().rect());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!board().isEnlarged());
        QVERIFY(board().thumbnails().isVisible());
        // One that is alone is as large as it gets.
        open("custom");
        QVERIFY(!shown().front()->findChild<QToolButton *>(QStringLiteral("enlarge"))->isVisible());
    }

    /// A presentation has one chart, as large as it gets; the one that was enlarged before is so again.
    void aPresentationGivesBackTheEnlargedChart() {
        start(usual);
        open("counts");
        FigureView *main = shown().front();
        main->setFocus();
        QTest::keyClick(main, Qt::Key_Return);
        QVERIFY(board().isEnlarged());
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        ANSWER(*m_window);
        QVERIFY(!board().isEnlarged());
        QCOMPARE(shown().size(), std::size_t{1});
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_window->isFullScreen());
        QVERIFY(board().isEnlarged());
        QTest::keyClick(main, Qt::Key_Escape);
        QVERIFY(!board().isEnlarged());
    }

    // ------------------------------------------------------------ table

    void theTableSqueezesNoChart() {
        start(usual);
        open("accuracy");
        const QRect main = view("error")->geometry();
        auto *table = &m_window->tablePanel();
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(shown(), std::vector{view("error")});
        QVERIFY(view("error")->height() >= 200);
        QVERIFY(table->height() >= 120);
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QTRY_COMPARE(view("error")->geometry(), main);

        // Where there is room it stands beside them.
        m_window->resize(1920, 1080);
        ANSWER(*m_window);
        const std::vector<FigureView *> all = shown();
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(m_window->findChild<QSplitter *>()->orientation(), Qt::Horizontal);
        for (const FigureView *each : shown())
            QVERIFY(each->height() >= 200);
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QTRY_COMPARE(shown(), all);
    }

    // ------------------------------------------------------------ navigation and tools

    void theNavigationIsGrouped() {
        start(QSize(1366, 768));
        const auto *navigation = m_window->findChild<Navigation *>();
        QVERIFY(!navigation->isCompact());
        std::optional<ExplorerGroup> group;
        QSet<int> seenGroups;
        int last = -1;
        for (const ExplorerSpec &explorer : explorerTable()) {
            // Each group is one piece of the table, and stands under its title.
            if (group != explorer.group) {
                QVERIFY(!seenGroups.contains(static_cast<int>(explorer.group)));
                seenGroups << static_cast<int>(explorer.group);
                group = explorer.group;
                const QListWidgetItem *heading = navigation->item(last + 1);
                QCOMPARE(heading->text(), QString::fromUtf8(groupTitle(explorer.group)));
                QVERIFY(!heading->flags().testFlag(Qt::ItemIsSelectable));
            }
            const QListWidgetItem *item = navigation->itemOf(explorer);
            QVERIFY(navigation->row(item) > last);
            last = navigation->row(item);
            QCOMPARE(item->toolTip(), QString::fromUtf8(explorer.question));
            QVERIFY(navigation->visualItemRect(item).height() <= 36);
            QVERIFY(navigation->viewport()->rect().contains(navigation->visualItemRect(item)));
        }
    }

    void narrowWindowsShowIcons() {
        start(QSize(1024, 640));
        const auto *navigation = m_window->findChild<Navigation *>();
        QVERIFY(navigation->isCompact());
        QVERIFY(navigation->width() < 60);
        for (const ExplorerSpec &explorer : explorerTable()) {
            const QListWidgetItem *item = navigation->itemOf(explorer);
            QVERIFY(item->toolTip().startsWith(QString::fromUtf8(explorer.title)));
            QCOMPARE(item->text(), QString::fromUtf8(explorer.title)); // the accessible name
            QTest::mouseClick(navigation->viewport(), Qt::LeftButton, {}, navigation->visualItemRect(item).center());
            QCOMPARE(&store().explorer(), &explorer);
        }
        m_window->resize(1366, 768);
        QTRY_VERIFY(!navigation->isCompact());
        // Whoever has chosen has it so, in every window.
        QAction *names = nullptr;
        for (QAction *each : m_window->findChildren<QAction *>())
            if (each->text() == QStringLiteral("&Names of the explorers"))
                names = each;
        QVERIFY(names && names->isChecked());
        m_window->resize(1024, 640);
        QTRY_VERIFY(navigation->isCompact() && !names->isChecked());
        names->trigger();
        QVERIFY(!navigation->isCompact());
        start(QSize(1024, 640));
        QVERIFY(!m_window->findChild<Navigation *>()->isCompact());
    }

    void arrowsPassOverHeadings() {
        start(usual);
        auto *navigation = m_window->findChild<Navigation *>();
        store().setExplorer(explorerTable().front());
        navigation->setFocus();
        for (std::size_t i = 1; i < explorerTable().size(); ++i) {
            QTest::keyClick(navigation, Qt::Key_Down);
            QCOMPARE(&store().explorer(), &explorerTable()[i]);
        }
    }

    void noToolDisappears() {
        start(QSize(900, 560));
        auto *bar = m_window->findChild<QToolBar *>();
        auto *overflow = bar->findChild<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"));
        for (QAction *action : bar->actions()) {
            if (action->isSeparator())
                continue;
            const QWidget *button = bar->widgetForAction(action);
            QVERIFY2(isWhollySeen(button) || (overflow && overflow->isVisible()), qPrintable(action->text()));
            QVERIFY(!button->toolTip().isEmpty());
        }
        const QMenuBar *menus = m_window->menuBar();
        const auto *more = menus->findChild<QToolButton *>(QStringLiteral("qt_menubar_ext_button"));
        for (const QAction *menu : menus->actions())
            QVERIFY2(menus->rect().contains(menus->actionGeometry(const_cast<QAction *>(menu))) ||
                         (more && more->isVisible()),
                     qPrintable(menu->text()));
    }

    // ------------------------------------------------------------ feedback

    void feedbackIsWhereTheEyeIs() {
        start(usual);
        const auto *toast = m_window->findChild<Toast *>();
        QVERIFY(!toast->isVisible());
        FigureView *main = shown().front();
        main->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isWhollySeen(toast));
        QVERIFY(toast->text().startsWith(QStringLiteral("Copied “")));
        QCOMPARE(toast->accessibleName(), toast->text());
        QVERIFY(main->hasFocus());
        QTest::mouseClick(const_cast<Toast *>(toast), Qt::LeftButton, {}, {4, 4}); // nor does the area below take it
        QVERIFY(main->hasFocus());
        // Over the board's lower edge, and nothing of a file that isn't there.
        const QRect board(this->board().mapTo(m_window.get(), QPoint()), this->board().size());
        const QRect place(toast->mapTo(m_window.get(), QPoint()), toast->size());
        QVERIFY(board.contains(place));
        QVERIFY(place.center().y() > board.center().y());
        for (const QToolButton *each : toast->findChildren<QToolButton *>())
            QCOMPARE(each->isVisible(), each->text() == QStringLiteral("×"));
        QTRY_VERIFY_WITH_TIMEOUT(!toast->isVisible(), 3 * Toast::shownFor);
    }

    // In the main chart's plot, over no title, caption or number.
    void feedbackCoversNoWords() {
        for (const QSize size : {usual, QSize(1024, 640), QSize(1920, 1080)}) {
            start(size);
            auto *toast = m_window->findChild<Toast *>();
            for (const ExplorerSpec &explorer : explorerTable()) {
                open(explorer.id.data());
                toast->show(QStringLiteral("Exported chart.svg"), QStringLiteral("/nowhere/chart.svg"));
                QVERIFY2(isWhollySeen(toast), explorer.id.data());
                const QRect place(toast->mapTo(m_window.get(), QPoint()), toast->size());
                const FigureView *main = shown().front();
                const QRect plot = main->mapFromScene(main->figureScene().geometry().plot).boundingRect();
                const QRect seenPlot(main->viewport()->mapTo(m_window.get(), plot.topLeft()), plot.size());
                QVERIFY2(seenPlot.contains(place), explorer.id.data());
                toast->hide();
            }
        }
    }

    void anExportedFileCanBeOpened() {
        start(usual);
        auto *toast = m_window->findChild<Toast *>();
        toast->show(QStringLiteral("Exported a"), QStringLiteral("/nowhere/a.svg"));
        QStringList offered;
        for (const QToolButton *each : toast->findChildren<QToolButton *>())
            if (each->isVisible())
                offered << each->text();
        QCOMPARE(offered,
                 QStringList({QStringLiteral("Open"), QStringLiteral("Show in folder"), QStringLiteral("×")}));
        // A path longer than the board is cut, and whole in the tip.
        toast->show(QString(400, QLatin1Char('a')), QStringLiteral("/nowhere/a.svg"));
        QVERIFY(isWhollySeen(toast));
        // One with folders is broken behind them and whole.
        toast->show(QString(QStringLiteral("/folder")).repeated(60), QStringLiteral("/nowhere/a.svg"));
        QVERIFY(isWhollySeen(toast));
        QVERIFY(!toast->findChild<QLabel *>()->text().contains(QChar(0x2026)));
        // Where there is no program that opens it, that is said.
        const auto buttons = toast->findChildren<QToolButton *>();
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QCOMPARE(toast->text(), QStringLiteral("/nowhere could not be opened."));
        QTest::mouseClick(toast->findChildren<QToolButton *>().back(), Qt::LeftButton);
        QVERIFY(!toast->isVisible());
    }

private:
    [[nodiscard]] static bool figureIsDrawn(const FigureView *view) {
        return view->figureScene().figure() == view->figure().get();
    }
};

HALFTRUTH_TEST(WindowSpaceTest)
#include "tst_window_space.moc"
