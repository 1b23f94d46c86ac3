#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"
#include "core/math/one_bit/translator.h"
#include "core/math/survey/survey.h"
#include "core/methods/accuracy_methods.h"
#include "core/methods/oracle_methods.h"
#include "core/quantities/quantities.h"
#include "core/scenario/presets.h"
#include "core/simulation/hand_out.h"
#include "core/solving/solve.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <set>
#include <string>
#include <variant>

using namespace halftruth;

namespace {

/// Every template of a text.
void collect(const Text &text, std::set<std::string> &templates) {
    if (!text.empty() && text.source != "{text}") // somebody's own words
        templates.insert(text.source);
    for (const Argument &argument : text.arguments)
        if (const auto *inner = std::get_if<Text>(&argument.value))
            collect(*inner, templates);
}

void collect(const Axis &axis, std::set<std::string> &templates) {
    collect(axis.title, templates);
    collect(axis.unit, templates);
    for (const Tick &tick : axis.namedTicks)
        collect(tick.label, templates);
}

void collect(const Exploration &answer, std::set<std::string> &templates) {
    collect(answer.sentence, templates);
    for (const Figure &figure : answer.figures) {
        for (const Text &text : {figure.title, figure.caption, figure.note})
            collect(text, templates);
        collect(figure.x, templates);
        collect(figure.y, templates);
        for (const Layer &layer : figure.layers)
            std::visit(
                [&](const auto &each) {
                    if constexpr (requires { each.label; })
                        collect(each.label, templates);
                },
                layer);
    }
    for (const Readout &readout : answer.readouts)
        for (const Text &text : {readout.label, readout.unit, readout.missing, readout.help})
            collect(text, templates);
}

void collectTables(std::set<std::string> &templates) {
    const auto add = [&](Phrase phrase) { collect(phrase, templates); };
    for (const ParameterSpec &each : parameterTable()) {
        for (const Phrase phrase : {each.title, each.unit, each.lowerMeaning, each.upperMeaning, each.help})
            add(phrase);
        if (each.choices)
            for (const NamedChoice &choice : each.choices()) {
                collect(choice.title, templates);
                collect(choice.help, templates);
            }
    }
    for (const QuantitySpec &each : quantityTable()) {
        for (const Phrase phrase : {each.name, each.source, each.unit})
            add(phrase);
        for (const ParameterUse &input : each.inputs)
            add(input.title);
    }
    for (const RelationSpec &each : solverTable())
        for (const Phrase phrase : {each.name, each.source, each.reachedName})
            add(phrase);
    for (const Preset &each : presetTable())
        for (const Phrase phrase : {each.title, each.why})
            add(phrase);
    for (const ExplorerSpec &each : explorerTable())
        for (const Phrase phrase : {each.title, each.question, each.model})
            add(phrase);
    for (const Representation &each : representationTable())
        add(each.name);
    for (const AccuracyMethod &each : accuracyMethods())
        for (const Phrase phrase : {each.title, each.inWords})
            add(phrase);
    for (const OracleMethod &each : oracleMethods())
        for (const Phrase phrase : {each.title, each.inWords, each.report})
            add(phrase);
    for (const IntervalMethodSpec &each : intervalMethodTable())
        add(each.name);
}

void collectHandOuts(std::set<std::string> &templates) {
    for (const auto kind : {SurveyWish::Kind::Warner, SurveyWish::Kind::Mirrored, SurveyWish::Kind::Crosswise,
                            SurveyWish::Kind::Forced, SurveyWish::Kind::Unrelated})
        for (const auto family : {DeviceFamily::Coins, DeviceFamily::Dice, DeviceFamily::Birthdays}) {
            const RealSurvey survey = nearestRealSurvey({.kind = kind}, family);
            const HandOut sheet = handOut(survey, {}, 0.3);
            for (const Text &text : {sheet.title, sheet.whyTitle, sheet.footer, sheet.answers.yes, sheet.answers.no,
                                     deviceInWords(survey)})
                collect(text, templates);
            for (const std::vector<Text> &lines : {sheet.steps, sheet.why})
                for (const Text &line : lines)
                    collect(line, templates);
        }
}

/// What the program says, as far as its tables, its explorers at their defaults and presets, and its sheets go.
std::set<std::string> saidTemplates() {
    std::set<std::string> templates;
    collectTables(templates);
    collectHandOuts(templates);
    for (const ExplorerSpec &explorer : explorerTable()) {
        std::vector<Parameters> states{explorer.fit({}),
                                       explorer.fit(Parameters{}.with(ParameterId::LieProbability, 0)),
                                       explorer.fit(Parameters{}.with(ParameterId::Simulate, 1))};
        for (const Preset &preset : presetsOf(explorer))
            states.push_back(presetParameters(preset));
        for (const Parameters &state : states)
            collect(explored(explorer, {.parameters = state, .columns = 4, .rows = 4}), templates);
    }
    const Parameters strict = Parameters{}.with(ParameterId::Alpha, 1e-6);
    for (const RelationSpec &relation : solverTable())
        if (relation.id.starts_with("accuracy-") || relation.id == "pram" || relation.id == "power")
            for (const ParameterId unknown : relation.unknowns)
                try {
                    collect(solve(relation, unknown, strict).reason, templates);
                } catch (const std::domain_error &) {
                    continue; // outside its domain there is no reason but that
                }
    return templates;
}

/// The texts of the core in a file of lupdate.
std::set<std::string> foundTemplates(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::set<std::string> found;
    QXmlStreamReader xml(&file);
    bool ours = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name"))
            ours = xml.readElementText() == QLatin1String("halftruth");
        else if (ours && xml.name() == QLatin1String("source"))
            found.insert(xml.readElementText().toStdString());
    }
    return found;
}

} // namespace

/// What core says can be translated: scripts/translations finds every template.
class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void everyTemplateIsFound() {
        if (!testing::longRun())
            QSKIP("a long run alone reads all sources");
        if (QStandardPaths::findExecutable(QStringLiteral("lupdate")).isEmpty() &&
            !QFileInfo::exists(QStringLiteral("/usr/lib/qt6/bin/lupdate")))
            QSKIP("lupdate isn't installed");
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("texts.ts"));
        QProcess script;
        script.start(QStringLiteral(HALFTRUTH_SOURCES "/scripts/translations"), {QStringLiteral("de"), file});
        QVERIFY(script.waitForFinished(60000));
        QVERIFY2(script.exitCode() == 0, script.readAllStandardError());
        const std::set<std::string> found = foundTemplates(file);
        const std::set<std::string> said = saidTemplates();
        QVERIFY(said.size() > 1000);
        QStringList missing;
        for (const std::string &each : said)
            if (!found.contains(each))
                missing << QString::fromStdString(each);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }
};

HALFTRUTH_TEST(TranslationsTest)
#include "tst_translations.moc"
