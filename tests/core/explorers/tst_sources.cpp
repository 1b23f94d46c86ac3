#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/reading.h"
#include "tests/support/file_content.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/quantities/quantities.h"
#include "core/scenario/presets.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace halftruth;

namespace {

QString resource(const QString &name) { return QStringLiteral(HALFTRUTH_RESOURCES "/") + name; }

/// A row of docs/sources.md.
struct Row {
    QString source;
    QString section;
    QStringList places; ///< "figure counts/step", each without its quotes of code
    QStringList tests;
};

QStringList quotedIn(const QString &cell) {
    static const QRegularExpression quoted(QStringLiteral("`([^`]*)`"));
    QStringList all;
    for (auto each = quoted.globalMatch(cell); each.hasNext();)
        all << each.next().captured(1);
    return all;
}

std::vector<Row> rowsOf(const QString &text) {
    static const QRegularExpression heading(QStringLiteral(R"(^## \[(\w+)\])"));
    std::vector<Row> rows;
    QString source;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (const auto match = heading.match(line); match.hasMatch())
            source = match.captured(1);
        const QStringList cells = line.split(QLatin1Char('|'));
        if (source.isEmpty() || cells.size() != 6 || cells[1].trimmed() == QLatin1String("Section") ||
            cells[1].startsWith(QLatin1String("---")))
            continue;
        rows.push_back({source, cells[1].trimmed(), quotedIn(cells[3]), quotedIn(cells[4])});
    }
    return rows;
}

std::vector<Row> allRows() { return rowsOf(textIn(resource(QStringLiteral("../docs/sources.md")))); }

/// The explorer at its defaults, computed once.
const Exploration *explorationOf(const QString &id) {
    static std::map<QString, Exploration> known;
    const ExplorerSpec *spec = findExplorer(id.toStdString());
    if (!spec)
        return nullptr;
    if (const auto found = known.find(id); found != known.end())
        return &found->second;
    return &known.emplace(id, explore(*spec, {.parameters = spec->fit(Parameters{}), .columns = 24, .rows = 24}))
                .first->second;
}

QString plain(const std::string &text) {
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return QString::fromStdString(text).remove(tag);
}

bool hasFigure(const QString &place) {
    const Exploration *answer = explorationOf(place.section(QLatin1Char('/'), 0, 0));
    return answer && std::ranges::find(answer->figures, place.section(QLatin1Char('/'), 1).toStdString(),
                                       &Figure::id) != answer->figures.end();
}

bool hasReadout(const QString &place) {
    static const QRegularExpression form(QStringLiteral(R"(^([\w-]+) "(.*)\"$)"));
    const auto match = form.match(place);
    const Exploration *answer = explorationOf(match.captured(1));
    return match.hasMatch() && answer && std::ranges::any_of(answer->readouts, [&](const Readout &each) {
               return plain(reading(each.label)).contains(match.captured(2));
           });
}

bool hasExplanation(const QString &place) {
    const QString text =
        textIn(resource(QStringLiteral("explanations/%1.html").arg(place.section(QLatin1Char('#'), 0, 0))));
    return text.contains(QStringLiteral("id=\"%1\"").arg(place.section(QLatin1Char('#'), 1)));
}

bool hasFormula(const QString &name) {
    if (!QFile::exists(resource(QStringLiteral("formulas/%1.svg").arg(name))))
        return false;
    QDirIterator texts(resource(QStringLiteral("explanations")), {QStringLiteral("*.html")});
    while (texts.hasNext())
        if (textIn(texts.next()).contains(QStringLiteral("formulas/%1.svg").arg(name)))
            return true;
    return false;
}

bool isThere(const QString &place) {
    const QString kind = place.section(QLatin1Char(' '), 0, 0);
    const QString name = place.section(QLatin1Char(' '), 1);
    if (kind == QLatin1String("figure"))
        return hasFigure(name);
    if (kind == QLatin1String("readout"))
        return hasReadout(name);
    if (kind == QLatin1String("explanation"))
        return hasExplanation(name);
    if (kind == QLatin1String("formula"))
        return hasFormula(name);
    if (kind == QLatin1String("quantity"))
        return findQuantity(name.toStdString()) != nullptr;
    return kind == QLatin1String("preset") && findPreset(name.toStdString()) != nullptr;
}

bool isTest(const QString &test) {
    const QStringList parts = test.split(QStringLiteral("::"));
    QDirIterator files(QStringLiteral(HALFTRUTH_TEST_DATA "/.."), {parts.front() + QStringLiteral(".cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    return files.hasNext() &&
           (parts.size() == 1 || textIn(files.next()).contains(QStringLiteral("void %1()").arg(parts[1])));
}

} // namespace

class TestSources : public QObject {
    Q_OBJECT

private slots:
    void everySectionHasARow() {
        std::set<QString> listed;
        for (const Row &row : allRows())
            QVERIFY2(listed.insert(row.source + QLatin1Char(',') + row.section).second,
                     qPrintable(row.section + " is there twice"));
        const QString sections = textIn(QStringLiteral(HALFTRUTH_TEST_DATA "/source_sections.csv"));
        std::set<QString> wanted;
        for (const QString &line : sections.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(1))
            wanted.insert(QString(line).remove(QLatin1Char('"')));
        QVERIFY(wanted.size() > 80);
        for (const QString &each : wanted)
            QVERIFY2(listed.contains(each), qPrintable(each));
        QCOMPARE(listed.size(), wanted.size());
    }

    void everyPlaceIsThere() {
        for (const Row &row : allRows()) {
            QVERIFY2(!row.places.isEmpty(), qPrintable(row.section));
            for (const QString &place : row.places)
                QVERIFY2(isThere(place), qPrintable(row.source + " " + row.section + ": " + place));
        }
    }

    void everyTestIsThere() {
        for (const Row &row : allRows()) {
            QVERIFY2(!row.tests.isEmpty(), qPrintable(row.section));
            for (const QString &test : row.tests)
                QVERIFY2(isTest(test), qPrintable(row.source + " " + row.section + ": " + test));
        }
    }

    // What the test itself can tell apart.
    void missingPlacesAreNoticed() {
        for (const char *place : {"figure counts/nothing", "figure nothing/step", "readout counts \"nothing\"",
                                  "explanation counts#nothing", "formula nothing", "quantity nothing",
                                  "preset nothing", "nothing at all"})
            QVERIFY2(!isThere(QString::fromUtf8(place)), place);
        for (const char *test : {"tst_nothing", "tst_sources::nothing"})
            QVERIFY2(!isTest(QString::fromUtf8(test)), test);
    }
};

HALFTRUTH_TEST(TestSources)
#include "tst_sources.moc"
