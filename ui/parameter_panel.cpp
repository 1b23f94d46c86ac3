#include "parameter_panel.h"

#include "theme.h"

#include <halftruth/data/builtin_data.h>

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

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
    rebuild();
}

ParameterRow *ParameterPanel::row(ParameterId id) const {
    const auto found = std::ranges::find(m_rows, id, &ParameterRow::id);
    return found == m_rows.end() ? nullptr : *found;
}

void ParameterPanel::rebuild() {
    delete m_contents;
    m_rows.clear();
    m_data = nullptr;
    m_contents = new QWidget(this);
    layout()->addWidget(m_contents);
    auto *rows = new QVBoxLayout(m_contents);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    if (m_store.explorer().usesData)
        addDataChoice(rows);
    for (const ParameterUse &use : m_store.explorer().parameters) {
        auto *row = new ParameterRow(
            use, [this, id = use.id](double value) { return m_store.setParameter(id, value); }, m_contents);
        connect(row, &ParameterRow::gestureStarted, &m_store, &ScenarioStore::beginGesture);
        connect(row, &ParameterRow::gestureFinished, &m_store, &ScenarioStore::endGesture);
        connect(row, &ParameterRow::resetRequested, &m_store, &ScenarioStore::resetParameter);
        rows->addWidget(row);
        m_rows.push_back(row);
    }
    refresh();
}

void ParameterPanel::refresh() {
    const Parameters &parameters = m_store.parameters();
    for (ParameterRow *row : m_rows) {
        row->show(parameters);
        if (row->id() == ParameterId::ZipfExponent)
            row->setVisible(parameters.data().kind == DataSource::Kind::Zipf);
    }
    refreshDataChoice();
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
    if (choice == QStringLiteral("uniform")) {
        m_store.setData({});
    } else if (choice == QStringLiteral("zipf")) {
        m_store.setData({.kind = DataSource::Kind::Zipf});
    } else if (choice == QLatin1String(fileEntry)) {
        m_store.setData(m_openedFile);
    } else if (const BuiltinTable *table = findBuiltinTable(choice.toStdString())) {
        m_store.setData({.kind = DataSource::Kind::Table,
                         .id = table->id,
                         .table = std::make_shared<const JointType>(table->type)});
    }
}

} // namespace halftruth
