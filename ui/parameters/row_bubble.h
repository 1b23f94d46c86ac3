#pragma once

#include <QLabel>

namespace halftruth {

/// What there is to say about a row while it is worked with, over the rows next to it, so that none of them moves. It
/// leaves what is typed into free, beside the panel where there is no room in it. A note lets the mouse through; a
/// complaint goes away when it is clicked, and nothing below it is.
class RowBubble : public QLabel {
    Q_OBJECT

public:
    explicit RowBubble(QWidget *over);

    /// Says it beside the row, no wider than so many pixels and on none of the widgets that are to stay free; a
    /// complaint in the colour of warnings.
    /// What stays is said beside the panel in any case: it would cover the names and sliders that it speaks of.
    void showAt(const QWidget &row, int widest, const QList<const QWidget *> &free, const QString &text,
                bool complaint, bool stays);

signals:
    void clicked();

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRect placeAt(const QWidget &row, int widest, const QList<const QWidget *> &free, bool stays) const;
};

} // namespace halftruth
