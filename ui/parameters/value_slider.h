#pragma once

#include "core/parameters/value_steps.h"

#include <QSlider>

namespace halftruth {

/// A slider over the values of a parameter, linear or logarithmic. It keeps the exact value: a value between two
/// positions isn't moved onto one of them. Arrow keys take fine steps, PageUp and PageDown coarse ones, Shift makes a
/// step ten times finer; a double click asks for the default.
class ValueSlider : public QSlider {
    Q_OBJECT

public:
    explicit ValueSlider(QWidget *parent = nullptr);

    /// The ends, spacing and steps of the parameter as it is used, given the others.
    void setUse(const ParameterUse &use, const Parameters &others);
    void setExactValue(double value);
    /// Where a value is on the slider, from 0 to 1, and the value of a place, as short as the place is exact.
    [[nodiscard]] double partOf(double value) const;
    [[nodiscard]] double valueOf(double part) const;

signals:
    void valueChosen(double value);
    /// Everything chosen between the two is one gesture.
    void gestureStarted();
    void gestureFinished();
    void resetRequested();
    /// A character that begins a number, or nothing where only the field is wanted.
    void typed(const QString &text);
    void solveWanted();
    void playWanted();
    void shareWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int positionOf(double value) const;
    [[nodiscard]] double valueAt(int position) const;
    void step(double count);
    /// Whether a key means the field or the solver, which it then is told to.
    bool leadsOn(const QKeyEvent &event);

    ValueSteps m_steps;
    double m_value = 0.0;
    bool m_keyGesture = false;
    bool m_jumping = false; ///< the handle is being brought under the cursor
};

} // namespace halftruth
