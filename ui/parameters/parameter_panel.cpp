#include "ui/parameters/parameter_panel.h"

#include "ui/scene/theme.h"

#include "core/data/builtin_data.h"
#include "core/scenario/settings.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace halftruth {

namespace {

constexpr const char *openEntry = "open";
constexpr const char *fileEntry = "file";

QString fileTitle(const DataSource &data) {
    QString title = QFileInfo(QString::fromStdString(data.id)).fileName();
    if (data.table) {
        QStringList variables;
        for (const std::string &variable : data.table->variables)
            variables << QString::fromStdString(variable);
        title += QStringLiteral(": ") + variables.join(QStringLiteral(" × "));
    }
    return title;
}

bool isFile(const DataSource &data) { return data.kind == DataSource::Kind::Table && !findBuiltinTable(data.id); }

} // namespace

ParameterPanel::ParameterPanel(ScenarioStore &store, QWidget *parent) : QWidget(parent), m_store(store) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(&store, &ScenarioStore::explorerChanged, this, &ParameterPanel::rebuild);
    connect(&store, &ScenarioStore::parametersChanged, this, &ParameterPanel::refresh);
    connect(&store, &ScenarioStore::solvedChanged, this, &ParameterPanel::refreshRows);
    rebuild();
}

ValueRow *ParameterPanel::valueRow(ParameterId id) const {
    const auto found = std::ranges::find(m_rows, id, &ValueRow::id);
    return found == m_rows.end() ? nullptr : *found;
}

ParameterRow *ParameterPanel::row(ParameterId id) const { return qobject_cast<ParameterRow *>(valueRow(id)); }

void ParameterPanel::rebuild() {
    delete m_contents;
    m_rows.clear();
    m_data = nullptr;
    m_contents = new QWidget(this);
    layout()->addWidget(m_contents);
    auto *parts = new QVBoxLayout(m_contents);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(2);
    if (m_store.explorer().usesData)
        addDataChoice(parts);
    m_rowLayout = new QVBoxLayout;
    m_rowLayout->setSpacing(2);
    parts->addLayout(m_rowLayout);
    refresh();
}

ValueRow *ParameterPanel::createRow(const ParameterUse &use) {
    ValueRow *row = ValueRow::create(
        use, [this, id = use.id](const ParameterValue &value) { return m_store.setParameter(id, value); },
        m_contents);
    connect(row, &ValueRow::gestureStarted, &m_store, &ScenarioStore::beginGesture);
    connect(row, &ValueRow::gestureFinished, &m_store, &ScenarioStore::endGesture);
    connect(row, &ValueRow::resetRequested, &m_store, &ScenarioStore::resetParameter);
    connect(row, &ValueRow::solveRequested, &m_store, &ScenarioStore::solve);
    connect(row, &ValueRow::solveEnded, &m_store, &ScenarioStore::stopSolving);
    return row;
}

void ParameterPanel::arrangeRows(const std::vector<ParameterUse> &uses) {
    if (std::ranges::equal(uses, m_rows, {}, &ParameterUse::id, &ValueRow::id))
        return;
    // Rows that stay are the same widgets: the one that brought the change about keeps the focus.
    std::vector<ValueRow *> rows;
    for (const ParameterUse &use : uses) {
        ValueRow *kept = valueRow(use.id);
        rows.push_back(kept ? kept : createRow(use));
    }
    for (ValueRow *old : m_rows) {
        m_rowLayout->removeWidget(old);
        if (std::ranges::find(rows, old) == rows.end()) {
            old->hide();
            old->deleteLater(); // it may be what is being handled
        }
    }
    m_rows = std::move(rows);
    QWidget *before = m_data;
    for (ValueRow *row : m_rows) {
        m_rowLayout->addWidget(row);
        row->setVisible(true);
        if (before)
            setTabOrder(before, row);
        before = row;
    }
}

void ParameterPanel::refresh() {
    refreshRows();
    refreshDataChoice();
}

void ParameterPanel::refreshRows() {
    const Parameters &parameters = m_store.parameters();
    const std::vector<ParameterUse> uses = m_store.uses();
    const std::vector<Solving> offers = solvable(m_store.explorer(), parameters);
    const std::optional<Solving> active = m_store.solving();
    arrangeRows(uses);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        RowSolving solving;
        std::ranges::copy_if(offers, std::back_inserter(solving.offers),
                             [&](const Solving &each) { return each.unknown == uses[i].id; });
        if (active && active->unknown == uses[i].id) {
            solving.active = active;
            solving.solved = m_store.solved();
        }
        m_rows[i]->show(uses[i], parameters, solving);
    }
}

void ParameterPanel::addDataChoice(QVBoxLayout *layout) {
    auto *label = new QLabel(tr("Data"), m_contents);
    m_data = new QComboBox(m_contents);
    m_data->setObjectName(QStringLiteral("data"));
    m_data->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_data->setAccessibleName(tr("Data"));
    m_data->setToolTip(tr("Where the categories come from: their number K and how concentrated they are"));
    label->setBuddy(m_data);
    layout->addWidget(label);
    layout->addWidget(m_data);
    auto *release = new QToolButton(m_contents);
    release->setObjectName(QStringLiteral("panelButton"));
    release->setText(tr("Two-curator release…"));
    release->setToolTip(tr("Release two columns of a file as sampled and perturbed records"));
    connect(release, &QToolButton::clicked, this, &ParameterPanel::releaseRequested);
    layout->addWidget(release);
    layout->addSpacing(8);
    connect(m_data, &QComboBox::activated, this, &ParameterPanel::chooseData);
}

void ParameterPanel::refreshDataChoice() {
    if (!m_data)
        return;
    const DataSource &source = m_store.parameters().data();
    if (isFile(source))
        m_openedFile = source;
    m_data->clear();
    m_data->addItem(tr("Synthetic: uniform"), QStringLiteral("uniform"));
    m_data->addItem(tr("Synthetic: Zipf"), QStringLiteral("zipf"));
    for (const BuiltinTable &table : builtinTables()) {
        m_data->addItem(QString::fromStdString(table.title), QString::fromStdString(table.id));
        m_data->setItemData(m_data->count() - 1, QString::fromStdString(table.source), Qt::ToolTipRole);
    }
    if (m_openedFile.table)
        m_data->addItem(fileTitle(m_openedFile), QLatin1String(fileEntry));
    m_data->insertSeparator(m_data->count());
    m_data->addItem(tr("Open a CSV file…"), QLatin1String(openEntry));
    const QString current = source.kind == DataSource::Kind::Uniform ? QStringLiteral("uniform")
                            : source.kind == DataSource::Kind::Zipf  ? QStringLiteral("zipf")
                            : isFile(source)                         ? QLatin1String(fileEntry)
                                                                     : QString::fromStdString(source.id);
    m_data->setCurrentIndex(m_data->findData(current));
}

void ParameterPanel::chooseData(int index) {
    const QString choice = m_data->itemData(index).toString();
    if (choice == QLatin1String(openEntry)) {
        refreshDataChoice(); // the entry is an action, not a state
        emit openDataRequested();
        return;
    }
    if (choice == QLatin1String(fileEntry))
        m_store.setData(m_openedFile);
    else if (const auto named = namedData(choice.toStdString()))
        m_store.setData(*named);
}

} // namespace halftruth
