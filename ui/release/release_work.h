#pragma once

#include "core/data/joint_type.h"
#include "core/math/domain/stopped.h"
#include "core/release/release.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// The long parts of a release, for a thread of their own: each reports how far it is and can be stopped.
namespace halftruth {

struct WorkControl {
    std::stop_token stop{};
    std::function<void(double share)> progress = [](double) {};
};

/// readJointType() of a file. @throws CsvError as it does, Stopped
[[nodiscard]] JointType readTypeOf(const QString &fileName, const std::vector<std::string> &columns,
                                   const WorkControl &control);

/// releaseFile(). @throws as it does, Stopped
[[nodiscard]] Release releaseOf(const QString &fileName, const std::vector<std::string> &columns,
                                const JointType &type, ReleaseOptions options, const WorkControl &control);

/// Writes the sanitised records, or the estimate. The file is there when all of it is, and not otherwise.
/// @throws std::runtime_error when it can't be written; Stopped
void saveRecords(const QString &fileName, const Release &release, std::optional<std::uint64_t> seed,
                 const WorkControl &control);
void saveEstimate(const QString &fileName, const Release &release, const WorkControl &control);

} // namespace halftruth
