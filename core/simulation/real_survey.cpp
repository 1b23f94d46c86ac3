#include "core/simulation/real_survey.h"

#include "core/math/domain/domain.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace halftruth {

namespace {

using WishKind = SurveyWish::Kind;

// The rest of 1 that is left by rounding where nothing is forced.
constexpr double nothing = 1e-12;

double forcedNo(const SurveyWish &wish) { return 1 - wish.truth - wish.forcedYes; }

double informativeness(const SurveyDesign &design) { return std::abs(design.contrast()); }

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
    SurveyWish birthday{.kind = WishKind::Crosswise, .innocuous = wish.innocuous};
    survey.other = chosenEvent(birthday, DeviceFamily::Birthdays, [](const RealSurvey &) { return true; }).event;
    return survey;
}

/// The survey that needs no device: its events never happen, but for the truth.
RealSurvey truthful(const SurveyWish &wish) {
    const ChanceEvent never{};
    if (wish.kind == WishKind::Unrelated)
        return {
            .wish = wish,
            .event = {never.device, never.device.first(), never.device.last()},
            .other =
                nearestRealSurvey({.kind = WishKind::Unrelated, .truth = 0.5, .innocuous = wish.innocuous}).other};
    return {
        .wish = wish, .event = never, .other = wish.kind == WishKind::Forced ? std::optional(never) : std::nullopt};
}

/// "1/4 = 0.25", and where the wish stands beside it "1/4 = 0.25 (wanted 0.2)".
Text oddsInWords(const Odds &odds, std::optional<double> wanted) {
    const double decimal = odds.probability();
    const bool same = odds.text() == displayNumber(decimal);
    const Text exact = same ? tr("{odds}", {{"odds", decimal}})
                            : tr("{fraction} = {odds}", {{"fraction", odds.text()}, {"odds", decimal}});
    return wanted ? tr("{odds} (wanted {wanted})", {{"odds", exact}, {"wanted", *wanted}}) : exact;
}

/// Odds as they are told: beside what was wanted, or alone.
using Told = std::function<Text(const Odds &, double wanted)>;

Odds truthOdds(const RealSurvey &forced) {
    const Odds yes = forced.event.odds();
    const Odds no = forced.other->odds();
    return {yes.outOf - yes.ways - no.ways, yes.outOf};
}

/// A design as a class does it. A device and steps are looked for only where somebody may lie.
struct RealDesign {
    ClassDesign design;
    SurveyDesign (*wanted)(const SurveyWish &);
    bool (*alwaysTruth)(const SurveyWish &);
    bool (*allows)(DeviceFamily family); ///< other than any
    RealSurvey (*nearest)(const SurveyWish &, DeviceFamily);
    void (*takeExact)(SurveyWish &, const RealSurvey &); ///< the probabilities of the events
    Text (*odds)(const RealSurvey &, const Told &);
    std::vector<Text> (*steps)(const RealSurvey &, const Argument &event); ///< behind the use of the device
};

// What designs have in common.
SurveyDesign oppositesWanted(const SurveyWish &wish) { return warnerDesignOfLies(wish.lie); }
bool neverLies(const SurveyWish &wish) { return wish.lie == 0; }
bool onlyTruth(const SurveyWish &wish) { return wish.truth == 1; }
bool anyFamily(DeviceFamily /*family*/) { return true; }
void takeLie(SurveyWish &real, const RealSurvey &survey) { real.lie = survey.event.probability(); }

/// In the order of SurveyWish::Kind.
const std::array<RealDesign, 5> &realDesigns() {
    static const std::array<RealDesign, 5> designs{
        {{.design = {.kind = WishKind::Warner,
                     .id = "warner",
                     .title = phrase("Warner: the truth or its opposite"),
                     .probabilities = {&SurveyWish::lie}},
          .wanted = oppositesWanted,
          .alwaysTruth = neverLies,
          .allows = anyFamily,
          .nearest = nearestLie,
          .takeExact = takeLie,
          .odds =
              [](const RealSurvey &survey, const Told &told) {
                  return tr("The opposite with probability {odds}",
                            {{"odds", told(survey.event.odds(), survey.wish.lie)}});
              },
          .steps =
              [](const RealSurvey & /*survey*/, const Argument &event) {
                  return std::vector{tr("If {event}, answer the opposite of the truth.", {event}),
                                     tr("Otherwise, answer the truth.")};
              }},
         {.design = {.kind = WishKind::Mirrored,
                     .id = "mirrored",
                     .title = phrase("Mirrored question"),
                     .probabilities = {&SurveyWish::lie}},
          .wanted = oppositesWanted,
          .alwaysTruth = neverLies,
          .allows = anyFamily,
          .nearest = nearestLie,
          .takeExact = takeLie,
          .odds =
              [](const RealSurvey &survey, const Told &told) {
                  return tr("The mirrored question with probability {odds}",
                            {{"odds", told(survey.event.odds(), survey.wish.lie)}});
              },
          .steps =
              [](const RealSurvey & /*survey*/, const Argument &event) {
                  return std::vector{tr("If {event}, ask yourself: is “My true answer is NO” right?", {event}),
                                     tr("Otherwise, ask yourself: is “My true answer is YES” right?"),
                                     tr("Answer YES if it is right, and NO if it is not.")};
              }},
         {.design = {.kind = WishKind::Crosswise,
                     .id = "crosswise",
                     .title = phrase("Crosswise: same or different"),
                     .probabilities = {&SurveyWish::innocuous}},
          .wanted = [](const SurveyWish &wish) { return crosswiseDesign(wish.innocuous); },
          .alwaysTruth = [](const SurveyWish & /*wish*/) { return false; },
          .allows = [](DeviceFamily /*family*/) { return false; },
          .nearest = [](const SurveyWish &wish, DeviceFamily /*family*/) { return nearestCrosswise(wish); },
          .takeExact = [](SurveyWish &real,
                          const RealSurvey &survey) { real.innocuous = survey.event.probability(); },
          .odds =
              [](const RealSurvey &survey, const Told &told) {
                  return tr("The birthday is a yes with probability {odds}",
                            {{"odds", told(survey.event.odds(), survey.wish.innocuous)}});
              },
          .steps =
              [](const RealSurvey &survey, const Argument & /*event*/) {
                  return std::vector{
                      tr("Is that birthday {when}? Keep your answer, yes or no, to yourself.",
                         {{"when", birthdayInWords(survey.event)}}),
                      tr("Answer the question above too, truthfully, and keep that to yourself as well."),
                      tr("If your two answers are the same, say THE SAME. Otherwise, say DIFFERENT.")};
              }},
         {.design = {.kind = WishKind::Forced,
                     .id = "forced",
                     .title = phrase("Forced response"),
                     .probabilities = {&SurveyWish::truth, &SurveyWish::forcedYes}},
          .wanted = [](const SurveyWish &wish) { return forcedResponseDesign(wish.truth, wish.forcedYes); },
          .alwaysTruth = onlyTruth,
          .allows = anyFamily,
          .nearest = nearestForced,
          .takeExact =
              [](SurveyWish &real, const RealSurvey &survey) {
                  real.forcedYes = survey.event.probability();
                  real.truth = truthOdds(survey).probability();
              },
          .odds =
              [](const RealSurvey &survey, const Told &told) {
                  return tr("The truth with probability {truth}, a forced yes {yes}",
                            {{"truth", told(truthOdds(survey), survey.wish.truth)},
                             {"yes", told(survey.event.odds(), survey.wish.forcedYes)}});
              },
          .steps =
              [](const RealSurvey &survey, const Argument &event) {
                  std::vector<Text> steps;
                  if (!survey.event.never())
                      steps.push_back(tr("If {event}, say YES, whatever the truth is.", {event}));
                  if (!survey.other->never())
                      steps.push_back(
                          tr("If {event}, say NO, whatever the truth is.", {{"event", survey.other->inWords()}}));
                  steps.push_back(tr("Otherwise, answer the truth."));
                  return steps;
              }},
         {.design = {.kind = WishKind::Unrelated,
                     .id = "unrelated",
                     .title = phrase("Unrelated question"),
                     .probabilities = {&SurveyWish::truth, &SurveyWish::innocuous}},
          .wanted = [](const SurveyWish &wish) { return unrelatedQuestionDesign(wish.truth, wish.innocuous); },
          .alwaysTruth = onlyTruth,
          .allows = [](DeviceFamily family) { return family != DeviceFamily::Birthdays; },
          .nearest = nearestUnrelated,
          .takeExact =
              [](SurveyWish &real, const RealSurvey &survey) {
                  real.truth = survey.event.probability();
                  if (survey.other) // not chosen yet
                      real.innocuous = survey.other->probability();
              },
          .odds =
              [](const RealSurvey &survey, const Told &told) {
                  return tr(
                      "The truth with probability {truth}, else a birthday that is a yes with probability {yes}",
                      {{"truth", told(survey.event.odds(), survey.wish.truth)},
                       {"yes", told(survey.other->odds(), survey.wish.innocuous)}});
              },
          .steps =
              [](const RealSurvey &survey, const Argument &event) {
                  return std::vector{
                      tr("If {event}, answer the question above truthfully.", {event}),
                      tr("Otherwise, think of somebody whose birthday you know and nobody else here does, and "
                         "answer this instead: is that birthday {when}?",
                         {{"when", birthdayInWords(*survey.other)}}),
                      tr("Say only YES or NO. Never tell which question you answered.")};
              }}}};
    return designs;
}

const RealDesign &realDesign(WishKind kind) { return realDesigns()[static_cast<std::size_t>(kind)]; }

Text oddsOf(const RealSurvey &survey, bool besideWish) {
    return realDesign(survey.wish.kind).odds(survey, [besideWish](const Odds &odds, double wanted) {
        return oddsInWords(odds, besideWish ? std::optional(wanted) : std::nullopt);
    });
}

} // namespace

const std::vector<ClassDesign> &classDesigns() {
    static const std::vector<ClassDesign> designs = [] {
        std::vector<ClassDesign> all;
        for (const RealDesign &each : realDesigns())
            all.push_back(each.design);
        return all;
    }();
    return designs;
}

SurveyDesign SurveyWish::design() const { return realDesign(kind).wanted(*this); }

bool SurveyWish::alwaysTruth() const { return realDesign(kind).alwaysTruth(*this); }

bool familyApplies(SurveyWish::Kind kind, DeviceFamily family) {
    return family == DeviceFamily::Any || realDesign(kind).allows(family);
}

SurveyWish RealSurvey::exact() const {
    SurveyWish real = wish;
    realDesign(wish.kind).takeExact(real, *this);
    return real;
}

SurveyDesign RealSurvey::design() const {
    if (wish.kind != WishKind::Forced)
        return exact().design();
    const Odds yes = event.odds();
    const Odds no = other->odds();
    const Odds truthOrYes{no.outOf - no.ways, no.outOf};
    return {.yesGivenOne = truthOrYes.probability(),
            .yesGivenZero = yes.probability(),
            .restOfOne = truthOrYes.rest(),
            .restOfZero = yes.rest()};
}

double RealSurvey::distance() const {
    const SurveyWish real = exact();
    return std::max({std::abs(real.lie - wish.lie), std::abs(real.truth - wish.truth),
                     std::abs(real.forcedYes - wish.forcedYes), std::abs(real.innocuous - wish.innocuous),
                     wish.kind == WishKind::Forced ? std::abs(forcedNo(real) - forcedNo(wish)) : 0.0});
}

RealSurvey nearestRealSurvey(const SurveyWish &wish, DeviceFamily family) {
    static_cast<void>(wish.design()); // checks the domain
    if (wish.alwaysTruth())
        return truthful(wish);
    return realDesign(wish.kind).nearest(wish, familyApplies(wish.kind, family) ? family : DeviceFamily::Any);
}

std::vector<Text> instructions(const RealSurvey &survey) {
    if (survey.wish.alwaysTruth())
        return {tr("Answer the question above truthfully.")};
    std::vector<Text> steps = realDesign(survey.wish.kind).steps(survey, Argument("event", survey.event.inWords()));
    steps.insert(steps.begin(), useInWords(survey.event.device));
    return steps;
}

AnswerWords answerWords(SurveyWish::Kind kind) {
    return kind == WishKind::Crosswise ? AnswerWords{tr("THE SAME"), tr("DIFFERENT")}
                                       : AnswerWords{tr("YES"), tr("NO")};
}

Text deviceInWords(const RealSurvey &survey) { return oddsOf(survey, true); }

Text exactOddsInWords(const RealSurvey &survey) { return oddsOf(survey, false); }

} // namespace halftruth
