#pragma once

#include <QByteArray>
#include <QImage>
#include <QPageSize>
#include <QString>
#include <QTextDocument>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace halftruth {

/// What a paper is called: "Letter" of Qt's "Letter / ANSI A".
[[nodiscard]] QString paperName(QPageSize::PageSizeId paper);

/// Text laid out on as many pages as it takes, each with the title and its number at its foot.
class PagedDocument {
public:
    /// Around the text, in millimetres; the page's number stands in the foot, in points.
    struct Margins {
        double side;
        double top;
        double foot;
        double belowNumber;
        double numberPoints;
    };
    /// The text's lengths are in dots of so many to the inch.
    static constexpr int dotsPerInch = 600;
    static constexpr double dots(double millimetres) { return millimetres / 25.4 * dotsPerInch; }

    PagedDocument(QString title, QPageSize::PageSizeId paper, const Margins &margins);

    /// How the text is made up; what it holds is set by setBody().
    [[nodiscard]] QTextDocument &text() { return m_document; }
    /// HTML as QTextDocument reads it, and its style, in type of so many points.
    void setBody(const QString &html, const QString &style, double points);

    /// Begins a page before whatever would be cut by its end: a heading with all that belongs to it, and with the
    /// headings right above it, where that has room on one page.
    void keepSectionsWhole();

    [[nodiscard]] int pages() const { return m_document.pageCount(); }
    /// A page of it, so many pixels wide.
    [[nodiscard]] QImage image(int page, int width) const;
    /// The same document has the same bytes.
    [[nodiscard]] QByteArray pdf(const QString &description) const;

private:
    void layOut();
    void paint(QPainter &painter, int page) const;

    QString m_title;
    QPageSize::PageSizeId m_paper;
    Margins m_margins;
    QImage m_resolution{1, 1, QImage::Format_ARGB32_Premultiplied}; ///< what the type's size is measured by
    QTextDocument m_document;
};

} // namespace halftruth
