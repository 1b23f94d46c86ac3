#pragma once

#include "ui/figure/figure_view.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

namespace halftruth {

struct BoardPlan;

class ThumbnailStrip;

/// The figures of an explorer: a main chart, others beside or below it as boardPlan() says, and the rest as
/// thumbnails that swap in with a click. One can be enlarged to the whole board.
class FigureBoard : public QWidget {
    Q_OBJECT

public:
    explicit FigureBoard(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Which markers can't be moved.
    void setWhyFixed(MarkerGrips::WhyFixed whyFixed) { m_whyFixed = std::move(whyFixed); }
    /// What is said of all figures.
    void setSentence(std::function<QString()> sentence) { m_sentence = std::move(sentence); }
    /// Draws the figures larger than usual: texts and lines, on cards that share the same room.
    void setScale(double scale);
    /// Shows the figures; views are kept from one exploration to the next, so that nothing flickers, and a figure
    /// that is as it was isn't drawn again.
    void show(const std::shared_ptr<const std::vector<Figure>> &figures, const std::string &front,
              const std::function<View(const std::string &)> &viewOf);
    /// Of every figure, in their own order, whether they are shown or thumbnails.
    [[nodiscard]] const std::vector<FigureView *> &views() const { return m_views; }
    /// The figure the person is working with: the one that has the focus or was last pressed, at first the main one.
    [[nodiscard]] const Figure *active() const;
    [[nodiscard]] FigureView *activeView() const;
    /// Whose window keys and menus change: the active figure's, or that of the main chart where it is a thumbnail.
    [[nodiscard]] FigureView *zoomedView() const;
    /// Makes a figure the active one, as if it had been pressed; a thumbnail comes forward.
    void activate(const QString &figure);
    [[nodiscard]] FigureView *view(const QString &figure) const;
    [[nodiscard]] bool isMain(const FigureView *view) const { return !m_views.empty() && inOrder().front() == view; }
    /// Has a place on the board, be it covered.
    [[nodiscard]] bool isPlaced(const FigureView *view) const;
    [[nodiscard]] ThumbnailStrip &thumbnails() const { return *m_strip; }
    /// Where the main chart has its plot; empty where none is drawn.
    [[nodiscard]] QRect mainPlot() const;

    /// The main chart: it and the first figure change places. The first one where there is no such figure.
    void setFront(const std::string &figure);
    /// One figure takes the whole board; none where it is empty.
    void enlarge(const QString &figure);
    [[nodiscard]] bool isEnlarged() const { return m_enlarged != nullptr; }
    /// While it gets several sizes one after the other its charts stay where they are, at most until the next ones.
    void setResting(bool resting);
    /// Only the active figure is shown, while something else needs the room.
    void setAlone(bool alone);
    /// Whether the figures offer to tell their formulas and sources.
    void setHelpShown(bool shown);
    /// What would move in a figure is at once where it moves to.
    void setMotionReduced(bool reduced);
    /// Something lies over a view, or where it says so over the whole board: Tab must not lead below it, and what had
    /// the focus there gives it to what lies above.
    void cover(const FigureView *view, bool whole, QWidget &by);
    void uncover();
    /// Something is moved, and every frame counts.
    void setHeld(bool held);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void viewChanged(const QString &figure, const halftruth::View &view);
    void gestureStarted();
    void gestureFinished();
    void picked(const std::vector<std::pair<halftruth::ParameterId, double>> &values);
    void stepped(halftruth::ParameterId id, double count);
    void hovered(const QString &reading);
    void menuRequested(const QString &figure, QPoint globalPosition);
    /// A person wants another main chart.
    void frontChosen(const QString &figure);
    /// The views lose their figures, and will have others.
    void viewsEmptied();
    /// The views have got the figures of another exploration.
    void figuresShown();
    void activeChanged();
    /// The views have got their places.
    void arranged();
    /// Every figure of the last exploration that is in sight has been painted.
    void painted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rebuild(const std::vector<Figure> &figures);
    /// One that shows nothing.
    [[nodiscard]] FigureView *newView();
    /// All of them, for other figures: one costs more to make and to delete than to fill anew.
    void emptyViews();
    void makeSpare();
    void arrange();
    /// The thumbnails of what isn't placed.
    void fillStrip();
    void giveTitlesRoom(BoardPlan &plan);
    /// Whether the next two after the main chart are cuts through it.
    [[nodiscard]] bool hasMarginals(const std::vector<FigureView *> &order) const;
    /// Cuts have the edges of the plot that they are cuts through.
    void alignMarginals();
    void showPlaced();
    void setActive(FigureView *view);
    void announcePainted();
    /// The main chart first, with those that stand beside it; then the others, but for what stands beside these.
    [[nodiscard]] std::vector<FigureView *> inOrder() const;
    /// How many are compared with each other, the main chart among them; 1 where none stands beside it.
    [[nodiscard]] int together() const;
    /// Whose window a figure has: its own, or that of the one it stands beside.
    [[nodiscard]] const std::string &windowOf(std::size_t index) const;
    [[nodiscard]] int count() const { return static_cast<int>(inOrder().size()); }

    const Theme *m_theme;
    MarkerGrips::WhyFixed m_whyFixed;
    std::function<QString()> m_sentence;
    double m_scale = 1;
    std::vector<FigureView *> m_views;
    std::vector<FigureView *> m_spare; ///< empty: made while nobody waits, or shown before
    QTimer m_sparing;
    std::vector<std::string> m_ids;
    std::vector<std::string> m_beside; ///< of each figure: see Figure::beside
    std::vector<Marginal> m_marginals; ///< likewise
    bool m_aligned = false;            ///< the second and third placed are such, with the main chart's edges
    std::vector<FigureView *> m_placed;
    ThumbnailStrip *m_strip;
    std::string m_front;
    FigureView *m_active = nullptr;
    FigureView *m_enlarged = nullptr;
    const FigureView *m_covered = nullptr;
    QWidget *m_cover = nullptr; ///< what lies over that
    bool m_allCovered = false;
    bool m_held = false; ///< something is moved
    bool m_alone = false;
    bool m_helpShown = true;
    bool m_motionReduced = false;
    bool m_resting = false;
    bool m_behind = false; ///< it has another size than its charts are laid out for
    bool m_unseen = false; ///< nothing of the last exploration has been painted yet
};

} // namespace halftruth
