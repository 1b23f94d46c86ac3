#include "core/release/party_files.h"

#include "core/data/csv_field.h"
#include "core/math/domain/domain.h"

#include <array>
#include <charconv>

namespace halftruth {

namespace {

constexpr std::array<std::string_view, 4> titles{"halftruth common key 1", "halftruth ciphertext 1",
                                                 "halftruth pad key 1", "halftruth perturbed 1"};
constexpr std::array<std::string_view, 4> names{"common key", "ciphertext", "pad key", "file of perturbed records"};
constexpr std::string_view fromList = "list";
constexpr std::string_view publicLabels = "public labels";

std::string_view titleOf(PartyFileKind kind) { return titles[static_cast<std::size_t>(kind)]; }

std::string row(std::string_view what, std::string_view value) {
    return std::string(what) + "," + csvField(value) + "\n";
}

/// Reads the rows of one file.
class Rows {
public:
    Rows(CsvReader &reader, PartyFileKind kind, const std::function<void(std::uint32_t)> &value)
        : m_reader{reader}, m_value{value}, m_file{.kind = kind} {}

    PartyFile read() {
        m_reader.forEachRow([this](std::span<const std::string_view> fields, std::int64_t line) {
            m_line = line;
            take(fields[0], fields[1]);
            return true;
        });
        m_line = 0;
        finish();
        return std::move(m_file);
    }

private:
    [[noreturn]] void complain(const std::string &what) const { throw CsvError(m_reader.name(), m_line, what); }

    template <class Number>
    Number number(std::string_view text) const {
        Number result{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
        if (error != std::errc{} || end != text.data() + text.size())
            complain("'" + std::string(text) + "' is no number that belongs here");
        return result;
    }

    void take(std::string_view what, std::string_view value) {
        if (what == "value")
            return takeValue(number<std::uint32_t>(value));
        if (m_values > 0)
            complain("'" + std::string(what) + "' behind values");
        if (what == "key") {
            m_file.key = SecretKey::fromHex(value);
            if (!m_file.key)
                complain("a key has 64 hexadecimal digits");
        } else if (what == "release") {
            m_file.release = value;
        } else if (what == "curator") {
            m_file.curator = number<std::size_t>(value);
        } else if (what == "pad") {
            m_file.pads.emplace_back(value);
        } else {
            takePlan(what, value);
        }
    }

    void takePlan(std::string_view what, std::string_view value) {
        if (!m_file.plan)
            m_file.plan = ReleasePlan{.alphabets = {}, .design = {.sizes = {}}};
        ReleasePlan &plan = *m_file.plan;
        if (what == "records") {
            plan.design.n = number<std::int64_t>(value);
        } else if (what == "samples") {
            plan.design.samples = number<std::int64_t>(value);
        } else if (what == "epsilon") {
            plan.design.epsilon = number<double>(value);
        } else if (what == "categories") {
            if (value != fromList && value != publicLabels)
                complain("categories come from a 'list' or are 'public labels'");
            plan.source = value == fromList ? CategorySource::List : CategorySource::PublicLabels;
        } else if (what == "variable") {
            plan.alphabets.push_back({.variable = std::string(value)});
            plan.design.sizes.push_back(0);
        } else if (what == "label" && !plan.alphabets.empty()) {
            plan.alphabets.back().labels.emplace_back(value);
            ++plan.design.sizes.back();
        } else {
            complain("'" + std::string(what) + "' doesn't belong here");
        }
    }

    void takeValue(std::uint32_t value) {
        if (m_values == 0)
            startValues();
        if (value >= m_end)
            complain(domainMessage("value", range::integers(0, m_end - 1), value));
        if (++m_values > m_file.plan->design.samples)
            complain("more values than samples");
        if (m_value)
            m_value(value);
    }

    void startValues() {
        checkPlan();
        m_end = m_file.kind == PartyFileKind::Ciphertext
                    ? m_file.plan->design.sizes[m_file.curator - 1]
                    : static_cast<std::uint32_t>(m_file.plan->design.categories());
    }

    /// What a file of values must have said before them.
    void checkPlan() const {
        const bool ciphertext = m_file.kind == PartyFileKind::Ciphertext;
        if (!m_file.plan || (!ciphertext && m_file.kind != PartyFileKind::Perturbed))
            complain("values don't belong here");
        try {
            requireReleaseDesign(m_file.plan->design);
        } catch (const std::domain_error &error) {
            complain(error.what());
        }
        const std::size_t curators = m_file.plan->alphabets.size();
        if (ciphertext && (m_file.curator < 1 || m_file.curator > curators))
            complain(domainMessage("curator", range::integers(1, static_cast<double>(curators)),
                                   static_cast<double>(m_file.curator)));
        if (m_file.pads.size() != (ciphertext ? 1 : curators))
            complain("not as many pads as curators");
    }

    void finish() const {
        const bool values = m_file.kind == PartyFileKind::Ciphertext || m_file.kind == PartyFileKind::Perturbed;
        if (values)
            checkPlan();
        if (values && m_values != m_file.plan->design.samples)
            complain(std::to_string(m_values) + " values, but " + std::to_string(m_file.plan->design.samples) +
                     " samples");
        if (!values && !m_file.key)
            complain("has no key");
        if (m_file.kind == PartyFileKind::PadKey && m_file.curator < 1)
            complain("doesn't say whose it is");
        if (m_file.kind != PartyFileKind::CommonKey && m_file.release.empty())
            complain("doesn't name its release");
    }

    CsvReader &m_reader;
    const std::function<void(std::uint32_t)> &m_value;
    PartyFile m_file;
    std::int64_t m_values = 0;
    std::uint32_t m_end = 0;
    std::int64_t m_line = 0;
};

} // namespace

std::string planText(const ReleasePlan &plan) {
    std::string text = row("records", std::to_string(plan.design.n));
    text += row("samples", std::to_string(plan.design.samples));
    text += row("epsilon", shortestText(plan.design.epsilon));
    text += row("categories", plan.source == CategorySource::List ? fromList : publicLabels);
    for (const Alphabet &alphabet : plan.alphabets) {
        text += row("variable", alphabet.variable);
        for (const std::string &label : alphabet.labels)
            text += row("label", label);
    }
    return text;
}

void writePartyFile(const PartyFile &file, const Write &write) {
    write(row("file", titleOf(file.kind)));
    if (!file.release.empty())
        write(row("release", file.release));
    if (file.plan)
        write(planText(*file.plan));
    if (file.curator > 0)
        write(row("curator", std::to_string(file.curator)));
    for (const std::string &pad : file.pads)
        write(row("pad", pad));
    if (file.key)
        write(row("key", file.key->hex()));
}

void writeValue(std::uint32_t value, const Write &write) {
    std::array<char, 32> text{'v', 'a', 'l', 'u', 'e', ','};
    char *end = std::to_chars(text.data() + 6, text.data() + text.size() - 1, value).ptr;
    *end++ = '\n';
    write({text.data(), static_cast<std::size_t>(end - text.data())});
}

PartyFile readPartyFile(const std::filesystem::path &path, PartyFileKind kind,
                        const std::function<void(std::uint32_t value)> &value) {
    CsvReader reader(path, {.separator = ',', .header = Header::Yes});
    const std::vector<std::string> &header = reader.columns();
    if (header.size() != 2 || header[0] != "file" || header[1] != titleOf(kind))
        throw CsvError(reader.name(), 0,
                       "is no " + std::string(names[static_cast<std::size_t>(kind)]) + ": it must begin with 'file," +
                           std::string(titleOf(kind)) + "'");
    return Rows(reader, kind, value).read();
}

void encryptSample(std::span<const SampledRecord> sample, std::uint32_t size, const SecretKey &pad,
                   const Write &write) {
    SecureRandom random(pad);
    for (const SampledRecord &record : sample)
        writeValue((record.category + drawBelow(random, size)) % size, write);
}

void perturbFiles(const std::vector<std::filesystem::path> &ciphertexts, const SecretKey &server,
                  const Write &write) {
    std::optional<PartyFile> first;
    std::vector<std::uint32_t> joined;
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::path &path : ciphertexts) {
        std::vector<std::uint32_t> values;
        const PartyFile file =
            readPartyFile(path, PartyFileKind::Ciphertext, [&](std::uint32_t value) { values.push_back(value); });
        if (!first) {
            first = file;
            first->kind = PartyFileKind::Perturbed;
            first->curator = 0;
            first->pads.assign(file.plan->alphabets.size(), {});
            joined.assign(values.size(), 0);
        }
        if (!(*file.plan == *first->plan))
            throw CsvError(path.string(), 0,
                           "is of another release than " + ciphertexts.front().string() +
                               ": they differ in records, samples, epsilon or categories");
        if (file.release != first->release)
            throw CsvError(path.string(), 0,
                           "is of another release than " + ciphertexts.front().string() +
                               ": the curators had different common keys");
        std::string &pad = first->pads[file.curator - 1];
        if (!pad.empty())
            throw CsvError(path.string(), 0, "is a second file of curator " + std::to_string(file.curator));
        pad = file.pads.front();
        // Joined row by row: the strides of the group.
        std::uint32_t stride = 1;
        for (std::size_t i = file.plan->design.sizes.size(); i > file.curator; --i)
            stride *= file.plan->design.sizes[i - 1];
        for (std::size_t at = 0; at < values.size(); ++at)
            joined[at] += stride * values[at];
    }
    for (std::size_t i = 0; first && i < first->pads.size(); ++i)
        if (first->pads[i].empty())
            throw CsvError(ciphertexts.front().string(), 0,
                           "there is no ciphertext of curator " + std::to_string(i + 1) + " of " +
                               std::to_string(first->pads.size()));
    writePartyFile(first.value(), write);
    const ProductGroup group = first->plan->group();
    const PramWeights weights = first->plan->design.weights();
    SecureRandom random(server);
    for (const std::uint32_t category : joined)
        writeValue(group.plus(category, weights.drawNoise(random)), write);
}

Sanitised decryptFile(const std::filesystem::path &perturbed, const std::vector<std::filesystem::path> &padKeys) {
    std::vector<std::uint32_t> categories;
    const PartyFile file = readPartyFile(perturbed, PartyFileKind::Perturbed,
                                         [&](std::uint32_t category) { categories.push_back(category); });
    const ReleasePlan &plan = *file.plan;
    const ProductGroup group = plan.group();
    std::vector<bool> taken(plan.alphabets.size());
    for (const std::filesystem::path &path : padKeys) {
        const PartyFile pad = readPartyFile(path, PartyFileKind::PadKey);
        if (pad.curator > taken.size() || pad.release != file.release ||
            pad.key->fingerprint() != file.pads[pad.curator - 1])
            throw CsvError(path.string(), 0, "is no pad key of " + perturbed.string());
        if (taken[pad.curator - 1])
            throw CsvError(path.string(), 0, "is a second pad key of curator " + std::to_string(pad.curator));
        taken[pad.curator - 1] = true;
        SecureRandom random(*pad.key);
        std::vector<std::uint32_t> values(plan.alphabets.size());
        const std::uint32_t size = plan.design.sizes[pad.curator - 1];
        for (std::uint32_t &category : categories) {
            values[pad.curator - 1] = drawBelow(random, size);
            category = group.minus(category, group.category(values));
        }
    }
    for (std::size_t i = 0; i < taken.size(); ++i)
        if (!taken[i])
            throw CsvError(perturbed.string(), 0,
                           "can't be decrypted without the pad key of curator " + std::to_string(i + 1) + " of " +
                               std::to_string(taken.size()));
    Sanitised result{.plan = plan, .released = std::vector<std::int64_t>(group.size())};
    for (const std::uint32_t category : categories)
        ++result.released[category];
    return result;
}

} // namespace halftruth
