// Every quantity of the registry against tests/data/quantities.csv, values of an independent 60-digit evaluation:
// what `halftruth compute` says of a row must be its value.

#include "tests/core/support/reference_file.h"
#include "tests/core/support/relative_error.h"

#include "core/quantities/quantities.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iomanip>
#include <iostream>
#include <string_view>

using namespace halftruth;

namespace {

/// Relative: rounding only, and what the search for an optimum adds.
double tolerance(std::string_view quantity) { return quantity == "accuracy-chernoff" ? 1e-9 : 1e-12; }

/// What was seen of one quantity.
struct Tally {
    int rows = 0;
    int wrong = 0;
    double worst = 0;
};

Parameters parametersOf(const QuantitySpec &quantity, const ReferenceRow &row) {
    Parameters parameters;
    for (const auto &[name, value] : row.inputs) {
        const ParameterSpec *parameter = findParameter(name);
        if (parameter == nullptr)
            throw std::runtime_error("there is no parameter " + name);
        const auto use = std::ranges::find(quantity.inputs, parameter->id, &ParameterUse::id);
        if (use == quantity.inputs.end())
            throw std::runtime_error("the quantity takes no " + name);
        parameters = use->valueKind() == ValueKind::Number ? parameters.with(parameter->id, row[name])
                                                           : parameters.with(parameter->id, parseValue(*use, value));
    }
    return parameters;
}

/// The relative error of one row; infinite, and said, when it can't be computed.
double errorOf(const QuantitySpec &quantity, const ReferenceRow &row) {
    try {
        if (row.inputs.size() != quantity.inputs.size())
            throw std::runtime_error("the row has other inputs than the quantity");
        return relativeError(evaluate(quantity, parametersOf(quantity, row)), row.value);
    } catch (const std::exception &error) {
        std::cerr << row.quantity << ' ' << row.text << ": " << error.what() << '\n';
        return std::numeric_limits<double>::infinity();
    }
}

void check(const QuantitySpec &quantity, const ReferenceRow &row, Tally &tally) {
    const double error = errorOf(quantity, row);
    ++tally.rows;
    tally.worst = std::max(tally.worst, error);
    if (error <= tolerance(row.quantity))
        return;
    ++tally.wrong;
    std::cerr << "FAIL: " << row.quantity << ' ' << row.text << ": relative error " << error << '\n';
}

} // namespace

int main() {
    std::map<std::string, Tally> tallies;
    int unknown = 0;
    for (const ReferenceRow &row : referenceRows(HALFTRUTH_TEST_DATA "/quantities.csv")) {
        if (const QuantitySpec *quantity = findQuantity(row.quantity)) {
            check(*quantity, row, tallies[row.quantity]);
        } else {
            ++unknown;
            std::cerr << "FAIL: there is no quantity " << row.quantity << '\n';
        }
    }
    int wrong = 0;
    for (const auto &[id, tally] : tallies) {
        std::cout << std::left << std::setw(28) << id << std::right << std::setw(4) << tally.rows
                  << " rows, worst relative error " << tally.worst << '\n';
        wrong += tally.wrong;
    }
    const bool good = !tallies.empty() && wrong == 0 && unknown == 0;
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
