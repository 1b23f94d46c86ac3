#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// The program was called in a way that makes no sense: one line for the person, exit status 2.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The words and options one command takes, and what was given of them. Every option takes one value, which may begin
/// with '-' and may be empty; what a value means is the command's business.
class CommandLine {
public:
    /// usage is what --help shows behind the program's name: "compute QUANTITY --NAME VALUE ...".
    CommandLine(std::string_view usage, std::string_view description);
    ~CommandLine();
    CommandLine(const CommandLine &) = delete;
    CommandLine &operator=(const CommandLine &) = delete;

    /// A word without dashes; words are filled in the order they are added.
    void addWord(std::string_view name, std::string_view help);
    /// --name VALUE or --name=VALUE; group is its heading in the help.
    void addOption(std::string_view name, std::string_view value, std::string_view help,
                   std::string_view group = "Options");
    /// --name, without a value.
    void addFlag(std::string_view name, std::string_view help);
    /// Text behind the options in the help.
    void setFooter(std::string_view text);

    /// Takes the arguments apart; --help is among the options of every command. Throws UsageError for an option that
    /// was not added, a word too many and an option without its value.
    void parse(std::span<const std::string> arguments);

    [[nodiscard]] bool helpWanted() const { return flag("help"); }
    [[nodiscard]] std::string help() const;
    /// Replaces what the help says of an option.
    void describe(std::string_view option, std::string_view help);
    /// Leaves an option out of the help; it is read as before.
    void hide(std::string_view option);

    [[nodiscard]] bool flag(std::string_view name) const;
    [[nodiscard]] std::optional<std::string> word(std::string_view name) const;
    /// The option's value; throws UsageError when it is given more than once.
    [[nodiscard]] std::optional<std::string> option(std::string_view name) const;
    /// Every value of an option that may be given several times, in order.
    [[nodiscard]] std::vector<std::string> options(std::string_view name) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// 'text', cut where it is long: for messages that repeat what a person typed.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// "a, b, c".
[[nodiscard]] std::string listed(std::span<const std::string> names);

/// "there is no KIND 'NAME'; did you mean X?" when one of the candidates is near, else with the names of all, or with
/// where to find them when that is given.
[[nodiscard]] std::string unknownName(std::string_view kind, std::string_view name,
                                      std::span<const std::string> candidates, std::string_view where = {});

/// The ids or names in a table.
template <typename Table, typename Member>
[[nodiscard]] std::vector<std::string> namesOf(const Table &table, Member id) {
    std::vector<std::string> names;
    for (const auto &each : table)
        names.emplace_back(each.*id);
    return names;
}

} // namespace halftruth
