#pragma once

#include "ui/files/session_json.h"

#include "core/lessons/lesson.h"

#include <optional>

namespace halftruth {

/// What sessions are called: "class.halftruth.json".
inline constexpr const char *sessionSuffix = "halftruth.json";

/// What a file has to show.
struct OpenedFile {
    Session session{};
    bool figure = false;            ///< the file is an exported figure's, not a session that can be saved again
    std::optional<Lesson> lesson{}; ///< the file is a lesson, and there is no session
};

/// Opens a session, a lesson, or what an exported figure shows. Nothing where the file is neither: a table, perhaps.
/// Throws OpenError "FILE: what is wrong".
[[nodiscard]] std::optional<OpenedFile> openFile(const QString &fileName);

/// What a file of that name holds of a session. Throws std::runtime_error where that is too much.
[[nodiscard]] QByteArray sessionFile(const QString &fileName, const Session &session);
/// Writes it; on failure an old file is as it was. Throws std::runtime_error with the reason.
void saveSession(const QString &fileName, const Session &session);

} // namespace halftruth
