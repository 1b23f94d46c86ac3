#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

/// Where a number stands on an axis, as a part of what the axis shows.
double placed(const Axis &axis, double value) {
    if (axis.scale == Scale::Linear)
        return (value - axis.range.lower) / axis.range.width();
    return std::log(value / axis.range.lower) / std::log(axis.range.upper / axis.range.lower);
}

struct Place {
    double x;
    double y;
};
Place placeOf(const Figure &figure, const Curve &curve, std::size_t i) {
    return {placed(figure.x, curve.x[i]), placed(figure.y, curve.y[i])};
}

bool drawnAsComputed(const Curve &curve) {
    return (curve.role == Role::Exact || curve.role == Role::Bound || curve.role == Role::Approximation) &&
           curve.x.size() > 2 && std::ranges::is_sorted(curve.x, std::ranges::less_equal{});
}

/// The height of the line from point to point at x.
std::optional<double> heightAt(const Figure &figure, const Curve &curve, double x) {
    for (std::size_t i = 1; i < curve.x.size(); ++i)
        if (curve.x[i - 1] <= x && x <= curve.x[i]) {
            const Place a = placeOf(figure, curve, i - 1);
            const Place b = placeOf(figure, curve, i);
            return a.y + (b.y - a.y) * (placed(figure.x, x) - a.x) / (b.x - a.x);
        }
    return std::nullopt;
}

/// Those with more teeth or steps than points: of few people, answers or rounds each is one, and the line joins some.
bool isSaw(const std::string &figure) {
    static const std::set<std::string> saws{"accuracy/coverage", "accuracy/required", "survey/coverage",
                                            "survey/power",      "survey/groups",     "repeated/slack",
                                            "trust/confidence"};
    return saws.contains(figure);
}

/// The piece beside the sharpest bend in sight: where the line is farthest from what it joins, if anywhere.
std::optional<std::size_t> bentPiece(const Figure &figure, const Curve &curve) {
    std::optional<std::size_t> sharpest;
    double most = 0;
    for (std::size_t i = 1; i + 1 < curve.x.size(); ++i) {
        const Place a = placeOf(figure, curve, i - 1);
        const Place b = placeOf(figure, curve, i);
        const Place c = placeOf(figure, curve, i + 1);
        const double straight = a.y + (c.y - a.y) * (b.x - a.x) / (c.x - a.x);
        if (b.y < 0 || b.y > 1 || b.x < 0 || b.x > 1 || !std::isfinite(straight))
            continue;
        if (std::fabs(b.y - straight) > most) {
            most = std::fabs(b.y - straight);
            sharpest = b.x - a.x > c.x - b.x ? i - 1 : i;
        }
    }
    return sharpest;
}

} // namespace

class TestChords : public QObject {
    Q_OBJECT

private slots:
    void lineIsWhereTheCurveIs_data() {
        QTest::addColumn<QString>("id");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(each.id.data()) << QString::fromUtf8(each.id.data());
    }
    // At its sharpest bend each curve is zoomed into, where it has more points: they lie on the line that was drawn.
    void lineIsWhereTheCurveIs() {
        QFETCH(const QString, id);
        const ExplorerSpec &explorer = explorerOf(id);
        const Parameters start = explorer.defaults();
        const std::vector<Parameters> all{start, start.with(LieProbability, 0.01),
                                          start.with(LieProbability, 0.45).with(Population, 1e5),
                                          start.with(Population, 1e9), start.with(Population, 10)};
        for (const Parameters &each : testing::oneIn(3, all)) {
            const Parameters chosen = explorer.fit(each);
            const Exploration whole = explore(explorer, {.parameters = chosen});
            for (const Figure &figure : whole.figures)
                for (const Layer &layer : figure.layers)
                    if (const auto *curve = std::get_if<Curve>(&layer); curve && drawnAsComputed(*curve))
                        compareAtBend(explorer, chosen, figure, *curve);
        }
    }

private:
    static void compareAtBend(const ExplorerSpec &explorer, const Parameters &chosen, const Figure &figure,
                              const Curve &curve) {
        const auto piece = bentPiece(figure, curve);
        const std::string where = std::string(explorer.id) + '/' + figure.id;
        if (!piece || isSaw(where))
            return;
        const Interval window{curve.x[*piece], curve.x[*piece + 1]};
        const Figure fine = figureOf(explore(explorer, {.parameters = chosen, .views = {{figure.id, {.x = window}}}}),
                                     figure.id.c_str());
        constexpr double seen = 0.01; // of the height
        for (const Layer &layer : fine.layers) {
            const auto *finer = std::get_if<Curve>(&layer);
            if (!finer || reading(finer->label) != reading(curve.label))
                continue;
            for (std::size_t i = 0; i < finer->x.size(); ++i) {
                const auto line = heightAt(figure, curve, finer->x[i]);
                const double here = placed(figure.y, finer->y[i]);
                if (line && std::isfinite(here))
                    QVERIFY2(std::fabs(*line - here) < seen,
                             qPrintable(
                                 QStringLiteral("%1, %2: the line is %3 % of the height away from %4 at %5")
                                     .arg(QString::fromStdString(where), QString::fromStdString(reading(curve.label)))
                                     .arg(100 * std::fabs(*line - here))
                                     .arg(finer->y[i])
                                     .arg(finer->x[i])));
            }
        }
    }
};

HALFTRUTH_TEST(TestChords)
#include "tst_chords.moc"
