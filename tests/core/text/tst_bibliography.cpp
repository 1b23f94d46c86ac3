#include "tests/support/test_program.h"

#include "core/text/bibliography.h"

#include <QTest>

#include <set>

using namespace halftruth;

class BibliographyTest : public QObject {
    Q_OBJECT

private slots:
    void everySourceIsWhole() {
        std::set<std::string_view> ids;
        for (const Source &source : bibliography()) {
            QVERIFY2(ids.insert(source.id).second, source.id.data());
            QVERIFY2(!source.authors.empty() && !source.title.empty() && !source.venue.empty(), source.id.data());
            QVERIFY2(source.year > 1900 && source.year < 2100, source.id.data());
            // What stands in brackets says the year, or is one of the five whose letters stand for it.
            const bool letters = source.id.size() <= 3;
            QVERIFY2(letters || source.id.ends_with(std::to_string(source.year)), source.id.data());
            QCOMPARE(findSource(source.id), &source);
        }
        QVERIFY(!findSource("Nobody 1900"));
    }
    void citesASourceAndAPlace() {
        QCOMPARE(english(cite("Warner 1965")), std::string("[Warner 1965]"));
        QCOMPARE(english(cite("KR2", "section 3.1")), std::string("[KR2, section 3.1]"));
        QCOMPARE(english(cite("LWR", "theorem III.2")), std::string("[LWR, theorem III.2]"));
        QCOMPARE(english(cite("LWR", "III-A")), std::string("[LWR, III-A]"));
    }
    void findsWhatATextCites() {
        using Ids = std::vector<std::string>;
        QCOMPARE(citedIn("P[A(m) = s] in [0, 1] [KR2, section 3.1]."), Ids{"KR2"});
        QCOMPARE(citedIn("[GA]; [Hoeffding 1963] and [WN; LWR, III-A]"), (Ids{"GA", "Hoeffding 1963", "WN", "LWR"}));
        QVERIFY(citedIn("P[|π̂ − π| ≥ α], [A = s]").empty());
        for (const Source &source : bibliography())
            QCOMPARE(citedIn(english(cite(source.id, "section 1"))), Ids{std::string(source.id)});
    }
};

HALFTRUTH_TEST(BibliographyTest)

#include "tst_bibliography.moc"
