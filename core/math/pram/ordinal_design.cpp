#include "core/math/pram/ordinal_design.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/stopped.h"

#include <algorithm>
#include <cmath>
#include <glpk.h>
#include <memory>
#include <numeric>
#include <stdexcept>

namespace halftruth {

namespace {

constexpr Range designEpsilons{.lower = leastDesignEpsilon, .upper = mostDesignEpsilon};

void requireOrdinal(std::int64_t categories, double epsilon) {
    require("categories", static_cast<double>(categories), range::integers(2, static_cast<double>(mostDesigned)));
    require("epsilon", epsilon, designEpsilons);
}

double lossOf(OrdinalLoss loss, std::int64_t truth, std::int64_t report) {
    const auto distance = static_cast<double>(truth > report ? truth - report : report - truth);
    switch (loss) {
    case OrdinalLoss::Absolute:
        return distance;
    case OrdinalLoss::Squared:
        return distance * distance;
    case OrdinalLoss::ZeroOne:
        break;
    }
    return distance > 0 ? 1 : 0;
}

std::vector<double> sharesOf(const OrdinalDesign &design) {
    requireOrdinal(static_cast<std::int64_t>(design.weights.size()), design.epsilon);
    for (const double weight : design.weights)
        require("weight", weight, range::nonNegative);
    const double sum = std::accumulate(design.weights.begin(), design.weights.end(), 0.0);
    require("sum of the weights", sum, range::positive);
    std::vector<double> shares = design.weights;
    for (double &share : shares)
        share /= sum;
    return shares;
}

struct DeleteProgram {
    void operator()(glp_prob *program) const {
        glp_delete_prob(program);
        glp_free_env(); // of this thread, which may be a worker's last use of it
    }
};
using Program = std::unique_ptr<glp_prob, DeleteProgram>;

/// Rows of the program: of each category the sum, of each pair of neighbours and each report both ratios.
Program programOf(const OrdinalDesign &design, const std::vector<double> &shares) {
    const auto k = static_cast<int>(shares.size());
    const double ratio = std::exp(-design.epsilon);
    glp_term_out(GLP_OFF);
    Program program(glp_create_prob());
    glp_add_cols(program.get(), k * k);
    const auto column = [k](int truth, int report) { return truth * k + report + 1; };
    // GLPK counts from 1.
    std::vector<int> rows{0};
    std::vector<int> columns{0};
    std::vector<double> values{0};
    const auto entry = [&](int row, int at, double value) {
        rows.push_back(row);
        columns.push_back(at);
        values.push_back(value);
    };
    glp_add_rows(program.get(), k + 2 * (k - 1) * k);
    int row = 0;
    for (int i = 0; i < k; ++i) {
        glp_set_row_bnds(program.get(), ++row, GLP_FX, 1, 1);
        for (int j = 0; j < k; ++j) {
            glp_set_col_bnds(program.get(), column(i, j), GLP_LO, 0, 0);
            glp_set_obj_coef(program.get(), column(i, j),
                             shares[static_cast<std::size_t>(i)] * lossOf(design.loss, i, j));
            entry(row, column(i, j), 1);
        }
    }
    for (int i = 0; i + 1 < k; ++i)
        for (int j = 0; j < k; ++j)
            for (const int up : {0, 1}) {
                glp_set_row_bnds(program.get(), ++row, GLP_LO, 0, 0);
                entry(row, column(i + up, j), 1);
                entry(row, column(i + 1 - up, j), -ratio);
            }
    glp_load_matrix(program.get(), static_cast<int>(values.size()) - 1, rows.data(), columns.data(), values.data());
    return program;
}

/// Some steps at a time, so that a stop is heard; by their number, not by the time they take, on which nothing
/// depends then. Of random designs GLPK gives up one in a thousand, or takes it for infeasible: with other tolerances
/// or from the other side it comes to an end.
void solve(glp_prob *program, const std::stop_token &stop) {
    struct Way {
        double tolerance;
        int method;
    };
    constexpr int together = 100; // steps
    constexpr int most = 1000;    // times as many
    for (const Way &way :
         {Way{1e-9, GLP_PRIMAL}, Way{1e-8, GLP_PRIMAL}, Way{1e-9, GLP_DUALP}, Way{1e-7, GLP_PRIMAL}}) {
        glp_adv_basis(program, 0);
        glp_smcp how;
        glp_init_smcp(&how);
        how.msg_lev = GLP_MSG_OFF;
        how.meth = way.method;
        how.tol_bnd = how.tol_dj = way.tolerance;
        how.it_lim = together;
        int result = GLP_EITLIM;
        for (int tries = 0; result == GLP_EITLIM && tries < most; ++tries) {
            requireNotStopped(stop);
            result = glp_simplex(program, &how);
        }
        if (result == 0 && glp_get_status(program) == GLP_OPT)
            return;
    }
    throw std::runtime_error("the linear program has not been solved");
}

/// The promises kept to rounding: see the header.
void mend(OrdinalMechanism &mechanism, const OrdinalDesign &design, const std::vector<double> &shares) {
    const auto k = mechanism.categories;
    const auto cell = [&](std::int64_t i, std::int64_t j) -> double & {
        return mechanism.probabilities[static_cast<std::size_t>(i * k + j)];
    };
    const double ratio = std::exp(-design.epsilon);
    std::vector<double> sums(shares.size(), 0.0);
    std::vector<double> costs(shares.size(), 0.0);
    for (std::int64_t j = 0; j < k; ++j) {
        for (std::int64_t i = 0; i < k; ++i)
            cell(i, j) = std::max(cell(i, j), 0.0);
        for (std::int64_t i = 1; i < k; ++i)
            cell(i, j) = std::max(cell(i, j), ratio * cell(i - 1, j));
        for (std::int64_t i = k - 2; i >= 0; --i)
            cell(i, j) = std::max(cell(i, j), ratio * cell(i + 1, j));
        for (std::int64_t i = 0; i < k; ++i) {
            sums[static_cast<std::size_t>(i)] += cell(i, j);
            costs[static_cast<std::size_t>(j)] += shares[static_cast<std::size_t>(i)] * lossOf(design.loss, i, j);
        }
    }
    const double most = std::ranges::max(sums);
    const double missing = 1 - std::ranges::min(sums) / most;
    const double more = missing / std::expm1(design.epsilon);
    const auto cheapest = std::ranges::min_element(costs) - costs.begin();
    for (std::int64_t i = 0; i < k; ++i)
        for (std::int64_t j = 0; j < k; ++j)
            cell(i, j) *= (1 - more) / most;
    for (std::int64_t i = 0; i < k; ++i) {
        const double sum = sums[static_cast<std::size_t>(i)];
        cell(i, cheapest) += more + (1 - more) * ((most - sum) / most);
    }
}

} // namespace

double expectedLoss(const OrdinalDesign &design, const OrdinalMechanism &mechanism) {
    const std::vector<double> shares = sharesOf(design);
    require("categories of the mechanism", static_cast<double>(mechanism.categories),
            range::integers(static_cast<double>(shares.size()), static_cast<double>(shares.size())));
    double total = 0;
    for (std::int64_t i = 0; i < mechanism.categories; ++i)
        for (std::int64_t j = 0; j < mechanism.categories; ++j)
            total += shares[static_cast<std::size_t>(i)] * mechanism.at(i, j) * lossOf(design.loss, i, j);
    return total;
}

double violationOf(const OrdinalMechanism &mechanism, double epsilon) {
    double worst = 0;
    for (std::int64_t i = 0; i < mechanism.categories; ++i) {
        double sum = 0;
        for (std::int64_t j = 0; j < mechanism.categories; ++j) {
            const double here = mechanism.at(i, j);
            sum += here;
            worst = std::max(worst, -here);
            for (const std::int64_t other : {i - 1, i + 1})
                if (other >= 0 && other < mechanism.categories)
                    worst = std::max(worst, here - std::exp(epsilon) * mechanism.at(other, j));
        }
        worst = std::max(worst, std::fabs(sum - 1));
    }
    return worst;
}

OrdinalMechanism truncatedGeometric(std::int64_t categories, double epsilon) {
    requireOrdinal(categories, epsilon);
    OrdinalMechanism mechanism{.categories = categories, .probabilities = {}};
    const double inside = -std::expm1(-epsilon) / (1 + std::exp(-epsilon));
    const double end = 1 / (1 + std::exp(-epsilon));
    for (std::int64_t i = 0; i < categories; ++i)
        for (std::int64_t j = 0; j < categories; ++j)
            mechanism.probabilities.push_back((j == 0 || j == categories - 1 ? end : inside) *
                                              std::exp(-epsilon * static_cast<double>(std::abs(i - j))));
    return mechanism;
}

OrdinalMechanism responseMechanism(std::int64_t categories, double epsilon) {
    requireOrdinal(categories, epsilon);
    OrdinalMechanism mechanism{.categories = categories, .probabilities = {}};
    const double other = 1 / (std::exp(epsilon) + static_cast<double>(categories - 1));
    for (std::int64_t i = 0; i < categories; ++i)
        for (std::int64_t j = 0; j < categories; ++j)
            mechanism.probabilities.push_back(i == j ? std::exp(epsilon) * other : other);
    return mechanism;
}

OrdinalMechanism optimalOrdinal(const OrdinalDesign &design, const std::stop_token &stop) {
    const std::vector<double> shares = sharesOf(design);
    const Program program = programOf(design, shares);
    solve(program.get(), stop);
    const auto k = static_cast<int>(shares.size());
    OrdinalMechanism mechanism{.categories = k, .probabilities = {}};
    for (int at = 1; at <= k * k; ++at)
        mechanism.probabilities.push_back(glp_get_col_prim(program.get(), at));
    mend(mechanism, design, shares);
    return mechanism;
}

} // namespace halftruth
