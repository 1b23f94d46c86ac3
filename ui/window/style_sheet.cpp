#include "ui/window/style_sheet.h"

#include <QFile>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

QString colourNamed(const Theme &theme, const QString &name) {
    const std::array<std::pair<const char *, const QColor *>, 16> colours{{{"window", &theme.window},
                                                                           {"panel", &theme.panel},
                                                                           {"card", &theme.card},
                                                                           {"border", &theme.border},
                                                                           {"edge", &theme.edge},
                                                                           {"text", &theme.text},
                                                                           {"softText", &theme.softText},
                                                                           {"mutedText", &theme.mutedText},
                                                                           {"accent", &theme.accent},
                                                                           {"accentSoft", &theme.accentSoft},
                                                                           {"onAccent", &theme.onAccent},
                                                                           {"grid", &theme.grid},
                                                                           {"good", &theme.good},
                                                                           {"goodSoft", &theme.goodSoft},
                                                                           {"warning", &theme.warning},
                                                                           {"warningSoft", &theme.warningSoft}}};
    for (const auto &[known, colour] : colours)
        if (name == QLatin1String(known))
            return colour->name();
    if (name == QStringLiteral("tick")) // the picture of what is on the accent
        return theme.onAccent.lightnessF() > 0.5 ? QStringLiteral("light") : QStringLiteral("dark");
    throw std::logic_error("style.qss: no such colour: " + name.toStdString());
}

} // namespace

QString styleSheet(const Theme &theme, double scale) {
    QFile file(QStringLiteral(":/style.qss"));
    if (!file.open(QIODevice::ReadOnly))
        throw std::logic_error("no style.qss");
    const QString sheet = QString::fromUtf8(file.readAll());
    static const QRegularExpression variable(QStringLiteral("@(\\w+)|font-size: (\\d+)px"));
    QString result;
    qsizetype done = 0;
    for (auto matches = variable.globalMatch(sheet); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += sheet.mid(done, match.capturedStart() - done);
        result += match.hasCaptured(1)
                      ? colourNamed(theme, match.captured(1))
                      : QStringLiteral("font-size: %1px").arg(std::lround(match.captured(2).toInt() * scale));
        done = match.capturedEnd();
    }
    return result + sheet.mid(done);
}

} // namespace halftruth
