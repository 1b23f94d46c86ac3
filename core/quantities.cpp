#include <halftruth/quantities.h>
#include <halftruth/quantities/sections.h>

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

std::vector<QuantitySpec> allQuantities() {
    std::vector<QuantitySpec> all;
    for (const auto &section :
         {oneBitQuantities(), accuracyQuantities(), countQuantities(), anonymisedCountQuantities(),
          compositionQuantities(), collectionQuantities(), twoTypeQuantities(), samplingQuantities(),
          translatorQuantities(), surveyQuantities(), oracleQuantities()})
        all.insert(all.end(), section.begin(), section.end());
    return all;
}

} // namespace

std::span<const QuantitySpec> quantityTable() {
    static const std::vector<QuantitySpec> table = allQuantities();
    return table;
}

const QuantitySpec *findQuantity(std::string_view id) {
    const auto table = quantityTable();
    const auto found = std::ranges::find(table, id, &QuantitySpec::id);
    return found == table.end() ? nullptr : &*found;
}

double evaluate(const QuantitySpec &quantity, const Parameters &parameters) {
    if (const auto issues = validate(parameters, quantity.inputs); !issues.empty())
        throw std::domain_error(issues.front().message);
    return quantity.function(parameters);
}

Direction directionAt(const QuantitySpec &quantity, const Parameters &parameters) {
    return parameters[ParameterId::Population] > quantity.wholeUpTo ? Direction::AtLeast : quantity.direction;
}

std::string notes(const QuantitySpec &quantity, const Parameters &parameters) {
    if (const auto issues = validate(parameters, quantity.inputs); !issues.empty())
        throw std::domain_error(issues.front().message);
    return quantity.notes ? quantity.notes(parameters) : std::string();
}

} // namespace halftruth
