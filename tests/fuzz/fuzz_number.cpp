// Any text as a number: nothing, or a finite one whose own text reads back as itself.

#include "core/math/domain/domain.h"
#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace halftruth;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const auto value = parseNumber({reinterpret_cast<const char *>(data), size});
    if (!value)
        return 0;
    if (!std::isfinite(*value) || parseNumber(shortestText(*value)) != value)
        std::abort();
    return 0;
}
