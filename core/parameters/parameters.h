#pragma once

#include "core/math/domain/domain.h"
#include "core/text/text.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace halftruth {

struct BitCollection;
struct JointType;

/// Everything a person can set. The order is that of parameterTable().
enum class ParameterId : std::uint8_t {
    LieProbability,
    Population,
    Ones,
    Outcome,
    Samples,
    Bits,
    Distance,
    Prior,
    Level,
    Epsilon,
    Delta,
    Alpha,
    Beta,
    Gamma,
    Categories,
    Concentration,
    ZipfExponent,
    Answers,
    Truth,
    ForcedYes,
    Innocuous,
    Draws,
    RedIfOne,
    RedIfZero,
    RedCards,
    NullPrevalence,
    Significance,
    Power,
    Frequency,
    RapporF,
    RapporP,
    RapporQ,
    Hashes,
    DifferingBits,
    YesAnswers,
    RenyiOrder,
    EpsilonBudget,
    Frame,
    DesignEffect,
    Collection,
    Changed,
    Quantity,
    SweepX,
    XFrom,
    XTo,
    XScale,
    SweepY,
    YFrom,
    YTo,
    YScale,
    Family,
    FamilyFrom,
    FamilyTo,
    Curves,
    Refusal,
    Simulate,
    Trials,
    Seed,
    SurveyKind,
    IntervalKind,
    FamilySpacing,
    FamilyValues,
    ErrorScale,
    ErrorOf,
    ErrorMethod,
    PrivacyAxis,
    ResponseRate,
    Price,
    Curators,
    Values,
    DesignLoss,
    PriorAlpha,
    PriorBeta,
    SecondGroup,
    SecondPopulation,
    SecondOutcome,
    SecondTruth,
    SecondPrior,
};
inline constexpr std::size_t parameterCount = static_cast<std::size_t>(ParameterId::SecondPrior) + 1; // the last

/// What a value is: a number, one record of bits, a collection of records, one of a list of choices, or several
/// numbers.
enum class ValueKind : std::uint8_t { Number, Record, Collection, Choice, List };

/// One of the things a parameter may be set to where it isn't a number. Its value is its place in the list.
struct NamedChoice {
    std::string_view id{};     ///< on the command line and in files: "forced"
    Text title{};              ///< in words: "forced response"
    Text help{};               ///< one line; may be empty
    std::string_view symbol{}; ///< in formulas; may be empty
    Phrase group{};            ///< of a long list, the heading it stands under
    Text words{};              ///< what it is also looked for by; may be empty
};

/// How a slider, an axis or a sweep is spaced.
enum class Scale : std::uint8_t { Linear, Log };

/// The one definition of a parameter: sliders, fields, command-line options, tooltips and range errors read it.
struct ParameterSpec {
    ParameterId id;
    std::string_view name{};   ///< on the command line and in files: "q", "ones"
    std::string_view symbol{}; ///< in formulas and rows: "q", "m"
    Phrase title{};            ///< in words: "lie probability"
    Phrase unit{};             ///< what one unit is; empty for pure numbers
    Range range;               ///< what any quantity may accept; ends that depend on others: see rangeOf()
    double defaultValue;
    Scale scale;        ///< of the slider
    double sliderLower; ///< where the slider ends; inside the range, which may be open or unbounded
    double sliderUpper;
    double step;           ///< one fine step of the field on a linear scale
    Phrase lowerMeaning{}; ///< what the slider's left end means
    Phrase upperMeaning{};
    Phrase help{};                      ///< one line
    ValueKind kind = ValueKind::Number; ///< unless a use of it says otherwise
    std::string_view defaultText{};     ///< the default where it isn't a number, as valueText() has it
    /// What there is to choose from; set when and only when kind is Choice. A function, since lists may be read from
    /// other tables.
    std::span<const NamedChoice> (*choices)() = nullptr;
};

[[nodiscard]] std::span<const ParameterSpec, parameterCount> parameterTable();
[[nodiscard]] const ParameterSpec &spec(ParameterId id);
/// The parameter of that command-line name, or null.
[[nodiscard]] const ParameterSpec *findParameter(std::string_view name);

/// What an axis of a custom chart may sweep: nothing, or a parameter, as the place of a choice.
[[nodiscard]] std::optional<ParameterId> sweptParameter(double choice);
[[nodiscard]] double sweepChoice(std::optional<ParameterId> id);

/// Where the categories of the sampling explorer come from.
struct DataSource {
    enum class Kind : std::uint8_t { Uniform, Zipf, Table };
    Kind kind = Kind::Uniform;
    /// A built-in table's id, or the file's path; empty for the synthetic kinds.
    std::string id{};
    /// The columns picked from a file, as the person named them; empty for built-in tables.
    std::vector<std::string> columns{};
    /// The column of a file that says for how many records a row stands; empty where each row is one.
    std::string weightColumn{};
    /// The counts; set when and only when kind is Table.
    std::shared_ptr<const JointType> table{};

    bool operator==(const DataSource &) const = default;
};

struct ParameterUse;

/// A part of a whole that a count is held as: so much of the people, however many they are.
struct Share {
    double part = 0.0;
    bool operator==(const Share &) const = default;
};

/// What a count may be held as a share of: m of n, the yes answers of all answers. Nothing for what is no part.
[[nodiscard]] std::optional<ParameterId> wholeOf(ParameterId id);
/// "30 %", with a decimal point; as short as it is exact.
[[nodiscard]] std::string shareText(Share share);

/// A number, the place of a choice in its list, records, a share, or several numbers.
using ParameterValue = std::variant<double, std::shared_ptr<const BitCollection>, Share, std::vector<double>>;

/// How many numbers a list has at most: as many curves can be told apart.
inline constexpr std::size_t mostListed = 7;

/// A value for every parameter, and the data. A plain value: copied, compared, kept for undo.
class Parameters {
public:
    /// Every parameter at its default.
    Parameters();

    /// What is held as a share is the whole number nearest to that share of its whole.
    [[nodiscard]] double operator[](ParameterId id) const;
    /// The share that a count is held as; nothing where it is held as a count.
    [[nodiscard]] std::optional<Share> share(ParameterId id) const;
    /// The part of its whole that a count keeps where the whole is another one: what it is held as, or else what it
    /// is of its whole now.
    [[nodiscard]] Share partOfWhole(ParameterId id) const;
    /// An integer parameter as an integer.
    [[nodiscard]] std::int64_t integer(ParameterId id) const;
    /// A collection, or a record as a collection of one. Throws std::logic_error for what is always a number.
    [[nodiscard]] const BitCollection &records(ParameterId id) const;
    /// Several numbers. Throws std::logic_error for what isn't a list.
    [[nodiscard]] const std::vector<double> &list(ParameterId id) const;
    [[nodiscard]] const DataSource &data() const { return m_data; }

    /// Replaces one value in place, for loops in which a copy would cost more than what is computed; not checked.
    void set(ParameterId id, double value);
    /// A copy with one value replaced and nothing else changed; not checked.
    [[nodiscard]] Parameters with(ParameterId id, double value) const;
    [[nodiscard]] Parameters with(ParameterId id, std::shared_ptr<const BitCollection> records) const;
    /// The same with what a length leaves of the records that were set, which recordsSet() keeps: another length is
    /// made of them, and their own gives them back.
    [[nodiscard]] Parameters withCut(ParameterId id, const BitCollection &records) const;
    /// The records as they were set, whatever length they have been given since.
    [[nodiscard]] const BitCollection &recordsSet(ParameterId id) const;
    /// Whether they, or any, have been given another length since.
    [[nodiscard]] bool isCut(ParameterId id) const { return m_cut.contains(id); }
    [[nodiscard]] bool hasCut() const { return !m_cut.empty(); }
    /// Throws std::domain_error where it can't be a share.
    [[nodiscard]] Parameters with(ParameterId id, Share share) const;
    [[nodiscard]] Parameters with(ParameterId id, std::vector<double> list) const;
    [[nodiscard]] Parameters with(ParameterId id, const ParameterValue &value) const;
    /// Takes the values of these uses from others, each of the kind it is used as.
    void take(std::span<const ParameterUse> uses, const Parameters &from);
    /// A copy in which what differs between two others is as the second has it.
    [[nodiscard]] Parameters withChanges(const Parameters &from, const Parameters &to) const;
    /// A copy with other data and nothing else changed: fitted() moves what a table decides.
    [[nodiscard]] Parameters withData(DataSource data) const;
    /// True where the data decides the value, n and K of a table, so that it can't be set.
    [[nodiscard]] bool fixedByData(ParameterId id) const;

    /// Sum of squared shares of the categories: the table's, the Zipf law's, or 1/K. [math.md, Notation: S]
    [[nodiscard]] double dataConcentration() const;

    /// The same values, wherever they were cut from.
    bool operator==(const Parameters &other) const;

private:
    void takeCut(ParameterId id, const Parameters &from);

    std::array<double, parameterCount> m_values{}; ///< of a share its part
    std::bitset<parameterCount> m_shares;
    /// Shared, since copies are many and collections large; null for what is always a number.
    std::array<std::shared_ptr<const BitCollection>, parameterCount> m_records{};
    /// As they were set: only those that have another length now.
    std::map<ParameterId, std::shared_ptr<const BitCollection>> m_cut{};
    std::shared_ptr<const std::vector<double>> m_familyValues; ///< the only list there is
    DataSource m_data;
};

/// The range of a parameter, given the others: m is in 0...n, S in [1/K, 1], and so on.
[[nodiscard]] Range rangeOf(ParameterId id, const Parameters &others);

/// Where a slider ends.
struct SliderSpan {
    double lower = 0.0;
    double upper = 1.0;
    bool operator==(const SliderSpan &) const = default;
};

/// A parameter as one quantity or explorer uses it: what it is called there, and which part of its range makes sense.
struct ParameterUse {
    ParameterId id;
    Phrase title = {};                     ///< replaces the general title where not empty
    std::optional<Range> range = {};       ///< replaces the general range
    int upperOffset = 0;                   ///< added to an upper end that depends on n: -1 where m+1 is used
    std::optional<ValueKind> kind = {};    ///< replaces the general kind: an outcome is a record among records
    std::vector<int> choices = {};         ///< which of the choices make sense here, in this order; all where empty
    std::optional<SliderSpan> slider = {}; ///< replaces the slider's general ends
    std::optional<Scale> scale = {};       ///< replaces the slider's general scale
    Phrase group = {};                     ///< the group of rarely used ones that it is folded into; empty for none
    bool secret = false;                   ///< its group opens by a person's hand alone, whatever differs in it
    std::optional<double> start = {};      ///< replaces the general default of a number
    std::string_view lead = {};            ///< where not empty: a field beside its neighbours' with this before it
    std::optional<ParameterId> next = {};  ///< what a person usually sets behind it: Return goes on to it
    bool ofInterval = false;               ///< the error probability of an interval, whose confidence is told with it
    [[nodiscard]] Scale sliderScale() const { return scale.value_or(spec(id).scale); }
    [[nodiscard]] Phrase name() const { return title.empty() ? spec(id).title : title; }
    [[nodiscard]] ValueKind valueKind() const { return kind.value_or(spec(id).kind); }
    bool operator==(const ParameterUse &) const = default;
};

/// What a value is in other words, "confidence 95 %" of the error probability of an interval; empty where there are
/// none. Short where there is little room: "1 − β = 95 %".
[[nodiscard]] Text readingOf(const ParameterUse &use, double value, bool brief = false);

/// The places in spec(use.id).choices() that the use allows, in its order.
[[nodiscard]] std::vector<int> choicesOf(const ParameterUse &use);

/// A value as files and the command line have it: "0.25", "forced", "000,011", "0.1,0.25". parseValue() reads it
/// back.
[[nodiscard]] std::string valueText(const ParameterUse &use, const Parameters &parameters);
/// Whether valueText() says the same of both: records are compared themselves, since the text of many is megabytes.
[[nodiscard]] bool sameText(const ParameterUse &use, const Parameters &a, const Parameters &b);

/// The value a text names: a number as parseNumber() reads it, "30%" a share where there is a whole, a choice by its
/// id, records, numbers with commas between. Ranges are left to validate(). Throws std::domain_error, which calls the
/// parameter by its name.
[[nodiscard]] ParameterValue parseValue(const ParameterUse &use, std::string_view text);

/// The range of a parameter where it is used, given the others.
[[nodiscard]] Range rangeOf(const ParameterUse &use, const Parameters &others);

/// What the values of a use that isn't a number may be, in words: "a record of 0s and 1s", "{a, b, c}".
[[nodiscard]] std::string wordsDomain(const ParameterUse &use);

/// The records a text names, for a use that isn't a number. Throws std::domain_error, which calls it by its name.
[[nodiscard]] std::shared_ptr<const BitCollection> parseRecords(const ParameterUse &use, std::string_view text);

/// Where a slider for the parameter ends: inside the range, a step away from an end that is open.
[[nodiscard]] SliderSpan sliderSpan(const ParameterUse &use, const Parameters &others);

/// A copy in which every used value that its range there forbids is moved to the nearest one allowed, or to the
/// slider's end where the range's own is open. A record that isn't as long as those of the collection becomes that of
/// 0s, a changed collection that is no neighbour the one whose first record is replaced by its opposite, and a choice
/// that isn't on offer the first that is.
[[nodiscard]] Parameters fitted(std::span<const ParameterUse> uses, const Parameters &parameters);

/// What is wrong with a value; message is "NAME must be in RANGE, but is VALUE" where it is a number.
struct Issue {
    ParameterId id;
    std::string message{};
};

/// Every issue among the used parameters, in their order.
[[nodiscard]] std::vector<Issue> validate(const Parameters &parameters, std::span<const ParameterUse> uses);

} // namespace halftruth
