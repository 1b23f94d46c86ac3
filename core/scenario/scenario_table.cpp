#include "core/scenario/scenario_table.h"

#include "core/data/csv_field.h"
#include "core/math/domain/stopped.h"
#include "core/math/domain/underflow.h"
#include "core/scenario/pins.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <numeric>

namespace halftruth {

namespace {

/// The place of a readout's column, which is made where there is none.
std::size_t columnOf(std::vector<ScenarioTable::Column> &columns, const Readout &readout) {
    const auto found = std::ranges::find_if(columns, [&](const ScenarioTable::Column &each) {
        return each.label == readout.label && each.unit == readout.unit;
    });
    if (found == columns.end()) {
        columns.push_back({.label = readout.label, .unit = readout.unit, .answer = readout.chip});
        return columns.size() - 1;
    }
    found->answer = found->answer || readout.chip;
    return static_cast<std::size_t>(found - columns.begin());
}

std::string columnTitle(const ScenarioTable::Column &column) {
    const std::string label = english(column.label);
    return column.unit.empty() ? label : label + " (" + english(column.unit) + ")";
}

std::string numberField(double value) { return isTooSmall(value) ? std::string(tooSmallText) : shortestText(value); }

void addFields(std::string &line, const Readout *cell) {
    if (!cell) {
        line += ",,,";
        return;
    }
    const bool known = cell->missing.empty();
    line += ',';
    if (known)
        line += numberField(cell->value);
    line += ',';
    if (known && cell->comparison)
        line += numberField(cell->comparison->difference);
    line += ',' + csvField(known ? std::string(directionWord(cell->direction)) : english(cell->missing));
}

} // namespace

std::vector<Readout> readoutsOf(const ExplorerSpec &explorer, const Parameters &parameters,
                                const std::stop_token &stop) {
    Budget everything(stop);
    Exploration found = explored(explorer, {.parameters = parameters, .columns = 2, .rows = 2}, everything);
    if (!found.complete)
        throw Stopped();
    return std::move(found.readouts);
}

ScenarioTable scenarioTable(const Scenario &scenario, const ReadoutsOf &readouts) {
    ScenarioTable table;
    for (const ExplorerSpec &explorer : explorerTable()) {
        Scenario there = scenario;
        there.explorer = &explorer;
        const Request asked = request(there);
        if (asked.pins.empty())
            continue;
        const std::vector<Text> names = pinNames(explorer, asked.pins, asked.parameters);
        std::vector<std::vector<Readout>> numbers;
        for (const Pin &pin : asked.pins)
            numbers.push_back(readouts(explorer, pin.parameters));
        const std::size_t reference = referencePin(asked.pins);
        const Pinned with{.name = names[reference],
                          .pattern = asked.pins[reference].pattern,
                          .exploration = {.readouts = numbers[reference]}};
        // A label may name a value, and so be another in every state: the reference's are the columns.
        std::vector<std::size_t> places;
        for (const Readout &each : with.exploration.readouts)
            places.push_back(columnOf(table.columns, each));
        for (std::size_t i = 0; i < asked.pins.size(); ++i) {
            const Pin &pin = asked.pins[i];
            if (i != reference)
                compareReadouts(numbers[i], with);
            ScenarioTable::Row row{.explorer = &explorer,
                                   .pin = i,
                                   .name = names[i],
                                   .settings = settingsText(settingsFrom(explorer, explorer.fit({}), pin.parameters)),
                                   .cells = {}};
            for (std::size_t k = 0; k < places.size(); ++k)
                if (const Readout *own = counterpart(with.exploration.readouts, k, numbers[i]))
                    row.cells.insert_or_assign(places[k], *own);
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

std::vector<std::size_t> allColumns(const ScenarioTable &table) {
    std::vector<std::size_t> places(table.columns.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    return places;
}

std::vector<std::size_t> answerColumns(const ScenarioTable &table) {
    std::vector<std::size_t> places = allColumns(table);
    std::erase_if(places, [&](std::size_t place) { return !table.columns[place].answer; });
    return places;
}

std::string scenarioCsv(const ScenarioTable &table, std::span<const std::size_t> columns) {
    std::string text = "explorer,state,settings";
    for (const std::size_t place : columns) {
        const std::string title = columnTitle(table.columns[place]);
        for (const char *suffix : {"", ": difference", ": direction"})
            text += ',' + csvField(title + suffix);
    }
    text += '\n';
    for (const ScenarioTable::Row &row : table.rows) {
        text += csvField(row.explorer->id) + ',' + csvField(english(row.name)) + ',' + csvField(row.settings);
        for (const std::size_t place : columns)
            addFields(text, row.cell(place));
        text += '\n';
    }
    return text;
}

} // namespace halftruth
