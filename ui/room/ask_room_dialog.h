#pragma once

#include "core/explorers/explorer.h"
#include "core/room/room.h"

#include <QDialog>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace halftruth {

class RoomDoor;
class RoomPoster;
class ScenarioStore;

/// A class that is asked, by phones or on paper: the question and its design, the way for phones, the count of the
/// answers, and the estimate once the teacher wants it. A port is open from Open until Close, or until this is
/// closed.
class AskRoomDialog : public QDialog {
    Q_OBJECT

public:
    AskRoomDialog(ScenarioStore &store, QWidget *parent);
    ~AskRoomDialog() override;

    void present();
    /// Goes on with a class of a session; none where that has none.
    void load(std::optional<RoomRecord> record);
    /// What a session keeps: nothing while nothing is counted.
    [[nodiscard]] std::optional<RoomRecord> record() const;
    [[nodiscard]] const RoomDoor &door() const { return *m_door; }
    void closeDoor();

    void done(int result) override;

signals:
    /// What there is to say of an open port; empty where none is.
    void doorChanged(const QString &said);
    void recordChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *createControls();
    void addPlanRows(QFormLayout *form);
    void addDoorRows(QFormLayout *form);
    void addCountRows(QFormLayout *form);
    QPushButton *button(const char *name, const QString &text, const QString &help);
    [[nodiscard]] RoomPlan planOfFields() const;
    /// The class that is counted, a new one where the fields have changed. Null where they are refused.
    Room *room();
    void complain(const QString &what);
    void toggleDoor();
    void add(bool yes);
    void restart();
    void toggleStopped();
    void projectFullScreen();
    void showInCharts(bool shown);
    void bringForward();
    void feedCharts();
    /// The explorer's design becomes the class's. False where it is refused.
    bool feedDesign(const RoomPlan &plan);
    /// A new class begins with the design that Classroom has, where phones can do it.
    void takeOverDesign();
    void countChanged();
    void refresh();
    void refreshEstimate(const RoomPlan &plan, const RoomCounts &counts);

    ScenarioStore &m_store;
    std::shared_ptr<Room> m_room;
    RoomDoor *m_door;
    RoomPoster *m_poster = nullptr;
    RoomPoster *m_projected = nullptr;
    QTimer m_refresh;                 ///< many answers at once are shown at once
    std::optional<ClassCounts> m_fed; ///< what the charts show
    std::string m_frontBefore;        ///< the class's
    QLineEdit *m_title = nullptr;
    QLineEdit *m_question = nullptr;
    QComboBox *m_design = nullptr;
    QComboBox *m_device = nullptr;
    QLineEdit *m_lie = nullptr;
    QLabel *m_refusal = nullptr;
    QLabel *m_danger = nullptr;
    QComboBox *m_places = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_full = nullptr;
    QLabel *m_doorHint = nullptr;
    QLabel *m_counts = nullptr;
    QPushButton *m_yes = nullptr;
    QPushButton *m_no = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_restart = nullptr;
    QPushButton *m_reveal = nullptr;
    QPushButton *m_charts = nullptr;
    QLabel *m_estimate = nullptr;
};

} // namespace halftruth
