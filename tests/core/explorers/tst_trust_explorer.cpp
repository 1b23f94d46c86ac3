#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/trust/central_mechanism.h"
#include "core/math/trust/trade_off.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

Exploration trustAt(const Parameters &parameters) {
    const ExplorerSpec &explorer = explorerOf(QStringLiteral("trust"));
    return explore(explorer, {.parameters = explorer.fit(parameters)});
}

Parameters asked(double n, double epsilon, double ones) {
    return Parameters{}.with(Population, n).with(Epsilon, epsilon).with(Delta, 1e-6).with(Ones, ones);
}

} // namespace

class TestTrustExplorer : public QObject {
    Q_OBJECT

private slots:
    // The three errors by their quantities, with the guarantee of each.
    void errorsAreThoseOfTheGuarantee() {
        const Exploration answer = trustAt(asked(1000, 1, 300));
        VERIFY_CLOSE(readoutOf(answer, "error, local"), std::sqrt(estimatorVariance(lieProbability(1), 1000)), 1e-13);
        VERIFY_CLOSE(readoutOf(answer, "error, central"), std::sqrt(centralVariance(1000, 1)), 1e-15);
        QCOMPARE(readoutOf(answer, "error at 1 − <i>β</i>, central"), 0.003); // math: section 11
        const double q = readoutOf(answer, "<i>q</i>, shuffled");
        VERIFY_CLOSE(shuffleEpsilon(1000, q, 1e-6).epsilon, 1, 1e-10);
        VERIFY_CLOSE(readoutOf(answer, "error, shuffled"), std::sqrt(estimatorVariance(q, 1000)), 1e-13);
        VERIFY_CLOSE(readoutOf(answer, "error at 1 − <i>β</i>, shuffled"), accuracyExact(q, 1000, 300, 0.05), 1e-12);
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i> of one answer, shuffled"), epsilon(q), 1e-15);
        QCOMPARE(readoutNamed(answer, "error, shuffled").direction, Direction::Exact);
        QVERIFY(!readoutNamed(answer, "<i>ε</i> of one answer, central").missing.empty());
    }

    // Errors that move in steps are drawn at the same numbers of people: equal ones look equal.
    void equalErrorsLookEqual() {
        const Figure figure = figureOf(trustAt(asked(100, 2, 30)), "confidence");
        const auto &shuffled = layerOf<Curve>(figure, "shuffled");
        std::vector<double> local = layerOf<Curve>(figure, "local").x;
        std::erase_if(local, [&](double n) { return n > shuffled.x.back(); });
        QCOMPARE(shuffled.x, local);
        for (double n = local.front(); n <= 30; ++n)
            QVERIFY(std::ranges::binary_search(local, n));
        QVERIFY(local.front() < 5);
    }

    // √(n/2), whatever ε is.
    void thePriceOfTrustingNobody() {
        for (const double n : {1.0, 2.0, 777.0, 1e9})
            for (const double epsilon : {1e-5, 0.5, 100.0}) {
                const double local = std::sqrt(estimatorVariance(lieProbability(std::min(epsilon, 30.0)), 1));
                const Exploration answer =
                    explored(explorerOf(QStringLiteral("trust")),
                             {.parameters = explorerOf(QStringLiteral("trust")).fit(asked(n, epsilon, 0))});
                VERIFY_CLOSE(readoutOf(answer, "local / central"), std::sqrt(n / 2), 1e-15);
                VERIFY_CLOSE(readoutOf(answer, "error, local") / readoutOf(answer, "error, central"),
                             std::sqrt(n / 2), 1e-12);
                if (epsilon == 0.5)
                    VERIFY_CLOSE(readoutOf(answer, "error, local"), local / std::sqrt(n), 1e-13);
                const double both = readoutOf(answer, "shuffled / central") * readoutOf(answer, "local / shuffled");
                VERIFY_CLOSE(both, std::sqrt(n / 2), 1e-12);
            }
    }

    // Every point of the curves against n and against ε.
    void curvesAreTheErrors() {
        const Exploration answer = trustAt(asked(400, 0.8, 100));
        const auto &people = layerOf<Curve>(figureOf(answer, "people"), "shuffled");
        QVERIFY(people.x.size() > 10);
        for (std::size_t i = 0; i < people.x.size(); i += 3) {
            // The q of that error: pq/(1 − 2q)² = n RMS².
            const double spread = people.x[i] * people.y[i] * people.y[i];
            const double q = (1 - 1 / std::sqrt(1 + 4 * spread)) / 2;
            VERIFY_CLOSE(shuffleEpsilon(std::llround(people.x[i]), q, 1e-6).epsilon, 0.8, 1e-8);
        }
        const auto &losses = layerOf<Curve>(figureOf(answer, "epsilon"), "shuffled");
        for (std::size_t i = 0; i < losses.x.size(); i += 5) {
            const double spread = 400 * losses.y[i] * losses.y[i];
            const double q = (1 - 1 / std::sqrt(1 + 4 * spread)) / 2;
            VERIFY_CLOSE(shuffleEpsilon(400, q, 1e-6).epsilon, losses.x[i], 1e-8);
        }
        // Between the local and the central one, everywhere from a few people on.
        const Figure &figure = figureOf(answer, "price");
        const auto &price = layerOf<Curve>(figure, "shuffled");
        for (std::size_t i = 0; i < price.x.size(); ++i) {
            QVERIFY(price.y[i] <= std::sqrt(price.x[i] / 2) * (1 + 1e-12));
            if (price.x[i] > 10)
                QVERIFY(price.y[i] > 1);
        }
    }

    // A bound is drawn and told as one.
    void manyPeopleHaveABound() {
        const Exploration answer = trustAt(asked(1e6, 1, 3e5));
        QCOMPARE(readoutNamed(answer, "error, shuffled").direction, Direction::AtMost);
        QCOMPARE(readoutNamed(answer, "local / shuffled").direction, Direction::AtLeast);
        const Figure &figure = figureOf(answer, "people");
        const auto &bound = layerOf<Curve>(figure, "shuffled, at most");
        QCOMPARE(bound.role, Role::Bound);
        const auto &exact = layerOf<Curve>(figure, "shuffled");
        QCOMPARE(exact.role, Role::Exact);
        // Where it is said to, and under one name for both.
        QCOMPARE(exact.x.back(), 20000.0);
        QCOMPARE(bound.x.front(), 20000.0);
        QVERIFY(!exact.inLegend && bound.inLegend);
        QCOMPARE(reading(bound.legend), std::string("shuffled, dashed: at most"));
        QVERIFY(reading(answer.sentence).find("the error is at most") != std::string::npos);
        const double q = readoutOf(answer, "<i>q</i>, shuffled");
        QVERIFY(shuffleDelta(1'000'000, q, 1, {.everyOnesUpTo = 20'000}).upperBound <= 1e-6 * (1 + 1e-12));
    }

    void testsOfOnePerson() {
        const Exploration answer = trustAt(asked(1000, 1, 300));
        const Figure &figure = figureOf(answer, "trade-off");
        const double q = readoutOf(answer, "<i>q</i>, shuffled");
        const auto &count = layerOf<Curve>(figure, "count, shuffled");
        const auto &promised = layerOf<Curve>(figure, "promised by (ε, δ)");
        for (std::size_t i = 0; i < count.x.size(); ++i) {
            const double level = count.x[i];
            if (level > 0 && level < 1)
                VERIFY_CLOSE(count.y[i], countTradeOff({.n = 1000, .ones = 300, .q = q}, level), 1e-15);
            // The guarantee holds.
            const double least =
                std::max({0.0, 1 - 1e-6 - std::exp(1.0) * level, std::exp(-1.0) * (1 - 1e-6 - level)});
            QVERIFY(count.y[i] >= least - 1e-12);
        }
        QCOMPARE(promised.role, Role::Bound);
        QCOMPARE(layerOf<Curve>(figure, "Gaussian limit").role, Role::Approximation);
        const auto &limit = layerOf<Curve>(figure, "Gaussian limit");
        const double mu = countGaussianMu(1000, q);
        for (std::size_t i = 0; i < limit.x.size(); ++i)
            if (limit.x[i] > 0 && limit.x[i] < 1)
                VERIFY_CLOSE(limit.y[i], gaussianTradeOff(mu, limit.x[i]), 1e-15);
        const auto &local = layerOf<Curve>(figure, "one answer, local");
        for (std::size_t i = 0; i < local.x.size(); ++i)
            if (local.x[i] > 0 && local.x[i] < 1)
                VERIFY_CLOSE(local.y[i], answerTradeOff(lieProbability(1), local.x[i]), 1e-12);
    }
};

HALFTRUTH_TEST(TestTrustExplorer)
#include "tst_trust_explorer.moc"
