#include "tests/core/explorers/exploration_reading.h"
#include "tests/support/file_content.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>

// What every explanation has, in any language: elements and classes say what is what, not English words. A
// translation is a folder of the same files beside them.

using namespace halftruth;

namespace {

struct Chart {
    QString title; ///< as it is written on the figure
    QString text;
};

struct Explanation {
    QString error;
    QString first; ///< the first element's text, where that is a paragraph of words
    std::map<QString, QString> setting;
    std::map<QString, Chart> charts; ///< by the figure's id
    QString misreading;
    QString sources;
    QString all;
    int formulas = 0;
};

QString simplified(QString text) { return text.simplified().replace(QChar(0x2019), QLatin1Char('\'')); }

/// The text up to the end of the element that has just begun; what is bold at its start apart from the rest.
Chart chartOf(QXmlStreamReader &reader) {
    Chart chart;
    for (int depth = 1; depth > 0 && !reader.atEnd();) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::StartElement && reader.name() == QLatin1String("b") && chart.title.isEmpty())
            chart.title = reader.readElementText(QXmlStreamReader::IncludeChildElements);
        else if (token == QXmlStreamReader::StartElement)
            ++depth;
        else if (token == QXmlStreamReader::EndElement)
            --depth;
        else if (token == QXmlStreamReader::Characters)
            chart.text += reader.text();
    }
    chart.title = simplified(chart.title);
    chart.text = simplified(chart.text);
    return chart;
}

Explanation explanationIn(const QString &html) {
    Explanation read;
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    read.all = simplified(QString(html).remove(tag));
    QXmlStreamReader reader(QStringLiteral("<text>%1</text>").arg(html));
    QString list;
    bool begun = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() == QLatin1String("text"))
            continue;
        const QString name = reader.name().toString();
        const QString kind = reader.attributes().value(QLatin1String("class")).toString();
        const QString id = reader.attributes().value(QLatin1String("id")).toString();
        const auto text = [&] { return simplified(reader.readElementText(QXmlStreamReader::IncludeChildElements)); };
        const bool first = !std::exchange(begun, true);
        if (name == QLatin1String("ul"))
            list = kind;
        else if (name == QLatin1String("img"))
            ++read.formulas;
        else if (name == QLatin1String("li") && list == QLatin1String("setting"))
            read.setting[kind] = text();
        else if (name == QLatin1String("li") && list == QLatin1String("charts"))
            read.charts[QString(id).remove(QStringLiteral("chart-"))] = chartOf(reader);
        else if (name == QLatin1String("p") && kind == QLatin1String("misreading"))
            read.misreading = text();
        else if (name == QLatin1String("p") && kind == QLatin1String("sources"))
            read.sources = text();
        else if (name == QLatin1String("p") && kind.isEmpty() && first)
            read.first = text();
    }
    read.error = reader.hasError() ? reader.errorString() : QString();
    return read;
}

QString folder() { return QStringLiteral(HALFTRUTH_RESOURCES "/explanations"); }

/// Empty for English.
QStringList languages() {
    return QStringList{QString()} + QDir(folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

QString pathOf(const QString &language, const QString &explorer) {
    return QDir(folder()).filePath(
        QStringLiteral("%1/%2.html").arg(language.isEmpty() ? QStringLiteral(".") : language, explorer));
}

/// It begins with a word, has several, and ends as a sentence does.
bool isSentence(const QString &text) {
    static const QRegularExpression ends(QStringLiteral("[.?!。？！]$"));
    return text.size() > 20 && text.front().isLetter() && !text.front().isLower() && ends.match(text).hasMatch();
}

/// The numbers in order of size, a decimal comma as a point.
QStringList numbersOf(QString text) {
    static const QRegularExpression number(QStringLiteral(R"(\d{1,3}(?:[ \x{202f}\x{a0}]\d{3})+|\d+(?:[.,]\d+)?)"));
    QStringList numbers;
    for (auto each = number.globalMatch(text); each.hasNext();) {
        static const QRegularExpression space(QStringLiteral(R"([ \x{202f}\x{a0}])"));
        numbers << each.next().captured().replace(QLatin1Char(','), QLatin1Char('.')).remove(space);
    }
    numbers.sort();
    return numbers;
}

/// Whether it is the template, with anything in the place of its arguments.
bool completes(const QString &title, const Text &source) {
    static const QRegularExpression argument(QStringLiteral(R"(\\\{\w+\\\})"));
    const QString form = QRegularExpression::escape(simplified(QString::fromStdString(source.source)));
    return QRegularExpression(QRegularExpression::anchoredPattern(QString(form).replace(argument, ".+")))
        .match(title)
        .hasMatch();
}

QString withoutPoint(QString title) {
    if (title.endsWith(QLatin1Char('.')) || title.endsWith(QChar(0x3002)))
        title.chop(1);
    return title;
}

/// What is missing or wrong, each with a few words.
QStringList complaintsOf(const Explanation &text, const Exploration &answer, bool english) {
    QStringList found;
    const auto expect = [&found](bool holds, const QString &otherwise) {
        if (!holds)
            found << otherwise;
    };
    expect(text.error.isEmpty(), text.error);
    expect(isSentence(text.first), QStringLiteral("it begins with no sentence: ") + text.first);
    for (const char *part : {"attacker", "published", "trusted", "neighbour"}) {
        const QString name = QString::fromLatin1(part);
        const auto place = text.setting.find(name);
        if (place == text.setting.end() || place->second.size() < 10)
            found << name + QStringLiteral(" isn't said");
        else if (english)
            expect(place->second.startsWith(name, Qt::CaseInsensitive), name + QStringLiteral(" isn't named"));
    }
    expect(isSentence(text.misreading), QStringLiteral("no misreading"));
    expect(!text.sources.isEmpty(), QStringLiteral("no sources"));
    expect(text.formulas > 0, QStringLiteral("no formula"));
    for (const Figure &figure : answer.figures) {
        const QString id = QString::fromStdString(figure.id);
        const auto chart = text.charts.find(id);
        if (chart == text.charts.end()) {
            found << QStringLiteral("nothing explains the chart %1, “%2”")
                         .arg(id, QString::fromStdString(reading(figure.title)));
            continue;
        }
        const auto &[title, words] = chart->second;
        expect(!title.isEmpty(), QStringLiteral("the chart %1 has no title").arg(id));
        expect(!english || completes(withoutPoint(title), figure.title),
               QStringLiteral("the chart %1 isn't “%2” but “%3”")
                   .arg(id, title, QString::fromStdString(reading(figure.title))));
        expect(!numbersOf(words).isEmpty(), QStringLiteral("the chart %1 has no worked number").arg(id));
    }
    return found;
}

} // namespace

class TestExplanationStructure : public QObject {
    Q_OBJECT

private slots:
    void everyExplanationIsWhole_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("explorer");
        for (const QString &language : languages())
            for (const ExplorerSpec &each : explorerTable()) {
                const QString id = QString::fromUtf8(each.id.data());
                QTest::addRow("%s %s", qPrintable(language), qPrintable(id)) << language << id;
            }
    }
    void everyExplanationIsWhole() {
        QFETCH(const QString, language);
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        const Exploration answer = worded(spec, {.parameters = spec.fit({}), .columns = 4, .rows = 4});
        const Explanation text = explanationIn(textIn(pathOf(language, explorer)));
        QVERIFY(!answer.figures.empty());
        const QStringList found = complaintsOf(text, answer, language.isEmpty());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    // What a translation states is what is checked in English.
    void translationsHaveTheSameNumbers() {
        QStringList pages{QStringLiteral("terms")};
        for (const ExplorerSpec &each : explorerTable())
            pages << QString::fromUtf8(each.id.data());
        for (const QString &language : languages())
            for (const QString &id : pages) {
                const Explanation english = explanationIn(textIn(pathOf({}, id)));
                const Explanation text = explanationIn(textIn(pathOf(language, id)));
                QCOMPARE(text.charts.size(), english.charts.size());
                for (const auto &[chart, of] : english.charts)
                    QCOMPARE(numbersOf(text.charts.at(chart).text), numbersOf(of.text));
                QCOMPARE(numbersOf(text.all), numbersOf(english.all));
            }
    }

    void explanationsAreShort() {
        for (const ExplorerSpec &each : explorerTable()) {
            const QString id = QString::fromUtf8(each.id.data());
            const qsizetype words = explanationIn(textIn(pathOf({}, id))).all.split(QLatin1Char(' ')).size();
            QVERIFY2(words >= 300 && words <= 600, qPrintable(QStringLiteral("%1: %2 words").arg(id).arg(words)));
        }
    }

    // What the test itself can tell apart.
    void whatIsMissingIsNoticed() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("classroom"));
        const Exploration answer = explore(spec, {.parameters = spec.fit({}), .columns = 4, .rows = 4});
        const QString whole = textIn(pathOf({}, QStringLiteral("classroom")));
        QCOMPARE(complaintsOf(explanationIn(whole), answer, true), QStringList());
        const auto without = [&](const char *words, const char *instead) {
            QString text = whole;
            text.replace(QString::fromUtf8(words), QString::fromUtf8(instead));
            return text != whole && !complaintsOf(explanationIn(text), answer, true).isEmpty();
        };
        QVERIFY(without("class=\"attacker\"", ""));
        QVERIFY(without("class=\"misreading\"", ""));
        QVERIFY(without("chart-course", "chart-of-course"));
        QVERIFY(without("This class.", "That class."));
        QVERIFY(without("12 yes answers are expected; they make\nthe estimate 0.3.", ""));
        QVERIFY(without("<p>Every pupil", "<p class=\"formula\">Every pupil"));
        QVERIFY(isSentence(QStringLiteral("Every pupil may blame the coins.")));
        QVERIFY(!isSentence(QStringLiteral("π̂ = (r − q)/(1 − 2q), without a word")));
        QCOMPARE(numbersOf(QStringLiteral("0,25 von 32 561")), numbersOf(QStringLiteral("of 32 561 0.25")));
    }
};

HALFTRUTH_TEST(TestExplanationStructure)
#include "tst_explanation_structure.moc"
