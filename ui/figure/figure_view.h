#pragma once

#include "ui/scene/figure_scene.h"

#include "core/explorers/explorer.h"

#include <QGraphicsView>

#include <optional>

QT_BEGIN_NAMESPACE
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

class HoverItem;

/// One figure on screen: the scene, reading values by hovering, zooming and panning, choosing parameters by a click.
/// It keeps no state of its own beyond the gesture under way: what the person did leaves it by signal and comes back
/// in the next figure.
class FigureView : public QGraphicsView {
    Q_OBJECT

public:
    explicit FigureView(QWidget *parent = nullptr);
    ~FigureView() override;

    void setTheme(const Theme &theme);
    /// Draws everything, texts and lines, larger than usual.
    void setScale(double scale);
    /// The figure, and the axes' window it was made for. Returns whether anything is to be drawn: a figure that
    /// equals the one before stays as it is.
    bool show(std::shared_ptr<const Figure> figure, const View &view);
    [[nodiscard]] bool inSight() const { return !viewport()->visibleRegion().isEmpty(); }
    void paintAgain();
    /// Whether it takes the whole board; nothing where it can't be made to.
    void setEnlarged(std::optional<bool> enlarged);
    /// The latest; a view that isn't shown draws it once it is.
    [[nodiscard]] const std::shared_ptr<const Figure> &figure() const { return m_figure; }
    [[nodiscard]] const FigureScene &figureScene() const { return *m_scene; }

    /// Entries for this figure alone: fit, scale toggles. The menu takes what the window adds to it (export, copy).
    void addActions(QMenu *menu);

    /// Figures take the room there is; the scene has no size of its own to ask for.
    [[nodiscard]] QSize sizeHint() const override { return {320, 200}; }

signals:
    void viewChanged(const QString &figure, const halftruth::View &view);
    /// Before and after the picks of one click.
    void parametersPickStarted();
    /// A click chose values for parameters that the figure's axes stand for.
    void parameterPicked(halftruth::ParameterId id, double value);
    void parametersPickFinished();
    /// The click that picked was the first of two, which mean something else.
    void pickTakenBack();
    /// What the cursor reads; empty when it left.
    void hovered(const QString &reading);
    void menuRequested(const QString &figure, QPoint globalPosition);
    /// It is to take the whole board, or its own place again.
    void enlargeWanted(bool enlarged);
    /// The figure has been painted on the screen.
    void painted();

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    struct Axes {
        Axis x;
        Axis y;
    };
    /// The axes as shown, in figure units per side.
    void zoom(QPointF scenePosition, double factor, Qt::KeyboardModifiers modifiers);
    void panFrom(const Axes &start, QPointF sceneDelta);
    void requestView(const View &view);
    void fit();
    void toggleScale(bool horizontal);
    /// Returns whether the figure has anything to pick.
    bool pick(QPointF scenePosition);
    void hover(QPointF scenePosition);
    void fillViewport();
    void placeButtons();
    void drawEnlargeButton();
    void drawFigure();

    FigureScene *m_scene;
    HoverItem *m_hover;
    QToolButton *m_help; ///< tells the formula and its source
    QToolButton *m_enlarge;
    std::optional<bool> m_enlarged{};
    const Theme *m_theme = &theme("light");
    bool m_drawn = false; ///< the scene has the figure
    std::shared_ptr<const Figure> m_figure;
    View m_view;
    std::optional<QPointF> m_pressedAt;
    Axes m_pressedAxes;
    bool m_panning = false;
    bool m_picked = false; ///< by the last click
    bool m_unseen = false;
    double m_scale = 1;
};

} // namespace halftruth
