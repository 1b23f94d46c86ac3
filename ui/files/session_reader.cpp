#include "ui/files/data_path.h"
#include "ui/files/json_shown.h"
#include "ui/files/session_json.h"
#include "ui/files/session_names.h"
#include "ui/text/utf8.h"

#include "core/data/builtin_data.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/pins.h"
#include "core/scenario/settings.h"
#include "core/scenario/solving.h"
#include "core/text/number_parser.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace halftruth {

using namespace session;

namespace {

[[noreturn]] void refuse(const QString &name, std::string_view what, const QJsonValue &value) {
    throw OpenError(shownName(name) + " must be " + std::string(what) + ", but is " + shown(value));
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

/// "30%" of its whole.
Share readShare(const ParameterUse &use, const QJsonValue &value) {
    const std::string text = value.toString().toStdString();
    const auto number = text.ends_with('%') ? parseNumber(text) : std::nullopt;
    if (!number || !(*number >= 0 && *number <= 1))
        refuse(utf8(spec(use.id).name), "a number, or a share in [0%, 100%]", value);
    return {*number};
}

ParameterValue readValue(const ParameterUse &use, const QJsonValue &value) {
    const ParameterSpec &parameter = spec(use.id);
    const QString name = utf8(parameter.name);
    if (use.valueKind() == ValueKind::Number) {
        if (wholeOf(use.id) && value.isString())
            return readShare(use, value);
        if (!value.isDouble() || !parameter.range.contains(value.toDouble()))
            refuse(name, "in " + parameter.range.text(), value);
        return value.toDouble();
    }
    if (!value.isString())
        refuse(name, use.valueKind() == ValueKind::Choice ? "in " + wordsDomain(use) : "a text", value);
    return parseValue(use, value.toString().toStdString());
}

/// The values of these uses that an object names, all others as they were.
Parameters readValues(Parameters parameters, std::span<const ParameterUse> uses, const QJsonObject &object) {
    for (const ParameterUse &use : uses)
        if (const QJsonValue value = object[utf8(spec(use.id).name)]; !value.isUndefined())
            parameters = parameters.with(use.id, readValue(use, value));
    return parameters;
}

/// The records that were given another length, with what they were before.
Parameters readUncut(Parameters parameters, std::span<const ParameterUse> uses, const QJsonObject &object) {
    for (const ParameterUse &use : uses)
        if (const QJsonValue value = object[utf8(spec(use.id).name)]; !value.isUndefined()) {
            const auto set = readValue(use, value);
            if (!std::holds_alternative<std::shared_ptr<const BitCollection>>(set))
                refuse(utf8(spec(use.id).name), "records", value);
            const BitCollection now = parameters.records(use.id);
            parameters = parameters.with(use.id, set).withCut(use.id, now);
        }
    return parameters;
}

/// The same where numbers and choices stand apart from records, as in version 1. An outcome may be both.
Parameters readBoth(Parameters parameters, std::span<const ParameterUse> uses, const QJsonObject &object) {
    std::vector<ParameterUse> plain;
    std::vector<ParameterUse> records;
    for (const ParameterUse &use : uses) {
        const bool isRecords = use.valueKind() == ValueKind::Record || use.valueKind() == ValueKind::Collection;
        (!isRecords ? plain : records).push_back(use);
    }
    return readValues(readValues(std::move(parameters), plain, objectIn(object, parametersKey)), records,
                      objectIn(object, recordsKey));
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

std::set<std::string> readNames(const QJsonObject &object, const QString &name) {
    const QJsonValue value = object[name];
    if (!value.isArray() && !value.isUndefined())
        refuse(name, "a list of names", value);
    std::set<std::string> names;
    for (const QJsonValue each : value.toArray()) {
        if (!each.isString() || names.size() >= mostHidden)
            refuse(name, "a list of at most " + std::to_string(mostHidden) + " names", each);
        names.insert(each.toString().toStdString());
    }
    return names;
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
                        .yScale = readScale(each, QStringLiteral("yScale")),
                        .hidden = readNames(each, hiddenKey)};
        if (view != View{})
            views[figure.toStdString()] = view;
    }
    return views;
}

/// The values of an explorer: what an object says of them, all others as they were.
Parameters readExplorer(Parameters values, const ExplorerSpec &explorer, std::span<const ParameterUse> uses,
                        const QJsonObject &object, NamedData &data, bool apart) {
    if (explorer.usesData && object.contains(dataKey))
        values = values.withData(data.read(objectIn(object, dataKey)));
    return apart ? readBoth(std::move(values), uses, object)
                 : readUncut(readValues(std::move(values), uses, objectIn(object, parametersKey)), uses,
                             objectIn(object, uncutKey));
}

Pin readPin(const QJsonObject &object, const ExplorerSpec &explorer, const std::vector<Pin> &before,
            const Parameters &values, NamedData &data, bool apart) {
    const std::vector<ParameterUse> rows = explorer.rows();
    const auto withNamed = [&](const Parameters &others) {
        return readExplorer(others, explorer, rows, object, data, apart);
    };
    // What it doesn't name is as it is shown beside what it does.
    Pin pin{.parameters = withNamed(explorer.fit(withNamed(values))), .pattern = freePinPattern(before)};
    if (const auto issues = validate(pin.parameters, explorer.usesAt(pin.parameters)); !issues.empty())
        throw OpenError(issues.front().message);
    if (std::ranges::find(before, pin.parameters, &Pin::parameters) != before.end())
        throw OpenError("it is pinned already");
    // The dashes it had, where they are a pin's and still free.
    for (std::uint8_t pattern = 1; pattern <= mostPins; ++pattern)
        if (object[dashesKey].toDouble() == pattern &&
            std::ranges::find(before, pattern, &Pin::pattern) == before.end())
            pin.pattern = pattern;
    if (object.contains(nameKey))
        pin.name = textIn(object, nameKey).left(longestName).toStdString();
    pin.reference = flagIn(object, comparedKey) && std::ranges::find(before, true, &Pin::reference) == before.end();
    return pin;
}

std::vector<Pin> readPins(const QJsonValue &value, const ExplorerSpec &explorer, const Parameters &values,
                          NamedData &data, bool apart) {
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
            pins.push_back(readPin(each.toObject(), explorer, pins, values, data, apart));
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
    if (version.toDouble() != session::version && version.toDouble() != 1)
        refuse(versionKey, "1 or " + std::to_string(session::version), version);
}

/// What an object says of an explorer beside its values.
void readChoices(Scenario &scenario, const ExplorerSpec &explorer, const QJsonValue &views, const QJsonValue &pins,
                 const QJsonValue &solving, NamedData &data, bool apart) {
    const std::string id(explorer.id);
    const auto object = [](const QString &name, const QJsonValue &value) {
        return objectIn(QJsonObject{{name, value}}, name);
    };
    if (auto read = readViews(object(viewsKey, views)); !read.empty())
        scenario.views[id] = std::move(read);
    if (!solving.isUndefined()) {
        const QJsonObject each = object(solvingKey, solving);
        const std::string unknownName = textIn(each, forKey).toStdString();
        scenario.solving[id] = namedSolving(explorer, unknownName, textIn(each, byKey).toStdString());
        const ParameterSpec &unknown = spec(scenario.solving[id].unknown);
        if (const QJsonValue beside = each[besideKey]; !beside.isUndefined()) {
            if (!beside.isDouble() || !unknown.range.contains(beside.toDouble()))
                refuse(besideKey, "in " + unknown.range.text(), beside);
            scenario.beside[id] = beside.toDouble();
        }
    }
    if (pins.isUndefined())
        return;
    if (auto read = readPins(pins, explorer, scenario.values(explorer), data, apart); !read.empty())
        scenario.pins.insert_or_assign(id, std::move(read));
}

ClassStage readStage(const QJsonObject &object) {
    const auto count = [&](const QString &key) {
        const QJsonValue value = object[key];
        const Range range = range::integers(0, allOfClass);
        if (!value.isDouble() || !range.contains(value.toDouble()))
            refuse(key, "in " + range.text(), value);
        return value.toInteger();
    };
    return {.answered = count(answeredKey), .repeated = count(repeatedKey), .revealed = flagIn(object, revealedKey)};
}

/// Version 1 has one value of each parameter for all explorers, and one table.
void readFirstVersion(Scenario &scenario, const QJsonObject &root, NamedData &data) {
    const std::optional<DataSource> table =
        root.contains(dataKey) ? std::optional(data.read(objectIn(root, dataKey))) : std::nullopt;
    for (const ExplorerSpec &explorer : explorerTable()) {
        Parameters values = readBoth(explorer.defaults(), explorer.rows(), root);
        if (table && explorer.usesData)
            values = values.withData(*table);
        scenario.setValues(explorer, values);
    }
    const std::vector<ParameterUse> linked = linkedUses();
    scenario.linked = readValues(Parameters(), linked, objectIn(root, parametersKey));
    for (const ExplorerSpec &explorer : explorerTable()) {
        const QString id = utf8(explorer.id);
        const auto of = [&](const QString &key) { return objectIn(root, key).value(id); };
        readChoices(scenario, explorer, of(viewsKey), of(pinsKey), of(solvingKey), data, true);
    }
    if (flagIn(objectIn(root, showKey), surfaceKey))
        scenario.surfaces.insert(std::string(scenario.explorer->id));
}

Scenario readScenario(const QJsonObject &root, NamedData &data) {
    Scenario scenario;
    scenario.explorer = findExplorer(textIn(root, explorerKey).toStdString());
    if (!scenario.explorer)
        refuse(explorerKey, "the id of an explorer", root[explorerKey]);
    if (root[versionKey].toDouble() == 1) {
        readFirstVersion(scenario, root, data);
    } else {
        const std::vector<ParameterUse> linked = linkedUses();
        scenario.linked = readValues(Parameters(), linked, objectIn(root, linkedKey));
        const QJsonObject explorers = objectIn(root, explorersKey);
        for (const ExplorerSpec &explorer : explorerTable()) {
            const QJsonObject object = objectIn(explorers, utf8(explorer.id));
            const std::vector<ParameterUse> own = ownUses(explorer);
            scenario.setValues(explorer, readExplorer(scenario.values(explorer), explorer, own, object, data, false));
            readChoices(scenario, explorer, object[viewsKey], object[pinsKey], object[solvingKey], data, false);
            if (flagIn(object, surfaceKey))
                scenario.surfaces.insert(std::string(explorer.id));
            if (flagIn(object, compareKey))
                scenario.compared.insert(std::string(explorer.id));
            if (explorer.ownTitle && object.contains(titleKey))
                scenario.titles =
                    apply({.explorer = &explorer}, edit::Entitle{textIn(object, titleKey).toStdString()}).titles;
            if (explorer.showsPupils && object.contains(stageKey))
                scenario.stage = readStage(objectIn(object, stageKey));
            if (object.contains(frontKey))
                scenario.fronts[std::string(explorer.id)] =
                    textIn(object, frontKey).left(longestFigure).toStdString();
        }
    }
    const Request asked = request(scenario);
    if (const auto issues = validate(asked.parameters, usesAt(*scenario.explorer, asked.parameters, asked.solving));
        !issues.empty())
        throw OpenError(issues.front().message);
    return scenario;
}

/// One of a few things, by its name.
template <class Choices>
auto choiceIn(const QJsonObject &object, const QString &key, const Choices &choices) {
    const std::string text = textIn(object, key).toStdString();
    std::string all;
    for (const auto each : choices) {
        if (nameOf(each) == text)
            return each;
        all += (all.empty() ? "" : ", ") + std::string(nameOf(each));
    }
    refuse(key, "one of " + all, object[key]);
}

std::optional<RoomRecord> readRoom(const QJsonObject &root) {
    if (!root.contains(roomKey))
        return std::nullopt;
    const QJsonObject object = objectIn(root, roomKey);
    const auto count = [&](const QString &key) {
        const Range range = range::integers(0, static_cast<double>(mostRoomAnswers));
        if (!object[key].isDouble() || !range.contains(object[key].toDouble()))
            refuse(key, "in " + range.text(), object[key]);
        return object[key].toInteger();
    };
    if (!object[lieKey].isDouble())
        refuse(lieKey, "a number", object[lieKey]);
    RoomRecord record{.plan = {.title = object.contains(titleKey) ? textIn(object, titleKey).toStdString() : "",
                               .question = textIn(object, questionKey).toStdString(),
                               .design = choiceIn(object, designKey, roomDesigns),
                               .device = choiceIn(object, deviceKey, roomDevices),
                               .lie = object[lieKey].toDouble()},
                      .counts = {.yes = count(yesKey), .no = count(noKey)}};
    requireRecord(record);
    return record;
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
        return {.scenario = readScenario(root, data), .table = flagIn(show, tableKey), .room = readRoom(root)};
    } catch (const OpenError &) {
        throw;
    } catch (const std::exception &wrong) { // of a value or of a data file
        throw OpenError(wrong.what());
    }
}

} // namespace halftruth
