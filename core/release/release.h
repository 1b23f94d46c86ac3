#pragma once

#include "core/data/joint_type.h"
#include "core/release/parties.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// All parties of a release (parties.h) in one place: a demonstration of the protocol, as all columns come from one
/// file and all keys from one program. The four parts on their own are in party_files.h.
namespace halftruth {

/// A sampled record's way through the protocol, as joint categories.
struct TracedRecord {
    std::int64_t place = 0; ///< among the n records, from 1
    std::uint32_t truth = 0;
    std::uint32_t pad = 0;
    std::uint32_t ciphertext = 0; ///< what the server sees
    std::uint32_t perturbed = 0;  ///< what it makes of that
    std::uint32_t released = 0;   ///< after decryption
};

/// All that comes of a release. Only `sanitised` may leave the curators' hands.
struct Release {
    Sanitised sanitised{};
    std::vector<std::int64_t> truth{}; ///< by joint category, all n records
    std::vector<std::int64_t>
        ciphertexts{};                  ///< by joint category, what the server saw: uniform whatever the data are
    std::vector<TracedRecord> traced{}; ///< the first of the sample

    /// The share of a category among the n records.
    [[nodiscard]] double trueShare(std::size_t category) const;
    /// sqrt(sum (estimate - true share)^2): what largestRmsError() is the expected largest of. O(K).
    [[nodiscard]] double error(const std::vector<double> &estimate) const;
};

/// Takes the records of a file through the protocol; truth is what countCategories() has counted in it. Cost O(rows +
/// K), 8 bytes a sample.
/// @throws as commonSample() does
[[nodiscard]] Release releaseRecords(CsvReader &reader, const std::vector<std::string> &columns,
                                     const ReleasePlan &plan, std::vector<std::int64_t> truth,
                                     const ReleaseKeys &keys, std::size_t traced = 0,
                                     const RecordProgress &progress = {});

/// A table of counts as what is released: its labels are public, and every record has a value.
[[nodiscard]] std::vector<Alphabet> alphabetsOf(const JointType &type);

/// What a release of such data would give, from a seed, for showing the protocol: the same distribution as
/// releaseRecords() at a cost of O(K + traced) whatever n is. No release: its randomness is no secret.
/// Throws std::domain_error unless the plan's categories and n are those of the counts.
[[nodiscard]] Release demonstratedRelease(const ReleasePlan &plan, std::vector<std::int64_t> truth,
                                          std::uint64_t seed, std::size_t traced = 0);

} // namespace halftruth
