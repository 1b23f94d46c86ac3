#pragma once

#include "tests/ui/support/own_settings.h"
#include "ui/figure/figure_board.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/text/languages.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCursor>
#include <QDeadlineTimer>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

/// A test of the window: settings of its own, and what every such test asks of it.
class WindowTest : public QObject {
protected:
    [[nodiscard]] halftruth::ScenarioStore &store() const { return m_window->store(); }
    [[nodiscard]] double value(halftruth::ParameterId id) const { return store().parameters()[id]; }
    [[nodiscard]] halftruth::ParameterRow *row(halftruth::ParameterId id) const {
        return m_window->parameterPanel().row(id);
    }
    /// For init(): what a test before has left behind is gone, and a warning of Qt's is a failure.
    void begin() {
        // What the platform without a display can't do is no failure.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        QCursor::setPos(0, 0);
        m_settings = std::make_unique<OwnSettings>();
    }
    /// For cleanup().
    void end() {
        m_window.reset();
        m_settings.reset();
        QApplication::setFont(QFont());
        if (halftruth::spokenLanguage() != QStringLiteral("en")) {
            halftruth::speak(QStringLiteral("en"));
            QLocale::setDefault(QLocale::c());
        }
    }

    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<halftruth::MainWindow> m_window;
};

/// Handles events until the window is in a state, and still after a few rounds: what is shown may change the layout,
/// and that what is asked.
[[nodiscard]] inline bool comesTo(const halftruth::MainWindow &window, bool (halftruth::MainWindow::*state)() const) {
    const QDeadlineTimer deadline(std::chrono::minutes(5)); // only so that a test ends: a busy machine is slow
    QTimer wake; // asleep between events: who waits takes no processor from who computes
    wake.start(5);
    int rounds = 0;
    for (bool there = (window.*state)(); rounds < 3 && !deadline.hasExpired();) {
        QCoreApplication::processEvents(there ? QEventLoop::AllEvents
                                              : QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        there = (window.*state)(); // what the last round's events have asked counts, too
        rounds = there ? rounds + 1 : 0;
    }
    return rounds == 3;
}

/// Handles events until what is on screen answers what was asked last, to the last point of every curve.
[[nodiscard]] inline bool settled(const halftruth::MainWindow &window) {
    return comesTo(window, &halftruth::MainWindow::settled);
}

/// Handles events until what is on screen answers what was asked last, with curves that may become finer. Enough, and
/// much sooner, for values, texts and what can be pressed.
[[nodiscard]] inline bool answered(const halftruth::MainWindow &window) {
    return comesTo(window, &halftruth::MainWindow::answered);
}

/// A modal dialog or menu, once it is open.
template <class Widget>
void whenOpen(QObject *context, const std::function<void(Widget *)> &act) {
    auto *timer = new QTimer(context);
    timer->setInterval(10);
    QObject::connect(timer, &QTimer::timeout, context, [timer, act, tries = 0]() mutable {
        QWidget *open = QApplication::activePopupWidget();
        if (!open)
            open = QApplication::activeModalWidget();
        auto *widget = qobject_cast<Widget *>(open);
        if (widget) {
            timer->stop();
            timer->deleteLater();
            act(widget);
        } else if (++tries > 500) {
            timer->stop();
            if (open)
                open->close(); // another than expected: the test must not hang
        }
    });
    timer->start();
}

#define SETTLE(window) QVERIFY(settled(window))
#define ANSWER(window) QVERIFY(answered(window))

/// Shows a window in this size, whatever the screen's is.
inline void showIn(QWidget &window, QSize size) {
    window.resize(size);
    window.show();
    QTest::qWait(150);
    QCoreApplication::processEvents(); // it has been fitted to the screen by now
    window.resize(size);
}

/// The view of a figure, which comes forward where it is a thumbnail.
[[nodiscard]] inline halftruth::FigureView *shownView(halftruth::MainWindow &window, const QString &figure) {
    window.board().activate(figure);
    return window.board().view(figure);
}

/// Where a value of a figure's axes is on the view that shows it.
inline QPoint placeOf(const halftruth::FigureView &view, double x, double y) {
    return view.mapFromScene(view.figureScene().geometry().toScene(x, y));
}
