#pragma once

#include "ui/files/sheet_file.h"
#include "ui/threads/latest_work.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <stop_token>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;
QT_END_NAMESPACE

namespace halftruth {

/// Asks what a parameter sheet is to say beside its numbers, shows its pages, and writes it. The sheet is made on a
/// thread of its own; pages are laid out once a person stops typing.
class SheetDialog : public QDialog {
    Q_OBJECT

public:
    /// What is on screen, with nothing left to solve.
    SheetDialog(const ExplorerSpec &explorer, Request request, Exploration answer, bool finished,
                QWidget *parent = nullptr);
    ~SheetDialog() override;

    /// What has been computed meanwhile of the same. Unless it is finished a sheet waits for it.
    void follow(const Request &request, const Exploration &answer, bool finished);

    void accept() override;

signals:
    void written(const QString &fileName);

private:
    void layOut();
    void recall();
    void remember() const;
    [[nodiscard]] SheetWishes wishes() const;
    [[nodiscard]] QPageSize::PageSizeId paper() const;
    [[nodiscard]] const SheetFormatSpec &format() const;
    void followCharts();
    void followFormat();
    void followName();
    void suggestName();
    void browse();
    void forget();
    void change();
    void makeSheet();
    void take(std::shared_ptr<const Sheet> sheet, const QString &refusal);
    void showPages();
    void drawNext();
    [[nodiscard]] bool mayWrite(const QString &fileName);
    [[nodiscard]] QString fileName() const;
    void write();
    void fail(const QString &why);

    const ExplorerSpec &m_explorer;
    Request m_request;
    Exploration m_answer;
    bool m_finished;
    bool m_waiting = false;               ///< to be written once the sheet is there
    std::shared_ptr<const Sheet> m_sheet; ///< null while it is being made
    bool m_ownName = false;               ///< the person typed a name: it is not replaced by suggestions
    QLineEdit *m_question;
    QList<QCheckBox *> m_charts;
    QLineEdit *m_names;
    QLineEdit *m_date;
    QComboBox *m_format;
    QComboBox *m_paper;
    QLineEdit *m_file;
    QList<QLabel *> m_pages;
    std::unique_ptr<SheetDocument> m_document; ///< the sheet as it is shown; null until it is laid out
    int m_drawn = 0;                           ///< how many of its pages are shown
    QLabel *m_measures;
    QLabel *m_failure;
    QPushButton *m_write = nullptr;
    QTimer *m_pause;         ///< until what was typed is laid out
    QTimer *m_turn;          ///< until the next page is drawn, and the window has answered meanwhile
    std::stop_source m_stop; ///< of a sheet that nobody waits for any more
    LatestWork m_work;       ///< last: its thread ends before the rest is gone
};

} // namespace halftruth
