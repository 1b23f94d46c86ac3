#include "app/command_line.h"
#include "app/commands.h"
#include "app/data_input.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "app/progress_line.h"
#include "app/quantity_argument.h"
#include "app/sweep_axis.h"
#include "ui/files/figure_data.h"

#include "core/data/columns.h"
#include "core/data/csv_reader.h"

#include <algorithm>
#include <iostream>
#include <optional>

namespace halftruth {

namespace {

/// Everything a sweep is, once the command line is understood.
struct Sweep {
    const QuantitySpec &quantity;
    std::vector<SweepAxis> axes;
    GivenValues given; ///< of the parameters that aren't swept

    /// The parameters of one row; indices has one entry per axis.
    [[nodiscard]] Parameters at(std::span<const std::size_t> indices) const {
        GivenValues values = given;
        for (std::size_t i = 0; i < axes.size(); ++i)
            values[axes[i].id] = axes[i].values[indices[i]];
        return completed({}, values, quantity.inputs);
    }
};

std::vector<SweepAxis> sweepAxes(const CommandLine &line, const QuantitySpec &quantity, const GivenValues &given) {
    std::vector<SweepAxis> axes;
    std::size_t rows = 1;
    for (const std::string &text : line.options("over")) {
        SweepAxis axis = parseSweepAxis(text, quantity.id, quantity.inputs);
        const std::string name(spec(axis.id).name);
        if (given.contains(axis.id))
            throw UsageError(name + " is both given by --" + name + " and swept over");
        if (std::ranges::find(axes, axis.id, &SweepAxis::id) != axes.end())
            throw UsageError(name + " is swept over more than once");
        if (axis.values.size() > maxSweepRows / rows)
            throw UsageError("a sweep has at most " + std::to_string(maxSweepRows) + " rows, but this has " +
                             std::to_string(rows) + " × " + std::to_string(axis.values.size()) + " or more");
        rows *= axis.values.size();
        axes.push_back(std::move(axis));
    }
    if (axes.empty())
        throw UsageError("sweep needs --over NAME=FROM:TO:COUNT[:log] or --points FILE");
    return axes;
}

/// Refuses a sweep that leaves the quantity's domain before its first row is written. Every range is an interval
/// whose ends grow or shrink with the other parameters, and values are in order along each axis: if the corners of
/// the sweep are inside, all of it is.
void requireCornersValid(const Sweep &sweep) {
    const std::size_t dimensions = sweep.axes.size();
    for (std::size_t corner = 0; corner < (std::size_t{1} << dimensions); ++corner) {
        std::vector<std::size_t> indices;
        for (std::size_t i = 0; i < dimensions; ++i)
            indices.push_back((corner >> i & 1U) != 0 ? sweep.axes[i].values.size() - 1 : 0);
        requireValid(sweep.at(indices), sweep.quantity.inputs);
    }
}

/// The next row, the last axis fastest; false after the last.
bool advance(std::vector<std::size_t> &indices, const std::vector<SweepAxis> &axes) {
    for (std::size_t i = axes.size(); i-- > 0;) {
        if (++indices[i] < axes[i].values.size())
            return true;
        indices[i] = 0;
    }
    return false;
}

void writeSweep(Output &output, const Sweep &sweep) {
    std::string row;
    for (const SweepAxis &axis : sweep.axes)
        row += std::string(spec(axis.id).name) + ",";
    output.write(row + std::string(sweep.quantity.id) + "\n");
    std::vector<std::size_t> indices(sweep.axes.size(), 0);
    double rows = 1;
    for (const SweepAxis &axis : sweep.axes)
        rows *= static_cast<double>(axis.values.size());
    double written = 0;
    do {
        row.clear();
        for (std::size_t i = 0; i < indices.size(); ++i)
            row += shortestText(sweep.axes[i].values[indices[i]]) + ",";
        output.write(row + shortestText(evaluate(sweep.quantity, sweep.at(indices))) + "\n");
        ProgressLine::tell(++written / rows);
    } while (advance(indices, sweep.axes));
    output.finish();
}

/// The parameters that the columns of a table of points name.
std::vector<ParameterUse> pointColumns(const CsvReader &points, const QuantitySpec &quantity,
                                       const GivenValues &given) {
    std::vector<ParameterUse> uses;
    for (const std::string &name : points.columns()) {
        const ParameterUse &use = requireUse(quantity.id, quantity.inputs, name);
        if (given.contains(use.id))
            throw UsageError(name + " is both given by --" + name + " and a column of the points");
        if (std::ranges::find(uses, use.id, &ParameterUse::id) != uses.end())
            throw UsageError(name + " is a column of the points more than once");
        uses.push_back(use);
    }
    return uses;
}

/// A row for every row that is read, as it comes: memory doesn't grow with them.
void writePoints(Output &output, const QuantitySpec &quantity, const GivenValues &given, CsvReader points) {
    const std::vector<ParameterUse> uses = pointColumns(points, quantity, given);
    std::vector<std::string> cells = points.columns();
    cells.emplace_back(quantity.id);
    output.write(separated(cells, ',').toStdString());
    points.forEachRow([&](std::span<const std::string_view> fields, std::int64_t line) {
        try {
            GivenValues values = given;
            for (std::size_t i = 0; i < uses.size(); ++i) {
                values[uses[i].id] = settingValue(uses[i], fields[i]);
                cells[i] = fields[i];
            }
            cells.back() = shortestText(evaluate(quantity, completed({}, values, quantity.inputs)));
        } catch (const std::domain_error &error) {
            throw CsvError(points.name(), line, error.what());
        }
        output.write(separated(cells, ',').toStdString());
        return true;
    });
    output.finish();
}

CsvReader pointsIn(const std::string &file) {
    const CsvOptions options{.separator = ',', .header = Header::Yes};
    return file == standardStream ? CsvReader(std::cin, "standard input", options) : CsvReader(file, options);
}

} // namespace

int sweepCommand(std::span<const std::string> arguments) {
    CommandLine line(
        "sweep QUANTITY (--over NAME=FROM:TO:COUNT[:log] [--over ...] | --points FILE) [--NAME VALUE ...] "
        "[--output FILE]",
        "Writes a quantity over ranges of its parameters as CSV, the last --over fastest.\nEvery cell "
        "is a number: what is "
        "positive and below 1e-307 stands as a positive number there, 5e-324 at least; 0 is 0.");
    line.addWord("QUANTITY", "its id; 'halftruth list quantities' names them");
    line.addOption("over", "NAME=FROM:TO:COUNT[:log]", "COUNT values of a parameter, in equal steps or ratios");
    line.addOption(
        "points", "FILE",
        "CSV whose columns are parameters, by their names: a row is written for each; - is standard input");
    line.addOption("output", "FILE", "where to write; default standard output, which is - as well");
    addParameterOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(quantityHelp(line));
        return 0;
    }
    const QuantitySpec &quantity = quantityArgument(line, "sweep");
    const GivenValues given = givenValues(line, quantity.id, quantity.inputs);
    if (const auto points = line.option("points")) {
        if (!line.options("over").empty())
            throw UsageError("--over and --points exclude each other");
        CsvReader reader = pointsIn(*points);
        Output output(outputOption(line));
        writePoints(output, quantity, given, std::move(reader));
        return 0;
    }
    const Sweep sweep{.quantity = quantity, .axes = sweepAxes(line, quantity, given), .given = given};
    const auto file = outputOption(line);
    requireCornersValid(sweep);
    Output output(file);
    writeSweep(output, sweep);
    return 0;
}

} // namespace halftruth
