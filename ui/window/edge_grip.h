#pragma once

#include <QWidget>

#include <optional>

namespace halftruth {

/// The edge between two widgets, which a mouse moves: sideways, and back to where it was with a double click.
class EdgeGrip : public QWidget {
    Q_OBJECT

public:
    explicit EdgeGrip(QWidget *parent = nullptr);

signals:
    /// By so many pixels since the button was pressed; positive to the right.
    void moved(int distance);
    void pressed();
    void released();
    void resetWanted();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    std::optional<int> m_from; ///< on the screen, while the button is down
};

} // namespace halftruth
