#pragma once

#include "app/command_line.h"

#include "core/explorers/explorer.h"

#include <string>

namespace halftruth {

/// --window AXIS=FROM:TO and --scale AXIS=linear|log, each once for x and once for y: the part of a figure to show.
void addViewOptions(CommandLine &line);

/// What they ask for. Throws std::domain_error for what isn't understood and for an axis given twice, UsageError
/// where no figure is named.
[[nodiscard]] View viewOption(const CommandLine &line);

/// How far the class has come that is to be shown; all of it where --so-far isn't given. Throws std::domain_error for
/// what isn't understood, UsageError for an explorer without a class.
[[nodiscard]] std::optional<ClassStage> stageOption(const CommandLine &line, const ExplorerSpec &explorer);

/// What the chart is called; empty where --title isn't given. Throws std::domain_error for an explorer whose chart
/// has its own title.
[[nodiscard]] std::string titleOption(const CommandLine &line, const ExplorerSpec &explorer);

/// Throws UsageError where the figure doesn't show what was asked for: a log axis has no place for 0, and not every
/// axis has a choice of scale.
void requireShown(const View &view, const Figure &figure);

} // namespace halftruth
