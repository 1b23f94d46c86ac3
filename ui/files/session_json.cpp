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

/// Of the parameters, all that differ from the others; all where there are no others.
QJsonObject numbersOf(const Parameters &parameters, const Parameters *others) {
    QJsonObject object;
    for (const ParameterSpec &each : parameterTable()) {
        if (!hasNumber(each) || (others && parameters[each.id] == (*others)[each.id]))
            continue;
        object[utf8(each.name)] = each.kind == ValueKind::Number
                                      ? QJsonValue(parameters[each.id])
                                      : QJsonValue(QString::fromStdString(valueText({.id = each.id}, parameters)));
    }
    return object;
}

QJsonObject recordsOf(const Parameters &parameters, const Parameters *others) {
    QJsonObject object;
    for (const ParameterSpec &each : parameterTable())
        if (const auto use = recordsUse(each);
            use && (!others || parameters.records(each.id) != others->records(each.id)))
            object[utf8(each.name)] = QString::fromStdString(valueText(*use, parameters));
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
    return object;
}

QJsonObject pinOf(const Pin &pin, const Parameters &parameters, const QString &folder) {
    QJsonObject object{{colourKey, pin.colour}, {parametersKey, numbersOf(pin.parameters, &parameters)}};
    if (const QJsonObject records = recordsOf(pin.parameters, &parameters); !records.isEmpty())
        object[recordsKey] = records;
    if (pin.parameters.data() != parameters.data())
        object[dataKey] = dataOf(pin.parameters.data(), folder);
    return object;
}

} // namespace

QByteArray sessionJson(const Session &session, const QString &folder) {
    const Scenario &scenario = session.scenario;
    QJsonObject views;
    for (const auto &[explorer, figures] : scenario.views) {
        QJsonObject object;
        for (const auto &[figure, view] : figures)
            object[QString::fromStdString(figure)] = viewOf(view);
        views[QString::fromStdString(explorer)] = object;
    }
    QJsonObject pins;
    for (const auto &[explorer, pinned] : scenario.pins) {
        QJsonArray array;
        for (const Pin &pin : pinned)
            array.append(pinOf(pin, scenario.parameters, folder));
        pins[QString::fromStdString(explorer)] = array;
    }
    QJsonObject solving;
    for (const auto &[explorer, each] : scenario.solving)
        solving[QString::fromStdString(explorer)] =
            QJsonObject{{forKey, utf8(spec(each.unknown).name)}, {byKey, QString::fromStdString(each.relation)}};
    return QJsonDocument(
               QJsonObject{{formatKey, session::format},
                           {versionKey, session::version},
                           {QStringLiteral("program"), QCoreApplication::applicationVersion()},
                           {explorerKey, utf8(scenario.explorer->id)},
                           {parametersKey, numbersOf(scenario.parameters, nullptr)},
                           {recordsKey, recordsOf(scenario.parameters, nullptr)},
                           {dataKey, dataOf(scenario.parameters.data(), folder)},
                           {viewsKey, views},
                           {pinsKey, pins},
                           {solvingKey, solving},
                           {showKey, QJsonObject{{tableKey, session.table}, {surfaceKey, session.surface}}}})
        .toJson();
}

} // namespace halftruth
