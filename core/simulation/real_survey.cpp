#include "core/simulation/real_survey.h"

#include "core/math/domain/domain.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace halftruth {

namespace {

using Kind = SurveyWish::Kind;

// The rest of 1 that is left by rounding where nothing is forced.
constexpr double nothing = 1e-12;

double forcedNo(const SurveyWish &wish) { return 1 - wish.truth - wish.forcedYes; }

double informativeness(const SurveyDesign &design) { return std::abs(design.yesGivenOne - design.yesGivenZero); }

bool inFamily(const ChanceDevice &device, DeviceFamily family) {
    switch (family) {
    case DeviceFamily::Any:
        return true;
    case DeviceFamily::Coins:
        return device.kind == ChanceDevice::Kind::Coins;
    case DeviceFamily::Dice:
        return device.kind != ChanceDevice::Kind::Coins && !device.isBirthday();
    case DeviceFamily::Birthdays:
        return device.isBirthday();
    }
    return false;
}

/// The outcomes of a device that are told apart in few words: one tail of them, or a number of heads.
std::vector<ChanceEvent> eventsOf(const ChanceDevice &device) {
    std::vector<ChanceEvent> events;
    const int first = device.first();
    const int last = device.last();
    using enum ChanceDevice::Kind;
    // Heads count for something, and so do both dice that show little; else the lower outcomes come first.
    if (device.kind == Coins || device.kind == HigherDie)
        for (int from = last; from > first; --from)
            events.push_back({device, from, last});
    if (device.kind == Coins) {
        for (int heads = last - 1; heads > first; --heads)
            events.push_back({device, heads, heads});
    } else {
        for (int to = first; to < last; ++to)
            events.push_back({device, first, to});
    }
    return events;
}

using Make = std::function<std::vector<RealSurvey>(const ChanceDevice &)>;

/// The nearest of the simplest device that has one near enough, else the nearest of all.
RealSurvey chosen(DeviceFamily family, const Make &candidates) {
    RealSurvey nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const ChanceDevice &device : chanceDevices()) {
        if (!inFamily(device, family))
            continue;
        for (RealSurvey &candidate : candidates(device)) {
            // A little less, so that rounding does not decide between equals.
            if (const double distance = candidate.distance(); distance < least - nothing) {
                least = distance;
                nearest = std::move(candidate);
            }
        }
        if (least <= nearEnough + nothing)
            break;
    }
    return nearest;
}

/// The nearest event; whoever knows nothing of the other probabilities of the wish leaves them as they are.
RealSurvey chosenEvent(const SurveyWish &wish, DeviceFamily family,
                       const std::function<bool(const RealSurvey &)> &admissible) {
    return chosen(family, [&](const ChanceDevice &device) {
        std::vector<RealSurvey> candidates;
        for (const ChanceEvent &event : eventsOf(device)) {
            RealSurvey candidate{.wish = wish, .event = event};
            if (admissible(candidate))
                candidates.push_back(std::move(candidate));
        }
        return candidates;
    });
}

RealSurvey nearestLie(const SurveyWish &wish, DeviceFamily family) {
    return chosenEvent(wish, family, [&](const RealSurvey &candidate) {
        return candidate.event.probability() < 0.5 && 1 - 2 * candidate.event.probability() >= (1 - 2 * wish.lie) / 2;
    });
}

RealSurvey nearestCrosswise(const SurveyWish &wish) {
    return chosenEvent(wish, DeviceFamily::Birthdays, [&](const RealSurvey &candidate) {
        const double wanted = 2 * wish.innocuous - 1;
        const double real = 2 * candidate.event.probability() - 1;
        return real * wanted > 0 && std::abs(real) >= std::abs(wanted) / 2;
    });
}

RealSurvey nearestForced(const SurveyWish &wish, DeviceFamily family) {
    const bool someYes = wish.forcedYes > 0;
    const bool someNo = forcedNo(wish) > nothing;
    return chosen(family, [&](const ChanceDevice &device) {
        // Heads say yes and tails no; else the lower outcomes say yes and the higher ones no.
        const bool heads = device.kind == ChanceDevice::Kind::Coins;
        const int outcomes = device.last() - device.first() + 1;
        std::vector<RealSurvey> candidates;
        for (int yes = someYes ? 1 : 0; yes <= (someYes ? outcomes : 0); ++yes) {
            for (int no = someNo ? 1 : 0; no <= (someNo ? outcomes : 0) && yes + no < outcomes; ++no) {
                const ChanceEvent low{device, device.first(), device.first() + (heads ? no : yes) - 1};
                const ChanceEvent high{device, device.last() - (heads ? yes : no) + 1, device.last()};
                RealSurvey candidate{.wish = wish, .event = heads ? high : low, .other = heads ? low : high};
                if (informativeness(candidate.design()) >= informativeness(wish.design()) / 2)
                    candidates.push_back(std::move(candidate));
            }
        }
        return candidates;
    });
}

RealSurvey nearestUnrelated(const SurveyWish &wish, DeviceFamily family) {
    RealSurvey survey = chosenEvent(wish, family, [&](const RealSurvey &candidate) {
        return !candidate.event.device.isBirthday() && candidate.event.probability() >= wish.truth / 2;
    });
    SurveyWish birthday{.kind = Kind::Crosswise, .innocuous = wish.innocuous};
    survey.other = chosenEvent(birthday, DeviceFamily::Birthdays, [](const RealSurvey &) { return true; }).event;
    return survey;
}

/// The survey that needs no device: its events never happen, but for the truth.
RealSurvey truthful(const SurveyWish &wish) {
    const ChanceEvent never{};
    if (wish.kind == Kind::Unrelated)
        return {.wish = wish,
                .event = {never.device, never.device.first(), never.device.last()},
                .other =
                    nearestRealSurvey({.kind = Kind::Unrelated, .truth = 0.5, .innocuous = wish.innocuous}).other};
    return {.wish = wish, .event = never, .other = wish.kind == Kind::Forced ? std::optional(never) : std::nullopt};
}

/// "1/4 = 0.25", and where the wish stands beside it "1/4 = 0.25 (wanted 0.2)".
Text oddsInWords(const Odds &odds, std::optional<double> wanted) {
    const double decimal = odds.probability();
    const bool same = odds.text() == displayNumber(decimal);
    const Text exact = same ? tr("{odds}", {{"odds", decimal}})
                            : tr("{fraction} = {odds}", {{"fraction", odds.text()}, {"odds", decimal}});
    return wanted ? tr("{odds} (wanted {wanted})", {{"odds", exact}, {"wanted", *wanted}}) : exact;
}

Text oddsOf(const RealSurvey &survey, bool besideWish) {
    const auto part = [besideWish](const Odds &odds, double wanted) {
        return oddsInWords(odds, besideWish ? std::optional(wanted) : std::nullopt);
    };
    const SurveyWish &wish = survey.wish;
    const Odds event = survey.event.odds();
    switch (wish.kind) {
    case Kind::Warner:
        return tr("The opposite with probability {odds}", {{"odds", part(event, wish.lie)}});
    case Kind::Mirrored:
        return tr("The mirrored question with probability {odds}", {{"odds", part(event, wish.lie)}});
    case Kind::Crosswise:
        return tr("The birthday is a yes with probability {odds}", {{"odds", part(event, wish.innocuous)}});
    case Kind::Forced: {
        const Odds no = survey.other->odds();
        return tr("The truth with probability {truth}, a forced yes {yes}",
                  {{"truth", part({event.outOf - event.ways - no.ways, event.outOf}, wish.truth)},
                   {"yes", part(event, wish.forcedYes)}});
    }
    case Kind::Unrelated:
        return tr("The truth with probability {truth}, else a birthday that is a yes with probability {yes}",
                  {{"truth", part(event, wish.truth)}, {"yes", part(survey.other->odds(), wish.innocuous)}});
    }
    return {};
}

} // namespace

SurveyDesign SurveyWish::design() const {
    switch (kind) {
    case Kind::Warner:
    case Kind::Mirrored:
        require("q", lie, range::lieProbabilityInformative);
        return warnerDesign(1 - lie);
    case Kind::Crosswise:
        return crosswiseDesign(innocuous);
    case Kind::Forced:
        return forcedResponseDesign(truth, forcedYes);
    case Kind::Unrelated:
        return unrelatedQuestionDesign(truth, innocuous);
    }
    return {};
}

bool SurveyWish::alwaysTruth() const {
    switch (kind) {
    case Kind::Warner:
    case Kind::Mirrored:
        return lie == 0;
    case Kind::Crosswise:
        return false;
    case Kind::Forced:
    case Kind::Unrelated:
        return truth == 1;
    }
    return false;
}

bool familyApplies(SurveyWish::Kind kind, DeviceFamily family) {
    if (family == DeviceFamily::Any)
        return true;
    return kind != Kind::Crosswise && (kind != Kind::Unrelated || family != DeviceFamily::Birthdays);
}

SurveyWish RealSurvey::exact() const {
    SurveyWish real = wish;
    switch (wish.kind) {
    case Kind::Warner:
    case Kind::Mirrored:
        real.lie = event.probability();
        break;
    case Kind::Crosswise:
        real.innocuous = event.probability();
        break;
    case Kind::Forced: {
        const Odds yes = event.odds();
        const Odds no = other->odds();
        real.forcedYes = yes.probability();
        real.truth = Odds{yes.outOf - yes.ways - no.ways, yes.outOf}.probability();
        break;
    }
    case Kind::Unrelated:
        real.truth = event.probability();
        if (other) // not chosen yet
            real.innocuous = other->probability();
        break;
    }
    return real;
}

SurveyDesign RealSurvey::design() const {
    if (wish.kind != Kind::Forced)
        return exact().design();
    const Odds yes = event.odds();
    const Odds no = other->odds();
    return {.yesGivenOne = Odds{no.outOf - no.ways, no.outOf}.probability(), .yesGivenZero = yes.probability()};
}

double RealSurvey::distance() const {
    const SurveyWish real = exact();
    return std::max({std::abs(real.lie - wish.lie), std::abs(real.truth - wish.truth),
                     std::abs(real.forcedYes - wish.forcedYes), std::abs(real.innocuous - wish.innocuous),
                     wish.kind == Kind::Forced ? std::abs(forcedNo(real) - forcedNo(wish)) : 0.0});
}

RealSurvey nearestRealSurvey(const SurveyWish &wish, DeviceFamily family) {
    static_cast<void>(wish.design()); // checks the domain
    if (wish.alwaysTruth())
        return truthful(wish);
    if (!familyApplies(wish.kind, family))
        family = DeviceFamily::Any;
    switch (wish.kind) {
    case Kind::Warner:
    case Kind::Mirrored:
        return nearestLie(wish, family);
    case Kind::Crosswise:
        return nearestCrosswise(wish);
    case Kind::Forced:
        return nearestForced(wish, family);
    case Kind::Unrelated:
        return nearestUnrelated(wish, family);
    }
    return {};
}

std::vector<Text> instructions(const RealSurvey &survey) {
    if (survey.wish.alwaysTruth())
        return {tr("Answer the question above truthfully.")};
    const Text device = useInWords(survey.event.device);
    const Argument event("event", survey.event.inWords());
    switch (survey.wish.kind) {
    case Kind::Warner:
        return {device, tr("If {event}, answer the opposite of the truth.", {event}),
                tr("Otherwise, answer the truth.")};
    case Kind::Mirrored:
        return {device, tr("If {event}, ask yourself: is “My true answer is NO” right?", {event}),
                tr("Otherwise, ask yourself: is “My true answer is YES” right?"),
                tr("Answer YES if it is right, and NO if it is not.")};
    case Kind::Crosswise:
        return {device,
                tr("Is that birthday {when}? Keep your answer, yes or no, to yourself.",
                   {{"when", birthdayInWords(survey.event)}}),
                tr("Answer the question above too, truthfully, and keep that to yourself as well."),
                tr("If your two answers are the same, say THE SAME. Otherwise, say DIFFERENT.")};
    case Kind::Forced: {
        std::vector<Text> steps{device};
        if (!survey.event.never())
            steps.push_back(tr("If {event}, say YES, whatever the truth is.", {event}));
        if (!survey.other->never())
            steps.push_back(tr("If {event}, say NO, whatever the truth is.", {{"event", survey.other->inWords()}}));
        steps.push_back(tr("Otherwise, answer the truth."));
        return steps;
    }
    case Kind::Unrelated:
        return {device, tr("If {event}, answer the question above truthfully.", {event}),
                tr("Otherwise, think of somebody whose birthday you know and nobody else here does, and answer this "
                   "instead: is that birthday {when}?",
                   {{"when", birthdayInWords(*survey.other)}}),
                tr("Say only YES or NO. Never tell which question you answered.")};
    }
    return {};
}

AnswerWords answerWords(SurveyWish::Kind kind) {
    return kind == Kind::Crosswise ? AnswerWords{tr("THE SAME"), tr("DIFFERENT")} : AnswerWords{tr("YES"), tr("NO")};
}

Text deviceInWords(const RealSurvey &survey) { return oddsOf(survey, true); }

Text exactOddsInWords(const RealSurvey &survey) { return oddsOf(survey, false); }

} // namespace halftruth
