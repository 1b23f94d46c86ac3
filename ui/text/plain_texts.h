#pragma once

#include <QString>

namespace halftruth {

/// From now on every label of the application is plain text unless it was made rich by its setTextFormat(), and every
/// tool tip is plain text: what Qt would guess to be HTML may come from a file or a person, and be a link. Installed
/// once, however often it is called; needs the application.
void keepTextsPlain();

/// A text in HTML whose letters with a mark over them stand in italics, as symbols do elsewhere: fontFor() says what
/// becomes of upright ones.
[[nodiscard]] QString withItalicMarks(QString html);

/// A plain text as a tool tip shows it: broken into lines where it is long, markup as the letters it is made of.
[[nodiscard]] QString asToolTip(const QString &plain);

} // namespace halftruth
