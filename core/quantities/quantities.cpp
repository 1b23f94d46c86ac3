#include "core/quantities/quantities.h"

#include "core/quantities/sections.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace halftruth {

namespace {

/// The quantities of which one value takes a noticeable time, as measured: those that sum over the count's standard
/// deviation, and those that try every m up to a million people, and
/// those that simulate.
struct Cost {
    std::string_view id;
    double (*milliseconds)(const Parameters &);
};
double perDeviation(const Parameters &p) { return 5e-4 * std::sqrt(p[ParameterId::Population]); }
double perPerson(const Parameters &p) { return 1.5e-3 * std::min(p[ParameterId::Population], 1e6); }
double perSimulation(const Parameters &p) { return (4e-3 + 1.5e-3 * p[ParameterId::Bits]) * p[ParameterId::Trials]; }
constexpr std::array<Cost, 16> costs{{{"accuracy-exact", perDeviation},
                                      {"failure-exact", perDeviation},
                                      {"violation-probability", perDeviation},
                                      {"violation-probability-reverse", perDeviation},
                                      {"wald-coverage", perDeviation},
                                      {"wilson-coverage", perDeviation},
                                      {"clopper-pearson-coverage", perDeviation},
                                      {"fixed-database-coverage", perDeviation},
                                      {"shuffle-delta", perPerson},
                                      {"shuffle-delta-bound", perPerson},
                                      {"shuffle-epsilon", perPerson},
                                      {"shuffle-epsilon-bound", perPerson},
                                      {"two-type-divergence", perSimulation},
                                      {"two-type-quantile", perSimulation},
                                      {"two-type-violation", perSimulation},
                                      {"two-type-delta", perSimulation}}};

std::vector<QuantitySpec> allQuantities() {
    std::vector<QuantitySpec> all;
    for (const auto &section :
         {oneBitQuantities(), accuracyQuantities(), countQuantities(), anonymisedCountQuantities(),
          compositionQuantities(), collectionQuantities(), twoTypeQuantities(), samplingQuantities(),
          translatorQuantities(), surveyQuantities(), oracleQuantities(), trustQuantities()})
        all.insert(all.end(), section.begin(), section.end());
    for (const Cost &cost : costs)
        if (const auto found = std::ranges::find(all, cost.id, &QuantitySpec::id); found != all.end())
            found->cost = cost.milliseconds;
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
            all.push_back({each.id, each.name, each.formula});
        return all;
    }();
    return choices;
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
