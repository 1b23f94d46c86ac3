#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/typing.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/veil.h"
#include "ui/files/lesson_file.h"
#include "ui/files/session_json.h"
#include "ui/lessons/highlight_ring.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/question_box.h"
#include "ui/parameters/value_row.h"
#include "ui/window/file_actions.h"
#include "ui/window/status_text.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <malloc.h>

using namespace halftruth;

/// The lessons through the real window, by its real events.
class TestLessonPlayer : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] LessonPanel &panel() const { return m_window->lessons(); }
    [[nodiscard]] static QPushButton *button(QWidget *in, const char *name) {
        return in->findChild<QPushButton *>(QLatin1String(name));
    }
    /// The entry of a lesson in the menu, pressed.
    void choose(const Lesson &lesson) {
        for (QAction *menu : m_window->menuBar()->actions())
            if (menu->text() == QStringLiteral("&Learn")) {
                emit menu->menu()->aboutToShow();
                for (QAction *action : menu->menu()->actions())
                    if (action->data().toString().toStdString() == lesson.id) {
                        action->trigger();
                        return;
                    }
            }
        QFAIL("no such lesson in the menu");
    }
    /// A value that gets each of the three verdicts.
    static double given(const Question &question, Verdict verdict) {
        const double answer = computed(question.answer).value;
        switch (verdict) {
        case Verdict::Right:
            return answer;
        case Verdict::Close:
            return answer + 0.9 * question.tolerance;
        case Verdict::Off:
            break;
        }
        return answer + 1.5 * question.tolerance;
    }
    /// The charts that are meant and aren't seen as far as the window lets them be.
    [[nodiscard]] QStringList outOfSight() const {
        QCoreApplication::processEvents();
        QStringList hidden;
        for (QWidget *meant : m_window->highlighted())
            if (auto *view = qobject_cast<FigureView *>(meant)) {
                auto *area = m_window->findChild<QScrollArea *>(QStringLiteral("charts"));
                const QRect place(view->mapTo(area->viewport(), QPoint()), view->size());
                const int seen = place.intersected(area->viewport()->rect()).height();
                if (seen < std::min(view->height(), area->viewport()->height()) - 2)
                    hidden << QStringLiteral("%1: %2 of %3")
                                  .arg(QString::fromStdString(view->figure()->id))
                                  .arg(seen)
                                  .arg(view->height());
            }
        return hidden;
    }
    [[nodiscard]] const HighlightRing *ringAround(const QWidget *meant) const {
        const QList<HighlightRing *> all = m_window->findChildren<HighlightRing *>();
        const auto found = std::ranges::find(all, meant, &HighlightRing::around);
        return found == all.end() ? nullptr : *found;
    }
    static QString typed(double value) { return QString::number(value, 'g', 12); }

    void walk(const Lesson &lesson, Verdict verdict) {
        QElapsedTimer time;
        time.start();
        choose(lesson);
        QVERIFY(panel().isPlaying());
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const LessonStep &step = lesson.steps[i];
            QCOMPARE(panel().place(), i);
            ANSWER(*m_window);
            QCOMPARE(store().explorer().id, step.explorer->id);
            QVERIFY(!panel().revealed() && !panel().next()->isEnabled());
            // What is meant is there, with a ring around it.
            QCOMPARE(m_window->highlighted().size(), static_cast<qsizetype>(step.before.highlights.size()));
            for (QWidget *meant : m_window->highlighted())
                QVERIFY2(ringAround(meant) && ringAround(meant)->isVisible(), lesson.id.c_str());
            QVERIFY2(outOfSight().isEmpty(), qPrintable(QString::fromStdString(lesson.id) + outOfSight().join(u',')));
            QuestionBox *box = panel().prediction();
            type(box->field(), typed(given(*step.question, verdict)));
            QTest::keyClick(box->field(), Qt::Key_Return);
            QVERIFY(panel().revealed());
            QVERIFY2(box->answered().verdict == verdict, qPrintable(box->field()->text()));
            QVERIFY(box->field()->isReadOnly());
            ANSWER(*m_window);
            const auto &after = step.after.highlights.empty() ? step.before.highlights : step.after.highlights;
            if (m_window->highlighted().size() != static_cast<qsizetype>(after.size()))
                for (const Highlight &each : after)
                    qWarning("%s %zu: %s", lesson.id.c_str(), i, each.id.c_str());
            QCOMPARE(m_window->highlighted().size(), static_cast<qsizetype>(after.size()));
            QVERIFY2(outOfSight().isEmpty(), qPrintable(QString::fromStdString(lesson.id) + outOfSight().join(u',')));
            if (step.exercise) {
                for (const Verdict each : {Verdict::Off, Verdict::Close, Verdict::Right}) {
                    type(panel().exercise()->field(), typed(given(*step.exercise, each)));
                    QTest::mouseClick(button(panel().exercise(), "lessonCheck"), Qt::LeftButton);
                    QVERIFY(panel().exercise()->answered().verdict == each);
                }
            }
            QTest::mouseClick(panel().next(), Qt::LeftButton);
            // Of the program alone: what a lecturer waits for beside the talking.
            if (testing::longRun())
                qInfo("%-26s step %zu of %zu: %g min planned, %.2f s clicked through, %s", lesson.id.c_str(), i + 1,
                      lesson.steps.size(), step.minutes, static_cast<double>(time.restart()) / 1000,
                      std::string(step.explorer->id).c_str());
        }
        QVERIFY(!panel().isPlaying());
    }

private slots:
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        ANSWER(*m_window);
    }
    void cleanup() { end(); }

    void everyLessonIsWalkedAndGivesBack_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("verdict");
        for (std::size_t i = 0; i < builtinLessons().size(); ++i)
            for (const Verdict verdict : {Verdict::Right, Verdict::Close, Verdict::Off})
                if (testing::longRun() || static_cast<int>(verdict) == static_cast<int>(i % 3))
                    QTest::addRow("%s %d", builtinLessons()[i].id.c_str(), static_cast<int>(verdict))
                        << static_cast<int>(i) << static_cast<int>(verdict);
    }
    void everyLessonIsWalkedAndGivesBack() {
        QFETCH(const int, index);
        QFETCH(const int, verdict);
        // What a person has: values of their own, a step to redo, a pin, something solved for, and a chart in front.
        store().setExplorer(*findExplorer("accuracy"));
        QVERIFY(!store().setParameter(ParameterId::Population, 321.0));
        QVERIFY(!store().setParameter(ParameterId::Alpha, 0.07));
        store().undoStack().undo();
        store().pin(store().parameters());
        store().setFront("failure");
        store().solve({.unknown = ParameterId::LieProbability, .relation = "accuracy-hoeffding"});
        ANSWER(*m_window);
        const Scenario before = store().scenario();
        const int steps = store().undoStack().count();
        const int place = store().undoStack().index();
        const Parameters parameters = store().parameters();
        walk(builtinLessons()[static_cast<std::size_t>(index)], static_cast<Verdict>(verdict));
        QCOMPARE(store().scenario(), before);
        QCOMPARE(store().undoStack().count(), steps);
        QCOMPARE(store().undoStack().index(), place);
        ANSWER(*m_window);
        QCOMPARE(store().parameters(), parameters);
        QVERIFY(m_window->findChildren<HighlightRing *>().isEmpty());
    }

    void whatIsMeantIsInSightInASmallWindow() {
        m_window->resize(1024, 640);
        for (const Lesson &lesson : testing::oneIn(3, builtinLessons()))
            walk(lesson, Verdict::Right);
    }

    void whatIsChangedInALessonIsNotThePersons() {
        QVERIFY(!store().setParameter(ParameterId::LieProbability, 0.125));
        store().undoStack().setClean();
        const Scenario before = store().scenario();
        choose(builtinLessons().front());
        ANSWER(*m_window);
        QVERIFY(!store().setParameter(ParameterId::LieProbability, 0.4));
        QCOMPARE(store().undoGroup().canUndo(), true);
        QVERIFY(store().undoStack().isClean());
        QCOMPARE(store().own(), before);
        // Undo means the lesson's steps now.
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(store().scenario().values(store().explorer())[ParameterId::LieProbability], 0.25);
        QTest::mouseClick(panel().close(), Qt::LeftButton);
        QCOMPARE(store().scenario(), before);
        QVERIFY(store().undoStack().isClean() && store().undoGroup().canUndo());
        store().undoStack().undo();
        QCOMPARE(store().scenario().values(store().explorer())[ParameterId::LieProbability], 0.25);
    }

    // Nobody loses what they do elsewhere in the middle of a lesson: it is their own, and it is what is saved.
    void goingElsewhereByHandEndsTheLesson() {
        QVERIFY(!store().setParameter(ParameterId::LieProbability, 0.125));
        choose(builtinLessons().front());
        ANSWER(*m_window);
        QVERIFY(panel().isPlaying());
        QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier);
        ANSWER(*m_window);
        QVERIFY(!panel().isPlaying() && !panel().isVisible() && !store().isLent());
        QCOMPARE(QString::fromUtf8(store().explorer().id), QStringLiteral("accuracy"));
        QCOMPARE(store().parameters()[ParameterId::LieProbability], 0.125);
        QVERIFY(!store().setParameter(ParameterId::Beta, 0.2));
        QCOMPARE(store().own().values(store().explorer())[ParameterId::Beta], 0.2);
        // A preset of another explorer leads there, too.
        choose(builtinLessons().front());
        ANSWER(*m_window);
        store().choosePreset(presetsOf(*findExplorer("counts")).front());
        QVERIFY(!panel().isPlaying());
        QCOMPARE(QString::fromUtf8(store().own().explorer->id), QStringLiteral("counts"));
    }

    // What a pupil is to predict isn't there to be read off.
    void theAnswerIsHiddenUntilItIsPredicted() {
        const auto hidden = [this] {
            QStringList over;
            for (const Veil *veil : m_window->findChildren<Veil *>())
                if (veil->kind() == Veil::Kind::Hides && veil->isVisible() &&
                    veil->geometry() == veil->parentWidget()->rect())
                    over << QString::fromLatin1(veil->parentWidget()->metaObject()->className());
            return over;
        };
        ANSWER(*m_window);
        QCOMPARE(hidden(), QStringList());
        choose(builtinLessons().front());
        ANSWER(*m_window);
        QVERIFY(hidden().contains(QStringLiteral("halftruth::ReadoutChips")));
        QVERIFY(hidden().contains(QStringLiteral("halftruth::SentencePanel")));
        QVERIFY(hidden().contains(QStringLiteral("halftruth::ReadoutPanel")));
        const FigureView *chart = m_window->board().activeView();
        QVERIFY(dynamic_cast<Veil *>(m_window->childAt(chart->mapTo(m_window.get(), chart->rect().center()))));
        // Nor from the table, a file, the clipboard or the sheet.
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        ANSWER(*m_window);
        QVERIFY(hidden().contains(QStringLiteral("halftruth::TablePanel")));
        const auto offered = [this] {
            QStringList texts;
            for (const QAction *action : m_window->findChildren<QAction *>())
                if (action->isEnabled() &&
                    QStringList{"Export…", "Copy image", "Copy data", "Parameter sheet…"}.contains(
                        action->text().remove(u'&')))
                    texts << action->text();
            return texts;
        };
        QCOMPARE(offered(), QStringList());
        type(panel().prediction()->field(), "60");
        QTest::keyClick(panel().prediction()->field(), Qt::Key_Return);
        ANSWER(*m_window);
        QCOMPARE(hidden(), QStringList());
        QCOMPARE(offered().size(), 4);
        QTest::mouseClick(panel().next(), Qt::LeftButton);
        ANSWER(*m_window);
        QVERIFY(!hidden().isEmpty());
        QTest::mouseClick(panel().close(), Qt::LeftButton);
        ANSWER(*m_window);
        QCOMPARE(hidden(), QStringList());
    }

    // A key that means nothing in a line of text is the window's there, too.
    void theWindowsKeysWorkInTheAnswersField() {
        choose(builtinLessons().front());
        ANSWER(*m_window);
        QLineEdit *field = panel().prediction()->field();
        type(field, "60");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(panel().revealed());
        ANSWER(*m_window);
        field->setFocus();
        int opened = 0;
        whenOpen<QDialog>(this, [&opened](QDialog *dialog) {
            opened += QByteArray(dialog->metaObject()->className()) == "halftruth::ExportDialog";
            dialog->reject();
        });
        QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(opened, 1);
        QCOMPARE(field->text(), QStringLiteral("60"));
    }

    // How long a pupil thinks isn't how long drawing takes.
    void whatIsHiddenIsNotBeingDrawn() {
        const auto drawn = [this] {
            for (const StatusText *text : m_window->findChildren<StatusText *>())
                if (text->text().startsWith(QStringLiteral("Drawn in")))
                    return text->text();
            return QString();
        };
        SETTLE(*m_window);
        choose(builtinLessons().front());
        SETTLE(*m_window);
        const QString before = drawn();
        QVERIFY(!before.isEmpty());
        QTest::qWait(300);
        type(panel().prediction()->field(), "60");
        QTest::keyClick(panel().prediction()->field(), Qt::Key_Return);
        SETTLE(*m_window);
        QTest::qWait(50);
        QCOMPARE(drawn(), before);
    }

    void aRingHasTheThemeOfTheWindow() {
        choose(builtinLessons().front());
        ANSWER(*m_window);
        const auto *ring = m_window->findChild<HighlightRing *>();
        QVERIFY(ring);
        m_window->setThemeChoice(QStringLiteral("dark"));
        SETTLE(*m_window);
        QCOMPARE(&ring->theme(), &theme("dark"));
        m_window->setThemeChoice(QStringLiteral("light"));
        SETTLE(*m_window);
        QCOMPARE(&ring->theme(), &theme("light"));
    }

    // A row goes with its explorer, and what stands below it moves before its ring is gone.
    void whatIsMeantMayBeGone() {
        // What was freed isn't what it was; a sanitizer, which knows better, has no such option.
        (void)mallopt(M_PERTURB, 0x5a);
        const auto before = qScopeGuard([] { mallopt(M_PERTURB, 0); });
        m_window->resize(1024, 800);
        for (const Lesson &lesson : builtinLessons()) {
            choose(lesson);
            ANSWER(*m_window);
            for (QWidget *meant : m_window->highlighted()) {
                if (!qobject_cast<ValueRow *>(meant))
                    continue;
                const QPointer<const HighlightRing> ring = ringAround(meant);
                delete meant;
                auto *side = m_window->findChild<QScrollArea *>(QStringLiteral("side"));
                const QSignalSpy moved(side->verticalScrollBar(), &QScrollBar::rangeChanged);
                m_window->resize(1024, 560);
                QVERIFY(ring && !ring->around() && !moved.isEmpty());
                return;
            }
        }
        QFAIL("no lesson means a row");
    }

    // It goes around what is meant and through none of its letters, as wide as that becomes.
    void aRingIsOutsideOfARow() {
        for (const Lesson &lesson : builtinLessons()) {
            choose(lesson);
            for (;;) {
                ANSWER(*m_window);
                for (const QWidget *meant : m_window->highlighted()) {
                    const HighlightRing *ring = ringAround(meant);
                    QVERIFY(ring);
                    const QRect inner(meant->mapTo(ring->parentWidget(), QPoint()), meant->size());
                    const QRect room = ring->parentWidget()->rect();
                    QVERIFY(ring->geometry().contains(inner.intersected(room)));
                    constexpr int pen = 3;
                    if (room.contains(inner.adjusted(-pen, -pen, pen, pen)))
                        QVERIFY2(ring->geometry().adjusted(pen, pen, -pen, -pen).contains(inner), lesson.id.c_str());
                    if (const auto *row = qobject_cast<const ValueRow *>(meant))
                        QVERIFY2(ring->geometry().adjusted(pen, pen, -pen, -pen).contains(inner),
                                 qPrintable(row->objectName()));
                }
                if (panel().place() + 1 == lesson.steps.size())
                    break;
                QTest::mouseClick(panel().prediction()->findChild<QPushButton *>(QStringLiteral("lessonPass")),
                                  Qt::LeftButton);
                QTest::mouseClick(panel().next(), Qt::LeftButton);
            }
            panel().leave();
            if (!testing::longRun())
                break;
        }
    }

    // ln 3 to three digits is 1.10; what has no more digits isn't made longer.
    void aVerdictHasTheDigitsAskedFor() {
        Question question{.answer = "epsilon at q=1/4", .digits = 3};
        QCOMPARE(question.shownText(), std::string("1.10"));
        question.digits = 5;
        QCOMPARE(question.shownText(), std::string("1.0986"));
        question.answer = "3";
        QCOMPARE(question.shownText(), std::string("3"));
    }

    void aPredictionIsLockedInOnce() {
        choose(builtinLessons().front());
        ANSWER(*m_window);
        QuestionBox *box = panel().prediction();
        QVERIFY(box->field()->hasFocus());
        type(box->field(), "many");
        QTest::keyClick(box->field(), Qt::Key_Return);
        QVERIFY(!panel().revealed()); // no number: nothing is locked in
        type(box->field(), "75");
        QTest::mouseClick(button(box, "lessonCheck"), Qt::LeftButton);
        QVERIFY(panel().revealed());
        QVERIFY(box->answered().verdict == Verdict::Right);
        QVERIFY(panel().next()->hasFocus());
        QTest::keyClick(panel().next(), Qt::Key_Space);
        QCOMPARE(panel().place(), std::size_t{1});
        // Skipping reveals without a verdict.
        QTest::mouseClick(button(box, "lessonPass"), Qt::LeftButton);
        QVERIFY(panel().revealed() && !box->answered().verdict);
        // Going back finds what was answered.
        QTest::mouseClick(panel().back(), Qt::LeftButton);
        QCOMPARE(panel().place(), std::size_t{0});
        QVERIFY(panel().revealed());
        QCOMPARE(box->field()->text(), QStringLiteral("75"));
        QVERIFY(box->field()->isReadOnly());
    }

    // Whoever knows the answers types them: no lesson takes more than a text for each question, and Return for each
    // step.
    void aLessonIsPlayedWithTheKeyboard() {
        for (const Lesson &lesson : testing::oneIn(3, builtinLessons())) {
            choose(lesson);
            int done = 2; // the menu, and the lesson in it
            const auto enter = [&](double value) {
                ANSWER(*m_window);
                auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
                QVERIFY2(field && !field->isReadOnly(), lesson.id.c_str());
                QTest::keyClicks(field, typed(value));
                QTest::keyClick(field, Qt::Key_Return);
                ++done;
            };
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                QCOMPARE(panel().place(), i);
                enter(given(*lesson.steps[i].question, Verdict::Close));
                QVERIFY(panel().revealed());
                if (lesson.steps[i].exercise) {
                    QVERIFY(panel().exercise()->field()->hasFocus());
                    enter(given(*lesson.steps[i].exercise, Verdict::Right));
                }
                QVERIFY(panel().next()->hasFocus());
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
                ++done;
            }
            QVERIFY(!panel().isPlaying());
            QVERIFY2(done <= 10, lesson.id.c_str());
        }
    }

    // Return checks what is new, and otherwise goes on: past an exercise that was left out, or tried.
    void returnGoesOnWhereThereIsNothingToCheck() {
        choose(builtinLessons().front()); // its second and third steps have exercises
        const auto press = [this](const QString &text) {
            ANSWER(*m_window);
            QTest::keyClicks(QApplication::focusWidget(), text);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        };
        press({}); // a prediction is asked for
        QVERIFY(!panel().revealed());
        press(QStringLiteral("60"));
        press({});
        QCOMPARE(panel().place(), std::size_t{1});
        press(QStringLiteral("60"));
        QVERIFY(panel().exercise()->field()->hasFocus());
        press({});
        QCOMPARE(panel().place(), std::size_t{2});
        press(QStringLiteral("60"));
        press(QStringLiteral("none"));
        press({}); // still no number
        QVERIFY(panel().isPlaying() && !panel().exercise()->answered().verdict);
        const double off = given(*builtinLessons().front().steps[2].exercise, Verdict::Off);
        panel().exercise()->field()->selectAll();
        press(typed(off));
        QVERIFY(panel().exercise()->answered().verdict == Verdict::Off);
        // Another try begins with a key: what was wrong is selected.
        QVERIFY(panel().exercise()->field()->hasSelectedText());
        press({});
        QVERIFY(!panel().isPlaying());
    }

    void aTeachersLessonOpensFromAFile() {
        const QString name = m_settings->folder() + QStringLiteral("/mine.json");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray lesson =
            R"({"format": "halftruth-lesson", "version": 1, "id": "mine", "title": "Mine & yours",
            "aim": "To see.", "steps": [{"explorer": "counts", "minutes": 5, "set": "n=50 ones=10",
            "tell": "With {50, 2} people."}]})";
        file.write(lesson);
        file.close();
        QVERIFY(!store().setParameter(ParameterId::LieProbability, 0.125));
        const Scenario before = store().scenario();
        m_window->files().openFile(name);
        QVERIFY(panel().isPlaying());
        ANSWER(*m_window);
        QCOMPARE(value(ParameterId::Population), 50.0);
        QCOMPARE(m_window->files().fileName(), QString());
        QTest::mouseClick(panel().next(), Qt::LeftButton);
        QCOMPARE(store().scenario(), before);
        // A wrong one says where, and changes nothing.
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(lesson).replace("\"counts\"", "\"nowhere\""));
        file.close();
        QString why;
        connect(&m_window->files(), &FileActions::refused, this, [&why](const QString &said) { why = said; });
        m_window->files().openFile(name);
        QVERIFY2(why.endsWith("mine.json: steps[0].explorer must be the id of an explorer, but is 'nowhere'"),
                 qPrintable(why));
        QVERIFY(!panel().isPlaying());
        QCOMPARE(store().scenario(), before);
    }

    /// Whoever opens a session has left the lesson.
    void openingASessionEndsTheLesson() {
        choose(builtinLessons()[1]);
        ANSWER(*m_window);
        Session session{.scenario = {.explorer = findExplorer("trust")}};
        m_window->files().openSession(session, {});
        QVERIFY(!panel().isPlaying() && !store().isLent());
        QCOMPARE(store().scenario(), session.scenario);
        ANSWER(*m_window);
        QVERIFY(m_window->findChildren<HighlightRing *>().isEmpty());
    }

    void presentationKeepsTheLesson() {
        choose(builtinLessons().front());
        ANSWER(*m_window);
        const int width = panel().width();
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        QVERIFY(panel().isVisible() && panel().width() > width);
        panel().leave();
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        QVERIFY(!panel().isVisible());
        QCOMPARE(panel().width(), width);
    }
};

HALFTRUTH_TEST(TestLessonPlayer)
#include "tst_lesson_player.moc"
