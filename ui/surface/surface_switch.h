#pragma once

#include "ui/files/figure_file.h"
#include "ui/scene/theme.h"

#include <QObject>
#include <QPointer>

#include <memory>

QT_BEGIN_NAMESPACE
class QAction;
class QPoint;
QT_END_NAMESPACE

namespace halftruth {

class FigureBoard;
class FigureView;
class SurfaceRenderer;
class SurfaceView;

/// Turns a heat map of the board into a surface and back. The surface lies in the place of the heat map's card, or of
/// the whole board where that is small; where it can't be drawn, the heat map stays and the person is told why.
class SurfaceSwitch : public QObject {
    Q_OBJECT

public:
    SurfaceSwitch(FigureBoard &board, QWidget *window);
    ~SurfaceSwitch() override;

    void setTheme(const Theme &theme);
    /// Checked while heat maps are shown as surfaces; disabled where there is none.
    [[nodiscard]] QAction *showAction() const { return m_show; }
    [[nodiscard]] SurfaceView *view() const { return m_view; }

    /// The figure could be shown as a surface.
    [[nodiscard]] bool offers(const QString &figure) const;
    [[nodiscard]] bool shows(const Figure &figure) const;
    /// What is shown, in any size; null where it can't be drawn.
    [[nodiscard]] QImage picture(const PictureOptions &options) const;

    /// Whether the explorer that is shown wants its map as a surface: each has its own choice.
    void setWanted(bool wanted);

signals:
    /// A person, or what this system can't do, has chosen.
    void chosen(bool shown);
    void menuRequested(const QString &figure, QPoint globalPosition);
    /// Why there is no surface.
    void refused(const QString &why);

private:
    [[nodiscard]] FigureView *heatMapView() const;
    void setShown(bool shown);
    void follow();
    void createView();
    void place();
    void uncover();

    FigureBoard *m_board;
    QWidget *m_window;
    const Theme *m_theme;
    QAction *m_show;
    bool m_wanting = false;                      ///< the program chooses, not a person
    std::unique_ptr<SurfaceRenderer> m_renderer; ///< made when first needed
    SurfaceView *m_view = nullptr;               ///< the same; the board's
    QPointer<FigureView> m_under;                ///< whose figure is shown as a surface, null while none is
};

} // namespace halftruth
