#pragma once

#include "core/explorers/bit_vectors/collection_loss.h"
#include "core/explorers/explorer.h"
#include "core/math/vectors/anonymity.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace halftruth {

/// What the figures of a collection show: computed as far as the budget goes.
struct CollectionView {
    const Request &request;
    double q;
    const BitCollection &collection;
    std::uint32_t outcome; ///< the reported record that is asked about
    double epsilon;
    std::optional<CollectionPair> pair{}; ///< none at q = 0, where there is no ratio
    std::optional<LossAnswer> losses{};   ///< none where there are none, or not yet
    std::shared_ptr<const void> kept{};   ///< see Exploration::kept
    std::optional<Anonymity> anonymity{}; ///< none where not yet
    std::optional<double> presence{};     ///< of the outcome
    Text remark{};                        ///< on the collection, for the figures' notes

    [[nodiscard]] int bits() const { return collection.bits; }
    [[nodiscard]] std::string record(std::uint32_t value) const { return bitString(value, bits()); }
};

/// The chosen collection and its neighbour.
[[nodiscard]] CollectionView collectionView(const Request &request, Budget &budget);

/// Why there is no distribution of ln pi; empty where there is one.
[[nodiscard]] Text lossComplaint(const CollectionView &view);
/// "3 records of 3 bits".
[[nodiscard]] Text collectionText(const BitCollection &collection);

/// The probability that at least one of the reports is a record, for every record or those of the collection.
[[nodiscard]] Figure presenceFigure(const CollectionView &view, Budget &budget);
/// The distribution of ln pi over the outcomes of the collection.
[[nodiscard]] Figure lossFigure(const CollectionView &view);
/// delta(epsilon) of the collection and its neighbour, in both directions.
[[nodiscard]] Figure deltaFigure(const CollectionView &view);
/// A_p against q.
[[nodiscard]] Figure anonymityFigure(const CollectionView &view, Budget &budget);

/// What is known of the collection so far, the number asked for first.
[[nodiscard]] std::vector<Readout> collectionReadouts(const CollectionView &view);
/// What the collection does.
[[nodiscard]] Text collectionSentence(const CollectionView &view);

} // namespace halftruth
