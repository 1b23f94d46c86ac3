#include "core/room/room.h"

#include "core/math/domain/domain.h"

#include <cmath>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

constexpr std::size_t numberDigits = 32;
constexpr std::size_t signatureDigits = 32;
constexpr std::int64_t largestDenominator = 1'000'000;

Odds nearestOdds(double q) {
    // Convergents of the continued fraction, each the best with a denominator of its size.
    Odds before{1, 0};
    Odds now{0, 1};
    double rest = q;
    while (now.probability() != q) {
        if (rest == 0)
            break;
        const double inverse = 1 / rest;
        const double whole = std::floor(inverse);
        if (whole > static_cast<double>(largestDenominator))
            break;
        const auto term = static_cast<std::int64_t>(whole);
        const Odds next{term * now.ways + before.ways, term * now.outOf + before.outOf};
        if (next.outOf > largestDenominator)
            break;
        before = std::exchange(now, next);
        rest = inverse - whole;
    }
    if (now.probability() == q)
        return now;
    return {std::llround(q * static_cast<double>(largestDenominator)), largestDenominator};
}

void check(const RoomPlan &plan, const RoomCounts &counts, std::int64_t most) {
    const auto whole = [](std::string_view name, std::int64_t value, std::int64_t lower, std::int64_t upper) {
        require(name, static_cast<double>(value),
                range::integers(static_cast<double>(lower), static_cast<double>(upper)));
    };
    whole("answers", most, 1, mostRoomAnswers);
    whole("yes", counts.yes, 0, most);
    whole("no", counts.no, 0, most - counts.yes);
    if (plan.question.empty())
        throw std::domain_error("question must be a text, but is empty");
    for (const auto &[name, text] : {std::pair("question", &plan.question), std::pair("title", &plan.title)})
        if (text->size() > longestQuestion)
            throw std::domain_error(std::string(name) + " must be of at most " + std::to_string(longestQuestion) +
                                    " bytes, but is of " + std::to_string(text->size()));
    static_cast<void>(plan.survey());
}

} // namespace

std::string_view nameOf(RoomPlan::Design design) { return design == RoomPlan::Design::Forced ? "forced" : "warner"; }

std::string_view nameOf(RoomPlan::Device device) {
    switch (device) {
    case RoomPlan::Device::Phone:
        return "phone";
    case RoomPlan::Device::Coins:
        return "coins";
    case RoomPlan::Device::Dice:
        break;
    }
    return "dice";
}

Odds RoomPlan::odds() const {
    require("q", lie, range::lieProbabilityInformative);
    const Odds nearest = nearestOdds(lie);
    // From a half nothing could be told: the fraction before it.
    return 2 * nearest.ways < nearest.outOf ? nearest : Odds{largestDenominator / 2 - 1, largestDenominator - 1};
}

RealSurvey RoomPlan::realSurvey() const {
    require("q", lie, range::lieProbabilityInformative);
    const SurveyWish wish = design == Design::Forced
                                ? SurveyWish{.kind = SurveyWish::Kind::Forced, .truth = 1 - 2 * lie, .forcedYes = lie}
                                : SurveyWish{.kind = SurveyWish::Kind::Warner, .lie = lie};
    return nearestRealSurvey(wish, device == Device::Coins ? DeviceFamily::Coins : DeviceFamily::Dice);
}

SurveyDesign RoomPlan::survey() const {
    if (device != Device::Phone)
        return realSurvey().design();
    const Odds q = odds();
    const Odds truth{q.outOf - q.ways, q.outOf};
    return {.yesGivenOne = truth.probability(),
            .yesGivenZero = q.probability(),
            .restOfOne = truth.rest(),
            .restOfZero = q.rest()};
}

bool RoomPlan::protectsNobody() const { return survey() == SurveyDesign{}; }

std::optional<RoomEstimate> roomEstimate(const RoomPlan &plan, const RoomCounts &counts, double beta) {
    if (counts.answers() == 0)
        return std::nullopt;
    const SurveyDesign design = plan.survey();
    const SurveyAnswers answers{.n = counts.answers(), .yes = counts.yes};
    return RoomEstimate{.share = surveyEstimate(design, answers),
                        .standardError = surveyStandardError(design, answers),
                        .interval = surveyInterval(IntervalMethod::ClopperPearson, design, answers, beta)};
}

void requireRecord(const RoomRecord &record) { check(record.plan, record.counts, mostRoomAnswers); }

Room::Room(RoomPlan plan, RoomCounts counts, std::int64_t most)
    : m_plan(std::move(plan)), m_most(most), m_key(SecretKey::fresh()), m_counts(counts) {
    check(m_plan, m_counts, m_most);
    renew();
}

void Room::renew() {
    m_key = SecretKey::fresh();
    SecureRandom random(m_key.derived("code"));
    m_code = std::to_string(1000 + drawBelow(random, 9000));
    m_used.clear();
}

std::string Room::code() const {
    const std::lock_guard lock(m_mutex);
    return m_code;
}

std::string Room::id() const {
    const std::lock_guard lock(m_mutex);
    return m_key.fingerprint("class");
}

RoomCounts Room::counts() const {
    const std::lock_guard lock(m_mutex);
    return m_counts;
}

std::string Room::signedToken(const std::string &number) const {
    return number + m_key.derived("token " + number).hex().substr(0, signatureDigits);
}

std::string Room::newToken() const {
    const std::string number = SecretKey::fresh().hex().substr(0, numberDigits);
    const std::lock_guard lock(m_mutex);
    return signedToken(number);
}

Room::Verdict Room::answer(std::string_view token, bool yes) {
    if (token.size() != numberDigits + signatureDigits)
        return Verdict::UnknownToken;
    const std::string number(token.substr(0, numberDigits));
    const std::lock_guard lock(m_mutex);
    const std::string right = signedToken(number);
    int differing = 0; // all of it is compared: how long that takes tells nothing
    for (std::size_t i = 0; i < right.size(); ++i)
        differing |= right[i] ^ token[i];
    if (differing != 0)
        return Verdict::UnknownToken;
    if (m_used.contains(number))
        return Verdict::AlreadyCounted;
    if (m_stopped)
        return Verdict::Stopped;
    // Answers that were taken back keep their tokens, so that there may be as many tokens before there are answers.
    if (m_counts.answers() >= m_most || std::ssize(m_used) >= mostRoomAnswers)
        return Verdict::Full;
    m_used.insert(number);
    count(yes);
    return Verdict::Counted;
}

void Room::count(bool yes) {
    ++(yes ? m_counts.yes : m_counts.no);
    m_latest = yes;
}

bool Room::add(bool yes) {
    const std::lock_guard lock(m_mutex);
    if (m_counts.answers() >= m_most)
        return false;
    count(yes);
    return true;
}

bool Room::removeLast() {
    const std::lock_guard lock(m_mutex);
    if (!m_latest)
        return false;
    --(*m_latest ? m_counts.yes : m_counts.no);
    m_latest.reset();
    return true;
}

bool Room::canRemoveLast() const {
    const std::lock_guard lock(m_mutex);
    return m_latest.has_value();
}

void Room::setStopped(bool stopped) {
    const std::lock_guard lock(m_mutex);
    m_stopped = stopped;
}

bool Room::stopped() const {
    const std::lock_guard lock(m_mutex);
    return m_stopped;
}

void Room::restart() {
    const std::lock_guard lock(m_mutex);
    renew();
    m_counts = {};
    m_latest.reset();
    m_stopped = false;
}

} // namespace halftruth
