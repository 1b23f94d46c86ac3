#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/math/domain/stopped.h"
#include "core/scenario/scenario_table.h"
#include "core/scenario/settings.h"

#include <QTest>

#include <algorithm>
#include <charconv>

using namespace halftruth;
using enum ParameterId;

namespace {

std::vector<Readout> numbersOf(const ExplorerSpec &explorer, const Parameters &parameters) {
    return readoutsOf(explorer, parameters);
}

/// Three pins of an explorer and one of another; the second of the three is the reference.
Scenario pinned() {
    Scenario scenario{.explorer = findExplorer("counts")};
    for (const double q : {0.1, 0.2, 0.3}) {
        scenario = apply(scenario, edit::Set{LieProbability, q});
        scenario = apply(scenario, edit::AddPin{request(scenario).parameters});
    }
    scenario = apply(scenario, edit::NamePin{2, "timid, \"very\""});
    scenario = apply(scenario, edit::CompareWith{1});
    scenario = apply(scenario, edit::GoTo{findExplorer("randomized-response")});
    return apply(scenario, edit::AddPin{request(scenario).parameters});
}

std::vector<std::vector<std::string>> rowsOf(const std::string &csv) {
    std::vector<std::vector<std::string>> rows(1);
    std::string field;
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        const char c = csv[i];
        if (quoted && c == '"' && i + 1 < csv.size() && csv[i + 1] == '"') {
            field += c;
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && (c == ',' || c == '\n')) {
            rows.back().push_back(std::exchange(field, {}));
            if (c == '\n')
                rows.emplace_back();
        } else {
            field += c;
        }
    }
    rows.pop_back();
    return rows;
}

} // namespace

class TestScenarioTable : public QObject {
    Q_OBJECT

private slots:
    void aRowForEveryPin() {
        const Scenario scenario = pinned();
        const ScenarioTable table = scenarioTable(scenario, numbersOf);
        QCOMPARE(table.rows.size(), std::size_t{4});
        QCOMPARE(table.rows[0].explorer, findExplorer("randomized-response"));
        for (std::size_t i = 1; i < 4; ++i) {
            QCOMPARE(table.rows[i].explorer, findExplorer("counts"));
            QCOMPARE(table.rows[i].pin, i - 1);
        }
        QCOMPARE(reading(table.rows[3].name), std::string("timid, \"very\""));
        for (const ScenarioTable::Row &row : table.rows) {
            QVERIFY(row.cells.empty() || row.cells.rbegin()->first < table.columns.size());
            // The settings lead to the state, and each cell is what the explorer says there.
            const Parameters there = withSettings(*row.explorer, {}, settingsIn(row.settings));
            std::size_t found = 0;
            for (const Readout &readout : readoutsOf(*row.explorer, there))
                found += std::ranges::any_of(row.cells, [&](const auto &each) {
                    const Readout &cell = each.second;
                    return cell.label == readout.label && cell.missing == readout.missing &&
                           cell.value == readout.value && cell.direction == readout.direction;
                });
            QCOMPARE(found, readoutsOf(*row.explorer, there).size());
        }
    }

    void differencesAreToTheReference() {
        const ScenarioTable table = scenarioTable(pinned(), numbersOf);
        std::size_t different = 0;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const Readout *reference = table.rows[2].cell(i);
            QVERIFY(!reference || !reference->comparison);
            for (const std::size_t row : {1U, 3U}) {
                const Readout *cell = table.rows[row].cell(i);
                QCOMPARE(cell != nullptr, reference != nullptr);
                if (!cell || !cell->missing.empty() || !reference->missing.empty())
                    continue;
                QVERIFY(cell->comparison);
                QCOMPARE(cell->comparison->difference,
                         cell->value == reference->value ? 0.0 : cell->value - reference->value);
                different += cell->comparison->difference != 0;
            }
        }
        QVERIFY(different > 2);
    }

    void everyExplorer_data() {
        QTest::addColumn<QString>("id");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::newRow(std::string(explorer.id).c_str()) << QString::fromStdString(std::string(explorer.id));
    }
    void everyExplorer() {
        QFETCH(const QString, id);
        Scenario scenario{.explorer = findExplorer(id.toStdString())};
        scenario = apply(scenario, edit::AddPin{request(scenario).parameters});
        const ScenarioTable table = scenarioTable(scenario, numbersOf);
        QCOMPARE(table.rows.size(), std::size_t{1});
        QVERIFY(!answerColumns(table).empty());
        QCOMPARE(allColumns(table).size(), table.columns.size());
        const auto rows = rowsOf(scenarioCsv(table, allColumns(table)));
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].size(), 3 + 3 * table.columns.size());
        QCOMPARE(rows[1].size(), rows[0].size());
    }

    void theFileHasEveryDigit() {
        const ScenarioTable table = scenarioTable(pinned(), numbersOf);
        const std::vector<std::size_t> places = allColumns(table);
        const auto rows = rowsOf(scenarioCsv(table, places));
        QCOMPARE(rows.size(), table.rows.size() + 1);
        QCOMPARE(rows[0][0], std::string("explorer"));
        QCOMPARE(rows[4][1], std::string("timid, \"very\""));
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            QCOMPARE(rows[r + 1].size(), rows[0].size());
            for (std::size_t i = 0; i < places.size(); ++i) {
                const std::string &field = rows[r + 1][3 + 3 * i];
                const Readout *cell = table.rows[r].cell(i);
                if (!cell || !cell->missing.empty()) {
                    QVERIFY(field.empty());
                    continue;
                }
                double value = 0;
                std::from_chars(field.data(), field.data() + field.size(), value);
                QCOMPARE(value, cell->value);
                QCOMPARE(rows[r + 1][5 + 3 * i], std::string(directionWord(cell->direction)));
            }
        }
        const auto answers = rowsOf(scenarioCsv(table, answerColumns(table)));
        QVERIFY(answers[0].size() < rows[0].size());
    }

    void nothingPinnedNoRows() {
        const ScenarioTable table = scenarioTable({}, numbersOf);
        QVERIFY(table.rows.empty() && table.columns.empty());
    }

    void whatIsStoppedIsNotShown() {
        std::stop_source source;
        source.request_stop();
        QVERIFY_THROWS_EXCEPTION(
            Stopped, static_cast<void>(readoutsOf(*findExplorer("accuracy"), findExplorer("accuracy")->fit({}),
                                                  source.get_token())));
    }

    // A name given in the table is that of a pin elsewhere.
    void namesPinsElsewhere() {
        Scenario scenario = pinned();
        QCOMPARE(scenario.explorer, findExplorer("randomized-response"));
        scenario = apply(scenario, edit::NamePin{0, "bold", findExplorer("counts")});
        QCOMPARE(scenario.pins.at("counts")->front().name, std::string("bold"));
        QVERIFY(scenario.pins.at("randomized-response")->front().name.empty());
        QVERIFY_THROWS_EXCEPTION(std::domain_error,
                                 static_cast<void>(apply(scenario, edit::NamePin{3, "x", findExplorer("counts")})));
    }
};

HALFTRUTH_TEST(TestScenarioTable)
#include "tst_scenario_table.moc"
