#pragma once

#include "core/release/plan.h"
#include "core/release/secure_random.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// What each party of a release does. Nothing here sees what its party may not see:
///   sample    all curators draw the same m of the n places, in the same random order, from a key that only they
///   have; encrypt   each adds a one-time pad of its own, modulo the number of its values: X+V, Y+W; perturb   the
///   server joins what it gets and applies gamma-diagonal PRAM, which is adding noise to it; decrypt   the
///   researcher, who has the pads, subtracts them: what is left is PRAM of the sample; estimate  and applies A^-1 to
///   its type.
/// The order must be random: Theorem III.2 of [LWR] is about samples drawn one after the other, and for what travels
/// in the order of the file the loss is larger.
namespace halftruth {

/// The keys of all parties.
struct ReleaseKeys {
    SecretKey common;            ///< of the curators: sample and order
    std::vector<SecretKey> pads; ///< one of each curator, which the researcher gets
    SecretKey server;            ///< the noise
    SecretKey order;             ///< of the researcher: the order in which records are written

    [[nodiscard]] static ReleaseKeys fresh(std::size_t curators);
    /// For demonstrations and tests only.
    [[nodiscard]] static ReleaseKeys fromSeed(std::uint64_t seed, std::size_t curators);
};
/// The key of one party: from the operating system, or from a seed.
[[nodiscard]] SecretKey commonKey(std::optional<std::uint64_t> seed);
[[nodiscard]] SecretKey padKey(std::optional<std::uint64_t> seed, std::size_t curator);
[[nodiscard]] SecretKey serverKey(std::optional<std::uint64_t> seed);
[[nodiscard]] SecretKey orderKey(std::optional<std::uint64_t> seed);

/// 16 digits that name a release: curators with the same common key and the same plan have the same. Nobody can tell
/// the key from it.
[[nodiscard]] std::string releaseName(const ReleasePlan &plan, const SecretKey &common);

/// A record of the sample: its place in the data, from 1, and its category.
struct SampledRecord {
    std::uint32_t place = 0;
    std::uint32_t category = 0;
    bool operator==(const SampledRecord &) const = default;
};

/// Is told now and then which share of the records has passed; stops the work by throwing Stopped
/// (core/math/domain/stopped.h).
using RecordProgress = std::function<void(double share)>;

/// Reads records as joint categories of some alphabets.
/// @throws CsvError as forEachRecord() does; where a field is not listed and its alphabet is closed
void forEachCategory(CsvReader &reader, const std::vector<std::string> &columns, std::span<const Alphabet> alphabets,
                     const std::function<bool(std::uint32_t category)> &callback);

/// How many records a file has of each category of a plan's alphabets, or of one of them. O(rows + K).
/// @throws CsvError as forEachCategory() does, and for no or more than 10^9 records
[[nodiscard]] std::vector<std::int64_t> countCategories(CsvReader &reader, const std::vector<std::string> &columns,
                                                        std::span<const Alphabet> alphabets);

/// The curators' common sample of a file, in its common random order. columns and alphabets are all of the plan's,
/// or one curator's own: the places and their order are the same for all, and different for every plan.
/// O(rows) draws for the places [Knuth 3.4.2, algorithm S], samples for the order, 8 bytes a sample.
/// @throws CsvError as forEachCategory() does, and when the file has not n records; what progress throws
[[nodiscard]] std::vector<SampledRecord> commonSample(CsvReader &reader, const std::vector<std::string> &columns,
                                                      std::span<const Alphabet> alphabets, const ReleasePlan &plan,
                                                      const SecretKey &common, const RecordProgress &progress = {});

/// The places alone, for n records and this many samples: every sequence of different places is equally likely.
[[nodiscard]] std::vector<std::uint32_t> commonPlaces(std::int64_t n, std::int64_t samples, SecureRandom &random);

} // namespace halftruth
