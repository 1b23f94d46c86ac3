#pragma once

#include "core/figure/figure.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPen>
#include <QRgb>
#include <QString>

#include <array>
#include <string_view>
#include <vector>

namespace halftruth {

/// Every colour of the program by name. Widgets, figures and exports take theirs from here and nowhere else.
struct Theme {
    QString id; ///< "light", "dark", "print", "contrast-light", "contrast-dark"

    QColor window;     ///< behind the cards
    QColor panel;      ///< navigation, parameters, tool bar
    QColor card;       ///< behind figures
    QColor border;     ///< thin lines around cards
    QColor edge;       ///< around fields, tracks of sliders: seen by everybody who is to use them
    QColor text;       ///< titles and values
    QColor softText;   ///< labels, axis numbers
    QColor mutedText;  ///< hints
    QColor accent;     ///< the one accent
    QColor accentSoft; ///< behind selected and accented text
    QColor onAccent;   ///< text on the accent
    QColor grid;       ///< inside plots
    QColor frame;      ///< around plots
    QColor contour;    ///< on what is light
    QColor contourOnDark;
    QColor plate; ///< behind text that lies on data
    QColor good;  ///< tag of exact numbers
    QColor goodSoft;
    QColor warning; ///< refused values, tags of bounds
    QColor warningSoft;
    std::array<QColor, 8> series; ///< colour-blind-safe (Okabe and Ito 2008), each 3 to 1 on the background
    double pinnedOpacity = 0.4;   ///< of pinned curves and points

    [[nodiscard]] QPalette palette() const;
    [[nodiscard]] QColor colour(ColourIndex index) const {
        return index == strongColour ? text : series[index % series.size()];
    }
    /// Of a band: pale, so that what lies in it is seen, unless it is to stand out.
    [[nodiscard]] static double bandOpacity(ColourIndex index) { return index == strongColour ? 0.75 : 0.18; }
    static constexpr double quietOpacity = 0.07; ///< of a band that isn't the chosen one
};

/// How light a colour is, from 0 for black to 1 for white, as WCAG 2.2 defines it.
[[nodiscard]] double relativeLuminance(QRgb colour);

[[nodiscard]] const Theme &theme(std::string_view id);
/// What a picture can be drawn in, and what a window can look like.
[[nodiscard]] std::array<std::string_view, 3> pictureThemes();
[[nodiscard]] std::array<std::string_view, 4> windowThemes();

/// The pen of a curve by its role: exact solid 2 px, bound dashed, approximation dotted, reference and pinned thin.
[[nodiscard]] QPen rolePen(Role role, const QColor &colour, const Theme &theme);
/// That share of a colour, and the rest of what it lies on, as if that shone through.
[[nodiscard]] QColor mixedColour(const QColor &own, const QColor &ground, double share);
/// The colour of what is pinned, from that of what it was: mixed with the card, since what really shines through
/// takes twice as long to draw.
[[nodiscard]] QColor pinnedColour(const QColor &colour, const Theme &theme);
/// The pen of a curve of this colour: that of its role, with gaps where it asks for them; pinned ones have the dashes
/// of their pin, and a reference that isn't grey keeps its colour.
[[nodiscard]] QPen curvePen(const Curve &curve, const QColor &colour, const Theme &theme);

/// The pen of a band's edges: what lies in a band is to be seen, so that it is too pale to be seen by itself.
[[nodiscard]] QPen bandEdgePen(const QColor &colour, const Theme &theme);

/// The colours of a heat map from the lower end of its scale to the upper.
[[nodiscard]] const std::array<QRgb, 256> &colourTable(ColourScale::Kind kind);

/// The system's font at a size in pixels, at a weight.
[[nodiscard]] QFont textFont(double pixels, QFont::Weight weight = QFont::Normal);
/// Italic serif, for symbols.
[[nodiscard]] QFont symbolFont(double pixels);

} // namespace halftruth
