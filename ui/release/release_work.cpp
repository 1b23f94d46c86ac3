#include "ui/release/release_work.h"

#include "ui/files/figure_file.h"

#include <QFile>
#include <QSaveFile>

#include <filesystem>
#include <fstream>
#include <istream>
#include <stdexcept>

namespace halftruth {

namespace {

std::filesystem::path pathOf(const QString &fileName) { return QFile::encodeName(fileName).toStdString(); }

/// A file that ends early when the work is stopped.
class WatchedFile : public std::filebuf {
public:
    WatchedFile(const std::filesystem::path &path, const WorkControl &control) : m_control(control) {
        if (!open(path, std::ios::in | std::ios::binary))
            throw std::runtime_error(path.string() + ": can't be read");
        std::error_code unknown;
        m_size = static_cast<double>(std::filesystem::file_size(path, unknown));
    }

protected:
    int_type underflow() override { return goesOn() ? std::filebuf::underflow() : traits_type::eof(); }
    std::streamsize xsgetn(char *to, std::streamsize count) override {
        const std::streamsize got = goesOn() ? std::filebuf::xsgetn(to, count) : 0;
        m_read += static_cast<double>(got);
        return got;
    }

private:
    [[nodiscard]] bool goesOn() const {
        if (m_size > 0)
            m_control.progress(m_read / m_size);
        return !m_control.stop.stop_requested();
    }

    const WorkControl &m_control;
    double m_size = 0;
    double m_read = 0;
};

/// Writes piece by piece to a temporary file that takes the name at the end.
class Writer {
public:
    explicit Writer(const QString &fileName) : m_file(fileName) {
        requireReplaceable(fileName);
        if (!openUnbuffered(m_file))
            fail();
    }

    void write(std::string_view text) {
        m_waiting += text;
        if (m_waiting.size() >= 1 << 16)
            flush();
    }

    void finish() {
        flush();
        if (!m_file.commit())
            fail();
    }

private:
    void flush() {
        if (!writeAll(m_file, m_waiting))
            fail();
        m_waiting.clear();
    }

    [[noreturn]] void fail() {
        throw std::runtime_error(
            (m_file.fileName() + QStringLiteral(" can't be written: ") + m_file.errorString()).toStdString());
    }

    QSaveFile m_file;
    std::string m_waiting;
};

/// Hands what is written on, until the work is stopped.
std::function<void(std::string_view)> through(Writer &writer, double pieces, const WorkControl &control) {
    constexpr std::int64_t piecesBetweenReports = 1 << 12;
    return [&writer, &control, pieces, written = std::int64_t{0}](std::string_view text) mutable {
        if (++written % piecesBetweenReports == 0) {
            requireNotStopped(control.stop);
            control.progress(static_cast<double>(written) / pieces);
        }
        writer.write(text);
    };
}

} // namespace

JointType readTypeOf(const QString &fileName, const std::vector<std::string> &columns, const WorkControl &control) {
    WatchedFile file(pathOf(fileName), control);
    std::istream stream(&file);
    try {
        JointType type = readJointType(stream, fileName.toStdString(), columns);
        requireNotStopped(control.stop);
        return type;
    } catch (const CsvError &) {
        requireNotStopped(control.stop); // what is malformed is the end that was cut off
        throw;
    }
}

Release releaseOf(const QString &fileName, const std::vector<std::string> &columns, const JointType &type,
                  ReleaseOptions options, const WorkControl &control) {
    options.progress = control.progress;
    return releaseFile(pathOf(fileName), columns, type, options, control.stop);
}

void saveRecords(const QString &fileName, const Release &release, std::optional<std::uint64_t> seed,
                 const WorkControl &control) {
    Writer writer(fileName);
    writeReleasedRecords(release, seed, through(writer, 2.0 * static_cast<double>(release.design.samples), control));
    writer.finish();
}

void saveEstimate(const QString &fileName, const Release &release, const WorkControl &control) {
    Writer writer(fileName);
    writeReleaseEstimate(release, through(writer, static_cast<double>(release.type.categories()), control));
    writer.finish();
}

} // namespace halftruth
