#include "ui/classroom/print_preview.h"

#include "ui/text/localized.h"
#include "ui/window/window_place.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halftruth {

namespace {

/// On other paper than was chosen it shrinks. Whether all of them were painted.
bool paintOn(QPrinter &printer, const HandOut &sheet, const HandOutPaper &paper, const std::stop_token &stop = {}) {
    QPainter painter(&printer);
    const QSizeF page = paper.page();
    const QRectF room = printer.paperRect(QPrinter::DevicePixel);
    const double scale = std::min(room.width() / page.width(), room.height() / page.height());
    painter.scale(scale, scale);
    const bool whole =
        paintHandOut(painter, sheet, paper, [&] { return !stop.stop_requested() && printer.newPage(); });
    if (!whole)
        printer.abort();
    return whole;
}

} // namespace

PrintPreview::PrintPreview(const HandOut &sheet, const HandOutPaper &paper, QWidget *parent)
    : QDialog(parent), m_sheet(sheet), m_paper(paper) {
    setWindowTitle(tr("Print preview"));
    setUsualSize(*this, {720, 760});
    m_printer.setPageSize(paper.size);
    m_printer.setFullPage(true);
    m_printer.setDocName(localized(sheet.title));
    auto *pages = new QPrintPreviewWidget(&m_printer, this);
    pages->fitInView();
    connect(pages, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter *on) { paintOn(*on, m_sheet, m_paper.onePage()); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_print = buttons->addButton(tr("Print…"), QDialogButtonBox::AcceptRole);
    m_print->setObjectName(QStringLiteral("print"));
    m_print->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(pages, 1);
    if (paper.pages() > 1) {
        auto *all = new QLabel(tr("One of %1 pages, which are all alike").arg(paper.pages()), this);
        all->setObjectName(QStringLiteral("hint"));
        all->setAlignment(Qt::AlignCenter);
        column->addWidget(all);
    }
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &PrintPreview::reject);
    connect(m_print, &QPushButton::clicked, this, &PrintPreview::print);
}

bool PrintPreview::choosePrinter(QPrinter &printer) {
    QPrintDialog dialog(&printer, this);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false); // they are all alike
    return dialog.exec() == QDialog::Accepted;
}

void PrintPreview::print() {
    if (!choosePrinter(m_printer))
        return;
    m_printing = true;
    m_print->setEnabled(false);
    m_work.ask([this, stop = m_stop.get_token()]() -> std::function<void()> {
        return [this, whole = paintOn(m_printer, m_sheet, m_paper, stop)] { done(whole ? Accepted : Rejected); };
    });
}

void PrintPreview::reject() {
    if (!m_printing)
        return QDialog::reject();
    m_stop.request_stop();
}

} // namespace halftruth
