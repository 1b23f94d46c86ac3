#include "core/math/vectors/collection_information.h"

#include "core/math/domain/domain.h"
#include "core/math/vectors/bit_vectors.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

namespace halftruth {

namespace {

constexpr int mostListedBits = 6;

/// The expected counts of the reports, from the counts of the records: every bit is flipped on its own.
void randomize(std::vector<double> &counts, double q) {
    for (std::size_t bit = 1; bit < counts.size(); bit <<= 1U)
        for (std::size_t block = 0; block < counts.size(); block += 2 * bit)
            for (std::size_t i = block; i < block + bit; ++i) {
                const double zeros = counts[i];
                const double ones = counts[i + bit];
                counts[i] = (1 - q) * zeros + q * ones;
                counts[i + bit] = q * zeros + (1 - q) * ones;
            }
}

/// The counts of a collection's reports: each record's are those of one draw from 2^L values.
class Reports {
public:
    Reports(double q, const BitCollection &collection)
        : m_q(q), m_records(std::size_t{1} << static_cast<unsigned>(collection.bits), 0.0) {
        for (const std::uint32_t member : collection.members)
            m_records[member] += 1;
        m_expected = m_records;
        randomize(m_expected, q);
    }

    /// The probabilities of one record's report.
    [[nodiscard]] std::vector<double> of(std::uint32_t record) const {
        std::vector<double> chances(m_records.size(), 0.0);
        chances[record] = 1;
        randomize(chances, m_q);
        return chances;
    }
    [[nodiscard]] const std::vector<double> &expected() const { return m_expected; }

    /// Of the counts, row by row, with lambda lambda^T/n added: the counts' sum is n without fail, and this fills the
    /// direction in which they can't vary.
    [[nodiscard]] std::vector<double> covariance() const {
        const std::size_t types = m_records.size();
        const double n = std::accumulate(m_records.begin(), m_records.end(), 0.0);
        std::vector<double> matrix(types * types);
        for (std::size_t i = 0; i < types; ++i) {
            matrix[i * types + i] = m_expected[i];
            for (std::size_t j = 0; j < types; ++j)
                matrix[i * types + j] += m_expected[i] * m_expected[j] / n;
        }
        for (std::uint32_t record = 0; record < types; ++record) {
            if (m_records[record] == 0)
                continue;
            const std::vector<double> chances = of(record);
            for (std::size_t i = 0; i < types; ++i)
                for (std::size_t j = 0; j < types; ++j)
                    matrix[i * types + j] -= m_records[record] * chances[i] * chances[j];
        }
        return matrix;
    }

private:
    double m_q;
    std::vector<double> m_records; ///< how many there are of each
    std::vector<double> m_expected;
};

/// b^T A^-1 b by Cholesky's decomposition; nothing where A isn't positive definite to the last digits.
std::optional<double> inverseForm(std::vector<double> a, std::vector<double> b) {
    const std::size_t size = b.size();
    double form = 0;
    for (std::size_t j = 0; j < size; ++j) {
        const double diagonal = a[j * size + j];
        for (std::size_t k = 0; k < j; ++k)
            a[j * size + j] -= a[j * size + k] * a[j * size + k];
        if (!(a[j * size + j] > 1e-12 * diagonal))
            return std::nullopt;
        a[j * size + j] = std::sqrt(a[j * size + j]);
        for (std::size_t i = j + 1; i < size; ++i) {
            for (std::size_t k = 0; k < j; ++k)
                a[i * size + j] -= a[i * size + k] * a[j * size + k];
            a[i * size + j] /= a[j * size + j];
        }
        for (std::size_t k = 0; k < j; ++k)
            b[j] -= a[j * size + k] * b[k];
        b[j] /= a[j * size + j];
        form += b[j] * b[j];
    }
    return form;
}

} // namespace

std::optional<CollectionInformation> collectionInformation(double q, const BitCollection &collection,
                                                           std::uint32_t from, std::uint32_t to) {
    require("q", q, range::lieProbabilityPositive);
    requireBitCollection("collection", collection);
    const Range records = range::integers(0, std::exp2(collection.bits) - 1);
    require("from", from, records);
    require("to", to, records);
    if (collection.bits > mostListedBits)
        return std::nullopt;
    const Reports reports(q, collection);
    std::vector<double> change = reports.of(from);
    const std::vector<double> after = reports.of(to);
    CollectionInformation information;
    for (std::size_t s = 0; s < change.size(); ++s) {
        change[s] -= after[s];
        information.roughness = std::max(information.roughness, std::fabs(change[s]) / reports.expected()[s]);
    }
    const auto variance = inverseForm(reports.covariance(), change);
    if (!variance)
        return std::nullopt;
    information.variance = *variance;
    return information;
}

CollectionInformation collectionInformation(const TwoTypeCollection &collection) {
    requireTwoTypeCollection(collection);
    const double logOdds = std::log1p(-collection.q) - std::log(collection.q);
    const auto vectors = static_cast<double>(collection.ones);
    const auto opposites = static_cast<double>(collection.n - collection.ones);
    CollectionInformation information;
    double chiSquare = 0;
    double overlap = 0; // 1/n where the two kinds say the same
    for (std::int64_t d = 0; d <= collection.bits; ++d) {
        // In units of the probability of the likelier of the two: it may be as small as it likes.
        const double ratio = static_cast<double>(2 * d - collection.bits) * logOdds; // of the opposite to the vector
        const double less = std::exp(-std::fabs(ratio));
        const double expected = ratio > 0 ? vectors * less + opposites : vectors + opposites * less;
        const double change = -std::expm1(-std::fabs(ratio));
        const double likelier =
            flipCountProbability(collection.q, collection.bits, ratio > 0 ? collection.bits - d : d);
        chiSquare += likelier * change * change / expected;
        overlap += likelier * less / expected;
        information.roughness = std::max(information.roughness, change / expected);
    }
    information.variance = chiSquare / (static_cast<double>(collection.n) * overlap);
    return information;
}

double normalDelta(double variance, double epsilon) {
    constexpr Range nonNegative{.lower = 0, .upperOpen = true};
    require("variance", variance, nonNegative);
    require("epsilon", epsilon, nonNegative);
    if (variance == 0)
        return 0;
    const double sigma = std::sqrt(variance);
    const auto cdf = [](double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; };
    const double other = cdf(-sigma / 2 - epsilon / sigma);
    const double delta = cdf(sigma / 2 - epsilon / sigma) - (other > 0 ? std::exp(epsilon) * other : 0);
    return std::max(0.0, delta);
}

} // namespace halftruth
