#include "figure_data.h"

#include <halftruth/math/domain.h>

#include <QJsonArray>
#include <QString>

namespace halftruth {

namespace {

QString utf8(const std::string &text) { return QString::fromStdString(text); }
QString utf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QByteArray number(double value) { return QByteArray::fromStdString(shortestText(value)); }

QByteArray quoted(const std::string &text) {
    if (text.find_first_of(",\"\n") == std::string::npos)
        return QByteArray::fromStdString(text);
    return '"' + QByteArray::fromStdString(text).replace('"', "\"\"") + '"';
}

class CsvWriter {
public:
    QByteArray text = "series,role,x,y,value\n";

    void operator()(const Curve &curve) { points(curve.label, roleName(curve.role), curve.x, curve.y); }
    void operator()(const Points &points_) { points(points_.label, roleName(points_.role), points_.x, points_.y); }
    void operator()(const Bars &bars) { points(bars.label, roleName(Role::Exact), bars.x, bars.y); }
    void operator()(const Band &band) {
        points(band.label + ", lower", "band", band.x, band.lower);
        points(band.label + ", upper", "band", band.x, band.upper);
    }
    void operator()(const HeatMap &map) {
        for (std::size_t row = 0; row < map.ys.size(); ++row)
            for (std::size_t column = 0; column < map.xs.size(); ++column)
                text += quoted(map.label) + ",heat map," + number(map.xs[column]) + ',' + number(map.ys[row]) + ',' +
                        QByteArray::number(map.values[row * map.xs.size() + column], 'g', 9) + '\n';
    }
    void operator()(const Contour &contour) {
        for (const Contour::Line &line : contour.lines)
            for (std::size_t i = 0; i < line.x.size(); ++i)
                text += "contour,contour," + number(line.x[i]) + ',' + number(line.y[i]) + ',' +
                        number(contour.level) + '\n';
    }
    void operator()(const Marker &marker) {
        const bool vertical = marker.direction == Marker::Direction::Vertical;
        text += quoted(marker.label.empty() ? "marker" : marker.label) + ",marker," +
                (vertical ? number(marker.value) + ",," : "," + number(marker.value) + ",") + '\n';
    }
    void operator()(const Annotation &annotation) {
        text += quoted(annotation.text) + ",annotation," + number(annotation.x) + ',' + number(annotation.y) + ",\n";
    }

private:
    void points(const std::string &label, std::string_view role, const std::vector<double> &x,
                const std::vector<double> &y) {
        const QByteArray start =
            quoted(label) + ',' + QByteArray(role.data(), static_cast<qsizetype>(role.size())) + ',';
        for (std::size_t i = 0; i < x.size(); ++i)
            text += start + number(x[i]) + ',' + number(y[i]) + ",\n";
    }
};

QJsonArray array(const auto &values) {
    QJsonArray result;
    for (const auto value : values)
        result.append(static_cast<double>(value));
    return result;
}

QJsonArray pair(Interval interval) { return {interval.lower, interval.upper}; }

QJsonObject json(const Axis &axis) {
    return {{QStringLiteral("title"), utf8(axis.title)},
            {QStringLiteral("symbol"), utf8(axis.symbol)},
            {QStringLiteral("unit"), utf8(axis.unit)},
            {QStringLiteral("range"), pair(axis.range)},
            {QStringLiteral("scale"), axis.scale == Scale::Log ? QStringLiteral("log") : QStringLiteral("linear")}};
}

struct JsonWriter {
    static QJsonObject xy(const char *kind, const std::string &label, std::string_view role, const auto &x,
                          const auto &y) {
        return {{QStringLiteral("kind"), QLatin1String(kind)},
                {QStringLiteral("label"), utf8(label)},
                {QStringLiteral("role"), utf8(role)},
                {QStringLiteral("x"), array(x)},
                {QStringLiteral("y"), array(y)}};
    }
    QJsonObject operator()(const Curve &curve) const {
        return xy("curve", curve.label, roleName(curve.role), curve.x, curve.y);
    }
    QJsonObject operator()(const Points &points) const {
        return xy("points", points.label, roleName(points.role), points.x, points.y);
    }
    QJsonObject operator()(const Bars &bars) const {
        QJsonObject object = xy("bars", bars.label, roleName(Role::Exact), bars.x, bars.y);
        object[QStringLiteral("width")] = bars.width;
        return object;
    }
    QJsonObject operator()(const Band &band) const {
        return {{QStringLiteral("kind"), QStringLiteral("band")},
                {QStringLiteral("label"), utf8(band.label)},
                {QStringLiteral("x"), array(band.x)},
                {QStringLiteral("lower"), array(band.lower)},
                {QStringLiteral("upper"), array(band.upper)}};
    }
    QJsonObject operator()(const HeatMap &map) const {
        return {{QStringLiteral("kind"), QStringLiteral("heat map")},
                {QStringLiteral("label"), utf8(map.label)},
                {QStringLiteral("symbol"), utf8(map.symbol)},
                {QStringLiteral("x"), array(map.xs)},
                {QStringLiteral("y"), array(map.ys)},
                {QStringLiteral("xEdges"), pair(map.xEdges)},
                {QStringLiteral("yEdges"), pair(map.yEdges)},
                {QStringLiteral("colourRange"), pair(map.colours.range)},
                {QStringLiteral("values"), array(map.values)}};
    }
    QJsonObject operator()(const Contour &contour) const {
        QJsonArray lines;
        for (const Contour::Line &line : contour.lines)
            lines.append(QJsonObject{{QStringLiteral("x"), array(line.x)}, {QStringLiteral("y"), array(line.y)}});
        return {{QStringLiteral("kind"), QStringLiteral("contour")},
                {QStringLiteral("level"), contour.level},
                {QStringLiteral("lines"), lines}};
    }
    QJsonObject operator()(const Marker &marker) const {
        const bool vertical = marker.direction == Marker::Direction::Vertical;
        return {{QStringLiteral("kind"), QStringLiteral("marker")},
                {QStringLiteral("label"), utf8(marker.label)},
                {vertical ? QStringLiteral("x") : QStringLiteral("y"), marker.value}};
    }
    QJsonObject operator()(const Annotation &annotation) const {
        return {{QStringLiteral("kind"), QStringLiteral("annotation")},
                {QStringLiteral("text"), utf8(annotation.text)},
                {QStringLiteral("x"), annotation.x},
                {QStringLiteral("y"), annotation.y}};
    }
};

} // namespace

QByteArray figureCsv(const Figure &figure) {
    CsvWriter writer;
    for (const Layer &layer : figure.layers)
        std::visit(writer, layer);
    return writer.text;
}

QJsonObject figureJson(const Figure &figure) {
    QJsonArray layers;
    for (const Layer &layer : figure.layers)
        layers.append(std::visit(JsonWriter{}, layer));
    return {{QStringLiteral("id"), utf8(figure.id)},
            {QStringLiteral("title"), utf8(figure.title)},
            {QStringLiteral("caption"), utf8(figure.caption)},
            {QStringLiteral("note"), utf8(figure.note)},
            {QStringLiteral("xAxis"), json(figure.x)},
            {QStringLiteral("yAxis"), json(figure.y)},
            {QStringLiteral("layers"), layers}};
}

} // namespace halftruth
