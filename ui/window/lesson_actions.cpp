#include "ui/window/lesson_actions.h"

#include "ui/files/lesson_file.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"

#include <QAction>
#include <QMenu>

namespace halftruth {

namespace {

QString entryOf(const Lesson &lesson) {
    const std::string language = spokenLanguage().toStdString();
    QString title = localized(lessonText(lesson.title, language));
    title.replace(QLatin1Char('&'), QStringLiteral("&&"));
    const double minutes = lesson.minutes();
    return localized(halftruth::tr("{title} ({n} minutes)", "{title} ({n} minute)", minutes,
                                   {{"title", title.toStdString()}, {"n", minutes}}));
}

} // namespace

LessonActions::LessonActions(QWidget *window) : QObject(window), m_window(window) {}

void LessonActions::addTo(QMenu *menu) {
    m_lessons = menu->addMenu(tr("&Lessons"));
    // They are read when they are first wanted: the window is to open fast.
    connect(m_lessons, &QMenu::aboutToShow, this, [this] {
        if (!m_lessons->isEmpty() && m_lessons->actions().front() != m_ownAction)
            return;
        QAction *before = m_lessons->isEmpty() ? nullptr : m_lessons->actions().front();
        for (const Lesson &lesson : builtinLessons()) {
            auto *action = new QAction(entryOf(lesson), this);
            action->setStatusTip(localized(lessonText(lesson.aim, spokenLanguage().toStdString())));
            action->setData(QString::fromStdString(lesson.id));
            connect(action, &QAction::triggered, this, [this, &lesson] { emit chosen(lesson); });
            m_lessons->insertAction(before, action);
        }
    });
}

void LessonActions::setOwn(const Lesson &lesson) {
    m_own = lesson;
    if (!m_ownAction) {
        m_ownAction = m_lessons->addAction(QString(), this, [this] { emit chosen(m_own); });
    }
    m_ownAction->setText(entryOf(lesson));
}

} // namespace halftruth
