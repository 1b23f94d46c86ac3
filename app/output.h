#pragma once

#include "ui/files/file_writer.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

class CommandLine;

/// Where a command writes its answer: standard output, or a file that takes its name only when it is complete. What
/// fails to be written throws std::runtime_error (exit status 1), and leaves an old file as it was.
class Output {
public:
    /// Standard output when there is no file name, or it is "-".
    explicit Output(const std::optional<QString> &fileName = {}, FileWriter::Readers readers = FileWriter::Usual);

    void write(std::string_view text);
    /// The answer is complete. Without this, a file is given up.
    void finish();

private:
    [[noreturn]] static void fail();

    std::optional<FileWriter> m_file; ///< nothing for standard output
};

/// The file named by --output, or by another option, if any. Throws UsageError when its name is empty.
[[nodiscard]] std::optional<QString> outputOption(const CommandLine &line, std::string_view name = "output");

/// Writes one text to standard output.
void print(std::string_view text);

/// A line on standard error, "halftruth: MESSAGE", the message as messageLine() has it.
void printError(std::string_view message);

/// 17 significant digits, "inf" where infinite, "< 1e-307" where positive and too small for a double.
[[nodiscard]] std::string fullText(double value);

/// How many characters a UTF-8 text has.
[[nodiscard]] std::size_t characterCount(std::string_view text);

/// A text with spaces up to a width, counted in characters.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

/// Rows as aligned columns, the last one as it is.
[[nodiscard]] std::string aligned(const std::vector<std::vector<std::string>> &rows);

} // namespace halftruth
