#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/data/builtin_data.h"
#include "core/explorers/classroom/classroom_choice.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle_lies.h"
#include "core/math/survey/survey.h"
#include "core/quantities/quantities.h"
#include "core/scenario/presets.h"
#include "core/scenario/settings.h"
#include "core/simulation/classroom.h"
#include "core/text/number_parser.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace halftruth;
using enum ParameterId;

namespace {

double quantity(const char *id, const Parameters &parameters) { return evaluate(*findQuantity(id), parameters); }

std::string refusal(const std::function<void()> &act) {
    try {
        act();
    } catch (const std::domain_error &error) {
        return error.what();
    }
    return "nothing was refused";
}

/// A number that a preset's sentence states.
struct Statement {
    const char *preset;
    const char *text; ///< as it stands in the sentence
    double stated;
    double tolerance; ///< half a unit of its last digit
    std::function<double(const Parameters &)> truth;
};

double times(double factor, double value) { return factor * value; }

Parameters withDataConcentration(const Parameters &p) { return p.with(Concentration, p.dataConcentration()); }
double rmsOf(const Parameters &p, double samples) {
    return quantity("pram-rms-error", withDataConcentration(p).with(Samples, samples));
}

double bestPublished(const Parameters &p) {
    return std::min({quantity("shuffle-epsilon-balle", p), quantity("shuffle-epsilon-feldman-2021", p),
                     quantity("shuffle-epsilon-feldman-2023", p)});
}

const std::vector<Statement> &statements() {
    static const std::vector<Statement> all{
        {"coin-toss", "at most 3", 3, 1e-12, [](auto &p) { return std::exp(quantity("epsilon", p)); }},
        {"coin-toss", "75 %", 75, 1e-12, [](auto &p) { return times(100, quantity("posterior", p)); }},
        {"alcohol-warner", "0.847", 0.847, 5e-4, [](auto &p) { return quantity("epsilon", p); }},
        {"alcohol-warner", "66 %", 66, 0.5, [](auto &p) { return times(100, quantity("posterior", p)); }},
        {"nigeria-die", "1.609", 1.609, 5e-4, [](auto &p) { return quantity("epsilon", p); }},
        {"nigeria-die", "ln 5", std::log(5.0), 1e-12, [](auto &p) { return quantity("epsilon", p); }},
        {"coins-or-sample", "91 people", 91, 0,
         [](auto &p) { return requiredNNormal(p[LieProbability], 0.05, 0.05); }},
        {"coins-or-sample", "413 to", 413, 0, [](auto &p) { return quantity("required-n-total", p); }},
        {"coins-or-sample", "within 5 points", 5, 1e-12, [](auto &p) { return times(100, p[Alpha]); }},
        {"three-points-of-5000", "take 4093", 4093, 0, [](auto &p) { return quantity("required-n-total", p); }},
        {"three-points-of-5000", "ε ≤ 1", 1, 1e-12, [](auto &p) { return quantity("epsilon", p.with(Bits, 1)); }},
        {"three-points-of-5000", "6822", 6822, 0,
         [](auto &p) { return quantity("invitations", p.with(Population, 4093)); }},
        {"three-points-of-5000", "about 3000", 3000, 1e-9, [](auto &p) { return p[Frame] * p[ResponseRate]; }},
        {"three-points-of-5000", "3.59", 3.59, 5e-3,
         [](auto &p) { return times(100, quantity("accuracy-total", p)); }},
        {"always-no", "1476 people", 1476, 0, [](auto &p) { return quantity("required-n-total", p); }},
        {"always-no", "7380", 7380, 0, [](auto &p) { return p[Population] * p[Price]; }},
        {"always-no", "4 points", 4, 1e-9,
         [](auto &p) { return times(-100, refusalBias(warnerDesign(0.75), p[Prior], p[Refusal])); }},
        {"thousand-three-ways", "3.03", 3.03, 5e-3,
         [](auto &p) {
             return times(100, std::sqrt(quantity("estimator-variance", p.with(LieProbability, lieProbability(1)))));
         }},
        {"thousand-three-ways", "0.582", 0.582, 5e-4,
         [](auto &p) {
             const double q = shuffleLies(1000, p[Epsilon], p[Delta]).q;
             return times(100, std::sqrt(quantity("estimator-variance", p.with(LieProbability, q))));
         }},
        {"thousand-three-ways", "0.136", 0.136, 5e-4,
         [](auto &p) { return times(100, std::sqrt(quantity("central-variance", p))); }},
        {"thousand-three-ways", "0.003", 0.003, 1e-12, [](auto &p) { return quantity("central-accuracy", p); }},
        {"million-three-ways", "707 times", 707, 0.5, [](auto &p) { return std::sqrt(p[Population] / 2); }},
        {"million-three-ways", "at most 4.31", 4.305, 5e-3, // as a bound: rounded up
         [](auto &p) {
             const double q = shuffleLies(1'000'000, p[Epsilon], p[Delta], {.everyOnesUpTo = 20'000}).q;
             return std::sqrt(quantity("estimator-variance", p.with(LieProbability, q)) /
                              quantity("central-variance", p));
         }},
        {"million-three-ways", "10.2 or more", 10.25, 0.05, // as a bound: rounded down
         [](auto &p) { return epsilon(shuffleLies(1'000'000, p[Epsilon], p[Delta], {.everyOnesUpTo = 20'000}).q); }},
        {"class-of-30", "±0.3", 0.3, 1e-9, [](auto &p) { return quantity("accuracy-exact", p); }},
        {"class-of-30", "at least 95 %", 97.5, 2.5,
         [](auto &p) {
             // Within ±0.3, with both ends: a count's distance from its mean is a multiple of 1/2 here.
             return times(100, 1 - quantity("failure-exact", p.with(Alpha, 0.3 + 1e-9)));
         }},
        {"medical-slides", "0.00294", 0.00294, 5e-6, [](auto &p) { return quantity("accuracy-hoeffding", p); }},
        {"medical-slides", "0.00188", 0.00188, 5e-6, [](auto &p) { return quantity("accuracy-exact", p); }},
        {"medical-slides", "ε = 1", 1, 1e-12, [](auto &p) { return quantity("epsilon", p); }},
        // √(log₁₀(2/β)/(2n)), as on the slide, which rounds down.
        {"medical-slides", "0.89/1000", 0.89e-3, 1e-5,
         [](auto &p) { return std::sqrt(std::log10(2 / p[Beta]) / (2 * p[Population])); }},
        {"medical-slides", "1.36/1000", 1.36e-3, 5e-6,
         [](auto &p) { return (1 - 2 * p[LieProbability]) * quantity("accuracy-hoeffding", p); }},
        {"one-percent", "73 778", 73778, 0, [](auto &p) { return quantity("required-n-hoeffding", p); }},
        {"one-percent", "0.00625", 0.00625, 5e-6, [](auto &p) { return quantity("accuracy-exact", p); }},
        {"nigeria-accuracy", "0.0413", 0.0413, 5e-5, [](auto &p) { return quantity("accuracy-hoeffding", p); }},
        {"nigeria-accuracy", "0.0223", 0.0223, 5e-5, [](auto &p) { return quantity("accuracy-exact", p); }},
        {"nigeria-accuracy", "0.0282", 0.0282, 5e-5,
         [](auto &p) {
             const Parameters forced = p.with(Truth, 2.0 / 3).with(ForcedYes, 1.0 / 6).with(Outcome, 831);
             return 1.959963984540054 * quantity("survey-standard-error", forced);
         }},
        {"nigeria-accuracy", "638", 638, 0.5,
         [](auto &p) {
             return p[Population] * (831 / p[Population] - p[LieProbability]) / (1 - 2 * p[LieProbability]);
         }},
        {"kr2-count", "7.5 yes", 7.5, 1e-12, [](auto &p) { return quantity("count-mean", p); }},
        {"kr2-count", "3.75 of", 3.75, 1e-12, [](auto &p) { return p[LieProbability] * (p[Population] - p[Ones]); }},
        {"nigeria-count", "0.667", 0.667, 5e-4,
         [](auto &p) { return quantity("count-mean", p.with(Ones, p[Ones] + 1)) - quantity("count-mean", p); }},
        {"nigeria-count", "28th", 28, 0.5,
         [](auto &p) { return std::sqrt(quantity("count-variance", p)) / (1 - 2 * p[LieProbability]); }},
        {"nigeria-count", "18.4", 18.4, 0.05, [](auto &p) { return std::sqrt(quantity("count-variance", p)); }},
        {"kr2-n20", "factor of 3", 3, 1e-12,
         [](auto &p) { return std::exp(quantity("log-privacy-ratio", p.with(Outcome, 0))); }},
        {"kr2-n20", "13 of a million", 13, 0.5,
         [](auto &p) { return times(1e6, quantity("count-pmf", p.with(Outcome, 0))); }},
        {"class-ratio", "1.65", 1.65, 5e-3, [](auto &p) { return std::exp(p[Epsilon]); }},
        {"class-ratio", "1.5 %", 1.5, 0.05, [](auto &p) { return times(100, quantity("violation-probability", p)); }},
        {"nigeria-ratio", "1.609", 1.609, 5e-4, [](auto &p) { return quantity("epsilon", p.with(Bits, 1)); }},
        {"nigeria-ratio", "795", 795, 0, [](auto &p) { return quantity("count-quantile", p.with(Level, 0.025)); }},
        {"nigeria-ratio", "867", 867, 0, [](auto &p) { return quantity("count-quantile", p.with(Level, 0.975)); }},
        {"nigeria-ratio", "at least 95 %", 95.5, 0.5,
         [](auto &p) {
             return times(100,
                          quantity("count-cdf", p.with(Outcome, 867)) - quantity("count-cdf", p.with(Outcome, 794)));
         }},
        {"nigeria-ratio", "at most 7.6 %", 7.6, 0.05,
         [](auto &p) {
             // ln π falls with s: the ends are the worst.
             const double lower = quantity("log-privacy-ratio", p.with(Outcome, 795));
             const double upper = quantity("log-privacy-ratio", p.with(Outcome, 867));
             return times(100, std::expm1(std::max(lower, -upper)));
         }},
        {"nigeria-ratio", "831, the mean", 831, 0.5, [](auto &p) { return quantity("count-mean", p); }},
        {"nigeria-ratio", "0.07 %", 0.07, 5e-3,
         [](auto &p) { return times(100, std::expm1(quantity("log-privacy-ratio", p))); }},
        {"class-crowd", "ε = 1.099", 1.099, 5e-4, [](auto &p) { return quantity("epsilon", p.with(Bits, 1)); }},
        // As a bound: rounded up.
        {"class-crowd", "(0.5, 0.00235)", 0.002345, 5e-6, [](auto &p) { return quantity("shuffle-delta", p); }},
        {"class-crowd", "up to 3.8 %", 3.75, 0.05,
         [](auto &p) {
             double largest = 0;
             for (double m = 0; m < p[Population]; ++m)
                 largest = std::max({largest, quantity("violation-probability", p.with(Ones, m)),
                                     quantity("violation-probability-reverse", p.with(Ones, m))});
             return times(100, largest);
         }},
        {"published-bounds", "ε = 0.1801", 0.1801, 1e-4, bestPublished},
        {"published-bounds", "ε = 1 each", 1, 1e-12, [](auto &p) { return quantity("epsilon", p); }},
        {"published-bounds", "0.0357", 0.0357, 1e-4, [](auto &p) { return quantity("shuffle-epsilon", p); }},
        {"published-bounds", "five times", 5, 0.1,
         [](auto &p) { return bestPublished(p) / quantity("shuffle-epsilon", p); }},
        {"hundred-thousand-answers", "ε = 1 each", 1, 1e-12, [](auto &p) { return quantity("epsilon", p); }},
        {"hundred-thousand-answers", "0.0102", 0.0102, 1e-4, [](auto &p) { return quantity("shuffle-epsilon", p); }},
        {"hundred-thousand-answers", "0.0357", 0.0357, 1e-4,
         [](auto &p) { return quantity("shuffle-epsilon", p.with(Population, 10000)); }},
        {"hundred-thousand-answers", "0.0604", 0.0604, 1e-4, bestPublished},
        {"nearly-the-truth", "1.8 %", 0.018, 5e-5, [](auto &p) { return p[LieProbability]; }},
        {"nearly-the-truth", "ε = 4", 4, 1e-12, [](auto &p) { return quantity("epsilon", p); }},
        {"nearly-the-truth", "0.0848", 0.0848, 1e-4, [](auto &p) { return quantity("shuffle-epsilon", p); }},
        {"nearly-the-truth", "0.3361", 0.3361, 1e-4, [](auto &p) { return quantity("shuffle-epsilon-balle", p); }},
        {"nearly-the-truth", "the best", 0.3361, 1e-4, bestPublished},
        {"three-bits", "27 times in 64", 27.0 / 64, 1e-12,
         [](auto &p) { return quantity("vector-probability", p.with(Distance, 0)); }},
        {"three-bits", "once in 64", 1.0 / 64, 1e-12, [](auto &p) { return quantity("vector-probability", p); }},
        {"three-bits", "3.296", 3.296, 5e-4, [](auto &p) { return quantity("epsilon", p); }},
        {"rappor-two-hashes", "4 ln 3", 4 * std::log(3.0), 1e-12, [](auto &p) { return quantity("epsilon", p); }},
        {"rappor-two-hashes", "4.394", 4.394, 5e-4,
         [](auto &p) {
             return quantity("rappor-epsilon-forever", p.with(RapporF, 2 * p[LieProbability]).with(Hashes, 2));
         }},
        {"forty-bits", "0.4938", 0.4938, 5e-5, [](auto &p) { return p[LieProbability]; }},
        {"forty-bits", "ε at 1", 1, 1e-12, [](auto &p) { return quantity("epsilon", p); }},
        {"adult-sex-income", "7921", 7921, 0, [](auto &p) { return quantity("pram-optimal-samples", p); }},
        {"adult-sex-income", "4932", 4932, 0,
         [](auto &p) { return quantity("pram-optimal-samples-exact", withDataConcentration(p)); }},
        {"adult-sex-income", "more than 30 %", 31, 1,
         [](auto &p) { return 100 * (1 - rmsOf(p, 7921) / rmsOf(p, p[Population])); }},
        {"adult-experiment", "4932", 4932, 0,
         [](auto &p) { return quantity("pram-optimal-samples-exact", withDataConcentration(p)); }},
        {"adult-experiment", "10 000", 10'000, 0, [](auto &p) { return p[Trials]; }},
        {"adult-experiment", "0.5 %", 0.5, 0.05,
         [](auto &p) { return 100 * (rmsOf(p, 4075) / rmsOf(p, p[Samples]) - 1); }},
        {"adult-experiment", "4075", 4075, 0,
         [](auto &p) {
             return readoutOf(explored(*findExplorer("sampling"), {.parameters = p}), "best <i>m</i>, simulated");
         }},
        {"adult-education-income", "1656", 1656, 0,
         [](auto &p) { return quantity("pram-optimal-samples-exact", withDataConcentration(p)); }},
        {"adult-education-income", "0.0462", 0.0462, 5e-5, [](auto &p) { return rmsOf(p, p[Samples]); }},
        {"adult-education-income", "0.107", 0.107, 5e-4, [](auto &p) { return rmsOf(p, p[Population]); }},
        {"berkeley-admission", "1.299", 1.299, 5e-4,
         [](auto &p) { return std::log1p(std::pow(p[Categories], 1.5) / (std::sqrt(p[Categories]) + 1)); }},
        {"berkeley-admission", "3877", 3877, 0,
         [](auto &p) { return quantity("pram-optimal-samples-exact", withDataConcentration(p)); }},
        {"berkeley-admission", "4526", 4526, 0, [](auto &p) { return quantity("pram-optimal-samples", p); }},
        {"berkeley-admission", "0.4 %", 0.4, 0.05,
         [](auto &p) { return 100 * (rmsOf(p, p[Population]) / rmsOf(p, p[Samples]) - 1); }},
        {"four-answers", "1.25", 1.25, 1e-12,
         [](auto &p) { return p[Population] * quantity("oracle-variance-grr", p); }},
        {"four-answers", "has 3 ", 3, 1e-12,
         [](auto &p) { return p[Population] * quantity("oracle-variance-oue", p); }},
        {"four-answers", "bit 4", 4, 1e-12,
         [](auto &p) { return p[Population] * quantity("oracle-variance-blh", p); }},
        {"thousand-words", "92 times", 92, 0.5,
         [](auto &p) { return quantity("oracle-variance-grr", p) / quantity("oracle-variance-oue", p); }},
        {"thousand-words", "5.807", 5.807, 5e-4, [](auto &p) { return std::log((p[Categories] - 2) / 3); }},
        {"a-question-a-day", "32.95", 32.95, 5e-3, [](auto &p) { return quantity("composed-epsilon", p); }},
        {"a-question-a-day", "0.0018", 0.0018, 5e-5, [](auto &p) { return quantity("majority-error", p); }},
        {"a-question-a-day", "1.099", 1.099, 5e-4, [](auto &p) { return quantity("memoised-epsilon", p); }},
        {"rappor-reports", "1.074", 1.074, 5e-4, [](auto &p) { return quantity("rappor-epsilon-one", p); }},
        {"rappor-reports", "3.656", 3.656, 5e-4, [](auto &p) { return quantity("rappor-epsilon-repeated", p); }},
        {"rappor-reports", "4.394", 4.394, 5e-4, [](auto &p) { return quantity("rappor-epsilon-forever", p); }},
        // Bounds: rounded up.
        {"weekly-count", "at most ε = 0.408", 0.4075, 5e-4,
         [](auto &p) { return quantity("shuffled-rounds-epsilon", p); }},
        {"weekly-count", "about 8 times", 8, 0.5,
         [](auto &p) {
             return quantity("shuffled-rounds-epsilon", p) / quantity("shuffled-rounds-epsilon", p.with(Answers, 1));
         }},
        {"weekly-count", "57.1", 57.1, 0.05, [](auto &p) { return quantity("composed-epsilon", p); }},
        {"nigeria-survey", "26.2 %", 26.2, 0.05, [](auto &p) { return times(100, quantity("survey-estimate", p)); }},
        // Its ends are rounded outwards.
        {"nigeria-survey", "23.3 %", 23.35, 0.05,
         [](auto &p) { return times(100, quantity("clopper-pearson-lower", p)); }},
        {"nigeria-survey", "29.1 %", 29.05, 0.05,
         [](auto &p) { return times(100, quantity("clopper-pearson-upper", p)); }},
        {"alcohol-survey", "45 %", 45, 1e-9, [](auto &p) { return times(100, quantity("warner-estimate", p)); }},
        {"alcohol-survey", "11.2 points", 11.2, 0.05,
         [](auto &p) { return times(100, quantity("warner-standard-error", p)); }},
        {"alcohol-survey", "0.847", 0.847, 5e-4, [](auto &p) { return quantity("epsilon", p.with(Bits, 1)); }},
        {"exam-copying", "84.1 %", 84.1, 0.05, [](auto &p) { return times(100, quantity("unrelated-estimate", p)); }},
        {"exam-copying", "3.7 points", 3.7, 0.05,
         [](auto &p) { return times(100, quantity("unrelated-standard-error", p)); }},
        {"infertility", "9.3 %", 9.3, 0.05, [](auto &p) { return times(100, quantity("survey-estimate", p)); }},
        {"infertility", "factor of 4", 4, 1e-12, [](auto &p) { return std::exp(quantity("survey-epsilon", p)); }},
        {"planned-power", "0.987", 0.987, 5e-4, [](auto &p) { return quantity("power", p); }},
        {"thirty-pupils", "0.158", 0.158, 5e-4, [](auto &p) { return std::sqrt(quantity("estimator-variance", p)); }},
        {"thirty-pupils", "98.1 %", 98.1, 0.05,
         [](auto &p) {
             const ClassroomChoice choice = classroomChoice(p);
             return 100 * surveyCoverageFixed(choice.method, choice.classroom.procedure.design(), choice.classroom.n,
                                              choice.classroom.ones, choice.beta);
         }},
        {"school-with-a-die", "0.0228", 0.0228, 5e-5,
         [](auto &p) {
             const double a = p[Truth] + p[ForcedYes];
             const double b = p[ForcedYes];
             const double pi = p[Ones] / p[Population];
             return std::sqrt((pi * a * (1 - a) + (1 - pi) * b * (1 - b)) / p[Population]) / p[Truth];
         }},
        {"one-in-ten-refuses", "0.22 ", 0.22, 1e-12,
         [](auto &p) {
             const SurveyDesign design = classroomChoice(p).classroom.procedure.design();
             const double truth = p[Ones] / p[Population];
             return truth + refusalBias(design, truth, p[Refusal]);
         }},
        {"price-of-privacy", "18 445", 18445, 0,
         [](auto &p) { return quantity("required-n-hoeffding", p.with(LieProbability, 0).with(Alpha, 0.01)); }},
        {"price-of-privacy", "no error at all", 0, 0,
         [](auto &p) { return quantity("estimator-variance", p.with(LieProbability, 0)); }},
        {"price-of-privacy", "100 times", 100, 0.05,
         [](auto &p) {
             const auto at = [&](double q) {
                 return quantity("required-n-hoeffding", p.with(LieProbability, q).with(Alpha, 0.01));
             };
             return at(0.45) / at(0);
         }},
        {"what-a-yes-means", "25 %", 25, 1e-12,
         [](auto &p) { return times(100, quantity("posterior", p.with(LieProbability, 0.25).with(Prior, 0.1))); }},
        {"what-a-yes-means", "the bottom, the top and the right edge", 0, 1e-15,
         [](auto &p) {
             double change = 0;
             const auto look = [&](double q, double prior) {
                 const double after = quantity("posterior", p.with(LieProbability, q).with(Prior, prior));
                 change = std::max(change, std::fabs(after - prior));
             };
             for (double at = 0.05; at < 0.5; at += 0.05) {
                 look(at, 0);
                 look(at, 1);
                 look(0.5, 2 * at);
             }
             return change;
         }},
    };
    return all;
}

} // namespace

class TestPresets : public QObject {
    Q_OBJECT

private slots:
    void tableIsWellFormed() {
        std::set<std::string_view> ids;
        std::set<std::string> titles;
        const ExplorerSpec *last = explorerTable().data();
        for (const Preset &preset : presetTable()) {
            QVERIFY(ids.insert(preset.id).second);
            QCOMPARE(findPreset(preset.id), &preset);
            const ExplorerSpec *explorer = findExplorer(preset.explorer);
            QVERIFY2(explorer, preset.id.data());
            QVERIFY2(explorer >= last, "presets stand in the order of the explorers");
            last = explorer;
            QVERIFY(titles.insert(std::string(preset.explorer) + std::string(preset.title)).second);
            QVERIFY2(preset.why.ends_with('.') && preset.why.size() > 40, preset.id.data());
            // What it shows is allowed, and is what the window shows for it.
            const Parameters &parameters = presetParameters(preset);
            QVERIFY(validate(parameters, explorer->usesAt(parameters)).empty());
            QVERIFY(explorer->fit(parameters) == parameters);
            QCOMPARE(presetAt(*explorer, parameters), &preset);
            QVERIFY(presetAt(*explorer, explorer->fit({})) == nullptr);
        }
        QCOMPARE(findPreset("no-such-preset"), nullptr);
        for (const ExplorerSpec &explorer : explorerTable()) {
            std::size_t count = 0;
            for (const Preset &preset : presetTable())
                count += preset.explorer == explorer.id ? 1 : 0;
            QCOMPARE(presetsOf(explorer).size(), count);
        }
    }

    void settingsAreThoseOfThePreset() {
        for (const Preset &preset : presetTable())
            for (const std::string &setting : preset.settings) {
                const Parameters &parameters = presetParameters(preset);
                const std::string name = setting.substr(0, setting.find('='));
                const std::string value = setting.substr(setting.find('=') + 1);
                if (name == "data") {
                    QVERIFY(parameters.data() == namedData(value));
                } else {
                    const ParameterUse *use = findExplorer(preset.explorer)->parameter(findParameter(name)->id);
                    QVERIFY(parameters.with(use->id, parseValue(*use, value)) == parameters);
                }
            }
    }

    void statementsAreTrue_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < statements().size(); ++i)
            QTest::addRow("%s: %s", statements()[i].preset, statements()[i].text) << static_cast<int>(i);
    }
    void statementsAreTrue() {
        QFETCH(const int, index);
        const Statement &statement = statements()[static_cast<std::size_t>(index)];
        const Preset *preset = findPreset(statement.preset);
        QVERIFY(preset);
        QVERIFY(preset->why.find(statement.text) != std::string_view::npos);
        const double truth = statement.truth(presetParameters(*preset));
        QVERIFY2(std::fabs(truth - statement.stated) <= statement.tolerance,
                 qPrintable(QString::number(truth, 'g', 17)));
    }

    /// Of a class nothing is told before it has happened: no number in what is said then follows from the truth.
    void aClassIsntToldBeforeItIsRevealed() {
        for (const Preset &preset : presetTable()) {
            const bool aClass = findExplorer(preset.explorer)->showsPupils;
            QCOMPARE(preset.before.empty(), !aClass);
            QVERIFY(whyOf(preset, {}) == preset.why);
            QVERIFY(whyOf(preset, ClassStage{.answered = allOfClass, .revealed = true}) == preset.why);
            if (!aClass)
                continue;
            const Phrase before = whyOf(preset, ClassStage{.answered = allOfClass, .repeated = 1000});
            QVERIFY2(before == preset.before && before.ends_with('.') && before.size() > 40, preset.id.data());
            for (const Statement &statement : statements())
                if (preset.id == statement.preset)
                    QVERIFY2(before.find(statement.text) == std::string_view::npos, statement.text);
            const auto ones = std::to_string(presetParameters(preset).integer(Ones));
            QVERIFY2(before.find(ones) == std::string_view::npos, preset.id.data());
        }
    }

    /// Every preset states something that is checked above.
    void everyPresetIsChecked() {
        for (const Preset &preset : presetTable())
            QVERIFY2(
                std::ranges::any_of(statements(), [&](const Statement &each) { return preset.id == each.preset; }),
                preset.id.data());
    }

    void namesData() {
        QVERIFY(namedData("uniform") == DataSource{});
        QVERIFY(namedData("zipf")->kind == DataSource::Kind::Zipf);
        QCOMPARE(namedData("adult-sex-income")->table->n, 32561);
        QVERIFY(!namedData("adult"));
        QVERIFY(!namedData(""));
    }

    void settingsMoveWhatDependsOnThem() {
        const ExplorerSpec &accuracy = *findExplorer("accuracy");
        const Parameters base = accuracy.fit({});
        // 60 true ones are too many for 30 people.
        QCOMPARE(withSettings(accuracy, base, settingsIn("n=30"))[Ones], 30.0);
        QCOMPARE(withSettings(accuracy, base, settingsIn("q=1/8"))[LieProbability], 0.125);
        QVERIFY(withSettings(accuracy, base, {}) == base);
    }

    void settingsAreRefused_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const char *explorer, const QStringList &settings,
                            const char *message) {
            QTest::newRow(name) << QString::fromUtf8(explorer) << settings << QString::fromUtf8(message);
        };
        row("no value", "accuracy", {"q"}, "a setting must be NAME=VALUE, but is 'q'");
        row("no name", "accuracy", {"=1"}, "a setting must be NAME=VALUE, but is '=1'");
        row("unknown", "accuracy", {"nn=1"}, "there is no parameter 'nn'");
        row("of another explorer", "accuracy", {"gamma=2"}, "accuracy takes no gamma");
        row("twice", "accuracy", {"q=0.1", "q=0.2"}, "q is given more than once");
        row("no number", "accuracy", {"q=abc"}, "q must be in [0, 0.5), but is 'abc'");
        row("out of range", "accuracy", {"q=0.5"}, "q must be in [0, 0.5), but is 0.5");
        row("too many ones", "accuracy", {"n=10", "ones=11"}, "ones must be in {0, ..., 10}, but is 11");
        row("no data", "sampling", {"data=nowhere"}, "there is no data 'nowhere'");
        row("data where there is none", "accuracy", {"data=zipf"}, "accuracy takes no data");
        row("given by the data", "sampling", {"data=adult-sex-income", "n=10"}, "n is given by the data");
        row("no use for it", "sampling", {"zipf=2"}, "sampling has no use for zipf with these choices");
    }
    void settingsAreRefused() {
        QFETCH(const QString, explorer);
        QFETCH(const QStringList, settings);
        QFETCH(const QString, message);
        const ExplorerSpec &spec = *findExplorer(explorer.toStdString());
        std::vector<std::string> texts;
        for (const QString &each : settings)
            texts.push_back(each.toStdString());
        QCOMPARE(QString::fromStdString(refusal([&] { (void)withSettings(spec, spec.fit({}), settingsOf(texts)); })),
                 message);
    }
};

HALFTRUTH_TEST(TestPresets)
#include "tst_presets.moc"
