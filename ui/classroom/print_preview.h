#pragma once

#include "ui/classroom/hand_out_page.h"
#include "ui/threads/latest_work.h"

#include <QDialog>
#include <QPrinter>

#include <stop_token>

QT_BEGIN_NAMESPACE
class QPushButton;
QT_END_NAMESPACE

namespace halftruth {

/// A page of a hand-out as all of them will come from the printer, and the button that sends them there. They are
/// painted for it on a thread of their own.
class PrintPreview : public QDialog {
    Q_OBJECT

public:
    PrintPreview(const HandOut &sheet, const HandOutPaper &paper, QWidget *parent);
    [[nodiscard]] const QPrinter &printer() const { return m_printer; }

    /// Closes, once the printer has let go of a page that was begun.
    void reject() override;

protected:
    /// Asks for a printer, which keeps the answer; whether the pages may go there.
    virtual bool choosePrinter(QPrinter &printer);

private:
    void print();

    HandOut m_sheet;
    HandOutPaper m_paper;
    QPrinter m_printer{QPrinter::HighResolution};
    QPushButton *m_print;
    bool m_printing = false;
    std::stop_source m_stop; ///< of pages that nobody wants any more
    LatestWork m_work;       ///< last: its thread ends before the rest is gone
};

} // namespace halftruth
