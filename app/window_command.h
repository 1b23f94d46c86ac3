#pragma once

#include "ui/files/session_json.h"

class QApplication;

namespace halftruth {

/// What the window shows first.
struct WindowOptions {
    Session session{.scenario = {.explorer = nullptr}}; ///< without an explorer where the person hasn't chosen one
    QString sessionFile{};                              ///< where it comes from and is saved to; may be empty
    QString dataFile{};                                 ///< whose columns are still to be chosen; may be empty
};

/// Shows the window until it is closed; returns the exit status.
int runWindow(QApplication &application, const WindowOptions &options);

} // namespace halftruth
