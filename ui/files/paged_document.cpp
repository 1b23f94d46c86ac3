#include "ui/files/paged_document.h"

#include "ui/files/pdf_file.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextOption>

#include <cmath>

namespace halftruth {

namespace {

constexpr int pagedDpi = 600; ///< of the document's coordinates
constexpr double pagedMargin = 18;
constexpr double pagedFoot = 18; ///< millimetres; the page's number stands in it
constexpr double pagedPoints = 10.5;

constexpr double pagedDots(double millimetres) { return millimetres / 25.4 * pagedDpi; }

QSizeF pagedSize(QPageSize::PageSizeId paper) {
    const QSizeF size = QPageSize(paper).size(QPageSize::Millimeter);
    return {pagedDots(size.width()), pagedDots(size.height())};
}

} // namespace

PagedDocument::PagedDocument(const QString &title, const QString &body, QPageSize::PageSizeId paper)
    : m_title(title), m_paper(paper) {
    m_resolution.setDotsPerMeterX(static_cast<int>(std::lround(pagedDpi / 0.0254)));
    m_resolution.setDotsPerMeterY(static_cast<int>(std::lround(pagedDpi / 0.0254)));
    m_document.documentLayout()->setPaintDevice(&m_resolution);
    m_document.setDocumentMargin(0);
    m_document.setUseDesignMetrics(true);
    QFont font = m_document.defaultFont();
    font.setPointSizeF(pagedPoints);
    m_document.setDefaultFont(font);
    // Qt takes margins in pixels of 96 to the inch, and passes over points.
    const auto space = [](double points) { return QString::number(std::lround(points / 72 * 96)); };
    m_document.setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: 18pt; margin: 0 0 %1px 0; } h2 { font-size: 14pt; margin: %2px 0 %3px 0; } "
                       "h3 { font-size: 10.5pt; margin: %4px 0 %3px 0; } p { margin: %3px 0 %3px 0; } "
                       ".small { font-size: 9pt; color: #555555; } .line { margin: %4px 0 %4px 0; color: #888888; }")
            .arg(space(8), space(18), space(3), space(9)));
    m_document.setHtml(body);
    const QSizeF whole = pagedSize(paper);
    m_document.setPageSize(
        {whole.width() - 2 * pagedDots(pagedMargin), whole.height() - pagedDots(pagedMargin) - pagedDots(pagedFoot)});
}

void PagedDocument::paint(QPainter &painter, int page) {
    const QSizeF whole = pagedSize(m_paper);
    const QSizeF body = m_document.pageSize();
    painter.save();
    painter.translate(pagedDots(pagedMargin), pagedDots(pagedMargin) - page * body.height());
    const QRectF part(0, page * body.height(), body.width(), body.height());
    painter.setClipRect(part);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette.setColor(QPalette::Text, Qt::black);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.save();
    QFont small = m_document.defaultFont();
    small.setPixelSize(static_cast<int>(std::lround(8.0 / 72 * pagedDpi)));
    painter.setFont(small);
    painter.setPen(QColor(0x55, 0x55, 0x55));
    painter.drawText(
        QRectF(pagedDots(pagedMargin), whole.height() - pagedDots(pagedFoot), body.width(),
               pagedDots(pagedFoot) - pagedDots(8)),
        Qt::AlignRight | Qt::AlignBottom,
        QCoreApplication::translate("LessonPaper", "%1 · page %2 of %3").arg(m_title).arg(page + 1).arg(pages()));
    painter.restore();
}

QImage PagedDocument::image(int page, int width) {
    const QSizeF whole = pagedSize(m_paper);
    const double scale = width / whole.width();
    QImage image(width, static_cast<int>(std::lround(whole.height() * scale)), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    paint(painter, page);
    return image;
}

QByteArray PagedDocument::pdf() {
    return pdfFile({.title = m_title, .description = m_title, .size = QPageSize(m_paper), .resolution = pagedDpi},
                   [this](QPdfWriter &writer) {
                       QPainter painter(&writer);
                       for (int page = 0; page < pages(); ++page) {
                           if (page > 0)
                               writer.newPage();
                           paint(painter, page);
                       }
                   });
}

} // namespace halftruth
