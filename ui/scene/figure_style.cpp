#include "ui/scene/figure_style.h"

#include <algorithm>

namespace halftruth {

namespace {

/// A pattern for each colour, in units of the pen's width: told apart at 0.9 pt, the first is a solid line.
const std::array<QList<double>, 8> &patterns() {
    static const std::array<QList<double>, 8> all{
        {{}, {6, 2.5}, {1.2, 2}, {6, 2, 1.2, 2}, {3, 3}, {14, 2.5, 4, 2.5}, {6, 2, 1.2, 2, 1.2, 2}, {1.2, 4}}};
    return all;
}

/// Greys that are told apart on paper, the darkest first.
constexpr std::array<int, 8> greys{0x30, 0x90, 0x60, 0xb0, 0x48, 0xc8, 0x78, 0x00};

} // namespace

QFont FigureStyle::font(double pixels, QFont::Weight weight) const {
    QFont result = textFont(pixels, weight);
    if (!family.isEmpty())
        result.setFamily(family);
    return result;
}

QColor FigureStyle::colour(const Theme &theme, ColourIndex index) const {
    if (ink != Ink::Black || index == strongColour || index == inkColour)
        return theme.colour(index);
    const int grey = greys[index % greys.size()];
    // On a dark card the lightest is the strongest.
    const int shade = theme.card.lightness() < 128 ? 255 - grey / 2 : grey;
    return {shade, shade, shade};
}

QColor FigureStyle::colour(const Theme &theme, const Points &points) const {
    const QColor own = colour(theme, points.colour);
    return points.role == Role::Pinned ? pinnedColour(own, theme) : own;
}

QPen FigureStyle::pen(const Theme &theme, const Curve &curve) const {
    QPen pen = curvePen(
        curve, ink == Ink::Black && curve.colour != inkColour ? theme.text : theme.colour(curve.colour), theme);
    pen.setWidthF(pen.widthF() * lineWidth / 2.0); // theme's pens are made for an exact curve of 2 px
    // Lines on a map are of one ink anyway, and told apart by what they are.
    if (ink == Ink::Colour || curve.role == Role::Reference || curve.role == Role::Pinned ||
        curve.colour == inkColour)
        return pen;
    const QList<double> &pattern = patterns()[curve.colour % patterns().size()];
    if (pattern.isEmpty())
        pen.setStyle(Qt::SolidLine);
    else
        pen.setDashPattern(pattern);
    return pen;
}

QPen FigureStyle::bandEdgePen(const Theme &theme, const Band &band) const {
    QPen pen = halftruth::bandEdgePen(ink == Ink::Black ? theme.text : theme.colour(band.colour), theme);
    pen.setWidthF(pen.widthF() * lineWidth / 2.0);
    return pen;
}

const std::array<QRgb, 256> &FigureStyle::colourTable(ColourScale::Kind kind) const {
    static const std::array<QRgb, 256> grey = [] {
        std::array<QRgb, 256> table{};
        for (int i = 0; i < 256; ++i)
            table[static_cast<std::size_t>(i)] = qRgb(255 - i * 7 / 8, 255 - i * 7 / 8, 255 - i * 7 / 8);
        return table;
    }();
    return ink == Ink::Black ? grey : halftruth::colourTable(kind);
}

const std::array<float, 256> &FigureStyle::luminances(ColourScale::Kind kind) const {
    const auto of = [](const std::array<QRgb, 256> &colours) {
        std::array<float, 256> result{};
        std::ranges::transform(colours, result.begin(),
                               [](QRgb each) { return static_cast<float>(relativeLuminance(each)); });
        return result;
    };
    static const auto grey = of(FigureStyle{.ink = Ink::Black}.colourTable(ColourScale::Kind::Sequential));
    static const auto sequential = of(halftruth::colourTable(ColourScale::Kind::Sequential));
    static const auto diverging = of(halftruth::colourTable(ColourScale::Kind::Diverging));
    return ink == Ink::Black ? grey : kind == ColourScale::Kind::Diverging ? diverging : sequential;
}

} // namespace halftruth
