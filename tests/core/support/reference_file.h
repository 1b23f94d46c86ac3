#pragma once

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

/// One line of a file of reference values: quantity,name=value name=value,value
struct ReferenceRow {
    std::string quantity;
    std::string text; ///< the inputs as written
    std::map<std::string, std::string> inputs;
    double value = 0;

    /// An input as a number; throws std::out_of_range when the row has none of that name.
    [[nodiscard]] double operator[](const std::string &name) const {
        return std::strtod(inputs.at(name).c_str(), nullptr);
    }

    [[nodiscard]] long long count(const std::string &name) const { return std::stoll(inputs.at(name)); }
};

/// The rows of one quantity, or of all when none is named, in the order of the file; throws std::runtime_error when
/// there is no such file.
inline std::vector<ReferenceRow> referenceRows(const std::string &path, const std::string &quantity = {}) {
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    std::vector<ReferenceRow> rows;
    for (std::string line; std::getline(file, line);) {
        ReferenceRow row;
        std::string value;
        std::istringstream fields(line);
        std::getline(fields, row.quantity, ',');
        const bool wanted = quantity.empty() ? row.quantity != "quantity" : row.quantity == quantity;
        if (!wanted)
            continue;
        std::getline(fields, row.text, ',');
        std::getline(fields, value);
        // strtod, not stod: references below the smallest double are meant to read as 0.
        row.value = std::strtod(value.c_str(), nullptr);
        std::istringstream inputs(row.text);
        for (std::string input; inputs >> input;) {
            const auto equals = input.find('=');
            row.inputs[input.substr(0, equals)] = input.substr(equals + 1);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}
