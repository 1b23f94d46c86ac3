#include "ui/figure/figure_actions.h"

#include "ui/figure/figure_board.h"
#include "ui/files/figure_data.h"
#include "ui/files/figure_file.h"
#include "ui/surface/surface_switch.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"
#include "ui/window/export_dialog.h"
#include "ui/window/icons.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include <functional>

namespace halftruth {

FigureActions::FigureActions(FigureBoard &board, QWidget *window)
    : QObject(window), m_board(&board), m_window(window), m_surface(new SurfaceSwitch(board, window)),
      m_export(new QAction(tr("&Export…"), this)), m_copyImage(new QAction(tr("Copy &image"), this)),
      m_copyData(new QAction(tr("Copy &data"), this)), m_zoomIn(new QAction(tr("Zoom &in"), this)),
      m_zoomOut(new QAction(tr("Zoom &out"), this)), m_fit(new QAction(tr("&Fit"), this)),
      m_zoomTo(new QAction(tr("Zoom to ran&ge…"), this)) {
    m_export->setShortcut(QKeySequence(QStringLiteral("Ctrl+E")));
    m_copyImage->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+C")));
    m_copyImage->setIconText(tr("Copy")); // in the tool bar
    connect(m_export, &QAction::triggered, this, [this] { openExportDialog({}); });
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, [this] { ++m_copies; });
    connect(m_copyImage, &QAction::triggered, this, &FigureActions::putImageOnClipboard);
    connect(m_copyData, &QAction::triggered, this, &FigureActions::putDataOnClipboard);
    connect(m_board, &FigureBoard::menuRequested, this, &FigureActions::openFigureMenu);
    connect(m_surface, &SurfaceSwitch::menuRequested, this, &FigureActions::openFigureMenu);
    createZooms();
}

void FigureActions::createZooms() {
    // Plus is a key with Shift on many keyboards: what is pressed there without it is the same.
    m_zoomIn->setShortcuts({QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    m_zoomOut->setShortcut(QKeySequence(QStringLiteral("Ctrl+-")));
    m_fit->setShortcut(QKeySequence(QStringLiteral("Ctrl+0")));
    m_zoomIn->setStatusTip(tr("As the wheel does over a chart, or a frame drawn there by dragging with Shift"));
    m_zoomOut->setStatusTip(tr("As the wheel does over a chart"));
    m_fit->setStatusTip(tr("All of the chart again"));
    m_zoomTo->setStatusTip(tr("The ends of the chart's axes, typed"));
    const auto does = [this](QAction *action, const std::function<void(FigureView &)> &act) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (FigureView *view = m_board->zoomedView())
                act(*view);
        });
    };
    does(m_zoomIn, [](FigureView &view) { view.zoomStep(true); });
    does(m_zoomOut, [](FigureView &view) { view.zoomStep(false); });
    does(m_fit, [](FigureView &view) { view.fit(); });
    does(m_zoomTo, [](FigureView &view) { view.askRange(); });
    for (const auto &changed : {&FigureBoard::figuresShown, &FigureBoard::activeChanged, &FigureBoard::arranged})
        connect(m_board, changed, this, &FigureActions::followZoom);
    connect(m_board, &FigureBoard::viewChanged, this, &FigureActions::followZoom);
    followZoom();
}

void FigureActions::followZoom() {
    const FigureView *view = m_board->zoomedView();
    m_zoomIn->setEnabled(view && view->canZoomStep(true));
    m_zoomOut->setEnabled(view && view->canZoomStep(false));
    m_fit->setEnabled(view && view->isZoomed());
    m_zoomTo->setEnabled(view && view->canAskRange());
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
    const auto same = [](const Result &a, const Result &b) {
        return a.explorer == b.explorer && a.drawn() == b.drawn() && a.request.pins == b.request.pins;
    };
    if (!m_dialog || !same(*m_result, *m_exported) || m_result->exploration.figures.empty())
        return;
    m_exported = m_result;
    m_dialog->follow(provenanceOf(*m_result), m_result->exploration.progress, m_result->final);
}

void FigureActions::openExportDialog(std::optional<ParameterId> frames) {
    if (!m_result || m_result->exploration.figures.empty())
        return;
    emit exporting();
    m_exported = m_result;
    const Figure *active = m_board->active();
    ExportDialog dialog(provenanceOf(*m_exported), active ? active->id : std::string(), m_window);
    if (!m_exported->final)
        dialog.follow(provenanceOf(*m_exported), m_exported->exploration.progress, false);
    if (active && m_surface->shows(*active))
        dialog.offerSurface(m_surface->camera());
    if (frames)
        dialog.chooseFrames(*frames);
    connect(&dialog, &ExportDialog::exported, this, [this](const QStringList &names) {
        const auto count = static_cast<int>(names.size());
        emit done(count == 1 ? tr("Exported %1").arg(names.front()) : tr("Exported %n files", nullptr, count),
                  names.front());
    });
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
    const QString said = tr("Copied “%1” as an image").arg(localized(figure->title));
    if (!m_surface->shows(*figure)) {
        QApplication::clipboard()->setImage(figureImage(*figure, {}));
        emit done(said);
        return;
    }
    copyLater(
        [draw = surfaceDrawing(m_board->view(utf8(figure->id))->figure(), m_surface->camera())] {
            return [image = draw({})] { QApplication::clipboard()->setImage(image); };
        },
        said);
}

void FigureActions::putDataOnClipboard() {
    const Figure *active = m_board->active();
    if (!active)
        return;
    // The many rows of a map take longer than a window may stand still.
    copyLater(
        [figure = m_board->view(utf8(active->id))->figure()] {
            return [text = QString::fromUtf8(figureCsv(*figure))] { QApplication::clipboard()->setText(text); };
        },
        tr("Copied the numbers of “%1”").arg(localized(active->title)));
}

void FigureActions::copyLater(const LatestWork::Work &make, const QString &said) {
    m_work.ask([this, make, said, before = m_copies]() -> std::function<void()> {
        return [this, put = make(), said, before] {
            if (m_copies != before)
                return; // something else has been copied meanwhile
            put();
            emit done(said);
        };
    });
}

void FigureActions::openFigureMenu(const QString &figure, QPoint globalPosition) {
    FigureView *view = m_board->view(figure);
    if (!view)
        return;
    // Without an event loop of its own: one that misses the menu's end keeps all that is to be deleted later.
    auto *menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_board->views().size() > 1)
        menu->addAction(tr("&Main chart"), m_board, [this, figure] { emit m_board->frontChosen(figure); })
            ->setEnabled(!m_board->isMain(view));
    view->addActions(menu);
    menu->addSeparator();
    if (m_surface->offers(figure))
        menu->addAction(m_surface->showAction());
    menu->addActions({m_copyImage, m_copyData, m_export});
    menu->popup(globalPosition);
}

} // namespace halftruth
