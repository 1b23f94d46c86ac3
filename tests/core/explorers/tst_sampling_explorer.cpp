#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/math/pram/ordinal_design.h"
#include "core/math/pram/unordered_release.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

Exploration samplingAt(const Parameters &p) { return explore(*findExplorer("sampling"), {.parameters = p}); }

Parameters small() {
    return Parameters{}
        .with(Population, 400)
        .with(Samples, 100)
        .with(Categories, 5)
        .with(Epsilon, 0.5)
        .with(Delta, 1e-4);
}

} // namespace

class TestSamplingExplorer : public QObject {
    Q_OBJECT

private slots:
    void theReleaseWithoutOrderIsDrawnBesideTheOther() {
        const Exploration answer = samplingAt(small());
        const PramDesign design{.n = 400, .epsilon = 0.5, .categories = 5};
        const Figure &error = figureOf(answer, "error");
        const auto &curve = layerOf<Curve>(error, "without order, (ε, δ)");
        QCOMPARE(curve.role, Role::Bound);
        QVERIFY(curve.x.size() > 20);
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            const auto m = static_cast<std::int64_t>(curve.x[i]);
            QCOMPARE(curve.y[i], unorderedRmsError(design, m, 1e-4, 0.2));
            QVERIFY(curve.y[i] <= pramRmsError(design, m, 0.2) * (1 + 1e-12));
        }
        const auto &optimum = layerOf<Points>(error, "optimum without order");
        const std::int64_t best = unorderedOptimalSamples(design, 1e-4, 0.2);
        QCOMPARE(optimum.x, std::vector<double>{static_cast<double>(best)});
        QCOMPARE(optimum.y, std::vector<double>{unorderedRmsError(design, best, 1e-4, 0.2)});
        QCOMPARE(readoutOf(answer, "best <i>m</i>, without order"), static_cast<double>(best));
        VERIFY_CLOSE(readoutOf(answer, "<i>γ</i> at <i>m</i>, without order"), 1 + unorderedExcess(design, 100, 1e-4),
                     1e-14);
        // Where hardly anybody is drawn the record may be shown as it is.
        const Exploration rare = samplingAt(small().with(Samples, 1).with(Delta, 0.01));
        QCOMPARE(reading(readoutNamed(rare, "<i>γ</i> at <i>m</i>, without order").missing), std::string("any"));
    }

    // Up to δn records are published as they are, and from there on with noise: an upright line, whatever the scale.
    void theJumpWhereNoiseBeginsIsUpright() {
        const PramDesign design{.n = 1'000'000, .epsilon = 0.1, .categories = 1000};
        const Parameters p =
            small().with(Population, 1e6).with(Categories, 1000).with(Epsilon, 0.1).with(Delta, 2e-6);
        for (const Scale scale : {Scale::Log, Scale::Linear}) {
            const Exploration answer =
                explore(*findExplorer("sampling"),
                        {.parameters = p, .views = {{"error", {.x = Interval{1, 10}, .xScale = scale}}}});
            const auto &curve = layerOf<Curve>(figureOf(answer, "error"), "without order, (ε, δ)");
            QVERIFY(std::isinf(unorderedExcess(design, 2, 2e-6)) && std::isfinite(unorderedExcess(design, 3, 2e-6)));
            const auto first = std::ranges::find(curve.x, 3.0);
            QVERIFY(first - curve.x.begin() >= 2 && first != curve.x.end());
            const auto i = static_cast<std::size_t>(first - curve.x.begin());
            QCOMPARE(curve.x[i - 2], 2.0);
            QCOMPARE(curve.y[i - 2], std::sqrt((1e6 - 2) / (2 * (1e6 - 1)) * (1 - 0.001)));
            QVERIFY(curve.x[i - 1] < 3 && curve.x[i - 1] > 3 - 1e-9);
            QCOMPARE(curve.y[i - 1], std::sqrt((1e6 - 3) / (3 * (1e6 - 1)) * (1 - 0.001)));
            QCOMPARE(curve.y[i], unorderedRmsError(design, 3, 2e-6, 0.001));
            QVERIFY(curve.y[i] > 1.005 * curve.y[i - 1]);
        }
        // Where nobody is drawn as rarely as that it jumps nowhere.
        const Exploration without = samplingAt(small());
        const auto &smooth = layerOf<Curve>(figureOf(without, "error"), "without order, (ε, δ)");
        for (std::size_t i = 1; i < smooth.x.size(); ++i)
            QVERIFY(smooth.x[i] > smooth.x[i - 1] + 0.5);
    }

    // What is shaded begins and ends in a point, where sampling gains nothing.
    void theGainOfSamplingHasNoSides() {
        for (const Scale scale : {Scale::Log, Scale::Linear}) {
            const Exploration answer =
                explore(*findExplorer("sampling"),
                        {.parameters = small(), .views = {{"error", {.xScale = scale, .yScale = scale}}}});
            const Figure &error = figureOf(answer, "error");
            const auto &gain = layerOf<Band>(error, "gain of sampling");
            const double all = pramRmsError({.n = 400, .epsilon = 0.5, .categories = 5}, 400, 0.2);
            VERIFY_CLOSE(gain.lower.front(), all, 1e-12);
            VERIFY_CLOSE(gain.lower.back(), all, 1e-12);
            QVERIFY(std::ranges::min(gain.lower) < 0.9 * all);
            for (std::size_t i = 0; i < gain.x.size(); ++i)
                QVERIFY(gain.upper[i] == all && gain.lower[i] <= all && (i == 0 || gain.x[i] > gain.x[i - 1]));
        }
    }

    void theBestMatrixIsShown() {
        for (const int loss : {0, 1, 2}) {
            const Exploration answer = samplingAt(small().with(DesignLoss, loss));
            const OrdinalDesign design{
                .epsilon = 0.5, .loss = static_cast<OrdinalLoss>(loss), .weights = std::vector<double>(5, 1.0)};
            const auto &map = layerOf<HeatMap>(figureOf(answer, "design"), "probability of the report");
            const OrdinalMechanism best = optimalOrdinal(design);
            QCOMPARE(map.values.size(), std::size_t{25});
            for (std::size_t i = 0; i < 25; ++i)
                QCOMPARE(map.values[i], static_cast<float>(best.probabilities[i]));
            QCOMPARE(readoutOf(answer, "loss, best matrix"), expectedLoss(design, best));
            QCOMPARE(readoutOf(answer, "loss, geometric mechanism"),
                     expectedLoss(design, truncatedGeometric(5, 0.5)));
            QCOMPARE(readoutOf(answer, "loss, generalized randomized response"),
                     expectedLoss(design, responseMechanism(5, 0.5)));
        }
    }

    void noMatrixForManyCategories() {
        for (const Parameters &p : {small().with(Categories, 31), small().with(Epsilon, 0.001)}) {
            const Figure design = figureOf(samplingAt(p), "design");
            QVERIFY(design.layers.empty());
            QVERIFY(reading(design.note).find("at most 30 categories") != std::string::npos);
        }
    }
};

HALFTRUTH_TEST(TestSamplingExplorer)
#include "tst_sampling_explorer.moc"
