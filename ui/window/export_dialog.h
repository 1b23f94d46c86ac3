#pragma once

#include "ui/files/figure_file.h"
#include "ui/surface/surface_card.h"
#include "ui/threads/latest_work.h"
#include "ui/window/file_series.h"

#include <QDialog>
#include <QMessageBox>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QDir;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
QT_END_NAMESPACE

namespace halftruth {

class FrameChoice;

/// Asks how and where to export figures, shows what comes out, and does it. Everything has a default, so that a
/// figure is exported with two clicks; the choices are remembered.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// What is on screen, with its answer; the figure that is suggested.
    ExportDialog(Provenance provenance, const std::string &active, QWidget *parent = nullptr);
    ~ExportDialog() override;

    /// How far the answer has been computed, and what there is of it. Unless it is finished an export waits for it.
    void follow(const Provenance &provenance, double progress, bool finished);

    void accept() override;
    void reject() override;

    /// Offers the active figure as a surface too, as it is looked at, and chooses that. While its map hasn't been
    /// computed there is no preview; what has none when all is has no surface.
    void offerSurface(const SurfaceCamera &camera);
    /// Chooses a file for each of several values of a parameter, where the format allows that.
    void chooseFrames(ParameterId over);

signals:
    void exported(const QStringList &fileNames);

private:
    enum class Unit { Pixels, Millimetres };
    [[nodiscard]] const FigureFormatSpec &format() const;
    /// The one that is to be exported; the first where all are.
    [[nodiscard]] const Figure &figure() const;
    [[nodiscard]] QString figureId() const;
    [[nodiscard]] Unit unit() const;
    [[nodiscard]] PictureOptions options() const;
    /// The same for one figure: not every one has a wide table.
    [[nodiscard]] PictureOptions optionsOf(const Figure &figure) const;
    void addChoices();
    void layOut();
    void recall();
    void choosePreset();
    void showOptions(const PictureOptions &options, QSizeF millimetres);
    void fitSizes();
    void followUnit();
    void followChoice();
    void offerWhatApplies();
    void followFormat();
    void followName();
    void forgetFailure();
    /// Where a file of the name is: one without a folder is in the folder that was suggested.
    [[nodiscard]] QString wholeName() const;
    /// Whether the resolution decides anything: a drawing on a page of so many millimetres has none.
    [[nodiscard]] bool hasPixels() const;
    void followFigure();
    void followFrames();
    void suggestName();
    /// Once, whatever has changed with one event.
    void previewSoon();
    void showPreview();
    void showNumbers();
    /// What is shown in so many pixels, for a screen with that ratio.
    void drawPreview(QSize pixels, double ratio);
    void setPreview(const QImage &image, double ratio);
    [[nodiscard]] bool isSurface() const;
    /// What draws that, of what has been answered by now.
    [[nodiscard]] SurfaceDrawing surface() const;
    [[nodiscard]] FileContent content() const;
    void browse();
    /// Refuses what can't be; false where the person keeps the files that are there.
    [[nodiscard]] bool mayWrite(const QStringList &names);
    /// Makes a folder that isn't there, if the person wants it; false where it isn't there then.
    [[nodiscard]] bool makes(const QDir &folder);
    [[nodiscard]] bool confirms(const QString &title, const QString &question, QMessageBox::StandardButton preset);
    [[nodiscard]] QStringList fileNames() const;
    void write();
    void write(const QStringList &names, FileSeries::Make make);
    void wait();
    void finish(const QStringList &fileNames);
    [[nodiscard]] bool writesFrames() const;
    /// Frames on their way: what was chosen when they were asked for.
    struct FrameJob {
        std::vector<Provenance> frames = {};
        std::string figureId;
        QStringList names;
        FigureFormat format;
        PictureOptions options;
    };
    /// Computes them on another thread, to be written then.
    void beginFrames();
    void writeFrames(const std::shared_ptr<FrameJob> &job);
    void fail(const QString &why);
    void remember() const;

    Provenance m_provenance;
    QString m_folder;    ///< of the name that was suggested
    double m_margin = 0; ///< around the figure
    /// Whether the parameters are written below what isn't chosen now, one picture or frames: a frame says its value
    /// unless the person doesn't want that, whatever is wanted of one picture.
    bool m_otherParameters = true;
    bool m_ofFrames = false; ///< so is what is chosen now
    bool m_finished = true;
    bool m_waiting = false; ///< for the answer, to be written then
    std::optional<SurfaceCamera> m_surface{};
    QComboBox *m_figure;
    QComboBox *m_format;
    QComboBox *m_preset;
    QComboBox *m_rows; ///< of a table
    QDoubleSpinBox *m_width;
    QDoubleSpinBox *m_height;
    QComboBox *m_unit;
    QSpinBox *m_dpi;
    QDoubleSpinBox *m_type;
    QDoubleSpinBox *m_line;
    QComboBox *m_family;
    QComboBox *m_ink;
    QComboBox *m_theme;
    QComboBox *m_legend;
    QCheckBox *m_title;
    QCheckBox *m_markers;
    QCheckBox *m_parameters;
    QCheckBox *m_sentence;
    FrameChoice *m_frames;
    QLineEdit *m_file;
    QLabel *m_picture;
    QLabel *m_measures;
    QLabel *m_failure;
    QProgressBar *m_progress;
    QPushButton *m_export;
    QFormLayout *m_form = nullptr;
    bool m_ownName = false;  ///< the person typed a name: it is not replaced by suggestions
    bool m_following = true; ///< the person changes something; false while the dialog does
    QTimer m_previewSoon;
    int m_previews = 0; ///< asked for until now: only the latest is painted
    FileSeries m_series;
    std::stop_source m_stop; ///< of frames that are computed
    LatestWork m_drawing{};  ///< of previews
    LatestWork m_work;       ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
