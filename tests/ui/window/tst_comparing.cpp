#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/player.h"
#include "ui/parameters/value_slider.h"
#include "ui/window/pin_bar.h"
#include "ui/window/readout_panel.h"

#include <QAbstractSlider>
#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <functional>

using namespace halftruth;
using enum ParameterId;

/// Two states side by side, in the window.
class TestComparing : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] QToolButton *button() const {
        for (QToolButton *each : m_window->findChildren<QToolButton *>())
            if (each->isVisible() && each->text() == QLatin1String("Compare"))
                return each;
        return nullptr;
    }
    [[nodiscard]] std::vector<const FigureView *> placed() const {
        std::vector<const FigureView *> views;
        for (const FigureView *view : m_window->findChild<FigureBoard *>()->views())
            if (view->isVisible())
                views.push_back(view);
        return views;
    }
    [[nodiscard]] const FigureView *placed(std::string_view ending) const {
        for (const FigureView *view : placed())
            if (view->figure() && view->figure()->id.ends_with(ending))
                return view;
        return nullptr;
    }
    /// How many pixels of a chart are of a curve's or a map's full colour, which what is faded has lost.
    [[nodiscard]] static int bold(const FigureView &view) {
        constexpr int most = 150; // of 255; at 40 % none has 110
        const QImage picture = const_cast<FigureView &>(view).grab().toImage().convertToFormat(QImage::Format_RGB32);
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                count += QColor(picture.pixel(x, y)).hsvSaturation() > most ? 1 : 0;
        return count;
    }
    /// Moves a slider by hand, or lets it play, and looks at every picture on the way.
    void move(ParameterId id, bool plays, const std::function<void()> &look) {
        ValueSlider *slider = row(id)->slider();
        if (plays) {
            Player::setManner({.seconds = 1, .loop = false, .trail = true});
            QTest::mouseClick(row(id)->playButton(), Qt::LeftButton);
            const Player &player = m_window->parameterPanel().player();
            QVERIFY(player.playing());
            while (player.playing()) {
                QTest::qWait(10);
                look();
            }
            return;
        }
        const QPoint from(static_cast<int>(slider->partOf(value(id)) * slider->width()), slider->height() / 2);
        QTest::mousePress(slider, Qt::LeftButton, {}, from);
        for (int x = from.x(); x < slider->width(); x += 3) {
            QTest::mouseMove(slider, QPoint(x, from.y()));
            QTest::qWait(15);
            QVERIFY(store().inGesture());
            look();
        }
        QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() - 1, from.y()));
    }
    void open(const char *explorer) {
        store().setExplorer(*findExplorer(explorer));
        SETTLE(*m_window);
        QVERIFY(button());
    }

private slots:
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        SETTLE(*m_window);
    }
    void cleanup() { end(); }

    void oneClickKeepsWhatIsShown() {
        open("accuracy");
        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        QVERIFY(button()->isChecked());
        QCOMPARE(store().pins().size(), std::size_t{1});
        const auto views = placed();
        QCOMPARE(views.size(), std::size_t{2});
        QCOMPARE(views[0]->height(), views[1]->height());
        QVERIFY(std::abs(views[0]->width() - views[1]->width()) <= 1);
        const QString id = QString::fromStdString(views[0]->figure()->id);
        QCOMPARE(QString::fromStdString(views[1]->figure()->id), id + QStringLiteral("-pinned"));
        const auto pinned = *views[1]->figure();

        // A slider moves the one and leaves the other, but for the window that both share.
        QTest::keyClick(row(LieProbability)->findChild<QAbstractSlider *>(), Qt::Key_Home);
        SETTLE(*m_window);
        QVERIFY(value(LieProbability) < 0.2);
        const auto after = placed();
        QCOMPARE(after.size(), std::size_t{2});
        QVERIFY(!(*after[0]->figure() == pinned));
        QVERIFY(after[0]->figure()->y.range == after[1]->figure()->y.range);
        for (std::size_t i = 0; i < pinned.layers.size(); ++i)
            if (const auto *curve = std::get_if<Curve>(&pinned.layers[i])) {
                const auto &still = std::get<Curve>(after[1]->figure()->layers[i]);
                QVERIFY(curve->label == still.label);
                QCOMPARE(still.y.front(), curve->y.front());
                QCOMPARE(still.y.back(), curve->y.back());
            }

        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        QVERIFY(!store().compared());
        QCOMPARE(store().pins().size(), std::size_t{1}); // the pin is the person's
        QVERIFY(
            std::ranges::none_of(placed(), [](const FigureView *view) { return !view->figure()->beside.empty(); }));
    }

    // Where a map is the main chart no pin is in it, and that is said; in front of it a chart has them.
    void thePinBarSpeaksOfAMapInFront() {
        open("plan");
        store().pin(store().parameters());
        QVERIFY(!store().setParameter(LieProbability, 0.1));
        SETTLE(*m_window);
        const auto *hint = m_window->findChild<PinBar *>()->findChild<QLabel *>(QStringLiteral("hint"));
        QVERIFY(hint && hint->isVisible());
        QCOMPARE(hint->text(), QStringLiteral("this map doesn't show pins"));
        store().setFront("error");
        QVERIFY(!hint->isVisible());
        SETTLE(*m_window);
        QVERIFY(!hint->isVisible());
        store().setFront("map");
        QVERIFY(hint->isVisible());
    }

    void bothAreZoomedTogether() {
        open("counts");
        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        auto views = placed();
        QVERIFY(views.size() >= 2);
        const Interval before = views[0]->figure()->x.range;
        const QPoint middle = views[1]->viewport()->rect().center();
        QWheelEvent event(middle, views[1]->viewport()->mapToGlobal(middle), {}, {0, 240}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(views[1]->viewport(), &event);
        SETTLE(*m_window);
        views = placed();
        QVERIFY(views[0]->figure()->x.range.width() < before.width());
        QVERIFY(views[0]->figure()->x.range == views[1]->figure()->x.range);
    }

    void mapsHaveTheirDifference() {
        open("privacy-ratio");
        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        QTest::keyClick(row(LieProbability)->findChild<QAbstractSlider *>(), Qt::Key_PageUp);
        SETTLE(*m_window);
        const auto *board = m_window->findChild<FigureBoard *>();
        const auto difference = std::ranges::find_if(board->views(), [](const FigureView *view) {
            return view->figure() && view->figure()->id.ends_with("-difference");
        });
        QVERIFY(difference != board->views().end());
        // In sight, or a thumbnail that a click brings forward.
        const QString id = QString::fromStdString((*difference)->figure()->id);
        FigureView *view = shownView(*m_window, id);
        QVERIFY(view && view->isVisible());
        QVERIFY(placed().size() >= 2);
        for (const FigureView *each : placed())
            QVERIFY(each->height() >= 200);
    }

    void whatIsPinnedStaysDrawn_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<bool>("plays");
        for (const char *explorer : {"accuracy", "plan", "sampling"})
            for (const bool plays : {false, true})
                QTest::addRow("%s, %s", explorer, plays ? "played" : "dragged") << QString(explorer) << plays;
    }
    /// Whatever moves beside it: nothing that is drawn of a pin fades or goes, nor does the difference of two maps.
    void whatIsPinnedStaysDrawn() {
        QFETCH(QString, explorer);
        QFETCH(bool, plays);
        open(explorer.toUtf8());
        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        const FigureView *pinned = placed("-pinned");
        QVERIFY(pinned);
        const int before = bold(*pinned);
        QVERIFY(before > 200);
        const bool differs = placed("-difference");
        int pictures = 0;
        int least = before;
        int moved = 0;
        int gone = 0;
        move(explorer == QLatin1String("sampling") ? Epsilon : LieProbability, plays, [&] {
            const FigureView *now = placed("-pinned");
            ++pictures;
            gone += now == nullptr || (differs && !placed("-difference")) ? 1 : 0;
            least = now ? std::min(least, bold(*now)) : 0;
            moved += now && !(now->figure()->x.range == placed().front()->figure()->x.range) ? 1 : 0;
        });
        QVERIFY(pictures > 5);
        QCOMPARE(gone, 0);
        QCOMPARE(moved, 0);
        QVERIFY2(least > 0.6 * before, qPrintable(QStringLiteral("%1 of %2").arg(least).arg(before)));
    }

    /// The axes of both stand still as long as both are in sight, and hold both where they have to move.
    void bothHoldTheirAxes_data() {
        QTest::addColumn<bool>("plays");
        QTest::newRow("dragged") << false;
        QTest::newRow("played") << true;
    }
    void bothHoldTheirAxes() {
        QFETCH(bool, plays);
        open("counts");
        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        Interval last = placed("-pinned")->figure()->x.range;
        const Interval own = last;
        int moved = 0;
        int left = 0;
        move(Ones, plays, [&] {
            const Interval window = placed("-pinned")->figure()->x.range;
            QVERIFY(window == placed().front()->figure()->x.range);
            moved += window == last ? 0 : 1;
            left += window.lower <= own.lower && window.upper >= own.upper ? 0 : 1;
            last = window;
        });
        QVERIFY(moved > 0);
        QVERIFY2(moved <= (plays ? 6 : 3), qPrintable(QString::number(moved)));
        QCOMPARE(left, 0);
    }

    /// No result moves up or down while a number above it is sought.
    void resultsStandStill() {
        open("accuracy");
        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        // The line is there once there is something to compare.
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(row(LieProbability)->findChild<QAbstractSlider *>(), Qt::Key_Left);
        SETTLE(*m_window);
        const auto *panel = m_window->findChild<ReadoutPanel *>();
        const auto places = [&] {
            std::vector<std::pair<int, int>> found;
            for (const ReadoutRow *each : panel->rows())
                if (each->isVisible())
                    found.emplace_back(each->y(), each->height());
            return found;
        };
        const auto before = places();
        QVERIFY(before.size() > 3);
        int sought = 0;
        int jumps = 0;
        move(LieProbability, false, [&] {
            for (const ReadoutRow *each : panel->rows())
                sought += each->isVisible() && (each->comparison().isEmpty() ||
                                                each->accessibleName().endsWith(QStringLiteral("of a moment ago")))
                              ? 1
                              : 0;
            jumps += places() == before ? 0 : 1;
        });
        QVERIFY(sought > 0);
        QCOMPARE(jumps, 0);
    }

    void isLeftWithItsPins() {
        open("counts");
        QTest::mouseClick(button(), Qt::LeftButton);
        SETTLE(*m_window);
        store().unpinAll();
        SETTLE(*m_window);
        QVERIFY(!button()->isChecked());
        for (const FigureView *view : placed())
            QVERIFY(view->figure()->beside.empty());
    }
};

HALFTRUTH_TEST(TestComparing)
#include "tst_comparing.moc"
