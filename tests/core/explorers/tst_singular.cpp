// Of one there is one person, one answer, one record.

#include "tests/core/explorers/exploration_reading.h"
#include "tests/support/test_program.h"

#include "core/text/units.h"

#include <QRegularExpression>
#include <QTest>

#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

/// "1 people", "1 true yeses", "1 of 1 trials": what must not stand behind a single one.
QStringList complaints(const QString &where, const Text &text) {
    static const QRegularExpression plural(
        QStringLiteral("(?<!and )(?<![+−] )(?<![\\d.,×⁰¹²³⁴⁵⁶⁷⁸⁹\\x{2009}\\x{202f}\\-–…])1 "
                       "(people|persons|((true|yes|more|red|whole|other|such) ){0,2}(answers|yeses|noes|"
                       "records|bits|categories|cards|curators|pupils|trials|values|samples|outcomes|reports|"
                       "rounds|coins|functions|classes))\\b"),
        QRegularExpression::UseUnicodePropertiesOption);
    const QString read = QString::fromStdString(english(text));
    const auto match = plural.match(read);
    return match.hasMatch()
               ? QStringList{where + QStringLiteral(": '") + match.captured() + QStringLiteral("' in ") + read}
               : QStringList{};
}

QStringList complaints(const Exploration &answer) {
    QStringList found = complaints(QStringLiteral("sentence"), answer.sentence);
    for (const Readout &each : answer.readouts) {
        found << complaints(QStringLiteral("label"), each.label) << complaints(QStringLiteral("help"), each.help);
        if (each.missing.empty() && each.value == 1)
            found << complaints(QString::fromStdString(english(each.label)),
                                tr("{value} {unit}", {{"value", each.value}, {"unit", each.unit}}));
    }
    for (const Figure &each : answer.figures) {
        const QString id = QString::fromStdString(each.id);
        found << complaints(id, each.title) << complaints(id, each.caption) << complaints(id, each.note);
        for (const Layer &layer : each.layers)
            std::visit(
                [&](const auto &of) {
                    if constexpr (requires { of.label; })
                        found << complaints(id, of.label);
                    else if constexpr (requires { of.text; })
                        found << complaints(id, of.text);
                },
                layer);
    }
    return found;
}

} // namespace

class TestSingular : public QObject {
    Q_OBJECT

private slots:
    void unitsOfOne() {
        QCOMPARE(english(unitOf(1, halftruth::tr("people"))), std::string("person"));
        QCOMPARE(english(unitOf(2, halftruth::tr("people"))), std::string("people"));
        QCOMPARE(english(unitOf(0, halftruth::tr("people"))), std::string("people"));
        QCOMPARE(english(unitOf(1, halftruth::tr("nats"))), std::string("nats"));
        QVERIFY(unitOf(1, {}).empty());
    }

    // Every count that an explorer takes at one, by itself and with all others, whatever is chosen.
    void oneIsOne_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::newRow(explorer.id.data()) << QString::fromUtf8(explorer.id.data());
    }
    void oneIsOne() {
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        std::vector<Parameters> starts{spec.fit({})};
        for (const ParameterUse &use : spec.usesAt(starts.front()))
            if (use.valueKind() == ValueKind::Choice && use.id != Quantity)
                for (const int place : choicesOf(use)) {
                    const Parameters chosen = starts.front().with(use.id, static_cast<double>(place));
                    starts.push_back(spec.fit(spec.follow ? spec.follow(starts.front(), chosen) : chosen));
                }
        QStringList found;
        for (const Parameters &start : starts) {
            Parameters all = start;
            for (const ParameterUse &use : spec.usesAt(start)) {
                if (use.valueKind() != ValueKind::Number || !rangeOf(use, start).integer || use.id == Seed)
                    continue;
                all = all.with(use.id, 1.0);
                found << complaints(
                    worded(spec, {.parameters = spec.fit(start.with(use.id, 1.0)), .columns = 8, .rows = 8}));
            }
            found << complaints(worded(spec, {.parameters = spec.fit(all), .columns = 8, .rows = 8}));
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral("\n   "))));
    }
};

HALFTRUTH_TEST(TestSingular)
#include "tst_singular.moc"
