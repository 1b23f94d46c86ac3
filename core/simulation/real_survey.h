#pragma once

#include "core/math/survey/survey.h"
#include "core/simulation/chance_device.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A survey as it is done in a room, with coins, dice or birthdays in place of the probabilities one would like.
namespace halftruth {

/// A design and the probabilities of its chance device.
struct SurveyWish {
    /// Kuk's design is not among them: every pupil would need two packs of cards.
    enum class Kind : std::uint8_t { Warner, Mirrored, Crosswise, Forced, Unrelated };
    Kind kind = Kind::Warner;
    double lie = 0.25;       ///< q: Warner's opposite, or the mirrored question, is asked
    double truth = 0.5;      ///< t: forced and unrelated
    double forcedYes = 0.25; ///< y: forced
    double innocuous = 0.25; ///< u: unrelated and crosswise

    /// Its two probabilities of a yes; in the crosswise model "the same" is a yes.
    /// Domain: what the design needs (math/survey.h); lie in [0, 0.5). Throws std::domain_error.
    [[nodiscard]] SurveyDesign design() const;
    /// True where everybody is to answer the truth: then no device is needed, and every answer is the truth. Never of
    /// the crosswise model, which always compares with a birthday.
    [[nodiscard]] bool alwaysTruth() const;
    bool operator==(const SurveyWish &) const = default;
};

/// A design that a class can do: what the list of them shows, and the probabilities that its device has.
struct ClassDesign {
    SurveyWish::Kind kind{};
    std::string_view id{}; ///< of its row in surveyDesigns()
    Phrase title{};
    std::vector<double SurveyWish::*> probabilities{};
};
/// Every one, in the order of SurveyWish::Kind.
[[nodiscard]] const std::vector<ClassDesign> &classDesigns();

/// What a class may use. Crosswise surveys compare with a birthday always, unrelated questions are about one.
enum class DeviceFamily : std::uint8_t { Any, Coins, Dice, Birthdays };
/// Whether there is a choice: not in the crosswise model, and no birthday beside the unrelated question, which is
/// about another one.
[[nodiscard]] bool familyApplies(SurveyWish::Kind kind, DeviceFamily family);

/// The survey that can be done. The pupils do what instructions() says.
struct RealSurvey {
    SurveyWish wish{};
    /// Warner, mirrored: the opposite; forced: yes; unrelated: the truth; crosswise: the innocuous trait.
    ChanceEvent event{};
    /// Forced: no, with the same device; unrelated: the innocuous trait.
    std::optional<ChanceEvent> other{};

    /// The wish with the exact probabilities of the events in place of its own.
    [[nodiscard]] SurveyWish exact() const;
    [[nodiscard]] SurveyDesign design() const;
    /// The furthest that a probability of the events is from the one that was wanted.
    [[nodiscard]] double distance() const;
};

/// As near to the wish as makes no difference to who answers: the simplest device within it is taken.
inline constexpr double nearEnough = 0.02;

/// The nearest simple device: of those whose probabilities are all within nearEnough of the wanted ones the simplest,
/// in the order of chanceDevices(), and where there is none the nearest of all. With one device the nearest event is
/// taken. A forced answer, or its absence, is never lost to rounding: where both a yes and a no are forced they are
/// so by the device too; and the device's abs(a-b) is at least half of the wanted one.
/// Domain: that of SurveyWish::design(). Ends: where the wish is alwaysTruth() nothing is left to chance, and
/// else something always is: an event that is certain is no device. A family that does not apply is taken for Any.
/// Exact; some thousands of comparisons. Throws std::domain_error.
[[nodiscard]] RealSurvey nearestRealSurvey(const SurveyWish &wish, DeviceFamily family = DeviceFamily::Any);

/// What each pupil does, one sentence or two for each step, in order.
[[nodiscard]] std::vector<Text> instructions(const RealSurvey &survey);

/// What the pupils may answer: "YES" and "NO", or "THE SAME" and "DIFFERENT". The first is what is counted.
struct AnswerWords {
    Text yes{};
    Text no{};
};
/// O(1); throws nothing.
[[nodiscard]] AnswerWords answerWords(SurveyWish::Kind kind);

/// The probabilities of the device, written out: "The opposite with probability 1/4 = 0.25 (wanted 0.2)".
[[nodiscard]] Text deviceInWords(const RealSurvey &survey);
/// The same for who doesn't know what was wanted.
[[nodiscard]] Text exactOddsInWords(const RealSurvey &survey);

} // namespace halftruth
