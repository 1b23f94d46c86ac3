#include "ui/state/autosave.h"

#include "ui/files/file_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <exception>
#include <utility>

namespace halftruth {

namespace {

constexpr int mostPrograms = 16; ///< that run at a time and keep something
constexpr int delay = 500;       ///< milliseconds without a change

} // namespace

Autosave::Autosave(std::function<std::optional<Session>()> current, QObject *parent)
    : QObject(parent), m_current(std::move(current)), m_work(std::make_unique<LatestWork>()) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    if (!folder.mkpath(QStringLiteral(".")))
        return;
    // The first that no running program holds. A lock of one that crashed is none; what it left is found here.
    for (int i = 0; i < mostPrograms && m_fileName.isEmpty(); ++i) {
        const QString name = folder.filePath(QStringLiteral("unsaved-%1").arg(i));
        auto lock = std::make_unique<QLockFile>(name + QStringLiteral(".lock"));
        lock->setStaleLockTime(0);
        if (!lock->tryLock())
            continue;
        m_lock = std::move(lock);
        m_fileName = name + QStringLiteral(".halftruth.json");
        m_left = QFile::exists(m_fileName);
    }
}

Autosave::~Autosave() {
    m_work.reset(); // waits for what is being written
    if (!m_fileName.isEmpty() && !m_left)
        QFile::remove(m_fileName);
}

std::optional<Session> Autosave::takeLeftBehind() {
    if (!std::exchange(m_left, false))
        return std::nullopt;
    QFile file(m_fileName);
    std::optional<Session> session;
    if (file.open(QIODevice::ReadOnly) && file.size() <= largestSession) {
        try {
            session = sessionFromJson(file.readAll(), QFileInfo(m_fileName).absolutePath());
        } catch (const OpenError &) {
            // A data file may be gone; there is nothing to bring back.
        }
    }
    file.close();
    QFile::remove(m_fileName);
    return session;
}

void Autosave::follow() {
    if (!m_fileName.isEmpty())
        m_timer.start();
}

void Autosave::write() {
    if (m_left)
        return; // what was left behind hasn't been offered yet
    m_work->ask([fileName = m_fileName, session = m_current()]() -> std::function<void()> {
        if (!session) {
            QFile::remove(fileName);
            return [] {};
        }
        try {
            writeFile(fileName, sessionJson(*session, QFileInfo(fileName).absolutePath()));
        } catch (const std::exception &) {
            // A full disk is no reason to disturb anybody: what was kept before is still there.
        }
        return [] {};
    });
}

} // namespace halftruth
