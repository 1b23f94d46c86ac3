#include "ui/window/stop_button.h"

namespace halftruth {

namespace {

constexpr int patience = 500; ///< milliseconds

} // namespace

StopButton::StopButton(QWidget *parent) : QToolButton(parent) {
    setObjectName(QStringLiteral("stop"));
    setText(tr("Stop"));
    setToolTip(tr("Leave what is shown as it is"));
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true); // its coming lays nothing out anew
    setSizePolicy(policy);
    hide();
    m_soon.setSingleShot(true);
    m_soon.setInterval(patience);
    connect(&m_soon, &QTimer::timeout, this, &QWidget::show);
}

void StopButton::setWaiting(bool waiting) {
    if (!waiting) {
        m_soon.stop();
        hide();
    } else if (isHidden() && !m_soon.isActive()) {
        m_soon.start();
    }
}

} // namespace halftruth
