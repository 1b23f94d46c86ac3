#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/data/builtin_data.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/scenario.h"

#include <QTest>

#include <cmath>
#include <random>
#include <stdexcept>

using namespace halftruth;
using enum ParameterId;

namespace {

const ExplorerSpec &explorerOf(const char *id) { return *findExplorer(id); }

Scenario at(const char *explorer, const Scenario &scenario = {}) {
    return apply(scenario, edit::GoTo{&explorerOf(explorer)});
}

Scenario with(const Scenario &scenario, ParameterId id, double value) {
    return apply(scenario, edit::Set{id, value, {}});
}

double shownIn(const char *explorer, const Scenario &scenario, ParameterId id) {
    return request(at(explorer, scenario)).parameters[id];
}

QString refusal(const Scenario &scenario, const Edit &edit) {
    try {
        (void)halftruth::apply(scenario, edit);
    } catch (const std::domain_error &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("none");
}

/// Somebody who does anything at all, the same for the same seed.
class Walker {
public:
    explicit Walker(unsigned seed) : m_random(seed) {}

    /// An edit that the scenario's explorer could be asked for; some are refused.
    Edit next(const Scenario &scenario) {
        const ExplorerSpec &explorer = *scenario.explorer;
        const Request asked = request(scenario);
        const std::vector<ParameterUse> uses = usesAt(explorer, asked.parameters, asked.solving);
        const ParameterUse &use = uses[below(uses.size())];
        const std::vector<Solving> offers =
            below(4) == 0 ? solvable(explorer, asked.parameters) : std::vector<Solving>{};
        std::optional<double> found;
        if (asked.solving)
            found = somewhere(useOf(uses, asked.solving->unknown), asked);
        switch (below(16)) {
        case 0:
            return edit::GoTo{&explorerTable()[below(explorerTable().size())]};
        case 1:
            return edit::Reset{use.id, found};
        case 2:
            if (explorer.ownTitle && below(4) == 0)
                return edit::Entitle{below(2) == 0 ? "mine" : ""};
            if (below(40) == 0)
                return edit::ResetAll{};
            if (below(4) == 0)
                return edit::BringForward{below(2) == 0 ? "error" : "coverage"};
            return edit::Zoom{"error", {.x = Interval{0, 1.0 + static_cast<double>(below(9))}}};
        case 3:
            return edit::AddPin{shown(explorer, asked, found)};
        case 4:
            if (asked.pins.empty())
                return edit::RemovePins{};
            return below(2) == 0 ? Edit(edit::GoToPin{below(asked.pins.size())})
                                 : Edit(edit::RemovePin{below(asked.pins.size())});
        case 5:
            if (explorer.usesData)
                return edit::ChooseData{*namedData(std::array{"uniform", "zipf", "adult-sex-income"}[below(3)])};
            return edit::ShowSurface{below(2) == 0};
        case 6:
            if (below(8) == 0)
                return edit::ChoosePreset{&presetTable()[below(presetTable().size())]};
            return edit::StopSolving{found};
        case 7:
        case 8:
            if (!offers.empty())
                return edit::Solve{offers[below(offers.size())], found};
            return edit::Pick{{{use.id, 1000 * uniform()}}, found};
        case 9:
            if (wholeOf(use.id))
                return edit::Hold{use.id, below(2) == 0, found};
            [[fallthrough]];
        default:
            return edit::Set{use.id, valueOf(use, asked), found};
        }
    }

    std::size_t below(std::size_t end) { return m_random() % end; }
    double uniform() { return std::ldexp(static_cast<double>(m_random()), -32); }

private:
    static const ParameterUse &useOf(const std::vector<ParameterUse> &uses, ParameterId id) {
        return *std::ranges::find(uses, id, &ParameterUse::id);
    }
    double somewhere(const ParameterUse &use, const Request &asked) {
        const SliderSpan span = sliderSpan(use, asked.parameters);
        // Now and then outside what is allowed.
        const double value = span.lower + (span.upper - span.lower) * (1.02 * uniform());
        return spec(use.id).range.integer ? std::round(value) : value;
    }
    ParameterValue valueOf(const ParameterUse &use, const Request &asked) {
        switch (use.valueKind()) {
        case ValueKind::Number:
            return somewhere(use, asked);
        case ValueKind::Choice: {
            const std::vector<int> offered = choicesOf(use);
            return static_cast<double>(offered[below(offered.size())]);
        }
        case ValueKind::List: {
            std::vector<double> list(1 + below(mostListed));
            for (double &each : list)
                each = somewhere(use, asked);
            return list;
        }
        case ValueKind::Record:
        case ValueKind::Collection:
            break;
        }
        static constexpr std::array texts{"000,011,101", "111,011,101", "01", "0", "0011,0101", "0111,0101", "11111"};
        return std::make_shared<const BitCollection>(parseBitCollection(texts[below(texts.size())]));
    }

    std::mt19937 m_random;
};

bool same(const ParameterUse &use, const Parameters &a, const Parameters &b) {
    return valueText(use, a) == valueText(use, b);
}

} // namespace

class TestScenario : public QObject {
    Q_OBJECT

private slots:
    void startsAtTheDefaults() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            const Request asked = request({.explorer = &explorer});
            QVERIFY(asked.parameters == explorer.fit(explorer.defaults()));
            QVERIFY(asked.views.empty() && asked.pins.empty() && !asked.solving);
        }
    }

    void linkedValuesAreOneValue() {
        const Scenario scenario = with(with(at("accuracy"), LieProbability, 0.1), Population, 700);
        for (const char *explorer : {"randomized-response", "accuracy", "counts", "privacy-ratio", "anonymity"})
            QCOMPARE(shownIn(explorer, scenario, LieProbability), 0.1);
        QCOMPARE(shownIn("mechanisms", scenario, Population), 700.0);
        // Those of a survey, a class and a table are theirs.
        for (const char *explorer : {"survey", "classroom", "custom", "bit-vectors"})
            QCOMPARE(shownIn(explorer, scenario, LieProbability), 0.25);
        for (const char *explorer : {"survey", "sampling"})
            QCOMPARE(shownIn(explorer, scenario, Population), 200.0);
        QCOMPARE(shownIn("classroom", scenario, Population), 30.0); // its own default
        // What only has the same letter isn't linked.
        const Scenario miss = with(at("accuracy"), Beta, 0.2);
        QCOMPARE(shownIn("counts", miss, Beta), 0.05);
    }

    void rangesOverwriteNothing() {
        Scenario scenario = with(at("randomized-response"), LieProbability, 0.5);
        QVERIFY(shownIn("accuracy", scenario, LieProbability) < 0.5); // where q = ½ has no estimate
        QCOMPARE(shownIn("randomized-response", scenario, LieProbability), 0.5);
        scenario = with(at("accuracy", scenario), Population, 10);
        QCOMPARE(request(scenario).parameters[Ones], 10.0);
        QCOMPARE(request(with(scenario, Population, 200)).parameters[Ones], 60.0);
        QCOMPARE(shownIn("privacy-ratio", with(scenario, Population, 200), Ones), 60.0);
    }

    void refusesWithNothingChanged_data() {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const Scenario &scenario, const Edit &edit, const char *message) {
            QTest::addRow("%s", name) << QString::fromUtf8(message) << refusal(scenario, edit);
        };
        row("range", at("accuracy"), edit::Set{LieProbability, 0.5, {}}, "q must be in [0, 0.5), but is 0.5");
        row("beside the others", at("accuracy"), edit::Set{Ones, 201.0, {}},
            "ones must be in {0, ..., 200}, but is 201");
        row("no use", at("accuracy"), edit::Set{Gamma, 2.0, {}}, "accuracy has no use for gamma with these choices");
        const Scenario adult = apply(at("sampling"), edit::ChooseData{*namedData("adult-sex-income")});
        row("the data's", adult, edit::Set{Population, 5.0, {}}, "n is given by the data");
        row("no data", at("accuracy"), edit::ChooseData{}, "accuracy takes no data");
        const Solving people{.unknown = Population, .relation = "accuracy-hoeffding"};
        const Scenario solving = apply(at("accuracy"), edit::Solve{people, {}});
        row("the solver's", solving, edit::Set{Population, 5.0, 738.0}, "n is found from the others");
        row("not solved for", at("counts"), edit::Solve{people, {}},
            "counts can't be solved for n by accuracy-hoeffding with these choices");
        row("no pin", at("counts"), edit::GoToPin{0}, "there is no pin 1");
        row("several", at("accuracy"), edit::SetAll{{{Population, 50.0}, {Ones, 60.0}}},
            "ones must be in {0, ..., 50}, but is 60");
    }
    void refusesWithNothingChanged() {
        QFETCH(QString, message);
        QTEST(message, "said");
    }

    void severalAtOnceNeedNoOrder() {
        const Scenario scenario = apply(at("accuracy"), edit::SetAll{{{Ones, 638.0}, {Population, 2435.0}}});
        QCOMPARE(request(scenario).parameters[Ones], 638.0);
        QCOMPARE(request(scenario).parameters[Population], 2435.0);
    }

    void dataFixWhatTheyDecideAndNothingElse() {
        Scenario scenario = with(at("sampling"), Population, 5000);
        scenario = apply(scenario, edit::ChooseData{*namedData("adult-sex-income")});
        QCOMPARE(shownIn("sampling", scenario, Population), 32561.0);
        QCOMPARE(shownIn("sampling", scenario, Categories), 4.0);
        for (const char *explorer : {"classroom", "survey", "accuracy", "mechanisms"}) {
            QCOMPARE(shownIn(explorer, scenario, Population), explorerOf(explorer).defaults()[Population]);
            QVERIFY(!request(at(explorer, scenario)).parameters.fixedByData(Population));
        }
        scenario = apply(scenario, edit::ChooseData{});
        QCOMPARE(shownIn("sampling", scenario, Population), 5000.0);
    }

    /// How far the class has come is looked at and no choice: it stays through an undo, and a preset begins anew.
    void theClassGoesOn() {
        const ClassStage stage{.answered = 12, .repeated = 3, .revealed = true};
        const Scenario before = at("classroom");
        QVERIFY(request(before).stage == ClassStage{});
        Scenario scenario = apply(before, edit::Stage{stage});
        QVERIFY(request(scenario).stage == stage);
        QVERIFY(sameChoices(before, scenario));
        QVERIFY(withChoices(scenario, before).stage == stage);
        QVERIFY(!request(at("accuracy", scenario)).stage);
        QVERIFY(request(at("classroom", at("accuracy", scenario))).stage == stage);
        QVERIFY_THROWS_EXCEPTION(std::domain_error, apply(scenario, edit::Stage{{.answered = -1}}));
        QVERIFY_THROWS_EXCEPTION(std::domain_error, apply(scenario, edit::Stage{{.repeated = allOfClass + 1}}));
        scenario = apply(scenario, edit::ChoosePreset{findPreset("thirty-pupils")});
        QVERIFY(request(scenario).stage == ClassStage{});
    }

    /// An explorer's own defaults are where it starts, and where a value goes back to.
    void theClassHasDefaultsOfItsOwn() {
        Scenario scenario = with(at("classroom"), Population, 50);
        QVERIFY(!scenario.own.empty());
        scenario = apply(scenario, edit::Reset{Population, {}});
        QCOMPARE(request(scenario).parameters[Population], 30.0);
        QCOMPARE(request(scenario).parameters[Ones], 9.0);
        QVERIFY(scenario.own.empty());
    }

    /// A found value is nowhere but in the result; letting go of it is what writes it down.
    void aChartIsCalledAsAPersonSays() {
        const Scenario custom = at("custom");
        const Scenario called = apply(custom, edit::Entitle{" My chart "});
        QCOMPARE(request(called).title, std::string("My chart"));
        QVERIFY(!sameChoices(custom, called));
        QCOMPARE(withChoices(at("accuracy", called), called).titles, called.titles);
        QCOMPARE(request(at("accuracy", called)).title, std::string()); // it is that explorer's alone
        QCOMPARE(apply(called, edit::Entitle{"  "}), custom);
        QCOMPARE(request(with(called, XFrom, 100)).title, std::string("My chart"));
        QCOMPARE(apply(called, edit::ResetAll{}).titles.size(), std::size_t{0});
        for (const Preset &preset : presetTable())
            if (preset.explorer == "custom") // it shows another chart
                QCOMPARE(apply(called, edit::ChoosePreset{&preset}).titles.size(), std::size_t{0});
        QCOMPARE(refusal(custom, edit::Entitle{"a\nb"}),
                 QStringLiteral("title must be one line of at most 600 bytes"));
        QCOMPARE(refusal(custom, edit::Entitle{std::string(601, 'x')}),
                 QStringLiteral("title must be one line of at most 600 bytes"));
        QCOMPARE(refusal(at("accuracy"), edit::Entitle{"x"}), QStringLiteral("accuracy has no title of one's own"));
    }

    void solvingOverwritesNothing() {
        const Solving people{.unknown = Population, .relation = "accuracy-hoeffding"};
        const Scenario start = with(at("privacy-ratio"), Population, 700);
        Scenario scenario = apply(at("accuracy", start), edit::Solve{people, {}});
        scenario = apply(scenario, edit::Set{Ones, 300.0, 738.0});
        QCOMPARE(shownIn("privacy-ratio", scenario, Population), 700.0);
        QCOMPARE(shownIn("privacy-ratio", scenario, Ones), 300.0);
        const Request asked = request(scenario);
        QCOMPARE(shown(explorerOf("accuracy"), asked, 738.0)[Ones], 300.0); // of the 738 beside which it was set
        QCOMPARE(shown(explorerOf("accuracy"), asked, 7380.0)[Ones], 3000.0);
        const Scenario byHand = apply(scenario, edit::StopSolving{738.0});
        QVERIFY(!request(byHand).solving);
        QCOMPARE(shownIn("privacy-ratio", byHand, Population), 738.0);
        QCOMPARE(request(byHand).parameters[Ones], 300.0);
        // Without a value there is nothing to write down.
        QCOMPARE(shownIn("privacy-ratio", apply(scenario, edit::StopSolving{}), Population), 700.0);
    }

    /// A share follows its whole, to the nearest person; what is set by hand stays a share, and a count again a
    /// count.
    void aShareFollowsItsWhole() {
        Scenario scenario = apply(at("accuracy"), edit::Hold{Ones, true, {}});
        QCOMPARE(request(scenario).parameters[Ones], 60.0);
        QVERIFY(request(scenario).parameters.share(Ones) == Share{0.3});
        scenario = with(scenario, Population, 7);
        QCOMPARE(request(scenario).parameters[Ones], 2.0); // 2.1
        scenario = with(scenario, Population, 1'000'000'000);
        QCOMPARE(request(scenario).parameters[Ones], 3e8);
        scenario = with(scenario, Ones, 123'456'789); // by hand
        QCOMPARE(request(scenario).parameters[Ones], 123'456'789.0);
        QCOMPARE(request(with(scenario, Population, 1000)).parameters[Ones], 123.0);
        QCOMPARE(shownIn("privacy-ratio", with(scenario, Population, 1000), Ones), 123.0); // linked, as the count is
        scenario = apply(with(scenario, Population, 1000), edit::Hold{Ones, false, {}});
        QCOMPARE(request(with(scenario, Population, 2000)).parameters[Ones], 123.0);
        // Typed as one: "25%".
        scenario = apply(at("survey"), edit::Set{Outcome, Share{0.25}, {}});
        QCOMPARE(request(scenario).parameters[Outcome], 50.0);
        QCOMPARE(refusal(at("accuracy"), edit::Set{Ones, Share{1.5}, {}}),
                 QStringLiteral("ones must be in {0, ..., 200}, but is 300"));
        QCOMPARE(refusal(at("accuracy"), edit::Hold{LieProbability, true, {}}),
                 QStringLiteral("q is no share of anything"));
        // A preset has counts.
        scenario = apply(apply(at("accuracy"), edit::Hold{Ones, true, {}}), edit::SetAll{{{Ones, 10.0}}});
        QVERIFY(!request(scenario).parameters.share(Ones));
    }

    void sharesAreWrittenAndRead() {
        const ParameterUse ones{.id = Ones};
        for (const auto &[part, text] : {std::pair{0.3, "30%"}, {0.07, "7%"}, {0.005, "0.5%"}, {1.0, "100%"}}) {
            QCOMPARE(shareText(Share{part}), std::string(text));
            QVERIFY(std::get<Share>(parseValue(ones, text)) == Share{part});
            QCOMPARE(valueText(ones, Parameters().with(Ones, Share{part})), std::string(text));
        }
        // Every count of a billion comes back as itself.
        for (const double count : {1.0, 333'333'333.0, 123'456'789.0, 999'999'999.0}) {
            const Parameters many = Parameters().with(Population, 1e9);
            const std::string text = valueText(ones, many.with(Ones, Share{count / 1e9}));
            QCOMPARE(many.with(Ones, parseValue(ones, text))[Ones], count);
        }
        // A probability in percent is a number.
        QCOMPARE(std::get<double>(parseValue({.id = LieProbability}, "25%")), 0.25);
    }

    void resetAllResetsAll() {
        Scenario scenario =
            apply(at("accuracy"), edit::Solve{{.unknown = Population, .relation = "accuracy-exact"}, {}});
        scenario = apply(scenario, edit::AddPin{request(scenario).parameters});
        scenario = with(at("survey", scenario), Outcome, 60);
        QVERIFY(apply(scenario, edit::ResetAll{}) == at("survey"));
    }

    void undoComesBackToWhereItWas() {
        const Scenario before = with(at("accuracy"), LieProbability, 0.1);
        const Scenario zoomed = apply(at("counts", before), edit::Zoom{"pmf", {.x = Interval{0, 5}}});
        const Scenario back = withChoices(zoomed, at("accuracy"));
        QCOMPARE(back.explorer, &explorerOf("accuracy"));
        QVERIFY(back.views == zoomed.views);
        QVERIFY(sameChoices(back, at("accuracy")) && !sameChoices(back, before));
    }

    /// 10⁵ edits over all explorers, a tenth of them where time is short: what is asked is always valid; what was set
    /// is kept until it is set again; away and back is the identity; and undoing all of them is the start.
    void randomWalk() {
        const int edits = testing::longOr(100'000, 10'000);
        constexpr std::size_t kept = 2000;
        Walker walker(7);
        const Scenario start;
        Scenario now = start;
        std::vector<Scenario> steps;
        int made = 0;
        int refused = 0;
        for (int i = 0; i < edits; ++i) {
            const Edit edit = walker.next(now);
            Scenario next;
            try {
                next = halftruth::apply(now, edit);
            } catch (const std::domain_error &) {
                ++refused;
                continue;
            }
            const Request asked = request(next);
            const ExplorerSpec &explorer = *next.explorer;
            const std::vector<ParameterUse> uses = usesAt(explorer, asked.parameters, asked.solving);
            if (const auto issues = validate(asked.parameters, uses); !issues.empty())
                QFAIL(qPrintable(
                    QStringLiteral("edit %1, %2: %3")
                        .arg(i)
                        .arg(QString::fromUtf8(explorer.id.data()), QString::fromStdString(issues.front().message))));
            if (const auto *set = std::get_if<edit::Set>(&edit)) {
                // It is shown as it was set, and in no explorer that doesn't link it has anything changed.
                const auto use = std::ranges::find(uses, set->id, &ParameterUse::id);
                QVERIFY(use != uses.end());
                const bool share = next.values(explorer).share(set->id).has_value();
                QVERIFY2(share ? shown(explorer, asked, set->found)[set->id] == std::get<double>(set->value)
                               : same(*use, next.values(explorer), Parameters().with(set->id, set->value)),
                         spec(set->id).name.data());
                for (const auto &[id, own] : now.own)
                    QVERIFY(id == explorer.id || next.own.at(id) == own);
                for (const ParameterId id : linkedParameters)
                    QVERIFY(id == set->id || (now.linked->share(id) ? next.linked->share(id) == now.linked->share(id)
                                                                    : (*next.linked)[id] == (*now.linked)[id]));
            }
            if (const ExplorerSpec &elsewhere = explorerTable()[walker.below(explorerTable().size())]; i % 16 == 0) {
                const Scenario away = apply(next, edit::GoTo{&elsewhere});
                QVERIFY(apply(away, edit::GoTo{&explorer}) == next);
                QVERIFY(request(apply(away, edit::GoTo{&explorer})) == asked);
            }
            if (!sameChoices(now, next)) {
                ++made;
                if (steps.size() < kept)
                    steps.push_back(now);
            } else if (steps.size() < kept && !steps.empty()) {
                QVERIFY(sameChoices(withChoices(next, now), now)); // looking is no step
            }
            now = std::move(next);
        }
        QVERIFY2(made > edits / 3 && refused < edits / 3, qPrintable(QStringLiteral("%1 %2").arg(made).arg(refused)));
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            now = withChoices(std::move(now), *step);
            QVERIFY(sameChoices(now, *step));
        }
        QVERIFY(sameChoices(now, start));
    }
};

HALFTRUTH_TEST(TestScenario)
#include "tst_scenario.moc"
