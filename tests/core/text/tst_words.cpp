#include "tests/core/explorers/exploration_reading.h"
#include "tests/support/field_words.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/explorers/support/figure_builder.h"
#include "core/figure/readout_unit.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/domain/domain.h"
#include "core/math/survey/survey.h"
#include "core/quantities/quantities.h"
#include "core/scenario/pins.h"
#include "core/scenario/presets.h"
#include "core/scenario/settings.h"
#include "core/simulation/classroom.h"
#include "core/simulation/hand_out.h"
#include "core/solving/solve.h"
#include "core/text/number_parser.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <functional>

using namespace halftruth;
using enum ParameterId;

namespace {

QStringList complaintsOf(const QString &where, std::string_view text) {
    return complaintsOf(where, QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

QStringList complaintsOf(const QString &where, const std::string &text) {
    return complaintsOf(where, std::string_view(text));
}
QStringList complaintsOf(const QString &where, const Text &text) { return complaintsOf(where, english(text)); }

QStringList complaintsOf(const QString &where, const Axis &axis) {
    QStringList found = complaintsOf(where, axis.title);
    for (const Tick &tick : axis.namedTicks)
        found << complaintsOf(where, tick.label);
    return found;
}

QStringList complaintsOf(const QString &where, const Exploration &exploration) {
    QStringList found = complaintsOf(where, exploration.sentence);
    for (const Readout &readout : exploration.readouts)
        found << complaintsOf(where, readout.label) << complaintsOf(where, readout.help)
              << complaintsOf(where, readout.missing)
              << complaintsOf(where, displayNumber(readout.value) + " " + english(countedUnit(readout)));
    for (const Figure &figure : exploration.figures) {
        const QString here = where + QLatin1Char('/') + QString::fromStdString(figure.id);
        found << complaintsOf(here, figure.title) << complaintsOf(here, figure.caption)
              << complaintsOf(here, figure.note) << complaintsOf(here, figure.x) << complaintsOf(here, figure.y);
        for (const Layer &layer : figure.layers)
            std::visit(
                [&](const auto &each) {
                    if constexpr (requires { each.label; })
                        found << complaintsOf(here, each.label);
                    if constexpr (requires { each.legend; })
                        found << complaintsOf(here, each.legend);
                    if constexpr (requires { each.text; })
                        found << complaintsOf(here, each.text);
                },
                layer);
    }
    return found;
}

QString contentsOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What is read of an explanation.
QString explanation(const char *id) {
    QString text = contentsOf(QStringLiteral(HALFTRUTH_RESOURCES "/explanations/%1.html").arg(QLatin1String(id)));
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    text.remove(tag).replace(QLatin1String("&lt;"), QLatin1String("<"));
    return text.simplified();
}

/// What the room's page says in English.
QString roomPage() {
    const QString page = contentsOf(QStringLiteral(HALFTRUTH_RESOURCES "/room/page.html"));
    const qsizetype from = page.indexOf(QStringLiteral("\n  en: {"));
    const qsizetype to = page.indexOf(QStringLiteral("\n  de: {"), from);
    if (from < 0 || to < 0)
        qFatal("the room's page has no English");
    return page.mid(from, to - from).simplified();
}

/// Every English text of a lesson, with its place.
void addTexts(const QJsonValue &value, const QString &where, std::vector<std::pair<QString, QString>> &texts) {
    if (value.isString())
        texts.emplace_back(where, value.toString().remove(QRegularExpression(QStringLiteral("<[^>]*>"))));
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        addTexts(array[i], QStringLiteral("%1[%2]").arg(where).arg(i), texts);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        if (member.key() != QStringLiteral("de") && member.key() != QStringLiteral("zh_CN"))
            addTexts(member.value(), where + QLatin1Char('.') + member.key(), texts);
}

double quantity(const char *id, const Parameters &parameters) { return evaluate(*findQuantity(id), parameters); }

Parameters count(double n, double q) { return Parameters{}.with(Population, n).with(LieProbability, q); }

/// A number that an explanation states.
struct Statement {
    const char *explanation;
    const char *text; ///< as it is read
    double stated;
    double
        tolerance; ///< half a unit of its last digit; of a rounded bound the middle of what it stands for is stated
    std::function<double()> truth;
};

const std::vector<Statement> &statements() {
    static const std::vector<Statement> all{
        {"terms", "0.1 changes odds by at most 1.11 times", 1.105, 5e-3, [] { return std::exp(0.1); }},
        {"terms", "1 by 2.72", 2.715, 5e-3, [] { return std::exp(1.0); }},
        {"terms", "3 by 20.1", 20.05, 0.05, [] { return std::exp(3.0); }},
        {"terms", "10 by 22 027", 22026.5, 0.5, [] { return std::exp(10.0); }},
        {"terms", "52.5 %", 52.45, 0.05, [] { return 100 / (1 + std::exp(-0.1)); }},
        {"terms", "73.2 %", 73.15, 0.05, [] { return 100 / (1 + std::exp(-1.0)); }},
        {"terms", "95.3 %", 95.25, 0.05, [] { return 100 / (1 + std::exp(-3.0)); }},
        {"terms", "99.996 %", 99.9955, 5e-4, [] { return 100 / (1 + std::exp(-10.0)); }},
        {"terms", "into 3 to 1: a belief of 75 %", 0.75, 1e-12,
         [] { return quantity("posterior", count(1, 0.25).with(Prior, 0.5)); }},
        {"terms", "ln 3 = 1.0986", 1.0986, 5e-5, [] { return quantity("epsilon", count(1, 0.25)); }},
        {"terms", "(ε, 10−6)-differentially private", 9.95e-7, 5e-9,
         [] { return quantity("shuffle-delta", count(200, 0.25).with(Epsilon, 0.3603)); }},
        {"terms", "probability 4.8·10−5", 4.8e-5, 5e-7,
         [] { return quantity("violation-probability", count(200, 0.25).with(Ones, 0).with(Epsilon, 0.3603)); }},
        {"terms", "together have at most tε", 0, 1e-12,
         [] {
             const Parameters five = count(1, 0.25).with(Answers, 5);
             return quantity("composed-epsilon-pure", five) - 5 * quantity("epsilon", five.with(Bits, 1));
         }},
        {"privacy-ratio", "edges are at ±1.099", 1.099, 5e-4,
         [] {
             // Everywhere along them, whatever m is.
             double least = 10;
             for (const double m : {0.0, 6000.0, 19999.0})
                 for (const double s : {0.0, 20000.0})
                     least = std::min(least, std::fabs(quantity("log-privacy-ratio",
                                                                count(20000, 0.25).with(Ones, m).with(Outcome, s))));
             return least;
         }},
    };
    return all;
}

} // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void tablesSayTheFieldsWords() {
        QStringList found;
        for (const ParameterSpec &each : parameterTable()) {
            const QString where = QString::fromUtf8(each.name.data());
            found << complaintsOf(where, each.title) << complaintsOf(where, each.help)
                  << complaintsOf(where, each.lowerMeaning) << complaintsOf(where, each.upperMeaning);
            if (each.choices)
                for (const NamedChoice &choice : each.choices())
                    found << complaintsOf(where, choice.title) << complaintsOf(where, choice.help);
        }
        for (const QuantitySpec &each : quantityTable()) {
            const QString where = QString::fromUtf8(each.id.data());
            found << complaintsOf(where, each.name) << complaintsOf(where, each.formula)
                  << complaintsOf(where, each.source);
            for (const ParameterUse &input : each.inputs)
                found << complaintsOf(where, input.name());
        }
        for (const RelationSpec &each : solverTable()) {
            const QString where = QString::fromUtf8(each.id.data());
            found << complaintsOf(where, each.name) << complaintsOf(where, each.reachedName);
        }
        for (const ExplorerSpec &each : explorerTable()) {
            const QString where = QString::fromUtf8(each.id.data());
            found << complaintsOf(where, each.title) << complaintsOf(where, each.question);
            for (const ParameterUse &use : each.parameters)
                found << complaintsOf(where, use.name());
        }
        for (const Preset &each : presetTable()) {
            const QString where = QString::fromUtf8(each.id.data());
            found << complaintsOf(where, each.title) << complaintsOf(where, each.why)
                  << complaintsOf(where, each.before);
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void explorersSayTheFieldsWords_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(each.id.data()) << QString::fromUtf8(each.id.data());
    }
    void explorersSayTheFieldsWords() {
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        std::vector<Parameters> asked{spec.fit({}), spec.fit(Parameters{}.with(Population, 1).with(Outcome, 1))};
        for (const Preset &preset : testing::oneIn(3, presetsOf(spec)))
            asked.push_back(presetParameters(preset));
        QStringList found;
        for (const Parameters &parameters : asked)
            found << complaintsOf(explorer, worded(spec, {.parameters = parameters}));
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void pagesSayTheFieldsWords() {
        QStringList found;
        const QDir folder(QStringLiteral(HALFTRUTH_RESOURCES "/explanations"));
        for (const QFileInfo &file : folder.entryInfoList({QStringLiteral("*.html")}, QDir::Files))
            found << complaintsOf(file.baseName(), explanation(qPrintable(file.baseName())));
        for (const char *page : {"README.md", "CHANGELOG.md", "docs/release-files.md", "docs/sources.md"})
            found << complaintsOf(
                QString::fromLatin1(page),
                contentsOf(QStringLiteral(HALFTRUTH_RESOURCES "/../") + QString::fromLatin1(page)).simplified());
        found << complaintsOf(QStringLiteral("the room's page"), roomPage());
        for (const double lie : {0.0, 0.1, 0.25, 0.4})
            for (const auto kind : {SurveyWish::Kind::Warner, SurveyWish::Kind::Mirrored}) {
                const HandOut sheet = handOut(nearestRealSurvey({.kind = kind, .lie = lie}), {}, 0.3);
                found << complaintsOf(QStringLiteral("hand-out"), sheet.title);
                for (const Text &line : sheet.why)
                    found << complaintsOf(QStringLiteral("hand-out"), line);
            }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    // All that core and window ever say, as translators are given it: also what no explorer shows at its presets.
    void everyTextSaysTheFieldsWords() {
        const QString file = contentsOf(QStringLiteral(HALFTRUTH_RESOURCES "/translations/de.ts"));
        static const QRegularExpression source(QStringLiteral("<source>(.*?)</source>"),
                                               QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression markup(QStringLiteral("&lt;.*?&gt;"));
        int texts = 0;
        QStringList found;
        for (auto matches = source.globalMatch(file); matches.hasNext(); ++texts)
            found << complaintsOf(QStringLiteral("texts"), matches.next().captured(1).remove(markup).replace(
                                                               QStringLiteral("%1"), QStringLiteral("N")));
        QVERIFY(texts > 2000);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void lessonsSayTheFieldsWords() {
        std::vector<std::pair<QString, QString>> texts;
        const QDir folder(QStringLiteral(HALFTRUTH_RESOURCES "/lessons"));
        for (const QFileInfo &file : folder.entryInfoList({QStringLiteral("*.json")}, QDir::Files))
            addTexts(QJsonDocument::fromJson(contentsOf(file.filePath()).toUtf8()).object(), file.baseName(), texts);
        QVERIFY(texts.size() > 300);
        QStringList found;
        // ε is what an answer has, before anybody knows it, and what adds up; a privacy loss is an outcome's.
        const QRegularExpression epsilonIsMeant(QStringLiteral("adds its privacy loss|losses add|may exceed its own"),
                                                QRegularExpression::CaseInsensitiveOption);
        for (const auto &[where, text] : texts) {
            found << complaintsOf(where, text);
            if (epsilonIsMeant.match(text).hasMatch())
                found << where + QStringLiteral(": ") + text;
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    void explanationsAreTrue_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < statements().size(); ++i)
            QTest::addRow("%s: %s", statements()[i].explanation, statements()[i].text) << static_cast<int>(i);
    }
    void explanationsAreTrue() {
        QFETCH(const int, index);
        const Statement &statement = statements()[static_cast<std::size_t>(index)];
        QVERIFY2(explanation(statement.explanation).contains(QString::fromUtf8(statement.text)), statement.text);
        const double truth = statement.truth();
        QVERIFY2(std::fabs(truth - statement.stated) <= statement.tolerance,
                 qPrintable(QString::number(truth, 'g', 17)));
    }

    // (ε, δ) doesn't say that ε is exceeded with probability δ: at this ε of a database of noes it is 48 times that.
    void deltaIsNoProbability() {
        QVERIFY(spec(Delta).help.find("Not the probability that the privacy loss exceeds ε") !=
                std::string_view::npos);
        const Parameters noes = count(200, 0.25).with(Ones, 0).with(Epsilon, 0.3603);
        const double delta = quantity("shuffle-delta", noes);
        QVERIFY(delta <= 1e-6);
        QVERIFY(std::fabs(quantity("violation-probability", noes) / delta - 48) < 1);
        for (const char *id : {"class-crowd", "class-ratio"})
            QVERIFY(QString::fromUtf8(findPreset(id)->why).contains(QStringLiteral("privacy")));
    }

    void oneIsSingular() {
        Readout readout{.value = 1, .unit = halftruth::tr("people")};
        QCOMPARE(english(countedUnit(readout)), std::string("person"));
        readout.value = 2;
        QCOMPARE(english(countedUnit(readout)), std::string("people"));
        readout.unit = halftruth::tr("nats");
        QCOMPARE(english(countedUnit(readout)), std::string("nats"));
    }

    // A sheet of a design in which nobody lies doesn't pass for a private one.
    void whereNobodyLiesTheSheetSaysSo() {
        const HandOut honest = handOut(nearestRealSurvey({.kind = SurveyWish::Kind::Warner, .lie = 0}), {}, 0.3);
        QVERIFY(!honest.keepsSecrets);
        QCOMPARE(english(honest.title), std::string("This design gives no protection"));
        const HandOut randomized =
            handOut(nearestRealSurvey({.kind = SurveyWish::Kind::Warner, .lie = 0.25}), {}, 0.3);
        QVERIFY(randomized.keepsSecrets);
        QVERIFY(english(randomized.why.back()).find("at most 3 (ε = 1.099)") != std::string::npos);
    }

    // ±0.05 at q = 0.05 of a share of 0.3: 91 people for the coins' error alone, 413 with that of the sample.
    void peopleForTheCoinsAreNotThoseForTheSample() {
        const Parameters p = count(100, 0.05)
                                 .with(Prior, 0.3)
                                 .with(Ones, 30)
                                 .with(Alpha, 0.05)
                                 .with(Beta, 0.05)
                                 .with(Frame, maxPopulation)
                                 .with(DesignEffect, 1);
        QCOMPARE(requiredNNormal(0.05, 0.05, 0.05), 91.0);
        QCOMPARE(quantity("required-n-total", p), 413.0);
    }

    // At q = 0 this model has no error; that Hoeffding's bound asks for 18 445 people is its looseness.
    void hoeffdingIsLooseWhereNobodyLies() {
        const Parameters honest = count(1000, 0).with(Ones, 300).with(Alpha, 0.01).with(Beta, 0.05);
        QCOMPARE(quantity("required-n-hoeffding", honest), 18445.0);
        QCOMPARE(quantity("accuracy-exact", honest), 0.0);
        QVERIFY(QString::fromUtf8(findPreset("price-of-privacy")->why)
                    .contains(QStringLiteral("where this model has no error at all")));
    }

    // "Exceeded with probability at most β": an error a little larger is that rare, one a little smaller isn't.
    void anErrorIsExceededRarely() {
        const Parameters p = count(200, 0.25).with(Ones, 60).with(Beta, 0.05);
        const double alpha = quantity("accuracy-exact", p);
        QVERIFY(quantity("failure-exact", p.with(Alpha, alpha * (1 + 1e-9))) <= 0.05);
        QVERIFY(quantity("failure-exact", p.with(Alpha, alpha * (1 - 1e-9))) > 0.05);
        QVERIFY(!explanation("accuracy").contains(QStringLiteral("reached with probability")));
    }

    // Only a custom chart draws bounds and approximations as solid lines, and both pages say so.
    void curvesOfACustomChartAreSolid() {
        const ExplorerSpec &custom = *findExplorer("custom");
        for (const char *id : {"accuracy-hoeffding", "accuracy-exact", "accuracy-normal"}) {
            const Parameters p = custom.fit(withSettings(
                custom, custom.fit({}), settingsIn(std::string("quantity=") + id + " x=q family=n curves=3")));
            int curves = 0;
            for (const Figure &figure : explored(custom, {.parameters = p}).figures)
                for (const Layer &layer : figure.layers)
                    if (const auto *curve = std::get_if<Curve>(&layer)) {
                        QVERIFY2(curve->solid, id);
                        ++curves;
                    }
            QCOMPARE(curves, 3);
        }
        QVERIFY(explanation("custom").contains(QStringLiteral("All of them are solid lines")));
        QVERIFY(!explanation("custom").contains(QStringLiteral("dashed")));
        QVERIFY(explanation("terms").contains(
            QStringLiteral("A custom chart, whose curves are one quantity, has only solid")));
    }

    // "At least 95 % of classes": the interval is conservative, whatever the share is.
    void classroomIntervalsAreConservative() {
        QVERIFY(explanation("classroom").contains(QStringLiteral("at least 95 % of classes")));
        for (int ones = 0; ones <= 30; ++ones)
            QVERIFY(quantity("fixed-database-coverage", count(30, 0.25).with(Ones, ones).with(Beta, 0.05)) >= 0.95);
    }

    // One report that is given again and again: its parameter is that of the bits that differ.
    void memoisedReportsLoseOnce() {
        const Parameters p = count(1, 0.25).with(DifferingBits, 3);
        QVERIFY(std::fabs(quantity("memoised-epsilon", p) - 3 * std::log(3.0)) < 1e-12);
    }

    // Along three edges of the preset's map a yes says nothing new.
    void whatAYesMeansAtTheEdges() {
        QVERIFY(QString::fromUtf8(findPreset("what-a-yes-means")->why)
                    .contains(QStringLiteral("the bottom, the top and the right edge")));
        for (const double at : {0.0, 0.2, 0.5}) {
            QCOMPARE(quantity("posterior", count(1, at).with(Prior, 1)), 1.0);
            if (at > 0)
                QCOMPARE(quantity("posterior", count(1, at).with(Prior, 0)), 0.0);
        }
        for (const double prior : {0.1, 0.7})
            QVERIFY(std::fabs(quantity("posterior", count(1, 0.5).with(Prior, prior)) - prior) < 1e-15);
        QVERIFY(std::fabs(quantity("posterior", count(1, 0.25).with(Prior, 0.1)) - 0.25) < 1e-15);
    }

    // The surveys that were asked: their source, and what was and wasn't done.
    void surveysSayWhereTheyComeFrom() {
        const auto why = [](const char *id) { return QString::fromUtf8(findPreset(id)->why); };
        for (const char *id : {"alcohol-survey", "exam-copying", "infertility"})
            QVERIFY2(why(id).contains(QStringLiteral("of the R package RRTCS")), id);
        QVERIFY(why("exam-copying").contains(QStringLiteral("a standard error of 3.7 points")));
        QVERIFY(why("exam-copying").startsWith(QStringLiteral("With probability ½ each")));
        QVERIFY(why("infertility").contains(QStringLiteral("unweighted although the sample was stratified")));
        QVERIFY(why("infertility").contains(QStringLiteral("treatment for infertility")));
        QVERIFY(why("nigeria-ratio").contains(QStringLiteral("at most 7.6 %")));
    }

    // Up to so many people every true count is searched and the curve is exact; above, the largest found and a bound.
    // A search of every true count, which is made for one number up to a million people, lies between the two.
    void theChartOfEpsilonSwitchesWhereItSays() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("anonymity"));
        const Parameters p = spec.fit(count(20000, 0.25).with(Delta, 1e-6));
        const Exploration answer =
            explore(spec, {.parameters = p, .views = {{"epsilon", {.x = Interval{5000, 60000}}}}});
        const Figure &figure = figureOf(answer, "epsilon");
        QVERIFY(
            QString::fromStdString(reading(figure.caption))
                .contains(QString::fromStdString("every true count m up to " + displayNumber(20000) + " people")));
        const auto &every = layerOf<Curve>(figure, "exact");
        const auto &some = layerOf<Curve>(figure, "largest found");
        const auto &above = layerOf<Curve>(figure, "upper bound");
        const auto searched = [&](double n) { return quantity("shuffle-epsilon", p.with(Population, n)); };
        QVERIFY(every.x.front() < 20000 && every.x.back() <= 20000);
        QVERIFY(std::fabs(searched(every.x.back()) / every.y.back() - 1) < 1e-9);
        QVERIFY(some.x.size() > 1);
        QCOMPARE(some.x.front(), every.x.back()); // the two begin where the exact one ends
        QVERIFY(some.x[1] > 20000);
        const double worst = searched(some.x[1]);
        QVERIFY(some.y[1] <= worst * (1 + 1e-9) && above.y[1] >= worst);
        QVERIFY(above.y[1] > some.y[1]);
    }

    // "At most" is rounded up and "at least" down: what is shown holds. Zero and one are shown as such only where
    // they are.
    void whatIsShownHolds() {
        for (const ExplorerSpec &explorer : explorerTable())
            for (const Preset &preset : testing::oneIn(3, presetsOf(explorer)))
                for (const Readout &readout :
                     worded(explorer, {.parameters = presetParameters(preset), .columns = 4, .rows = 4}).readouts) {
                    if (!readout.missing.empty() || !std::isfinite(readout.value))
                        continue;
                    const std::string text = displayNumber(readout.value, 4, roundingOf(readout.direction));
                    QVERIFY2((text == "0") == (readout.value == 0) && (text == "1") == (readout.value == 1),
                             (std::string(preset.id) + ": " + reading(readout.label) + " " + text).c_str());
                    const auto shown = parseNumber(text);
                    if (!shown)
                        continue; // 1 − 10⁻¹²
                    const double slack = 1e-12 * std::fabs(readout.value);
                    if (readout.direction == Direction::AtMost)
                        QVERIFY2(*shown >= readout.value - slack, text.c_str());
                    if (readout.direction == Direction::AtLeast)
                        QVERIFY2(*shown <= readout.value + slack, text.c_str());
                }
    }

    // π is a share or a belief; the privacy ratio of the sources is told by name, and never on a screen with a share.
    void piIsOneThingOnAScreen() {
        static const QRegularExpression ratio(QStringLiteral("privacy ratio π"));
        for (const ExplorerSpec &explorer : explorerTable()) {
            const Parameters p = explorer.fit({});
            const Exploration answer = explored(explorer, {.parameters = p});
            QStringList texts{QString::fromStdString(reading(answer.sentence))};
            for (const Readout &each : answer.readouts)
                texts << QString::fromStdString(reading(each.label)) << QString::fromStdString(reading(each.help));
            for (const Figure &each : answer.figures)
                texts << QString::fromStdString(reading(each.title)) << QString::fromStdString(reading(each.caption))
                      << QString::fromUtf8(each.x.symbol) << QString::fromUtf8(each.y.symbol);
            for (const ParameterUse &use : explorer.usesAt(p))
                texts << QString::fromUtf8(spec(use.id).symbol.data());
            const bool ofRatio = !texts.filter(ratio).isEmpty();
            QCOMPARE(ofRatio, explorer.id == "privacy-ratio");
            if (ofRatio)
                for (QString each : texts)
                    QVERIFY2(!each.remove(ratio).contains(u'π'), qPrintable(each));
        }
        QVERIFY(explanation("privacy-ratio").contains(QStringLiteral("ℓ(s) = ln π(s), is the privacy loss")));
        QCOMPARE(findQuantity("log-privacy-ratio")->symbol, std::string_view("ℓ(s)"));
    }

    // Where an interval is meant, its error probability is told with its confidence.
    void anIntervalHasAConfidence() {
        const auto of = [](double beta) { return english(readingOf({.id = Beta, .ofInterval = true}, beta)); };
        QCOMPARE(of(0.05), std::string("confidence 95 %"));
        QCOMPARE(of(0.9), std::string("confidence 10 %"));
        QCOMPARE(of(0.123), std::string("confidence 87.7 %"));
        QCOMPARE(of(1e-6), std::string("confidence 99.9999 %"));
        QCOMPARE(of(1e-12), std::string("confidence 99.9999999999 %"));
        QCOMPARE(english(readingOf({.id = Beta, .ofInterval = true}, 0.05, true)), std::string("1 − β = 95 %"));
        // Where there is little room nines are no words.
        const auto brief = [](double beta) {
            return english(readingOf({.id = Beta, .ofInterval = true}, beta, true));
        };
        QCOMPARE(brief(1e-12), std::string("1 − β = 1 − 10⁻¹²"));
        QCOMPARE(brief(1.234e-9), std::string("1 − β = 1 − 1.3×10⁻⁹"));
        QVERIFY(readingOf({.id = Beta}, 0.05).empty());
        for (const char *id : {"accuracy", "survey", "classroom", "counts", "plan", "trust"}) {
            const ExplorerSpec &explorer = explorerOf(QString::fromUtf8(id));
            const Parameters p = explorer.fit({});
            QVERIFY2(explorer.useAt(Beta, p)->ofInterval, id);
            QVERIFY2(english(valuesText(explorer, p)).find("β = 0.05, confidence 95 %") != std::string::npos, id);
        }
    }

    // What differential privacy is stands where it is used, and each explorer says which kind of it is shown.
    void everyTermIsDefined() {
        const QString terms = explanation("terms");
        for (const char *term :
             {"Differential privacy, ε-DP", "Privacy parameter ε", "ε-LDP of one answer", "(ε, δ) of the count",
              "Central", "Sampling and PRAM", "Approximate differential privacy, (ε, δ)",
              "Privacy loss of an outcome", "replace one, or add or remove one", "Post-processing",
              "Composition: t answers", "Confidence and error probability", "Belief and odds", "Coverage",
              "Exact, bound, approximation", "Standard error, root mean square error",
              "Type I and type II error, power"})
            QVERIFY2(terms.contains(QString::fromUtf8(term)), term);
        for (const ExplorerSpec &each : explorerTable())
            QVERIFY2(each.model.empty() == (each.id == "custom"), each.id.data());
    }
};

HALFTRUTH_TEST(TestWords)
#include "tst_words.moc"
