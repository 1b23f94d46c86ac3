#include "app/command_line.h"
#include "app/commands.h"
#include "app/format_option.h"
#include "app/json.h"
#include "app/output.h"
#include "app/progress_line.h"
#include "ui/text/utf8.h"

#include "core/gallery/gallery.h"

#include <QJsonArray>

#include <algorithm>

namespace halftruth {

namespace {

std::string verdict(const GalleryCheck &check) {
    if (check.number->stated.empty())
        return "not stated";
    const std::string found = check.agrees ? "agrees" : "differs";
    if (check.asSaid())
        return check.agrees ? found : found + ": " + std::string(check.number->otherwise);
    return "UNEXPECTED: " + found;
}

std::string entryText(const GalleryEntry &entry, const std::vector<GalleryCheck> &checks) {
    std::vector<std::vector<std::string>> rows{{"", "source", "halftruth", "difference", ""}};
    for (const GalleryCheck &check : checks)
        rows.push_back({std::string(nameOf(*check.number)), std::string(check.number->stated), fullText(check.ours),
                        check.number->stated.empty() ? "" : fullText(check.difference), verdict(check)});
    return std::string(entry.title) + "\n" + std::string(entry.about) + "\n" + aligned(rows);
}

QJsonObject entryJson(const GalleryEntry &entry, const std::vector<GalleryCheck> &checks) {
    QJsonArray numbers;
    for (const GalleryCheck &check : checks) {
        const GalleryNumber &number = *check.number;
        QJsonObject object{{QStringLiteral("name"), utf8(nameOf(number))},
                           {QStringLiteral("quantity"), utf8(number.quantity)},
                           {QStringLiteral("value"), jsonResult(check.ours)},
                           {QStringLiteral("direction"), utf8(directionWord(check.direction))},
                           {QStringLiteral("command"), utf8(commandOf(number))},
                           {QStringLiteral("as said"), check.asSaid()}};
        if (!number.stated.empty()) {
            object[QStringLiteral("stated")] = utf8(number.stated);
            object[QStringLiteral("difference")] = jsonNumber(check.difference);
            object[QStringLiteral("agrees")] = check.agrees;
        }
        if (!number.otherwise.empty())
            object[QStringLiteral("why")] = utf8(number.otherwise);
        numbers.append(object);
    }
    const bool printed = entry.basis == GalleryBasis::Printed;
    return {{QStringLiteral("id"), utf8(entry.id)},
            {QStringLiteral("title"), utf8(entry.title)},
            {QStringLiteral("about"), utf8(entry.about)},
            {QStringLiteral("basis"), printed ? QStringLiteral("printed") : QStringLiteral("formula")},
            {QStringLiteral("preset"), utf8(entry.preset)},
            {QStringLiteral("numbers"), numbers}};
}

} // namespace

int galleryCommand(std::span<const std::string> arguments) {
    CommandLine line("gallery [--check] [--format text|json]",
                     "Computes every published number of the gallery anew, beside what its source states.");
    line.addFlag("check", "exit with 1 where a number differs that the gallery says agrees, or the other way round");
    addFormatOption(line);
    line.parse(arguments);
    if (line.helpWanted()) {
        print(line.help());
        return 0;
    }
    const bool json = jsonWanted(line);
    bool asSaid = true;
    std::string text;
    QJsonArray entries;
    double told = 0;
    for (const GalleryEntry &entry : galleryTable()) {
        ProgressLine::tell(told++ / static_cast<double>(galleryTable().size()));
        std::vector<GalleryCheck> checks;
        for (const GalleryNumber &number : entry.numbers)
            checks.push_back(checked(number));
        asSaid = asSaid && std::ranges::all_of(checks, &GalleryCheck::asSaid);
        if (json)
            entries.append(entryJson(entry, checks));
        else
            text += (text.empty() ? "" : "\n") + entryText(entry, checks);
    }
    print(json ? jsonText(entries) : text);
    return line.flag("check") && !asSaid ? 1 : 0;
}

} // namespace halftruth
