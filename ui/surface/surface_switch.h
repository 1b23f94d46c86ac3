#pragma once

#include "ui/scene/theme.h"
#include "ui/surface/surface_view.h"

#include <QObject>
#include <QPointer>

QT_BEGIN_NAMESPACE
class QAction;
class QPoint;
QT_END_NAMESPACE

namespace halftruth {

class FigureBoard;
class FigureView;

/// Turns a heat map of the board into a surface and back. The surface lies in the place of the heat map's card, or of
/// the whole board where that is small.
class SurfaceSwitch : public QObject {
    Q_OBJECT

public:
    SurfaceSwitch(FigureBoard &board, QWidget *window);

    void setTheme(const Theme &theme);
    /// Checked while heat maps are shown as surfaces; disabled where there is none.
    [[nodiscard]] QAction *showAction() const { return m_show; }
    [[nodiscard]] SurfaceView *view() const { return m_view; }

    /// The figure could be shown as a surface.
    [[nodiscard]] bool offers(const QString &figure) const;
    [[nodiscard]] bool shows(const Figure &figure) const;
    /// From where what is shown is looked at.
    [[nodiscard]] SurfaceCamera camera() const { return m_view ? m_view->camera() : SurfaceCamera(); }

    /// Whether the explorer that is shown wants its map as a surface: each has its own choice.
    void setWanted(bool wanted);

signals:
    /// A person has chosen.
    void chosen(bool shown);
    void menuRequested(const QString &figure, QPoint globalPosition);

private:
    [[nodiscard]] FigureView *heatMapView() const;
    void setShown(bool shown);
    void follow();
    void createView();
    void place();
    void uncover();

    FigureBoard *m_board;
    const Theme *m_theme;
    QAction *m_show;
    bool m_wanting = false;        ///< the program chooses, not a person
    SurfaceView *m_view = nullptr; ///< made when first needed; the board's
    bool m_uncovering = false;     ///< where the focus goes meanwhile chooses nothing
    QPointer<FigureView> m_under;  ///< whose figure is shown as a surface, null while none is
};

} // namespace halftruth
