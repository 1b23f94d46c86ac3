#include "core/figure/figure.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace halftruth {

std::string_view roleName(Role role) {
    switch (role) {
    case Role::Exact:
        return "exact";
    case Role::Bound:
        return "bound";
    case Role::Approximation:
        return "approximation";
    case Role::Simulation:
        return "simulation";
    case Role::Reference:
        return "reference";
    case Role::Pinned:
        return "pinned";
    }
    return "";
}

std::string_view directionWord(Direction direction) {
    switch (direction) {
    case Direction::Exact:
        return "exact";
    case Direction::AtMost:
        return "at most";
    case Direction::AtLeast:
        return "at least";
    case Direction::About:
        return "about";
    }
    return "";
}

Text doesNotApply() { return tr("does not apply"); }

Rounding roundingOf(Direction direction) {
    switch (direction) {
    case Direction::AtMost:
        return Rounding::Up;
    case Direction::AtLeast:
        return Rounding::Down;
    case Direction::Exact:
    case Direction::About:
        break;
    }
    return Rounding::Nearest;
}

Number shownNumber(const Readout &readout) {
    return readout.shown.value_or(Number{.value = readout.value, .rounding = roundingOf(readout.direction)});
}

const HeatMap *heatMap(const Figure &figure) {
    for (const Layer &layer : figure.layers)
        if (const auto *map = std::get_if<HeatMap>(&layer))
            return map;
    return nullptr;
}

namespace {

bool allFinite(const auto &values) {
    return std::ranges::all_of(values, [](auto value) { return std::isfinite(value); });
}

bool noneInfinite(const auto &values) {
    return std::ranges::none_of(values, [](auto value) { return std::isinf(value); });
}

class Inspection {
public:
    explicit Inspection(const Figure &figure) : m_figure(figure) {}

    std::vector<std::string> run() {
        expect(!m_figure.id.empty(), "the figure has no id");
        expect(!m_figure.title.empty(), "the figure has no title");
        expect(!m_figure.caption.empty(), "the figure has no caption");
        axis(m_figure.x, "x");
        axis(m_figure.y, "y");
        bool drawsSomething = !m_figure.note.empty();
        for (const Layer &layer : m_figure.layers)
            drawsSomething = std::visit([this](const auto &each) { return check(each); }, layer) || drawsSomething;
        expect(drawsSomething, "nothing is drawn, and no note says why");
        return std::move(m_found);
    }

private:
    void expect(bool holds, const std::string &complaint) {
        if (!holds)
            m_found.push_back(m_figure.id + ": " + complaint);
    }
    void axis(const Axis &axis, const std::string &which) {
        expect(!axis.title.empty(), which + " axis has no title");
        expect(std::isfinite(axis.range.lower) && std::isfinite(axis.range.upper) &&
                   axis.range.lower < axis.range.upper,
               which + " axis has no proper range");
        expect(axis.scale == Scale::Linear || axis.range.lower > 0, which + " axis is logarithmic but reaches 0");
    }
    void legend(const Text &entry) {
        const std::string label = english(entry);
        expect(!label.empty(), "a legend entry is empty");
        expect(m_labels.insert(label).second, "two legend entries read '" + label + "'");
    }
    bool xy(const std::vector<double> &x, const std::vector<double> &y, const Text &of) {
        return xy(x, y, english(of));
    }
    bool xy(const std::vector<double> &x, const std::vector<double> &y, const std::string &label) {
        expect(x.size() == y.size(), label + " has x and y of different lengths");
        expect(allFinite(x) && allFinite(y), label + " has values that are not finite");
        return !x.empty();
    }
    bool check(const Curve &curve) {
        if (curve.inLegend)
            legend(curve.legend.empty() ? curve.label : curve.legend);
        return xy(curve.x, curve.y, curve.label);
    }
    bool check(const Points &points) {
        if (points.inLegend)
            legend(points.legend.empty() ? points.label : points.legend);
        return xy(points.x, points.y, points.label);
    }
    bool check(const Bars &bars) {
        legend(bars.label);
        return xy(bars.x, bars.y, bars.label);
    }
    bool check(const Band &band) {
        if (band.inLegend)
            legend(band.label);
        expect(allFinite(band.upper) && band.upper.size() == band.x.size(),
               english(band.label) + " has a broken upper edge");
        return xy(band.x, band.lower, band.label);
    }
    bool check(const HeatMap &map) {
        expect(map.values.size() == map.xs.size() * map.ys.size(), "the heat map's grid has the wrong size");
        expect(allFinite(map.values) || (noneInfinite(map.values) && !m_figure.note.empty()),
               "the heat map has values that are not finite, and no note says why");
        expect(map.colours.range.lower < map.colours.range.upper, "the colour scale has no proper range");
        expect(!map.label.empty(), "the colour bar has no title");
        return !map.values.empty();
    }
    bool check(const Contour &contour) {
        for (const Contour::Line &line : contour.lines)
            xy(line.x, line.y, "contour " + english(contour.label));
        return false;
    }
    bool check(const Marker &marker) {
        expect(std::isfinite(marker.value), "a marker is not finite");
        return false;
    }
    bool check(const Annotation &annotation) {
        expect(std::isfinite(annotation.x) && std::isfinite(annotation.y), "an annotation is nowhere");
        return false;
    }

    const Figure &m_figure;
    std::vector<std::string> m_found;
    std::set<std::string> m_labels;
};

} // namespace

std::vector<std::string> defects(const Figure &figure) { return Inspection(figure).run(); }

} // namespace halftruth
