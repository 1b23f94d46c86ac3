#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/figure/axes.h"
#include "core/figure/tick_labels.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <vector>

using namespace halftruth;

namespace {

Axis axis(double lower, double upper, Scale scale = Scale::Linear, bool integer = false) {
    return {.title = phrase("axis"), .range = {lower, upper}, .scale = scale, .integer = integer};
}

/// The first digits of a step: 1, 2 or 5 when it is a good one.
double mantissa(double step) {
    return std::round(step / std::pow(10.0, std::floor(std::log10(step) + 1e-9)) * 1e6) / 1e6;
}

} // namespace

class TestAxes : public QObject {
    Q_OBJECT

private slots:
    void ticksOfKnownAxes_data() {
        QTest::addColumn<double>("lower");
        QTest::addColumn<double>("upper");
        QTest::addColumn<bool>("logarithmic");
        QTest::addColumn<bool>("integer");
        QTest::addColumn<int>("most");
        QTest::addColumn<QList<double>>("expected");
        QTest::newRow("q") << 0.0 << 0.5 << false << false << 6 << QList<double>{0, 0.1, 0.2, 0.3, 0.4, 0.5};
        QTest::newRow("outcomes") << -0.5 << 200.5 << false << true << 5 << QList<double>{0, 50, 100, 150, 200};
        QTest::newRow("both ends are ticks")
            << 0.0 << 10.0 << false << false << 10 << QList<double>{0, 2, 4, 6, 8, 10};
        QTest::newRow("signed") << -1.2 << 1.2 << false << false << 5 << QList<double>{-1, -0.5, 0, 0.5, 1};
        QTest::newRow("no normal number") << -5e-324 << 5e-324 << false << false << 3 << QList<double>{0};
        QTest::newRow("few integers") << -0.5 << 2.5 << false << true << 9 << QList<double>{0, 1, 2};
        QTest::newRow("decades") << 1e-3 << 1e3 << true << false << 7
                                 << QList<double>{1e-3, 1e-2, 0.1, 1, 10, 100, 1000};
        QTest::newRow("every other decade")
            << 1e-6 << 1.0 << true << false << 4 << QList<double>{1e-6, 1e-4, 1e-2, 1};
        QTest::newRow("very many decades")
            << 1e-300 << 1.0 << true << false << 4 << QList<double>{1e-300, 1e-200, 1e-100, 1};
        QTest::newRow("as many as there is room for")
            << -3.4 << 3.4 << false << false << 3 << QList<double>{-2, 0, 2};
        QTest::newRow("within a decade") << 1.0 << 10.0 << true << false << 5 << QList<double>{1, 2, 5, 10};
        QTest::newRow("less than a decade") << 2.0 << 4.0 << true << false << 5 << QList<double>{2, 2.5, 3, 3.5, 4};
        QTest::newRow("less than a decade of people") << 2.0 << 4.0 << true << true << 5 << QList<double>{2, 3, 4};
        QTest::newRow("people, far out") << 1e-3 << 1e2 << true << true << 6 << QList<double>{1, 10, 100};
    }
    void ticksOfKnownAxes() {
        QFETCH(double, lower);
        QFETCH(double, upper);
        QFETCH(bool, logarithmic);
        QFETCH(bool, integer);
        QFETCH(int, most);
        QFETCH(QList<double>, expected);
        const Ticks found = ticks(axis(lower, upper, logarithmic ? Scale::Log : Scale::Linear, integer), most);
        QCOMPARE(found.major.size(), static_cast<std::size_t>(expected.size()));
        for (std::size_t i = 0; i < found.major.size(); ++i)
            VERIFY_CLOSE(found.major[i], expected[static_cast<qsizetype>(i)], 1e-12);
    }

    /// However narrow or wide.
    void everyAxisHasTicksInTheEnd() {
        for (int power = -323; power <= 308; ++power)
            for (const double lower : {-1.0, 0.0, 1.0})
                for (const bool integer : {false, true}) {
                    const double unit = std::pow(10.0, power);
                    QVERIFY(ticks(axis(lower * unit, 1.5 * unit, Scale::Linear, integer), 8).major.size() <= 8);
                    if (lower > 0)
                        QVERIFY(ticks(axis(unit, 1.5 * unit, Scale::Log, integer), 8).major.size() <= 8);
                }
    }

    // One style of numbers within an axis.
    void labelsOfAnAxisHaveOnePower() {
        using Labels = std::vector<std::string>;
        const auto labels = [](double lower, double upper, int most) {
            return tickLabels(ticks(axis(lower, upper), most));
        };
        QVERIFY(labels(0, 2e-5, 5) == Labels({"0", "0.5×10⁻⁵", "1.0×10⁻⁵", "1.5×10⁻⁵", "2.0×10⁻⁵"}));
        QVERIFY(labels(-1.5e7, 1.5e7, 7) ==
                Labels({"−1.5×10⁷", "−1.0×10⁷", "−0.5×10⁷", "0", "0.5×10⁷", "1.0×10⁷", "1.5×10⁷"}));
        QVERIFY(labels(99999999, 100000001, 3) == Labels({"0.99999999×10⁸", "1.00000000×10⁸", "1.00000001×10⁸"}));
        // Whole ones have no point.
        QVERIFY(labels(0, 1e9, 6) == Labels({"0", "2×10⁸", "4×10⁸", "6×10⁸", "8×10⁸", "10⁹"}));
    }

    void powersAreShortWhereAsked() {
        using Labels = std::vector<std::string>;
        const auto labels = [](double lower, double upper, bool shortPowers) {
            return tickLabels(ticks(axis(lower, upper, Scale::Log), 8), shortPowers);
        };
        QVERIFY(labels(1, 1e4, true) == Labels({"10⁰", "10¹", "10²", "10³", "10⁴"}));
        QCOMPARE(labels(1, 1e4, false).front(), std::string("1"));
        QVERIFY(labels(1e-3, 1, true) == Labels({"10⁻³", "10⁻²", "10⁻¹", "10⁰"}));
        QVERIFY(labels(0.01, 1000, true) == Labels({"0.01", "0.1", "1", "10", "100", "1000"})); // nothing to gain
        for (const std::string &label : labels(2000, 50000, true)) // 2×10³ would be longer
            QVERIFY2(label.find("×") == std::string::npos, label.c_str());
    }

    void linearTicksKeepTheirPromises() {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> exponent(-12, 12);
        std::uniform_real_distribution<double> offset(-3, 3);
        for (int i = 0; i < 20000; ++i) {
            const double width = std::pow(10.0, exponent(random));
            const double lower = offset(random) * width;
            const int most = 1 + i % 12;
            const bool integer = i % 3 == 0;
            const Axis tested = axis(lower, lower + width, Scale::Linear, integer);
            const Ticks found = ticks(tested, most);
            QVERIFY(found.minor.empty());
            QVERIFY(found.major.size() <= static_cast<std::size_t>(most));
            QVERIFY(most < 4 || integer || found.major.size() >= 2);
            QVERIFY(std::set<double>({1, 2, 5}).contains(mantissa(found.step)));
            for (std::size_t k = 0; k < found.major.size(); ++k) {
                QVERIFY(found.major[k] >= lower - 1e-8 * found.step);
                QVERIFY(found.major[k] <= lower + width + 1e-8 * found.step);
                if (integer)
                    QCOMPARE(found.major[k], std::round(found.major[k]));
                if (k > 0)
                    VERIFY_CLOSE(found.major[k] - found.major[k - 1], found.step, 1e-9);
            }
        }
    }

    void logTicksKeepTheirPromises() {
        std::mt19937 random(2);
        std::uniform_real_distribution<double> exponent(-300, 300);
        std::uniform_real_distribution<double> decades(0.01, 1);
        for (int i = 0; i < 5000; ++i) {
            const double first = exponent(random) * (i % 2 == 0 ? 1 : 0.02);
            const double last = std::min(300.0, first + decades(random) * std::pow(10.0, i % 4));
            if (last - first < 0.01)
                continue;
            const Axis tested = axis(std::pow(10.0, first), std::pow(10.0, last), Scale::Log);
            const int most = 2 + i % 10;
            const Ticks found = ticks(tested, most);
            QVERIFY(found.major.size() <= static_cast<std::size_t>(most));
            QVERIFY(most < 4 || !found.major.empty());
            QVERIFY(std::ranges::is_sorted(found.major, std::ranges::less_equal{}));
            QVERIFY(std::ranges::is_sorted(found.minor, std::ranges::less_equal{}));
            for (const auto &each : {found.major, found.minor})
                for (const double value : each)
                    QVERIFY(value >= tested.range.lower * (1 - 1e-8) && value <= tested.range.upper * (1 + 1e-8));
            if (last - first > 3)
                for (const double value : found.major)
                    QVERIFY(std::fabs(std::log10(value) - std::round(std::log10(value))) < 1e-9);
        }
    }

    // Zoomed in until doubles run out, or not a window at all: few ticks or none, and an end.
    void ticksOfHopelessRangesEnd_data() {
        QTest::addColumn<double>("lower");
        QTest::addColumn<double>("upper");
        QTest::newRow("next doubles") << 0.25 << std::nextafter(0.25, 1);
        QTest::newRow("few doubles") << 1e9 << 1e9 + 1e-6;
        QTest::newRow("far from zero") << 1e300 << 1.0000000000000002e300;
        QTest::newRow("nothing") << 1.0 << 1.0;
        QTest::newRow("reversed") << 2.0 << 1.0;
        QTest::newRow("smallest") << 0.0 << 5e-324;
        QTest::newRow("largest") << 1.0 << std::numeric_limits<double>::max();
        QTest::newRow("more than the largest") << -1.7e308 << 1.7e308;
        QTest::newRow("not a number") << std::nan("") << 1.0;
        QTest::newRow("endless") << 1.0 << std::numeric_limits<double>::infinity();
    }
    void ticksOfHopelessRangesEnd() {
        QFETCH(double, lower);
        QFETCH(double, upper);
        for (const Scale scale : {Scale::Linear, Scale::Log})
            for (const bool integer : {false, true}) {
                const Ticks found = ticks(axis(lower, upper, scale, integer), 8);
                QVERIFY(found.major.size() <= 8);
                QVERIFY(std::ranges::is_sorted(found.major, std::ranges::less_equal{}));
            }
    }

    void namedTicksReplaceTheNumbers() {
        Axis answers = axis(-0.6, 1.6);
        answers.namedTicks = {{0, phrase("a no")}, {1, phrase("a yes")}, {2, phrase("out of sight")}};
        QCOMPARE(ticks(answers, 1).major, (std::vector<double>{0, 1}));
    }

    void spacedHitsBothEnds() {
        for (const auto &[lower, upper] : {std::pair{0.1, 0.3}, {1e-300, 1e300}, {1.0, 1e9}, {0.7, 0.7000000001}})
            for (const Scale scale : {Scale::Linear, Scale::Log})
                for (const int count : {2, 3, 7, 321}) {
                    const auto values = spaced({lower, upper}, scale, count);
                    QCOMPARE(values.size(), static_cast<std::size_t>(count));
                    QVERIFY(values.front() == lower && values.back() == upper);
                    // Distinct wherever doubles are fine enough.
                    QVERIFY(std::ranges::is_sorted(values, std::ranges::less_equal{}));
                }
        const auto linear = spaced({-1, 1}, Scale::Linear, 5);
        QCOMPARE(linear, (std::vector<double>{-1, -0.5, 0, 0.5, 1}));
        const auto decades = spaced({1e-2, 1e2}, Scale::Log, 5);
        for (std::size_t i = 0; i < decades.size(); ++i)
            VERIFY_CLOSE(decades[i], std::pow(10.0, static_cast<double>(i) - 2), 1e-14);
        QCOMPARE(spaced({0, 1}, Scale::Linear, 1).size(), std::size_t{2});
    }

    void spacedIntegersAreDistinctAndInOrder() {
        using Integers = std::vector<std::int64_t>;
        QCOMPARE(spacedIntegers({0.5, 3.5}, Scale::Linear, 10), (Integers{1, 2, 3}));
        QCOMPARE(spacedIntegers({-2, 2}, Scale::Log, 10), (Integers{-2, -1, 0, 1, 2}));
        QVERIFY(spacedIntegers({3.2, 3.8}, Scale::Linear, 10).empty());
        QVERIFY(spacedIntegers({5, 1}, Scale::Linear, 10).empty());
        for (const Scale scale : {Scale::Linear, Scale::Log})
            for (const double lower : {0.0, 1.0, 7.3})
                for (const double upper : {10.0, 47.9, 1000.0, 1e9})
                    for (const int count : {2, 5, 41, 200}) {
                        const auto values = spacedIntegers({lower, upper}, scale, count);
                        QVERIFY(values.size() <= static_cast<std::size_t>(count));
                        QVERIFY(std::ranges::is_sorted(values, std::ranges::less_equal{}));
                        QCOMPARE(values.front(), std::llround(std::ceil(lower)));
                        QCOMPARE(values.back(), std::llround(std::floor(upper)));
                    }
    }

    void extentHoldsItsValues() {
        Extent linear(Scale::Linear);
        linear.include(std::vector<double>{2, 10, std::nan(""), std::numeric_limits<double>::infinity()});
        QVERIFY(linear.interval() == (Interval{0, 10.4})); // starts near 0, so at 0
        Extent high(Scale::Linear);
        high.include(std::vector<double>{100, 110});
        VERIFY_CLOSE(high.interval().lower, 99.5, 1e-15);
        VERIFY_CLOSE(high.interval().upper, 110.5, 1e-15);
        Extent negative(Scale::Linear);
        negative.include(std::vector<double>{-10, -1});
        QVERIFY(negative.interval() == (Interval{-10.45, 0}));
        Extent decades(Scale::Log);
        decades.include(std::vector<double>{0.02, 0, -5, 70});
        VERIFY_CLOSE(decades.interval().lower, 0.01, 1e-14);
        VERIFY_CLOSE(decades.interval().upper, 100.0, 1e-14);
    }

    void extentIsNeverEmpty() {
        const auto check = [](Scale scale, const std::vector<double> &values) {
            Extent extent(scale);
            extent.include(values);
            const Interval interval = extent.interval();
            QVERIFY(std::isfinite(interval.lower) && std::isfinite(interval.upper));
            QVERIFY(interval.lower < interval.upper);
            QVERIFY(scale == Scale::Linear || interval.lower > 0);
        };
        for (const Scale scale : {Scale::Linear, Scale::Log})
            for (const std::vector<double> &values : {std::vector<double>{},
                                                      {0},
                                                      {1},
                                                      {-3},
                                                      {1e-300},
                                                      {1e300},
                                                      {1e-320},
                                                      {1.7e308},
                                                      {1e-320, 1.7e308},
                                                      {1e9, std::nextafter(1e9, 2e9)},
                                                      {10},
                                                      {1, 10}})
                check(scale, values);
    }
};

HALFTRUTH_TEST(TestAxes)
#include "tst_axes.moc"
