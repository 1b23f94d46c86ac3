#pragma once

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

/// What programs have in common that show the window off screen, beside the tests: pictures and measures.
namespace shown {

/// Before the application is made: a screen on which the window has room.
inline void useScreen() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" HALFTRUTH_SCREEN);
}

/// Behind it: nobody's settings, for as long as this lives, and the looks of every platform.
class OwnSettings {
public:
    OwnSettings() {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QApplication::setOrganizationName(QStringLiteral("HalftruthShown"));
        QApplication::setApplicationName(QStringLiteral("Halftruth"));
        QApplication::setStyle(QStringLiteral("Fusion"));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace shown
