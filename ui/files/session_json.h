#pragma once

#include "ui/state/scenario.h"

#include <QByteArray>
#include <QString>

#include <stdexcept>

namespace halftruth {

/// What can be saved and opened again: what is looked at, and how.
struct Session {
    Scenario scenario{};
    bool table = false;   ///< the numbers are shown below the figures
    bool surface = false; ///< maps are shown in 3-D

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

/// The session as JSON: {"format": "halftruth-session", "version": 1, "explorer": ID, "parameters": {NAME: number or
/// id of a choice}, "records": {NAME: "000,011"}, "data", "views", "pins", "solving", "show"}. Numbers have all their
/// digits. A pin has what differs from the session's own parameters. A data file is named, from the folder if it is
/// inside, and not copied.
[[nodiscard]] QByteArray sessionJson(const Session &session, const QString &folder);

/// Reads it back. What isn't there is at its default, what isn't known is passed over; whatever is read is checked, a
/// data file by reading it. Throws OpenError.
[[nodiscard]] Session sessionFromJson(const QByteArray &json, const QString &folder);

} // namespace halftruth
