#pragma once

#include "ui/release/release_work.h"

#include "core/data/joint_type.h"
#include "core/text/text.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;
QT_END_NAMESPACE

namespace halftruth {

class ChoiceBox;

/// The numbered steps of a release: data, curators, categories, privacy, release, save. It says what is chosen and
/// that it has been; what follows from it is the dialog's. What is chosen scrolls; what can be done, and how it went,
/// is in sight below it.
class ReleaseForm : public QWidget {
    Q_OBJECT

public:
    explicit ReleaseForm(double epsilon, QWidget *parent);

    /// Shows the columns of a file, two likely ones chosen.
    void setFile(const QString &fileName, const CsvOverview &overview);
    void setExample();
    void setListFile(const QString &fileName);

    [[nodiscard]] const RecordSource &source() const { return m_source; }
    [[nodiscard]] std::vector<std::string> columns() const;
    [[nodiscard]] CategoryChoice categories() const;
    /// Nothing has been typed, chosen or ticked yet.
    [[nodiscard]] bool categoriesOpen() const;
    /// These throw std::domain_error with the complaint.
    [[nodiscard]] double epsilon() const;
    [[nodiscard]] std::optional<std::int64_t> samples(std::int64_t n) const;
    [[nodiscard]] std::optional<std::uint64_t> seed() const;
    [[nodiscard]] bool truthWanted() const;

    void setOptimum(std::optional<std::int64_t> samples);
    void setWarnings(const std::vector<Text> &warnings);
    void setComplaint(const QString &what);
    [[nodiscard]] bool complains() const;
    void setStatus(const QString &richText);
    /// It is in sight, however long the notes above it are.
    void bringStatusIntoSight();
    void setProgress(const QString &what, int percent);

    /// What can be done now.
    struct Doable {
        bool busy = false;
        bool release = false;
        bool released = false; ///< what is saved is that release; otherwise one is made for it
        bool truth = false;    ///< the truth may be shown
    };
    void follow(const Doable &doable);

    /// What comes first, and what is next to do, gets the focus.
    void focusData();
    void focusColumns();
    void focusSave(ReleaseFileKind kind = ReleaseFileKind::Records);

signals:
    void fileWanted();
    void fileNamed(const QString &fileName); ///< typed
    void exampleWanted();
    void listWanted();
    void columnsChosen(); ///< or their categories
    void designChosen();
    void releaseWanted();
    void saveWanted(ReleaseFileKind kind);
    void truthToggled();
    void cancelled();

private:
    /// Widgets below each other that share a row of the form.
    void column(std::initializer_list<QWidget *> widgets);
    void addData();
    void addCategories();
    void addPrivacy();
    void addRelease();
    void addSave();
    void addWork();
    void goTo(QWidget *field);
    QPushButton *button(const char *name, const QString &text);
    QLineEdit *field(const char *name, const QString &text = {});

    RecordSource m_source;
    QString m_listFile;
    QScrollArea *m_choices = nullptr;
    QWidget *m_contents = nullptr;
    QFormLayout *m_form = nullptr;
    QVBoxLayout *m_actions = nullptr; ///< below what scrolls
    QLabel *m_file = nullptr;
    QLineEdit *m_path = nullptr;
    ChoiceBox *m_alice = nullptr;
    ChoiceBox *m_bob = nullptr;
    QLineEdit *m_aliceCategories = nullptr;
    QLineEdit *m_bobCategories = nullptr;
    QLabel *m_list = nullptr;
    QPushButton *m_chooseList = nullptr;
    QCheckBox *m_publicLabels = nullptr;
    QLineEdit *m_epsilon = nullptr;
    QLineEdit *m_samples = nullptr;
    QComboBox *m_randomness = nullptr;
    QLineEdit *m_seed = nullptr;
    QLabel *m_seedWarning = nullptr;
    QLabel *m_complaint = nullptr;
    QPushButton *m_release = nullptr;
    QLabel *m_warnings = nullptr;
    QPushButton *m_save[3] = {};
    QCheckBox *m_truth = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QLabel *m_status = nullptr;
};

} // namespace halftruth
