#pragma once

#include "core/math/survey/survey.h"

#include <vector>

/// Those that every test of intervals goes through.
inline const std::vector<halftruth::IntervalMethod> intervalMethods{
    halftruth::IntervalMethod::Wald, halftruth::IntervalMethod::Wilson, halftruth::IntervalMethod::ClopperPearson,
    halftruth::IntervalMethod::FixedDatabase};
