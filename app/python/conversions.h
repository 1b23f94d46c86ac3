#pragma once

#include "core/scenario/settings.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth::python {

namespace py = pybind11;

/// A name as Python has it: "forced_yes", and back.
[[nodiscard]] std::string keyword(std::string_view name);
[[nodiscard]] std::string nameOf(std::string_view keyword);

[[nodiscard]] py::str text(std::string_view utf8);

/// Numbers as an array of their own.
[[nodiscard]] py::array_t<double> array(const std::vector<double> &values);

/// A value as the command line has it: numbers with all their digits, texts as they are.
[[nodiscard]] Setting setting(const py::handle &name, const py::handle &value);

// What the module is made of.
void addQuantities(py::module_ &module);
void addFigures(py::module_ &module);
void addRelease(py::module_ &module);

} // namespace halftruth::python
