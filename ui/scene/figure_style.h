#pragma once

#include "ui/scene/theme.h"

#include "core/figure/figure.h"

#include <QFont>
#include <QPen>
#include <QString>

namespace halftruth {

/// How a figure is drawn, beside the colours of its theme: on screen always as it is here, in a file as it is asked
/// for. Lengths are pixels at 96 dpi; a file that wants larger type draws the whole figure larger.
struct FigureStyle {
    /// What tells curves apart.
    enum class Ink : std::uint8_t {
        Colour,
        Dashes, ///< colour, and a dash pattern for each
        Black   ///< a dash pattern for each, and greys for areas and heat maps
    };
    enum class Legend : std::uint8_t {
        Above,
        Inside, ///< where it hides nothing of the data, or names beside curves; above what has no such place
        None,
        AtEnds ///< each name at its curve's right end; above where they don't fit
    };

    static constexpr double cardMargin = 9;
    double margin = cardMargin; ///< around the figure; a smaller one makes it tight()
    double lineWidth = 2;       ///< of an exact curve; the others keep their ratio to it
    QString family{};           ///< of all texts but symbols; the program's own where empty
    bool title = true;
    Legend legend = Legend::AtEnds;
    bool markers = true;
    bool hiddenEntries = true; ///< in the legend, faded, of what a person has taken out
    Ink ink = Ink::Colour;
    QString footer{}; ///< below the figure, on as many lines as it takes

    bool operator==(const FigureStyle &) const = default;

    /// Whether all is laid out for the largest plot, as on a page: the colours of a map are told in the line of its
    /// title rather than beside it, long names of rows stand inside the plot, and powers of ten are written as such.
    [[nodiscard]] bool tight() const { return margin < cardMargin; }

    /// The size of the type that a figure is designed around.
    static constexpr double fontPixels = 12.0;

    [[nodiscard]] QFont font(double pixels = fontPixels, QFont::Weight weight = QFont::Normal) const;
    /// The colour of an area, a point or a curve.
    [[nodiscard]] QColor colour(const Theme &theme, ColourIndex index) const;
    [[nodiscard]] QColor colour(const Theme &theme, const Points &points) const;
    [[nodiscard]] QPen pen(const Theme &theme, const Curve &curve) const;
    [[nodiscard]] QPen bandEdgePen(const Theme &theme, const Band &band) const;
    /// The colours of a heat map, as colourTable(); in black and white from white to black.
    [[nodiscard]] const std::array<QRgb, 256> &colourTable(ColourScale::Kind kind) const;
    /// How light each of them is: relativeLuminance().
    [[nodiscard]] const std::array<float, 256> &luminances(ColourScale::Kind kind) const;
};

} // namespace halftruth
