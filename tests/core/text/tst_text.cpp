#include "tests/support/test_program.h"

#include "core/text/complaint.h"
#include "core/text/text.h"

#include <QTest>

using namespace halftruth;

namespace {

QString plain(const Text &text) { return QString::fromStdString(english(text)); }
QString rich(const Text &text) { return QString::fromStdString(english(text, Markup::Rich)); }
QString all(const std::vector<std::string> &lines) {
    QStringList list;
    for (const std::string &line : lines)
        list << QString::fromStdString(line);
    return list.join(QLatin1Char('\n'));
}

Text people(double n) { return tr("{n} people", "{n} person", n); }

/// As tr() makes it, but for the check: what a wrong text would be.
Text unchecked(const char *source, std::initializer_list<Argument> arguments = {}, const char *singular = "") {
    Text text;
    text.source = source;
    text.singular = singular;
    text.arguments = arguments;
    return text;
}

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void aConfidenceIsNeverCertain() {
        QCOMPARE(english(confidence(0.05)), std::string("95"));
        QCOMPARE(english(confidence(1e-6)), std::string("99.9999"));
        for (const double beta : {1e-15, 1e-16, 1e-17, 1e-200, 5e-324})
            QCOMPARE(english(confidence(beta)), std::string("99.9999999999999"));
    }

    void takesItsArguments() {
        const Text text = halftruth::tr(
            "With <b>{people}</b> and <i>q</i> = {q}: {error}, {name}.",
            {{"people", people(30)}, {"q", 0.25}, {"error", percent(0.11987)}, {"name", std::string("adult")}});
        QCOMPARE(plain(text), QStringLiteral("With 30 people and q = 0.25: 12, adult."));
        QCOMPARE(rich(text), QStringLiteral("With <b>30 people</b> and <i>q</i> = 0.25: 12, adult."));
    }
    void hasAFormForOne() {
        QCOMPARE(plain(people(1)), QStringLiteral("1 person"));
        QCOMPARE(plain(people(0)), QStringLiteral("0 people"));
        QCOMPARE(plain(people(32561)), QStringLiteral("32\u202f561 people"));
        QCOMPARE(plain(people(0.5)), QStringLiteral("0.5 people"));
    }
    void numbersAreShownAsAsked() {
        const auto shown = [](const Number &number) { return plain(halftruth::tr("{x}", {{"x", number}})); };
        QCOMPARE(shown(number(0.123456, 2)), QStringLiteral("0.12"));
        QCOMPARE(shown(atMost(0.12341)), QStringLiteral("0.1235"));
        QCOMPARE(shown(atLeast(0.12349)), QStringLiteral("0.1234"));
        QCOMPARE(shown(percent(0.07, 3, Rounding::Up)), QStringLiteral("7"));    // 100 * 0.07 is 7.000000000000001
        QCOMPARE(shown(percent(0.29, 3, Rounding::Down)), QStringLiteral("29")); // 100 * 0.29 is 28.999999999999996
        QCOMPARE(shown(percent(1)), QStringLiteral("100"));
        QCOMPARE(shown(percent(0)), QStringLiteral("0"));
        QCOMPARE(shown(percent(1 - 1e-9)), QStringLiteral("99.9999999"));
    }
    /// A person's own words are never markup, and neither is what only looks like it in a template.
    void argumentsAreNeverMarkup() {
        const Text text = halftruth::tr("{name}: <i>p</i> < q & {set}",
                                        {{"name", std::string("<b>{set}</b>")}, {"set", std::string("{0, 1}")}});
        QCOMPARE(rich(text), QStringLiteral("&lt;b&gt;{set}&lt;/b&gt;: <i>p</i> &lt; q &amp; {0, 1}"));
        QCOMPARE(plain(text), QStringLiteral("<b>{set}</b>: p < q & {0, 1}"));
        QCOMPARE(rich(Text::verbatim("<script>")), QStringLiteral("&lt;script&gt;"));
        QVERIFY(Text::verbatim("").empty());
    }
    void bracesOfSetsMeanThemselves() {
        QCOMPARE(plain(halftruth::tr("one of {0, 1} and {n", {})), QStringLiteral("one of {0, 1} and {n"));
        QCOMPARE(plain(halftruth::tr("{} {1} {n}", {{"n", 2}})), QStringLiteral("{} {1} 2"));
    }
    void goOneAfterAnother() {
        QCOMPARE(plain(sentences({halftruth::tr("One."), {}, halftruth::tr("Two."), halftruth::tr("Three.")})),
                 QStringLiteral("One. Two. Three."));
        QCOMPARE(plain(listed({halftruth::tr("a"), halftruth::tr("b")})), QStringLiteral("a, b"));
        QVERIFY(sentences({}).empty());
        QCOMPARE(sentences({{}, halftruth::tr("One.")}), halftruth::tr("One."));
    }
    void titlesBeginWithACapital() {
        const auto titled = [](const char *text) { return english(asTitle(Text::verbatim(text))); };
        QCOMPARE(titled("error of a share"), std::string("Error of a share"));
        QCOMPARE(titled("größte Zahl"), std::string("Größte Zahl"));
        QCOMPARE(titled("öfter als einmal"), std::string("Öfter als einmal"));
        for (const char *other : {"p-value", "ε of one answer", "π", "q", "÷", "说谎概率", "P[A = s]", "÷a", "1 a"})
            QCOMPARE(titled(other), std::string(other));
        // In the language it is shown in.
        Text text = asTitle(halftruth::tr("share"));
        QCOMPARE(rendered(text, {.wording = [](const Text &) { return std::string("anteil"); }, .number = {}},
                          Markup::None),
                 std::string("Anteil"));
        QVERIFY(!(text == halftruth::tr("share")));
    }

    void areEqualWhereAllOfThemIs() {
        QVERIFY(people(1) == people(1));
        QVERIFY(people(1) != people(2));
        QVERIFY(halftruth::tr("{n}", {{"n", 1}}) != halftruth::tr("{n}", {{"n", number(1, 3)}}));
        QVERIFY(halftruth::tr("a") != halftruth::tr("b"));
    }
    /// A wrong, a missing and an unused argument.
    void defectsAreFound_data() {
        QTest::addColumn<QString>("found");
        QTest::addColumn<Text>("text");
        const auto add = [](const char *found, const Text &text) {
            QTest::newRow(found) << QString::fromUtf8(found) << text;
        };
        add("", unchecked("{n} and {q}", {{"n", 1}, {"q", 2}}));
        add("no argument {q}: {n} and {q}", unchecked("{n} and {q}", {{"n", 1}}));
        add("no place for the argument {q}: {n}", unchecked("{n}", {{"n", 1}, {"q", 1}}));
        add("no argument {m}: {m} person", unchecked("{n} people", {{"n", 1}}, "{m} person"));
        add("<b> is left open: <b>{n}", unchecked("<b>{n}", {{"n", 1}}));
        add("</i> closes nothing: <b>{n}</i></b>", unchecked("<b>{n}</i></b>", {{"n", 1}}));
        add("no argument {x}: inner {x}", unchecked("{inner}", {{"inner", unchecked("inner {x}")}}));
    }
    void defectsAreFound() {
        QFETCH(QString, found);
        QFETCH(Text, text);
        QCOMPARE(all(defects(text)), found);
    }
    /// What is wrong shows, rather than vanishes.
    void aPlaceholderWithoutArgumentStays() {
        QCOMPARE(plain(unchecked("{n} people")), QStringLiteral("{n} people"));
    }
    /// A language has its own words, order and numbers; what it leaves out isn't said.
    void otherLanguages() {
        const Language german{.wording =
                                  [](const Text &text) {
                                      return text.source == "{n} people"
                                                 ? (text.count == 1 ? "{n} Person" : "{n} Personen")
                                                 : "q = {q} bei {people}";
                                  },
                              .number =
                                  [](const Number &number) {
                                      return QString::fromStdString(english(number))
                                          .replace(QLatin1Char('.'), QLatin1Char(','))
                                          .toStdString();
                                  }};
        const auto said = [&](double n) {
            return QString::fromStdString(rendered(
                halftruth::tr("With {people}, q = {q}", {{"people", people(n)}, {"q", 0.25}}), german, Markup::None));
        };
        QCOMPARE(said(2), QStringLiteral("q = 0,25 bei 2 Personen"));
        QCOMPARE(said(1), QStringLiteral("q = 0,25 bei 1 Person"));
    }

    /// A domain error becomes a template that a language may replace; what is none stays as it is.
    void complaintsAreTemplates() {
        const Text text = complaint("q must be in [0, 0.5), but is 1e-6 people");
        QCOMPARE(text.source, std::string("{name} must be in {range}, but is {value}"));
        QCOMPARE(english(text), std::string("q must be in [0, 0.5), but is 10⁻⁶ people"));
        QCOMPARE(english(complaint("n must be in {1, ..., 1000000000}, but is 0")),
                 std::string("n must be in {1, ..., 10⁹}, but is 0"));
        // The ends of a range and what stands between them are a language's.
        const Language german{.wording =
                                  [](const Text &each) {
                                      return each.source == "{open}{lower}, {upper}{close}"
                                                 ? "{open}{lower}; {upper}{close}"
                                                 : each.source;
                                  },
                              .number =
                                  [](const Number &number) {
                                      return QString::fromStdString(english(number))
                                          .replace(QLatin1Char('.'), QLatin1Char(','))
                                          .toStdString();
                                  }};
        const auto said = [&](const char *message) { return rendered(complaint(message), german, Markup::None); };
        QCOMPARE(said("q must be in [0, 0.5), but is 0.75"), std::string("q must be in [0; 0,5), but is 0,75"));
        QCOMPARE(said("p2 must be in [0, 1] without 0.5, but is 0.5"),
                 std::string("p2 must be in [0; 1] without 0,5, but is 0,5"));
        QCOMPARE(said("s must be in {0, 1}^3, but is 0110"), std::string("s must be in {0, 1}^3, but is 0110"));
        QCOMPARE(said("q must be in [0, 1], but is '0110'"), std::string("q must be in [0; 1], but is '0110'"));
        for (const char *each :
             {"T must be records of 0s and 1s, as in 000,011,101, but is empty",
              "T must be records of 0s and 1s, as in 000,011,101, but record 2 is '0110'",
              "the records of T must have one length, but record 1 has 3 bits and record 2 has 2",
              "the length of record 3 of T must be in {1, ..., 24}, but is 25",
              "T′ must be collection with one record replaced, but differs from it in 2 records"}) {
            QVERIFY2(knownComplaint(each), each);
            QVERIFY2(knownComplaint(each)->source != "{text}", each);
            QCOMPARE(english(*knownComplaint(each)), std::string(each));
        }
        QVERIFY(!knownComplaint("there is no such thing"));
        for (const char *other : {"there is no such thing", "x must be in it", "a, but is b must be in c"})
            QCOMPARE(english(complaint(other)), std::string(other));
    }
};

HALFTRUTH_TEST(TextTest)

#include "tst_text.moc"
