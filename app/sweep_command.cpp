#include "app/command_line.h"
#include "app/commands.h"
#include "app/output.h"
#include "app/parameter_options.h"
#include "app/progress_line.h"
#include "app/quantity_argument.h"
#include "app/sweep_axis.h"

#include <algorithm>

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
        throw UsageError("sweep needs --over NAME=FROM:TO:COUNT[:log]");
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

} // namespace

int sweepCommand(std::span<const std::string> arguments) {
    CommandLine line("sweep QUANTITY --over NAME=FROM:TO:COUNT[:log] [--over ...] [--NAME VALUE ...] [--output FILE]",
                     "Writes a quantity over ranges of its parameters as CSV, the last --over fastest.\nEvery cell "
                     "is a number: what is "
                     "positive and below 1e-307 stands as a positive number there, 5e-324 at least; 0 is 0.");
    line.addWord("QUANTITY", "its id; 'halftruth list quantities' names them");
    line.addOption("over", "NAME=FROM:TO:COUNT[:log]", "COUNT values of a parameter, in equal steps or ratios");
    line.addOption("output", "FILE", "where to write; default standard output");
    addParameterOptions(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(quantityHelp(line));
        return 0;
    }
    const QuantitySpec &quantity = quantityArgument(line, "sweep");
    const GivenValues given = givenValues(line, quantity.id, quantity.inputs);
    const Sweep sweep{.quantity = quantity, .axes = sweepAxes(line, quantity, given), .given = given};
    const auto file = outputOption(line);
    requireCornersValid(sweep);
    Output output(file);
    writeSweep(output, sweep);
    return 0;
}

} // namespace halftruth
