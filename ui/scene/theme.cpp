#include "ui/scene/theme.h"

#include "core/scenario/pins.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <span>
#include <stdexcept>

namespace halftruth {

namespace {

QColor rgb(QRgb value) { return QColor::fromRgb(value); }

Theme lightTheme() {
    return {.id = "light",
            .window = rgb(0xf3f4f7),
            .panel = rgb(0xfbfbfd),
            .card = rgb(0xffffff),
            .border = rgb(0xdfe1e7),
            .edge = rgb(0x7f8696),
            .text = rgb(0x1b1f2a),
            .softText = rgb(0x474d5c),
            .mutedText = rgb(0x5f6676),
            .accent = rgb(0x2f5bd7),
            .accentSoft = rgb(0xe6ecfb),
            .onAccent = rgb(0xffffff),
            .grid = rgb(0xeceef2),
            .frame = rgb(0x8a909e),
            .contour = rgb(0x1b1f2a),
            .contourOnDark = rgb(0xffffff),
            .plate = QColor(255, 255, 255, 225),
            .good = rgb(0x1d6f42),
            .goodSoft = rgb(0xe3f4ea),
            .warning = rgb(0xa8430d),
            .warningSoft = rgb(0xfbeee6),
            .series = {rgb(0x0072b2), rgb(0xd55e00), rgb(0x009e73), rgb(0xc0679a), rgb(0x2e93d1), rgb(0xb87d00),
                       rgb(0x6b6f7a), rgb(0x1b1f2a)}};
}

Theme darkTheme() {
    return {.id = "dark",
            .window = rgb(0x14161b),
            .panel = rgb(0x1b1e25),
            .card = rgb(0x1f232b),
            .border = rgb(0x343944),
            .edge = rgb(0x767e8f),
            .text = rgb(0xeceef3),
            .softText = rgb(0xb9bfcc),
            .mutedText = rgb(0x9aa1b0),
            .accent = rgb(0x7f9dff),
            .accentSoft = rgb(0x273356),
            .onAccent = rgb(0x10131a),
            .grid = rgb(0x2c313b),
            .frame = rgb(0x767e8f),
            .contour = rgb(0x1b1f2a),
            .contourOnDark = rgb(0xffffff),
            .plate = QColor(31, 35, 43, 225),
            .good = rgb(0x7fd6a4),
            .goodSoft = rgb(0x1d3a2b),
            .warning = rgb(0xf2a77c),
            .warningSoft = rgb(0x402a1e),
            .series = {rgb(0x4fb0e8), rgb(0xf08a4b), rgb(0x2fc79c), rgb(0xe2a0c6), rgb(0x9ad4f5), rgb(0xf2bd4a),
                       rgb(0x9aa1b0), rgb(0x1b1f2a)}};
}

Theme printTheme() {
    Theme print = lightTheme();
    print.id = "print";
    print.text = rgb(0x000000);
    print.softText = rgb(0x1a1a1a);
    print.mutedText = rgb(0x444444);
    print.grid = rgb(0xe6e6e6);
    print.frame = rgb(0x666666);
    print.contour = rgb(0x111111);
    print.series[7] = rgb(0x000000);
    return print;
}

/// A thin curve that lets more through is less than 3 to 1 on the background; its dashes tell it from others.
constexpr double contrastPinnedOpacity = 0.85;

/// Every line and every letter at 7 to 1, frames and tracks as dark as text.
Theme lightContrastTheme() {
    Theme theme = lightTheme();
    theme.id = "contrast-light";
    theme.window = theme.panel = theme.card = rgb(0xffffff);
    theme.border = theme.edge = theme.text = theme.softText = theme.frame = rgb(0x000000);
    theme.mutedText = rgb(0x2b2f38);
    theme.accent = rgb(0x0033b0);
    theme.accentSoft = rgb(0xdde6ff);
    theme.grid = rgb(0xb0b4be);
    theme.contour = rgb(0x000000);
    theme.plate = rgb(0xffffff);
    theme.good = rgb(0x00481f);
    theme.goodSoft = theme.warningSoft = rgb(0xffffff);
    theme.warning = rgb(0x7a2a00);
    theme.series = {rgb(0x002a4c), rgb(0x8f3a00), rgb(0x00614a), rgb(0x8a2f63),
                    rgb(0x006dab), rgb(0x6e4a00), rgb(0x3a3d45), rgb(0x000000)};
    theme.pinnedOpacity = contrastPinnedOpacity;
    return theme;
}

Theme darkContrastTheme() {
    Theme theme = darkTheme();
    theme.id = "contrast-dark";
    theme.window = theme.panel = theme.card = rgb(0x000000);
    theme.border = theme.edge = theme.text = theme.softText = theme.frame = rgb(0xffffff);
    theme.mutedText = rgb(0xdcdfe6);
    theme.accent = rgb(0x9fb8ff);
    theme.accentSoft = rgb(0x1a2a5c);
    theme.onAccent = rgb(0x000000);
    theme.grid = rgb(0x5a5f6b);
    theme.contour = rgb(0x000000);
    theme.plate = rgb(0x000000);
    theme.good = rgb(0x9df0bd);
    theme.goodSoft = theme.warningSoft = rgb(0x000000);
    theme.warning = rgb(0xffbe94);
    theme.series = {rgb(0x3f9bff), rgb(0xffa060), rgb(0x4fe3b6), rgb(0xffb3dc),
                    rgb(0xc8ecff), rgb(0xffd060), rgb(0xc8ccd6), rgb(0x000000)};
    theme.pinnedOpacity = contrastPinnedOpacity;
    return theme;
}

constexpr ColourIndex greyColour = 6; ///< of what nothing else has a colour for

struct Stop {
    double at;
    QRgb colour;
};

std::array<QRgb, 256> interpolated(std::span<const Stop> stops) {
    std::array<QRgb, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double at = static_cast<double>(i) / 255.0;
        std::size_t upper = 1;
        while (upper + 1 < stops.size() && stops[upper].at < at)
            ++upper;
        const Stop &from = stops[upper - 1];
        const Stop &to = stops[upper];
        const double part = std::clamp((at - from.at) / (to.at - from.at), 0.0, 1.0);
        const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + part * (b - a))); };
        table[i] = qRgb(mix(qRed(from.colour), qRed(to.colour)), mix(qGreen(from.colour), qGreen(to.colour)),
                        mix(qBlue(from.colour), qBlue(to.colour)));
    }
    return table;
}

} // namespace

double relativeLuminance(QRgb colour) {
    const auto linear = [](int part) {
        const double value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

const Theme &theme(std::string_view id) {
    static const std::array themes{lightTheme(), darkTheme(), printTheme(), lightContrastTheme(),
                                   darkContrastTheme()};
    for (const Theme &each : themes)
        if (each.id.toStdString() == id)
            return each;
    throw std::invalid_argument("no such theme: " + std::string(id));
}

std::array<std::string_view, 3> pictureThemes() { return {"light", "dark", "print"}; }
std::array<std::string_view, 4> windowThemes() { return {"light", "dark", "contrast-light", "contrast-dark"}; }

QPalette Theme::palette() const {
    QPalette result;
    result.setColor(QPalette::Window, panel);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, card);
    result.setColor(QPalette::AlternateBase, window);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::Button, panel);
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, onAccent);
    result.setColor(QPalette::ToolTipBase, card);
    result.setColor(QPalette::ToolTipText, text);
    result.setColor(QPalette::PlaceholderText, mutedText);
    result.setColor(QPalette::Highlight, accent);
    result.setColor(QPalette::HighlightedText, onAccent);
    result.setColor(QPalette::Link, accent);
    result.setColor(QPalette::LinkVisited, accent);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        result.setColor(QPalette::Disabled, role, mutedText);
    return result;
}

QColor mixedColour(const QColor &own, const QColor &ground, double share) {
    const auto mixed = [by = static_cast<float>(share)](float a, float b) { return std::lerp(a, b, by); };
    return QColor::fromRgbF(mixed(ground.redF(), own.redF()), mixed(ground.greenF(), own.greenF()),
                            mixed(ground.blueF(), own.blueF()));
}

QColor pinnedColour(const QColor &colour, const Theme &theme) {
    return mixedColour(colour, theme.card, theme.pinnedOpacity);
}

QPen rolePen(Role role, const QColor &colour, const Theme &theme) {
    QPen pen(colour, 2.0, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    switch (role) {
    case Role::Exact:
        break;
    case Role::Bound:
        pen.setDashPattern({5, 3});
        break;
    case Role::Approximation:
        pen.setDashPattern({1, 1.6});
        break;
    case Role::Simulation: // stronger than the edges of the band it lies in
        pen.setWidthF(1.8);
        break;
    case Role::Reference: // thinner, yet 3 to 1 where two pixels share it
        pen.setWidthF(1.6);
        break;
    case Role::Pinned:
        pen.setColor(pinnedColour(colour, theme));
        pen.setWidthF(1.6);
        break;
    }
    return pen;
}

QPen curvePen(const Curve &curve, const QColor &colour, const Theme &theme) {
    QPen pen = rolePen(curve.role, colour, theme);
    if (curve.role == Role::Reference && curve.colour != greyColour) {
        // Muted twice, by its width and by what shines through, a colour would be too pale to tell.
        pen.setColor(colour);
        pen.setWidthF(1.8);
    }
    if (curve.solid)
        pen.setStyle(Qt::SolidLine);
    if (curve.gaps) {
        // More gap than stroke: no bound is drawn so. Two of them over the same curve take turns.
        pen.setDashPattern(curve.second ? QList<double>{7, 3, 1.2, 3} : QList<double>{3, 6});
        pen.setDashOffset(curve.colour % 2 == 0 ? 4.5 : 0);
    }
    if (curve.role == Role::Pinned) {
        if (curve.colour == inkColour) { // on a map, which is no card
            QColor faded = colour;
            faded.setAlphaF(static_cast<float>(theme.pinnedOpacity));
            pen.setColor(faded);
        }
        // Each pin has dashes of its own, in the colour of the curve it is of.
        static const std::array<QList<double>, mostPins> patterns{
            {{4, 2.5}, {1.2, 2}, {8, 2.5}, {6, 2, 1.2, 2}, {2.5, 1.5}, {8, 2, 1.2, 2, 1.2, 2}}};
        pen.setDashPattern(patterns[(std::max<std::size_t>(curve.pin, 1) - 1) % patterns.size()]);
    }
    return pen;
}

QPen bandEdgePen(const QColor &colour, const Theme &theme) {
    // Thinner than a curve, it is shared by pixels on every slope: a colour that is 3 to 1 by itself is paler there.
    constexpr double own = 0.75;
    return {mixedColour(colour, theme.text, own), 1.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
}

const std::array<QRgb, 256> &colourTable(ColourScale::Kind kind) {
    // Blue for negative, orange for positive, white at 0: told apart with every common colour blindness.
    static const std::array<Stop, 9> divergingStops{{{0.0, 0x08306b},
                                                     {0.125, 0x2171b5},
                                                     {0.25, 0x6baed6},
                                                     {0.375, 0xc6dbef},
                                                     {0.5, 0xffffff},
                                                     {0.625, 0xfdd0a2},
                                                     {0.75, 0xf5904f},
                                                     {0.875, 0xd1500b},
                                                     {1.0, 0x7f2704}}};
    // Viridis at sixteenths.
    static const std::array<Stop, 17> viridisStops{{{0.0, 0x440154},
                                                    {0.0625, 0x48186a},
                                                    {0.125, 0x472d7b},
                                                    {0.1875, 0x424086},
                                                    {0.25, 0x3b528b},
                                                    {0.3125, 0x33638d},
                                                    {0.375, 0x2c728e},
                                                    {0.4375, 0x26828e},
                                                    {0.5, 0x21918c},
                                                    {0.5625, 0x1fa088},
                                                    {0.625, 0x28ae80},
                                                    {0.6875, 0x3fbc73},
                                                    {0.75, 0x5ec962},
                                                    {0.8125, 0x84d44b},
                                                    {0.875, 0xaddc30},
                                                    {0.9375, 0xd8e219},
                                                    {1.0, 0xfde725}}};
    static const std::array<QRgb, 256> diverging = interpolated(divergingStops);
    static const std::array<QRgb, 256> viridis = interpolated(viridisStops);
    return kind == ColourScale::Kind::Diverging ? diverging : viridis;
}

namespace {

/// The family that is drawn where another, or a generic one, is asked for: what a file can name.
QString realFamily(const QString &family) {
    thread_local QHash<QString, QString> known; // exports are drawn on threads of their own
    QString &real = known[family];
    if (real.isEmpty())
        real = QFontInfo(QFont(family)).family();
    return real;
}

} // namespace

QFont textFont(double pixels, QFont::Weight weight) {
    QFont font = QGuiApplication::font();
    font.setFamily(realFamily(font.family()));
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

QFont symbolFont(double pixels) {
    QFont font(realFamily(QStringLiteral("serif")));
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setItalic(true);
    return font;
}

} // namespace halftruth
