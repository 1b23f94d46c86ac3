#include "core/explorers/mechanisms/mechanism_choice.h"
#include "core/math/oracles/oracle_reports.h"
#include "core/text/number_text.h"

#include <algorithm>

namespace halftruth {

Text exampleReport(OracleId oracle, const MechanismChoice &choice) {
    const std::int64_t third = std::min<std::int64_t>(3, choice.categories);
    switch (oracle) {
    case OracleId::RandomizedResponse:
        return tr("The report says: category {category} of {categories}.",
                  {{"category", third}, {"categories", choice.categories}});
    case OracleId::SymmetricUnaryEncoding:
    case OracleId::OptimizedUnaryEncoding:
        return tr("The report is a row of {categories} bits; here only bits 1 and {category} are ones.",
                  {{"category", third}, {"categories", choice.categories}});
    case OracleId::BinaryLocalHashing:
        return tr("The report says: by hash function 2718 the category falls into cell 2 of 2.");
    case OracleId::OptimizedLocalHashing:
        return tr("The report says: by hash function 2718 the category falls into cell 2 of {cells}.",
                  {{"cells", number(localHashingCells(choice.epsilon), 6)}});
    case OracleId::SubsetSelection: {
        const double size = subsetSize(choice.epsilon, choice.categories);
        if (size == 1)
            return tr("The report says: category {category} of {categories}.",
                      {{"category", third}, {"categories", choice.categories}});
        return tr("The report names {size} of the {categories} categories, here {first} and {category} among them.",
                  {{"size", size}, {"categories", choice.categories}, {"first", 1}, {"category", third}});
    }
    case OracleId::HadamardResponse:
        break;
    }
    return tr("The report says: row 2 of the Hadamard matrix, where the category has a 1.");
}

} // namespace halftruth
