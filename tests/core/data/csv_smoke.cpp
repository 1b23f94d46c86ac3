// The data reader without Qt: that it links, counts and complains. Every rule has its test in tst_csv_reader.

#include "core/data/builtin_data.h"
#include "core/data/joint_type.h"

#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

using namespace halftruth;

namespace {

bool check(bool ok, std::string_view what) {
    if (!ok)
        std::cerr << "FAIL: " << what << '\n';
    return ok;
}

bool countsAFile() {
    const std::filesystem::path file{HALFTRUTH_TEST_DATA "/adult_layout.csv"};
    const JointType type = readJointType(file, {"sex", "income"});
    return check(type.n == 200 && type.categories() == 4, "adult_layout.csv has 200 rows in 4 categories");
}

bool namesTheLine() {
    std::istringstream text{"a,b\n1,2\n3\n"};
    try {
        static_cast<void>(readJointType(text, "short", {"a"}));
    } catch (const CsvError &error) {
        return check(error.line() == 3, error.what());
    }
    return check(false, "a short row is refused");
}

bool hasTables() {
    const BuiltinTable *table = findBuiltinTable("adult-sex-income");
    return check(table != nullptr && table->type.n == 32561, "the built-in table of sex and income");
}

} // namespace

int main() {
    const bool ok[] = {countsAFile(), namesTheLine(), hasTables()};
    for (const bool one : ok)
        if (!one)
            return EXIT_FAILURE;
    return EXIT_SUCCESS;
}
