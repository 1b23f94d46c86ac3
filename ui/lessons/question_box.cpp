#include "ui/lessons/question_box.h"

#include "ui/parameters/value_field.h"
#include "ui/text/languages.h"
#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"

#include "core/text/number_parser.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace halftruth {

namespace {

QLabel *wrapped(const char *name, QWidget *parent) {
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

QString said(const Words &words, const NamedExpressions &names = {}) {
    return keptOnLines(localized(lessonText(words, spokenLanguage().toStdString(), names), Markup::Rich));
}

} // namespace

QuestionBox::QuestionBox(Kind kind, QWidget *parent)
    : QFrame(parent), m_kind(kind), m_ask(wrapped("lessonAsk", this)), m_field(new QLineEdit(this)),
      m_unit(new QLabel(QStringLiteral("%"), this)), m_check(new QPushButton(this)), m_pass(new QPushButton(this)),
      m_verdict(wrapped("lessonVerdict", this)), m_solution(wrapped("lessonText", this)) {
    m_field->installEventFilter(this);
    m_field->setAcceptDrops(false); // a file is dropped on the window, and its path is no answer
    setObjectName(kind == Kind::Prediction ? QStringLiteral("prediction") : QStringLiteral("exercise"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto *answer = new QHBoxLayout;
    answer->setSpacing(6);
    answer->addWidget(m_field, 1);
    answer->addWidget(m_unit);
    answer->addWidget(m_check);
    answer->addWidget(m_pass);
    column->addWidget(m_ask);
    column->addLayout(answer);
    column->addWidget(m_verdict);
    column->addWidget(m_solution);
    m_field->setMinimumWidth(60);
    m_check->setText(kind == Kind::Prediction ? tr("Lock in") : tr("Check"));
    m_pass->setText(kind == Kind::Prediction ? tr("Skip") : tr("Solution"));
    m_pass->setToolTip(kind == Kind::Prediction ? tr("Reveals the answer without a prediction")
                                                : tr("Shows how to come to the answer"));
    m_check->setObjectName(QStringLiteral("lessonCheck"));
    m_pass->setObjectName(QStringLiteral("lessonPass"));
    for (QPushButton *each : {m_check, m_pass})
        each->setAutoDefault(false);
    connect(m_field, &QLineEdit::returnPressed, this, &QuestionBox::enter);
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        m_check->setEnabled(!m_field->text().trimmed().isEmpty());
        m_verdict->hide();
    });
    connect(m_check, &QPushButton::clicked, this, &QuestionBox::check);
    connect(m_pass, &QPushButton::clicked, this, &QuestionBox::pass);
}

bool QuestionBox::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride && belongsToTheWindow(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void QuestionBox::show(const Question &question, const Answered &answered) {
    m_question = question;
    m_answered = answered;
    m_ask->setText(said(question.ask));
    m_field->setText(answered.typed);
    m_field->setAccessibleName(localized(lessonText(question.ask, spokenLanguage().toStdString())));
    m_field->setPlaceholderText(
        localized(halftruth::tr("to {n} digits", "to {n} digit", question.digits, {{"n", question.digits}})));
    m_unit->setVisible(question.percent);
    m_solution->hide();
    refresh();
}

void QuestionBox::enter() {
    const bool empty = m_field->text().trimmed().isEmpty();
    const bool checked = m_answered.verdict && m_verdict->isVisibleTo(this) && !m_field->property("refused").toBool();
    // A prediction is asked for; an exercise may be left.
    if (m_answered.locked || checked || (empty && m_kind == Kind::Exercise))
        emit wentOn();
    else
        check();
}

void QuestionBox::check() {
    if (m_answered.locked || m_field->text().trimmed().isEmpty())
        return;
    m_answered.typed = m_field->text();
    const auto number = parseNumber(m_answered.typed.toStdString());
    m_field->setProperty("refused", !number);
    style()->polish(m_field);
    if (!number) {
        m_verdict->setText(
            tr("“%1” is no number. 0.25, 1/4, 25 % and ln 3 are.").arg(m_answered.typed.toHtmlEscaped()));
        m_verdict->show();
        return;
    }
    m_answered.verdict = checked(m_question, *number);
    m_answered.locked = m_kind == Kind::Prediction;
    refresh();
    emit given();
}

void QuestionBox::pass() {
    if (m_kind == Kind::Exercise) {
        m_solution->setText(said(m_question.solution, m_question.names()));
        m_solution->show();
        return;
    }
    m_answered = {.typed = {}, .verdict = {}, .locked = true};
    m_field->clear();
    refresh();
    emit given();
}

QString QuestionBox::verdictText() const {
    const QString value = localized(m_question.shownText()) + (m_question.percent ? QStringLiteral(" %") : QString());
    switch (*m_answered.verdict) {
    case Verdict::Right:
        return tr("✓ Right: %1.").arg(value);
    case Verdict::Close:
        return tr("≈ Close: it is %1, rounded.").arg(value);
    case Verdict::Off:
        break;
    }
    const QString look = said(m_question.look);
    return m_kind == Kind::Prediction ? tr("✗ It is %1. Look at this: %2").arg(value, look)
                                      : tr("✗ Not yet. Look at this: %1").arg(look);
}

void QuestionBox::refresh() {
    const bool open = !m_answered.locked;
    m_field->setReadOnly(!open);
    m_field->setProperty("refused", false);
    style()->polish(m_field);
    m_check->setVisible(open);
    m_check->setEnabled(!m_field->text().trimmed().isEmpty());
    m_pass->setVisible(open);
    m_verdict->setVisible(m_answered.verdict.has_value());
    if (m_answered.verdict) {
        m_verdict->setText(keptOnLines(verdictText()));
        m_verdict->setProperty("off", *m_answered.verdict == Verdict::Off);
        style()->polish(m_verdict);
        m_field->setAccessibleDescription(verdictText());
    }
}

} // namespace halftruth
