#pragma once

#include <QLabel>

namespace halftruth {

/// What there is to say about a row while it is worked with, over the rows next to it, so that none of them moves. It
/// leaves their fields free and lets the mouse through.
class RowBubble : public QLabel {
    Q_OBJECT

public:
    explicit RowBubble(QWidget *over);

    /// Says it beside the row, no wider than so many pixels; a complaint in the colour of warnings.
    void showAt(const QWidget &row, int widest, const QString &text, bool complaint);
};

} // namespace halftruth
