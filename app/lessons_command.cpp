#include "app/command_line.h"
#include "app/commands.h"
#include "app/explorer_options.h"
#include "app/output.h"
#include "app/paper_option.h"
#include "ui/files/lesson_file.h"
#include "ui/files/lesson_paper.h"
#include "ui/files/session_file.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"

#include <QApplication>

#include <algorithm>
#include <array>

namespace halftruth {

namespace {

struct PaperWord {
    std::string_view word;
    LessonPaper paper;
    std::string_view help;
};
constexpr std::array paperWords{
    PaperWord{"worksheet", LessonPaper::Worksheet, "write the questions and exercises with room for the answers"},
    PaperWord{"solutions", LessonPaper::Solutions, "write them with the answers and how to come to them"},
    PaperWord{"notes", LessonPaper::Notes, "write the time plan and what whoever teaches says and does"}};

std::vector<std::string> lessonIds() {
    std::vector<std::string> ids;
    for (const Lesson &lesson : builtinLessons())
        ids.push_back(lesson.id);
    return ids;
}

/// The lessons that are named: one of the program's, one in a file, or all.
std::vector<Lesson> lessonsArgument(const CommandLine &line) {
    const auto name = line.word("LESSON");
    if (!name)
        return builtinLessons();
    const QString text = QString::fromStdString(*name);
    if (const Lesson *lesson = findLesson(text))
        return {*lesson};
    if (!text.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive))
        throw UsageError(unknownName("lesson", *name, lessonIds()));
    const std::optional<OpenedFile> file = openFile(text);
    if (!file || !file->lesson)
        throw std::domain_error(*name + " is no lesson");
    return {*file->lesson};
}

std::optional<LessonPaper> paperWanted(const CommandLine &line) {
    std::optional<LessonPaper> wanted;
    for (const PaperWord &each : paperWords) {
        if (!line.flag(each.word))
            continue;
        if (wanted)
            throw UsageError("lessons writes one of --worksheet, --solutions and --notes at a time");
        wanted = each.paper;
    }
    return wanted;
}

std::string languageArgument(const CommandLine &line) {
    const std::string language = line.option("language").value_or("en");
    std::vector<std::string> known;
    for (const QString &each : languages())
        known.push_back(each.toStdString());
    if (std::ranges::find(known, language) == known.end())
        throw UsageError(unknownName("language", language, known));
    return language;
}

void printList(const std::vector<Lesson> &lessons, const std::string &language) {
    std::vector<std::vector<std::string>> rows;
    for (const Lesson &lesson : lessons)
        rows.push_back({lesson.id, localized(english(number(lesson.minutes(), 4))).toStdString() + " min",
                        std::to_string(lesson.steps.size()) + (lesson.steps.size() == 1 ? " step" : " steps"),
                        localized(lessonText(lesson.title, language)).toStdString()});
    print(aligned(rows));
}

} // namespace

int lessonsCommand(std::span<const std::string> arguments) {
    CommandLine line("lessons [LESSON] [--worksheet|--solutions|--notes --output FILE]",
                     "Names the lessons, or writes what is printed for a class: every number is computed now.");
    line.addWord("LESSON", "the id of one of them, or a lesson's file; all when not given");
    for (const PaperWord &each : paperWords)
        line.addFlag(std::string(each.word), std::string(each.help));
    line.addOption("output", "FILE.pdf", "the file to write");
    addPaperOption(line);
    line.addOption("language", "en|de|zh_CN", "of the words; default en");
    line.parse(arguments);
    if (line.helpWanted()) {
        print(line.help());
        return 0;
    }
    const auto paper = paperWanted(line);
    const auto file = outputOption(line);
    if (paper.has_value() != file.has_value())
        throw UsageError("lessons needs --output FILE.pdf with one of --worksheet, --solutions and --notes");
    if (file && !file->endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
        throw UsageError("output must end in pdf, but is '" + file->toStdString() + "'");
    const QPageSize::PageSizeId size = paperOption(line);
    const std::string language = languageArgument(line);
    const std::vector<Lesson> lessons = lessonsArgument(line);
    if (!paper) {
        printList(lessons, language);
        return 0;
    }
    prepareWithoutDisplay();
    std::string program = "halftruth";
    std::array<char *, 2> words{program.data(), nullptr};
    int count = 1;
    const QApplication application(count, words.data());
    speak(QString::fromStdString(language));
    std::vector<const Lesson *> all;
    for (const Lesson &lesson : lessons)
        all.push_back(&lesson);
    writeFile(*file, lessonPdf(all, *paper, size));
    return 0;
}

} // namespace halftruth
