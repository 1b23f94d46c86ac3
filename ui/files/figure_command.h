#pragma once

#include "core/scenario/scenario.h"

#include <QString>
#include <QStringList>

#include <optional>

QT_BEGIN_NAMESPACE
class QFile;
QT_END_NAMESPACE

namespace halftruth {

/// A word as a shell takes it: in single quotes where it has more than plain characters.
[[nodiscard]] QString shellWord(const QString &word);

/// The words of such a line. Throws OpenError where a quote isn't closed.
[[nodiscard]] QStringList shellWords(const QString &line);

/// The command in an exported figure's file, PNG, SVG, PDF or CSV, open for reading; cost and memory don't grow with
/// the picture. Nothing where the file may be another kind of table. Throws OpenError for a picture without one.
[[nodiscard]] std::optional<QString> commandIn(QFile &file);

/// What "halftruth export EXPLORER ..." shows, files named from the folder or, where there is none, from the current
/// one. Throws OpenError, and whatever says what is wrong with a value or a data file.
[[nodiscard]] Scenario scenarioOf(const QString &command, const QString &folder);

} // namespace halftruth
