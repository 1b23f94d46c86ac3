#include "ui/window/lesson_actions.h"

#include "ui/files/lesson_file.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/threads/lone_thread.h"
#include "ui/window/ask_file.h"
#include "ui/window/waiting_write.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QTimer>

#include <chrono>
#include <utility>

namespace halftruth {

namespace {

constexpr std::chrono::milliseconds untilRead{150}; // the first picture is there, and nobody has come to a menu

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
    m_menu = menu;
    m_lessonsEnd = menu->addSeparator();
    // They are read meanwhile: each number in them is computed, and the window is to open fast.
    QTimer::singleShot(untilRead, this, [] { beginAlone([] { (void)builtinLessons(); }); });
    connect(menu, &QMenu::aboutToShow, this, [this] {
        if (std::exchange(m_lessonsRead, true))
            return;
        QAction *before = m_ownAction ? m_ownAction : m_lessonsEnd;
        for (const Lesson &lesson : builtinLessons()) {
            auto *action = new QAction(entryOf(lesson), this);
            action->setStatusTip(localized(lessonText(lesson.aim, spokenLanguage().toStdString())));
            action->setData(QString::fromStdString(lesson.id));
            connect(action, &QAction::triggered, this, [this, &lesson] { emit chosen(lesson); });
            m_menu->insertAction(before, action);
        }
    });
    const auto add = [&](const QString &text, const QString &tip, LessonPaper paper) {
        menu->addAction(text, this, [this, paper] { write(paper); })->setStatusTip(tip);
    };
    add(tr("&Worksheet…"), tr("The questions and exercises of the lessons, with room for the answers"),
        LessonPaper::Worksheet);
    add(tr("&Solutions…"), tr("The same with the answers and how to come to them"), LessonPaper::Solutions);
    add(tr("Speaker &notes…"), tr("The time plan, and what whoever teaches says and does"), LessonPaper::Notes);
}

void LessonActions::write(LessonPaper paper) {
    // The usual one of the country comes first.
    QStringList names{tr("PDF, A4 (*.pdf)"), tr("PDF, Letter (*.pdf)")};
    const QString letter = names.last();
    if (QLocale::system().measurementSystem() == QLocale::ImperialUSSystem)
        names.move(1, 0);
    QFileDialog dialog(m_window, titleOf(paper), folderOf());
    dialog.setNameFilters(names);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(paper == LessonPaper::Worksheet   ? QStringLiteral("worksheet.pdf")
                      : paper == LessonPaper::Solutions ? QStringLiteral("solutions.pdf")
                                                        : QStringLiteral("notes.pdf"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString fileName = dialog.selectedFiles().value(0);
    rememberFolder(filesFolderKey, fileName);
    std::vector<const Lesson *> lessons;
    for (const Lesson &each : builtinLessons())
        lessons.push_back(&each);
    if (m_ownAction)
        lessons.push_back(&m_own);
    try {
        writeForWindow(
            m_window, fileName,
            lessonPdf(lessons, paper, dialog.selectedNameFilter() == letter ? QPageSize::Letter : QPageSize::A4));
    } catch (const std::exception &error) {
        emit refused(messageOf(error));
        return;
    }
    emit done(tr("Wrote %1").arg(fileName), fileName);
}

void LessonActions::setOwn(const Lesson &lesson) {
    m_own = lesson;
    if (!m_ownAction) {
        m_ownAction = new QAction(this);
        connect(m_ownAction, &QAction::triggered, this, [this] { emit chosen(m_own); });
        m_menu->insertAction(m_lessonsEnd, m_ownAction);
    }
    m_ownAction->setText(entryOf(lesson));
}

} // namespace halftruth
