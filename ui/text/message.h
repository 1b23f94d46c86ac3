#pragma once

#include "ui/text/localized.h"

#include "core/text/complaint.h"

#include <QString>

#include <exception>

namespace halftruth {

/// What an error says, as it is shown: one line, whatever of a file it quotes.
[[nodiscard]] inline QString messageOf(const std::exception &error) {
    return QString::fromStdString(messageLine(error.what()));
}

/// The same of an error about a value that is refused, in the language and with the numbers of the window.
[[nodiscard]] inline QString refusalOf(const std::exception &error) {
    const auto text = knownComplaint(error.what());
    return text ? localized(*text) : messageOf(error);
}

} // namespace halftruth
