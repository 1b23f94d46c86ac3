#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/oracles/frequency_oracles.h"
#include "core/quantities/quantities.h"
#include "core/quantities/sections.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>
#include <string>

using namespace halftruth;

namespace {

double valueAt(std::string_view id, const std::map<ParameterId, double> &given) {
    Parameters parameters;
    for (const auto &[parameter, value] : given)
        parameters = parameters.with(parameter, value);
    const QuantitySpec *quantity = findQuantity(id);
    if (quantity == nullptr)
        throw std::runtime_error("no quantity " + std::string(id));
    return evaluate(*quantity, parameters);
}

std::vector<QuantitySpec> sections() {
    std::vector<QuantitySpec> all = translatorQuantities();
    for (const auto &section : {surveyQuantities(), oracleQuantities()})
        all.insert(all.end(), section.begin(), section.end());
    return all;
}

} // namespace

class TestSurveyQuantities : public QObject {
    Q_OBJECT

private slots:
    void agreeWithPublishedValues_data() {
        using enum ParameterId;
        addReferenceColumns();
        const std::map<ParameterId, double> nigeria{
            {Population, 2435}, {Outcome, 831}, {Truth, 2.0 / 3}, {ForcedYes, 1.0 / 6}, {Beta, 0.05}};
        const std::map<ParameterId, double> alcohol{{Population, 125}, {Outcome, 60}, {LieProbability, 0.3}};
        const std::map<ParameterId, double> exam{
            {Population, 710}, {Outcome, 328}, {Truth, 0.5}, {Innocuous, 1.0 / 12}};
        const std::map<ParameterId, double> test{{Population, 200}, {Prior, 0.2},         {NullPrevalence, 0},
                                                 {Truth, 2.0 / 3},  {ForcedYes, 1.0 / 6}, {Significance, 0.01}};
        const std::map<ParameterId, double> rappor{{RapporF, 0.5}, {RapporP, 0.5}, {RapporQ, 0.75}, {Hashes, 2}};
        const auto add = [](const char *id, const std::map<ParameterId, double> &given, double printed, double half) {
            QTest::newRow(id) << valueAt(id, given) << printed << half / printed;
        };
        add("survey-estimate", nigeria, 0.2619, 5e-5);
        add("survey-estimate-clipped", nigeria, 0.2619, 5e-5);
        add("survey-standard-error", nigeria, 0.0144, 5e-5);
        add("survey-epsilon", nigeria, std::log(5.0), 1e-14);
        add("clopper-pearson-lower", nigeria, 0.2337, 5e-5);
        add("clopper-pearson-upper", nigeria, 0.2907, 5e-5);
        add("warner-estimate", alcohol, 0.450, 1e-14);
        add("warner-standard-error", alcohol, 0.112, 5e-4);
        add("unrelated-estimate", exam, 0.841, 5e-4);
        add("unrelated-standard-error", exam, 0.037, 5e-4);
        add("unrelated-epsilon", exam, 2.565, 5e-4);
        add("power", test, 0.9868872, 5e-8);
        add("rappor-epsilon-one", rappor, 1.074286, 5e-7);
        add("rappor-epsilon-forever", rappor, 4.394449, 5e-7);
    }
    void agreeWithPublishedValues() { VERIFY_REFERENCE(); }

    void requiredNumberReachesItsPower() {
        using enum ParameterId;
        std::map<ParameterId, double> given{{Power, 0.9}};
        const double n = valueAt("required-n-power", given);
        QVERIFY(valueAt("required-n-power-reached", given) >= 0.9);
        given[Population] = n;
        QCOMPARE(valueAt("power", given), valueAt("required-n-power-reached", given));
        given[Population] = n - 1;
        QVERIFY(valueAt("power", given) < 0.9);
    }

    void everyOracleHasItsVariance() {
        const Parameters defaults;
        for (const FrequencyOracle &oracle : frequencyOracleTable()) {
            const std::string id = "oracle-variance-" + std::string(oracle.key);
            QCOMPARE(valueAt(id, {}),
                     oracleVariance(oracle.id, defaults[ParameterId::Epsilon],
                                    defaults.integer(ParameterId::Categories),
                                    defaults.integer(ParameterId::Population), defaults[ParameterId::Frequency]));
        }
    }

    void rowsAreCompleteAndEvaluateAtTheDefaults() {
        std::set<std::string_view> ids;
        for (const QuantitySpec &each : quantityTable())
            QVERIFY2(ids.insert(each.id).second, each.id.data());
        for (const QuantitySpec &each : sections()) {
            QVERIFY2(findQuantity(each.id) != nullptr, each.id.data());
            QVERIFY2(!each.symbol.empty() && !each.name.empty() && !each.formula.empty() && !each.source.empty(),
                     each.id.data());
            QVERIFY2(std::isfinite(evaluate(each, Parameters())), each.id.data());
        }
    }

    // A number (perhaps infinite) or a complaint, at both ends of every input.
    void endsGiveAValueOrAComplaint() {
        int complaints = 0;
        for (const QuantitySpec &each : sections()) {
            for (const ParameterUse &use : each.inputs) {
                const SliderSpan span = sliderSpan(use, Parameters());
                for (const double end : {span.lower, span.upper}) {
                    const Parameters parameters = fitted(each.inputs, Parameters().with(use.id, end));
                    try {
                        QVERIFY2(!std::isnan(evaluate(each, parameters)), each.id.data());
                    } catch (const std::domain_error &) {
                        ++complaints;
                    }
                }
            }
        }
        // A prevalence to be rejected that is the true one cannot be: the required numbers say so.
        QVERIFY2(complaints <= 4, qPrintable(QString::number(complaints)));
    }

    void parameterNamesAreUnique() {
        std::set<std::string_view> names;
        for (const ParameterSpec &each : parameterTable()) {
            QVERIFY2(names.insert(each.name).second, each.name.data());
            QVERIFY2(each.range.contains(each.defaultValue), each.name.data());
            QVERIFY2(!each.title.empty() && !each.help.empty(), each.name.data());
        }
    }

    void rangesFollowTheOthers() {
        using enum ParameterId;
        const Parameters parameters = Parameters().with(Truth, 0.9).with(Population, 10).with(Draws, 5);
        QCOMPARE(rangeOf(ForcedYes, parameters).upper, 0.1);
        QCOMPARE(rangeOf(RedCards, parameters).upper, 50.0);
    }

    void complains_data() {
        using enum ParameterId;
        addMessageColumns();
        addMessage("survey-estimate", "forced-yes must be in [0, 0.1], but is 0.25", [] {
            (void)valueAt("survey-estimate", {{Truth, 0.9}});
        });
        addMessage("survey-estimate", "outcome must be in {0, ..., 200}, but is 201", [] {
            (void)valueAt("survey-estimate", {{Outcome, 201}});
        });
        addMessage("warner-estimate", "q must be in [0, 0.5), but is 0.5", [] {
            (void)valueAt("warner-estimate", {{LieProbability, 0.5}});
        });
        addMessage("kuk-estimate", "red-cards must be in {0, ..., 200}, but is 300", [] {
            (void)valueAt("kuk-estimate", {{RedCards, 300}});
        });
        addMessage("required-n-power", "prevalence must be in [0, 1] without 0.3, but is 0.3", [] {
            (void)valueAt("required-n-power", {{NullPrevalence, 0.3}});
        });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestSurveyQuantities)
#include "tst_survey_quantities.moc"
