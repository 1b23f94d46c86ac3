#include "ui/classroom/classroom_scene.h"

#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"
#include "ui/window/flow_layout.h"
#include "ui/window/icons.h"

#include "core/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace halftruth {

namespace {

constexpr int frameMilliseconds = 16;
constexpr double slowest = 0.5; ///< pupils in a second
constexpr double fastest = 200;
constexpr int speedPositions = 100;
constexpr double repeatSeconds = 0.12;     ///< from one repetition to the next
constexpr double longestRepeatSeconds = 3; ///< for however many
constexpr int wholeDigits = 10;            ///< of a count: as many as the sentence has

QString numberText(double value, int digits = 3) { return localized(displayNumber(value, digits)); }

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
    drawIcons();
    m_timer.setObjectName(QStringLiteral("classroomClock"));
    for (QTimer *each : {&m_timer, &m_repeats}) {
        each->setInterval(frameMilliseconds);
        each->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_timer, &QTimer::timeout, this, &ClassroomScene::tick);
    connect(&m_repeats, &QTimer::timeout, this, &ClassroomScene::tickRepeats);
    connect(m_field, &PupilField::pickedChanged, this, &ClassroomScene::refresh);
    connect(m_field, &PupilField::arranged, this, &ClassroomScene::refresh);
    m_field->setAccessibleName(tr("The pupils"));
    connect(&store, &ScenarioStore::explorerChanged, this, &ClassroomScene::follow);
    connect(&store, &ScenarioStore::parametersChanged, this, &ClassroomScene::follow);
    connect(&store, &ScenarioStore::solvedChanged, this, &ClassroomScene::follow);
    connect(&store, &ScenarioStore::stageChanged, this, &ClassroomScene::follow);
    follow();
}

void ClassroomScene::follow() {
    const bool here = m_store.explorer().showsPupils;
    if (here)
        showClass();
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
    auto *again = button("replay", tr("Restart"), tr("The same class from the beginning: nobody has answered"));
    m_play = button("play", tr("Play"), tr("Let the pupils answer one after the other"));
    auto *one = button("step", tr("Step"), tr("Let the next pupil answer"));
    auto *all = button("all", tr("Skip to the end"), tr("Let everybody answer at once"));
    for (QToolButton *each : {again, m_play, one, all})
        each->setToolButtonStyle(Qt::ToolButtonIconOnly);
    auto *other = button("other", tr("Another class"), tr("Other coins: the next seed"));
    m_reveal = button("reveal", tr("Reveal"),
                      tr("The truth: who has the trait, what each was told, which intervals "
                         "contain the share"));
    m_reveal->setCheckable(true);
    m_speed = new QSlider(Qt::Horizontal, this);
    m_speed->setRange(0, speedPositions);
    m_speed->setValue(35);
    m_speed->setFixedWidth(60);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How many pupils answer in a second"));
    m_tally = new QLabel(this);
    m_tally->setObjectName(QStringLiteral("tally"));
    m_reading = new QLabel(this);
    m_reading->setObjectName(QStringLiteral("hint"));
    for (QLabel *each : {m_tally, m_reading}) {
        each->setWordWrap(true);
        each->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        each->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    auto *room = button("room", tr("Ask the room…"), tr("The pupils answer on their phones, or are counted by hand"));

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
    m_simulating << group({again, m_play, one, all, m_speed})->parentWidget();
    QHBoxLayout *repeats = group({new QLabel(tr("Repeat"), this)});
    for (const int classes : {1, 10, 1000}) {
        QToolButton *times =
            button("repeat", tr("×%1").arg(classes),
                   classes == 1 ? tr("Repeat the class once more, into the histogram")
                                : tr("Repeat the class %1 times more, into the histogram").arg(classes));
        times->setProperty("classes", classes);
        connect(times, &QToolButton::clicked, this, [this, classes] { repeat(classes); });
        repeats->addWidget(times);
    }
    m_simulating << repeats->parentWidget() << group({m_reveal})->parentWidget() << other;
    auto *ways = new QMenu(room);
    ways->addAction(tr("Ask the room…"), this, &ClassroomScene::roomWanted)->setToolTip(room->toolTip());
    ways->addAction(tr("Hand-out for a class…"), this, &ClassroomScene::realClassWanted)
        ->setToolTip(tr("The same survey with real pupils: a sheet to print, and a tally"));
    ways->setToolTipsVisible(true);
    room->setMenu(ways);
    room->setPopupMode(QToolButton::MenuButtonPopup); // a button more would be a line more
    m_beside = group({other, room})->parentWidget();
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addLayout(controls);
    column->addWidget(m_tally);
    column->addWidget(m_reading);

    connect(m_play, &QToolButton::clicked, this, &ClassroomScene::togglePlaying);
    connect(one, &QToolButton::clicked, this, &ClassroomScene::step);
    connect(all, &QToolButton::clicked, this, &ClassroomScene::askAll);
    connect(again, &QToolButton::clicked, this, &ClassroomScene::replay);
    connect(other, &QToolButton::clicked, this, &ClassroomScene::askAnotherClass);
    connect(room, &QToolButton::clicked, this, &ClassroomScene::roomWanted);
    connect(m_reveal, &QToolButton::clicked, this, &ClassroomScene::setRevealed);
}

void ClassroomScene::setTheme(const Theme &theme) {
    m_theme = &theme;
    m_field->setTheme(theme);
    drawIcons();
    // The button stays as wide as its longer name.
    int width = 0;
    for (const QString &text : {tr("Hide"), tr("Reveal")}) {
        m_reveal->setText(text);
        width = std::max(width, m_reveal->sizeHint().width());
    }
    m_reveal->setMinimumWidth(width);
    refresh();
}

void ClassroomScene::setPresented(bool presented) {
    m_presented = presented;
    for (QWidget *each : {m_beside, static_cast<QWidget *>(m_tally)})
        each->setVisible(!presented);
    m_reading->setVisible(!presented && !stage().room);
}

void ClassroomScene::fitInto(QSize inSight, int chart) {
    if (m_field->isHidden())
        return;
    const int others = layout()->heightForWidth(inSight.width()) - m_field->height();
    m_field->setFixedHeight(std::clamp(inSight.height() - chart - others, m_field->minimumSizeHint().height(),
                                       m_field->sizeHint().height()));
}

void ClassroomScene::drawIcons() {
    for (QToolButton *each : findChildren<QToolButton *>()) {
        const QString control = each->property("control").toString();
        const QString icon = control == QStringLiteral("replay") ? QStringLiteral("restart")
                             : control == QStringLiteral("all")  ? QStringLiteral("skip")
                             : control == QStringLiteral("step") ? control
                             : each == m_play ? (playing() ? QStringLiteral("pause") : QStringLiteral("play"))
                                              : QString();
        if (icon.isEmpty())
            continue;
        each->setIcon(themedIcon(icon, m_theme->text));
        const int size = each->fontMetrics().height();
        each->setIconSize(QSize(size, size));
    }
}

void ClassroomScene::showClass() {
    const ClassroomChoice choice = classroomChoice(m_store.parameters());
    const bool same = m_shown && choice.classroom == m_choice.classroom;
    m_choice = choice;
    m_shown = true;
    // What undo has taken away doesn't go on coming.
    if (repeating() && stage().repeated < m_repeatedSoFar) {
        m_repeats.stop();
        m_repeatedSoFar = 0;
    }
    if (!same) {
        m_whole.reset();
        m_field->setPupils(askClass(m_choice.classroom));
        m_timer.stop();
    }
    ClassClock &clock = m_field->clock();
    const auto answered =
        static_cast<std::size_t>(std::min(stage().answered, static_cast<std::int64_t>(clock.pupils())));
    if (answered != clock.answered()) {
        clock.jumpTo(answered);
        m_timer.stop();
    }
    // A real class answers on its own: there is nobody to be moved here.
    const bool real = stage().room.has_value();
    if (real && playing())
        m_timer.stop();
    m_field->setVisible(!real);
    m_reading->setVisible(!real && !m_presented);
    for (QWidget *each : m_simulating)
        each->setVisible(!real);
    if (m_field->isRevealed() != stage().revealed)
        m_field->setRevealed(stage().revealed);
    refresh();
}

void ClassroomScene::tellAnswered() {
    ClassStage now = stage();
    now.answered = isOver() ? allOfClass : static_cast<std::int64_t>(m_field->clock().answered());
    m_store.setStage(now);
}

void ClassroomScene::let(std::size_t begin) {
    emit happensIn(QStringLiteral("course"));
    ClassClock &clock = m_field->clock();
    if (m_motionReduced) {
        clock.jumpTo(clock.begun() + begin);
        tellAnswered();
        return pause();
    }
    clock.letBegin(clock.begun() + begin);
    m_sinceTick.start();
    m_timer.start();
    drawIcons();
    refresh();
}

void ClassroomScene::pause() {
    m_timer.stop();
    drawIcons();
    refresh();
}

void ClassroomScene::togglePlaying() {
    if (playing()) {
        // Who tosses finishes; nobody else begins.
        m_field->clock().letBegin(m_field->clock().begun());
        return;
    }
    if (isOver())
        replay();
    let(m_field->clock().pupils());
}

void ClassroomScene::step() {
    if (isOver())
        replay();
    let(1);
}

void ClassroomScene::askAll() {
    emit happensIn(QStringLiteral("course"));
    m_field->clock().finish();
    tellAnswered();
    pause();
}

void ClassroomScene::replay() {
    m_field->clock().jumpTo(0);
    tellAnswered();
    pause();
}

void ClassroomScene::setRevealed(bool revealed) {
    ClassStage now = stage();
    now.revealed = revealed;
    m_store.setStage(now);
}

void ClassroomScene::tick() {
    const double part = static_cast<double>(m_speed->value()) / speedPositions;
    m_field->clock().setSpeed(slowest * std::pow(fastest / slowest, part));
    // After a pause of the system the class goes on where it was, not a minute later.
    const double seconds = std::min(0.1, static_cast<double>(m_sinceTick.restart()) / 1000);
    const std::size_t before = m_field->clock().answered();
    m_field->clock().advance(seconds);
    if (m_field->clock().answered() != before)
        tellAnswered();
    if (m_field->clock().resting())
        return pause();
    refresh();
}

// ---------------------------------------------------------------- repetitions

void ClassroomScene::repeat(int times) {
    emit happensIn(QStringLiteral("repeated"));
    const std::int64_t wanted = m_store.parameters().integer(ParameterId::Trials);
    ClassStage now = stage();
    now.repeated = std::min(now.repeated, wanted);
    const auto most = static_cast<std::int64_t>(spec(ParameterId::Trials).range.upper);
    // What is on its way comes, too.
    const std::int64_t until = std::min(most, (repeating() ? wanted : now.repeated) + times);
    m_repeatedBefore = now.repeated;
    m_store.setStage(now); // what undo goes back to
    static_cast<void>(m_store.setParameter(ParameterId::Trials, static_cast<double>(until)));
    now.repeated = std::min(until, now.repeated + 1); // something happens at once
    m_repeatedSoFar = now.repeated;
    m_store.setStage(now);
    m_sinceRepeat.start();
    m_repeats.start();
    if (m_motionReduced || until == now.repeated)
        tickRepeats();
}

void ClassroomScene::tickRepeats() {
    const std::int64_t until = m_store.parameters().integer(ParameterId::Trials);
    const auto count = static_cast<double>(until - m_repeatedBefore);
    const double whole = std::min(count * repeatSeconds, longestRepeatSeconds);
    const double part = whole > 0 ? std::min(1.0, static_cast<double>(m_sinceRepeat.elapsed()) / 1000 / whole) : 1.0;
    // Many begin one by one, too, and then come ever faster.
    const double power = count * repeatSeconds > longestRepeatSeconds ? 2.5 : 1;
    ClassStage now = stage();
    const auto come = m_repeatedBefore + 1 + static_cast<std::int64_t>(count * std::pow(part, power));
    m_repeatedSoFar = now.repeated = std::max(now.repeated, come);
    if (m_motionReduced || now.repeated >= until) {
        m_repeats.stop();
        now.repeated = allOfClass;
    }
    m_store.setStage(now);
}

// ---------------------------------------------------------------- words

void ClassroomScene::refresh() {
    m_play->setText(playing() ? tr("Pause") : tr("Play"));
    m_reveal->setChecked(stage().revealed);
    m_reveal->setText(stage().revealed ? tr("Hide") : tr("Reveal"));
    const QString told = tally();
    m_tally->setText(keptOnLines(told));
    m_reading->setText(keptOnLines(reading()));
    m_field->setAccessibleDescription(told);
    m_field->update();
}

QString ClassroomScene::tally() const {
    if (const auto &room = stage().room)
        return localized(halftruth::tr("The room has given {n} answers, {yes} of them yes",
                                       "The room has given {n} answer, {yes} of them yes",
                                       static_cast<double>(room->answers), {{"yes", room->yes}}));
    const ClassProgress so = progress();
    if (so.asked == 0)
        return tr("Nobody has answered yet.");
    const auto count = [](std::int64_t number) { return numberText(static_cast<double>(number), wholeDigits); };
    const Classroom &classroom = m_choice.classroom;
    const QString estimate = numberText(surveyEstimate(classroom.procedure.design(), {.n = so.asked, .yes = so.yes}));
    if (stage().revealed) {
        const double truth = static_cast<double>(classroom.ones) / static_cast<double>(classroom.n);
        return tr("%1 of %2 have answered, %3 said yes: estimate %4, truth %5")
            .arg(count(so.asked), count(classroom.n), count(so.yes), estimate, numberText(truth));
    }
    return tr("%1 of %2 have answered, %3 said yes: estimate %4")
        .arg(count(so.asked), count(classroom.n), count(so.yes), estimate);
}

ClassProgress ClassroomScene::progress() const {
    // Of a large class only the first are seen here, and all have answered when they have.
    if (isOver() && m_choice.classroom.n > mostPupils) {
        if (!m_whole)
            m_whole = courseOf(m_choice).back();
        return *m_whole;
    }
    ClassProgress so{.asked = static_cast<std::int64_t>(m_field->clock().answered())};
    for (std::size_t i = 0; i < m_field->clock().answered(); ++i)
        so.yes += m_field->pupils()[i].yes;
    return so;
}

bool ClassroomScene::saysByColour() const { return m_field->leavesOutWords() && m_field->clock().answered() > 0; }

/// What the colours and letters of a revealed class mean.
QString ClassroomScene::legend() const {
    const std::vector<PersonalAnswer> &pupils = m_field->pupils();
    QStringList said{tr("Orange: has the trait.")};
    if (saysByColour())
        said << tr("Filled bubble: said yes.");
    if (m_field->showsLetters()) {
        using enum Instruction;
        QStringList told;
        for (const Instruction each : {TellTheTruth, Lie, SayYes, SayNo, OtherQuestion})
            if (std::ranges::find(pupils, each, &PersonalAnswer::instruction) != pupils.end())
                told << PupilField::toldByCoin(each);
        if (!told.isEmpty())
            said << told.join(QStringLiteral(", ")) + QLatin1Char('.');
        if (!std::ranges::all_of(pupils, &PersonalAnswer::obeys))
            said << tr("Red ring: said no all the same.");
    }
    return said.join(QLatin1Char(' '));
}

QString ClassroomScene::reading() const {
    if (stage().room)
        return {};
    const auto picked = m_field->picked();
    if (!picked && stage().revealed)
        return legend();
    if (!picked && saysByColour())
        return tr("Filled bubble: said yes. Point at a pupil to see what that tells about them.");
    if (!picked)
        return m_choice.classroom.n > mostPupils
                   ? tr("The first %1 pupils are shown.").arg(numberText(static_cast<double>(mostPupils), 7))
                   : tr("Point at a pupil to see what the answer tells about them.");
    const PersonalAnswer &answer = m_field->pupils()[*picked];
    const Classroom &classroom = m_choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const QString name = tr("Pupil %1").arg(*picked + 1);
    if (m_field->clock().stage(*picked) != ClassClock::Stage::Answered)
        return tr("%1 hasn't answered yet.").arg(name);
    const bool yes = answer.yes > 0;
    if (!stage().revealed) {
        const QString even = numberText(posteriorOfTrait(design, 0.5, yes, classroom.refusal));
        return yes ? tr("%1 said yes: whoever thought the trait as likely as not now gives it probability %2.")
                         .arg(name, even)
                   : tr("%1 said no: whoever thought the trait as likely as not now gives it probability %2.")
                         .arg(name, even);
    }
    const double prior = static_cast<double>(classroom.ones) / static_cast<double>(classroom.n);
    const QString now = numberText(posteriorOfTrait(design, prior, yes, classroom.refusal));
    QStringList told{(yes ? tr("%1 said yes: the trait now has probability %2, before it %3.")
                          : tr("%1 said no: the trait now has probability %2, before it %3."))
                         .arg(name, now, numberText(prior)),
                     answer.trait ? tr("In truth: yes.") : tr("In truth: no."), instructionText(answer)};
    if (!answer.obeys)
        told << tr("They said no all the same.");
    return told.join(QLatin1Char(' '));
}

void ClassroomScene::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    // Whatever is said, what stands below stays where it is.
    for (QLabel *each : {m_tally, m_reading}) {
        const int lines = width() < 90 * each->fontMetrics().averageCharWidth() ? 2 : 1;
        each->setFixedHeight(lines * each->fontMetrics().lineSpacing());
    }
}

void ClassroomScene::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    // It is found as it was left: who is tossing hasn't answered.
    m_field->clock().jumpTo(m_field->clock().answered());
    m_repeats.stop();
    pause();
}

} // namespace halftruth
