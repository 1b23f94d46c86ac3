#include "core/parameters/parameters.h"

#include "core/data/joint_type.h"
#include "core/data/synthetic_type.h"
#include "core/math/one_bit/composition.h"
#include "core/math/survey/survey.h"
#include "core/math/survey/survey_posterior.h"
#include "core/math/vectors/collection_release.h"
#include "core/methods/accuracy_methods.h"
#include "core/methods/survey_designs.h"
#include "core/quantities/quantities.h"
#include "core/text/number_parser.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace halftruth {

namespace {

constexpr Range anyCount = range::integers(0, maxPopulation);
// Rarer than once in a million truths there is nothing left to estimate.
constexpr Range someTruth{.lower = 1e-6, .upper = 1};
constexpr double maxDraws = 1000;

using enum ParameterId;

std::span<const NamedChoice> designChoices() {
    static const std::vector<NamedChoice> choices = [] {
        std::vector<NamedChoice> all;
        for (const SurveyDesignRow &design : surveyDesigns())
            all.push_back({design.id, design.title, design.help});
        return all;
    }();
    return choices;
}

std::span<const NamedChoice> intervalChoices() {
    static const std::vector<NamedChoice> choices = [] {
        std::vector<NamedChoice> all;
        for (const IntervalMethodSpec &method : intervalMethodTable())
            all.push_back({method.key, method.name, Text::verbatim(method.formula)});
        return all;
    }();
    return choices;
}

std::span<const NamedChoice> sweepChoices();

const std::array<NamedChoice, 2> scales{
    {{"linear", phrase("linear"), phrase("Equal steps are as far apart everywhere.")},
     {"log", phrase("logarithmic"), phrase("Equal factors are as far apart everywhere.")}}};
std::span<const NamedChoice> scaleChoices() { return scales; }

const std::array<NamedChoice, 2> switches{{{"off", phrase("off"), {}}, {"on", phrase("on"), {}}}};
std::span<const NamedChoice> switchChoices() { return switches; }

const std::array<NamedChoice, 3> seconds{
    {{"none", phrase("none"), {}},
     {"group", phrase("another group, same device"),
      phrase("The same question and device: do the two groups differ?")},
     {"device", phrase("the same population, other device"),
      phrase("The sensitive question comes up with another chance, so that u needn't be known.")}}};
std::span<const NamedChoice> secondChoices() { return seconds; }

const std::array<NamedChoice, 2> spacings{
    {{"even", phrase("values from … to …"),
      phrase("So many curves from a first to a last value: in equal steps, or by equal factors where the parameter's "
             "slider is logarithmic.")},
     {"values", phrase("these values"), phrase("A curve for each value of a list.")}}};
std::span<const NamedChoice> spacingChoices() { return spacings; }

const std::array<NamedChoice, 2> errorScales{
    {{"absolute", phrase("α"), phrase("The error as it is.")},
     {"relative", phrase("α / exact α"), phrase("How many times the exact error each method states.")}}};
std::span<const NamedChoice> errorScaleChoices() { return errorScales; }

const std::array<NamedChoice, 2> plannedErrors{
    {{"population", phrase("the population's share"), phrase("The coins' error and that of drawing the people.")},
     {"people", phrase("these people's share"), phrase("The coins' error alone.")}}};
std::span<const NamedChoice> plannedErrorChoices() { return plannedErrors; }

std::span<const NamedChoice> accuracyMethodChoices() {
    static const std::vector<NamedChoice> choices = [] {
        std::vector<NamedChoice> all;
        for (const AccuracyMethod &method : accuracyMethodsInMenu())
            all.push_back({method.id, method.title, method.inWords});
        return all;
    }();
    return choices;
}

const std::array<NamedChoice, 2> privacyAxes{
    {{"q", phrase("q"), phrase("The lie probability of an answer."), "q"},
     {"epsilon", phrase("ε"), phrase("The privacy parameter of an answer, ε = ln((1 − q)/q)."), "ε"}}};
std::span<const NamedChoice> privacyAxisChoices() { return privacyAxes; }

const std::array<NamedChoice, 3> losses{
    {{"absolute", phrase("distance"), phrase("As many as there are steps between the report and the truth.")},
     {"squared", phrase("squared distance"), phrase("Far ones cost most.")},
     {"zero-one", phrase("any error"), phrase("1 for whatever isn't the truth.")}}};
std::span<const NamedChoice> lossChoices() { return losses; }

constexpr ParameterSpec choiceOf(ParameterId id, std::string_view name, Phrase title, Phrase help,
                                 std::string_view defaultText, std::span<const NamedChoice> (*choices)()) {
    return {.id = id,
            .name = name,
            .title = title,
            .range = {},
            .defaultValue = 0,
            .scale = Scale::Linear,
            .sliderLower = 0,
            .sliderUpper = 0,
            .step = 0,
            .help = help,
            .kind = ValueKind::Choice,
            .defaultText = defaultText,
            .choices = choices};
}

/// An end of a window: its range and slider are those of the parameter that is swept.
constexpr ParameterSpec windowEnd(ParameterId id, std::string_view name, Phrase title, double defaultValue,
                                  Phrase help) {
    return {.id = id,
            .name = name,
            .title = title,
            .range = {},
            .defaultValue = defaultValue,
            .scale = Scale::Linear,
            .sliderLower = 0,
            .sliderUpper = maxPopulation,
            .step = 0.01,
            .lowerMeaning = phrase("least"),
            .upperMeaning = phrase("most"),
            .help = help};
}

constexpr std::array<ParameterSpec, parameterCount> table{{
    {LieProbability,
     "q",
     "q",
     phrase("lie probability"),
     {},
     range::lieProbability,
     0.25,
     Scale::Linear,
     0.0,
     0.5,
     0.005,
     phrase("0 · no privacy"),
     phrase("½ · no information"),
     phrase("Probability that an answer is the opposite of the truth: 0 protects nobody, ½ tells nothing.")},
    {Population, "n", "n", phrase("people"), phrase("people"), range::population, 200, Scale::Log, 1, maxPopulation,
     1, phrase("1"), phrase("10⁹"), phrase("How many people answer, or how many records there are.")},
    {Ones, "ones", "m", phrase("true yeses"), phrase("people"), anyCount, 60, Scale::Linear, 0, maxPopulation, 1,
     phrase("nobody"), phrase("everybody"), phrase("How many of the n people have yes as their true answer.")},
    {Outcome, "outcome", "s", phrase("yes answers"), phrase("answers"), anyCount, 80, Scale::Linear, 0, maxPopulation,
     1, phrase("nobody said yes"), phrase("everybody said yes"), phrase("How many yes answers the collector counts."),
     ValueKind::Number, "000"},
    {Samples, "samples", "m", phrase("samples"), phrase("records"), range::population, 100, Scale::Log, 1,
     maxPopulation, 1, phrase("1"), phrase("n"),
     phrase("How many records are drawn without replacement before they are perturbed.")},
    {Bits, "bits", "L", phrase("bits per record"), phrase("bits"), range::bits, 1, Scale::Linear, 1, 40, 1,
     phrase("1"), phrase("40"), phrase("Length of a record: every bit is flipped on its own.")},
    {Distance, "distance", "d", phrase("Hamming distance"), phrase("bits"), range::integers(0, 40), 1, Scale::Linear,
     0, 40, 1, phrase("same"), phrase("opposite"), phrase("In how many bits the report differs from the truth.")},
    {Prior,
     "prior",
     "π",
     phrase("belief before the answer"),
     {},
     range::closedUnit,
     0.3,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("surely no"),
     phrase("surely yes"),
     phrase("What is believed before the answer: the probability that a person's true answer is yes.")},
    {Level,
     "level",
     "y",
     phrase("quantile level"),
     {},
     range::openUnit,
     0.5,
     Scale::Linear,
     0.001,
     0.999,
     0.01,
     phrase("0"),
     phrase("1"),
     phrase("The probability at or below a quantile.")},
    {Epsilon, "epsilon", "ε", phrase("privacy parameter"), phrase("nats"), range::positive, 0.5, Scale::Log, 0.001,
     20, 0.01, phrase("strong privacy"), phrase("weak privacy"),
     phrase(
         "The guarantee of ε-differential privacy: one person's data change any odds by a factor of at most e^ε.")},
    {Delta,
     "delta",
     "δ",
     phrase("slack of the guarantee"),
     {},
     range::openUnit,
     1e-6,
     Scale::Log,
     1e-15,
     0.5,
     0.01,
     phrase("10⁻¹⁵"),
     phrase("½"),
     phrase("The slack of (ε, δ)-differential privacy: P[A ∈ E] ≤ e^ε P[A′ ∈ E] + δ for every event E. Not the "
            "probability "
            "that the privacy loss exceeds ε, which may be larger.")},
    {Alpha,
     "alpha",
     "α",
     phrase("tolerated error"),
     {},
     range::positive,
     0.1,
     Scale::Log,
     1e-6,
     1,
     0.001,
     phrase("precise"),
     phrase("rough"),
     phrase("Largest tolerated error of the estimated share.")},
    {Beta,
     "beta",
     "β",
     phrase("error probability"),
     {},
     range::openUnit,
     0.05,
     Scale::Log,
     1e-12,
     0.5,
     0.001,
     phrase("10⁻¹²"),
     phrase("½"),
     phrase("How often an error larger than α, or an interval that misses the truth, is tolerated: the confidence is "
            "1 − "
            "β.")},
    {Gamma,
     "gamma",
     "γ",
     phrase("retention factor"),
     {},
     range::diagonal,
     3,
     Scale::Log,
     1.0001,
     1e6,
     0.01,
     phrase("pure noise"),
     phrase("no noise"),
     phrase("A category is kept γ times as often as it is turned into any one other.")},
    {Categories, "categories", "K", phrase("categories"), phrase("categories"), range::categories, 4, Scale::Log, 2,
     1e6, 1, phrase("2"), phrase("10⁶"), phrase("Size of the alphabet: the number of values of X times that of Y.")},
    {Concentration,
     "concentration",
     "S",
     phrase("collision probability"),
     {},
     Range{.lower = 0, .upper = 1, .lowerOpen = true},
     0.25,
     Scale::Linear,
     0.001,
     1,
     0.01,
     phrase("uniform"),
     phrase("one category"),
     phrase(
         "Sum of the squared shares of the categories, the probability that two records drawn at random are equal: "
         "1/K when all are equally frequent.")},
    {ZipfExponent,
     "zipf",
     "z",
     phrase("Zipf exponent"),
     {},
     Range{.lower = 0, .upper = 10},
     1,
     Scale::Linear,
     0,
     4,
     0.05,
     phrase("uniform"),
     phrase("steep"),
     phrase("The k-th most frequent category has a share proportional to k to the power −z.")},
    {Answers, "answers", "t", phrase("answers"), phrase("answers"), range::integers(1, maxAnswers), 10, Scale::Log, 1,
     maxAnswers, 1, phrase("1"), phrase("10⁶"), phrase("How often the same person answers the same question.")},
    {Truth,
     "truth",
     "t",
     phrase("truthful answers"),
     {},
     someTruth,
     0.5,
     Scale::Linear,
     0.01,
     1,
     0.01,
     phrase("all by chance"),
     phrase("all truthful"),
     phrase("Probability that the chance device asks for the true answer to the sensitive question.")},
    {ForcedYes,
     "forced-yes",
     "y",
     phrase("forced yes answers"),
     {},
     range::closedUnit,
     0.25,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("never"),
     phrase("whenever not truthful"),
     phrase("Probability that the chance device asks for a yes whatever the truth is.")},
    {Innocuous,
     "innocuous",
     "u",
     phrase("prevalence of the innocuous trait"),
     {},
     range::closedUnit,
     0.25,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("nobody"),
     phrase("everybody"),
     phrase("Known share of the people who answer yes to the unrelated question.")},
    {Draws, "draws", "k", phrase("cards drawn by each person"), phrase("cards"), range::integers(1, maxDraws), 1,
     Scale::Log, 1, 100, 1, phrase("1"), phrase("100"),
     phrase("How many cards each person draws from the deck and names.")},
    {RedIfOne,
     "red-if-one",
     "θ₁",
     phrase("red cards in the deck of a yes"),
     {},
     range::closedUnit,
     0.8,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("none red"),
     phrase("all red"),
     phrase("Share of red cards in the deck used by people with the sensitive trait.")},
    {RedIfZero,
     "red-if-zero",
     "θ₂",
     phrase("red cards in the deck of a no"),
     {},
     range::closedUnit,
     0.2,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("none red"),
     phrase("all red"),
     phrase("Share of red cards in the deck used by people without the sensitive trait.")},
    {RedCards, "red-cards", "r", phrase("red cards named"), phrase("cards"),
     range::integers(0, maxPopulation *maxDraws), 80, Scale::Linear, 0, maxPopulation *maxDraws, 1, phrase("none"),
     phrase("all"), phrase("How many red cards all people name together.")},
    {NullPrevalence,
     "null-prevalence",
     "π₀",
     phrase("prevalence to be rejected"),
     {},
     range::closedUnit,
     0,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("nobody"),
     phrase("everybody"),
     phrase("The prevalence that the test is to reject.")},
    {Significance,
     "significance",
     "α₀",
     phrase("significance level"),
     {},
     range::openUnit,
     0.05,
     Scale::Log,
     1e-6,
     0.5,
     0.001,
     phrase("10⁻⁶"),
     phrase("½"),
     phrase("Type I error: the probability that the test rejects the null prevalence although it is true.")},
    {Power,
     "power",
     "W",
     phrase("power of the test"),
     {},
     range::openUnit,
     0.8,
     Scale::Linear,
     0.01,
     0.99,
     0.01,
     phrase("never detects"),
     phrase("always detects"),
     phrase("Probability that the test rejects the null prevalence when the true one is π.")},
    {Frequency,
     "frequency",
     "f",
     phrase("frequency of the value"),
     {},
     range::closedUnit,
     0.1,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("nobody has it"),
     phrase("everybody has it"),
     phrase("True share of the people who hold the value whose frequency is estimated.")},
    {RapporF,
     "rappor-f",
     "f",
     phrase("RAPPOR's f"),
     {},
     range::closedUnit,
     0.5,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("0 · no permanent noise"),
     phrase("1 · no information"),
     phrase("Probability that a fair coin replaces a bit for good, in RAPPOR's permanent answer.")},
    {RapporP,
     "rappor-p",
     "p",
     phrase("RAPPOR's p"),
     {},
     range::closedUnit,
     0.5,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("0"),
     phrase("1"),
     phrase("Probability that a 0 of the permanent answer is reported as a 1.")},
    {RapporQ,
     "rappor-q",
     "q",
     phrase("RAPPOR's q"),
     {},
     range::closedUnit,
     0.75,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("0"),
     phrase("1"),
     phrase("Probability that a 1 of the permanent answer is reported as a 1.")},
    {Hashes, "hashes", "h", phrase("hash functions"), phrase("functions"), range::integers(1, 1000), 2, Scale::Log, 1,
     16, 1, phrase("1"), phrase("16"), phrase("How many bits of the filter a value sets.")},
    {DifferingBits, "differing", "b", phrase("bits that differ"), phrase("bits"),
     range::integers(1, maxDifferingBits), 1, Scale::Log, 1, 32, 1, phrase("1 · yes or no"), phrase("32"),
     phrase("In how many bits the memoised reports of two values may differ: 1 for yes and no, 2h in RAPPOR.")},
    {YesAnswers, "yes", "k", phrase("yes answers of one person"), phrase("answers"), range::integers(0, maxAnswers),
     5, Scale::Linear, 0, maxAnswers, 1, phrase("none"), phrase("all"),
     phrase("How many of one person's T answers are a yes.")},
    {RenyiOrder,
     "order",
     "a",
     phrase("order of the Rényi divergence"),
     {},
     range::renyiOrder,
     2,
     Scale::Log,
     1.001,
     1000,
     0.1,
     phrase("1 · average loss"),
     phrase("1000 · nearly the worst"),
     phrase("The larger the order, the more the rarest and largest losses count.")},
    {EpsilonBudget, "budget", "B", phrase("budget of ε"), phrase("nats"), range::positive, 5, Scale::Log, 0.1, 100,
     0.1, phrase("strong privacy"), phrase("weak privacy"),
     phrase("The largest ε that all rounds together may have: what has been answered can't be taken back.")},
    {Frame, "frame", "N", phrase("people to draw from"), phrase("people"), range::population, maxPopulation,
     Scale::Log, 1, maxPopulation, 1, phrase("1"), phrase("10⁹"),
     phrase("How many people the sample is drawn from, without replacement: 10⁹ is as good as no end.")},
    {DesignEffect,
     "design-effect",
     "d",
     phrase("design effect"),
     {},
     range::designEffect,
     1,
     Scale::Linear,
     1,
     5,
     0.1,
     phrase("1 · simple random sample"),
     phrase("5 · strong clusters"),
     phrase("By what factor clusters or strata change the sampling variance of a simple random sample.")},
    {Collection,
     "collection",
     "T",
     phrase("collection of records"),
     phrase("records"),
     Range{},
     0,
     Scale::Linear,
     0,
     0,
     0,
     {},
     {},
     phrase("The true records, all of the same number of bits: 000,011,101."),
     ValueKind::Collection,
     "000,011,101"},
    {Changed,
     "changed",
     "T′",
     phrase("changed collection"),
     phrase("records"),
     Range{},
     0,
     Scale::Linear,
     0,
     0,
     0,
     {},
     {},
     phrase("A neighbour of the collection: one of its records replaced."),
     ValueKind::Collection,
     "111,011,101"},
    choiceOf(Quantity, "quantity", phrase("quantity"), phrase("What the chart shows."), "accuracy-hoeffding",
             quantityChoices),
    choiceOf(SweepX, "x", phrase("horizontal axis"), phrase("The parameter that the horizontal axis sweeps."), "n",
             sweepChoices),
    windowEnd(XFrom, "x-from", phrase("left end"), 10, phrase("Where the horizontal axis begins.")),
    windowEnd(XTo, "x-to", phrase("right end"), 1e6, phrase("Where the horizontal axis ends.")),
    choiceOf(XScale, "x-scale", phrase("horizontal spacing"), phrase("How the horizontal axis is spaced."), "log",
             scaleChoices),
    choiceOf(SweepY, "y", phrase("vertical axis"),
             phrase("The parameter that the vertical axis sweeps, for a map; none for curves."), "none",
             sweepChoices),
    windowEnd(YFrom, "y-from", phrase("lower end"), 0, phrase("Where the vertical axis begins.")),
    windowEnd(YTo, "y-to", phrase("upper end"), 1, phrase("Where the vertical axis ends.")),
    choiceOf(YScale, "y-scale", phrase("vertical spacing"), phrase("How the vertical axis is spaced."), "linear",
             scaleChoices),
    choiceOf(Family, "family", phrase("a curve for each"),
             phrase("The parameter that differs from curve to curve; none for one curve."), "q", sweepChoices),
    windowEnd(FamilyFrom, "family-from", phrase("first curve"), 0.05,
              phrase("What the parameter is on the first curve.")),
    windowEnd(FamilyTo, "family-to", phrase("last curve"), 0.45, phrase("What the parameter is on the last curve.")),
    {Curves, "curves", "", phrase("curves"), phrase("curves"), range::integers(2, 7), 5, Scale::Linear, 2, 7, 1,
     phrase("2"), phrase("7"), phrase("How many curves there are.")},
    {Refusal,
     "refusal",
     "w",
     phrase("who always say no"),
     {},
     range::closedUnit,
     0,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("nobody"),
     phrase("everybody"),
     phrase("Share of the people who say no whatever the chance device tells them.")},
    choiceOf(Simulate, "simulate", phrase("simulation"), phrase("Whether a simulation is drawn beside the formulas."),
             "off", switchChoices),
    {Trials, "trials", "", phrase("trials"), phrase("trials"), range::integers(1, 1e6), 1000, Scale::Log, 1, 1e5, 1,
     phrase("few"), phrase("many"), phrase("How often the simulation repeats everything.")},
    {Seed,
     "seed",
     "",
     phrase("seed"),
     {},
     range::integers(0, 4294967295.0),
     1,
     Scale::Linear,
     0,
     1000,
     1,
     phrase("0"),
     phrase("1000"),
     phrase("Where the random numbers start: the same seed gives the same simulation on any machine.")},
    choiceOf(SurveyKind, "design", phrase("design"), phrase("How the chance device and the questions work."),
             "warner", designChoices),
    choiceOf(IntervalKind, "interval", phrase("interval"),
             phrase("Which confidence interval is given beside the estimate."), "clopper-pearson", intervalChoices),
    choiceOf(FamilySpacing, "family-spacing", phrase("curves at"),
             phrase("Whether the curves are spaced between two values or at values of a list."), "even",
             spacingChoices),
    {FamilyValues,
     "family-values",
     "",
     phrase("values"),
     {},
     Range{},
     0,
     Scale::Linear,
     0,
     0,
     0,
     {},
     {},
     phrase("What the parameter is on each curve: up to seven numbers with commas between."),
     ValueKind::List,
     "0.1,0.25,0.45"},
    choiceOf(ErrorScale, "error-scale", phrase("error shown as"),
             phrase("Whether the chart of errors shows α, or how many times the exact α each method states."),
             "absolute", errorScaleChoices),
    choiceOf(ErrorOf, "error-of", phrase("error of"),
             phrase("Which share is to be known: that of the population the people are drawn from, or that of the "
                    "people asked."),
             "population", plannedErrorChoices),
    choiceOf(ErrorMethod, "method", phrase("error by"),
             phrase("The bound, approximation or distribution that the error is computed by."), "normal",
             accuracyMethodChoices),
    choiceOf(PrivacyAxis, "privacy-axis", phrase("privacy shown as"),
             phrase("Whether charts are drawn against the lie probability or against the privacy parameter."), "q",
             privacyAxisChoices),
    {ResponseRate,
     "response-rate",
     "r",
     phrase("response rate"),
     {},
     Range{.lower = 0, .upper = 1, .lowerOpen = true},
     1,
     Scale::Linear,
     0.01,
     1,
     0.01,
     phrase("hardly anybody"),
     phrase("everybody"),
     phrase("Share of those invited who answer.")},
    {Price,
     "price",
     "c",
     phrase("price of an answer"),
     {},
     range::nonNegative,
     0,
     Scale::Linear,
     0,
     100,
     0.5,
     phrase("not counted"),
     phrase("100"),
     phrase("What one answer costs, in any currency: 0 where costs don't matter.")},
    {Curators, "curators", "r", phrase("curators"), phrase("curators"), range::curators, 2, Scale::Linear, 1, 19, 1,
     phrase("1"), phrase("19"), phrase("How many curators each hold one variable of the same people.")},
    {Values, "values", "k", phrase("values of a variable"), phrase("values"), range::values, 2, Scale::Log, 2, 100, 1,
     phrase("yes or no"), phrase("100"),
     phrase("How many values the variable of each curator has: together K = k to the power r.")},
    choiceOf(DesignLoss, "loss", phrase("loss of a report"),
             phrase("What a report that isn't the truth costs where categories are ordered."), "absolute",
             lossChoices),
    {PriorAlpha,
     "prior-alpha",
     "α′",
     phrase("prior's weight of yes"),
     {},
     range::betaShape,
     1,
     Scale::Log,
     1e-3,
     1e6,
     0.1,
     phrase("next to none"),
     phrase("a million people"),
     phrase("First shape of the beta distribution that the prevalence is believed to have before the survey: how "
            "many people with the trait that belief is worth.")},
    {PriorBeta,
     "prior-beta",
     "β′",
     phrase("prior's weight of no"),
     {},
     range::betaShape,
     1,
     Scale::Log,
     1e-3,
     1e6,
     0.1,
     phrase("next to none"),
     phrase("a million people"),
     phrase("Second shape of the beta distribution that the prevalence is believed to have before the survey: how "
            "many people without the trait that belief is worth.")},
    choiceOf(SecondGroup, "second", phrase("second sample"),
             phrase("Whether others answered as well, and what they are compared for."), "none", secondChoices),
    {SecondPopulation, "n-second", "n₂", phrase("people of the second group"), phrase("people"), range::population,
     200, Scale::Log, 1, maxPopulation, 1, phrase("1"), phrase("10⁹"),
     phrase("How many people of the second group, or sample, answered.")},
    {SecondOutcome, "outcome-second", "s₂", phrase("yes answers of the second group"), phrase("people"), anyCount, 92,
     Scale::Linear, 0, maxPopulation, 1, phrase("nobody"), phrase("everybody"),
     phrase("How many people of the second group, or sample, said yes.")},
    {SecondTruth,
     "truth-second",
     "t₂",
     phrase("truthful answers, second sample"),
     {},
     range::closedUnit,
     0.2,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("all by chance"),
     phrase("all truthful"),
     phrase("Probability that the chance device asks somebody of the second sample the sensitive question.")},
    {SecondPrior,
     "prior-second",
     "π₂",
     phrase("true prevalence of the second group"),
     {},
     range::closedUnit,
     0.4,
     Scale::Linear,
     0,
     1,
     0.01,
     phrase("nobody"),
     phrase("everybody"),
     phrase("The prevalence in the population that the second group is drawn from.")},
}};

/// The sum over all categories takes 0.1 s for a million of them, and most changes leave it as it was.
double rememberedZipf(std::size_t categories, double exponent) {
    struct Sum {
        std::size_t categories = 0;
        double exponent = 0.0;
        double concentration = 0.0;
    };
    thread_local Sum last;
    if (categories != last.categories || exponent != last.exponent)
        last = {categories, exponent, zipfConcentration(categories, exponent)};
    return last.concentration;
}

std::span<const NamedChoice> sweepChoices() {
    static const std::vector<NamedChoice> choices = [] {
        std::vector<NamedChoice> all{{"none", phrase("none"), {}}};
        for (const ParameterSpec &each : table)
            all.push_back(
                {each.name, tr("{title} ({symbol})", {{"title", each.title}, {"symbol", each.symbol}}), each.help});
        return all;
    }();
    return choices;
}

constexpr bool tableIsInOrder() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id != static_cast<ParameterId>(i))
            return false;
    return true;
}
static_assert(tableIsInOrder(), "parameterTable() is indexed by ParameterId");

} // namespace

std::span<const ParameterSpec, parameterCount> parameterTable() { return table; }

std::optional<ParameterId> sweptParameter(double choice) {
    if (!(choice >= 1 && choice <= static_cast<double>(parameterCount)))
        return std::nullopt;
    return table[static_cast<std::size_t>(choice) - 1].id;
}

double sweepChoice(std::optional<ParameterId> id) { return id ? static_cast<double>(*id) + 1 : 0; }

const ParameterSpec &spec(ParameterId id) { return table[static_cast<std::size_t>(id)]; }

const ParameterSpec *findParameter(std::string_view name) {
    const auto found = std::ranges::find(table, name, &ParameterSpec::name);
    return found == table.end() ? nullptr : &*found;
}

namespace {

using Records = std::array<std::shared_ptr<const BitCollection>, parameterCount>;

/// The values that aren't numbers are read once, not for every Parameters.
struct Defaults {
    std::array<double, parameterCount> values{};
    Records records{};
    std::shared_ptr<const std::vector<double>> familyValues{};

    Defaults() {
        for (const ParameterSpec &each : table) {
            const auto place = static_cast<std::size_t>(each.id);
            values[place] = each.defaultValue;
            if (each.kind == ValueKind::Choice)
                values[place] = std::get<double>(parseValue({.id = each.id}, each.defaultText));
            else if (each.kind == ValueKind::List)
                familyValues = std::make_shared<const std::vector<double>>(
                    std::get<std::vector<double>>(parseValue({.id = each.id}, each.defaultText)));
            else if (!each.defaultText.empty())
                records[place] = std::make_shared<const BitCollection>(parseBitCollection(each.defaultText));
        }
    }
};

} // namespace

Parameters::Parameters() {
    static const Defaults defaults;
    m_values = defaults.values;
    m_records = defaults.records;
    m_familyValues = defaults.familyValues;
}

const std::vector<double> &Parameters::list(ParameterId id) const {
    if (id != FamilyValues)
        throw std::logic_error(std::string(spec(id).name) + " is no list");
    return *m_familyValues;
}

const BitCollection &Parameters::records(ParameterId id) const {
    const auto &records = m_records[static_cast<std::size_t>(id)];
    if (!records)
        throw std::logic_error(std::string(spec(id).name) + " is a number");
    return *records;
}

bool Parameters::operator==(const Parameters &other) const {
    const auto same = [](const auto &a, const auto &b) { return a == b || (a && b && *a == *b); };
    return m_values == other.m_values && m_shares == other.m_shares && m_data == other.m_data &&
           *m_familyValues == *other.m_familyValues && std::ranges::equal(m_records, other.m_records, same);
}

double Parameters::operator[](ParameterId id) const {
    const auto place = static_cast<std::size_t>(id);
    return m_shares[place] ? std::round(m_values[place] * (*this)[wholeOf(id).value()]) : m_values[place];
}

std::optional<Share> Parameters::share(ParameterId id) const {
    const auto place = static_cast<std::size_t>(id);
    return m_shares[place] ? std::optional(Share{m_values[place]}) : std::nullopt;
}

Share Parameters::partOfWhole(ParameterId id) const {
    const auto held = share(id);
    return held ? *held : Share{(*this)[id] / (*this)[wholeOf(id).value()]};
}

std::int64_t Parameters::integer(ParameterId id) const { return static_cast<std::int64_t>((*this)[id]); }

void Parameters::set(ParameterId id, double value) {
    m_values[static_cast<std::size_t>(id)] = value + 0.0; // -0 is 0: nobody divides by it
    m_shares[static_cast<std::size_t>(id)] = false;
}

Parameters Parameters::with(ParameterId id, double value) const {
    Parameters copy = *this;
    copy.set(id, value);
    return copy;
}

Parameters Parameters::with(ParameterId id, Share share) const {
    if (!wholeOf(id))
        throw std::domain_error(std::string(spec(id).name) + " is no share of anything");
    Parameters copy = with(id, share.part);
    copy.m_shares[static_cast<std::size_t>(id)] = true;
    return copy;
}

Parameters Parameters::with(ParameterId id, std::shared_ptr<const BitCollection> records) const {
    Parameters copy = *this;
    copy.m_records[static_cast<std::size_t>(id)] = std::move(records);
    copy.m_cut.erase(id);
    return copy;
}

Parameters Parameters::withCut(ParameterId id, const BitCollection &records) const {
    const auto known = m_cut.find(id);
    const auto set = known == m_cut.end() ? m_records[static_cast<std::size_t>(id)] : known->second;
    if (records == recordsSet(id))
        return with(id, set);
    Parameters copy = with(id, std::make_shared<const BitCollection>(records));
    copy.m_cut.emplace(id, set);
    return copy;
}

const BitCollection &Parameters::recordsSet(ParameterId id) const {
    const auto cut = m_cut.find(id);
    return cut == m_cut.end() ? records(id) : *cut->second;
}

Parameters Parameters::with(ParameterId id, std::vector<double> list) const {
    if (id != FamilyValues)
        throw std::logic_error(std::string(spec(id).name) + " is no list");
    Parameters copy = *this;
    copy.m_familyValues = std::make_shared<const std::vector<double>>(std::move(list));
    return copy;
}

Parameters Parameters::with(ParameterId id, const ParameterValue &value) const {
    return std::visit([&](const auto &is) { return with(id, is); }, value);
}

void Parameters::take(std::span<const ParameterUse> uses, const Parameters &from) {
    for (const ParameterUse &use : uses) {
        const auto place = static_cast<std::size_t>(use.id);
        if (use.valueKind() == ValueKind::Number || use.valueKind() == ValueKind::Choice) {
            m_values[place] = from.m_values[place];
            m_shares[place] = from.m_shares[place];
        } else if (use.valueKind() == ValueKind::List) {
            m_familyValues = from.m_familyValues;
        } else {
            m_records[place] = from.m_records[place];
            takeCut(use.id, from);
        }
    }
}

void Parameters::takeCut(ParameterId id, const Parameters &from) {
    m_cut.erase(id);
    if (const auto cut = from.m_cut.find(id); cut != from.m_cut.end())
        m_cut.insert(*cut);
}

Parameters Parameters::withChanges(const Parameters &from, const Parameters &to) const {
    Parameters copy = *this;
    for (std::size_t i = 0; i < parameterCount; ++i) {
        if (from.m_values[i] != to.m_values[i] || from.m_shares[i] != to.m_shares[i]) {
            copy.m_values[i] = to.m_values[i];
            copy.m_shares[i] = to.m_shares[i];
        }
        if (from.m_records[i] && *from.m_records[i] != *to.m_records[i]) {
            copy.m_records[i] = to.m_records[i];
            copy.takeCut(static_cast<ParameterId>(i), to);
        }
    }
    if (*from.m_familyValues != *to.m_familyValues)
        copy.m_familyValues = to.m_familyValues;
    if (from.m_data != to.m_data)
        copy.m_data = to.m_data;
    return copy;
}

Parameters Parameters::withData(DataSource data) const {
    Parameters copy = *this;
    copy.m_data = std::move(data);
    return copy;
}

bool Parameters::fixedByData(ParameterId id) const {
    return m_data.kind == DataSource::Kind::Table && (id == Population || id == Categories);
}

double Parameters::dataConcentration() const {
    switch (m_data.kind) {
    case DataSource::Kind::Table:
        // Summing squares of shares may end an ulp below 1/K, where S can't be.
        return std::max(m_data.table->concentration(), 1.0 / (*this)[Categories]);
    case DataSource::Kind::Zipf:
        return rememberedZipf(static_cast<std::size_t>(integer(Categories)), (*this)[ZipfExponent]);
    case DataSource::Kind::Uniform:
        break;
    }
    return 1.0 / (*this)[Categories];
}

std::optional<ParameterId> wholeOf(ParameterId id) {
    switch (id) {
    case Ones:
    case Outcome:
    case Samples:
        return Population;
    case YesAnswers:
        return Answers;
    case SecondOutcome:
        return SecondPopulation;
    default:
        return std::nullopt;
    }
}

std::string shareText(Share share) {
    // The decimal number with its point moved, 0.07 is 7 %, not 7.000000000000001 %: as few digits as are read back.
    double percent = 0;
    for (const int digits : {13, 14, 15, 16, 17}) {
        std::array<char, 32> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), 100 * share.part,
                                       std::chars_format::general, digits);
        std::from_chars(text.data(), end.ptr, percent);
        if (percent / 100 == share.part)
            break;
    }
    return shortestText(percent) + "%";
}

Range rangeOf(ParameterId id, const Parameters &others) {
    if (others.fixedByData(id)) {
        const JointType &table = *others.data().table;
        const auto fixed = static_cast<double>(id == Population ? table.n : table.categories());
        return range::integers(fixed, fixed);
    }
    Range allowed = spec(id).range;
    if (const auto whole = wholeOf(id))
        allowed.upper = others[*whole];
    switch (id) {
    case Frame:
        allowed.lower = others[Population];
        break;
    case RedCards:
        allowed.upper = others[Population] * others[Draws];
        break;
    case ForcedYes:
        allowed = forcedYesRange(others[Truth]);
        break;
    case Distance:
        allowed.upper = others[Bits];
        break;
    case Values: // as many as leave K where it may be
        while (std::pow(allowed.upper, others[Curators]) > range::categories.upper)
            --allowed.upper;
        break;
    case Concentration:
        allowed.lower = 1.0 / others[Categories];
        allowed.lowerOpen = false;
        break;
    default:
        break;
    }
    return allowed;
}

Range rangeOf(const ParameterUse &use, const Parameters &others) {
    if (others.fixedByData(use.id))
        return rangeOf(use.id, others);
    Range allowed = use.range.value_or(rangeOf(use.id, others));
    allowed.upper += use.upperOffset;
    return allowed;
}

SliderSpan sliderSpan(const ParameterUse &use, const Parameters &others) {
    const ParameterSpec &parameter = spec(use.id);
    const Range allowed = rangeOf(use, others);
    const SliderSpan natural =
        use.slider.value_or(SliderSpan{.lower = parameter.sliderLower, .upper = parameter.sliderUpper});
    SliderSpan span{.lower = std::max(allowed.lower, natural.lower), .upper = std::min(allowed.upper, natural.upper)};
    if (!allowed.contains(span.lower))
        span.lower += parameter.step;
    if (!allowed.contains(span.upper))
        span.upper -= parameter.step;
    return span;
}

Text readingOf(const ParameterUse &use, double value, bool brief) {
    if (!use.ofInterval || !(value > 0 && value < 1))
        return {};
    const Number told = confidence(value);
    constexpr double manyNines = 1e-6; // from there on what is missing is shorter
    if (brief && value < manyNines)
        return tr("1 − {symbol} = 1 − {missing}", {{"symbol", spec(use.id).symbol}, {"missing", atMost(value, 2)}});
    if (brief)
        return tr("1 − {symbol} = {confidence} %", {{"symbol", spec(use.id).symbol}, {"confidence", told}});
    return tr("confidence {confidence} %", {{"confidence", told}});
}

std::vector<int> choicesOf(const ParameterUse &use) {
    if (!use.choices.empty())
        return use.choices;
    std::vector<int> all(spec(use.id).choices().size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

std::string wordsDomain(const ParameterUse &use) {
    switch (use.valueKind()) {
    case ValueKind::Record:
        return "a record of 0s and 1s";
    case ValueKind::Collection:
        return "records of 0s and 1s, with commas between";
    case ValueKind::List:
        return "1 to " + std::to_string(mostListed) + " numbers, with commas between";
    case ValueKind::Choice:
        break;
    case ValueKind::Number:
        throw std::logic_error(std::string(spec(use.id).name) + " is a number");
    }
    constexpr std::size_t most = 12; // more can't be taken in
    const std::vector<int> offered = choicesOf(use);
    std::string text = "{";
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if (i + 1 < offered.size() && i + 1 >= most)
            continue;
        text += i == 0 ? "" : i >= most ? ", ..., " : ", ";
        text += spec(use.id).choices()[static_cast<std::size_t>(offered[i])].id;
    }
    return text + "}";
}

std::string valueText(const ParameterUse &use, const Parameters &parameters) {
    switch (use.valueKind()) {
    case ValueKind::Choice: {
        const auto choices = spec(use.id).choices();
        const auto place = static_cast<std::size_t>(parameters.integer(use.id));
        return place < choices.size() ? std::string(choices[place].id) : shortestText(parameters[use.id]);
    }
    case ValueKind::Number:
        if (const auto share = parameters.share(use.id))
            return shareText(*share);
        return shortestText(parameters[use.id]);
    case ValueKind::List: {
        std::string text;
        for (const double each : parameters.list(use.id))
            text += (text.empty() ? "" : ",") + shortestText(each);
        return text;
    }
    case ValueKind::Record:
    case ValueKind::Collection:
        break;
    }
    return bitCollectionText(parameters.records(use.id));
}

bool sameText(const ParameterUse &use, const Parameters &a, const Parameters &b) {
    const ValueKind kind = use.valueKind();
    return kind == ValueKind::Record || kind == ValueKind::Collection ? a.records(use.id) == b.records(use.id)
                                                                      : valueText(use, a) == valueText(use, b);
}

namespace {

/// Numbers with commas between, or with semicolons where commas are decimal signs, and spaces around them.
std::vector<double> parseList(const ParameterUse &use, std::string_view text) {
    std::vector<double> list;
    const auto refuse = [&] {
        return std::domain_error(
            domainMessage(spec(use.id).name, wordsDomain(use), "'" + std::string(text.substr(0, 60)) + "'"));
    };
    const char separator = text.find(';') == std::string_view::npos ? ',' : ';';
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        std::string_view each = text.substr(begin, end - begin);
        while (each.starts_with(' '))
            each.remove_prefix(1);
        while (each.ends_with(' '))
            each.remove_suffix(1);
        const auto number = parseNumber(each);
        if (!number || list.size() == mostListed)
            throw refuse();
        list.push_back(*number);
        begin = end + 1;
    }
    return list;
}

} // namespace

ParameterValue parseValue(const ParameterUse &use, std::string_view text) {
    const std::string_view name = spec(use.id).name;
    if (use.valueKind() == ValueKind::List)
        return parseList(use, text);
    if (use.valueKind() == ValueKind::Choice) {
        const auto choices = spec(use.id).choices();
        const auto found = std::ranges::find(choices, text, &NamedChoice::id);
        if (found == choices.end())
            throw std::domain_error(domainMessage(name, wordsDomain(use), "'" + std::string(text) + "'"));
        return static_cast<double>(found - choices.begin());
    }
    if (use.valueKind() != ValueKind::Number)
        return parseRecords(use, text);
    const bool comma = text.find(',') != std::string_view::npos;
    const auto number = comma ? std::nullopt : parseNumber(text);
    if (!number)
        throw std::domain_error(domainMessage(name, use.range.value_or(spec(use.id).range).text(),
                                              "'" + std::string(text.substr(0, 60)) + "'") +
                                (comma ? " (decimals are written with a point)" : ""));
    if (wholeOf(use.id) && text.ends_with('%'))
        return Share{*number};
    return *number;
}

std::shared_ptr<const BitCollection> parseRecords(const ParameterUse &use, std::string_view text) {
    const std::string_view name = spec(use.id).name;
    return std::make_shared<const BitCollection>(
        use.valueKind() == ValueKind::Record ? parseBitString(text, name) : parseBitCollection(text, name));
}

namespace {

/// What is wrong with a choice; empty when it is on offer.
std::string choiceComplaint(const ParameterUse &use, const Parameters &parameters) {
    const double value = parameters[use.id];
    const std::vector<int> offered = choicesOf(use);
    if (std::ranges::find(offered, value) != offered.end())
        return {};
    return domainMessage(spec(use.id).name, wordsDomain(use), valueText(use, parameters));
}

/// What is wrong with a list, given the others: the first of its numbers that isn't allowed.
std::string listComplaint(const ParameterUse &use, const Parameters &parameters) {
    const Range allowed = rangeOf(use, parameters);
    for (const double each : parameters.list(use.id))
        if (!allowed.contains(each))
            return domainMessage(spec(use.id).name, allowed, each);
    return {};
}

/// The numbers of a list that are allowed; where none is, the ends of the slider.
std::vector<double> fittedList(const ParameterUse &use, const Parameters &parameters) {
    const Range allowed = rangeOf(use, parameters);
    std::vector<double> list = parameters.list(use.id);
    std::erase_if(list, [&](double each) { return !allowed.contains(each); });
    if (list.empty()) {
        const SliderSpan span = sliderSpan(use, parameters);
        list.push_back(span.lower);
        if (span.upper != span.lower)
            list.push_back(span.upper);
    }
    return list;
}

/// What is wrong with a record or a collection, given the others; empty when it is right.
std::string recordsComplaint(const ParameterUse &use, const Parameters &parameters) {
    const std::string_view name = spec(use.id).name;
    const BitCollection &records = parameters.records(use.id);
    const BitCollection &collection = parameters.records(Collection);
    try {
        if (use.id == Changed)
            requireNeighbours(collection, records);
        else
            requireBitCollection(name, records);
    } catch (const std::domain_error &error) {
        return error.what();
    }
    if (use.valueKind() != ValueKind::Record)
        return {};
    if (records.members.size() == 1 && records.bits == collection.bits)
        return {};
    return domainMessage(name, "{0, 1}^" + std::to_string(collection.bits), bitCollectionText(records));
}

/// What is wrong with a value that isn't a number; empty when it is right.
std::string complaintOf(const ParameterUse &use, const Parameters &parameters) {
    switch (use.valueKind()) {
    case ValueKind::Choice:
        return choiceComplaint(use, parameters);
    case ValueKind::List:
        return listComplaint(use, parameters);
    default:
        return recordsComplaint(use, parameters);
    }
}

/// The nearest thing to a record or a collection that fits the others.
std::shared_ptr<const BitCollection> fittedRecords(const ParameterUse &use, const Parameters &parameters) {
    BitCollection result = parameters.records(Collection);
    if (use.valueKind() == ValueKind::Record)
        result.members.assign(1, 0U);
    else
        result.members.front() ^= (1U << static_cast<unsigned>(result.bits)) - 1;
    return std::make_shared<const BitCollection>(std::move(result));
}

} // namespace

Parameters fitted(std::span<const ParameterUse> uses, const Parameters &parameters) {
    Parameters result = parameters;
    for (const ParameterUse &use : uses) {
        if (use.valueKind() == ValueKind::Choice) {
            if (!choiceComplaint(use, result).empty())
                result = result.with(use.id, static_cast<double>(choicesOf(use).front()));
            continue;
        }
        if (use.valueKind() == ValueKind::List) {
            if (!listComplaint(use, result).empty())
                result = result.with(use.id, fittedList(use, result));
            continue;
        }
        if (use.valueKind() != ValueKind::Number) {
            // A collection itself follows nothing, so what is wrong with it stays.
            if (use.id != Collection && recordsComplaint({.id = Collection}, result).empty() &&
                !recordsComplaint(use, result).empty())
                result = result.with(use.id, fittedRecords(use, result));
            continue;
        }
        const Range allowed = rangeOf(use, result);
        const double value = result[use.id];
        if (allowed.contains(value))
            continue;
        if (const double whole = std::round(value); allowed.integer && allowed.contains(whole)) {
            result = result.with(use.id, whole);
            continue;
        }
        const SliderSpan span = sliderSpan(use, result);
        const bool below = value <= allowed.lower;
        const double end = below ? (allowed.lowerOpen ? span.lower : allowed.lower)
                                 : (allowed.upperOpen ? span.upper : allowed.upper);
        result = result.with(use.id, end);
    }
    return result;
}

std::vector<Issue> validate(const Parameters &parameters, std::span<const ParameterUse> uses) {
    std::vector<Issue> issues;
    for (const ParameterUse &use : uses) {
        if (use.valueKind() != ValueKind::Number) {
            if (std::string complaint = complaintOf(use, parameters); !complaint.empty())
                issues.push_back({use.id, std::move(complaint)});
            continue;
        }
        const Range allowed = rangeOf(use, parameters);
        if (!allowed.contains(parameters[use.id]))
            issues.push_back({use.id, domainMessage(spec(use.id).name, allowed, parameters[use.id])});
    }
    return issues;
}

} // namespace halftruth
