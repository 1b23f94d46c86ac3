#pragma once

#include <QByteArray>
#include <QImage>
#include <QPageSize>
#include <QString>
#include <QTextDocument>

namespace halftruth {

/// Text laid out on as many pages as it takes, each with the title and its number at its foot.
class PagedDocument {
public:
    /// body is HTML as QTextDocument reads it, with h1, h2, h3, p, table and the classes small and line.
    PagedDocument(const QString &title, const QString &body, QPageSize::PageSizeId paper);

    [[nodiscard]] int pages() const { return m_document.pageCount(); }
    /// A page of it, so many pixels wide.
    [[nodiscard]] QImage image(int page, int width);
    /// The same document has the same bytes.
    [[nodiscard]] QByteArray pdf();
    [[nodiscard]] QString plainText() const { return m_document.toPlainText(); }

private:
    void paint(QPainter &painter, int page);

    QString m_title;
    QPageSize::PageSizeId m_paper;
    QImage m_resolution{1, 1, QImage::Format_ARGB32_Premultiplied}; ///< what the type's size is measured by
    QTextDocument m_document;
};

} // namespace halftruth
