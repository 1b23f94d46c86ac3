#include "app/quantity_argument.h"

#include "app/parameter_options.h"

namespace halftruth {

const QuantitySpec &quantityArgument(const CommandLine &line, std::string_view command) {
    const auto id = line.word("QUANTITY");
    if (!id)
        throw UsageError(std::string(command) + " needs a quantity; 'halftruth list quantities' names them");
    if (const QuantitySpec *quantity = findQuantity(*id))
        return *quantity;
    throw UsageError(unknownName("quantity", *id, namesOf(quantityTable(), &QuantitySpec::id),
                                 "'halftruth list quantities' names them"));
}

std::string quantityHelp(CommandLine &line) {
    const auto id = line.word("QUANTITY");
    const QuantitySpec *quantity = id ? findQuantity(*id) : nullptr;
    if (quantity == nullptr) {
        line.setFooter(dependenceNote);
        return line.help();
    }
    showOnly(line, quantity->inputs);
    line.setFooter(std::string(quantity->id) + ": " + std::string(quantity->name) + "\n  " +
                   std::string(quantity->symbol) + " = " + std::string(quantity->formula) + "\n  " +
                   std::string(quantity->source));
    return line.help();
}

} // namespace halftruth
