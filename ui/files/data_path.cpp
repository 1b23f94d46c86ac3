#include "ui/files/data_path.h"

#include <QDir>
#include <QFileInfo>

namespace halftruth {

QString pathFrom(const QString &folder, const QString &fileName) {
    const QString whole = QDir::cleanPath(QFileInfo(fileName).absoluteFilePath());
    const QString relative = QDir(QFileInfo(folder).absoluteFilePath()).relativeFilePath(whole);
    return relative.startsWith(QStringLiteral("..")) ? whole : relative;
}

QString pathIn(const QString &folder, const QString &name) {
    return QDir::cleanPath(QDir(QFileInfo(folder).absoluteFilePath()).filePath(name));
}

} // namespace halftruth
