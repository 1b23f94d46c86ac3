#include "ui/files/paged_document.h"

#include "ui/files/pdf_file.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

QSizeF pagedSize(QPageSize::PageSizeId paper) {
    const QSizeF size = QPageSize(paper).size(QPageSize::Millimeter);
    return {PagedDocument::dots(size.width()), PagedDocument::dots(size.height())};
}

} // namespace

QString paperName(QPageSize::PageSizeId paper) { return QPageSize::name(paper).section(QStringLiteral(" / "), 0, 0); }

PagedDocument::PagedDocument(QString title, QPageSize::PageSizeId paper, const Margins &margins)
    : m_title(std::move(title)), m_paper(paper), m_margins(margins) {
    m_resolution.setDotsPerMeterX(static_cast<int>(std::lround(dotsPerInch / 0.0254)));
    m_resolution.setDotsPerMeterY(static_cast<int>(std::lround(dotsPerInch / 0.0254)));
    m_document.documentLayout()->setPaintDevice(&m_resolution);
    m_document.setDocumentMargin(0);
    m_document.setUseDesignMetrics(true);
}

void PagedDocument::setBody(const QString &html, const QString &style, double points) {
    QFont font = m_document.defaultFont();
    font.setPointSizeF(points);
    m_document.setDefaultFont(font);
    m_document.setDefaultStyleSheet(style);
    m_document.clear();
    layOut(); // before there is anything that would be laid out three times
    m_document.setHtml(html);
}

// All of it: where a page is begun Qt leaves out what follows when it only brings its layout up to date.
void PagedDocument::layOut() {
    const QSizeF whole = pagedSize(m_paper);
    m_document.setPageSize({});
    m_document.setPageSize(
        {whole.width() - 2 * dots(m_margins.side), whole.height() - dots(m_margins.top) - dots(m_margins.foot)});
}

void PagedDocument::keepSectionsWhole() {
    const QAbstractTextDocumentLayout &layout = *m_document.documentLayout();
    const double page = m_document.pageSize().height();
    const auto level = [](const QTextBlock &block) { return block.blockFormat().headingLevel(); };
    for (QTextBlock first = m_document.begin(); first.isValid();) {
        // A section of the lowest kind: a higher heading takes what follows along, up to the first of its own.
        int lowest = level(first);
        QTextBlock next = first.next();
        for (; next.isValid() && (level(next) == 0 || level(next) > lowest); next = next.next())
            lowest = std::max(lowest, level(next));
        const double top = layout.blockBoundingRect(first).top();
        const double bottom =
            layout.blockBoundingRect(next.isValid() ? next.previous() : m_document.lastBlock()).bottom();
        const double pageTop = std::floor(top / page) * page;
        if (level(first) > 0 && bottom > pageTop + page && bottom - top <= page) {
            QTextBlockFormat format = first.blockFormat();
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            QTextCursor(first).setBlockFormat(format);
            layOut();
        }
        first = next;
    }
}

void PagedDocument::paint(QPainter &painter, int page) const {
    const QSizeF whole = pagedSize(m_paper);
    const QSizeF body = m_document.pageSize();
    painter.save();
    painter.translate(dots(m_margins.side), dots(m_margins.top) - page * body.height());
    const QRectF part(0, page * body.height(), body.width(), body.height());
    painter.setClipRect(part);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette.setColor(QPalette::Text, Qt::black);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.save();
    QFont small = m_document.defaultFont();
    small.setPixelSize(static_cast<int>(std::lround(m_margins.numberPoints / 72 * dotsPerInch)));
    painter.setFont(small);
    painter.setPen(QColor(0x55, 0x55, 0x55));
    painter.drawText(
        QRectF(dots(m_margins.side), whole.height() - dots(m_margins.foot), body.width(),
               dots(m_margins.foot) - dots(m_margins.belowNumber)),
        Qt::AlignRight | Qt::AlignBottom,
        QCoreApplication::translate("Sheet", "%1 · page %2 of %3").arg(m_title).arg(page + 1).arg(pages()));
    painter.restore();
}

QImage PagedDocument::image(int page, int width) const {
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

QByteArray PagedDocument::pdf(const QString &description) const {
    return pdfFile(
        {.title = m_title, .description = description, .size = QPageSize(m_paper), .resolution = dotsPerInch},
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
