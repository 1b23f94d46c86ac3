#include "app/command_line.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <numeric>

namespace halftruth {

namespace {

/// "--q=" as "--q" and "": the parser can't tell an empty value behind '=' from a missing one.
std::vector<std::string> withEmptyValuesApart(std::span<const std::string> arguments) {
    std::vector<std::string> result;
    for (const std::string &each : arguments) {
        const bool emptyValue = each.starts_with("--") && each.size() > 3 && each.find('=') == each.size() - 1;
        result.push_back(emptyValue ? each.substr(0, each.size() - 1) : each);
        if (emptyValue)
            result.emplace_back();
    }
    return result;
}

std::string dashed(std::string_view name) { return "--" + std::string(name); }

std::size_t editDistance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (const char letter : from) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (letter == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

/// The candidate that is a slip of the finger away, or that the name begins.
std::optional<std::string> nearest(std::string_view name, std::span<const std::string> candidates) {
    if (name.empty() || name.size() > 64) // a person's slip is short; the cost is quadratic
        return std::nullopt;
    std::optional<std::string> best;
    // Two edits are two letters exchanged, the commonest slip; in a very short name they would be another name.
    std::size_t bestDistance = (name.size() < 4 ? 1 : std::max<std::size_t>(2, name.size() / 4)) + 1;
    for (const std::string &each : candidates) {
        const std::size_t distance = editDistance(name, each);
        if (distance < bestDistance && distance < each.size()) {
            best = each;
            bestDistance = distance;
        }
    }
    const auto begun = [name](const std::string &each) { return each.starts_with(name); };
    if (!best && std::ranges::count_if(candidates, begun) == 1)
        best = *std::ranges::find_if(candidates, begun);
    return best;
}

} // namespace

// CLI11 reads the arguments. What it would take over beside that are some 45 lines: the lines of the help, which here
// depend on the words (of a quantity or an explorer only its own parameters, in their ranges there) and stand in
// groups, one line each; its formatter needs a subclass for that, as CLI11 2.1 has no usage line of one's own. Its
// checks aren't used: their messages can't say "NAME must be in RANGE, but is VALUE", nor which name was meant.
struct CommandLine::State {
    /// A line of the help.
    struct Entry {
        std::string name;  ///< of the word or, without dashes, of the option
        std::string left;  ///< "--q VALUE"
        std::string right; ///< what it means
        std::string group;
        bool hidden = false;
    };

    std::string usage;
    std::string description;
    std::string footer{};
    CLI::App app{};
    std::vector<std::string> words{};
    std::vector<Entry> entries{};

    void addEntry(Entry entry) { entries.push_back(std::move(entry)); }
    [[nodiscard]] std::vector<std::string> optionNames() const {
        std::vector<std::string> names;
        for (const Entry &each : entries)
            if (each.left.starts_with("--"))
                names.push_back(dashed(each.name));
        return names;
    }
};

CommandLine::CommandLine(std::string_view usage, std::string_view description) : m_state(std::make_unique<State>()) {
    m_state->usage = usage;
    m_state->description = description;
    m_state->app.set_help_flag(); // ours, so that help can depend on the words
    m_state->app.allow_extras();  // so that we name what is left over
}

CommandLine::~CommandLine() = default;

void CommandLine::addWord(std::string_view name, std::string_view help) {
    m_state->app.add_option(std::string(name))->expected(1);
    m_state->words.emplace_back(name);
    m_state->addEntry(
        {.name = std::string(name), .left = std::string(name), .right = std::string(help), .group = {}});
}

void CommandLine::addOption(std::string_view name, std::string_view value, std::string_view help,
                            std::string_view group) {
    m_state->app.add_option(dashed(name))->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    m_state->addEntry({.name = std::string(name),
                       .left = dashed(name) + " " + std::string(value),
                       .right = std::string(help),
                       .group = std::string(group)});
}

void CommandLine::addFlag(std::string_view name, std::string_view help) {
    m_state->app.add_flag(dashed(name));
    m_state->addEntry(
        {.name = std::string(name), .left = dashed(name), .right = std::string(help), .group = "Options"});
}

void CommandLine::setFooter(std::string_view text) { m_state->footer = text; }

void CommandLine::parse(std::span<const std::string> arguments) {
    addFlag("help", "say this");
    std::vector<std::string> backwards = withEmptyValuesApart(arguments);
    std::ranges::reverse(backwards); // as the parser wants them
    try {
        m_state->app.parse(backwards);
    } catch (const CLI::ArgumentMismatch &mismatch) {
        // Every option takes one value; its name begins the message.
        const std::string what = mismatch.what();
        throw UsageError(what.substr(0, what.find(':')) + " needs a value");
    } catch (const CLI::ParseError &error) {
        throw UsageError(error.what());
    }
    for (const std::string &extra : m_state->app.remaining()) {
        if (extra == "--")
            continue;
        if (extra.starts_with('-'))
            throw UsageError(unknownName("option", extra.substr(0, extra.find('=')), m_state->optionNames()));
        throw UsageError(inQuotes(extra) + " is one word too many");
    }
}

std::string CommandLine::help() const {
    constexpr std::size_t column = 26;
    std::string text = m_state->description + "\n\nUsage: halftruth " + m_state->usage + "\n";
    std::vector<std::string> groups;
    for (const State::Entry &each : m_state->entries)
        if (std::ranges::find(groups, each.group) == groups.end())
            groups.push_back(each.group);
    for (const std::string &group : groups) {
        std::string lines;
        for (const State::Entry &each : m_state->entries) {
            if (each.group != group || each.hidden)
                continue;
            const std::size_t used = each.left.size() + 2;
            lines += "  " + each.left + (used < column ? std::string(column - used, ' ') : "  ") + each.right + "\n";
        }
        if (!lines.empty())
            text += "\n" + (group.empty() ? "" : group + ":\n") + lines;
    }
    return m_state->footer.empty() ? text : text + "\n" + m_state->footer + "\n";
}

void CommandLine::describe(std::string_view option, std::string_view help) {
    for (State::Entry &each : m_state->entries)
        if (each.name == option)
            each.right = help;
}

void CommandLine::hide(std::string_view option) {
    for (State::Entry &each : m_state->entries)
        each.hidden = each.hidden || each.name == option;
}

bool CommandLine::flag(std::string_view name) const { return m_state->app.count(dashed(name)) > 0; }

std::optional<std::string> CommandLine::word(std::string_view name) const {
    const auto &results = m_state->app.get_option(std::string(name))->results();
    return results.empty() ? std::nullopt : std::optional(results.front());
}

std::optional<std::string> CommandLine::option(std::string_view name) const {
    const std::vector<std::string> results = options(name);
    if (results.size() > 1)
        throw UsageError(dashed(name) + " is given more than once");
    return results.empty() ? std::nullopt : std::optional(results.front());
}

std::vector<std::string> CommandLine::options(std::string_view name) const {
    return m_state->app.get_option(dashed(name))->results();
}

std::string inQuotes(std::string_view text) {
    constexpr std::size_t longest = 80;
    if (text.size() <= longest)
        return "'" + std::string(text) + "'";
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) // not inside a UTF-8 character
        --end;
    return "'" + std::string(text.substr(0, end)) + "…'";
}

std::string listed(std::span<const std::string> names) {
    std::string text;
    for (const std::string &each : names)
        text += (text.empty() ? "" : ", ") + each;
    return text;
}

std::string unknownName(std::string_view kind, std::string_view name, std::span<const std::string> candidates,
                        std::string_view where) {
    const std::string start = "there is no " + std::string(kind) + " " + inQuotes(name);
    if (const auto near = nearest(name, candidates))
        return start + "; did you mean " + *near + "?";
    return start + "; " + (where.empty() ? "there are " + listed(candidates) : std::string(where));
}

} // namespace halftruth
