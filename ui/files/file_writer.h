#pragma once

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include <string>
#include <string_view>

namespace halftruth {

/// Writes a file piece by piece to a temporary one that takes its name at the end: what fails, or isn't finished,
/// leaves an old file as it was. What something else than a file has the name of, a folder or a device, is refused.
/// All throw std::runtime_error: "FILE can't be written: REASON".
class FileWriter {
public:
    /// Who may read the file: whoever the person's settings say, or nobody else.
    enum Readers { Usual, Secret };
    explicit FileWriter(const QString &fileName, Readers readers = Usual);

    /// Written in blocks: memory doesn't grow with the file.
    void write(std::string_view bytes);
    /// The file is complete. Without this, it is given up.
    void finish();

private:
    void flush();
    [[noreturn]] void fail() const;

    QSaveFile m_file;
    std::string m_pending;
};

/// Writes a whole file.
void writeFile(const QString &fileName, const QByteArray &content);

} // namespace halftruth
