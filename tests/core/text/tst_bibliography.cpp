#include "tests/core/explorers/exploration_reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/math/one_bit/translator.h"
#include "core/math/survey/survey.h"
#include "core/quantities/quantities.h"
#include "core/scenario/presets.h"
#include "core/solving/solve.h"
#include "core/text/bibliography.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>
#include <vector>

using namespace halftruth;

namespace {

/// A text that somebody may read, and where.
struct Passage {
    QString where;
    QString text;
};

QString utf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

void addExplorations(std::vector<Passage> &all) {
    const auto add = [&all](std::string_view where, const Text &text) {
        all.push_back({utf8(where), QString::fromStdString(english(text))});
    };
    for (const ExplorerSpec &explorer : explorerTable()) {
        std::vector<Parameters> states{explorer.fit({}), explorer.fit(Parameters{}.with(ParameterId::Simulate, 1))};
        for (const Preset &preset : presetsOf(explorer))
            states.push_back(presetParameters(preset));
        for (const Parameters &state : states) {
            const Exploration answer = worded(explorer, {.parameters = state, .columns = 8, .rows = 8});
            add(explorer.id, answer.sentence);
            for (const Figure &figure : answer.figures) {
                add(figure.id, figure.caption);
                add(figure.id, figure.note);
            }
            for (const Readout &readout : answer.readouts) {
                add(explorer.id, readout.label);
                add(explorer.id, readout.help);
            }
        }
    }
}

void addFile(std::vector<Passage> &all, const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can't read %s", qPrintable(path));
    QString text = QString::fromUtf8(file.readAll());
    // Of Markdown's [text](link) the text is no citation.
    text.remove(QRegularExpression(QStringLiteral(R"(!?\[[^\]]*\]\([^)]*\))")));
    all.push_back({path, text.simplified()});
}

/// Everything on screen, in the pages and in the documents.
const std::vector<Passage> &passages() {
    static const std::vector<Passage> all = [] {
        std::vector<Passage> found;
        const auto add = [&found](std::string_view where, std::string_view text) {
            found.push_back({utf8(where), utf8(text)});
        };
        for (const QuantitySpec &each : quantityTable())
            add(each.id, each.source);
        for (const RelationSpec &each : solverTable())
            add(each.id, each.source);
        for (const Representation &each : representationTable())
            add(each.key, each.source);
        for (const IntervalMethodSpec &each : intervalMethodTable())
            add(each.key, each.source);
        for (const ParameterSpec &each : parameterTable())
            add(each.name, each.help);
        for (const Preset &each : presetTable()) {
            add(each.id, each.title);
            add(each.id, each.why);
        }
        addExplorations(found);
        const QDir root(QStringLiteral(HALFTRUTH_SOURCES));
        for (const char *folder : {"resources/explanations", "docs"}) {
            const QDir pages(root.filePath(QLatin1String(folder)));
            for (const QFileInfo &page : pages.entryInfoList({QStringLiteral("*.html"), QStringLiteral("*.md")}))
                addFile(found, page.filePath());
        }
        addFile(found, root.filePath(QStringLiteral("README.md")));
        return found;
    }();
    return all;
}

} // namespace

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

    void everyBracketIsASource() {
        QVERIFY(passages().size() > 1000);
        QStringList unknown;
        for (const Passage &passage : passages())
            for (const std::string &id : citedIn(passage.text.toStdString()))
                if (!findSource(id))
                    unknown << passage.where + QStringLiteral(": ") + QString::fromStdString(id);
        unknown.removeDuplicates();
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QLatin1Char('\n'))));
    }

    // Whoever is named with a year stands in the bibliography, in brackets or not.
    void everyWorkIsASource() {
        static const QRegularExpression work(
            QStringLiteral(R"(((?:[A-Z][\w\x{00C0}-\x{017F}]+(?:, | and | & ))*)"
                           R"([A-Z][\w\x{00C0}-\x{017F}]+(?: et al\.)?) ((?:18|19|20)\d\d)(?!\d))"),
            QRegularExpression::UseUnicodePropertiesOption);
        // Months, places and names of data aren't authors.
        static const std::set<QString> others{QStringLiteral("January"),
                                              QStringLiteral("February"),
                                              QStringLiteral("Berkeley"),
                                              QStringLiteral("Database"),
                                              QStringLiteral("Randomization, January"),
                                              QStringLiteral("Randomization, February"),
                                              QStringLiteral("Privacy, September")};
        QStringList unknown;
        for (const Passage &passage : passages())
            for (auto matches = work.globalMatch(passage.text); matches.hasNext();) {
                const QRegularExpressionMatch match = matches.next();
                const QString id = match.captured(1) + QLatin1Char(' ') + match.captured(2);
                if (!others.contains(match.captured(1)) && !findSource(id.toStdString()))
                    unknown << passage.where + QStringLiteral(": ") + id;
            }
        unknown.removeDuplicates();
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QLatin1Char('\n'))));
    }

    void everySourceIsCited() {
        std::set<std::string> cited;
        for (const Passage &passage : passages())
            for (const std::string &id : citedIn(passage.text.toStdString()))
                cited.insert(id);
        for (const Source &source : bibliography())
            QVERIFY2(cited.contains(std::string(source.id)), source.id.data());
    }
};

HALFTRUTH_TEST(BibliographyTest)

#include "tst_bibliography.moc"
