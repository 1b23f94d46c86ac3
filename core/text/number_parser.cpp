#include "core/text/number_parser.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

namespace halftruth {

namespace {

void replaceAll(std::string &text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// The typographic forms in plain characters: superscripts become ^digits.
std::string plainText(std::string_view text) {
    std::string result{text};
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> forms{
        {{"\u2212", "-"}, {"\u00d7", "*"}, {"\u202f", ""}, {"\u00a0", ""}, {"\u2009", ""}, {"\u2044", "/"}}};
    for (const auto &[from, to] : forms)
        replaceAll(result, from, to);
    static constexpr std::array<std::string_view, 11> raised{
        "\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074", "\u2075", "\u2076", "\u2077", "\u2078", "\u2079", "\u207b"};
    static constexpr std::string_view lowered = "0123456789-";
    std::string out;
    bool inPower = false;
    for (std::size_t at = 0; at < result.size();) {
        bool found = false;
        for (std::size_t i = 0; i < raised.size() && !found; ++i) {
            if (result.compare(at, raised[i].size(), raised[i]) == 0) {
                out += inPower ? "" : "^";
                out += lowered[i];
                at += raised[i].size();
                inPower = found = true;
            }
        }
        if (!found) {
            out += result[at++];
            inPower = false;
        }
    }
    return out;
}

/// product := power (('*' | '/' | nothing) power)*    power := atom ('^' ['-'] atom)?
/// atom := number [fraction] | fraction | '(' product ')' | ('ln' | 'log10' | 'sqrt' | 'exp') atom
class Parser {
public:
    explicit Parser(std::string text) : m_text(std::move(text)) {}

    std::optional<double> parse() {
        double value = product();
        if (take("%"))
            value /= 100;
        skipSpaces();
        if (!m_good || m_at != m_text.size() || !std::isfinite(value))
            return std::nullopt;
        return value;
    }

private:
    static bool isDigit(char c) { return c >= '0' && c <= '9'; }
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skipSpaces() {
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
    }
    bool take(std::string_view word) {
        skipSpaces();
        if (m_text.compare(m_at, word.size(), word) != 0)
            return false;
        m_at += word.size();
        return true;
    }

    double product() {
        const bool negative = take("-");
        if (!negative)
            take("+");
        double value = power();
        for (;;) {
            if (take("*")) {
                value *= power();
            } else if (take("/")) {
                value /= power();
            } else if (m_good && startsFactor()) {
                value *= power(); // "2 ln 3"
            } else {
                return negative ? -value : value;
            }
        }
    }

    bool startsFactor() {
        skipSpaces();
        for (const std::string_view word : {"(", "ln", "log", "sqrt", "\u221a", "exp"})
            if (m_text.compare(m_at, word.size(), word) == 0)
                return true;
        return false;
    }

    double power() {
        const double base = atom();
        if (!take("^"))
            return base;
        const bool negative = take("-");
        const double exponent = atom();
        return std::pow(base, negative ? -exponent : exponent);
    }

    double atom() {
        if (++m_depth > 32) {
            m_good = false;
            return 0;
        }
        const double value = innerAtom();
        --m_depth;
        return value;
    }

    double innerAtom() {
        if (take("(")) {
            const double value = product();
            m_good = take(")") && m_good;
            return value;
        }
        if (take("ln") || take("log "))
            return std::log(atom());
        if (take("log10"))
            return std::log10(atom());
        if (take("sqrt") || take("\u221a"))
            return std::sqrt(atom());
        if (take("exp"))
            return std::exp(atom());
        return number();
    }

    double number() {
        skipSpaces();
        std::string digits;
        bool point = false;
        while (isDigit(peek()) || ((peek() == '.' || peek() == ',') && !point)) {
            point = point || !isDigit(peek());
            digits += isDigit(peek()) ? peek() : '.';
            ++m_at;
        }
        if ((peek() == 'e' || peek() == 'E') && m_at + 1 < m_text.size()) {
            const std::size_t sign = (m_text[m_at + 1] == '-' || m_text[m_at + 1] == '+') ? 2 : 1;
            if (m_at + sign < m_text.size() && isDigit(m_text[m_at + sign])) {
                digits += 'e';
                if (m_text[m_at + 1] == '-')
                    digits += '-';
                m_at += sign;
                while (isDigit(peek()))
                    digits += m_text[m_at++];
            }
        }
        // "2½" is a sum, the only one that is read; "½" stands alone.
        const bool whole = digits.find_first_not_of("0123456789") == std::string::npos;
        const double part = whole ? fraction() : 0;
        if (digits.empty() && part > 0)
            return part;
        double value = 0;
        const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        m_good = m_good && !digits.empty() && end.ec == std::errc{} && end.ptr == digits.data() + digits.size();
        return value + part;
    }

    /// One of the fractions that are a character, or 0 where there is none.
    double fraction() {
        static constexpr std::array<std::pair<std::string_view, double>, 3> fractions{
            {{"\u00bd", 0.5}, {"\u00bc", 0.25}, {"\u00be", 0.75}}};
        for (const auto &[character, value] : fractions)
            if (take(character))
                return value;
        return 0;
    }

    std::string m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_good = true;
};

/// "32 561": spaces that group digits, so between a digit and exactly three more.
std::string withoutGrouping(const std::string &text) {
    const auto isDigit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool groups = text[i] == ' ' && i > 0 && isDigit(i - 1) && isDigit(i + 1) && isDigit(i + 2) &&
                            isDigit(i + 3) && !isDigit(i + 4);
        if (!groups)
            result += text[i];
    }
    return result;
}

} // namespace

std::optional<double> parseNumber(std::string_view text) { return Parser(withoutGrouping(plainText(text))).parse(); }

} // namespace halftruth
