#pragma once

#include "ui/files/figure_file.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace halftruth {

/// More pictures than that aren't made at once.
inline constexpr std::size_t mostFrames = 1000;

/// What each frame of an animation over a parameter shows, without its answer yet: the state with that value.
[[nodiscard]] std::vector<Provenance> framesOver(const Provenance &state, ParameterId id,
                                                 std::span<const double> values);

/// The whole answer to what is shown. Throws what the explorer throws, and Stopped.
[[nodiscard]] Exploration answerOf(const Provenance &shown, std::stop_token stop = {});

/// The place of a figure in every answer; nothing where one hasn't got it there.
[[nodiscard]] std::optional<std::size_t> figureOfAll(const std::vector<Provenance> &frames, const std::string &id);

/// Lets the axes and the colours of every frame's figure reach as far as those of all.
void shareAxes(std::vector<Provenance> &frames, std::size_t figure);

/// "q.png", the seventh of 120: "q-007.png".
[[nodiscard]] QString fileOfFrame(const QString &file, std::size_t frame, std::size_t frames);

} // namespace halftruth
