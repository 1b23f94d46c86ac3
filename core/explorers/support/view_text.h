#pragma once

#include "core/explorers/explorer.h"

#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// A view and the stage of a class in words, as the command line and the files of figures have it: "x=1:10" for a
/// window, "y=log" for a scale.

/// The window of each axis that has one: "x=FROM:TO", "y=FROM:TO".
[[nodiscard]] std::vector<std::string> windowTexts(const View &view);
/// The scale of each axis that has one: "x=log", "y=linear".
[[nodiscard]] std::vector<std::string> scaleTexts(const View &view);

/// Gives the view the window that a text names: two finite numbers, the larger one last. Throws std::domain_error for
/// what isn't understood, and for an axis that has one.
void addWindow(View &view, std::string_view text);
/// Gives the view the scale that a text names. Throws as addWindow() does.
void addScale(View &view, std::string_view text);

/// "12,3,hidden": so many pupils, or "all", have answered, so many repetitions, or "all", have been made, and the
/// truth is hidden or revealed.
[[nodiscard]] std::string stageText(const ClassStage &stage);
/// Reads it back. Throws std::domain_error for what isn't understood.
[[nodiscard]] ClassStage stageIn(std::string_view text);

} // namespace halftruth
