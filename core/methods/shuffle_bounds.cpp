#include "core/methods/shuffle_bounds.h"

#include <array>

namespace halftruth {

std::span<const ShuffleBound> shuffleBounds() {
    static constexpr std::array bounds{
        ShuffleBound{.id = "shuffle-epsilon-erlingsson",
                     .name = phrase("published bound on the ε of the shuffled count at δ, 2019"),
                     .formula = "12 ε₀ √(ln(1/δ)/n) where ε₀ = ln((1 − q)/q) ≤ 1/2, n ≥ 1000, δ ≤ 1/100",
                     .publication = "Erlingsson et al. 2019",
                     .source = phrase("[Erlingsson et al. 2019]"),
                     .colour = 3,
                     .bound = erlingsson2019},
        ShuffleBound{.id = "shuffle-epsilon-balle",
                     .name = phrase("privacy blanket's bound on the ε of the shuffled count at δ"),
                     .formula = "max{√(14 ln(2/δ)(e^ε₀ + 1)/(n − 1)), 27(e^ε₀ + 1)/(n − 1)} where that is ≤ 1, ε₀ = "
                                "ln((1 − q)/q)",
                     .publication = "Balle et al. 2019",
                     .source = phrase("[Balle et al. 2019]"),
                     .colour = 5,
                     .bound = balle2019},
        ShuffleBound{.id = "shuffle-epsilon-feldman-2021",
                     .name = phrase("clones' bound on the ε of the shuffled count at δ, 2021"),
                     .formula = "ln(1 + (e^ε₀ − 1)/(e^ε₀ + 1)·(8√(e^ε₀ ln(4/δ)/n) + 8e^ε₀/n)) where ε₀ = ln((1 − "
                                "q)/q) ≤ ln(n/(16 ln(2/δ)))",
                     .publication = "Feldman et al. 2021",
                     .source = phrase("[Feldman et al. 2021]"),
                     .colour = 1,
                     .bound = feldman2021},
        ShuffleBound{.id = "shuffle-epsilon-feldman-2023",
                     .name = phrase("clones' bound on the ε of the shuffled count at δ, 2023"),
                     .formula = "ln(1 + (e^ε₀ − 1)(4√(2 ln(4/δ))/√((e^ε₀ + 1)n) + 4/n)) where ε₀ = ln((1 − q)/q) ≤ "
                                "ln(n/(8 ln(2/δ)) − 1)",
                     .publication = "Feldman et al. 2023",
                     .source = phrase("[Feldman et al. 2023]"),
                     .colour = 2,
                     .bound = feldman2023},
    };
    return bounds;
}

} // namespace halftruth
