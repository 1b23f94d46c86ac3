#include "ui/window/frame_choice.h"

#include "ui/files/frames.h"
#include "ui/parameters/value_field.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/parameters/spacing.h"
#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {
constexpr int usualFrames = 60; // two seconds of a film

/// The values between the ends with as many digits as keep them in their places, to a hundredth of a step: a frame
/// that says its value says a short one.
void shorten(std::vector<double> &values) {
    for (std::size_t i = 1; i + 1 < values.size(); ++i) {
        const double steps = std::fabs(values[i] / (values[i + 1] - values[i]));
        const double digits = std::ceil(std::log10(steps)) + 3;
        if (digits >= 1 && digits < std::numeric_limits<double>::digits10)
            values[i] = QString::number(values[i], 'g', static_cast<int>(digits)).toDouble();
    }
}

} // namespace

FrameChoice::FrameChoice(std::span<const ParameterUse> uses, const Parameters &parameters, QWidget *parent)
    : QWidget(parent), m_parameters(parameters), m_over(new QComboBox(this)), m_values(new QWidget(this)),
      m_from(new ValueField(m_values)), m_to(new ValueField(m_values)), m_count(new QSpinBox(m_values)) {
    m_over->addItem(tr("One file"));
    for (const ParameterUse &each : uses)
        if (each.valueKind() == ValueKind::Number && each.id != ParameterId::Seed &&
            !parameters.fixedByData(each.id)) {
            m_uses.push_back(each);
            m_over->addItem(tr("For values of %1").arg(localized(each.name())), utf8(spec(each.id).name));
        }
    m_over->setAccessibleName(tr("How many files"));
    m_over->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_over->setMinimumContentsLength(12);
    m_from->setAccessibleName(tr("First value"));
    m_to->setAccessibleName(tr("Last value"));
    m_count->setRange(2, static_cast<int>(mostFrames));
    m_count->setValue(usualFrames);
    m_count->setSuffix(tr(" files"));
    m_count->setAccessibleName(tr("Number of files"));
    auto *row = new QHBoxLayout(m_values);
    row->setContentsMargins({});
    for (ValueField *field : {m_from, m_to})
        field->setFixedWidth(96);
    row->addWidget(m_from);
    row->addWidget(new QLabel(QStringLiteral("…"), m_values));
    row->addWidget(m_to);
    row->addWidget(m_count);
    row->addStretch(1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->addWidget(m_over);
    rows->addWidget(m_values);
    connect(m_over, &QComboBox::currentIndexChanged, this, &FrameChoice::follow);
    for (ValueField *field : {m_from, m_to})
        connect(field, &ValueField::textEdited, this, &FrameChoice::changed);
    connect(m_count, &QSpinBox::valueChanged, this, &FrameChoice::changed);
    follow();
}

void FrameChoice::choose(ParameterId over) {
    if (const auto found = std::ranges::find(m_uses, over, &ParameterUse::id); found != m_uses.end())
        m_over->setCurrentIndex(static_cast<int>(found - m_uses.begin()) + 1);
}

bool FrameChoice::wanted() const { return m_over->currentIndex() > 0; }

const ParameterUse &FrameChoice::use() const { return m_uses[static_cast<std::size_t>(m_over->currentIndex()) - 1]; }

void FrameChoice::follow() {
    m_values->setVisible(wanted());
    if (wanted()) {
        const SliderSpan span = sliderSpan(use(), m_parameters);
        m_from->showText(localized(fieldText(span.lower)));
        m_to->showText(localized(fieldText(span.upper)));
    }
    emit changed();
}

FrameChoice::Choice FrameChoice::chosen() const {
    Choice choice{.id = use().id, .values = {}, .complaint = {}};
    const QString name = localized(use().name());
    const Range allowed = rangeOf(use(), m_parameters);
    const auto read = [&](const ValueField &field) {
        const QString text = field.text().trimmed();
        const auto value = parseNumber(text.toStdString());
        if (!value)
            choice.complaint = tr("%1 must be a number, but is “%2”").arg(name, text.left(40));
        else if (!allowed.contains(*value))
            choice.complaint = tr("%1 must be in %2, but is %3")
                                   .arg(name, localized(rangeText(allowed.text())), localized(displayNumber(*value)));
        return value.value_or(0);
    };
    const double from = read(*m_from);
    const double to = choice.complaint.isEmpty() ? read(*m_to) : 0;
    if (!choice.complaint.isEmpty())
        return choice;
    const bool log = spec(use().id).scale == Scale::Log && from > 0 && to > 0;
    choice.values = spacedValues({.from = from,
                                  .to = to,
                                  .count = static_cast<std::size_t>(m_count->value()),
                                  .scale = log ? Scale::Log : Scale::Linear,
                                  .integer = allowed.integer});
    if (!allowed.integer)
        shorten(choice.values);
    return choice;
}

} // namespace halftruth
