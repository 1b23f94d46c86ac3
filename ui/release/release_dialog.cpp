#include "ui/release/release_dialog.h"

#include "ui/figure/figure_view.h"
#include "ui/scene/theme.h"
#include "ui/state/scenario_store.h"
#include "ui/text/utf8.h"
#include "ui/window/ask_file.h"

#include "core/math/domain/domain.h"
#include "core/release/release_figures.h"
#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QTableWidget>

#include <algorithm>
#include <exception>

namespace halftruth {

namespace {

constexpr std::size_t tracedRecords = 6;
constexpr int tableRow = 25;
constexpr Range seedRange = range::integers(0, 9007199254740992.0); // what a number holds without loss
enum Randomness { OperatingSystem, FixedSeed };

QString numberText(double value) { return utf8(displayNumber(value)); }
QString numberText(std::int64_t value) { return utf8(fieldText(static_cast<double>(value))); }

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

QTableWidget *readOnlyTable(const QStringList &headers, const QString &name, QWidget *parent) {
    auto *table = new QTableWidget(0, static_cast<int>(headers.size()), parent);
    table->setHorizontalHeaderLabels(headers);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(tableRow);
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setAccessibleName(name);
    return table;
}

void setRow(QTableWidget *table, int row, const QStringList &cells) {
    for (int column = 0; column < cells.size(); ++column)
        table->setItem(row, column, new QTableWidgetItem(cells[column]));
}

QString pairText(RecordPair pair) { return QStringLiteral("(%1, %2)").arg(pair.x).arg(pair.y); }

QString recordText(const JointType &type, RecordPair pair) {
    return QStringLiteral("%1 = %2").arg(utf8(type.label(pair.x * type.columnCount() + pair.y)), pairText(pair));
}

double numberIn(const QLineEdit *field, const QString &name, const Range &range) {
    const auto number = parseNumber(field->text().toStdString());
    if (!number)
        throw std::domain_error(
            QObject::tr("%1 must be a number, but is “%2”").arg(name, field->text()).toStdString());
    require(name.toStdString(), *number, range);
    return *number;
}

} // namespace

ReleaseDialog::ReleaseDialog(ScenarioStore &store, QWidget *parent) : QDialog(parent), m_store(store) {
    setWindowTitle(tr("Two-curator release"));
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("controls"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(createControls());
    scroll->setFixedWidth(344);
    auto *results = new QScrollArea(this);
    results->setFrameShape(QFrame::NoFrame);
    results->setWidgetResizable(true);
    results->setWidget(createResults());
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(scroll);
    columns->addWidget(results, 1);
    resize(1180, 760);
    follow();
}

ReleaseDialog::~ReleaseDialog() { m_stop.request_stop(); }

QWidget *ReleaseDialog::createControls() {
    auto *contents = new QWidget;
    contents->setObjectName(QStringLiteral("sideContents"));
    m_form = new QFormLayout(contents);
    m_form->setContentsMargins(14, 12, 14, 12);
    m_form->setSpacing(7);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto button = [&](const char *name, const QString &text) {
        auto *result = new QPushButton(text, contents);
        result->setObjectName(QLatin1String(name));
        result->setAutoDefault(false); // Return in a field must not release anything
        return result;
    };
    m_form->addRow(section(tr("DATA"), contents));
    m_file = wrapped("file", contents);
    m_form->addRow(m_file);
    auto *choose = button("choose", tr("Choose a CSV file…"));
    m_form->addRow(choose);
    m_alice = new QComboBox(contents);
    m_alice->setObjectName(QStringLiteral("alice"));
    m_bob = new QComboBox(contents);
    m_bob->setObjectName(QStringLiteral("bob"));
    for (QComboBox *box : {m_alice, m_bob}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::activated, this, &ReleaseDialog::readColumns);
    }
    m_form->addRow(tr("Alice has"), m_alice);
    m_form->addRow(tr("Bob has"), m_bob);
    m_form->addRow(section(tr("RELEASE"), contents));
    m_epsilon = new QLineEdit(utf8(fieldText(m_store.parameters()[ParameterId::Epsilon])), contents);
    m_epsilon->setObjectName(QStringLiteral("epsilon"));
    m_samples = new QLineEdit(contents);
    m_samples->setObjectName(QStringLiteral("samples"));
    m_form->addRow(tr("Privacy loss ε"), m_epsilon);
    m_form->addRow(tr("Samples m"), m_samples);
    m_randomness = new QComboBox(contents);
    m_randomness->setObjectName(QStringLiteral("randomness"));
    m_randomness->addItem(tr("Secret"), OperatingSystem);
    m_randomness->addItem(tr("Fixed seed"), FixedSeed);
    m_randomness->setToolTip(tr("Secret keys come from the operating system"));
    m_form->addRow(tr("Randomness"), m_randomness);
    m_seedField = new QLineEdit(QStringLiteral("1"), contents);
    m_seedField->setObjectName(QStringLiteral("seed"));
    m_form->addRow(tr("Seed"), m_seedField);
    m_seedWarning = wrapped("refusal", contents);
    m_seedWarning->setText(tr("For demonstrations only: who knows the seed can undo the release, so that it protects "
                              "nobody."));
    m_form->addRow(m_seedWarning);
    m_failure = wrapped("refusal", contents);
    m_form->addRow(m_failure);
    m_release = button("release", tr("Release"));
    m_saveRecords = button("saveRecords", tr("Save the records…"));
    m_saveEstimate = button("saveEstimate", tr("Save the estimate…"));
    for (QPushButton *each : {m_release, m_saveRecords, m_saveEstimate})
        m_form->addRow(each);
    m_progress = new QProgressBar(contents);
    m_progress->setRange(0, 100);
    m_cancel = button("cancel", tr("Cancel"));
    auto *work = new QHBoxLayout;
    work->addWidget(m_progress, 1);
    work->addWidget(m_cancel);
    m_form->addRow(work);
    m_status = wrapped("status", contents);
    m_form->addRow(m_status);
    connect(choose, &QPushButton::clicked, this, &ReleaseDialog::chooseFile);
    for (QLineEdit *field : {m_epsilon, m_samples, m_seedField})
        connect(field, &QLineEdit::editingFinished, this, &ReleaseDialog::demonstrate);
    connect(m_randomness, &QComboBox::activated, this, &ReleaseDialog::demonstrate);
    connect(m_release, &QPushButton::clicked, this, &ReleaseDialog::release);
    connect(m_saveRecords, &QPushButton::clicked, this, [this] { save(true); });
    connect(m_saveEstimate, &QPushButton::clicked, this, [this] { save(false); });
    connect(m_cancel, &QPushButton::clicked, this, &ReleaseDialog::stop);
    return contents;
}

QWidget *ReleaseDialog::createResults() {
    auto *contents = new QWidget;
    contents->setObjectName(QStringLiteral("centre"));
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(16, 12, 16, 14);
    column->setSpacing(8);
    column->addWidget(section(tr("1 SAMPLE · 2 ENCRYPT · 3 PERTURB · 4 DECRYPT"), contents));
    m_steps = readOnlyTable({tr("1 Place"), tr("1 Record of Alice and Bob"), tr("2 Pads V, W"),
                             tr("2 The server sees"), tr("3 It makes of it"), tr("4 Released")},
                            tr("Some records on their way"), contents);
    m_steps->setObjectName(QStringLiteral("steps"));
    // All of the records, the header and, in narrow windows, a scroll bar.
    m_steps->setFixedHeight((static_cast<int>(tracedRecords) + 2) * tableRow);
    column->addWidget(m_steps);
    column->addWidget(section(tr("5 ESTIMATE"), contents));
    auto *figures = new QHBoxLayout;
    figures->setSpacing(8);
    const auto card = [&] {
        auto *view = new FigureView(contents);
        view->setMinimumHeight(250);
        figures->addWidget(view);
        return view;
    };
    m_server = card();
    m_estimate = card();
    column->addLayout(figures, 2);
    m_table = readOnlyTable(
        {QStringLiteral("#"), tr("Category"), tr("True share"), tr("Released"), tr("Estimate"), tr("Projected")},
        tr("The estimate beside the truth"), contents);
    m_table->setObjectName(QStringLiteral("estimates"));
    m_table->setMinimumHeight(150);
    column->addWidget(m_table, 1);
    return contents;
}

void ReleaseDialog::setTheme(const Theme &theme) {
    for (FigureView *view : {m_server, m_estimate})
        view->setTheme(theme);
}

void ReleaseDialog::present() {
    show();
    raise();
    activateWindow();
    const DataSource &source = m_store.parameters().data();
    if (m_fileName.isEmpty() && !source.columns.empty())
        setFile(utf8(source.id));
}

void ReleaseDialog::chooseFile() {
    if (const QString fileName = askDataFile(this); !fileName.isEmpty())
        setFile(fileName);
}

void ReleaseDialog::setFile(const QString &fileName) {
    begin(tr("Looking at %1").arg(QFileInfo(fileName).fileName()), [this, fileName](const WorkControl &) {
        const auto overview =
            std::make_shared<const CsvOverview>(readCsvOverview(QFile::encodeName(fileName).toStdString()));
        return [this, fileName, overview] {
            if (overview->columns.size() < 2)
                return complain(tr("%1 has one column only, and a release takes two").arg(fileName));
            m_fileName = fileName;
            fillColumns(*overview);
            readColumns();
        };
    });
}

void ReleaseDialog::fillColumns(const CsvOverview &overview) {
    // The last two columns with a handful of values: in most tables, the ones of interest.
    std::vector<int> likely;
    for (QComboBox *box : {m_alice, m_bob})
        box->clear();
    for (int i = 0; i < static_cast<int>(overview.columns.size()); ++i) {
        const CsvOverview::Column &column = overview.columns[static_cast<std::size_t>(i)];
        const QString title = tr("%1 (%2%3 values)")
                                  .arg(utf8(column.name), column.moreDistinct ? tr("over ") : QString())
                                  .arg(column.distinct);
        for (QComboBox *box : {m_alice, m_bob})
            box->addItem(title, utf8(column.name));
        if (column.distinct >= 2 && column.distinct <= 20 && !column.moreDistinct)
            likely.push_back(i);
    }
    m_alice->setCurrentIndex(likely.size() >= 2 ? likely[likely.size() - 2] : 0);
    m_bob->setCurrentIndex(likely.size() >= 2 ? likely.back() : 1);
}

void ReleaseDialog::readColumns() {
    m_columns = {m_alice->currentData().toString().toStdString(), m_bob->currentData().toString().toStdString()};
    m_type.reset();
    m_shown.reset();
    m_released = false;
    if (m_columns[0] == m_columns[1]) {
        ++m_ticket; // whatever was being read is no longer wanted
        m_stop.request_stop();
        m_busy = false;
        return complain(tr("Alice and Bob must have different columns"));
    }
    begin(tr("Counting %1 and %2").arg(utf8(m_columns[0]), utf8(m_columns[1])),
          [this, fileName = m_fileName, columns = m_columns](const WorkControl &control) {
              const auto type = std::make_shared<const JointType>(readTypeOf(fileName, columns, control));
              return [this, type] {
                  m_type = type;
                  demonstrate();
              };
          });
}

ReleaseOptions ReleaseDialog::options() const {
    ReleaseOptions options{.epsilon = numberIn(m_epsilon, tr("epsilon"), range::positive), .traced = tracedRecords};
    if (!m_samples->text().trimmed().isEmpty())
        options.samples = static_cast<std::int64_t>(
            numberIn(m_samples, tr("samples"), range::integers(1, static_cast<double>(m_type->n))));
    if (m_randomness->currentData().toInt() == FixedSeed)
        options.seed = static_cast<std::uint64_t>(numberIn(m_seedField, tr("seed"), seedRange));
    // What else is wrong is said now and not on the other thread.
    const ReleaseDesign design{.xValues = m_type->rowLabels.size(),
                               .yValues = m_type->columnCount(),
                               .n = m_type->n,
                               .samples = options.samples.value_or(1),
                               .epsilon = options.epsilon};
    requireReleaseDesign(design);
    return options;
}

void ReleaseDialog::demonstrate() {
    if (!m_type)
        return follow();
    try {
        ReleaseOptions chosen = options();
        const std::int64_t best =
            optimalReleaseSamples(m_type->n, static_cast<std::int64_t>(m_type->categories()), chosen.epsilon);
        m_samples->setPlaceholderText(tr("%1, the optimum").arg(numberText(best)));
        // A field that was left as it was takes nothing back.
        if (m_released && m_shown && chosen.epsilon == m_shown->design.epsilon && chosen.seed == m_seed &&
            chosen.samples.value_or(best) == m_shown->design.samples)
            return complain({});
        begin(tr("Demonstrating"), [this, type = m_type, chosen](const WorkControl &) {
            const auto made = std::make_shared<const Release>(demonstratedRelease(*type, chosen));
            return [this, made] { showRelease(made, false); };
        });
    } catch (const std::exception &error) {
        complain(QString::fromUtf8(error.what()));
    }
}

void ReleaseDialog::release() {
    try {
        const ReleaseOptions chosen = options();
        begin(tr("Releasing"), [this, fileName = m_fileName, columns = m_columns, type = m_type,
                                chosen](const WorkControl &control) {
            const auto made = std::make_shared<const Release>(releaseOf(fileName, columns, *type, chosen, control));
            return [this, made, seed = chosen.seed] {
                m_seed = seed;
                showRelease(made, true);
            };
        });
    } catch (const std::exception &error) {
        complain(QString::fromUtf8(error.what()));
    }
}

void ReleaseDialog::save(bool records) {
    QSettings settings;
    QString folder = settings.value(QStringLiteral("release/folder")).toString();
    if (!QFileInfo(folder).isDir())
        folder = QDir::homePath();
    const QString suggested = records ? QStringLiteral("released-records.csv") : QStringLiteral("estimate.csv");
    QString fileName =
        QFileDialog::getSaveFileName(this, records ? tr("Save the sanitised records") : tr("Save the estimate"),
                                     QDir(folder).filePath(suggested), tr("Tables (*.csv)"));
    if (fileName.isEmpty() || !m_released)
        return;
    if (QFileInfo(fileName).suffix().isEmpty())
        fileName += QStringLiteral(".csv");
    if (QFileInfo(fileName).exists() &&
        QFileInfo(fileName).canonicalFilePath() == QFileInfo(m_fileName).canonicalFilePath())
        return complain(tr("The output must be another file than the data, but is %1").arg(fileName));
    settings.setValue(QStringLiteral("release/folder"), QFileInfo(fileName).absolutePath());
    begin(tr("Saving %1").arg(QFileInfo(fileName).fileName()), [this, records, fileName, made = m_shown,
                                                                seed = m_seed](const WorkControl &control) {
        if (records)
            saveRecords(fileName, *made, seed, control);
        else
            saveEstimate(fileName, *made, control);
        return [this, fileName] { m_status->setText(tr("Saved to %1").arg(QDir::toNativeSeparators(fileName))); };
    });
}

void ReleaseDialog::showRelease(const std::shared_ptr<const Release> &release, bool released) {
    m_shown = release;
    m_released = released;
    showSteps();
    showEstimate();
    const ReleaseDesign &design = release->design;
    const QString facts =
        tr("%1 of %2 records, γ = %3, RMS error at most %4; here it is %5.")
            .arg(numberText(design.samples), numberText(design.n), numberText(design.gamma()),
                 numberText(design.largestRmsError()), numberText(estimateError(*release, release->estimate())));
    m_status->setText(
        released ? tr("<b>Released:</b> %1 Only the records and the estimate may leave the curators.").arg(facts)
                 : tr("<b>A demonstration:</b> %1 Nothing has been released.").arg(facts));
    follow();
}

void ReleaseDialog::showSteps() {
    m_steps->setRowCount(static_cast<int>(m_shown->traced.size()));
    int row = 0;
    for (const TracedRecord &record : m_shown->traced)
        setRow(m_steps, row++,
               {numberText(record.place), recordText(m_shown->type, record.truth), pairText(record.pad),
                pairText(record.ciphertext), pairText(record.perturbed), recordText(m_shown->type, record.released)});
    m_steps->resizeColumnsToContents();
}

void ReleaseDialog::showEstimate() {
    m_server->show(std::make_shared<const Figure>(serverFigure(*m_shown)), {});
    m_estimate->show(std::make_shared<const Figure>(estimateFigure(*m_shown)), {});
    const std::vector<double> raw = m_shown->estimate();
    const std::vector<double> projected = m_shown->projectedEstimate();
    const std::vector<std::size_t> categories = commonestCategories(m_shown->type, mostCategoriesDrawn);
    m_table->setRowCount(static_cast<int>(categories.size()));
    int row = 0;
    for (const std::size_t k : categories) {
        setRow(m_table, row,
               {QString::number(row + 1), utf8(m_shown->type.label(k)), numberText(m_shown->type.share(k)),
                numberText(m_shown->released[k]), numberText(raw[k]), numberText(projected[k])});
        ++row;
    }
    m_table->resizeColumnsToContents();
}

void ReleaseDialog::complain(const QString &what) {
    m_failure->setText(what);
    follow();
}

void ReleaseDialog::follow() {
    const bool fixed = m_randomness->currentData().toInt() == FixedSeed;
    for (QWidget *widget : QList<QWidget *>{m_seedField, m_form->labelForField(m_seedField), m_seedWarning})
        widget->setVisible(fixed);
    m_failure->setVisible(!m_failure->text().isEmpty());
    m_file->setText(m_fileName.isEmpty() ? tr("A table with a row for each person, two columns of which two curators "
                                              "hold.")
                                         : QFileInfo(m_fileName).fileName());
    m_alice->setEnabled(!m_fileName.isEmpty());
    m_bob->setEnabled(!m_fileName.isEmpty());
    m_release->setEnabled(m_type && !m_busy && m_failure->text().isEmpty());
    for (QPushButton *button : {m_saveRecords, m_saveEstimate})
        button->setEnabled(m_released && !m_busy);
    m_progress->setVisible(m_busy);
    m_cancel->setVisible(m_busy);
}

void ReleaseDialog::begin(const QString &what, Job job) {
    m_stop.request_stop();
    m_stop = std::stop_source();
    const int ticket = ++m_ticket;
    m_busy = true;
    m_progress->setValue(0);
    m_progress->setFormat(what + QStringLiteral(" %p %"));
    complain({});
    WorkControl control{.stop = m_stop.get_token()};
    control.progress = [this, ticket, before = std::make_shared<int>(0)](double share) {
        const int percent = static_cast<int>(100 * share);
        if (percent == std::exchange(*before, percent))
            return;
        QMetaObject::invokeMethod(
            this,
            [this, ticket, percent] {
                if (ticket == m_ticket)
                    m_progress->setValue(percent);
            },
            Qt::QueuedConnection);
    };
    m_work.ask([this, ticket, control, job = std::move(job)]() -> std::function<void()> {
        std::function<void()> done = [] {};
        try {
            static_cast<void>(endsBeforeStopped([&] { done = job(control); }));
        } catch (const std::exception &error) {
            done = [this, message = QString::fromUtf8(error.what())] { complain(message); };
        }
        return [this, ticket, done] {
            if (ticket != m_ticket)
                return;
            m_busy = false;
            done();
            follow();
        };
    });
}

void ReleaseDialog::stop() {
    m_stop.request_stop();
    ++m_ticket; // whatever it brings is not wanted
    m_busy = false;
    m_status->setText(tr("Cancelled."));
    follow();
}

} // namespace halftruth
