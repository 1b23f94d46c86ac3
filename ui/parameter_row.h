#pragma once

#include <halftruth/parameters.h>

#include <QWidget>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace halftruth {

class ValueSlider;

/// One parameter: symbol, name, help, an exact field, a slider and what its ends mean.
class ParameterRow : public QWidget {
    Q_OBJECT

public:
    /// Takes a value; returns the complaint when it is refused.
    using Setter = std::function<std::optional<QString>(double)>;

    ParameterRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] ParameterId id() const { return m_use.id; }
    /// Shows the parameter's value among the others.
    void show(const Parameters &parameters);
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] ValueSlider *slider() const { return m_slider; }
    /// The complaint shown beside the field; empty when the field's text is fine.
    [[nodiscard]] QString refusal() const;

signals:
    void gestureStarted();
    void gestureFinished();
    void resetRequested(halftruth::ParameterId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void enterText();
    void refuse(const QString &complaint);
    void accept();

    ParameterUse m_use;
    Setter m_setter;
    double m_value = 0.0;
    QString m_upperMeaning;
    QLineEdit *m_field;
    ValueSlider *m_slider;
    QLabel *m_lower;
    QLabel *m_upper;
    QLabel *m_refusal;
};

} // namespace halftruth
