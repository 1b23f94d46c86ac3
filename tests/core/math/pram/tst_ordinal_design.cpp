#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/domain/stopped.h"
#include "core/math/pram/ordinal_design.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace halftruth;

namespace {

const std::vector<OrdinalLoss> losses{OrdinalLoss::Absolute, OrdinalLoss::Squared, OrdinalLoss::ZeroOne};

double cost(OrdinalLoss loss, double distance) {
    distance = std::fabs(distance);
    return loss == OrdinalLoss::Absolute  ? distance
           : loss == OrdinalLoss::Squared ? distance * distance
                                          : static_cast<double>(distance > 0);
}

/// The geometric mechanism, each of whose reports stands for what costs least after it [Ghosh et al. 2012, theorem
/// 3].
double remappedGeometric(const OrdinalDesign &design) {
    const auto k = static_cast<std::int64_t>(design.weights.size());
    const OrdinalMechanism geometric = truncatedGeometric(k, design.epsilon);
    double sum = 0;
    for (const double weight : design.weights)
        sum += weight;
    double total = 0;
    for (std::int64_t reported = 0; reported < k; ++reported) {
        double least = std::numeric_limits<double>::infinity();
        for (std::int64_t meant = 0; meant < k; ++meant) {
            double loss = 0;
            for (std::int64_t i = 0; i < k; ++i)
                loss += design.weights[static_cast<std::size_t>(i)] / sum * geometric.at(i, reported) *
                        cost(design.loss, static_cast<double>(i - meant));
            least = std::min(least, loss);
        }
        total += least;
    }
    return total;
}

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
    // Which GLPK gives up, as it is asked first.
    void anotherWaySolvesWhatOneCannot() {
        const OrdinalDesign design{.epsilon = 6.1,
                                   .loss = OrdinalLoss::Squared,
                                   .weights = {15, 3, 1, 6, 6, 3, 4, 23, 3, 1, 10, 15, 3, 6}};
        const OrdinalMechanism best = optimalOrdinal(design);
        QVERIFY(violationOf(best, design.epsilon) <= 1e-12);
        const double least = remappedGeometric(design);
        const double found = expectedLoss(design, best);
        QVERIFY(found >= least * (1 - 1e-11) && found <= least * (1 + 2e-7) + 1e-12);
    }

    void optimumIsTheRemappedGeometric() {
        for (const std::size_t k : {2U, 3U, 7U, 12U, 30U})
            for (const double epsilon : {0.01, 0.2, 1.0, 4.0, 10.0})
                for (const OrdinalLoss loss : losses)
                    for (const int kind : {0, 1, 2}) {
                        if (k == 30 && (kind > 0 || epsilon == 0.2))
                            continue; // a third of a second each
                        const OrdinalDesign design{.epsilon = epsilon, .loss = loss, .weights = weightsOf(kind, k)};
                        const OrdinalMechanism best = optimalOrdinal(design);
                        QVERIFY(violationOf(best, epsilon) <= 1e-12);
                        const double least = remappedGeometric(design);
                        const double found = expectedLoss(design, best);
                        QVERIFY(found >= least * (1 - 1e-11));
                        QVERIFY(found <= least * (1 + 2e-7) + 1e-12);
                        const auto categories = static_cast<std::int64_t>(k);
                        QVERIFY(found <= expectedLoss(design, truncatedGeometric(categories, epsilon)) * (1 + 2e-7));
                        QVERIFY(found <= expectedLoss(design, responseMechanism(categories, epsilon)) * (1 + 2e-7));
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
        VERIFY_CLOSE(expectedLoss(design, optimalOrdinal(design)), 4.0 / 9, 1e-9);
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

    void refusesAndStops() {
        const auto refuses = [](const OrdinalDesign &design) {
            return domainErrorOf([&] { (void)optimalOrdinal(design); });
        };
        QCOMPARE(refuses({.epsilon = 0.001, .weights = {1, 1}}),
                 QStringLiteral("epsilon must be in [0.01, 10], but is 0.001"));
        QCOMPARE(refuses({.epsilon = 1, .weights = {1}}),
                 QStringLiteral("categories must be in {2, ..., 30}, but is 1"));
        QVERIFY(refuses({.epsilon = 1, .weights = std::vector<double>(31, 1.0)}) != QStringLiteral("nothing"));
        QVERIFY(refuses({.epsilon = 1, .weights = {1, -1}}) != QStringLiteral("nothing"));
        QVERIFY(refuses({.epsilon = 1, .weights = {0, 0}}) != QStringLiteral("nothing"));
        std::stop_source stop;
        stop.request_stop();
        bool stopped = false;
        try {
            (void)optimalOrdinal({.epsilon = 1, .weights = std::vector<double>(30, 1.0)}, stop.get_token());
        } catch (const Stopped &) {
            stopped = true;
        }
        QVERIFY(stopped);
    }
};

HALFTRUTH_TEST(TestOrdinalDesign)
#include "tst_ordinal_design.moc"
