#include "ui/parameters/value_row.h"

#include "ui/parameters/choice_row.h"
#include "ui/parameters/field_row.h"
#include "ui/parameters/list_row.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/records_row.h"
#include "ui/parameters/row_text.h"
#include "ui/parameters/solve_control.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/parameters/short_names.h"
#include "core/text/complaint.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QToolTip>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int leastHeight = 36;
constexpr int sliderHeight = 20;
constexpr int gap = 6;

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
    case ValueKind::List:
        return new ListRow(use, std::move(setter), parent);
    case ValueKind::Number:
        if (!use.lead.empty())
            return new FieldRow(use, std::move(setter), parent);
        break;
    }
    return new ParameterRow(use, std::move(setter), parent);
}

ValueRow::ValueRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : QWidget(parent), m_use(use), m_setter(std::move(setter)), m_symbol(new QLabel(utf8(spec(use.id).symbol), this)),
      m_title(new RowText("rowName", this)), m_refusal(new RowText("refusal", this)) {
    setObjectName(QStringLiteral("row-") + utf8(spec(use.id).name));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_symbol->setObjectName(QStringLiteral("symbol"));
    m_symbol->setVisible(!m_symbol->text().isEmpty());
    m_refusal->hide();
    nameTitle();
}

void ValueRow::nameTitle() {
    m_title->setText(localized(m_use.name()));
    m_title->setShorter(localized(shorterName(m_use.name())));
}

void ValueRow::show(const ParameterUse &use, const Parameters &parameters, const RowSolving &solving) {
    const bool renamed = use.name() != m_use.name();
    m_use = use;
    if (renamed)
        nameTitle();
    m_solving = solving;
    read(parameters);
    refresh(parameters);
}

void ValueRow::read(const Parameters &parameters) {
    if (m_use.valueKind() != ValueKind::Number)
        return;
    const double value = parameters[m_use.id];
    QString reading = localized(readingOf(m_use, value));
    if (reading == m_reading)
        return;
    m_reading = std::move(reading);
    m_title->setReadings(m_reading.isEmpty()
                             ? QStringList()
                             : QStringList{fullName(), m_reading, localized(readingOf(m_use, value, true))});
    renamed();
}

QString ValueRow::refusal() const { return refused() ? m_refusal->text() : QString(); }

bool ValueRow::refused() const { return !m_refusal->isHidden(); }

bool ValueRow::set(const ParameterValue &value) {
    if (const auto complaint = m_setter(value)) {
        refuse(onScreen(*complaint));
        return false;
    }
    return true;
}

void ValueRow::refuse(const QString &complaint) {
    m_refusal->setText(complaint);
    m_refusal->show();
    refreshTitle();
    emit noted();
}

void ValueRow::accept() {
    if (!refused())
        return;
    m_refusal->hide();
    refreshTitle();
    emit noted();
}

void ValueRow::setTitleShown(bool shown) {
    m_titleShown = shown;
    refreshTitle();
}

void ValueRow::refreshTitle() { m_title->setVisible(m_titleShown && !refused()); }

QString ValueRow::shortName() const {
    const QString symbol = utf8(spec(m_use.id).symbol);
    if (!symbol.isEmpty())
        return symbol;
    // A name that only says more of the general one is no subject: "curves must be", not "curves in equal steps
    // must".
    const Phrase general = spec(m_use.id).title;
    return localized(m_use.name().starts_with(general) ? general : m_use.name());
}

QString ValueRow::named(QString complaint) const {
    const QString id = utf8(spec(m_use.id).name);
    if (complaint.startsWith(id + QLatin1Char(' ')))
        return complaint.replace(0, id.size(), shortName());
    return complaint.replace(QStringLiteral(" of %1 ").arg(id), QStringLiteral(" of %1 ").arg(shortName()));
}

QString ValueRow::onScreen(const QString &complaint) const {
    return localized(halftruth::complaint(named(complaint).toStdString()));
}

QString ValueRow::fullName() const {
    const QString name = localized(m_use.name());
    return m_reading.isEmpty() ? name : tr("%1, %2").arg(name, m_reading);
}

QString ValueRow::accessibleTitle() const {
    const QString name = fullName();
    const QString symbol = utf8(spec(m_use.id).symbol);
    return symbol.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, symbol);
}

QString ValueRow::help() const {
    QStringList parts{QStringLiteral("<b>%1</b>").arg(accessibleTitle().toHtmlEscaped())};
    if (refused())
        parts << refusal().toHtmlEscaped();
    if (m_solving.active) // in the row it is often cut
        parts << targetText(m_solving).toHtmlEscaped();
    parts << localized(spec(m_use.id).help).toHtmlEscaped();
    if (const QString meaning = ends(); !meaning.isEmpty())
        parts << meaning.toHtmlEscaped();
    return QStringLiteral("<p>%1</p>").arg(parts.join(QStringLiteral("</p><p>")));
}

bool ValueRow::showsAll() const {
    return ends().isEmpty() && m_title->isVisible() && m_title->shownText() == m_title->wholeText();
}

RowNote ValueRow::note() const {
    if (refused())
        return {.text = refusal(), .complaint = true};
    if (!m_byKeyboard || showsAll())
        return {};
    const QString meaning = ends();
    return {.text = meaning.isEmpty() ? accessibleTitle() : accessibleTitle() + QLatin1Char('\n') + meaning};
}

void ValueRow::setBuddy(QWidget *field) {
    m_title->setBuddy(field);
    field->setAccessibleName(accessibleTitle());
    field->setAccessibleDescription(localized(spec(m_use.id).help));
}

void ValueRow::watch(QWidget *child) {
    child->installEventFilter(this);
    if (const auto *field = qobject_cast<QLineEdit *>(child))
        connect(field, &QLineEdit::textEdited, this, [this] {
            accept(); // what was said was said of another text
            emit edited();
        });
}

bool ValueRow::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        m_byKeyboard =
            event->type() == QEvent::FocusIn &&
            (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason);
        emit noted();
    }
    return QWidget::eventFilter(watched, event);
}

QSize ValueRow::sizeHint() const {
    m_title->ensurePolished();
    const int lines = m_title->fontMetrics().height() + sliderHeight;
    return {220, std::max({leastHeight, lines, fontMetrics().height() + 14})};
}

int ValueRow::nameWidth(const QFontMetrics &metrics) { return 10 * metrics.horizontalAdvance(QLatin1Char('0')); }

ValueRow::Places ValueRow::places() const {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int buttonWidth = 3 * digit + 4;
    const int fieldWidth = 10 * digit + 6;
    const int symbolWidth = hasSymbolColumn() ? 3 * digit + gap : 0;
    const int fieldHeight = fontMetrics().height() + 12;
    const int line = m_title->fontMetrics().height();
    const int top = (height() - line - sliderHeight) / 2;
    const QRect button(width() - buttonWidth, (height() - fieldHeight) / 2, buttonWidth, fieldHeight);
    const QRect field(button.left() - 4 - fieldWidth, button.top(), fieldWidth, fieldHeight);
    const int middleWidth = std::max(0, field.left() - gap - symbolWidth);
    return {.upper = {symbolWidth, top, middleWidth, line},
            .lower = {symbolWidth, top + line, middleWidth, sliderHeight},
            .middle = {symbolWidth, 0, middleWidth, height()},
            .name = {0, 0, nameWidth(fontMetrics()), height()},
            .field = field,
            .button = button};
}

void ValueRow::rearrange() {
    const Places place = places();
    m_symbol->setGeometry(0, 0, place.upper.left(), height());
    m_title->setGeometry(titlePlace(place));
    m_refusal->setGeometry(titlePlace(place));
    arrange(place);
}

void ValueRow::resizeEvent(QResizeEvent *) { rearrange(); }

bool ValueRow::event(QEvent *event) {
    switch (event->type()) {
    case QEvent::ToolTip:
        // Made when it is wanted: the ends change with every frame of a drag.
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), help(), this);
        return true;
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutRequest: // something in it has another font
        updateGeometry();
        rearrange();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

} // namespace halftruth
