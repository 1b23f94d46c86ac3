#pragma once

#include "ui/parameters/solve_control.h"

#include "core/parameters/parameters.h"

#include <QWidget>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
QT_END_NAMESPACE

namespace halftruth {

/// One parameter in the panel, whatever kind of value it has: symbol, name and help, above what a subclass adds.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    /// Takes a value; returns the complaint when it is refused.
    using Setter = std::function<std::optional<QString>(const ParameterValue &)>;

    /// The row that suits the use's kind of value.
    [[nodiscard]] static ValueRow *create(const ParameterUse &use, Setter setter, QWidget *parent);

    [[nodiscard]] ParameterId id() const { return m_use.id; }
    [[nodiscard]] const ParameterUse &use() const { return m_use; }
    /// Shows the parameter's value among the others, as it is used now, and what it has to do with solving.
    void show(const ParameterUse &use, const Parameters &parameters, const RowSolving &solving = {});
    /// What takes the value from the keyboard.
    [[nodiscard]] virtual QWidget *editor() const = 0;
    /// The complaint shown beside the value; empty when all is fine.
    [[nodiscard]] QString refusal() const;

signals:
    void gestureStarted();
    void gestureFinished();
    void resetRequested(halftruth::ParameterId id);
    void solveRequested(const halftruth::Solving &solving);
    void solveEnded();

protected:
    ValueRow(const ParameterUse &use, Setter setter, QWidget *parent);

    /// Shows the value; the use and what is solved for are up to date.
    virtual void refresh(const Parameters &parameters) = 0;
    /// Sets the value or shows why not; true when it was taken.
    bool set(const ParameterValue &value);
    /// Says why a text is refused.
    virtual void refuse(const QString &complaint);
    virtual void accept();
    /// The line of symbol, name and help, to which a field can be added.
    [[nodiscard]] QHBoxLayout *header() const { return m_header; }
    /// "lie probability (q)", for who can't see the row.
    [[nodiscard]] QString accessibleTitle() const;
    /// Makes the title lead to its field.
    void setBuddy(QWidget *field);
    /// Puts the complaint below what has been added so far.
    void addRefusal();
    [[nodiscard]] bool refused() const;
    [[nodiscard]] const RowSolving &solving() const { return m_solving; }

private:
    void setTitle();
    ParameterUse m_use;
    RowSolving m_solving;
    Setter m_setter;
    QHBoxLayout *m_header;
    QLabel *m_title;
    QLabel *m_refusal;
};

} // namespace halftruth
