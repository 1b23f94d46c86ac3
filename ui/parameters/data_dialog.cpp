#include "ui/parameters/data_dialog.h"

#include "ui/text/message.h"
#include "ui/text/utf8.h"

#include "core/scenario/settings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include <exception>

namespace halftruth {

namespace {

QTableWidget *preview(const CsvOverview &overview, QWidget *parent) {
    const auto rows = static_cast<int>(overview.firstRows.size());
    auto *table = new QTableWidget(rows, static_cast<int>(overview.columns.size()), parent);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->verticalHeader()->hide();
    QStringList names;
    for (const CsvOverview::Column &column : overview.columns)
        names << utf8(column.name);
    table->setHorizontalHeaderLabels(names);
    for (int row = 0; row < rows; ++row) {
        const auto &fields = overview.firstRows[static_cast<std::size_t>(row)];
        for (std::size_t column = 0; column < fields.size(); ++column)
            table->setItem(row, static_cast<int>(column), new QTableWidgetItem(utf8(fields[column])));
    }
    table->resizeColumnsToContents();
    table->setAccessibleName(QObject::tr("First rows of the file"));
    return table;
}

} // namespace

DataDialog::DataDialog(const QString &fileName, QWidget *parent)
    : QDialog(parent), m_fileName(fileName), m_overview(readCsvOverview(fileName.toStdString())),
      m_first(new QComboBox(this)), m_second(new QComboBox(this)), m_weight(new QComboBox(this)),
      m_failure(new QLabel(this)) {
    setWindowTitle(tr("Open data: %1").arg(QFileInfo(fileName).fileName()));
    resize(720, 460);
    auto *facts = new QLabel(
        (m_overview.complete
             ? tr("%1 rows, %2 columns, %3. Choose one column, or two whose joint distribution is wanted.")
             : tr("more than %1 rows, %2 columns, %3. Choose one column, or two whose joint distribution is wanted."))
            .arg(m_overview.rows)
            .arg(m_overview.columns.size())
            .arg(m_overview.hasHeader        ? tr("with a header")
                 : m_overview.layout.empty() ? tr("without a header")
                                             : tr("without a header, recognised as %1").arg(utf8(m_overview.layout))),
        this);
    facts->setWordWrap(true);
    m_failure->setObjectName(QStringLiteral("refusal"));
    m_failure->setWordWrap(true);
    m_failure->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    m_open->setDefault(true);
    fillColumns();

    auto *form = new QFormLayout(this);
    form->addRow(facts);
    form->addRow(preview(m_overview, this));
    form->addRow(tr("First column"), m_first);
    form->addRow(tr("Second column"), m_second);
    form->addRow(tr("Rows count as"), m_weight);
    form->addRow(m_failure);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &DataDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void DataDialog::fillColumns() {
    m_second->addItem(tr("none"), QString());
    m_weight->addItem(tr("one record each"), QString());
    for (const CsvOverview::Column &column : m_overview.columns) {
        const QString values = (column.moreDistinct ? tr("%1 (over %2 values)") : tr("%1 (%2 values)"))
                                   .arg(utf8(column.name))
                                   .arg(column.distinct);
        m_first->addItem(values, utf8(column.name));
        m_second->addItem(values, utf8(column.name));
        m_weight->addItem(tr("as many records as “%1” says").arg(utf8(column.name)), utf8(column.name));
    }
    chooseLikelyColumns();
}

void DataDialog::chooseLikelyColumns() {
    // The last two columns with a handful of values: in most tables, the ones of interest.
    QStringList likely;
    for (const CsvOverview::Column &column : m_overview.columns) {
        if (column.looksLikeWeights)
            m_weight->setCurrentIndex(m_weight->findData(utf8(column.name)));
        else if (column.distinct >= 2 && column.distinct <= 20 && !column.moreDistinct)
            likely << utf8(column.name);
    }
    if (likely.size() >= 2) {
        m_first->setCurrentIndex(m_first->findData(likely[likely.size() - 2]));
        m_second->setCurrentIndex(m_second->findData(likely.last()));
    } else if (likely.size() == 1) {
        m_first->setCurrentIndex(m_first->findData(likely.first()));
    }
}

std::vector<std::string> DataDialog::columns() const {
    std::vector<std::string> names{m_first->currentData().toString().toStdString()};
    if (const QString second = m_second->currentData().toString(); !second.isEmpty())
        names.push_back(second.toStdString());
    return names;
}

void DataDialog::accept() {
    try {
        m_data = fileData(m_fileName.toStdString(), columns(), m_weight->currentData().toString().toStdString());
    } catch (const std::exception &error) {
        m_failure->setText(messageOf(error));
        m_failure->show();
        return;
    }
    QDialog::accept();
}

} // namespace halftruth
