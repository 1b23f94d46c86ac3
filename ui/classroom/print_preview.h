#pragma once

#include "ui/classroom/hand_out_page.h"

#include <QDialog>
#include <QPrinter>

QT_BEGIN_NAMESPACE
class QPrintPreviewWidget;
QT_END_NAMESPACE

namespace halftruth {

/// The pages of a hand-out as they will come from the printer, and the button that sends them there.
class PrintPreview : public QDialog {
    Q_OBJECT

public:
    PrintPreview(const HandOut &sheet, const HandOutPaper &paper, QWidget *parent);
    [[nodiscard]] const QPrinter &printer() const { return m_printer; }

private:
    void paintOn(QPrinter &printer) const;
    void print();

    HandOut m_sheet;
    HandOutPaper m_paper;
    QPrinter m_printer{QPrinter::HighResolution};
    QPrintPreviewWidget *m_pages;
};

} // namespace halftruth
