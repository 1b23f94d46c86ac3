#include "core/quantities/quantities.h"

#include "app/python/conversions.h"

#include "core/math/one_bit/randomized_response.h"
#include "core/scenario/completed.h"
#include "core/solving/solve.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>

namespace halftruth::python {

namespace {

const ParameterUse &useOf(std::string_view user, std::span<const ParameterUse> uses, std::string_view name) {
    for (const ParameterUse &use : uses)
        if (spec(use.id).name == name)
            return use;
    std::string taken;
    for (const ParameterUse &use : uses)
        taken += (taken.empty() ? "" : ", ") + keyword(spec(use.id).name);
    throw py::type_error(keyword(user) + " takes no " + keyword(name) + "; it takes " + taken);
}

using Numbers = py::array_t<double, py::array::c_style | py::array::forcecast>;

/// The values of one keyword: one for every row, or one for all.
struct Column {
    ParameterId id;
    Numbers values;
    const double *first = nullptr;
    bool varies = false;
};

/// What is given, as rows: columns of one shape.
struct Rows {
    GivenValues same{}; ///< in all rows
    std::vector<Column> columns{};
    std::vector<py::ssize_t> shape{};
    py::ssize_t count = 1;
};

Numbers numbersOf(const ParameterUse &use, const py::handle &value) {
    Numbers numbers = Numbers::ensure(value);
    if (numbers)
        return numbers;
    PyErr_Clear();
    throw std::domain_error(std::string(spec(use.id).name) + " must be a number or an array of numbers, but is " +
                            py::repr(value).cast<std::string>());
}

Rows rowsOf(const QuantitySpec &quantity, const py::kwargs &given) {
    Rows rows;
    py::list arrays;
    for (const auto &[name, value] : given) {
        const ParameterUse &use = useOf(quantity.id, quantity.inputs, nameOf(name.cast<std::string>()));
        if (py::isinstance<py::str>(value))
            rows.same[use.id] = settingValue(use, value.cast<std::string>());
        else if (use.valueKind() != ValueKind::Number)
            throw std::domain_error(std::string(spec(use.id).name) + " must be " + wordsDomain(use) + ", as a text");
        else {
            rows.columns.push_back({.id = use.id, .values = numbersOf(use, value)});
            arrays.append(rows.columns.back().values);
        }
    }
    if (arrays.empty())
        return rows;
    const py::list broadcast = py::module_::import("numpy").attr("broadcast_arrays")(*arrays);
    for (std::size_t i = 0; i < rows.columns.size(); ++i) {
        Column &column = rows.columns[i];
        const py::array whole = broadcast[i];
        if (i == 0) {
            rows.shape.assign(whole.shape(), whole.shape() + whole.ndim());
            rows.count = whole.size();
        }
        column.varies = column.values.size() != 1;
        if (column.varies)
            column.values = Numbers::ensure(whole);
        column.first = column.values.data();
    }
    return rows;
}

/// Evaluates row after row. What isn't given has its default while that is in its range beside the others, and is
/// moved there otherwise, as on the command line.
class Evaluation {
public:
    Evaluation(const QuantitySpec &quantity, const Rows &rows) : m_quantity(quantity), m_rows(rows) {
        for (const auto &[id, value] : rows.same)
            m_parameters = m_parameters.with(id, value);
        for (const Column &column : rows.columns)
            if (!column.varies && rows.count > 0)
                m_parameters.set(column.id, *column.first);
        for (const ParameterUse &use : quantity.inputs)
            if (!given(use.id)) {
                m_open.push_back(&use);
                m_followsOthers |= use.id == ParameterId::Concentration || use.valueKind() != ValueKind::Number;
            }
    }

    [[nodiscard]] double at(py::ssize_t row) {
        for (const Column &column : m_rows.columns)
            if (column.varies)
                m_parameters.set(column.id, column.first[row]);
        const auto inRange = [this](const ParameterUse *use) {
            return rangeOf(*use, m_parameters).contains(m_parameters[use->id]);
        };
        if (!m_followsOthers && std::ranges::all_of(m_open, inRange))
            return evaluate(m_quantity, m_parameters);
        GivenValues values = m_rows.same;
        for (const Column &column : m_rows.columns)
            values[column.id] = column.first[column.varies ? row : 0];
        return evaluate(m_quantity, completed({}, values, m_quantity.inputs));
    }

private:
    [[nodiscard]] bool given(ParameterId id) const {
        return m_rows.same.contains(id) || std::ranges::find(m_rows.columns, id, &Column::id) != m_rows.columns.end();
    }

    const QuantitySpec &m_quantity;
    const Rows &m_rows;
    Parameters m_parameters;
    std::vector<const ParameterUse *> m_open;
    bool m_followsOthers = false;
};

/// All rows, without the interpreter's lock; it is asked now and then whether the person wants to stop.
void evaluateAll(const QuantitySpec &quantity, const Rows &rows, double *results) {
    using Clock = std::chrono::steady_clock;
    const py::gil_scoped_release unlocked;
    Evaluation evaluation(quantity, rows);
    auto asked = Clock::now();
    for (py::ssize_t row = 0; row < rows.count; ++row) {
        results[row] = evaluation.at(row);
        if (row % 64 != 0 || Clock::now() - asked < std::chrono::milliseconds(100))
            continue;
        const py::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0)
            throw py::error_already_set();
        asked = Clock::now();
    }
}

py::object computed(const QuantitySpec &quantity, const py::kwargs &given) {
    const Rows rows = rowsOf(quantity, given);
    if (rows.shape.empty()) {
        double value = 0;
        evaluateAll(quantity, rows, &value);
        return py::float_(value);
    }
    py::array_t<double> results(rows.shape);
    evaluateAll(quantity, rows, results.mutable_data());
    return results;
}

std::string valuesOf(const ParameterUse &use) {
    return use.valueKind() == ValueKind::Number ? use.range.value_or(spec(use.id).range).text() : wordsDomain(use);
}

std::string documentation(const QuantitySpec &quantity) {
    std::string text = std::string(quantity.name) + ".\n\n    " + std::string(quantity.symbol) + " = " +
                       std::string(quantity.formula) + "\n\nSource: " + std::string(quantity.source) +
                       "\nDirection: " + std::string(directionWord(quantity.direction)) + "\n";
    if (!quantity.unit.empty())
        text += "Unit: " + std::string(quantity.unit) + "\n";
    text += "\nParameters\n----------\n";
    for (const ParameterUse &use : quantity.inputs)
        text += keyword(spec(use.id).name) + " : " + valuesOf(use) + "\n    " + std::string(use.name()) + ", " +
                std::string(spec(use.id).symbol) + "\n";
    return text;
}

py::dict described(const Range &range) {
    py::dict result;
    result["lower"] = range.lower;
    result["upper"] = range.upper;
    result["lower_open"] = range.lowerOpen;
    result["upper_open"] = range.upperOpen;
    result["integer"] = range.integer;
    return result;
}

py::dict described(const QuantitySpec &quantity) {
    py::list inputs;
    for (const ParameterUse &use : quantity.inputs) {
        py::dict input;
        input["name"] = text(spec(use.id).name);
        input["keyword"] = keyword(spec(use.id).name);
        input["symbol"] = text(spec(use.id).symbol);
        input["title"] = text(use.name());
        input["values"] = valuesOf(use);
        const bool number = use.valueKind() == ValueKind::Number;
        input["range"] = number ? py::object(described(use.range.value_or(spec(use.id).range))) : py::none();
        inputs.append(input);
    }
    py::dict result;
    result["id"] = text(quantity.id);
    result["symbol"] = text(quantity.symbol);
    result["name"] = text(quantity.name);
    result["formula"] = text(quantity.formula);
    result["source"] = text(quantity.source);
    result["direction"] = text(directionWord(quantity.direction));
    result["unit"] = text(quantity.unit);
    result["inputs"] = inputs;
    return result;
}

/// What is given, with epsilon in the place of q where the relation takes that.
GivenValues valuesFor(const RelationSpec &relation, std::span<const ParameterUse> uses, const py::kwargs &given) {
    const auto takes = [&](ParameterId id) { return std::ranges::find(uses, id, &ParameterUse::id) != uses.end(); };
    const bool either = takes(ParameterId::LieProbability) && !takes(ParameterId::Epsilon);
    std::vector<ParameterUse> taken(uses.begin(), uses.end());
    if (either)
        taken.push_back({.id = ParameterId::Epsilon});
    GivenValues values;
    for (const auto &[name, value] : given) {
        const Setting each = setting(name, value);
        const ParameterUse &use = useOf(relation.id, taken, each.name);
        values[use.id] = settingValue(use, each.value);
    }
    if (either && values.contains(ParameterId::Epsilon)) {
        if (values.contains(ParameterId::LieProbability))
            throw std::domain_error("q and epsilon are the same setting: give one of q, epsilon");
        values[ParameterId::LieProbability] = lieProbability(std::get<double>(values[ParameterId::Epsilon]));
        values.erase(ParameterId::Epsilon);
    }
    return values;
}

Solution solved(const std::string &target, const std::string &unknown, const py::kwargs &given) {
    const RelationSpec *relation = findRelation(nameOf(target));
    if (relation == nullptr)
        throw std::domain_error("there is no target '" + target + "'; halftruth solve --help names them");
    const ParameterSpec *parameter = findParameter(nameOf(unknown));
    if (parameter == nullptr || std::ranges::find(relation->unknowns, parameter->id) == relation->unknowns.end())
        throw std::domain_error(target + " is not solved for '" + unknown + "'");
    const std::vector<ParameterUse> uses = givenFor(*relation, parameter->id);
    const Parameters parameters = completed({}, valuesFor(*relation, uses, given), uses);
    if (const auto issues = validate(parameters, uses); !issues.empty())
        throw std::domain_error(issues.front().message);
    const py::gil_scoped_release unlocked;
    Solution solution = solve(*relation, parameter->id, parameters);
    if (!solution.value)
        throw std::domain_error(english(solution.reason));
    return solution;
}

} // namespace

void addQuantities(py::module_ &module) {
    py::dict table;
    for (const QuantitySpec &quantity : quantityTable()) {
        const std::string name = keyword(quantity.id);
        const std::string documented = documentation(quantity);
        module.attr(name.c_str()) =
            py::cpp_function([&quantity](const py::kwargs &given) { return computed(quantity, given); },
                             py::name(name.c_str()), py::doc(documented.c_str()), py::scope(module));
        table[text(quantity.id)] = described(quantity);
    }
    module.attr("quantities") = py::module_::import("types").attr("MappingProxyType")(table);

    py::class_<Solution>(module, "Solution", "A value that meets a target.")
        .def_property_readonly("value", [](const Solution &each) { return *each.value; })
        .def_property_readonly("side", [](const Solution &each) { return text(sideWord(each.side)); })
        .def_property_readonly("reached", [](const Solution &each) { return each.reached; })
        .def_property_readonly(
            "first",
            [](const Solution &each) { return each.first ? py::object(py::float_(*each.first)) : py::none(); })
        .def_property_readonly("none_below",
                               [](const Solution &each) {
                                   return each.noneBelow ? py::object(py::float_(*each.noneBelow)) : py::none();
                               })
        .def("__float__", [](const Solution &each) { return *each.value; })
        .def("__repr__", [](const Solution &each) {
            return "Solution(value=" + py::repr(py::float_(*each.value)).cast<std::string>() + ", side='" +
                   std::string(sideWord(each.side)) + "')";
        });
    module.def(
        "solve", solved, py::arg("target"), py::arg("unknown"),
        "solve(target, unknown, **given): the value of one parameter that meets the target, as `halftruth solve` "
        "finds it.\nA ValueError says why there is none and what would help.");
}

} // namespace halftruth::python
