#include "core/figure/series.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <type_traits>

namespace halftruth {

const Text *legendEntry(const Layer &layer) {
    return std::visit(
        []<class Kind>(const Kind &each) -> const Text * {
            if constexpr (std::is_same_v<Kind, Curve> || std::is_same_v<Kind, Points>) {
                // What is named with another, as all that a pin draws is and the pieces of one curve, says so.
                if (each.inLegend || each.role == Role::Pinned || !each.legend.empty())
                    return each.legend.empty() ? &each.label : &each.legend;
            } else if constexpr (std::is_same_v<Kind, Band>) {
                return each.legend.empty() ? &each.label : &each.legend;
            } else if constexpr (std::is_same_v<Kind, Bars>) {
                return &each.label;
            }
            return nullptr;
        },
        layer);
}

bool inLegend(const Layer &layer) {
    return std::visit(
        []<class Kind>(const Kind &each) {
            if constexpr (requires { each.inLegend; })
                return each.inLegend;
            else
                return std::is_same_v<Kind, Bars>;
        },
        layer);
}

bool drawsValues(const Layer &layer) {
    return std::visit(
        [](const auto &each) {
            if constexpr (requires { each.x.empty(); })
                return !each.x.empty();
            else if constexpr (requires { each.values.empty(); })
                return !each.values.empty();
            else
                return false;
        },
        layer);
}

bool isTemplate(const Text &name) { return !(name.source.starts_with('{') && name.source.ends_with('}')); }

std::vector<std::string> seriesNames(const Figure &figure) {
    std::vector<std::string> names;
    std::map<std::string, std::vector<Text>> known; // the entries of each template
    for (const Layer &layer : figure.layers) {
        const Text *entry = legendEntry(layer);
        std::string name;
        if (entry) {
            name = isTemplate(*entry) ? entry->source : english(*entry);
            std::vector<Text> &same = known[name];
            const auto place = std::ranges::find(same, *entry) - same.begin();
            if (place == static_cast<std::ptrdiff_t>(same.size()))
                same.push_back(*entry);
            if (place > 0)
                name += " #" + std::to_string(place + 1);
        }
        names.push_back(std::move(name));
    }
    return names;
}

void hideSeries(Figure &figure, const std::set<std::string> &names) {
    if (names.empty())
        return;
    const std::vector<std::string> series = seriesNames(figure);
    for (std::size_t i = 0; i < series.size(); ++i)
        if (!series[i].empty() && names.contains(series[i]))
            std::visit(
                [](auto &each) {
                    if constexpr (requires { each.hidden; })
                        each.hidden = true;
                },
                figure.layers[i]);
}

std::vector<std::size_t> drawingOrder(const Figure &figure) {
    std::vector<std::size_t> order(figure.layers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_partition(order, [&figure](std::size_t place) {
        return std::visit(
            []<class Kind>(const Kind &each) {
                if constexpr (std::is_same_v<Kind, Curve> || std::is_same_v<Kind, Points>)
                    return each.role == Role::Pinned;
                else
                    return false;
            },
            figure.layers[place]);
    });
    return order;
}

bool isHidden(const Layer &layer) {
    return std::visit(
        [](const auto &each) {
            if constexpr (requires { each.hidden; })
                return each.hidden;
            else
                return false;
        },
        layer);
}

} // namespace halftruth
