#pragma once

#include <QString>

namespace halftruth {

/// Whether a line must not end before this place of a plain text, although there is a space: formulas stay on a line
/// at their signs, and a number with its %.
[[nodiscard]] bool staysOnLine(const QString &text, qsizetype at);

/// A text, plain or with the tags and entities of HTML, with no-break spaces in those places. For what is shown;
/// copies and files have the spaces of the text.
[[nodiscard]] QString keptOnLines(QString text);

} // namespace halftruth
