#include "ui/classroom/classroom_scene.h"

#include "ui/window/flow_layout.h"

#include "core/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr int frameMilliseconds = 16;
constexpr double slowest = 0.5; ///< pupils in a second
constexpr double fastest = 200;
constexpr int speedPositions = 100;

QString numberText(double value, int digits = 3) { return QString::fromStdString(displayNumber(value, digits)); }

QString instructionText(const PersonalAnswer &answer) {
    switch (answer.instruction) {
    case Instruction::TellTheTruth:
        return ClassroomScene::tr("The device said: tell the truth.");
    case Instruction::Lie:
        return ClassroomScene::tr("The device said: say the opposite.");
    case Instruction::SayYes:
        return ClassroomScene::tr("The device said: say yes.");
    case Instruction::SayNo:
        return ClassroomScene::tr("The device said: say no.");
    case Instruction::OtherQuestion:
        return ClassroomScene::tr("The device asked the other question.");
    case Instruction::NameCards:
        break;
    }
    return {};
}

} // namespace

ClassroomScene::ClassroomScene(ScenarioStore &store, QWidget *parent)
    : QWidget(parent), m_store(store), m_field(new PupilField(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_field);
    createControls();
    m_timer.setObjectName(QStringLiteral("classroomClock"));
    m_timer.setInterval(frameMilliseconds);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ClassroomScene::tick);
    connect(m_field, &PupilField::pickedChanged, this, &ClassroomScene::refresh);
    m_field->setAccessibleName(tr("The pupils"));
    connect(&store, &ScenarioStore::explorerChanged, this, &ClassroomScene::follow);
    connect(&store, &ScenarioStore::parametersChanged, this, &ClassroomScene::follow);
    connect(&store, &ScenarioStore::solvedChanged, this, &ClassroomScene::follow);
    follow();
}

void ClassroomScene::follow() {
    const bool here = m_store.explorer().showsPupils;
    if (here)
        showClass(m_store.parameters());
    setVisible(here);
}

void ClassroomScene::askAnotherClass() {
    const double seed = m_store.parameters()[ParameterId::Seed];
    const Range allowed = spec(ParameterId::Seed).range;
    // Within its range there is nothing to refuse.
    static_cast<void>(m_store.setParameter(ParameterId::Seed, seed < allowed.upper ? seed + 1 : allowed.lower));
}

QToolButton *ClassroomScene::button(const char *name, const QString &text, const QString &help) {
    auto *result = new QToolButton(this);
    result->setObjectName(QLatin1String("sceneButton"));
    result->setProperty("control", QLatin1String(name));
    result->setText(text);
    result->setToolTip(help);
    result->setFocusPolicy(Qt::StrongFocus);
    return result;
}

void ClassroomScene::createControls() {
    m_play = button("play", tr("Play"), tr("Let the pupils answer one after the other"));
    auto *one = button("step", tr("Step"), tr("Let the next pupil answer"));
    auto *all = button("all", tr("All at once"), tr("Let everybody answer at once"));
    auto *again = button("replay", tr("Replay"), tr("The same class from the beginning"));
    auto *other = button("other", tr("Another class"), tr("Other coins: the next seed"));
    m_reveal = button("reveal", tr("Reveal"), tr("The teacher's view: who has the trait, and what each was told"));
    m_reveal->setCheckable(true);
    m_speed = new QSlider(Qt::Horizontal, this);
    m_speed->setRange(0, speedPositions);
    m_speed->setValue(35);
    m_speed->setFixedWidth(80);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How many pupils answer in a second"));
    m_tally = new QLabel(this);
    m_tally->setObjectName(QStringLiteral("tally"));
    m_reading = new QLabel(this);
    m_reading->setObjectName(QStringLiteral("hint"));
    m_reading->setWordWrap(true);
    m_reading->setMinimumHeight(m_reading->fontMetrics().lineSpacing());
    m_reading->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    m_tally->setWordWrap(true);
    auto *room =
        button("room", tr("Real class…"), tr("The same survey with real pupils: a sheet to print, and a tally"));

    // The centre may be narrow: what belongs together stays on a line.
    auto *controls = new FlowLayout(6);
    const auto group = [this, controls](std::initializer_list<QWidget *> members) {
        auto *together = new QWidget(this);
        auto *row = new QHBoxLayout(together);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(6);
        for (QWidget *each : members)
            row->addWidget(each);
        controls->addWidget(together);
        return row;
    };
    group({m_play, one, all, again});
    group({other});
    QHBoxLayout *repeat = group({new QLabel(tr("repeat"), this)});
    for (const int classes : {1, 10, 1000}) {
        QToolButton *times = button("repeat", tr("%1×").arg(classes),
                                    tr("Repeat the class %1 times, into the histogram").arg(classes));
        times->setProperty("classes", classes);
        connect(times, &QToolButton::clicked, this, [this, classes] {
            static_cast<void>(m_store.setParameter(ParameterId::Trials, static_cast<double>(classes)));
        });
        repeat->addWidget(times);
    }
    group({m_reveal, room});
    group({new QLabel(tr("speed"), this), m_speed});
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addLayout(controls);
    column->addWidget(m_tally);
    column->addWidget(m_reading);

    connect(m_play, &QToolButton::clicked, this, &ClassroomScene::togglePlaying);
    connect(one, &QToolButton::clicked, this, &ClassroomScene::step);
    connect(all, &QToolButton::clicked, this, &ClassroomScene::askAll);
    connect(again, &QToolButton::clicked, this, &ClassroomScene::replay);
    connect(other, &QToolButton::clicked, this, &ClassroomScene::askAnotherClass);
    connect(room, &QToolButton::clicked, this, &ClassroomScene::realClassWanted);
    connect(m_reveal, &QToolButton::toggled, this, &ClassroomScene::setRevealed);
}

void ClassroomScene::setTheme(const Theme &theme) { m_field->setTheme(theme); }

void ClassroomScene::showClass(const Parameters &parameters) {
    const ClassroomChoice choice = classroomChoice(parameters);
    const bool same = m_shown && choice.classroom == m_choice.classroom;
    m_choice = choice;
    if (!same) {
        const bool first = !m_shown;
        const bool wasOver = !first && m_field->clock().answered() == m_field->clock().pupils();
        m_shown = true;
        m_field->setPupils(askClass(m_choice.classroom));
        // A class that had been asked stays asked while a slider moves.
        if (wasOver)
            m_field->clock().finish();
        pause();
    }
    refresh();
}

void ClassroomScene::run() {
    m_sinceTick.start();
    m_timer.start();
    refresh();
}

void ClassroomScene::pause() {
    m_timer.stop();
    refresh();
}

void ClassroomScene::togglePlaying() {
    if (playing()) {
        // Who tosses finishes; nobody else begins.
        m_field->clock().letBegin(m_field->clock().begun());
        return;
    }
    if (m_field->clock().answered() == m_field->clock().pupils())
        m_field->clock().restart(m_field->pupils().size());
    m_field->clock().letAllBegin();
    run();
}

void ClassroomScene::step() {
    if (m_field->clock().answered() == m_field->clock().pupils())
        m_field->clock().restart(m_field->pupils().size());
    m_field->clock().letBegin(m_field->clock().begun() + 1);
    run();
}

void ClassroomScene::askAll() {
    m_field->clock().finish();
    pause();
}

void ClassroomScene::replay() {
    m_field->clock().restart(m_field->pupils().size());
    m_field->clock().letAllBegin();
    run();
}

void ClassroomScene::setRevealed(bool revealed) {
    m_reveal->setChecked(revealed);
    m_reveal->setText(revealed ? tr("Hide") : tr("Reveal"));
    m_field->setRevealed(revealed);
    refresh();
}

void ClassroomScene::tick() {
    const double part = static_cast<double>(m_speed->value()) / speedPositions;
    m_field->clock().setSpeed(slowest * std::pow(fastest / slowest, part));
    // After a pause of the system the class goes on where it was, not a minute later.
    const double seconds = std::min(0.1, static_cast<double>(m_sinceTick.restart()) / 1000);
    m_field->clock().advance(seconds);
    if (m_field->clock().resting()) {
        pause();
        return;
    }
    refresh();
}

void ClassroomScene::refresh() {
    m_play->setText(playing() ? tr("Pause") : tr("Play"));
    m_tally->setText(tally());
    m_reading->setText(reading());
    m_field->setAccessibleDescription(tally());
    m_field->update();
}

QString ClassroomScene::tally() const {
    const std::size_t answered = m_field->clock().answered();
    if (answered == 0)
        return tr("Nobody has answered yet.");
    std::int64_t yes = 0;
    std::int64_t ones = 0;
    for (std::size_t i = 0; i < answered; ++i) {
        yes += m_field->pupils()[i].yes;
        ones += m_field->pupils()[i].trait ? 1 : 0;
    }
    const auto asked = static_cast<double>(answered);
    const double estimate =
        surveyEstimate(m_choice.classroom.procedure.design(), {.n = static_cast<std::int64_t>(answered), .yes = yes});
    QString text = tr("%1 of %2 have answered, %3 said yes: estimate %4")
                       .arg(numberText(asked, 7), numberText(static_cast<double>(m_choice.classroom.n), 7),
                            numberText(static_cast<double>(yes), 7), numberText(estimate));
    if (m_reveal->isChecked())
        text += tr(", truth %1").arg(numberText(static_cast<double>(ones) / asked));
    return text;
}

QString ClassroomScene::reading() const {
    const auto picked = m_field->picked();
    if (!picked)
        return m_choice.classroom.n > mostPupils
                   ? tr("The first %1 pupils are shown.").arg(numberText(static_cast<double>(mostPupils), 7))
                   : tr("Point at a pupil to see what the answer tells about them.");
    const PersonalAnswer &answer = m_field->pupils()[*picked];
    const Classroom &classroom = m_choice.classroom;
    const double prior = static_cast<double>(classroom.ones) / static_cast<double>(classroom.n);
    const QString name = tr("Pupil %1").arg(*picked + 1);
    if (m_field->clock().stage(*picked) != ClassClock::Stage::Answered)
        return tr("%1 hasn't answered yet: the trait has probability %2.").arg(name, numberText(prior));
    const bool yes = answer.yes > 0;
    const double posterior = posteriorOfTrait(classroom.procedure.design(), prior, yes, classroom.refusal);
    QString text = tr("%1 said %2: the trait now has probability %3, before it %4.")
                       .arg(name, yes ? tr("yes") : tr("no"), numberText(posterior), numberText(prior));
    if (m_reveal->isChecked()) {
        text += QLatin1Char(' ') + (answer.trait ? tr("In truth: yes.") : tr("In truth: no.")) + QLatin1Char(' ') +
                instructionText(answer);
        if (!answer.obeys)
            text += QLatin1Char(' ') + tr("They said no all the same.");
    }
    return text;
}

void ClassroomScene::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    pause();
}

} // namespace halftruth
