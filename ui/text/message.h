#pragma once

#include "core/text/complaint.h"

#include <QString>

#include <exception>

namespace halftruth {

/// What an error says, as it is shown: one line, whatever of a file it quotes.
[[nodiscard]] inline QString messageOf(const std::exception &error) {
    return QString::fromStdString(messageLine(error.what()));
}

} // namespace halftruth
