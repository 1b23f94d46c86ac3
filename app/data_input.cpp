#include "app/data_input.h"

#include <QFile>

#include <array>
#include <cstdio>
#include <stdexcept>

namespace halftruth {

DataInput::DataInput(std::string name) : m_name(std::move(name)) {
    if (m_name == standardStream)
        keepStandardInput();
}

void DataInput::keepStandardInput() {
    const auto fail = [](const std::string &reason) {
        throw std::runtime_error("standard input can't be kept: " + reason);
    };
    m_kept = std::make_unique<QTemporaryFile>(); // of mode 0600
    if (!m_kept->open())
        fail(m_kept->errorString().toStdString());
    std::array<char, 65536> block{};
    while (const std::size_t got = std::fread(block.data(), 1, block.size(), stdin))
        if (m_kept->write(block.data(), static_cast<qint64>(got)) != static_cast<qint64>(got))
            fail(m_kept->errorString().toStdString());
    if (std::ferror(stdin) != 0)
        fail("it can't be read");
    if (!m_kept->flush())
        fail(m_kept->errorString().toStdString());
}

CsvReader DataInput::reader(const CsvOptions &options) {
    if (!m_kept)
        return CsvReader(m_name, options);
    const std::string file = QFile::encodeName(m_kept->fileName()).toStdString();
    return {*m_streams.emplace_back(std::make_unique<std::ifstream>(file, std::ios::binary)), "standard input",
            options};
}

} // namespace halftruth
