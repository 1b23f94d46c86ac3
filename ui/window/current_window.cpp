#include "ui/window/current_window.h"

#include "ui/text/languages.h"
#include "ui/threads/next_turn.h"

#include <QTimer>

namespace halftruth {

CurrentWindow::CurrentWindow() {
    speak(languageFor(languageChoice()));
    m_window = std::make_unique<MainWindow>();
    follow();
}

void CurrentWindow::follow() {
    // Later: what the choice was made with is a part of the window that goes.
    connect(m_window.get(), &MainWindow::languageChosen, this, &CurrentWindow::makeAnew, Qt::QueuedConnection);
}

void CurrentWindow::makeAnew() {
    const QString language = languageFor(languageChoice());
    if (language == spokenLanguage())
        return;
    speak(language);
    m_window->store().nameStepsAnew();
    auto next = std::make_unique<MainWindow>(m_window.get());
    // Making it, freeing what was before and painting take their turns: what else happens is answered between them.
    next->setUpdatesEnabled(false);
    next->show();
    m_window->hide();
    m_before = std::move(m_window);
    m_window = std::move(next);
    QTimer::singleShot(nextTurn, this, &CurrentWindow::freeBefore);
    follow();
}

void CurrentWindow::freeBefore() {
    if (m_before && m_before->freeDialog()) {
        QTimer::singleShot(nextTurn, this, &CurrentWindow::freeBefore);
        return;
    }
    m_before.reset();
    QTimer::singleShot(nextTurn, this, [this] { m_window->setUpdatesEnabled(true); });
}

} // namespace halftruth
