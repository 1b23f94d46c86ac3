// What stands still, and what stays, while something is moved: through the whole of a slider, and while it plays.

#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/player.h"
#include "ui/parameters/value_slider.h"
#include "ui/threads/mailbox.h"
#include "ui/window/readout_chips.h"
#include "ui/window/readout_panel.h"

#include "core/scenario/answer.h"

#include <QDebug>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <utility>

using namespace halftruth;
using enum ParameterId;

namespace {

/// Does something just before each answer is seen.
class EachAnswer : public QObject {
public:
    explicit EachAnswer(std::function<void()> action) : m_action(std::move(action)) {
        QCoreApplication::instance()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *receiver, QEvent *event) override {
        if (event->type() == QEvent::User && dynamic_cast<Mailbox *>(receiver))
            m_action();
        return false;
    }

private:
    std::function<void()> m_action;
};

} // namespace

class GestureTest : public WindowTest {
    Q_OBJECT

private:
    void open(const QString &explorer) {
        store().setExplorer(*findExplorer(explorer.toStdString()));
        SETTLE(*m_window);
    }
    /// The first one that the panel has.
    [[nodiscard]] std::optional<ParameterId> firstSlider() const {
        for (const ParameterUse &use : store().uses())
            if (const ParameterRow *each = row(use.id); each && each->isVisible() && each->slider())
                return use.id;
        return {};
    }
    /// Presses and moves to a part of the slider's length; nothing is let go.
    static void moveTo(ValueSlider &slider, double part, bool press = false) {
        constexpr double half = 7; // of the handle
        const QPoint place(static_cast<int>(half + part * (slider.width() - 2 * half)), slider.height() / 2);
        if (press)
            QTest::mousePress(&slider, Qt::LeftButton, {}, place);
        else
            QTest::mouseMove(&slider, place);
    }
    static void letGo(ValueSlider &slider) {
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, {slider.width() / 2, slider.height() / 2});
    }

    [[nodiscard]] const FigureScene &mainScene() const {
        const auto &views = m_window->board().views();
        const auto main =
            std::ranges::find_if(views, [this](const FigureView *each) { return m_window->board().isMain(each); });
        return (*main)->figureScene();
    }
    /// What the charts in sight look like in a picture: their windows, their plots and where names stand.
    struct Seen {
        std::map<QString, Interval> windows{};
        QRectF plot{};
        QSizeF size{};
    };
    [[nodiscard]] Seen seen() const {
        Seen now;
        for (const FigureView *view : m_window->board().views())
            if (view->isVisible() && view->figure()) {
                const QString name = QString::fromStdString(view->figure()->id);
                now.windows[name + QStringLiteral(" x")] = view->figure()->x.range;
                now.windows[name + QStringLiteral(" y")] = view->figure()->y.range;
            }
        const FigureScene &main = mainScene();
        now.plot = main.geometry().plot;
        now.size = main.sceneRect().size();
        return now;
    }
    /// Names of series that lie on the plot, as a legend above it may not.
    [[nodiscard]] QString namesOnThePlot() const {
        const FigureScene &main = mainScene();
        const QRectF plot = main.geometry().plot.adjusted(1, 1, -1, -1);
        for (const QRectF &name : main.names())
            if (name.intersects(plot))
                return QStringLiteral("%1 on a plot from %2").arg(name.top()).arg(plot.top());
        return {};
    }
    /// Follows one picture after another.
    class Watch {
    public:
        explicit Watch(const GestureTest &test) : m_test(test), m_before(test.seen()) {}
        void look() {
            const Seen now = m_test.seen();
            for (const auto &[name, window] : now.windows)
                if (const auto old = m_before.windows.find(name);
                    old != m_before.windows.end() && !(old->second == window))
                    ++m_changes[name];
            // Numbers at the vertical axis that have grown longer may move the plot's left edge.
            const bool moved = now.plot.top() != m_before.plot.top() || now.plot.right() != m_before.plot.right() ||
                               now.plot.bottom() != m_before.plot.bottom();
            // Where a curve comes to be there is may be one name too many for the lines of the legend, once.
            if (moved && m_moved++ > 0 && m_wrong.isEmpty())
                QDebug(&m_wrong) << "the plot has moved from" << m_before.plot << "to" << now.plot << "on"
                                 << m_before.size << now.size;
            if (const QString name = m_test.namesOnThePlot(); !name.isEmpty() && m_wrong.isEmpty())
                m_wrong = name;
            m_before = now;
        }
        [[nodiscard]] int most() const {
            int most = 0;
            for (const auto &[name, count] : m_changes)
                most = std::max(most, count);
            return most;
        }
        [[nodiscard]] QString told() const {
            QString all;
            for (const auto &[name, count] : m_changes)
                all += QStringLiteral("%1: %2; ").arg(name).arg(count);
            return all;
        }
        [[nodiscard]] const QString &wrong() const { return m_wrong; }

    private:
        const GestureTest &m_test;
        Seen m_before;
        std::map<QString, int> m_changes;
        int m_moved = 0;
        QString m_wrong;
    };
    /// What is told in sight, by its name: whether it is a number, or one is sought.
    [[nodiscard]] std::map<QString, bool> told() const {
        std::map<QString, bool> all;
        for (const ReadoutButton *each : m_window->findChildren<ReadoutButton *>())
            if (each->isVisible())
                all[each->accessibleName().section(u':', 0, 0)] = each->fullText() != QStringLiteral("…");
        return all;
    }
    [[nodiscard]] int muted() const {
        int count = 0;
        for (const ReadoutButton *each : m_window->findChildren<ReadoutButton *>())
            count += each->isVisible() && each->accessibleName().contains(QStringLiteral("of a moment ago"));
        return count;
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        ANSWER(*m_window);
    }
    void cleanup() { end(); }

    void axesGiveWayRarely_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(std::string(each.id).c_str()) << QString::fromStdString(std::string(each.id));
    }
    // From one end of the first slider to the other, and back.
    void axesGiveWayRarely() {
        constexpr int steps = 30;
        QFETCH(const QString, explorer);
        // A survey's intervals grow forty times as long, and none of them leaves its frame.
        const int most = explorer == QStringLiteral("survey") ? 5 : 3;
        open(explorer);
        const auto first = firstSlider();
        if (!first)
            QSKIP("nothing to drag");
        ValueSlider &slider = *row(*first)->slider();
        moveTo(slider, 0, true);
        letGo(slider);
        SETTLE(*m_window);
        moveTo(slider, slider.partOf(value(*first)), true);
        ANSWER(*m_window);
        for (const bool up : {true, false}) {
            Watch watch(*this);
            const double from = value(*first);
            for (int i = 1; i <= steps; ++i) {
                moveTo(slider, up ? static_cast<double>(i) / steps : 1 - static_cast<double>(i) / steps);
                ANSWER(*m_window);
                watch.look();
            }
            QVERIFY(value(*first) != from);
            QVERIFY2(watch.most() <= most, qPrintable(watch.told()));
            QVERIFY2(watch.wrong().isEmpty(), qPrintable(watch.wrong()));
        }
        letGo(slider);
        SETTLE(*m_window);
        // Settled where they are by themselves.
        const Exploration own = answer(store().explorer(), store().request());
        for (const Figure &figure : own.figures)
            if (const FigureView *view = m_window->board().view(QString::fromStdString(figure.id)))
                QVERIFY2(view->figure()->y.range == figure.y.range, figure.id.c_str());
    }

    // Where the next value is there before the answer to the last one is seen, as on a slow machine, pictures come
    // nevertheless, also once axes have given way and values are asked for twice.
    void picturesComeAlsoWhereAnswersAreLate() {
        constexpr int steps = 60;
        constexpr int mostWithout = 6; // pictures; at most two make way for what is asked for again
        open(QStringLiteral("counts"));
        ValueSlider *slider = row(Ones)->slider();
        const double from = slider->partOf(value(Ones));
        const Interval own = mainScene().figure()->x.range;
        moveTo(*slider, from, true);
        int step = 0;
        const auto move = [&] {
            for (const double before = value(Ones); value(Ones) == before;) {
                const double part = static_cast<double>(++step % steps) / steps; // there and back
                const double place = from + (0.95 - from) * (1 - std::fabs(1 - 2 * part));
                const QPointF at(place * slider->width(), 5);
                // QTest::mouseMove() would let the window answer.
                QMouseEvent event(QEvent::MouseMove, at, slider->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
                QCoreApplication::sendEvent(slider, &event);
            }
        };
        std::optional<EachAnswer> late(move);
        move();
        bool gaveWay = false;
        int seen = step;
        int without = 0;
        auto last = m_window->shown()->submitted;
        while (step < 3 * steps) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (m_window->shown()->submitted != last)
                seen = step;
            last = m_window->shown()->submitted;
            without = std::max(without, step - seen);
            gaveWay = gaveWay || !(mainScene().figure()->x.range == own);
        }
        late.reset();
        letGo(*slider);
        QVERIFY(gaveWay);
        QVERIFY2(without <= mostWithout, qPrintable(QString::number(without)));
    }

    // The picture doesn't wait for the list of numbers, which is never further behind than the picture before, and
    // there when nothing moves any more.
    void theListFollowsThePicture() {
        open(QStringLiteral("accuracy"));
        const auto *list = m_window->findChild<ReadoutPanel *>();
        QVERIFY(list && list->isVisible());
        // What is still sought stays in the list as it was a moment ago.
        using Values = std::vector<std::optional<double>>;
        const auto valuesOf = [](const Result &result) {
            Values values;
            for (const Readout &each : result.exploration.readouts)
                values.push_back(each.missing.empty() ? std::optional(each.value) : std::nullopt);
            return values;
        };
        const auto lists = [list](const Values &values) {
            if (list->rows().size() != values.size())
                return false;
            for (std::size_t i = 0; i < values.size(); ++i)
                if (values[i] && list->rows()[i]->readout().value != values[i])
                    return false;
            return true;
        };
        Values before = valuesOf(*m_window->shown());
        QVERIFY(lists(before));
        int pictures = 0;
        int late = 0;
        const auto looks = connect(m_window.get(), &MainWindow::painted, this, [&] {
            const Values now = valuesOf(*m_window->shown());
            late += !lists(now) && !lists(before);
            pictures += now != before;
            before = now;
        });
        ValueSlider *slider = row(LieProbability)->slider();
        moveTo(*slider, 0.5, true);
        for (int step = 1; step <= 20; ++step) {
            moveTo(*slider, 0.5 + 0.01 * step);
            ANSWER(*m_window);
            QVERIFY(lists(valuesOf(*m_window->shown())));
        }
        moveTo(*slider, 0.3);
        letGo(*slider);
        disconnect(looks);
        SETTLE(*m_window);
        QVERIFY(lists(valuesOf(*m_window->shown())));
        QVERIFY(pictures >= 10);
        QCOMPARE(late, 0);
    }

    void playingMovesNothingElse_data() {
        QTest::addColumn<QString>("explorer");
        for (const char *each : {"accuracy", "sampling", "randomized-response"})
            QTest::newRow(each) << QString::fromLatin1(each);
    }
    // There and back, with every result in its place.
    void playingMovesNothingElse() {
        constexpr int most = 6; // up and down
        QFETCH(const QString, explorer);
        Player::setManner({.seconds = 2, .loop = false, .trail = true});
        open(explorer);
        const auto first = firstSlider();
        QVERIFY(first);
        Watch watch(*this);
        QStringList gone;
        std::map<QString, bool> before = told();
        const auto looks = connect(m_window.get(), &MainWindow::painted, this, [&] {
            if (!m_window->parameterPanel().player().playing())
                return;
            watch.look();
            const std::map<QString, bool> now = told();
            for (const auto &[name, known] : now)
                if (const auto old = before.find(name); !known && old != before.end() && old->second)
                    gone << name;
            before = now;
        });
        row(*first)->slider()->setFocus();
        QTest::keyClick(row(*first)->slider(), Qt::Key_P);
        QVERIFY(m_window->parameterPanel().player().playing() == first);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->parameterPanel().player().playing(), 60000);
        disconnect(looks);
        QVERIFY2(watch.most() <= most, qPrintable(watch.told()));
        QVERIFY2(watch.wrong().isEmpty(), qPrintable(watch.wrong()));
        QVERIFY2(gone.isEmpty(), qPrintable(gone.join(u'\n')));
        SETTLE(*m_window);
        QCOMPARE(muted(), 0);
    }
};

HALFTRUTH_TEST(GestureTest)
#include "tst_gestures.moc"
