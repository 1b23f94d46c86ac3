#include "app/output.h"

#include "app/command_line.h"
#include "app/progress_line.h"

#include "core/math/domain/underflow.h"
#include "core/text/complaint.h"

#include <QByteArray>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <unistd.h>

namespace halftruth {

Output::Output(const std::optional<QString> &fileName, FileWriter::Readers readers) {
    if (fileName && *fileName != QLatin1String("-"))
        m_file.emplace(*fileName, readers);
}

void Output::write(std::string_view text) {
    if (!m_file && isatty(STDOUT_FILENO) != 0)
        ProgressLine::end();
    if (m_file)
        m_file->write(text);
    else if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
        fail();
}

void Output::finish() {
    if (m_file)
        m_file->finish();
    else if (std::fflush(stdout) != 0)
        fail();
}

void Output::fail() {
    throw std::runtime_error("standard output can't be written: " +
                             QString::fromLocal8Bit(std::strerror(errno)).toStdString());
}

std::optional<QString> outputOption(const CommandLine &line, std::string_view name) {
    const auto file = line.option(name);
    if (file && file->empty())
        throw UsageError(std::string(name) + " must be the name of a file, but is ''");
    return file ? std::optional(QFile::decodeName(QByteArray::fromStdString(*file))) : std::nullopt;
}

void print(std::string_view text) {
    Output output;
    output.write(text);
    output.finish();
}

void printError(std::string_view message) {
    const std::string line = "halftruth: " + messageLine(message) + '\n';
    // Nobody is left to tell when this fails.
    static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
}

std::string fullText(double value) {
    if (isTooSmall(value))
        return tooSmallText;
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    std::array<char, 64> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 17);
    return {buffer.data(), end.ptr};
}

std::size_t characterCount(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t characters = characterCount(text);
    return std::string(text) + std::string(characters < width ? width - characters : 0, ' ');
}

std::string aligned(const std::vector<std::vector<std::string>> &rows) {
    std::vector<std::size_t> widths;
    for (const auto &row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1));
            widths[i] = std::max(widths[i], characterCount(row[i]));
        }
    std::string text;
    for (const auto &row : rows) {
        for (std::size_t i = 0; i + 1 < row.size(); ++i)
            text += padded(row[i], widths[i]) + "  ";
        text += row.back() + "\n";
    }
    return text;
}

} // namespace halftruth
