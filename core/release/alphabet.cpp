#include "core/release/alphabet.h"

#include "core/data/columns.h"
#include "core/data/joint_type.h"

#include <algorithm>
#include <limits>
#include <sstream>

namespace halftruth {

namespace {

constexpr std::string_view otherLabel = "other";
constexpr std::string_view missingLabel = "missing";

std::uint32_t categoryOf(Alphabet &alphabet, std::string_view label) {
    const auto found = std::ranges::find(alphabet.labels, label);
    if (found == alphabet.labels.end()) {
        alphabet.labels.emplace_back(label);
        return static_cast<std::uint32_t>(alphabet.labels.size() - 1);
    }
    return static_cast<std::uint32_t>(found - alphabet.labels.begin());
}

/// One alphabet as its rows come.
struct Listed {
    Alphabet alphabet{};
    std::unordered_map<std::string, std::uint32_t> index{};
    bool closed = false;

    std::uint32_t category(std::string_view label) {
        const auto [found, isNew] =
            index.try_emplace(std::string(label), static_cast<std::uint32_t>(alphabet.labels.size()));
        if (isNew)
            alphabet.labels.emplace_back(label);
        return found->second;
    }
    Alphabet completed() {
        if (!closed && !alphabet.other)
            alphabet.other = category(otherLabel);
        if (!closed && !alphabet.missing)
            alphabet.missing = category(missingLabel);
        return std::move(alphabet);
    }
};

std::vector<Alphabet> alphabetsFrom(CsvReader reader) {
    const std::vector<std::string> &names = reader.columns();
    const bool hasRoles = names.size() == 3 && names[2] == "for";
    if ((names.size() != 2 && !hasRoles) || names[0] != "column" || names[1] != "label")
        throw CsvError(reader.name(), 0, "is no list of categories: it must begin with 'column,label,for'");
    std::vector<Listed> listed;
    std::size_t labels = 0;
    reader.forEachRow([&](std::span<const std::string_view> fields, std::int64_t line) {
        const std::string_view role = hasRoles ? fields[2] : std::string_view();
        const auto complain = [&](const std::string &what) { throw CsvError(reader.name(), line, what); };
        if (fields[0].empty())
            complain("a category without a column");
        const auto known =
            std::ranges::find(listed, fields[0], [](const Listed &each) { return each.alphabet.variable; });
        Listed &column = known != listed.end()
                             ? *known
                             : listed.emplace_back(Listed{.alphabet = {.variable = std::string(fields[0])}});
        if (role == "closed") {
            if (!fields[1].empty())
                complain("'closed' goes with no label, but is with '" + std::string(fields[1]) + "'");
            column.closed = true;
            return true;
        }
        if (fields[1].empty())
            complain("a category without a label");
        if (isMissing(fields[1]) && role.empty())
            complain("'?' stands for no value: list it with 'missing' behind it, under a name");
        if (++labels > maxCategories)
            complain("more than " + std::to_string(maxCategories) + " categories");
        const std::uint32_t category = column.category(fields[1]);
        if (role == otherLabel && !column.alphabet.other)
            column.alphabet.other = category;
        else if (role == missingLabel && !column.alphabet.missing)
            column.alphabet.missing = category;
        else if (!role.empty())
            complain(role == otherLabel || role == missingLabel
                         ? "a second category for '" + std::string(role) + "'"
                         : "'for' must be other, missing, closed or nothing, but is '" + std::string(role) + "'");
        return true;
    });
    if (listed.empty())
        throw CsvError(reader.name(), 0, "lists no categories");
    std::vector<Alphabet> alphabets;
    for (Listed &each : listed) {
        alphabets.push_back(each.completed());
        if (alphabets.back().labels.empty())
            throw CsvError(reader.name(), 0, "the column '" + alphabets.back().variable + "' has no categories");
    }
    return alphabets;
}

constexpr CsvOptions listFormat{.separator = ',', .header = Header::Yes};

} // namespace

std::vector<Alphabet> readAlphabets(const std::filesystem::path &path) {
    return alphabetsFrom(CsvReader{path, listFormat});
}

std::vector<Alphabet> readAlphabets(std::istream &stream, std::string_view name) {
    return alphabetsFrom(CsvReader{stream, name, listFormat});
}

std::vector<Alphabet> alphabetsOf(std::span<const std::string> variables, std::span<const Alphabet> listed,
                                  std::string_view listName) {
    std::vector<Alphabet> alphabets;
    for (const std::string &variable : variables) {
        const auto found = std::ranges::find(listed, variable, &Alphabet::variable);
        if (found == listed.end()) {
            std::vector<std::string> names;
            for (const Alphabet &each : listed)
                names.push_back(each.variable);
            throw CsvError(listName, 0,
                           "lists no categories of '" + variable + "'; it lists those of " + namesInARow(names));
        }
        alphabets.push_back(*found);
    }
    return alphabets;
}

Alphabet alphabetOfText(const std::string &variable, const std::string &text) {
    Alphabet alphabet{.variable = variable};
    std::istringstream stream(text);
    CsvReader reader{stream, "categories of " + variable, {.separator = ',', .header = Header::No}};
    reader.forEachRow([&](std::span<const std::string_view> fields, std::int64_t) {
        for (const std::string_view field : fields)
            if (!isMissing(field))
                categoryOf(alphabet, field);
        return true;
    });
    if (alphabet.labels.empty())
        throw CsvError("categories of " + variable, 0, "there is no label; write them with commas between them");
    alphabet.other = categoryOf(alphabet, otherLabel);
    alphabet.missing = categoryOf(alphabet, missingLabel);
    return alphabet;
}

Alphabet publicAlphabet(CsvReader reader, const std::string &column) {
    JointType type = readJointType(std::move(reader), {column});
    Alphabet alphabet{.variable = type.variables.front(), .labels = std::move(type.rowLabels)};
    if (type.missing > 0)
        alphabet.missing = categoryOf(alphabet, missingLabel);
    return alphabet;
}

AlphabetIndex::AlphabetIndex(const Alphabet &alphabet) : m_alphabet{&alphabet} {
    for (const std::string &label : alphabet.labels)
        m_index.emplace(label, static_cast<std::uint32_t>(m_index.size()));
}

std::optional<std::uint32_t> AlphabetIndex::operator()(std::string_view field) const {
    if (isMissing(field))
        return m_alphabet->missing;
    const auto found = m_index.find(field);
    return found == m_index.end() ? m_alphabet->other : std::optional(found->second);
}

} // namespace halftruth
