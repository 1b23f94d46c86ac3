#include "ui/window/main_window.h"

#include "ui/classroom/classroom_scene.h"
#include "ui/classroom/real_class_dialog.h"
#include "ui/figure/figure_actions.h"
#include "ui/figure/figure_board.h"
#include "ui/figure/veil.h"
#include "ui/lessons/highlight_ring.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/parameters/group_header.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/player.h"
#include "ui/parameters/wheel_guard.h"
#include "ui/parameters/whole_numbers.h"
#include "ui/release/release_dialog.h"
#include "ui/room/ask_room_dialog.h"
#include "ui/surface/surface_switch.h"
#include "ui/table/table_panel.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"
#include "ui/text/plain_texts.h"
#include "ui/text/utf8.h"
#include "ui/threads/next_turn.h"
#include "ui/threads/settings.h"
#include "ui/window/ask_file.h"
#include "ui/window/desktop_wishes.h"
#include "ui/window/edge_grip.h"
#include "ui/window/explanation.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/file_actions.h"
#include "ui/window/focus_ring.h"
#include "ui/window/gallery_page.h"
#include "ui/window/icons.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/navigation.h"
#include "ui/window/part_tabs.h"
#include "ui/window/pin_bar.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_bar.h"
#include "ui/window/preset_menu.h"
#include "ui/window/readout_chips.h"
#include "ui/window/readout_panel.h"
#include "ui/window/scenarios_dialog.h"
#include "ui/window/sentence_panel.h"
#include "ui/window/settings_damage.h"
#include "ui/window/share_actions.h"
#include "ui/window/status_text.h"
#include "ui/window/stop_button.h"
#include "ui/window/style_sheet.h"
#include "ui/window/text_page.h"
#include "ui/window/toast.h"
#include "ui/window/window_place.h"

#include "core/figure/keeping.h"
#include "core/text/number_text.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QChildEvent>
#include <QCloseEvent>
#include <QDialog>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStatusBar>
#include <QStyle>
#include <QStyleHints>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace halftruth {

namespace {

// The panel's, at least; it is made wider by its edge.
constexpr int sideWidth = 316;
constexpr int widestSide = 640;
/// The charts', beside which the panel can't be made wider.
constexpr int leastCentre = 480;
/// A narrower window shows the explorers as icons, unless somebody has chosen: with names, a map's plot would take
/// less than three tenths of it.
constexpr int explorerNamesFrom = 1300;
constexpr QLatin1String namesKey("window/names");
constexpr QLatin1String resultsKey("window/results");
constexpr QLatin1String sideKey("window/side");
/// From this width on a table stands beside the charts.
constexpr int tableBesideFrom = 1000;
constexpr std::chrono::milliseconds frameIsThere{100};
// Where nothing is painted, as nothing on the board has changed.
constexpr std::chrono::milliseconds untilList{30};
// As long as an answer may take and still seem to come at once.
constexpr std::chrono::milliseconds untilOld{100};

QString withoutMnemonic(const QString &text) {
    static const QRegularExpression mnemonic(QStringLiteral("\\(&?\\w\\)|&"));
    return QString(text).remove(mnemonic);
}

/// The sentence's at least: a class that is over has more to tell than one that begins.
int linesOf(const ExplorerSpec &explorer) { return explorer.showsPupils ? 2 : 1; }

int widthOfMenus(const QMenuBar &bar) {
    const QList<QAction *> menus = bar.actions();
    if (menus.isEmpty())
        return 0;
    const auto words = [&](const QAction *menu) {
        return bar.fontMetrics().horizontalAdvance(withoutMnemonic(menu->text()));
    };
    // Those that find no room have no place: the first always has one.
    const int around = bar.actionGeometry(menus.front()).width() - words(menus.front());
    return std::accumulate(menus.begin(), menus.end(), around,
                           [&](int sum, const QAction *menu) { return sum + words(menu) + around; });
}

QLabel *namedLabel(const char *name, const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

} // namespace

MainWindow::MainWindow(MainWindow *before)
    : m_work(before ? before->m_work : std::make_shared<ScenarioStore>()), m_board(new FigureBoard(this)),
      m_figureActions(new FigureActions(*m_board, this)), m_share(new ShareActions(*m_board, this)),
      m_table(new TablePanel(*m_board, this)), m_pins(new PinBar(m_store, this)),
      m_lessonActions(new LessonActions(this)), m_files(new FileActions(m_store, this)) {
    keepTextsPlain();
    selectNumbersWhole();
    guardAgainstWheel();
    ringTheFocus();
    setAcceptDrops(true);
    setAnimated(false); // nothing here docks; the animator costs at every layout
    createActions();
    createLayout();
    createPresentation();
    connectParts();
    restoreState();
    if (before)
        takeOver(*before);
    applyTheme();
    showExplorer();
    if (before)
        QTimer::singleShot(nextTurn, this, &MainWindow::recompute);
    else
        recompute();
}

// Hidden while everything is there: what is shown stops its play, and tells the store, when it is hidden.
MainWindow::~MainWindow() {
    hide();
    // The focus goes on while what is left of the window is a plain widget.
    disconnect(qApp, nullptr, this, nullptr);
}

void MainWindow::createActions() {
    m_actions.undo = m_store.undoGroup().createUndoAction(this, tr("Undo"));
    m_actions.undo->setShortcut(QKeySequence::Undo);
    m_actions.redo = m_store.undoGroup().createRedoAction(this, tr("Redo"));
    // Both are at home on Linux, whatever the desktop prefers.
    m_actions.redo->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    m_actions.reset = new QAction(tr("&Reset all parameters"), this);
    m_actions.explain = new QAction(tr("&Explain this explorer"), this);
    m_actions.explain->setShortcut(QKeySequence::HelpContents);
    // In the tool bar the buttons keep their short names, whatever they would undo.
    m_actions.undo->setIconText(tr("Undo"));
    m_actions.redo->setIconText(tr("Redo"));

    auto *quit = new QAction(tr("&Quit"), this);
    quit->setShortcut(QKeySequence::Quit);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions.reset, &QAction::triggered, &m_store, &ScenarioStore::resetAll);

    QMenu *file = menuBar()->addMenu(tr("&File"));
    m_files->setShowAction(m_table->showAction());
    m_files->addTo(file);
    file->addActions({m_figureActions->exportFigure(), m_share->parameterSheet()});
    file->addSeparator();
    QAction *handOut = file->addAction(tr("&Hand-out for a class…"), this, &MainWindow::presentRealClass);
    handOut->setStatusTip(tr("The survey in a room: a sheet for the pupils, and the estimate from their answers"));
    file->addAction(tr("Ask the roo&m…"), this, &MainWindow::presentRoom)
        ->setStatusTip(tr("A class answers on its phones, or is counted by hand"));
    QAction *release = file->addAction(tr("&Two-curator release…"), this, &MainWindow::presentRelease);
    release->setStatusTip(tr("Release two columns of a file as sampled and perturbed records"));
    release->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+R")));
    file->addSeparator();
    file->addAction(quit);
    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({m_actions.undo, m_actions.redo});
    edit->addSeparator();
    edit->addActions({m_figureActions->copyImage(), m_figureActions->copyData()});
    edit->addActions(m_share->copies());
    edit->addSeparator();
    edit->addActions({m_pins->pinAction(), m_pins->compareAction(), m_pins->unpinAllAction()});
    edit->addAction(tr("Sce&narios…"), this, &MainWindow::presentScenarios)
        ->setStatusTip(tr("The pinned states of all explorers in one table"));
    edit->addSeparator();
    edit->addAction(m_actions.reset);

    m_view = menuBar()->addMenu(tr("&View"));
    m_view->addActions({m_table->showAction(), m_figureActions->surface().showAction()});
    m_names = m_view->addAction(tr("&Names of the explorers"));
    m_names->setCheckable(true);
    m_names->setStatusTip(tr("Beside their icons, whatever the window's width"));
    connect(m_names, &QAction::triggered, this, [this](bool shown) {
        Settings::all().setValue(namesKey, shown);
        placeNames();
    });
    m_view->addSeparator();
    m_view->addActions(m_figureActions->zooms());
    m_view->addSeparator();
    QMenu *themes = m_view->addMenu(tr("The&me"));
    addChoices(
        themes,
        {{tr("As the &system"), QStringLiteral("system")},
         {tr("&Light"), QStringLiteral("light")},
         {tr("&Dark"), QStringLiteral("dark")},
         {tr("&High contrast"), QStringLiteral("contrast")}},
        [this] { return m_themeChoice; }, [this](const QString &choice) { setThemeChoice(choice); });
    // Each in its own words, and the menu's name also in English: who can't read the others finds the way.
    const QString language = tr("&Language");
    QList<std::pair<QString, QString>> spoken{{tr("As the &system"), QStringLiteral("system")}};
    for (const QString &each : languages())
        spoken << std::pair{nameOf(each), each};
    addChoices(m_view->addMenu(spokenLanguage() == QStringLiteral("en") ? language
                                                                        : language + QStringLiteral(" / Language")),
               spoken, languageChoice, [this](const QString &choice) {
                   setLanguageChoice(choice);
                   emit languageChosen();
               });

    m_presets = new PresetMenu(m_store, this);
    menuBar()->addMenu(m_presets);
    QMenu *explore = menuBar()->addMenu(tr("E&xplorers"));
    int number = 0;
    for (const ExplorerSpec &explorer : explorerTable()) {
        if (number > 0 && explorer.group != explorerTable()[static_cast<std::size_t>(number) - 1].group)
            explore->addSeparator();
        QAction *action =
            explore->addAction(localized(explorer.title), this, [this, &explorer] { m_store.setExplorer(explorer); });
        if (++number <= 9) // 0 shows all of a chart, as it does everywhere
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(number)));
        action->setStatusTip(localized(explorer.question));
    }
    QMenu *learn = menuBar()->addMenu(tr("&Learn"));
    m_lessonActions->addTo(learn);
    learn->addAction(handOut); // whoever looks for a sheet looks among the others, too
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addAction(m_actions.explain);
    help->addAction(tr("&Terms of privacy"), this, &MainWindow::presentTerms);
    help->addAction(tr("&Sources"), this, &MainWindow::presentSources);
    help->addAction(tr("&Gallery of published numbers"), this, &MainWindow::presentGallery);
    help->addAction(tr("&About Halftruth"), this, &MainWindow::aboutHalftruth);
}

void MainWindow::addChoices(QMenu *menu, const QList<std::pair<QString, QString>> &choices,
                            const std::function<QString()> &held,
                            const std::function<void(const QString &)> &choose) {
    auto *group = new QActionGroup(menu);
    for (const auto &[title, id] : choices) {
        QAction *action = menu->addAction(title, this, [choose, id] { choose(id); });
        action->setCheckable(true);
        action->setData(id);
        group->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this, [group, held] {
        for (QAction *action : group->actions())
            action->setChecked(action->data().toString() == held());
    });
}

void MainWindow::createLayout() {
    createToolBar();
    // Each widget is made in the one that it will be in: whatever moves gets its looks anew, with all within.
    auto *body = new QWidget(this);
    m_navigation = new Navigation(body);
    auto *columns = new QHBoxLayout(body);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    m_lessons = new LessonPanel(m_store, body);
    columns->addWidget(m_navigation);
    columns->addWidget(m_lessons);
    columns->addWidget(createCentre(body), 1);
    auto *side = createSide(body);
    m_edge = new EdgeGrip(body);
    columns->addWidget(m_edge);
    columns->addWidget(side);
    connect(m_edge, &EdgeGrip::pressed, this, [this] { m_sideBefore = m_sideWidth; });
    connect(m_edge, &EdgeGrip::moved, this, [this](int distance) { setSideWidth(m_sideBefore - distance); });
    connect(m_edge, &EdgeGrip::released, this, [this] { Settings::all().setValue(sideKey, m_sideWidth); });
    connect(m_edge, &EdgeGrip::resetWanted, this, [this] {
        setSideWidth(sideWidth);
        Settings::all().remove(sideKey);
    });
    setCentralWidget(body);

    m_status = new StatusText(Qt::AlignLeft, this);
    m_reading = new StatusText(Qt::AlignRight, this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    m_status->setMinimumWidth(26 *
                              m_status->fontMetrics().averageCharWidth()); // what it mostly says, in any language
    m_stop = new StopButton(this);
    statusBar()->addWidget(m_stop);
    connect(m_stop, &QToolButton::clicked, this, &MainWindow::stopWaiting);
    statusBar()->addPermanentWidget(m_reading, 7); // of many series; the others are short
    // What a menu's entry does has the whole bar: beside a reading it would be cut.
    connect(statusBar(), &QStatusBar::messageChanged, m_reading,
            [this](const QString &message) { m_reading->setVisible(message.isEmpty()); });
    m_door = new QLabel(statusBar());
    m_door->setObjectName(QStringLiteral("door"));
    m_door->hide();
    statusBar()->addPermanentWidget(m_door);
    statusBar()->setContentsMargins(10, 0, 10, 0);
    statusBar()->setFixedHeight(m_status->sizeHint().height() + 6);
    resize(1280, 800);
    setMinimumSize(900, 560);
}

void MainWindow::createToolBar() {
    // In the corner of the menu bar: one row for both. What has no room there is in the menus.
    m_tools = new QToolBar(tr("Tools"), this);
    m_tools->setObjectName(QStringLiteral("tools"));
    m_tools->setMovable(false);
    m_tools->setIconSize(QSize(18, 18));
    m_tools->setContextMenuPolicy(Qt::PreventContextMenu);
    m_tools->addActions({m_actions.undo, m_actions.redo});
    m_tools->addSeparator();
    m_tools->addActions({m_files->open(), m_pins->pinAction(), m_pins->compareAction(), m_table->showAction(),
                         m_figureActions->surface().showAction(), m_figureActions->copyImage(),
                         m_figureActions->exportFigure()});
    for (QAction *each : m_tools->actions())
        if (each != m_actions.undo && each != m_actions.redo)
            each->setIconText(withoutMnemonic(each->iconText()));
    m_tools->widgetForAction(m_figureActions->exportFigure())->setObjectName(QStringLiteral("export"));
    menuBar()->setNativeMenuBar(false);
    menuBar()->setCornerWidget(m_tools);
}

QWidget *MainWindow::createCentre(QWidget *body) {
    auto *centre = new QWidget(body);
    m_centre = centre;
    centre->setObjectName(QStringLiteral("centre"));
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(10, 4, 4, 6); // and the edge of the panel
    column->setSpacing(4);
    m_heading = namedLabel("heading", {}, centre);
    m_heading->setWordWrap(false);
    m_question = namedLabel("question", {}, centre);
    m_failure = namedLabel("refusal", {}, centre);
    m_failure->hide();
    m_stale = namedLabel("stale", {}, centre);
    m_stale->hide();
    m_sentence = new SentencePanel(centre);
    m_chips = new ReadoutChips(centre);
    m_parts = new PartTabs(centre);
    auto *title = new QHBoxLayout;
    title->setSpacing(10);
    title->addWidget(m_heading);
    title->addWidget(m_question, 1);
    m_split = new QSplitter(Qt::Vertical, centre);
    m_charts = new QScrollArea(m_split);
    auto *contents = new QWidget(m_charts->viewport());
    contents->setObjectName(QStringLiteral("centre"));
    m_classroom = new ClassroomScene(m_store, contents);
    connect(m_classroom, &ClassroomScene::realClassWanted, this, &MainWindow::presentRealClass);
    connect(m_classroom, &ClassroomScene::roomWanted, this, &MainWindow::presentRoom);
    auto *charts = new QVBoxLayout(contents);
    charts->setContentsMargins(0, 0, 0, 0);
    charts->setSpacing(8);
    charts->addWidget(m_classroom);
    charts->addWidget(m_board, 1);
    m_charts->setObjectName(QStringLiteral("charts"));
    m_charts->setWidgetResizable(true);
    m_charts->setFrameShape(QFrame::NoFrame);
    m_charts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_charts->setFocusPolicy(Qt::TabFocus); // a click beside what can be used chooses nothing
    m_charts->setWidget(contents);
    m_charts->viewport()->installEventFilter(this);
    m_toast = new Toast(m_charts);
    connect(&m_store, &ScenarioStore::steppedElsewhere, this, [this](const QString &step, bool back) {
        const QString where = localized(m_store.explorer().title);
        tell((back ? tr("Undone in %1: %2") : tr("Redone in %1: %2")).arg(where, step));
    });
    // In the plot: around it are the titles and captions of charts.
    m_toast->setFreePlace([this] {
        const QRect plot = m_board->mainPlot();
        return plot.isEmpty() ? QRect() : QRect(m_board->mapTo(m_charts, plot.topLeft()), plot.size());
    });
    m_split->addWidget(m_charts);
    m_split->addWidget(m_table);
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_split->installEventFilter(this);
    m_table->installEventFilter(this);
    const auto stack = [centre](QWidget *&holder) {
        holder = new QWidget(centre);
        auto *rows = new QVBoxLayout(holder);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(4);
        return rows;
    };
    QVBoxLayout *about = stack(m_about);
    about->addLayout(title);
    m_presetNote = new PresetNote(m_store, m_about);
    about->addWidget(m_presetNote);
    QVBoxLayout *above = stack(m_above);
    above->addWidget(m_parts);
    above->addWidget(m_chips);
    above->addWidget(m_pins);
    m_presentationBar = new PresentationBar(m_store, *m_board, centre);
    column->addWidget(m_about);
    column->addWidget(m_failure);
    column->addWidget(m_stale);
    column->addWidget(m_above);
    column->addWidget(m_split, 1);
    column->addWidget(m_sentence);
    column->addWidget(m_presentationBar);
    m_column = column;
    return centre;
}

QWidget *MainWindow::createSide(QWidget *body) {
    auto *side = new QWidget(body);
    m_side = new QScrollArea(side);
    m_side->setObjectName(QStringLiteral("side"));
    m_side->setWidgetResizable(true);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setFocusPolicy(Qt::TabFocus);
    // Its room is kept: what stands beside it doesn't break into other lines when it comes and goes.
    m_side->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto *contents = new QWidget(m_side->viewport());
    contents->setObjectName(QStringLiteral("sideContents"));
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(14, 14, 8, 14); // and the scroll bar
    column->setSpacing(8);
    m_parameters = new ParameterPanel(m_store, contents);
    m_readouts = new ReadoutPanel(contents);
    for (QWidget *answer : {static_cast<QWidget *>(m_board), static_cast<QWidget *>(m_sentence),
                            static_cast<QWidget *>(m_chips), static_cast<QWidget *>(m_readouts)})
        m_veils.push_back(new Veil(Veil::Kind::Fades, answer));
    for (QWidget *answer : {static_cast<QWidget *>(m_sentence), static_cast<QWidget *>(m_chips),
                            static_cast<QWidget *>(m_readouts), static_cast<QWidget *>(m_presetNote)})
        m_hiding.push_back(new Veil(Veil::Kind::Hides, answer));
    m_hiding.push_back(new Veil(Veil::Kind::Hides, m_charts->widget(),
                                tr("Predict first. What the program finds is here once your answer is locked in.")));
    m_hiding.push_back(new Veil(Veil::Kind::Hides, m_table));
    m_explanation = new ExplanationPanel(this);
    column->addWidget(namedLabel("section", tr("PARAMETERS"), contents));
    column->addWidget(m_parameters);
    m_results = new QWidget(contents);
    auto *results = new QVBoxLayout(m_results);
    results->setContentsMargins(0, 0, 0, 0);
    results->setSpacing(8);
    auto *heading = new GroupHeader(tr("All results"), contents);
    heading->setChecked(Settings::all().value(resultsKey, true).toBool());
    m_readouts->setVisible(heading->isChecked());
    connect(heading, &QAbstractButton::toggled, this, [this](bool open) {
        Settings::all().setValue(resultsKey, open);
        m_readouts->setVisible(open);
    });
    results->addWidget(heading);
    results->addWidget(m_readouts);
    column->addWidget(m_results);
    column->addStretch();
    m_side->setWidget(contents);

    // Below what scrolls: however many numbers there are, what they mean stays in sight.
    auto *explain = new QFrame(side);
    explain->setObjectName(QStringLiteral("explain"));
    auto *words = new QVBoxLayout(explain);
    words->setContentsMargins(14, 8, 14, 10);
    words->setSpacing(4);
    m_summary = namedLabel("summary", {}, explain);
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setTextInteractionFlags(Qt::TextBrowserInteraction);
    words->addWidget(namedLabel("section", tr("EXPLAIN"), explain));
    words->addWidget(m_summary);

    m_sideWidth = std::clamp(Settings::all().value(sideKey, sideWidth).toInt(), sideWidth, widestSide);
    side->setFixedWidth(m_sideWidth);
    auto *whole = new QVBoxLayout(side);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_side, 1);
    whole->addWidget(explain);
    return side;
}

void MainWindow::createPresentation() {
    m_presentation = new Presentation(
        this,
        {menuBar(), m_tools, statusBar(), m_navigation, m_edge, m_side->parentWidget(), m_about, m_above, m_table},
        {m_presentationBar});
    m_view->addSeparator();
    m_reduceMotion = m_view->addAction(tr("&Reduce motion"));
    m_reduceMotion->setCheckable(true);
    m_reduceMotion->setStatusTip(tr("What would move or fade is at once where it goes to"));
    connect(m_reduceMotion, &QAction::triggered, this, [this](bool reduced) {
        rememberReducedMotion(reduced);
        setMotionReduced(reduced);
    });
    m_view->addAction(m_presentation->action());
    // Keys work without the menu bar, too.
    for (const QAction *menu : menuBar()->actions())
        for (QAction *action : menu->menu()->actions())
            if (!action->shortcut().isEmpty())
                addAction(action);
    connect(m_presentation, &Presentation::changing, m_board, [this] { m_board->setResting(true); });
    connect(m_presentation, &Presentation::changed, this, &MainWindow::followPresentation);
    connect(m_presentation, &Presentation::chartTurned, m_presentationBar, &PresentationBar::turnChart);
    connect(m_presentation, &Presentation::presetTurned, m_presentationBar, &PresentationBar::turnPreset);
    connect(m_presentationBar, &PresentationBar::leaveWanted, m_presentation, &Presentation::leave);
    setMotionReduced(motionReduced());
}

void MainWindow::followPresentation() {
    const bool on = m_presentation->isOn();
    if (on) {
        tell({}); // what was said before isn't said to the room
        m_beforePresentation = putBoardAside();
    } else {
        m_presentationBar->bringBackOwn();
    }
    // What is said is the headline.
    m_column->removeWidget(m_sentence);
    m_column->insertWidget(on ? 0 : m_column->indexOf(m_presentationBar), m_sentence);
    m_sentence->forgetHeight(linesOf(m_store.explorer()));
    m_board->setHelpShown(!on);
    m_classroom->setPresented(on);
    placeTable();
    setScale(m_presentation->scale());
    if (!on) {
        giveBoardBack(m_beforePresentation);
        m_navigation->setVisible(!m_lessons->isPlaying());
    }
    // After the layouts that have been asked for, and before anything is painted.
    QMetaObject::invokeMethod(
        m_board, [this] { m_board->setResting(false); }, Qt::QueuedConnection);
}

MainWindow::Worked MainWindow::putBoardAside() {
    const Worked worked{.active = m_board->active() ? utf8(m_board->active()->id) : QString(),
                        .enlarged = m_board->isEnlarged()};
    m_board->enlarge({});
    return worked;
}

void MainWindow::giveBoardBack(const Worked &worked) {
    if (!m_board->view(worked.active))
        return;
    m_board->activate(worked.active);
    if (worked.enlarged)
        m_board->enlarge(worked.active);
}

void MainWindow::giveFocusBack() {
    if (!std::exchange(m_lessonHadFocus, false))
        return; // what the person works with keeps it
    if (QWidget *before = std::exchange(m_focusBeforeLesson, {});
        before && isAncestorOf(before) && before->isVisible() && before->isEnabled())
        before->setFocus(Qt::OtherFocusReason);
    else if (QWidget *main = m_board->view(m_board->active() ? utf8(m_board->active()->id) : QString());
             main && main->isVisible())
        main->setFocus(Qt::OtherFocusReason);
}

void MainWindow::followLesson() {
    const bool playing = m_lessons->isPlaying();
    m_boardIsBack = playing;
    if (QWidget *next = QApplication::focusWidget(); !playing && m_lessonHadFocus && next)
        next->clearFocus(); // it only came next
    if (!m_presentation->isOn())
        m_navigation->setVisible(!playing); // the lesson goes where it has to
    hideWhatIsAsked();
}

QList<QWidget *> MainWindow::highlighted() const {
    QList<QWidget *> meant;
    for (const Highlight &each : m_lessons->highlights()) {
        QWidget *widget = nullptr;
        switch (each.kind) {
        case Highlight::Kind::Parameter: {
            const ParameterUse *use = m_store.explorer().parameter(findParameter(each.id)->id);
            if (GroupHeader *group = use ? m_parameters->group(use->group) : nullptr)
                group->setChecked(true);
            widget = use ? m_parameters->valueRow(use->id) : nullptr;
            break;
        }
        case Highlight::Kind::Figure:
            widget = m_board->view(utf8(each.id));
            break;
        case Highlight::Kind::Readout:
            for (ReadoutChip *chip : m_chips->chips())
                if (!widget && chip->shows(each.id))
                    widget = chip;
            for (ReadoutRow *row : m_readouts->rows())
                if (!widget && !row->isHidden() && row->shows(each.id))
                    widget = row;
            break;
        }
        if (widget)
            meant << widget;
    }
    return meant;
}

bool MainWindow::isHidingAnswers() const { return m_lessons->isPlaying() && !m_lessons->revealed(); }

void MainWindow::hideWhatIsAsked() {
    const bool hides = isHidingAnswers();
    for (Veil *veil : m_hiding)
        veil->setShown(hides);
    // Nor is it to be had in another way.
    for (QAction *each : QList{m_figureActions->exportFigure(), m_figureActions->copyImage(),
                               m_figureActions->copyData(), m_share->parameterSheet()} +
                             m_share->copies())
        each->setEnabled(!hides);
}

void MainWindow::showHighlights() {
    hideWhatIsAsked();
    const bool there = m_lessons->isPlaying() && m_shown && m_shown->explorer == &m_store.explorer();
    const QList<QWidget *> meant = there ? highlighted() : QList<QWidget *>();
    std::erase_if(m_rings, [&meant](const auto &ring) {
        const bool gone = !ring || !ring->around() || !meant.contains(ring->around());
        if (gone)
            delete ring.data();
        return gone;
    });
    for (QWidget *each : meant) {
        if (std::ranges::any_of(m_rings, [each](const auto &ring) { return ring->around() == each; }))
            continue;
        m_rings.emplace_back(new HighlightRing(each, *m_theme, motionReduced()));
        bringIntoSight(*each);
    }
}

void MainWindow::bringIntoSight(const QWidget &meant) {
    if (!meant.isVisible())
        return;
    // Not ensureWidgetVisible(), which of a chart shows the place where text would be typed: its upper left corner.
    for (QScrollArea *area : {m_side, m_charts})
        if (area->isAncestorOf(&meant)) {
            const QPoint middle = meant.mapTo(area->widget(), meant.rect().center());
            area->ensureVisible(middle.x(), middle.y(), 0, meant.height() / 2 + 1);
        }
}

void MainWindow::setMotionReduced(bool reduced) {
    m_reduceMotion->setChecked(reduced);
    m_presentation->setMotionReduced(reduced);
    m_classroom->setMotionReduced(reduced);
    m_board->setMotionReduced(reduced);
}

void MainWindow::connectParts() {
    connect(&m_dresser, &Dresser::undressing, this, [this] { setPresentedSheet({}); });
    connect(&m_dresser, &Dresser::dressed, this, &MainWindow::showTheme);
    connect(m_navigation, &Navigation::chosen, &m_store, &ScenarioStore::setExplorer);
    connect(&m_store, &ScenarioStore::explorerChanged, this, &MainWindow::showExplorer);
    connect(&m_store, &ScenarioStore::explorerChanged, this, &MainWindow::recompute);
    m_late.setSingleShot(true);
    connect(&m_late, &QTimer::timeout, this, [this] {
        if (!m_shown || m_shown->explorer == &m_store.explorer())
            return;
        showVeils(true);
        m_status->setText(tr("Computing…"));
    });
    connect(&m_store, &ScenarioStore::parametersChanged, this, &MainWindow::recompute);
    connect(&m_store, &ScenarioStore::surfaceChanged, this,
            [this] { m_figureActions->surface().setWanted(m_store.surface()); });
    connect(&m_store, &ScenarioStore::viewsChanged, this, &MainWindow::recompute);
    connect(&m_store, &ScenarioStore::stageChanged, this, &MainWindow::recompute);
    connect(m_classroom, &ClassroomScene::happensIn, this, [this](const QString &figure) {
        if (const FigureView *view = m_board->view(figure); view && !m_board->isPlaced(view))
            m_store.setFront(figure.toStdString());
    });
    connect(&m_store, &ScenarioStore::pinsChanged, this, &MainWindow::recompute);
    connect(&m_recompute, &Recompute::finished, this, &MainWindow::showResult);
    connect(&m_store, &ScenarioStore::frontChanged, this, [this] {
        if (m_shown && m_shown->error.isEmpty() && m_shown->explorer == &m_store.explorer())
            showAnswer();
    });
    connect(m_parts, &PartTabs::chosen, this,
            [this](const QString &figure) { m_store.setFront(figure.toStdString()); });
    connect(m_board, &FigureBoard::arranged, this, &MainWindow::fitClassroom);
    connect(m_board, &FigureBoard::frontChosen, this,
            [this](const QString &figure) { m_store.setFront(figure.toStdString()); });
    connect(&m_store, &ScenarioStore::gestureEnded, this, [this] {
        if (m_listSoon.isActive())
            showList();
        m_board->setHeld(false);
        m_sentence->setHeld(false);
        m_readouts->setHeld(false);
        m_chips->setHeld(false);
        if (m_shown && m_shown->held)
            settle();
        else if (m_shown && m_shown->error.isEmpty() && m_shown->explorer == &m_store.explorer()) {
            takeFigures();
            showFigures();
        }
    });
    connect(m_parameters, &ParameterPanel::openDataRequested, m_files, &FileActions::chooseData);
    connect(m_parameters, &ParameterPanel::releaseRequested, this, &MainWindow::presentRelease);
    connect(m_parameters, &ParameterPanel::framesRequested, m_figureActions, &FigureActions::exportFrames);
    connect(m_summary, &QLabel::linkActivated, m_explanation, &ExplanationPanel::present);
    connect(m_actions.explain, &QAction::triggered, m_explanation, &ExplanationPanel::present);
    const auto tellCopied = [this](const QString &what) { tell(tr("Copied %1").arg(what)); };
    connect(m_readouts, &ReadoutPanel::copied, this, tellCopied);
    connect(m_chips, &ReadoutChips::copied, this, tellCopied);
    connect(m_chips, &ReadoutChips::taken, &m_store, &ScenarioStore::take);
    connect(m_table, &TablePanel::copied, this, tellCopied);
    connect(m_board, &FigureBoard::viewChanged, this,
            [this](const QString &figure, const View &view) { m_store.setView(figure.toStdString(), view); });
    m_board->setWhyFixed([this](ParameterId id) { return m_store.whyFixed(id); });
    m_board->setSentence([this] { return m_shown ? localized(m_shown->exploration.sentence) : QString(); });
    connect(m_board, &FigureBoard::gestureStarted, &m_store, &ScenarioStore::beginGesture);
    connect(m_board, &FigureBoard::gestureFinished, &m_store, &ScenarioStore::endGesture);
    connect(m_board, &FigureBoard::picked, &m_store, &ScenarioStore::pick);
    connect(m_board, &FigureBoard::stepped, &m_store, &ScenarioStore::stepParameter);
    connect(&m_figureActions->surface(), &SurfaceSwitch::chosen, &m_store, &ScenarioStore::setSurface);
    connect(m_board, &FigureBoard::hovered, m_reading, &StatusText::setText);
    connect(m_figureActions, &FigureActions::done, this, &MainWindow::tell);
    connect(m_figureActions, &FigureActions::exporting, this, [this] { m_parameters->player().stop(); });
    connect(m_share, &ShareActions::done, this, &MainWindow::tell);
    connect(m_files, &FileActions::done, this, [this](const QString &what) { tell(what); });
    connect(m_files, &FileActions::roomOpened, this, [this] {
        if (m_room || m_files->room())
            askRoom().load(m_files->room());
    });
    connect(m_lessonActions, &LessonActions::chosen, m_lessons, &LessonPanel::play);
    connect(m_lessonActions, &LessonActions::done, this, &MainWindow::tell);
    connect(m_lessonActions, &LessonActions::refused, this, [this](const QString &why) { tell(why); });
    connect(m_files, &FileActions::lessonOpened, this, [this](const Lesson &lesson) {
        m_lessonActions->setOwn(lesson);
        m_lessons->play(lesson);
    });
    connect(m_lessons, &LessonPanel::beginning, this, [this] {
        m_parameters->player().stop();
        m_focusBeforeLesson = QApplication::focusWidget();
        m_beforeLesson = putBoardAside();
    });
    // Only where it is hidden does what has ended lose the focus.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *old) {
        if (old && !m_lessons->isPlaying() && m_lessons->isAncestorOf(old))
            m_lessonHadFocus = true;
    });
    connect(m_lessons, &LessonPanel::playingChanged, this, &MainWindow::followLesson);
    connect(m_lessons, &LessonPanel::wasLeft, this, [this](const QString &why) { tell(why); });
    connect(m_lessons, &LessonPanel::highlightsChanged, this, &MainWindow::showHighlights);
    // What a step brings along may move what it means.
    for (const QScrollArea *area : {m_side, m_charts})
        connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
            for (const auto &ring : m_rings)
                if (ring && ring->around()) // it may go just now
                    bringIntoSight(*ring->around());
        });
    connect(m_files, &FileActions::refused, this, [this](const QString &why) { tell(why); });
    m_listSoon.setSingleShot(true);
    connect(&m_listSoon, &QTimer::timeout, this, &MainWindow::showList);
    connect(m_board, &FigureBoard::painted, this, [this] {
        if (m_listSoon.isActive())
            m_listSoon.start(nextTurn);
        const bool anew = std::exchange(m_anew, false);
        if (!m_shown || std::exchange(m_unseen, isHidingAnswers()))
            return;
        if (anew) { // what only comes forward says nothing of how long it took
            const auto now = std::chrono::steady_clock::now();
            m_recompute.setPainting(now - m_showing);
            const std::chrono::duration<double, std::milli> taken = now - m_shown->submitted;
            if (m_shown->final)
                m_status->setText(tr("Drawn in %1 ms").arg(QString::number(taken.count(), 'f', 0)));
            else
                showProgress();
        }
        emit painted();
    });
}

void MainWindow::showExplorer() {
    const ExplorerSpec &explorer = m_store.explorer();
    for (QScrollArea *area : {m_side, m_charts})
        area->verticalScrollBar()->setValue(0);
    m_navigation->select(explorer);
    m_reading->setText({}); // it was the other's
    tell({});               // as was what this told
    m_sentence->forgetHeight(linesOf(explorer));
    m_heading->setText(localized(explorer.title));
    m_heading->setToolTip(localized(explorer.question));
    m_question->setText(explorer.model.empty()
                            ? localized(explorer.question)
                            : tr("%1 · %2").arg(localized(explorer.question), localized(explorer.model)));
    m_question->setToolTip(tr("The model of privacy: see Help ▸ Terms"));
    showSummary();
    m_explanation->setExplorer(explorer);
    m_late.start(untilOld);
}

namespace {

/// On one line also in a language whose lines may end anywhere.
QString unbroken(const QString &text) {
    QString joined;
    for (const QChar each : text)
        joined += (joined.isEmpty() ? QString() : QString(QChar(0x2060))) + each;
    return joined;
}

} // namespace

void MainWindow::showSummary() {
    m_summary->clear(); // a link has the colour that the palette had when its text was set
    m_summary->setText(QStringLiteral("%1 <a href='#'>%2</a>")
                           .arg(explanationOf(m_store.explorer()).summary, unbroken(tr("More…"))));
}

void MainWindow::recompute() { ask(std::chrono::steady_clock::now()); }

void MainWindow::settle() {
    // What is on screen is true and finer than a frame's work: it stays until there is as much in its place.
    constexpr std::chrono::milliseconds patience{40};
    ask(std::chrono::steady_clock::now() + patience);
}

void MainWindow::ask(Recompute::Time changed) {
    m_asked = m_store.request();
    m_board->setHeld(m_store.inGesture());
    m_sentence->setHeld(m_store.inGesture());
    m_readouts->setHeld(m_store.inGesture());
    m_chips->setHeld(m_store.inGesture());
    if (m_asked.solving && m_shown && m_shown->explorer == &m_store.explorer())
        m_asked.last = m_drawn;
    m_stopped = false;
    m_stop->setWaiting(false);
    m_recompute.submit(m_store.explorer(), m_asked, changed,
                       m_store.inGesture() ? std::optional(m_store.movedInGesture()) : std::nullopt);
}

void MainWindow::showProgress() {
    const auto percentOf = [](double progress) { return static_cast<int>(100 * progress); };
    const int percent = percentOf(m_shown->exploration.progress);
    if (m_stopped)
        return m_status->setText(tr("Stopped at %1 %").arg(percent));
    if (const auto &solved = m_shown->solved; solved && solved->pending) {
        const QString unknown = utf8(spec(solved->solving.unknown).symbol);
        const int searched = percentOf(solved->progress);
        return m_status->setText(searched > 0 ? tr("Searching for %1… %2 %").arg(unknown).arg(searched)
                                              : tr("Searching for %1…").arg(unknown));
    }
    m_status->setText(percent > 0 ? tr("Refining… %1 %").arg(percent) : tr("Refining…"));
}

void MainWindow::stopWaiting() {
    m_stop->setWaiting(false);
    if (!m_shown || m_shown->final || m_asked != m_shown->request)
        return; // what is asked for by now has its first picture to come
    if (m_shown->solved && m_shown->solved->pending)
        return m_store.stopSolving(); // the value is the one that is shown
    m_stopped = true;
    m_recompute.stop();
    showReadouts(); // what is still sought won't be found
    showProgress();
}

bool MainWindow::answered() const {
    return m_shown && m_shown->explorer == &m_store.explorer() && m_asked == m_shown->request &&
           !m_listSoon.isActive() && !m_dresser.isHalfway() && (m_store.inGesture() || !m_shown->held) &&
           !(m_shown->solved && m_shown->solved->pending);
}

bool MainWindow::settled() const { return answered() && m_shown->final; }

void MainWindow::showResult(const std::shared_ptr<const Result> &result) {
    if (result->explorer != &m_store.explorer())
        return; // the person has moved on
    m_showing = std::chrono::steady_clock::now();
    m_anew = true;
    m_unseen = isHidingAnswers() || isMinimized();
    m_shown = result;
    if (result->held && !m_store.inGesture())
        settle(); // it was on its way when the gesture ended
    m_stop->setWaiting(!result->final && !m_stopped);
    m_failure->setVisible(!result->error.isEmpty());
    m_failure->setText(result->error);
    if (!result->error.isEmpty()) {
        showVeils(true);
        m_status->setText(tr("No result"));
        return;
    }
    if (!result->solved || !result->solved->pending)
        m_drawn = result->drawn();
    if (result->solved)
        m_store.setSolved(*result->solved);
    m_figureActions->setResult(result);
    m_share->setResult(result);
    m_explanation->setFigures({result, &result->exploration.figures});
    m_pins->setResult(result);
    if (!m_store.surface())
        m_figureActions->surface().setWanted(false);
    showAnswer();
    m_figureActions->surface().setWanted(m_store.surface());
    if (m_lessons->isPlaying())
        showHighlights();
    else if (!std::exchange(m_boardIsBack, true)) {
        giveBoardBack(m_beforeLesson);
        giveFocusBack();
    }
}

void MainWindow::showAnswer() {
    takeFigures();
    // What stands around the charts first: where it takes more lines, or fewer, each chart would be laid out twice.
    m_board->setResting(true);
    showReadouts();
    m_sentence->show(localized(m_shown->exploration.sentence, Markup::Rich));
    showStale(*m_shown);
    m_above->layout()->activate();
    m_column->activate();
    showFigures();
}

void MainWindow::takeFigures() {
    const std::vector<Figure> &figures = m_shown->exploration.figures;
    std::vector<Figure> drawn = figures;
    if (m_figures && m_figuresOf == m_shown->explorer) {
        // Nothing vanishes while what takes its place is on its way, and axes stand still under a moving slider.
        if (!m_shown->final)
            drawn =
                keeping(std::move(drawn), *m_figures, m_pinsOf == m_shown->request.pins ? Pins::Same : Pins::Other);
        if (m_store.inGesture())
            drawn = holdingAxes(std::move(drawn), *m_figures);
    }
    m_figures = std::make_shared<const std::vector<Figure>>(std::move(drawn));
    m_figuresOf = m_shown->explorer;
    m_pinsOf = m_shown->request.pins;
    m_parts->show(*m_figures, m_store.front());
}

void MainWindow::showFigures() {
    const std::shared_ptr<const std::vector<Figure>> onBoard = withTrail();
    const bool all = std::ranges::all_of(*onBoard, [this](const Figure &each) { return m_parts->shows(each.part); });
    m_board->show(all ? onBoard : std::make_shared<const std::vector<Figure>>(m_parts->shown(*onBoard)),
                  m_store.front(), [this](const std::string &figure) { return m_store.view(figure); });
}

void MainWindow::showReadouts() {
    std::vector<Readout> all = m_shown->exploration.readouts;
    if (m_readoutsOf == m_shown->explorer && !m_shown->final && !m_stopped)
        all = keeping(std::move(all), m_told);
    m_told = std::move(all);
    m_readoutsOf = m_shown->explorer;
    m_listed = m_parts->shown(m_told);
    m_chips->show(m_listed);
    const std::optional<Offer> &offer = m_shown->exploration.offer;
    QString whyNot;
    for (const auto &[id, value] : offer ? offer->values : decltype(offer->values)())
        if (const auto why = m_store.whyFixed(id); why && whyNot.isEmpty())
            whyNot = *why;
    m_chips->offer(offer, whyNot);
    const bool behind = m_listSoon.isActive();
    if (!m_anew || m_lessons->isPlaying() || (behind && m_store.inGesture()))
        showList();
    else if (!behind)
        m_listSoon.start(untilList);
}

void MainWindow::showList() {
    m_listSoon.stop();
    m_readouts->show(m_listed);
}

std::shared_ptr<const std::vector<Figure>> MainWindow::withTrail() {
    constexpr std::chrono::milliseconds length{400};
    if (!m_parameters->player().leavesTrail()) {
        m_trail.reset();
        return m_figures;
    }
    if (!m_trail || m_trailOf != m_figuresOf || m_showing - m_trailSince > length) {
        m_trail = m_figures;
        m_trailSince = m_showing;
        m_trailOf = m_figuresOf;
    }
    return m_trail ? std::make_shared<const std::vector<Figure>>(trailing(*m_figures, *m_trail)) : m_figures;
}

void MainWindow::showStale(const Result &result) {
    const bool stale = result.stale();
    if (stale) {
        // What differs from what is asked is named, and in any case what is solved for, which has no value.
        const Parameters asked =
            result.request.parameters.with(result.solved->solving.unknown, std::numeric_limits<double>::quiet_NaN());
        const std::vector<Pin> last{{.parameters = result.drawn()}};
        m_stale->setText(tr("Nothing meets the target. What is shown is the last valid state: %1.")
                             .arg(localized(pinNames(*result.explorer, last, asked).front())));
    }
    m_stale->setVisible(stale);
    showVeils(stale);
}

void MainWindow::showVeils(bool shown) {
    for (Veil *veil : m_veils)
        veil->setShown(shown);
}

void MainWindow::setThemeChoice(const QString &choice) {
    m_themeChoice = choice;
    Settings::all().setValue(QStringLiteral("theme"), choice);
    applyTheme();
}

void MainWindow::setScale(double scale) {
    m_board->setScale(scale);
    m_lessons->setScale(scale);
    // Only what is presented: all else, dialogs among it, is as large as ever, and needn't be given its looks anew.
    QString sheet;
    if (scale != 1) // what has a style sheet takes no font from what it stands in
        sheet = QStringLiteral("* { font-size: %1px; }\n")
                    .arg(std::lround(QFontInfo(QApplication::font()).pixelSize() * scale)) +
                halftruth::styleSheet(*m_theme, scale);
    setPresentedSheet(sheet);
}

void MainWindow::setPresentedSheet(const QString &sheet) {
    for (QWidget *each : std::initializer_list<QWidget *>{m_centre, m_lessons, m_presentation->hint()})
        if (sheet != each->styleSheet())
            each->setStyleSheet(sheet);
}

void MainWindow::setSideWidth(int width) {
    // The charts keep their room.
    const int room = m_charts->width() + m_sideWidth;
    m_sideWidth = std::clamp(width, sideWidth, std::max(sideWidth, std::min(widestSide, room - leastCentre)));
    m_side->parentWidget()->setFixedWidth(m_sideWidth);
}

void MainWindow::applyTheme() {
    // Before the program sets its own palette, the style's tells whether the system is dark.
    static const bool systemIsDark = QApplication::palette().color(QPalette::Window).lightnessF() < 0.5;
    static const bool systemHasContrast = contrastWished();
    const bool asSystem = m_themeChoice == QStringLiteral("system");
    const bool contrast = m_themeChoice == QStringLiteral("contrast") || (asSystem && systemHasContrast);
    const bool follows = contrast || asSystem;
    const bool dark = follows ? systemIsDark : m_themeChoice == QStringLiteral("dark");
    m_theme = &halftruth::theme(contrast ? (dark ? "contrast-dark" : "contrast-light") : dark ? "dark" : "light");
    // What is presented has a sheet of its own, and would be laid out anew without it.
    m_dresser.dress(*m_theme, isVisible() && !m_presentation->isOn() ? Dresser::Turns::Two : Dresser::Turns::One);
}

void MainWindow::showTheme() {
    setScale(m_presentation->scale());
    m_navigation->setTheme(*m_theme);
    m_board->setTheme(*m_theme);
    m_classroom->setTheme(*m_theme);
    m_readouts->setTheme(*m_theme);
    m_chips->setTheme(*m_theme);
    for (Veil *veil : m_hiding)
        veil->setTheme(*m_theme);
    for (const auto &ring : m_rings)
        if (ring)
            ring->setTheme(*m_theme);
    for (Veil *veil : m_veils)
        veil->setTheme(*m_theme);
    if (m_release)
        m_release->setTheme(*m_theme);
    m_explanation->setTheme(*m_theme);
    for (TextPage *page : {m_terms, m_sources, m_gallery})
        if (page)
            page->setTheme(*m_theme);
    const QColor line = m_theme->softText;
    m_actions.undo->setIcon(themedIcon(QStringLiteral("undo"), line));
    m_actions.redo->setIcon(themedIcon(QStringLiteral("redo"), line));
    m_files->open()->setIcon(themedIcon(QStringLiteral("open"), line));
    m_figureActions->setTheme(*m_theme);
    m_table->setTheme(*m_theme);
    m_pins->setTheme(*m_theme);
    showSummary();
}

void MainWindow::presentRealClass() {
    // Made when first wanted: the window is to open fast.
    if (!m_realClass)
        m_realClass = new RealClassDialog(m_store, this);
    m_realClass->present();
}

AskRoomDialog &MainWindow::askRoom() {
    if (!m_room) {
        m_room = new AskRoomDialog(m_store, this);
        connect(m_room, &AskRoomDialog::doorChanged, this, [this](const QString &said) {
            m_door->setText(said);
            m_door->setVisible(!said.isEmpty());
        });
        connect(m_room, &AskRoomDialog::recordChanged, this, [this] { m_files->setRoom(m_room->record()); });
    }
    return *m_room;
}

void MainWindow::presentRoom() { askRoom().present(); }

void MainWindow::presentRelease() {
    if (!m_release) {
        m_release = new ReleaseDialog(m_store, this);
        m_release->setTheme(*m_theme);
    }
    m_release->present();
}

void MainWindow::presentScenarios() {
    if (!m_scenarios)
        m_scenarios = new ScenariosDialog(m_store, this);
    m_scenarios->present();
}

void MainWindow::present(TextPage *&page, const QString &title, QString (*text)()) {
    if (!page) {
        page = new TextPage(title, text(), this);
        page->setTheme(*m_theme);
    }
    page->present();
}

void MainWindow::presentTerms() { present(m_terms, tr("Terms"), termsText); }

void MainWindow::presentSources() { present(m_sources, tr("Sources"), sourcesText); }

void MainWindow::presentGallery() {
    if (!m_gallery) {
        auto *gallery = new GalleryPage(this);
        gallery->setTheme(*m_theme);
        connect(gallery, &GalleryPage::chosen, &m_store, &ScenarioStore::choosePreset);
        m_gallery = gallery;
    }
    m_gallery->present();
}

bool MainWindow::freeDialog() {
    const auto freed = [this](auto *&dialog) {
        if (!dialog)
            return false;
        disconnect(dialog, nullptr, this, nullptr);
        delete std::exchange(dialog, nullptr);
        return true;
    };
    return freed(m_room) || freed(m_realClass) || freed(m_release) || freed(m_terms) || freed(m_sources) ||
           freed(m_gallery) || freed(m_scenarios);
}

void MainWindow::aboutHalftruth() {
    QMessageBox box(QMessageBox::NoIcon, tr("About Halftruth"),
                    tr("<p><b>Halftruth %1</b></p><p>An explorer for the privacy/utility tradeoffs of randomized "
                       "response.</p><p>Free software under the GNU General Public License, version 3 or "
                       "later.</p>")
                        .arg(QApplication::applicationVersion()),
                    QMessageBox::Ok, this);
    box.setTextFormat(Qt::RichText);
    box.setIconPixmap(QApplication::windowIcon().pixmap(64));
    box.exec();
}

void MainWindow::restoreState() {
    Settings &settings = Settings::all();
    m_themeChoice = settings.value(QStringLiteral("theme"), m_themeChoice).toString();
    place(*this, settings.value(QStringLiteral("window/geometry")).toByteArray());
    if (m_work.use_count() > 1)
        return; // it goes on where it is
    const std::string last = settings.value(QStringLiteral("window/explorer")).toString().toStdString();
    if (const ExplorerSpec *explorer = findExplorer(last))
        m_store.setExplorer(*explorer);
}

void MainWindow::takeOver(MainWindow &before) {
    before.m_presentation->leave();
    restoreGeometry(before.saveGeometry());
    m_fitted = true;
    m_files->setFileName(before.m_files->fileName());
    if (before.m_room) {
        before.m_room->close(); // and its port: what it has counted goes on
        askRoom().load(before.m_room->record());
    }
    m_files->setRoom(before.m_files->room());
    m_table->showAction()->setChecked(before.m_table->showAction()->isChecked());
    m_lessons->takeOver(*before.m_lessons);
}

void MainWindow::greet() {
    if (const std::optional<QString> damage = settingsDamage())
        tell(*damage);
    m_files->offerLeftBehind();
}

void MainWindow::closeEvent(QCloseEvent *event) {
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    if (m_room)
        m_room->close();     // and its port
    m_presentation->leave(); // the next start is that of a window
    m_lessons->leave();
    Settings &settings = Settings::all();
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/explorer"), utf8(m_store.explorer().id));
    QMainWindow::closeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent *event) {
    // What nobody else has a use for.
    if (event->key() == Qt::Key_Escape && m_board->isEnlarged())
        m_board->enlarge({});
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event) {
    QMainWindow::resizeEvent(event);
    placeNames();
}

void MainWindow::placeNames() {
    const bool named = Settings::all().value(namesKey, width() >= explorerNamesFrom).toBool();
    m_navigation->setCompact(!named);
    m_names->setChecked(named);
    // The tools show their names where all menus still have room beside them, in whatever language.
    const auto widthWith = [this](Qt::ToolButtonStyle style) {
        m_tools->setToolButtonStyle(style);
        for (QAction *each : {m_actions.undo, m_actions.redo})
            static_cast<QToolButton *>(m_tools->widgetForAction(each))->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_tools->layout()->invalidate();
        return m_tools->sizeHint().width();
    };
    if (widthWith(Qt::ToolButtonTextBesideIcon) + widthOfMenus(*menuBar()) > width())
        widthWith(Qt::ToolButtonIconOnly);
    menuBar()->setCornerWidget(m_tools); // it takes no notice of another size by itself
}

/// The class leaves the charts and their names the room they need.
void MainWindow::fitClassroom() {
    m_classroom->fitInto(m_charts->viewport()->size(),
                         m_board->minimumSizeHint().height() + m_charts->widget()->layout()->spacing());
}

void MainWindow::showEvent(QShowEvent *event) {
    QMainWindow::showEvent(event);
    // The frame is known only once the desktop has drawn it.
    if (!std::exchange(m_fitted, true))
        QTimer::singleShot(frameIsThere, this, [this] { fitOnScreen(*this); });
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event) {
    const bool shown = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_charts->viewport() && event->type() == QEvent::Resize)
        fitClassroom();
    if ((watched == m_split && event->type() == QEvent::Resize) || (watched == m_table && shown))
        placeTable();
    if (watched == m_table && event->type() == QEvent::ShowToParent) {
        const int length = m_split->orientation() == Qt::Horizontal ? m_split->width() : m_split->height();
        m_split->setSizes({length * 11 / 20, length * 9 / 20});
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::placeTable() {
    const bool beside = m_split->width() >= tableBesideFrom;
    m_split->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    // Beside it, or below, there is room for one chart, of which the table is: no chart is squeezed.
    m_board->setAlone((m_presentation && m_presentation->isOn()) || !m_table->isHidden());
}

void MainWindow::tell(const QString &what, const QString &fileName) { m_toast->show(what, fileName); }

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
    if (!droppedFile(*event).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
    const QString fileName = droppedFile(*event);
    if (fileName.isEmpty())
        return;
    event->acceptProposedAction();
    // Whoever dragged it must not wait for an answer to a question.
    QTimer::singleShot(0, m_files, [this, fileName] { m_files->openFile(fileName); });
}

} // namespace halftruth
