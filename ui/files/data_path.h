#pragma once

#include <QString>

namespace halftruth {

/// The name of a file as another file in the folder has it: from there if it is inside, otherwise with its whole
/// path.
[[nodiscard]] QString pathFrom(const QString &folder, const QString &fileName);

/// The file that such a name means.
[[nodiscard]] QString pathIn(const QString &folder, const QString &name);

} // namespace halftruth
