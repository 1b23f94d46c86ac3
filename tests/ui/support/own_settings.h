#pragma once

#include "ui/threads/settings.h"

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

/// Settings of the test's own: what a person has set is neither read nor touched.
class OwnSettings {
public:
    OwnSettings() {
        halftruth::Settings::all().forget();
        QCoreApplication::setOrganizationName(QStringLiteral("HalftruthTest"));
        QCoreApplication::setApplicationName(QStringLiteral("Halftruth"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    }
    ~OwnSettings() { halftruth::Settings::all().forget(); }
    OwnSettings(const OwnSettings &) = delete;
    OwnSettings &operator=(const OwnSettings &) = delete;
    OwnSettings(OwnSettings &&) = delete;
    OwnSettings &operator=(OwnSettings &&) = delete;

    [[nodiscard]] QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};
