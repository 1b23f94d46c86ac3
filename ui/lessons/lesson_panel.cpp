#include "ui/lessons/lesson_panel.h"

#include "ui/text/languages.h"
#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace halftruth {

namespace {

constexpr int lessonWidth = 292;

QLabel *lessonLabel(const char *name, QWidget *parent) {
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

QString spoken(const Words &words, const std::optional<Question> &question = {}) {
    return keptOnLines(localized(
        lessonText(words, spokenLanguage().toStdString(), question ? question->names() : NamedExpressions{}),
        Markup::Rich));
}

} // namespace

LessonPanel::LessonPanel(ScenarioStore &store, QWidget *parent)
    : QFrame(parent), m_store(store), m_title(lessonLabel("lessonTitle", this)), m_where(lessonLabel("hint", this)),
      m_aside(lessonLabel("hint", this)), m_close(new QToolButton(this)), m_scroll(new QScrollArea(this)),
      m_back(new QPushButton(tr("‹ Back"), this)), m_next(new QPushButton(this)) {
    setObjectName(QStringLiteral("lesson"));
    auto *contents = new QWidget;
    contents->setObjectName(QStringLiteral("lessonContents"));
    m_tell = lessonLabel("lessonText", contents);
    m_prediction = new QuestionBox(QuestionBox::Kind::Prediction, contents);
    m_reveal = lessonLabel("lessonText", contents);
    m_rule = lessonLabel("lessonRule", contents);
    m_exerciseTitle = lessonLabel("section", contents);
    m_exerciseTitle->setText(tr("EXERCISE"));
    m_exercise = new QuestionBox(QuestionBox::Kind::Exercise, contents);
    auto *words = new QVBoxLayout(contents);
    words->setContentsMargins(14, 4, 14, 10);
    words->setSpacing(12);
    for (QWidget *each : {static_cast<QWidget *>(m_tell), static_cast<QWidget *>(m_prediction),
                          static_cast<QWidget *>(m_reveal), static_cast<QWidget *>(m_rule),
                          static_cast<QWidget *>(m_exerciseTitle), static_cast<QWidget *>(m_exercise)})
        words->addWidget(each);
    words->addStretch();
    m_scroll->setObjectName(QStringLiteral("lessonScroll"));
    m_scroll->setWidget(contents);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_close->setText(tr("Leave"));
    m_close->setObjectName(QStringLiteral("panelButton"));
    m_close->setToolTip(tr("Leaves the lesson: all that was set before it is there again"));
    m_close->setFocusPolicy(Qt::StrongFocus);
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_title, 1);
    heading->addWidget(m_close, 0, Qt::AlignTop);
    auto *turning = new QHBoxLayout;
    turning->addWidget(m_back);
    turning->addStretch();
    turning->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 10, 0, 10);
    column->setSpacing(4);
    heading->setContentsMargins(14, 0, 8, 0);
    turning->setContentsMargins(14, 4, 14, 0);
    m_aside->setText(tr("What is set here ends with the lesson: your own work waits for you."));
    auto *about = new QVBoxLayout; // a label forgets its own margins when it gets another style
    about->setContentsMargins(14, 0, 14, 0);
    about->addWidget(m_where);
    about->addWidget(m_aside);
    column->addLayout(heading);
    column->addLayout(about);
    column->addWidget(m_scroll, 1);
    column->addLayout(turning);
    for (QPushButton *each : {m_back, m_next})
        each->setAutoDefault(true); // Return presses the one with the focus
    m_next->setObjectName(QStringLiteral("lessonNext"));

    connect(m_close, &QToolButton::clicked, this, &LessonPanel::leave);
    connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { turn(1); });
    connect(m_prediction, &QuestionBox::given, this, [this] {
        m_progress[m_place].prediction = m_prediction->answered();
        lend();
        showAnswer();
        focusNext();
    });
    connect(m_exercise, &QuestionBox::given, this, [this] {
        m_progress[m_place].exercise = m_exercise->answered();
        focusNext();
    });
    for (const QuestionBox *each : {m_prediction, m_exercise})
        connect(each, &QuestionBox::wentOn, this, [this] { turn(1); });
    // What is typed is in sight.
    connect(m_exercise->field(), &QLineEdit::textEdited, this,
            [this] { m_scroll->ensureWidgetVisible(m_exercise->field(), 0, 40); });
    // Whoever opens a file or goes elsewhere has left the lesson.
    connect(&m_store, &ScenarioStore::lentChanged, this, [this] {
        if (!m_playing || m_store.isLent())
            return;
        leave();
        emit wasLeft(tr("The lesson has ended: this is your own work again"));
    });
    setScale(1);
    hide();
}

void LessonPanel::setScale(double scale) { setFixedWidth(static_cast<int>(std::lround(lessonWidth * scale))); }

void LessonPanel::play(const Lesson &lesson) {
    const bool began = !m_playing;
    if (began)
        emit beginning();
    m_lesson = lesson;
    m_progress.assign(lesson.steps.size(), {});
    m_playing = true;
    show();
    goTo(0);
    if (began)
        emit playingChanged();
}

void LessonPanel::leave() {
    if (!m_playing)
        return;
    m_playing = false;
    hide();
    m_store.giveBack();
    emit highlightsChanged();
    emit playingChanged();
}

void LessonPanel::takeOver(LessonPanel &before) {
    if (!before.m_playing)
        return;
    m_lesson = before.m_lesson;
    m_progress = before.m_progress;
    const std::size_t place = before.m_place;
    before.leave();
    m_playing = true;
    show();
    goTo(place);
    emit playingChanged();
}

bool LessonPanel::revealed() const { return !step().question || m_progress[m_place].prediction.locked; }

std::vector<Highlight> LessonPanel::highlights() const {
    if (!m_playing)
        return {};
    const LessonStep &now = step();
    return revealed() && !now.after.highlights.empty() ? now.after.highlights : now.before.highlights;
}

void LessonPanel::turn(int by) {
    if (by > 0 && m_place + 1 == m_lesson.steps.size()) {
        leave();
        return;
    }
    goTo(m_place + static_cast<std::size_t>(by));
}

void LessonPanel::goTo(std::size_t place) {
    m_place = place;
    lend();
    showStep();
}

void LessonPanel::lend() {
    m_store.lend(scenarioOf(step(), revealed()));
    emit highlightsChanged();
}

void LessonPanel::showStep() {
    const LessonStep &now = step();
    m_title->setText(spoken(m_lesson.title));
    m_where->setText(localized(
        halftruth::tr("Step {step} of {steps} · {n} minutes", "Step {step} of {steps} · {n} minute", now.minutes,
                      {{"step", m_place + 1}, {"steps", m_lesson.steps.size()}, {"n", now.minutes}})));
    m_tell->setText(spoken(now.tell));
    m_prediction->setVisible(now.question.has_value());
    if (now.question)
        m_prediction->show(*now.question, m_progress[m_place].prediction);
    m_back->setEnabled(m_place > 0);
    m_next->setText(m_place + 1 < m_lesson.steps.size() ? tr("Next ›") : tr("Finish"));
    showAnswer();
    m_scroll->verticalScrollBar()->setValue(0);
    focusNext();
}

void LessonPanel::focusNext() {
    const std::optional<Verdict> exercise = m_progress[m_place].exercise.verdict;
    QWidget *next = m_next;
    if (!revealed())
        next = m_prediction->field();
    else if (step().exercise && exercise != Verdict::Right)
        next = m_exercise->field();
    next->setFocus(Qt::OtherFocusReason);
    if (auto *field = qobject_cast<QLineEdit *>(next))
        field->selectAll();
}

void LessonPanel::showAnswer() {
    const LessonStep &now = step();
    const bool known = revealed();
    m_reveal->setVisible(known && !now.reveal.empty());
    m_rule->setVisible(known && !now.rule.empty());
    m_exerciseTitle->setVisible(known && now.exercise);
    m_exercise->setVisible(known && now.exercise);
    m_next->setEnabled(known);
    if (!known)
        return;
    m_reveal->setText(spoken(now.reveal, now.question));
    m_rule->setText(spoken(now.rule, now.question));
    if (now.exercise)
        m_exercise->show(*now.exercise, m_progress[m_place].exercise);
    // The verdict and what follows it are in sight, and the exercise as far as there is room.
    QTimer::singleShot(0, m_scroll, [this] {
        if (m_exercise->isVisible())
            m_scroll->ensureWidgetVisible(m_exercise);
        m_scroll->ensureWidgetVisible(m_rule->isVisible() ? m_rule : m_reveal);
    });
}

} // namespace halftruth
