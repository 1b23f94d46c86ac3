#pragma once

#include "ui/files/figure_file.h"

#include <QStringList>

#include <string>
#include <vector>

namespace halftruth {

/// The words of the command line for the choices of a picture, each at the place of its value: FigureStyle::Ink,
/// FigureStyle::Legend, and the rows of a table, long or wide.
[[nodiscard]] const std::vector<std::string> &inkWords();
[[nodiscard]] const std::vector<std::string> &legendWords();
[[nodiscard]] const std::vector<std::string> &tableWords();

/// The options of "halftruth export" that ask for such a file, without those that have what they have by themselves:
/// "--size", "85x60mm". A format that is no picture only has those of its own.
[[nodiscard]] QStringList pictureWords(const PictureOptions &options, FigureFormat format);

} // namespace halftruth
