#pragma once

#include "core/room/room.h"
#include "core/scenario/scenario.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <stdexcept>

namespace halftruth {

/// What can be saved and opened again: what is looked at, and how.
struct Session {
    Scenario scenario{};
    bool table = false;               ///< the numbers are shown below the figures
    std::optional<RoomRecord> room{}; ///< a class that has been asked

    bool operator==(const Session &) const = default;
};

/// Why a file can't be opened, in one line for the person.
struct OpenError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// More is neither written nor read: it would be collections of millions of records.
inline constexpr qint64 largestSession = qint64{64} << 20;
/// The views of an explorer; it has fewer figures.
inline constexpr std::size_t mostViews = 32;
inline constexpr std::size_t mostHidden = 64;
inline constexpr int longestName = 60; ///< of a pin
/// A figure's id is cut to so many letters.
inline constexpr int longestFigure = 64;

/// The session as JSON: {"format": "halftruth-session", "version": 2, "explorer": ID, "linked": {NAME: VALUE},
/// "explorers": {ID: {"parameters": {NAME: VALUE}, "data", "solving", "pins", "views", "surface"}}, "show", "room":
/// {"question", "design", "device", "q", "yes", "no"}}. A value
/// is a number with all its digits, the id of a choice or a text of records. A pin has what differs from its
/// explorer's values. A data file is named, from the folder if it is inside, and not copied.
[[nodiscard]] QByteArray sessionJson(const Session &session, const QString &folder);

/// Reads it back, and sessions of version 1, in which all explorers had the same values. What isn't there is at its
/// default, what isn't known is passed over; whatever is read is checked, a data file by reading it. Throws
/// OpenError.
[[nodiscard]] Session sessionFromJson(const QByteArray &json, const QString &folder);

} // namespace halftruth
