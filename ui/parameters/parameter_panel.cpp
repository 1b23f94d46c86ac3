#include "ui/parameters/parameter_panel.h"

#include "ui/parameters/choice_box.h"
#include "ui/parameters/group_header.h"
#include "ui/parameters/player.h"
#include "ui/parameters/row_bubble.h"
#include "ui/parameters/value_field.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"
#include "ui/threads/settings.h"

#include "core/budget/alarm.h"
#include "core/data/builtin_data.h"
#include "core/math/domain/stopped.h"
#include "core/scenario/settings.h"
#include "core/scenario/starting_targets.h"

#include <QApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <ranges>
#include <utility>

namespace halftruth {

namespace {

/// How long a complaint stands beside a row that has lost the focus.
constexpr std::chrono::seconds readingTime(6);

/// At most, of what QLineEdit counts as one.
constexpr std::size_t bytesOfCharacter = 3;

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

QString openSetting(const ExplorerSpec &explorer, Phrase group) {
    return QStringLiteral("parameters/%1/%2").arg(utf8(explorer.id), utf8(group));
}

} // namespace

ParameterPanel::ParameterPanel(ScenarioStore &store, QWidget *parent)
    : QWidget(parent), m_store(store), m_bubble(new RowBubble(parent ? parent : this)),
      m_player(new Player(store, this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (parent)
        parent->installEventFilter(this); // a bubble stays with its row while that is scrolled
    m_refusedFor.setSingleShot(true);
    m_refusedFor.setInterval(readingTime);
    connect(&m_refusedFor, &QTimer::timeout, this, [this] {
        m_refused.clear();
        showNote();
    });
    connect(m_bubble, &RowBubble::clicked, this, [this] {
        m_read = m_bubble->text();
        m_refused.clear();
        showNote();
    });
    // What undo takes back may have been what led to a complaint.
    connect(&store.undoGroup(), &QUndoGroup::indexChanged, this, [this](int index) {
        if (std::exchange(m_undoIndex, index) > index)
            for (ValueRow *row : m_rows)
                if (row->refused())
                    row->takeBack();
    });
    connect(m_player, &Player::changed, this, [this] {
        for (ValueRow *row : m_rows)
            if (auto *number = qobject_cast<ParameterRow *>(row))
                number->setPlaying(m_player->playing() == number->id());
    });
    connect(&store, &ScenarioStore::explorerLeft, this, &ParameterPanel::enterTyped);
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

// The rows go after it.
ParameterPanel::~ParameterPanel() { silenceRows(); }

void ParameterPanel::silenceRows() {
    for (ValueRow *row : m_contents->findChildren<ValueRow *>())
        row->disconnect(this);
}

void ParameterPanel::enterTyped() {
    if (auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget()); field && isAncestorOf(field))
        field->clearFocus();
}

void ParameterPanel::rebuild() {
    if (m_contents)
        silenceRows();
    m_rows.clear();
    delete m_contents;
    m_spare.clear();
    m_lines.clear();
    m_groups.clear();
    m_bubble->hide();
    m_defaults = m_store.explorer().fit(m_store.explorer().defaults());
    m_data = nullptr;
    m_release = nullptr;
    m_title = nullptr;
    m_contents = new QWidget(this);
    layout()->addWidget(m_contents);
    auto *parts = new QVBoxLayout(m_contents);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    if (m_store.explorer().usesData)
        addDataChoice(parts);
    m_rowLayout = new QVBoxLayout;
    m_rowLayout->setSpacing(0);
    parts->addLayout(m_rowLayout);
    if (m_store.explorer().ownTitle)
        addTitle(parts);
    refresh();
}

ValueRow *ParameterPanel::createRow(const ParameterUse &use) {
    // A window that ends takes the focus from a field, which then enters its text, when the store is gone already.
    const auto set = [store = QPointer<ScenarioStore>(&m_store), id = use.id](const ParameterValue &value) {
        return store ? store->setByHand(id, value) : std::nullopt;
    };
    ValueRow *row = ValueRow::create(use, set, m_contents);
    connect(row, &ValueRow::gestureStarted, &m_store, &ScenarioStore::beginGesture);
    connect(row, &ValueRow::gestureFinished, &m_store, &ScenarioStore::endGesture);
    connect(row, &ValueRow::resetRequested, &m_store, &ScenarioStore::resetParameter);
    connect(row, &ValueRow::solveRequested, this, &ParameterPanel::solve);
    connect(row, &ValueRow::solveEnded, &m_store, &ScenarioStore::stopSolving);
    connect(row, &ValueRow::noted, this, [this, row] { rowNoted(row); });
    connect(row, &ValueRow::edited, this, [this] { // nobody goes on reading about another
        m_refused.clear();
        showNote();
    });
    connect(row, &ValueRow::settled, this, [this, row] { goOn(*row); });
    if (auto *number = qobject_cast<ParameterRow *>(row)) {
        connect(number, &ParameterRow::playWanted, this, [this, number] { play(number); });
        connect(number, &ParameterRow::framesWanted, this, &ParameterPanel::framesRequested);
        connect(number, &ParameterRow::shareWanted, &m_store, &ScenarioStore::holdAsShare);
    }
    return row;
}

void ParameterPanel::play(ParameterRow *row) {
    if (m_player->playing() == row->id())
        m_player->stop();
    else
        m_player->play(row->id(), *row->slider());
}

void ParameterPanel::arrangeRows(const std::vector<ParameterUse> &uses) {
    if (std::ranges::equal(uses, m_rows, {}, &ParameterUse::id, &ValueRow::id))
        return;
    // Rows that stay are the same widgets: the one that brought the change about keeps the focus.
    std::vector<ValueRow *> rows;
    for (const ParameterUse &use : uses) {
        ValueRow *kept = valueRow(use.id);
        if (!kept)
            kept = takeSpare(use);
        rows.push_back(kept ? kept : createRow(use));
    }
    for (ValueRow *old : m_rows)
        if (std::ranges::find(rows, old) == rows.end())
            putAside(old);
    m_rows = std::move(rows);
    std::vector<QWidget *> lines = std::exchange(m_lines, {});
    for (QWidget *line : lines)
        m_rowLayout->removeWidget(line);
    std::map<Phrase, Group> groups;
    int place = 0;
    for (std::size_t i = 0; i < uses.size(); ++i) {
        if (const Phrase title = uses[i].group; !title.empty() && !groups.contains(title)) {
            Group &group = groups[title];
            if (const auto known = m_groups.find(title); known != m_groups.end())
                group = known->second;
            else
                group.header = createHeader(title);
            m_rowLayout->insertWidget(place++, group.header);
        }
        if (uses[i].lead.empty()) {
            if (m_rows[i]->isNamedAbove())
                m_rowLayout->insertWidget(place++, createCaption(*m_rows[i]));
            m_rowLayout->insertWidget(place++, m_rows[i]);
            continue;
        }
        const auto last = std::ranges::find_if(uses.begin() + static_cast<std::ptrdiff_t>(i), uses.end(),
                                               [](const ParameterUse &use) { return use.lead.empty(); });
        const auto count = static_cast<std::size_t>(last - uses.begin()) - i;
        QWidget *line = lineOf(std::span(m_rows).subspan(i, count));
        std::erase(lines, line);
        m_lines.push_back(line);
        m_rowLayout->insertWidget(place++, line);
        line->show();
        i += count - 1;
    }
    for (QWidget *line : lines)
        line->deleteLater();
    for (const auto &[title, group] : m_groups)
        if (!groups.contains(title)) {
            group.header->hide();
            group.header->deleteLater();
        }
    m_groups = std::move(groups);
    foldRows();
    arrangeStops();
}

QWidget *ParameterPanel::lineOf(std::span<ValueRow *const> rows) {
    QWidget *old = rows.front()->parentWidget();
    if (old != m_contents && old->layout()) {
        const QLayout &fields = *old->layout();
        const auto same = [&](int place) {
            return fields.itemAt(place)->widget() == rows[static_cast<std::size_t>(place)];
        };
        if (fields.count() == static_cast<int>(rows.size()) &&
            std::ranges::all_of(std::views::iota(0, fields.count()), same))
            return old;
    }
    auto *line = new QWidget(m_contents);
    auto *fields = new QHBoxLayout(line);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(2);
    for (ValueRow *row : rows)
        fields->addWidget(row);
    return line;
}

QLabel *ParameterPanel::createCaption(const ValueRow &row) {
    auto *caption = new QLabel(localized(row.use().name()), m_contents);
    caption->setObjectName(QStringLiteral("rowName"));
    caption->setBuddy(row.editor());
    caption->show();
    m_lines.push_back(caption);
    return caption;
}

ValueRow *ParameterPanel::takeSpare(const ParameterUse &use) {
    const auto fits = [&](const ValueRow *row) {
        return row->id() == use.id && row->use().valueKind() == use.valueKind() && use.lead.empty();
    };
    const auto found = std::ranges::find_if(m_spare, fits);
    if (found == m_spare.end())
        return nullptr;
    ValueRow *row = *found;
    m_spare.erase(found);
    return row;
}

void ParameterPanel::putAside(ValueRow *row) {
    m_rowLayout->removeWidget(row);
    row->hide();
    if (row->refused())
        row->takeBack();
    if (row->use().lead.empty())
        m_spare.push_back(row);
    else
        row->deleteLater(); // it may be what is being handled
}

/// A target that gets a row begins at what is there: nothing moves before somebody moves it. One step of undo.
void ParameterPanel::solve(const Solving &solving) {
    constexpr std::chrono::milliseconds patience(15); // what takes longer begins where it was left
    GivenValues start;
    try {
        Alarm alarm;
        start = startingTargets(m_store.explorer(), m_store.parameters(), solving,
                                Watch(alarm.at(std::chrono::steady_clock::now() + patience)));
    } catch (const Stopped &) {
        start.clear();
    }
    m_store.beginGesture();
    m_store.solve(solving);
    if (!start.empty())
        m_store.edit(edit::SetAll{start});
    m_store.endGesture();
}

/// Tab goes from top to bottom.
void ParameterPanel::arrangeStops() {
    QWidget *before = m_release ? m_release : m_contents;
    const auto next = [&before](QWidget *stop) {
        setTabOrder(before, stop);
        before = stop;
    };
    std::vector<const GroupHeader *> seen;
    for (ValueRow *row : m_rows) {
        if (const auto group = m_groups.find(row->use().group);
            group != m_groups.end() && std::ranges::find(seen, group->second.header) == seen.end()) {
            next(group->second.header);
            seen.push_back(group->second.header);
        }
        for (QWidget *stop : row->stops())
            next(stop);
    }
    if (m_title)
        next(m_title);
}

GroupHeader *ParameterPanel::createHeader(Phrase title) {
    auto *header = new GroupHeader(localized(title), m_contents);
    header->setChecked(Settings::all().value(openSetting(m_store.explorer(), title), false).toBool());
    connect(header, &QAbstractButton::clicked, this, [this, title](bool open) {
        Settings::all().setValue(openSetting(m_store.explorer(), title), open);
        for (ValueRow *row : m_rows)
            if (!open && row->use().group == title && row->refused())
                row->takeBack(); // no complaint is where nobody sees it
        foldRows();
    });
    header->show();
    return header;
}

GroupHeader *ParameterPanel::group(std::string_view title) const {
    for (const auto &[known, group] : m_groups)
        if (known == title)
            return group.header;
    return nullptr;
}

void ParameterPanel::foldRows() {
    for (ValueRow *row : m_rows) {
        const auto group = m_groups.find(row->use().group);
        row->setVisible(group == m_groups.end() || group->second.header->isChecked());
    }
}

/// A group opens when something in it calls for it; who folds it then has it folded.
void ParameterPanel::refreshGroups(const Parameters &parameters) {
    bool opened = false;
    for (auto &[title, group] : m_groups) {
        bool changed = false;
        bool called = false;
        for (const ValueRow *row : m_rows) {
            if (row->use().group != title)
                continue;
            const bool differs = parameters[row->id()] != m_defaults[row->id()];
            changed = changed || differs;
            called = called || (differs && !row->use().secret) || row->refused() ||
                     (m_store.solving() && m_store.solving()->unknown == row->id());
        }
        if (called && !group.called && !group.header->isChecked()) {
            group.header->setChecked(true);
            opened = true;
        }
        group.called = called;
        group.header->setMarked(changed);
    }
    if (opened)
        foldRows();
}

void ParameterPanel::goOn(const ValueRow &row) {
    const ValueRow *to = &row;
    do
        to = to->use().next ? valueRow(*to->use().next) : nullptr;
    while (to && !to->editor()->isEnabled());
    if (!to)
        return;
    // Moved there, not by the person: what there is to know of it isn't told until it is asked for.
    to->editor()->setFocus(Qt::OtherFocusReason);
    if (auto *field = to->editor()->findChild<QLineEdit *>())
        field->selectAll(); // as a field does by itself
    // Where it has just been added it has its place later.
    QMetaObject::invokeMethod(
        this,
        [this, id = to->id()] {
            QWidget *area = parentWidget();
            while (area && !qobject_cast<QScrollArea *>(area))
                area = area->parentWidget();
            if (ValueRow *shown = valueRow(id); area && shown)
                static_cast<QScrollArea *>(area)->ensureWidgetVisible(shown, 0, 8);
        },
        Qt::QueuedConnection);
}

void ParameterPanel::rowNoted(ValueRow *row) {
    m_read.clear();
    const bool focused = row->isAncestorOf(QApplication::focusWidget());
    if (row->refused() && !focused) {
        m_refused = row;
        m_refusedFor.start();
    } else if (m_refused == row) {
        m_refused.clear();
    }
    showNote();
}

QList<const QWidget *> ParameterPanel::fieldsBeside(const ValueRow &row) const {
    QList<const QWidget *> fields{row.editor()};
    if (m_data)
        fields << m_data << m_release;
    if (m_title)
        fields << m_title;
    for (const ValueRow *each : m_rows)
        if (each != &row)
            fields << each->editor();
    return fields;
}

void ParameterPanel::showNote() {
    const QWidget *focus = QApplication::focusWidget();
    const auto used =
        std::ranges::find_if(m_rows, [focus](const ValueRow *each) { return focus && each->isAncestorOf(focus); });
    const ValueRow *current = used == m_rows.end() ? nullptr : *used;
    const ValueRow *row = m_refused && !(current && current->refused()) ? m_refused.data() : current;
    const RowNote note = row && !row->visibleRegion().isEmpty() ? row->note() : RowNote{};
    // Fields that share a line say what they have to say from where that begins.
    const QWidget *line = row && !row->use().lead.empty() ? row->parentWidget() : row;
    if (note.text.isEmpty() || note.text == m_read)
        return m_bubble->hide();
    QList<const QWidget *> free = fieldsBeside(*row);
    if (current && current != row) // what is worked with is seen whole
        free << current;
    m_bubble->showAt(*line, row->noteWidth(), free, note.text, note.complaint, note.stays);
}

bool ParameterPanel::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Move && m_bubble->isVisible())
        showNote();
    return QWidget::eventFilter(watched, event);
}

void ParameterPanel::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    m_bubble->hide();
}

void ParameterPanel::refresh() {
    refreshRows();
    refreshDataChoice();
    refreshTitle();
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
    refreshGroups(parameters);
}

void ParameterPanel::addTitle(QVBoxLayout *layout) {
    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 4, 0, 4);
    line->setSpacing(ValueRow::nameGap);
    auto *label = new QLabel(tr("title"), m_contents);
    label->setObjectName(QStringLiteral("rowName"));
    label->setMinimumWidth(ValueRow::nameWidth(fontMetrics())); // as the names above it
    m_title = new ValueField(m_contents);
    m_title->setObjectName(QStringLiteral("chartTitle"));
    m_title->setAccessibleName(tr("Title of the chart"));
    m_title->setPlaceholderText(tr("as the quantity"));
    m_title->setToolTip(
        tr("What the chart is called on screen and where it is exported; empty for the quantity's name"));
    m_title->setMaxLength(static_cast<int>(longestTitle / bytesOfCharacter));
    label->setBuddy(m_title);
    line->addWidget(label);
    line->addWidget(m_title, 1);
    layout->addLayout(line);
    connect(m_title, &ValueField::takenBack, this, [this] {
        m_title->setModified(false);
        refreshTitle();
    });
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        if (!m_title->isModified())
            return;
        m_title->setModified(false);
        if (m_store.entitle(m_title->text()))
            m_title->setRefused(true);
        else
            refreshTitle();
    });
}

void ParameterPanel::refreshTitle() {
    if (!m_title || m_title->isModified()) // somebody is typing
        return;
    m_title->showText(utf8(m_store.title()));
    m_title->setRefused(false);
}

void ParameterPanel::addDataChoice(QVBoxLayout *layout) {
    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 4, 0, 4);
    line->setSpacing(ValueRow::nameGap); // names of data need more room than other boxes have
    auto *label = new QLabel(tr("Data"), m_contents);
    label->setObjectName(QStringLiteral("rowName"));
    m_data = new ChoiceBox(m_contents);
    m_data->setObjectName(QStringLiteral("data"));
    m_data->setAccessibleName(tr("Data"));
    m_data->setToolTip(tr("Where the categories come from: their number K and how concentrated they are"));
    label->setBuddy(m_data);
    m_release = new QToolButton(m_contents);
    m_release->setObjectName(QStringLiteral("panelButton"));
    m_release->setText(tr("Release…"));
    m_release->setAccessibleName(tr("Two-curator release…"));
    m_release->setToolTip(tr("Release two columns of a file as sampled and perturbed records"));
    connect(m_release, &QToolButton::clicked, this, &ParameterPanel::releaseRequested);
    line->addWidget(label);
    line->addWidget(m_data, 1);
    layout->addLayout(line);
    layout->addWidget(m_release, 0, Qt::AlignRight); // beside the box it would leave no room for what is chosen
    connect(m_data, &QComboBox::activated, this, &ParameterPanel::chooseData);
}

void ParameterPanel::refreshDataChoice() {
    if (!m_data)
        return;
    const DataSource &source = m_store.parameters().data();
    if (m_data->count() > 0 && source == m_offered)
        return;
    m_offered = source;
    if (isFile(source))
        m_openedFile = source;
    m_data->clear();
    m_data->addItem(tr("Synthetic: uniform"), QStringLiteral("uniform"));
    m_data->addItem(tr("Synthetic: Zipf"), QStringLiteral("zipf"));
    for (const BuiltinTable &table : builtinTables()) {
        m_data->addItem(localized(table.title), QString::fromStdString(table.id));
        m_data->setItemData(m_data->count() - 1, localized(table.shorter), ChoiceBox::ShorterRole);
        m_data->setItemData(m_data->count() - 1, localized(table.source), Qt::ToolTipRole);
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
        m_data->clear();
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
