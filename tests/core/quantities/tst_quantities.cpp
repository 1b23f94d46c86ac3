#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/math/vectors/bit_collection.h"
#include "core/methods/accuracy_methods.h"
#include "core/quantities/quantities.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

QByteArray nameOf(const QuantitySpec &quantity) {
    return {quantity.id.data(), static_cast<qsizetype>(quantity.id.size())};
}

QString complaintOf(const QuantitySpec &quantity, const Parameters &parameters) {
    try {
        static_cast<void>(evaluate(quantity, parameters));
    } catch (const std::domain_error &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("nothing");
}

/// The largest and smallest values of an input: the ends of its range where attained, next to them where not.
std::vector<double> endsOf(const ParameterUse &use, const Parameters &others) {
    if (use.id == Trials)
        return {1, 20}; // more take longer and are not otherwise
    const Range allowed = rangeOf(use, others);
    const SliderSpan slider = sliderSpan(use, others);
    std::vector<double> ends{slider.lower, slider.upper};
    for (const double end :
         {allowed.lower, allowed.upper, std::nextafter(allowed.lower, 1e308), std::nextafter(allowed.upper, -1e308)})
        if (std::isfinite(end) && allowed.contains(end))
            ends.push_back(end);
    std::ranges::sort(ends);
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    return ends;
}

/// Every combination of the ends of a quantity's inputs.
std::vector<Parameters> cornersOf(const QuantitySpec &quantity) {
    std::vector<Parameters> corners{fitted(quantity.inputs, Parameters{})};
    for (const ParameterUse &use : quantity.inputs) {
        if (use.valueKind() != ValueKind::Number)
            continue; // records have no ends: they stay at their defaults
        std::vector<Parameters> extended;
        for (const Parameters &corner : corners)
            for (const double end : endsOf(use, corner))
                extended.push_back(corner.with(use.id, end));
        corners = std::move(extended);
    }
    return corners;
}

std::string textOf(const QuantitySpec &quantity, const Parameters &parameters) {
    std::string text(quantity.id);
    for (const ParameterUse &use : quantity.inputs)
        text += " " + std::string(spec(use.id).name) + "=" + shortestText(parameters[use.id]);
    return text;
}

/// A value just beyond an end, and what must be said of it. Nothing where there is no double beyond it.
std::vector<double> justOutside(const Range &allowed) {
    std::vector<double> values{std::nan("")};
    if (allowed.integer) {
        values.insert(values.end(), {allowed.lower - 1, allowed.upper + 1, allowed.lower + 0.5});
        return values;
    }
    values.push_back(allowed.lowerOpen ? allowed.lower : std::nextafter(allowed.lower, -infinity));
    values.push_back(allowed.upperOpen ? allowed.upper : std::nextafter(allowed.upper, infinity));
    return values;
}

/// The defaults, or values at which a published bound with a condition applies: many people and much noise.
Parameters whereItApplies(const QuantitySpec &quantity) {
    const bool conditional = quantity.id.starts_with("shuffle-epsilon-") && quantity.direction == Direction::AtMost;
    return conditional ? Parameters{}.with(Population, 100000).with(LieProbability, 0.4) : Parameters{};
}

/// Only these have inputs that are fine one by one and impossible together: published bounds outside their
/// condition, a power to tell a prevalence from itself, two samples with the same device, Kuk's design with two equal
/// decks, and Warner's so near to q = 1/2 that p and q are the same double.
bool inputsMayClash(const QuantitySpec &quantity) {
    return quantity.id == "required-epsilon-hoeffding" || quantity.id.starts_with("shuffle-epsilon-") ||
           quantity.id.starts_with("warner-") || quantity.id.starts_with("fixed-database-") ||
           quantity.id.starts_with("kuk-") || quantity.id.starts_with("required-n-power") ||
           quantity.id.starts_with("required-n-groups") || quantity.id.starts_with("two-sample-") ||
           quantity.id == "required-n-total";
}

} // namespace

class TestQuantities : public QObject {
    Q_OBJECT

    static void addQuantityRows() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const QuantitySpec &quantity : quantityTable())
            QTest::newRow(nameOf(quantity).constData()) << index++;
    }
    static const QuantitySpec &quantityAt(int index) { return quantityTable()[static_cast<std::size_t>(index)]; }

private slots:
    void tableIsWellFormed_data() { addQuantityRows(); }
    void tableIsWellFormed() {
        QFETCH(int, index);
        const QuantitySpec &quantity = quantityAt(index);
        QCOMPARE(findQuantity(quantity.id), &quantity); // found by its id, which nothing before it has
        QVERIFY(!quantity.symbol.empty() && !quantity.name.empty() && !quantity.formula.empty() &&
                !quantity.source.empty());
        QVERIFY(quantity.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos);
        QVERIFY(quantity.function != nullptr && !quantity.inputs.empty());
        std::set<ParameterId> inputs;
        for (const ParameterUse &use : quantity.inputs) {
            QVERIFY(inputs.insert(use.id).second);
            if (use.valueKind() == ValueKind::Number && (use.id == Ones || use.id == Outcome || use.id == Samples))
                QVERIFY2(inputs.contains(Population), "n must come before what depends on it");
            if (use.id == Distance)
                QVERIFY2(inputs.contains(Bits), "L must come before what depends on it");
            if (use.id == Concentration)
                QVERIFY2(inputs.contains(Categories), "K must come before what depends on it");
        }
        // The names say what may be claimed.
        for (const AccuracyMethod &method : accuracyMethods())
            if (quantity.id.ends_with("-" + std::string(method.id)))
                QCOMPARE(quantity.direction, method.direction);
        for (const char *bound : {"bound", "bound-tight"})
            if (quantity.id.ends_with(std::string("-") + bound))
                QCOMPARE(quantity.direction, Direction::AtMost);
    }

    void aMaximumOverSomeOnesIsNotExact() {
        for (const char *id : {"shuffle-delta", "shuffle-epsilon"}) {
            const QuantitySpec &quantity = *findQuantity(id);
            QCOMPARE(directionAt(quantity, Parameters{}.with(Population, 1e6)), Direction::Exact);
            QCOMPARE(directionAt(quantity, Parameters{}.with(Population, 1e6 + 1)), Direction::AtLeast);
        }
    }

    void findsNothingElse() {
        for (const char *id : {"", "epsilo", "Epsilon", "count-pmf ", "no-such-quantity"})
            QVERIFY(!findQuantity(id));
    }

    void hasAValueAtItsDefaults_data() { addQuantityRows(); }
    void hasAValueAtItsDefaults() {
        QFETCH(int, index);
        const QuantitySpec &quantity = quantityAt(index);
        QVERIFY(fitted(quantity.inputs, Parameters{}) == Parameters{}); // the table's defaults fit every quantity
        const Parameters defaults = whereItApplies(quantity);
        const double value = evaluate(quantity, defaults);
        QVERIFY(std::isfinite(value));
        QCOMPARE(evaluate(quantity, defaults), value);
    }

    void dependsOnItsInputsOnly_data() { addQuantityRows(); }
    void dependsOnItsInputsOnly() {
        QFETCH(int, index);
        const QuantitySpec &quantity = quantityAt(index);
        Parameters spoilt = whereItApplies(quantity);
        const double value = evaluate(quantity, spoilt);
        for (const ParameterSpec &each : parameterTable())
            if (std::ranges::find(quantity.inputs, each.id, &ParameterUse::id) == quantity.inputs.end())
                spoilt = spoilt.with(each.id, std::nan(""));
        QCOMPARE(evaluate(quantity, spoilt), value);
    }

    void refusesWhatIsJustOutside_data() { addQuantityRows(); }
    void refusesWhatIsJustOutside() {
        QFETCH(int, index);
        const QuantitySpec &quantity = quantityAt(index);
        for (const ParameterUse &use : quantity.inputs) {
            if (use.valueKind() != ValueKind::Number)
                continue; // what is wrong with records has messages of its own
            const Range allowed = rangeOf(use, {});
            for (const double value : justOutside(allowed)) {
                const QString expected =
                    QStringLiteral("%1 must be in %2, but is %3")
                        .arg(QString::fromUtf8(spec(use.id).name.data()), QString::fromStdString(allowed.text()),
                             QString::fromStdString(shortestText(value)));
                // Of several issues the first is named: n moves the range of what follows it, not of what precedes.
                QCOMPARE(complaintOf(quantity, Parameters{}.with(use.id, value)), expected);
            }
        }
    }

    // At the ends of all inputs together there is a number, an infinity, or a reason; never a NaN or a crash.
    void survivesEveryCorner_data() { addQuantityRows(); }
    void survivesEveryCorner() {
        QFETCH(int, index);
        const QuantitySpec &quantity = quantityAt(index);
        const std::vector<Parameters> corners = cornersOf(quantity);
        // Many parameters have thousands of corners: a prime stride takes every end of each of them.
        const std::size_t stride = testing::longOr<std::size_t>(1, corners.size() > 1000  ? 43
                                                                   : corners.size() > 100 ? 5
                                                                                          : 1);
        for (std::size_t i = 0; i < corners.size(); i += stride) {
            const Parameters &corner = corners[i];
            const std::string text = textOf(quantity, corner);
            QVERIFY2(validate(corner, quantity.inputs).empty(), text.c_str());
            try {
                const double value = evaluate(quantity, corner);
                QVERIFY2(!std::isnan(value), text.c_str());
                if (quantity.id.starts_with("failure") || quantity.id == "count-pmf" || quantity.id == "count-cdf" ||
                    quantity.id.starts_with("violation") || quantity.id == "posterior" ||
                    quantity.id == "vector-probability")
                    QVERIFY2(value >= 0 && value <= 1, text.c_str());
            } catch (const std::domain_error &error) {
                QVERIFY2(inputsMayClash(quantity), (text + ": " + error.what()).c_str());
                QVERIFY2(QString::fromUtf8(error.what()).contains(QStringLiteral(" must be ")), error.what());
            } catch (const std::exception &error) {
                QFAIL((text + ": " + error.what()).c_str());
            }
        }
    }

    void boundsAreOnTheirSide_data() {
        QTest::addColumn<QString>("bound");
        QTest::addColumn<QString>("exact");
        for (const char *kind : {"accuracy", "failure"})
            for (const char *name : {"hoeffding", "chebyshev", "bernstein", "chernoff"})
                QTest::addRow("%s-%s", kind, name)
                    << QStringLiteral("%1-%2").arg(QLatin1String(kind), QLatin1String(name))
                    << QStringLiteral("%1-exact").arg(QLatin1String(kind));
        QTest::newRow("pram-error-bound")
            << QStringLiteral("pram-error-bound") << QStringLiteral("pram-error-bound-tight");
        QTest::newRow("pram-error-bound-tight")
            << QStringLiteral("pram-error-bound-tight") << QStringLiteral("pram-rms-error");
        QTest::newRow("estimator-variance-bound")
            << QStringLiteral("estimator-variance-bound") << QStringLiteral("estimator-variance");
    }
    void boundsAreOnTheirSide() {
        QFETCH(QString, bound);
        QFETCH(QString, exact);
        const QuantitySpec &upper = *findQuantity(bound.toStdString());
        const QuantitySpec &lower = *findQuantity(exact.toStdString());
        for (const double q : {0.0, 0.01, 0.25, 0.45})
            for (const double n : {1.0, 10.0, 200.0, 5000.0})
                for (const double share : {0.0, 0.3, 1.0})
                    for (const double beta : {1e-6, 0.05, 0.4})
                        for (const double alpha : {0.01, 0.1, 0.5}) {
                            const Parameters p = Parameters{}
                                                     .with(LieProbability, q)
                                                     .with(Population, n)
                                                     .with(Ones, std::floor(share * n))
                                                     .with(Samples, std::max(1.0, std::floor(share * n)))
                                                     .with(Beta, beta)
                                                     .with(Alpha, alpha)
                                                     .with(Epsilon, 10 * alpha);
                            QVERIFY2(evaluate(upper, p) >= evaluate(lower, p) * (1 - 1e-12),
                                     textOf(lower, p).c_str());
                        }
    }

    void simulationsSayHowSureTheyAre() {
        const Parameters p = Parameters{}.with(Bits, 2).with(Epsilon, 0.1);
        for (const char *id : {"two-type-divergence", "two-type-quantile", "two-type-violation", "two-type-delta"}) {
            const QString note = QString::fromStdString(english(notes(*findQuantity(id), p)));
            QVERIFY2(note.contains(QStringLiteral("standard error ")), qPrintable(note));
            QVERIFY2(note.contains(QStringLiteral("95 % within [")), qPrintable(note));
        }
    }

    void tooManyOutcomesPointAtTheSimulation() {
        const auto collection = [](std::string_view changed) {
            std::string text(changed);
            for (int i = 0; i < 30; ++i)
                text += ",000,111";
            return std::make_shared<const BitCollection>(parseBitCollection(text));
        };
        const QuantitySpec &quantity = *findQuantity("collection-delta");
        const QString limit =
            QStringLiteral("a release has at most 5000000 outcomes that can be enumerated, but that "
                           "of 61 records of 3 bits has 969443904");
        const Parameters two = Parameters{}.with(Collection, collection("111"));
        QCOMPARE(complaintOf(quantity, two.with(Changed, collection("000"))),
                 limit + QStringLiteral("; with its two kinds of records it can be simulated: two-type-delta with "
                                        "n = 61, ones = 30, bits = 3"));
        QCOMPARE(complaintOf(quantity, two.with(Changed, collection("001"))), limit);
    }

    void infinityIsWhereTheMathematicsSaysSo() {
        const auto value = [](const char *id, const Parameters &p) { return evaluate(*findQuantity(id), p); };
        QVERIFY(std::isinf(value("epsilon", Parameters{}.with(LieProbability, 0))));
        QCOMPARE(value("epsilon", Parameters{}.with(LieProbability, 0.5)), 0.0);
        VERIFY_CLOSE(value("epsilon", {}), std::log(3.0), 1e-15);
        QVERIFY(std::isinf(value("log-count-pmf", Parameters{}.with(LieProbability, 0))));
        QCOMPARE(value("log-count-pmf", Parameters{}.with(LieProbability, 0).with(Outcome, 60)), 0.0);
        const QuantitySpec &variance = *findQuantity("estimator-variance");
        QCOMPARE(complaintOf(variance, Parameters{}.with(LieProbability, 0.5)),
                 QStringLiteral("q must be in [0, 0.5), but is 0.5"));
        const QuantitySpec &ratio = *findQuantity("log-privacy-ratio");
        QCOMPARE(complaintOf(ratio, Parameters{}.with(LieProbability, 0)),
                 QStringLiteral("q must be in (0, 0.5], but is 0"));
        QCOMPARE(complaintOf(ratio, Parameters{}.with(Ones, 200)),
                 QStringLiteral("ones must be in {0, ..., 199}, but is 200"));
    }
};

HALFTRUTH_TEST(TestQuantities)
#include "tst_quantities.moc"
