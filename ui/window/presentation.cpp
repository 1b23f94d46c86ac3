#include "ui/window/presentation.h"

#include "ui/classroom/pupil_field.h"

#include <QAbstractSlider>
#include <QAction>
#include <QApplication>
#include <QGraphicsOpacityEffect>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

/// Letters of 10 minutes of arc are read with half of normal sight: capitals of 29 mm at 10 m. On a picture 1.5 m
/// high they are 1/52 of its height, and those of the smallest type here when it is as many times larger as this goes
/// into the height.
constexpr double smallScreen = 440;
constexpr double leastScale = 2;
constexpr int aboveFoot = 8;
constexpr int fadeInterval = 40;

} // namespace

// ---------------------------------------------------------------- hint

LeaveHint::LeaveHint(QWidget *over, QWidget *foot) : QLabel(over), m_foot(foot) {
    setObjectName(QStringLiteral("toast"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setMargin(10);
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFor);
    m_fade.setInterval(fadeInterval);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_fades)
            m_fade.start();
        else
            end();
    });
    connect(&m_fade, &QTimer::timeout, this, &LeaveHint::fade);
    over->installEventFilter(this);
    foot->installEventFilter(this);
    hide();
}

bool LeaveHint::eventFilter(QObject *watched, QEvent *event) {
    if (!isVisible())
        return QLabel::eventFilter(watched, event);
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (key && !static_cast<QKeyEvent *>(event)->isAutoRepeat())
        end(); // whoever goes on has read it
    else if ((watched == parentWidget() || watched == m_foot) &&
             (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        QMetaObject::invokeMethod(this, &LeaveHint::place, Qt::QueuedConnection);
    return QLabel::eventFilter(watched, event);
}

// Neither the sentence nor a curve nor the bar is hidden.
void LeaveHint::place() {
    const int foot = m_foot->isVisible() ? m_foot->mapTo(parentWidget(), QPoint()).y() : parentWidget()->height();
    move((parentWidget()->width() - width()) / 2, foot - height() - aboveFoot);
}

void LeaveHint::end() {
    m_timer.stop();
    m_fade.stop();
    qApp->removeEventFilter(this);
    hide();
}

void LeaveHint::say(const QString &what, bool fades) {
    m_fade.stop();
    m_fades = fades;
    m_opacity = 1;
    setGraphicsEffect(nullptr);
    setText(what);
    adjustSize();
    place();
    show();
    raise();
    m_timer.start();
    qApp->installEventFilter(this);
}

void LeaveHint::fade() {
    m_opacity -= static_cast<double>(fadeInterval) / fadesFor;
    if (m_opacity <= 0) {
        end();
        return;
    }
    auto *effect = qobject_cast<QGraphicsOpacityEffect *>(graphicsEffect());
    if (!effect)
        setGraphicsEffect(effect = new QGraphicsOpacityEffect(this));
    effect->setOpacity(m_opacity);
}

// ---------------------------------------------------------------- presentation

Presentation::Presentation(QWidget *window, QList<QWidget *> hidden, QList<QWidget *> shown)
    : QObject(window), m_window(window), m_parts(std::move(hidden)), m_shownParts(std::move(shown)),
      m_present(new QAction(tr("&Presentation"), this)), m_start(new QAction(tr("Begin the presentation"), this)),
      m_leave(new QAction(tr("Leave the presentation"), this)), m_curtain(new QWidget(window)),
      m_hint(new LeaveHint(window, m_shownParts.back())) {
    m_present->setCheckable(true);
    m_present->setShortcut(QKeySequence(Qt::Key_F11));
    m_present->setStatusTip(
        tr("Full screen and twice as large: one chart, the sentence, and the sliders that matter"));
    m_start->setShortcut(QKeySequence(Qt::Key_F5));
    m_leave->setShortcut(QKeySequence(Qt::Key_Escape));
    m_leave->setEnabled(false);
    m_window->addActions({m_start, m_leave});
    connect(m_present, &QAction::toggled, this, &Presentation::present);
    connect(m_start, &QAction::triggered, this, [this] { m_present->setChecked(true); });
    connect(m_leave, &QAction::triggered, this, &Presentation::leave);

    addKeys({Qt::Key_PageDown}, &Presentation::chartTurned, 1, false);
    addKeys({Qt::Key_PageUp}, &Presentation::chartTurned, -1, false);
    addKeys({Qt::Key_Right}, &Presentation::chartTurned, 1, true);
    addKeys({Qt::Key_Left}, &Presentation::chartTurned, -1, true);
    addKeys({Qt::Key_Down}, &Presentation::presetTurned, 1, true);
    addKeys({Qt::Key_Up}, &Presentation::presetTurned, -1, true);
    auto *black = new QShortcut(QKeySequence(Qt::Key_B), window);
    connect(black, &QShortcut::activated, this, [this] { setBlack(true); });
    m_keys << black;
    for (QShortcut *each : m_keys)
        each->setEnabled(false);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *now) { followFocus(now); });

    m_curtain->setObjectName(QStringLiteral("curtain"));
    m_curtain->setAttribute(Qt::WA_StyledBackground);
    m_curtain->setStyleSheet(QStringLiteral("background: black"));
    m_curtain->setFocusPolicy(Qt::StrongFocus);
    m_curtain->setCursor(Qt::BlankCursor);
    m_curtain->setAccessibleName(tr("The screen is black: any key shows it again"));
    m_curtain->installEventFilter(this);
    m_curtain->hide();
    for (QWidget *part : m_shownParts)
        part->hide();
}

void Presentation::addKeys(const QList<Qt::Key> &keys, void (Presentation::*signal)(int), int by, bool ofSliders) {
    for (const Qt::Key key : keys) {
        auto *shortcut = new QShortcut(QKeySequence(key), m_window);
        connect(shortcut, &QShortcut::activated, this, [this, signal, by] { emit(this->*signal)(by); });
        m_keys << shortcut;
        if (ofSliders)
            m_arrows << shortcut;
    }
}

void Presentation::followFocus(const QWidget *focus) {
    const bool taken = qobject_cast<const QAbstractSlider *>(focus) || qobject_cast<const QLineEdit *>(focus) ||
                       qobject_cast<const PupilField *>(focus);
    for (QShortcut *each : m_arrows)
        each->setEnabled(m_on && !taken);
}

void Presentation::leave() { m_present->setChecked(false); }

double Presentation::scaleOn(int screenHeight) { return std::max(screenHeight / smallScreen, leastScale); }

double Presentation::scale() const { return m_on ? scaleOn(m_window->screen()->size().height()) : 1.0; }

void Presentation::present(bool on) {
    emit changing();
    m_on = on;
    m_leave->setEnabled(on);
    m_start->setEnabled(!on);
    for (QShortcut *each : m_keys)
        each->setEnabled(on);
    if (on) {
        m_before = m_window->windowState();
        m_focus = QApplication::focusWidget();
        for (QWidget *part : m_parts)
            if (!part->isHidden()) {
                m_hidden << part;
                part->hide();
            }
        m_window->setWindowState(m_before | Qt::WindowFullScreen);
    } else {
        setBlack(false);
        m_hint->end();
        for (const QPointer<QWidget> &part : std::exchange(m_hidden, {}))
            if (part)
                part->show();
        m_window->setWindowState(m_before);
    }
    for (QWidget *part : m_shownParts)
        part->setVisible(on);
    emit changed();
    if (on) {
        m_window->setFocus(Qt::OtherFocusReason);
        followFocus(m_window);
        m_hint->say(tr("Esc leaves the presentation · ← → charts · ↑ ↓ presets · B black"), !m_motionReduced);
    } else if (m_focus) {
        m_focus->setFocus(Qt::OtherFocusReason);
    }
}

void Presentation::setBlack(bool black) {
    if (black) {
        m_curtain->setGeometry(m_window->rect());
        m_curtain->raise();
        m_curtain->show();
        m_curtain->setFocus(Qt::OtherFocusReason);
    } else {
        const bool was = m_curtain->isVisible();
        m_curtain->hide();
        if (was)
            m_window->setFocus(Qt::OtherFocusReason);
    }
}

bool Presentation::eventFilter(QObject *watched, QEvent *event) {
    if (watched != m_curtain)
        return QObject::eventFilter(watched, event);
    // Nobody else gets a key while nothing is to be seen.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
        setBlack(false);
        return true;
    }
    return false;
}

} // namespace halftruth
