#include "ui/parameters/records_dialog.h"

#include "ui/parameters/records_text.h"
#include "ui/text/message.h"
#include "ui/window/ask_file.h"
#include "ui/window/waiting_write.h"

#include "core/data/bit_records.h"
#include "core/math/domain/domain.h"
#include "core/text/number_parser.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <exception>
#include <stdexcept>

namespace halftruth {

namespace {

/// One record on a line; of many, the first.
QString lines(const BitCollection &records, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < std::min(most, records.members.size()); ++i)
        text += bitString(records.members[i], records.bits) + '\n';
    return QString::fromStdString(text);
}

std::int64_t wholeNumber(const QLineEdit &field, const char *name, const Range &range) {
    const auto number = parseNumber(field.text().trimmed().toStdString());
    if (!number)
        throw std::domain_error(domainMessage(name, range.text(), "'" + field.text().left(40).toStdString() + "'"));
    require(name, *number, range);
    return static_cast<std::int64_t>(*number);
}

} // namespace

RecordsDialog::RecordsDialog(Records records, Setter setter, QWidget *parent)
    : QDialog(parent), m_setter(std::move(setter)), m_text(new QPlainTextEdit(this)), m_size(new QLabel(this)),
      m_refusal(new QLabel(this)), m_number(numberField("number", tr("Number of records"), QStringLiteral("1000"))),
      m_bits(numberField("bits", tr("Bits per record"), QString::number(records->bits))),
      m_seed(numberField("seed", tr("Seed"), QStringLiteral("1"))) {
    setWindowTitle(tr("Collection of records"));
    resize(520, 560);
    auto *about = new QLabel(tr("One record on a line, or with commas between; 000x50 are 50 copies of 000."), this);
    about->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("records"));
    m_text->setAccessibleName(tr("Records"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setTabChangesFocus(true);
    m_size->setObjectName(QStringLiteral("hint"));
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();

    auto *random = new QHBoxLayout;
    for (const auto &[title, field] :
         {std::pair{tr("Random: n"), m_number}, {tr("L"), m_bits}, {tr("seed"), m_seed}}) {
        auto *label = new QLabel(title, this);
        label->setBuddy(field);
        random->addWidget(label);
        random->addWidget(field);
    }
    auto *draw = new QPushButton(tr("Draw"), this);
    draw->setObjectName(QStringLiteral("draw"));
    draw->setToolTip(tr("Replaces the records by so many drawn at random; the same seed draws the same"));
    draw->setAutoDefault(false);
    random->addWidget(draw);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *open = buttons->addButton(tr("Open…"), QDialogButtonBox::ActionRole);
    open->setToolTip(tr("Reads a file: one record on a line, or a table (CSV)"));
    auto *save = buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
    save->setToolTip(tr("Writes one record on a line; the command line takes such a file as --collection @FILE"));
    for (QPushButton *each : {open, save})
        each->setAutoDefault(false);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_size);
    layout->addLayout(random);
    layout->addWidget(m_refusal);
    layout->addWidget(buttons);
    connect(draw, &QPushButton::clicked, this, &RecordsDialog::drawAtRandom);
    connect(open, &QPushButton::clicked, this, &RecordsDialog::chooseFile);
    connect(save, &QPushButton::clicked, this, &RecordsDialog::chooseTarget);
    connect(buttons, &QDialogButtonBox::accepted, this, &RecordsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordsDialog::describe);
    present(std::move(records));
}

QLineEdit *RecordsDialog::numberField(const char *name, const QString &title, const QString &value) {
    auto *field = new QLineEdit(value, this);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(title);
    field->setToolTip(title);
    field->setAlignment(Qt::AlignRight);
    return field;
}

void RecordsDialog::present(Records records) {
    m_records = std::move(records);
    m_refusal->hide();
    const bool edited = m_records->members.size() <= mostEdited;
    m_text->setReadOnly(!edited);
    m_text->setPlainText(lines(*m_records, edited ? mostEdited : 1000));
    m_text->document()->setModified(false);
    describe();
}

RecordsDialog::Records RecordsDialog::current() const {
    if (!m_text->document()->isModified())
        return m_records;
    return std::make_shared<const BitCollection>(
        parseBitCollection(m_text->toPlainText().toStdString(), "collection"));
}

void RecordsDialog::describe() {
    if (m_text->document()->isModified()) {
        // Reading all at every key would be felt: how many there are is said when they are taken.
        m_size->setText(tr("edited"));
        return;
    }
    m_size->setText(m_text->isReadOnly()
                        ? tr("%1; these are the first, too many to edit here").arg(recordsSize(*m_records))
                        : recordsSize(*m_records));
}

void RecordsDialog::refuse(const QString &complaint) {
    m_refusal->setText(complaint);
    m_refusal->show();
}

void RecordsDialog::drawAtRandom() {
    try {
        const std::int64_t n =
            wholeNumber(*m_number, "n", range::integers(1, static_cast<double>(maxCollectionMembers)));
        const std::int64_t bits = wholeNumber(*m_bits, "L", range::integers(1, maxEnumeratedBits));
        const std::int64_t seed = wholeNumber(*m_seed, "seed", range::integers(0, 4294967295.0));
        present(
            std::make_shared<const BitCollection>(randomBitCollection(bits, n, static_cast<std::uint32_t>(seed))));
    } catch (const std::domain_error &error) {
        refuse(refusalOf(error));
    }
}

void RecordsDialog::chooseFile() {
    const QString name = askFileToOpen(this, tr("Open records"),
                                       tr("Text and tables (%1);;All files (*)").arg(QLatin1String(dataEndings)));
    if (!name.isEmpty())
        open(name);
}

void RecordsDialog::open(const QString &fileName) {
    try {
        present(std::make_shared<const BitCollection>(readBitRecords(fileName.toStdString())));
    } catch (const std::exception &error) {
        refuse(refusalOf(error));
    }
}

void RecordsDialog::chooseTarget() {
    const QString name = QFileDialog::getSaveFileName(
        this, tr("Save records"), fileInFolderOf(filesFolderKey, QStringLiteral("collection.txt")),
        tr("Text (*.txt)"));
    if (name.isEmpty())
        return;
    rememberFolder(filesFolderKey, name);
    save(name);
}

void RecordsDialog::save(const QString &fileName) {
    try {
        const Records records = current();
        writeForWindow(this, fileName, lines(*records, records->members.size()).toLatin1());
        m_refusal->hide();
    } catch (const std::exception &error) {
        refuse(refusalOf(error));
    }
}

void RecordsDialog::accept() {
    try {
        if (const auto complaint = m_setter(current())) {
            refuse(*complaint);
            return;
        }
    } catch (const std::domain_error &error) {
        refuse(refusalOf(error));
        return;
    }
    QDialog::accept();
}

} // namespace halftruth
