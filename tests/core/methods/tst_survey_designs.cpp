#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/methods/survey_designs.h"
#include "core/quantities/quantities.h"
#include "core/simulation/real_survey.h"

#include <QTest>

#include <algorithm>

using namespace halftruth;

/// The rows themselves; what they compute is tested with the quantities, core/math/survey and core/simulation.
class TestSurveyDesigns : public QObject {
    Q_OBJECT

private slots:
    void everyDesignIsAChoice() {
        const auto choices = spec(ParameterId::SurveyKind).choices();
        QCOMPARE(choices.size(), surveyDesigns().size());
        for (std::size_t place = 0; place < choices.size(); ++place) {
            const SurveyDesignRow &row = surveyDesigns()[place];
            QCOMPARE(choices[place].id, row.id);
            QCOMPARE(&surveyDesign(row.id), &row);
            QCOMPARE(&surveyDesign(at(place)), &row);
        }
    }

    void everyQuantityIsListed() {
        std::size_t listed = 0;
        for (const SurveyDesignRow &row : surveyDesigns())
            for (const MethodEntry *entry : {&row.estimate, &row.standardError, &row.epsilon})
                if (!entry->id.empty()) {
                    const QuantitySpec *quantity = findQuantity(entry->id);
                    QVERIFY2(quantity, std::string(entry->id).c_str());
                    QCOMPARE(quantity->formula, entry->formula);
                    ++listed;
                }
        QVERIFY(listed >= surveyDesigns().size());
    }

    void theDeviceIsTheSameWhateverItsRanges() {
        for (std::size_t place = 0; place < surveyDesigns().size(); ++place) {
            const SurveyDesignRow &row = surveyDesigns()[place];
            QVERIFY(!row.device.empty());
            if (row.deviceAt)
                QVERIFY(std::ranges::equal(row.deviceAt(at(place)), row.device, {}, &ParameterUse::id,
                                           &ParameterUse::id));
        }
    }

    void aClassDoesTheSame() {
        for (std::size_t place = 0; place < surveyDesigns().size(); ++place) {
            const SurveyDesignRow &row = surveyDesigns()[place];
            if (!row.procedure)
                continue;
            const SurveyDesign asked = row.procedure(at(place)).design();
            const SurveyDesign planned = row.design(at(place));
            QVERIFY(asked == planned);
        }
    }

    void whatAClassCanDoHasASheet() {
        std::vector<std::string_view> possible;
        for (const SurveyDesignRow &row : surveyDesigns())
            if (row.procedure)
                possible.push_back(row.id);
        QVERIFY(std::ranges::equal(classDesigns(), possible, {}, &ClassDesign::id));
        for (std::size_t place = 0; place < classDesigns().size(); ++place)
            QCOMPARE(static_cast<std::size_t>(classDesigns()[place].kind), place);
    }

private:
    /// Every probability of a device where all designs have an estimate.
    static Parameters at(std::size_t place) {
        using enum ParameterId;
        return Parameters{}
            .with(SurveyKind, static_cast<double>(place))
            .with(LieProbability, 0.3)
            .with(Truth, 0.4)
            .with(ForcedYes, 0.1)
            .with(Innocuous, 0.2);
    }
};

HALFTRUTH_TEST(TestSurveyDesigns)
#include "tst_survey_designs.moc"
