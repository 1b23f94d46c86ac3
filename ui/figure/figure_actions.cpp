#include "ui/figure/figure_actions.h"

#include "ui/figure/figure_board.h"
#include "ui/files/figure_data.h"
#include "ui/files/figure_file.h"
#include "ui/surface/surface_switch.h"
#include "ui/text/localized.h"
#include "ui/window/export_dialog.h"
#include "ui/window/icons.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>

namespace halftruth {

FigureActions::FigureActions(FigureBoard &board, QWidget *window)
    : QObject(window), m_board(&board), m_window(window), m_surface(new SurfaceSwitch(board, window)),
      m_export(new QAction(tr("&Export…"), this)), m_copyImage(new QAction(tr("Copy &image"), this)),
      m_copyData(new QAction(tr("Copy &data"), this)) {
    m_export->setShortcut(QKeySequence(QStringLiteral("Ctrl+E")));
    m_copyImage->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+C")));
    m_copyImage->setIconText(tr("Copy")); // in the tool bar
    connect(m_export, &QAction::triggered, this, &FigureActions::openExportDialog);
    connect(m_copyImage, &QAction::triggered, this, &FigureActions::putImageOnClipboard);
    connect(m_copyData, &QAction::triggered, this, &FigureActions::putDataOnClipboard);
    connect(m_board, &FigureBoard::menuRequested, this, &FigureActions::openFigureMenu);
    connect(m_surface, &SurfaceSwitch::menuRequested, this, &FigureActions::openFigureMenu);
}

void FigureActions::setTheme(const Theme &theme) {
    m_surface->setTheme(theme);
    m_copyImage->setIcon(themedIcon(QStringLiteral("copy"), theme.softText));
    m_export->setIcon(themedIcon(QStringLiteral("export"), theme.onAccent));
}

namespace {

Provenance provenanceOf(const Result &result) {
    return Provenance::of(*result.explorer, resolved(result.request, result.drawn()), result.exploration);
}

} // namespace

void FigureActions::setResult(std::shared_ptr<const Result> result) {
    m_result = std::move(result);
    // The dialog keeps what it was opened for; what is computed of that meanwhile is in it too.
    if (!m_dialog || m_result->submitted != m_exported->submitted || m_result->exploration.figures.empty())
        return;
    m_exported = m_result;
    m_dialog->follow(provenanceOf(*m_result), m_result->exploration.progress, m_result->final);
}

void FigureActions::openExportDialog() {
    if (!m_result || m_result->exploration.figures.empty())
        return;
    m_exported = m_result;
    const Figure *active = m_board->active();
    ExportDialog dialog(provenanceOf(*m_exported), active ? active->id : std::string(), m_window);
    if (!m_exported->final)
        dialog.follow(provenanceOf(*m_exported), m_exported->exploration.progress, false);
    if (active && m_surface->shows(*active))
        dialog.offerSurface([this](const PictureOptions &options) { return m_surface->picture(options); });
    connect(&dialog, &ExportDialog::exported, this,
            [this](const QString &fileName) { emit done(tr("Exported %1").arg(fileName), fileName); });
    m_dialog = &dialog;
    dialog.exec();
    m_dialog = nullptr;
    m_exported.reset();
}

void FigureActions::putImageOnClipboard() {
    const Figure *figure = m_board->active();
    if (!figure)
        return;
    // What is on screen is what is copied.
    const bool surface = m_surface->shows(*figure);
    const PictureOptions options;
    QApplication::clipboard()->setImage(surface ? m_surface->picture(options) : figureImage(*figure, options));
    emit done(tr("Copied “%1” as an image").arg(localized(figure->title)));
}

void FigureActions::putDataOnClipboard() {
    const Figure *figure = m_board->active();
    if (!figure)
        return;
    QApplication::clipboard()->setText(QString::fromUtf8(figureCsv(*figure)));
    emit done(tr("Copied the numbers of “%1”").arg(localized(figure->title)));
}

void FigureActions::openFigureMenu(const QString &figure, QPoint globalPosition) {
    QMenu menu(m_window);
    FigureView *view = m_board->view(figure);
    if (!view)
        return;
    if (m_board->views().size() > 1)
        menu.addAction(tr("&Main chart"), m_board, [this, figure] { emit m_board->frontChosen(figure); })
            ->setEnabled(!m_board->isMain(view));
    view->addActions(&menu);
    menu.addSeparator();
    if (m_surface->offers(figure))
        menu.addAction(m_surface->showAction());
    menu.addActions({m_copyImage, m_copyData, m_export});
    menu.exec(globalPosition);
}

} // namespace halftruth
