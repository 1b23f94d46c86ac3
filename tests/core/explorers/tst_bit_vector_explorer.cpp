#include "tests/core/explorers/exploration_checks.h"
#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/changed.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/math/vectors/anonymity.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/math/vectors/collection_information.h"
#include "core/math/vectors/collection_release.h"
#include "core/scenario/answer.h"
#include "core/scenario/settings.h"
#include "core/simulation/collection_study.h"
#include "core/simulation/count_study.h"

#include <QTest>

#include <cmath>
#include <memory>
#include <numeric>
#include <optional>

using namespace halftruth;
using enum ParameterId;

namespace {

const ExplorerSpec &spec() { return *findExplorer("bit-vectors"); }

Parameters with(const std::vector<std::string> &settings) {
    return withSettings(spec(), spec().fit({}), settingsOf(settings));
}

Exploration vectorsAt(const Parameters &parameters) { return explored(spec(), {.parameters = parameters}); }

template <typename LayerType>
const LayerType *layerIn(const Figure &figure, const std::string &label) {
    for (const Layer &layer : figure.layers)
        if (const auto *each = std::get_if<LayerType>(&layer); each && reading(each->label) == label)
            return each;
    return nullptr;
}

std::string textOf(const Parameters &parameters, ParameterId id) { return bitCollectionText(parameters.records(id)); }

QString complaintOf(const std::vector<std::string> &settings) {
    try {
        (void)with(settings);
    } catch (const std::domain_error &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("nothing");
}

} // namespace

class TestBitVectorExplorer : public QObject {
    Q_OBJECT

private slots:
    // The dot on the highest bar is whole, and the label of d above it.
    void barsHaveHeadroom() {
        for (const double q : {1e-6, 0.25, 0.5}) {
            const Exploration answer =
                explore(spec(), {.parameters = spec().fit(Parameters{}.with(LieProbability, q))});
            const Figure &figure = figureOf(answer, "distance");
            const auto &bars = layerOf<Bars>(figure, "P[d bits flipped]");
            QVERIFY(std::ranges::max(bars.y) <= 0.95 * figure.y.range.upper);
        }
    }

    // At first sight: the collection of three records, all of it exact, and few values.
    void showsTheCollectionFromTheStart() {
        const Parameters defaults = spec().fit({});
        QCOMPARE(defaults.integer(Bits), 3);
        const Exploration coarse = Passes(spec(), {.parameters = defaults}).next(100);
        QVERIFY(!coarse.refinable);
        for (const Readout &readout : coarse.readouts)
            QVERIFY2(reading(readout.missing) != "…", reading(readout.label).c_str());
        QCOMPARE(idsOf(coarse),
                 (std::vector<std::string>{"epsilon-bits", "distance", "presence", "loss", "collection-delta",
                                           "anonymity", "outcomes", "correlation"}));
        for (const Figure &figure : coarse.figures)
            QVERIFY2(figure.note.empty(), reading(figure.note).c_str());
    }

    void numbersAreThoseOfTheFormulas() {
        const Parameters p = with({"collection=0001,0110,1010,0110", "outcome=0111", "q=0.3", "epsilon=0.4"});
        const BitCollection &collection = p.records(Collection);
        const BitCollection &changed = p.records(Changed);
        QCOMPARE(bitCollectionText(changed), std::string("1110,0110,1010,0110"));
        QCOMPARE(p.integer(Bits), 4);
        const Exploration answer = vectorsAt(p);
        const CollectionRelease release = collectionRelease(0.3, collection, changed);
        const ReleaseDelta delta = collectionDelta(release, 0.4);
        const Anonymity least = anonymity(0.3, collection);
        VERIFY_CLOSE(readoutNamed(answer, "anonymity <i>A<sub>p</sub></i>").value, least.value, 0);
        QCOMPARE(readoutNamed(answer, "at member <i>v</i> =").missing, Text::verbatim(bitString(least.v, 4)));
        QCOMPARE(readoutNamed(answer, "at report <i>s</i> =").missing, Text::verbatim(bitString(least.s, 4)));
        VERIFY_CLOSE(readoutNamed(answer, "P[<i>s</i> ∈ R(<i>T</i>)]").value, presenceProbability(0.3, collection, 7),
                     0);
        VERIFY_CLOSE(readoutNamed(answer, "pure <i>ε</i> of the collection").value, largestLogRatio(release), 1e-12);
        VERIFY_CLOSE(readoutNamed(answer, "P(<i>ℓ</i>(<i>s</i>) > <i>ε</i>)").value,
                     collectionViolation(release, 0.4), 1e-12);
        VERIFY_CLOSE(readoutNamed(answer, "<i>δ</i>, <i>T</i> against <i>T</i>′").value, delta.forward, 1e-11);
        VERIFY_CLOSE(readoutNamed(answer, "<i>δ</i>, <i>T</i>′ against <i>T</i>").value, delta.backward, 1e-11);
        const std::array<double, 2> levels{0.5, 0.95};
        const auto quantiles = logRatioQuantiles(release, levels);
        VERIFY_CLOSE(readoutNamed(answer, "median <i>ℓ</i>(<i>s</i>)").value, quantiles[0], 0);
        VERIFY_CLOSE(readoutNamed(answer, "95 % quantile of <i>ℓ</i>(<i>s</i>)").value, quantiles[1], 0);
    }

    void figuresAreThoseOfTheFormulas() {
        const Parameters p = with({"q=0.2", "epsilon=1"});
        const BitCollection &collection = p.records(Collection);
        const CollectionRelease release = collectionRelease(0.2, collection, p.records(Changed));
        const Exploration answer = vectorsAt(p);
        const Bars &bars = *layerIn<Bars>(figureOf(answer, "loss"), "probability");
        VERIFY_CLOSE(std::accumulate(bars.y.begin(), bars.y.end(), 0.0), 1, 1e-14);
        for (std::size_t i = 0; i < bars.x.size(); ++i) {
            double inBin = 0;
            for (std::size_t s = 0; s < release.logRatio.size(); ++s)
                if (std::fabs(release.logRatio[s] - bars.x[i]) < bars.width / 2)
                    inBin += release.probability[s];
            VERIFY_CLOSE(bars.y[i], inBin, 1e-12);
        }
        const Figure &delta = figureOf(answer, "collection-delta");
        const Curve &forward = *layerIn<Curve>(delta, "T against T′");
        const Curve &backward = *layerIn<Curve>(delta, "T′ against T");
        const Curve &alone = *layerIn<Curve>(delta, "one report alone");
        for (std::size_t i = 0; i < forward.x.size(); ++i) {
            const ReleaseDelta each = collectionDelta(release, forward.x[i]);
            VERIFY_CLOSE(forward.y[i], each.forward, 1e-11);
            VERIFY_CLOSE(backward.y[i], each.backward, 1e-11);
            // Hiding among others never hurts: the release is made from the reports.
            QVERIFY(std::max(each.forward, each.backward) <= vectorDelta(0.2, 3, alone.x[i]) * (1 + 1e-12));
        }
        const Curve &hidden = *layerIn<Curve>(figureOf(answer, "anonymity"), "Aₚ");
        for (std::size_t i = 0; i < hidden.x.size(); ++i)
            VERIFY_CLOSE(hidden.y[i], anonymity(hidden.x[i], collection).value, 0);
        const Bars &presence = *layerIn<Bars>(figureOf(answer, "presence"), "P[s ∈ R(T)]");
        QCOMPARE(presence.y.size(), std::size_t{8});
        for (std::uint32_t s = 0; s < 8; ++s)
            VERIFY_CLOSE(presence.y[s], presenceProbability(0.2, collection, s), 0);
    }

    // [KR1]: 0.217 and 0.846, as the explanation has it.
    void anonymityOfTheExplanation() {
        VERIFY_CLOSE(readoutNamed(vectorsAt(with({"q=1/4"})), "anonymity <i>A<sub>p</sub></i>").value, 0.217, 1e-3);
        VERIFY_CLOSE(readoutNamed(vectorsAt(with({"q=0.4"})), "anonymity <i>A<sub>p</sub></i>").value, 0.846, 1e-3);
    }

    void lengthAndCollectionFollowEachOther() {
        const Parameters start = spec().fit({});
        const Parameters longer = changed(spec(), start, start.with(Bits, 8));
        QCOMPARE(textOf(longer, Collection), std::string("00000000,01101101,10110110"));
        QCOMPARE(textOf(longer, Changed), std::string("11111111,01101101,10110110"));
        QCOMPARE(textOf(longer, Outcome), std::string("00000000"));
        const auto other = std::make_shared<const BitCollection>(parseBitCollection("01,10,10,11"));
        const Parameters edited = changed(spec(), longer, longer.with(Collection, other));
        QCOMPARE(edited.integer(Bits), 2);
        QCOMPARE(textOf(edited, Changed), std::string("10,10,10,11"));
        QCOMPARE(textOf(edited, Outcome), std::string("00"));
        // A replacement that the cut makes the same becomes the opposite.
        const Parameters tail = with({"collection=000,011", "changed=001,011"});
        QCOMPARE(textOf(changed(spec(), tail, tail.with(Bits, 2)), Changed), std::string("11,01"));
        // Longer than any collection's: by itself, and back.
        const Parameters alone = changed(spec(), start, start.with(Bits, 40));
        QCOMPARE(alone.integer(Bits), 40);
        QCOMPARE(textOf(alone, Collection), std::string("000,011,101"));
        QVERIFY(!figureOf(vectorsAt(alone), "loss").note.empty());
        QCOMPARE(textOf(changed(spec(), alone, alone.with(Bits, 3)), Collection), std::string("000,011,101"));
    }

    // Whatever lengths come between: the records that were set are there again with their own.
    void theirOwnLengthGivesRecordsBack() {
        const Parameters set = with({"collection=000,011,101", "changed=000,110,101", "outcome=010"});
        Parameters p = set;
        for (const double bits : {1.0, 4.0, 2.0, 40.0, 1.0, 16.0})
            p = changed(spec(), p, p.with(Bits, bits));
        QCOMPARE(textOf(p, Outcome), std::string("0100100100100100"));
        const Parameters back = changed(spec(), p, p.with(Bits, 3));
        QVERIFY(back == set);
        QVERIFY(!back.hasCut());
        // Another length is made of what was set, not of what a shorter one left of it.
        const Parameters one = changed(spec(), set, set.with(Bits, 1));
        QCOMPARE(textOf(changed(spec(), one, one.with(Bits, 4)), Collection), std::string("0000,0110,1011"));
        // What is set at a length is what was set.
        const auto other = std::make_shared<const BitCollection>(parseBitCollection("1,0,1"));
        const Parameters typed = changed(spec(), one, one.with(Collection, other));
        QCOMPARE(textOf(changed(spec(), typed, typed.with(Bits, 3)), Collection), std::string("111,000,111"));
    }

    void settingsOfOneLength() {
        QCOMPARE(with({"bits=1"}).integer(Bits), 1);
        QCOMPARE(textOf(with({"bits=1"}), Collection), std::string("0,0,1"));
        QCOMPARE(with({"collection=01010101,11110000"}).integer(Bits), 8);
        QCOMPARE(complaintOf({"bits=8", "collection=000,011"}), QStringLiteral("bits must be in {3}, but is 8"));
        QCOMPARE(complaintOf({"bits=41"}), QStringLiteral("bits must be in {1, ..., 40}, but is 41"));
        QCOMPARE(complaintOf({"outcome=00"}), QStringLiteral("outcome must be in {0, 1}^3, but is 00"));
    }

    // 200 records of two kinds have too many outcomes to list: the same draws as the core's.
    void simulatesTwoKinds() {
        const Parameters p = with({"collection=0000x100,1111x100", "epsilon=0.1"});
        QVERIFY(collectionOutcomeCount(4, 200) > static_cast<double>(maxCollectionOutcomes));
        const auto two = asTwoTypes(0.25, p.records(Collection), p.records(Changed));
        const Empirical losses(simulateTwoTypeLosses(*two, {.trials = 20'000}).values());
        const Estimate delta = simulatedDelta(losses, 0.1);
        const Exploration all = vectorsAt(p);
        const Readout &readout = readoutNamed(all, "<i>δ</i>, <i>T</i> against <i>T</i>′");
        QCOMPARE(readout.value, delta.value);
        QCOMPARE(readout.direction, Direction::About);
        QVERIFY(reading(readout.unit).starts_with("± "));
        QCOMPARE(readoutNamed(all, "P(<i>ℓ</i>(<i>s</i>) > <i>ε</i>)").value, simulatedViolation(losses, 0.1).value);
        const Figure &figure = figureOf(all, "collection-delta");
        QCOMPARE(layerIn<Curve>(figure, "T against T′, simulated")->role, Role::Simulation);
        QVERIFY(layerIn<Band>(figure, "T against T′, simulated, 95 %"));
        // The normal approximation is inside of what the draws leave open, give or take its own error.
        const double variance = collectionInformation(*two).variance;
        QVERIFY(std::fabs(normalDelta(variance, 0.1) - delta.value) < 5 * delta.standardError + 0.02 * delta.value);

        // Without, then few, then all.
        Passes passes(spec(), {.parameters = p.with(LieProbability, 0.2500001)});
        const Exploration coarse = passes.next(2);
        QVERIFY(coarse.refinable && !layerIn<Curve>(figureOf(coarse, "collection-delta"), "T against T′, simulated"));
        QVERIFY(layerIn<Curve>(figureOf(coarse, "collection-delta"), "normal approximation"));
        const Exploration first = passes.next(1);
        QVERIFY(first.refinable && first.progress > 0);
        QVERIFY(layerIn<Curve>(figureOf(first, "collection-delta"), "T against T′, simulated"));
        QVERIFY(!passes.next(1000).refinable);
    }

    // The release comes when there is time for it, and is exact.
    void listsManyOutcomesInALaterPass() {
        const Parameters p = with({"collection=00x50,11x30,01x10"});
        Passes passes(spec(), {.parameters = p});
        const Exploration coarse = passes.next(2);
        QVERIFY(coarse.refinable);
        QCOMPARE(reading(readoutNamed(coarse, "P(<i>ℓ</i>(<i>s</i>) > <i>ε</i>)").missing), std::string("…"));
        const Exploration fine = passes.next(1000);
        const CollectionRelease release = collectionRelease(0.25, p.records(Collection), p.records(Changed));
        VERIFY_CLOSE(readoutNamed(fine, "P(<i>ℓ</i>(<i>s</i>) > <i>ε</i>)").value, collectionViolation(release, 0.5),
                     1e-12);
        QCOMPARE(figureOf(coarse, "loss").x.range.upper, figureOf(fine, "loss").x.range.upper);
    }

    // A release of a million outcomes takes 24 MB: it is there for what is asked next of the same records while
    // somebody shows it, and neither the passes over a request nor pins hold it any longer.
    void remembersTheReleaseWhileItIsShown() {
        const Parameters p = with({"collection=00x100,11x60,01x20"});
        Passes passes(spec(), {.parameters = p});
        std::optional<Exploration> shown = passes.next(1000);
        QVERIFY(shown->kept);
        std::optional<Exploration> moved = vectorsAt(p.with(Epsilon, 0.7));
        QVERIFY(moved->kept == shown->kept);
        // In a frame without any time, too: what is marked moves with the hand.
        Passes frame(spec(), {.parameters = p.with(Epsilon, 0.9)});
        QVERIFY(readoutNamed(frame.next(0), "P(<i>ℓ</i>(<i>s</i>) > <i>ε</i>)").missing.empty());
        QVERIFY(vectorsAt(p.with(LieProbability, 0.3)).kept != shown->kept);

        PinMemory pins;
        Budget all;
        QVERIFY(!pins.explore(spec(), {.parameters = p}, all).kept);
        const std::weak_ptr<const void> release = shown->kept;
        shown.reset();
        QVERIFY(!release.expired());
        moved.reset();
        QVERIFY(release.expired());
        const Exploration again = vectorsAt(p);
        QVERIFY(again.kept);
    }

    void saysWhatCannotBeListed() {
        const Exploration answer = vectorsAt(with({"bits=12"}));
        QVERIFY(!answer.refinable);
        for (const char *id : {"loss", "collection-delta"})
            QVERIFY(reading(figureOf(answer, id).note).find("up to 5×10⁶;") != std::string::npos);
        QCOMPARE(reading(readoutNamed(answer, "median <i>ℓ</i>(<i>s</i>)").missing), std::string("not listed"));
        const Exploration truth = vectorsAt(with({"q=0"}));
        QVERIFY(reading(figureOf(truth, "loss").note).find("q = 0") != std::string::npos);
        QCOMPARE(reading(readoutNamed(truth, "median <i>ℓ</i>(<i>s</i>)").missing), std::string("does not apply"));
        const Exploration same = vectorsAt(with({"changed=000,011,101"}));
        QVERIFY(reading(same.sentence).find("the same collection") != std::string::npos);
        for (const Exploration *each : {&answer, &truth, &same})
            QCOMPARE(explorationComplaints(*each, true).join(QLatin1Char('\n')), QString());
    }

    // Logarithmic axes, of what is simulated too.
    void canBeLogarithmic() {
        for (const std::vector<std::string> &settings :
             {std::vector<std::string>{}, {"collection=0000x100,1111x100"}, {"q=0.5"}, {"collection=01"}}) {
            Request request{.parameters = with(settings)};
            for (const char *id : {"loss", "collection-delta", "anonymity", "presence", "distance"})
                request.views[id].yScale = Scale::Log;
            QCOMPARE(explorationComplaints(explored(spec(), request), false).join(QLatin1Char('\n')), QString());
        }
    }
};

HALFTRUTH_TEST(TestBitVectorExplorer)

#include "tst_bit_vector_explorer.moc"
