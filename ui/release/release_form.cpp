#include "ui/release/release_form.h"

#include "ui/parameters/choice_box.h"
#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/math/domain/domain.h"
#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace halftruth {

namespace {

constexpr Range seedRange = range::integers(0, 9007199254740992.0); // what a number holds without loss
enum Randomness { OperatingSystem, FixedSeed };

QLabel *wrapped(const char *name, QWidget *parent) {
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

QLabel *section(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setObjectName(QStringLiteral("section"));
    return label;
}

double numberIn(const QLineEdit *field, const QString &name, const Range &range) {
    const auto number = parseNumber(field->text().toStdString());
    if (!number)
        throw std::domain_error(
            QObject::tr("%1 must be a number, but is “%2”").arg(name, field->text()).toStdString());
    require(name.toStdString(), *number, range);
    return *number;
}

QString labelList(const std::vector<std::string> &labels) {
    QStringList list;
    for (const std::string &label : labels)
        list << utf8(label);
    return list.join(QStringLiteral(", "));
}

} // namespace

ReleaseForm::ReleaseForm(double epsilon, QWidget *parent) : QWidget(parent) {
    m_choices = new QScrollArea(this);
    m_choices->setObjectName(QStringLiteral("controls"));
    m_choices->setWidgetResizable(true);
    m_choices->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_choices->setFocusPolicy(Qt::NoFocus); // its fields are what takes keys, and come into sight by them
    auto *footer = new QWidget(this);
    footer->setObjectName(QStringLiteral("actions"));
    m_actions = new QVBoxLayout(footer);
    m_actions->setContentsMargins(14, 8, 14, 12);
    m_actions->setSpacing(6);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_choices, 1);
    column->addWidget(footer);
    m_contents = new QWidget;
    m_contents->setObjectName(QStringLiteral("sideContents"));
    m_form = new QFormLayout(m_contents);
    m_form->setContentsMargins(14, 12, 14, 12);
    m_form->setSpacing(7);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addData();
    addCategories();
    addPrivacy();
    addRelease();
    addSave();
    addWork();
    m_epsilon->setText(localized(fieldText(epsilon)));
    m_choices->setWidget(m_contents);
    setFixedWidth(360);
    setExample();
}

QPushButton *ReleaseForm::button(const char *name, const QString &text) {
    auto *result = new QPushButton(text, this);
    result->setObjectName(QLatin1String(name));
    result->setAutoDefault(false); // Return in a field must not release anything
    return result;
}

QLineEdit *ReleaseForm::field(const char *name, const QString &text) {
    auto *result = new QLineEdit(text, m_contents);
    result->setObjectName(QLatin1String(name));
    result->setAcceptDrops(false); // a file is dropped on the dialog
    return result;
}

void ReleaseForm::column(std::initializer_list<QWidget *> widgets) {
    // A form gives the row above one that is hidden no height (Qt 6.4): what comes and goes shares a row with what
    // stays.
    auto *layout = new QVBoxLayout;
    layout->setSpacing(m_form->verticalSpacing());
    for (QWidget *each : widgets)
        layout->addWidget(each);
    m_form->addRow(layout);
}

void ReleaseForm::addData() {
    m_form->addRow(section(tr("1 DATA"), m_contents));
    m_file = wrapped("file", m_contents);
    m_form->addRow(m_file);
    m_path = field("path");
    m_path->setPlaceholderText(tr("A CSV file: type where, or drop it"));
    m_path->setAccessibleName(tr("Where the CSV file is"));
    m_form->addRow(m_path);
    connect(m_path, &QLineEdit::returnPressed, this, [this] {
        QString fileName = m_path->text().trimmed();
        if (fileName.startsWith(QStringLiteral("~/")))
            fileName.replace(0, 1, QDir::homePath());
        if (!fileName.isEmpty())
            emit fileNamed(fileName);
    });
    auto *example = button("example", tr("The example"));
    auto *choose = button("choose", tr("Choose a CSV file…"));
    auto *row = new QHBoxLayout;
    row->addWidget(example);
    row->addWidget(choose, 1);
    m_form->addRow(row);
    connect(example, &QPushButton::clicked, this, &ReleaseForm::exampleWanted);
    connect(choose, &QPushButton::clicked, this, &ReleaseForm::fileWanted);
    m_form->addRow(section(tr("2 WHO HOLDS WHAT"), m_contents));
    m_alice = new ChoiceBox(m_contents);
    m_alice->setObjectName(QStringLiteral("alice"));
    m_bob = new ChoiceBox(m_contents);
    m_bob->setObjectName(QStringLiteral("bob"));
    for (ChoiceBox *box : {m_alice, m_bob}) {
        box->searchByTyping();
        box->lineEdit()->setAcceptDrops(false);
        connect(box, &QComboBox::activated, this, [this] {
            for (QLineEdit *each : {m_aliceCategories, m_bobCategories})
                each->clear(); // they were another column's
            emit columnsChosen();
        });
    }
    connect(m_alice, &ChoiceBox::settled, this, [this] { goTo(m_bob); });
    connect(m_bob, &ChoiceBox::settled, this,
            [this] { goTo(m_aliceCategories->isEnabled() ? m_aliceCategories : m_epsilon); });
    m_form->addRow(tr("Alice has"), m_alice);
    m_form->addRow(tr("Bob has"), m_bob);
}

void ReleaseForm::addCategories() {
    m_form->addRow(section(tr("3 CATEGORIES, NOT FROM THE DATA"), m_contents));
    m_aliceCategories = field("aliceCategories");
    m_bobCategories = field("bobCategories");
    for (QLineEdit *each : {m_aliceCategories, m_bobCategories}) {
        each->setPlaceholderText(tr("yes, no, …"));
        each->setToolTip(tr("Labels with commas between them. What isn't listed counts as “other”, and records "
                            "without a value as “missing”."));
        connect(each, &QLineEdit::editingFinished, this, &ReleaseForm::columnsChosen);
    }
    connect(m_aliceCategories, &QLineEdit::returnPressed, this, [this] { goTo(m_bobCategories); });
    connect(m_bobCategories, &QLineEdit::returnPressed, this, [this] { goTo(m_epsilon); });
    m_form->addRow(tr("Of Alice"), m_aliceCategories);
    m_form->addRow(tr("Of Bob"), m_bobCategories);
    m_chooseList = button("chooseList", tr("From a file…"));
    m_list = wrapped("list", m_contents);
    m_publicLabels = new QCheckBox(tr("The labels in the data are public"), m_contents);
    m_publicLabels->setObjectName(QStringLiteral("publicLabels"));
    m_publicLabels->setToolTip(tr("Then the categories are those that occur. A label that only one person has would "
                                  "tell that this person is there."));
    column({m_chooseList, m_list, m_publicLabels});
    connect(m_chooseList, &QPushButton::clicked, this, &ReleaseForm::listWanted);
    connect(m_publicLabels, &QCheckBox::clicked, this, &ReleaseForm::columnsChosen);
}

void ReleaseForm::addPrivacy() {
    m_form->addRow(section(tr("4 PRIVACY"), m_contents));
    m_epsilon = field("epsilon");
    m_samples = field("samples");
    m_form->addRow(tr("Privacy parameter ε"), m_epsilon);
    m_form->addRow(tr("Samples m"), m_samples);
    m_randomness = new QComboBox(m_contents);
    m_randomness->setObjectName(QStringLiteral("randomness"));
    m_randomness->addItem(tr("Secret"), OperatingSystem);
    m_randomness->addItem(tr("Fixed seed"), FixedSeed);
    m_randomness->setToolTip(tr("Secret keys come from the operating system"));
    m_form->addRow(tr("Randomness"), m_randomness);
    m_seed = field("seed", QStringLiteral("1"));
    m_form->addRow(tr("Seed"), m_seed);
    m_seedWarning = wrapped("refusal", m_contents);
    m_seedWarning->setText(tr("For demonstrations only: who knows the seed can undo the release, so that it protects "
                              "nobody."));
    m_form->addRow(m_seedWarning);
    for (QLineEdit *each : {m_epsilon, m_samples, m_seed})
        connect(each, &QLineEdit::editingFinished, this, &ReleaseForm::designChosen);
    connect(m_randomness, &QComboBox::activated, this, &ReleaseForm::designChosen);
    connect(m_epsilon, &QLineEdit::returnPressed, this, [this] { goTo(m_samples); });
    connect(m_samples, &QLineEdit::returnPressed, this, [this] { goTo(m_release); });
}

void ReleaseForm::goTo(QWidget *field) {
    // Behind what Return does to the field that is left: a button may become one that can be pressed.
    QMetaObject::invokeMethod(
        this,
        [this, field] {
            if (!field->isEnabled())
                return;
            field->setFocus(Qt::TabFocusReason);
            if (m_contents->isAncestorOf(field))
                m_choices->ensureWidgetVisible(field);
        },
        Qt::QueuedConnection);
}

void ReleaseForm::focusData() { goTo(m_path); }

void ReleaseForm::focusColumns() { goTo(m_alice); }

void ReleaseForm::focusSave(ReleaseFileKind kind) { goTo(m_save[static_cast<std::size_t>(kind)]); }

void ReleaseForm::addRelease() {
    m_warnings = wrapped("warnings", m_contents);
    m_warnings->setTextFormat(Qt::RichText);
    m_status = wrapped("status", m_contents);
    m_status->setTextFormat(Qt::RichText);
    column({m_warnings, m_status});
    m_actions->addWidget(section(tr("5 RELEASE"), this));
    m_complaint = wrapped("refusal", this);
    m_actions->addWidget(m_complaint);
    m_release = button("release", tr("Release"));
    m_actions->addWidget(m_release);
    connect(m_release, &QPushButton::clicked, this, &ReleaseForm::releaseWanted);
}

void ReleaseForm::addSave() {
    m_actions->addWidget(section(tr("6 SAVE"), this));
    constexpr std::array names{"saveRecords", "saveEstimate", "saveMarginals"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_save[i] = button(names[i], {});
        m_actions->addWidget(m_save[i]);
        connect(m_save[i], &QPushButton::clicked, this,
                [this, i] { emit saveWanted(static_cast<ReleaseFileKind>(i)); });
    }
    m_truth = new QCheckBox(tr("Show the truth beside it"), this);
    m_truth->setObjectName(QStringLiteral("truth"));
    m_truth->setToolTip(tr("Of a file, only after saving: choosing among releases by it would void ε"));
    m_actions->addWidget(m_truth);
    connect(m_truth, &QCheckBox::clicked, this, &ReleaseForm::truthToggled);
}

void ReleaseForm::addWork() {
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 100);
    m_cancel = button("cancel", tr("Cancel"));
    for (QWidget *each : {static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_cancel)}) {
        QSizePolicy kept = each->sizePolicy(); // nothing moves when work begins
        kept.setRetainSizeWhenHidden(true);
        each->setSizePolicy(kept);
    }
    auto *work = new QHBoxLayout;
    work->addWidget(m_progress, 1);
    work->addWidget(m_cancel);
    m_actions->addLayout(work);
    connect(m_cancel, &QPushButton::clicked, this, &ReleaseForm::cancelled);
}

void ReleaseForm::setExample() {
    const JointType &type = RecordSource::example();
    m_source = {};
    m_listFile.clear();
    m_path->clear();
    m_file->setText(tr("The built-in example: %1 people of the UCI Adult table, whose records are public.")
                        .arg(utf8(displayNumber(static_cast<double>(type.n)))));
    for (ChoiceBox *box : {m_alice, m_bob})
        box->clear();
    m_alice->addItem(utf8(type.variables[0]), utf8(type.variables[0]));
    m_bob->addItem(utf8(type.variables[1]), utf8(type.variables[1]));
    m_aliceCategories->setText(labelList(type.rowLabels));
    m_bobCategories->setText(labelList(type.columnLabels));
    m_publicLabels->setChecked(true);
    m_truth->setChecked(true);
}

void ReleaseForm::setFile(const QString &fileName, const CsvOverview &overview) {
    m_source.fileName = fileName;
    m_listFile.clear();
    m_path->clear();
    m_publicLabels->setChecked(false);
    m_truth->setChecked(false);
    for (QLineEdit *each : {m_aliceCategories, m_bobCategories})
        each->clear();
    m_file->setText(QFileInfo(fileName).fileName());
    // The last two columns with a handful of values: in most tables, the ones of interest.
    std::vector<int> likely;
    for (ChoiceBox *box : {m_alice, m_bob})
        box->clear();
    for (int i = 0; i < static_cast<int>(overview.columns.size()); ++i) {
        const CsvOverview::Column &column = overview.columns[static_cast<std::size_t>(i)];
        for (ChoiceBox *box : {m_alice, m_bob})
            box->addItem(utf8(column.name), utf8(column.name));
        if (column.distinct >= 2 && column.distinct <= 20 && !column.moreDistinct)
            likely.push_back(i);
    }
    m_alice->setCurrentIndex(likely.size() >= 2 ? likely[likely.size() - 2] : 0);
    m_bob->setCurrentIndex(likely.size() >= 2 ? likely.back() : 1);
}

void ReleaseForm::setListFile(const QString &fileName) { m_listFile = fileName; }

std::vector<std::string> ReleaseForm::columns() const {
    return {m_alice->currentData().toString().toStdString(), m_bob->currentData().toString().toStdString()};
}

CategoryChoice ReleaseForm::categories() const {
    if (m_publicLabels->isChecked())
        return {.source = CategorySource::PublicLabels, .listFile = {}, .typed = {}};
    if (!m_listFile.isEmpty())
        return {.source = CategorySource::List, .listFile = m_listFile, .typed = {}};
    return {.source = CategorySource::List,
            .listFile = {},
            .typed = {m_aliceCategories->text().toStdString(), m_bobCategories->text().toStdString()}};
}

bool ReleaseForm::categoriesOpen() const {
    const bool typed = !m_aliceCategories->text().trimmed().isEmpty() && !m_bobCategories->text().trimmed().isEmpty();
    return !m_publicLabels->isChecked() && m_listFile.isEmpty() && !typed;
}

double ReleaseForm::epsilon() const { return numberIn(m_epsilon, tr("epsilon"), range::positive); }

std::optional<std::int64_t> ReleaseForm::samples(std::int64_t n) const {
    if (m_samples->text().trimmed().isEmpty())
        return std::nullopt;
    return static_cast<std::int64_t>(numberIn(m_samples, tr("samples"), range::integers(1, static_cast<double>(n))));
}

std::optional<std::uint64_t> ReleaseForm::seed() const {
    if (m_randomness->currentData().toInt() != FixedSeed)
        return std::nullopt;
    return static_cast<std::uint64_t>(numberIn(m_seed, tr("seed"), seedRange));
}

bool ReleaseForm::truthWanted() const { return m_truth->isChecked(); }

void ReleaseForm::setOptimum(std::optional<std::int64_t> samples) {
    m_samples->setPlaceholderText(
        samples ? tr("%1, the optimum").arg(localized(fieldText(static_cast<double>(*samples)))) : QString());
}

void ReleaseForm::setWarnings(const std::vector<Text> &warnings) {
    QString list;
    for (const Text &warning : warnings)
        list += QStringLiteral("<li>%1</li>").arg(keptOnLines(localized(warning, Markup::Rich)));
    m_warnings->setText(list.isEmpty() ? QString()
                                       : tr("Before anything is saved:") +
                                             QStringLiteral("<ul style='margin-left: -26px'>%1</ul>").arg(list));
    m_warnings->setVisible(!list.isEmpty());
}

void ReleaseForm::setComplaint(const QString &what) {
    m_complaint->setText(what);
    m_complaint->setVisible(!what.isEmpty());
}

bool ReleaseForm::complains() const { return !m_complaint->text().isEmpty(); }

void ReleaseForm::setStatus(const QString &richText) { m_status->setText(keptOnLines(richText)); }

void ReleaseForm::bringStatusIntoSight() {
    // What it says now takes its room later.
    QTimer::singleShot(0, this, [this] { m_choices->ensureWidgetVisible(m_status, 0, 12); });
}

void ReleaseForm::setProgress(const QString &what, int percent) {
    if (!what.isEmpty())
        m_progress->setFormat(what + QStringLiteral(" %p %"));
    m_progress->setValue(percent);
}

void ReleaseForm::follow(const Doable &doable) {
    const bool fixed = m_randomness->currentData().toInt() == FixedSeed;
    for (QWidget *widget : QList<QWidget *>{m_seed, m_form->labelForField(m_seed), m_seedWarning})
        widget->setVisible(fixed);
    const bool own = !m_source.isExample();
    for (ChoiceBox *box : {m_alice, m_bob})
        box->setEnabled(own);
    const bool typed = own && !m_publicLabels->isChecked() && m_listFile.isEmpty();
    for (QLineEdit *each : {m_aliceCategories, m_bobCategories})
        each->setEnabled(typed);
    m_publicLabels->setEnabled(own);
    m_chooseList->setEnabled(own && !m_publicLabels->isChecked());
    m_list->setText(m_listFile.isEmpty() ? QString() : tr("Listed in %1").arg(QFileInfo(m_listFile).fileName()));
    m_list->setVisible(!m_list->text().isEmpty() && m_chooseList->isEnabled());
    const bool may = doable.release && !doable.busy && !complains();
    m_release->setEnabled(may);
    for (QPushButton *each : m_save)
        each->setEnabled(doable.released ? !doable.busy : may);
    const bool there = doable.released;
    m_save[0]->setText(there ? tr("Save the records…") : tr("Release and save the records…"));
    m_save[1]->setText(there ? tr("Save the estimate…") : tr("Release and save the estimate…"));
    m_save[2]->setText(there ? tr("Save its marginals…") : tr("Release and save its marginals…"));
    m_truth->setEnabled(doable.truth);
    m_progress->setVisible(doable.busy);
    m_cancel->setVisible(doable.busy);
}

} // namespace halftruth
