#include "ui/release/release_dialog.h"

#include "ui/figure/figure_view.h"
#include "ui/scene/theme.h"
#include "ui/state/scenario_store.h"
#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/text/utf8.h"
#include "ui/window/ask_file.h"
#include "ui/window/toast.h"
#include "ui/window/window_place.h"

#include "core/math/domain/stopped.h"
#include "core/release/release_output.h"
#include "core/text/number_text.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>

#include <exception>

namespace halftruth {

namespace {

constexpr std::uint64_t demonstrationSeed = 1;
constexpr const char *folderKey = "release/folder";

QString numberText(double value) { return localized(std::string_view(displayNumber(value))); }

bool sameFile(const QString &one, const QString &other) {
    return QFileInfo(one).exists() && QFileInfo(one).canonicalFilePath() == QFileInfo(other).canonicalFilePath();
}

} // namespace

ReleaseDialog::ReleaseDialog(ScenarioStore &store, QWidget *parent) : QDialog(parent), m_store(store) {
    setWindowTitle(tr("Two-curator release"));
    m_form = new ReleaseForm(m_store.parameters()[ParameterId::Epsilon], this);
    m_results = new ReleaseResults(this);
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(m_form);
    columns->addWidget(m_results, 1);
    m_toast = new Toast(m_results);
    setUsualSize(*this, {1240, 800});
    setAcceptDrops(true);
    connect(m_form, &ReleaseForm::fileWanted, this, &ReleaseDialog::chooseFile);
    connect(m_form, &ReleaseForm::fileNamed, this, &ReleaseDialog::setFile);
    connect(m_form, &ReleaseForm::exampleWanted, this, &ReleaseDialog::setExample);
    connect(m_form, &ReleaseForm::listWanted, this, &ReleaseDialog::chooseList);
    connect(m_form, &ReleaseForm::columnsChosen, this, &ReleaseDialog::count);
    connect(m_form, &ReleaseForm::designChosen, this, &ReleaseDialog::design);
    connect(m_form, &ReleaseForm::releaseWanted, this, [this] {
        release([this] {
            m_form->focusSave();
            m_form->bringStatusIntoSight();
        });
    });
    connect(m_form, &ReleaseForm::saveWanted, this, &ReleaseDialog::save);
    connect(m_form, &ReleaseForm::truthToggled, this, [this] {
        if (m_shown)
            m_results->show(*m_shown, showsTruth());
        showFacts();
        m_form->bringStatusIntoSight();
    });
    connect(m_form, &ReleaseForm::cancelled, this, &ReleaseDialog::stop);
    m_results->clear();
    follow();
}

ReleaseDialog::~ReleaseDialog() { m_stop.request_stop(); }

void ReleaseDialog::setTheme(const Theme &theme) { m_results->setTheme(theme); }

void ReleaseDialog::present() {
    show();
    raise();
    activateWindow();
    if (std::exchange(m_presented, true))
        return;
    const DataSource &source = m_store.parameters().data();
    m_form->focusData();
    if (source.columns.empty())
        setExample();
    else
        setFile(utf8(source.id));
}

void ReleaseDialog::dragEnterEvent(QDragEnterEvent *event) {
    if (!droppedFile(*event).isEmpty())
        event->acceptProposedAction();
}

void ReleaseDialog::dropEvent(QDropEvent *event) {
    const QString fileName = droppedFile(*event);
    if (fileName.isEmpty())
        return;
    event->acceptProposedAction();
    activateWindow(); // it goes on here
    setFile(fileName);
}

void ReleaseDialog::chooseFile() {
    if (const QString fileName = askDataFile(this); !fileName.isEmpty())
        setFile(fileName);
}

void ReleaseDialog::chooseList() {
    const QString fileName =
        askFileToOpen(this, tr("Choose a list of categories"), tr("Tables (%1)").arg(QLatin1String(dataEndings)));
    if (!fileName.isEmpty())
        setListFile(fileName);
}

void ReleaseDialog::setListFile(const QString &fileName) {
    m_form->setListFile(fileName);
    m_asked.reset();
    count();
}

void ReleaseDialog::setExample() {
    m_presented = true;
    m_form->setExample();
    m_asked.reset();
    count();
}

void ReleaseDialog::setFile(const QString &fileName) {
    m_presented = true;
    begin(tr("Looking at %1").arg(QFileInfo(fileName).fileName()), [this, fileName](const WorkControl &) {
        const auto overview =
            std::make_shared<const CsvOverview>(readCsvOverview(QFile::encodeName(fileName).toStdString()));
        return [this, fileName, overview] {
            if (overview->columns.size() < 2)
                return complain(tr("%1 has one column only, and a release takes two.").arg(fileName));
            m_form->setFile(fileName, *overview);
            m_form->focusColumns();
            m_asked.reset();
            count();
        };
    });
}

void ReleaseDialog::forgetRelease() {
    m_shown.reset();
    m_order.reset();
    m_released = false;
    m_saved = false;
    m_results->clear();
}

void ReleaseDialog::count() {
    // A field that was left as it was takes nothing back.
    const Asked asked{m_form->source(), m_form->columns(), m_form->categories()};
    if (m_asked == asked && (m_busy || m_counted))
        return;
    m_asked = asked;
    forgetRelease();
    m_counted.reset();
    m_plan.reset();
    m_form->setWarnings({});
    m_results->clearParties();        // and what they learn was of another one
    m_form->setOptimum(std::nullopt); // it was another table's
    const bool same = asked.columns[0] == asked.columns[1];
    if (same || m_form->categoriesOpen()) {
        ++m_ticket; // whatever was being read is no longer wanted
        m_stop.request_stop();
        m_busy = false;
        m_form->setStatus({});
        return complain(same ? tr("Alice and Bob must have different columns.")
                             : tr("Say which categories there are, without looking at the data: type them, choose a "
                                  "list, or tick that the labels are public."));
    }
    begin(tr("Counting records"), [this, asked](const WorkControl &control) {
        const auto counted = std::make_shared<const CountedRecords>(
            countRecords(asked.source, asked.columns, asked.categories, control));
        return [this, counted] {
            m_counted = counted;
            design();
        };
    });
}

void ReleaseDialog::design() {
    if (!m_counted)
        return follow();
    try {
        const double epsilon = m_form->epsilon();
        const auto samples = m_form->samples(m_counted->n);
        const auto seed = m_form->seed();
        const ReleasePlan best = releasePlan(m_counted->alphabets, m_counted->source, m_counted->n, epsilon);
        m_form->setOptimum(best.design.samples);
        const ReleasePlan plan =
            samples ? releasePlan(m_counted->alphabets, m_counted->source, m_counted->n, epsilon, samples) : best;
        m_form->setWarnings(releaseWarnings(plan.design, true));
        m_results->showParties(plan.design);
        // A field that was left as it was takes nothing back.
        if (m_released && m_plan == plan && m_seed == seed)
            return complain({});
        m_plan = plan;
        forgetRelease();
        if (!m_form->source().isExample()) {
            showFacts();
            return complain({});
        }
        begin(tr("Demonstrating"), [this, plan, counted = m_counted, seed](const WorkControl &) {
            const auto made = std::make_shared<const Release>(
                demonstratedRelease(plan, counted->truth, seed.value_or(demonstrationSeed), tracedRecords));
            return [this, made] { showRelease(made, std::nullopt); };
        });
    } catch (const std::exception &error) {
        // What is said of another design is not this one's.
        m_form->setWarnings({});
        m_results->clearParties();
        complain(refusalOf(error));
    }
}

void ReleaseDialog::release(const std::function<void()> &then) {
    try {
        const auto seed = m_form->seed();
        const ReleaseKeys keys = seed ? ReleaseKeys::fromSeed(*seed, 2) : ReleaseKeys::fresh(2);
        begin(tr("Releasing"), [this, seed, keys, then, source = m_form->source(), columns = m_form->columns(),
                                plan = m_plan.value(), counted = m_counted](const WorkControl &control) {
            const auto made = std::make_shared<const Release>(
                releaseOf(source, columns, plan, counted->truth, keys, tracedRecords, control));
            return [this, made, seed, keys, then] {
                m_seed = seed;
                m_saved = false;
                showRelease(made, keys);
                then();
            };
        });
    } catch (const std::exception &error) {
        complain(refusalOf(error));
    }
}

QString ReleaseDialog::suggestedName(ReleaseFileKind kind) const {
    const RecordSource &source = m_form->source();
    const QFileInfo table(source.fileName);
    const QString folder = folderOf(folderKey, source.isExample() ? QString() : table.absolutePath());
    const QString name =
        QStringLiteral("%1-%2").arg(source.isExample() ? QStringLiteral("example") : table.completeBaseName(),
                                    kind == ReleaseFileKind::Records    ? QStringLiteral("released")
                                    : kind == ReleaseFileKind::Estimate ? QStringLiteral("estimate")
                                                                        : QStringLiteral("marginals"));
    QString suggested = QDir(folder).filePath(name + QStringLiteral(".csv"));
    for (int number = 2; QFileInfo::exists(suggested); ++number)
        suggested = QDir(folder).filePath(QStringLiteral("%1-%2.csv").arg(name).arg(number));
    return suggested;
}

void ReleaseDialog::save(ReleaseFileKind kind) {
    const QString title = kind == ReleaseFileKind::Records    ? tr("Save the sanitised records")
                          : kind == ReleaseFileKind::Estimate ? tr("Save the estimate")
                                                              : tr("Save the marginals of the estimate");
    QString fileName = QFileDialog::getSaveFileName(this, title, suggestedName(kind), tr("Tables (*.csv)"));
    if (fileName.isEmpty() || !m_plan)
        return;
    if (QFileInfo(fileName).suffix().isEmpty())
        fileName += QStringLiteral(".csv");
    for (const QString &read : {m_form->source().fileName, m_form->categories().listFile})
        if (!read.isEmpty() && sameFile(fileName, read))
            return complain(tr("The output must be another file than the data, but is %1.").arg(fileName));
    rememberFolder(folderKey, fileName);
    if (m_released)
        write(kind, fileName);
    else
        release([this, kind, fileName] { write(kind, fileName); });
}

void ReleaseDialog::write(ReleaseFileKind kind, const QString &fileName) {
    begin(tr("Saving %1").arg(QFileInfo(fileName).fileName()),
          [this, kind, fileName, made = m_shown, order = *m_order](const WorkControl &control) {
              saveRelease(kind, fileName, made->sanitised, order, control);
              return [this, kind, fileName] {
                  m_saved = true;
                  const QString what = tr("Saved to %1").arg(QDir::toNativeSeparators(fileName));
                  m_form->setStatus(what);
                  m_toast->show(what, fileName); // the status may have been scrolled away
                  m_form->bringStatusIntoSight();
                  m_form->focusSave(kind);
              };
          });
}

bool ReleaseDialog::showsTruth() const {
    return m_form->truthWanted() && (m_form->source().isExample() || (m_released && m_saved));
}

void ReleaseDialog::showRelease(const std::shared_ptr<const Release> &release,
                                const std::optional<ReleaseKeys> &keys) {
    m_shown = release;
    m_released = keys.has_value();
    m_order = keys ? std::optional(keys->order) : std::nullopt;
    m_results->show(*m_shown, showsTruth());
    showFacts();
    follow();
}

void ReleaseDialog::showFacts() {
    if (!m_plan)
        return;
    const ReleaseDesign &design = m_plan->design;
    QString facts =
        tr("%1 of %2 records, %3 categories, γ = %4, RMS error at most %5.")
            .arg(numberText(static_cast<double>(design.samples)), numberText(static_cast<double>(design.n)),
                 numberText(static_cast<double>(design.categories())), numberText(design.gamma()),
                 localized(std::string_view(displayNumber(design.largestRmsError(), 4, Rounding::Up))));
    facts += QStringLiteral(" ") + localized(categorySourceText(m_plan->source), Markup::Rich) + QStringLiteral(".");
    if (m_shown && showsTruth())
        facts += tr(" Error of this estimate: %1.").arg(numberText(m_shown->error(m_shown->sanitised.estimate())));
    m_form->setStatus(m_released ? tr("<b>Released:</b> %1 Only the records, the estimate and its marginals may "
                                      "leave the curators.")
                                       .arg(facts)
                      : m_shown ? tr("<b>A demonstration:</b> %1 Nothing has been released.").arg(facts)
                                : tr("<b>Ready:</b> %1 Nothing has been released.").arg(facts));
}

void ReleaseDialog::complain(const QString &what) {
    m_form->setComplaint(what);
    follow();
}

void ReleaseDialog::follow() {
    m_form->follow({.busy = m_busy,
                    .release = m_plan.has_value(),
                    .released = m_released,
                    .truth = m_shown && (m_form->source().isExample() || m_saved)});
}

void ReleaseDialog::begin(const QString &what, Job job) {
    m_stop.request_stop();
    m_stop = std::stop_source();
    const int ticket = ++m_ticket;
    m_busy = true;
    m_form->setProgress(what, 0);
    complain({});
    WorkControl control{.stop = m_stop.get_token()};
    control.progress = [this, ticket, before = std::make_shared<int>(0)](double share) {
        const int percent = static_cast<int>(100 * share);
        if (percent == std::exchange(*before, percent))
            return;
        m_work.tell([this, ticket, percent] {
            if (ticket == m_ticket)
                m_form->setProgress({}, percent);
        });
    };
    m_work.ask([this, ticket, control, job = std::move(job)]() -> std::function<void()> {
        std::function<void()> done = [] {};
        try {
            static_cast<void>(endsBeforeStopped([&] { done = job(control); }));
        } catch (const std::exception &error) {
            done = [this, message = messageOf(error)] { complain(message); };
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
    m_form->setStatus(tr("Cancelled."));
    follow();
}

} // namespace halftruth
