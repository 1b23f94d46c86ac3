#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"

#include <QAbstractSlider>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

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
