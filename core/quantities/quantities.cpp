#include "core/quantities/quantities.h"

#include "core/math/domain/underflow.h"
#include "core/quantities/sections.h"

#include <algorithm>
#include <array>
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

/// What quantities are called elsewhere, by a part of their ids.
struct OtherWords {
    std::string_view part;
    Phrase words;
};
constexpr std::array otherWords{OtherWords{"variance", phrase("standard deviation, standard error")},
                                OtherWords{"standard-error", phrase("standard deviation, variance")}};

Text otherWordsOf(std::string_view id) {
    const auto found = std::ranges::find_if(
        otherWords, [&](const OtherWords &each) { return id.find(each.part) != std::string_view::npos; });
    return found == otherWords.end() ? Text() : Text(found->words);
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
                               .group = section.title,
                               .words = otherWordsOf(each.id)});
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
