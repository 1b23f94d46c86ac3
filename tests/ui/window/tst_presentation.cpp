#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/classroom/classroom_scene.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/value_slider.h"
#include "ui/room/ask_room_dialog.h"
#include "ui/window/desktop_wishes.h"
#include "ui/window/focus_ring.h"
#include "ui/window/navigation.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_bar.h"
#include "ui/window/readout_chips.h"
#include "ui/window/readout_panel.h"
#include "ui/window/sentence_panel.h"
#include "ui/window/status_text.h"
#include "ui/window/toast.h"

#include "core/scenario/presets.h"

#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <cstdlib>
#include <map>

using namespace halftruth;
using enum ParameterId;

/// The window before a room of people.
class PresentationTest : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] QList<QWidget *> leftOut() const {
        return {m_window->menuBar(),
                m_window->findChild<QToolBar *>(),
                m_window->statusBar(),
                m_window->findChild<Navigation *>(),
                m_window->findChild<ReadoutPanel *>(),
                &m_window->parameterPanel(),
                m_window->findChild<ReadoutChips *>()};
    }
    [[nodiscard]] SentencePanel *sentence() const { return m_window->findChild<SentencePanel *>(); }
    [[nodiscard]] PresentationBar *bar() const { return m_window->findChild<PresentationBar *>(); }
    [[nodiscard]] Presentation *presentation() const { return m_window->findChild<Presentation *>(); }
    [[nodiscard]] std::vector<std::string> shownCharts() const {
        std::vector<std::string> ids;
        for (const FigureView *each : m_window->board().views())
            if (each->isVisible())
                ids.push_back(each->figure()->id);
        return ids;
    }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    void open(const char *explorer) {
        m_window->store().setExplorer(*findExplorer(explorer));
        SETTLE(*m_window);
    }
    void present(Qt::Key key = Qt::Key_F11) {
        QTest::keyClick(m_window.get(), key);
        SETTLE(*m_window);
        QVERIFY(m_window->isFullScreen());
    }

    [[nodiscard]] AskRoomDialog *askRoom() const {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->text().remove(QLatin1Char('&')) == QStringLiteral("Ask the room…"))
                action->trigger();
        return m_window->findChild<AskRoomDialog *>();
    }
    /// How large the texts of a dialog are.
    [[nodiscard]] static QList<int> sizesIn(const QDialog &dialog) {
        QList<int> sizes;
        for (const QWidget *each : dialog.findChildren<QWidget *>())
            if (!qobject_cast<const FocusRing *>(each))
                sizes << QFontInfo(each->font()).pixelSize();
        return sizes;
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        SETTLE(*m_window);
    }
    void cleanup() { end(); }

    void aReadingEndsWithItsPlace() {
        open("repeated");
        const auto readings = [this] {
            QStringList said;
            for (const StatusText *each : m_window->statusBar()->findChildren<StatusText *>())
                if (each->text().contains(QStringLiteral("t = ")))
                    said << each->text();
            return said;
        };
        const FigureView &main = *m_window->board().views().front();
        QTest::mouseMove(main.viewport(), main.mapFromScene(main.figureScene().geometry().plot.center()));
        QTRY_COMPARE(readings().size(), 1);
        present();
        press(Qt::Key_Escape);
        SETTLE(*m_window);
        QCOMPARE(readings(), QStringList());
    }

    void f11PresentsAndEscGoesBack() {
        open("accuracy");
        const QList<QWidget *> parts = leftOut() + QList<QWidget *>{sentence(), &m_window->board()};
        const auto places = [&] {
            QList<QRect> all;
            for (const QWidget *each : parts)
                all << QRect(each->mapTo(m_window.get(), QPoint()), each->size());
            return all;
        };
        // Columns that have their numbers now may take another round to find their height.
        QList<QRect> before;
        do {
            before = places();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        } while (places() != before);
        const std::vector<std::string> charts = shownCharts();
        const QRectF scene = m_window->board().views().front()->figureScene().sceneRect();
        present();
        for (const QWidget *widget : leftOut())
            QVERIFY2(!widget->isVisible(), widget->metaObject()->className());
        QVERIFY(bar()->isVisible());
        const FigureView *view = m_window->board().views().front();
        QVERIFY(view->transform().m11() >= 2);
        // What is drawn larger fills the card all the same.
        const QRectF drawn = view->mapFromScene(view->figureScene().sceneRect()).boundingRect();
        QVERIFY(std::abs(drawn.width() - view->viewport()->width()) < 3);

        press(Qt::Key_Escape);
        SETTLE(*m_window);
        QVERIFY(!m_window->isFullScreen());
        for (const QWidget *widget : parts)
            QVERIFY2(widget->isVisible(), widget->metaObject()->className());
        QVERIFY(!bar()->isVisible());
        QCOMPARE(places(), before);
        QCOMPARE(shownCharts(), charts);
        QCOMPARE(m_window->board().views().front()->figureScene().sceneRect(), scene);
    }

    void oneChartAndTheSentenceAboveIt() {
        for (const char *explorer : {"accuracy", "classroom", "privacy-ratio"}) {
            open(explorer);
            present();
            QCOMPARE(shownCharts().size(), std::size_t{1});
            const auto top = [&](const QWidget *each) { return each->mapTo(m_window.get(), QPoint()).y(); };
            QVERIFY(top(sentence()) < top(&m_window->board()));
            QVERIFY(top(bar()) > top(&m_window->board()));
            for (const QToolButton *each : m_window->findChildren<QToolButton *>())
                QVERIFY2(!each->isVisible() || (each->objectName() != QStringLiteral("help") &&
                                                each->objectName() != QStringLiteral("solve")),
                         qPrintable(each->objectName()));
            press(Qt::Key_Escape);
            QVERIFY(!m_window->isFullScreen());
        }
    }

    // Letters of 10 minutes of arc from 10 m, on a picture 1.5 m high: capitals of 29 mm, and type that is at least
    // twice as large as at a desk.
    void typeIsReadFromTheBackOfTheRoom() {
        constexpr double smallest = 12;
        for (const int height : {600, 800, 1080, 1440, 2160}) {
            const double scale = Presentation::scaleOn(height);
            QVERIFY(scale >= 2);
            QFont font = QApplication::font();
            font.setPixelSize(static_cast<int>(smallest * scale));
            const double capital = QFontMetricsF(font).capHeight() / height * 1500;
            QVERIFY2(capital >= 29, qPrintable(QString::number(capital)));
        }
    }

    /// The sentence above the chart and the bar below it as well.
    void allThatIsPresentedIsEnlarged() {
        open("plan");
        const auto sizes = [this] {
            std::map<const QWidget *, int> result{{sentence(), QFontInfo(sentence()->font()).pixelSize()}};
            for (const auto *each : bar()->findChildren<QWidget *>())
                if (qobject_cast<const QLabel *>(each) || qobject_cast<const QToolButton *>(each))
                    result[each] = QFontInfo(each->font()).pixelSize();
            return result;
        };
        const auto before = sizes();
        present();
        const int usual = before.at(sentence());
        QVERIFY(sizes().size() > 10); // names, arrows, symbols and values of sliders
        for (const auto &[widget, size] : sizes())
            QVERIFY2(size >= 2 * usual - 1,
                     qPrintable(QStringLiteral("%1 \"%2\": %3 pixels")
                                    .arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName())
                                    .arg(size)));
        press(Qt::Key_F11);
        SETTLE(*m_window);
        QCOMPARE(QFontInfo(sentence()->font()).pixelSize(), usual);
    }

    void aThemeThatIsChosenMeanwhileIsAsLarge() {
        open("plan");
        const int usual = QFontInfo(sentence()->font()).pixelSize();
        present();
        const int large = QFontInfo(sentence()->font()).pixelSize();
        m_window->setThemeChoice(QStringLiteral("dark"));
        SETTLE(*m_window);
        QCOMPARE(QFontInfo(sentence()->font()).pixelSize(), large);
        const QImage seen = sentence()->grab().toImage();
        QCOMPARE(seen.pixelColor(seen.width() / 2, 3), theme("dark").accentSoft);
        press(Qt::Key_F11);
        SETTLE(*m_window);
        QCOMPARE(QFontInfo(sentence()->font()).pixelSize(), usual);
        QCOMPARE(sentence()->grab().toImage().pixelColor(seen.width() / 8, 3), theme("dark").accentSoft);
    }

    void keysTurnOverAsInOtherPresenters() {
        open("accuracy");
        present(Qt::Key_F5);
        const auto &views = m_window->board().views();
        QVERIFY(views.size() >= 3);
        const auto charts = [&](std::size_t place) { return std::vector{views[place]->figure()->id}; };
        QCOMPARE(shownCharts(), charts(0));
        press(Qt::Key_PageDown);
        QCOMPARE(shownCharts(), charts(1));
        press(Qt::Key_Right);
        QCOMPARE(shownCharts(), charts(2));
        press(Qt::Key_Left);
        press(Qt::Key_PageUp);
        press(Qt::Key_PageUp); // there is none before the first
        QCOMPARE(shownCharts(), charts(0));
        const auto presets = presetsOf(m_window->store().explorer());
        press(Qt::Key_Down);
        SETTLE(*m_window);
        QCOMPARE(presetAt(m_window->store().explorer(), m_window->store().parameters()), &presets[0]);
        press(Qt::Key_Down);
        press(Qt::Key_Up);
        QCOMPARE(presetAt(m_window->store().explorer(), m_window->store().parameters()), &presets[0]);
        // F5 begins and doesn't leave; looking through the charts has brought none forward.
        press(Qt::Key_F5);
        QVERIFY(m_window->isFullScreen());
        press(Qt::Key_Escape);
        QVERIFY(!m_window->isFullScreen());
        QVERIFY(m_window->store().front().empty());
        // The keys mean nothing any more.
        press(Qt::Key_PageDown);
        QVERIFY(m_window->store().front().empty());
    }

    // Before the presets is what the person had; leaving goes back there, in one step.
    void whatAPersonSetComesBack() {
        open("accuracy");
        QVERIFY(!m_window->store().setParameter(LieProbability, 0.31));
        const Parameters own = m_window->store().parameters();
        const auto presets = presetsOf(m_window->store().explorer());
        const auto shown = [&] { return presetAt(m_window->store().explorer(), m_window->store().parameters()); };
        present();
        press(Qt::Key_Up);
        QCOMPARE(m_window->store().parameters(), own);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QCOMPARE(shown(), &presets[1]);
        press(Qt::Key_Up);
        press(Qt::Key_Up);
        QCOMPARE(m_window->store().parameters(), own);
        press(Qt::Key_Down);
        QCOMPARE(shown(), &presets[0]);
        press(Qt::Key_Escape);
        QVERIFY(!m_window->isFullScreen());
        QCOMPARE(m_window->store().parameters(), own);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown(), &presets[0]);
        // What is set in front of the room stays.
        present();
        press(Qt::Key_Down);
        QVERIFY(!m_window->store().setParameter(LieProbability, 0.12));
        press(Qt::Key_Escape);
        QCOMPARE(m_window->store().parameters()[LieProbability], 0.12);
    }

    void afterAClickOnASliderTheArrowsTurnOver() {
        open("accuracy");
        present();
        ValueSlider *slider = bar()->sliders().front();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 5, slider->height() / 2));
        const double q = m_window->store().parameters()[LieProbability];
        press(Qt::Key_Right);
        QCOMPARE(shownCharts(), std::vector{m_window->board().views()[1]->figure()->id});
        QCOMPARE(m_window->store().parameters()[LieProbability], q);
    }

    void whatWasSaidBeforeIsNotSaidToTheRoom() {
        const auto *toast = m_window->findChild<Toast *>();
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(toast->isVisible());
        present();
        QVERIFY(!toast->isVisible());
    }

    // Two keys begin it, and the menus say it once.
    void oneEntryOfTheMenusPresents() {
        const QList<QKeySequence> keys{QKeySequence(Qt::Key_F5), QKeySequence(Qt::Key_F11)};
        QList<QAction *> entries;
        QList<QMenu *> menus;
        for (QAction *each : m_window->menuBar()->actions())
            menus << each->menu();
        while (!menus.isEmpty())
            for (QAction *each : menus.takeFirst()->actions()) {
                if (each->menu())
                    menus << each->menu();
                const bool keyed =
                    std::ranges::any_of(keys, [each](const auto &key) { return each->shortcuts().contains(key); });
                if (keyed || each->text().contains(QStringLiteral("resentation")))
                    entries << each;
            }
        QCOMPARE(entries.size(), 1);
        QCOMPARE(entries.front()->shortcut(), keys.last());
        for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F11}) {
            QVERIFY(!entries.front()->isChecked());
            present(key);
            QVERIFY(entries.front()->isChecked());
            press(Qt::Key_Escape);
            QVERIFY(!m_window->isFullScreen());
        }
        entries.front()->trigger();
        QVERIFY(m_window->isFullScreen());
        entries.front()->trigger();
        QVERIFY(!m_window->isFullScreen());
    }

    void bIsBlack() {
        present();
        press(Qt::Key_B);
        QVERIFY(presentation()->isBlack());
        const QImage picture = m_window->grab().toImage();
        for (const QPoint place : {QPoint(5, 5), m_window->rect().center(), m_window->rect().bottomRight()})
            QCOMPARE(picture.pixelColor(place), QColor(Qt::black));
        press(Qt::Key_Escape); // shows it again, and no more
        QVERIFY(!presentation()->isBlack());
        QVERIFY(m_window->isFullScreen());
        press(Qt::Key_B);
        press(Qt::Key_Escape);
        press(Qt::Key_Escape);
        QVERIFY(!m_window->isFullScreen());
    }

    void theHintSaysHowToLeave() {
        present();
        const auto *hint = m_window->findChild<LeaveHint *>();
        QVERIFY(hint->isVisible());
        QVERIFY(hint->text().contains(QStringLiteral("Esc")));
        // In the middle, whenever the window has filled the screen.
        const auto isInTheMiddle = [&] {
            const QPoint middle = hint->geometry().center();
            return std::abs(middle.x() - m_window->width() / 2) < 3 && middle.y() > m_window->height() / 2;
        };
        QTRY_VERIFY(isInTheMiddle());
        m_window->resize(m_window->width() + 300, m_window->height() + 200);
        QTRY_VERIFY(isInTheMiddle());
        QTRY_VERIFY_WITH_TIMEOUT(!hint->isVisible(), 3 * (LeaveHint::shownFor + LeaveHint::fadesFor));
    }

    // It hides no curve, and whoever turns over has read it.
    void theHintIsInNobodysWay() {
        open("randomized-response");
        present();
        const auto *hint = m_window->findChild<LeaveHint *>();
        const FigureView *view = m_window->board().activeView();
        QTRY_VERIFY(!hint->geometry().intersects(
            QRect(view->mapTo(m_window.get(), view->mapFromScene(view->figureScene().geometry().plot.topLeft())),
                  view->figureScene().geometry().plot.size().toSize())));
        QVERIFY(hint->isVisible());
        press(Qt::Key_Right);
        QVERIFY(!hint->isVisible());
    }

    // Where both have room neither of the names at the foot is cut.
    void namesAreReadAtTheFoot() {
        open("randomized-response");
        m_window->resize(1280, 800);
        present();
        QCoreApplication::processEvents();
        for (const QLabel *each : bar()->findChildren<QLabel *>())
            if (each->isVisible() && each->toolTip().startsWith(QStringLiteral("Privacy parameter")))
                QCOMPARE(each->text(), each->toolTip());
    }

    void theSlidersThatMatterAreThere() {
        open("accuracy");
        present();
        const std::vector<ValueSlider *> sliders = bar()->sliders();
        QVERIFY(!sliders.empty() && sliders.size() <= PresentationBar::mostSliders);
        ValueSlider *first = sliders.front();
        const double q = m_window->store().parameters()[LieProbability];
        first->setFocus();
        const std::vector<std::string> chart = shownCharts();
        QTest::keyClick(first, Qt::Key_Right);
        QVERIFY(m_window->store().parameters()[LieProbability] > q);
        QCOMPARE(shownCharts(), chart); // the arrows are the slider's
        QTest::mouseClick(first, Qt::LeftButton, {}, QPoint(first->width() / 5, first->height() / 2));
        QVERIFY(m_window->store().parameters()[LieProbability] < q);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_window->store().parameters()[LieProbability], q);
    }

    void theTruthOfAClassIsNoSlider() {
        open("classroom");
        present();
        for (const ValueSlider *each : bar()->sliders())
            QVERIFY(each->accessibleName() != QStringLiteral("with the trait"));
    }

    void whatIsPresentedCanBeUsed() {
        present();
        QVERIFY(!m_window->store().setParameter(LieProbability, 0.1));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_window->store().parameters()[LieProbability], 0.25);
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(&m_window->store().explorer(), &explorerTable()[1]);
        m_window->store().setExplorer(*findExplorer("privacy-ratio"));
        SETTLE(*m_window);
        // A click means the place it hits, however large everything is.
        const FigureView *map = m_window->board().view(QStringLiteral("surface"));
        QTest::mouseDClick(map->viewport(), Qt::LeftButton, {}, placeOf(*map, 50, 100));
        QVERIFY(std::abs(m_window->store().parameters()[Ones] - 50) <= 2 ||
                std::abs(m_window->store().parameters()[Outcome] - 50) <= 2);
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        QVERIFY(!m_window->isFullScreen());
    }

    void aMouseLeaves() {
        present();
        QToolButton *leave = nullptr;
        for (auto *each : bar()->findChildren<QToolButton *>())
            if (each->accessibleName() == QStringLiteral("Leave the presentation"))
                leave = each;
        QVERIFY(leave && leave->isVisible());
        QVERIFY(leave->mapTo(bar(), leave->rect().bottomRight()).x() <= bar()->width());
        QTest::mouseClick(leave, Qt::LeftButton);
        QVERIFY(!m_window->isFullScreen());
        QVERIFY(!bar()->isVisible());
    }

    void motionIsReducedWhereItIsSaid() {
        QAction *reduce = nullptr;
        for (QAction *each : m_window->findChildren<QAction *>())
            if (each->text().remove(QLatin1Char('&')) == QStringLiteral("Reduce motion"))
                reduce = each;
        QVERIFY(reduce && !reduce->isChecked());
        reduce->trigger();
        QVERIFY(motionReduced());
        open("classroom");
        m_window->classroom().step();
        QCOMPARE(m_window->classroom().field()->clock().answered(), std::size_t{1});
        m_window = std::make_unique<MainWindow>(); // remembered
        m_window->show();
        open("classroom");
        m_window->classroom().step();
        QCOMPARE(m_window->classroom().field()->clock().answered(), std::size_t{1});
    }

    void closingLeavesAWindow() {
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        m_window->close();
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        QVERIFY(!m_window->isFullScreen());
        QVERIFY(m_window->menuBar()->isVisible());
    }

    /// A dialog that is open, or is opened, beside a presentation is as large as ever, and nothing of it is cut.
    void dialogsStayAsTheyAre() {
        const AskRoomDialog *dialog = askRoom();
        QVERIFY(dialog && dialog->isVisible());
        const auto *form = dialog->findChild<QScrollArea *>(QStringLiteral("controls"));
        const QList<int> before = sizesIn(*dialog);
        const QSize formBefore = form->widget()->minimumSizeHint();
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        SETTLE(*m_window);
        QVERIFY(m_window->isFullScreen());
        QCOMPARE(sizesIn(*dialog), before);
        QCOMPARE(form->widget()->minimumSizeHint(), formBefore);
        QVERIFY(form->widget()->width() <= form->viewport()->width());
        QDialog another(m_window.get());
        const QLabel label(QStringLiteral("opened now"), &another);
        another.show();
        QCOMPARE(QFontInfo(label.font()).pixelSize(), before.front());
        another.close();
        presentation()->leave();
        SETTLE(*m_window);
        QCOMPARE(sizesIn(*dialog), before);
        QVERIFY(dialog->styleSheet().isEmpty());
    }
};

HALFTRUTH_TEST(PresentationTest)
#include "tst_presentation.moc"
