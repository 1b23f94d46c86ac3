#include "core/scenario/settings.h"

#include "core/data/builtin_data.h"

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

/// One setting, cut at its '='.
struct Setting {
    std::string name;
    std::string value;
};

Setting settingOf(const std::string &text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        throw std::domain_error("a setting must be NAME=VALUE, but is '" + text + "'");
    return {text.substr(0, equals), text.substr(equals + 1)};
}

DataSource dataOf(const ExplorerSpec &explorer, const std::string &word) {
    if (!explorer.usesData)
        throw std::domain_error(std::string(explorer.id) + " takes no data");
    if (auto data = namedData(word))
        return *std::move(data);
    throw std::domain_error("there is no data '" + word + "'");
}

bool sameInExplorer(const ExplorerSpec &explorer, const Parameters &a, const Parameters &b) {
    const std::vector<ParameterUse> uses = explorer.usesAt(a);
    return uses == explorer.usesAt(b) &&
           std::ranges::all_of(uses, [&](const ParameterUse &use) { return valueText(use, a) == valueText(use, b); });
}

std::string dataSetting(const DataSource &data) {
    switch (data.kind) {
    case DataSource::Kind::Uniform:
        return "data=uniform";
    case DataSource::Kind::Zipf:
        return "data=zipf";
    case DataSource::Kind::Table:
        break;
    }
    return findBuiltinTable(data.id) ? "data=" + data.id : std::string();
}

} // namespace

Parameters explorerParameters(const ExplorerSpec &explorer, const Parameters &base, const GivenValues &given) {
    const Parameters start = explorer.fit(base); // what a change is a change from: what the window would show
    const Parameters following = explorer.follow ? explorer.follow(start, withAll(start, given)) : start;
    Parameters parameters = withAll(explorer.fit(withAll(following, given)), given);
    const std::vector<ParameterUse> uses = explorer.usesAt(parameters);
    for (const ParameterUse &use : uses)
        if (base.fixedByData(use.id))
            parameters = parameters.with(use.id, base[use.id]);
    for (const auto &[id, value] : given) {
        if (std::ranges::find(uses, id, &ParameterUse::id) == uses.end())
            throw std::domain_error(std::string(explorer.id) + " has no use for --" + std::string(spec(id).name) +
                                    " with these choices");
        if (base.fixedByData(id))
            throw std::domain_error(std::string(spec(id).name) + " is given by the data");
    }
    if (const auto issues = validate(parameters, uses); !issues.empty())
        throw std::domain_error(issues.front().message);
    return parameters;
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

std::vector<std::string> settingWords(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char each : text) {
        if (each != ' ')
            word += each;
        else if (!word.empty())
            words.push_back(std::exchange(word, {}));
    }
    if (!word.empty())
        words.push_back(word);
    return words;
}

Parameters withSettings(const ExplorerSpec &explorer, const Parameters &base, std::span<const std::string> settings) {
    Parameters start = base;
    GivenValues given;
    for (const std::string &text : settings) {
        const Setting setting = settingOf(text);
        if (setting.name == "data") {
            start = start.withData(dataOf(explorer, setting.value));
            continue;
        }
        const ParameterSpec *parameter = findParameter(setting.name);
        if (!parameter)
            throw std::domain_error("there is no parameter '" + setting.name + "'");
        const ParameterUse *use = explorer.parameter(parameter->id);
        if (!use)
            throw std::domain_error(std::string(explorer.id) + " takes no " + setting.name);
        if (!given.emplace(parameter->id, parseValue(*use, setting.value)).second)
            throw std::domain_error(setting.name + " is given more than once");
    }
    return explorerParameters(explorer, start, given);
}

std::vector<std::string> settingsFrom(const ExplorerSpec &explorer, const Parameters &base, const Parameters &to) {
    const auto settings = [&](bool all) {
        std::vector<std::string> texts;
        if (explorer.usesData && !(to.data() == base.data()))
            if (std::string text = dataSetting(to.data()); !text.empty())
                texts.push_back(std::move(text));
        for (const ParameterUse &use : explorer.usesAt(to))
            if (!to.fixedByData(use.id) && (all || valueText(use, to) != valueText(use, base)))
                texts.push_back(std::string(spec(use.id).name) + "=" + valueText(use, to));
        return texts;
    };
    std::vector<std::string> differing = settings(false);
    try {
        if (sameInExplorer(explorer, withSettings(explorer, base, differing), to))
            return differing;
    } catch (const std::domain_error &) {
        // What is left out doesn't fit what is given.
    }
    return settings(true);
}

} // namespace halftruth
