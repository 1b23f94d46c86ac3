#pragma once

#include "ui/scene/theme.h"

#include "core/explorers/explorer.h"

#include <QDialog>
#include <QTextBrowser>
#include <QTimer>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace halftruth {

class FormulaObject;

/// Text with formulas, to be read, selected and copied; a copied formula becomes its alternative text.
class FormulaBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit FormulaBrowser(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void setContents(const QString &html);
    /// The whole text, with the formulas in plain characters.
    [[nodiscard]] QString plainText() const;

protected:
    QMimeData *createMimeDataFromSelection() const override;
    /// Larger and smaller with Ctrl, as far as it can be read.
    void wheelEvent(QWheelEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// In the theme's colours, if they have become others since it was read.
    void readAgain();

    FormulaObject *m_formulas;
    const Theme *m_theme = nullptr;
    QString m_html;
    bool m_otherColours = false;
};

/// The explanation of the current explorer, in a window beside the charts that it speaks of.
class ExplanationPanel : public QDialog {
    Q_OBJECT

public:
    explicit ExplanationPanel(QWidget *parent);
    void setExplorer(const ExplorerSpec &explorer);
    /// The charts as they are, whose formulas and sources stand at the end.
    void setFigures(std::shared_ptr<const std::vector<Figure>> figures);
    void setTheme(const Theme &theme);
    /// Shows it, in front and with the keyboard.
    void present();

private:
    void refresh();

    QTimer m_soon; ///< what is read beside the charts comes after them
    const ExplorerSpec *m_explorer = nullptr;
    std::shared_ptr<const std::vector<Figure>> m_figures;
    QLabel *m_heading;
    QLabel *m_question;
    FormulaBrowser *m_browser;
};

} // namespace halftruth
