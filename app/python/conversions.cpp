#include "app/python/conversions.h"

#include "core/text/number_text.h"

#include <algorithm>

namespace halftruth::python {

std::string keyword(std::string_view name) {
    std::string word(name);
    std::ranges::replace(word, '-', '_');
    return word;
}

std::string nameOf(std::string_view keyword) {
    std::string name(keyword);
    std::ranges::replace(name, '_', '-');
    return name;
}

py::str text(std::string_view utf8) { return {utf8.data(), utf8.size()}; }

py::array_t<double> array(const std::vector<double> &values) {
    return py::array_t<double>(static_cast<py::ssize_t>(values.size()), values.data());
}

Setting setting(const py::handle &name, const py::handle &value) {
    return {.name = nameOf(name.cast<std::string>()),
            .value = py::isinstance<py::str>(value) ? value.cast<std::string>() : shortestText(value.cast<double>())};
}

} // namespace halftruth::python
