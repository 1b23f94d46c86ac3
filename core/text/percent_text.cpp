#include "core/text/percent_text.h"

namespace halftruth {

namespace {

constexpr const char *percentSign = " %";

} // namespace

std::string displayPercent(double share, int digits, Rounding rounding) {
    constexpr int mostDigits = 9;
    for (int more = digits; more <= mostDigits; ++more)
        if (const std::string text = displayNumber(100 * share, more, rounding); text != "100" || share == 1)
            return text + percentSign;
    return share < 1 ? std::string("more than 99.9999999") + percentSign : std::string("100") + percentSign;
}

std::string displayConfidence(double beta) {
    return beta < 1e-3 ? "1 \u2212 " + displayNumber(beta) : displayPercent(1 - beta);
}

} // namespace halftruth
