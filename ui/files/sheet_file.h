#pragma once

#include "ui/files/figure_file.h"

#include "core/report/sheet.h"

#include <QByteArray>
#include <QPageSize>
#include <QString>

#include <memory>
#include <optional>

namespace halftruth {

/// The formats of a parameter sheet.
enum class SheetFormat : std::uint8_t { Pdf, Html, Json };

struct SheetFormatSpec {
    SheetFormat format;
    QString suffix;      ///< "pdf"
    QString description; ///< "PDF document"
};
[[nodiscard]] const QList<SheetFormatSpec> &sheetFormats();
[[nodiscard]] std::optional<SheetFormat> sheetFormatOf(const QString &fileName);

/// The sizes of paper a sheet is laid out for; the first is usual.
[[nodiscard]] const QList<QPageSize::PageSizeId> &sheetPapers();
inline constexpr int mostSheetPages = 2;

/// A sheet as it is laid out: in the window's language, on pages. What doesn't fit two of them with legible type
/// isn't on paper, and the sheet says so.
class SheetDocument {
public:
    SheetDocument(const Sheet &sheet, QPageSize::PageSizeId paper);
    ~SheetDocument();
    SheetDocument(const SheetDocument &) = delete;
    SheetDocument &operator=(const SheetDocument &) = delete;

    [[nodiscard]] int pages() const;
    /// A page of it, so many pixels wide.
    [[nodiscard]] QImage image(int page, int width) const;
    [[nodiscard]] QByteArray pdf() const;

private:
    struct Layout;
    std::unique_ptr<Layout> m_layout;
};

/// The whole content of a file. What a person wrote is plain text in all of them. The same sheet has the same bytes.
/// HTML is one file, its charts inside; JSON has every number with all its digits and with the command that makes it.
[[nodiscard]] QByteArray sheetFile(const Sheet &sheet, const Provenance &provenance, SheetFormat format,
                                   QPageSize::PageSizeId paper);

/// "halftruth compute epsilon --q 0.25": words behind the program's name, as a shell takes them.
[[nodiscard]] QString commandText(const std::vector<std::string> &words);

} // namespace halftruth
