#include "app/python/conversions.h"

#include "core/scenario/answer.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

namespace halftruth::python {

namespace {

py::tuple pair(Interval interval) { return py::make_tuple(interval.lower, interval.upper); }

py::dict described(const Axis &axis) {
    py::dict result;
    result["title"] = text(english(axis.title));
    result["symbol"] = text(axis.symbol);
    result["unit"] = text(english(axis.unit));
    result["range"] = pair(axis.range);
    result["scale"] = axis.scale == Scale::Log ? "log" : "linear";
    return result;
}

py::dict layer(const char *kind) {
    py::dict result;
    result["kind"] = kind;
    return result;
}

/// A layer as docs/figure.schema.json has it, with arrays for lists.
struct LayerWriter {
    static py::dict series(const char *kind, const auto &each) {
        py::dict result = layer(kind);
        result["label"] = text(english(each.label));
        result["role"] = text(roleName(each.role));
        result["x"] = array(each.x);
        return result;
    }
    static py::dict xy(const char *kind, const auto &each) {
        py::dict result = series(kind, each);
        result["y"] = array(each.y);
        return result;
    }
    py::dict operator()(const Curve &curve) const { return xy("curve", curve); }
    py::dict operator()(const Points &points) const { return xy("points", points); }
    py::dict operator()(const Bars &bars) const {
        py::dict result = xy("bars", bars);
        result["width"] = bars.width;
        return result;
    }
    py::dict operator()(const Band &band) const {
        py::dict result = series("band", band);
        result["lower"] = array(band.lower);
        result["upper"] = array(band.upper);
        return result;
    }
    py::dict operator()(const HeatMap &map) const {
        py::dict result = layer("heat map");
        result["label"] = text(english(map.label));
        result["symbol"] = text(map.symbol);
        result["x"] = array(map.xs);
        result["y"] = array(map.ys);
        result["xEdges"] = pair(map.xEdges);
        result["yEdges"] = pair(map.yEdges);
        result["colourRange"] = pair(map.colours.range);
        py::array_t<double> values(
            {static_cast<py::ssize_t>(map.ys.size()), static_cast<py::ssize_t>(map.xs.size())});
        std::ranges::copy(map.values, values.mutable_data());
        result["values"] = values;
        return result;
    }
    py::dict operator()(const Contour &contour) const {
        py::dict result = layer("contour");
        result["level"] = contour.level;
        py::list lines;
        for (const Contour::Line &line : contour.lines) {
            py::dict each;
            each["x"] = array(line.x);
            each["y"] = array(line.y);
            lines.append(each);
        }
        result["lines"] = lines;
        return result;
    }
    py::dict operator()(const Marker &marker) const {
        py::dict result = layer("marker");
        result["label"] = text(english(marker.label));
        result[marker.direction == Marker::Direction::Vertical ? "x" : "y"] = marker.value;
        return result;
    }
    py::dict operator()(const Annotation &annotation) const {
        py::dict result = layer("annotation");
        result["text"] = text(english(annotation.text));
        result["x"] = annotation.x;
        result["y"] = annotation.y;
        return result;
    }
};

py::dict described(const Figure &figure) {
    py::list layers;
    for (const Layer &each : figure.layers)
        layers.append(std::visit(LayerWriter{}, each));
    py::dict result;
    result["id"] = figure.id;
    result["title"] = text(english(figure.title));
    result["caption"] = text(english(figure.caption));
    result["note"] = text(english(figure.note));
    result["xAxis"] = described(figure.x);
    result["yAxis"] = described(figure.y);
    result["layers"] = layers;
    return result;
}

Exploration explorationOf(const std::string &id, const py::kwargs &given) {
    const ExplorerSpec *explorer = findExplorer(nameOf(id));
    if (explorer == nullptr)
        throw std::domain_error("there is no explorer '" + id + "'; halftruth list explorers names them");
    std::vector<Setting> settings;
    for (const auto &[name, value] : given)
        settings.push_back(setting(name, value));
    const py::gil_scoped_release unlocked;
    return answer(*explorer, {.parameters = withSettings(*explorer, explorer->defaults(), settings)});
}

py::dict figureOf(const std::string &explorer, const std::string &id, const py::kwargs &given) {
    const Exploration exploration = explorationOf(explorer, given);
    std::string ids;
    for (const Figure &each : exploration.figures) {
        if (id.empty() || each.id == id)
            return described(each);
        ids += (ids.empty() ? "" : ", ") + each.id;
    }
    throw std::domain_error(explorer + " has no figure '" + id + "'; there are " + ids);
}

} // namespace

void addFigures(py::module_ &module) {
    module.def(
        "figure", figureOf, py::arg("explorer"), py::arg("figure") = "",
        "figure(explorer, figure='', **parameters): a figure of an explorer as data, its first one where none is "
        "named.\nIts keys are those of a figure in docs/figure.schema.json; lists are arrays.");
}

} // namespace halftruth::python
