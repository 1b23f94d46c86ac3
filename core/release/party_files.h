#pragma once

#include "core/release/parties.h"
#include "core/release/secure_random.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The files that the parties of a release exchange: docs/release-files.md. Each is CSV of two columns, what and its
/// value; the first row says which file it is.
namespace halftruth {

enum class PartyFileKind : std::uint8_t {
    CommonKey,  ///< the curators' secret; never leaves them
    Ciphertext, ///< from a curator to the server
    PadKey,     ///< from a curator to the researcher; never to the server
    Perturbed   ///< from the server to the researcher
};

/// All of a file but its values.
struct PartyFile {
    PartyFileKind kind = PartyFileKind::Ciphertext;
    std::optional<SecretKey> key{};    ///< of CommonKey and PadKey
    std::string release{};             ///< releaseName(), of all but CommonKey
    std::optional<ReleasePlan> plan{}; ///< of Ciphertext and Perturbed
    std::size_t curator = 0;           ///< from 1; of Ciphertext and PadKey
    std::vector<std::string> pads{};   ///< fingerprints of the pad keys that are added: one, or one of each curator
};

/// The rows of a plan, which are the same text for the same plan.
[[nodiscard]] std::string planText(const ReleasePlan &plan);

void writePartyFile(const PartyFile &file, const Write &write);
/// A value of a ciphertext, a joint category of what was perturbed.
void writeValue(std::uint32_t value, const Write &write);

/// Reads a file of this kind and calls back for its values, as many as the plan has samples, each below the number of
/// the curator's values or of joint categories. @throws CsvError for a file of another form
[[nodiscard]] PartyFile readPartyFile(const std::filesystem::path &path, PartyFileKind kind,
                                      const std::function<void(std::uint32_t value)> &value = {});

/// What a curator does: writes the values of its sample behind pads from its key, in {0, ..., size-1}.
void encryptSample(std::span<const SampledRecord> sample, std::uint32_t size, const SecretKey &pad,
                   const Write &write);

/// What the server does: joins the ciphertexts of all curators, in any order, and writes what it makes of them.
/// @throws CsvError when they are not those of one release, each curator's once; O(samples), 4 bytes each
void perturbFiles(const std::vector<std::filesystem::path> &ciphertexts, const SecretKey &server, const Write &write);

/// What the researcher does with all pad keys, in any order: decrypts.
/// @throws CsvError when they are not those of the file
[[nodiscard]] Sanitised decryptFile(const std::filesystem::path &perturbed,
                                    const std::vector<std::filesystem::path> &padKeys);

} // namespace halftruth
