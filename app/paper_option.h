#pragma once

#include "app/command_line.h"

#include <QPageSize>

namespace halftruth {

/// Adds --paper, the size of a PDF's pages.
void addPaperOption(CommandLine &line);

/// The paper wanted, one of sheetPapers(); the first where nothing is said. Throws UsageError.
[[nodiscard]] QPageSize::PageSizeId paperOption(const CommandLine &line);

} // namespace halftruth
