#include "ui/parameters/player.h"

#include "ui/parameters/value_slider.h"
#include "ui/threads/settings.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

constexpr std::chrono::milliseconds frame{16};
constexpr double journey = 2; ///< to one end, to the other and back, in lengths of the slider

/// Where it is on the slider after so many lengths, from its place at the start: first up, then down, then up again.
double placeAfter(double lengths, double from) {
    const double t = std::fmod(lengths, journey);
    if (t < 1 - from)
        return from + t;
    if (t < 2 - from)
        return 2 - from - t;
    return t - (2 - from);
}

} // namespace

Player::Player(ScenarioStore &store, QObject *parent) : QObject(parent), m_store(store) {
    m_timer.setObjectName(QStringLiteral("playerClock"));
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frame);
    connect(&m_timer, &QTimer::timeout, this, &Player::step);
    // Another gesture is another person's hand, which has the store now; any other change ends this one.
    connect(&store, &ScenarioStore::gestureBegun, this, [this] {
        if (!m_setting)
            forget();
    });
    connect(&store, &ScenarioStore::changed, this, [this] {
        if (!m_setting)
            stop();
    });
}

bool Player::leavesTrail() const { return playing() && manner().trail; }

Playing Player::manner() {
    Settings &settings = Settings::all();
    const Playing usual;
    return {.seconds = std::clamp(settings.value(QStringLiteral("play/seconds"), usual.seconds).toInt(), 1, 60),
            .loop = settings.value(QStringLiteral("play/loop"), usual.loop).toBool(),
            .trail = settings.value(QStringLiteral("play/trail"), usual.trail).toBool()};
}

void Player::setManner(const Playing &manner) {
    Settings &settings = Settings::all();
    settings.setValue(QStringLiteral("play/seconds"), manner.seconds);
    settings.setValue(QStringLiteral("play/loop"), manner.loop);
    settings.setValue(QStringLiteral("play/trail"), manner.trail);
}

void Player::play(ParameterId id, const ValueSlider &slider) {
    stop();
    const QScopedValueRollback setting(m_setting, true);
    m_store.beginGesture();
    m_id = id;
    m_slider = &slider;
    m_start = m_store.parameters()[id];
    m_from = slider.partOf(m_start);
    m_clock.start();
    m_timer.start();
    emit changed();
}

void Player::stop() {
    if (!m_id)
        return;
    forget();
    m_store.endGesture();
}

void Player::forget() {
    if (!m_id)
        return;
    m_timer.stop();
    m_id.reset();
    m_slider.clear();
    emit changed();
}

void Player::step() {
    if (!m_id || !m_slider)
        return stop();
    const Playing how = manner();
    const double lengths = static_cast<double>(m_clock.elapsed()) / (1000.0 * how.seconds);
    const bool over = !how.loop && lengths >= journey;
    const double value = over ? m_start : m_slider->valueOf(placeAfter(lengths, m_from));
    bool refused = false;
    if (value != m_store.parameters()[*m_id]) {
        const QScopedValueRollback setting(m_setting, true);
        refused = m_store.setParameter(*m_id, value).has_value();
    }
    if (over || refused)
        stop();
}

} // namespace halftruth
