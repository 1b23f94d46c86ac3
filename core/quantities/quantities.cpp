#include "core/quantities/quantities.h"

#include "core/math/domain/underflow.h"
#include "core/quantities/sections.h"

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

struct Section {
    Phrase title;
    std::vector<QuantitySpec> quantities;
};

const std::vector<Section> &sections() {
    static const std::vector<Section> all{{phrase("One answer"), oneBitQuantities()},
                                          {phrase("Accuracy"), accuracyQuantities()},
                                          {phrase("Counts and their privacy ratio"), countQuantities()},
                                          {phrase("Shuffled counts"), anonymisedCountQuantities()},
                                          {phrase("Several answers"), compositionQuantities()},
                                          {phrase("Collections of records"), collectionQuantities()},
                                          {phrase("Collections of two kinds"), twoTypeQuantities()},
                                          {phrase("Sampling and PRAM"), samplingQuantities()},
                                          {phrase("The same without order"), unorderedQuantities()},
                                          {phrase("Ordered categories"), ordinalQuantities()},
                                          {phrase("Other notations"), translatorQuantities()},
                                          {phrase("Surveys"), surveyQuantities()},
                                          {phrase("Frequency oracles"), oracleQuantities()},
                                          {phrase("Trust and planning"), trustQuantities()}};
    return all;
}

std::vector<QuantitySpec> allQuantities() {
    std::vector<QuantitySpec> all;
    for (const Section &each : sections())
        all.insert(all.end(), each.quantities.begin(), each.quantities.end());
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
        for (const Section &section : sections())
            for (const QuantitySpec &each : section.quantities)
                all.push_back({.id = each.id,
                               .title = each.name,
                               .help = Text::verbatim(each.formula),
                               .symbol = each.symbol,
                               .group = section.title});
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
