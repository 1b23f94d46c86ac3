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
    m_steps = ValueSteps::of(use, others);
    setExactValue(m_value);
}

void ValueSlider::setExactValue(double value) {
    m_value = value;
    if (!isSliderDown())
        setValue(positionOf(value));
}

double ValueSlider::partOf(double value) const {
    if (!(m_steps.span.lower < m_steps.span.upper))
        return 0;
    const double clamped = std::clamp(value, m_steps.span.lower, m_steps.span.upper);
    return m_steps.scale == Scale::Log
               ? std::log(clamped / m_steps.span.lower) / std::log(m_steps.span.upper / m_steps.span.lower)
               : (clamped - m_steps.span.lower) / (m_steps.span.upper - m_steps.span.lower);
}

double ValueSlider::valueOf(double part) const {
    if (part <= 0)
        return m_steps.span.lower;
    if (part >= 1)
        return m_steps.span.upper;
    if (m_steps.scale == Scale::Linear)
        return m_steps.rounded(m_steps.span.lower + part * (m_steps.span.upper - m_steps.span.lower));
    return m_steps.rounded(m_steps.span.lower * std::pow(m_steps.span.upper / m_steps.span.lower, part));
}

int ValueSlider::positionOf(double value) const { return static_cast<int>(std::lround(partOf(value) * positions)); }

double ValueSlider::valueAt(int position) const { return valueOf(static_cast<double>(position) / positions); }

void ValueSlider::step(double count) { emit valueChosen(m_steps.stepped(m_value, count)); }

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
        emit valueChosen(event->key() == Qt::Key_Home ? m_steps.span.lower : m_steps.span.upper);
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
    emit gestureStarted();
    step(event->angleDelta().y() > 0 ? 1.0 : -1.0);
    emit gestureFinished();
    event->accept();
}

} // namespace halftruth
