#include "core/data/bit_records.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace halftruth {

namespace {

bool isBit(std::string_view field) { return field == "0" || field == "1"; }

bool looksLikeRecords(std::span<const std::string_view> fields) {
    return std::ranges::all_of(fields, [](std::string_view field) {
        return field.find_first_not_of("01x23456789 ") == std::string_view::npos;
    });
}

/// Puts the rows of a table together.
class Records {
public:
    explicit Records(std::string_view name) : m_name(name) {}

    bool add(std::span<const std::string_view> fields, std::int64_t line) {
        if (m_collection.members.empty() && !std::exchange(m_begun, true) && !looksLikeRecords(fields))
            return true; // a header
        if (m_collection.members.empty())
            m_bitColumns = fields.size() > 1 && std::ranges::all_of(fields, isBit);
        try {
            if (m_bitColumns)
                addRow(fields);
            else
                for (const std::string_view field : fields)
                    add(parseBitCollection(field, "the file"));
        } catch (const std::domain_error &error) {
            throw CsvError(m_name, line, error.what());
        }
        return true;
    }

    BitCollection take() {
        if (m_collection.members.empty())
            throw CsvError(m_name, 0, "has no records of 0s and 1s");
        return std::move(m_collection);
    }

private:
    void addRow(std::span<const std::string_view> fields) {
        std::string record;
        for (const std::string_view field : fields) {
            if (!isBit(field))
                throw std::domain_error("a bit must be 0 or 1, but is '" + std::string(field.substr(0, 60)) + "'");
            record += field;
        }
        add(parseBitCollection(record, "the file"));
    }

    void add(const BitCollection &records) {
        if (m_collection.members.empty())
            m_collection.bits = records.bits;
        if (records.bits != m_collection.bits)
            throw std::domain_error("the records must have one length, but the first has " +
                                    std::to_string(m_collection.bits) + " bits and this one has " +
                                    std::to_string(records.bits));
        if (records.members.size() > maxCollectionMembers - m_collection.members.size())
            throw std::domain_error("there must be at most " + std::to_string(maxCollectionMembers) +
                                    " records, but there are more");
        m_collection.members.insert(m_collection.members.end(), records.members.begin(), records.members.end());
    }

    std::string m_name;
    BitCollection m_collection{};
    bool m_begun = false;
    bool m_bitColumns = false;
};

BitCollection readAll(CsvReader &&reader) {
    Records records(reader.name());
    reader.forEachRow(
        [&](std::span<const std::string_view> fields, std::int64_t line) { return records.add(fields, line); });
    return records.take();
}

// What the header is, only the records can say: to the reader all rows are data.
constexpr CsvOptions noHeader{.header = Header::No};

} // namespace

BitCollection readBitRecords(const std::filesystem::path &path) { return readAll(CsvReader(path, noHeader)); }

BitCollection readBitRecords(std::istream &stream, std::string_view name) {
    return readAll(CsvReader(stream, name, noHeader));
}

} // namespace halftruth
