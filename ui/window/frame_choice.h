#pragma once

#include "core/parameters/parameters.h"

#include <QWidget>

#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QSpinBox;
QT_END_NAMESPACE

namespace halftruth {

class ValueField;

/// One picture, or one for each of several values of a parameter: the frames of an animation.
class FrameChoice : public QWidget {
    Q_OBJECT

public:
    /// Of the numbers among these parameters of an explorer in that state, but for those that its data give.
    FrameChoice(std::span<const ParameterUse> uses, const Parameters &parameters, QWidget *parent = nullptr);

    [[nodiscard]] bool wanted() const;
    void choose(ParameterId over);
    /// Where frames are wanted: of which parameter, and its values. What can't be is in the complaint; there are no
    /// values then.
    struct Choice {
        ParameterId id;
        std::vector<double> values;
        QString complaint;
    };
    [[nodiscard]] Choice chosen() const;

signals:
    void changed();

private:
    [[nodiscard]] const ParameterUse &use() const;
    void follow();

    std::vector<ParameterUse> m_uses;
    Parameters m_parameters;
    QComboBox *m_over;
    QWidget *m_values; ///< from here to there, below it
    ValueField *m_from;
    ValueField *m_to;
    QSpinBox *m_count;
};

} // namespace halftruth
