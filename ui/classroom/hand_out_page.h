#pragma once

#include "core/simulation/hand_out.h"

#include <QByteArray>
#include <QPageSize>
#include <QPixmap>
#include <QString>
#include <QWidget>

#include <functional>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace halftruth {

/// How many sheets a page has: one, or two to be cut apart.
enum class SheetsPerPage : std::uint8_t { One = 1, Two = 2 };

/// What the sheets are printed on, and how many of them.
struct HandOutPaper {
    SheetsPerPage sheets = SheetsPerPage::One;
    QPageSize size{QPageSize::A4};
    int copies = 1; ///< sheets; what is left of the last page is filled with more

    [[nodiscard]] int pages() const;
    /// The first page alone: all of them are alike.
    [[nodiscard]] HandOutPaper onePage() const { return {.sheets = sheets, .size = size}; }
    /// In tenths of a millimetre.
    [[nodiscard]] QSizeF page() const;
};

/// Paints the pages, in tenths of a millimetre, in the largest type with which all of a sheet fits. Between two pages
/// it asks for the next, and ends where there is none. Whether all of them were painted.
bool paintHandOut(QPainter &painter, const HandOut &sheet, const HandOutPaper &paper,
                  const std::function<bool()> &nextPage = {});

/// A PDF file of all pages; its metadata hold the sheet's text.
[[nodiscard]] QByteArray handOutPdf(const HandOut &sheet, const HandOutPaper &paper);

/// The sheet as plain text, line by line.
[[nodiscard]] QString plainText(const HandOut &sheet);

/// The page on screen, as it will be printed.
class HandOutView : public QWidget {
    Q_OBJECT

public:
    explicit HandOutView(QWidget *parent = nullptr);
    void show(const HandOut &sheet, const HandOutPaper &paper);
    /// There is no sheet, and why; empty where there is one again. A sheet that was shown is no longer.
    void refuse(const QString &why);
    [[nodiscard]] bool refuses() const { return !m_refusal.isEmpty(); }
    [[nodiscard]] const HandOut &sheet() const { return m_sheet; }
    [[nodiscard]] const HandOutPaper &paper() const { return m_paper; }

    [[nodiscard]] QSize sizeHint() const override { return {430, 608}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 368}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    HandOut m_sheet;
    HandOutPaper m_paper;
    QString m_refusal;
    QPixmap m_drawn; ///< the page as it was painted last: its text takes long to lay out
};

} // namespace halftruth
