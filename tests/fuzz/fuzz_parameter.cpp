// Any text as a value of any parameter, as the command line reads it: a complaint, or a value whose text reads back
// as itself, that is in its range or has an issue, and that every quantity can be fitted to.

#include "core/parameters/parameters.h"
#include "core/quantities/quantities.h"

#include <cstdint>
#include <cstdlib>
#include <stdexcept>

using namespace halftruth;

namespace {

void fitEverything(const Parameters &parameters) {
    for (const QuantitySpec &quantity : quantityTable())
        if (!validate(fitted(quantity.inputs, parameters), quantity.inputs).empty())
            std::abort();
}

} // namespace

/// The first byte says of which parameter the others are a value.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size == 0)
        return 0;
    const ParameterUse use{.id = parameterTable()[data[0] % parameterCount].id};
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    Parameters parameters;
    try {
        parameters = parameters.with(use.id, parseValue(use, text));
    } catch (const std::domain_error &) {
        return 0;
    }
    const Parameters again = Parameters{}.with(use.id, parseValue(use, valueText(use, parameters)));
    if (!(again == parameters))
        std::abort();
    for (const Issue &issue : validate(parameters, std::span(&use, 1)))
        if (issue.message.empty())
            std::abort();
    fitEverything(parameters);
    return 0;
}
