#include "ui/files/figure_data.h"

#include "ui/text/utf8.h"

#include "core/figure/series.h"

#include <QJsonArray>
#include <QString>

#include <algorithm>
#include <array>

namespace halftruth {

namespace {

void appendCell(QByteArray &line, const std::string &text, char separator) {
    if (text.find_first_of("\"\n") == std::string::npos && text.find(separator) == std::string::npos)
        line.append(text.data(), static_cast<qsizetype>(text.size()));
    else
        line += '"' + QByteArray::fromStdString(text).replace('"', "\"\"") + '"';
}

void appendLine(QByteArray &text, std::span<const std::string> cells, char separator) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += separator;
        appendCell(text, cells[i], separator);
    }
    text += '\n';
}

QJsonArray array(const auto &values) {
    QJsonArray result;
    for (const auto value : values)
        result.append(static_cast<double>(value));
    return result;
}

QJsonArray pair(Interval interval) { return {interval.lower, interval.upper}; }

QJsonObject json(const Axis &axis) {
    return {{QStringLiteral("title"), utf8(english(axis.title))},
            {QStringLiteral("symbol"), utf8(axis.symbol)},
            {QStringLiteral("unit"), utf8(english(axis.unit))},
            {QStringLiteral("range"), pair(axis.range)},
            {QStringLiteral("scale"), axis.scale == Scale::Log ? QStringLiteral("log") : QStringLiteral("linear")}};
}

struct JsonWriter {
    static QJsonObject xy(const char *kind, const Text &label, std::string_view role, const auto &x, const auto &y) {
        return {{QStringLiteral("kind"), QLatin1String(kind)},
                {QStringLiteral("label"), utf8(english(label))},
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
        QJsonObject object = xy("bars", bars.label, roleName(bars.role), bars.x, bars.y);
        object[QStringLiteral("width")] = bars.width;
        return object;
    }
    QJsonObject operator()(const Band &band) const {
        return {
            {QStringLiteral("kind"), QStringLiteral("band")},    {QStringLiteral("label"), utf8(english(band.label))},
            {QStringLiteral("role"), utf8(roleName(band.role))}, {QStringLiteral("x"), array(band.x)},
            {QStringLiteral("lower"), array(band.lower)},        {QStringLiteral("upper"), array(band.upper)}};
    }
    QJsonObject operator()(const HeatMap &map) const {
        return {{QStringLiteral("kind"), QStringLiteral("heat map")},
                {QStringLiteral("label"), utf8(english(map.label))},
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
                {QStringLiteral("label"), utf8(english(marker.label))},
                {vertical ? QStringLiteral("x") : QStringLiteral("y"), marker.value}};
    }
    QJsonObject operator()(const Annotation &annotation) const {
        return {{QStringLiteral("kind"), QStringLiteral("annotation")},
                {QStringLiteral("text"), utf8(english(annotation.text))},
                {QStringLiteral("x"), annotation.x},
                {QStringLiteral("y"), annotation.y}};
    }
};

} // namespace

QByteArray separated(std::span<const std::string> cells, char separator) {
    QByteArray line;
    appendLine(line, cells, separator);
    return line;
}

QByteArray figureText(const FigureTable &table, char separator, std::span<const std::uint32_t> order,
                      std::size_t most) {
    std::array<std::string, figureColumnNames.size()> cells;
    std::ranges::copy(figureColumnNames, cells.begin());
    QByteArray text = separated(cells, separator);
    for (std::size_t i = 0; i < std::min(table.rowCount(), most); ++i) {
        const FigureTable::Row row = table.row(order.empty() ? i : order[i]);
        for (std::size_t column = 0; column < cells.size(); ++column)
            cells[column] = row.text(static_cast<FigureColumn>(column));
        appendLine(text, cells, separator);
    }
    return text;
}

QByteArray figureCsv(const Figure &figure, std::size_t most) {
    return figureText(FigureTable(figure), ',', {}, most);
}

QJsonObject figureJson(const Figure &figure) {
    QJsonArray layers;
    for (const Layer &layer : figure.layers) {
        QJsonObject object = std::visit(JsonWriter{}, layer);
        if (isHidden(layer))
            object[QStringLiteral("hidden")] = true;
        layers.append(object);
    }
    return {{QStringLiteral("id"), utf8(figure.id)},
            {QStringLiteral("title"), utf8(english(figure.title))},
            {QStringLiteral("caption"), utf8(english(figure.caption))},
            {QStringLiteral("note"), utf8(english(figure.note))},
            {QStringLiteral("xAxis"), json(figure.x)},
            {QStringLiteral("yAxis"), json(figure.y)},
            {QStringLiteral("layers"), layers}};
}

} // namespace halftruth
