#include "tests/support/test_program.h"
#include "ui/classroom/class_clock.h"
#include "ui/classroom/classroom_scene.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"

#include "core/scenario/answer.h"
#include "core/text/number_text.h"

#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace halftruth;
using enum ParameterId;

namespace {

Parameters classOf(double n, double seed = 1) {
    return findExplorer("classroom")
        ->fit(Parameters{}.with(Population, n).with(Ones, std::floor(n / 3)).with(Seed, seed));
}

} // namespace

class ClassroomSceneTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ScenarioStore> m_store;
    std::unique_ptr<ClassroomScene> m_scene;

    QToolButton *button(const char *control) {
        for (QToolButton *each : m_scene->findChildren<QToolButton *>())
            if (each->property("control").toString() == QLatin1String(control))
                return each;
        qFatal("no button %s", control);
    }
    void click(const char *control) { QTest::mouseClick(button(control), Qt::LeftButton); }
    const ClassClock &clock() { return m_scene->field()->clock(); }
    QPoint middleOf(std::size_t pupil) { return m_scene->field()->place(pupil).center().toPoint(); }

    void start(const Parameters &parameters) {
        Scenario scenario{.explorer = &m_store->explorer()};
        scenario.setValues(*scenario.explorer, parameters);
        m_store->open(scenario);
    }

private slots:
    void init() {
        m_store = std::make_unique<ScenarioStore>();
        m_store->setExplorer(*findExplorer("classroom"));
        start(classOf(30));
        m_scene = std::make_unique<ClassroomScene>(*m_store);
        m_scene->setTheme(theme("light"));
        m_scene->resize(720, 300);
        m_scene->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_scene.get()));
    }
    void cleanup() {
        m_scene.reset();
        m_store.reset();
    }

    void asksTheRoomOrARealClass() {
        const QSignalSpy room(m_scene.get(), &ClassroomScene::roomWanted);
        const QSignalSpy real(m_scene.get(), &ClassroomScene::realClassWanted);
        QCOMPARE(button("room")->text(), QStringLiteral("Ask the room…")); // in sight, not in a menu
        click("room");
        QCOMPARE(room.count(), 1);
        QCOMPARE(real.count(), 0);
        for (QAction *way : button("room")->menu()->actions())
            way->trigger();
        QCOMPARE(room.count(), 2);
        QCOMPARE(real.count(), 1);
    }

    void theClockLetsPupilsBeginInTurn() {
        ClassClock clock;
        clock.restart(3);
        clock.setSpeed(10);
        QVERIFY(clock.resting());
        QVERIFY(!clock.advance(1));
        clock.letAllBegin();
        clock.advance(0.01);
        QCOMPARE(clock.begun(), std::size_t{1}); // the first at once
        QVERIFY(clock.stage(0) == ClassClock::Stage::Tossing && clock.stage(1) == ClassClock::Stage::Waiting);
        clock.advance(0.1);
        QCOMPARE(clock.begun(), std::size_t{2});
        for (int i = 0; i < 100; ++i)
            clock.advance(0.02);
        QCOMPARE(clock.answered(), std::size_t{3});
        QVERIFY(clock.resting());
    }

    void stepsAskOnePupil() {
        QCOMPARE(m_scene->tally(), QStringLiteral("Nobody has answered yet."));
        click("step");
        QTRY_COMPARE(clock().answered(), std::size_t{1});
        QTRY_VERIFY(!m_scene->playing());
        QCOMPARE(clock().begun(), std::size_t{1});
        QVERIFY(m_scene->tally().startsWith(QStringLiteral("1 of 30 have answered")));
    }

    void playsAndPauses() {
        click("play");
        QVERIFY(m_scene->playing());
        QCOMPARE(button("play")->text(), QStringLiteral("Pause"));
        QTRY_VERIFY(clock().begun() > 1);
        click("play");
        QTRY_VERIFY(!m_scene->playing());
        QCOMPARE(button("play")->text(), QStringLiteral("Play"));
        const std::size_t answered = clock().answered();
        QVERIFY(answered < 30);
        click("play");
        QTRY_VERIFY(clock().answered() > answered);
    }

    void allAtOnceAndAgain() {
        click("all");
        QCOMPARE(clock().answered(), std::size_t{30});
        QVERIFY(m_scene->tally().contains(QStringLiteral("estimate")));
        QVERIFY(!m_scene->tally().contains(QStringLiteral("truth")));
        const QString tally = m_scene->tally();
        click("replay");
        QVERIFY(!m_scene->playing() && clock().answered() == 0);
        click("all");
        QCOMPARE(m_scene->tally(), tally); // the same seed, the same class
    }

    void theTruthIsHiddenUntilRevealed() {
        click("all");
        QTest::mouseMove(m_scene->field(), middleOf(4));
        QTRY_VERIFY(m_scene->reading().startsWith(QStringLiteral("Pupil 5 said")));
        // Not what is known of them with the true share: that would tell it.
        QVERIFY(m_scene->reading().contains(QStringLiteral("as likely as not")));
        QVERIFY(!m_scene->reading().contains(QStringLiteral("0.333")));
        QVERIFY(!m_scene->reading().contains(QStringLiteral("truth")));
        click("reveal");
        QVERIFY(m_store->scenario().stage.revealed);
        QTest::mouseMove(m_scene->field(), middleOf(5));
        QTRY_VERIFY(m_scene->reading().startsWith(QStringLiteral("Pupil 6")));
        QVERIFY(m_scene->reading().contains(QStringLiteral("before it 0.333")));
        QVERIFY(m_scene->reading().contains(QStringLiteral("In truth:")));
        QVERIFY(m_scene->tally().contains(QStringLiteral("truth 0.333")));
        click("reveal");
        QVERIFY(!m_scene->tally().contains(QStringLiteral("truth")));
    }

    // Whoever sees what was hidden is told what its colour and letters mean: those that are there.
    void colourAndLettersAreExplained() {
        click("all");
        QVERIFY(!m_scene->reading().contains(QStringLiteral("Orange")));
        click("reveal");
        const QString legend = m_scene->reading();
        QVERIFY2(legend.startsWith(QStringLiteral("Orange: has the trait.")), qPrintable(legend));
        QVERIFY2(legend.contains(QStringLiteral("T: told to tell the truth, L: told to say the opposite.")),
                 qPrintable(legend));
        QVERIFY(!legend.contains(QStringLiteral("Y:")) && !legend.contains(QStringLiteral("Red ring")));
    }

    // A letter is one of the word that it stands for, in the language of the class.
    void lettersAreThoseOfTheLanguage() {
        using enum Instruction;
        speak(QStringLiteral("de"));
        QStringList letters;
        for (const Instruction each : {TellTheTruth, Lie, SayYes, SayNo, OtherQuestion})
            letters << PupilField::toldByCoin(each).left(3);
        speak(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
        QCOMPARE(letters.join(QString()), QStringLiteral("W: G: J: N: F: "));
        QCOMPARE(PupilField::toldByCoin(Lie), QStringLiteral("L: told to say the opposite"));
    }

    // Smaller than 12 pixels nobody reads them: the colour says it, and the legend what that means.
    void wordsWithoutRoomAreLeftOut() {
        QVERIFY(!m_store->setParameter(ParameterId::Population, 6.0));
        QTRY_COMPARE(m_scene->field()->pupils().size(), std::size_t{6});
        QVERIFY(!m_scene->field()->leavesOutWords());
        QVERIFY(!m_scene->reading().contains(QStringLiteral("bubble")));
        QVERIFY(!m_store->setParameter(ParameterId::Population, 200.0));
        QTRY_COMPARE(m_scene->field()->pupils().size(), std::size_t{200});
        QVERIFY(m_scene->field()->leavesOutWords());
        QVERIFY(!m_scene->reading().contains(QStringLiteral("bubble"))); // there is none yet
        click("all");
        QVERIFY(m_scene->reading().startsWith(QStringLiteral("Filled bubble: said yes.")));
        click("reveal");
        QVERIFY(m_scene->reading().contains(QStringLiteral("Filled bubble: said yes.")));
        QVERIFY(!m_scene->field()->showsLetters());
    }

    // The line tells what is drawn now, also where figures have become larger or smaller.
    void theLegendFollowsTheSize() {
        QVERIFY(!m_store->setParameter(ParameterId::Population, 30.0));
        QTRY_COMPARE(m_scene->field()->pupils().size(), std::size_t{30});
        click("all");
        click("reveal");
        const auto *line = m_scene->findChild<QLabel *>(QStringLiteral("hint"));
        for (const QSize size : {QSize(1200, 500), QSize(400, 300), QSize(1200, 500)}) {
            m_scene->field()->setFixedHeight(size.height() / 3);
            m_scene->resize(size);
            QCoreApplication::processEvents();
            QCOMPARE(line->text().contains(QStringLiteral("bubble")), m_scene->field()->leavesOutWords());
        }
    }

    void keysReachEveryPupil() {
        PupilField *field = m_scene->field();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Right);
        QCOMPARE(field->picked(), std::optional<std::size_t>(0));
        QTest::keyClick(field, Qt::Key_Right);
        QCOMPARE(field->picked(), std::optional<std::size_t>(1));
        QTest::keyClick(field, Qt::Key_End);
        QCOMPARE(field->picked(), std::optional<std::size_t>(29));
        QTest::keyClick(field, Qt::Key_Right);
        QCOMPARE(field->picked(), std::optional<std::size_t>(29));
        QVERIFY(m_scene->reading().startsWith(QStringLiteral("Pupil 30 hasn't answered yet")));
    }

    void everyPupilHasAPlaceOfItsOwn_data() {
        QTest::addColumn<double>("n");
        for (const double n : {1.0, 5.0, 30.0, 200.0, 201.0, 5000.0, 20000.0})
            QTest::addRow("%g", n) << n;
    }
    void everyPupilHasAPlaceOfItsOwn() {
        QFETCH(double, n);
        start(classOf(n));
        const PupilField *field = m_scene->field();
        QCOMPARE(field->pupils().size(), static_cast<std::size_t>(n));
        for (std::size_t pupil = 0; pupil < field->pupils().size(); ++pupil) {
            QVERIFY(QRectF(field->rect()).contains(field->place(pupil)));
            QCOMPARE(field->pupilAt(field->place(pupil).center()), std::optional(pupil));
        }
        click("all");
        const QImage picture = m_scene->field()->grab().toImage();
        QVERIFY(!picture.isNull());
    }

    void anotherClassIsAsked() {
        click("all");
        click("other");
        QCOMPARE(m_store->parameters()[Seed], 2.0);
        // A class that has answered stays answered when another comes; one that hasn't waits.
        QCOMPARE(clock().answered(), std::size_t{30});
        click("replay");
        start(classOf(31));
        QCOMPARE(clock().answered(), std::size_t{0});
        QVERIFY(!m_scene->playing());
    }

private:
    /// The button of so many repetitions.
    QToolButton *times(int classes) {
        for (QToolButton *each : m_scene->findChildren<QToolButton *>())
            if (each->property("classes").toInt() == classes)
                return each;
        qFatal("no such button");
    }
    [[nodiscard]] std::int64_t repeated() const {
        return std::min(m_store->scenario().stage.repeated, m_store->parameters().integer(Trials));
    }

private slots:
    void repetitionsComeOneAfterAnother() {
        QCOMPARE(m_store->scenario().stage.repeated, std::int64_t{0});
        QSignalSpy happens(m_scene.get(), &ClassroomScene::happensIn);
        std::int64_t all = 0;
        for (const int classes : {1, 10, 1000}) {
            QTest::mouseClick(times(classes), Qt::LeftButton);
            QCOMPARE(happens.takeLast().at(0).toString(), QStringLiteral("repeated"));
            QVERIFY(repeated() > all); // something is to be seen at once
            QVERIFY(classes == 1 || repeated() < all + classes);
            all += classes;
            QTRY_COMPARE_WITH_TIMEOUT(repeated(), all, 10'000);
            QCOMPARE(m_store->parameters()[Trials], static_cast<double>(all));
            QTRY_VERIFY(!m_scene->repeating());
        }
        m_store->undoStack().undo();
        QCOMPARE(repeated(), std::int64_t{11});
        // What is on its way comes, too.
        QTest::mouseClick(times(10), Qt::LeftButton);
        QTest::mouseClick(times(10), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(repeated(), std::int64_t{31}, 10'000);
    }

    // Back to what was before, and there again: never a number of repetitions that nobody made.
    void undoTakesRepetitionsBack() {
        click("all");
        QTest::mouseClick(times(10), Qt::LeftButton);
        QTRY_VERIFY(!m_scene->repeating());
        QCOMPARE(repeated(), std::int64_t{10});
        m_store->undoStack().undo();
        QCOMPARE(repeated(), std::int64_t{0});
        QCOMPARE(clock().answered(), std::size_t{30});
        m_store->undoStack().redo();
        QCOMPARE(repeated(), std::int64_t{10});
        QTest::mouseClick(times(10), Qt::LeftButton);
        QTRY_COMPARE(repeated(), std::int64_t{20});
        m_store->undoStack().undo();
        QCOMPARE(repeated(), std::int64_t{10});
        // Taken back while they come, no more of them come.
        QTest::mouseClick(times(1000), Qt::LeftButton);
        QTRY_VERIFY(repeated() > 12);
        m_store->undoStack().undo();
        QVERIFY(!m_scene->repeating());
        QCOMPARE(repeated(), std::int64_t{10});
    }

    // Of a class too large to be seen the tally says what the numbers beside it say.
    void aLargeClassHasOneTally() {
        start(findExplorer("classroom")->fit(Parameters{}.with(Population, 1e9).with(Ones, 9.0).with(Seed, 1.0)));
        click("all");
        click("reveal");
        const Exploration told = answer(m_store->explorer(), m_store->request());
        const auto number = [&](std::size_t readout, int digits) {
            return localized(displayNumber(told.readouts[readout].value, digits));
        };
        const QString tally = m_scene->tally();
        QVERIFY2(tally.contains(number(0, 10) + QStringLiteral(" said yes")), qPrintable(tally));
        QVERIFY2(tally.contains(QStringLiteral("estimate ") + number(1, 3)), qPrintable(tally));
        QVERIFY2(tally.contains(QStringLiteral("truth 9")), qPrintable(tally));
    }

    void whoComesBackFindsTheClassAsItWas() {
        click("step");
        QTRY_COMPARE(clock().answered(), std::size_t{1});
        QTRY_VERIFY(!m_scene->playing());
        QTest::mouseClick(times(10), Qt::LeftButton);
        QTRY_VERIFY(repeated() >= 3);
        m_store->setExplorer(*findExplorer("accuracy"));
        const std::int64_t dropped = repeated();
        QVERIFY(!m_scene->repeating());
        m_store->setExplorer(*findExplorer("classroom"));
        QCOMPARE(clock().answered(), std::size_t{1});
        QCOMPARE(repeated(), dropped);
        // Another window, another scene: it is all in the store.
        const ClassroomScene other(*m_store);
        QCOMPARE(other.field()->clock().answered(), std::size_t{1});
    }

    void whereMotionIsReducedEverythingIsThereAtOnce() {
        m_scene->setMotionReduced(true);
        click("step");
        QCOMPARE(clock().answered(), std::size_t{1});
        QVERIFY(!m_scene->playing());
        QTest::mouseClick(times(1000), Qt::LeftButton);
        QCOMPARE(repeated(), std::int64_t{1000});
        QVERIFY(!m_scene->repeating());
        click("play");
        QCOMPARE(clock().answered(), std::size_t{30});
        QVERIFY(!m_scene->playing());
    }

    void nothingMovesUnderThePointer() {
        const auto places = [this] {
            QList<QRect> all;
            for (const QWidget *each : m_scene->findChildren<QWidget *>())
                if (each->isVisible())
                    all << QRect(each->mapTo(m_scene.get(), QPoint()), each->size());
            return all;
        };
        const QList<QRect> before = places();
        const QSize size = m_scene->sizeHint();
        for (const char *control : {"step", "play", "play", "all", "reveal", "replay"}) {
            click(control);
            QCoreApplication::processEvents();
            QCOMPARE(places(), before);
            QCOMPARE(m_scene->sizeHint(), size);
        }
        QTest::mouseMove(m_scene->field(), middleOf(4));
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
    }

    void isThereForTheClassroomOnly() {
        QVERIFY(m_scene->isVisible());
        m_store->setExplorer(*findExplorer("accuracy"));
        QVERIFY(!m_scene->isVisible());
        m_store->setExplorer(*findExplorer("classroom"));
        QVERIFY(m_scene->isVisible());
    }

    void whatDoesNotConcernTheClassLeavesItAlone() {
        click("step");
        QTRY_COMPARE(clock().answered(), std::size_t{1});
        QVERIFY(!m_store->setParameter(Trials, 10.0));
        QCOMPARE(clock().answered(), std::size_t{1});
    }
};

HALFTRUTH_TEST(ClassroomSceneTest)
#include "tst_classroom_scene.moc"
