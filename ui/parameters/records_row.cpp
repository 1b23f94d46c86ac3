#include "ui/parameters/records_row.h"

#include "ui/parameters/records_dialog.h"
#include "ui/parameters/records_text.h"
#include "ui/text/localized.h"

#include "core/math/vectors/collection_release.h"

#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <stdexcept>

namespace halftruth {

namespace {

QString recordText(std::uint32_t record, int bits) { return QString::fromStdString(bitString(record, bits)); }

/// Red where what is written there was refused.
void mark(QLineEdit *field, bool refused) {
    if (field->property("refused").toBool() == refused)
        return;
    field->setProperty("refused", refused);
    field->style()->unpolish(field);
    field->style()->polish(field);
}

void fill(QLineEdit *field, const QString &text) {
    field->setText(text);
    field->setModified(false);
    field->setCursorPosition(0);
}

QLabel *hint(QWidget *parent) {
    auto *label = new QLabel(parent);
    label->setObjectName(QStringLiteral("hint"));
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // long records don't widen the panel
    return label;
}

} // namespace

RecordsRow::RecordsRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_field(new QLineEdit(this)), m_summary(hint(this)) {
    m_field->setAccessibleName(accessibleTitle());
    m_field->setToolTip(use.valueKind() == ValueKind::Record
                            ? tr("Type a record of 0s and 1s, as long as those of the collection")
                            : tr("Type or paste records of 0s and 1s: 000, 011, 101 or 000x50 for 50 copies"));
    m_field->setMaxLength(1 << 25); // a million records of 24 bits can be pasted
    m_field->installEventFilter(this);
    setBuddy(m_field);
    layout()->addWidget(m_field);
    auto *line = new QHBoxLayout;
    line->addWidget(m_summary, 1);
    if (use.valueKind() == ValueKind::Collection) {
        m_edit = new QToolButton(this);
        m_edit->setObjectName(QStringLiteral("panelButton"));
        m_edit->setText(tr("Edit…"));
        m_edit->setToolTip(tr("Edit many records, draw them at random, or open a file"));
        m_edit->setAccessibleName(tr("Edit %1").arg(localized(use.name())));
        connect(m_edit, &QToolButton::clicked, this, &RecordsRow::edit);
        line->addWidget(m_edit);
    } else {
        m_summary->hide();
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(line);
    addRefusal();
    connect(m_field, &QLineEdit::returnPressed, this, &RecordsRow::enterText);
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (m_field->isModified())
            enterText();
    });
}

QWidget *RecordsRow::editor() const { return m_field; }

void RecordsRow::refresh(const Parameters &parameters) {
    const BitCollection &records = parameters.records(id());
    // A refused text stays until it is mended, unless the value moved under it.
    const bool moved = !m_records || *m_records != records;
    if (moved)
        m_records = std::make_shared<const BitCollection>(records);
    if (moved || !m_field->isModified())
        showRecords();
}

void RecordsRow::showRecords() {
    // A text of megabytes would make the field slow: it says what is there, and takes what replaces it.
    const bool whole = fitsField(*m_records);
    fill(m_field, whole ? QString::fromStdString(bitCollectionText(*m_records)) : QString());
    m_field->setPlaceholderText(whole ? QString() : firstRecords(*m_records));
    m_summary->setText(recordsSize(*m_records));
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
        refuse(QString::fromStdString(error.what()));
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
    mark(m_field, true);
}

void RecordsRow::accept() {
    ValueRow::accept();
    mark(m_field, false);
}

bool RecordsRow::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        showRecords();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

NeighbourRow::NeighbourRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_place(new QLineEdit(this)), m_replacement(new QLineEdit(this)),
      m_replaced(hint(this)) {
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setFixedWidth(64);
    m_place->setAlignment(Qt::AlignRight);
    m_place->setAccessibleName(accessibleTitle());
    m_place->setAccessibleDescription(tr("Number of the replaced record"));
    m_place->setToolTip(tr("Which record of the collection is replaced: 1 is the first"));
    m_replacement->setObjectName(QStringLiteral("replacement"));
    m_replacement->setAccessibleName(tr("Record in its place"));
    m_replacement->setToolTip(tr("The record in its place, of 0s and 1s"));
    setBuddy(m_place);
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(new QLabel(tr("record"), this));
    line->addWidget(m_place);
    line->addWidget(new QLabel(tr("becomes"), this));
    line->addWidget(m_replacement, 1);
    auto *rows = static_cast<QVBoxLayout *>(layout());
    rows->addLayout(line);
    rows->addWidget(m_replaced);
    addRefusal();
    for (QLineEdit *field : {m_place, m_replacement}) {
        field->installEventFilter(this);
        connect(field, &QLineEdit::returnPressed, this, &NeighbourRow::enterText);
        connect(field, &QLineEdit::editingFinished, this, [this, field] {
            if (field->isModified())
                enterText();
        });
    }
}

QWidget *NeighbourRow::editor() const { return m_place; }

void NeighbourRow::refresh(const Parameters &parameters) {
    const BitCollection &collection = parameters.records(ParameterId::Collection);
    const BitCollection &changed = parameters.records(id());
    const bool moved = collection != m_collection || changed != m_changed;
    if (moved) {
        m_collection = collection;
        m_changed = changed;
    }
    if (moved || !(m_place->isModified() || m_replacement->isModified()))
        showChange();
}

void NeighbourRow::showChange() {
    const ReplacedRecord change = replacedRecord(m_collection, m_changed);
    fill(m_place, QString::number(change.place + 1));
    fill(m_replacement, recordText(change.to, m_collection.bits));
    m_replaced->setToolTip(recordText(change.from, m_collection.bits));
    m_replaced->setText(tr("instead of %1").arg(recordText(change.from, m_collection.bits)));
    accept();
}

void NeighbourRow::enterText() {
    const QString number = m_place->text().trimmed();
    const auto n = static_cast<qulonglong>(m_collection.members.size());
    bool whole = false;
    const qulonglong place = number.toULongLong(&whole);
    if (!whole || place < 1 || place > n) {
        refuse(tr("the record replaced must be in {1, ..., %1}, but is “%2”").arg(n).arg(number.left(40)));
        return;
    }
    try {
        const BitCollection record = parseBitString(m_replacement->text().toStdString(), "replacement");
        if (record.bits != m_collection.bits)
            throw std::domain_error(domainMessage("replacement", "{0, 1}^" + std::to_string(m_collection.bits),
                                                  bitString(record.members.front(), record.bits)));
        BitCollection changed = m_collection;
        changed.members[place - 1] = record.members.front();
        if (!set(std::make_shared<const BitCollection>(std::move(changed))))
            return;
    } catch (const std::domain_error &error) {
        refuse(QString::fromStdString(error.what()));
        return;
    }
    showChange();
}

void NeighbourRow::refuse(const QString &complaint) {
    ValueRow::refuse(complaint);
    m_replaced->hide();
    mark(m_place, m_place->isModified());
    mark(m_replacement, m_replacement->isModified());
}

void NeighbourRow::accept() {
    ValueRow::accept();
    m_replaced->show();
    mark(m_place, false);
    mark(m_replacement, false);
}

bool NeighbourRow::eventFilter(QObject *watched, QEvent *event) {
    if ((watched == m_place || watched == m_replacement) && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        showChange();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
