#pragma once

#include "ui/parameters/parameter_row.h"
#include "ui/state/scenario_store.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <map>
#include <span>
#include <string_view>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QToolButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace halftruth {

class GroupHeader;
class Player;
class RowBubble;
class ValueField;

/// The current explorer's parameters, a row each, and its data where it uses any. Rarely used ones are folded into
/// groups, which open by themselves where something in them is solved for, refused, or not as it is at first. What a
/// row has to say lies over its neighbours while it has the focus: nothing moves.
class ParameterPanel : public QWidget {
    Q_OBJECT

public:
    explicit ParameterPanel(ScenarioStore &store, QWidget *parent = nullptr);
    ~ParameterPanel() override;

    /// The row of a parameter that is shown; null where it isn't.
    [[nodiscard]] ValueRow *valueRow(ParameterId id) const;
    /// The same where the parameter is a number.
    [[nodiscard]] ParameterRow *row(ParameterId id) const;
    [[nodiscard]] QComboBox *dataChoice() const { return m_data; }
    /// The line that folds a group of parameters; null where none of it is used.
    [[nodiscard]] GroupHeader *group(std::string_view title) const;
    [[nodiscard]] const std::vector<ValueRow *> &rows() const { return m_rows; }
    /// What is said beside a row.
    [[nodiscard]] RowBubble *bubble() const { return m_bubble; }
    [[nodiscard]] Player &player() const { return *m_player; }

signals:
    void openDataRequested();
    void releaseRequested();
    void framesRequested(halftruth::ParameterId over);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// What is in a field but not entered yet belongs to the page that it was typed on.
    void enterTyped();
    /// A row that loses the focus, or its list, as it goes has something to say, when others are gone already.
    void silenceRows();
    void rebuild();
    void refresh();
    void refreshRows();
    void arrangeRows(const std::vector<ParameterUse> &uses);
    [[nodiscard]] ValueRow *createRow(const ParameterUse &use);
    void arrangeStops();
    void solve(const Solving &solving);
    void refreshGroups(const Parameters &parameters);
    void foldRows();
    void play(ParameterRow *row);
    [[nodiscard]] ValueRow *takeSpare(const ParameterUse &use);
    void putAside(ValueRow *row);
    [[nodiscard]] GroupHeader *createHeader(Phrase title);
    /// The line in which these rows stand side by side: the one in which they stand, or a new one.
    [[nodiscard]] QWidget *lineOf(std::span<ValueRow *const> rows);
    [[nodiscard]] QLabel *createCaption(const ValueRow &row);
    /// A row has something to say, or nothing more.
    void rowNoted(ValueRow *row);
    /// The focus goes to what is usually set behind it.
    void goOn(const ValueRow &row);
    void showNote();
    /// What a note on a row leaves free.
    [[nodiscard]] QList<const QWidget *> fieldsBeside(const ValueRow &row) const;
    void addDataChoice(QVBoxLayout *layout);
    void refreshDataChoice();
    void addTitle(QVBoxLayout *layout);
    void refreshTitle();
    void chooseData(int index);

    ScenarioStore &m_store;
    QWidget *m_contents = nullptr;
    QVBoxLayout *m_rowLayout = nullptr;
    std::vector<ValueRow *> m_rows;
    /// Those that don't matter now, hidden: a choice that brings them back is shown in a frame.
    std::vector<ValueRow *> m_spare;
    std::vector<QWidget *> m_lines; ///< of fields that stand side by side, and names above rows
    struct Group {
        GroupHeader *header = nullptr;
        bool called = false; ///< something in it is solved for, refused or not as it is at first
    };
    std::map<Phrase, Group> m_groups; ///< by title
    Parameters m_defaults;            ///< of the explorer
    RowBubble *m_bubble = nullptr;
    Player *m_player;
    QPointer<ValueRow> m_refused; ///< which was refused while the focus went elsewhere
    QTimer m_refusedFor;
    QString m_read; ///< the complaint that was clicked away
    int m_undoIndex = 0;
    QComboBox *m_data = nullptr;
    QToolButton *m_release = nullptr;
    ValueField *m_title = nullptr; ///< of the chart, where a person may give it one
    DataSource m_offered;          ///< the one that is chosen in m_data
    DataSource m_openedFile;       ///< stays on offer after another choice
};

} // namespace halftruth
