#include "ui/room/ask_room_dialog.h"

#include "ui/room/room_door.h"
#include "ui/room/room_poster.h"
#include "ui/state/scenario_store.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/text/utf8.h"
#include "ui/window/window_place.h"

#include "core/math/domain/domain.h"
#include "core/methods/survey_designs.h"
#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>
#include <cmath>
#include <exception>

namespace halftruth {

namespace {

using Design = RoomPlan::Design;
using Device = RoomPlan::Device;

constexpr double beta = 0.05;
/// Ten times a second is live for people.
constexpr std::chrono::milliseconds refreshedAfter{100};

QString roomPercent(double share) { return localized(displayNumber(100 * share, 3)) + QStringLiteral(" %"); }

QLabel *lines(const char *name, QWidget *parent) {
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel *heading(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setObjectName(QStringLiteral("section"));
    label->setContentsMargins(0, 8, 0, 0);
    return label;
}

} // namespace

AskRoomDialog::AskRoomDialog(ScenarioStore &store, QWidget *parent)
    : QDialog(parent), m_store(store), m_door(new RoomDoor(this)) {
    setWindowTitle(tr("Ask the room"));
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setObjectName(QStringLiteral("controls"));
    scroll->setWidget(createControls());
    scroll->setMinimumWidth(440);
    m_poster = new RoomPoster(this);
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 14, 0);
    columns->setSpacing(14);
    columns->addWidget(scroll);
    auto *right = new QVBoxLayout;
    right->setContentsMargins(0, 14, 0, 14);
    right->addWidget(m_poster);
    columns->addLayout(right, 1);
    setUsualSize(*this, {980, 700});
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshedAfter);
    connect(&m_refresh, &QTimer::timeout, this, &AskRoomDialog::countChanged);
    connect(m_door, &RoomDoor::counted, this, [this] {
        if (!m_refresh.isActive())
            m_refresh.start();
    });
    refresh();
}

AskRoomDialog::~AskRoomDialog() = default; // the door closes behind itself, and nobody is told any more

void AskRoomDialog::present() {
    if (!isVisible() && !record())
        takeOverDesign();
    show();
    raise();
    activateWindow();
}

void AskRoomDialog::takeOverDesign() {
    if (!m_store.explorer().showsPupils)
        return;
    const Parameters &now = m_store.parameters();
    const auto take = [this](Design design, double lie) {
        m_design->setCurrentIndex(m_design->findData(static_cast<int>(design)));
        m_lie->setText(localized(fieldText(lie)));
        refresh();
    };
    using enum ParameterId;
    const std::string_view id = surveyDesign(now).id;
    if (id == nameOf(Design::Warner) && now[LieProbability] < 0.5)
        take(Design::Warner, now[LieProbability]);
    // A phone says yes and no alike often where it doesn't tell the truth.
    else if (id == nameOf(Design::Forced) && std::fabs(now[Truth] + 2 * now[ForcedYes] - 1) < 1e-12)
        take(Design::Forced, now[ForcedYes]);
}

QPushButton *AskRoomDialog::button(const char *name, const QString &text, const QString &help) {
    auto *made = new QPushButton(text, this);
    made->setObjectName(QLatin1String(name));
    made->setToolTip(help);
    made->setAutoDefault(false); // Return in a field must not press it
    return made;
}

QWidget *AskRoomDialog::createControls() {
    auto *contents = new QWidget;
    contents->setObjectName(QStringLiteral("sideContents"));
    auto *form = new QFormLayout(contents);
    form->setContentsMargins(16, 8, 16, 14);
    form->setSpacing(7);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addPlanRows(form);
    addDoorRows(form);
    addCountRows(form);
    return contents;
}

void AskRoomDialog::addPlanRows(QFormLayout *form) {
    QWidget *contents = form->parentWidget();
    form->addRow(heading(tr("THE QUESTION"), contents));
    m_title = new QLineEdit(contents);
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setPlaceholderText(tr("optional: stands above the question"));
    m_question = new QLineEdit(contents);
    m_question->setObjectName(QStringLiteral("question"));
    for (QLineEdit *each : {m_title, m_question})
        each->setMaxLength(150); // of four bytes each at the most
    form->addRow(tr("Title"), m_title);
    form->addRow(tr("Question"), m_question);
    m_design = new QComboBox(contents);
    m_design->setObjectName(QStringLiteral("design"));
    m_design->addItem(tr("Forced response"), static_cast<int>(Design::Forced));
    m_design->addItem(tr("Warner: the truth or its opposite"), static_cast<int>(Design::Warner));
    form->addRow(tr("Design"), m_design);
    m_device = new QComboBox(contents);
    m_device->setObjectName(QStringLiteral("device"));
    m_device->addItem(tr("The phone's own coin"), static_cast<int>(Device::Phone));
    m_device->addItem(tr("Real coins"), static_cast<int>(Device::Coins));
    m_device->addItem(tr("Real dice"), static_cast<int>(Device::Dice));
    if (!RoomDoor::available()) // only a class of a session may have had phones
        m_device->setCurrentIndex(m_device->findData(static_cast<int>(Device::Coins)));
    form->addRow(tr("Device"), m_device);
    m_lie = new QLineEdit(localized(fieldText(RoomPlan{}.lie)), contents);
    m_lie->setObjectName(QStringLiteral("lie"));
    m_lie->setToolTip(tr("Of a forced yes and of a forced no; in Warner's design, of the opposite of the truth"));
    form->addRow(tr("Probability q"), m_lie);
    m_refusal = lines("refusal", contents);
    m_refusal->hide();
    form->addRow(m_refusal);
    m_danger = lines("refusal", contents);
    m_danger->setText(tr("This design protects nobody: every answer is the truth. The page on the phones is red and "
                         "says so."));
    m_danger->hide();
    form->addRow(m_danger);
    for (QLineEdit *each : {m_title, m_question})
        connect(each, &QLineEdit::textChanged, this, &AskRoomDialog::refresh);
    connect(m_lie, &QLineEdit::editingFinished, this, &AskRoomDialog::refresh);
    for (QComboBox *each : {m_design, m_device})
        connect(each, &QComboBox::activated, this, &AskRoomDialog::refresh);
}

void AskRoomDialog::addDoorRows(QFormLayout *form) {
    QWidget *contents = form->parentWidget();
    m_places = new QComboBox(contents);
    m_places->setObjectName(QStringLiteral("places"));
    m_open = button("open", {}, {});
    m_full = button("full", tr("Full screen"), tr("The question and the address for the projector; Escape leaves"));
    m_doorHint = lines("hint", contents);
    connect(m_open, &QPushButton::clicked, this, &AskRoomDialog::toggleDoor);
    connect(m_full, &QPushButton::clicked, this, &AskRoomDialog::projectFullScreen);
    if (!RoomDoor::available()) {
        for (QWidget *each : std::initializer_list<QWidget *>{m_places, m_open, m_doorHint})
            each->hide();
        form->addRow(QString(), m_full);
        return;
    }
    form->addRow(heading(tr("PHONES"), contents));
    for (const RoomDoor::Place &place : RoomDoor::places())
        m_places->addItem(place.title, place.address);
    form->addRow(tr("Network"), m_places);
    auto *row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addWidget(m_full);
    row->addStretch();
    form->addRow(QString(), row);
    form->addRow(m_doorHint);
    connect(m_places, &QComboBox::activated, this, &AskRoomDialog::refresh);
}

void AskRoomDialog::addCountRows(QFormLayout *form) {
    QWidget *contents = form->parentWidget();
    form->addRow(heading(tr("THE ANSWERS"), contents));
    m_counts = lines("tally", contents);
    m_counts->setTextFormat(Qt::RichText);
    form->addRow(m_counts);
    m_yes = button("yes", tr("+ yes"), tr("Count a yes by hand, from a sheet of paper or a raised hand (key +)"));
    m_no = button("no", tr("+ no"), tr("Count a no by hand (key −)"));
    for (QPushButton *each : {m_yes, m_no})
        each->setMinimumHeight(44);
    m_remove = button("remove", tr("Remove the last"), tr("Take back the answer that was counted last"));
    m_stop = button("stop", {}, tr("Phones are told that no answers are counted now"));
    m_restart = button("restart", tr("Restart"), tr("Forget all answers; phones need the new class code"));
    m_reveal =
        button("reveal", tr("Reveal the estimate"), tr("The share that the answers come to, and its interval"));
    m_charts = button("charts", tr("Show in the charts"),
                      tr("Classroom shows this class in its own charts, with this design, as the answers come"));
    for (QPushButton *each : {m_reveal, m_charts})
        each->setCheckable(true);
    auto *grid = new QGridLayout; // of sixths
    grid->addWidget(m_yes, 0, 0, 1, 3);
    grid->addWidget(m_no, 0, 3, 1, 3);
    grid->addWidget(m_remove, 1, 0, 1, 2);
    grid->addWidget(m_stop, 1, 2, 1, 2);
    grid->addWidget(m_restart, 1, 4, 1, 2);
    m_stop->setVisible(RoomDoor::available()); // it is for phones
    grid->addWidget(m_reveal, 2, 0, 1, 3);
    grid->addWidget(m_charts, 2, 3, 1, 3);
    form->addRow(grid);
    m_estimate = lines("sentence", contents);
    m_estimate->setTextFormat(Qt::RichText);
    form->addRow(m_estimate);
    connect(m_yes, &QPushButton::clicked, this, [this] { add(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { add(false); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (m_room && m_room->removeLast())
            countChanged();
    });
    connect(m_stop, &QPushButton::clicked, this, &AskRoomDialog::toggleStopped);
    connect(m_restart, &QPushButton::clicked, this, &AskRoomDialog::restart);
    connect(m_reveal, &QPushButton::toggled, this, [this] {
        refresh();
        if (!m_charts->isChecked())
            return;
        feedCharts();
        bringForward();
    });
    connect(m_charts, &QPushButton::toggled, this, &AskRoomDialog::showInCharts);
}

RoomPlan AskRoomDialog::planOfFields() const {
    const auto lie = parseNumber(m_lie->text().toStdString());
    if (!lie)
        throw std::domain_error(tr("q must be a number, but is “%1”").arg(m_lie->text()).toStdString());
    RoomPlan plan{.title = m_title->text().trimmed().toStdString(),
                  .question = m_question->text().trimmed().toStdString(),
                  .design = static_cast<Design>(m_design->currentData().toInt()),
                  .device = static_cast<Device>(m_device->currentData().toInt()),
                  .lie = *lie};
    static_cast<void>(plan.survey()); // refuses
    return plan;
}

void AskRoomDialog::complain(const QString &what) {
    m_refusal->setText(what);
    m_refusal->setVisible(!what.isEmpty());
}

Room *AskRoomDialog::room() {
    try {
        RoomPlan plan = planOfFields();
        if (plan.question.empty()) // a tally needs none
            plan.question = tr("Asked aloud").toStdString();
        if (!m_room || m_room->plan() != plan)
            m_room = std::make_shared<Room>(std::move(plan));
        return m_room.get();
    } catch (const std::exception &error) {
        complain(refusalOf(error));
        return nullptr;
    }
}

void AskRoomDialog::toggleDoor() {
    if (m_door->isOpen())
        return closeDoor();
    if (m_question->text().trimmed().isEmpty()) {
        m_question->setFocus();
        return complain(tr("Phones show the question: write it first."));
    }
    if (!room())
        return;
    try {
        m_door->open(m_room, m_places->currentData().toString());
    } catch (const std::exception &error) {
        return complain(messageOf(error));
    }
    refresh();
    emit doorChanged(tr("Class open at %1").arg(m_door->place()));
}

void AskRoomDialog::closeDoor() {
    if (!m_door->isOpen())
        return;
    m_door->close();
    m_refresh.stop();
    countChanged(); // what came last
    emit doorChanged({});
}

// A tally on the keyboard; a field that is being typed in takes these first.
void AskRoomDialog::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Plus)
        add(true);
    else if (event->key() == Qt::Key_Minus)
        add(false);
    else
        QDialog::keyPressEvent(event);
}

void AskRoomDialog::done(int result) {
    closeDoor();
    m_charts->setChecked(false);
    QDialog::done(result);
}

void AskRoomDialog::add(bool yes) {
    Room *counted = room();
    if (!counted)
        return;
    if (!counted->add(yes))
        return complain(tr("The class is full: no more than %1 answers are counted.").arg(mostRoomAnswers));
    countChanged();
}

void AskRoomDialog::restart() {
    if (!m_room)
        return;
    m_room->restart();
    countChanged();
}

void AskRoomDialog::toggleStopped() {
    if (!m_room)
        return;
    m_room->setStopped(!m_room->stopped());
    refresh();
}

void AskRoomDialog::projectFullScreen() {
    if (!m_projected) {
        m_projected = new RoomPoster(this);
        m_projected->setWindowFlag(Qt::Window);
        m_projected->setWindowTitle(tr("Ask the room"));
        m_projected->setObjectName(QStringLiteral("projected"));
    }
    m_projected->show(m_poster->notice());
    m_projected->showFullScreen();
    m_projected->activateWindow();
}

std::optional<RoomRecord> AskRoomDialog::record() const {
    if (!m_room || m_room->counts().answers() == 0)
        return std::nullopt;
    return RoomRecord{.plan = m_room->plan(), .counts = m_room->counts()};
}

void AskRoomDialog::load(std::optional<RoomRecord> record) {
    if (record == this->record())
        return;
    if (m_door->isOpen()) {
        m_door->close();
        emit doorChanged({});
    }
    m_refresh.stop();
    m_reveal->setChecked(false);
    m_charts->setChecked(false);
    m_room.reset();
    if (record) {
        m_room = std::make_shared<Room>(record->plan, record->counts);
        const RoomPlan &plan = record->plan;
        m_title->setText(utf8(plan.title));
        m_question->setText(utf8(plan.question));
        m_design->setCurrentIndex(m_design->findData(static_cast<int>(plan.design)));
        m_device->setCurrentIndex(m_device->findData(static_cast<int>(plan.device)));
        m_lie->setText(localized(fieldText(plan.lie)));
    }
    refresh();
}

// ---------------------------------------------------------------- the explorer's charts

void AskRoomDialog::showInCharts(bool shown) {
    m_fed.reset();
    if (shown) {
        m_store.setExplorer(*findExplorer("classroom"));
        const auto &fronts = m_store.scenario().fronts;
        const auto front = fronts.find(std::string(m_store.explorer().id));
        m_frontBefore = front == fronts.end() ? std::string() : front->second;
        feedCharts();
        return bringForward();
    }
    if (m_store.explorer().showsPupils)
        m_store.setFront(m_frontBefore);
    ClassStage stage = m_store.scenario().stage;
    stage.room.reset();
    m_store.setStage(stage);
}

// The answers as they come; the estimate once it is wanted.
void AskRoomDialog::bringForward() {
    if (m_charts->isChecked())
        m_store.setFront(m_reveal->isChecked() ? "course" : "answers");
}

void AskRoomDialog::feedCharts() {
    if (!m_store.explorer().showsPupils) // gone elsewhere: what stands there is left alone
        return m_charts->setChecked(false);
    Room *shown = room();
    if (!shown)
        return;
    const RoomCounts counts = shown->counts();
    const ClassCounts fed{.answers = counts.answers(), .yes = counts.yes, .estimated = m_reveal->isChecked()};
    if (m_fed == fed)
        return;
    if (!m_fed && !feedDesign(shown->plan()))
        return;
    m_fed = fed;
    ClassStage stage = m_store.scenario().stage;
    stage.room = fed;
    m_store.setStage(stage);
}

bool AskRoomDialog::feedDesign(const RoomPlan &plan) {
    const SurveyDesign design = plan.survey();
    const auto designs = surveyDesigns();
    const auto place = std::ranges::find(designs, nameOf(plan.design), &SurveyDesignRow::id) - designs.begin();
    using enum ParameterId;
    if (const auto complaint = m_store.setParameter(SurveyKind, static_cast<double>(place))) {
        complain(*complaint);
        return false;
    }
    if (plan.design == Design::Warner)
        m_store.pick({{LieProbability, design.yesGivenZero}});
    else
        m_store.pick({{Truth, design.yesGivenOne - design.yesGivenZero}, {ForcedYes, design.yesGivenZero}});
    return true;
}

// ---------------------------------------------------------------- what is shown

void AskRoomDialog::countChanged() {
    refresh();
    if (m_charts->isChecked())
        feedCharts();
    emit recordChanged();
}

void AskRoomDialog::refresh() {
    RoomPlan plan;
    QString complaint;
    try {
        plan = planOfFields();
    } catch (const std::exception &error) {
        complaint = refusalOf(error);
    }
    const bool right = complaint.isEmpty();
    complain(complaint);
    const bool danger = right && plan.protectsNobody();
    m_danger->setVisible(danger);
    const bool open = m_door->isOpen();
    const RoomCounts counts = m_room ? m_room->counts() : RoomCounts{};
    const bool any = counts.answers() > 0;
    // What has been asked stays what was asked.
    for (QWidget *each : std::initializer_list<QWidget *>{m_title, m_question, m_design, m_device, m_lie})
        each->setEnabled(!open && !any);
    m_places->setEnabled(!open);
    m_open->setText(open ? tr("Close") : tr("Open"));
    m_open->setEnabled(open || right);
    m_doorHint->setText(
        open ? (danger ? tr("Phones in this network reach one page at %1, until you close it. It comes over HTTP: "
                            "others there can read the answers that are sent. With this design those are the truth.")
                       : tr("Phones in this network reach one page at %1, until you close it. It comes over HTTP: "
                            "others there can read the answers that are sent, never whether they are true."))
                   .arg(m_door->place())
             : tr("No port is open. Open lets phones reach one page of this program at %1, nothing else, and sends "
                  "nothing elsewhere.")
                   .arg(m_places->currentData().toString()));
    m_counts->setText(localized(halftruth::tr(
        "<b>{n}</b> answers: <b>{yes}</b> yes, <b>{no}</b> no", "<b>{n}</b> answer: <b>{yes}</b> yes, <b>{no}</b> no",
        static_cast<double>(counts.answers()), {{"yes", counts.yes}, {"no", counts.no}})));
    for (QPushButton *each : {m_yes, m_no})
        each->setEnabled(right);
    m_remove->setEnabled(m_room && m_room->canRemoveLast());
    const bool stopped = m_room && m_room->stopped();
    m_stop->setText(stopped ? tr("Go on") : tr("Stop"));
    m_stop->setEnabled(open);
    m_restart->setEnabled(any || open);
    m_reveal->setEnabled(any);
    m_charts->setEnabled(any || open || m_charts->isChecked());
    refreshEstimate(m_room ? m_room->plan() : plan, counts);
    const auto n = static_cast<double>(counts.answers());
    const RoomPoster::Notice notice{
        .title = m_title->text().trimmed(),
        .question = m_question->text().trimmed(),
        .link = m_door->link(),
        .place = m_door->place(),
        .code = open ? utf8(m_room->code()) : QString(),
        .answers = localized(stopped ? halftruth::tr("{n} answers. The class takes no more now.",
                                                     "{n} answer. The class takes no more now.", n)
                                     : halftruth::tr("{n} answers", "{n} answer", n)),
        .danger = danger};
    m_poster->show(notice);
    if (m_projected)
        m_projected->show(notice);
}

void AskRoomDialog::refreshEstimate(const RoomPlan &plan, const RoomCounts &counts) {
    const auto estimate = m_reveal->isChecked() ? roomEstimate(plan, counts, beta) : std::nullopt;
    m_estimate->setVisible(estimate.has_value());
    if (!estimate)
        return;
    const double clipped = std::clamp(estimate->share, 0.0, 1.0);
    QString text = tr("Estimated share: <b>%1</b>, with a %2 interval from <b>%3</b> to <b>%4</b>.")
                       .arg(roomPercent(clipped), roomPercent(1 - beta), roomPercent(estimate->interval.lower),
                            roomPercent(estimate->interval.upper));
    if (clipped != estimate->share)
        text += QLatin1Char(' ') +
                tr("(Unclipped %1: chance does that in small classes.)").arg(roomPercent(estimate->share));
    else
        text += QLatin1Char(' ') + tr("Standard error %1.").arg(roomPercent(estimate->standardError));
    m_estimate->setText(text);
}

} // namespace halftruth
