#include "core/scenario/presets.h"

#include "core/scenario/settings.h"

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

// Each number in a `why` is checked in tst_presets.
const std::vector<Preset> &table() {
    static const std::vector<Preset> presets{
        // Classroom
        {.id = "thirty-pupils",
         .explorer = "classroom",
         .title = phrase("Thirty pupils, two coins"),
         .why = phrase(
             "With 9 of 30 pupils and q = 1/4 the estimate has a standard deviation of 0.158, and 98.1 % of such "
             "classes get an interval that contains the truth."),
         .before =
             phrase("Thirty pupils answer, each with a lie probability of 1/4: how close does the estimate come "
                    "to the truth, and how many such classes get an interval that contains it? Reveal tells."),
         .settings = {"q=1/4", "n=30", "ones=9", "seed=4"}},
        {.id = "school-with-a-die",
         .explorer = "classroom",
         .title = phrase("A school and a die"),
         .why = phrase(
             "A 1 forces a no and a 6 a yes: 600 pupils, 120 of them with the trait, are estimated with a standard "
             "deviation of 0.0228, a seventh of what thirty and two coins give."),
         .before = phrase("A 1 forces a no and a 6 a yes: 600 pupils answer with a die. How much closer does their "
                          "estimate come than that of thirty with two coins? Reveal tells."),
         .settings = {"design=forced", "truth=2/3", "forced-yes=1/6", "n=600", "ones=120"}},
        {.id = "one-in-ten-refuses",
         .explorer = "classroom",
         .title = phrase("One in ten always says no"),
         .why = phrase(
             "If a tenth of 200 pupils say no whatever the coins tell, the estimates gather around 0.22 instead "
             "of 0.3, however often the class is repeated."),
         .before = phrase("A tenth of 200 pupils say no whatever the coins tell. Around which share do the estimates "
                          "gather when the class is repeated, and is it the true one? Reveal tells."),
         .settings = {"q=1/4", "n=200", "ones=60", "refusal=0.1"}},
        // Randomized response
        {.id = "coin-toss",
         .explorer = "randomized-response",
         .title = phrase("Two coin tosses"),
         .why = phrase(
             "Heads, tell the truth; tails, let a second coin answer: an answer multiplies or divides the odds by "
             "at most 3, and an even chance of a true yes becomes 75 % after the answer yes [GA]."),
         .settings = {"q=1/4", "prior=1/2"}},
        {.id = "alcohol-warner",
         .explorer = "randomized-response",
         .title = phrase("Warner's design with p = 0.7"),
         .why = phrase(
             "The design of a survey on alcohol abuse: answering the opposite statement with probability 0.3 keeps ε "
             "at 0.847, and still a yes raises the estimated 45 % to 66 % (data WarnerData of the R package RRTCS)."),
         .settings = {"q=0.3", "prior=0.45"}},
        {.id = "nigeria-die",
         .explorer = "randomized-response",
         .title = phrase("A die, as in Nigeria"),
         .why = phrase(
             "A 1 forces a no, a 6 forces a yes, all else asks for the truth: that is q = 1/6 and ε = ln 5 = 1.609 "
             "[Blair et al. 2015]."),
         .settings = {"q=1/6", "prior=0.2619"}},
        // Plan
        {.id = "coins-or-sample",
         .explorer = "plan",
         .title = phrase("The share of whom?"),
         .why = phrase(
             "At q = 0.05 and a share of 30 %, 91 people are enough to know their own share to within 5 points, but "
             "413 to know that of the population they are drawn from: the coins are not the only error."),
         .settings = {"q=0.05", "n=413", "epsilon=2.95", "alpha=0.05", "beta=0.05", "prior=0.3"}},
        {.id = "three-points-of-5000",
         .explorer = "plan",
         .title = phrase("Three points among 5000, ε at most 1"),
         .why = phrase(
             "±3 points with ε ≤ 1 take 4093 of 5000 people. Where 60 % of those invited answer, that would be 6822 "
             "invitations, more people than there are: all 5000 invited, about 3000 answer, with an error of 3.59 "
             "points."),
         .settings = {"q=0.2689414213699951", "n=3000", "epsilon=1", "alpha=0.03", "beta=0.05", "prior=0.3",
                      "frame=5000", "response-rate=0.6"}},
        {.id = "always-no",
         .explorer = "plan",
         .title = phrase("One in twenty always says no"),
         .why = phrase(
             "From 1476 people at q = 1/4 the population's share is known to within 5 points, for 7380 at a price of "
             "5 each. "
             "If 5 % say no whatever the coins tell, the estimate is 4 points too low on average, however many are "
             "asked."),
         .settings = {"q=1/4", "n=1476", "epsilon=1.1", "alpha=0.05", "beta=0.05", "prior=0.3", "price=5",
                      "refusal=0.05"}},
        // Accuracy
        {.id = "class-of-30",
         .explorer = "accuracy",
         .title = phrase("A class of 30"),
         .why = phrase(
             "Among 30 pupils, 6 of whom have yes as their true answer, the estimated share is within ±0.3 of the "
             "truth in at least 95 % of repetitions: a class shows the principle, not the answer."),
         .settings = {"q=1/4", "n=30", "ones=6", "alpha=0.1", "beta=0.05"}},
        {.id = "medical-slides",
         .explorer = "accuracy",
         .title = phrase("The slides' million patients"),
         .why = phrase(
             "With n = 10⁶, ε = 1 and β = 0.05 the slide lets r, the share of yes answers, deviate by 0.89/1000, "
             "with a logarithm to base 10; the natural one gives 1.36/1000. For the estimate π̂ that is an error "
             "of 0.00294 by Hoeffding's bound, and of 0.00188 by the count's own distribution [GA]."),
         .settings = {"q=0.2689414213699951", "n=1e6", "ones=1e5", "alpha=0.003", "beta=0.05"}},
        {.id = "one-percent",
         .explorer = "accuracy",
         .title = phrase("One percentage point"),
         .why = phrase(
             "To know the share of the people asked to within 0.01, with confidence 95 %, Hoeffding's bound asks "
             "for 73 778 of them; by the count's own distribution the error of so many is only 0.00625."),
         .settings = {"q=1/4", "n=73778", "ones=7378", "alpha=0.01", "beta=0.05"}},
        {.id = "nigeria-accuracy",
         .explorer = "accuracy",
         .title = phrase("The survey in Nigeria"),
         .why = phrase(
             "For the share of these 2435 people Hoeffding's bound allows an error of 0.0413; the count's own "
             "distribution, at the estimated 638 true yeses, 0.0223. For everybody they were drawn from, chance "
             "in the drawing is added: 0.0282."),
         .settings = {"q=1/6", "n=2435", "ones=638", "alpha=0.02", "beta=0.05"}},
        // Mechanisms
        {.id = "four-answers",
         .explorer = "mechanisms",
         .title = phrase("Four answers, ε = ln 3"),
         .why = phrase(
             "Among four answers naming one is best: n·Var is 1.25, where optimized unary encoding has 3 and a "
             "random bit 4."),
         .settings = {"epsilon=1.0986122886681098", "categories=4", "frequency=0", "n=1000"}},
        {.id = "thousand-words",
         .explorer = "mechanisms",
         .title = phrase("A thousand words, ε = 1"),
         .why = phrase(
             "Among 1000 words the variance of naming one is 92 times that of optimized unary encoding; the two are "
             "equally good at ε = 5.807."),
         .settings = {"epsilon=1", "categories=1000", "frequency=0", "n=1e6"}},
        // Sampling
        {.id = "adult-sex-income",
         .explorer = "sampling",
         .title = phrase("Adult: sex and income, ε = 0.5"),
         .why = phrase(
             "Lin, Wang and Rane's bound asks for 7921 of the 32 561 records and the exact error for 4932; both "
             "lower the error of perturbing them all by more than 30 % [LWR]."),
         .settings = {"data=adult-sex-income", "epsilon=0.5", "samples=4932"}},
        {.id = "adult-experiment",
         .explorer = "sampling",
         .title = phrase("Adult: the experiment"),
         .why = phrase(
             "Released 10 000 times with each of 41 numbers of samples, the data's error is least with 4075. By the "
             "exact formula that is 0.5 % above the least, at 4932: around the optimum the error is flat [LWR]."),
         .settings = {"data=adult-sex-income", "epsilon=0.5", "samples=4932", "simulate=on", "trials=10000",
                      "seed=1"}},
        {.id = "adult-education-income",
         .explorer = "sampling",
         .title = phrase("Adult: education and income, ε = 1"),
         .why = phrase(
             "With 32 categories the best sample is 1656 of 32 561 records, and its error of 0.0462 is less than "
             "half of the 0.107 without sampling."),
         .settings = {"data=adult-education-income", "epsilon=1", "samples=1656"}},
        {.id = "berkeley-admission",
         .explorer = "sampling",
         .title = phrase("Berkeley 1973: gender and admission, ε = 1.5"),
         .why = phrase(
             "Above ε = 1.299 Lin, Wang and Rane's bound sees no gain from sampling for 4 categories; the exact "
             "error still is smallest with 3877 of the 4526 records, by 0.4 %."),
         .settings = {"data=berkeley-gender-admission", "epsilon=1.5", "samples=3877"}},
        // Repeated answers
        {.id = "a-question-a-day",
         .explorer = "repeated",
         .title = phrase("A question a day"),
         .why =
             phrase("Asked every day for a month with fresh lies, one person's 30 answers together have ε = 32.95 at "
                    "δ = 10⁻⁶, and "
                    "their majority is wrong with probability 0.0018; the first answer, remembered, stays at 1.099."),
         .settings = {"q=1/4", "answers=30", "yes=20"}},
        {.id = "rappor-reports",
         .explorer = "repeated",
         .title = phrase("RAPPOR, report after report"),
         .why = phrase(
             "With RAPPOR's published settings one report has ε = 1.074, five together have 3.656, and all that "
             "are ever sent 4.394 [Erlingsson et al. 2014]."),
         .settings = {"q=1/4", "answers=5", "rappor-f=1/2", "rappor-p=1/2", "rappor-q=3/4", "hashes=2"}},
        {.id = "weekly-count",
         .explorer = "repeated",
         .title = phrase("A count every week"),
         .why =
             phrase("The shuffled counts of 52 weeks, 3000 true yeses among 10 000 people, have together at most ε = "
                    "0.408 at δ = 10⁻⁸, about 8 times that of one week; each person's answers alone have 57.1."),
         .settings = {"q=1/4", "answers=52", "yes=26", "delta=1e-8", "budget=1", "n=10000", "ones=3000"}},
        // Survey
        {.id = "nigeria-survey",
         .explorer = "survey",
         .title = phrase("Nigeria: contact with armed groups"),
         .why = phrase(
             "Of 2435 people with a die 831 said yes: taken as a random sample, an estimated 26.2 % knew members "
             "of armed groups, with 95 % confidence between 23.3 % and 29.1 % [Blair et al. 2015]."),
         .settings = {"design=forced", "truth=2/3", "forced-yes=1/6", "n=2435", "outcome=831"}},
        {.id = "alcohol-survey",
         .explorer = "survey",
         .title = phrase("Alcohol abuse, Warner's design"),
         .why =
             phrase("Of 802 students 125 were asked whether they had had more than five drinks in a row within a "
                    "month. With p = 0.7 the estimate is 45 %, but its standard error is 11.2 points: privacy at ε = "
                    "0.847 asks for more people (data WarnerData of the R package RRTCS)."),
         .settings = {"design=warner", "q=0.3", "n=125", "outcome=60"}},
        {.id = "exam-copying",
         .explorer = "survey",
         .title = phrase("Copied in an exam, unrelated question"),
         .why = phrase(
             "With probability ½ each of 710 students was asked for a birthday in July instead: an estimated 84.1 "
             "% had copied in an exam, with a standard error of 3.7 points (data HorvitzDataRealSurvey of the R "
             "package RRTCS)."),
         .settings = {"design=unrelated", "truth=1/2", "innocuous=1/12", "n=710", "outcome=328"}},
        {.id = "infertility",
         .explorer = "survey",
         .title = phrase("Treatment for infertility, forced response"),
         .why = phrase(
             "Women were asked about treatment for infertility; an answer was forced to yes with probability 0.2 "
             "and to no with 0.2. From 113 yes among 442 the estimate is 9.3 %, unweighted although the sample "
             "was stratified, and no answer changes the odds by more than a factor of 4 (data "
             "ForcedResponseDataSt of the R package RRTCS)."),
         .settings = {"design=forced", "truth=0.6", "forced-yes=0.2", "n=442", "outcome=113"}},
        {.id = "planned-power",
         .explorer = "survey",
         .title = phrase("Planning: is it more than nobody?"),
         .why = phrase(
             "With 200 people and a die the test at level 0.01 finds a prevalence of 20 % with a power of 0.987 "
             "by the normal approximation [Blair et al. 2015]."),
         .settings = {"design=forced", "truth=2/3", "forced-yes=1/6", "n=200", "outcome=60", "prior=0.2",
                      "null-prevalence=0", "significance=0.01"}},
        // Counts
        {.id = "kr2-count",
         .explorer = "counts",
         .title = phrase("Twenty people [KR2]"),
         .why =
             phrase("With 5 people of 20 whose true answer is yes the collector expects 7.5 yes answers, and 3.75 of "
                    "them are lies: half of all yeses."),
         .settings = {"q=1/4", "n=20", "ones=5", "outcome=8"}},
        {.id = "nigeria-count",
         .explorer = "counts",
         .title = phrase("The count in Nigeria"),
         .why =
             phrase("One more true yes moves the mean of the count of 2435 answers by 0.667, a 28th of its standard "
                    "deviation of 18.4."),
         .settings = {"q=1/6", "n=2435", "ones=638", "outcome=831"}},
        // Privacy ratio
        {.id = "kr2-n20",
         .explorer = "privacy-ratio",
         .title = phrase("[KR2]: n = 20, q = 1/4"),
         .why = phrase(
             "The full factor of 3 needs everybody to give the same answer, and with 5 true yeses nobody says yes "
             "in only 13 of a million surveys."),
         .settings = {"q=1/4", "n=20", "ones=5", "outcome=8", "beta=0.05", "epsilon=0.5"}},
        {.id = "class-ratio",
         .explorer = "privacy-ratio",
         .title = phrase("A class of 30"),
         .why = phrase(
             "With 10 true yeses among 30 pupils the privacy loss of the count is above 0.5, a factor of 1.65, in "
             "1.5 % of all classes. That is a share of outcomes, and not the δ of a guarantee."),
         .settings = {"q=1/4", "n=30", "ones=10", "outcome=13", "beta=0.05", "epsilon=0.5"}},
        {.id = "nigeria-ratio",
         .explorer = "privacy-ratio",
         .title = phrase("The count in Nigeria"),
         .why = phrase(
             "One answer alone has ε = 1.609. At the estimated 638 true yeses the count of 2435 answers lies "
             "between 795 and 867 in at least 95 % of surveys, and changes the odds about one person by at most "
             "7.6 % "
             "there; a count of 831, the mean, by 0.07 %."),
         .settings = {"q=1/6", "n=2435", "ones=638", "outcome=831", "beta=0.05", "epsilon=0.1"}},
        // Anonymity
        {.id = "class-crowd",
         .explorer = "anonymity",
         .title = phrase("A class of 30"),
         .why =
             phrase("One answer has ε = 1.099; the count of 30 pupils is (0.5, 0.00235)-differentially private. Its "
                    "privacy loss is still above 0.5 in up to 3.8 % of classes, and its pure ε is 1.099 as before: "
                    "everybody may give the same answer."),
         .settings = {"q=1/4", "n=30", "delta=0.01", "epsilon=0.5", "ones=10"}},
        {.id = "published-bounds",
         .explorer = "anonymity",
         .title = phrase("Ten thousand answers, exact and published"),
         .why = phrase("At δ = 10⁻⁶ the best of the published bounds guarantees ε = 0.1801 for the count of 10 000 "
                       "answers with ε = 1 each; the exact one is 0.0357, five times less."),
         .settings = {"q=0.2689414213699951", "n=10000", "delta=1e-6", "epsilon=0.04", "ones=5000"}},
        {.id = "hundred-thousand-answers",
         .explorer = "anonymity",
         .title = phrase("A hundred thousand answers, exact and published"),
         .why =
             phrase("The count of 100 000 answers with ε = 1 each has ε = 0.0102 at δ = 10⁻⁶, where that of 10 000 "
                    "has 0.0357; the best of the published bounds guarantees 0.0604."),
         .settings = {"q=0.2689414213699951", "n=100000", "delta=1e-6", "epsilon=0.01", "ones=50000"}},
        {.id = "nearly-the-truth",
         .explorer = "anonymity",
         .title = phrase("Nearly the truth, a hundred thousand times"),
         .why =
             phrase("An answer that is a lie in 1.8 % of cases has ε = 4; the count of 100 000 of them still has ε = "
                    "0.0848 at δ = 10⁻⁶. Of the published bounds the oldest that holds here is the best: 0.3361."),
         .settings = {"q=0.0179862099620916", "n=100000", "delta=1e-6", "epsilon=0.08", "ones=50000"}},
        // Bit vectors
        {.id = "three-bits",
         .explorer = "bit-vectors",
         .title = phrase("A record of three bits"),
         .why = phrase(
             "A record is reported as it is 27 times in 64 and as its opposite once in 64 times: ε is three times "
             "that of one bit, 3.296 [KR1]."),
         .settings = {"q=1/4", "bits=3", "distance=3"}},
        {.id = "rappor-two-hashes",
         .explorer = "bit-vectors",
         .title = phrase("RAPPOR with two hashes"),
         .why = phrase(
             "Two values that set two bits each differ in at most 4 bits of the filter, and f = ½ is q = ¼: ε = 4 "
             "ln 3 = 4.394, the ε that RAPPOR states for its permanent answer."),
         .settings = {"q=1/4", "bits=4", "distance=4"}},
        {.id = "forty-bits",
         .explorer = "bit-vectors",
         .title = phrase("Forty bits for ε = 1"),
         .why = phrase(
             "To keep ε at 1 for a record of 40 bits, each must be flipped with probability 0.4938: almost a fair "
             "coin."),
         .settings = {"q=0.4937503255004895", "bits=40", "distance=20"}},
        // Trust
        {.id = "thousand-three-ways",
         .explorer = "trust",
         .title = phrase("A thousand people, ε = 1, three ways"),
         .why = phrase(
             "At (1, 10⁻⁶) the error is 3.03 points where nobody is trusted, 0.582 where somebody mixes the answers, "
             "and 0.136 where a curator is told the truth, whose error stays within 0.003 with confidence 95 %."),
         .settings = {"n=1000", "epsilon=1", "delta=1e-6", "beta=0.05", "ones=300"}},
        {.id = "million-three-ways",
         .explorer = "trust",
         .title = phrase("A million people, ε = 1, three ways"),
         .why = phrase("Trusting nobody costs 707 times the curator's error, √(n/2); mixing the answers at most 4.31 "
                       "times. But "
                       "whoever mixes receives answers with ε = 10.2 or more each: nearly the truth."),
         .settings = {"n=1e6", "epsilon=1", "delta=1e-6", "beta=0.05", "ones=3e5"}},
        // Custom
        {.id = "price-of-privacy",
         .explorer = "custom",
         .title = phrase("The price of privacy in people"),
         .why = phrase(
             "For an error of 0.01 Hoeffding's bound asks for 18 445 people at q = 0 already, where this model "
             "has no error at all; at q = 0.45 it asks for 100 times as many."),
         .settings = {"quantity=required-n-hoeffding", "x=q", "x-from=0", "x-to=0.49", "family=alpha",
                      "family-from=0.01", "family-to=0.1", "curves=3", "beta=0.05"}},
        {.id = "what-a-yes-means",
         .explorer = "custom",
         .title = phrase("What a yes means"),
         .why = phrase(
             "At q = ¼ a yes turns a 10 % chance into 25 %. Along the bottom, the top and the right edge a yes "
             "says nothing new: nothing is left to learn, or the answer is a fair coin."),
         .settings = {"quantity=posterior", "x=q", "y=prior"}},
    };
    return presets;
}

} // namespace

std::span<const Preset> presetTable() { return table(); }

const Preset *findPreset(std::string_view id) {
    const auto found = std::ranges::find(table(), id, &Preset::id);
    return found == table().end() ? nullptr : &*found;
}

std::span<const Preset> presetsOf(const ExplorerSpec &explorer) {
    // Not equal_range, whose subrange clang 14 can't compile with libstdc++ 12.
    const auto explorerOf = [](const Preset &preset) { return findExplorer(preset.explorer); };
    return {std::ranges::lower_bound(table(), &explorer, {}, explorerOf),
            std::ranges::upper_bound(table(), &explorer, {}, explorerOf)};
}

Phrase whyOf(const Preset &preset, const std::optional<ClassStage> &stage) {
    return stage && !stage->revealed && !preset.before.empty() ? preset.before : preset.why;
}

const Parameters &presetParameters(const Preset &preset) {
    static const std::vector<Parameters> all = [] {
        std::vector<Parameters> parameters;
        for (const Preset &each : table()) {
            const ExplorerSpec &explorer = *findExplorer(each.explorer);
            parameters.push_back(withSettings(explorer, {}, settingsOf(each.settings)));
        }
        return parameters;
    }();
    return all[static_cast<std::size_t>(&preset - table().data())];
}

const Preset *presetAt(const ExplorerSpec &explorer, const Parameters &parameters) {
    for (const Preset &each : presetsOf(explorer))
        if (presetParameters(each) == parameters)
            return &each;
    return nullptr;
}

} // namespace halftruth
