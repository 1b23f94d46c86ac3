// What holds for every widget of the window and of every dialog, in every theme, measured in pixels.

#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/all_dialogs.h"
#include "tests/ui/support/contrast.h"
#include "tests/ui/support/painted_texts.h"
#include "ui/classroom/hand_out_page.h"
#include "ui/figure/figure_board.h"
#include "ui/files/lesson_file.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/parameters/group_header.h"
#include "ui/parameters/value_row.h"
#include "ui/parameters/value_slider.h"
#include "ui/window/focus_ring.h"
#include "ui/window/readout_button.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QStyleOptionButton>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QWheelEvent>

using namespace halftruth;

namespace {

QString widgetNamed(const QWidget *widget) {
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return QStringLiteral("%1 “%2” %3")
        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
             button ? button->text() : widget->accessibleName());
}

void turnWheel(QWidget *target) {
    const QPoint at = target->rect().center();
    QWheelEvent event(at, target->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event); // as a person's: it may bring the focus, and goes on
    qApp->notify(target, &event);
}

/// The parts of a window that take the focus and are in sight.
QList<QWidget *> focusable(const QWidget &top) {
    QList<QWidget *> all;
    for (QWidget *each : top.findChildren<QWidget *>())
        if (each->focusPolicy() != Qt::NoFocus && each->isVisible() && each->isEnabled() && !each->focusProxy() &&
            each->window() == &top && each->visibleRegion().boundingRect().height() > 8)
            all << each;
    return all;
}

/// What is wrong with the ring around a widget; empty where it is 2 px of the accent on each side, 3 to 1 on what was
/// there and on what is beside it.
QString wrongWithRing(QWidget &top, QWidget &widget, const QColor &accent) {
    if (QWidget *focus = QApplication::focusWidget())
        focus->clearFocus();
    QCoreApplication::processEvents();
    const QImage without = top.grab().toImage();
    widget.setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    if (!widget.hasFocus())
        return QStringLiteral("takes no focus");
    const FocusRing *ring = nullptr;
    for (const FocusRing *each : top.findChildren<FocusRing *>())
        if (each->around() == &widget && each->isVisible())
            ring = each;
    if (!ring)
        return QStringLiteral("has no ring");
    const QImage image = top.grab().toImage();
    const QRect place(ring->mapTo(&top, QPoint()), ring->size());
    int told = 0;
    int sides = 0;
    for (const double along : {0.4, 0.5, 0.6})
        for (const QPoint inwards : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
            const QPoint edge(inwards.x() > 0   ? place.left()
                              : inwards.x() < 0 ? place.right()
                                                : place.left() + static_cast<int>(along * place.width()),
                              inwards.y() > 0   ? place.top()
                              : inwards.y() < 0 ? place.bottom()
                                                : place.top() + static_cast<int>(along * place.height()));
            for (int deep = 0; deep < FocusRing::thickness; ++deep)
                if (image.rect().contains(edge) && contrast(image.pixelColor(edge + deep * inwards), accent) > 1.05)
                    return QStringLiteral("is %1 at %2, %3")
                        .arg(image.pixelColor(edge + deep * inwards).name())
                        .arg((edge + deep * inwards - place.topLeft()).x())
                        .arg((edge + deep * inwards - place.topLeft()).y());
            const QPoint inner = edge + FocusRing::thickness * inwards;
            const QPoint outer = edge - inwards;
            const bool beside = contrast(image.pixelColor(inner), accent) >= 3 ||
                                (image.rect().contains(outer) && contrast(image.pixelColor(outer), accent) >= 3);
            const bool changed = contrast(without.pixelColor(edge), accent) >= 3 ||
                                 contrast(without.pixelColor(edge + inwards), accent) >= 3;
            const bool seen = beside && changed;
            told += seen ? 1 : 0;
            ++sides;
        }
    // Letters or handles may touch it somewhere.
    return told * 2 >= sides ? QString() : QStringLiteral("is seen at %1 of %2").arg(told).arg(sides);
}

QStringList wrongRings(QWidget &top, const QString &name, const QColor &accent) {
    QStringList wrong;
    top.activateWindow();
    (void)QTest::qWaitForWindowActive(&top);
    for (QWidget *each : focusable(top)) {
        const QPointer<QWidget> still(each);
        for (QWidget *around = each->parentWidget(); around; around = around->parentWidget())
            if (auto *area = qobject_cast<QScrollArea *>(around)) // as Tab does it
                area->ensureWidgetVisible(each);
        const QRect before(each->mapTo(&top, QPoint()), each->size());
        const QString why = wrongWithRing(top, *each, accent);
        if (!why.isEmpty() && still)
            wrong << QStringLiteral("%1: %2 %3").arg(name, widgetNamed(each), why);
        const bool grows = qobject_cast<const ValueRow *>(each->parentWidget()); // a field, for all its digits
        if (still && !grows && QRect(each->mapTo(&top, QPoint()), each->size()) != before)
            wrong << QStringLiteral("%1: %2 moves").arg(name, widgetNamed(each));
    }
    return wrong;
}

/// Where a control's frame is, in the middle of its left edge; nothing where something else tells what it is: a
/// number in the list, which is copied by a click, is there to be read.
std::optional<QPoint> frameOf(const QWidget *widget) {
    if (const auto *box = qobject_cast<const QAbstractButton *>(widget);
        qobject_cast<const QCheckBox *>(box) || qobject_cast<const QRadioButton *>(box)) {
        QStyleOptionButton option;
        option.initFrom(box);
        const QRect room = box->style()->subElementRect(
            qobject_cast<const QCheckBox *>(box) ? QStyle::SE_CheckBoxIndicator : QStyle::SE_RadioButtonIndicator,
            &option, box);
        return QPoint(room.left(), room.center().y());
    }
    const QString name = widget->objectName();
    const bool framed =
        (qobject_cast<const QLineEdit *>(widget) && !qobject_cast<const QComboBox *>(widget->parentWidget()) &&
         !qobject_cast<const QAbstractSpinBox *>(widget->parentWidget())) ||
        qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
        (qobject_cast<const QPushButton *>(widget) &&
         (!qobject_cast<const ReadoutButton *>(widget) || name == QStringLiteral("chip"))) ||
        name == QStringLiteral("sceneButton") || name == QStringLiteral("pager") || name == QStringLiteral("pin");
    return framed ? std::optional(QPoint(0, widget->height() / 2)) : std::nullopt;
}

QStringList paleFrames(QWidget &top, const QString &name) {
    QStringList pale;
    if (QWidget *focus = QApplication::focusWidget())
        focus->clearFocus();
    QCoreApplication::processEvents();
    const QImage image = top.grab().toImage();
    for (const QWidget *each : top.findChildren<QWidget *>()) {
        const std::optional<QPoint> frame = frameOf(each);
        if (!frame || !each->isVisible() || !each->isEnabled() || each->window() != &top ||
            !each->visibleRegion().contains(*frame))
            continue;
        const QPoint at = each->mapTo(&top, *frame);
        const QPoint beside = at - QPoint(2, 0);
        if (!image.rect().contains(beside))
            continue;
        if (const double told = contrast(image.pixelColor(at), image.pixelColor(beside)); told < 3)
            pale << QStringLiteral("%1: %2 has a frame of %3").arg(name, widgetNamed(each)).arg(told);
    }
    return pale;
}

/// A page on the screen is as small as it is.
bool isOnPaper(const QWidget &top, const PaintedText &text) {
    return qobject_cast<const HandOutView *>(top.childAt(text.place.center().toPoint()));
}

/// Texts of less than 4.5 to 1 on what is behind them, those that can't be used and those in charts excepted.
QStringList paleTexts(QWidget &top, const QString &name) {
    QStringList pale;
    const QImage image = top.grab().toImage();
    for (const PaintedText &each : paintedTexts(top)) {
        const QWidget *on = top.childAt(each.place.center().toPoint());
        if (!on || !on->isEnabled() || !image.rect().contains(each.place.toAlignedRect()))
            continue;
        const auto *area = qobject_cast<const QAbstractScrollArea *>(on->parentWidget());
        if (area && area->inherits("QGraphicsView"))
            continue;
        QHash<QRgb, int> colours;
        const QRect room = each.place.toAlignedRect();
        for (int y = room.top(); y <= room.bottom(); ++y)
            for (int x = room.left(); x <= room.right(); ++x)
                ++colours[image.pixel(x, y)];
        QRgb behind = 0;
        int most = 0;
        for (auto colour = colours.cbegin(); colour != colours.cend(); ++colour)
            if (colour.value() > most) {
                most = colour.value();
                behind = colour.key();
            }
        const double told = contrast(over(each.colour, QColor(behind)), QColor(behind));
        if (told < 4.5)
            pale << QStringLiteral("%1: “%2” in %3 is %4").arg(name, each.text, widgetNamed(on)).arg(told);
    }
    return pale;
}

/// Scripts above and below the line are as large as a line of the smallest text has room for.
constexpr double smallestScript = 8;
constexpr qsizetype longestScript = 6;

QStringList smallTexts(QWidget &top, const QString &name) {
    QStringList small;
    for (const PaintedText &each : paintedTexts(top))
        if (!isOnPaper(top, each) && each.pixels < 11.99 &&
            (each.pixels < smallestScript || each.text.size() > longestScript))
            small << QStringLiteral("%1: “%2” has %3 px").arg(name, each.text).arg(each.pixels);
    return small;
}

/// A message of a test is cut.
void sayAll(const QStringList &lines) {
    for (const QString &each : lines)
        qInfo("%s", qPrintable(each));
}

} // namespace

class WidgetLooksTest : public WindowTest {
    Q_OBJECT

private:
    void openWindow(const QString &theme) {
        Settings::all().setValue(QStringLiteral("theme"), theme);
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, QSize(1280, 800));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        ANSWER(*m_window);
    }
    void open(const char *explorer) {
        store().setExplorer(*findExplorer(explorer));
        ANSWER(*m_window);
        for (GroupHeader *each : m_window->findChildren<GroupHeader *>())
            each->setChecked(true);
        QCoreApplication::processEvents();
    }
    static void themes() {
        QTest::addColumn<QString>("theme");
        for (const char *theme : {"light", "dark", "contrast"})
            QTest::newRow(theme) << QString::fromLatin1(theme);
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() { begin(); }
    void cleanup() { end(); }

    void ringsAroundTheFocus_data() { themes(); }
    void ringsAroundTheFocus() {
        QFETCH(const QString, theme);
        openWindow(theme);
        const QColor accent = QApplication::palette().color(QPalette::Highlight);
        QStringList wrong;
        for (const char *explorer : {"accuracy", "classroom", "survey", "bit-vectors"}) {
            if (!testing::longRun() && theme != QStringLiteral("light") && explorer != std::string_view("accuracy"))
                continue;
            open(explorer);
            store().pin(store().parameters());
            ANSWER(*m_window);
            wrong << wrongRings(*m_window, QLatin1String(explorer), accent);
        }
        const QStringList missed = inEveryDialog(
            *m_window, [&](QDialog &dialog, const QString &name) { wrong << wrongRings(dialog, name, accent); });
        QCOMPARE(missed, QStringList());
        sayAll(wrong);
        QVERIFY(wrong.isEmpty());
    }

    // Who leaves the menus for a dialog is back where they were before, and no ring is around all menus.
    void menusGiveTheFocusBack() {
        openWindow(QStringLiteral("light"));
        open("randomized-response");
        ANSWER(*m_window);
        auto *slider = row(ParameterId::LieProbability)->slider();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        slider->setFocus();
        QMenuBar *menus = m_window->menuBar();
        menus->setFocus(Qt::MenuBarFocusReason);
        menus->setActiveAction(menus->actions().front());
        menus->actions().front()->menu()->close();
        QDialog dialog(m_window.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        menus->setActiveAction(nullptr);
        dialog.close();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        menus->setFocus(Qt::ActiveWindowFocusReason); // as it comes back to a window
        for (const FocusRing *each : m_window->findChildren<FocusRing *>())
            QVERIFY(each->around() != menus);
        QTRY_COMPARE(QApplication::focusWidget(), slider);
    }

    // What a lesson had goes back to what had it before, and to no frame around all charts.
    void aLessonGivesTheFocusBack() {
        openWindow(QStringLiteral("light"));
        open("custom");
        ANSWER(*m_window);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        if (QWidget *focus = QApplication::focusWidget())
            focus->clearFocus();
        m_window->lessons().play(builtinLessons().front());
        ANSWER(*m_window);
        QVERIFY(m_window->lessons().isAncestorOf(QApplication::focusWidget()));
        m_window->lessons().leave();
        ANSWER(*m_window);
        const QWidget *main = m_window->board().view(QString::fromStdString(m_window->board().active()->id));
        QTRY_COMPARE(QApplication::focusWidget(), main);
        for (const FocusRing *each : m_window->findChildren<FocusRing *>())
            QVERIFY(each->isHidden() || each->width() <= main->width() + 2 * FocusRing::thickness);
    }

    void framesAndTextsAreSeen_data() { themes(); }
    void framesAndTextsAreSeen() {
        QFETCH(const QString, theme);
        openWindow(theme);
        QStringList pale;
        for (const char *explorer : {"accuracy", "classroom", "survey", "bit-vectors", "custom"}) {
            open(explorer);
            store().pin(store().parameters()); // it stands above the charts
            ANSWER(*m_window);
            pale << paleFrames(*m_window, QLatin1String(explorer)) << paleTexts(*m_window, QLatin1String(explorer));
        }
        const QStringList missed = inEveryDialog(*m_window, [&](QDialog &dialog, const QString &name) {
            pale << paleFrames(dialog, name) << paleTexts(dialog, name);
        });
        QCOMPARE(missed, QStringList());
        sayAll(pale);
        QVERIFY(pale.isEmpty());
    }

    void nothingIsSmallerThan12Pixels() {
        openWindow(QStringLiteral("light"));
        QStringList small;
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            small << smallTexts(*m_window, QString::fromUtf8(explorer.id));
        }
        const QStringList missed = inEveryDialog(
            *m_window, [&](QDialog &dialog, const QString &name) { small << smallTexts(dialog, name); });
        QCOMPARE(missed, QStringList());
        sayAll(small);
        QVERIFY(small.isEmpty());
    }

    /// The wheel over what isn't worked with scrolls, and brings no focus.
    void theWheelTurnsNothingUnasked() {
        openWindow(QStringLiteral("light"));
        open("survey");
        QStringList turned;
        int tried = 0;
        const auto turn = [&](QWidget &top, const QString &name) {
            for (QWidget *each : top.findChildren<QWidget *>()) {
                const auto *choice = qobject_cast<const QComboBox *>(each);
                const auto *number = qobject_cast<const QAbstractSpinBox *>(each);
                const auto *slider = qobject_cast<const QSlider *>(each);
                if (!each->isVisible() || (!choice && !number && !slider) || each->hasFocus())
                    continue;
                const auto state = [&] {
                    return choice   ? choice->currentText()
                           : number ? number->text()
                                    : QString::number(slider->value());
                };
                const QString before = state();
                turnWheel(each);
                ++tried;
                if (state() != before || each->hasFocus())
                    turned << name + QStringLiteral(": ") + widgetNamed(each);
            }
        };
        turn(*m_window, QStringLiteral("window"));
        QCOMPARE(inEveryDialog(*m_window, [&](QDialog &dialog, const QString &name) { turn(dialog, name); }),
                 QStringList());
        QVERIFY(tried > 20);
        QCOMPARE(turned, QStringList());
    }
};

HALFTRUTH_TEST(WidgetLooksTest)
#include "tst_widget_looks.moc"
