#pragma once

#include "core/data/joint_type.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Two curators, Alice and Bob, each hold one variable of the same people. They let a server release the joint
/// records so that it sees nothing of them and what it releases has privacy loss epsilon [LWR]:
///   1 sample   both draw the same m of the n places;
///   2 encrypt  Alice sends X+V and Bob Y+W, one-time pads in Z_abs(X) and Z_abs(Y);
///   3 perturb  the server applies gamma-diagonal PRAM to the joined ciphertext;
///   4 decrypt  the researcher subtracts the pads, with which PRAM commutes;
///   5 estimate and applies A^-1 to the type of what comes out.
namespace halftruth {

/// One record, as the indices of its labels: Alice's x and Bob's y.
struct RecordPair {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    bool operator==(const RecordPair &) const = default;
};

/// How a release is made.
struct ReleaseDesign {
    std::size_t xValues = 2; ///< abs(X)
    std::size_t yValues = 2; ///< abs(Y)
    std::int64_t n = 1;
    std::int64_t samples = 1;
    double epsilon = 0.5;

    [[nodiscard]] std::int64_t categories() const { return static_cast<std::int64_t>(xValues * yValues); }
    [[nodiscard]] double gamma() const;
    /// (gamma-1)/(gamma+K-1), with which PRAM keeps a value; else it takes any of the K at random.
    [[nodiscard]] double keep() const;
    /// The largest RMS error of the estimate over all data with these n and K: that of uniform data.
    [[nodiscard]] double largestRmsError() const;
    bool operator==(const ReleaseDesign &) const = default;
};

/// Throws std::domain_error unless K, n, samples and epsilon are in their ranges.
void requireReleaseDesign(const ReleaseDesign &design);

/// The samples that minimise the largest RMS error over all data, that of uniform data. It depends on n, K and
/// epsilon only: the optimum for the data themselves would give something of them away. Throws std::domain_error.
[[nodiscard]] std::int64_t optimalReleaseSamples(std::int64_t n, std::int64_t categories, double epsilon);

/// Adds, or takes away, a pad: in Z_abs(X) and Z_abs(Y). Domain: all in range (not checked).
[[nodiscard]] RecordPair encrypted(const ReleaseDesign &design, RecordPair record, RecordPair pad);
[[nodiscard]] RecordPair decrypted(const ReleaseDesign &design, RecordPair record, RecordPair pad);

/// A sampled record's way through the protocol.
struct TracedRecord {
    std::int64_t place = 0; ///< among the n records, from 1
    RecordPair truth{};
    RecordPair pad{};
    RecordPair ciphertext{}; ///< what the server sees
    RecordPair perturbed{};  ///< what it makes of that
    RecordPair released{};   ///< after decryption
};

struct ReleaseOptions {
    double epsilon = 0.5;
    std::optional<std::int64_t> samples{}; ///< optimalReleaseSamples() without
    /// For demonstrations only: a release whose randomness is known protects nobody. Without, the keys come from the
    /// operating system.
    std::optional<std::uint64_t> seed{};
    std::size_t traced = 0; ///< how many of the sampled records to show on their way
    CsvOptions csv{};
    /// Told now and then which share of the records has passed; may be empty.
    std::function<void(double share)> progress{};
};

/// All that comes of a release. Only `released`, the estimates and the design may leave the curators' hands.
struct Release {
    JointType type{}; ///< the true one
    ReleaseDesign design{};
    std::vector<TracedRecord> traced{};      ///< the first sampled ones
    std::vector<std::int64_t> ciphertexts{}; ///< by category, what the server saw: uniform whatever the data are
    std::vector<std::int64_t> released{};    ///< by category, the sanitised records

    /// A^-1 of the released type: unbiased, but it may leave the simplex.
    [[nodiscard]] std::vector<double> estimate() const;
    /// The nearest joint type to it.
    [[nodiscard]] std::vector<double> projectedEstimate() const;
};

/// Takes the records of a file through the protocol, in one pass and in memory that does not grow with it. type is
/// that of the same two columns, from readJointType(); n, the labels and how many rows lack a value count as public.
/// Sampling, pads and PRAM draw from a SecureRandom each. Cost O(rows + K).
/// @throws CsvError as readJointType() does, and when the file is no longer what type says
/// @throws std::domain_error unless epsilon and samples are in range and there are at least 2 categories
/// @throws Stopped (core/math/domain/stopped.h)
[[nodiscard]] Release releaseFile(const std::filesystem::path &path, const std::vector<std::string> &columns,
                                  const JointType &type, const ReleaseOptions &options,
                                  const std::stop_token &stop = {});

/// What a release of such data would give, from a seed (defaultSeed without one), for showing the protocol: the same
/// distribution as releaseFile() at a cost of O(K + traced) whatever n is. No release: its randomness is no secret.
/// @throws std::domain_error as releaseFile()
[[nodiscard]] Release demonstratedRelease(const JointType &type, const ReleaseOptions &options);

/// Writes the sanitised records as CSV, with the variables' names first. They come in random order: the places that
/// were sampled must stay unknown, which the order of the file would hint at. O(samples log K).
void writeReleasedRecords(const Release &release, std::optional<std::uint64_t> seed,
                          const std::function<void(std::string_view)> &write);

/// Writes the estimate as CSV, one row for each pair of labels: how many were released, the raw estimate and the one
/// projected on the simplex.
void writeReleaseEstimate(const Release &release, const std::function<void(std::string_view)> &write);

} // namespace halftruth
