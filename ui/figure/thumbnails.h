#pragma once

#include "ui/scene/figure_scene.h"
#include "ui/scene/theme.h"

#include <QAbstractButton>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace halftruth {

/// A figure's plot as a small picture with its title; a click brings it forward.
class Thumbnail : public QAbstractButton {
    Q_OBJECT

public:
    explicit Thumbnail(QWidget *parent);
    void setTheme(const Theme &theme);
    /// Held, it keeps the title that belongs to its picture.
    void setFigure(std::shared_ptr<const Figure> figure, bool held = false);
    void showTitle();
    [[nodiscard]] const std::shared_ptr<const Figure> &figure() const { return m_figure; }
    /// What is drawn isn't the figure, or isn't drawn for this size.
    [[nodiscard]] bool isOld() const;
    /// Draws it with a scene that others use, too.
    void draw(FigureScene &scene);
    /// So wide that its title is whole on so many lines.
    [[nodiscard]] double wishedWidth(int lines) const;
    /// The lines that its title may take.
    void setLines(int lines);
    /// The title as it is read; it ends in an ellipsis where the lines have no room for it.
    [[nodiscard]] QString shownTitle() const;
    /// Why there is no picture, where the figure draws nothing and says so.
    [[nodiscard]] QString shownNote() const;
    /// The same as it is read, on as many lines as have room; it ends in an ellipsis where that isn't all, and the
    /// tool tip says the rest.
    [[nodiscard]] QStringList noteLines() const;
    /// Of the last figure that was drawn; null before.
    [[nodiscard]] const QPixmap &picture() const { return m_picture; }

signals:
    void menuRequested(QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] QRect pictureRoom() const;
    [[nodiscard]] QStringList titleLines() const;

    int m_lines = 1;
    mutable std::map<int, double> m_wishes; ///< by lines, of this title
    const Theme *m_theme = &halftruth::theme("light");
    std::shared_ptr<const Figure> m_figure;
    std::shared_ptr<const Figure> m_drawn;
    QPixmap m_picture;
};

/// The figures that aren't shown as charts, in a row. Their pictures are drawn one after the other once nothing has
/// changed for a moment, and never while something is held: no frame waits for them.
class ThumbnailStrip : public QWidget {
    Q_OBJECT

public:
    explicit ThumbnailStrip(QWidget *parent);
    void setTheme(const Theme &theme);
    /// The figures that follow have nothing to do with those before.
    void clear() { setFigures({}); }
    void setFigures(const std::vector<std::shared_ptr<const Figure>> &figures);
    /// Something is moved, and every frame counts.
    void setHeld(bool held);
    [[nodiscard]] const std::vector<Thumbnail *> &thumbnails() const { return m_thumbnails; }
    /// By how many pixels the strip should be higher for its pictures beside titles of many lines.
    [[nodiscard]] int wishedMore() const;
    /// Every picture is that of its figure.
    [[nodiscard]] bool isCurrent() const;

signals:
    void chosen(const QString &figure);
    void menuRequested(const QString &figure, QPoint globalPosition);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void arrange();
    void drawNext();
    void drawSoon();

    const Theme *m_theme = &halftruth::theme("light");
    FigureScene m_scene; ///< for all of them
    std::vector<Thumbnail *> m_thumbnails;
    QTimer m_soon;
    bool m_held = false;
    int m_lines = 1;            ///< of the titles
    std::size_t m_arranged = 0; ///< how many have their places
};

} // namespace halftruth
