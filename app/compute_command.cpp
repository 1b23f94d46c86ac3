#include "app/command_line.h"
#include "app/commands.h"
#include "app/format_option.h"
#include "app/json.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "app/quantity_argument.h"
#include "ui/text/utf8.h"

namespace halftruth {

namespace {

std::string computedJson(const QuantitySpec &quantity, const Parameters &parameters, double value) {
    QJsonObject inputs;
    for (const ParameterUse &use : quantity.inputs)
        inputs[utf8(spec(use.id).name)] = use.valueKind() == ValueKind::Number
                                              ? jsonNumber(parameters[use.id])
                                              : QJsonValue(utf8(valueText(use, parameters)));
    QJsonObject answer{{QStringLiteral("quantity"), utf8(quantity.id)},
                       {QStringLiteral("inputs"), inputs},
                       {QStringLiteral("value"), jsonResult(value)},
                       {QStringLiteral("unit"), utf8(quantity.unit)},
                       {QStringLiteral("direction"), utf8(directionWord(directionAt(quantity, parameters)))}};
    if (const Text text = notes(quantity, parameters); !text.empty())
        answer[QStringLiteral("notes")] = utf8(english(text));
    return jsonText(answer);
}

} // namespace

int computeCommand(std::span<const std::string> arguments) {
    CommandLine line(
        "compute QUANTITY [--NAME VALUE ...] [--format text|json]",
        "Prints one number, with 17 significant digits, or < 1e-307 where it is positive and smaller than that.");
    line.addWord("QUANTITY", "its id; 'halftruth list quantities' names them");
    addFormatOption(line);
    addParameterOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(quantityHelp(line));
        return 0;
    }
    const bool json = jsonWanted(line);
    const QuantitySpec &quantity = quantityArgument(line, "compute");
    const GivenValues given = givenValues(line, quantity.id, quantity.inputs);
    const Parameters parameters = completed({}, given, quantity.inputs);
    const double value = evaluate(quantity, parameters);
    print(json ? computedJson(quantity, parameters, value) : fullText(value) + "\n");
    return 0;
}

} // namespace halftruth
