#include "ui/window/settings_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace halftruth {

namespace {

/// "Halftruth.conf.damaged", or with the first number that is free.
QString freeName(const QString &fileName) {
    const QString damaged = fileName + QStringLiteral(".damaged");
    QString name = damaged;
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = damaged + QStringLiteral("-%1").arg(i);
    return name;
}

} // namespace

std::optional<QString> setDamagedSettingsAside() {
    const QSettings settings;
    if (settings.status() == QSettings::NoError)
        return std::nullopt;
    const QString fileName = settings.fileName();
    const QString aside = freeName(fileName);
    if (QFile::rename(fileName, aside))
        return QCoreApplication::translate("Settings", "Your settings can't be read: Halftruth starts with the usual "
                                                       "ones. The old file has been kept as %1.")
            .arg(aside);
    return QCoreApplication::translate("Settings",
                                       "Your settings can't be read, nor renamed: Halftruth starts with the "
                                       "usual ones and can't keep others. The file is %1.")
        .arg(fileName);
}

} // namespace halftruth
