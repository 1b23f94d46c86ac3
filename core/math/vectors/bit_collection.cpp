#include "core/math/vectors/bit_collection.h"

#include "core/math/domain/domain.h"

#include <boost/random/mersenne_twister.hpp>

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace halftruth {

namespace {

constexpr Range enumeratedBits = range::integers(1, maxEnumeratedBits);
constexpr Range collectionSize = range::integers(1, static_cast<double>(maxCollectionMembers));

[[noreturn]] void fail(std::string_view name, const std::string &complaint) {
    throw std::domain_error(std::string(name) + " must be records of 0s and 1s, as in 000,011,101, but " + complaint);
}

constexpr std::string_view blanks = " \t\r\n";

/// Takes the records of a text one after the other.
class RecordReader {
public:
    RecordReader(std::string_view text, std::string_view name) : m_text(text), m_name(name) {}

    BitCollection read() {
        if (m_text.find_first_not_of(blanks) == std::string_view::npos)
            fail(m_name, "is empty");
        for (;;) {
            const std::size_t end = m_text.find_first_of(",;");
            readField(m_text.substr(0, end));
            if (end == std::string_view::npos)
                return std::move(m_collection);
            m_text.remove_prefix(end + 1);
        }
    }

private:
    /// What stands between two commas: one record, or several with blanks between.
    void readField(std::string_view field) {
        std::size_t at = field.find_first_not_of(blanks);
        if (at == std::string_view::npos)
            fail(m_name, "record " + nextNumber() + " is empty");
        while (at != std::string_view::npos) {
            const std::size_t end = field.find_first_of(blanks, at);
            readRecord(field.substr(at, end == std::string_view::npos ? end : end - at));
            at = field.find_first_not_of(blanks, end);
        }
    }

    /// One record, or RECORDxCOUNT.
    void readRecord(std::string_view word) {
        constexpr std::size_t shown = 60;
        const auto complain = [&] {
            fail(m_name, "record " + nextNumber() + " is '" + std::string(word.substr(0, shown)) +
                             (word.size() > shown ? "...'" : "'"));
        };
        const std::size_t times = word.find('x');
        const std::string_view record = word.substr(0, times);
        if (record.empty() || record.find_first_not_of("01") != std::string_view::npos)
            complain();
        std::uint32_t copies = 1;
        if (times != std::string_view::npos) {
            const std::string_view number = word.substr(times + 1);
            const auto end = std::from_chars(number.data(), number.data() + number.size(), copies);
            if (end.ec == std::errc::invalid_argument || end.ptr != number.data() + number.size() || copies == 0)
                complain();
            if (end.ec == std::errc::result_out_of_range)
                copies = static_cast<std::uint32_t>(maxCollectionMembers) + 1;
        }
        if (record.size() > static_cast<std::size_t>(maxEnumeratedBits))
            throw std::domain_error(
                domainMessage("the length of record " + nextNumber() + " of " + std::string(m_name), enumeratedBits,
                              static_cast<double>(record.size())));
        const int bits = static_cast<int>(record.size());
        if (m_collection.members.empty())
            m_collection.bits = bits;
        if (bits != m_collection.bits)
            throw std::domain_error("the records of " + std::string(m_name) +
                                    " must have one length, but record 1 has " + std::to_string(m_collection.bits) +
                                    " bits and record " + nextNumber() + " has " + std::to_string(bits));
        if (copies > maxCollectionMembers - m_collection.members.size())
            throw std::domain_error(std::string(m_name) + " must have at most " +
                                    std::to_string(maxCollectionMembers) + " records, but has more");
        std::uint32_t value = 0;
        for (const char bit : record)
            value = value << 1U | (bit == '1' ? 1U : 0U);
        m_collection.members.insert(m_collection.members.end(), copies, value);
    }

    [[nodiscard]] std::string nextNumber() const { return std::to_string(m_collection.members.size() + 1); }

    std::string_view m_text;
    std::string_view m_name;
    BitCollection m_collection{};
};

} // namespace

BitCollection parseBitCollection(std::string_view text, std::string_view name) {
    return RecordReader(text, name).read();
}

BitCollection parseBitString(std::string_view text, std::string_view name) {
    BitCollection record = parseBitCollection(text, name);
    if (record.members.size() != 1)
        throw std::domain_error(std::string(name) + " must be one record, but is " +
                                std::to_string(record.members.size()));
    return record;
}

std::string bitString(std::uint32_t record, int bits) {
    std::string text(static_cast<std::size_t>(bits), '0');
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((record >> (text.size() - 1 - i) & 1U) != 0)
            text[i] = '1';
    }
    return text;
}

std::string bitCollectionText(const BitCollection &collection, std::size_t enough) {
    constexpr std::ptrdiff_t fewCopies = 3; // which are read more easily one by one
    std::string text;
    const auto end = collection.members.end();
    for (auto at = collection.members.begin(); at != end && text.size() <= enough;) {
        const auto next = std::find_if(at, end, [&](std::uint32_t member) { return member != *at; });
        const std::string record = bitString(*at, collection.bits);
        if (next - at > fewCopies)
            text += (text.empty() ? "" : ",") + record + "x" + std::to_string(next - at);
        for (; next - at <= fewCopies && at != next; ++at)
            text += (text.empty() ? "" : ",") + record;
        at = next;
    }
    return text;
}

std::optional<std::string> shortCollectionText(const BitCollection &collection, std::size_t most) {
    const auto within = [most](std::string text) {
        return text.size() <= most ? std::optional(std::move(text)) : std::nullopt;
    };
    if (auto text = within(bitCollectionText(collection, most)))
        return text;
    BitCollection sorted = collection;
    std::ranges::sort(sorted.members);
    return within(bitCollectionText(sorted, most));
}

BitCollection withRecordLength(const BitCollection &collection, std::int64_t bits) {
    require("bits", static_cast<double>(bits), enumeratedBits);
    BitCollection result{.bits = static_cast<int>(bits), .members = collection.members};
    const auto before = static_cast<unsigned>(collection.bits);
    const auto after = static_cast<unsigned>(bits);
    for (std::uint32_t &member : result.members) {
        std::uint64_t repeated = member;
        unsigned length = before;
        for (; length < after; length += before)
            repeated = repeated << before | member;
        member = static_cast<std::uint32_t>(repeated >> (length - after));
    }
    return result;
}

void requireBitCollection(std::string_view name, const BitCollection &collection) {
    require("the length of the records of " + std::string(name), collection.bits, enumeratedBits);
    require("the number of records of " + std::string(name), static_cast<double>(collection.members.size()),
            collectionSize);
    for (const std::uint32_t member : collection.members) {
        if (member >> static_cast<unsigned>(collection.bits) != 0)
            throw std::domain_error("a record of " + std::string(name) + " must have " +
                                    std::to_string(collection.bits) + " bits, but is " + std::to_string(member));
    }
}

BitCollection randomBitCollection(std::int64_t bits, std::int64_t members, std::uint32_t seed) {
    require("bits", static_cast<double>(bits), enumeratedBits);
    require("members", static_cast<double>(members), collectionSize);
    BitCollection collection{.bits = static_cast<int>(bits)};
    collection.members.reserve(static_cast<std::size_t>(members));
    boost::random::mt19937 random(seed);
    for (std::int64_t i = 0; i < members; ++i)
        collection.members.push_back(static_cast<std::uint32_t>(random()) >> (32U - static_cast<unsigned>(bits)));
    return collection;
}

} // namespace halftruth
