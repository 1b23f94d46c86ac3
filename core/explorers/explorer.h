#pragma once

#include <halftruth/figure/figure.h>
#include <halftruth/parameters.h>

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// How thoroughly to compute: Coarse answers within a frame, Fine leaves nothing out.
enum class Quality : std::uint8_t { Coarse, Fine };

/// What a person did to one figure's axes: a window zoomed or panned to, a scale toggled.
struct View {
    std::optional<Interval> x{};
    std::optional<Interval> y{};
    std::optional<Scale> xScale{};
    std::optional<Scale> yScale{};
    bool operator==(const View &) const = default;
};

/// Everything an explorer's answer depends on.
struct Request {
    Parameters parameters{};
    Quality quality = Quality::Fine;
    std::map<std::string, View> views{}; ///< by figure id
    int columns = 400;                   ///< cells of a heat map, at the most
    int rows = 400;

    [[nodiscard]] View view(const std::string &figure) const;
    bool operator==(const Request &) const = default;
};

/// An explorer's answer: all that is on screen.
struct Exploration {
    std::vector<Figure> figures{};
    std::vector<Readout> readouts{};
    std::string sentence{}; ///< rich text with <b>, <i> and <sup> only
    bool refinable = false; ///< a Fine request would show more
    bool complete = true;   ///< false when stopped before the end: must not be shown
};

struct ExplorerSpec {
    std::string_view id{};
    std::string_view title{};
    std::string_view question{};
    std::string_view icon{};                ///< resource name
    std::vector<ParameterUse> parameters{}; ///< in the panel's order; n before what depends on it
    bool usesData = false;
    std::vector<int> layout{}; ///< figures per row, from the top
    Exploration (*explore)(const Request &, std::stop_token);

    [[nodiscard]] const ParameterUse *parameter(ParameterId id) const;
};

/// Every explorer, in the order of the navigation.
[[nodiscard]] std::span<const ExplorerSpec> explorerTable();
[[nodiscard]] const ExplorerSpec *findExplorer(std::string_view id);

} // namespace halftruth
