#include "ui/files/file_writer.h"

#include "core/math/domain/stopped.h"

#include <QFileInfo>

#include <stdexcept>

namespace halftruth {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 16;

} // namespace

void FileWriter::refuse(const QString &fileName, const QString &reason) {
    throw std::runtime_error(tr("%1 can't be written: %2").arg(fileName, reason).toStdString());
}

FileWriter::FileWriter(const QString &fileName, Readers readers) : m_file(fileName) {
    // A rename would put a file in the place of a device or a pipe.
    const QFileInfo existing(fileName);
    if (existing.exists() && !existing.isFile())
        refuse(fileName, existing.isDir() ? tr("it is a directory") : tr("it is no regular file"));
    // With a buffer of its own it would be committed even if a full disk took only a part.
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        fail();
    if (readers == Secret && !m_file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        fail();
}

void FileWriter::write(std::string_view bytes) {
    m_pending += bytes;
    if (m_pending.size() >= blockSize)
        flush();
}

void FileWriter::finish() {
    flush();
    if (!m_file.commit())
        fail();
}

void FileWriter::flush() {
    for (std::string_view rest = m_pending; !rest.empty();) {
        const qint64 written = m_file.write(rest.data(), static_cast<qint64>(rest.size()));
        if (written <= 0)
            fail();
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    m_pending.clear();
}

void FileWriter::fail() const { refuse(m_file.fileName(), m_file.errorString()); }

void writeFile(const QString &fileName, const QByteArray &content, const std::stop_token &stop) {
    FileWriter file(fileName);
    file.write({content.constData(), static_cast<std::size_t>(content.size())});
    requireNotStopped(stop);
    file.finish();
}

} // namespace halftruth
