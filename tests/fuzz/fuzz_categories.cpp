// Any bytes as a table of categories, with and without a column of counts: counts that add up, or a CsvError.

#include "core/data/joint_type.h"

#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using namespace halftruth;

namespace {

void count(const std::string &text, const std::vector<std::string> &columns, LabelOrder order,
           const std::string &weights) {
    std::istringstream stream(text);
    try {
        const JointType type =
            readJointType(stream, "fuzz", columns, {.csv = {}, .order = order, .weightColumn = weights});
        const std::int64_t sum = std::accumulate(type.counts.begin(), type.counts.end(), std::int64_t{0});
        if (sum != type.n || type.n < 1 || type.missing < 0)
            std::abort();
        for (std::size_t category = 0; category < type.counts.size(); ++category)
            if (type.counts[category] < 0)
                std::abort();
        const double concentration = type.concentration();
        if (!(concentration > 0 && concentration <= 1 + 1e-12))
            std::abort();
    } catch (const CsvError &error) {
        if (*error.what() == '\0')
            std::abort();
    } catch (const std::invalid_argument &) { // a first column that is called 2 is both
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const std::string text(reinterpret_cast<const char *>(data), size);
    count(text, {"1"}, LabelOrder::Sorted, "");
    count(text, {"1"}, LabelOrder::FirstSeen, "2");
    count(text, {"1", "2"}, LabelOrder::Sorted, "3");
    std::istringstream stream(text);
    try {
        const CsvOverview overview = readCsvOverview(stream, "fuzz");
        if (overview.columns.empty() ? overview.rows != 0 : overview.rows < 0)
            std::abort();
    } catch (const CsvError &) {
    }
    return 0;
}
