#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "ui/files/data_path.h"
#include "ui/files/figure_command.h"
#include "ui/files/figure_file.h"
#include "ui/files/file_writer.h"
#include "ui/files/session_file.h"
#include "ui/state/scenario_store.h"

#include "core/data/joint_type.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/answer.h"
#include "core/scenario/settings.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

using namespace halftruth;
using enum ParameterId;

namespace {

QString name(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// A session in which nothing is at its default.
Session busySession() {
    ScenarioStore store;
    store.setExplorer(*findExplorer("sampling"));
    store.setData(*namedData("adult-sex-income"));
    store.pin(store.parameters());
    (void)store.setParameter(Epsilon, 0.1 + 0.2);
    store.pin(store.parameters());
    store.unpin(0); // the one that is left has the second colour
    (void)store.setParameter(Epsilon, 1.0 / 3.0);
    store.setExplorer(*findExplorer("bit-vectors"));
    (void)store.setParameter(Collection, parseValue({.id = Collection}, "0101,1111,0000x7"));
    store.pin(store.parameters());
    (void)store.setParameter(LieProbability, 1e-6);
    store.setView("delta", {.x = Interval{1e-300, 0.1}, .y = {}, .xScale = Scale::Log, .yScale = Scale::Linear});
    store.setExplorer(*findExplorer("accuracy"));
    store.solve({.unknown = LieProbability, .relation = "accuracy-hoeffding"});
    store.setView("error", {.x = Interval{20, 5000}, .y = Interval{-0.25, 1.0 / 7.0}, .xScale = {}, .yScale = {}});
    return {.scenario = store.scenario(), .table = true};
}

QJsonObject object(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }
QByteArray json(const QJsonObject &object) { return QJsonDocument(object).toJson(); }

/// The complaint about a file, or that there is none.
QString complaint(const QByteArray &content, const QString &folder = QStringLiteral(".")) {
    try {
        (void)sessionFromJson(content, folder);
    } catch (const OpenError &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("none");
}

/// What an explorer shows of the parameters, in words.
QString shownText(const ExplorerSpec &explorer, const Parameters &parameters) {
    QString text = QString::fromStdString(parameters.data().id) + QLatin1Char(' ');
    for (const ParameterUse &use : explorer.usesAt(parameters))
        text += QString::fromStdString(std::string(spec(use.id).name) + "=" + valueText(use, parameters) + " ");
    return text;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString path(const QString &file) const { return m_folder->filePath(file); }
    void put(const QString &file, const QByteArray &content) const {
        QFile out(path(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(content), content.size());
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // ------------------------------------------------------------ round trips

    // Records that have another length now come back with their own after a session, too.
    void keepsRecordsAsTheyWereSet() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("bit-vectors"));
        QVERIFY(!store.setParameter(Collection, parseValue({.id = Collection}, "000,011,101,111")));
        for (const double bits : {1.0, 4.0, 1.0})
            QVERIFY(!store.setParameter(Bits, bits));
        const Session session{.scenario = store.scenario()};
        const Session again = sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path());
        QVERIFY(again == session);
        store.open(again.scenario);
        QCOMPARE(bitCollectionText(store.parameters().records(Collection)), std::string("0,0,1,1"));
        QVERIFY(!store.setParameter(Bits, 3.0));
        QCOMPARE(bitCollectionText(store.parameters().records(Collection)), std::string("000,011,101,111"));
        QVERIFY(complaint(R"({"format": "halftruth-session", "version": 2, "explorer": "bit-vectors", "linked": {},
                              "explorers": {"bit-vectors": {"uncut": {"bits": 3}}}})")
                    .contains(QStringLiteral("records")));
    }

    void roundTrips_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<QString>("preset");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::addRow("%s", explorer.id.data()) << name(explorer.id) << QString();
        for (const Preset &preset : presetTable())
            QTest::addRow("preset %s", preset.id.data()) << name(preset.explorer) << name(preset.id);
    }
    void roundTrips() {
        QFETCH(const QString, explorer);
        QFETCH(const QString, preset);
        ScenarioStore store;
        store.setExplorer(*findExplorer(explorer.toStdString()));
        store.setSurface(true);
        if (!preset.isEmpty())
            store.choosePreset(*findPreset(preset.toStdString()));
        // Every parameter once at each end of its slider, each end pinned as long as there is room.
        for (const ParameterUse &use : store.explorer().usesAt(store.parameters())) {
            if (use.valueKind() != ValueKind::Number || store.parameters().fixedByData(use.id))
                continue;
            const SliderSpan span = sliderSpan(use, store.parameters());
            for (const double value : {span.lower, span.upper}) {
                (void)store.setParameter(use.id, value);
                store.pin(store.parameters());
                const Session session{.scenario = store.scenario(), .table = true};
                const Session again = sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path());
                QVERIFY2(again == session, spec(use.id).name.data());
            }
        }
        for (const char *figure : {"error", "surface"})
            store.setView(figure, {.x = Interval{0.1, 0.2}, .y = {}, .xScale = {}, .yScale = Scale::Log});
        const Session session{.scenario = store.scenario()};
        QVERIFY(!session.scenario.pins.empty());
        saveSession(path(QStringLiteral("a.halftruth.json")), session);
        const auto opened = openFile(path(QStringLiteral("a.halftruth.json")));
        QVERIFY(opened);
        QVERIFY(!opened->figure);
        QVERIFY(opened->session == session);

        ScenarioStore other;
        other.open(opened->session.scenario);
        QVERIFY(other.scenario() == session.scenario);
        QVERIFY(other.request() == store.request());
        QVERIFY(!other.undoStack().canUndo());
        QVERIFY(other.undoStack().isClean());
    }

    void everythingAtOnceRoundTrips() {
        const Session session = busySession();
        QCOMPARE(session.scenario.pins.size(), 2U);
        QCOMPARE(session.scenario.views.size(), 2U);
        QCOMPARE(session.scenario.solving.size(), 1U);
        const QByteArray content = sessionJson(session, m_folder->path());
        QVERIFY(sessionFromJson(content, m_folder->path()) == session);
        QVERIFY2(content.contains("0.30000000000000004"), content.constData());
        QVERIFY(content.contains("\"0101,1111,0000x7\""));
        QCOMPARE(sessionJson(sessionFromJson(content, m_folder->path()), m_folder->path()), content);
    }

    void aDataFileIsNamedFromTheFolder() {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("sub/other")));
        put(QStringLiteral("sub/votes.csv"), "colour,votes\nred,3\nblue,5\n");
        const DataSource data = fileData(path(QStringLiteral("sub/votes.csv")).toStdString(), {"colour"}, "votes");
        QCOMPARE(data.table->n, 8);
        const ExplorerSpec &sampling = *findExplorer("sampling");
        Session session{.scenario = {.explorer = &sampling}};
        session.scenario.setValues(sampling, Parameters().withData(data));
        for (const auto &[from, written] :
             {std::pair("sub", QStringLiteral("votes.csv")), std::pair(".", QStringLiteral("sub/votes.csv")),
              std::pair("sub/other", path(QStringLiteral("sub/votes.csv")))}) {
            const QString file = path(QLatin1String(from) + QStringLiteral("/s.halftruth.json"));
            saveSession(file, session);
            QFile in(file);
            QVERIFY(in.open(QIODevice::ReadOnly));
            const QJsonObject named =
                object(in.readAll())[QStringLiteral("explorers")][QStringLiteral("sampling")][QStringLiteral("data")]
                    .toObject();
            QCOMPARE(named[QStringLiteral("file")].toString(), written);
            const DataSource again = openFile(file)->session.scenario.values(sampling).data();
            QVERIFY(*again.table == *data.table);
            QCOMPARE(again.weightColumn, data.weightColumn);
            QCOMPARE(again.columns, data.columns);
        }
        // Moved with its data, it still finds them.
        QVERIFY(QDir(m_folder->path()).rename(QStringLiteral("sub"), QStringLiteral("moved")));
        const auto moved = openFile(path(QStringLiteral("moved/s.halftruth.json")));
        QCOMPARE(request(moved->session.scenario).parameters[Population], 8.0);
        QVERIFY(QFile::remove(path(QStringLiteral("moved/votes.csv"))));
        try {
            (void)openFile(path(QStringLiteral("moved/s.halftruth.json")));
            QFAIL("opened without its data");
        } catch (const OpenError &error) {
            QCOMPARE(QString::fromUtf8(error.what()),
                     path(QStringLiteral("moved/s.halftruth.json")) + QStringLiteral(": ") +
                         path(QStringLiteral("moved/votes.csv")) + QStringLiteral(": No such file or directory"));
        }
    }

    // ------------------------------------------------------------ what is refused

    void passesOverWhatItDoesNotKnow() {
        const Session session = busySession();
        QJsonObject root = object(sessionJson(session, m_folder->path()));
        const auto more = [](QJsonObject parent, const QString &key) {
            QJsonObject part = parent[key].toObject();
            part[QStringLiteral("of the future")] = QJsonArray{1, 2};
            parent[key] = part;
            return parent;
        };
        for (const char *key : {"linked", "explorers", "show"})
            root = more(root, QLatin1String(key));
        QJsonObject explorers = root[QStringLiteral("explorers")].toObject();
        explorers = more(explorers, QStringLiteral("accuracy"));
        explorers[QStringLiteral("accuracy")] =
            more(explorers[QStringLiteral("accuracy")].toObject(), QStringLiteral("parameters"));
        root[QStringLiteral("explorers")] = explorers;
        root[QStringLiteral("more")] = true;
        QVERIFY(sessionFromJson(json(root), m_folder->path()) == session);
    }

    void whatIsMissingIsAtItsDefault() {
        const QByteArray least = R"({"format": "halftruth-session", "version": 1, "explorer": "counts"})";
        QVERIFY(sessionFromJson(least, QStringLiteral(".")) ==
                Session{.scenario = {.explorer = findExplorer("counts")}});
    }

    void refuses_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QByteArray>("value"); // JSON
        QTest::addColumn<QString>("message");
        const auto row = [](const char *title, const char *key, const char *value, const char *message) {
            QTest::addRow("%s", title) << QString::fromLatin1(key) << QByteArray(value)
                                       << QString::fromLatin1(message);
        };
        row("another format", "format", "\"svg\"", "this is no session of Halftruth");
        row("a newer version", "version", "3", "this session was saved by a newer version of Halftruth");
        row("no version", "version", "null", "version must be 1 or 2, but is null");
        row("an odd version", "version", "0.5", "version must be 1 or 2, but is 0.5");
        row("no such explorer", "explorer", "\"acuracy\"",
            "explorer must be the id of an explorer, but is 'acuracy'");
        row("no explorer", "explorer", "7", "explorer must be a text, but is 7");
        row("out of range", "parameters", R"({"q": 0.7})", "q must be in [0, 0.5], but is 0.7");
        row("not whole", "parameters", R"({"n": 2.5})", "n must be in {1, ..., 1000000000}, but is 2.5");
        row("no number", "parameters", R"({"n": "many"})", "n must be in {1, ..., 1000000000}, but is 'many'");
        row("no share", "parameters", R"({"ones": "130%"})",
            "ones must be a number, or a share in [0%, 100%], but is '130%'");
        row("a share of nothing", "parameters", R"({"q": "30%"})", "q must be in [0, 0.5], but is '30%'");
        row("null", "parameters", R"({"q": null})", "q must be in [0, 0.5], but is null");
        row("a list", "parameters", R"({"q": [0.1]})", "q must be in [0, 0.5], but is a list");
        row("too large for a number", "parameters", R"({"epsilon": 1e999})", "");
        row("no parameters", "parameters", "[]", "parameters must be an object, but is a list");
        row("no choice", "parameters", R"({"simulate": 1})", "");
        row("no such choice", "parameters", R"({"simulate": "maybe"})", "");
        row("no records", "records", R"({"collection": "0,2"})", "");
        row("no text", "records", R"({"collection": 5})", "collection must be a text, but is 5");
        row("no record", "records", R"({"outcome": "01,10"})", "");
        row("no such table", "data", R"({"kind": "table", "table": "x"})", "");
        row("no such kind", "data", R"({"kind": "x"})", "");
        row("no kind", "data", "{}", "");
        row("no file", "data", R"({"kind": "file", "file": "x.csv", "columns": ["a"]})", "");
        row("a folder", "data", R"({"kind": "file", "file": "..", "columns": ["a"]})", "");
        row("a device", "data", R"({"kind": "file", "file": "/dev/zero", "columns": ["a"]})", "");
        row("no columns", "data", R"({"kind": "file", "file": "x.csv"})", "columns must be one or two names");
        row("three columns", "data", R"({"kind": "file", "file": "x.csv", "columns": ["a", "b", "c"]})",
            "columns must be one or two names");
        row("a column that is no text", "data", R"({"kind": "file", "file": "x.csv", "columns": [1]})", "");
        row("one end", "views", R"({"accuracy": {"error": {"x": [1]}}})",
            "the window of x must go from a number to a larger one");
        row("ends turned round", "views", R"({"accuracy": {"error": {"y": [2, 1]}}})",
            "the window of y must go from a number to a larger one");
        row("a window without end", "views", R"({"accuracy": {"error": {"x": [-1e308, 1e308]}}})",
            "the window of x must go from a number to a larger one");
        row("no scale", "views", R"({"accuracy": {"error": {"xScale": "square"}}})", "");
        row("solved for nothing", "solving", R"({"accuracy": {}})", "for must be a text, but is not there");
        row("solved for what it isn't", "solving", R"({"accuracy": {"for": "prior", "by": ""}})", "");
        row("solved by what it isn't", "solving", R"({"accuracy": {"for": "n", "by": "magic"}})", "");
        row("no list of pins", "pins", R"({"accuracy": {}})", "");
        row("a pin that is none", "pins", R"({"accuracy": [3]})", "pin 1 of accuracy: it must be an object");
        row("a pin out of its explorer's range", "pins", R"({"accuracy": [{}, {"parameters": {"q": 0.5}}]})",
            "pin 2 of accuracy: q must be in [0, 0.5), but is 0.5");
        row("the same pin", "pins", R"({"accuracy": [{}, {"colour": 2}]})",
            "pin 2 of accuracy: it is pinned already");
        row("too many pins", "pins", R"({"accuracy": [1, 2, 3, 4, 5, 6, 7]})", "there can be at most 6 pins");
        row("no switch", "show", R"({"table": 1})", "");
    }
    void refuses() {
        QFETCH(const QString, key);
        QFETCH(const QByteArray, value);
        QFETCH(const QString, message);
        QJsonObject root{{QStringLiteral("format"), QStringLiteral("halftruth-session")},
                         {QStringLiteral("version"), 1},
                         {QStringLiteral("explorer"), QStringLiteral("accuracy")}};
        QCOMPARE(complaint(json(root), m_folder->path()), QStringLiteral("none"));
        root[key] = QStringLiteral("here");
        const QString said = complaint(json(root).replace("\"here\"", value), m_folder->path());
        if (!message.isEmpty())
            QCOMPARE(said, message);
        QVERIFY(said != QStringLiteral("none"));
        QVERIFY2(said.size() < 400 && !said.contains(QLatin1Char('\n')), qPrintable(said));
    }

    // A name in a file may begin with a byte that ends a C string; the complaint must not be empty for that.
    void complaintsAboutStrangeNamesAreReadable() {
        QByteArray strange("{\"format\": \"halftruth-session\", \"version\": 1, \"explorer\": \"accuracy\", "
                           "\"views\": {\"accuracy\": {\"?sho\": \"halftruth-session\"}}}");
        strange.replace('?', QByteArray(40, '\0'));
        const QString said = complaint(strange);
        QVERIFY2(said.contains(QStringLiteral("sho must be an object, but is 'halftruth-session'")),
                 qPrintable(said));
        QVERIFY(!said.contains(QChar::Null));
    }

    /// Sessions of version 1 have one value for all explorers: each starts from it.
    void opensTheFirstVersion() {
        const QByteArray old = R"({"format": "halftruth-session", "version": 1, "explorer": "accuracy",
            "parameters": {"q": 0.1, "n": 50, "alpha": 0.2, "simulate": "on", "outcome": 7},
            "records": {"collection": "01,01", "outcome": "11"}, "data": {"kind": "table", "table": "adult-sex-income"},
            "views": {"accuracy": {"error": {"x": [1, 10], "yScale": "log"}}},
            "pins": {"accuracy": [{"colour": 3, "parameters": {"q": 0.2}}]},
            "solving": {"survey": {"for": "n", "by": "power"}}, "show": {"table": true, "surface": true}})";
        const Session session = sessionFromJson(old, m_folder->path());
        const Scenario &scenario = session.scenario;
        QVERIFY(session.table);
        for (const char *id : {"accuracy", "survey", "classroom", "randomized-response"})
            QCOMPARE(scenario.values(*findExplorer(id))[LieProbability], 0.1);
        QCOMPARE(scenario.values(*findExplorer("accuracy"))[Alpha], 0.2);
        QCOMPARE(scenario.values(*findExplorer("counts"))[Outcome], 7.0);
        const ExplorerSpec &vectors = *findExplorer("bit-vectors");
        QCOMPARE(valueText(*vectors.parameter(Outcome), scenario.values(vectors)), std::string("11"));
        QCOMPARE(scenario.values(*findExplorer("sampling")).data().id, std::string("adult-sex-income"));
        QCOMPARE(scenario.pins.at("accuracy")->front().parameters[LieProbability], 0.2);
        QCOMPARE(scenario.pins.at("accuracy")->front().pattern, 1); // its colour says nothing any more
        QVERIFY(scenario.views.at("accuracy").at("error").x == (Interval{1, 10}));
        QVERIFY(scenario.solving.at("survey").unknown == Population);
        QVERIFY(scenario.surfaces.contains("accuracy"));
        QVERIFY(sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path()) == session);
    }

    /// The chart that was brought forward comes back with its explorer.
    void keepsTheMainCharts() {
        Session session;
        session.scenario.fronts = {{"accuracy", "required"}, {"counts", "cdf"}};
        const Session read = sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path());
        QVERIFY(read.scenario.fronts == session.scenario.fronts);
        QVERIFY(read == session);
    }

    void keepsShares() {
        Session session;
        Scenario &scenario = session.scenario;
        scenario = apply(scenario, edit::GoTo{findExplorer("accuracy")});
        for (const double count : {60.0, 67.0, 1.0, 199.0}) {
            scenario = apply(scenario, edit::Set{ParameterId::Ones, count, {}});
            scenario = apply(scenario, edit::Hold{ParameterId::Ones, true, {}});
            const QByteArray json = sessionJson(session, m_folder->path());
            QVERIFY(json.contains("%\""));
            QVERIFY2(sessionFromJson(json, m_folder->path()) == session, json.constData());
        }
    }

    /// A class that was left is found as it was.
    void keepsTheStageOfTheClass() {
        Session session;
        session.scenario.stage = {.answered = 12, .repeated = allOfClass, .revealed = true};
        const Session read = sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path());
        QVERIFY(read == session);
        QByteArray wrong = sessionJson(session, m_folder->path());
        wrong.replace("\"answered\": 12", "\"answered\": -1");
        QVERIFY_THROWS_EXCEPTION(OpenError, static_cast<void>(sessionFromJson(wrong, m_folder->path())));
    }

    void keepsWhatIsCompared() {
        Session session;
        session.scenario = apply(session.scenario, edit::AddPin{halftruth::request(session.scenario).parameters});
        session.scenario = apply(session.scenario, edit::Compare{true});
        QVERIFY(halftruth::request(session.scenario).compare);
        const Session read = sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path());
        QVERIFY(read == session);
        QVERIFY(halftruth::request(read.scenario).compare);
    }

    /// A figure in which two states are compared comes back with both, and with the pin that it was compared with.
    void comparedFiguresReadBack() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("counts"));
        store.pin(store.parameters());
        QVERIFY(!store.setParameter(LieProbability, 0.2));
        store.pin(store.parameters());
        QVERIFY(!store.setParameter(LieProbability, 0.1));
        store.compareWith(1);
        store.setCompared(true);
        const Request request = store.request();
        const Exploration exploration = answer(store.explorer(), request);
        QVERIFY(std::ranges::any_of(exploration.figures, [](const Figure &each) { return !each.beside.empty(); }));
        for (const FigureFormatSpec &format : figureFormats()) {
            const QString file = path(QStringLiteral("figure.") + format.suffix);
            writeFile(file, figureFile(exploration.figures.front(), format.format, {.size = {300, 200}},
                                       Provenance::of(store.explorer(), request, exploration)));
            const auto opened = openFile(file);
            QVERIFY2(opened && opened->figure, qPrintable(file));
            const Request again = halftruth::request(opened->session.scenario);
            QVERIFY(again.compare);
            QCOMPARE(referencePin(again.pins), std::size_t{1});
            QCOMPARE(again.pins[1].parameters[LieProbability], 0.2);
        }
    }

    /// What each explorer was set to comes back, and what is solved for with the value beside which others were set.
    void keepsWhatEachExplorerHas() {
        ScenarioStore store;
        const auto set = [&store](const char *explorer, ParameterId id, double value) {
            store.setExplorer(*findExplorer(explorer));
            QVERIFY(!store.setParameter(id, value));
        };
        set("survey", Population, 125);
        set("survey", Outcome, 60);
        set("accuracy", Population, 700);
        set("classroom", Population, 31);
        store.setExplorer(*findExplorer("accuracy"));
        store.solve({.unknown = Population, .relation = "accuracy-hoeffding"});
        store.setSolved(halftruth::solved(store.explorer(), store.request().parameters, *store.solving()));
        QVERIFY(!store.setParameter(Ones, 300.0));
        QCOMPARE(store.scenario().beside.at("accuracy"), 738.0);
        const Session session{.scenario = store.scenario()};
        const Session again = sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path());
        QVERIFY(again == session);
        QCOMPARE(again.scenario.values(*findExplorer("survey"))[Outcome], 60.0);
        QCOMPARE(again.scenario.values(*findExplorer("counts"))[Population], 700.0);
        QCOMPARE(again.scenario.values(*findExplorer("classroom"))[Population], 31.0);
    }

    void whatIsNoJson_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a brace") << QByteArray("{");
        QTest::newRow("half") << QByteArray("{\n\"format\": \"halftruth-session\",\n\"version\": 1,\n\"expl");
        QTest::newRow("a list") << QByteArray("[1, 2]");
        QTest::newRow("another object") << QByteArray("{\"a\": 1}");
        QTest::newRow("not UTF-8") << QByteArray("{\"format\": \"\xff\xfe\"}");
        QTest::newRow("deep") << QByteArray(100000, '[');
        QTest::newRow("zeros") << QByteArray(1000, '\0');
    }
    void whatIsNoJson() {
        QFETCH(const QByteArray, content);
        const QString said = complaint(content);
        QVERIFY2(said != QStringLiteral("none") && said.size() < 200, qPrintable(said));
        put(QStringLiteral("a.json"), content);
        QVERIFY_THROWS_EXCEPTION(OpenError, (void)openFile(path(QStringLiteral("a.json"))));
    }

    void namesTheLine() {
        QVERIFY2(
            complaint("{\n\"format\": \"halftruth-session\",\n\"version\" 1}").startsWith("line 3 can't be read: "),
            "");
    }

    void refusesAFileThatIsTooLarge() {
        QFile file(path(QStringLiteral("huge.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        QVERIFY(file.resize(qint64{1} << 30)); // a hole, that takes no room
        file.close();
        try {
            (void)openFile(file.fileName());
            QFAIL("opened");
        } catch (const OpenError &error) {
            QCOMPARE(QString::fromUtf8(error.what()), file.fileName() + QStringLiteral(": it is larger than 64 MB"));
        }
    }

    void whatIsCutOrChangedNeverCrashes() {
        const QByteArray whole = sessionJson(busySession(), m_folder->path());
        QVERIFY(whole.size() > 2000);
        for (qsizetype length = 0; length < whole.size() - 2; ++length) // the last bytes are a brace and a line end
            QVERIFY2(complaint(whole.left(length)) != QStringLiteral("none"), qPrintable(QString::number(length)));
        QRandomGenerator random(7);
        int read = 0;
        for (int i = 0; i < 4000; ++i) {
            QByteArray changed = whole;
            for (quint32 changes = 1 + random.bounded(3U); changes > 0; --changes) {
                const auto at = static_cast<qsizetype>(random.bounded(static_cast<quint32>(changed.size())));
                const auto other = static_cast<qsizetype>(random.bounded(static_cast<quint32>(changed.size())));
                switch (random.bounded(4)) {
                case 0:
                    changed[at] = static_cast<char>(random.bounded(256));
                    break;
                case 1:
                    changed[at] = whole[other];
                    break;
                case 2:
                    changed.remove(at, random.bounded(20));
                    break;
                default:
                    changed.insert(at, whole.mid(other, random.bounded(20)));
                }
            }
            try {
                // What is read can be shown, and written again.
                const Session session = sessionFromJson(changed, m_folder->path());
                ScenarioStore store;
                store.open(session.scenario);
                for (const ExplorerSpec &explorer : explorerTable()) {
                    store.setExplorer(explorer);
                    QVERIFY(validate(store.parameters(), store.uses()).empty());
                }
                QVERIFY(sessionFromJson(sessionJson(session, m_folder->path()), m_folder->path()) == session);
                ++read;
            } catch (const OpenError &error) {
                QVERIFY(*error.what() != '\0');
            }
        }
        QVERIFY2(read > 100 && read < 3900, qPrintable(QString::number(read)));
    }

    // ------------------------------------------------------------ writing

    void failingToWriteLeavesTheOldFile() {
        const QString file = path(QStringLiteral("a.halftruth.json"));
        saveSession(file, busySession());
        QFile old(file);
        QVERIFY(old.open(QIODevice::ReadOnly));
        const QByteArray before = old.readAll();
        rlimit limit{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
        const rlimit tight{.rlim_cur = 100, .rlim_max = limit.rlim_max};
        auto *handler = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
        QString said;
        try {
            saveSession(file, {});
        } catch (const std::runtime_error &error) {
            said = QString::fromUtf8(error.what());
        }
        setrlimit(RLIMIT_FSIZE, &limit);
        std::signal(SIGXFSZ, handler);
        QVERIFY2(said.startsWith(file + QStringLiteral(" can't be written: ")), qPrintable(said));
        old.seek(0);
        QCOMPARE(old.readAll(), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, saveSession(m_folder->path(), {}));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, saveSession(path(QStringLiteral("none/a.json")), {}));
    }

    // ------------------------------------------------------------ figures

    void shellWordsReadBack_data() {
        QTest::addColumn<QString>("word");
        for (const char *word : {"plain", "q=0.25", "with space", "it's", "'", "''", "a'b'c", "\\", "a\\b", "$HOME",
                                 "\n", "年龄 x", "--window", "", "*?[", "\"", "end\n"})
            QTest::addRow("%s", word) << QString::fromUtf8(word);
    }
    void shellWordsReadBack() {
        QFETCH(const QString, word);
        QCOMPARE(shellWords(shellWord(word)), QStringList{word});
        QCOMPARE(shellWords(QStringLiteral("a ") + shellWord(word) + QStringLiteral("  b")),
                 (QStringList{QStringLiteral("a"), word, QStringLiteral("b")}));
    }

    void figuresReadBack_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<QString>("preset");
        for (const ExplorerSpec &explorer : explorerTable()) {
            QTest::addRow("%s", explorer.id.data()) << name(explorer.id) << QString();
            if (const auto presets = presetsOf(explorer); testing::longRun() && !presets.empty())
                QTest::addRow("%s", presets.back().id.data()) << name(explorer.id) << name(presets.back().id);
        }
    }
    void figuresReadBack() {
        QFETCH(const QString, explorer);
        QFETCH(const QString, preset);
        ScenarioStore store;
        const ExplorerSpec &spec = *findExplorer(explorer.toStdString());
        store.setExplorer(spec);
        if (!preset.isEmpty())
            store.choosePreset(*findPreset(preset.toStdString()));
        store.pin(store.parameters());
        const ParameterUse first = spec.usesAt(store.parameters()).front();
        if (first.valueKind() == ValueKind::Number)
            (void)store.setParameter(first.id, sliderSpan(first, store.parameters()).lower * 0.5 + 1.0 / 7.0);
        Request request = store.request();
        const Figure figure = answer(spec, request).figures.front();
        // As if a person had zoomed.
        const bool log = figure.x.scale == Scale::Log;
        const Interval all = figure.x.range;
        const Interval part = log ? Interval{all.lower * 1.1, all.upper / 1.1}
                                  : Interval{all.lower + all.width() / 7, all.upper - all.width() / 3};
        store.setView(figure.id, {.x = part, .y = figure.y.range, .xScale = figure.x.scale, .yScale = {}});
        request = store.request();
        const Exploration exploration = answer(spec, request);
        std::vector<Request> drawn; // asked for by the files so far
        const Provenance provenance = Provenance::of(spec, request, exploration);
        for (const FigureFormatSpec &format : figureFormats()) {
            const QString file = path(QStringLiteral("figure.") + format.suffix);
            writeFile(file, figureFile(exploration.figures.front(), format.format, {.size = {300, 200}}, provenance));
            const auto opened = openFile(file);
            QVERIFY2(opened && opened->figure, qPrintable(file));
            ScenarioStore other;
            other.open(opened->session.scenario);
            QCOMPARE(&other.explorer(), &spec);
            QCOMPARE(shownText(spec, other.parameters()), shownText(spec, store.parameters()));
            const auto same = [&](const Pin &a, const Pin &b) {
                return shownText(spec, a.parameters) == shownText(spec, b.parameters) && a.pattern == b.pattern &&
                       a.name == b.name;
            };
            QVERIFY(std::ranges::equal(other.pins(), store.pins(), same));
            const View view = other.view(figure.id);
            QCOMPARE(view.x, std::optional(exploration.figures.front().x.range));
            QCOMPARE(view.y, std::optional(exploration.figures.front().y.range));
            QCOMPARE(view.xScale, store.view(figure.id).xScale);
            // And so the picture is the same.
            const Request again = other.request();
            if (std::ranges::find(drawn, again) != drawn.end())
                continue; // and has the same answer
            drawn.push_back(again);
            QVERIFY2(answer(spec, again).figures.front() == exploration.figures.front(), qPrintable(file));
        }
    }

    void figuresOfDataFilesReadBack() {
        put(QStringLiteral("it's 年.csv"), "sex,年龄\nm,1\nf,2\nm,2\n");
        const DataSource data =
            fileData(path(QStringLiteral("it's 年.csv")).toStdString(), {"sex", "年龄"}, std::string());
        ScenarioStore store;
        store.setExplorer(*findExplorer("sampling"));
        store.setData(data);
        Request request = store.request();
        const Exploration exploration = answer(store.explorer(), request);
        for (const FigureFormatSpec &format : figureFormats()) {
            const QString file = path(QStringLiteral("figure.") + format.suffix);
            writeFile(file, figureFile(exploration.figures.front(), format.format, {.size = {300, 200}},
                                       Provenance::of(store.explorer(), request, exploration)));
            const auto opened = openFile(file);
            QVERIFY2(opened && opened->figure, qPrintable(file));
            const Parameters parameters = halftruth::request(opened->session.scenario).parameters;
            QVERIFY(*parameters.data().table == *data.table);
            QCOMPARE(QString::fromStdString(parameters.data().columns[1]), QStringLiteral("年龄"));
            QCOMPARE(parameters[Population], 3.0);
        }
    }

    void picturesWithoutACommand() {
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        QVERIFY(image.save(path(QStringLiteral("a.png"))));
        put(QStringLiteral("a.svg"), "<svg xmlns='http://www.w3.org/2000/svg'><title>x</title><g/></svg>");
        put(QStringLiteral("a.pdf"), "%PDF-1.4\n%%EOF\n");
        for (const char *file : {"a.png", "a.svg", "a.pdf"}) {
            try {
                (void)openFile(path(QLatin1String(file)));
                QFAIL(file);
            } catch (const OpenError &error) {
                QCOMPARE(QString::fromUtf8(error.what()),
                         path(QLatin1String(file)) + QStringLiteral(": this picture doesn't say how it was made"));
            }
        }
        put(QStringLiteral("a.csv"), "# a comment\na,b\n1,2\n");
        QVERIFY(!openFile(path(QStringLiteral("a.csv"))));
        put(QStringLiteral("a.txt"), "000\n011\n");
        QVERIFY(!openFile(path(QStringLiteral("a.txt"))));
        QVERIFY(!openFile(m_folder->path())); // those who read tables say what is wrong
    }

    void refusesCommands_data() {
        QTest::addColumn<QString>("message");
        const auto row = [](const char *command, const char *message) {
            QTest::addRow("%s", command) << QString::fromUtf8(message);
        };
        row("halftruth export acuracy --figure error", "there is no explorer 'acuracy'");
        row("halftruth export accuracy --figure", "its command can't be read");
        row("halftruth export accuracy figure error", "its command can't be read");
        row("halftruth export accuracy --figure 'error", "its command has a quote that isn't closed");
        row("halftruth export accuracy --figure error --q 0.7", "q must be in [0, 0.5), but is 0.7");
        row("halftruth export accuracy --figure error --gamma 1", "accuracy takes no gamma");
        row("halftruth export accuracy --figure error --output /etc/x", "there is no parameter 'output'");
        row("halftruth export accuracy --figure error --window x=2:1",
            "--window must go from a number to a larger one, but x goes from 2 to 1");
        row("halftruth export sampling --data none.csv --columns a", "none.csv: No such file or directory");
    }
    void refusesCommands() {
        QFETCH(const QString, message);
        put(QStringLiteral("a.csv"), QByteArray("# ") + QTest::currentDataTag() + "\nx,y\n");
        try {
            (void)openFile(path(QStringLiteral("a.csv")));
            QFAIL("opened");
        } catch (const OpenError &error) {
            QCOMPARE(QString::fromUtf8(error.what()), path(QStringLiteral("a.csv")) + QStringLiteral(": ") + message);
        }
    }

    void cutPicturesNeverCrash() {
        ScenarioStore store;
        Request request = store.request();
        const Exploration exploration = answer(store.explorer(), request);
        for (const FigureFormatSpec &format : figureFormats()) {
            const QByteArray whole = figureFile(exploration.figures.front(), format.format, {.size = {100, 100}},
                                                Provenance::of(store.explorer(), request, exploration));
            const QString file = path(QStringLiteral("cut.") + format.suffix);
            for (qsizetype i = 0; i <= 100; ++i) {
                put(QStringLiteral("cut.") + format.suffix, whole.left(whole.size() * i / 100));
                try {
                    if (const auto opened = openFile(file))
                        QCOMPARE(opened->session.scenario.explorer, &store.explorer());
                } catch (const OpenError &) {
                }
            }
        }
    }
};

HALFTRUTH_TEST(SessionTest)
#include "tst_session.moc"
