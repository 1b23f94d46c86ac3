#pragma once

#include "ui/files/sheet_file.h"

namespace halftruth {

/// How much of a sheet is written, and how large.
struct SheetLook {
    double points = 9;    ///< of the type
    bool all = true;      ///< all results, not only those that answer the question
    bool captions = true; ///< below charts
    bool chartsOnNewPage = true;
    bool eachCommand = false; ///< the command of every number, not only of those a quantity has
};

/// What stands between <body> and </body>, in the window's language. Charts are images "chart:0", "chart:1" and so
/// on.
[[nodiscard]] QString sheetBody(const Sheet &sheet, const SheetLook &look);

/// A whole page for a browser, charts inside.
[[nodiscard]] QByteArray sheetHtml(const Sheet &sheet, const Provenance &provenance);

/// How a chart is drawn that is half a page wide.
[[nodiscard]] PictureOptions sheetChartOptions();
inline constexpr QSizeF sheetChartMillimetres{88, 56};

} // namespace halftruth
