#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QPageSize>
#include <QPdfWriter>
#include <QString>

#include <functional>
#include <optional>

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
class PdfFile {
public:
    explicit PdfFile(const PdfPage &page);

    /// To be painted on.
    [[nodiscard]] QPdfWriter &writer() { return m_writer; }
    /// Once the painter has ended, which is when fonts are embedded and everything is compressed.
    [[nodiscard]] QByteArray content() const;

private:
    QBuffer m_buffer;
    QPdfWriter m_writer;
};

/// The same at once.
[[nodiscard]] QByteArray pdfFile(const PdfPage &page, const std::function<void(QPdfWriter &)> &draw);

/// The description in the metadata of such a PDF; nothing where there is none.
[[nodiscard]] std::optional<QString> pdfDescription(const QByteArray &pdf);

} // namespace halftruth
