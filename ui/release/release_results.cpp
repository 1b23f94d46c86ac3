#include "ui/release/release_results.h"

#include "ui/figure/figure_view.h"
#include "ui/scene/theme.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/release/release_figures.h"
#include "core/release/release_output.h"
#include "core/text/number_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace halftruth {

namespace {

constexpr int tableRow = 25;

QString resultText(double value) { return localized(std::string_view(displayNumber(value))); }
QString countText(std::int64_t value) { return utf8(fieldText(static_cast<double>(value))); }

QLabel *heading(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setObjectName(QStringLiteral("section"));
    return label;
}

QTableWidget *readOnlyTable(const char *name, const QStringList &headers, const QString &title, QWidget *parent) {
    auto *table = new QTableWidget(0, static_cast<int>(headers.size()), parent);
    table->setObjectName(QLatin1String(name));
    table->setHorizontalHeaderLabels(headers);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(tableRow);
    // Whatever stands below it, a header is whole.
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setAccessibleName(title);
    return table;
}

void setRow(QTableWidget *table, int row, const QStringList &cells) {
    for (int column = 0; column < cells.size(); ++column)
        table->setItem(row, column, new QTableWidgetItem(cells[column]));
}

/// "(1, 0)": the values that a category stands for, as the parties add them.
QString valuesText(const ReleasePlan &plan, std::uint32_t category) {
    const ProductGroup group = plan.group();
    QStringList values;
    for (std::size_t i = 0; i < group.variables(); ++i)
        values << QString::number(group.value(category, i));
    return QStringLiteral("(%1)").arg(values.join(QStringLiteral(", ")));
}

QString recordText(const ReleasePlan &plan, std::uint32_t category) {
    return QStringLiteral("%1 = %2").arg(utf8(plan.label(category)), valuesText(plan, category));
}

} // namespace

ReleaseResults::ReleaseResults(QWidget *parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    auto *contents = new QWidget;
    contents->setObjectName(QStringLiteral("centre"));
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(16, 12, 16, 14);
    column->setSpacing(8);
    column->addWidget(heading(tr("SAMPLE → ENCRYPT → PERTURB → DECRYPT"), contents));
    m_steps = readOnlyTable("steps",
                            {tr("Place"), tr("Record of Alice and Bob"), tr("Pads V, W"), tr("The server sees"),
                             tr("It makes of it"), tr("Released")},
                            tr("Some records on their way, in the common random order"), contents);
    // All of the records, the header and, in narrow windows, a scroll bar.
    m_steps->setFixedHeight((static_cast<int>(tracedRecords) + 2) * tableRow);
    column->addWidget(m_steps);
    column->addWidget(heading(tr("→ ESTIMATE"), contents));
    auto *figures = new QHBoxLayout;
    figures->setSpacing(8);
    for (FigureView **view : {&m_server, &m_estimate}) {
        *view = new FigureView(contents);
        (*view)->setMinimumHeight(250);
        figures->addWidget(*view);
    }
    column->addLayout(figures, 2);
    m_tables = new QHBoxLayout;
    m_table = readOnlyTable(
        "estimates",
        {QStringLiteral("#"), tr("Category"), tr("Released"), tr("Estimate"), tr("Projected"), tr("True")},
        tr("The estimated shares"), contents);
    m_marginals = readOnlyTable("marginals", {tr("Marginal"), tr("Estimate"), tr("Projected"), tr("True")},
                                tr("The marginals of the estimate"), contents);
    for (QTableWidget *table : {m_table, m_marginals})
        table->setMinimumHeight(150);
    m_tables->addWidget(m_table);
    m_tables->addWidget(m_marginals);
    column->addLayout(m_tables, 1);
    column->addWidget(heading(tr("WHO HOLDS WHICH KEY AND SEES WHAT"), contents));
    m_parties = readOnlyTable("parties", {tr("Who"), tr("holds"), tr("sees"), tr("and so learns")},
                              tr("Who holds which key and sees what"), contents);
    m_parties->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_parties->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_parties->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // sentences take two lines
    m_parties->setFixedHeight(9 * tableRow);
    column->addWidget(m_parties);
    setWidget(contents);
}

void ReleaseResults::setTheme(const Theme &theme) {
    for (FigureView *view : {m_server, m_estimate})
        view->setTheme(theme);
}

void ReleaseResults::show(const Release &release, bool withTruth) {
    showSteps(release, withTruth);
    m_server->show(std::make_shared<const Figure>(serverFigure(release)), {});
    m_estimate->show(std::make_shared<const Figure>(estimateFigure(release, withTruth)), {});
    for (FigureView *view : {m_server, m_estimate})
        view->setVisible(true);
    showEstimate(release, withTruth);
    showMarginals(release, withTruth);
    // Each has the share of the line that its columns need.
    for (QTableWidget *table : {m_table, m_marginals})
        m_tables->setStretchFactor(table, table->horizontalHeader()->length() + 2 * table->frameWidth());
}

void ReleaseResults::clear() {
    for (QTableWidget *table : {m_steps, m_table, m_marginals})
        table->setRowCount(0);
    for (FigureView *view : {m_server, m_estimate})
        view->setVisible(false);
}

void ReleaseResults::clearParties() { m_parties->setRowCount(0); }

void ReleaseResults::showSteps(const Release &release, bool withTruth) {
    const ReleasePlan &plan = release.sanitised.plan;
    m_steps->setRowCount(static_cast<int>(release.traced.size()));
    int row = 0;
    for (const TracedRecord &record : release.traced)
        setRow(m_steps, row++,
               {withTruth ? countText(record.place) : tr("not shown"),
                withTruth ? recordText(plan, record.truth) : tr("not shown"),
                withTruth ? valuesText(plan, record.pad) : tr("not shown"), valuesText(plan, record.ciphertext),
                valuesText(plan, record.perturbed), recordText(plan, record.released)});
}

void ReleaseResults::showEstimate(const Release &release, bool withTruth) {
    const Sanitised &sanitised = release.sanitised;
    const std::vector<double> raw = sanitised.estimate();
    const std::vector<double> projected = sanitised.projectedEstimate();
    const std::vector<std::size_t> categories = commonestCategories(sanitised, mostCategoriesDrawn);
    m_table->setRowCount(static_cast<int>(categories.size()));
    m_table->setColumnHidden(5, !withTruth);
    int row = 0;
    for (const std::size_t k : categories) {
        setRow(m_table, row,
               {QString::number(row + 1), utf8(sanitised.plan.label(k)), countText(sanitised.released[k]),
                resultText(raw[k]), resultText(projected[k]),
                withTruth ? resultText(release.trueShare(k)) : QString()});
        ++row;
    }
}

void ReleaseResults::showMarginals(const Release &release, bool withTruth) {
    const Sanitised &sanitised = release.sanitised;
    const std::vector<double> raw = sanitised.estimate();
    const std::vector<double> projected = sanitised.projectedEstimate();
    std::vector<double> truth;
    for (std::size_t k = 0; k < raw.size(); ++k)
        truth.push_back(withTruth ? release.trueShare(k) : 0);
    m_marginals->setRowCount(0);
    m_marginals->setColumnHidden(3, !withTruth);
    for (std::size_t i = 0; i < sanitised.plan.alphabets.size(); ++i) {
        const Alphabet &alphabet = sanitised.plan.alphabets[i];
        const std::vector<double> rawSums = sanitised.marginal(raw, i);
        const std::vector<double> projectedSums = sanitised.marginal(projected, i);
        const std::vector<double> trueSums = sanitised.marginal(truth, i);
        for (std::size_t value = 0; value < std::min(rawSums.size(), mostCategoriesDrawn); ++value) {
            const int row = m_marginals->rowCount();
            m_marginals->setRowCount(row + 1);
            setRow(m_marginals, row,
                   {QStringLiteral("%1 = %2").arg(utf8(alphabet.variable), utf8(alphabet.labels[value])),
                    resultText(rawSums[value]), resultText(projectedSums[value]),
                    withTruth ? resultText(trueSums[value]) : QString()});
        }
    }
}

void ReleaseResults::showParties(const ReleaseDesign &design) {
    const std::vector<ReleaseParty> parties = releaseParties(design);
    m_parties->setRowCount(static_cast<int>(parties.size()));
    int row = 0;
    for (const ReleaseParty &party : parties)
        setRow(m_parties, row++,
               {localized(party.who), localized(party.holds), localized(party.sees), localized(party.learns)});
}

} // namespace halftruth
