#include "ui/window/desktop_wishes.h"

#include "ui/threads/settings.h"

#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

namespace halftruth {

namespace {

const QString motionKey = QStringLiteral("window/reduceMotion");

bool isOff(const QVariant &value) {
    const QString text = value.toString().trimmed().toLower();
    return text == QStringLiteral("false") || text == QStringLiteral("0");
}

/// A value of a desktop's own settings file; nothing where there is none.
QVariant desktopSetting(const QString &file, const QString &key) {
    const QString found = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return found.isEmpty() ? QVariant() : QSettings(found, QSettings::IniFormat).value(key);
}

/// GNOME keeps them in a database, which its own tool reads.
QString gnomeSetting(const QString &schema, const QString &key) {
    if (!qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QStringLiteral("GNOME")))
        return {};
    constexpr int patience = 300; // milliseconds; it usually takes ten
    QProcess tool;
    tool.start(QStringLiteral("gsettings"), {QStringLiteral("get"), schema, key});
    if (!tool.waitForFinished(patience)) {
        tool.kill();
        tool.waitForFinished(patience);
        return {};
    }
    return QString::fromUtf8(tool.readAllStandardOutput()).trimmed();
}

/// Whether animations are switched off in the desktop's settings: GTK's, KDE's or GNOME's.
bool desktopIsStill() {
    const QVariant factor =
        desktopSetting(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
    bool isNumber = false;
    const bool none = factor.toDouble(&isNumber) == 0;
    return (none && isNumber) ||
           isOff(desktopSetting(QStringLiteral("gtk-3.0/settings.ini"),
                                QStringLiteral("Settings/gtk-enable-animations"))) ||
           isOff(gnomeSetting(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations")));
}

} // namespace

bool motionReduced() {
    const QVariant chosen = Settings::all().value(motionKey);
    if (chosen.isValid())
        return chosen.toBool();
    const bool still = desktopIsStill();
    rememberReducedMotion(still); // asked at the first start only
    return still;
}

bool contrastWished() {
    const auto named = [](const QVariant &scheme) {
        return scheme.toString()
            .remove(QLatin1Char(' '))
            .contains(QStringLiteral("HighContrast"), Qt::CaseInsensitive);
    };
    return named(desktopSetting(QStringLiteral("gtk-3.0/settings.ini"), QStringLiteral("Settings/gtk-theme-name"))) ||
           named(desktopSetting(QStringLiteral("kdeglobals"), QStringLiteral("ColorScheme"))) ||
           gnomeSetting(QStringLiteral("org.gnome.desktop.a11y.interface"), QStringLiteral("high-contrast")) ==
               QStringLiteral("true");
}

void rememberReducedMotion(bool reduced) { Settings::all().setValue(motionKey, reduced); }

} // namespace halftruth
