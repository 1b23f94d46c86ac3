#include "app/command_line.h"
#include "app/commands.h"
#include "app/format_option.h"
#include "app/json.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "ui/text/utf8.h"

#include "core/quantities/quantities.h"
#include "core/scenario/presets.h"
#include "core/solving/solve.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace halftruth {

namespace {

using Row = std::vector<std::string>;

QString scaleName(Scale scale) { return scale == Scale::Log ? QStringLiteral("log") : QStringLiteral("linear"); }

QJsonValue defaultValue(const ParameterSpec &parameter) {
    const bool number = parameter.kind == ValueKind::Number && parameter.id != ParameterId::Concentration;
    return number ? jsonNumber(parameter.defaultValue) : QJsonValue(utf8(defaultText({.id = parameter.id})));
}

/// The range of a number as an object; what records look like as a text.
QJsonValue jsonDomain(const ParameterUse &use) {
    return use.valueKind() == ValueKind::Number ? QJsonValue(jsonRange(widestRange(use)))
                                                : QJsonValue(utf8(domainText(use)));
}

QJsonObject jsonUse(const ParameterUse &use) {
    return {{QStringLiteral("name"), utf8(spec(use.id).name)},
            {QStringLiteral("symbol"), utf8(spec(use.id).symbol)},
            {QStringLiteral("title"), utf8(use.name())},
            {QStringLiteral("range"), jsonDomain(use)}};
}

QJsonArray jsonUses(std::span<const ParameterUse> uses) {
    QJsonArray array;
    for (const ParameterUse &use : uses)
        array.append(jsonUse(use));
    return array;
}

std::string parametersText() {
    std::vector<Row> rows;
    for (const ParameterSpec &each : parameterTable())
        rows.push_back({std::string(each.name), std::string(each.symbol), domainText({.id = each.id}),
                        defaultText({.id = each.id}), std::string(each.title)});
    return aligned(rows);
}

QJsonArray jsonChoices(const ParameterSpec &parameter) {
    QJsonArray array;
    for (const NamedChoice &each : parameter.choices())
        array.append(
            QJsonObject{{QStringLiteral("id"), utf8(each.id)}, {QStringLiteral("title"), utf8(english(each.title))}});
    return array;
}

QJsonArray parametersJson() {
    QJsonArray array;
    for (const ParameterSpec &each : parameterTable()) {
        QJsonObject object{{QStringLiteral("name"), utf8(each.name)},
                           {QStringLiteral("symbol"), utf8(each.symbol)},
                           {QStringLiteral("title"), utf8(each.title)},
                           {QStringLiteral("unit"), utf8(each.unit)},
                           {QStringLiteral("range"), jsonDomain({.id = each.id})},
                           {QStringLiteral("default"), defaultValue(each)},
                           {QStringLiteral("scale"), scaleName(each.scale)},
                           {QStringLiteral("help"), utf8(each.help)}};
        if (each.kind == ValueKind::Choice)
            object[QStringLiteral("choices")] = jsonChoices(each);
        array.append(object);
    }
    return array;
}

std::string quantitiesText() {
    std::vector<Row> rows;
    for (const QuantitySpec &each : quantityTable()) {
        std::string inputs;
        for (const ParameterUse &use : each.inputs)
            inputs += (inputs.empty() ? "" : " ") + std::string(spec(use.id).name);
        rows.push_back({std::string(each.id), inputs, std::string(each.name)});
    }
    return aligned(rows);
}

QJsonArray quantitiesJson() {
    QJsonArray array;
    for (const QuantitySpec &each : quantityTable())
        array.append(QJsonObject{{QStringLiteral("id"), utf8(each.id)},
                                 {QStringLiteral("symbol"), utf8(each.symbol)},
                                 {QStringLiteral("name"), utf8(each.name)},
                                 {QStringLiteral("inputs"), jsonUses(each.inputs)},
                                 {QStringLiteral("formula"), utf8(each.formula)},
                                 {QStringLiteral("source"), utf8(each.source)},
                                 {QStringLiteral("direction"), utf8(directionWord(each.direction))},
                                 {QStringLiteral("unit"), utf8(each.unit)}});
    return array;
}

std::string explorersText() {
    std::vector<Row> rows;
    for (const ExplorerSpec &each : explorerTable())
        rows.push_back({std::string(each.id), std::string(each.question)});
    return aligned(rows);
}

/// What an explorer can be solved for: the target by its id, the parameters, and what else they are found from.
QJsonArray jsonSolves(const ExplorerSpec &explorer) {
    QJsonArray array;
    for (const SolveSpec &each : explorer.solves) {
        QJsonArray unknowns;
        for (const ParameterId id : each.unknowns)
            unknowns.append(utf8(spec(id).name));
        array.append(QJsonObject{{QStringLiteral("target"), utf8(each.relation)},
                                 {QStringLiteral("name"), utf8(findRelation(each.relation)->name)},
                                 {QStringLiteral("for"), unknowns},
                                 {QStringLiteral("parameters"), jsonUses(each.targets)}});
    }
    return array;
}

QJsonArray explorersJson() {
    QJsonArray array;
    for (const ExplorerSpec &each : explorerTable())
        array.append(QJsonObject{{QStringLiteral("id"), utf8(each.id)},
                                 {QStringLiteral("title"), utf8(each.title)},
                                 {QStringLiteral("question"), utf8(each.question)},
                                 {QStringLiteral("parameters"), jsonUses(each.parameters)},
                                 {QStringLiteral("data"), each.usesData},
                                 {QStringLiteral("solves"), jsonSolves(each)}});
    return array;
}

std::string presetsText() {
    std::vector<Row> rows;
    for (const Preset &each : presetTable())
        rows.push_back({std::string(each.id), std::string(each.explorer), std::string(each.why)});
    return aligned(rows);
}

QJsonArray presetsJson() {
    QJsonArray array;
    for (const Preset &each : presetTable()) {
        const ExplorerSpec &explorer = *findExplorer(each.explorer);
        const Parameters &parameters = presetParameters(each);
        QJsonObject values;
        for (const ParameterUse &use : explorer.usesAt(parameters))
            values[utf8(spec(use.id).name)] = utf8(valueText(use, parameters));
        QJsonArray settings;
        for (const std::string &setting : each.settings)
            settings.append(utf8(setting));
        array.append(QJsonObject{{QStringLiteral("id"), utf8(each.id)},
                                 {QStringLiteral("explorer"), utf8(each.explorer)},
                                 {QStringLiteral("title"), utf8(each.title)},
                                 {QStringLiteral("why"), utf8(each.why)},
                                 {QStringLiteral("settings"), settings},
                                 {QStringLiteral("parameters"), values}});
    }
    return array;
}

struct Listing {
    std::string_view name;
    std::string (*text)();
    QJsonArray (*json)();
};
constexpr std::array<Listing, 4> listings{{{"parameters", parametersText, parametersJson},
                                           {"quantities", quantitiesText, quantitiesJson},
                                           {"explorers", explorersText, explorersJson},
                                           {"presets", presetsText, presetsJson}}};

} // namespace

int listCommand(std::span<const std::string> arguments) {
    const std::vector<std::string> names = namesOf(listings, &Listing::name);
    CommandLine line("list parameters|quantities|explorers|presets [--format text|json]",
                     "Names what the other commands take.");
    line.addWord("WHAT", "parameters, quantities, explorers or presets");
    addFormatOption(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(line.help());
        return 0;
    }
    const auto what = line.word("WHAT");
    if (!what)
        throw UsageError("list needs one of " + listed(names));
    const auto listing = std::ranges::find(listings, *what, &Listing::name);
    if (listing == listings.end())
        throw UsageError("list names " + listed(names) + ", not " + inQuotes(*what));
    print(jsonWanted(line) ? jsonText(listing->json()) : listing->text());
    return 0;
}

} // namespace halftruth
