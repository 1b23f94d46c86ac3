#pragma once

#include "ui/figure/marker_grips.h"
#include "ui/scene/figure_scene.h"

#include "core/explorers/explorer.h"

#include <QGraphicsView>

#include <optional>

QT_BEGIN_NAMESPACE
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

class HoverItem;
class ZoomBand;

/// One figure on screen: the scene, reading values by hovering, zooming and panning, choosing parameters by dragging
/// their markers or by a double click.
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
    /// Shows nothing, and is for any other figure; whether a marker was being moved.
    bool empty();
    [[nodiscard]] bool inSight() const { return !viewport()->visibleRegion().isEmpty(); }
    void paintAgain();
    void setWhyFixed(MarkerGrips::WhyFixed whyFixed);
    void setMotionReduced(bool reduced) { m_scene->setMoving(!reduced); }
    /// What the explorer says of all its figures, in one sentence.
    void setSentence(std::function<QString()> sentence) { m_sentence = std::move(sentence); }
    /// For a screen reader: the title, the sentence, the values at the markers, and the caption.
    [[nodiscard]] QString spoken() const;
    /// Whether it takes the whole board; nothing where it can't be made to.
    void setEnlarged(std::optional<bool> enlarged);
    /// While something is moved, here or at a slider, the plot stays where it is.
    void setHeld(bool held);
    /// Whether it offers to tell its formula and source.
    void setHelpShown(bool shown);
    /// Around the plot, so that its edges are those of another.
    void setLeastMargins(const QMarginsF &margins);
    /// The latest; a view that isn't shown draws it once it is.
    [[nodiscard]] const std::shared_ptr<const Figure> &figure() const { return m_figure; }
    [[nodiscard]] const FigureScene &figureScene() const { return *m_scene; }

    /// One step about the middle, in or out; whether it shows anything else.
    void zoomStep(bool in);
    [[nodiscard]] bool canZoomStep(bool in) const;
    /// All again.
    void fit();
    /// Whether a person has chosen a window of it.
    [[nodiscard]] bool isZoomed() const { return m_figure && (m_view.x || m_view.y); }
    /// Asks for the ends of its axes; there are none to ask for where places have words.
    void askRange();
    [[nodiscard]] bool canAskRange() const;

    /// Entries for this figure alone: zoom, fit, scale toggles. The menu takes what the window adds to it (export,
    /// copy).
    void addActions(QMenu *menu);

    /// Figures take the room there is; the scene has no size of its own to ask for.
    [[nodiscard]] QSize sizeHint() const override { return {320, 200}; }

signals:
    void viewChanged(const QString &figure, const halftruth::View &view);
    /// A marker is moved, until it is let go: one gesture.
    void gestureStarted();
    void gestureFinished();
    /// A drag or a double click chose values for parameters.
    void picked(const std::vector<std::pair<halftruth::ParameterId, double>> &values);
    /// Keys move a marker by so many steps of its parameter.
    void stepped(halftruth::ParameterId id, double count);
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
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    struct Axes {
        Axis x;
        Axis y;
    };
    /// About a place of the axes as shown, 0 and 1 their ends.
    [[nodiscard]] View zoomed(QPointF about, double factor, Qt::KeyboardModifiers modifiers) const;
    void zoom(QPointF scenePosition, double factor, Qt::KeyboardModifiers modifiers);
    void panFrom(const Axes &start, QPointF sceneDelta);
    void requestView(const View &view);
    /// What is in the frame that has been drawn.
    [[nodiscard]] View framed() const;
    void spanBand(QPointF scenePosition);
    /// The frame goes without having zoomed.
    void giveUpBand();
    void toggleScale(bool horizontal);
    void toggleSeries(const std::string &series);
    void addSeriesActions(QMenu *menu);
    /// Brings the markers of the person's choices to a place. Returns whether there are any.
    bool pick(QPointF scenePosition);
    void dragMarkers(QPointF scenePosition);
    /// Whether an arrow key moves a marker.
    bool stepMarker(const QKeyEvent &event);
    void endGesture();
    void hover(QPointF scenePosition);
    /// Nothing is read here any more, until the mouse moves on.
    void endReading();
    void tellReading(const QString &reading);
    void fillViewport();
    void followScene();
    void placeButtons();
    void placeFit();
    void drawEnlargeButton();
    void drawFigure();

    FigureScene *m_scene;
    HoverItem *m_hover;
    MarkerGrips *m_grips;
    ZoomBand *m_band;
    std::function<QString()> m_sentence;
    QToolButton *m_help; ///< tells the formula and its source
    QToolButton *m_enlarge;
    QToolButton *m_fit; ///< there while the figure is zoomed
    std::size_t m_fitCorner = 0;
    bool m_fitPlaced = false;
    std::optional<bool> m_enlarged{};
    const Theme *m_theme = &theme("light");
    bool m_helpShown = true;
    bool m_drawn = false; ///< the scene has the figure
    std::shared_ptr<const Figure> m_figure;
    View m_view;
    std::optional<QPointF> m_pressedAt;
    Axes m_pressedAxes;
    bool m_panning = false;
    bool m_banding = false; ///< a frame is being drawn
    bool m_gesture = false; ///< a marker has been moved, and isn't let go yet
    bool m_unseen = false;
    QString m_reading; ///< what was told last
    double m_scale = 1;
};

} // namespace halftruth
