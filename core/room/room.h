#pragma once

#include "core/math/survey/survey.h"
#include "core/release/secure_random.h"
#include "core/simulation/real_survey.h"

#include <array>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

/// A class that is asked in a room: what it is asked and how, and what it has answered, as counts. Who answered, when
/// and in which order is nowhere.
namespace halftruth {

/// What the class is asked, and what its answers go through.
struct RoomPlan {
    enum class Design : std::uint8_t { Forced, Warner };
    /// Whose coin it is: the phone's own, or one that each pupil tosses by hand.
    enum class Device : std::uint8_t { Phone, Coins, Dice };

    std::string title{}; ///< of the class; may be empty
    std::string question{};
    Design design = Design::Forced;
    Device device = Device::Phone;
    double lie = 0.25; ///< q: of a forced yes and of a forced no; of the opposite in Warner's design

    /// What the phone draws: q as a fraction, the one with the smallest denominator that is the same double, else the
    /// nearest of those with a denominator of at most 10^6. Domain: q in [0, 0.5). Throws std::domain_error.
    [[nodiscard]] Odds odds() const;
    /// What the pupils do with coins or dice; the nearest simple device. Domain: that of odds(), and a device that is
    /// not the phone (not checked). Throws std::domain_error.
    [[nodiscard]] RealSurvey realSurvey() const;
    /// a = 1-q and b = q, with the q of the device that is used.
    ///     forced response: the truth with 1-2q, yes with q, no with q; Warner: the opposite with q
    /// Source: Warner 1965; Boruch 1971. Exact. Throws std::domain_error.
    [[nodiscard]] SurveyDesign survey() const;
    /// True where every answer is the truth, so that the design protects nobody: q = 0.
    [[nodiscard]] bool protectsNobody() const;
    bool operator==(const RoomPlan &) const = default;
};

/// The two designs by their names on the command line and in files.
[[nodiscard]] std::string_view nameOf(RoomPlan::Design design);
[[nodiscard]] std::string_view nameOf(RoomPlan::Device device);
inline constexpr std::array roomDesigns{RoomPlan::Design::Forced, RoomPlan::Design::Warner};
inline constexpr std::array roomDevices{RoomPlan::Device::Phone, RoomPlan::Device::Coins, RoomPlan::Device::Dice};

/// More answers than a room has people.
inline constexpr std::int64_t mostRoomAnswers = 10'000;
/// A question, and a title, has so many bytes at most, as UTF-8.
inline constexpr std::size_t longestQuestion = 600;

/// What has been counted; all that is kept of a class.
struct RoomCounts {
    std::int64_t yes = 0;
    std::int64_t no = 0;

    [[nodiscard]] std::int64_t answers() const { return yes + no; }
    bool operator==(const RoomCounts &) const = default;
};

/// What is kept of a class in a file: what it was asked, and what it answered; nobody and no time.
struct RoomRecord {
    RoomPlan plan{};
    RoomCounts counts{};
    bool operator==(const RoomRecord &) const = default;
};
/// Throws std::domain_error where a room would refuse it.
void requireRecord(const RoomRecord &record);

/// The share of the class that has the trait, by the answers: surveyEstimate() and surveyInterval() of its design.
struct RoomEstimate {
    double share = 0;
    double standardError = 0;
    SurveyInterval interval{}; ///< Clopper and Pearson's
};
/// Nothing without answers. Domain: that of the plan, beta in (0, 1). Throws std::domain_error.
[[nodiscard]] std::optional<RoomEstimate> roomEstimate(const RoomPlan &plan, const RoomCounts &counts, double beta);

/// The class while it is asked. Each phone has a token of its own, which counts once. A token is made of a random
/// number and of what a secret key says of it, so that the room remembers those that have been used and no others:
/// asking for a million of them costs no memory. All may be called from any thread.
class Room {
public:
    /// What became of an answer.
    enum class Verdict : std::uint8_t { Counted, AlreadyCounted, UnknownToken, Stopped, Full };

    /// Goes on from some counts, until there are so many answers. Domain: most in {1, ..., mostRoomAnswers}, counts
    /// of at most that many answers, none negative. Throws std::domain_error, and where the plan is refused.
    explicit Room(RoomPlan plan, RoomCounts counts = {}, std::int64_t most = mostRoomAnswers);

    [[nodiscard]] const RoomPlan &plan() const { return m_plan; }
    /// Four digits, of which the first isn't 0: they tell this class from others, and are no secret.
    [[nodiscard]] std::string code() const;
    /// What phones know this class by; another one after a restart.
    [[nodiscard]] std::string id() const;
    [[nodiscard]] RoomCounts counts() const;

    [[nodiscard]] std::string newToken() const;
    [[nodiscard]] Verdict answer(std::string_view token, bool yes);

    /// An answer that was given by hand. False where the room is full.
    bool add(bool yes);
    /// Takes back the latest answer, however it came. False where it has been taken back, and before the first: what
    /// came before the latest is not remembered.
    bool removeLast();
    [[nodiscard]] bool canRemoveLast() const;
    /// Until it goes on, no answer of a phone is counted.
    void setStopped(bool stopped);
    [[nodiscard]] bool stopped() const;
    /// From the beginning, with another code: no answers, and no token of before counts.
    void restart();

private:
    [[nodiscard]] std::string signedToken(const std::string &number) const;
    void renew();
    void count(bool yes);

    const RoomPlan m_plan;
    const std::int64_t m_most;
    mutable std::mutex m_mutex;
    SecretKey m_key;
    std::string m_code;
    RoomCounts m_counts;
    std::optional<bool> m_latest;
    bool m_stopped = false;
    std::unordered_set<std::string> m_used; ///< at most mostRoomAnswers numbers of tokens, in no order
};

} // namespace halftruth
