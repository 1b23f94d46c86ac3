#include "ui/release/release_work.h"

#include "ui/files/file_writer.h"

#include "core/data/builtin_data.h"
#include "core/data/csv_field.h"
#include "core/math/domain/stopped.h"
#include "core/release/release_output.h"

#include <QFile>

#include <filesystem>
#include <fstream>
#include <istream>
#include <numeric>
#include <sstream>
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

/// A table of counts as the records it counts.
std::string recordsText(const JointType &type) {
    std::string text = csvField(type.variables[0]) + "," + csvField(type.variables[1]) + "\n";
    for (std::size_t k = 0; k < type.categories(); ++k) {
        const std::string row = csvField(type.rowLabels[k / type.columnCount()]) + "," +
                                csvField(type.columnLabels[k % type.columnCount()]) + "\n";
        for (std::int64_t i = 0; i < type.counts[k]; ++i)
            text += row;
    }
    return text;
}

/// Hands what is written on, until the work is stopped.
std::function<void(std::string_view)> through(FileWriter &writer, double pieces, const WorkControl &control) {
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

const JointType &RecordSource::example() {
    static const JointType &type = findBuiltinTable("adult-sex-income")->type;
    return type;
}

namespace {

/// Reads the records; what is malformed because it was cut off by a stop is that stop.
template <class Use>
auto withReader(const RecordSource &source, const WorkControl &control, Use &&use) {
    if (source.isExample()) {
        std::istringstream records(recordsText(RecordSource::example()));
        CsvReader reader(records, "example", {.separator = ',', .header = Header::Yes});
        return use(reader);
    }
    WatchedFile file(pathOf(source.fileName), control);
    std::istream stream(&file);
    try {
        CsvReader reader(stream, source.fileName.toStdString());
        auto result = use(reader);
        requireNotStopped(control.stop);
        return result;
    } catch (const CsvError &) {
        requireNotStopped(control.stop);
        throw;
    }
}

std::vector<Alphabet> alphabetsFor(const RecordSource &source, const std::vector<std::string> &columns,
                                   const CategoryChoice &categories, const WorkControl &control) {
    if (source.isExample())
        return alphabetsOf(RecordSource::example());
    if (!categories.listFile.isEmpty())
        return alphabetsOf(columns, readAlphabets(pathOf(categories.listFile)), categories.listFile.toStdString());
    std::vector<Alphabet> alphabets;
    for (std::size_t i = 0; i < columns.size(); ++i)
        alphabets.push_back(
            categories.source == CategorySource::PublicLabels
                ? withReader(source, control,
                             [&](CsvReader &reader) { return publicAlphabet(std::move(reader), columns[i]); })
                : alphabetOfText(columns[i], categories.typed[i]));
    return alphabets;
}

} // namespace

CountedRecords countRecords(const RecordSource &source, const std::vector<std::string> &columns,
                            const CategoryChoice &categories, const WorkControl &control) {
    CountedRecords counted{.alphabets = alphabetsFor(source, columns, categories, control),
                           .source = source.isExample() ? CategorySource::PublicLabels : categories.source};
    counted.truth = withReader(
        source, control, [&](CsvReader &reader) { return countCategories(reader, columns, counted.alphabets); });
    counted.n = std::accumulate(counted.truth.begin(), counted.truth.end(), std::int64_t{0});
    return counted;
}

Release releaseOf(const RecordSource &source, const std::vector<std::string> &columns, const ReleasePlan &plan,
                  const std::vector<std::int64_t> &truth, const ReleaseKeys &keys, std::size_t traced,
                  const WorkControl &control) {
    const auto progress = [&](double share) {
        requireNotStopped(control.stop);
        control.progress(share);
    };
    return withReader(source, control, [&](CsvReader &reader) {
        return releaseRecords(reader, columns, plan, truth, keys, traced, progress);
    });
}

void saveRelease(ReleaseFileKind kind, const QString &fileName, const Sanitised &sanitised, const SecretKey &order,
                 const WorkControl &control) {
    FileWriter writer(fileName);
    const auto categories = static_cast<double>(sanitised.released.size());
    switch (kind) {
    case ReleaseFileKind::Records: {
        const double fields = static_cast<double>(sanitised.plan.alphabets.size() + 1);
        writeReleasedRecords(sanitised, order,
                             through(writer, fields * static_cast<double>(sanitised.plan.design.samples), control));
        break;
    }
    case ReleaseFileKind::Estimate:
        writeReleaseEstimate(sanitised, through(writer, 3 * categories, control));
        break;
    case ReleaseFileKind::Marginals:
        writeReleaseMarginals(sanitised, through(writer, categories, control));
        break;
    }
    writer.finish();
}

} // namespace halftruth
