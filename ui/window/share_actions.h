#pragma once

#include "ui/state/recompute.h"

#include <QObject>

#include <memory>

QT_BEGIN_NAMESPACE
class QAction;
QT_END_NAMESPACE

namespace halftruth {

class FigureBoard;
class SheetDialog;

/// What a person hands on of all that is shown: the parameter sheet as a file; the command, the numbers in words and
/// as a table of LaTeX on the clipboard.
class ShareActions : public QObject {
    Q_OBJECT

public:
    /// Dialogs belong to the window.
    ShareActions(FigureBoard &board, QWidget *window);

    void setResult(std::shared_ptr<const Result> result);

    [[nodiscard]] QAction *parameterSheet() const { return m_sheet; }
    [[nodiscard]] QList<QAction *> copies() const { return {m_command, m_text, m_latex}; }

signals:
    /// Something was done, in a few words, and the file that came of it, if any.
    void done(const QString &what, const QString &fileName = {});

private:
    void openSheet();
    void copyCommand();
    void copyText();
    void copyLatex();

    FigureBoard *m_board;
    QWidget *m_window;
    std::shared_ptr<const Result> m_result;
    SheetDialog *m_dialog = nullptr;          ///< while it is open
    std::shared_ptr<const Result> m_opened{}; ///< what it was opened for, or its refinement
    QAction *m_sheet;
    QAction *m_command;
    QAction *m_text;
    QAction *m_latex;
};

} // namespace halftruth
