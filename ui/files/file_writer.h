#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QSaveFile>
#include <QString>

#include <stop_token>
#include <string>
#include <string_view>

namespace halftruth {

/// Writes a file piece by piece to a temporary one that takes its name at the end: what fails, or isn't finished,
/// leaves an old file as it was. What something else than a file has the name of, a folder or a device, is refused.
/// All throw std::runtime_error: "FILE can't be written: REASON".
class FileWriter {
    Q_DECLARE_TR_FUNCTIONS(FileWriter)

public:
    /// Who may read the file: whoever the person's settings say, or nobody else.
    enum Readers { Usual, Secret };
    explicit FileWriter(const QString &fileName, Readers readers = Usual);

    /// Written in blocks: memory doesn't grow with the file.
    void write(std::string_view bytes);
    /// The file is complete. Without this, it is given up.
    void finish();
    /// What is said of a file that isn't written.
    [[noreturn]] static void refuse(const QString &fileName, const QString &reason);

private:
    void flush();
    [[noreturn]] void fail() const;

    QSaveFile m_file;
    std::string m_pending;
};

/// Writes a whole file; with Stopped, none.
void writeFile(const QString &fileName, const QByteArray &content, const std::stop_token &stop = {});

} // namespace halftruth
