#pragma once

#include <QByteArray>
#include <QString>

namespace halftruth {

/// A PDF with title and subject in its information dictionary. QPdfWriter can set a title but no subject, so the
/// dictionary is written anew in an incremental update (ISO 32000-1, 7.5.6): appended, nothing before it changed.
/// Returns the PDF unchanged when its trailer can't be read.
[[nodiscard]] QByteArray withPdfSubject(const QByteArray &pdf, const QString &title, const QString &subject);

} // namespace halftruth
