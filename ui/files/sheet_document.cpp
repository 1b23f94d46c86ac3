#include "ui/files/paged_document.h"
#include "ui/files/sheet_file.h"
#include "ui/files/sheet_html.h"
#include "ui/text/localized.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QTextDocument>
#include <QTextFormat>
#include <QTextObjectInterface>
#include <QTextOption>

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace halftruth {

namespace {

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
        const double width = document->pageSize().width() / 2 - PagedDocument::dots(2);
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
    Layout(const Sheet &sheet, QPageSize::PageSizeId paper)
        : charts(sheet),
          document(QCoreApplication::translate("Sheet", "Parameter sheet: %1").arg(localized(sheet.explorer->title)),
                   paper, {.side = 16, .top = 14, .foot = 16, .belowNumber = 6, .numberPoints = 7}),
          command(commandText(sheet.command)) {
        document.text().documentLayout()->registerHandler(QTextFormat::ImageObject, &charts);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        document.text().setDefaultTextOption(option);
        for (const SheetLook &look : looks) {
            const auto points = [&look](double factor) { return QString::number(look.points * factor, 'f', 2); };
            document.setBody(
                sheetBody(sheet, look),
                QStringLiteral("h1 { font-size: %1pt; margin: 0; } h3 { font-size: %2pt; margin: %3pt 0 1pt 0; } "
                               "p { margin: 1pt 0; } .small { font-size: %4pt; } .label { color: #555555; } "
                               "ul { margin: 0 0 0 0; } code { font-family: monospace; }")
                    .arg(points(1.6), points(1.1), points(0.6), points(0.86)),
                look.points);
            if (document.pages() <= mostSheetPages)
                break;
        }
    }

    SheetCharts charts;
    PagedDocument document; ///< before its charts are gone
    QString command;
};

SheetDocument::SheetDocument(const Sheet &sheet, QPageSize::PageSizeId paper)
    : m_layout(std::make_unique<Layout>(sheet, paper)) {}

SheetDocument::~SheetDocument() = default;

int SheetDocument::pages() const { return m_layout->document.pages(); }

QImage SheetDocument::image(int page, int width) const { return m_layout->document.image(page, width); }

QByteArray SheetDocument::pdf() const { return m_layout->document.pdf(m_layout->command); }

} // namespace halftruth

#include "sheet_document.moc"
