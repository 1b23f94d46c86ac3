#include "ui/window/ask_file.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

namespace halftruth {

QString askFileToOpen(QWidget *parent, const QString &title, const QString &filter) {
    QSettings settings;
    const QString folderKey = QString::fromLatin1(filesFolderKey);
    const QString fileName =
        QFileDialog::getOpenFileName(parent, title, settings.value(folderKey).toString(), filter);
    if (!fileName.isEmpty())
        settings.setValue(folderKey, QFileInfo(fileName).absolutePath());
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
