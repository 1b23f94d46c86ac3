#include "app/python/conversions.h"

#include "core/data/csv_reader.h"

PYBIND11_MODULE(_halftruth, module) {
    namespace py = pybind11;
    py::options options;
    options.disable_function_signatures();
    module.attr("__version__") = HALFTRUTH_VERSION;
    py::register_local_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown)
                std::rethrow_exception(thrown);
        } catch (const halftruth::CsvError &error) {
            PyErr_SetString(PyExc_ValueError, error.what());
        }
    });
    halftruth::python::addQuantities(module);
    halftruth::python::addFigures(module);
    halftruth::python::addRelease(module);
}
