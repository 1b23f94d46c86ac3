#pragma once

#include "core/explorers/accuracy/accuracy_figures.h"

namespace halftruth::accuracy {

/// Adds to the answer on accuracy what the lecture's theorem is made of: the line from yes answers to the estimate
/// [GA], the standard errors of coins and of sampling with the bound 1/(16γ²n) [WN], and a guide 1/√n on the chart of
/// errors, unless that has them relative to the exact one.
void addSources(const Request &request, const Design &design, bool relative, Exploration &answer);

} // namespace halftruth::accuracy
