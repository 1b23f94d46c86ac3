#include "core/methods/interval_methods.h"

#include <algorithm>

namespace halftruth {

std::span<const IntervalMethodRow> intervalMethods() {
    static constexpr std::array intervals{
        IntervalMethodRow{
            .method = IntervalMethod::Wald,
            .title = phrase("Wald"),
            .colour = 1,
            .direction = Direction::About,
            .ofThesePeople = false,
            .one = {{"wald-lower", "wald-upper", "wald-coverage"},
                    {phrase("lower end of Wald's interval"), phrase("upper end of Wald's interval"),
                     phrase("probability that Wald's interval contains the prevalence")}},
            .cards = {{"kuk-wald-lower", "kuk-wald-upper", "kuk-wald-coverage"},
                      {phrase("lower end of Wald's interval, Kuk's cards"),
                       phrase("upper end of Wald's interval, Kuk's cards"),
                       phrase("probability that Wald's interval contains the prevalence, Kuk's cards")}}},
        IntervalMethodRow{
            .method = IntervalMethod::Wilson,
            .title = phrase("Wilson"),
            .colour = 5,
            .direction = Direction::About,
            .ofThesePeople = false,
            .one = {{"wilson-lower", "wilson-upper", "wilson-coverage"},
                    {phrase("lower end of Wilson's interval"), phrase("upper end of Wilson's interval"),
                     phrase("probability that Wilson's interval contains the prevalence")}},
            .cards = {{"kuk-wilson-lower", "kuk-wilson-upper", "kuk-wilson-coverage"},
                      {phrase("lower end of Wilson's interval, Kuk's cards"),
                       phrase("upper end of Wilson's interval, Kuk's cards"),
                       phrase("probability that Wilson's interval contains the prevalence, Kuk's cards")}}},
        IntervalMethodRow{
            .method = IntervalMethod::ClopperPearson,
            .title = phrase("Clopper–Pearson"),
            .colour = 2,
            .direction = Direction::Exact,
            .ofThesePeople = false,
            .one = {{"clopper-pearson-lower", "clopper-pearson-upper", "clopper-pearson-coverage"},
                    {phrase("lower end of Clopper and Pearson's interval"),
                     phrase("upper end of Clopper and Pearson's interval"),
                     phrase("probability that Clopper and Pearson's interval contains the prevalence")}},
            .cards = {{"kuk-clopper-pearson-lower", "kuk-clopper-pearson-upper", "kuk-clopper-pearson-coverage"},
                      {phrase("lower end of Clopper and Pearson's interval, Kuk's cards"),
                       phrase("upper end of Clopper and Pearson's interval, Kuk's cards"),
                       phrase("probability that Clopper and Pearson's interval contains the prevalence, Kuk's "
                              "cards")}}},
        IntervalMethodRow{
            .method = IntervalMethod::FixedDatabase,
            .title = phrase("exact, for these n people"),
            .colour = 0,
            .direction = Direction::Exact,
            .ofThesePeople = true,
            .one = {{"fixed-database-lower", "fixed-database-upper", "fixed-database-coverage"},
                    {phrase("lower end of the exact interval for the share of these n people"),
                     phrase("upper end of the exact interval for the share of these n people"),
                     phrase("probability that the exact interval contains the share of these n people")}},
            .cards = {{"kuk-fixed-database-lower", "kuk-fixed-database-upper", "kuk-fixed-database-coverage"},
                      {phrase("lower end of the exact interval for the share of these n people, Kuk's cards"),
                       phrase("upper end of the exact interval for the share of these n people, Kuk's cards"),
                       phrase("probability that the exact interval contains the share of these n people, Kuk's "
                              "cards")}}},
    };
    return intervals;
}

const IntervalMethodSpec &IntervalMethodRow::spec() const {
    return intervalMethodTable()[static_cast<std::size_t>(method)];
}

const IntervalMethodRow &intervalMethod(IntervalMethod method) {
    return *std::ranges::find(intervalMethods(), method, &IntervalMethodRow::method);
}

} // namespace halftruth
