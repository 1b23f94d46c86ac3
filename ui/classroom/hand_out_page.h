#pragma once

#include "core/simulation/hand_out.h"

#include <QByteArray>
#include <QString>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace halftruth {

/// A hand-out's page is A4, in tenths of a millimetre.
inline constexpr QSizeF handOutPage{2100, 2970};

/// How many sheets a page has: one, or two to be cut apart.
enum class SheetsPerPage : std::uint8_t { One = 1, Two = 2 };

/// Paints the page, handOutPage in size, in the largest type with which all of it fits.
void paintHandOut(QPainter &painter, const HandOut &sheet, SheetsPerPage sheets);

/// A PDF file of one page; its metadata hold the sheet's text.
[[nodiscard]] QByteArray handOutPdf(const HandOut &sheet, SheetsPerPage sheets);

/// The sheet as plain text, line by line.
[[nodiscard]] QString plainText(const HandOut &sheet);

/// The page on screen, as it will be printed.
class HandOutView : public QWidget {
    Q_OBJECT

public:
    explicit HandOutView(QWidget *parent = nullptr);
    void show(const HandOut &sheet, SheetsPerPage sheets);
    [[nodiscard]] const HandOut &sheet() const { return m_sheet; }
    [[nodiscard]] SheetsPerPage sheets() const { return m_sheets; }

    [[nodiscard]] QSize sizeHint() const override { return {430, 608}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 368}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    HandOut m_sheet;
    SheetsPerPage m_sheets = SheetsPerPage::One;
};

} // namespace halftruth
