#pragma once

#include "ui/files/session_json.h"
#include "ui/state/scenario_store.h"

#include "core/lessons/lesson.h"

#include <QPointer>

QT_BEGIN_NAMESPACE
class QAction;
class QMenu;
QT_END_NAMESPACE

namespace halftruth {

class Autosave;
class RecentFiles;

/// What the File menu opens and saves: sessions, exported figures, data and records. The file's name stands in the
/// window's title, with a star when undo has something to bring back since it was saved.
class FileActions : public QObject {
    Q_OBJECT

public:
    FileActions(ScenarioStore &store, QWidget *window);

    /// What a session remembers beside the store: whether the table is shown.
    void setShowAction(QAction *table);
    /// Adds New, Open, Open recent, Open data, Save and Save as.
    void addTo(QMenu *menu);
    [[nodiscard]] QAction *open() const { return m_open; }

    /// Opens whatever the file is, or says why not; nothing changes where it can't be opened.
    void openFile(const QString &fileName);
    /// Asks which columns to take from a CSV file and shows its data.
    void openData(const QString &fileName);
    /// Starts from a session; from a saved one where it has a file name.
    void openSession(const Session &session, const QString &fileName);
    /// A class that has been asked is a part of the session: what it came to has changed.
    void setRoom(const std::optional<RoomRecord> &room);
    [[nodiscard]] const std::optional<RoomRecord> &room() const { return m_room; }
    /// The file of the session; empty while it has none.
    [[nodiscard]] const QString &fileName() const { return m_fileName; }
    void setFileName(const QString &fileName);

    /// Where a program ended without a word, asks whether to go on from what it had kept.
    void offerLeftBehind();
    /// What hasn't been saved may be left behind: asks where a session would lose changes, and saves if that is
    /// wanted.
    [[nodiscard]] bool mayLeave();
    /// The same for a session that is to be opened, be it that which is open.
    [[nodiscard]] bool mayOpen(const QString &fileName);

    void chooseData();

signals:
    void done(const QString &what);
    /// A session with another class, or none, has been opened.
    void roomOpened();
    /// A file was a lesson: nothing else has changed.
    void lessonOpened(const halftruth::Lesson &lesson);
    /// What can't be done, and why; nothing has changed.
    void refused(const QString &why);

private:
    void startAnew();
    void chooseFile();
    void openRecent(const QString &fileName);
    /// Takes the file for the records that are shown, where some are. False where it must be something else.
    bool openRecords(const QString &fileName);
    [[nodiscard]] bool save();
    [[nodiscard]] bool saveAs();
    [[nodiscard]] bool saveTo(const QString &fileName);
    /// What there is to save.
    [[nodiscard]] Session session() const;
    void showTitle();

    ScenarioStore &m_store;
    QWidget *m_window;
    QString m_fileName;
    std::optional<RoomRecord> m_room;
    RecentFiles *m_recent;
    QAction *m_new;
    QAction *m_open;
    QAction *m_openData;
    QAction *m_save;
    QAction *m_saveAs;
    QPointer<QAction> m_table;
    Autosave *m_autosave;
};

} // namespace halftruth
