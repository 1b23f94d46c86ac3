#include "ui/parameters/value_row.h"

#include "ui/parameters/choice_row.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/records_row.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace halftruth {

namespace {

/// A name that is longer than its room goes on in a second line, from the space that is nearest to its middle.
QString inTwoLines(const QString &name, const QFontMetrics &metrics) {
    constexpr int room = 120;
    if (metrics.horizontalAdvance(name) <= room)
        return name;
    const qsizetype middle = name.size() / 2;
    const qsizetype before = name.lastIndexOf(QLatin1Char(' '), middle);
    const qsizetype after = name.indexOf(QLatin1Char(' '), middle);
    const bool earlier = after < 0 || (before >= 0 && middle - before <= after - middle);
    const qsizetype at = earlier ? before : after;
    return at < 0 ? name : name.left(at) + QLatin1Char('\n') + name.mid(at + 1);
}

} // namespace

ValueRow *ValueRow::create(const ParameterUse &use, Setter setter, QWidget *parent) {
    switch (use.valueKind()) {
    case ValueKind::Choice:
        return new ChoiceRow(use, std::move(setter), parent);
    case ValueKind::Record:
        return new RecordsRow(use, std::move(setter), parent);
    case ValueKind::Collection:
        // A neighbour is told from its collection by one record, however many there are.
        if (use.id == ParameterId::Changed)
            return new NeighbourRow(use, std::move(setter), parent);
        return new RecordsRow(use, std::move(setter), parent);
    case ValueKind::Number:
        break;
    }
    return new ParameterRow(use, std::move(setter), parent);
}

ValueRow::ValueRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : QWidget(parent), m_use(use), m_setter(std::move(setter)), m_header(new QHBoxLayout), m_title(new QLabel(this)),
      m_refusal(new QLabel(this)) {
    const ParameterSpec &parameter = spec(use.id);
    setObjectName(QStringLiteral("row-") + utf8(parameter.name));

    auto *symbol = new QLabel(utf8(parameter.symbol), this);
    symbol->setObjectName(QStringLiteral("symbol"));
    symbol->setMinimumWidth(16);
    symbol->setVisible(!parameter.symbol.empty());
    setTitle();
    m_title->setMinimumWidth(40);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    const QString help = localized(parameter.help);
    auto *helpButton = new QToolButton(this);
    helpButton->setObjectName(QStringLiteral("help"));
    helpButton->setText(QStringLiteral("?"));
    helpButton->setToolTip(help);
    helpButton->setAccessibleName(tr("Help on %1").arg(localized(use.name())));
    connect(helpButton, &QToolButton::clicked, this, [helpButton, help] {
        QToolTip::showText(helpButton->mapToGlobal(QPoint(0, helpButton->height())), help, helpButton);
    });
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();

    m_header->setSpacing(6);
    m_header->addWidget(symbol);
    m_header->addWidget(m_title, 1);
    m_header->addWidget(helpButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 6);
    layout->setSpacing(1);
    layout->addLayout(m_header);
}

void ValueRow::show(const ParameterUse &use, const Parameters &parameters, const RowSolving &solving) {
    const bool renamed = use.name() != m_use.name();
    m_use = use;
    if (renamed)
        setTitle();
    m_solving = solving;
    refresh(parameters);
}

void ValueRow::setTitle() {
    const QString name = localized(m_use.name());
    m_title->setText(inTwoLines(name, m_title->fontMetrics()));
    m_title->setToolTip(name);
}

QString ValueRow::refusal() const { return refused() ? m_refusal->text() : QString(); }

bool ValueRow::refused() const { return !m_refusal->isHidden(); }

bool ValueRow::set(const ParameterValue &value) {
    if (const auto complaint = m_setter(value)) {
        refuse(*complaint);
        return false;
    }
    return true;
}

void ValueRow::refuse(const QString &complaint) {
    m_refusal->setText(complaint);
    m_refusal->show();
}

void ValueRow::accept() { m_refusal->hide(); }

QString ValueRow::accessibleTitle() const {
    const QString name = localized(m_use.name());
    const QString symbol = utf8(spec(m_use.id).symbol);
    return symbol.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, symbol);
}

void ValueRow::setBuddy(QWidget *field) { m_title->setBuddy(field); }

void ValueRow::addRefusal() { layout()->addWidget(m_refusal); }

} // namespace halftruth
