#include "ui/classroom/print_preview.h"

#include "ui/text/localized.h"
#include "ui/window/window_place.h"

#include <QDialogButtonBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halftruth {

PrintPreview::PrintPreview(const HandOut &sheet, const HandOutPaper &paper, QWidget *parent)
    : QDialog(parent), m_sheet(sheet), m_paper(paper) {
    setWindowTitle(tr("Print preview"));
    setUsualSize(*this, {720, 760});
    m_printer.setPageSize(paper.size);
    m_printer.setFullPage(true);
    m_printer.setDocName(localized(sheet.title));
    m_pages = new QPrintPreviewWidget(&m_printer, this);
    m_pages->fitInView();
    connect(m_pages, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter *on) { paintOn(*on); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *print = buttons->addButton(tr("Print…"), QDialogButtonBox::AcceptRole);
    print->setObjectName(QStringLiteral("print"));
    print->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_pages, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(print, &QPushButton::clicked, this, &PrintPreview::print);
}

void PrintPreview::paintOn(QPrinter &printer) const {
    QPainter painter(&printer);
    const QSizeF page = m_paper.page();
    const QRectF paper = printer.paperRect(QPrinter::DevicePixel);
    // On other paper than was chosen it shrinks.
    const double scale = std::min(paper.width() / page.width(), paper.height() / page.height());
    painter.scale(scale, scale);
    for (int number = 0; number < m_paper.pages(); ++number) {
        if (number > 0)
            printer.newPage();
        paintHandOut(painter, m_sheet, m_paper.sheets, page);
    }
}

void PrintPreview::print() {
    QPrintDialog dialog(&m_printer, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    paintOn(m_printer);
    accept();
}

} // namespace halftruth
