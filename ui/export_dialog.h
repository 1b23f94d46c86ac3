#pragma once

#include "figure_file.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace halftruth {

/// Asks how and where to export a figure, and does it. Everything has a default, so that a figure is exported with
/// two clicks; the choices are remembered.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// The figures of the exploration on screen; the one that is suggested.
    ExportDialog(const std::vector<Figure> &figures, const std::string &active, const Provenance &provenance,
                 QWidget *parent = nullptr);

    void accept() override;

signals:
    void exported(const QString &fileName);

private:
    [[nodiscard]] const FigureFormatSpec &format() const;
    [[nodiscard]] const Figure &figure() const;
    [[nodiscard]] PictureOptions options() const;
    void followFormat();
    void suggestName();
    void browse();
    void remember() const;

    const std::vector<Figure> &m_figures;
    const Provenance &m_provenance;
    QComboBox *m_figure;
    QComboBox *m_format;
    QComboBox *m_theme;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QSpinBox *m_dpi;
    QLineEdit *m_file;
    QLabel *m_failure;
    bool m_ownName = false; ///< the person typed a name: it is not replaced by suggestions
};

} // namespace halftruth
