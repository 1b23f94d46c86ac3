#include "ui/window/scenarios_dialog.h"

#include "ui/state/scenario_store.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/window/ask_file.h"
#include "ui/window/readout_button.h"
#include "ui/window/toast.h"
#include "ui/window/waiting_write.h"

#include "core/figure/readout_unit.h"
#include "core/math/domain/stopped.h"
#include "core/scenario/pins.h"
#include "core/text/number_text.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int explorerColumn = 0;
constexpr int nameColumn = 1;
constexpr int firstNumber = 2;
constexpr int placeRole = Qt::UserRole;     ///< which row of the table stands here
constexpr int valueRole = Qt::UserRole + 1; ///< what a column is sorted by

/// A cell that is sorted by its number; where there is none, at the end.
class NumberItem : public QTableWidgetItem {
public:
    using QTableWidgetItem::QTableWidgetItem;
    bool operator<(const QTableWidgetItem &other) const override {
        const QVariant own = data(valueRole);
        const QVariant its = other.data(valueRole);
        return own.isValid() && (!its.isValid() || own.toDouble() < its.toDouble());
    }
};

QTableWidgetItem *numberItem(const Readout *cell) {
    auto *item = new NumberItem();
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (!cell)
        return item;
    if (!cell->missing.empty()) {
        item->setText(localized(cell->missing));
        return item;
    }
    QString text = directionSign(cell->direction) + localized(shownNumber(*cell));
    if (const QString unit = localized(countedUnit(*cell)); !unit.isEmpty())
        text += QLatin1Char(' ') + unit;
    if (cell->comparison && cell->comparison->difference != 0)
        text += QStringLiteral(" (%1%2)").arg(cell->comparison->difference > 0 ? QStringLiteral("+") : QString(),
                                              localized(displayNumber(cell->comparison->difference, 3)));
    item->setText(text);
    item->setData(valueRole, cell->value);
    item->setToolTip(
        QStringLiteral("%1\n%2").arg(localized(cell->label), QString::fromStdString(shortestText(cell->value))));
    return item;
}

} // namespace

/// Readouts by explorer and values, so that a new pin computes its own only.
struct ScenariosDialog::Known {
    struct Entry {
        const ExplorerSpec *explorer;
        Parameters parameters;
        std::vector<Readout> readouts;
    };
    std::vector<Entry> entries;

    const std::vector<Readout> &of(const ExplorerSpec &explorer, const Parameters &parameters,
                                   const std::stop_token &stop) {
        const auto found = std::ranges::find_if(
            entries, [&](const Entry &each) { return each.explorer == &explorer && each.parameters == parameters; });
        if (found != entries.end())
            return found->readouts;
        if (entries.size() >= 2 * mostPins * explorerTable().size())
            entries.erase(entries.begin());
        entries.push_back({&explorer, parameters, readoutsOf(explorer, parameters, stop)});
        return entries.back().readouts;
    }
};

ScenariosDialog::ScenariosDialog(ScenarioStore &store, QWidget *parent)
    : QDialog(parent), m_store(store), m_list(new QTableWidget(this)), m_status(new QLabel(this)),
      m_columns(new QToolButton(this)), m_go(new QPushButton(tr("S&how"), this)),
      m_save(new QPushButton(tr("&Save as CSV…"), this)), m_toast(new Toast(this)),
      m_known(std::make_shared<Known>()) {
    setObjectName(QStringLiteral("scenarios"));
    setWindowTitle(tr("Scenarios"));
    auto *intro = new QLabel(tr("Every pinned state is a row, with its numbers and, in brackets, their difference to "
                                "the pin that the explorer compares with. Double click a name to change it."),
                             this);
    intro->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("scenarioTable"));
    m_list->setAccessibleName(tr("Pinned states"));
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_list->setSortingEnabled(true);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_columns->setText(tr("Columns"));
    m_columns->setPopupMode(QToolButton::InstantPopup);
    m_columns->setMenu(new QMenu(m_columns));
    connect(m_columns->menu(), &QMenu::aboutToShow, this, &ScenariosDialog::offerColumns);
    m_status->setObjectName(QStringLiteral("hint"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_columns);
    buttons->addWidget(m_status, 1);
    buttons->addWidget(m_go);
    buttons->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 14);
    column->addWidget(intro);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    setMinimumSize(360, 240);
    resize(900, 420);
    m_go->setAutoDefault(false);
    m_save->setAutoDefault(false);
    for (QWidget *each : std::initializer_list<QWidget *>{m_columns, m_go, m_save}) // until there is a table
        each->setEnabled(false);
    connect(m_go, &QPushButton::clicked, this, &ScenariosDialog::goThere);
    connect(m_save, &QPushButton::clicked, this, &ScenariosDialog::save);
    connect(m_list, &QTableWidget::itemSelectionChanged, this,
            [this] { m_go->setEnabled(rowAt(m_list->currentRow()) && !m_list->selectedItems().isEmpty()); });
    connect(m_list, &QTableWidget::itemChanged, this, [this](QTableWidgetItem *item) {
        const ScenarioTable::Row *row = rowAt(item->row());
        if (!m_filling && item->column() == nameColumn && row && item->text() != localized(row->name))
            m_store.namePin(row->pin, item->text(), row->explorer);
    });
    connect(&m_store, &ScenarioStore::changed, this, [this] {
        if (isVisible())
            compute();
    });
}

ScenariosDialog::~ScenariosDialog() { m_stop.request_stop(); }

void ScenariosDialog::present() {
    compute();
    QDialog::show();
    raise();
    activateWindow();
    m_list->setFocus();
}

void ScenariosDialog::compute() {
    m_complete = false;
    m_status->setText(tr("Computing…"));
    // Where there is more than one change before it is done, only the last is computed.
    m_work.ask(
        [this, scenario = m_store.scenario(), known = m_known, stop = m_stop.get_token()]() -> std::function<void()> {
            try {
                ScenarioTable table =
                    scenarioTable(scenario, [&](const ExplorerSpec &explorer, const Parameters &parameters) {
                        return known->of(explorer, parameters, stop);
                    });
                return [this, table = std::move(table)]() mutable { show(std::move(table)); };
            } catch (const Stopped &) {
                return [] {};
            } catch (const std::exception &error) {
                return [this, what = messageOf(error)] { m_status->setText(what); };
            }
        });
}

void ScenariosDialog::show(ScenarioTable table) {
    m_table = std::move(table);
    m_columns->setEnabled(!m_table.columns.empty());
    fill();
    m_complete = true;
    m_status->setText(m_table.rows.empty() ? tr("Nothing is pinned: Ctrl+P pins what an explorer shows.")
                                           : QString());
}

std::vector<std::size_t> ScenariosDialog::chosenColumns() const {
    if (!m_chosen)
        return answerColumns(m_table);
    std::vector<std::size_t> places = allColumns(m_table);
    std::erase_if(places,
                  [this](std::size_t place) { return !m_chosen->contains(english(m_table.columns[place].label)); });
    return places;
}

void ScenariosDialog::offerColumns() {
    QMenu *menu = m_columns->menu();
    menu->clear();
    const std::vector<std::size_t> chosen = chosenColumns();
    for (std::size_t place = 0; place < m_table.columns.size(); ++place) {
        QAction *action = menu->addAction(localized(m_table.columns[place].label).replace('&', QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(chosen, place) != chosen.end());
        // While it is open the table may get other columns.
        connect(action, &QAction::toggled, this, [this, label = english(m_table.columns[place].label)](bool shown) {
            if (!m_chosen) {
                m_chosen.emplace();
                for (const std::size_t each : answerColumns(m_table))
                    m_chosen->insert(english(m_table.columns[each].label));
            }
            if (shown)
                m_chosen->insert(label);
            else
                m_chosen->erase(label);
            fill();
        });
    }
}

void ScenariosDialog::fill() {
    m_filling = true;
    const std::vector<std::size_t> columns = chosenColumns();
    const int sorted = m_list->horizontalHeader()->sortIndicatorSection();
    const Qt::SortOrder order = m_list->horizontalHeader()->sortIndicatorOrder();
    m_list->setSortingEnabled(false); // rows would move while they are filled
    m_list->clear();
    m_list->setRowCount(static_cast<int>(m_table.rows.size()));
    m_list->setColumnCount(firstNumber + static_cast<int>(columns.size()));
    QStringList titles{tr("Explorer"), tr("State")};
    for (const std::size_t place : columns)
        titles << localized(m_table.columns[place].label);
    m_list->setHorizontalHeaderLabels(titles);
    for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
        const ScenarioTable::Row &row = m_table.rows[i];
        const auto at = static_cast<int>(i);
        auto *explorer = new QTableWidgetItem(localized(row.explorer->title));
        explorer->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
        explorer->setData(placeRole, static_cast<int>(i));
        m_list->setItem(at, explorerColumn, explorer);
        m_list->setItem(at, nameColumn, new QTableWidgetItem(localized(row.name)));
        for (std::size_t k = 0; k < columns.size(); ++k)
            m_list->setItem(at, firstNumber + static_cast<int>(k), numberItem(row.cell(columns[k])));
    }
    m_list->horizontalHeader()->setSortIndicator(sorted < m_list->columnCount() ? sorted : -1, order);
    m_list->setSortingEnabled(true);
    m_list->resizeColumnsToContents();
    m_go->setEnabled(false);
    m_save->setEnabled(!m_table.rows.empty());
    m_filling = false;
}

const ScenarioTable::Row *ScenariosDialog::rowAt(int row) const {
    const QTableWidgetItem *item = m_list->item(row, explorerColumn);
    return item ? &m_table.rows[static_cast<std::size_t>(item->data(placeRole).toInt())] : nullptr;
}

void ScenariosDialog::goThere() {
    const ScenarioTable::Row *row = rowAt(m_list->currentRow());
    if (!row)
        return;
    const std::size_t pin = row->pin;
    m_store.edit(edit::GoTo{row->explorer}); // where the pin is, be it a lesson's
    m_store.goToPin(pin);
}

void ScenariosDialog::save() {
    QFileDialog dialog(this, tr("Save the scenarios"), folderOf(), tr("CSV (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    dialog.selectFile(QStringLiteral("scenarios.csv"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString fileName = dialog.selectedFiles().value(0);
    try {
        writeForWindow(this, fileName, QByteArray::fromStdString(scenarioCsv(m_table, chosenColumns())));
        rememberFolder(filesFolderKey, fileName);
        m_toast->show(tr("Saved to %1").arg(QDir::toNativeSeparators(fileName)), fileName);
    } catch (const std::exception &error) {
        m_toast->show(messageOf(error));
    }
}

} // namespace halftruth
