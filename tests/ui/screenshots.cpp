// Grabs the window with every explorer, and its explanation, for looking at what a change did to the screen and for
// the README's picture:
//     halftruth_screenshots FOLDER [WIDTHxHEIGHT] [light|dark|contrast[:LANGUAGE]]
//                           [EXPLORER [NAME=VALUE or ACTION ...]]
// An ACTION is the text of a menu's entry or a button, such as Table; hover=FIGURE:X:Y points at a place of a figure,
// enlarge=FIGURE shows it alone, and enlarge= each after another; part=N looks at the other half.
// In the place of EXPLORER, lessons grabs every step of every lesson, asked and revealed.

#include "tests/ui/support/shown_program.h"
#include "ui/figure/figure_board.h"
#include "ui/figure/thumbnails.h"
#include "ui/files/lesson_file.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/question_box.h"
#include "ui/text/languages.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/main_window.h"
#include "ui/window/part_tabs.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPixmap>
#include <QPushButton>
#include <QTextStream>

#include <algorithm>
#include <functional>

using namespace halftruth;

namespace {

void settle(MainWindow &window) {
    const ThumbnailStrip &thumbnails = window.board().thumbnails();
    QElapsedTimer timer;
    timer.start();
    do
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while (!(window.settled() && (!thumbnails.isVisible() || thumbnails.isCurrent())) && timer.elapsed() < 20000);
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

void trigger(MainWindow &window, const QString &text) {
    settle(window); // what can be done depends on what is shown
    const QList<QAction *> actions = window.findChildren<QAction *>();
    const auto found = std::ranges::find_if(
        actions, [&](const QAction *action) { return action->text().remove(QLatin1Char('&')) == text; });
    const QList<QAbstractButton *> buttons = window.findChildren<QAbstractButton *>();
    const auto button =
        std::ranges::find_if(buttons, [&](const QAbstractButton *each) { return each->text() == text; });
    if (found == actions.end() && button != buttons.end()) {
        (*button)->click();
        return;
    }
    if (found == actions.end()) {
        QTextStream(stderr) << text << ": no such action\n";
        return;
    }
    (*found)->trigger();
    // A surface is drawn finely once nothing has moved for a while.
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < 2000;)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

void set(MainWindow &window, const QString &setting) {
    const QStringList parts = setting.split(QLatin1Char('='));
    if (parts[0] == QStringLiteral("pin")) {
        window.store().pin(window.store().parameters());
        return;
    }
    if (parts[0] == QStringLiteral("preset")) {
        if (const Preset *preset = findPreset(parts.value(1).toStdString()))
            window.store().choosePreset(*preset);
        return;
    }
    if (parts[0] == QStringLiteral("part")) {
        settle(window);
        if (auto *tabs = window.findChild<PartTabs *>(); tabs && tabs->count() > parts.value(1).toInt())
            tabs->setCurrentIndex(parts.value(1).toInt());
        return;
    }
    if (parts[0] == QStringLiteral("enlarge")) {
        settle(window);
        window.board().enlarge(parts.value(1));
        return;
    }
    if (parts[0] == QStringLiteral("hover")) {
        settle(window);
        const QStringList place = parts.value(1).split(QLatin1Char(':'));
        window.board().activate(place.value(0));
        if (const FigureView *view = window.board().view(place.value(0))) {
            const QPointF at =
                view->figureScene().geometry().toScene(place.value(1).toDouble(), place.value(2).toDouble());
            QMouseEvent move(QEvent::MouseMove, at, view->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                             {});
            QApplication::sendEvent(view->viewport(), &move);
        }
        return;
    }
    if (parts[0] == QStringLiteral("solve")) { // solve=n or solve=n:accuracy-exact
        const QStringList words = parts.value(1).split(QLatin1Char(':'));
        window.store().solve(
            namedSolving(window.store().explorer(), words[0].toStdString(), words.value(1).toStdString()));
        settle(window);
        return;
    }
    const ParameterSpec *parameter = findParameter(parts[0].toStdString());
    std::optional<QString> complaint = QStringLiteral("not understood");
    if (parameter) {
        const ExplorerSpec &explorer = window.store().explorer();
        const auto use = explorer.useAt(parameter->id, window.store().parameters());
        complaint = window.store().setParameter(
            parameter->id, parseValue(use.value_or(ParameterUse{parameter->id}), parts.value(1).toStdString()));
    }
    if (complaint)
        QTextStream(stderr) << setting << ": " << *complaint << "\n";
}

void grabLessons(MainWindow &window, const std::function<void(const QString &)> &grab) {
    for (const Lesson &lesson : builtinLessons()) {
        LessonPanel &panel = window.lessons();
        panel.play(lesson);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const LessonStep &step = lesson.steps[i];
            const QString name = QStringLiteral("lesson-%1-%2-").arg(QString::fromStdString(lesson.id)).arg(i + 1);
            settle(window);
            grab(name + QStringLiteral("asked"));
            const auto answer = [](const QuestionBox *box, const Question &question) {
                box->field()->insert(QString::number(question.percent ? 100 * computed(question.answer).value
                                                                      : computed(question.answer).value,
                                                     'g', 4)); // as if it was typed
                box->findChild<QAbstractButton *>(QStringLiteral("lessonCheck"))->click();
            };
            answer(panel.prediction(), *step.question);
            if (step.exercise)
                answer(panel.exercise(), *step.exercise);
            settle(window);
            grab(name + QStringLiteral("revealed"));
            panel.next()->click();
        }
    }
}

} // namespace

int main(int argc, char **argv) {
    shown::useScreen();
    QApplication application(argc, argv);
    const shown::OwnSettings settings;
    const QStringList arguments = QApplication::arguments();
    const QString folder = arguments.value(1);
    if (folder.isEmpty() || folder.startsWith(QLatin1Char('-'))) { // nothing is left where nobody asked for it
        QTextStream(stderr) << "usage: halftruth_screenshots FOLDER [WIDTHxHEIGHT] [light|dark|contrast[:LANGUAGE]] "
                               "[EXPLORER [NAME=VALUE or ACTION ...]]\n";
        return 2;
    }
    const QStringList size = arguments.value(2, QStringLiteral("1280x800")).split(QLatin1Char('x'));
    const QString look = arguments.value(3, QStringLiteral("light"));
    const QString theme = look.section(QLatin1Char(':'), 0, 0);
    if (look.contains(QLatin1Char(':')))
        speak(look.section(QLatin1Char(':'), 1));
    const std::string only = arguments.value(4).toStdString();
    QDir().mkpath(folder);

    MainWindow window;
    window.setThemeChoice(theme);
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    window.show();
    if (only == "lessons") {
        for (const QString &action : arguments.mid(5))
            trigger(window, action);
        grabLessons(window, [&](const QString &name) {
            window.grab().save(
                QDir(folder).filePath(QStringLiteral("%1-%2x%3-%4.png")
                                          .arg(name)
                                          .arg(window.width())
                                          .arg(window.height())
                                          .arg(QString(look).replace(QLatin1Char(':'), QLatin1Char('-')))));
        });
        return 0;
    }
    for (const ExplorerSpec &explorer : explorerTable()) {
        if (!only.empty() && only != explorer.id)
            continue;
        window.store().setExplorer(explorer);
        QString suffix;
        for (const QString &setting : arguments.mid(5)) {
            if (setting.contains(QLatin1Char('=')))
                set(window, setting);
            else
                trigger(window, setting);
            suffix += QLatin1Char('-') + QString(setting).remove(QLatin1Char('='));
        }
        settle(window);
        const bool each = arguments.mid(5).contains(QStringLiteral("enlarge="));
        for (const FigureView *view : each ? window.board().views() : std::vector<FigureView *>{}) {
            const QString figure = QString::fromStdString(view->figure()->id);
            window.board().enlarge(figure);
            settle(window);
            window.grab().save(QDir(folder).filePath(
                QStringLiteral("%1-%2-%3.png")
                    .arg(QString::fromUtf8(explorer.id), figure, QString(look).replace(QLatin1Char(':'), u'-'))));
            window.board().enlarge({});
        }
        const QString file = QStringLiteral("%1-%2x%3-%4%5.png")
                                 .arg(QString::fromUtf8(explorer.id))
                                 .arg(window.width())
                                 .arg(window.height())
                                 .arg(QString(look).replace(QLatin1Char(':'), QLatin1Char('-')), suffix);
        window.grab().save(QDir(folder).filePath(file));
        auto *explanation = window.findChild<ExplanationPanel *>();
        explanation->present();
        settle(window);
        explanation->grab().save(QDir(folder).filePath(QStringLiteral("explanation-") + file));
        explanation->hide();
    }
    return 0;
}
