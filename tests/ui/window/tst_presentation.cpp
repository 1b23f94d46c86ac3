#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/window/navigation.h"
#include "ui/window/presentation.h"
#include "ui/window/readout_panel.h"
#include "ui/window/sentence_panel.h"

#include <QAction>
#include <QMenuBar>
#include <QRegularExpression>
#include <QStatusBar>
#include <QToolBar>

using namespace halftruth;
using enum ParameterId;

/// The window before a room of people.
class PresentationTest : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] QList<QWidget *> leftOut() const {
        return {m_window->menuBar(), m_window->findChild<QToolBar *>(), m_window->statusBar(),
                m_window->findChild<Navigation *>(), m_window->findChild<ReadoutPanel *>()};
    }
    [[nodiscard]] QList<QWidget *> kept() const {
        return {&m_window->parameterPanel(), &m_window->board(), m_window->findChild<SentencePanel *>()};
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

    void f11PresentsAndEscGoesBack() {
        m_window->store().setExplorer(*findExplorer("accuracy"));
        SETTLE(*m_window);
        const int side = m_window->parameterPanel().width();
        const int text = m_window->parameterPanel().fontMetrics().height();
        const QRectF scene = m_window->board().views().front()->figureScene().sceneRect();
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        SETTLE(*m_window);
        QVERIFY(m_window->isFullScreen());
        for (const QWidget *widget : leftOut())
            QVERIFY2(!widget->isVisible(), widget->metaObject()->className());
        for (const QWidget *widget : kept())
            QVERIFY2(widget->isVisible(), widget->metaObject()->className());
        QVERIFY(m_window->parameterPanel().width() > 1.2 * side);
        QVERIFY(m_window->parameterPanel().fontMetrics().height() > 1.2 * text);
        const FigureView *view = m_window->board().views().front();
        QVERIFY(view->transform().m11() >= 1.25);
        // What is drawn larger fills the card all the same.
        const QRectF drawn = view->mapFromScene(view->figureScene().sceneRect()).boundingRect();
        QVERIFY(std::abs(drawn.width() - view->viewport()->width()) < 3);

        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        SETTLE(*m_window);
        QVERIFY(!m_window->isFullScreen());
        for (const QWidget *widget : leftOut() + kept())
            QVERIFY2(widget->isVisible(), widget->metaObject()->className());
        QCOMPARE(m_window->parameterPanel().width(), side);
        QCOMPARE(m_window->parameterPanel().fontMetrics().height(), text);
        QCOMPARE(m_window->board().views().front()->figureScene().sceneRect(), scene);
    }

    void whatIsPresentedCanBeUsed() {
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        SETTLE(*m_window);
        QVERIFY(!m_window->store().setParameter(LieProbability, 0.1));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_window->store().parameters()[LieProbability], 0.25);
        QTest::keyClick(m_window.get(), Qt::Key_8, Qt::ControlModifier);
        QCOMPARE(m_window->store().explorer().id, std::string_view("privacy-ratio"));
        SETTLE(*m_window);
        // A click means the place it hits, however large everything is.
        const FigureView *map = m_window->board().view(QStringLiteral("surface"));
        QTest::mouseDClick(map->viewport(), Qt::LeftButton, {}, placeOf(*map, 50, 100));
        QVERIFY(std::abs(m_window->store().parameters()[Ones] - 50) <= 2 ||
                std::abs(m_window->store().parameters()[Outcome] - 50) <= 2);
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        QVERIFY(!m_window->isFullScreen());
    }

    void closingLeavesAWindow() {
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        m_window->close();
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        QVERIFY(!m_window->isFullScreen());
        QVERIFY(m_window->menuBar()->isVisible());
    }
};

HALFTRUTH_TEST(PresentationTest)
#include "tst_presentation.moc"
