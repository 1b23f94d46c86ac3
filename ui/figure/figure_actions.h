#pragma once

#include "ui/scene/theme.h"
#include "ui/state/recompute.h"
#include "ui/threads/latest_work.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QAction;
class QMenu;
class QPoint;
QT_END_NAMESPACE

namespace halftruth {

class ExportDialog;
class FigureBoard;
class SurfaceSwitch;

/// What can be done with the active figure besides looking at it: to a file, to the clipboard.
class FigureActions : public QObject {
    Q_OBJECT

public:
    /// Dialogs belong to the window.
    FigureActions(FigureBoard &board, QWidget *window);

    void setResult(std::shared_ptr<const Result> result);
    [[nodiscard]] SurfaceSwitch &surface() const { return *m_surface; }
    void setTheme(const Theme &theme);

    [[nodiscard]] QAction *exportFigure() const { return m_export; }
    [[nodiscard]] QAction *copyImage() const { return m_copyImage; }
    [[nodiscard]] QAction *copyData() const { return m_copyData; }
    /// In, out, fit and to a range, of the chart that is worked with.
    [[nodiscard]] QList<QAction *> zooms() const { return {m_zoomIn, m_zoomOut, m_fit, m_zoomTo}; }

    /// Asks how to export the active figure, for values of that parameter.
    void exportFrames(ParameterId over) { openExportDialog(over); }

signals:
    /// Before the dialog opens: what is exported is what is seen, and doesn't move on.
    void exporting();
    /// Something was done, in a few words, and the file that came of it, if any.
    void done(const QString &what, const QString &fileName = {});

private:
    void openExportDialog(std::optional<ParameterId> frames);
    void putImageOnClipboard();
    void putDataOnClipboard();
    /// What is made on another thread, unless something else is copied until it is there.
    void copyLater(const LatestWork::Work &make, const QString &said);
    void createZooms();
    /// What there is nothing to do for is disabled.
    void followZoom();
    void openFigureMenu(const QString &figure, QPoint globalPosition);

    FigureBoard *m_board;
    QWidget *m_window;
    std::shared_ptr<const Result> m_result;
    ExportDialog *m_dialog = nullptr;           ///< while it is open
    std::shared_ptr<const Result> m_exported{}; ///< what it was opened for, or the same, finer or at rest
    SurfaceSwitch *m_surface;
    QAction *m_export;
    QAction *m_copyImage;
    QAction *m_copyData;
    QAction *m_zoomIn;
    QAction *m_zoomOut;
    QAction *m_fit;
    QAction *m_zoomTo;
    int m_copies = 0;  ///< how often the clipboard has changed
    LatestWork m_work; ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
