#pragma once

#include "core/scenario/solving.h"

#include <QString>
#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QMenu;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

/// What a row has to do with solving.
struct RowSolving {
    std::vector<Solving> offers{};   ///< what its parameter can be found by
    std::optional<Solving> active{}; ///< what it is found by, where it is
    std::optional<Solved> solved{};  ///< what that came to last

    bool operator==(const RowSolving &) const = default;
    [[nodiscard]] bool found() const { return solved && solved->solution.value; }
    /// The target can't be met: the value is none.
    [[nodiscard]] bool infeasible() const { return solved && !solved->solution.value && !solved->pending; }
};

/// What is found, and what for: "largest q for an error of α ...". Of something that is solved for.
[[nodiscard]] QString targetText(const RowSolving &solving);

/// The control that has a parameter found from the others: a button, which lists what to find it by where there is
/// more than one way, and which lets go of it.
class SolveButton : public QWidget {
    Q_OBJECT

public:
    explicit SolveButton(QWidget *parent = nullptr);
    /// As a click does.
    void press();

    void show(const RowSolving &solving);
    [[nodiscard]] QToolButton *button() const { return m_button; }
    /// The list while it is open.
    [[nodiscard]] QMenu *menu() const { return m_menu; }

signals:
    void chosen(const halftruth::Solving &solving);
    void ended();

private:
    void openMenu();

    RowSolving m_solving;
    QToolButton *m_button;
    QMenu *m_menu;
};

class RowText;

/// What a row says in place of its slider while it is found from the others: what it is, or why there is no value.
class SolveText : public QWidget {
    Q_OBJECT

public:
    explicit SolveText(QWidget *parent = nullptr);
    void show(const RowSolving &solving);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isReason() const;

private:
    RowText *m_meaning;
    RowText *m_reason;
};

} // namespace halftruth
