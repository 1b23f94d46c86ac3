#pragma once

#include "core/math/count/count_distribution.h"

#include <span>

namespace halftruth {

/// P[A_n(m) ≤ first + k·stride] for k = 0, 1, …, cdf.size() − 1: what a picture of the cdf needs [KR2 §3.1]. Outcomes
/// before 0 have 0, those after n have 1. stride ≥ 1. Exact: relative error 1e-12 (6e-12 below 1e-100) where it is
/// above 1e-300, and 0 below. Costs the pixels and at most the standard deviation of 1000, whatever n is. Throws
/// std::domain_error.
void countCdfGrid(const CountModel &model, std::int64_t first, std::int64_t stride, std::span<double> cdf);

} // namespace halftruth
