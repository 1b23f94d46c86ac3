#include "app/command_line.h"
#include "app/commands.h"
#include "app/format_option.h"
#include "app/json.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "ui/text/utf8.h"

#include "core/math/one_bit/randomized_response.h"
#include "core/solving/solve.h"

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

const RelationSpec &relationArgument(const CommandLine &line) {
    const auto id = line.word("TARGET");
    const auto ids = namesOf(solverTable(), &RelationSpec::id);
    if (!id)
        throw UsageError("solve needs a target; 'halftruth solve --help' names them");
    if (const RelationSpec *relation = findRelation(*id))
        return *relation;
    throw UsageError(unknownName("target", *id, ids));
}

std::string unknownNames(const RelationSpec &relation) {
    std::vector<std::string> names;
    for (const ParameterId id : relation.unknowns)
        names.emplace_back(spec(id).name);
    return listed(names);
}

ParameterId unknownOption(const CommandLine &line, const RelationSpec &relation) {
    const auto name = line.option("for");
    if (!name)
        throw UsageError("solve needs --for NAME; " + std::string(relation.id) + " is solved for " +
                         unknownNames(relation));
    const ParameterSpec *parameter = findParameter(*name);
    if (parameter == nullptr || std::ranges::find(relation.unknowns, parameter->id) == relation.unknowns.end())
        throw UsageError(std::string(relation.id) + " is not solved for " + inQuotes(*name) + "; it is solved for " +
                         unknownNames(relation));
    return parameter->id;
}

bool contains(std::span<const ParameterUse> uses, ParameterId id) {
    return std::ranges::find(uses, id, &ParameterUse::id) != uses.end();
}

/// The values given by options; epsilon, where it is given in the place of q, as that q.
GivenValues valuesGiven(const CommandLine &line, const RelationSpec &relation, ParameterId unknown,
                        const std::vector<ParameterUse> &uses) {
    if (!contains(uses, unknown) && line.option(spec(unknown).name))
        throw UsageError(std::string(spec(unknown).name) + " is solved for, so that --" +
                         std::string(spec(unknown).name) + " can't be given");
    std::vector<ParameterUse> taken = uses;
    const bool either = contains(uses, ParameterId::LieProbability) && !contains(uses, ParameterId::Epsilon);
    if (either)
        taken.insert(taken.begin() + 1, {.id = ParameterId::Epsilon});
    GivenValues given = givenValues(line, relation.id, taken);
    if (either && given.contains(ParameterId::Epsilon)) {
        if (given.contains(ParameterId::LieProbability))
            throw UsageError("q and epsilon are the same setting: give one of --q, --epsilon");
        given[ParameterId::LieProbability] = lieProbability(std::get<double>(given[ParameterId::Epsilon]));
        given.erase(ParameterId::Epsilon);
    }
    return given;
}

std::string solvedJson(const RelationSpec &relation, ParameterId unknown, const std::vector<ParameterUse> &uses,
                       const Parameters &parameters, const Solution &solution) {
    QJsonObject inputs;
    for (const ParameterUse &use : uses)
        inputs[utf8(spec(use.id).name)] = jsonNumber(parameters[use.id]);
    QJsonObject object{{QStringLiteral("target"), utf8(relation.id)},
                       {QStringLiteral("for"), utf8(spec(unknown).name)},
                       {QStringLiteral("inputs"), inputs},
                       {QStringLiteral("value"), jsonResult(*solution.value)},
                       {QStringLiteral("side"), utf8(sideWord(solution.side))},
                       {QStringLiteral("reached"), jsonResult(solution.reached)},
                       {QStringLiteral("reachedName"), utf8(relation.reachedName)},
                       {QStringLiteral("unit"), utf8(spec(unknown).unit)},
                       {QStringLiteral("direction"), utf8(directionWord(relation.direction))}};
    if (solution.first)
        object[QStringLiteral("first")] = jsonNumber(*solution.first);
    if (solution.noneBelow)
        object[QStringLiteral("noneBelow")] = jsonNumber(*solution.noneBelow);
    return jsonText(object);
}

std::string solveHelp(CommandLine &line) {
    const auto id = line.word("TARGET");
    std::string footer;
    for (const RelationSpec &each : solverTable())
        if (!id || findRelation(*id) == nullptr || each.id == *id)
            footer += std::string(each.id) + ", for " + unknownNames(each) + ": " + std::string(each.name) + "\n  " +
                      std::string(each.formula) + "\n" +
                      (each.saw ? "  n: the least from which on every number of people is enough; \"first\" of the "
                                  "JSON is the least that is enough by itself\n"
                                : "");
    line.setFooter(footer + "--epsilon can stand for --q. ones is a share of n: it is kept when n is solved for.\n" +
                   std::string(dependenceNote));
    return line.help();
}

} // namespace

int solveCommand(std::span<const std::string> arguments) {
    CommandLine line("solve TARGET --for NAME [--NAME VALUE ...] [--format text|json]",
                     "Prints the value of one parameter that meets the target, with 17 significant digits.");
    line.addWord("TARGET", "what has to hold: " + listed(namesOf(solverTable(), &RelationSpec::id)));
    line.addOption("for", "NAME", "the parameter to find");
    addFormatOption(line);
    addParameterOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(solveHelp(line));
        return 0;
    }
    const bool json = jsonWanted(line);
    const RelationSpec &relation = relationArgument(line);
    const ParameterId unknown = unknownOption(line, relation);
    const std::vector<ParameterUse> uses = givenFor(relation, unknown);
    const Parameters parameters = completed({}, valuesGiven(line, relation, unknown, uses), uses);
    const Solution solution = solve(relation, unknown, parameters);
    if (!solution.value)
        throw std::domain_error(english(solution.reason));
    print(json ? solvedJson(relation, unknown, uses, parameters, solution) : fullText(*solution.value) + "\n");
    return 0;
}

} // namespace halftruth
