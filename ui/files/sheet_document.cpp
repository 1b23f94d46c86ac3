#include "ui/files/pdf_file.h"
#include "ui/files/sheet_file.h"
#include "ui/files/sheet_html.h"
#include "ui/text/localized.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextFormat>
#include <QTextObjectInterface>
#include <QTextOption>

#include <array>
#include <cmath>
#include <memory>
#include <span>
#include <vector>

namespace halftruth {

namespace {

constexpr int dotsPerInch = 600; ///< of the document's coordinates
constexpr double sideMillimetres = 16;
constexpr double topMillimetres = 14;
constexpr double bottomMillimetres = 16; ///< the page's number stands in it

constexpr double dots(double millimetres) { return millimetres / 25.4 * dotsPerInch; }

QSizeF pageDots(QPageSize::PageSizeId paper) {
    const QSizeF size = QPageSize(paper).size(QPageSize::Millimeter);
    return {dots(size.width()), dots(size.height())};
}

/// From what is best read to what still can be.
constexpr std::array looks{SheetLook{.points = 9},
                           SheetLook{.points = 8.5},
                           SheetLook{.points = 8},
                           SheetLook{.points = 8, .chartsOnNewPage = false},
                           SheetLook{.points = 7.5, .chartsOnNewPage = false},
                           SheetLook{.points = 7, .chartsOnNewPage = false},
                           SheetLook{.points = 7.5, .all = false, .chartsOnNewPage = false},
                           SheetLook{.points = 7, .all = false, .chartsOnNewPage = false},
                           SheetLook{.points = 7, .all = false, .captions = false, .chartsOnNewPage = false},
                           SheetLook{.points = 6.5, .all = false, .captions = false, .chartsOnNewPage = false}};

} // namespace

/// Draws the document's charts as lines, not as dots.
class SheetCharts : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit SheetCharts(const Sheet &sheet) {
        for (const Figure &chart : sheet.charts)
            m_charts.emplace_back(std::span(&chart, 1), sheetChartOptions(), QString(), true);
    }
    QSizeF intrinsicSize(QTextDocument *document, int, const QTextFormat &) override {
        const double width = document->pageSize().width() / 2 - dots(2);
        return {width, width * sheetChartMillimetres.height() / sheetChartMillimetres.width()};
    }
    void drawObject(QPainter *painter, const QRectF &place, QTextDocument *, int,
                    const QTextFormat &format) override {
        const int index = format.toImageFormat().name().section(QLatin1Char(':'), 1).toInt();
        if (index < 0 || index >= static_cast<int>(m_charts.size()))
            return;
        painter->save();
        m_charts[static_cast<std::size_t>(index)].paint(*painter, place);
        painter->restore();
    }

private:
    std::vector<Picture> m_charts;
};

struct SheetDocument::Layout {
    Layout(const Sheet &sheet, QPageSize::PageSizeId size)
        : paper(size), charts(sheet),
          title(QCoreApplication::translate("Sheet", "Parameter sheet: %1").arg(localized(sheet.explorer->title))),
          command(commandText(sheet.command)) {
        resolution.setDotsPerMeterX(static_cast<int>(std::lround(dotsPerInch / 0.0254)));
        resolution.setDotsPerMeterY(static_cast<int>(std::lround(dotsPerInch / 0.0254)));
        document.documentLayout()->setPaintDevice(&resolution);
        document.documentLayout()->registerHandler(QTextFormat::ImageObject, &charts);
        document.setDocumentMargin(0);
        document.setUseDesignMetrics(true);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        document.setDefaultTextOption(option);
        const QSizeF whole = pageDots(paper);
        const QSizeF body(whole.width() - 2 * dots(sideMillimetres),
                          whole.height() - dots(topMillimetres) - dots(bottomMillimetres));
        for (const SheetLook &look : looks) {
            QFont font = document.defaultFont();
            font.setPointSizeF(look.points);
            document.setDefaultFont(font);
            const auto points = [&look](double factor) { return QString::number(look.points * factor, 'f', 2); };
            document.setDefaultStyleSheet(
                QStringLiteral("h1 { font-size: %1pt; margin: 0; } h3 { font-size: %2pt; margin: %3pt 0 1pt 0; } "
                               "p { margin: 1pt 0; } .small { font-size: %4pt; } .label { color: #555555; } "
                               "ul { margin: 0 0 0 0; } code { font-family: monospace; }")
                    .arg(points(1.6), points(1.1), points(0.6), points(0.86)));
            document.setHtml(sheetBody(sheet, look));
            document.setPageSize(body);
            if (document.pageCount() <= mostSheetPages)
                break;
        }
    }

    void paint(QPainter &painter, int page) {
        const QSizeF whole = pageDots(paper);
        const QSizeF body = document.pageSize();
        painter.save();
        painter.translate(dots(sideMillimetres), dots(topMillimetres) - page * body.height());
        const QRectF part(0, page * body.height(), body.width(), body.height());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = part;
        context.palette.setColor(QPalette::Text, Qt::black);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.save();
        QFont small = document.defaultFont();
        small.setPixelSize(static_cast<int>(std::lround(7.0 / 72 * dotsPerInch)));
        painter.setFont(small);
        painter.setPen(QColor(0x55, 0x55, 0x55));
        painter.drawText(QRectF(dots(sideMillimetres), whole.height() - dots(bottomMillimetres), body.width(),
                                dots(bottomMillimetres) - dots(6)),
                         Qt::AlignRight | Qt::AlignBottom,
                         QCoreApplication::translate("Sheet", "%1 · page %2 of %3")
                             .arg(title)
                             .arg(page + 1)
                             .arg(document.pageCount()));
        painter.restore();
    }

    QPageSize::PageSizeId paper;
    QImage resolution{1, 1, QImage::Format_ARGB32_Premultiplied}; ///< what the type's size is measured by
    SheetCharts charts;
    QTextDocument document; ///< before its charts are gone
    QString title;
    QString command;
};

SheetDocument::SheetDocument(const Sheet &sheet, QPageSize::PageSizeId paper)
    : m_layout(std::make_unique<Layout>(sheet, paper)) {}

SheetDocument::~SheetDocument() = default;

int SheetDocument::pages() const { return m_layout->document.pageCount(); }

QImage SheetDocument::image(int page, int width) const {
    const QSizeF whole = pageDots(m_layout->paper);
    const double scale = width / whole.width();
    QImage image(width, static_cast<int>(std::lround(whole.height() * scale)), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    m_layout->paint(painter, page);
    return image;
}

QByteArray SheetDocument::pdf() const {
    return pdfFile({.title = m_layout->title,
                    .description = m_layout->command,
                    .size = QPageSize(m_layout->paper),
                    .resolution = dotsPerInch},
                   [this](QPdfWriter &writer) {
                       QPainter painter(&writer);
                       for (int page = 0; page < pages(); ++page) {
                           if (page > 0)
                               writer.newPage();
                           m_layout->paint(painter, page);
                       }
                   });
}

} // namespace halftruth

#include "sheet_document.moc"
