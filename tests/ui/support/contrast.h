#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

/// Relative luminance as WCAG 2.2 defines it.
[[nodiscard]] inline double luminance(const QColor &colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// The contrast of two colours, from 1 to 21.
[[nodiscard]] inline double contrast(const QColor &a, const QColor &b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

/// What is seen of a colour that lets another through.
[[nodiscard]] inline QColor over(const QColor &above, const QColor &below) {
    const auto mixed = [part = above.alphaF()](float a, float b) { return part * a + (1 - part) * b; };
    return QColor::fromRgbF(mixed(above.redF(), below.redF()), mixed(above.greenF(), below.greenF()),
                            mixed(above.blueF(), below.blueF()));
}
