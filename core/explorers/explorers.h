#pragma once

#include "core/explorers/explorer.h"

namespace halftruth {

/// The rows of explorerTable(), each in the file of its explorer.
[[nodiscard]] ExplorerSpec randomizedResponseExplorer();
[[nodiscard]] ExplorerSpec planExplorer();
[[nodiscard]] ExplorerSpec accuracyExplorer();
[[nodiscard]] ExplorerSpec countsExplorer();
[[nodiscard]] ExplorerSpec privacyRatioExplorer();
[[nodiscard]] ExplorerSpec anonymityExplorer();
[[nodiscard]] ExplorerSpec bitVectorsExplorer();
[[nodiscard]] ExplorerSpec samplingExplorer();
[[nodiscard]] ExplorerSpec mechanismsExplorer();
[[nodiscard]] ExplorerSpec repeatedExplorer();
[[nodiscard]] ExplorerSpec surveyExplorer();
[[nodiscard]] ExplorerSpec classroomExplorer();
[[nodiscard]] ExplorerSpec trustExplorer();
[[nodiscard]] ExplorerSpec customExplorer();

} // namespace halftruth
