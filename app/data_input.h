#pragma once

#include "core/data/csv_reader.h"

#include <QTemporaryFile>

#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace halftruth {

/// The word that stands for standard input or standard output where a file is asked for.
inline constexpr std::string_view standardStream = "-";

/// A data file that is read several times, or standard input where its name is "-": then what comes is kept, until
/// this goes, in a temporary file that nobody else can read.
class DataInput {
public:
    /// Throws std::runtime_error when standard input can't be kept.
    explicit DataInput(std::string name);

    /// A reader from the start, which must not outlive this.
    [[nodiscard]] CsvReader reader(const CsvOptions &options = {});

private:
    void keepStandardInput();

    std::string m_name;
    std::unique_ptr<QTemporaryFile> m_kept; ///< nothing for a file
    std::vector<std::unique_ptr<std::ifstream>> m_streams;
};

} // namespace halftruth
