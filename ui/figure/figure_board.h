#pragma once

#include "ui/figure/figure_view.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace halftruth {

/// The figures of an explorer, in rows from the top; where it is narrow, a row goes on in the next line.
class FigureBoard : public QWidget {
    Q_OBJECT

public:
    explicit FigureBoard(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Draws the figures larger than usual: texts and lines, on cards that share the same room.
    void setScale(double scale);
    /// Shows the figures; views are kept from one exploration to the next, so that nothing flickers, and a figure
    /// that is as it was isn't drawn again.
    void show(const std::shared_ptr<const std::vector<Figure>> &figures, const ExplorerSpec &explorer,
              const std::function<View(const std::string &)> &viewOf);
    [[nodiscard]] const std::vector<FigureView *> &views() const { return m_views; }
    /// The figure the person is working with: the one that has the focus or was last pressed.
    [[nodiscard]] const Figure *active() const;
    [[nodiscard]] FigureView *activeView() const;
    /// Makes a figure the active one, as if it had been pressed.
    void activate(const QString &figure);
    [[nodiscard]] FigureView *view(const QString &figure) const;
    void clear();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void viewChanged(const QString &figure, const halftruth::View &view);
    void parameterPicked(halftruth::ParameterId id, double value);
    void parametersPickStarted();
    void parametersPickFinished();
    void pickTakenBack();
    void hovered(const QString &reading);
    void menuRequested(const QString &figure, QPoint globalPosition);
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
    /// Figures side by side.
    struct Line {
        std::size_t first;
        int count;
        int weight; ///< its share of the height
    };
    void rebuild(const std::vector<Figure> &figures, const ExplorerSpec &explorer);
    [[nodiscard]] std::vector<Line> lines(int width) const;
    /// Of a figure.
    [[nodiscard]] QSize smallest() const;
    void arrange();
    void setActive(FigureView *view);
    void announcePainted();

    const Theme *m_theme;
    double m_scale = 1;
    std::vector<FigureView *> m_views;
    std::vector<std::string> m_ids;
    FigureView *m_active = nullptr;
    std::vector<int> m_rows;
    bool m_mainFigure = true;
    bool m_unseen = false; ///< nothing of the last exploration has been painted yet
};

} // namespace halftruth
