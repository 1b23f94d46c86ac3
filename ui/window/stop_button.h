#pragma once

#include <QTimer>
#include <QToolButton>

namespace halftruth {

/// Stops what the window is waiting for; there once that has taken half a second.
class StopButton : public QToolButton {
    Q_OBJECT

public:
    explicit StopButton(QWidget *parent = nullptr);
    void setWaiting(bool waiting);

private:
    QTimer m_soon;
};

} // namespace halftruth
