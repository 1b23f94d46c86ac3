#pragma once

#include "ui/release/release_work.h"
#include "ui/state/latest_work.h"

#include <QDialog>

#include <memory>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;
QT_END_NAMESPACE

namespace halftruth {

class FigureView;
class ScenarioStore;
struct Theme;

/// The two-curator release of two columns of a file. Whatever is chosen is demonstrated at once, with randomness that
/// is no secret; the release itself is made on request, and only that can be saved.
class ReleaseDialog : public QDialog {
    Q_OBJECT

public:
    ReleaseDialog(ScenarioStore &store, QWidget *parent);
    ~ReleaseDialog() override;

    /// Opens it on the scenario's data file, where there is one and none has been chosen yet.
    void present();
    void setTheme(const Theme &theme);

    /// Looks at a file and chooses two likely columns; says why where it can't.
    void setFile(const QString &fileName);
    [[nodiscard]] bool busy() const { return m_busy; }
    /// What is on screen; null before a file has been read.
    [[nodiscard]] const Release *shown() const { return m_shown.get(); }
    /// It is a release and no demonstration.
    [[nodiscard]] bool released() const { return m_released; }

private:
    using Job = std::function<std::function<void()>(const WorkControl &)>;

    QWidget *createControls();
    QWidget *createResults();
    void chooseFile();
    void fillColumns(const CsvOverview &overview);
    void readColumns();
    /// What the fields say. Throws std::exception with the complaint.
    [[nodiscard]] ReleaseOptions options() const;
    void demonstrate();
    void release();
    void save(bool records);
    void showRelease(const std::shared_ptr<const Release> &release, bool released);
    void showSteps();
    void showEstimate();
    void follow();
    void complain(const QString &what);
    /// Does a job on the other thread; what it returns is done here, unless something else has begun since.
    void begin(const QString &what, Job job);
    void stop();

    ScenarioStore &m_store;
    QString m_fileName;
    std::vector<std::string> m_columns;
    std::shared_ptr<const JointType> m_type;
    std::shared_ptr<const Release> m_shown;
    std::optional<std::uint64_t> m_seed; ///< of the release on screen
    bool m_released = false;

    QLabel *m_file = nullptr;
    QComboBox *m_alice = nullptr;
    QComboBox *m_bob = nullptr;
    QLineEdit *m_epsilon = nullptr;
    QLineEdit *m_samples = nullptr;
    QComboBox *m_randomness = nullptr;
    QLineEdit *m_seedField = nullptr;
    QLabel *m_seedWarning = nullptr;
    QFormLayout *m_form = nullptr;
    QLabel *m_failure = nullptr;
    QPushButton *m_release = nullptr;
    QPushButton *m_saveRecords = nullptr;
    QPushButton *m_saveEstimate = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QLabel *m_status = nullptr;
    QTableWidget *m_steps = nullptr;
    FigureView *m_server = nullptr;
    FigureView *m_estimate = nullptr;
    QTableWidget *m_table = nullptr;

    bool m_busy = false;
    int m_ticket = 0;
    std::stop_source m_stop;
    LatestWork m_work; ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
