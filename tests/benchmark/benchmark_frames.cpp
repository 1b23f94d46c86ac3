// How long the window takes from a change to the painted screen, at the defaults and with a billion people:
//     halftruth_frame_benchmark [EXPLORER] [CHANGES]
// Prints, for every explorer and parameter, the 50th and 95th percentile of the time from the change to the paint,
// and of the time that the window's own thread works for it.

#include "ui/figure_board.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <functional>

using namespace halftruth;
using Clock = std::chrono::steady_clock;

namespace {

double milliseconds(Clock::duration duration) { return std::chrono::duration<double, std::milli>(duration).count(); }

/// What the calling thread has worked, however much it waited and whoever else kept the processors busy.
double workedMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Tells when the window has been painted as a whole: figures, panels, status bar, and handed to the screen.
class Application : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override {
        const bool update = event->type() == QEvent::UpdateRequest;
        const bool handled = QApplication::notify(receiver, event);
        if (update && afterUpdate)
            afterUpdate();
        return handled;
    }
    std::function<void()> afterUpdate;
};

struct Times {
    std::vector<double> values;
    [[nodiscard]] double percentile(double part) {
        if (values.empty())
            return std::nan("");
        std::ranges::sort(values);
        return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
    }
};

struct Measured {
    Times frame;  ///< from the change to the paint
    Times final_; ///< from the change to the paint of the last refinement
    Times window; ///< work of the window's thread in that time
};

class Bench {
public:
    Bench(Application &application, int changes) : m_changes(changes) {
        m_window.setThemeChoice(QStringLiteral("light"));
        m_window.resize(1280, 800);
        m_window.show();
        application.afterUpdate = [this] {
            m_updated = Clock::now();
            m_updatedWork = workedMilliseconds();
        };
        // The window says so once it has been painted; until when, the update itself has noted.
        QObject::connect(&m_window, &MainWindow::painted, &m_window, [this] {
            m_last = m_updated;
            if (m_first == Clock::time_point{} && answersTheChange()) {
                m_first = m_updated;
                m_worked = m_updatedWork;
            }
        });
    }

    void show(const ExplorerSpec &explorer) {
        m_window.store().setExplorer(explorer);
        m_window.store().resetAll();
        settle();
    }

    void set(ParameterId id, double value) {
        if (m_window.store().explorer().parameter(id))
            (void)m_window.store().setParameter(id, value);
        settle();
    }

    /// A drag along the middle of the parameter's slider, and back.
    Measured drag(const ParameterUse &use) {
        Measured measured;
        const ParameterSpec &parameter = spec(use.id);
        const SliderSpan span = sliderSpan(use, m_window.store().parameters());
        const double before = m_window.store().parameters()[use.id];
        m_window.store().beginGesture();
        for (int i = 0; i < m_changes; ++i) {
            const double part = 0.1 + 0.8 * (0.5 - 0.5 * std::cos(2 * M_PI * (i + 1) / m_changes)) + 1e-4 * (i % 2);
            double value = parameter.scale == Scale::Log ? span.lower * std::pow(span.upper / span.lower, part)
                                                         : span.lower + part * (span.upper - span.lower);
            if (parameter.range.integer)
                value = std::round(value);
            if (value == m_window.store().parameters()[use.id])
                continue;
            measure(use.id, value, measured);
        }
        m_window.store().endGesture();
        set(use.id, before);
        return measured;
    }

private:
    [[nodiscard]] bool answersTheChange() {
        const Result *shown = m_window.shown();
        return shown && shown->explorer == &m_window.store().explorer() &&
               shown->request.parameters == m_window.store().parameters();
    }

    void measure(ParameterId id, double value, Measured &measured) {
        m_first = m_last = {};
        const double worked = workedMilliseconds();
        const auto start = Clock::now();
        if (m_window.store().setParameter(id, value))
            return;
        const QDeadlineTimer deadline(5000);
        while (m_first == Clock::time_point{} && !deadline.hasExpired())
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        if (m_first == Clock::time_point{})
            qFatal("a change was never painted");
        measured.frame.values.push_back(milliseconds(m_first - start));
        measured.window.values.push_back(m_worked - worked);
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

    int m_changes;
    MainWindow m_window;
    double m_worked = 0;
    double m_updatedWork = 0;
    Clock::time_point m_updated;
    Clock::time_point m_first;
    Clock::time_point m_last;
};

} // namespace

int main(int argc, char **argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    Application application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("HalftruthBenchmark"));
    QApplication::setApplicationName(QStringLiteral("Halftruth"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QStringList arguments = QApplication::arguments();
    const std::string only = arguments.value(1).toStdString();
    const int changes = arguments.size() > 2 ? arguments[2].toInt() : 200;

    QTextStream out(stdout);
    const auto cell = [](double value) { return QString::number(value, 'f', 1).rightJustified(7); };
    out << QStringLiteral("explorer                at         parameter   frame p50    p95   final p50    p95  "
                          "window p50    p95   (ms)\n");
    Bench bench(application, changes);
    for (const ExplorerSpec &explorer : explorerTable()) {
        if (!only.empty() && only != explorer.id)
            continue;
        for (const double people : {0.0, 1e9}) {
            bench.show(explorer);
            if (people > 0) {
                if (!explorer.parameter(ParameterId::Population))
                    continue;
                bench.set(ParameterId::Population, people);
                bench.set(ParameterId::Ones, 0.3 * people);
                bench.set(ParameterId::Outcome, 0.4 * people);
                bench.set(ParameterId::Samples, 1e-3 * people);
            }
            for (const ParameterUse &use : explorer.parameters) {
                if (use.id == ParameterId::ZipfExponent)
                    continue; // shown for such data only
                Measured measured = bench.drag(use);
                out << QString::fromUtf8(explorer.id).leftJustified(24)
                    << (people > 0 ? QStringLiteral("n = 1e9") : QStringLiteral("defaults")).leftJustified(11)
                    << QString::fromUtf8(spec(use.id).name).leftJustified(12) << "  "
                    << cell(measured.frame.percentile(0.5)) << cell(measured.frame.percentile(0.95)) << "     "
                    << cell(measured.final_.percentile(0.5)) << cell(measured.final_.percentile(0.95)) << "     "
                    << cell(measured.window.percentile(0.5)) << cell(measured.window.percentile(0.95)) << Qt::endl;
            }
        }
    }
    return 0;
}
