#include "core/data/builtin_data.h"
#include "core/math/domain/domain.h"

#include <iostream>

int main() {
    const halftruth::BuiltinTable *table = halftruth::findBuiltinTable("adult-sex-income");
    halftruth::require("categories", static_cast<double>(table->type.categories()), halftruth::range::categories);
    std::cout << table->title << ": " << table->type.n << " people, concentration " << table->type.concentration()
              << '\n';
}
