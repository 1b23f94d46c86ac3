#include "ui/files/session_json.h"

#include "ui/files/data_path.h"
#include "ui/files/session_names.h"
#include "ui/text/utf8.h"

#include "core/data/builtin_data.h"
#include "core/math/vectors/bit_collection.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace halftruth {

using namespace session;

namespace {

/// Values as a person would type them, numbers as numbers. Only what differs from others, where there are others.
QJsonObject valuesOf(const std::vector<ParameterUse> &uses, const Parameters &parameters,
                     const Parameters *others = nullptr) {
    QJsonObject object;
    for (const ParameterUse &use : uses) {
        if (others && sameText(use, parameters, *others))
            continue;
        object[utf8(spec(use.id).name)] = use.valueKind() == ValueKind::Number && !parameters.share(use.id)
                                              ? QJsonValue(parameters[use.id])
                                              : QJsonValue(utf8(valueText(use, parameters)));
    }
    return object;
}

/// The records as they were set, of those that have another length now.
QJsonObject uncutOf(const std::vector<ParameterUse> &uses, const Parameters &values) {
    QJsonObject object;
    for (const ParameterUse &use : uses)
        if (values.isCut(use.id))
            object[utf8(spec(use.id).name)] = QString::fromStdString(bitCollectionText(values.recordsSet(use.id)));
    return object;
}

QJsonObject dataOf(const DataSource &data, const QString &folder) {
    switch (data.kind) {
    case DataSource::Kind::Uniform:
        return {{kindKey, QStringLiteral("uniform")}};
    case DataSource::Kind::Zipf:
        return {{kindKey, QStringLiteral("zipf")}};
    case DataSource::Kind::Table:
        break;
    }
    const QString id = QString::fromStdString(data.id);
    if (findBuiltinTable(data.id))
        return {{kindKey, tableKey}, {tableKey, id}};
    QJsonArray columns;
    for (const std::string &column : data.columns)
        columns.append(QString::fromStdString(column));
    QJsonObject object{{kindKey, fileKey}, {fileKey, pathFrom(folder, id)}, {columnsKey, columns}};
    if (!data.weightColumn.empty())
        object[weightKey] = QString::fromStdString(data.weightColumn);
    return object;
}

QJsonObject viewOf(const View &view) {
    QJsonObject object;
    const auto axis = [&](const QString &name, const std::optional<Interval> &window,
                          const std::optional<Scale> &scale) {
        if (window)
            object[name] = QJsonArray{window->lower, window->upper};
        if (scale)
            object[name + QStringLiteral("Scale")] =
                *scale == Scale::Log ? QStringLiteral("log") : QStringLiteral("linear");
    };
    axis(QStringLiteral("x"), view.x, view.xScale);
    axis(QStringLiteral("y"), view.y, view.yScale);
    QJsonArray hidden;
    for (const std::string &series : view.hidden)
        hidden.append(QString::fromStdString(series));
    if (!hidden.isEmpty())
        object[hiddenKey] = hidden;
    return object;
}

QJsonObject pinOf(const Pin &pin, const ExplorerSpec &explorer, const Parameters &values, const QString &folder) {
    QJsonObject object{{dashesKey, pin.pattern}, {parametersKey, valuesOf(explorer.rows(), pin.parameters, &values)}};
    if (!pin.name.empty())
        object[nameKey] = QString::fromStdString(pin.name);
    if (pin.reference)
        object[comparedKey] = true;
    if (explorer.usesData && pin.parameters.data() != values.data())
        object[dataKey] = dataOf(pin.parameters.data(), folder);
    return object;
}

QJsonObject solvingOf(const Scenario &scenario, const std::string &explorer) {
    const Solving &solving = scenario.solving.at(explorer);
    QJsonObject object{{forKey, utf8(spec(solving.unknown).name)}, {byKey, QString::fromStdString(solving.relation)}};
    if (const auto beside = scenario.beside.find(explorer); beside != scenario.beside.end())
        object[besideKey] = beside->second;
    return object;
}

QJsonObject explorerOf(const Scenario &scenario, const ExplorerSpec &explorer, const QString &folder) {
    const std::string id(explorer.id);
    const Parameters values = scenario.values(explorer);
    QJsonObject object{{parametersKey, valuesOf(ownUses(explorer), values)}};
    if (const QJsonObject uncut = uncutOf(ownUses(explorer), values); !uncut.isEmpty())
        object[uncutKey] = uncut;
    if (explorer.usesData)
        object[dataKey] = dataOf(values.data(), folder);
    if (scenario.solving.contains(id))
        object[solvingKey] = solvingOf(scenario, id);
    if (const auto pins = scenario.pins.find(id); pins != scenario.pins.end()) {
        QJsonArray array;
        for (const Pin &pin : *pins->second)
            array.append(pinOf(pin, explorer, values, folder));
        object[pinsKey] = array;
    }
    if (const auto views = scenario.views.find(id); views != scenario.views.end()) {
        QJsonObject figures;
        for (const auto &[figure, view] : views->second)
            figures[QString::fromStdString(figure)] = viewOf(view);
        object[viewsKey] = figures;
    }
    if (const auto title = scenario.titles.find(id); title != scenario.titles.end())
        object[titleKey] = utf8(title->second);
    if (scenario.surfaces.contains(id))
        object[surfaceKey] = true;
    if (scenario.compared.contains(id))
        object[compareKey] = true;
    if (const auto front = scenario.fronts.find(id); front != scenario.fronts.end())
        object[frontKey] = QString::fromStdString(front->second);
    if (explorer.showsPupils && scenario.stage != ClassStage{})
        object[stageKey] = QJsonObject{{answeredKey, static_cast<qint64>(scenario.stage.answered)},
                                       {repeatedKey, static_cast<qint64>(scenario.stage.repeated)},
                                       {revealedKey, scenario.stage.revealed}};
    return object;
}

QJsonObject roomOf(const RoomRecord &room) {
    QJsonObject object{{questionKey, utf8(room.plan.question)},        {designKey, utf8(nameOf(room.plan.design))},
                       {deviceKey, utf8(nameOf(room.plan.device))},    {lieKey, room.plan.lie},
                       {yesKey, static_cast<qint64>(room.counts.yes)}, {noKey, static_cast<qint64>(room.counts.no)}};
    if (!room.plan.title.empty())
        object[titleKey] = utf8(room.plan.title);
    return object;
}

} // namespace

QByteArray sessionJson(const Session &session, const QString &folder) {
    const Scenario &scenario = session.scenario;
    QJsonObject explorers;
    for (const ExplorerSpec &explorer : explorerTable())
        explorers[utf8(explorer.id)] = explorerOf(scenario, explorer, folder);
    QJsonObject root{{formatKey, session::format},
                     {versionKey, session::version},
                     {QStringLiteral("program"), QCoreApplication::applicationVersion()},
                     {explorerKey, utf8(scenario.explorer->id)},
                     {linkedKey, valuesOf(linkedUses(), scenario.linked)},
                     {explorersKey, explorers},
                     {showKey, QJsonObject{{tableKey, session.table}}}};
    if (session.room)
        root[roomKey] = roomOf(*session.room);
    return QJsonDocument(root).toJson();
}

} // namespace halftruth
