#pragma once

#include <halftruth/explorers/explorer.h>
#include <halftruth/parameters.h>

#include <QString>

#include <optional>

class QApplication;

namespace halftruth {

/// What the window shows first.
struct WindowOptions {
    const ExplorerSpec *explorer = nullptr; ///< null: the person hasn't chosen one
    Parameters parameters{};                ///< with the data file's counts where its columns were named
    std::optional<QString> dataFile{};      ///< a file whose columns are still to be chosen
};

/// Shows the window until it is closed; returns the exit status.
int runWindow(QApplication &application, const WindowOptions &options);

} // namespace halftruth
