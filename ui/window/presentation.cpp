#include "ui/window/presentation.h"

#include <QAction>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

/// What is readable at a desk on a screen this high is readable in a room when it is as much larger as the screen.
constexpr double deskHeight = 720;
constexpr double leastScale = 1.25;
constexpr double mostScale = 2.0;

} // namespace

Presentation::Presentation(QWidget *window, QList<QWidget *> hidden)
    : QObject(window), m_window(window), m_parts(std::move(hidden)),
      m_present(new QAction(tr("&Presentation"), this)), m_leave(new QAction(tr("Leave the presentation"), this)) {
    m_present->setCheckable(true);
    m_present->setShortcut(QKeySequence(Qt::Key_F11));
    m_present->setStatusTip(tr("Full screen and larger, with nothing but sliders, charts and the sentence"));
    m_leave->setShortcut(QKeySequence(Qt::Key_Escape));
    m_leave->setEnabled(false);
    m_window->addAction(m_leave);
    connect(m_present, &QAction::toggled, this, &Presentation::present);
    connect(m_leave, &QAction::triggered, this, &Presentation::leave);
}

void Presentation::leave() { m_present->setChecked(false); }

double Presentation::scale() const {
    return m_on ? std::clamp(m_window->screen()->size().height() / deskHeight, leastScale, mostScale) : 1.0;
}

void Presentation::present(bool on) {
    m_on = on;
    m_leave->setEnabled(on);
    if (on) {
        m_before = m_window->windowState();
        for (QWidget *part : m_parts)
            if (!part->isHidden()) {
                m_hidden << part;
                part->hide();
            }
        m_window->setWindowState(m_before | Qt::WindowFullScreen);
    } else {
        for (const QPointer<QWidget> &part : std::exchange(m_hidden, {}))
            if (part)
                part->show();
        m_window->setWindowState(m_before);
    }
    emit changed();
}

} // namespace halftruth
