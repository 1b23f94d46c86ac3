#pragma once

#include "ui/parameters/value_row.h"

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace halftruth {

class ValueSlider;

/// A parameter that is a number: an exact field, a slider and what its ends mean.
class ParameterRow : public ValueRow {
    Q_OBJECT

public:
    ParameterRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] ValueSlider *slider() const { return m_slider; }
    /// What has the value found from the others; hidden where it can't be.
    [[nodiscard]] SolveButton *solveButton() const { return m_solve; }
    [[nodiscard]] SolveText *solveText() const { return m_solveText; }

protected:
    void refresh(const Parameters &parameters) override;
    void refuse(const QString &complaint) override;
    void accept() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void enterText();
    void showText(const QString &text);
    void resizeField();
    void refreshEnds(const Parameters &parameters);
    void refreshSolving();
    /// What the field says: the value, or that there is none.
    [[nodiscard]] QString valueText() const;

    double m_value = 0.0;
    RowSolving m_shownSolving;
    QLineEdit *m_field;
    ValueSlider *m_slider;
    QLabel *m_lower;
    QLabel *m_upper;
    SolveButton *m_solve;
    SolveText *m_solveText;
};

} // namespace halftruth
