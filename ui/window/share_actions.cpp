#include "ui/window/share_actions.h"

#include "ui/figure/figure_board.h"
#include "ui/files/figure_command.h"
#include "ui/files/share_text.h"
#include "ui/text/utf8.h"
#include "ui/window/sheet_dialog.h"

#include "core/scenario/solving.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>

namespace halftruth {

namespace {

/// The view that a result shows, with nothing left to solve.
Request drawnRequest(const Result &result) { return resolved(result.request, result.drawn()); }

Provenance drawnProvenance(const Result &result) {
    return Provenance::of(*result.explorer, drawnRequest(result), result.exploration);
}

} // namespace

ShareActions::ShareActions(FigureBoard &board, QWidget *window)
    : QObject(window), m_board(&board), m_window(window), m_sheet(new QAction(tr("&Parameter sheet…"), this)),
      m_command(new QAction(tr("Copy co&mmand"), this)), m_text(new QAction(tr("Copy as &text"), this)),
      m_latex(new QAction(tr("Copy as &LaTeX table"), this)) {
    m_sheet->setStatusTip(tr("The decision on two pages: what is protected, how well, and what it rests on"));
    m_command->setStatusTip(tr("The command that writes the active chart as it is shown"));
    m_text->setStatusTip(tr("The answer in words, every number, and the sources"));
    m_latex->setStatusTip(tr("Parameters and numbers as a table for LaTeX"));
    connect(m_sheet, &QAction::triggered, this, &ShareActions::openSheet);
    connect(m_command, &QAction::triggered, this, &ShareActions::copyCommand);
    connect(m_text, &QAction::triggered, this, &ShareActions::copyText);
    connect(m_latex, &QAction::triggered, this, &ShareActions::copyLatex);
}

void ShareActions::setResult(std::shared_ptr<const Result> result) {
    m_result = std::move(result);
    if (!m_dialog || m_result->submitted != m_opened->submitted || m_result->exploration.figures.empty())
        return;
    m_opened = m_result;
    m_dialog->follow(drawnRequest(*m_result), m_result->exploration, m_result->final);
}

void ShareActions::openSheet() {
    if (!m_result || m_result->exploration.figures.empty())
        return;
    m_opened = m_result;
    SheetDialog dialog(*m_opened->explorer, drawnRequest(*m_opened), m_opened->exploration, m_opened->final,
                       m_window);
    connect(&dialog, &SheetDialog::written, this,
            [this](const QString &fileName) { emit done(tr("Wrote %1").arg(fileName), fileName); });
    m_dialog = &dialog;
    dialog.exec();
    m_dialog = nullptr;
    m_opened.reset();
}

void ShareActions::copyCommand() {
    const Figure *figure = m_board->active();
    if (!figure || !m_result)
        return;
    const QString id = utf8(figure->id);
    const QString file = QStringLiteral("%1-%2.svg").arg(utf8(m_result->explorer->id), id);
    QApplication::clipboard()->setText(drawnProvenance(*m_result).commandLine(id) + QStringLiteral(" --output ") +
                                       shellWord(file));
    emit done(tr("Copied the command"));
}

void ShareActions::copyText() {
    if (!m_result || m_result->exploration.figures.empty())
        return;
    QApplication::clipboard()->setText(shareText(drawnProvenance(*m_result)));
    emit done(tr("Copied the answer as text"));
}

void ShareActions::copyLatex() {
    if (!m_result || m_result->exploration.figures.empty())
        return;
    QApplication::clipboard()->setText(shareLatex(drawnProvenance(*m_result)));
    emit done(tr("Copied the numbers as a LaTeX table"));
}

} // namespace halftruth
