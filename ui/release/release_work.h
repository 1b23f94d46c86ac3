#pragma once

#include "core/release/release.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// The long parts of a release, for a thread of their own: each reports how far it is and can be stopped. All throw
/// Stopped (core/math/domain/stopped.h) then.
namespace halftruth {

struct WorkControl {
    std::stop_token stop{};
    std::function<void(double share)> progress = [](double) {};
};

/// Where records come from: a file, or the table of counts that comes with the program, a record for each count.
struct RecordSource {
    QString fileName{}; ///< empty: the example
    [[nodiscard]] bool isExample() const { return fileName.isEmpty(); }
    [[nodiscard]] static const JointType &example();
    bool operator==(const RecordSource &) const = default;
};

/// How the categories of a file's two columns are given.
struct CategoryChoice {
    CategorySource source = CategorySource::List;
    QString listFile{};               ///< empty: typed
    std::vector<std::string> typed{}; ///< one for each column
    bool operator==(const CategoryChoice &) const = default;
};

/// What is known of the columns before a release: all but n and the categories is the curators' secret.
struct CountedRecords {
    std::vector<Alphabet> alphabets{};
    CategorySource source = CategorySource::List;
    std::vector<std::int64_t> truth{};
    std::int64_t n = 0;
};

/// @throws CsvError as countCategories() and the readers of categories do
[[nodiscard]] CountedRecords countRecords(const RecordSource &source, const std::vector<std::string> &columns,
                                          const CategoryChoice &categories, const WorkControl &control);

/// releaseRecords(). @throws CsvError as it does
[[nodiscard]] Release releaseOf(const RecordSource &source, const std::vector<std::string> &columns,
                                const ReleasePlan &plan, const std::vector<std::int64_t> &truth,
                                const ReleaseKeys &keys, std::size_t traced, const WorkControl &control);

/// What can be saved.
enum class ReleaseFileKind { Records, Estimate, Marginals };

/// Writes it. The file is there when all of it is, and not otherwise. @throws std::runtime_error when it can't be
/// written
void saveRelease(ReleaseFileKind kind, const QString &fileName, const Sanitised &sanitised, const SecretKey &order,
                 const WorkControl &control);

} // namespace halftruth
