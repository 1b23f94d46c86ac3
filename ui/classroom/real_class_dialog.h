#pragma once

#include "ui/classroom/hand_out_page.h"

#include "core/math/survey/survey.h"
#include "core/simulation/real_survey.h"

#include <QDialog>

#include <exception>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
QT_END_NAMESPACE

namespace halftruth {

class ScenarioStore;
class Toast;

/// The survey in a real room: which coins, dice or birthdays stand for the design's probabilities, the sheet for the
/// pupils, and the estimate from their answers with the device's exact probabilities. It stays open beside the
/// window, and keeps what was typed when it is closed.
class RealClassDialog : public QDialog {
    Q_OBJECT

public:
    RealClassDialog(ScenarioStore &store, QWidget *parent);

    /// Opens it with the scenario's design, where that has changed since the last time.
    void present();

    [[nodiscard]] const RealSurvey &survey() const { return m_survey; }
    [[nodiscard]] const HandOutView &page() const { return *m_page; }

signals:
    void saved(const QString &fileName);

private:
    struct Field {
        QString label;             ///< of its row
        double SurveyWish::*value; ///< what it sets
        QLineEdit *edit = nullptr;
        [[nodiscard]] bool has(SurveyWish::Kind kind) const; ///< whether that design has it
    };

    QWidget *createControls();
    void addDesignRows(QFormLayout *form);
    void addSheetRows(QFormLayout *form);
    void addTallyRows(QFormLayout *form);
    void showWish(const SurveyWish &wish);
    /// What the fields say; the complaint goes beside them, and nothing else changes.
    void readWish();
    void followKind();
    void refreshSurvey();
    void refreshSheet();
    void refreshEstimate();
    void savePdf();
    void tellSaved(const QString &fileName, const std::exception_ptr &error);
    void preview();
    [[nodiscard]] HandOutPaper paper() const;
    void followRefusals();

    ScenarioStore &m_store;
    std::optional<SurveyWish> m_taken; ///< from the store, the last time
    RealSurvey m_survey;
    QFormLayout *m_form = nullptr;
    QComboBox *m_kind = nullptr;
    std::vector<Field> m_fields;
    QComboBox *m_family = nullptr;
    QLabel *m_refusal = nullptr;
    QLabel *m_device = nullptr;
    QLineEdit *m_question = nullptr;
    QLineEdit *m_prior = nullptr;
    QLabel *m_priorRefusal = nullptr;
    double m_priorValue = 0.3;
    QComboBox *m_sheets = nullptr;
    QComboBox *m_size = nullptr;
    QSpinBox *m_copies = nullptr;
    QLabel *m_pages = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_print = nullptr;
    Toast *m_toast = nullptr;
    QSpinBox *m_answers = nullptr;
    QSpinBox *m_yes = nullptr;
    QLabel *m_yesLabel = nullptr;
    QComboBox *m_method = nullptr;
    QLabel *m_estimate = nullptr;
    HandOutView *m_page = nullptr;
};

} // namespace halftruth
