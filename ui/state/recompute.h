#pragma once

#include "ui/threads/mailbox.h"

#include "core/budget/alarm.h"
#include "core/scenario/answer.h"
#include "core/scenario/held_axes.h"
#include "core/scenario/solving.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace halftruth {

/// An answer on its way to the screen.
struct Result {
    const ExplorerSpec *explorer = nullptr;
    Request request; ///< as it was asked
    /// What solving came to, where something is to be solved. Where there is no value, what is drawn is what the
    /// request says was drawn last.
    std::optional<Solved> solved{};
    Exploration exploration;
    QString error;     ///< what made the explorer fail; the exploration is empty then
    bool first = true; ///< the first picture of this request
    bool final = true; ///< nothing finer follows for this request
    bool held = false; ///< some axes stand where they wouldn't by themselves, since a value is moved
    std::chrono::steady_clock::time_point submitted;

    /// The parameters of what is drawn.
    [[nodiscard]] const Parameters &drawn() const { return solved ? solved->drawn : request.parameters; }
    /// Nothing meets the target: what is drawn isn't what is asked.
    [[nodiscard]] bool stale() const { return solved && !solved->solution.value && !solved->pending; }
};

/// Computes explorations on threads of its own; the latest request wins.
///
/// A request waits for the first picture of the one before, and for nothing else: a value that is being computed for
/// an older one, and doesn't look whether it is still wanted, comes to its end on the other of two threads.
///
/// What there is time for within a frame is always delivered, so that the screen never starves while a slider moves
/// faster than the mathematics; where nothing newer comes at once, passes with ever more time follow, each from where
/// the one before stopped, until nothing is left to compute or something newer is asked for. What is to be solved is
/// solved first, unless that takes longer than half of that: then what is drawn has the last value until the search,
/// which can be stopped and says now and then how far it has come, has come to an end.
///
/// While a value is moved axes stand still, see HeldAxes: the windows of a request are found first, each time by a
/// picture without any value. Else a Result depends on its Request and nothing else: nothing is remembered from one
/// to the next but what makes it faster.
class Recompute : public QObject {
    Q_OBJECT

public:
    /// A frame is the time from a change to its picture, of which the first pass, its search included, has what the
    /// window leaves: of twelve milliseconds half, since the last value may take longer and so may the picture.
    explicit Recompute(std::chrono::nanoseconds frame = std::chrono::milliseconds(6), QObject *parent = nullptr);
    ~Recompute() override;

    using Time = std::chrono::steady_clock::time_point;

    /// Asks for an exploration; replaces whatever has been asked for and not begun. Its frame is counted from the
    /// change that it answers: from now, unless the change has been answered in another way before; from later where
    /// what is on screen may stay so long. While a value is moved, with what moves.
    void submit(const ExplorerSpec &explorer, const Request &request, std::optional<Time> changed = {},
                std::optional<HeldAxes::Moves> moves = {});
    /// How long it takes from a result to its picture: what is left of a frame is for computing. The longest of late
    /// counts.
    void setPainting(std::chrono::steady_clock::duration time);
    /// Leaves what has been asked for at what has been delivered; nothing more follows.
    void stop();
    [[nodiscard]] bool idle() const;

signals:
    /// In the thread of this object.
    void finished(std::shared_ptr<const halftruth::Result> result);

private:
    struct Job {
        const ExplorerSpec *explorer;
        Request request;
        Time submitted;
        Time changed;
        std::optional<HeldAxes::Moves> moves{}; ///< while a value is moved
        std::optional<Solved> solved{};
        Request inWindows{}; ///< the request, in the windows that stand still
        bool held = false;   ///< some do
    };
    /// What the axes of the next request may stand still in.
    struct Axes {
        const ExplorerSpec *explorer = nullptr;
        std::shared_ptr<const Result> shown{}; ///< what was delivered last
        HeldAxes held{};
    };
    /// One of the threads that compute, and what is its own.
    struct Worker {
        Alarm alarm{};
        PinMemory pins{};
        bool busy = false;
        std::jthread thread{};
    };
    void run(Worker &worker, const std::stop_token &stop);
    [[nodiscard]] bool isFor(const Worker &worker) const;
    void work(Worker &worker, Job job, const std::stop_token &stop);
    void endFirstPass();
    /// Whether something newer is asked for within a time, of which no more is waited for then.
    [[nodiscard]] bool isOvertaken(const std::stop_token &stop, std::chrono::milliseconds within);
    [[nodiscard]] Budget::Time endOfFrame(Budget::Time changed);
    static void postponeSolving(Job &job);
    static void solve(Job &job, const Watch &watch);
    void findAtLeisure(Job &job, const std::shared_ptr<const Result> &shown, const std::stop_token &stop);
    [[nodiscard]] static Result begun(const Job &job);
    void hold(Worker &worker, Job &job, Memo &memo);
    static void compute(Worker &worker, const Job &job, Result &result, Budget &budget);
    std::shared_ptr<const Result> deliver(Result result);
    void receive(const std::shared_ptr<const Result> &result);
    void tellWaiting();

    const std::chrono::nanoseconds m_frame;
    const std::chrono::nanoseconds m_least; ///< of it for computing, however long the picture takes
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Job> m_pending;
    bool m_firstPass = false; ///< a worker computes the first picture of a request
    std::chrono::steady_clock::duration m_painting{};
    std::stop_source m_fine;
    Axes m_axes;
    Mailbox m_mailbox; ///< results on their way to the thread of this object
    /// What has come meanwhile takes the place of one that waits, and what a person does comes between two. The first
    /// of another explorer waits as well: the window may just have painted the new page, and its charts take as long
    /// again.
    std::shared_ptr<const Result> m_other{};
    std::shared_ptr<const Result> m_refined{};
    QTimer m_soon;
    const ExplorerSpec *m_told = nullptr;           ///< of which the last first picture was
    std::chrono::steady_clock::time_point m_latest; ///< when the last request came; of the thread of this object
    std::array<Worker, 2> m_workers;                ///< last: joined before the rest is gone
};

} // namespace halftruth
