#include "ui/parameters/list_row.h"

#include "ui/parameters/row_text.h"
#include "ui/parameters/value_field.h"
#include "ui/text/localized.h"

#include "core/text/complaint.h"
#include "core/text/number_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <stdexcept>
#include <variant>

namespace halftruth {

namespace {

bool commasAreDecimal() { return QLocale().decimalPoint() == QLatin1String(","); }

} // namespace

ListRow::ListRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_field(new ValueField(this)) {
    m_field->setToolTip(tr("Type numbers with commas between: 0.1, 0.25, 0.45"));
    setBuddy(m_field);
    watch(m_field);
    connect(m_field, &ValueField::takenBack, this, &ListRow::takeBack);
    connect(m_field, &QLineEdit::returnPressed, this, &ListRow::enterText);
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (m_field->isModified())
            enterText();
    });
}

QWidget *ListRow::editor() const { return m_field; }

QRect ListRow::titlePlace(const Places &places) const { return places.name; }

void ListRow::arrange(const Places &places) {
    const int left = places.name.right() + 1 + nameGap;
    m_field->setGeometry(left, places.field.top(), places.button.right() - left + 1, places.field.height());
}

void ListRow::refresh(const Parameters &parameters) {
    if (m_list == parameters.list(id())) // a refused text stays until it is mended
        return;
    m_list = parameters.list(id());
    showList();
}

void ListRow::showList() {
    QStringList each;
    for (const double value : m_list)
        each << localized(fieldText(value));
    m_field->showText(each.join(commasAreDecimal() ? QStringLiteral("; ") : QStringLiteral(", ")));
    accept();
}

void ListRow::enterText() {
    QString text = m_field->text();
    // One number of a person whose decimal sign stands between the numbers of others.
    static const QRegularExpression decimal(QStringLiteral("^\\s*\\d*,\\d+\\s*$"));
    if (commasAreDecimal() && decimal.match(text).hasMatch())
        text.replace(u',', u'.');
    std::vector<double> list;
    try {
        list = std::get<std::vector<double>>(parseValue(use(), text.toStdString()));
    } catch (const std::domain_error &) {
        refuse(tr("Type 1 to %1 numbers with commas between, such as 0.1, 0.25, 0.45").arg(mostListed));
        return;
    }
    const Range range = use().range.value_or(spec(id()).range);
    const auto outside = std::ranges::find_if_not(list, [&](double each) { return range.contains(each); });
    if (outside != list.end()) // the list itself is no number, so that "values must be in [0, 1]" is said otherwise
        refuse(tr("Each number must be in %1, and %2 isn't")
                   .arg(localized(rangeText(range.text())), localized(fieldText(*outside))));
    else if (set(std::move(list)))
        showList();
}

void ListRow::refuse(const QString &complaint) {
    ValueRow::refuse(complaint);
    m_field->setRefused(true);
}

void ListRow::accept() {
    ValueRow::accept();
    m_field->setRefused(false);
}

} // namespace halftruth
