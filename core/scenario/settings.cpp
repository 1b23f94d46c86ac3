#include "core/scenario/settings.h"

#include "core/data/bit_records.h"
#include "core/data/builtin_data.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

Parameters withAll(Parameters parameters, const GivenValues &given) {
    for (const auto &[id, value] : given)
        parameters = parameters.with(id, value);
    return parameters;
}

std::vector<std::string> parts(std::string_view text, char between) {
    std::vector<std::string> all(1);
    for (const char each : text) {
        if (each == between)
            all.emplace_back();
        else
            all.back() += each;
    }
    return all;
}

bool sameInExplorer(const ExplorerSpec &explorer, const Parameters &a, const Parameters &b) {
    const std::vector<ParameterUse> uses = explorer.usesAt(a);
    return uses == explorer.usesAt(b) &&
           std::ranges::all_of(uses, [&](const ParameterUse &use) { return sameText(use, a, b); });
}

constexpr std::string_view dataWord = "data";
constexpr std::string_view columnsWord = "columns";
constexpr std::string_view weightWord = "weight";

/// The settings of data, which are several.
std::vector<Setting> dataSettings(const DataSource &data) {
    switch (data.kind) {
    case DataSource::Kind::Uniform:
        return {{std::string(dataWord), "uniform"}};
    case DataSource::Kind::Zipf:
        return {{std::string(dataWord), "zipf"}};
    case DataSource::Kind::Table:
        break;
    }
    std::vector<Setting> all{{std::string(dataWord), data.id}};
    if (!data.columns.empty()) {
        std::string columns;
        for (const std::string &column : data.columns)
            columns += (columns.empty() ? "" : ",") + column;
        all.push_back({std::string(columnsWord), std::move(columns)});
    }
    if (!data.weightColumn.empty())
        all.push_back({std::string(weightWord), data.weightColumn});
    return all;
}

/// The data that settings name, by their names.
std::optional<DataSource> dataOf(const ExplorerSpec &explorer, const std::map<std::string_view, std::string> &given,
                                 const FileFinder &find) {
    if (given.empty())
        return std::nullopt;
    if (!explorer.usesData)
        throw std::domain_error(std::string(explorer.id) + " takes no data");
    const auto text = [&](std::string_view name) {
        const auto at = given.find(name);
        return at == given.end() ? std::string() : at->second;
    };
    const std::string word = text(dataWord);
    if (auto named = namedData(word))
        return named;
    if (!given.contains(columnsWord))
        throw std::domain_error("there is no data '" + word + "'");
    return fileData(find ? find(word) : word, parts(text(columnsWord), ','), text(weightWord));
}

} // namespace

Parameters withValues(const ExplorerSpec &explorer, const Parameters &set, const GivenValues &given) {
    if (!explorer.follow)
        return withAll(set, given);
    const Parameters before = explorer.fit(set); // what a change is a change from: what the window shows
    return withAll(set.withChanges(before, explorer.follow(before, withAll(before, given))), given);
}

Setting settingOf(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0)
        throw std::domain_error("a setting must be NAME=VALUE, but is '" + std::string(text) + "'");
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

std::vector<Setting> settingsOf(std::span<const std::string> texts) {
    std::vector<Setting> settings;
    for (const std::string &text : texts)
        settings.push_back(settingOf(text));
    return settings;
}

std::vector<Setting> settingsIn(std::string_view text) {
    std::vector<std::string> words = parts(text, ' ');
    std::erase(words, std::string());
    return settingsOf(words);
}

ParameterValue settingValue(const ParameterUse &use, std::string_view text, const FileFinder &find) {
    if (use.valueKind() != ValueKind::Collection || !text.starts_with('@'))
        return parseValue(use, text);
    const std::string name(text.substr(1));
    return std::make_shared<const BitCollection>(readBitRecords(find ? find(name) : name));
}

Given readSettings(const ExplorerSpec &explorer, std::span<const Setting> settings, const FileFinder &find) {
    Given given;
    std::map<std::string_view, std::string> data;
    for (const auto &[name, value] : settings) {
        bool first = true;
        const std::array words{dataWord, columnsWord, weightWord};
        if (const auto word = std::ranges::find(words, name); word != words.end()) {
            first = data.emplace(*word, value).second;
        } else {
            const ParameterSpec *parameter = findParameter(name);
            if (!parameter)
                throw std::domain_error("there is no parameter '" + name.substr(0, 60) + "'");
            const std::vector<ParameterUse> rows = explorer.rows();
            const auto use = std::ranges::find(rows, parameter->id, &ParameterUse::id);
            if (use == rows.end())
                throw std::domain_error(std::string(explorer.id) + " takes no " + name);
            first = given.values.emplace(parameter->id, settingValue(*use, value, find)).second;
        }
        if (!first)
            throw std::domain_error(name + " is given more than once");
    }
    given.data = dataOf(explorer, data, find);
    return given;
}

Parameters withSettings(const ExplorerSpec &explorer, const Parameters &base, std::span<const Setting> settings,
                        const FileFinder &find) {
    const Given given = readSettings(explorer, settings, find);
    Scenario scenario{.explorer = &explorer};
    scenario.setValues(explorer, given.data ? base.withData(*given.data) : base);
    return request(apply(scenario, edit::SetAll{given.values})).parameters;
}

std::vector<Setting> settingsOf(const ExplorerSpec &explorer, const Parameters &parameters) {
    constexpr std::size_t longest =
        8192; // a command line has an end: more records are in a file that the person saves
    std::vector<Setting> all;
    for (const ParameterUse &use : explorer.usesAt(parameters)) {
        if (parameters.fixedByData(use.id))
            continue;
        std::string name(spec(use.id).name);
        if (use.valueKind() != ValueKind::Collection)
            all.push_back({std::move(name), valueText(use, parameters)});
        else if (auto text = shortCollectionText(parameters.records(use.id), longest))
            all.push_back({std::move(name), *std::move(text)});
        else
            all.push_back({name, "@" + name + ".txt"});
    }
    if (explorer.usesData && parameters.data().kind != DataSource::Kind::Uniform)
        std::ranges::move(dataSettings(parameters.data()), std::back_inserter(all));
    return all;
}

std::vector<Setting> settingsFrom(const ExplorerSpec &explorer, const Parameters &base, const Parameters &to) {
    const bool otherData = explorer.usesData && to.data() != base.data();
    const auto settings = [&](bool all) {
        std::vector<Setting> list;
        if (otherData && (!to.data().table || findBuiltinTable(to.data().id)))
            list = dataSettings(to.data());
        for (const ParameterUse &use : explorer.usesAt(to))
            if (!to.fixedByData(use.id) && (all || !sameText(use, to, base)))
                list.push_back({std::string(spec(use.id).name), valueText(use, to)});
        return list;
    };
    std::vector<Setting> differing = settings(false);
    try {
        if (sameInExplorer(explorer, withSettings(explorer, base, differing), to))
            return differing;
    } catch (const std::domain_error &) {
        // What is left out doesn't fit what is given.
    }
    return settings(true);
}

std::string settingsText(std::span<const Setting> settings) {
    std::string text;
    for (const auto &[name, value] : settings)
        text += (text.empty() ? "" : " ") + name + "=" + value;
    return text;
}

std::optional<DataSource> namedData(std::string_view word) {
    if (word == "uniform")
        return DataSource{};
    if (word == "zipf")
        return DataSource{.kind = DataSource::Kind::Zipf};
    if (const BuiltinTable *table = findBuiltinTable(word))
        // The table outlives everybody: sharing it without owning it makes equal sources equal.
        return DataSource{.kind = DataSource::Kind::Table,
                          .id = table->id,
                          .table = std::shared_ptr<const JointType>(std::shared_ptr<void>(), &table->type)};
    return std::nullopt;
}

DataSource fileData(const std::string &file, const std::vector<std::string> &columns, const std::string &weight) {
    JointType type = readJointType(file, columns, {.weightColumn = weight});
    require("n", static_cast<double>(type.n), range::population);
    require("categories", static_cast<double>(type.categories()), range::categories);
    return {.kind = DataSource::Kind::Table,
            .id = file,
            .columns = columns,
            .weightColumn = weight,
            .table = std::make_shared<const JointType>(std::move(type))};
}

} // namespace halftruth
