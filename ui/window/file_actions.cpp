#include "ui/window/file_actions.h"

#include "ui/files/session_file.h"
#include "ui/parameters/data_dialog.h"
#include "ui/state/autosave.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/window/ask_file.h"
#include "ui/window/recent_files.h"
#include "ui/window/waiting_write.h"

#include "core/data/bit_records.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <exception>

namespace halftruth {

namespace {

QAction *actionWith(QObject *parent, const QString &text, const QKeySequence &shortcut) {
    auto *action = new QAction(text, parent);
    action->setShortcut(shortcut);
    return action;
}

/// A file that can only be a table, whatever is shown.
bool looksLikeTable(const QString &fileName) {
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    return suffix == QStringLiteral("csv") || suffix == QStringLiteral("tsv") || suffix == QStringLiteral("data");
}

} // namespace

FileActions::FileActions(ScenarioStore &store, QWidget *window)
    : QObject(window), m_store(store), m_window(window), m_recent(new RecentFiles(window)),
      m_new(actionWith(this, tr("&New"), QKeySequence::New)),
      m_open(actionWith(this, tr("&Open…"), QKeySequence::Open)),
      m_openData(actionWith(this, tr("Open &data…"), QKeySequence(QStringLiteral("Ctrl+Shift+O")))),
      m_save(actionWith(this, tr("&Save"), QKeySequence::Save)),
      m_saveAs(actionWith(this, tr("Save &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")))),
      m_autosave(new Autosave(
          [this] { return m_store.undoStack().isClean() ? std::nullopt : std::optional(session()); }, this)) {
    m_new->setStatusTip(tr("Every parameter at its default, without pins"));
    m_open->setToolTip(tr("Open a session, a lesson, an exported figure or a data file (Ctrl+O)"));
    m_open->setStatusTip(tr("Open a session, a lesson, an exported figure or a data file"));
    m_openData->setStatusTip(tr("Take one or two columns of a CSV file as data"));
    m_save->setStatusTip(tr("Save all parameters, pins and views as a session"));
    m_saveAs->setStatusTip(tr("Save all parameters, pins and views under another name"));
    connect(m_new, &QAction::triggered, this, &FileActions::startAnew);
    connect(m_open, &QAction::triggered, this, &FileActions::chooseFile);
    connect(m_openData, &QAction::triggered, this, &FileActions::chooseData);
    connect(m_save, &QAction::triggered, this, [this] { (void)save(); });
    connect(m_saveAs, &QAction::triggered, this, [this] { (void)saveAs(); });
    connect(m_recent, &RecentFiles::chosen, this, &FileActions::openRecent);
    connect(&m_store, &ScenarioStore::explorerChanged, this, &FileActions::showTitle);
    connect(&m_store, &ScenarioStore::changed, m_autosave, &Autosave::follow);
    connect(&m_store.undoStack(), &QUndoStack::cleanChanged, m_autosave, &Autosave::follow);
    connect(&m_store.undoStack(), &QUndoStack::cleanChanged, this, &FileActions::showTitle);
    showTitle();
}

void FileActions::setRoom(const std::optional<RoomRecord> &room) {
    if (room == m_room)
        return;
    m_room = room;
    m_store.undoStack().resetClean(); // undo doesn't bring it back
    m_autosave->follow();
}

void FileActions::setShowAction(QAction *table) { m_table = table; }

void FileActions::addTo(QMenu *menu) {
    menu->addAction(m_new);
    menu->addSeparator();
    menu->addAction(m_open);
    menu->addMenu(m_recent);
    menu->addAction(m_openData);
    menu->addSeparator();
    menu->addActions({m_save, m_saveAs});
}

void FileActions::setFileName(const QString &fileName) {
    m_fileName = fileName;
    showTitle();
}

// ---------------------------------------------------------------- opening

void FileActions::startAnew() {
    if (mayLeave())
        openSession({.scenario = {.explorer = &m_store.explorer()}}, {});
}

void FileActions::chooseFile() {
    const QString fileName = askFileToOpen(
        m_window, tr("Open"),
        tr("Sessions, lessons, figures and tables (*.json *.png *.svg *.pdf %1);;Sessions (*.%2);;All files (*)")
            .arg(QLatin1String(dataEndings), QLatin1String(sessionSuffix)));
    if (!fileName.isEmpty())
        openFile(fileName);
}

void FileActions::chooseData() {
    if (const QString fileName = askDataFile(m_window); !fileName.isEmpty())
        openData(fileName);
}

void FileActions::openRecent(const QString &fileName) {
    if (!QFileInfo::exists(fileName)) {
        m_recent->remove(fileName);
        emit refused(tr("%1 is no longer there.").arg(fileName));
        return;
    }
    openFile(fileName);
}

void FileActions::openFile(const QString &fileName) {
    try {
        const std::optional<OpenedFile> opened = halftruth::openFile(fileName);
        if (!opened) {
            if (!openRecords(fileName))
                openData(fileName);
            return;
        }
        if (opened->lesson) {
            emit lessonOpened(*opened->lesson);
            m_recent->add(fileName);
            return;
        }
        if (!mayOpen(fileName))
            return;
        openSession(opened->session, opened->figure ? QString() : fileName);
        m_recent->add(fileName);
        emit done(tr("Opened %1").arg(fileName));
    } catch (const std::exception &error) {
        emit refused(messageOf(error));
    }
}

void FileActions::openSession(const Session &session, const QString &fileName) {
    m_fileName = fileName.isEmpty() ? QString() : QFileInfo(fileName).absoluteFilePath();
    m_store.open(session.scenario);
    if (m_table)
        m_table->setChecked(session.table);
    m_room = session.room;
    emit roomOpened();
    showTitle();
}

bool FileActions::openRecords(const QString &fileName) {
    if (!m_store.explorer().useAt(ParameterId::Collection, m_store.parameters()))
        return false;
    try {
        const auto records = std::make_shared<const BitCollection>(readBitRecords(fileName.toStdString()));
        if (const auto complaint = m_store.setParameter(ParameterId::Collection, records))
            emit refused(*complaint);
        else
            emit done(tr("Opened the records of %1").arg(fileName));
    } catch (const CsvError &error) {
        if (looksLikeTable(fileName))
            return false;
        emit refused(messageOf(error));
    }
    return true;
}

void FileActions::openData(const QString &fileName) {
    try {
        DataDialog dialog(fileName, m_window);
        if (dialog.exec() != QDialog::Accepted)
            return;
        m_store.giveBack(); // data are a person's own
        if (!m_store.explorer().usesData)
            m_store.setExplorer(*findExplorer("sampling"));
        m_store.setData(dialog.data());
    } catch (const std::exception &error) {
        emit refused(messageOf(error));
    }
}

// ---------------------------------------------------------------- saving

bool FileActions::save() { return m_fileName.isEmpty() ? saveAs() : saveTo(m_fileName); }

bool FileActions::saveAs() {
    const QString suggested = m_fileName.isEmpty() ? QString::fromUtf8(m_store.own().explorer->id) +
                                                         QLatin1Char('.') + QLatin1String(sessionSuffix)
                                                   : m_fileName;
    QFileDialog dialog(m_window, tr("Save session"), folderOf(),
                       tr("Sessions (*.%1)").arg(QLatin1String(sessionSuffix)));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String(sessionSuffix));
    dialog.selectFile(suggested);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    const QString fileName = dialog.selectedFiles().value(0);
    rememberFolder(filesFolderKey, fileName);
    return saveTo(fileName);
}

bool FileActions::saveTo(const QString &fileName) {
    try {
        writeForWindow(m_window, fileName, sessionFile(fileName, session()));
    } catch (const std::exception &error) {
        emit refused(messageOf(error));
        return false;
    }
    m_fileName = QFileInfo(fileName).absoluteFilePath();
    m_store.undoStack().setClean();
    m_recent->add(m_fileName);
    showTitle();
    emit done((m_store.isLent() ? tr("Saved your own work, without what was set in the lesson: %1") : tr("Saved %1"))
                  .arg(fileName));
    return true;
}

Session FileActions::session() const {
    return {.scenario = m_store.own(), .table = m_table && m_table->isChecked(), .room = m_room};
}

void FileActions::offerLeftBehind() {
    const std::optional<Session> left = m_autosave->takeLeftBehind();
    if (!left || QMessageBox::question(m_window, tr("Unsaved work"),
                                       tr("Halftruth ended before your last work was saved. Bring it back?")) !=
                     QMessageBox::Yes)
        return;
    openSession(*left, {});
    m_store.undoStack().resetClean(); // it is still nowhere but here
    m_autosave->follow();
}

bool FileActions::mayLeave() {
    if (m_store.undoStack().isClean())
        return true;
    const auto answer = QMessageBox::question(
        m_window, tr("Unsaved changes"),
        m_fileName.isEmpty() ? tr("Save what you have set and pinned as a session?")
                             : tr("Save the changes to “%1”?").arg(QFileInfo(m_fileName).fileName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool FileActions::mayOpen(const QString &fileName) {
    if (m_store.undoStack().isClean() || m_fileName != QFileInfo(fileName).absoluteFilePath())
        return mayLeave();
    // Saving would put what is to be given up into the place of what is wanted.
    return QMessageBox::question(m_window, tr("Unsaved changes"),
                                 tr("“%1” is open. Open it again as it was saved, and give up what has been changed "
                                    "since?")
                                     .arg(QFileInfo(m_fileName).fileName()),
                                 QMessageBox::Discard | QMessageBox::Cancel,
                                 QMessageBox::Cancel) == QMessageBox::Discard;
}

void FileActions::showTitle() {
    const ExplorerSpec &explorer = m_store.explorer();
    const QString title = localized(explorer.title); // the system adds the program's name
    const bool named = !m_fileName.isEmpty();
    // A star in the name of the file itself is none of Qt's.
    QString name = QFileInfo(m_fileName).fileName();
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    // What isn't saved anywhere isn't modified, and its title has no place for the mark.
    if (!named)
        m_window->setWindowModified(false);
    m_window->setWindowTitle(named ? tr("%1[*] – %2").arg(name, title) : title);
    if (named)
        m_window->setWindowModified(!m_store.undoStack().isClean());
}

} // namespace halftruth
