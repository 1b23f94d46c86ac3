#include "ui/parameters/value_slider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

constexpr int positions = 10000;
constexpr double fineSteps = 200.0; ///< arrow keys from end to end of a log slider
constexpr double coarseStep = 10.0;

} // namespace

ValueSlider::ValueSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent) {
    setRange(0, positions);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::sliderPressed, this, [this] {
        if (!m_jumping)
            emit gestureStarted();
    });
    connect(this, &QSlider::sliderReleased, this, &ValueSlider::gestureFinished);
    connect(this, &QSlider::sliderMoved, this, [this](int position) { emit valueChosen(valueAt(position)); });
}

void ValueSlider::setUse(const ParameterUse &use, const Parameters &others) {
    m_span = sliderSpan(use, others);
    m_scale = use.sliderScale();
    m_integer = rangeOf(use, others).integer;
    // Ends of the use's own have a step of their own: the power of ten below a hundredth of what lies between.
    m_step = !use.slider ? spec(use.id).step
             : m_integer ? 1.0
                         : std::pow(10.0, std::floor(std::log10(std::max(m_span.upper - m_span.lower, 1e-12))) - 2);
    setExactValue(m_value);
}

void ValueSlider::setExactValue(double value) {
    m_value = value;
    if (!isSliderDown())
        setValue(positionOf(value));
}

double ValueSlider::partOf(double value) const {
    if (!(m_span.lower < m_span.upper))
        return 0;
    const double clamped = std::clamp(value, m_span.lower, m_span.upper);
    return m_scale == Scale::Log ? std::log(clamped / m_span.lower) / std::log(m_span.upper / m_span.lower)
                                 : (clamped - m_span.lower) / (m_span.upper - m_span.lower);
}

double ValueSlider::valueOf(double part) const {
    if (part <= 0)
        return m_span.lower;
    if (part >= 1)
        return m_span.upper;
    if (m_scale == Scale::Linear)
        return rounded(m_span.lower + part * (m_span.upper - m_span.lower));
    return rounded(m_span.lower * std::pow(m_span.upper / m_span.lower, part));
}

int ValueSlider::positionOf(double value) const { return static_cast<int>(std::lround(partOf(value) * positions)); }

double ValueSlider::valueAt(int position) const { return valueOf(static_cast<double>(position) / positions); }

double ValueSlider::rounded(double value) const {
    const double inside = std::clamp(value, m_span.lower, m_span.upper);
    if (m_integer) {
        // Three digits are what a hand can mean by a place on the slider.
        const double magnitude = std::pow(10.0, std::floor(std::log10(std::max(inside, 1.0))) - 2);
        const double digits = m_scale == Scale::Log && magnitude > 1 ? magnitude : 1.0;
        return std::clamp(std::round(inside / digits) * digits, m_span.lower, m_span.upper);
    }
    // Four significant digits keep the field readable; they are finer than a pixel.
    const double magnitude = inside == 0 ? 1.0 : std::pow(10.0, std::floor(std::log10(std::fabs(inside))) - 3);
    const double unit = m_scale == Scale::Linear ? m_step / 10 : magnitude;
    const double whole = std::round(inside / unit);
    // Dividing by the reciprocal gives the double nearest to the decimal: 0.3, not 0.30000000000000004.
    return std::clamp(unit < 1 ? whole / std::round(1 / unit) : whole * unit, m_span.lower, m_span.upper);
}

void ValueSlider::step(double count) {
    double next = m_value;
    if (m_scale == Scale::Log)
        next = m_value * std::pow(m_span.upper / m_span.lower, count / fineSteps);
    else
        next = m_value + count * m_step;
    if (m_integer) {
        next = std::round(next);
        if (next == m_value)
            next += count > 0 ? 1 : -1;
        next = std::clamp(next, m_span.lower, m_span.upper);
    } else if (m_scale == Scale::Log) {
        next = rounded(next);
    } else {
        // Steps land on their own multiples, however the value came about.
        const double unit = std::min(1.0, std::fabs(count)) * m_step;
        const double whole = std::round(next / unit);
        next = std::clamp(whole / std::round(1 / unit), m_span.lower, m_span.upper);
    }
    emit valueChosen(next);
}

bool ValueSlider::leadsOn(const QKeyEvent &event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    static const QString beginnings = QStringLiteral(".,-−(½¼¾√");
    const QString text = event.text();
    if (text.size() == 1 && (text.front().isDigit() || beginnings.contains(text.front())))
        emit typed(text);
    else if (event.key() == Qt::Key_F2 || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        emit typed({});
    else if (event.key() == Qt::Key_F)
        emit solveWanted();
    else if (event.key() == Qt::Key_P)
        emit playWanted();
    else if (event.key() == Qt::Key_Percent)
        emit shareWanted();
    else
        return false;
    return true;
}

void ValueSlider::keyPressEvent(QKeyEvent *event) {
    const double scale = event->modifiers() & Qt::ShiftModifier ? 0.1 : 1.0;
    double count = 0;
    bool toEnd = false;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        count = scale;
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        count = -scale;
        break;
    case Qt::Key_PageUp:
        count = coarseStep * scale;
        break;
    case Qt::Key_PageDown:
        count = -coarseStep * scale;
        break;
    case Qt::Key_Home:
    case Qt::Key_End:
        toEnd = true;
        break;
    default:
        if (!leadsOn(*event))
            QSlider::keyPressEvent(event);
        return;
    }
    if (!m_keyGesture) {
        m_keyGesture = true;
        emit gestureStarted();
    }
    if (toEnd)
        emit valueChosen(event->key() == Qt::Key_Home ? m_span.lower : m_span.upper);
    else
        step(count);
    event->accept();
}

void ValueSlider::keyReleaseEvent(QKeyEvent *event) {
    if (m_keyGesture && !event->isAutoRepeat()) {
        m_keyGesture = false;
        emit gestureFinished();
    }
    QSlider::keyReleaseEvent(event);
}

void ValueSlider::focusOutEvent(QFocusEvent *event) {
    // The release of the key will go elsewhere.
    if (std::exchange(m_keyGesture, false))
        emit gestureFinished();
    QSlider::focusOutEvent(event);
}

void ValueSlider::mousePressEvent(QMouseEvent *event) {
    // A press beside the handle brings the handle there, so that the drag that follows holds it.
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    if (event->button() != Qt::LeftButton || handle.contains(event->position().toPoint())) {
        QSlider::mousePressEvent(event);
        return;
    }
    const int room = width() - handle.width();
    const int position = QStyle::sliderValueFromPosition(
        0, positions, qRound(event->position().x()) - handle.width() / 2, std::max(room, 1));
    // The jump and the drag are one gesture.
    m_jumping = true;
    emit gestureStarted();
    setSliderPosition(position);
    emit valueChosen(valueAt(position));
    QSlider::mousePressEvent(event); // takes over, now that the handle is under the cursor
    m_jumping = false;
    if (!isSliderDown())
        emit gestureFinished();
}

void ValueSlider::mouseDoubleClickEvent(QMouseEvent *event) {
    if (event->button() == Qt::LeftButton)
        emit resetRequested();
}

void ValueSlider::wheelEvent(QWheelEvent *event) {
    // The panel scrolls under the cursor; a slider that isn't being worked on must not move with it.
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    emit gestureStarted();
    step(event->angleDelta().y() > 0 ? 1.0 : -1.0);
    emit gestureFinished();
    event->accept();
}

} // namespace halftruth
