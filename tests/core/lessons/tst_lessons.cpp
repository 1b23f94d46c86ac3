#include "tests/support/test_program.h"

#include "core/lessons/lesson.h"
#include "core/quantities/quantities.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace halftruth;

namespace {

Words english(const std::string &text) { return {.byLanguage = {{"en", text}}}; }

/// What a refusal says; empty where there is none.
template <class F>
std::string refusal(F f) {
    try {
        f();
    } catch (const std::domain_error &error) {
        return error.what();
    }
    return {};
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void expressionsAreComputed_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<double>("value");
        QTest::newRow("number") << "1/4" << 0.25;
        QTest::newRow("sum") << "1 + 2 * 3 - 4 / 8" << 6.5;
        QTest::newRow("left to right") << "8 / 4 / 2 - 1 - 1" << -1.0;
        QTest::newRow("brackets") << "(1 + 2) * (3 - 1)" << 6.0;
        QTest::newRow("quantity") << "posterior at q=1/4 prior=0.1" << 0.25;
        QTest::newRow("quantity in a sum") << "1 - posterior at q=1/4 prior=0.1 + 1" << 1.75;
        QTest::newRow("exp") << "exp epsilon at q=1/4 bits=1" << 3.0;
        QTest::newRow("sqrt of brackets") << "sqrt (4 + 5)" << 3.0;
        QTest::newRow("floor") << "floor (10 / 3)" << 3.0;
        QTest::newRow("setting computed") << "epsilon at q=(lie-probability at epsilon=1 bits=1) bits=1" << 1.0;
        QTest::newRow("deeper") << "epsilon at q=(lie-probability at epsilon=(1 + 1) bits=1) bits=1" << 2.0;
        QTest::newRow("spaces") << "  2   *  3 " << 6.0;
        // A built-in table brings n, K and S along.
        QTest::newRow("table") << "pram-optimal-samples-exact at data=adult-sex-income epsilon=0.5" << 4932.0;
    }
    void expressionsAreComputed() {
        QFETCH(const QString, expression);
        QFETCH(const double, value);
        const double got = computed(expression.toStdString()).value;
        QVERIFY2(std::abs(got - value) <= 1e-12 * std::abs(value), qPrintable(QString::number(got, 'g', 17)));
    }

    void whatIsNoExpressionIsRefused_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << ""
                                 << "an expression must have a number or a quantity at its end";
        QTest::newRow("sum without end") << "1 +"
                                         << "an expression must have a number or a quantity at its end";
        QTest::newRow("two numbers") << "1 2"
                                     << "an expression must end before '2'";
        QTest::newRow("unknown") << "posteriour at q=1/4"
                                 << "there is no quantity 'posteriour'";
        QTest::newRow("bracket") << "(1 + 2"
                                 << "every bracket must be closed: '(1 + 2'";
        QTest::newRow("stray bracket") << "1 )"
                                       << "every bracket must be closed: ')'";
        QTest::newRow("input") << "posterior at n=5"
                               << "posterior doesn't take n";
        QTest::newRow("input twice") << "posterior at q=0.1 q=0.2"
                                     << "q must be set once";
        QTest::newRow("range") << "posterior at q=0.7 prior=0.1"
                               << "q must be in [0, 0.5], but is 0.7";
        QTest::newRow("table") << "pram-optimal-samples at data=nowhere"
                               << "there is no built-in table 'nowhere'";
        QTest::newRow("infinite") << "1 / 0"
                                  << "'1 / 0' must be a finite number, but is inf";
        QTest::newRow("undefined") << "sqrt (0 - 1)"
                                   << "'sqrt (0 - 1)' must be a finite number, but is ";
        QTest::newRow("deep") << QString(40, '(') + "1" + QString(40, ')')
                              << "an expression must not be deeper than 32 brackets";
    }
    void whatIsNoExpressionIsRefused() {
        QFETCH(const QString, expression);
        QFETCH(const QString, says);
        const std::string why = refusal([&] { (void)computed(expression.toStdString()); });
        QVERIFY2(QString::fromStdString(why).startsWith(says), why.c_str());
    }

    /// A bound is shown so that it still holds; a number made of several isn't one.
    void boundsKeepTheirDirection() {
        QCOMPARE(computed("accuracy-hoeffding at q=1/4 n=200 beta=0.05").rounding, Rounding::Up);
        QCOMPARE(computed("(accuracy-hoeffding at q=1/4 n=200 beta=0.05)").rounding, Rounding::Up);
        QCOMPARE(computed("1 * accuracy-hoeffding at q=1/4 n=200 beta=0.05").rounding, Rounding::Nearest);
        QCOMPARE(computed("posterior at q=1/4 prior=0.1").rounding, Rounding::Nearest);
    }

    /// A file may ask for more than a class has time for.
    void whatTakesTooLongIsGivenUp() {
        std::string slow = "1";
        for (int i = 0; i < 60; ++i)
            slow += " + two-type-quantile at bits=40 n=1000000 ones=300000 trials=1000000 seed=" + std::to_string(i);
        constexpr std::chrono::milliseconds longest(500);
        QElapsedTimer time;
        time.start();
        const std::string why = refusal([&] { (void)computed(slow, {}, longest); });
        QVERIFY2(why.ends_with("must be computed within 0.5 seconds"), why.c_str());
        QCOMPARE_LT(time.elapsed(), 30'000);
        // Names that name each other are as many as a power of two.
        NamedExpressions names{{"a0", "1"}};
        for (int i = 1; i < 30; ++i)
            names["a" + std::to_string(i)] = "a" + std::to_string(i - 1) + " + a" + std::to_string(i - 1);
        const std::string doubled = refusal([&] { (void)computed("a29", names, longest); });
        QVERIFY2(doubled.ends_with("must be computed within 0.5 seconds"), doubled.c_str());
    }

    void expressionsMayBeNamed() {
        const NamedExpressions names{{"answer", "1 + 2"}};
        QCOMPARE(computed("2 * answer", names).value, 6.0);
        // One that names itself ends.
        QVERIFY(!refusal([] { (void)computed("answer", {{"answer", "answer"}}); }).empty());
    }

    void textsHaveTheirNumbers_data() {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << "No number."
                               << "No number.";
        QTest::newRow("digits") << "{posterior at q=1/4 prior=0.9, 3} of them"
                                << "0.964 of them";
        QTest::newRow("percent") << "{posterior at q=1/4 prior=0.9, 3%} %"
                                 << "96.4 %";
        QTest::newRow("four digits without a wish") << "{1 / 3}"
                                                    << "0.3333";
        QTest::newRow("bound") << "{accuracy-hoeffding at q=1/4 n=200 beta=0.05, 3}"
                               << "0.193";
        QTest::newRow("two") << "{1}, {2}"
                             << "1, 2";
        QTest::newRow("markup") << "<b>{1}</b> < 2"
                                << "1 < 2";
    }
    void textsHaveTheirNumbers() {
        QFETCH(const QString, source);
        QFETCH(const QString, shown);
        const Text text = lessonText(english(source.toStdString()), "en");
        QCOMPARE(QString::fromStdString(halftruth::english(text)), shown);
    }

    void wrongTextsAreRefused_data() {
        QTest::addColumn<QString>("source");
        QTest::newRow("open brace") << "{1 + 2";
        QTest::newRow("no expression") << "{word, 3}";
        QTest::newRow("no digits") << "{1, 0}";
        QTest::newRow("too many digits") << "{1, 10}";
        QTest::newRow("open tag") << "<b>bold";
        QTest::newRow("wrong tag") << "<b>bold</i>";
    }
    void wrongTextsAreRefused() {
        QFETCH(const QString, source);
        QVERIFY(!refusal([&] { (void)lessonText(english(source.toStdString()), "en"); }).empty());
    }

    void wordsAreThoseOfTheLanguage() {
        const Words words{.byLanguage = {{"en", "one"}, {"de", "eins"}}};
        QCOMPARE(words.in("de"), std::string("eins"));
        QCOMPARE(words.in("zh_CN"), std::string("one"));
        QCOMPARE((Words{.byLanguage = {{"", "uno"}}}).in("de"), std::string("uno"));
        QVERIFY(Words{}.in("de").empty());
    }

    void answersAreRightCloseOrOff_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("digits");
        QTest::addColumn<bool>("percent");
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<double>("given");
        QTest::addColumn<int>("verdict");
        const auto row = [](const char *name, const char *answer, int digits, bool percent, double tolerance,
                            double given, Verdict verdict) {
            QTest::newRow(name) << answer << digits << percent << tolerance << given << static_cast<int>(verdict);
        };
        const char *share = "posterior at q=1/4 prior=0.9"; // 0.9642857…
        row("all digits", share, 3, true, 0.02, 0.9642857142857143, Verdict::Right);
        row("as asked", share, 3, true, 0.02, 0.964, Verdict::Right);
        row("in percent", share, 3, true, 0.02, 96.4, Verdict::Right);
        row("one digit less", share, 3, true, 0.02, 0.96, Verdict::Close);
        row("close in percent", share, 3, true, 0.02, 98, Verdict::Close);
        row("off", share, 3, true, 0.02, 0.9, Verdict::Off);
        row("no percent asked", share, 3, false, 0.02, 96.4, Verdict::Off);
        row("half a unit", "1/4", 1, false, 0.1, 0.3, Verdict::Right);
        row("whole", "required-n-hoeffding at q=1/4 alpha=0.1 beta=0.05", 3, false, 20, 738, Verdict::Right);
        row("below 0", "0 - 2", 2, false, 0.2, 2, Verdict::Off);
        row("around 0", "0", 2, false, 0.1, 0.004, Verdict::Right);
        // 0.19206…, shown as 0.193: both are right.
        row("bound rounded up", "accuracy-hoeffding at q=1/4 n=200 beta=0.05", 3, false, 0.01, 0.193, Verdict::Right);
        row("bound rounded", "accuracy-hoeffding at q=1/4 n=200 beta=0.05", 3, false, 0.01, 0.192, Verdict::Right);
    }
    void answersAreRightCloseOrOff() {
        QFETCH(const QString, answer);
        QFETCH(const int, digits);
        QFETCH(const bool, percent);
        QFETCH(const double, tolerance);
        QFETCH(const double, given);
        QFETCH(const int, verdict);
        const Question question{
            .answer = answer.toStdString(), .digits = digits, .percent = percent, .tolerance = tolerance};
        QCOMPARE(static_cast<int>(checked(question, given)), verdict);
    }

    void aStepIsAScenarioOfItsOwn() {
        const ExplorerSpec &explorer = *findExplorer("classroom");
        LessonStep step{.explorer = &explorer};
        step.before = {.settings = "n=30 ones=9 q=(1 / 8)", .stage = ClassStage{.answered = 5}};
        step.after = {.settings = "n=120 ones=36",
                      .stage = ClassStage{.answered = allOfClass, .repeated = 10, .revealed = true},
                      .highlights = {{Highlight::Kind::Figure, "repeated"}}};
        const Scenario before = scenarioOf(step, false);
        QCOMPARE(before.explorer, &explorer);
        QCOMPARE(before.values(explorer)[ParameterId::Population], 30.0);
        QCOMPARE(before.values(explorer)[ParameterId::LieProbability], 0.125);
        QCOMPARE(before.stage.answered, 5);
        QVERIFY(before.fronts.empty());
        const Scenario after = scenarioOf(step, true);
        QCOMPARE(after.values(explorer)[ParameterId::Population], 120.0);
        QCOMPARE(after.values(explorer)[ParameterId::Ones], 36.0);
        QCOMPARE(after.values(explorer)[ParameterId::LieProbability], 0.125);
        QVERIFY(after.stage.revealed);
        QCOMPARE(after.fronts.at("classroom"), std::string("repeated"));
        // What no range allows is refused.
        step.before.settings = "n=30 ones=31";
        QVERIFY(!refusal([&] { (void)scenarioOf(step, false); }).empty());
    }
};

HALFTRUTH_TEST(TestLessons)
#include "tst_lessons.moc"
