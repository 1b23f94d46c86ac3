#pragma once

#include "core/scenario/scenario.h"

#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace halftruth {

/// The pinned states of all explorers as a table: a row for each state, a column for each number that one of their
/// explorers shows.
struct ScenarioTable {
    struct Column {
        Text label;
        Text unit;
        bool answer = false; ///< one of the numbers that answer its explorer's question
    };
    struct Row {
        const ExplorerSpec *explorer = nullptr;
        std::size_t pin = 0; ///< its place among the explorer's
        Text name;
        std::string settings; ///< that lead there from the defaults: "q=0.25 n=200"
        /// By column, those alone that the explorer shows: of hundreds a few dozen. Compared with the explorer's
        /// reference pin, which itself is compared with nothing.
        std::map<std::size_t, Readout> cells;

        /// Null where the explorer doesn't show it.
        [[nodiscard]] const Readout *cell(std::size_t column) const {
            const auto found = cells.find(column);
            return found == cells.end() ? nullptr : &found->second;
        }
    };
    std::vector<Column> columns;
    std::vector<Row> rows; ///< by explorer, in the order of explorerTable(), then as they were pinned
};

/// What an explorer says in numbers for these parameters.
using ReadoutsOf = std::function<std::vector<Readout>(const ExplorerSpec &, const Parameters &)>;
/// explored(), all of it, with maps as small as they get. Throws Stopped, and what the explorer throws.
[[nodiscard]] std::vector<Readout> readoutsOf(const ExplorerSpec &explorer, const Parameters &parameters,
                                              const std::stop_token &stop = {});

/// Cost: that of readouts for every pin.
[[nodiscard]] ScenarioTable scenarioTable(const Scenario &scenario, const ReadoutsOf &readouts);

/// The places of the columns that answer their explorer's question, and of all.
[[nodiscard]] std::vector<std::size_t> answerColumns(const ScenarioTable &table);
[[nodiscard]] std::vector<std::size_t> allColumns(const ScenarioTable &table);

/// As a file: explorer, state, settings, and for each of these columns its number with all digits, its difference to
/// the reference pin, and which way it may be off or, where there is no number, why.
[[nodiscard]] std::string scenarioCsv(const ScenarioTable &table, std::span<const std::size_t> columns);

} // namespace halftruth
