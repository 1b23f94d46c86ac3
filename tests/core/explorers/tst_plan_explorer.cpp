#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/figure/axes.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/required_people.h"
#include "core/math/domain/domain.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/trust/survey_planning.h"
#include "core/methods/accuracy_methods.h"
#include "core/quantities/quantities.h"
#include "core/scenario/solving.h"
#include "core/text/number_parser.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

double placeOf(const char *method) {
    const auto &methods = accuracyMethodsInMenu();
    return static_cast<double>(std::ranges::find(methods, std::string_view(method), &AccuracyMethod::id) -
                               methods.begin());
}

Parameters limits(double epsilonLimit, double alpha, double frame = 1e9) {
    return Parameters{}.with(Epsilon, epsilonLimit).with(Alpha, alpha).with(Frame, frame);
}

Parameters ofCoins(const Parameters &p, const char *method) {
    return p.with(ErrorOf, 1).with(ErrorMethod, placeOf(method));
}

Exploration planAt(const Parameters &parameters, int cells = 24) {
    const ExplorerSpec &explorer = explorerOf(QStringLiteral("plan"));
    return explore(explorer, {.parameters = explorer.fit(parameters), .columns = cells, .rows = cells});
}

/// The error that has a limit, by the quantities of the command line.
double errorOf(const Parameters &p, double q, double n) {
    const Parameters here = p.with(LieProbability, q).with(Population, n).with(Ones, std::round(p[Prior] * n));
    if (p[ErrorOf] == 0)
        return evaluate(*findQuantity("accuracy-total"), here);
    const AccuracyMethod &method = accuracyMethodsInMenu()[static_cast<std::size_t>(p[ErrorMethod])];
    return evaluate(*findQuantity(method.accuracyEntry.id), here);
}

} // namespace

class TestPlanExplorer : public QObject {
    Q_OBJECT

private slots:
    // Where one q alone would do with all people there is no line, and no dot that looks like a plan.
    void noDotWithoutAPlan() {
        const Exploration answer = planAt(limits(1, 1e-6));
        for (const char *id : {"map", "people"})
            for (const Layer &layer : figureOf(answer, id).layers) {
                if (const auto *curve = std::get_if<Curve>(&layer))
                    QVERIFY2(curve->x.size() != 1, id);
                QVERIFY2(!std::holds_alternative<Points>(layer), id);
            }
    }

    // --- the map -----------------------------------------------------------------------------------------------

    void everyCellIsTheLargerRatio_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<bool>("byEpsilon");
        for (const char *method : {"", "normal", "hoeffding", "exact", "chernoff"})
            for (const bool byEpsilon : {false, true})
                QTest::addRow("%s %d", method, byEpsilon) << QString::fromLatin1(method) << byEpsilon;
    }
    void everyCellIsTheLargerRatio() {
        QFETCH(const QString, method);
        QFETCH(const bool, byEpsilon);
        Parameters p = limits(0.8, 0.07).with(PrivacyAxis, byEpsilon).with(Beta, 0.1);
        p = method.isEmpty() ? p.with(Frame, 4000).with(DesignEffect, 1.4) : ofCoins(p, qPrintable(method));
        const Exploration answer = planAt(p, 16);
        const HeatMap &map = *heatMap(figureOf(answer, "map"));
        bool kept = false;
        bool broken = false;
        for (std::size_t row = 0; row < map.ys.size(); ++row)
            for (std::size_t column = 0; column < map.xs.size(); ++column) {
                const double q = byEpsilon ? lieProbability(map.xs[column]) : map.xs[column];
                const double larger = std::max(epsilon(q) / 0.8, errorOf(p, q, map.ys[row]) / 0.07);
                const double value = map.values[row * map.xs.size() + column];
                // Also where it is beyond the ends of the colours: it is read there.
                QVERIFY(std::fabs(value - std::log(larger)) < 1e-6 * std::max(1.0, std::fabs(value)));
                VERIFY_CLOSE(map.colours.told(std::log(larger)), larger, 1e-12);
                kept = kept || value < 0;
                broken = broken || value > 0;
            }
        QVERIFY(kept && broken);
        QVERIFY(std::ranges::all_of(map.ys, [&](double n) { return n == std::round(n) && n <= p[Frame]; }));
    }

    // --- words and digits --------------------------------------------------------------------------------------

    // ε is the same number here as in the explorer of one answer; where the limit is nearer, with the digits that
    // tell.
    void epsilonIsToldAsElsewhere() {
        const auto toldBeside = [](double limit) {
            const Readout readout =
                readoutNamed(planAt(limits(limit, 0.1).with(LieProbability, 0.2)), "<i>ε</i> of one answer");
            const Number shown = shownNumber(readout);
            return QString::fromStdString(displayNumber(shown.value, shown.digits, shown.rounding));
        };
        QCOMPARE(toldBeside(0.5), QStringLiteral("1.387")); // a guarantee is rounded up, as in every explorer
        QCOMPARE(toldBeside(2), QStringLiteral("1.387"));
        QCOMPARE(toldBeside(1.386), QStringLiteral("1.387"));   // ln 4 = 1.38629…: broken, and said so
        QCOMPARE(toldBeside(1.3864), QStringLiteral("1.3863")); // kept, and said so
        QCOMPARE(toldBeside(std::log(4.0)), QStringLiteral("1.38629436112")); // kept, and no more than that
        const std::string sentence = english(planAt(limits(0.5, 0.1).with(LieProbability, 0.2)).sentence);
        QVERIFY2(sentence.find("ε is 1.387,") != std::string::npos, sentence.c_str());
    }

    // The least q depends on the limit of ε alone, and so do the digits it is told with; rounded up, it keeps it.
    void theLeastQIsToldAlike() {
        for (const double alpha : {0.2, 0.1, 0.05}) {
            const Exploration answer = planAt(limits(0.5, alpha));
            const Number shown = shownNumber(readoutNamed(answer, "least <i>q</i> for the limit of <i>ε</i>"));
            QCOMPARE(QString::fromStdString(displayNumber(shown.value, shown.digits, shown.rounding)),
                     QStringLiteral("0.377541")); // 1/(1 + e^0.5) = 0.3775406688
            QCOMPARE(answer.offer->values.at(0).second, 0.377541);
        }
        // Where so many would ask one person more there are more of them, and still they are rounded up.
        QCOMPARE(planAt(limits(0.5, 0.02)).offer->values.at(0).second, 0.3775407);
    }

    // Only what a bound or the count itself promises is "at least" so.
    void anApproximationIsSaidToBeOne() {
        for (const AccuracyMethod &method : accuracyMethodsInMenu()) {
            const Exploration answer = planAt(ofCoins(limits(1, 0.1), method.id.data()));
            const std::string sentence = english(answer.sentence);
            const bool about = method.direction == Direction::About;
            QCOMPARE(sentence.find("with about 95 % confidence") != std::string::npos, about);
            QCOMPARE(sentence.find("with at least 95 % confidence") != std::string::npos, !about);
            QCOMPARE(english(figureOf(answer, "map").caption).find("at most β") == std::string::npos, about);
        }
        QVERIFY(english(planAt(limits(1, 0.1)).sentence).find("with about 95 %") != std::string::npos);
    }

    // --- the border --------------------------------------------------------------------------------------------

    // The line on which the error is at its limit: enough people on it, too few just below.
    void theBorderIsThePeopleNeeded_data() {
        QTest::addColumn<QString>("method");
        for (const char *method : {"", "normal", "hoeffding", "exact"})
            QTest::newRow(method) << QString::fromLatin1(method);
    }
    void theBorderIsThePeopleNeeded() {
        QFETCH(const QString, method);
        Parameters p = limits(0.8, 0.05);
        p = method.isEmpty() ? p.with(Frame, 3000) : ofCoins(p, qPrintable(method));
        const Exploration answer = planAt(p);
        const auto &border = layerOf<Curve>(figureOf(answer, "map"), "error = 0.05");
        QVERIFY(border.x.size() > 10);
        QCOMPARE(border.role, method.isEmpty() || method == QLatin1String("normal") ? Role::Approximation
                              : method == QLatin1String("exact")                    ? Role::Exact
                                                                                    : Role::Bound);
        for (std::size_t i = 0; i < border.x.size(); ++i) {
            const double q = border.x[i];
            const double n = border.y[i];
            if (method == QLatin1String("exact")) { // a saw: the start of its unbroken run
                QCOMPARE(n, requiredPeopleExact(q, 0.3, 0.05, 0.05).fromOn);
                continue;
            }
            QVERIFY(errorOf(p, q, n) <= 0.05 * (1 + 1e-14));
            if (n > 1)
                QVERIFY(errorOf(p, q, n - 1) > 0.05 * (1 - 1e-14));
        }
    }

    // Next to q = 1/2 too, as far as there are people; a chart that is zoomed has people of its own.
    void theBorderReachesAllPeople() {
        const Parameters p = limits(0.5, 0.1).with(Population, 1e9);
        for (const char *id : {"map", "people"}) {
            const Exploration answer = planAt(p);
            const Figure &figure = figureOf(answer, id);
            const auto &border = layerOf<Curve>(figure, figure.id == "map" ? "error = 0.1" : "coins and sample");
            QVERIFY2(border.y.back() > 5e8, qPrintable(QString::number(border.y.back())));
            const ExplorerSpec &explorer = explorerOf(QStringLiteral("plan"));
            const Figure zoomed = figureOf(explore(explorer, {.parameters = explorer.fit(p),
                                                              .views = {{id, {.x = Interval{0.4, 0.45}}}},
                                                              .columns = 24,
                                                              .rows = 24}),
                                           id);
            const auto &part = layerOf<Curve>(zoomed, figure.id == "map" ? "error = 0.1" : "coins and sample");
            QVERIFY(part.x.size() > 10);
            for (std::size_t i = 0; i < part.x.size(); ++i)
                QVERIFY(errorOf(p, part.x[i], part.y[i]) <= 0.1 * (1 + 1e-14) &&
                        errorOf(p, part.x[i], part.y[i] - 1) > 0.1 * (1 - 1e-14));
        }
    }

    // --- the cheapest corner -----------------------------------------------------------------------------------

    // Of all q and n that keep both limits none has fewer people.
    void noPlanIsCheaper_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<double>("epsilonLimit");
        QTest::addColumn<double>("alpha");
        for (const char *method : {"", "normal", "hoeffding", "chebyshev", "bernstein"})
            for (const double epsilonLimit : {0.7, 1.5, 4.0})
                for (const double alpha : {0.15, 0.4})
                    QTest::addRow("%s %g %g", method, epsilonLimit, alpha)
                        << QString::fromLatin1(method) << epsilonLimit << alpha;
    }
    void noPlanIsCheaper() {
        QFETCH(const QString, method);
        QFETCH(const double, epsilonLimit);
        QFETCH(const double, alpha);
        Parameters p = limits(epsilonLimit, alpha);
        p = method.isEmpty() ? p.with(Frame, 900) : ofCoins(p.with(Frame, 900), qPrintable(method));
        double least = HUGE_VAL;
        const double first = lieProbability(epsilonLimit);
        for (int i = 0; i <= 200; ++i) {
            const double q = i == 0 ? first : first + (0.4999 - first) * i / 200;
            for (int n = 1; n <= 900 && n < least; ++n)
                if (epsilon(q) <= epsilonLimit * (1 + 1e-15) && errorOf(p, q, n) <= alpha)
                    least = n;
        }
        const Exploration answer = planAt(p);
        const Readout &people = readoutNamed(answer, "people, cheapest plan");
        if (std::isinf(least))
            QVERIFY(!people.missing.empty());
        else
            QCOMPARE(people.value, least);
    }

    // What is shown of it keeps both limits when it is typed, and so does what is taken over; then nothing is
    // offered.
    void theOfferKeepsBothLimits_data() { noPlanIsCheaper_data(); }
    void theOfferKeepsBothLimits() {
        QFETCH(const QString, method);
        QFETCH(const double, epsilonLimit);
        QFETCH(const double, alpha);
        Parameters p = limits(epsilonLimit, alpha);
        p = method.isEmpty() ? p.with(Frame, 900) : ofCoins(p.with(Frame, 900), qPrintable(method));
        const Exploration answer = planAt(p);
        const Readout &people = readoutNamed(answer, "people, cheapest plan");
        QCOMPARE(answer.offer.has_value(), people.missing.empty());
        const Number shown = shownNumber(readoutNamed(answer, "least <i>q</i> for the limit of <i>ε</i>"));
        const double typed = *parseNumber(displayNumber(shown.value, shown.digits, shown.rounding));
        QVERIFY(epsilon(typed) <= epsilonLimit);
        if (!answer.offer)
            return;
        QCOMPARE(answer.offer->values.at(0), (std::pair<ParameterId, double>(LieProbability, typed)));
        QCOMPARE(answer.offer->values.at(1), (std::pair<ParameterId, double>(Population, people.value)));
        QVERIFY(errorOf(p, typed, people.value) <= alpha * (1 + 1e-14));
        QVERIFY(!planAt(p.with(LieProbability, typed).with(Population, people.value)).offer);
    }

    // More invitations than there are people are told beside the answer.
    void tooManyInvitationsAreTold() {
        const Parameters p = limits(1, 0.03).with(Frame, 5000).with(ResponseRate, 0.6);
        const Exploration answer = planAt(p);
        const Readout &invited = readoutNamed(answer, "people to invite");
        QVERIFY(invited.chip && invited.value > 5000);
        QCOMPARE(english(invited.unit), std::string("of 5000"));
        const auto &layers = figureOf(answer, "map").layers;
        QVERIFY(std::ranges::any_of(layers, [](const Layer &each) {
            const auto *note = std::get_if<Annotation>(&each);
            return note && english(note->text).ends_with("more than can be had");
        }));
        QVERIFY(!readoutNamed(planAt(p.with(ResponseRate, 1)), "people to invite").chip);
    }

    // The exact one starts where every larger number is enough, and one fewer isn't.
    void theExactCornerHoldsAndOneFewerFails() {
        const Parameters p = ofCoins(limits(0.9, 0.08), "exact");
        const Exploration answer = planAt(p);
        const double q = readoutOf(answer, "least <i>q</i> for the limit of <i>ε</i>");
        const auto n = static_cast<std::int64_t>(readoutOf(answer, "people, cheapest plan"));
        const auto failure = [&](std::int64_t people) {
            return failureExact(q, people, std::llround(0.3 * static_cast<double>(people)), 0.08);
        };
        QVERIFY(epsilon(q) <= 0.9 && epsilon(std::nextafter(q, 0)) > 0.9 * (1 - 1e-15));
        QVERIFY(failure(n) <= 0.05 && failure(n - 1) > 0.05);
        for (std::int64_t more = n; more < n + 300; ++more)
            QVERIFY(failure(more) <= 0.05);
        const auto &corner = layerOf<Points>(figureOf(answer, "map"), "cheapest");
        QCOMPARE(corner.x, std::vector{q});
        QCOMPARE(corner.y, std::vector{static_cast<double>(n)});
        // Bounds and the exact distribution say what they are.
        QCOMPARE(readoutNamed(answer, "people, cheapest plan").direction, Direction::Exact);
        QCOMPARE(readoutNamed(planAt(ofCoins(p, "hoeffding")), "people, cheapest plan").direction, Direction::AtMost);
        QCOMPARE(readoutNamed(planAt(limits(0.9, 0.08)), "people, cheapest plan").direction, Direction::About);
    }

    // What is said of q has so many digits that it keeps ε, and that no more people are needed with it.
    void theSentenceHolds() {
        for (const double epsilonLimit : {0.5, 1.0, 2.0}) {
            const Exploration answer = planAt(limits(epsilonLimit, 0.05).with(ResponseRate, 0.6));
            const std::string said = reading(answer.sentence);
            const double n = readoutOf(answer, "people, cheapest plan");
            const auto bold = [&](const char *before) {
                const std::size_t from = said.find(before) + std::string(before).size();
                std::string digits = said.substr(from, said.find('<', from) - from);
                std::erase_if(digits, [](char c) { return c != '.' && (c < '0' || c > '9'); });
                return std::stod(digits);
            };
            const double q = bold("<i>q</i> = <b>");
            QVERIFY(epsilon(q) <= epsilonLimit);
            QCOMPARE(requiredNTotal({.q = q, .prevalence = 0.3, .frame = 1e9}, 0.05, 0.05), n);
            QCOMPARE(bold("ask <b>"), n);
            QCOMPARE(bold("invite <b>"), std::ceil(n / 0.6));
        }
    }

    void everybodyIsNotEnough() {
        // math: section 12
        const Exploration answer = planAt(limits(std::log(3.0), 0.02, 2000).with(LieProbability, 0.25));
        QVERIFY(!readoutNamed(answer, "people, cheapest plan").missing.empty());
        QVERIFY(!readoutNamed(answer, "people to invite").missing.empty());
        QVERIFY(reading(answer.sentence).find("not even all <b>2000</b> people are enough") != std::string::npos);
        const Figure &map = figureOf(answer, "map");
        QVERIFY(
            std::ranges::none_of(map.layers, [](const Layer &each) { return std::holds_alternative<Points>(each); }));
        // A hair more is: N = ∞ takes 9220.
        QCOMPARE(readoutOf(planAt(limits(std::log(3.0) * (1 + 1e-12), 0.02)), "people, cheapest plan"), 9220.0);
    }

    void moreInvitationsThanPeople() {
        const Exploration answer = planAt(limits(1, 0.03, 5000).with(ResponseRate, 0.6));
        const std::string said = reading(answer.sentence);
        QVERIFY2(said.find("<b>6822</b> invitations, more than the 5000 people there are") != std::string::npos,
                 said.c_str());
        QCOMPARE(readoutOf(answer, "people, cheapest plan"), 4093.0);
        const auto &layers = figureOf(answer, "map").layers;
        QVERIFY(std::ranges::any_of(layers, [](const Layer &each) {
            const auto *marker = std::get_if<Marker>(&each);
            return marker && !marker->parameter && marker->value == 3000;
        }));
    }

    // --- the chosen q and n ------------------------------------------------------------------------------------

    void bothErrorsAreThere() {
        const Parameters p = limits(2, 0.1).with(LieProbability, 0.2).with(Population, 500).with(DesignEffect, 2);
        for (const double of : {0.0, 1.0}) {
            const Exploration answer = planAt(p.with(ErrorOf, of));
            VERIFY_CLOSE(readoutOf(answer, "error of these people's share, normal"), accuracyNormal(0.2, 500, 0.05),
                         1e-15);
            VERIFY_CLOSE(readoutOf(answer, "error of the population's share"),
                         1.959963984540054 *
                             std::sqrt(2 * 0.21 / 500 * (1e9 - 500) / (1e9 - 1) + estimatorVariance(0.2, 500)),
                         1e-13);
            // The one that has the limit is the chip.
            QCOMPARE(readoutNamed(answer, "error of the population's share").chip, of == 0);
            QCOMPARE(readoutNamed(answer, "error of these people's share, normal").chip, of == 1);
        }
    }

    // The limit that binds, and what would relax it: each remedy by itself.
    void remediesDo() {
        const Parameters p = limits(1.2, 0.05).with(LieProbability, 0.25).with(Population, 800);
        const Exploration answer = planAt(p);
        QCOMPARE(reading(readoutNamed(answer, "limit that binds").missing), std::string("the error"));
        const double n = readoutOf(answer, "people needed at this <i>q</i>");
        QCOMPARE(n, 1476.0); // math: section 12
        QVERIFY(errorOf(p, 0.25, n) <= 0.05 && errorOf(p, 0.25, n - 1) > 0.05);
        const double q = readoutOf(answer, "largest <i>q</i> with these people");
        QVERIFY(errorOf(p, q, 800) <= 0.05 * (1 + 1e-14) && errorOf(p, q * (1 + 1e-9), 800) > 0.05);
        QVERIFY(reading(readoutNamed(answer, "limit that binds").help).find("1476 people at this q") !=
                std::string::npos);
        // With other limits it is ε.
        const Exploration stricter = planAt(p.with(Epsilon, 0.3).with(Alpha, 0.3));
        QCOMPARE(reading(readoutNamed(stricter, "limit that binds").missing), std::string("ε"));
        // Where both are broken neither remedy is enough by itself.
        const Exploration neither = planAt(p.with(Epsilon, 0.3));
        QCOMPARE(reading(readoutNamed(neither, "limit that binds").missing), std::string("both"));
        const std::string help = reading(readoutNamed(neither, "limit that binds").help);
        QVERIFY2(help.find("ε is 1.099, its limit 0.3") != std::string::npos, help.c_str());
        QVERIFY2(help.find("1476 people at this q") != std::string::npos, help.c_str());
        // What is said of the point.
        const auto says = [&](double limit, double alpha) { return reading(planAt(limits(limit, alpha)).sentence); };
        QVERIFY(says(1.2, 0.2).find("keep both limits") != std::string::npos);
        QVERIFY(says(0.5, 0.2).find("but ε is") != std::string::npos);
        QVERIFY(says(1.2, 0.05).find("but the error is") != std::string::npos);
        QVERIFY(says(0.5, 0.05).find("keep neither") != std::string::npos);
    }

    void whoAlwaysSaysNoBiases() {
        const Parameters p = limits(1.2, 0.05).with(LieProbability, 0.25).with(Refusal, 0.05);
        const Exploration answer = planAt(p);
        // (1 − w)(q + π(1 − 2q)) yes answers are expected.
        const double bias = ((1 - 0.05) * (0.25 + 0.3 * 0.5) - 0.25) / 0.5 - 0.3;
        VERIFY_CLOSE(readoutOf(answer, "bias if a share always says no"), bias, 1e-12);
        const auto &line = layerOf<Curve>(figureOf(answer, "error"), "bias of those who always say no");
        for (const double y : line.y)
            VERIFY_CLOSE(y, -bias, 1e-12);
    }

    void costsAreLines() {
        const Exploration answer = planAt(limits(1, 0.05).with(Price, 2.5));
        VERIFY_CLOSE(readoutOf(answer, "its cost"), 2.5 * readoutOf(answer, "people, cheapest plan"), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "cost of <i>n</i> answers"), 500, 1e-15);
        int lines = 0;
        for (const Layer &layer : figureOf(answer, "map").layers)
            if (const auto *contour = std::get_if<Contour>(&layer)) {
                ++lines;
                for (const double n : contour->lines.front().y)
                    VERIFY_CLOSE(n * 2.5, contour->level, 1e-12);
            }
        QVERIFY(lines > 1);
        const Exploration free = planAt(limits(1, 0.05));
        for (const Layer &layer : figureOf(free, "map").layers)
            QVERIFY(!std::holds_alternative<Contour>(layer));
    }

    // P(error > α) ≤ β is what keeps within a limit, P(error ≥ α) ≤ β below: at an error that the count can make the
    // two differ, and whoever reads both reads which is which.
    void withinIsNotBelow() {
        const Parameters p = ofCoins(limits(1.2, 0.05), "exact").with(LieProbability, 0.24).with(Population, 1000);
        const Exploration answer = planAt(p);
        VERIFY_CLOSE(readoutOf(answer, "error of these people's share, exact"), 0.05, 1e-12);
        QVERIFY(readoutOf(answer, "people needed at this <i>q</i>") > 1000);
        const std::string said = english(answer.sentence);
        QVERIFY2(said.starts_with("For an error of the share of the people asked below 5 points with at least 95 % "
                                  "confidence"),
                 said.c_str());
        QVERIFY2(said.find("the error within ±5 points") != std::string::npos, said.c_str());
        QVERIFY(english(readoutNamed(answer, "people needed at this <i>q</i>").help).find("below its limit") !=
                std::string::npos);
        const Readout &q = readoutNamed(answer, "largest <i>q</i> with these people");
        QVERIFY(q.value < 0.24 && english(q.help).find("below its limit") != std::string::npos);
    }

    // Beside the population's error the method is of what stands beside it, and its row says so.
    void theMethodIsOfTheCoins() {
        const ExplorerSpec &explorer = explorerOf(QStringLiteral("plan"));
        const auto name = [&](const Parameters &p) { return english(explorer.useAt(ErrorMethod, p)->name()); };
        QCOMPARE(name(limits(1, 0.1)), std::string("coins alone by"));
        QCOMPARE(name(ofCoins(limits(1, 0.1), "exact")), std::string("coins' error by"));
    }

    // A found q stands with few digits, on the side where what is promised of it still holds.
    void whatIsFoundIsToldShortly() {
        Request request{.parameters = limits(1.2, 0.05).with(LieProbability, 0.166112870364755)};
        const auto said = [&] { return english(explore(explorerOf(QStringLiteral("plan")), request).sentence); };
        QVERIFY2(said().find("q = 0.166112870364755 and") != std::string::npos, said().c_str());
        request.found = Found{.id = LieProbability, .rounding = Rounding::Down};
        QVERIFY2(said().find("q = 0.166112 and") != std::string::npos, said().c_str());
        request.found->rounding = Rounding::Up;
        QVERIFY2(said().find("q = 0.166113 and") != std::string::npos, said().c_str());
    }

    // --- solving -----------------------------------------------------------------------------------------------

    // What the panel solves for is what the readouts say.
    void solvesForWhatIsShown() {
        const ExplorerSpec &explorer = explorerOf(QStringLiteral("plan"));
        const auto found = [&](const Parameters &set, ParameterId unknown, const char *relation) {
            return solved(explorer, explorer.fit(set), {.unknown = unknown, .relation = relation}).solution.value;
        };
        const Parameters p = limits(1.2, 0.05).with(Population, 800);
        const Exploration answer = planAt(p);
        QCOMPARE(*found(p, Population, "required-n-total"), readoutOf(answer, "people needed at this <i>q</i>"));
        VERIFY_CLOSE(*found(p, LieProbability, "required-n-total"),
                     readoutOf(answer, "largest <i>q</i> with these people"), 1e-15);
        VERIFY_CLOSE(*found(p, LieProbability, "epsilon"),
                     readoutOf(answer, "least <i>q</i> for the limit of <i>ε</i>"), 1e-15);
        for (const AccuracyMethod &method : accuracyMethods()) {
            const Parameters of = ofCoins(p, std::string(method.id).c_str());
            const Exploration coins = planAt(of);
            const auto people = found(of, Population, method.relationEntry.id.data());
            QVERIFY2(people.has_value(), method.id.data());
            QCOMPARE(*people, readoutOf(coins, "people needed at this <i>q</i>"));
        }
        // Only what is about the chosen error.
        QVERIFY(canSolve(explorer, explorer.fit(p), {.unknown = Population, .relation = "required-n-total"}));
        QVERIFY(!canSolve(explorer, explorer.fit(p), {.unknown = Population, .relation = "accuracy-normal"}));
        const Parameters coins = explorer.fit(ofCoins(p, "normal"));
        QVERIFY(!canSolve(explorer, coins, {.unknown = Population, .relation = "required-n-total"}));
        QVERIFY(canSolve(explorer, coins, {.unknown = Population, .relation = "accuracy-normal"}));
        QVERIFY(!canSolve(explorer, coins, {.unknown = Population, .relation = "accuracy-exact"}));
    }

    // No more can be asked than there are; what was set stays.
    void peopleEndAtTheFrame() {
        const ExplorerSpec &explorer = explorerOf(QStringLiteral("plan"));
        const Parameters fit = explorer.fit(Parameters{}.with(Population, 5000).with(Frame, 900));
        QCOMPARE(fit[Population], 900.0);
        QCOMPARE(fit[Frame], 900.0);
    }
};

HALFTRUTH_TEST(TestPlanExplorer)
#include "tst_plan_explorer.moc"
