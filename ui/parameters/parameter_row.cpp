#include "ui/parameters/parameter_row.h"

#include "ui/parameters/value_slider.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace halftruth {

namespace {

QLabel *label(const QString &text, const char *name, QWidget *parent) {
    auto *result = new QLabel(text, parent);
    result->setObjectName(QLatin1String(name));
    return result;
}

} // namespace

ParameterRow::ParameterRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_field(new QLineEdit(this)), m_slider(new ValueSlider(this)),
      m_lower(label({}, "hint", this)), m_upper(label({}, "hint", this)), m_solve(new SolveButton(this)),
      m_solveText(new SolveText(this)) {
    m_field->setAlignment(Qt::AlignRight);
    resizeField();
    m_field->setAccessibleName(accessibleTitle());
    m_field->installEventFilter(this);
    m_field->setToolTip(tr("Type a number: 0.25, 1/4, 1e6 or ln 3"));
    m_slider->setAccessibleName(accessibleTitle());
    m_slider->setToolTip(localized(spec(use.id).help));
    setBuddy(m_field);

    header()->addWidget(m_field);
    auto *ends = new QHBoxLayout;
    ends->addWidget(m_lower);
    ends->addStretch();
    ends->addWidget(m_solve);
    ends->addStretch();
    ends->addWidget(m_upper);
    auto *rows = static_cast<QVBoxLayout *>(layout());
    rows->addWidget(m_slider);
    rows->addLayout(ends);
    rows->addWidget(m_solveText);
    addRefusal();
    connect(m_solve, &SolveButton::chosen, this, &ParameterRow::solveRequested);
    connect(m_solve, &SolveButton::ended, this, &ParameterRow::solveEnded);

    connect(m_field, &QLineEdit::returnPressed, this, &ParameterRow::enterText);
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (m_field->isModified())
            enterText();
    });
    connect(m_slider, &ValueSlider::valueChosen, this, [this](double value) {
        if (set(value))
            accept();
    });
    connect(m_slider, &ValueSlider::gestureStarted, this, &ParameterRow::gestureStarted);
    connect(m_slider, &ValueSlider::gestureFinished, this, &ParameterRow::gestureFinished);
    connect(m_slider, &ValueSlider::resetRequested, this, [this] { emit resetRequested(id()); });
}

QWidget *ParameterRow::editor() const { return m_field; }

QString ParameterRow::valueText() const {
    if (solving().infeasible())
        return QStringLiteral("–");
    // What nobody typed has more digits than the field has room for.
    const bool rounded = solving().active && !spec(id()).range.integer;
    return QString::fromStdString(fieldText(rounded ? QByteArray::number(m_value, 'g', 8).toDouble() : m_value));
}

void ParameterRow::refresh(const Parameters &parameters) {
    const double value = parameters[id()];
    const bool free = !parameters.fixedByData(id()) && !solving().active;
    // A refused text stays until it is mended, unless the value moved under it.
    if (value != m_value || !m_field->isModified() || !free) {
        m_value = value;
        // A field that is told what it says already would be painted again.
        if (const QString text = valueText(); m_field->isModified() || text != m_field->text())
            showText(text);
        accept();
    }
    m_slider->setUse(use(), parameters);
    m_slider->setExactValue(value);
    m_slider->setEnabled(free);
    m_field->setEnabled(free || solving().active);
    refreshEnds(parameters);
    refreshSolving();
}

void ParameterRow::refreshEnds(const Parameters &parameters) {
    const ParameterSpec &parameter = spec(id());
    const Range allowed = rangeOf(use(), parameters);
    QString upper = localized(parameter.upperMeaning);
    // Where another parameter ends the slider, the end says which number that is.
    if (allowed.integer && allowed.upper < parameter.range.upper)
        upper = QString::fromStdString(displayNumber(allowed.upper));
    QString lower = localized(parameter.lowerMeaning);
    if (use().slider) { // ends of its own, of which the table knows nothing
        const SliderSpan span = sliderSpan(use(), parameters);
        lower = QString::fromStdString(displayNumber(span.lower));
        upper = QString::fromStdString(displayNumber(span.upper));
    }
    const bool fixed = parameters.fixedByData(id());
    m_lower->setText(fixed ? tr("given by the data") : lower);
    m_upper->setText(fixed ? QString() : upper);
}

void ParameterRow::refreshSolving() {
    if (m_shownSolving == solving())
        return; // as it is for most rows with most changes
    m_shownSolving = solving();
    const bool active = solving().active.has_value();
    m_solve->show(solving());
    m_solveText->show(solving());
    m_field->setToolTip(!active ? tr("Type a number: 0.25, 1/4, 1e6 or ln 3")
                        : solving().found()
                            ? tr("%1, found from the others").arg(QString::fromStdString(fieldText(m_value)))
                            : tr("Found from the others"));
    if (m_field->isReadOnly() == active)
        return;
    m_field->setReadOnly(active);
    m_field->setProperty("solved", active);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

void ParameterRow::enterText() {
    if (m_field->isReadOnly())
        return;
    const QString text = m_field->text().trimmed();
    const auto value = parseNumber(text.toStdString());
    if (!value) {
        const QString name = utf8(spec(id()).name);
        refuse(text.isEmpty() ? tr("%1 needs a number").arg(name)
                              : tr("%1 must be a number, but is “%2”").arg(name, text.left(40)));
        return;
    }
    if (!set(*value))
        return;
    accept();
    showText(QString::fromStdString(fieldText(m_value)));
}

void ParameterRow::showText(const QString &text) {
    m_field->setText(text);
    m_field->setModified(false);
    // Of a number with more digits than there is room for the first ones are seen, not the last.
    m_field->setCursorPosition(0);
}

void ParameterRow::refuse(const QString &complaint) {
    ValueRow::refuse(complaint);
    m_lower->hide();
    m_upper->hide();
    m_field->setProperty("refused", true);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

void ParameterRow::accept() {
    if (!refused())
        return;
    ValueRow::accept();
    m_lower->show();
    m_upper->show();
    m_field->setProperty("refused", false);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

void ParameterRow::changeEvent(QEvent *event) {
    ValueRow::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        resizeField();
}

/// The field has room for the longest numbers in any font.
void ParameterRow::resizeField() {
    constexpr int usual = 108;
    m_field->setFixedWidth(std::max(usual, fontMetrics().horizontalAdvance(QLatin1Char('0')) * 12));
}

bool ParameterRow::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        showText(valueText());
        accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
