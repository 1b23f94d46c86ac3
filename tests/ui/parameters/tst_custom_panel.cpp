// The panel of the custom chart: the quantity is searched, window ends are fields side by side, a family is a list.

#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/files/figure_command.h"
#include "ui/files/figure_file.h"
#include "ui/files/session_file.h"
#include "ui/files/session_json.h"
#include "ui/parameters/choice_box.h"
#include "ui/parameters/choice_row.h"
#include "ui/parameters/field_row.h"
#include "ui/parameters/list_row.h"
#include "ui/parameters/row_bubble.h"
#include "ui/parameters/value_field.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"

#include "core/quantities/quantities.h"

#include <QAbstractItemView>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QStandardItemModel>

using namespace halftruth;
using enum ParameterId;

class CustomPanelTest : public WindowTest {
    Q_OBJECT

private:
    template <class Row>
    [[nodiscard]] Row *rowOf(ParameterId id) const {
        return qobject_cast<Row *>(m_window->parameterPanel().valueRow(id));
    }
    [[nodiscard]] ChoiceBox *quantities() const { return rowOf<ChoiceRow>(Quantity)->box(); }
    [[nodiscard]] std::string quantity() const {
        return std::string(quantityTable()[static_cast<std::size_t>(value(Quantity))].id);
    }
    /// The ids of what the search lists, in order.
    [[nodiscard]] QStringList found() const {
        QStringList ids;
        for (int row = 0; row < quantities()->found()->rowCount(); ++row)
            if (const QStandardItem *item = quantities()->found()->item(row); item->isEnabled())
                ids << QString::fromUtf8(
                    quantityTable()[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())].id);
        return ids;
    }
    void search(const QString &text) const {
        quantities()->lineEdit()->setFocus();
        quantities()->lineEdit()->selectAll();
        QInputMethodEvent typed; // symbols aren't on every keyboard
        typed.setCommitString(text);
        QApplication::sendEvent(quantities()->lineEdit(), &typed);
    }
    void type(QLineEdit *field, const QString &text) const {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    /// Without a display a list that was shown stays the active window.
    void comeBack() const {
        QCoreApplication::processEvents();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void openCustom() {
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        store().setExplorer(*findExplorer("custom"));
        ANSWER(*m_window);
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        openCustom();
    }
    void cleanup() { end(); }

    void aClickOpensAllOfThem() {
        QTest::mouseClick(quantities()->lineEdit(), Qt::LeftButton);
        QAbstractItemView *list = quantities()->foundList();
        QVERIFY(list->isVisible());
        QCOMPARE(found().size(), static_cast<qsizetype>(quantityTable().size()));
        QVERIFY(list->width() > quantities()->width());
        QCOMPARE(list->currentIndex().data(Qt::UserRole).toInt(), static_cast<int>(value(Quantity)));
        // Headings are no choices.
        const QStandardItem *first = quantities()->found()->item(0);
        QVERIFY(!first->isEnabled());
        QCOMPARE(first->text(), QStringLiteral("One answer"));
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        QCOMPARE(quantity(), std::string("accuracy-hoeffding"));
    }

    // Some fonts put a hat a line above its letter, where the row above it is.
    void hatsAreInTheirRows() {
        search(QStringLiteral("variance of the estimated share"));
        const QAbstractItemView *list = quantities()->foundList();
        QVERIFY(comesTo(*m_window, &MainWindow::answered));
        const QModelIndex second = list->model()->index(2, 0); // the first is marked
        QVERIFY(second.data().toString().endsWith(QStringLiteral("Var π\u0302")));
        const QRect row = list->visualRect(second);
        const QImage image = list->viewport()->grab(row).toImage();
        // The last letter is that with the hat: between the two a row of pixels is empty.
        const auto isInk = [&](int x, int y) { return qGray(image.pixel(x, y)) < 170; };
        int right = image.width() - 1;
        const auto inkIn = [&](int x) {
            for (int y = 0; y < image.height(); ++y)
                if (isInk(x, y))
                    return true;
            return false;
        };
        while (right > 0 && !inkIn(right))
            --right;
        int pieces = 0;
        bool before = false;
        for (int y = 0; y < image.height(); ++y) {
            bool ink = false;
            for (int x = right - 5; x <= right; ++x)
                ink = ink || isInk(x, y);
            pieces += ink && !before ? 1 : 0;
            before = ink;
        }
        QCOMPARE(pieces, 2);
    }

    void everyWordIsLookedFor_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("words of the name in any order") << "chebyshev people"
                                                        << "required-n-chebyshev";
        QTest::newRow("an id") << "count-pmf"
                               << "count-pmf";
        QTest::newRow("a symbol") << "ℓ(s)"
                                  << "log-privacy-ratio";
        QTest::newRow("capitals") << "HOEFFDING ERROR"
                                  << "accuracy-hoeffding";
        QTest::newRow("what it is called elsewhere") << "standard deviation group difference"
                                                     << "group-difference-standard-error";
        QTest::newRow("a heading") << "oracles rappor"
                                   << "rappor-epsilon-one";
    }
    void everyWordIsLookedFor() {
        QFETCH(const QString, text);
        QFETCH(const QString, id);
        search(text);
        QVERIFY(quantities()->foundList()->isVisible());
        QVERIFY(findQuantity(id.toStdString()));
        QVERIFY2(found().contains(id), qPrintable(found().join(QLatin1Char(' '))));
        QVERIFY(found().size() < static_cast<qsizetype>(quantityTable().size()) / 2);
    }

    void enterTakesTheFirst() {
        search(QStringLiteral("count-variance"));
        QTest::keyClick(quantities()->lineEdit(), Qt::Key_Return);
        QCOMPARE(quantity(), std::string("count-variance"));
        QVERIFY(!quantities()->foundList()->isVisible());
        ANSWER(*m_window);
        QCOMPARE(quantities()->lineEdit()->text(), QString::fromUtf8(findQuantity("count-variance")->name));
        QVERIFY(store().undoStack().canUndo());
    }

    void aClickInTheListTakesIt() {
        search(QStringLiteral("count-mean"));
        QAbstractItemView *list = quantities()->foundList();
        for (int row = 0; row < quantities()->found()->rowCount(); ++row)
            if (quantities()->found()->item(row)->isEnabled()) {
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                                  list->visualRect(list->model()->index(row, 0)).center());
                break;
            }
        QCOMPARE(quantity(), std::string("count-mean"));
    }

    void nothingFoundIsSaid() {
        search(QStringLiteral("unicorn"));
        QCOMPARE(quantities()->found()->rowCount(), 1);
        QCOMPARE(quantities()->found()->item(0)->text(), QStringLiteral("No match for “unicorn”"));
        QTest::keyClick(quantities()->lineEdit(), Qt::Key_Return);
        QCOMPARE(quantity(), std::string("accuracy-hoeffding"));
        quantities()->hidePopup();
        m_window->parameterPanel().valueRow(SweepX)->editor()->setFocus(Qt::TabFocusReason);
        QTRY_COMPARE(quantities()->lineEdit()->text(), QString::fromUtf8(findQuantity("accuracy-hoeffding")->name));
    }

    // The box takes all of its row, the name a line above it: as long as the row is there, and once.
    void theQuantityIsNamed() {
        const auto names = [this] {
            QList<QLabel *> all;
            for (QLabel *each : m_window->parameterPanel().findChildren<QLabel *>(QStringLiteral("rowName")))
                if (each->isVisible() && each->text() == QStringLiteral("quantity"))
                    all << each;
            return all;
        };
        const auto below = [&](const QLabel *name) {
            const QPoint at = quantities()->mapTo(m_window.get(), QPoint());
            const QPoint from = name->mapTo(m_window.get(), QPoint(0, name->height()));
            return at.x() == from.x() && at.y() >= from.y() && at.y() - from.y() < 4;
        };
        QTRY_VERIFY(names().size() == 1 && below(names().front()));
        QCOMPARE(names().front()->buddy(), quantities());
        QVERIFY(!store().setParameter(SweepY, sweepChoice(LieProbability))); // other rows
        ANSWER(*m_window);
        QTRY_VERIFY(names().size() == 1 && below(names().front()));
    }

    void windowEndsStandInOneRow() {
        QVERIFY(!store().setParameter(SweepY, sweepChoice(LieProbability)));
        ANSWER(*m_window);
        QList<QRect> places;
        for (const ParameterId id : {XFrom, XTo, YFrom, YTo}) {
            auto *field = rowOf<FieldRow>(id);
            QVERIFY(field && field->isVisible());
            QVERIFY(field->height() <= 36);
            places << QRect(field->mapTo(m_window.get(), QPoint()), field->size());
        }
        for (qsizetype i = 1; i < places.size(); ++i) {
            QCOMPARE(places[i].top(), places[0].top());
            QVERIFY(places[i].left() > places[i - 1].right());
            QVERIFY(std::abs(places[i].width() - places[0].width()) <= 1);
        }
        QVERIFY(m_window->parameterPanel().rect().right() >= rowOf<FieldRow>(YTo)->geometry().right());
        type(rowOf<FieldRow>(XFrom)->field(), QStringLiteral("1e3"));
        QCOMPARE(value(XFrom), 1000.0);
        // What is refused says why, and changes nothing.
        type(rowOf<FieldRow>(XTo)->field(), QStringLiteral("7"));
        QCOMPARE(value(XTo), 1e6);
        QVERIFY(rowOf<FieldRow>(XTo)->refused());
        QVERIFY(m_window->parameterPanel().bubble()->isVisible());
        QTest::keyClick(rowOf<FieldRow>(XTo)->field(), Qt::Key_Escape);
        QVERIFY(!rowOf<FieldRow>(XTo)->refused());
    }

    void aFamilyOfValuesIsTyped() {
        QVERIFY(!rowOf<ListRow>(FamilyValues));
        QVERIFY(!store().setParameter(FamilySpacing, 1.0));
        ANSWER(*m_window);
        auto *list = rowOf<ListRow>(FamilyValues);
        QVERIFY(list && list->isVisible());
        QCOMPARE(list->field()->text(), QStringLiteral("0.1, 0.25, 0.45"));
        type(list->field(), QStringLiteral("0.05, 1/4"));
        QCOMPARE(store().parameters().list(FamilyValues), (std::vector<double>{0.05, 0.25}));
        SETTLE(*m_window); // what is older stays beside what is new until all of that is there
        int curves = 0;
        for (const Layer &layer : m_window->board().active()->layers)
            curves += std::holds_alternative<Curve>(layer) ? 1 : 0;
        QCOMPARE(curves, 2);
        type(list->field(), QStringLiteral("0.05, 0.9"));
        QVERIFY(list->refused());
        QCOMPARE(store().parameters().list(FamilyValues), (std::vector<double>{0.05, 0.25}));
        list->takeBack();
        store().undoStack().undo();
        QCOMPARE(store().parameters().list(FamilyValues), (std::vector<double>{0.1, 0.25, 0.45}));
        QCOMPARE(list->field()->text(), QStringLiteral("0.1, 0.25, 0.45"));
    }

    // What is wrong with a list is said in the person's language, with lists as that writes them.
    void aListIsRefusedInWords_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("noNumbers");
        QTest::addColumn<QString>("outside");
        QTest::newRow("en") << QStringLiteral("en")
                            << QStringLiteral("Type 1 to 7 numbers with commas between, such as 0.1, 0.25, 0.45")
                            << QStringLiteral("Each number must be in [0, 0.5), and 0.9 isn't");
        QTest::newRow("de") << QStringLiteral("de")
                            << QStringLiteral(
                                   "1 bis 7 Zahlen mit Semikolons dazwischen eingeben, etwa 0,1; 0,25; 0,45")
                            << QStringLiteral("Jede Zahl muss in [0; 0,5) liegen, 0,9 liegt nicht darin");
        QTest::newRow("zh_CN") << QStringLiteral("zh_CN")
                               << QString::fromUtf8("请输入 1 到 7 个数，以逗号分隔，例如 0.1, 0.25, 0.45")
                               << QString::fromUtf8("每个数都必须属于 [0, 0.5)，而 0.9 不属于");
    }
    void aListIsRefusedInWords() {
        QFETCH(const QString, language);
        end();
        begin();
        speak(language);
        openCustom();
        QVERIFY(!store().setParameter(FamilySpacing, 1.0));
        ANSWER(*m_window);
        auto *list = rowOf<ListRow>(FamilyValues);
        for (const char *typed : {"5, x", "0.1,,0.2", "1,2,3,4,5,6,7,8"}) {
            type(list->field(), QString::fromUtf8(typed));
            QTEST(list->refusal(), "noNumbers");
        }
        type(list->field(), QStringLiteral("0.1, 0.9"));
        QTEST(list->refusal(), "outside");
    }

    // From the quantity to the values of the family by typing and Return: no click between.
    void returnGoesOnToWhatIsSetNext() {
        const auto enter = [this](ParameterId id, const char *text) {
            QWidget *field = QApplication::focusWidget();
            const ValueRow *row = m_window->parameterPanel().valueRow(id);
            QVERIFY2(row && row->editor() == field, spec(id).name.data());
            QTest::keyClicks(field, QString::fromUtf8(text));
            QCoreApplication::processEvents(); // a list that opens becomes the active window, late
            QTest::keyClick(field, Qt::Key_Return);
            comeBack();
        };
        QTest::mouseClick(quantities()->lineEdit(), Qt::LeftButton);
        enter(Quantity, "chebyshev error");
        QCOMPARE(quantity(), std::string("accuracy-chebyshev"));
        enter(SweepX, "people");
        enter(XScale, "lo");
        enter(XFrom, "100");
        enter(XTo, "1e4");
        enter(Family, "error prob");
        enter(FamilyValues, "0.01, 0.05, 0.2");
        ANSWER(*m_window);
        QVERIFY(store().parameters()[SweepX] == sweepChoice(Population) && value(XScale) == 1);
        QVERIFY(value(XFrom) == 100 && value(XTo) == 1e4);
        QVERIFY(value(Family) == sweepChoice(Beta));
        QCOMPARE(store().parameters().list(FamilyValues), (std::vector<double>{0.01, 0.05, 0.2}));
        QVERIFY(rowOf<ListRow>(FamilyValues)->field()->hasFocus()); // there is nothing behind it
        SETTLE(*m_window);
        int curves = 0;
        for (const Layer &layer : m_window->board().active()->layers)
            curves += std::holds_alternative<Curve>(layer) ? 1 : 0;
        QCOMPARE(curves, 3);
    }

    // A window that begins at 0 has one spacing: there is nothing to choose, and Return goes past it. What is refused
    // is mended before it goes on.
    void returnGoesPastWhatCantBeChosen() {
        QVERIFY(!store().setParameter(SweepX, sweepChoice(LieProbability)));
        QVERIFY(!store().setParameter(XFrom, 0.0));
        ANSWER(*m_window);
        auto *axis = rowOf<ChoiceRow>(SweepX)->box();
        axis->setFocus(Qt::TabFocusReason);
        QTest::keyClick(axis, Qt::Key_Return);
        QVERIFY(rowOf<FieldRow>(XFrom)->field()->hasFocus());
        QTest::keyClicks(rowOf<FieldRow>(XFrom)->field(), QStringLiteral("7"));
        QTest::keyClick(rowOf<FieldRow>(XFrom)->field(), Qt::Key_Return);
        QVERIFY(rowOf<FieldRow>(XFrom)->refused() && rowOf<FieldRow>(XFrom)->field()->hasFocus());
    }

    // What is pointed at in a list is chosen as well; the arrows only look.
    void aChoiceFromTheListGoesOn() {
        auto *scale = rowOf<ChoiceRow>(XScale)->box();
        scale->setFocus();
        QTest::keyClick(scale, Qt::Key_Up);
        QCoreApplication::processEvents();
        QVERIFY(value(XScale) == 0 && scale->hasFocus());
        scale->showPopup();
        QTest::keyClick(scale->view(), Qt::Key_Down);
        QTest::keyClick(scale->view(), Qt::Key_Return);
        comeBack();
        QTRY_VERIFY(rowOf<FieldRow>(XFrom)->field()->hasFocus());
        QCOMPARE(value(XScale), 1.0);
    }

    // What the program moves the focus to says nothing; what Tab leads to says what isn't read in its row.
    void aBubbleIsForWhoAsks() {
        const QWidget *bubble = m_window->parameterPanel().bubble();
        auto *axis = rowOf<ChoiceRow>(SweepX)->box();
        axis->setFocus(Qt::MouseFocusReason);
        QTest::keyClick(axis->lineEdit(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(rowOf<ChoiceRow>(XScale)->box()->hasFocus() && !bubble->isVisible());
        QTest::keyClick(rowOf<ChoiceRow>(XScale)->box(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(rowOf<FieldRow>(XFrom)->field()->hasFocus() && !bubble->isVisible());
        QCOMPARE(rowOf<FieldRow>(XFrom)->field()->selectedText(), rowOf<FieldRow>(XFrom)->field()->text());
        // The ends of a field that is half a line have room for their words, and hide no other field.
        QTest::keyClick(rowOf<FieldRow>(XFrom)->field(), Qt::Key_Tab);
        QVERIFY(rowOf<FieldRow>(XTo)->field()->hasFocus() && bubble->isVisible());
        QVERIFY2(bubble->width() >=
                         bubble->fontMetrics().size(0, m_window->parameterPanel().bubble()->text()).width() &&
                     bubble->height() >= bubble->heightForWidth(bubble->width()),
                 qPrintable(m_window->parameterPanel().bubble()->text() +
                            QStringLiteral(" %1×%2").arg(bubble->width()).arg(bubble->height())));
        QVERIFY(m_window->rect().contains(bubble->geometry()));
        for (const ValueRow *each : m_window->parameterPanel().rows())
            if (each->isVisible())
                QVERIFY2(!bubble->geometry().intersects(
                             QRect(each->editor()->mapTo(m_window.get(), QPoint()), each->editor()->size())),
                         qPrintable(each->objectName()));
        // A row that shows its name and its choice has nothing to add.
        QTest::keyClick(rowOf<FieldRow>(XTo)->field(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), rowOf<ChoiceRow>(Family)->box());
        QVERIFY(!bubble->isVisible());
        QVERIFY(!store().setParameter(FamilySpacing, 1.0));
        ANSWER(*m_window);
        rowOf<ListRow>(FamilyValues)->field()->setFocus(Qt::TabFocusReason);
        QVERIFY(!bubble->isVisible());
    }

    // A list stands under its box, as wide as that at least, with rows as high as those of any box.
    void aListStandsUnderItsBox() {
        auto *axis = rowOf<ChoiceRow>(SweepX)->box();
        QTest::mouseClick(axis->lineEdit(), Qt::LeftButton);
        const QAbstractItemView *list = axis->foundList();
        QVERIFY(list->isVisible());
        const QRect box(axis->mapToGlobal(QPoint()), axis->size());
        const QRect place(list->mapToGlobal(QPoint()), list->size());
        QVERIFY(std::abs(place.right() - box.right()) <= 1);
        QVERIFY(place.left() <= box.left() + 1 && place.left() >= box.left() - 1);
        QVERIFY(place.top() >= box.bottom());
        QVERIFY(list->sizeHintForRow(0) >= axis->fontMetrics().height() + 6);
        QTest::keyClick(axis->foundList(), Qt::Key_Escape);
    }

    // Escape and leaving give up what was typed: the box says what the chart shows.
    void whatWasTypedIsGivenUp() {
        const QString chosen = quantities()->itemText(quantities()->currentIndex());
        search(QStringLiteral("hoeffding"));
        QVERIFY(quantities()->foundList()->isVisible());
        QTest::keyClick(quantities()->foundList(), Qt::Key_Escape);
        QVERIFY(!quantities()->foundList()->isVisible());
        QCOMPARE(quantities()->lineEdit()->text(), chosen);
        search(QStringLiteral("no such thing"));
        quantities()->foundList()->hide();
        comeBack();
        quantities()->lineEdit()->setFocus();
        QTest::keyClick(quantities()->lineEdit(), Qt::Key_Escape);
        QCOMPARE(quantities()->lineEdit()->text(), chosen);
        search(QStringLiteral("abc"));
        QTest::keyClick(quantities()->lineEdit(), Qt::Key_Return); // finds nothing
        QCOMPARE(quantities()->lineEdit()->text(), chosen);
        search(QStringLiteral("chebyshev"));
        QTest::keyClick(quantities()->foundList(), Qt::Key_Escape);
        comeBack();
        rowOf<ChoiceRow>(SweepX)->box()->setFocus();
        QTRY_COMPARE(quantities()->lineEdit()->text(), chosen);
        QCOMPARE(quantity(), std::string("accuracy-hoeffding"));
    }

    // Of what is found the one the arrows have gone to is taken.
    void enterTakesTheOneThatIsMarked() {
        search(QStringLiteral("hoeffding"));
        const QStringList all = found();
        QVERIFY(all.size() > 1);
        QVERIFY(quantities()->foundList()->currentIndex().flags() & Qt::ItemIsEnabled); // the first is marked
        QTest::keyClick(quantities()->foundList(), Qt::Key_Down);
        const QModelIndex marked = quantities()->foundList()->currentIndex();
        QVERIFY(marked.flags() & Qt::ItemIsEnabled);
        const auto *id = quantityTable()[static_cast<std::size_t>(marked.data(Qt::UserRole).toInt())].id.data();
        QVERIFY(QString::fromUtf8(id) != all.front());
        QTest::keyClick(quantities()->foundList(), Qt::Key_Return);
        QCOMPARE(quantity(), std::string(id));
    }

    // Whoever chooses what curves differ in finds values of it, in one step of undo.
    void aFamilyBeginsWithLikelyValues() {
        const Parameters before = store().parameters();
        auto *family = rowOf<ChoiceRow>(Family)->box();
        family->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(family->lineEdit(), QStringLiteral("error prob"));
        QCoreApplication::processEvents();
        QTest::keyClick(family->lineEdit(), Qt::Key_Return);
        ANSWER(*m_window);
        auto *list = rowOf<ListRow>(FamilyValues);
        comeBack();
        QVERIFY(list && list->field()->hasFocus());
        QCOMPARE(list->field()->selectedText(), list->field()->text());
        QCOMPARE(store().parameters().list(FamilyValues).size(), std::size_t{3});
        store().undoStack().undo();
        QCOMPARE(store().parameters(), before);
    }

    // A chart has a name of its own: on screen, undone in a step, and in sessions and files.
    void theTitleBeginsWithACapital() {
        QCOMPARE(localized(m_window->board().active()->title),
                 QStringLiteral("Error exceeded with probability at most β, Hoeffding"));
        QCOMPARE(quantities()->currentText(), QStringLiteral("error exceeded with probability at most β, Hoeffding"));
    }

    void theChartHasATitle() {
        auto *field = m_window->parameterPanel().findChild<ValueField *>(QStringLiteral("chartTitle"));
        QVERIFY(field && field->isVisible());
        const std::string before = english(m_window->board().active()->title);
        const auto chart = [this] {
            return comesTo(*m_window, &MainWindow::answered) ? english(m_window->board().active()->title)
                                                             : std::string();
        };
        field->setFocus();
        QInputMethodEvent typed; // not every keyboard has these
        typed.setCommitString(QString::fromUtf8("  Wie genau? 多少人 <b>\"x\"</b> it's "));
        QApplication::sendEvent(field, &typed);
        QTest::keyClick(field, Qt::Key_Return);
        const std::string title = "Wie genau? 多少人 <b>\"x\"</b> it's";
        QCOMPARE(chart(), title);
        QCOMPARE(field->text().toStdString(), title);
        // It stays with other values, and comes back from what is saved.
        QVERIFY(!store().setParameter(XFrom, 100.0));
        QCOMPARE(chart(), title);
        const Session session{.scenario = store().scenario()};
        const QString here = QStringLiteral(".");
        QVERIFY(sessionFromJson(sessionJson(session, here), here).scenario == session.scenario);
        const Provenance provenance =
            Provenance::of(store().explorer(), store().request(), {.figures = {*m_window->board().active()}});
        QCOMPARE(request(scenarioOf(provenance.commandLine(QStringLiteral("chart")), {})).title, title);
        store().undoStack().undo();
        store().undoStack().undo();
        QCOMPARE(chart(), before);
        QCOMPARE(field->text(), QString());
        store().undoStack().redo();
        QCOMPARE(chart(), title);
        // Given up with Esc; taken away when it is empty.
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("other"));
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(field->text().toStdString(), title);
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(chart(), before);
        type(field, QStringLiteral("again"));
        store().setExplorer(*findExplorer("accuracy"));
        ANSWER(*m_window);
        QVERIFY(!m_window->parameterPanel().findChild<ValueField *>(QStringLiteral("chartTitle")));
        store().setExplorer(*findExplorer("custom"));
        QCOMPARE(chart(), std::string("again"));
        store().resetAll();
        QCOMPARE(chart(), before);
    }

    // Where a comma is the decimal sign numbers have one, and lists semicolons; points are read as before.
    void numbersAreThoseOfTheLanguage() {
        end();
        begin();
        speak(QStringLiteral("de"));
        openCustom();
        QVERIFY(!store().setParameter(FamilySpacing, 1.0));
        ANSWER(*m_window);
        auto *list = rowOf<ListRow>(FamilyValues);
        QCOMPARE(list->field()->text(), QStringLiteral("0,1; 0,25; 0,45"));
        using Values = std::vector<double>;
        for (const auto &[typed, values] : {std::pair{"0,05; 1/4", Values{0.05, 0.25}},
                                            {"0,3", Values{0.3}},
                                            {"0.1, 0.2", Values{0.1, 0.2}},
                                            {"0,4;0,45", Values{0.4, 0.45}}}) {
            type(list->field(), QString::fromUtf8(typed));
            QVERIFY2(store().parameters().list(FamilyValues) == values, typed);
        }
        QVERIFY(!store().setParameter(FamilySpacing, 0.0));
        ANSWER(*m_window);
        QCOMPARE(rowOf<FieldRow>(FamilyFrom)->field()->text(), QStringLiteral("0,05"));
        type(rowOf<FieldRow>(FamilyFrom)->field(), QStringLiteral("0,125"));
        QCOMPARE(value(FamilyFrom), 0.125);
    }
};

HALFTRUTH_TEST(CustomPanelTest)
#include "tst_custom_panel.moc"
