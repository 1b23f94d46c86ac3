#include "core/gallery/gallery.h"

#include "core/scenario/settings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace halftruth {

namespace {

/// A number in C notation, all of it.
double numberIn(std::string_view text) {
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw std::invalid_argument("no number: " + std::string(text));
    return value;
}

const QuantitySpec &quantityOf(const GalleryNumber &number) {
    const QuantitySpec *quantity = findQuantity(number.quantity);
    if (!quantity)
        throw std::invalid_argument("no quantity: " + std::string(number.quantity));
    return *quantity;
}

} // namespace

double halfUnitOf(std::string_view stated) {
    const std::size_t e = stated.find_first_of("eE");
    const std::string_view digits = stated.substr(0, e);
    const std::size_t point = digits.find('.');
    const double decimals = point == std::string_view::npos ? 0.0 : static_cast<double>(digits.size() - point - 1);
    const double exponent = e == std::string_view::npos ? 0.0 : numberIn(stated.substr(e + 1));
    return 0.5 * std::pow(10.0, exponent - decimals);
}

Parameters inputsOf(const GalleryNumber &number) {
    const QuantitySpec &quantity = quantityOf(number);
    Parameters inputs;
    for (const Setting &setting : settingsIn(number.settings)) {
        const auto use = std::ranges::find_if(
            quantity.inputs, [&](const ParameterUse &each) { return spec(each.id).name == setting.name; });
        if (use == quantity.inputs.end())
            throw std::invalid_argument(std::string(number.quantity) + " doesn't take " + setting.name);
        inputs = inputs.with(use->id, settingValue(*use, setting.value));
    }
    return inputs;
}

Phrase nameOf(const GalleryNumber &number) { return number.what.empty() ? quantityOf(number).name : number.what; }

std::string commandOf(const GalleryNumber &number) {
    std::string command = "halftruth compute " + std::string(number.quantity);
    for (const Setting &setting : settingsIn(number.settings))
        command += " --" + setting.name + " " + setting.value;
    return command;
}

GalleryCheck checked(const GalleryNumber &number, const std::stop_token &stop) {
    const QuantitySpec &quantity = quantityOf(number);
    const Parameters inputs = inputsOf(number);
    GalleryCheck check{.number = &number,
                       .ours = evaluate(quantity, inputs, stop),
                       .direction = directionAt(quantity, inputs),
                       .stated = std::numeric_limits<double>::quiet_NaN(),
                       .difference = std::numeric_limits<double>::quiet_NaN(),
                       .agrees = true};
    if (!number.stated.empty()) {
        check.stated = numberIn(number.stated);
        check.difference = check.ours - check.stated;
        if (std::abs(check.difference) <= 1e-15 * std::abs(check.ours)) // two doubles of the same number
            check.difference = 0;
        // What lies between two numbers of so many digits may be rounded to either.
        check.agrees = std::abs(check.difference) <= halfUnitOf(number.stated) + 1e-12 * std::abs(check.ours);
    }
    return check;
}

} // namespace halftruth
