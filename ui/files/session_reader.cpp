#include "ui/files/data_path.h"
#include "ui/files/session_json.h"
#include "ui/files/session_names.h"
#include "ui/text/utf8.h"

#include "core/data/builtin_data.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/pins.h"
#include "core/scenario/settings.h"
#include "core/scenario/solving.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace halftruth {

using namespace session;

namespace {

/// What a person is told of a value; a file may hold anything.
std::string shown(const QJsonValue &value) {
    switch (value.type()) {
    case QJsonValue::Double:
        return shortestText(value.toDouble());
    case QJsonValue::String: {
        const QString text = value.toString();
        return "'" + (text.size() > 60 ? text.left(60) + QStringLiteral("…") : text).toStdString() + "'";
    }
    case QJsonValue::Bool:
        return value.toBool() ? "true" : "false";
    case QJsonValue::Null:
        return "null";
    case QJsonValue::Array:
        return "a list";
    case QJsonValue::Object:
        return "an object";
    case QJsonValue::Undefined:
        break;
    }
    return "not there";
}

[[noreturn]] void refuse(const QString &name, std::string_view what, const QJsonValue &value) {
    throw OpenError(name.left(60).toStdString() + " must be " + std::string(what) + ", but is " + shown(value));
}

QJsonObject objectIn(const QJsonObject &parent, const QString &name) {
    const QJsonValue value = parent[name];
    if (!value.isObject() && !value.isUndefined())
        refuse(name, "an object", value);
    return value.toObject();
}

QString textIn(const QJsonObject &parent, const QString &name) {
    const QJsonValue value = parent[name];
    if (!value.isString())
        refuse(name, "a text", value);
    return value.toString();
}

bool flagIn(const QJsonObject &parent, const QString &name) {
    const QJsonValue value = parent[name];
    if (!value.isBool() && !value.isUndefined())
        refuse(name, "true or false", value);
    return value.toBool();
}

Parameters withNumbers(Parameters parameters, const QJsonObject &object) {
    for (const ParameterSpec &each : parameterTable()) {
        const QString name = utf8(each.name);
        const QJsonValue value = object[name];
        if (!hasNumber(each) || value.isUndefined())
            continue;
        if (each.kind == ValueKind::Choice) {
            if (!value.isString())
                refuse(name, "in " + wordsDomain({.id = each.id}), value);
            parameters = parameters.with(each.id, parseValue({.id = each.id}, value.toString().toStdString()));
        } else if (!value.isDouble() || !each.range.contains(value.toDouble())) {
            refuse(name, "in " + each.range.text(), value);
        } else {
            parameters = parameters.with(each.id, value.toDouble());
        }
    }
    return parameters;
}

Parameters withRecords(Parameters parameters, const QJsonObject &object) {
    for (const ParameterSpec &each : parameterTable()) {
        const QString name = utf8(each.name);
        const auto use = recordsUse(each);
        if (!use || !object.contains(name))
            continue;
        parameters = parameters.with(each.id, parseRecords(*use, textIn(object, name).toStdString()));
    }
    return parameters;
}

/// The data that objects name; a file is read once.
class NamedData {
public:
    explicit NamedData(QString folder) : m_folder(std::move(folder)) {}

    [[nodiscard]] DataSource read(const QJsonObject &object) {
        const QJsonValue kind = object[kindKey];
        const QString word = kind.toString();
        if (word == tableKey) {
            const std::string id = textIn(object, tableKey).toStdString();
            if (!findBuiltinTable(id))
                refuse(tableKey, "the id of a built-in table", object[tableKey]);
            return *namedData(id);
        }
        if (word == fileKey)
            return file(object);
        if (word != QStringLiteral("uniform") && word != QStringLiteral("zipf"))
            refuse(QStringLiteral("kind of data"), "uniform, zipf, table or file", kind);
        return *namedData(word.toStdString());
    }

private:
    DataSource file(const QJsonObject &object) {
        std::vector<std::string> columns;
        for (const QJsonValue each : object[columnsKey].toArray()) {
            if (!each.isString())
                refuse(columnsKey, "a list of names", each);
            columns.push_back(each.toString().toStdString());
        }
        if (columns.empty() || columns.size() > 2)
            throw OpenError("columns must be one or two names");
        const std::string weight = object.contains(weightKey) ? textIn(object, weightKey).toStdString() : "";
        const QFileInfo info(pathIn(m_folder, textIn(object, fileKey)));
        const std::string name = info.filePath().toStdString();
        if (info.exists() && !info.isFile()) // reading a device or a pipe may never end
            throw OpenError(name + " is no regular file");
        for (const DataSource &each : m_files)
            if (each.id == name && each.columns == columns && each.weightColumn == weight)
                return each;
        return m_files.emplace_back(fileData(name, columns, weight));
    }

    QString m_folder;
    std::vector<DataSource> m_files;
};

/// Parameters from what an object says of them, and otherwise as they were. Data comes first: the number of people it
/// brings is that of the person where an explorer without data has changed it since.
Parameters readParameters(Parameters parameters, const QJsonObject &object, NamedData &data) {
    if (object.contains(dataKey))
        parameters = parameters.withData(data.read(objectIn(object, dataKey)));
    return withRecords(withNumbers(parameters, objectIn(object, parametersKey)), objectIn(object, recordsKey));
}

std::optional<Interval> readWindow(const QJsonObject &object, const QString &axis) {
    const QJsonValue value = object[axis];
    if (value.isUndefined())
        return std::nullopt;
    const QJsonArray ends = value.toArray();
    const Interval window{ends[0].toDouble(), ends[1].toDouble()};
    if (ends.size() != 2 || !ends[0].isDouble() || !ends[1].isDouble() || !(window.lower < window.upper) ||
        !std::isfinite(window.width()))
        throw OpenError("the window of " + axis.toStdString() + " must go from a number to a larger one");
    return window;
}

std::optional<Scale> readScale(const QJsonObject &object, const QString &name) {
    const QJsonValue value = object[name];
    if (value.isUndefined())
        return std::nullopt;
    if (value.toString() != QStringLiteral("linear") && value.toString() != QStringLiteral("log"))
        refuse(name, "linear or log", value);
    return value.toString() == QStringLiteral("log") ? Scale::Log : Scale::Linear;
}

std::map<std::string, View> readViews(const QJsonObject &object) {
    if (static_cast<std::size_t>(object.size()) > mostViews)
        throw OpenError("there can be at most " + std::to_string(mostViews) + " views of an explorer");
    std::map<std::string, View> views;
    for (const QString &figure : object.keys()) {
        const QJsonObject each = objectIn(object, figure);
        const View view{.x = readWindow(each, QStringLiteral("x")),
                        .y = readWindow(each, QStringLiteral("y")),
                        .xScale = readScale(each, QStringLiteral("xScale")),
                        .yScale = readScale(each, QStringLiteral("yScale"))};
        if (view != View{})
            views[figure.toStdString()] = view;
    }
    return views;
}

Pin readPin(const QJsonObject &object, const ExplorerSpec &explorer, const std::vector<Pin> &before,
            const Parameters &parameters, NamedData &data) {
    Pin pin{.parameters = readParameters(parameters, object, data), .colour = freePinColour(before)};
    if (const auto issues = validate(pin.parameters, explorer.usesAt(pin.parameters)); !issues.empty())
        throw OpenError(issues.front().message);
    if (std::ranges::find(before, pin.parameters, &Pin::parameters) != before.end())
        throw OpenError("it is pinned already");
    // The colour it had, where that is one of a pin's and still free.
    const double colour = object[colourKey].toDouble(-1);
    std::vector<Pin> others = before;
    for (std::size_t i = before.size(); i < mostPins; ++i) {
        const ColourIndex free = freePinColour(others);
        if (free == colour)
            pin.colour = free;
        others.push_back({.colour = free});
    }
    return pin;
}

std::vector<Pin> readPins(const QJsonValue &value, const ExplorerSpec &explorer, const Parameters &parameters,
                          NamedData &data) {
    const QJsonArray array = value.toArray();
    if (!value.isArray())
        refuse(QStringLiteral("pins of ") + utf8(explorer.id), "a list", value);
    if (static_cast<std::size_t>(array.size()) > mostPins)
        throw OpenError("there can be at most " + std::to_string(mostPins) + " pins");
    std::vector<Pin> pins;
    for (const QJsonValue each : array) {
        try {
            if (!each.isObject())
                throw OpenError("it must be an object");
            pins.push_back(readPin(each.toObject(), explorer, pins, parameters, data));
        } catch (const std::exception &error) {
            throw OpenError("pin " + std::to_string(pins.size() + 1) + " of " + std::string(explorer.id) + ": " +
                            error.what());
        }
    }
    return pins;
}

void requireFormat(const QJsonObject &root) {
    if (root[formatKey].toString() != session::format)
        throw OpenError("this is no session of Halftruth");
    const QJsonValue version = root[versionKey];
    if (version.toDouble() > session::version)
        throw OpenError("this session was saved by a newer version of Halftruth");
    if (version.toDouble() != session::version)
        refuse(versionKey, std::to_string(session::version), version);
}

Scenario readScenario(const QJsonObject &root, NamedData &data) {
    Scenario scenario;
    scenario.explorer = findExplorer(textIn(root, explorerKey).toStdString());
    if (!scenario.explorer)
        refuse(explorerKey, "the id of an explorer", root[explorerKey]);
    scenario.parameters = readParameters(Parameters(), root, data);
    const Parameters fit = scenario.explorer->fit(scenario.parameters);
    if (const auto issues = validate(fit, scenario.explorer->usesAt(fit)); !issues.empty())
        throw OpenError(issues.front().message);
    const QJsonObject views = objectIn(root, viewsKey);
    const QJsonObject pins = objectIn(root, pinsKey);
    const QJsonObject solving = objectIn(root, solvingKey);
    for (const ExplorerSpec &explorer : explorerTable()) {
        const QString id = utf8(explorer.id);
        if (auto read = readViews(objectIn(views, id)); !read.empty())
            scenario.views[std::string(explorer.id)] = std::move(read);
        if (solving.contains(id)) {
            const QJsonObject each = objectIn(solving, id);
            const std::string unknown = textIn(each, forKey).toStdString();
            const std::string relation = textIn(each, byKey).toStdString();
            scenario.solving[std::string(explorer.id)] = namedSolving(explorer, unknown, relation);
        }
        if (!pins.contains(id))
            continue;
        if (auto read = readPins(pins[id], explorer, scenario.parameters, data); !read.empty())
            scenario.pins[std::string(explorer.id)] = std::move(read);
    }
    return scenario;
}

} // namespace

Session sessionFromJson(const QByteArray &json, const QString &folder) {
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        throw OpenError("line " + std::to_string(json.left(error.offset).count('\n') + 1) +
                        " can't be read: " + error.errorString().toStdString());
    const QJsonObject root = document.object();
    requireFormat(root);
    try {
        NamedData data(folder);
        const QJsonObject show = objectIn(root, showKey);
        return {.scenario = readScenario(root, data),
                .table = flagIn(show, tableKey),
                .surface = flagIn(show, surfaceKey)};
    } catch (const OpenError &) {
        throw;
    } catch (const std::exception &wrong) { // of a value or of a data file
        throw OpenError(wrong.what());
    }
}

} // namespace halftruth
