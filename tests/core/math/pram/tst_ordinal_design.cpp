#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/pram/ordinal_design.h"

#include <QTest>

#include <array>
#include <cmath>
#include <initializer_list>
#include <vector>

using namespace halftruth;

namespace {

const std::vector<OrdinalLoss> losses{OrdinalLoss::Absolute, OrdinalLoss::Squared, OrdinalLoss::ZeroOne};

std::vector<double> weightsOf(int kind, std::size_t k) {
    std::vector<double> weights(k, 1.0);
    for (std::size_t i = 0; i < k && kind > 0; ++i)
        weights[i] = kind == 1 ? 1 / static_cast<double>(i + 1) : i % 3 == 1 ? 0 : static_cast<double>(i * i + 1);
    return weights;
}

} // namespace

class TestOrdinalDesign : public QObject {
    Q_OBJECT

private slots:
    /// The least that a linear program in all K² probabilities comes to, whose constraints are the metric privacy and
    /// the sums of the rows: solved once by a simplex method with tolerances of 1e-9.
    void optimumIsThatOfTheLinearProgram() {
        struct Solved {
            std::size_t categories;
            double epsilon;
            int kind;
            std::array<double, 3> least; ///< for each loss
        };
        for (const Solved &each : std::initializer_list<Solved>{
                 {3, 0.2, 2, {0.3333333333, 0.6666666667, 0.1666666667}},
                 {5, 1, 0, {0.5835056307, 0.9253989115, 0.4303062742}},
                 {7, 1, 2, {0.492192506, 0.8198191015, 0.3418084192}},
                 {7, 4, 1, {0.02848028398, 0.02936526311, 0.02804461388}},
                 {12, 0.2, 1, {2.128291453, 7.983801846, 0.6777531068}},
                 {12, 1, 2, {0.6238335065, 1.251409939, 0.3363295773}},
                 {30, 1, 0, {0.8060470342, 1.679379226, 0.5199534145}},
                 {30, 4, 1, {0.03185903107, 0.03295572769, 0.031320152}},
             })
            for (std::size_t i = 0; i < losses.size(); ++i) {
                const OrdinalDesign design{
                    .epsilon = each.epsilon, .loss = losses[i], .weights = weightsOf(each.kind, each.categories)};
                VERIFY_CLOSE(expectedLoss(design, optimalOrdinal(design)), each.least[i], 2e-7);
            }
    }

    void optimumKeepsItsPromiseAndIsNoWorse() {
        for (const std::size_t k : {2U, 3U, 7U, 12U, 30U})
            for (const double epsilon : {0.01, 0.2, 1.0, 4.0, 10.0})
                for (const OrdinalLoss loss : losses)
                    for (const int kind : {0, 1, 2}) {
                        const OrdinalDesign design{.epsilon = epsilon, .loss = loss, .weights = weightsOf(kind, k)};
                        const OrdinalMechanism best = optimalOrdinal(design);
                        QVERIFY(violationOf(best, epsilon) <= 1e-14);
                        const double found = expectedLoss(design, best);
                        const auto categories = static_cast<std::int64_t>(k);
                        for (const OrdinalMechanism &other :
                             {truncatedGeometric(categories, epsilon), responseMechanism(categories, epsilon)})
                            QVERIFY(found <= expectedLoss(design, other) * (1 + 1e-13));
                        // Nor than one report for all.
                        for (std::int64_t report = 0; report < categories; ++report) {
                            OrdinalMechanism constant{.categories = categories,
                                                      .probabilities = std::vector<double>(k * k, 0.0)};
                            for (std::size_t i = 0; i < k; ++i)
                                constant.probabilities[i * k + static_cast<std::size_t>(report)] = 1;
                            QVERIFY(found <= expectedLoss(design, constant) * (1 + 1e-13));
                        }
                    }
    }

    /// Two categories: e^ε/(1 + e^ε) for the truth [Warner 1965].
    void twoCategoriesAreRandomizedResponse() {
        for (const double epsilon : {0.01, 0.5, std::log(3), 5.0, 10.0})
            for (const OrdinalLoss loss : losses) {
                const OrdinalMechanism best = optimalOrdinal({.epsilon = epsilon, .loss = loss, .weights = {1, 1}});
                const double lie = 1 / (1 + std::exp(epsilon));
                VERIFY_CLOSE(best.at(0, 0), 1 - lie, 1e-12);
                VERIFY_CLOSE(best.at(0, 1), lie, 1e-12);
                VERIFY_CLOSE(best.at(1, 0), lie, 1e-12);
            }
    }

    /// Three categories, any error, ε = ln 2: the geometric mechanism keeps 2/3, 1/3 and 2/3.
    void threeCategoriesByHand() {
        const OrdinalDesign design{.epsilon = std::log(2), .loss = OrdinalLoss::ZeroOne, .weights = {1, 1, 1}};
        VERIFY_CLOSE(expectedLoss(design, truncatedGeometric(3, std::log(2))), 4.0 / 9, 1e-14);
        VERIFY_CLOSE(expectedLoss(design, optimalOrdinal(design)), 4.0 / 9, 1e-14);
        VERIFY_CLOSE(expectedLoss(design, responseMechanism(3, std::log(2))), 0.5, 1e-14);
    }

    void mechanismsKeepTheirPromise() {
        for (const std::int64_t k : {2, 5, 30})
            for (const double epsilon : {0.01, 1.0, 10.0}) {
                QVERIFY(violationOf(truncatedGeometric(k, epsilon), epsilon) <= 1e-14);
                QVERIFY(violationOf(responseMechanism(k, epsilon), epsilon) <= 1e-14);
                QVERIFY(violationOf(truncatedGeometric(k, epsilon), 0.9 * epsilon) > 0);
            }
        QVERIFY(violationOf({.categories = 2, .probabilities = {0.5, 0.4, 0.5, 0.5}}, 1) > 0.09);
        QVERIFY(violationOf({.categories = 2, .probabilities = {1.1, -0.1, 0.5, 0.5}}, 1) > 0.09);
    }

    void refuses() {
        const auto complaint = [](const OrdinalDesign &design) {
            return domainErrorOf([&] { (void)optimalOrdinal(design); });
        };
        QCOMPARE(complaint({.epsilon = 0.001, .weights = {1, 1}}),
                 QStringLiteral("epsilon must be in [0.01, 10], but is 0.001"));
        QCOMPARE(complaint({.epsilon = 1, .weights = {1}}),
                 QStringLiteral("categories must be in {2, ..., 30}, but is 1"));
        QVERIFY(complaint({.epsilon = 1, .weights = std::vector<double>(31, 1.0)}) != QStringLiteral("nothing"));
        QVERIFY(complaint({.epsilon = 1, .weights = {1, -1}}) != QStringLiteral("nothing"));
        QVERIFY(complaint({.epsilon = 1, .weights = {0, 0}}) != QStringLiteral("nothing"));
    }
};

HALFTRUTH_TEST(TestOrdinalDesign)
#include "tst_ordinal_design.moc"
