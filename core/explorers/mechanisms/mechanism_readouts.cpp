#include "core/explorers/mechanisms/mechanism_choice.h"
#include "core/math/oracles/oracle_reports.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace halftruth {

namespace {

/// A readout of a crossing, or why there is none.
Readout crossingReadout(Text label, const std::optional<double> &value, Text unit, Text help) {
    return {.label = std::move(label),
            .value = value.value_or(0),
            .unit = std::move(unit),
            .missing = value ? Text() : tr("none"),
            .help = value ? std::move(help) : tr("GRR is better, or worse, at every value: they don't cross")};
}

/// Of the two with the same random bit the one that names a row, which is shorter than a seed: an example.
OracleId shorterReport(OracleId oracle) {
    return oracle == OracleId::BinaryLocalHashing ? OracleId::HadamardResponse : oracle;
}

} // namespace

std::vector<Readout> mechanismReadouts(const MechanismChoice &choice) {
    const OracleMethod &winner = choice.best();
    const auto ofFrequency = [&](std::string_view mechanism) {
        return tr("Of the estimated frequency with {n} people and {mechanism}",
                  "Of the estimated frequency with {n} person and {mechanism}", static_cast<double>(choice.n),
                  {{"mechanism", mechanism}});
    };
    std::vector<Readout> readouts{{.label = tr("standard error, best"),
                                   .value = choice.standardError(winner.oracle),
                                   .help = ofFrequency(winner.curve),
                                   .chip = true},
                                  {.label = tr("standard error, GRR"),
                                   .value = choice.standardError(OracleId::RandomizedResponse),
                                   .help = ofFrequency("GRR"),
                                   .chip = true}};
    // Of one curve the two mechanisms have reports of their own lengths.
    struct Reporting {
        OracleId oracle;
        Phrase name;
    };
    const auto reporting = [](const OracleMethod &method) -> std::vector<Reporting> {
        if (method.oracle != OracleId::BinaryLocalHashing)
            return {{method.oracle, method.curve}};
        return {{method.oracle, method.title}, {OracleId::HadamardResponse, phrase("Hadamard")}};
    };
    // The best first; those that are as good stand as in the chart.
    std::vector<OracleMethod> ranked(oracleMethodsDrawn().begin(), oracleMethodsDrawn().end());
    std::ranges::stable_sort(ranked, {}, [&](const OracleMethod &each) { return choice.variance(each.oracle); });
    const double lowest = choice.variance(ranked.front().oracle);
    const auto inTable = [](Phrase table, Phrase row, Text column) {
        return ReadoutPlace{.group = table, .row = row, .column = std::move(column)};
    };
    // One table of all would be wider than the panel.
    constexpr Phrase ranking = phrase("Ranking");
    constexpr Phrase reports = phrase("All categories, and one report");
    for (const OracleMethod &each : ranked) {
        const double variance = choice.variance(each.oracle);
        readouts.push_back({.label = tr("<i>n</i>·Var, {mechanism}", {{"mechanism", each.curve}}),
                            .value = variance,
                            .help = each.report,
                            .chip = &each == &ranked.front(),
                            .place = inTable(ranking, each.curve, tr("<i>n</i>·Var"))});
        Readout times{.label = tr("times the best, {mechanism}", {{"mechanism", each.curve}}),
                      .help = tr("Its variance over the lowest: so many times the people are needed"),
                      .place = inTable(ranking, each.curve, tr("× best"))};
        constexpr double rounding = 1e-12; // two that are the same formula written otherwise
        // Of those beyond the smallest number there is only the order.
        if (lowest > 0 && std::isfinite(variance / lowest))
            times.value = variance <= lowest * (1 + rounding) ? 1 : variance / lowest;
        else
            times.missing = tr("none");
        readouts.push_back(std::move(times));
    }
    // A table after the other: some have two reports, and would move the numbers of the ranking as they change
    // places.
    for (const OracleMethod &each : ranked)
        for (const auto &[oracle, name] : reporting(each)) {
            readouts.push_back(
                {.label = tr("largest error, {mechanism}", {{"mechanism", name}}),
                 .value = oracleLargestError(oracle, choice.epsilon, choice.categories, choice.n, choice.beta),
                 .direction = Direction::AtMost,
                 .help = tr("Of all K frequencies at once, with probability at least 1 − β: Bonferroni's union "
                            "of K bounds, Hoeffding's or Bernstein's, whichever is smaller"),
                 .place = inTable(reports, name, tr("largest of K"))});
            readouts.push_back({.label = tr("bits of a report, {mechanism}", {{"mechanism", name}}),
                                .value = oracleReportBits(oracle, choice.epsilon, choice.categories),
                                .unit = tr("bits"),
                                .help = exampleReport(oracle, choice),
                                .place = inTable(reports, name, tr("bits"))});
        }
    for (const OracleMethod &each : oracleMethodsCrossed())
        readouts.push_back(crossingReadout(tr("GRR = {mechanism} at <i>K</i>", {{"mechanism", each.title}}),
                                           choice.crossingCategories(each.oracle), {},
                                           tr("With fewer categories GRR is better, at this ε")));
    for (const OracleMethod &each : oracleMethodsCrossed())
        readouts.push_back(crossingReadout(tr("GRR = {mechanism} at <i>ε</i>", {{"mechanism", each.title}}),
                                           choice.crossingEpsilon(each.oracle), tr("nats"),
                                           tr("With a larger ε GRR is better, at this K")));
    return readouts;
}

Text mechanismSentence(const MechanismChoice &choice) {
    const OracleMethod &winner = choice.best();
    const Text estimates = tr(
        "For <i>ε</i> = <b>{epsilon}</b> and <b>{categories}</b> categories <b>{mechanism}</b> estimates best: with "
        "<b>{n}</b> people a frequency has a standard error of <b>{error}</b>.",
        "For <i>ε</i> = <b>{epsilon}</b> and <b>{categories}</b> categories <b>{mechanism}</b> estimates best: with "
        "<b>{n}</b> person a frequency has a standard error of <b>{error}</b>.",
        static_cast<double>(choice.n),
        {{"epsilon", asChosen(choice.epsilon)},
         {"categories", choice.categories},
         {"mechanism", winner.inWords},
         {"error", number(choice.standardError(winner.oracle), 3)}});
    const Text example =
        tr("For example: “{report}”", {{"report", exampleReport(shorterReport(winner.oracle), choice)}});
    if (winner.oracle == OracleId::RandomizedResponse)
        return sentences({estimates, tr("A report is just one of the categories."), example});
    const double more = choice.standardError(OracleId::RandomizedResponse) / choice.standardError(winner.oracle);
    return sentences(
        {estimates,
         tr("Generalized randomized response has <b>{times}</b> times that error.", {{"times", number(more, 3)}}),
         example});
}

} // namespace halftruth
