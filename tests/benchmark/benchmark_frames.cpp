// How long the window takes from a change to the painted screen, at the defaults and with a billion people:
//     halftruth_frame_benchmark [EXPLORER] [CHANGES] [CHANGED]
// Prints how many pictures a second a slider that moves makes, and, for every explorer and everything in it that can
// be changed, the 50th and 95th percentile of
//     frame    the time from the change to the paint
//     final    the time from the change to the paint of its last refinement
//     window   the work of the window's own thread, until the screen is at rest again
//     worker   the work of all other threads until the paint
// also while a parameter is played, and while a marker of it is dragged in a chart with the mouse;
// and, for a class at play, the same from a tick of its clock to the paint, with 200 pupils as figures and more as
// dots. Work is time on a processor: who else keeps the machine busy doesn't count.

#include "tests/benchmark/frames.h"
#include "tests/ui/support/shown_program.h"
#include "ui/classroom/classroom_scene.h"
#include "ui/figure/figure_board.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/player.h"
#include "ui/window/main_window.h"

#include "core/data/builtin_data.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QMouseEvent>
#include <QSlider>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <string>

using namespace halftruth;
using namespace frames;

namespace {

struct Measured {
    Times frame;
    Times final_;
    Times window;
    Times worker;
    void append(const Measured &other) {
        frame.append(other.frame);
        final_.append(other.final_);
        window.append(other.window);
        worker.append(other.worker);
    }
};

class Bench {
public:
    Bench(Application &application, int changes) : m_application(application), m_changes(changes) {
        m_window.setThemeChoice(QStringLiteral("light"));
        m_window.resize(1280, 800);
        m_window.show();
        application.afterUpdate = [this] {
            m_updated = Clock::now();
            m_updatedWork = Work();
        };
        // The window says so once it has been painted; until when, the update itself has noted.
        QObject::connect(&m_window, &MainWindow::painted, &m_window, [this] {
            m_last = m_updated;
            if (m_first == Clock::time_point{} && answersTheChange()) {
                m_first = m_updated;
                m_firstWork = m_updatedWork;
            }
        });
    }

    [[nodiscard]] const Parameters &parameters() { return m_window.store().parameters(); }

    void show(const ExplorerSpec &explorer, bool manyPeople) {
        ScenarioStore &store = m_window.store();
        store.setExplorer(explorer);
        store.resetAll();
        store.setData({});
        settle();
        if (!manyPeople)
            return;
        set(ParameterId::Population, people);
        set(ParameterId::Ones, 0.3 * people);
        set(ParameterId::Outcome, 0.4 * people);
        set(ParameterId::Samples, 1e-3 * people);
    }

    /// A drag along the middle of the parameter's slider, and back.
    Measured drag(const ParameterUse &use) {
        ScenarioStore &store = m_window.store();
        if (use.id == ParameterId::ZipfExponent) // means something for such data only
            store.setData({.kind = DataSource::Kind::Zipf});
        settle();
        Measured measured;
        const ParameterSpec &parameter = spec(use.id);
        const SliderSpan span = sliderSpan(use, store.parameters());
        const double before = store.parameters()[use.id];
        store.beginGesture();
        for (int i = 0; i < m_changes; ++i) {
            const double part = 0.1 + 0.8 * (0.5 - 0.5 * std::cos(2 * M_PI * (i + 1) / m_changes)) + 1e-4 * (i % 2);
            double value = parameter.scale == Scale::Log ? span.lower * std::pow(span.upper / span.lower, part)
                                                         : span.lower + part * (span.upper - span.lower);
            if (parameter.range.integer)
                value = std::round(value);
            if (value != store.parameters()[use.id])
                measure([&] { return !store.setParameter(use.id, value); }, measured);
        }
        store.endGesture();
        set(use.id, before);
        if (use.id == ParameterId::ZipfExponent)
            store.setData({});
        return measured;
    }

    /// How many different pictures are painted in a second in which the parameter's slider moves sixty times.
    int picturesInASecond(const ParameterUse &use) {
        settle();
        ScenarioStore &store = m_window.store();
        const SliderSpan span = sliderSpan(use, store.parameters());
        const bool log = spec(use.id).scale == Scale::Log;
        const double before = store.parameters()[use.id];
        std::vector<double> pictures{before};
        QObject here;
        QObject::connect(&m_window, &MainWindow::painted, &here, [&] {
            if (const Result *shown = m_window.shown())
                if (const double value = shown->request.parameters[use.id]; pictures.back() != value)
                    pictures.push_back(value);
        });
        constexpr int moves = 60;
        store.beginGesture();
        const auto start = Clock::now();
        for (int i = 0; i < moves; ++i) {
            const double part = 0.3 + 0.4 * (i + 0.5) / moves;
            double value = log ? span.lower * std::pow(span.upper / span.lower, part)
                               : span.lower + part * (span.upper - span.lower);
            (void)store.setParameter(use.id, spec(use.id).range.integer ? std::round(value) : value);
            QTimer wake;
            wake.setTimerType(Qt::PreciseTimer);
            const auto next = start + (i + 1) * Clock::duration(std::chrono::seconds(1)) / moves;
            // Not a hair before the next move: it would sleep once more.
            wake.start(std::max(std::chrono::milliseconds(1),
                                std::chrono::ceil<std::chrono::milliseconds>(next - Clock::now())));
            while (Clock::now() < next)
                QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        }
        store.endGesture();
        set(use.id, before);
        return static_cast<int>(pictures.size()) - 1;
    }

    /// The same with the mouse, at a marker of the parameter in a chart that is in sight.
    Measured dragMarker(const ParameterUse &use) {
        settle();
        Measured measured;
        FigureView *view = nullptr;
        QPointF grip;
        bool across = false;
        for (FigureView *each : m_window.findChildren<FigureView *>())
            for (const Layer &layer : each->isVisible() ? each->figure()->layers : std::vector<Layer>())
                if (const auto *marker = std::get_if<Marker>(&layer);
                    marker && marker->parameter == use.id && !view && !m_window.store().whyFixed(use.id)) {
                    const PlotGeometry &geometry = each->figureScene().geometry();
                    across = marker->direction == Marker::Direction::Vertical;
                    grip = across ? QPointF(geometry.sceneX(marker->value), geometry.plot.center().y())
                                  : QPointF(geometry.plot.center().x(), geometry.sceneY(marker->value));
                    if (geometry.plot.contains(grip))
                        view = each;
                }
        if (!view)
            return measured;
        const auto mouse = [&](QEvent::Type type, QPointF at) {
            const QPointF local = view->mapFromScene(at);
            const bool moves = type == QEvent::MouseMove;
            const bool released = type == QEvent::MouseButtonRelease;
            QMouseEvent event(type, local, view->viewport()->mapToGlobal(local),
                              moves ? Qt::NoButton : Qt::LeftButton, released ? Qt::NoButton : Qt::LeftButton,
                              Qt::NoModifier);
            QApplication::sendEvent(view->viewport(), &event);
        };
        const double before = m_window.store().parameters()[use.id];
        const QRectF plot = view->figureScene().geometry().plot;
        mouse(QEvent::MouseButtonPress, grip);
        for (int i = 0; i < m_changes; ++i) {
            const double part = 0.1 + 0.8 * (0.5 - 0.5 * std::cos(2 * M_PI * (i + 1) / m_changes));
            const QPointF at = across ? QPointF(plot.left() + part * plot.width(), grip.y())
                                      : QPointF(grip.x(), plot.bottom() - part * plot.height());
            measure(
                [&] {
                    const double old = m_window.store().parameters()[use.id];
                    mouse(QEvent::MouseMove, at);
                    return m_window.store().parameters()[use.id] != old;
                },
                measured);
        }
        mouse(QEvent::MouseButtonRelease, grip);
        set(use.id, before);
        return measured;
    }

    /// While a parameter is played: from the tick of the player's clock to the paint.
    Measured playParameter(ParameterId id) {
        settle();
        Measured measured;
        auto &panel = *m_window.findChild<ParameterPanel *>();
        const ParameterRow *row = panel.row(id);
        if (!row || m_window.store().whyFixed(id))
            return measured;
        std::vector<std::pair<Clock::time_point, Work>> ticks;
        m_application.beforeTimer = [&](QObject &timer) {
            if (timer.objectName() == QStringLiteral("playerClock"))
                ticks.emplace_back(Clock::now(), Work());
        };
        Clock::time_point last;
        const auto count = QObject::connect(&m_window, &MainWindow::painted, &m_window, [&] {
            const Result *shown = m_window.shown();
            if (!shown || shown->submitted == last)
                return;
            last = shown->submitted;
            const auto after = std::ranges::upper_bound(ticks, last, {}, &std::pair<Clock::time_point, Work>::first);
            if (after == ticks.begin())
                return;
            const auto &[tick, work] = *(after - 1);
            measured.frame.values.push_back(milliseconds(m_updated - tick));
            measured.window.values.push_back(m_updatedWork.window - work.window);
            measured.worker.values.push_back(m_updatedWork.worker - work.worker);
        });
        const QDeadlineTimer deadline(std::chrono::minutes(2));
        QTimer wake; // the deadline is looked at, whatever else happens
        wake.start(50);
        while (measured.frame.values.size() < static_cast<std::size_t>(m_changes) && !deadline.hasExpired()) {
            if (panel.player().playing() != id)
                panel.player().play(id, *row->slider());
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        }
        QObject::disconnect(count); // what follows the end of the play is no frame of it
        m_application.beforeTimer = {};
        panel.player().stop();
        m_window.store().resetParameter(id);
        settle();
        return measured;
    }

    /// A drag of what another parameter is found from.
    Measured dragSolving(const Solving &solving) {
        ScenarioStore &store = m_window.store();
        store.solve(solving);
        settle();
        const std::vector<ParameterUse> given = givenFor(*findRelation(solving.relation), solving.unknown);
        std::optional<ParameterUse> target; // mostly the last of them
        for (const ParameterUse &use : store.uses())
            if (use.id != solving.unknown && std::ranges::find(given, use.id, &ParameterUse::id) != given.end())
                target = use;
        const Measured measured = target ? drag(*target) : Measured{};
        store.stopSolving();
        return measured;
    }

    /// Every choice in turn.
    Measured choose(const ParameterUse &use) {
        ScenarioStore &store = m_window.store();
        Measured measured;
        const double before = store.parameters()[use.id];
        const std::vector<int> places = choicesOf(use);
        for (int i = 0; i < m_changes; ++i) {
            const double place = places[static_cast<std::size_t>(i) % places.size()];
            if (place != store.parameters()[use.id])
                measure([&] { return !store.setParameter(use.id, place); }, measured);
        }
        set(use.id, before);
        return measured;
    }

    /// Every kind of data in turn.
    Measured chooseData() {
        Measured measured;
        std::vector<DataSource> sources{{}, {.kind = DataSource::Kind::Zipf}};
        for (const BuiltinTable &table : builtinTables())
            sources.push_back({.kind = DataSource::Kind::Table,
                               .id = table.id,
                               .table = std::make_shared<const JointType>(table.type)});
        for (int i = 1; i <= m_changes; ++i)
            measure(
                [&] {
                    m_window.store().setData(sources[static_cast<std::size_t>(i) % sources.size()]);
                    return true;
                },
                measured);
        m_window.store().setData({});
        settle();
        return measured;
    }

    /// A class of so many at play, at full speed, for as many ticks as there are changes.
    Measured play(double pupils) {
        set(ParameterId::Population, pupils);
        auto &scene = *m_window.findChild<ClassroomScene *>();
        auto &speed = *scene.findChild<QSlider *>();
        speed.setValue(speed.maximum());
        Measured measured;
        std::optional<Clock::time_point> tick;
        Work before;
        const auto afterUpdate = m_application.afterUpdate;
        m_application.beforeTimer = [&](QObject &timer) {
            if (!tick && timer.objectName() == QStringLiteral("classroomClock")) {
                before = Work();
                tick = Clock::now();
            }
        };
        m_application.afterUpdate = [&] {
            if (!tick)
                return;
            measured.frame.values.push_back(milliseconds(Clock::now() - *tick));
            measured.window.values.push_back(Work().window - before.window);
            tick.reset();
        };
        const auto start = [&scene] {
            scene.replay();
            scene.togglePlaying();
        };
        start();
        while (measured.frame.values.size() < static_cast<std::size_t>(m_changes)) {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            if (!scene.playing())
                start();
        }
        m_application.beforeTimer = {};
        m_application.afterUpdate = afterUpdate;
        scene.askAll();
        settle();
        return measured;
    }

private:
    static constexpr double people = 1e9;
    static constexpr int longestFrame = 5000;

    void set(ParameterId id, double value) {
        if (m_window.store().explorer().parameter(id))
            (void)m_window.store().setParameter(id, value);
        settle();
    }

    [[nodiscard]] bool answersTheChange() {
        const Result *shown = m_window.shown();
        return shown && shown->explorer == &m_window.store().explorer() &&
               shown->request.parameters == m_window.store().request().parameters;
    }

    void measure(const std::function<bool()> &change, Measured &measured) {
        m_first = m_last = {};
        const Work before;
        const auto start = Clock::now();
        if (!change())
            return;
        // What takes this long hasn't been painted when it should have been; how long it takes doesn't matter then.
        const QDeadlineTimer deadline(longestFrame);
        QTimer wake;
        wake.setSingleShot(true);
        wake.start(longestFrame);
        while (m_first == Clock::time_point{} && !deadline.hasExpired())
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        if (m_first == Clock::time_point{}) {
            measured.frame.values.push_back(longestFrame);
            return;
        }
        QCoreApplication::processEvents(); // the status bar, which tells the time
        measured.frame.values.push_back(milliseconds(m_first - start));
        measured.window.values.push_back(Work().window - before.window);
        measured.worker.values.push_back(m_firstWork.worker - before.worker);
        // A refinement may take seconds: now and then is often enough.
        if (measured.frame.values.size() % 20 == 1) {
            settle();
            measured.final_.values.push_back(milliseconds(m_last - start));
        }
    }

    void settle() {
        const QDeadlineTimer deadline(20000);
        do
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        while (!m_window.settled() && !deadline.hasExpired());
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }

    Application &m_application;
    int m_changes;
    MainWindow m_window;
    Work m_firstWork;
    Work m_updatedWork;
    Clock::time_point m_updated;
    Clock::time_point m_first;
    Clock::time_point m_last;
};

class Table {
public:
    Table() {
        m_out << QStringLiteral(
                     "explorer             at        changed               frame p50   p95   final p50   p95   "
                     "window p50   p95   worker p50   p95  (ms)")
              << Qt::endl;
    }
    void row(std::string_view explorer, bool manyPeople, std::string_view changed, const Measured &measured) {
        if (measured.frame.values.empty())
            return; // a choice of which only one is possible beside the others
        m_out << text(explorer, 21) << text(manyPeople ? "n = 1e9" : "defaults", 10) << text(changed, 22)
              << pair(measured.frame) << QStringLiteral("      ") << pair(measured.final_)
              << QStringLiteral("       ") << pair(measured.window) << QStringLiteral("       ")
              << pair(measured.worker) << Qt::endl;
    }

    void line(std::string_view explorer, bool manyPeople, std::string_view words) {
        m_out << text(explorer, 21) << text(manyPeople ? "n = 1e9" : "defaults", 10) << text(words, 0) << Qt::endl;
    }

private:
    static QString text(std::string_view text, int width) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).leftJustified(width);
    }
    static QString pair(const Times &times) {
        const auto cell = [](double value) { return QString::number(value, 'f', 1).rightJustified(6); };
        return QStringLiteral("   ") + cell(times.percentile(0.5)) + cell(times.percentile(0.95));
    }
    QTextStream m_out{stdout};
};

/// Everything that can be changed in an explorer.
void run(Bench &bench, const ExplorerSpec &explorer, bool manyPeople, std::string_view only, Table &table) {
    Measured all;
    const auto add = [&](const std::string &name, const std::function<Measured()> &measure) {
        if (!only.empty() && only != name)
            return;
        const Measured measured = measure();
        table.row(explorer.id, manyPeople, name, measured);
        all.append(measured);
    };
    bench.show(explorer, manyPeople);
    for (const ParameterUse &use : explorer.parameters) {
        // Those that the choices leave without meaning have no row in the panel either.
        const auto now = explorer.useAt(use.id, bench.parameters());
        const std::string name(spec(use.id).name);
        if (use.id == ParameterId::ZipfExponent) {
            add(name, [&] { return bench.drag(use); });
        } else if (now && now->valueKind() == ValueKind::Number) {
            add(name, [&] { return bench.drag(*now); });
            add("marker " + name, [&] { return bench.dragMarker(*now); });
        } else if (now && now->valueKind() == ValueKind::Choice) {
            add(name, [&] { return bench.choose(*now); });
        }
    }
    if (explorer.usesData)
        add("data", [&] { return bench.chooseData(); });
    for (const ParameterUse &use : explorer.parameters)
        if (const auto now = explorer.useAt(use.id, bench.parameters());
            now && now->valueKind() == ValueKind::Number) {
            const ParameterId id = use.id;
            add("playing " + std::string(spec(id).name), [&] { return bench.playParameter(id); });
            break; // one stands for all: what follows is the same as for a drag
        }
    // Of several relations that find the same parameter the last: those of accuracy get dearer.
    std::map<ParameterId, Solving> solvings;
    for (const Solving &each : solvable(explorer, bench.parameters()))
        if (each.relation != "epsilon" || !solvings.contains(each.unknown))
            solvings[each.unknown] = each;
    for (const auto &[unknown, solving] : solvings)
        add("solving " + std::string(spec(unknown).name), [&] {
            bench.show(explorer, manyPeople);
            return bench.dragSolving(solving);
        });
    table.row(explorer.id, manyPeople, "(all)", all);
    bench.show(explorer, manyPeople);
    // Of whole numbers a slider may have fewer than that.
    for (const ParameterUse &use : explorer.usesAt(bench.parameters()))
        if (use.valueKind() == ValueKind::Number && !spec(use.id).range.integer && only.empty()) {
            table.line(explorer.id, manyPeople,
                       std::to_string(bench.picturesInASecond(use)) + " pictures in a second of " +
                           std::string(spec(use.id).name) + ", of 60");
            break;
        }
    if (explorer.showsPupils && !manyPeople && only.empty())
        for (const double pupils : {200.0, 2000.0, 20'000.0})
            table.row(explorer.id, false, "playing " + std::to_string(static_cast<int>(pupils)), bench.play(pupils));
}

} // namespace

int main(int argc, char **argv) {
    shown::useScreen();
    Application application(argc, argv);
    const shown::OwnSettings settings;
    const QStringList arguments = QApplication::arguments();
    const std::string only = arguments.value(1).toStdString();
    const std::string changed = arguments.value(3).toStdString();
    Table table;
    Bench bench(application, arguments.size() > 2 ? arguments[2].toInt() : 200);
    for (const ExplorerSpec &explorer : explorerTable()) {
        if (!only.empty() && only != explorer.id)
            continue;
        run(bench, explorer, false, changed, table);
        if (explorer.parameter(ParameterId::Population))
            run(bench, explorer, true, changed, table);
    }
    return 0;
}
