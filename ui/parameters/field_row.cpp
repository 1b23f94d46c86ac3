#include "ui/parameters/field_row.h"

#include "ui/parameters/value_field.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QLabel>

namespace halftruth {

FieldRow::FieldRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_lead(new QLabel(utf8(use.lead), this)),
      m_field(new ValueField(this)) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // as wide as its neighbours
    setTitleShown(false);
    m_lead->setObjectName(QStringLiteral("symbol"));
    m_lead->setAlignment(Qt::AlignCenter);
    m_field->setAlignment(Qt::AlignRight);
    m_field->setToolTip(localized(use.name()));
    setBuddy(m_field);
    watch(m_field);
    connect(m_field, &ValueField::takenBack, this, &FieldRow::takeBack);
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        enterText();
        if (!refused())
            emit settled();
    });
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (m_field->isModified())
            enterText();
    });
}

QWidget *FieldRow::editor() const { return m_field; }

QSize FieldRow::sizeHint() const {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    return {9 * digit, ValueRow::sizeHint().height()};
}

void FieldRow::arrange(const Places &places) {
    // The first of a line begins where other symbols do.
    const bool first = x() == 0;
    const int lead = fontMetrics().horizontalAdvance(m_lead->text()) + 8;
    m_lead->setAlignment(Qt::AlignVCenter | (first ? Qt::AlignLeft : Qt::AlignHCenter));
    m_lead->setGeometry(0, 0, lead, height());
    m_field->setGeometry(lead, places.field.top(), width() - lead, places.field.height());
    if (!m_field->isModified() && m_value)
        m_field->showText(m_field->whole(), localized(displayNumber(*m_value, 3)));
}

QString FieldRow::ends() const {
    return tr("%1 … %2").arg(localized(displayNumber(m_range.lower)), localized(displayNumber(m_range.upper)));
}

void FieldRow::refresh(const Parameters &parameters) {
    if (const QString lead = utf8(use().lead); lead != m_lead->text()) {
        m_lead->setText(lead);
        rearrange();
    }
    m_range = rangeOf(use(), parameters);
    if (m_value == parameters[id()]) // a refused text stays until it is mended
        return;
    m_value = parameters[id()];
    showValue();
}

void FieldRow::showValue() {
    m_field->showText(localized(fieldText(*m_value)), localized(displayNumber(*m_value, 3)));
    accept();
}

void FieldRow::enterText() {
    const QString text = m_field->text().trimmed();
    const auto value = parseNumber(text.toStdString());
    if (!value) {
        refuse(tr("%1 must be a number, but is “%2”").arg(localized(use().name()), text.left(40)));
        return;
    }
    if (set(*value))
        showValue();
}

void FieldRow::refuse(const QString &complaint) {
    ValueRow::refuse(complaint);
    m_field->setRefused(true);
}

void FieldRow::accept() {
    ValueRow::accept();
    m_field->setRefused(false);
}

} // namespace halftruth
