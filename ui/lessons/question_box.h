#pragma once

#include "core/lessons/lesson.h"

#include <QFrame>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace halftruth {

/// What was answered to a question.
struct Answered {
    QString typed{};
    std::optional<Verdict> verdict{}; ///< nothing where it was passed over, or not answered yet
    bool locked = false;              ///< it can't be changed any more
};

/// A question, the field for its answer, and what is said to it. A prediction is locked in once; an exercise may be
/// tried again.
class QuestionBox : public QFrame {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Prediction, Exercise };
    QuestionBox(Kind kind, QWidget *parent);

    void show(const Question &question, const Answered &answered);
    [[nodiscard]] const Answered &answered() const { return m_answered; }
    [[nodiscard]] QLineEdit *field() const { return m_field; }

signals:
    /// A number was given, or of a prediction that none will be.
    void given();
    /// Return where there is nothing new to check: on to what comes next.
    void wentOn();

protected:
    /// Keys that mean nothing in a line of text are the window's.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void enter();
    void check();
    void pass();
    void refresh();
    [[nodiscard]] QString verdictText() const;

    Kind m_kind;
    Question m_question;
    Answered m_answered;
    QLabel *m_ask;
    QLineEdit *m_field;
    QLabel *m_unit;
    QPushButton *m_check;
    QPushButton *m_pass;
    QLabel *m_verdict;
    QLabel *m_solution;
};

} // namespace halftruth
