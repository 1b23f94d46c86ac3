#include "ui/window/ask_file.h"

#include "ui/threads/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

namespace halftruth {

QString folderOf(const char *setting, const QString &otherwise) {
    const QString last = Settings::all().value(QLatin1String(setting)).toString();
    for (const QString &each : {last, otherwise, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!each.isEmpty() && QFileInfo(each).isDir())
            return each;
    return QDir::homePath();
}

QString fileInFolderOf(const char *setting, const QString &name) { return QDir(folderOf(setting)).filePath(name); }

void rememberFolder(const char *setting, const QString &fileName) {
    Settings::all().setValue(QLatin1String(setting), QFileInfo(fileName).absolutePath());
}

QString askFileToOpen(QWidget *parent, const QString &title, const QString &filter) {
    const QString fileName = QFileDialog::getOpenFileName(parent, title, folderOf(), filter);
    if (!fileName.isEmpty())
        rememberFolder(filesFolderKey, fileName);
    return fileName;
}

QString askDataFile(QWidget *parent) {
    return askFileToOpen(
        parent, QCoreApplication::translate("AskFile", "Open data"),
        QCoreApplication::translate("AskFile", "Tables (%1);;All files (*)").arg(QLatin1String(dataEndings)));
}

QString droppedFile(const QDropEvent &event) {
    const QList<QUrl> urls = event.mimeData()->urls();
    return urls.size() == 1 ? urls.first().toLocalFile() : QString();
}

} // namespace halftruth
