#include "core/quantities/quantities.h"

#include "core/math/domain/underflow.h"
#include "core/quantities/sections.h"

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

std::vector<QuantitySpec> allQuantities() {
    std::vector<QuantitySpec> all;
    for (const auto &section :
         {oneBitQuantities(), accuracyQuantities(), countQuantities(), anonymisedCountQuantities(),
          compositionQuantities(), collectionQuantities(), twoTypeQuantities(), samplingQuantities(),
          translatorQuantities(), surveyQuantities(), oracleQuantities(), trustQuantities()})
        all.insert(all.end(), section.begin(), section.end());
    return all;
}

} // namespace

std::span<const QuantitySpec> quantityTable() {
    static const std::vector<QuantitySpec> table = allQuantities();
    return table;
}

std::span<const NamedChoice> quantityChoices() {
    static const std::vector<NamedChoice> choices = [] {
        std::vector<NamedChoice> all;
        for (const QuantitySpec &each : quantityTable())
            all.push_back({each.id, each.name, Text::verbatim(each.formula)});
        return all;
    }();
    return choices;
}

const QuantitySpec *findQuantity(std::string_view id) {
    const auto table = quantityTable();
    const auto found = std::ranges::find(table, id, &QuantitySpec::id);
    return found == table.end() ? nullptr : &*found;
}

double evaluate(const QuantitySpec &quantity, const Parameters &parameters, const std::stop_token &stop) {
    if (const auto issues = validate(parameters, quantity.inputs); !issues.empty())
        throw std::domain_error(issues.front().message);
    const double value =
        quantity.interruptible ? quantity.interruptible(parameters, stop) : quantity.function(parameters);
    return positiveWhere(value == 0 && quantity.positive && quantity.positive(parameters), value);
}

Direction directionAt(const QuantitySpec &quantity, const Parameters &parameters) {
    return parameters[ParameterId::Population] > quantity.wholeUpTo ? Direction::AtLeast : quantity.direction;
}

Text notes(const QuantitySpec &quantity, const Parameters &parameters) {
    if (const auto issues = validate(parameters, quantity.inputs); !issues.empty())
        throw std::domain_error(issues.front().message);
    return quantity.notes ? quantity.notes(parameters) : Text();
}

} // namespace halftruth
