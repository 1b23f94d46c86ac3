#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace halftruth {

/// A line icon of resources/icons in a colour of the theme, sharp at every size.
[[nodiscard]] QIcon themedIcon(const QString &name, const QColor &colour);

} // namespace halftruth
