#include "ui/window/current_window.h"

#include "ui/text/languages.h"

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
    next->show();
    m_window = std::move(next);
    follow();
}

} // namespace halftruth
