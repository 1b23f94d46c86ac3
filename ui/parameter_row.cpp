#include "parameter_row.h"

#include "theme.h"
#include "value_slider.h"

#include <halftruth/text/number_parser.h>
#include <halftruth/text/number_text.h>

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>
#include <QToolTip>

namespace halftruth {

namespace {

QString utf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QLabel *label(const QString &text, const char *name, QWidget *parent) {
    auto *result = new QLabel(text, parent);
    result->setObjectName(QLatin1String(name));
    return result;
}

} // namespace

ParameterRow::ParameterRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : QWidget(parent), m_use(use), m_setter(std::move(setter)), m_field(new QLineEdit(this)),
      m_slider(new ValueSlider(spec(use.id), this)), m_lower(label({}, "hint", this)),
      m_upper(label({}, "hint", this)), m_refusal(label({}, "refusal", this)) {
    const ParameterSpec &parameter = spec(use.id);
    setObjectName(QStringLiteral("row-") + utf8(parameter.name));

    auto *symbol = new QLabel(utf8(parameter.symbol), this);
    symbol->setFont(symbolFont(16));
    symbol->setMinimumWidth(16);
    auto *title = new QLabel(utf8(use.name()), this);
    title->setBuddy(m_field);
    title->setMinimumWidth(40);
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    title->setToolTip(utf8(use.name()));
    const QString help = utf8(parameter.help);
    auto *helpButton = new QToolButton(this);
    helpButton->setObjectName(QStringLiteral("help"));
    helpButton->setText(QStringLiteral("?"));
    helpButton->setToolTip(help);
    helpButton->setAccessibleName(tr("Help on %1").arg(utf8(use.name())));
    connect(helpButton, &QToolButton::clicked, this, [helpButton, help] {
        QToolTip::showText(helpButton->mapToGlobal(QPoint(0, helpButton->height())), help, helpButton);
    });

    const QString name = QStringLiteral("%1 (%2)").arg(utf8(use.name()), utf8(parameter.symbol));
    m_field->setAlignment(Qt::AlignRight);
    m_field->setFixedWidth(108);
    m_field->setAccessibleName(name);
    m_field->setToolTip(tr("Type a number: 0.25, 1/4, 1e6 or ln 3"));
    m_field->installEventFilter(this);
    m_slider->setAccessibleName(name);
    m_slider->setToolTip(help);
    m_refusal->setWordWrap(true);
    m_refusal->hide();

    auto *top = new QHBoxLayout;
    top->setSpacing(6);
    top->addWidget(symbol);
    top->addWidget(title, 1);
    top->addWidget(helpButton);
    top->addWidget(m_field);
    auto *ends = new QHBoxLayout;
    ends->addWidget(m_lower);
    ends->addStretch();
    ends->addWidget(m_upper);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 6);
    layout->setSpacing(1);
    layout->addLayout(top);
    layout->addWidget(m_slider);
    layout->addLayout(ends);
    layout->addWidget(m_refusal);

    connect(m_field, &QLineEdit::returnPressed, this, &ParameterRow::enterText);
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (m_field->isModified())
            enterText();
    });
    connect(m_slider, &ValueSlider::valueChosen, this, [this](double value) {
        if (!m_setter(value))
            accept();
    });
    connect(m_slider, &ValueSlider::gestureStarted, this, &ParameterRow::gestureStarted);
    connect(m_slider, &ValueSlider::gestureFinished, this, &ParameterRow::gestureFinished);
    connect(m_slider, &ValueSlider::resetRequested, this, [this] { emit resetRequested(m_use.id); });
}

QString ParameterRow::refusal() const { return m_refusal->isHidden() ? QString() : m_refusal->text(); }

void ParameterRow::show(const Parameters &parameters) {
    const ParameterSpec &parameter = spec(m_use.id);
    const double value = parameters[m_use.id];
    const bool fixed = parameters.fixedByData(m_use.id);
    // A refused text stays until it is mended, unless the value moved under it.
    if (value != m_value || !m_field->isModified()) {
        m_value = value;
        m_field->setText(QString::fromStdString(fieldText(value)));
        m_field->setModified(false);
        m_field->setCursorPosition(0);
        accept();
    }
    m_slider->setSpan(sliderSpan(m_use, parameters));
    m_slider->setExactValue(value);
    m_field->setEnabled(!fixed);
    m_slider->setEnabled(!fixed);
    const Range allowed = rangeOf(m_use, parameters);
    QString upper = utf8(parameter.upperMeaning);
    // Where another parameter ends the slider, the end says which number that is.
    if (parameter.range.integer && allowed.upper < parameter.range.upper)
        upper = QString::fromStdString(displayNumber(allowed.upper));
    m_lower->setText(fixed ? tr("given by the data") : utf8(parameter.lowerMeaning));
    m_upper->setText(fixed ? QString() : upper);
}

void ParameterRow::enterText() {
    const QString text = m_field->text().trimmed();
    const auto value = parseNumber(text.toStdString());
    if (!value) {
        const QString name = utf8(spec(m_use.id).name);
        refuse(text.isEmpty() ? tr("%1 needs a number").arg(name)
                              : tr("%1 must be a number, but is “%2”").arg(name, text.left(40)));
        return;
    }
    if (const auto complaint = m_setter(*value)) {
        refuse(*complaint);
        return;
    }
    accept();
    m_field->setModified(false);
    m_field->setText(QString::fromStdString(fieldText(m_value)));
}

void ParameterRow::refuse(const QString &complaint) {
    m_refusal->setText(complaint);
    m_refusal->show();
    m_lower->hide();
    m_upper->hide();
    m_field->setProperty("refused", true);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

void ParameterRow::accept() {
    if (m_refusal->isHidden())
        return;
    m_refusal->hide();
    m_lower->show();
    m_upper->show();
    m_field->setProperty("refused", false);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

bool ParameterRow::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_field->setText(QString::fromStdString(fieldText(m_value)));
        m_field->setModified(false);
        accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
