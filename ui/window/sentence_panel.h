#pragma once

#include "ui/text/rich_text.h"

#include <QFrame>

namespace halftruth {

/// The explorer's plain sentence. It can be selected and copied like a label's text, but changing it costs little,
/// and only a change of its height has the window laid out again. It has room for somewhat longer words than its
/// first, so that nothing jumps where they need another line.
class SentencePanel : public QFrame {
    Q_OBJECT

public:
    explicit SentencePanel(QWidget *parent = nullptr);
    void show(const QString &markup);
    /// What is shown from now on is about something else: until then the panel doesn't become lower. It has so many
    /// lines at least.
    void forgetHeight(int leastLines = 1);
    /// While something moves the panel is as high as it is: what has no room is in the tool tip, and on the panel
    /// once nothing moves.
    void setHeld(bool held);
    /// Whether something of the sentence is in the tool tip alone.
    [[nodiscard]] bool isCut() const;
    [[nodiscard]] const QString &plainText() const { return m_text.plainText(); }
    [[nodiscard]] QString selectedText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] QMargins padding() const;
    [[nodiscard]] int heightOfLines(int width, double part) const;
    /// With room for somewhat more.
    [[nodiscard]] int roomyHeight(int width) const;
    void follow();
    [[nodiscard]] qsizetype positionAt(QPoint point) const;
    [[nodiscard]] QPointF textOrigin() const;
    void select(qsizetype anchor, qsizetype end);
    void copy() const;

    QString m_markup;
    mutable RichText m_text; ///< its lines are broken for the width asked for last
    int m_leastLines = 1;
    int m_kept = 0; ///< what it has at this width; 0 where nothing is shown yet
    bool m_held = false;
    qsizetype m_anchor = 0;
    qsizetype m_end = 0;
};

} // namespace halftruth
