#include "app/paper_option.h"

#include "ui/files/sheet_file.h"

#include <algorithm>

namespace halftruth {

namespace {

std::string paperName(QPageSize::PageSizeId paper) { return QPageSize(paper).key().toLower().toStdString(); }

} // namespace

void addPaperOption(CommandLine &line) { line.addOption("paper", "a4|letter", "size of a PDF's pages; default a4"); }

QPageSize::PageSizeId paperOption(const CommandLine &line) {
    const auto name = line.option("paper");
    if (!name)
        return sheetPapers().front();
    std::vector<std::string> names;
    for (const QPageSize::PageSizeId paper : sheetPapers())
        names.push_back(paperName(paper));
    const auto found = std::ranges::find(names, *name);
    if (found == names.end())
        throw UsageError(unknownName("paper", *name, names));
    return sheetPapers()[found - names.begin()];
}

} // namespace halftruth
