#pragma once

#include "ui/scene/theme.h"
#include "ui/state/recompute.h"
#include "ui/state/scenario_store.h"
#include "ui/window/dresser.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QDialog;
class QLabel;
class QMenu;
class QScrollArea;
class QSplitter;
class QToolBar;
class QVBoxLayout;
QT_END_NAMESPACE

namespace halftruth {

class ExplanationPanel;
class FigureActions;
class AskRoomDialog;
class ClassroomScene;
class EdgeGrip;
class FigureBoard;
class FileActions;
class HighlightRing;
class LessonActions;
class LessonPanel;
class Navigation;
class ParameterPanel;
class PinBar;
class Presentation;
class PresentationBar;
class PresetNote;
class PresetMenu;
class ReadoutChips;
class PartTabs;
class ReadoutPanel;
class RealClassDialog;
class ReleaseDialog;
class ScenariosDialog;
class SentencePanel;
class ShareActions;
class Veil;
class StatusText;
class StopButton;
class TablePanel;
class TextPage;
class Toast;

/// Composes the program: creates the store, the worker and the panels, places them and connects them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Takes over the work, the file and the place of the window before, where there is one, and computes in the next
    /// turn.
    explicit MainWindow(MainWindow *before = nullptr);
    ~MainWindow() override;

    [[nodiscard]] ScenarioStore &store() { return m_store; }
    [[nodiscard]] FigureBoard &board() { return *m_board; }
    /// The class above the figures, where the explorer shows one.
    [[nodiscard]] ClassroomScene &classroom() { return *m_classroom; }
    [[nodiscard]] ParameterPanel &parameterPanel() { return *m_parameters; }
    [[nodiscard]] FigureActions &figureActions() { return *m_figureActions; }
    [[nodiscard]] TablePanel &tablePanel() { return *m_table; }
    [[nodiscard]] const Result *shown() const { return m_shown.get(); }
    /// What is on screen is the answer to what was asked last, with the value that is solved for; curves may still
    /// become finer.
    [[nodiscard]] bool answered() const;
    /// The same, and nothing is left to compute.
    [[nodiscard]] bool settled() const;

    /// What plays a lesson.
    [[nodiscard]] LessonPanel &lessons() { return *m_lessons; }
    /// What the lesson that is played means on screen.
    [[nodiscard]] QList<QWidget *> highlighted() const;
    [[nodiscard]] FileActions &files() { return *m_files; }
    /// What there is to say once the window is there: that settings couldn't be read, that work was left behind.
    void greet();
    /// Frees one of the dialogs, which are made when first wanted; false where there is none.
    bool freeDialog();
    /// "light", "dark" or "system".
    void setThemeChoice(const QString &choice);

signals:
    /// The language is to be what was chosen now.
    void languageChosen();
    /// Everything on screen has been painted.
    void painted();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createActions();
    void createLayout();
    void createToolBar();
    QWidget *createCentre(QWidget *body);
    QWidget *createSide(QWidget *body);
    void createPresentation();
    void followLesson();
    /// What a pupil is to predict isn't told before.
    [[nodiscard]] bool isHidingAnswers() const;
    void hideWhatIsAsked();
    /// Rings around what the lesson means, once it is there.
    void showHighlights();
    /// Scrolls to what a lesson means.
    void bringIntoSight(const QWidget &meant);
    void followPresentation();
    void setMotionReduced(bool reduced);
    void connectParts();
    /// Of what is presented. Dialogs stand beside it, on a screen that it fills, and are as large as ever.
    void setScale(double scale);
    /// Of what is presented, beside the program's.
    void setPresentedSheet(const QString &sheet);
    void applyTheme();
    /// In what has colours beside the style sheet.
    void showTheme();
    void showSummary();
    void recompute();
    /// The same at the end of a gesture, in the windows that the figures have by themselves.
    void settle();
    void ask(Recompute::Time changed);
    void showResult(const std::shared_ptr<const Result> &result);
    void showExplorer();
    void showAnswer();
    /// What comes of the figures of the answer: with those that are still to come, and axes that stand still.
    void takeFigures();
    void showFigures();
    /// What is on the board: while something plays, with what was there a moment ago.
    [[nodiscard]] std::shared_ptr<const std::vector<Figure>> withTrail();
    void showReadouts();
    /// The list of numbers. While a value moves it comes when the picture is on the screen, which doesn't wait for
    /// it, and in any case with the next one.
    void showList();
    void placeTable();
    void fitClassroom();
    void placeNames();
    void setSideWidth(int width);
    void tell(const QString &what, const QString &fileName = {});
    void showStale(const Result &result);
    /// While what is shown answers something else than what is asked.
    void showVeils(bool shown);
    void showProgress();
    void stopWaiting();
    void presentRealClass();
    void presentRoom();
    /// The class that is asked; made when first wanted.
    [[nodiscard]] AskRoomDialog &askRoom();
    void presentRelease();
    void presentTerms();
    void presentSources();
    void presentGallery();
    void presentScenarios();
    void present(TextPage *&page, const QString &title, QString (*text)());
    void aboutHalftruth();
    /// A menu of which one entry holds: what each says and is called, the one that holds, what choosing does.
    void addChoices(QMenu *menu, const QList<std::pair<QString, QString>> &choices,
                    const std::function<QString()> &held, const std::function<void(const QString &)> &choose);
    void restoreState();
    void takeOver(MainWindow &before);

    std::shared_ptr<ScenarioStore> m_work; ///< outlives the window, where another follows
    ScenarioStore &m_store = *m_work;
    Recompute m_recompute;
    std::shared_ptr<const Result> m_shown;
    std::shared_ptr<const std::vector<Figure>> m_figures; ///< its figures, as they are on the board
    std::chrono::steady_clock::time_point m_showing;      ///< since when
    bool m_anew = false;                                  ///< it hasn't been painted yet
    bool m_unseen = false; ///< nobody could see it then: when it is painted says nothing of how long that took
    const ExplorerSpec *m_figuresOf = nullptr;
    std::vector<Readout> m_told;   ///< its numbers, as they are told, of both parts
    std::vector<Readout> m_listed; ///< those of the part in sight
    const ExplorerSpec *m_readoutsOf = nullptr;
    QTimer m_late;                                      ///< runs while nothing of the chosen explorer is there
    QTimer m_listSoon;                                  ///< runs while the list is behind the chips
    std::vector<Pin> m_pinsOf;                          ///< that were asked for with what is drawn
    std::shared_ptr<const std::vector<Figure>> m_trail; ///< of a moment ago, while something plays
    std::chrono::steady_clock::time_point m_trailSince;
    const ExplorerSpec *m_trailOf = nullptr;
    Parameters m_drawn; ///< of what is on screen, where it stays while nothing meets the target
    Request m_asked;
    bool m_stopped = false; ///< nothing finer is wanted of what was asked last
    QString m_themeChoice = QStringLiteral("system");
    const Theme *m_theme = &halftruth::theme("light");
    Dresser m_dresser;

    ClassroomScene *m_classroom = nullptr;
    FigureBoard *m_board;
    FigureActions *m_figureActions;
    ShareActions *m_share;
    TablePanel *m_table;
    PinBar *m_pins;
    LessonPanel *m_lessons = nullptr;
    PresetNote *m_presetNote = nullptr;
    LessonActions *m_lessonActions;
    std::vector<QPointer<HighlightRing>> m_rings;
    FileActions *m_files;
    Presentation *m_presentation = nullptr;
    PresentationBar *m_presentationBar = nullptr;
    /// The figure that was worked with before something else was shown, and whether it had the whole board.
    struct Worked {
        QString active{};
        bool enlarged = false;
    };
    [[nodiscard]] Worked putBoardAside();
    void giveBoardBack(const Worked &worked);
    /// From a lesson that had it to where it was before, or to the main chart where that is gone.
    void giveFocusBack();
    Worked m_beforePresentation;
    Worked m_beforeLesson;
    QPointer<QWidget> m_focusBeforeLesson;
    bool m_lessonHadFocus = false; ///< when it was left
    bool m_boardIsBack = true;     ///< nothing is left to give back of what was before a lesson
    QWidget *m_about = nullptr;    ///< title and preset above the charts
    QWidget *m_above = nullptr;    ///< chips and pins above the charts
    QVBoxLayout *m_column = nullptr;
    Navigation *m_navigation = nullptr;
    QLabel *m_heading = nullptr;
    QLabel *m_question = nullptr;
    QLabel *m_failure = nullptr;
    QLabel *m_stale = nullptr;    ///< says that what is shown isn't what is asked
    std::vector<Veil *> m_veils;  ///< over what isn't the answer
    std::vector<Veil *> m_hiding; ///< over what a pupil is to predict
    SentencePanel *m_sentence = nullptr;
    PresetMenu *m_presets = nullptr;
    QMenu *m_view = nullptr;
    QAction *m_names = nullptr;
    QAction *m_reduceMotion = nullptr;
    ParameterPanel *m_parameters = nullptr;
    ReadoutPanel *m_readouts = nullptr;
    ReadoutChips *m_chips = nullptr;
    PartTabs *m_parts = nullptr;
    Toast *m_toast = nullptr;
    RealClassDialog *m_realClass = nullptr;
    AskRoomDialog *m_room = nullptr;
    QLabel *m_door = nullptr; ///< says that a port is open
    ReleaseDialog *m_release = nullptr;
    TextPage *m_terms = nullptr;
    TextPage *m_sources = nullptr;
    TextPage *m_gallery = nullptr;
    ScenariosDialog *m_scenarios = nullptr;
    QLabel *m_summary = nullptr;
    QWidget *m_results = nullptr; ///< the readouts with their title
    ExplanationPanel *m_explanation = nullptr;
    EdgeGrip *m_edge = nullptr; ///< of the panel
    int m_sideWidth = 0;
    int m_sideBefore = 0; ///< when its edge was taken
    QScrollArea *m_side = nullptr;
    QWidget *m_centre = nullptr;     ///< the charts, and what stands above and below them
    QScrollArea *m_charts = nullptr; ///< the charts, below the class where the explorer shows one
    QSplitter *m_split = nullptr;    ///< the charts and the table
    QToolBar *m_tools = nullptr;
    bool m_fitted = false; ///< the window has been on the screen, and fits it
    StatusText *m_status = nullptr;
    StopButton *m_stop = nullptr;
    StatusText *m_reading = nullptr;

    struct Actions {
        QAction *undo;
        QAction *redo;
        QAction *reset;
        QAction *explain;
    };
    Actions m_actions{};
};

} // namespace halftruth
