#include "ui/parameters/records_row.h"

#include "ui/parameters/records_dialog.h"
#include "ui/parameters/records_text.h"
#include "ui/parameters/row_text.h"
#include "ui/parameters/value_field.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"

#include "core/math/vectors/collection_release.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

QString recordText(std::uint32_t record, int bits) { return QString::fromStdString(bitString(record, bits)); }

/// The first part of a rectangle's width, and the rest of it.
QRect firstOf(QRect whole, int width) { return {whole.left(), whole.top(), width, whole.height()}; }

/// How wide the texts in the middle are, the same in all rows of records: as "3 records of 3 bits" needs.
int textWidth(const QWidget &row, int most) {
    return std::min(most, 14 * row.fontMetrics().horizontalAdvance(QLatin1Char('0')));
}

} // namespace

RecordsRow::RecordsRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_field(new ValueField(this)), m_summary(new RowText("hint", this)) {
    m_field->setToolTip(use.valueKind() == ValueKind::Record
                            ? tr("Type a record of 0s and 1s, as long as those of the collection")
                            : tr("Type or paste records of 0s and 1s: 000, 011, 101 or 000x50 for 50 copies"));
    m_field->setMaxLength(1 << 25); // a million records of 24 bits can be pasted
    setBuddy(m_field);
    watch(m_field);
    if (use.valueKind() == ValueKind::Collection) {
        m_edit = new QToolButton(this);
        m_edit->setObjectName(QStringLiteral("panelButton"));
        m_edit->setText(QStringLiteral("…"));
        m_edit->setToolTip(tr("Edit many records, draw them at random, or open a file"));
        m_edit->setAccessibleName(tr("Edit %1").arg(localized(use.name())));
        connect(m_edit, &QToolButton::clicked, this, &RecordsRow::edit);
        watch(m_edit);
    } else {
        m_summary->hide();
    }
    connect(m_field, &ValueField::takenBack, this, &RecordsRow::takeBack);
    connect(m_field, &QLineEdit::returnPressed, this, &RecordsRow::enterText);
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (m_field->isModified())
            enterText();
    });
}

QWidget *RecordsRow::editor() const { return m_field; }

QList<QWidget *> RecordsRow::stops() const {
    return m_edit ? QList<QWidget *>{m_field, m_edit} : QList<QWidget *>{m_field};
}

QString RecordsRow::summary() const { return m_summary->isHidden() ? QString() : m_summary->text(); }

QRect RecordsRow::titlePlace(const Places &places) const {
    // Records are longer than numbers: the name leaves them a part of the middle, with a summary below it or in two
    // lines.
    return firstOf(m_edit ? places.upper : places.middle, textWidth(*this, places.middle.width()));
}

QString RecordsRow::ends() const { return summary(); }

void RecordsRow::arrange(const Places &places) {
    const QRect text = titlePlace(places);
    m_summary->setGeometry(firstOf(places.lower, text.width()));
    const int right = m_edit ? places.field.right() : places.button.right();
    const int left = text.right() + 7;
    m_field->setGeometry(left, places.field.top(), right - left + 1, places.field.height());
    if (m_edit)
        m_edit->setGeometry(places.button);
}

void RecordsRow::refresh(const Parameters &parameters) {
    const BitCollection &records = parameters.records(id());
    // A refused text stays until it is mended, unless the value moved under it.
    const bool moved = !m_records || *m_records != records;
    if (!moved)
        return;
    m_records = std::make_shared<const BitCollection>(records);
    showRecords();
}

void RecordsRow::showRecords() {
    // A text of megabytes would make the field slow: it says what is there, and takes what replaces it.
    const bool whole = fitsField(*m_records);
    m_field->showText(whole ? QString::fromStdString(bitCollectionText(*m_records)) : QString());
    m_field->setPlaceholderText(whole ? QString() : firstRecords(*m_records));
    m_summary->setText(recordsSize(*m_records));
    rearrange();
    accept();
}

void RecordsRow::enterText() {
    const QString text = m_field->text();
    if (text.trimmed().isEmpty() && !fitsField(*m_records)) { // nothing replaces what is there
        showRecords();
        return;
    }
    try {
        if (!set(parseValue(use(), text.toStdString())))
            return;
    } catch (const std::domain_error &error) {
        refuse(onScreen(messageOf(error)));
        return;
    }
    showRecords();
}

void RecordsRow::edit() {
    if (!m_edit)
        return;
    RecordsDialog dialog(
        m_records,
        [this](const std::shared_ptr<const BitCollection> &records) -> std::optional<QString> {
            if (set(records))
                return std::nullopt;
            const QString complaint = refusal();
            showRecords(); // the dialog says why, beside what was refused
            return complaint;
        },
        window());
    dialog.exec();
}

void RecordsRow::refuse(const QString &complaint) {
    ValueRow::refuse(complaint);
    m_field->setRefused(true);
}

void RecordsRow::accept() {
    ValueRow::accept();
    m_field->setRefused(false);
}

NeighbourRow::NeighbourRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_place(new ValueField(this)), m_replacement(new ValueField(this)),
      m_becomes(new QLabel(QStringLiteral("→"), this)), m_replaced(new RowText("hint", this)) {
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setAlignment(Qt::AlignRight);
    m_place->setToolTip(tr("Which record of the collection is replaced: 1 is the first"));
    m_replacement->setObjectName(QStringLiteral("replacement"));
    m_replacement->setAccessibleName(tr("Record in its place"));
    m_replacement->setToolTip(tr("The record in its place, of 0s and 1s"));
    setBuddy(m_place);
    m_place->setAccessibleDescription(tr("Number of the replaced record"));
    m_becomes->setAlignment(Qt::AlignCenter);
    m_becomes->setToolTip(tr("becomes"));
    for (ValueField *field : {m_place, m_replacement}) {
        watch(field);
        connect(field, &ValueField::takenBack, this, &NeighbourRow::takeBack);
        connect(field, &QLineEdit::returnPressed, this, &NeighbourRow::enterText);
        connect(field, &QLineEdit::editingFinished, this, [this, field] {
            if (field->isModified())
                enterText();
        });
    }
}

QWidget *NeighbourRow::editor() const { return m_place; }

QList<QWidget *> NeighbourRow::stops() const { return {m_place, m_replacement}; }

QRect NeighbourRow::titlePlace(const Places &places) const {
    return firstOf(places.upper, textWidth(*this, places.middle.width()));
}

QString NeighbourRow::ends() const { return m_replaced->text(); }

void NeighbourRow::arrange(const Places &places) {
    const QRect text = titlePlace(places);
    m_replaced->setGeometry(firstOf(places.lower, text.width()));
    const int left = text.right() + 7;
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const QRect place(left, places.field.top(), 6 * digit, places.field.height());
    const QRect arrow(place.right() + 1, place.top(), 3 * digit, place.height());
    m_place->setGeometry(place);
    m_becomes->setGeometry(arrow);
    m_replacement->setGeometry(arrow.right() + 1, place.top(), places.button.right() - arrow.right(), place.height());
}

void NeighbourRow::refresh(const Parameters &parameters) {
    const BitCollection &collection = parameters.records(ParameterId::Collection);
    const BitCollection &changed = parameters.records(id());
    const bool moved = collection != m_collection || changed != m_changed;
    if (!moved)
        return;
    m_collection = collection;
    m_changed = changed;
    showChange();
}

void NeighbourRow::showChange() {
    const ReplacedRecord change = replacedRecord(m_collection, m_changed);
    m_place->showText(QString::number(change.place + 1));
    m_replacement->showText(recordText(change.to, m_collection.bits));
    m_replaced->setText(tr("instead of %1").arg(recordText(change.from, m_collection.bits)));
    rearrange();
    accept();
}

void NeighbourRow::enterText() {
    const QString number = m_place->text().trimmed();
    const auto n = static_cast<qulonglong>(m_collection.members.size());
    bool whole = false;
    const qulonglong place = number.toULongLong(&whole);
    if (!whole || place < 1 || place > n) {
        refuse(tr("the record replaced must be in %1, but is “%2”")
                   .arg(localized(rangeText(range::integers(1, static_cast<double>(n)).text())), number.left(40)));
        return;
    }
    const std::string name = tr("replacement").toStdString();
    try {
        const BitCollection record = parseBitString(m_replacement->text().toStdString(), name);
        if (record.bits != m_collection.bits)
            throw std::domain_error(domainMessage(name, "{0, 1}^" + std::to_string(m_collection.bits),
                                                  bitString(record.members.front(), record.bits)));
        BitCollection changed = m_collection;
        changed.members[place - 1] = record.members.front();
        if (!set(std::make_shared<const BitCollection>(std::move(changed))))
            return;
    } catch (const std::domain_error &error) {
        refuse(onScreen(messageOf(error)));
        return;
    }
    showChange();
}

void NeighbourRow::refuse(const QString &complaint) {
    ValueRow::refuse(complaint);
    m_place->setRefused(m_place->isModified());
    m_replacement->setRefused(m_replacement->isModified());
}

void NeighbourRow::accept() {
    ValueRow::accept();
    m_place->setRefused(false);
    m_replacement->setRefused(false);
}

} // namespace halftruth
