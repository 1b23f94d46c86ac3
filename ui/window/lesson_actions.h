#pragma once

#include "ui/files/lesson_paper.h"

#include "core/lessons/lesson.h"

#include <QObject>

QT_BEGIN_NAMESPACE
class QAction;
class QMenu;
QT_END_NAMESPACE

namespace halftruth {

/// The menu Learn: the lessons, and what is printed for them.
class LessonActions : public QObject {
    Q_OBJECT

public:
    explicit LessonActions(QWidget *window);

    void addTo(QMenu *menu);
    /// A lesson of a person's own stands in the menu, too, and its papers are written with the others.
    void setOwn(const Lesson &lesson);

signals:
    void chosen(const halftruth::Lesson &lesson);
    void done(const QString &what, const QString &fileName);
    void refused(const QString &why);

private:
    /// Asks for a file and writes a paper of all lessons.
    void write(LessonPaper paper);

    QWidget *m_window;
    QMenu *m_menu = nullptr;
    QAction *m_lessonsEnd = nullptr; ///< what stands behind them
    QAction *m_ownAction = nullptr;
    bool m_lessonsRead = false;
    Lesson m_own; ///< where there is an action for it
};

} // namespace halftruth
