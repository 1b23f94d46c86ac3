// The panel of parameters in the window: rows of one height, folded groups, what is typed, the focus.

#include "tests/support/test_program.h"
#include "tests/ui/support/contrast.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/choice_row.h"
#include "ui/parameters/field_row.h"
#include "ui/parameters/group_header.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/records_row.h"
#include "ui/parameters/row_bubble.h"
#include "ui/parameters/row_text.h"
#include "ui/parameters/value_field.h"
#include "ui/parameters/value_slider.h"
#include "ui/table/table_panel.h"
#include "ui/text/localized.h"
#include "ui/window/edge_grip.h"
#include "ui/window/export_dialog.h"
#include "ui/window/readout_panel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

using namespace halftruth;
using enum ParameterId;

namespace {

constexpr int highestRow = 36;

void wheel(QWidget *target, int angle) {
    const QPoint at = target->rect().center();
    QWheelEvent event(at, target->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    // Only what comes from a person goes on to what the target stands in.
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(target, &event);
}

} // namespace

class ParameterPanelTest : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] ParameterPanel &panel() const { return m_window->parameterPanel(); }
    [[nodiscard]] QComboBox *box(ParameterId id) const {
        return qobject_cast<QComboBox *>(panel().valueRow(id)->editor());
    }
    [[nodiscard]] QScrollArea *side() const { return m_window->findChild<QScrollArea *>(QStringLiteral("side")); }
    [[nodiscard]] QList<QWidget *> lines() const {
        QList<QWidget *> all;
        for (ValueRow *each : panel().rows())
            all << each;
        for (GroupHeader *each : panel().findChildren<GroupHeader *>())
            all << each;
        if (panel().dataChoice())
            all << panel().dataChoice();
        return all;
    }
    /// Where everything in the panel is, and what comes below it.
    [[nodiscard]] QList<QRect> places() const {
        QList<QRect> all;
        for (const QWidget *each : lines())
            all << QRect(each->mapTo(m_window.get(), QPoint()), each->size());
        auto *readouts = m_window->findChild<ReadoutPanel *>();
        return all << QRect(readouts->mapTo(m_window.get(), QPoint()), QSize(readouts->width(), 1));
    }
    void open(const char *explorer) const {
        store().setExplorer(*findExplorer(explorer));
        ANSWER(*m_window);
    }
    void type(ParameterId id, const QString &text) const {
        QTest::mouseClick(row(id)->field(), Qt::LeftButton);
        QTest::keyClicks(row(id)->field(), text);
        QTest::keyClick(row(id)->field(), Qt::Key_Return);
    }
    void tabTo(QWidget *widget) const { widget->setFocus(Qt::TabFocusReason); }
    /// As the table of parameters has them.
    static QString endsOf(ParameterId id) {
        return localized(spec(id).lowerMeaning) + QStringLiteral(" … ") + localized(spec(id).upperMeaning);
    }
    void openWindow() {
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        ANSWER(*m_window);
    }
    void activate() const {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        Settings::all().setValue(QStringLiteral("theme"), QStringLiteral("light"));
        openWindow();
    }
    void cleanup() { end(); }

    // ------------------------------------------------------------ rows

    // Boxes behind a name begin in one column, whatever the name is.
    void boxesBeginInOneColumn() {
        const auto left = [this](const QWidget &each) { return each.mapTo(m_window.get(), QPoint()).x(); };
        open("custom");
        QVERIFY(!store().setParameter(FamilySpacing, 1.0));
        ANSWER(*m_window);
        QCOMPARE(left(*panel().valueRow(FamilyValues)->editor()), left(*box(SweepX)));
        QCOMPARE(left(*panel().findChild<ValueField *>(QStringLiteral("chartTitle"))), left(*box(SweepX)));
    }

    void rowsAreOfOneHeight() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            for (GroupHeader *header : panel().findChildren<GroupHeader *>())
                if (!header->isChecked())
                    QTest::mouseClick(header, Qt::LeftButton);
            ANSWER(*m_window);
            QVERIFY(!panel().rows().empty());
            for (const ValueRow *each : panel().rows()) {
                QVERIFY2(each->isVisible() && each->height() <= highestRow && each->height() >= 24,
                         qPrintable(each->objectName() + QString::number(each->height())));
                for (const QWidget *child : each->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
                    QVERIFY2(!child->isVisible() || each->rect().contains(child->geometry()),
                             qPrintable(each->objectName() + QLatin1Char(' ') + child->objectName()));
            }
            for (const QWidget *each : lines())
                QVERIFY(each->height() <= highestRow);
        }
    }

    /// Rows stand one below the other without a gap: ten of them are 360 pixels.
    void tenRowsIn360Pixels() {
        open("custom");
        QVERIFY(panel().rows().size() >= 10);
        QCOMPARE_LE(panel().rows()[9]->geometry().bottom() + 1 - panel().rows()[0]->geometry().top(), 360);
    }

    void columnsAreAligned() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            QSet<int> sliders;
            QSet<int> fields;
            for (const ValueRow *each : panel().rows())
                if (const auto *number = qobject_cast<const ParameterRow *>(each); number && each->isVisible()) {
                    sliders << number->slider()->mapTo(&panel(), QPoint()).x();
                    fields << number->field()->mapTo(&panel(), QPoint(number->field()->width(), 0)).x();
                }
            QCOMPARE(sliders.size(), 1);
            QCOMPARE(fields.size(), 1);
        }
    }

    void everythingIsInSight_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const QString &language : languages())
            for (const QSize size : {QSize(1280, 800), QSize(1366, 768)})
                QTest::addRow("%s %dx%d", qPrintable(language), size.width(), size.height()) << language << size;
    }
    void everythingIsInSight() {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        m_window.reset();
        speak(language);
        openWindow();
        m_window->resize(size);
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            QCOMPARE(side()->verticalScrollBar()->value(), 0);
            for (const QWidget *each : lines()) {
                if (!each->isVisible())
                    continue;
                const QRect place(each->mapTo(side()->viewport(), QPoint()), each->size());
                QVERIFY2(side()->viewport()->rect().contains(place),
                         qPrintable(QStringLiteral("%1, %2: to %3 of %4")
                                        .arg(QString::fromUtf8(explorer.id), each->objectName())
                                        .arg(place.bottom())
                                        .arg(side()->viewport()->height())));
            }
        }
    }

    /// A name that has an ellipsis is whole in the tool tip, with what the ends mean.
    void namesAreInReach() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            for (const ValueRow *each : panel().rows()) {
                const QString help = each->help();
                QVERIFY(help.contains(QString::fromUtf8(each->use().name()).toHtmlEscaped()));
                QVERIFY(help.contains(QString::fromUtf8(spec(each->id()).help).toHtmlEscaped()));
                const auto *number = qobject_cast<const ParameterRow *>(each);
                if (!number || !number->slider()->isEnabled())
                    continue;
                QVERIFY2(help.contains(QStringLiteral(" … ")), qPrintable(help));
                QVERIFY(number->slider()->accessibleDescription().contains(QStringLiteral(" … ")));
            }
        }
        open("privacy-ratio");
        QVERIFY(row(LieProbability)->help().contains(QStringLiteral("0 · no privacy … ½ · no information")));
        QVERIFY(row(Ones)->help().contains(QStringLiteral("nobody … 199"))); // of this n
    }

    /// One style of numbers on the screen, and in a field that is typed into what a keyboard has.
    void aFieldInUseHasWhatCanBeTyped() {
        open("sampling");
        type(Delta, QStringLiteral("1e-7"));
        QCOMPARE(value(Delta), 1e-7);
        QLineEdit *field = row(Delta)->field();
        QCOMPARE(field->text(), QStringLiteral("1e-7"));
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(field->text(), QStringLiteral("10⁻⁷"));
        QTest::mouseClick(field, Qt::LeftButton);
        QCOMPARE(field->text(), QStringLiteral("1e-7"));
        QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("1e-7"));
    }

    void aLongNumberIsWhole() {
        open("accuracy");
        auto *field = qobject_cast<ValueField *>(row(Population)->field());
        for (const char *people : {"987654321", "224000000", "200"}) {
            type(Population, QLatin1String(people));
            QVERIFY2(QFontMetrics(field->font()).horizontalAdvance(field->text()) <= field->room(), people);
            QTest::keyClick(field, Qt::Key_Tab);
            QCOMPARE(field->text().remove(QRegularExpression(QStringLiteral("\\D"))), QLatin1String(people));
            QVERIFY(QFontMetrics(field->font()).horizontalAdvance(field->text()) <= field->room());
        }
        QCOMPARE(field->font(), row(LieProbability)->field()->font());
    }

    // ------------------------------------------------------------ nothing jumps

    void anErrorMovesNothing_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("text");
        QTest::newRow("number") << "accuracy" << static_cast<int>(LieProbability) << "0.7";
        QTest::newRow("long number") << "accuracy" << static_cast<int>(Population) << "123456789.123456789";
        QTest::newRow("the last row") << "counts" << static_cast<int>(Level) << "no number at all, but many words";
        QTest::newRow("records") << "bit-vectors" << static_cast<int>(Collection) << "000,01";
        QTest::newRow("over a choice") << "survey" << static_cast<int>(Outcome) << "-3";
        QTest::newRow("neighbour") << "bit-vectors" << static_cast<int>(Changed) << "17";
    }
    void anErrorMovesNothing() {
        QFETCH(const QString, explorer);
        QFETCH(const int, id);
        QFETCH(const QString, text);
        open(explorer.toLatin1().constData());
        ValueRow *typedInto = panel().valueRow(static_cast<ParameterId>(id));
        QWidget *field = typedInto->editor();
        const QList<QRect> before = places();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(typedInto->refused());
        ANSWER(*m_window);
        QCOMPARE(places(), before);
        // All of it is said beside the row, over its neighbours and inside the panel.
        QVERIFY(panel().bubble()->isVisible());
        QCOMPARE(panel().bubble()->text(), typedInto->refusal());
        QVERIFY(panel().bubble()->height() >= panel().bubble()->heightForWidth(panel().bubble()->width()));
        QVERIFY(panel().bubble()->parentWidget()->rect().contains(panel().bubble()->geometry()));
        // It covers nothing that somebody may want to type into next.
        for (const ValueRow *each : panel().rows())
            if (each->isVisible())
                QVERIFY2(!panel().bubble()->geometry().intersects(
                             QRect(each->mapTo(panel().bubble()->parentWidget(), each->editor()->pos()),
                                   each->editor()->size())),
                         qPrintable(each->objectName()));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!typedInto->refused() && !panel().bubble()->isVisible());
        QCOMPARE(places(), before);
    }

    /// Who leaves a field with Tab sees why its text was refused, too.
    void anErrorOutlastsTheFocus() {
        open("accuracy");
        const QList<QRect> before = places();
        QLineEdit *field = row(LieProbability)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("0.7"));
        QTest::keyClick(field, Qt::Key_Tab);
        QVERIFY(!field->hasFocus() && row(LieProbability)->refused());
        QVERIFY(panel().bubble()->isVisible());
        QCOMPARE(panel().bubble()->text(), row(LieProbability)->refusal());
        QCOMPARE(places(), before);
        type(LieProbability, QStringLiteral("0.1"));
        QVERIFY2(!panel().bubble()->isVisible(), qPrintable(panel().bubble()->text()));
        QCOMPARE(places(), before);
    }

    /// A click on what is said is no click on what that hides.
    void anErrorIsClickedAway() {
        open("accuracy");
        type(LieProbability, QStringLiteral("abc"));
        RowBubble *bubble = panel().bubble();
        QVERIFY(bubble->isVisible());
        QWidget *window = bubble->parentWidget();
        const QPoint middle = bubble->geometry().center();
        QCOMPARE(window->childAt(middle), bubble);
        const double before = value(Population);
        QTest::mouseClick(bubble, Qt::LeftButton);
        QVERIFY(!bubble->isVisible());
        QCOMPARE(value(Population), before);
        QVERIFY(row(LieProbability)->refused()); // what was typed is still there to be mended
        QTest::keyClick(row(LieProbability)->field(), Qt::Key_Return);
        QVERIFY(bubble->isVisible()); // refused once more
        QTest::keyClick(row(LieProbability)->field(), Qt::Key_Escape);
        QVERIFY(!bubble->isVisible() && !row(LieProbability)->refused());
        // A note that only tells of its row lets the mouse through.
        tabTo(row(LieProbability)->slider());
        QVERIFY(bubble->isVisible());
        QVERIFY(window->childAt(bubble->geometry().center()) != bubble);
    }

    /// What was said of one field lies over no other that is worked with, and is gone when somebody types there.
    void anErrorGivesWayToWhatIsTyped() {
        open("accuracy");
        type(Population, QStringLiteral("1/3"));
        const auto *said = row(Population)->findChild<RowText *>(QStringLiteral("refusal"));
        QVERIFY(row(Population)->refused() && said);
        QVERIFY2(!said->shownText().contains(QStringLiteral("……")), qPrintable(said->shownText()));
        QLineEdit *ones = row(Ones)->field();
        QTest::mouseClick(ones, Qt::LeftButton);
        const QWidget *over = panel().bubble()->parentWidget();
        QVERIFY(!panel().bubble()->isVisible() ||
                !panel().bubble()->geometry().intersects(QRect(row(Ones)->mapTo(over, QPoint()), row(Ones)->size())));
        QTest::keyClicks(ones, QStringLiteral("abc"));
        QVERIFY2(!panel().bubble()->isVisible(), qPrintable(panel().bubble()->text()));
        QTest::keyClick(ones, Qt::Key_Return);
        QVERIFY(panel().bubble()->isVisible());
        QCOMPARE(panel().bubble()->text(), row(Ones)->refusal());
        // A new attempt isn't what was refused.
        QTest::keyClicks(ones, QStringLiteral("5"));
        QVERIFY(!row(Ones)->refused() && !panel().bubble()->isVisible());
    }

    void aReasonMovesNothing() {
        open("accuracy");
        store().solve({.unknown = LieProbability, .relation = "accuracy-hoeffding"});
        ANSWER(*m_window);
        const QList<QRect> before = places();
        type(Alpha, QStringLiteral("0.05"));
        ANSWER(*m_window);
        QVERIFY(row(LieProbability)->solveText()->isReason());
        QCOMPARE(places(), before);
        QVERIFY(row(LieProbability)->solveText()->isVisible());
        tabTo(row(LieProbability)->field());
        QCOMPARE(panel().bubble()->text(), row(LieProbability)->solveText()->text());
        QVERIFY(panel().bubble()->isVisible());
        // What it tells one to change stays free: it lies beside the panel.
        const QWidget *window = panel().bubble()->parentWidget();
        QVERIFY(window->rect().contains(panel().bubble()->geometry()));
        QVERIFY(panel().bubble()->geometry().right() < panel().mapTo(window, QPoint()).x());
        QCOMPARE(places(), before);
    }

    /// The button that comes under the mouse takes room from the name, and not all of it.
    void aNameStaysUnderTheMouse() {
        for (const char *explorer : {"survey", "accuracy", "plan", "trust", "sampling"}) {
            open(explorer);
            if (QLatin1String(explorer) == QLatin1String("survey"))
                QVERIFY(!store().setParameter(SurveyKind, 3.0)); // forced response
            ANSWER(*m_window);
            for (ParameterRow *each : panel().findChildren<ParameterRow *>()) {
                if (!each->isVisible() || each->solveText()->isVisible())
                    continue;
                auto *name = each->findChild<RowText *>(QStringLiteral("rowName"));
                QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), each->mapToGlobal(QPointF(5, 5)));
                QApplication::sendEvent(each, &enter);
                QVERIFY2(!name->shownText().isEmpty(), qPrintable(name->text()));
            }
        }
    }

    /// While a slider moves nothing in the panel is laid out or styled again.
    void aDragLaysNothingOut() {
        class Counter : public QObject {
        public:
            QStringList seen;
            const QWidget *panel = nullptr;
            bool eventFilter(QObject *watched, QEvent *event) override {
                const auto *widget = qobject_cast<const QWidget *>(watched);
                if (widget && (widget == panel || panel->isAncestorOf(widget)))
                    for (const QEvent::Type each : {QEvent::LayoutRequest, QEvent::Resize, QEvent::Move,
                                                    QEvent::Polish, QEvent::StyleChange, QEvent::FontChange})
                        if (event->type() == each)
                            seen << QStringLiteral("%1 of %2").arg(each).arg(watched->objectName());
                return false;
            }
        } counter;
        counter.panel = &panel();
        for (const char *explorer : {"accuracy", "privacy-ratio", "survey"}) {
            open(explorer);
            SETTLE(*m_window);
            ValueSlider *slider = row(LieProbability)->slider();
            const QPoint from = slider->rect().center();
            QTest::mousePress(slider, Qt::LeftButton, {}, from);
            ANSWER(*m_window);
            qApp->installEventFilter(&counter);
            for (int i = 1; i <= 8; ++i) {
                QTest::mouseMove(slider, from + QPoint(4 * i, 0));
                QCoreApplication::processEvents();
            }
            ANSWER(*m_window);
            qApp->removeEventFilter(&counter);
            QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(32, 0));
            QVERIFY(value(LieProbability) > 0.3);
            QCOMPARE(counter.seen, QStringList());
        }
    }

    // Where an interval is meant, its error probability is read as the confidence that it leaves, also by who can't
    // see.
    void anErrorProbabilityIsReadAsConfidence() {
        for (const char *explorer : {"survey", "classroom", "counts"}) {
            open(explorer);
            const auto *name = row(Beta)->findChild<RowText *>(QStringLiteral("rowName"));
            QCOMPARE(name->wholeText(), QStringLiteral("error probability, confidence 95 %"));
            QVERIFY2(name->shownText().endsWith(QStringLiteral("confidence 95 %")), qPrintable(name->shownText()));
            type(Beta, QStringLiteral("0.001"));
            // What plays the value has taken some of its room.
            QVERIFY2(name->shownText().endsWith(QStringLiteral(" 99.9 %")), qPrintable(name->shownText()));
            const auto title = QStringLiteral("error probability, confidence 99.9 % (β)");
            QCOMPARE(row(Beta)->slider()->accessibleName(), title);
            QCOMPARE(row(Beta)->field()->accessibleName(), title);
            QVERIFY(row(Beta)->help().contains(title));
            QCOMPARE(row(Beta)->field()->text(), QStringLiteral("0.001"));
        }
        open("privacy-ratio"); // the lines of a distribution, and no interval
        QCOMPARE(row(Beta)->findChild<RowText *>(QStringLiteral("rowName"))->wholeText(),
                 QStringLiteral("error probability"));
    }

    // The whole name of q has no room in either language, and what stands there instead leaves some.
    void whatPlaysIsThereBesideAShortName() {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("de")}) {
            end();
            begin();
            speak(language);
            openWindow();
            open("survey");
            const auto *name = row(LieProbability)->findChild<RowText *>(QStringLiteral("rowName"));
            QVERIFY2(name->shownText() != name->wholeText(), qPrintable(name->shownText()));
            const QString before = name->shownText();
            QVERIFY2(row(LieProbability)->playButton()->isVisible(), qPrintable(language));
            QVERIFY(!name->isCut());
            QTest::mouseMove(row(LieProbability), QPoint(3, 3));
            QCOMPARE(name->shownText(), before);
        }
    }

    // As all numbers on the screen: a comma needs another sign between two of them.
    void rangesFollowTheLanguage() {
        end();
        begin();
        speak(QStringLiteral("de"));
        openWindow();
        open("accuracy");
        type(LieProbability, QStringLiteral("0,75"));
        QCOMPARE(row(LieProbability)->refusal(), QStringLiteral("q muss in [0; 0,5) liegen, ist aber 0,75"));
        type(Ones, QStringLiteral("300"));
        QCOMPARE(row(Ones)->refusal(), QStringLiteral("m muss in {0; …; 200} liegen, ist aber 300"));
    }

    void messagesUseTheNamesOnTheScreen() {
        open("accuracy");
        type(Ones, QStringLiteral("300"));
        QCOMPARE(row(Ones)->refusal(), QStringLiteral("m must be in {0, ..., 200}, but is 300"));
        type(Beta, QStringLiteral("0"));
        QVERIFY2(row(Beta)->refusal().startsWith(QStringLiteral("β must be in (0, 1)")),
                 qPrintable(row(Beta)->refusal()));
        open("custom");
        type(Curves, QStringLiteral("12"));
        QCOMPARE(row(Curves)->refusal(), QStringLiteral("curves must be in {2, ..., 7}, but is 12"));
        auto *left = qobject_cast<FieldRow *>(m_window->parameterPanel().valueRow(XFrom));
        left->field()->setFocus();
        left->field()->selectAll();
        QTest::keyClicks(left->field(), QStringLiteral("lots"));
        QTest::keyClick(left->field(), Qt::Key_Return);
        QCOMPARE(left->refusal(), QStringLiteral("left end must be a number, but is “lots”"));
    }

    void anErrorGoesWithWhatCausedIt() {
        open("accuracy");
        type(Ones, QStringLiteral("300"));
        QVERIFY(row(Ones)->refused());
        type(Population, QStringLiteral("1000")); // of whom 300 can have it
        QVERIFY(!row(Ones)->refused());
        QCOMPARE(row(Ones)->field()->text(), QStringLiteral("60"));
        // Undo in the field takes back what was typed there, and nothing else.
        type(Ones, QStringLiteral("5000"));
        QVERIFY(row(Ones)->refused());
        QTest::keyClick(row(Ones)->field(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!row(Ones)->refused());
        QCOMPARE(row(Ones)->field()->text(), QStringLiteral("60"));
        QCOMPARE(value(Population), 1000.0);
        // Then it is the window's.
        QTest::keyClick(row(Ones)->field(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(value(Population), 200.0);
        // Elsewhere undo takes complaints along.
        type(Population, QStringLiteral("500"));
        type(Ones, QStringLiteral("5000"));
        row(Alpha)->slider()->setFocus();
        QVERIFY(row(Ones)->refused());
        QTest::keyClick(row(Alpha)->slider(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(value(Population), 200.0);
        QVERIFY(!row(Ones)->refused());
    }

    /// What is typed belongs to the page that it is typed on, also where a key leads to another before it is entered.
    void aKeyForAnotherPageEntersWhatIsTyped_data() {
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("a number") << static_cast<int>(Population) << QStringLiteral("5000") << 5000.0;
        QTest::newRow("no number") << static_cast<int>(Population) << QStringLiteral("abc") << 200.0;
        QTest::newRow("too many") << static_cast<int>(Ones) << QStringLiteral("900") << 60.0;
    }
    void aKeyForAnotherPageEntersWhatIsTyped() {
        QFETCH(const int, id);
        QFETCH(const QString, text);
        QFETCH(const double, value);
        const auto parameter = static_cast<ParameterId>(id);
        const auto enter = [&](bool withReturn) {
            open("accuracy");
            QLineEdit *field = row(parameter)->field();
            QTest::mouseClick(field, Qt::LeftButton);
            QTest::keyClicks(field, text);
            if (withReturn)
                QTest::keyClick(field, Qt::Key_Return);
            return field;
        };
        enter(true);
        open("counts");
        const Parameters there = store().parameters(); // what is set by hand goes along
        store().restore({}, [] { return QStringLiteral("anew"); });
        QLineEdit *field = enter(false);
        const auto places = explorerTable();
        const auto counts = std::ranges::find(places, std::string_view("counts"), &ExplorerSpec::id);
        QTest::keyClick(field, static_cast<Qt::Key>(Qt::Key_1 + (counts - places.begin())), Qt::ControlModifier);
        ANSWER(*m_window);
        QCOMPARE(store().explorer().id, std::string_view("counts"));
        QVERIFY(store().parameters() == there);
        QVERIFY(!panel().bubble()->isVisible());
        open("accuracy");
        QCOMPARE(this->value(parameter), value);
    }

    /// Rows go one by one. A list that closes as its row goes gives the focus back, and the row that gets it had the
    /// panel ask the others, of which some were gone: a sanitizer sees it.
    void aRowThatGoesAsksNoOther() {
        open("survey");
        ParameterRow *last = row(Beta);
        type(Beta, QStringLiteral("abc"));
        QVERIFY(last->refused() && last->field()->hasFocus() && panel().bubble()->isVisible());
        box(IntervalKind)->showPopup();
        QVERIFY(box(IntervalKind)->view()->isVisible());
        QCOMPARE(m_window->focusWidget(), last->field());
        const QSignalSpy noted(last, &ValueRow::noted);
        store().restore({.explorer = findExplorer("counts")}, [] { return QStringLiteral("a session"); });
        ANSWER(*m_window);
        QVERIFY(!noted.isEmpty()); // it had something to say
        QCOMPARE(store().explorer().id, std::string_view("counts"));
        QVERIFY(!panel().bubble()->isVisible());
    }

    // ------------------------------------------------------------ groups

    void groupsAreFoldedAtFirst() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            for (const ValueRow *each : panel().rows())
                QCOMPARE(each->isVisible(), each->use().group.empty());
            for (const GroupHeader *header : panel().findChildren<GroupHeader *>())
                QVERIFY(!header->isChecked() && !header->isMarked());
        }
        open("survey");
        QVERIFY(panel().group("Test") && panel().group("Simulation"));
        QVERIFY(panel().group("Test")->y() > row(Prior)->y());
        QCOMPARE(spec(Power).name, std::string_view("power"));
        QVERIFY(!row(Power)->isVisible());
    }

    void foldsByMouseAndKeyboard() {
        open("survey");
        GroupHeader *header = panel().group("Test");
        QTest::mouseClick(header, Qt::LeftButton);
        QVERIFY(row(Power)->isVisible() && row(NullPrevalence)->isVisible());
        QVERIFY(!panel().valueRow(Simulate)->isVisible());
        header->setFocus(Qt::TabFocusReason);
        QTest::keyClick(header, Qt::Key_Space);
        QVERIFY(!row(Power)->isVisible());
        QTest::keyClick(header, Qt::Key_Right);
        QVERIFY(row(Power)->isVisible());
        QTest::keyClick(header, Qt::Key_Left);
        QVERIFY(!row(Power)->isVisible());
        QTest::keyClick(header, Qt::Key_Return);
        QVERIFY(row(Power)->isVisible());
    }

    void remembersWhatIsOpen() {
        open("survey");
        QTest::mouseClick(panel().group("Test"), Qt::LeftButton);
        open("accuracy");
        QVERIFY(!panel().group("Simulation")->isChecked());
        open("survey");
        QVERIFY(row(Power)->isVisible());
        m_window.reset();
        openWindow();
        open("survey");
        QVERIFY(row(Power)->isVisible());
        QTest::mouseClick(panel().group("Test"), Qt::LeftButton);
        open("accuracy");
        open("survey");
        QVERIFY(!row(Power)->isVisible());
    }

    void opensForWhatDiffers() {
        open("accuracy");
        GroupHeader *header = panel().group("Simulation");
        QVERIFY(!store().setParameter(Simulate, 1.0));
        QVERIFY(header->isChecked() && header->isMarked());
        QVERIFY(panel().valueRow(Simulate)->isVisible() && row(Trials)->isVisible() && row(Seed)->isVisible());
        // Who folds it has it folded, and the mark stays.
        QTest::mouseClick(header, Qt::LeftButton);
        QVERIFY(!row(Trials)->isVisible() && header->isMarked());
        type(Alpha, QStringLiteral("0.2"));
        QVERIFY(!row(Trials)->isVisible());
        store().resetAll();
        QVERIFY(!header->isMarked());
        ANSWER(*m_window);
    }

    void opensForWhatIsSolved() {
        open("survey");
        QVERIFY(!row(Significance)->isVisible());
        store().solve({.unknown = Significance, .relation = "power"});
        QVERIFY(row(Significance)->isVisible());
        QVERIFY(panel().group("Test")->isChecked());
        ANSWER(*m_window);
    }

    // ------------------------------------------------------------ typing

    void aClickSelectsAll() {
        open("accuracy");
        QLineEdit *field = row(Population)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        QCOMPARE(field->selectedText(), field->text());
        QTest::keyClicks(field, QStringLiteral("300"));
        QCOMPARE(field->text(), QStringLiteral("300")); // it replaces
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(value(Population), 300.0);
        QTest::keyClicks(field, QStringLiteral("400")); // after Enter, too
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(value(Population), 400.0);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("500"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(value(Population), 500.0);
        // While something is typed, a click means its place.
        QTest::keyClicks(field, QStringLiteral("600"));
        QTest::mouseClick(field, Qt::LeftButton, {}, QPoint(field->width() - 3, field->height() / 2));
        QVERIFY(!field->hasSelectedText());
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(field->text(), QStringLiteral("500"));
    }

    void aDoubleClickSelectsAll() {
        open("accuracy");
        type(Population, QStringLiteral("150000"));
        QLineEdit *field = row(Population)->field();
        row(Alpha)->slider()->setFocus();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::mouseDClick(field, Qt::LeftButton);
        QTest::mouseRelease(field, Qt::LeftButton);
        QCOMPARE(field->selectedText(), QStringLiteral("150\u202F000"));
        QTest::keyClicks(field, QStringLiteral("7"));
        QCOMPARE(field->text(), QStringLiteral("7"));
    }

    void aThirdClickSelectsAllOfWhatWasRefused() {
        open("accuracy");
        QLineEdit *field = row(LieProbability)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("0.77"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(value(LieProbability) != 0.77);
        const QPoint place(8, field->height() / 2);
        QTest::mouseClick(field, Qt::LeftButton, {}, place);
        QTest::mouseDClick(field, Qt::LeftButton, {}, place);
        QTest::mouseRelease(field, Qt::LeftButton, {}, place);
        QTest::mouseClick(field, Qt::LeftButton, {}, place);
        QCOMPARE(field->selectedText(), QStringLiteral("0.77"));
    }

    void whatIsLeftIsNotSelected() {
        open("accuracy");
        QLineEdit *field = row(Population)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("300"));
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(value(Population), 300.0);
        QVERIFY(!field->hasFocus());
        QVERIFY(!field->hasSelectedText());
    }

    void fullDigitsAreNeverCut() {
        open("accuracy");
        auto *field = static_cast<ValueField *>(row(LieProbability)->field());
        type(LieProbability, QStringLiteral("1/3"));
        const QString whole = QStringLiteral("0.3333333333333333");
        QCOMPARE(value(LieProbability), 1.0 / 3);
        // With the focus all of them are there, and have room.
        QCOMPARE(field->text(), whole);
        QVERIFY(field->fontMetrics().horizontalAdvance(field->text()) <= field->room());
        row(Alpha)->slider()->setFocus();
        QVERIFY2(field->text().startsWith(QStringLiteral("0.333")) && field->text().size() < whole.size(),
                 qPrintable(field->text()));
        QVERIFY(field->fontMetrics().horizontalAdvance(field->text()) <= field->room());
        QCOMPARE(field->toolTip(), whole);
        // Looking is not changing.
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(value(LieProbability), 1.0 / 3);
        type(Population, QStringLiteral("1e9"));
        row(Alpha)->slider()->setFocus();
        const auto *people = static_cast<ValueField *>(row(Population)->field());
        QVERIFY(people->fontMetrics().horizontalAdvance(people->text()) <= people->room());
        QCOMPARE(people->whole(), QStringLiteral("1\u202F000\u202F000\u202F000"));
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            for (const ValueField *each : panel().findChildren<ValueField *>())
                QVERIFY2(!each->isVisible() || qobject_cast<RecordsRow *>(each->parentWidget()) ||
                             each->fontMetrics().horizontalAdvance(each->text()) <= each->room(),
                         qPrintable(QString::fromUtf8(explorer.id) + each->text()));
        }
    }

    void sharesAndFractions_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("percent") << "25 %" << 0.25;
        QTest::newRow("without a space") << "12.5%" << 0.125;
        QTest::newRow("fraction") << "1/3" << 1.0 / 3;
        QTest::newRow("logarithm") << "ln 3/10" << std::log(3.0) / 10;
    }
    void sharesAndFractions() {
        QFETCH(const QString, text);
        open("accuracy");
        type(LieProbability, text);
        QTEST(value(LieProbability), "value");
        QVERIFY(!row(LieProbability)->refused());
        // What is written elsewhere is a plain number.
        QCOMPARE(parseValue({.id = LieProbability}, valueText({.id = LieProbability}, store().parameters())),
                 ParameterValue(value(LieProbability)));
    }

    void shortcutsWorkInAField() {
        open("accuracy");
        QLineEdit *field = row(LieProbability)->field();
        const auto enter = [&] {
            activate();
            QTest::mouseClick(field, Qt::LeftButton);
            QVERIFY(field->hasFocus());
        };
        enter();
        bool exported = false;
        whenOpen<ExportDialog>(this, [&](ExportDialog *dialog) {
            exported = true;
            dialog->reject();
        });
        QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(exported);
        enter();
        QTest::keyClick(field, Qt::Key_T, Qt::ControlModifier);
        QVERIFY(m_window->tablePanel().isVisible());
        enter();
        QTest::keyClick(field, Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!m_window->tablePanel().isVisible());
        enter();
        bool saved = false;
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        whenOpen<QFileDialog>(this, [&](QFileDialog *dialog) {
            saved = true;
            dialog->reject();
        });
        QTest::keyClick(field, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(saved);
        enter();
        QTest::keyClick(field, Qt::Key_F11);
        QVERIFY(m_window->isFullScreen());
        QTest::keyClick(field, Qt::Key_F11);
        QVERIFY(!m_window->isFullScreen());
        // In a box that is searched by typing as well.
        open("custom");
        activate();
        box(Quantity)->setFocus();
        QTest::keyClick(box(Quantity), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(m_window->tablePanel().isVisible());
    }

    // ------------------------------------------------------------ the wheel

    void aListShowsAllOfItsChoices_data() {
        QTest::addColumn<QByteArray>("explorer");
        for (const char *each : {"survey", "plan", "accuracy", "classroom"})
            QTest::newRow(each) << QByteArray(each);
    }
    void aListShowsAllOfItsChoices() {
        QFETCH(const QByteArray, explorer);
        open(explorer.constData());
        int opened = 0;
        for (QComboBox *each : panel().findChildren<QComboBox *>()) {
            if (!each->isVisible() || !each->isEnabled() || each->isEditable())
                continue;
            QTest::mouseClick(each, Qt::LeftButton);
            QAbstractItemView *list = each->view();
            QTRY_VERIFY(list->isVisible());
            for (int i = 0; i < each->count(); ++i) {
                const QRect line = list->visualRect(each->model()->index(i, 0));
                QVERIFY2(line.top() >= 0 && line.bottom() < list->viewport()->height(),
                         qPrintable(each->itemText(i)));
            }
            QTest::keyClick(list, Qt::Key_Escape);
            QTRY_VERIFY(!list->isVisible());
            ++opened;
        }
        QVERIFY(opened > 0);
    }

    void theWheelChangesNothingWithoutTheFocus() {
        m_window->resize(1280, 500);
        open("survey");
        QTest::mouseClick(panel().group("Test"), Qt::LeftButton);
        QTest::mouseClick(panel().group("Simulation"), Qt::LeftButton);
        ANSWER(*m_window);
        m_window->board().setFocus();
        panel().group("Test")->clearFocus();
        const Parameters before = store().parameters();
        QVERIFY(side()->verticalScrollBar()->maximum() > 0);
        for (const ValueRow *each : panel().rows())
            for (QWidget *stop : each->stops()) {
                side()->verticalScrollBar()->setValue(0);
                QVERIFY(!stop->hasFocus());
                wheel(stop, -120);
                QVERIFY2(store().parameters() == before, qPrintable(each->objectName()));
                QVERIFY(!stop->hasFocus());
                if (stop->isVisible())
                    QVERIFY2(side()->verticalScrollBar()->value() > 0, qPrintable(each->objectName()));
            }
        open("sampling");
        m_window->board().setFocus();
        const Parameters data = store().parameters();
        wheel(panel().dataChoice(), -120);
        QVERIFY(store().parameters() == data);
        open("custom");
        m_window->board().setFocus();
        wheel(box(Quantity), -120);
        wheel(box(SweepX), -120);
        QVERIFY(!store().undoStack().canUndo());
    }

    // ------------------------------------------------------------ the focus

    /// The stops of Tab from the first row on: one a row of a number or a choice, one a header.
    void oneStopARow() {
        open("survey");
        QTest::mouseClick(panel().group("Test"), Qt::LeftButton);
        QWidget *first = panel().rows().front()->stops().front();
        tabTo(first);
        QList<QWidget *> expected;
        for (const ValueRow *each : panel().rows()) {
            if (each->id() == PriorAlpha)
                expected << panel().group("Belief before");
            if (each->id() == SecondGroup)
                expected << panel().group("Second sample");
            if (each->id() == NullPrevalence)
                expected << panel().group("Test");
            if (each->id() == Simulate)
                expected << panel().group("Simulation");
            if (each->isVisible())
                expected << each->stops().front();
        }
        QList<QWidget *> seen;
        for (qsizetype i = 0; i < expected.size(); ++i) {
            seen << QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(seen, expected);
        QVERIFY(!panel().isAncestorOf(QApplication::focusWidget()));
        for (qsizetype i = 1; i < seen.size(); ++i)
            QVERIFY(seen[i]->mapTo(&panel(), QPoint()).y() > seen[i - 1]->mapTo(&panel(), QPoint()).y());
    }

    void theSliderLeadsToTheField() {
        open("accuracy");
        ParameterRow *people = row(Population);
        for (const int key : {Qt::Key_F2, Qt::Key_Return}) {
            tabTo(people->slider());
            QTest::keyClick(people->slider(), static_cast<Qt::Key>(key));
            QVERIFY(people->field()->hasFocus());
            QCOMPARE(people->field()->selectedText(), people->field()->text());
        }
        tabTo(people->slider());
        QTest::keyClicks(people->slider(), QStringLiteral("4"));
        QVERIFY(people->field()->hasFocus());
        QTest::keyClicks(people->field(), QStringLiteral("50"));
        QCOMPARE(people->field()->text(), QStringLiteral("450"));
        QTest::keyClick(people->field(), Qt::Key_Return);
        QCOMPARE(value(Population), 450.0);
        QCOMPARE(store().undoStack().count(), 1);
        QTest::keyClick(people->field(), Qt::Key_Tab);
        QVERIFY(row(Ones)->slider()->hasFocus());
    }

    void fSolvesAndLetsGo() {
        open("randomized-response");
        ParameterRow *lie = row(LieProbability);
        tabTo(lie->slider());
        QTest::keyClick(lie->slider(), Qt::Key_F);
        QVERIFY(store().solving().has_value());
        ANSWER(*m_window);
        QVERIFY(lie->field()->hasFocus() && lie->field()->isReadOnly());
        QTest::keyClick(lie->field(), Qt::Key_F);
        QVERIFY(!store().solving().has_value());
        ANSWER(*m_window);
        QVERIFY(lie->slider()->isVisible());
    }

    /// By keyboard the row says what its ends mean; with the mouse that is the tool tip's.
    // In another language the window is another one.
    void anOpenedGroupStaysOpen() {
        open("classroom");
        GroupHeader *header = panel().group("Simulation");
        QVERIFY(header && !header->isChecked());
        QTest::mouseClick(header, Qt::LeftButton);
        QVERIFY(header->isChecked());
        speak(QStringLiteral("de"));
        auto next = std::make_unique<MainWindow>(m_window.get());
        next->show();
        m_window = std::move(next);
        ANSWER(*m_window);
        QVERIFY(panel().group("Simulation") && panel().group("Simulation")->isChecked());
        QVERIFY(row(Trials)->isVisible());
    }

    void theFocusTellsTheEnds() {
        open("accuracy");
        const QList<QRect> before = places();
        QVERIFY(!panel().bubble()->isVisible());
        tabTo(row(LieProbability)->slider());
        QVERIFY(panel().bubble()->isVisible());
        QCOMPARE(panel().bubble()->text(),
                 QStringLiteral("lie probability (q)\n0 · no privacy … ½ · no information"));
        QCOMPARE(places(), before);
        QTest::mouseClick(row(Population)->field(), Qt::LeftButton);
        QVERIFY(!panel().bubble()->isVisible());
    }

    void nothingIsSmallerThan12Pixels() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            for (const QWidget *each : panel().findChildren<QWidget *>())
                QVERIFY2(QFontInfo(each->font()).pixelSize() >= 12, qPrintable(each->objectName()));
        }
    }

    void contrasts_data() {
        QTest::addColumn<QString>("theme");
        QTest::newRow("light") << QStringLiteral("light");
        QTest::newRow("dark") << QStringLiteral("dark");
        QTest::newRow("contrast") << QStringLiteral("contrast");
    }
    /// WCAG 2.2 AA: 4.5 for text, 3 for what controls are recognised by; colours and pixels.
    void contrasts() {
        QFETCH(const QString, theme);
        m_window->setThemeChoice(theme);
        const Theme &colours =
            halftruth::theme(theme == QStringLiteral("contrast") ? "contrast-light" : theme.toStdString());
        for (const QColor &text : {colours.text, colours.softText, colours.mutedText, colours.accent})
            for (const QColor &behind : {colours.panel, colours.card, colours.window, colours.accentSoft})
                QVERIFY2(contrast(text, behind) >= 4.5, qPrintable(text.name() + behind.name()));
        for (const QColor &behind : {colours.panel, colours.card, colours.warningSoft})
            QVERIFY2(contrast(colours.warning, behind) >= 4.5, qPrintable(behind.name()));
        for (const QColor &behind : {colours.panel, colours.card, colours.window, colours.accentSoft})
            QVERIFY2(contrast(colours.edge, behind) >= 3, qPrintable(behind.name()));
        open("survey");
        m_window->board().setFocus();
        const auto pixel = [&](QWidget *widget, QPoint at) {
            return panel().grab().toImage().pixelColor(widget->mapTo(&panel(), at));
        };
        // The frame of a field and of a box, in the middle of their left edge.
        QLineEdit *field = row(Population)->field();
        QVERIFY(contrast(pixel(field, {0, field->height() / 2}), colours.panel) >= 3);
        QVERIFY(contrast(pixel(field, {0, field->height() / 2}), colours.card) >= 3);
        QVERIFY(contrast(pixel(box(SurveyKind), {0, box(SurveyKind)->height() / 2}), colours.panel) >= 3);
        // The track beyond the handle, which is at the left end.
        QVERIFY(!store().setParameter(Prior, 0.0));
        ValueSlider *slider = row(Prior)->slider();
        QVERIFY(contrast(pixel(slider, {slider->width() * 3 / 4, slider->height() / 2}), colours.panel) >= 3);
    }

    /// m as a share of n: typed, with the switch and with its key; what is dragged stays a share.
    void countsAreHeldAsShares() {
        open("accuracy");
        ParameterRow *ones = row(Ones);
        ParameterRow *people = row(Population);
        QVERIFY(ones->shareButton()->isVisible() && !ones->shareButton()->isChecked());
        QVERIFY(!people->shareButton()->isVisible());
        const auto type = [](ParameterRow *into, const char *text) {
            QTest::mouseClick(into->field(), Qt::LeftButton);
            QTest::keyClicks(into->field(), QString::fromLatin1(text));
            QTest::keyClick(into->field(), Qt::Key_Return);
        };
        QTest::mouseClick(ones->shareButton(), Qt::LeftButton);
        QVERIFY(ones->shareButton()->isChecked());
        QCOMPARE(ones->field()->text(), QStringLiteral("30\u202f%"));
        type(people, "1000");
        QCOMPARE(value(Ones), 300.0);
        type(ones, "12.5");
        QCOMPARE(value(Ones), 125.0);
        QCOMPARE(ones->field()->text(), QStringLiteral("12.5\u202f%"));
        ones->slider()->setFocus();
        QTest::keyClick(ones->slider(), Qt::Key_Right);
        QCOMPARE(value(Ones), 126.0);
        type(people, "2000");
        QCOMPARE(value(Ones), 252.0);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(value(Ones), 126.0);
        type(ones, "130");
        QVERIFY(ones->refused());
        QCOMPARE(value(Ones), 126.0);
        QTest::keyClick(ones->field(), Qt::Key_Escape);
        ones->slider()->setFocus();
        QTest::keyClicks(ones->slider(), QStringLiteral("%"));
        QVERIFY(!ones->shareButton()->isChecked());
        QCOMPARE(ones->field()->text(), QStringLiteral("126"));
        type(people, "3000");
        QCOMPARE(value(Ones), 126.0);
        type(ones, "50 %"); // as a share, since it is one
        QCOMPARE(value(Ones), 1500.0);
        QVERIFY(ones->shareButton()->isChecked());
    }

    /// In a wide panel they stand at both ends of the slider, in the row's one height.
    void endsAreToldWhereThereIsRoom() {
        open("accuracy");
        const auto told = [&] {
            QStringList texts;
            for (const RowText *each : row(LieProbability)->findChildren<RowText *>(QStringLiteral("hint")))
                if (each->isVisible())
                    texts << each->text();
            return texts;
        };
        const int height = row(LieProbability)->height();
        QCOMPARE(told(), QStringList());
        m_window->resize(1880, 1000);
        auto *edge = m_window->findChild<EdgeGrip *>();
        const QPoint middle = edge->rect().center();
        QTest::mousePress(edge, Qt::LeftButton, {}, middle);
        QTest::mouseMove(edge, middle - QPoint(150, 0));
        QTest::mouseMove(edge, middle - QPoint(320, 0));
        QTest::mouseRelease(edge, Qt::LeftButton, {}, middle - QPoint(320, 0));
        ANSWER(*m_window);
        QCOMPARE(told().join(QStringLiteral(" … ")), endsOf(LieProbability));
        QVERIFY(row(LieProbability)->slider()->width() >= 160);
        QCOMPARE(row(LieProbability)->height(), height);
        for (const RowText *each : row(LieProbability)->findChildren<RowText *>(QStringLiteral("hint")))
            QVERIFY(!each->isVisible() ||
                    (!each->isCut() && !each->geometry().intersects(row(LieProbability)->slider()->geometry())));
    }

    void ringsAroundTheFocus() {
        open("survey");
        const QColor accent = halftruth::theme("light").accent;
        const QList<QWidget *> all{row(Population)->slider(), row(Population)->field(), box(SurveyKind),
                                   panel().group("Test"), row(Population)->solveButton()->button()};
        for (QWidget *each : all) {
            m_window->board().setFocus();
            const auto ring = [&] {
                const QImage image = m_window->grab().toImage();
                const QPoint edge = each->mapTo(m_window.get(), QPoint(each->width() / 2, 0));
                int wide = 0;
                for (int y = 0; y < 3; ++y) // at the upper edge
                    wide += image.pixelColor(edge + QPoint(0, y)) == accent ? 1 : 0;
                return wide;
            };
            QCOMPARE(ring(), 0);
            each->setFocus(Qt::TabFocusReason);
            QVERIFY(each->hasFocus());
            QVERIFY2(ring() >= 2, qPrintable(each->objectName()));
        }
    }
};

HALFTRUTH_TEST(ParameterPanelTest)
#include "tst_parameter_panel.moc"
