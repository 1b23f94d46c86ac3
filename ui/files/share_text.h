#pragma once

#include "ui/files/figure_file.h"

#include <QString>

namespace halftruth {

/// What is on screen as plain text in the window's language: the question, the parameters, the sentence, every number
/// and the sources. A bound is rounded so that it still holds.
[[nodiscard]] QString shareText(const Provenance &provenance);

/// The parameters and numbers as a LaTeX tabular of three columns: name, value, unit. It needs no package; symbols
/// are mathematics. With the command that makes the numbers in a comment.
[[nodiscard]] QString shareLatex(const Provenance &provenance);

/// A text with the tags of texts (<b>, <i>, <sub>, <sup>) and the entities of HTML as LaTeX: what LaTeX reads as
/// commands is escaped, letters and signs of formulas are mathematics, in text and in formulas alike.
[[nodiscard]] QString latexOf(const QString &markup);

} // namespace halftruth
