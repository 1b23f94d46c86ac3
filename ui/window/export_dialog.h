#pragma once

#include "ui/files/figure_file.h"

#include <QDialog>

#include <functional>

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

    /// Offers the active figure as a surface too, and chooses that. Its picture is null where it can't be drawn.
    void offerSurface(std::function<QImage(const PictureOptions &)> draw);

signals:
    void exported(const QString &fileName);

private:
    [[nodiscard]] const FigureFormatSpec &format() const;
    [[nodiscard]] const Figure &figure() const;
    [[nodiscard]] PictureOptions options() const;
    void followFormat();
    void followName();
    void followFigure();
    void suggestName();
    [[nodiscard]] bool isSurface() const;
    [[nodiscard]] QByteArray content() const;
    void browse();
    void remember() const;

    const std::vector<Figure> &m_figures;
    const Provenance &m_provenance;
    std::function<QImage(const PictureOptions &)> m_drawSurface;
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
