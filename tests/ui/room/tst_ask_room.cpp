#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/classroom/classroom_scene.h"
#include "ui/classroom/pupil_field.h"
#include "ui/files/session_json.h"
#include "ui/room/ask_room_dialog.h"
#include "ui/room/room_door.h"
#include "ui/room/room_poster.h"
#include "ui/window/file_actions.h"

#include "core/methods/survey_designs.h"

#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

using namespace halftruth;

class AskRoomTest : public WindowTest {
    Q_OBJECT

    AskRoomDialog *m_dialog = nullptr;

    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const {
        auto *found = m_dialog->findChild<Widget *>(QLatin1String(name));
        if (!found)
            qFatal("the dialog has no %s", name);
        return found;
    }
    void press(const char *name) const { QTest::mouseClick(child<QPushButton>(name), Qt::LeftButton); }
    void type(const char *name, const QString &text) const {
        auto *field = child<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void choose(const char *name, int index) const {
        auto *box = child<QComboBox>(name);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    [[nodiscard]] QString tally() const {
        return child<QLabel>("tally")->text().remove(QRegularExpression("<[^>]*>"));
    }
    /// The first complaint that is to be seen.
    [[nodiscard]] QString refusal() const {
        for (const QLabel *each : m_dialog->findChildren<QLabel *>(QStringLiteral("refusal")))
            if (each->isVisible())
                return each->text();
        return {};
    }
    /// The buttons of Classroom that are to be seen.
    [[nodiscard]] QString transport() const {
        QStringList seen;
        for (const QToolButton *each : m_window->classroom().findChildren<QToolButton *>())
            if (each->isVisible())
                seen << each->property("control").toString();
        return seen.join(' ');
    }
    [[nodiscard]] QString estimate() const {
        const auto *label = child<QLabel>("sentence");
        return label->isVisible() ? label->text().remove(QRegularExpression("<[^>]*>")) : QString();
    }

private slots:
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        store().setExplorer(*findExplorer("classroom"));
        for (QToolButton *each : m_window->classroom().findChildren<QToolButton *>())
            if (each->property("control").toString() == QStringLiteral("room"))
                QTest::mouseClick(each, Qt::LeftButton);
        m_dialog = m_window->findChild<AskRoomDialog *>();
        QVERIFY(m_dialog && m_dialog->isVisible());
    }
    void cleanup() {
        m_dialog = nullptr;
        end();
    }

    void countsByHandWithoutAnyNetwork() {
        QCOMPARE(tally(), QStringLiteral("0 answers: 0 yes, 0 no"));
        press("yes");
        press("no");
        auto *button = child<QPushButton>("no");
        for (const Qt::Key key : {Qt::Key_Minus, Qt::Key_Minus, Qt::Key_Plus})
            QTest::keyClick(button, key);
        QCOMPARE(tally(), QStringLiteral("5 answers: 2 yes, 3 no"));
        press("remove");
        QCOMPARE(tally(), QStringLiteral("4 answers: 1 yes, 3 no"));
        QVERIFY(!child<QPushButton>("remove")->isEnabled());
        QVERIFY(!m_dialog->door().isOpen());
        press("restart");
        QCOMPARE(tally(), QStringLiteral("0 answers: 0 yes, 0 no"));
    }

    /// In a field + and − are letters.
    void keysInAFieldAreText() {
        type("question", QStringLiteral("1+1-2?"));
        QCOMPARE(child<QLineEdit>("question")->text(), QStringLiteral("1+1-2?"));
        QCOMPARE(tally(), QStringLiteral("0 answers: 0 yes, 0 no"));
    }

    void theEstimateIsToldWhenItIsWanted() {
        for (int i = 0; i < 10; ++i)
            press(i < 4 ? "yes" : "no");
        QCOMPARE(estimate(), QString());
        press("reveal");
        // (4/10 - 1/4)/(1/2)
        QVERIFY2(estimate().startsWith(QStringLiteral("Estimated share: 30 %, with a 95 % interval from 0 % to ")),
                 qPrintable(estimate()));
        press("reveal");
        QCOMPARE(estimate(), QString());
    }

    void whatWasAskedStaysWhatWasAsked() {
        type("lie", QStringLiteral("0.1"));
        press("yes");
        for (const char *name : {"question", "lie"})
            QVERIFY(!child<QLineEdit>(name)->isEnabled());
        QVERIFY(!child<QComboBox>("design")->isEnabled());
        press("restart");
        QVERIFY(child<QLineEdit>("lie")->isEnabled());
    }

    void refusesBesideTheField() {
        type("lie", QStringLiteral("0.5"));
        QCOMPARE(refusal(), QStringLiteral("q must be in [0, 0.5), but is 0.5"));
        QVERIFY(!child<QPushButton>("yes")->isEnabled() && !child<QPushButton>("open")->isEnabled());
        type("lie", QStringLiteral("many"));
        QCOMPARE(refusal(), QStringLiteral("q must be a number, but is “many”"));
        type("lie", QStringLiteral("1/3"));
        QCOMPARE(refusal(), QString());
    }

    void withoutChanceItSaysThatNobodyIsProtected() {
        type("lie", QStringLiteral("0"));
        QVERIFY(refusal().startsWith(QStringLiteral("This design protects nobody")));
        QVERIFY(m_dialog->findChild<RoomPoster *>()->notice().danger);
    }

    void noPortIsOpenedBeforeOpen() {
        if (!RoomDoor::available())
            QSKIP("built without HALFTRUTH_ROOM: no class answers on phones");
        auto *places = child<QComboBox>("places");
        QCOMPARE(places->itemText(places->count() - 1), QStringLiteral("This computer only"));
        choose("places", places->count() - 1);
        press("open");
        QVERIFY(!m_dialog->door().isOpen());
        QCOMPARE(refusal(), QStringLiteral("Phones show the question: write it first."));
        const auto *said = m_window->statusBar()->findChild<QLabel *>(QStringLiteral("door"));
        QVERIFY(!said->isVisible());
        type("question", QStringLiteral("Have you?"));
        press("open");
        QVERIFY(m_dialog->door().isOpen());
        QVERIFY(said->isVisible());
        QCOMPARE(said->text(), QStringLiteral("Class open at ") + m_dialog->door().place());
        const RoomPoster::Notice &notice = m_dialog->findChild<RoomPoster *>()->notice();
        QCOMPARE(notice.question, QStringLiteral("Have you?"));
        QCOMPARE(notice.link, m_dialog->door().link());
        QCOMPARE(notice.code.size(), 4);
        press("open"); // it says Close now
        QVERIFY(!m_dialog->door().isOpen() && !said->isVisible());
        QVERIFY(m_dialog->findChild<RoomPoster *>()->notice().link.isEmpty());
    }

    void closingClosesThePort_data() {
        QTest::addColumn<bool>("window");
        QTest::newRow("dialog") << false;
        QTest::newRow("window") << true;
    }
    void closingClosesThePort() {
        if (!RoomDoor::available())
            QSKIP("built without HALFTRUTH_ROOM: no class answers on phones");
        QFETCH(const bool, window);
        type("question", QStringLiteral("Have you?"));
        choose("places", child<QComboBox>("places")->count() - 1);
        press("open");
        QVERIFY(m_dialog->door().isOpen());
        if (window)
            m_window->close();
        else
            QTest::keyClick(m_dialog, Qt::Key_Escape);
        QVERIFY(!m_dialog->door().isOpen());
        QVERIFY(!m_dialog->isVisible());
    }

    /// Without being closed first, with answers that only this window knows.
    void aWindowThatIsGoneTakesItsPortAlong() {
        if (!RoomDoor::available())
            QSKIP("built without HALFTRUTH_ROOM: no class answers on phones");
        type("question", QStringLiteral("Have you?"));
        choose("places", child<QComboBox>("places")->count() - 1);
        press("open");
        press("yes");
        const QString place = m_dialog->door().place();
        QVERIFY(!place.isEmpty());
        m_window.reset();
        m_dialog = nullptr;
    }

    void thePosterFillsTheScreen() {
        press("full");
        auto *projected = m_dialog->findChild<RoomPoster *>(QStringLiteral("projected"));
        QVERIFY(projected && projected->isFullScreen());
        press("yes");
        QCOMPARE(projected->notice().answers, QStringLiteral("1 answer"));
        QTest::keyClick(projected, Qt::Key_Escape);
        QVERIFY(!projected->isVisible());
        QVERIFY(m_dialog->isVisible());
    }

    void theQrCodeIsBlackOnWhiteWithItsMargin() {
        if (!RoomDoor::available())
            QSKIP("built without HALFTRUTH_ROOM: no QR codes");
        const QImage code = RoomPoster::qrCode(QStringLiteral("http://192.168.1.5:8080/1234"));
        QVERIFY(code.width() == code.height() && (code.width() - 8 - 17) % 4 == 0);
        for (int i = 0; i < code.width(); ++i)
            for (int j = 0; j < 4; ++j)
                QCOMPARE(code.pixel(i, j), qRgb(255, 255, 255));
        // The finder pattern: a ring of black, a ring of white, a square of black.
        for (int i = 0; i < 7; ++i)
            QCOMPARE(code.pixel(4 + i, 4), qRgb(0, 0, 0));
        QCOMPARE(code.pixel(5, 5), qRgb(255, 255, 255));
        QCOMPARE(code.pixel(7, 7), qRgb(0, 0, 0));
        QVERIFY(RoomPoster::qrCode({}).isNull());
    }

    /// The answers are large while they come, the estimate once it is wanted, and what was large before comes back.
    void whatIsToldIsTheMainChart() {
        const auto main = [this] {
            static_cast<void>(answered(*m_window));
            for (const FigureView *each : m_window->board().views())
                if (m_window->board().isMain(each))
                    return QString::fromStdString(each->figure()->id);
            return QString();
        };
        store().setFront("repeated");
        QCOMPARE(main(), QStringLiteral("repeated"));
        press("yes");
        press("charts");
        QCOMPARE(main(), QStringLiteral("answers"));
        press("reveal");
        QCOMPARE(main(), QStringLiteral("course"));
        press("reveal");
        QCOMPARE(main(), QStringLiteral("answers"));
        press("charts");
        QCOMPARE(main(), QStringLiteral("repeated"));
    }

    /// Classroom's own charts show the class of the room: a dot for each answer, the estimate while it is wanted.
    void theExplorersChartsFollow() {
        choose("design", 0);
        for (int i = 0; i < 10; ++i)
            press(i < 4 ? "yes" : "no");
        press("charts");
        QCOMPARE(store().explorer().id, std::string_view("classroom"));
        QCOMPARE(refusal(), QString());
        QCOMPARE(store().scenario().stage.room, (ClassCounts{.answers = 10, .yes = 4, .estimated = false}));
        QCOMPARE(surveyDesign(store().parameters()).id, std::string_view("forced"));
        QCOMPARE(value(ParameterId::Truth), 0.5);
        QCOMPARE(value(ParameterId::ForcedYes), 0.25);
        press("reveal");
        press("yes");
        QCOMPARE(store().scenario().stage.room, (ClassCounts{.answers = 11, .yes = 5, .estimated = true}));
        QVERIFY(m_window->classroom().field()->isHidden()); // nobody is simulated
        QCOMPARE(transport(), QStringLiteral("room"));
        QCOMPARE(m_window->classroom().tally(), QStringLiteral("The room has given 11 answers, 5 of them yes"));
        press("reveal");
        QVERIFY(!store().scenario().stage.room->estimated);
        press("charts");
        QVERIFY(!store().scenario().stage.room);
        QVERIFY(!m_window->classroom().field()->isHidden());
        QVERIFY(transport().contains(QStringLiteral("play")) && transport().contains(QStringLiteral("repeat")));
        // Who goes elsewhere takes the charts with him.
        press("charts");
        store().setExplorer(*findExplorer("counts"));
        press("yes");
        QVERIFY(!child<QPushButton>("charts")->isChecked());
        QVERIFY(!store().scenario().stage.room);
    }

    void closingTheDialogGivesTheChartsBack() {
        press("yes");
        press("charts");
        QVERIFY(store().scenario().stage.room);
        m_dialog->close();
        QVERIFY(!store().scenario().stage.room);
    }

    void oneAnswerIsOne() {
        press("yes");
        QCOMPARE(tally(), QStringLiteral("1 answer: 1 yes, 0 no"));
        QCOMPARE(m_dialog->findChild<RoomPoster *>(QStringLiteral("poster"))->notice().answers,
                 QStringLiteral("1 answer"));
    }

    void aNewClassTakesClassroomsDesign() {
        m_dialog->close();
        const auto kind = [](std::string_view id) {
            const auto designs = surveyDesigns();
            return static_cast<double>(std::ranges::find(designs, id, &SurveyDesignRow::id) - designs.begin());
        };
        QVERIFY(!store().setParameter(ParameterId::SurveyKind, kind("warner")));
        store().pick({{ParameterId::LieProbability, 0.125}});
        m_dialog->present();
        QCOMPARE(child<QComboBox>("design")->currentIndex(), 1);
        QCOMPARE(child<QLineEdit>("lie")->text(), QStringLiteral("0.125"));
        m_dialog->close();
        QVERIFY(!store().setParameter(ParameterId::SurveyKind, kind("forced")));
        store().pick({{ParameterId::Truth, 0.75}, {ParameterId::ForcedYes, 0.125}});
        m_dialog->present();
        QCOMPARE(child<QComboBox>("design")->currentIndex(), 0);
        QCOMPARE(child<QLineEdit>("lie")->text(), QStringLiteral("0.125"));
        // What is counted stays what it is.
        press("yes");
        m_dialog->hide();
        store().pick({{ParameterId::Truth, 0.5}, {ParameterId::ForcedYes, 0.25}});
        m_dialog->present();
        QCOMPARE(child<QLineEdit>("lie")->text(), QStringLiteral("0.125"));
    }

    void aTitleIsPlainTextOnThePoster() {
        const QString title = QStringLiteral("<b>7c</b> & friends");
        type("question", QStringLiteral("Have you?"));
        auto *poster = m_dialog->findChild<RoomPoster *>(QStringLiteral("poster"));
        const auto picture = [&] { return poster->grab().toImage(); };
        const QImage without = picture();
        type("title", title);
        QCOMPARE(poster->notice().title, title);
        QVERIFY(poster->accessibleDescription().startsWith(title));
        QVERIFY(picture() != without);
        type("title", QString(200, QLatin1Char('x')));
        QCOMPARE(child<QLineEdit>("title")->text().size(), child<QLineEdit>("question")->maxLength());
        press("yes"); // what was asked stays what was asked
        QVERIFY(!child<QLineEdit>("title")->isEnabled());
    }

    /// Files from before there were titles.
    void aSessionWithoutATitleOpens() {
        const Session session{.room = RoomRecord{.plan = {.question = "?"}, .counts = {.yes = 2, .no = 1}}};
        const QByteArray json = sessionJson(session, {});
        QVERIFY(!QJsonDocument::fromJson(json).object()[QStringLiteral("room")].toObject().contains(
            QStringLiteral("title")));
        QVERIFY(sessionFromJson(json, {}) == session);
    }

    void aSessionKeepsCountsDesignAndQuestion() {
        type("title", QStringLiteral("7c & <i>friends</i>"));
        type("question", QStringLiteral("Have you?"));
        choose("design", 1);
        choose("device", 2);
        type("lie", QStringLiteral("0.3"));
        press("yes");
        press("no");
        press("yes");
        const auto kept = m_window->files().room();
        QVERIFY(kept);
        QCOMPARE(kept->counts, (RoomCounts{.yes = 2, .no = 1}));
        const Session session{.scenario = store().scenario(), .room = kept};
        const QByteArray json = sessionJson(session, {});
        const QJsonObject room = QJsonDocument::fromJson(json).object()[QStringLiteral("room")].toObject();
        QCOMPARE(room.keys().join(' '), QStringLiteral("design device no q question title yes"));
        QVERIFY(sessionFromJson(json, {}) == session);
        press("restart");
        QVERIFY(!m_window->files().room());
        m_window->files().openSession(sessionFromJson(json, {}), {});
        QCOMPARE(tally(), QStringLiteral("3 answers: 2 yes, 1 no"));
        QCOMPARE(child<QLineEdit>("title")->text(), QStringLiteral("7c & <i>friends</i>"));
        QCOMPARE(child<QLineEdit>("question")->text(), QStringLiteral("Have you?"));
        QCOMPARE(child<QLineEdit>("lie")->text(), QStringLiteral("0.3"));
        QCOMPARE(child<QComboBox>("design")->currentIndex(), 1);
        QCOMPARE(child<QComboBox>("device")->currentIndex(), 2);
        m_window->files().openSession({}, {});
        QCOMPARE(tally(), QStringLiteral("0 answers: 0 yes, 0 no"));
    }

    void aWrongClassIsRefused_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *key, const QJsonValue &value, const char *message) {
            QTest::newRow(message) << QString::fromLatin1(key) << value << QString::fromUtf8(message);
        };
        row("design", "kuk", "design must be one of forced, warner, but is 'kuk'");
        row("device", 3, "device must be a text, but is 3");
        row("q", 0.5, "q must be in [0, 0.5), but is 0.5");
        row("q", "a", "q must be a number, but is 'a'");
        row("yes", -1, "yes must be in {0, ..., 10000}, but is -1");
        row("no", 9999, "no must be in {0, ..., 9998}, but is 9999");
        row("question", "", "question must be a text, but is empty");
        row("title", 7, "title must be a text, but is 7");
        row("title", QString(601, QLatin1Char('a')), "title must be of at most 600 bytes, but is of 601");
    }
    void aWrongClassIsRefused() {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(QString, message);
        const Session session{.room = RoomRecord{.plan = {.question = "?"}, .counts = {.yes = 2, .no = 1}}};
        QJsonObject root = QJsonDocument::fromJson(sessionJson(session, {})).object();
        QJsonObject room = root[QStringLiteral("room")].toObject();
        room[key] = value;
        root[QStringLiteral("room")] = room;
        try {
            static_cast<void>(sessionFromJson(QJsonDocument(root).toJson(), {}));
            QFAIL("nothing is refused");
        } catch (const OpenError &error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
        }
    }
};

HALFTRUTH_TEST(AskRoomTest)
#include "tst_ask_room.moc"
