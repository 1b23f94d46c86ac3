#pragma once

#include "ui/files/session_json.h"
#include "ui/threads/latest_work.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace halftruth {

/// Keeps what isn't saved in a file of the program's own, in the folder for its data, so that a crash loses nothing.
/// The file is written whole or not at all, a moment after a change and on another thread; it is gone once there is
/// nothing left to lose. Each running program has a file of its own.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// current says what to keep; nothing where all is saved.
    explicit Autosave(std::function<std::optional<Session>()> current, QObject *parent = nullptr);
    ~Autosave() override;

    /// Looks for what a program that ended without a word left behind, and hands it over once. Nothing where there is
    /// nothing, or where it can't be read.
    [[nodiscard]] std::optional<Session> takeLeftBehind();
    /// Something has changed, or has been saved.
    void follow();
    /// The file; empty where there is no folder to write to.
    [[nodiscard]] const QString &fileName() const { return m_fileName; }

private:
    void write();

    std::function<std::optional<Session>()> m_current;
    QString m_fileName;
    bool m_left = false; ///< the file is from before this program began
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    std::unique_ptr<LatestWork> m_work;
};

} // namespace halftruth
