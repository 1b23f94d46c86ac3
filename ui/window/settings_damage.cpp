#include "ui/window/settings_damage.h"

#include "ui/threads/settings.h"

#include <QCoreApplication>

namespace halftruth {

std::optional<QString> settingsDamage() {
    const std::optional<Settings::Damage> damage = Settings::all().takeDamage();
    if (!damage)
        return std::nullopt;
    if (!damage->aside.isEmpty())
        return QCoreApplication::translate("Settings", "Your settings can't be read: Halftruth starts with the usual "
                                                       "ones. The old file has been kept as %1.")
            .arg(damage->aside);
    return QCoreApplication::translate("Settings",
                                       "Your settings can't be read, nor renamed: Halftruth starts with the "
                                       "usual ones and can't keep others. The file is %1.")
        .arg(damage->fileName);
}

} // namespace halftruth
