// Every quantity of the registry against the files of tests/data, values of independent evaluations of 50 and 60
// digits: what `halftruth compute` says of a row must be its value. A quantity without rows has a named oracle.

#include "tests/core/support/reference_file.h"
#include "tests/core/support/relative_error.h"

#include "core/quantities/quantities.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>

using namespace halftruth;

namespace {

constexpr std::array files{"/quantities.csv", "/quantities-planning.csv", "/quantities-more.csv",
                           "/quantities-survey.csv"};

/// What says instead of rows that a group of quantities is right: a function of a test that computes them another
/// way.
struct Oracle {
    std::string_view quantities; ///< how their ids begin or end
    std::string_view test;       ///< the file below tests/core
    std::string_view function;
};
constexpr std::array oracles{
    Oracle{"collection-", "math/vectors/tst_collection_release.cpp", "agreesWithAllReports"},
    Oracle{"two-type-", "math/vectors/tst_two_type_release.cpp", "agreesWithEveryOutcome"},
    Oracle{"-coverage", "math/survey/tst_survey.cpp", "coverageAgreesWithTheSumOverAllAnswers"},
    Oracle{"fixed-database-", "math/survey/tst_survey.cpp", "fixedDatabaseIntervalIsTheSetOfItsDatabases"},
    Oracle{"credible-", "math/survey/tst_survey_posterior.cpp", "credibleEndsCutOffHalfEach"},
    Oracle{"two-sample-", "math/survey/tst_two_samples.cpp", "agreesWithTheSumOverAllSamples"},
    Oracle{"group-difference", "math/survey/tst_two_groups.cpp", "agreesWithTheSumOverAllAnswers"},
    Oracle{"group-p-value", "math/survey/tst_two_groups.cpp", "pValueIsTheChiSquareOfTheTable"},
    Oracle{"group-power", "math/survey/tst_two_groups.cpp", "exactPowerIsTheSumOverRejectingAnswers"},
    Oracle{"required-n-groups", "math/survey/tst_two_groups.cpp", "requiredNumberReachesItsPower"},
    Oracle{"mangat-", "math/survey/tst_survey.cpp", "mangatProtectsAYesOnly"},
    Oracle{"survey-epsilon-", "math/survey/tst_survey.cpp", "oneAnswersLossIsItsLikelihoodRatio"},
    Oracle{"power-two-sided", "math/survey/tst_survey.cpp", "twoSidedPowerIsTheSumOverRejectingAnswers"},
    Oracle{"kuk-", "math/survey/tst_survey_draws.cpp", "tailsAgreeWithSums"},
    Oracle{"power", "math/survey/tst_survey.cpp", "exactPowerIsTheSumOverRejectingAnswers"},
    Oracle{"required-n-power", "quantities/tst_survey_quantities.cpp", "requiredNumberReachesItsPower"},
    Oracle{"shuffled-rounds-", "math/shuffle/tst_shuffled_rounds.cpp", "encloseTheSumOverAllCounts"},
    Oracle{"rappor-epsilon-repeated", "math/oracles/tst_frequency_oracles.cpp", "repeatedReportsAreTheWorstSequence"},
    Oracle{"accuracy-total", "math/trust/tst_trust.cpp", "totalAccuracyIsTheQuantileOfTheVariance"},
    Oracle{"invitations", "math/trust/tst_trust.cpp", "invitationsAreTheLeastThatDo"},
    Oracle{"truth-probability", "math/one_bit/tst_translator.cpp", "everyPairOfNamesRoundTrips"},
    Oracle{"replacement-probability", "math/one_bit/tst_translator.cpp", "replacementIsThePramMatrix"},
    Oracle{"oracle-bits-", "math/oracles/tst_oracle_reports.cpp", "bitsAreThoseOfAllReports"},
    Oracle{"oracle-largest-error-", "math/oracles/tst_oracle_reports.cpp", "largestErrorHoldsForEveryDatabase"},
    Oracle{"ordinal-loss", "math/pram/tst_ordinal_design.cpp", "optimumIsThatOfTheLinearProgram"},
    Oracle{"unordered-delta", "math/pram/tst_unordered_release.cpp", "boundHoldsForEveryDatabase"},
    Oracle{"unordered-", "math/pram/tst_unordered_release.cpp", "inversesAreWhereDeltaIsReached"},
    Oracle{"crossover-grr-oue", "math/oracles/tst_frequency_oracles.cpp", "crossoversAreWhereTheVariancesMeet"},
};

bool hasOracle(std::string_view quantity) {
    return std::ranges::any_of(oracles, [&](const Oracle &each) {
        if (!quantity.starts_with(each.quantities) && !quantity.ends_with(each.quantities))
            return false;
        std::ifstream file(std::string(HALFTRUTH_TEST_DATA "/../core/") + std::string(each.test));
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        return text.find("void " + std::string(each.function) + "()") != std::string::npos;
    });
}

/// Relative: rounding only, and what the search for an optimum adds; a number of people is that number.
double tolerance(std::string_view quantity) {
    if (quantity.starts_with("required-n-"))
        return 0;
    return quantity == "accuracy-chernoff" || quantity == "composed-epsilon-renyi" ? 1e-9 : 1e-12;
}

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
    for (const char *file : files)
        for (const ReferenceRow &row : referenceRows(std::string(HALFTRUTH_TEST_DATA) + file)) {
            if (const QuantitySpec *quantity = findQuantity(row.quantity)) {
                check(*quantity, row, tallies[row.quantity]);
            } else {
                ++unknown;
                std::cerr << "FAIL: there is no quantity " << row.quantity << '\n';
            }
        }
    for (const QuantitySpec &quantity : quantityTable())
        if (!tallies.contains(std::string(quantity.id)) && !hasOracle(quantity.id)) {
            ++unknown;
            std::cerr << "FAIL: " << quantity.id << " has neither reference rows nor an oracle\n";
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
