#include "core/release/release.h"

#include "app/python/conversions.h"

#include "core/data/columns.h"
#include "core/data/csv_reader.h"
#include "core/release/release_output.h"

#include <numeric>
#include <optional>
#include <pybind11/stl.h>
#include <stdexcept>

namespace halftruth::python {

namespace {

/// What may be published, and the order that its records are written in.
struct Released {
    Sanitised sanitised;
    SecretKey order;
};

std::vector<Alphabet> alphabetsIn(const std::string &input, const std::vector<std::string> &columns,
                                  const std::optional<std::string> &categories) {
    std::vector<Alphabet> alphabets;
    if (!categories) {
        for (const std::string &column : columns)
            alphabets.push_back(publicAlphabet(CsvReader(input), column));
        return alphabets;
    }
    const CsvReader reader(input);
    const std::vector<std::string> names = columnNames(reader);
    std::vector<std::string> variables;
    for (const std::string &column : columns)
        variables.push_back(names[findColumn(reader, column)]);
    return alphabetsOf(variables, readAlphabets(*categories), *categories);
}

Released released(const std::string &input, const std::vector<std::string> &columns, double epsilon,
                  const std::optional<std::string> &categories, bool publicLabels,
                  std::optional<std::int64_t> samples, std::optional<std::uint64_t> seed) {
    if (categories.has_value() == publicLabels)
        throw std::domain_error("release needs either categories, a list made without the data, or "
                                "public_labels=True, which says that the labels in the data are public");
    if (columns.size() < 2)
        throw std::domain_error("columns must be two or more, one of each curator");
    const py::gil_scoped_release unlocked;
    std::vector<Alphabet> alphabets = alphabetsIn(input, columns, categories);
    CsvReader counted(input);
    std::vector<std::int64_t> truth = countCategories(counted, columns, alphabets);
    const std::int64_t n = std::accumulate(truth.begin(), truth.end(), std::int64_t{0});
    const ReleasePlan plan = releasePlan(
        std::move(alphabets), categories ? CategorySource::List : CategorySource::PublicLabels, n, epsilon, samples);
    const ReleaseKeys keys = seed ? ReleaseKeys::fromSeed(*seed, columns.size()) : ReleaseKeys::fresh(columns.size());
    CsvReader reader(input);
    Release release = releaseRecords(reader, columns, plan, std::move(truth), keys);
    return {.sanitised = std::move(release.sanitised), .order = keys.order};
}

std::string recordsOf(const Released &each) {
    std::string csv;
    writeReleasedRecords(each.sanitised, each.order, [&](std::string_view piece) { csv += piece; });
    return csv;
}

std::vector<std::string> labelsOf(const Released &each) {
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < each.sanitised.released.size(); ++i)
        labels.push_back(each.sanitised.plan.label(i));
    return labels;
}

} // namespace

void addRelease(py::module_ &module) {
    const auto design = [](const Released &each) -> const ReleaseDesign & { return each.sanitised.plan.design; };
    py::class_<Released>(module, "Release", "Sanitised records, and the joint type estimated from them.")
        .def_property_readonly("epsilon", [design](const Released &each) { return design(each).attainedEpsilon(); })
        .def_property_readonly("gamma", [design](const Released &each) { return design(each).gamma(); })
        .def_property_readonly("n", [design](const Released &each) { return design(each).n; })
        .def_property_readonly("samples", [design](const Released &each) { return design(each).samples; })
        .def_property_readonly("largest_rms_error",
                               [design](const Released &each) { return design(each).largestRmsError(); })
        .def_property_readonly("labels", labelsOf)
        .def_property_readonly("released",
                               [](const Released &each) {
                                   const auto &counts = each.sanitised.released;
                                   return py::array_t<std::int64_t>(static_cast<py::ssize_t>(counts.size()),
                                                                    counts.data());
                               })
        .def_property_readonly("estimate", [](const Released &each) { return array(each.sanitised.estimate()); })
        .def_property_readonly("projected_estimate",
                               [](const Released &each) { return array(each.sanitised.projectedEstimate()); })
        .def_property_readonly("records", recordsOf, "The sanitised records as CSV.");
    module.def(
        "release", released, py::arg("input"), py::arg("columns"), py::arg("epsilon"), py::kw_only(),
        py::arg("categories") = py::none(), py::arg("public_labels") = false, py::arg("samples") = py::none(),
        py::arg("seed") = py::none(),
        "release(input, columns, epsilon, ...): columns of a CSV file as sampled and perturbed records, as "
        "`halftruth release` makes them.\nA seed is for demonstrations only: who knows it can undo the release.");
}

} // namespace halftruth::python
