// Any text as a collection of records: a complaint, or records whose text reads back as themselves.

#include "core/math/vectors/bit_collection.h"

#include <cstdint>
#include <cstdlib>
#include <stdexcept>

using namespace halftruth;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    try {
        const BitCollection collection = parseBitCollection(text);
        requireBitCollection("collection", collection);
        if (!(parseBitCollection(bitCollectionText(collection)) == collection))
            std::abort();
    } catch (const std::domain_error &) {
    }
    try {
        if (parseBitString(text, "record").members.size() != 1)
            std::abort();
    } catch (const std::domain_error &) {
    }
    return 0;
}
