#include "core/explorers/explorer.h"

#include "core/budget/budget.h"
#include "core/explorers/explorers.h"
#include "core/figure/series.h"
#include "core/text/units.h"

#include <algorithm>

namespace halftruth {

namespace {

bool drawsAnything(const Figure &figure) {
    return std::ranges::any_of(figure.layers, [](const Layer &layer) {
        return std::visit(
            [](const auto &each) {
                if constexpr (requires { each.x.empty(); })
                    return !each.x.empty();
                else
                    return std::is_same_v<std::decay_t<decltype(each)>, HeatMap>;
            },
            layer);
    });
}

} // namespace

Exploration explored(const ExplorerSpec &explorer, const Request &request, Budget &budget) {
    Exploration answer;
    const bool ended = endsBeforeStopped([&] {
        do
            answer = explorer.explore(request, budget);
        while (budget.nextRound());
    });
    for (Figure &figure : answer.figures)
        hideSeries(figure, request.view(figure.id).hidden);
    answer.complete = ended && !budget.stopped();
    answer.refinable = !budget.whole();
    answer.progress = budget.advance();
    for (Readout &readout : answer.readouts)
        if (readout.missing.empty())
            readout.unit = unitOf(readout.value, readout.unit);
    if (answer.refinable)
        for (Figure &figure : answer.figures)
            if (figure.note.empty() && !drawsAnything(figure))
                figure.note = tr("Being computed.");
    return answer;
}

Exploration explored(const ExplorerSpec &explorer, const Request &request) {
    Budget everything;
    return explored(explorer, request, everything);
}

Number Request::told(ParameterId id) const {
    constexpr int digits = 6;
    return found && found->id == id ? Number{.value = parameters[id], .digits = digits, .rounding = found->rounding}
                                    : asChosen(parameters[id]);
}

View Request::view(const std::string &figure) const {
    const auto known = views.find(figure);
    return known == views.end() ? View{} : known->second;
}

const ParameterUse *ExplorerSpec::parameter(ParameterId wanted) const {
    const auto found = std::ranges::find(parameters, wanted, &ParameterUse::id);
    return found == parameters.end() ? nullptr : &*found;
}

std::vector<ParameterUse> ExplorerSpec::usesAt(const Parameters &given) const {
    return uses ? uses(given) : parameters;
}

std::optional<ParameterUse> ExplorerSpec::useAt(ParameterId wanted, const Parameters &given) const {
    for (const ParameterUse &use : usesAt(given))
        if (use.id == wanted)
            return use;
    return std::nullopt;
}

Parameters ExplorerSpec::defaults() const {
    Parameters all;
    for (const ParameterUse &use : parameters)
        if (use.start)
            all = all.with(use.id, *use.start);
    return all;
}

Parameters ExplorerSpec::fit(const Parameters &given) const {
    Parameters result = fitted(usesAt(given), given);
    // A choice that had to move may bring other parameters with it, at most once for every choice.
    for (std::size_t i = 0; uses && i < parameters.size(); ++i) {
        const Parameters again = fitted(usesAt(result), result);
        if (again == result)
            break;
        result = again;
    }
    return result;
}

std::vector<ParameterUse> ExplorerSpec::rows() const {
    std::vector<ParameterUse> all = parameters;
    for (const SolveSpec &each : solves)
        for (const ParameterUse &target : each.targets)
            if (std::ranges::find(all, target.id, &ParameterUse::id) == all.end())
                all.push_back(target);
    return all;
}

bool ExplorerSpec::links(ParameterId wanted) const {
    return theory && std::ranges::find(linkedParameters, wanted) != linkedParameters.end();
}

std::span<const ExplorerSpec> explorerTable() {
    static const std::vector<ExplorerSpec> table{classroomExplorer(),  randomizedResponseExplorer(),
                                                 planExplorer(),       accuracyExplorer(),
                                                 mechanismsExplorer(), samplingExplorer(),
                                                 repeatedExplorer(),   surveyExplorer(),
                                                 countsExplorer(),     privacyRatioExplorer(),
                                                 anonymityExplorer(),  bitVectorsExplorer(),
                                                 trustExplorer(),      customExplorer()};
    return table;
}

const ExplorerSpec &firstExplorer() { return *findExplorer("randomized-response"); }

Phrase groupTitle(ExplorerGroup group) {
    switch (group) {
    case ExplorerGroup::Learn:
        return phrase("Learn");
    case ExplorerGroup::Plan:
        return phrase("Plan");
    case ExplorerGroup::Analyse:
        return phrase("Analyse");
    case ExplorerGroup::Depth:
        return phrase("Privacy in depth");
    case ExplorerGroup::Custom:
        break;
    }
    return {};
}

const ExplorerSpec *findExplorer(std::string_view id) {
    const auto table = explorerTable();
    const auto found = std::ranges::find(table, id, &ExplorerSpec::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace halftruth
