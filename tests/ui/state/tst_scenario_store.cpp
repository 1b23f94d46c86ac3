#include "tests/support/test_program.h"
#include "ui/state/scenario_store.h"

#include "core/data/builtin_data.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace halftruth;
using enum ParameterId;

namespace {

constexpr double adultPeople = 32561;

DataSource builtin(const char *id) {
    const BuiltinTable *table = findBuiltinTable(id);
    return {
        .kind = DataSource::Kind::Table, .id = table->id, .table = std::make_shared<const JointType>(table->type)};
}

/// Everything that undo has to bring back.
QString text(const Parameters &parameters) {
    QString result;
    for (const ParameterSpec &each : parameterTable())
        result += QStringLiteral("%1=%2 ")
                      .arg(QString::fromUtf8(each.name))
                      .arg(parameters[each.id], 0, 'g', QLocale::FloatingPointShortest);
    return result + QString::fromStdString(parameters.data().id);
}

} // namespace

class ScenarioStoreTest : public QObject {
    Q_OBJECT

private slots:
    void startsAtTheDefaults() {
        ScenarioStore store;
        QCOMPARE(text(store.parameters()), text(Parameters()));
        QVERIFY(!store.undoStack().canUndo());
    }

    void setsAValue() {
        ScenarioStore store;
        const QSignalSpy changed(&store, &ScenarioStore::parametersChanged);
        QVERIFY(!store.setParameter(LieProbability, 0.1));
        QCOMPARE(text(store.parameters()), text(Parameters().with(LieProbability, 0.1)));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(store.undoStack().count(), 1);
        QCOMPARE(store.undoStack().undoText(), QStringLiteral("Change lie probability"));
    }

    void settingWhatIsIsNoStep() {
        ScenarioStore store;
        QVERIFY(!store.setParameter(LieProbability, 0.25));
        QVERIFY(!store.undoStack().canUndo());
    }

    void refuses_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<int>("id");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const char *explorer, ParameterId id, double value,
                            const char *message) {
            QTest::addRow("%s", name) << QString::fromLatin1(explorer) << static_cast<int>(id) << value
                                      << QString::fromLatin1(message);
        };
        row("above", "randomized-response", LieProbability, 0.7, "q must be in [0, 0.5], but is 0.7");
        row("below", "randomized-response", LieProbability, -0.1, "q must be in [0, 0.5], but is -0.1");
        row("not a number", "randomized-response", LieProbability, std::nan(""), "q must be in [0, 0.5], but is nan");
        row("the explorer's own range", "accuracy", LieProbability, 0.5, "q must be in [0, 0.5), but is 0.5");
        row("depends on n", "accuracy", Ones, 201, "ones must be in {0, ..., 200}, but is 201");
        row("one less than n", "privacy-ratio", Ones, 200, "ones must be in {0, ..., 199}, but is 200");
        row("not whole", "accuracy", Population, 2.5, "n must be in {1, ..., 1000000000}, but is 2.5");
    }
    void refuses() {
        QFETCH(const QString, explorer);
        QFETCH(const int, id);
        QFETCH(const double, value);
        ScenarioStore store;
        store.setExplorer(*findExplorer(explorer.toStdString()));
        const QString before = text(store.parameters());
        const QSignalSpy changed(&store, &ScenarioStore::parametersChanged);
        const auto complaint = store.setParameter(static_cast<ParameterId>(id), value);
        QVERIFY(complaint);
        QTEST(*complaint, "message");
        QCOMPARE(text(store.parameters()), before);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!store.undoStack().canUndo());
    }

    void dependentsFollow() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("privacy-ratio"));
        QVERIFY(!store.setParameter(Population, 50.0));
        QCOMPARE(store.parameters()[Population], 50.0);
        QCOMPARE(store.parameters()[Ones], 49.0);
        QCOMPARE(store.parameters()[Outcome], 50.0);
        store.undoStack().undo();
        QCOMPARE(text(store.parameters()), text(Parameters()));
    }

    void aGestureIsOneStep() {
        ScenarioStore store;
        store.beginGesture();
        for (const double q : {0.24, 0.2, 0.13, 0.1})
            QVERIFY(!store.setParameter(LieProbability, q));
        store.endGesture();
        QCOMPARE(store.undoStack().count(), 1);
        store.undoStack().undo();
        QCOMPARE(store.parameters()[LieProbability], 0.25);
        store.undoStack().redo();
        QCOMPARE(store.parameters()[LieProbability], 0.1);
    }

    void neighbouringGesturesStayApart() {
        ScenarioStore store;
        for (const double q : {0.2, 0.1}) {
            store.beginGesture();
            QVERIFY(!store.setParameter(LieProbability, q + 0.01));
            QVERIFY(!store.setParameter(LieProbability, q));
            store.endGesture();
        }
        QVERIFY(!store.setParameter(LieProbability, 0.3));
        QVERIFY(!store.setParameter(LieProbability, 0.4));
        QCOMPARE(store.undoStack().count(), 4);
        for (const double q : {0.3, 0.1, 0.2, 0.25}) {
            store.undoStack().undo();
            QCOMPARE(store.parameters()[LieProbability], q);
        }
    }

    void aGestureBackToItsStartLeavesNoStep() {
        ScenarioStore store;
        QVERIFY(!store.setParameter(Prior, 0.5));
        store.beginGesture();
        for (const double q : {0.3, 0.4, 0.25})
            QVERIFY(!store.setParameter(LieProbability, q));
        store.endGesture();
        QCOMPARE(store.undoStack().count(), 1);
        store.undoStack().undo();
        QCOMPARE(text(store.parameters()), text(Parameters()));
    }

    void takesBackTheLastGesture() {
        ScenarioStore store;
        store.takeBackGesture(); // there is none
        QVERIFY(!store.setParameter(LieProbability, 0.2));
        store.beginGesture();
        store.pick({{LieProbability, 0.4}, {Prior, 0.9}});
        store.endGesture();
        QCOMPARE(store.undoStack().count(), 2);
        store.takeBackGesture();
        QCOMPARE(store.parameters()[LieProbability], 0.2);
        QCOMPARE(store.parameters()[Prior], Parameters()[Prior]);
        QCOMPARE(store.undoStack().count(), 1);
        QVERIFY(!store.undoStack().canRedo());
        // What came after a gesture stands.
        store.beginGesture();
        store.pick({{LieProbability, 0.4}});
        store.endGesture();
        QVERIFY(!store.setParameter(LieProbability, 0.3));
        store.takeBackGesture();
        QCOMPARE(store.parameters()[LieProbability], 0.3);
    }

    void aGestureThatGoesOnFromItsStartIsAStep() {
        ScenarioStore store;
        store.beginGesture();
        for (const double q : {0.3, 0.25, 0.1, 0.05})
            QVERIFY(!store.setParameter(LieProbability, q));
        store.endGesture();
        QCOMPARE(store.undoStack().count(), 1);
        store.undoStack().undo();
        QCOMPARE(store.parameters()[LieProbability], 0.25);
    }

    void draggingDownAndUpGivesBackWhatMadeWay() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("accuracy"));
        store.beginGesture();
        QVERIFY(!store.setParameter(Population, 10.0));
        QCOMPARE(store.parameters()[Ones], 10.0);
        QVERIFY(!store.setParameter(Population, 300.0));
        QCOMPARE(store.parameters()[Ones], 60.0);
        store.endGesture();
    }

    void aPickSetsAllOfItsValuesInOneStep() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("privacy-ratio"));
        store.pick({{Outcome, 123.4}, {Ones, 77.8}});
        QCOMPARE(store.parameters()[Outcome], 123.0);
        QCOMPARE(store.parameters()[Ones], 78.0);
        QCOMPARE(store.undoStack().count(), 1);
        store.undoStack().undo();
        QCOMPARE(text(store.parameters()), text(Parameters()));
    }

    void picksAreMovedIntoTheRange() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("privacy-ratio"));
        store.pick({{Ones, 1e4}, {LieProbability, -3}});
        QCOMPARE(store.parameters()[Ones], 199.0);
        QVERIFY(store.parameters()[LieProbability] > 0);
        store.pick({{Bits, 7}}); // no parameter of this explorer
        QCOMPARE(store.parameters()[Bits], 1.0);
    }

    void resets() {
        ScenarioStore store;
        QVERIFY(!store.setParameter(LieProbability, 0.1));
        QVERIFY(!store.setParameter(Prior, 0.9));
        store.resetParameter(LieProbability);
        QCOMPARE(text(store.parameters()), text(Parameters().with(Prior, 0.9)));
        store.resetAll();
        QCOMPARE(text(store.parameters()), text(Parameters()));
        store.undoStack().undo();
        QCOMPARE(store.parameters()[Prior], 0.9);
    }

    void dataFixNAndK() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("sampling"));
        QVERIFY(!store.setParameter(Population, 5000.0));
        QVERIFY(!store.setParameter(Categories, 9.0));
        store.setData(builtin("adult-sex-income"));
        QCOMPARE(store.parameters()[Population], adultPeople);
        QCOMPARE(store.parameters()[Categories], 4.0);
        const auto complaint = store.setParameter(Population, 100.0);
        QVERIFY(complaint);
        QCOMPARE(*complaint, QStringLiteral("n is given by the data"));
        QCOMPARE(*store.setParameter(Categories, 5.0), QStringLiteral("categories is given by the data"));
        QCOMPARE(store.parameters()[Population], adultPeople);
        store.resetParameter(Population);
        QCOMPARE(store.parameters()[Population], adultPeople);
        store.undoStack().undo();
        QCOMPARE(store.parameters()[Population], 5000.0);
        QCOMPARE(store.parameters()[Categories], 9.0);
        QVERIFY(!store.parameters().data().table);
        store.undoStack().redo();
        QCOMPARE(store.parameters()[Population], adultPeople);
    }

    void syntheticDataFreeNAndK() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("sampling"));
        store.setData(builtin("adult-sex-income"));
        store.setData({.kind = DataSource::Kind::Zipf});
        QVERIFY(!store.setParameter(Population, 100.0));
        QCOMPARE(store.parameters()[Population], 100.0);
    }

    void switchingExplorersIsNoChange() {
        ScenarioStore store;
        QVERIFY(!store.setParameter(LieProbability, 0.5));
        const QSignalSpy changed(&store, &ScenarioStore::parametersChanged);
        const QSignalSpy switched(&store, &ScenarioStore::explorerChanged);
        store.setExplorer(*findExplorer("accuracy"));
        store.setExplorer(*findExplorer("accuracy"));
        QCOMPARE(switched.count(), 1);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(store.undoStack().count(), 1);
        // Here q = ½ isn't allowed; looking is no change, so there it still is.
        QVERIFY(store.parameters()[LieProbability] < 0.5);
        store.setExplorer(*findExplorer("randomized-response"));
        QCOMPARE(store.parameters()[LieProbability], 0.5);
    }

    void whatIsShownIsAllowed() {
        ScenarioStore store;
        store.setExplorer(*findExplorer("accuracy"));
        QVERIFY(!store.setParameter(Ones, 200.0));
        QVERIFY(!store.setParameter(LieProbability, 0.0));
        for (const ExplorerSpec &explorer : explorerTable()) {
            store.setExplorer(explorer);
            QVERIFY2(validate(store.parameters(), explorer.parameters).empty(), explorer.id.data());
        }
    }

    void viewsBelongToExplorerAndFigure() {
        ScenarioStore store;
        const QSignalSpy changed(&store, &ScenarioStore::viewsChanged);
        store.setExplorer(*findExplorer("accuracy"));
        const View zoomed{.x = Interval{10, 20}, .y = {}, .xScale = {}, .yScale = Scale::Linear};
        store.setView("error", zoomed);
        QCOMPARE(changed.count(), 1);
        QVERIFY(store.view("error") == zoomed);
        QVERIFY(store.view("failure") == View{});
        QVERIFY(store.request().view("error") == zoomed);
        store.setExplorer(*findExplorer("sampling")); // has a figure "error" too
        QVERIFY(store.view("error") == View{});
        QVERIFY(store.request().views.empty());
        store.setExplorer(*findExplorer("accuracy"));
        QVERIFY(store.view("error") == zoomed);
        store.setView("error", {});
        QVERIFY(store.request().views.empty());
        QVERIFY(!store.undoStack().canUndo());
    }

    void undoRoundTrips_data() {
        QTest::addColumn<uint>("seed");
        for (uint seed = 1; seed <= 20; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void undoRoundTrips() {
        QFETCH(const uint, seed);
        QRandomGenerator random(seed);
        ScenarioStore store;
        // Values and explorers change in every possible way; at each step of undo the parameters are noted. An
        // explorer that shows everything unchanged compares like with like.
        std::vector<QString> states{text(store.parameters())};
        const auto note = [&] {
            const auto at = static_cast<std::size_t>(store.undoStack().index());
            QVERIFY(at <= states.size());
            states.resize(at);
            states.push_back(text(store.parameters()));
        };
        const ExplorerSpec &explorer = *findExplorer("sampling");
        store.setExplorer(explorer);
        states = {text(store.parameters())};
        for (int i = 0; i < 120; ++i) {
            const ParameterUse &use =
                explorer.parameters[random.bounded(static_cast<quint32>(explorer.parameters.size()))];
            const SliderSpan span = sliderSpan(use, store.parameters());
            const auto somewhere = [&] {
                const double value = span.lower + random.generateDouble() * (span.upper - span.lower) * 0.9;
                return spec(use.id).range.integer ? std::ceil(value) : value;
            };
            const int before = store.undoStack().count();
            const int index = store.undoStack().index();
            switch (random.bounded(7)) {
            case 0:
            case 1:
                (void)store.setParameter(use.id, somewhere());
                break;
            case 2:
                store.beginGesture();
                for (int move = 0; move < 4; ++move)
                    (void)store.setParameter(use.id, somewhere());
                store.endGesture();
                break;
            case 3:
                store.resetParameter(use.id);
                break;
            case 4:
                if (random.bounded(4) == 0)
                    store.setData(random.bounded(2) == 0 ? builtin("adult-sex-income") : DataSource{});
                else
                    store.resetAll();
                break;
            case 5:
                store.undoStack().undo();
                QCOMPARE(text(store.parameters()), states[static_cast<std::size_t>(store.undoStack().index())]);
                continue;
            default:
                store.undoStack().redo();
                QCOMPARE(text(store.parameters()), states[static_cast<std::size_t>(store.undoStack().index())]);
                continue;
            }
            if (store.undoStack().index() == index && store.undoStack().count() == before)
                QCOMPARE(text(store.parameters()), states[static_cast<std::size_t>(index)]);
            else
                note();
        }
        while (store.undoStack().canUndo()) {
            store.undoStack().undo();
            QCOMPARE(text(store.parameters()), states[static_cast<std::size_t>(store.undoStack().index())]);
        }
        while (store.undoStack().canRedo()) {
            store.undoStack().redo();
            QCOMPARE(text(store.parameters()), states[static_cast<std::size_t>(store.undoStack().index())]);
        }
    }
};

HALFTRUTH_TEST(ScenarioStoreTest)
#include "tst_scenario_store.moc"
