#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QString>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QPdfWriter;
QT_END_NAMESPACE

namespace halftruth {

/// What a PDF says about itself, and its page.
struct PdfPage {
    QString title{};
    QString description{}; ///< XMP's dc:description
    QPageSize size{};
    int resolution = 1200; ///< dots per inch of what is drawn
};

/// A PDF of one page without margins. Its metadata are XMP (ISO 16684-1). The same drawing has the same bytes: it
/// carries no time of its making, but that of SOURCE_DATE_EPOCH where it is set (reproducible-builds.org).
[[nodiscard]] QByteArray pdfFile(const PdfPage &page, const std::function<void(QPdfWriter &)> &draw);

/// The description in the metadata of such a PDF; nothing where there is none.
[[nodiscard]] std::optional<QString> pdfDescription(const QByteArray &pdf);

} // namespace halftruth
