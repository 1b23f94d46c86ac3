#include "ui/files/lesson_paper.h"

#include "ui/files/paged_document.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/text/number_parser.h"

#include <QCoreApplication>

#include <cmath>

namespace halftruth {

namespace {

/// Writes the lessons one after another.
class PaperWriter {
public:
    explicit PaperWriter(LessonPaper paper) : m_paper(paper) {}

    QString write(const std::vector<const Lesson *> &lessons) {
        m_html = QStringLiteral("<h1>%1</h1>").arg(titleOf(m_paper).toHtmlEscaped());
        if (m_paper == LessonPaper::Worksheet)
            paragraph(QCoreApplication::translate("LessonPaper", "Name:").toHtmlEscaped() + line(28) +
                      QStringLiteral(" &nbsp; ") +
                      QCoreApplication::translate("LessonPaper", "Date:").toHtmlEscaped() + line(16));
        if (m_paper == LessonPaper::Notes)
            timePlan(lessons);
        for (const Lesson *each : lessons)
            lesson(*each);
        return m_html;
    }

private:
    static QString said(const Words &words, const NamedExpressions &names = {}) {
        return localized(lessonText(words, spokenLanguage().toStdString(), names), Markup::Rich);
    }
    static QString minutesText(double minutes) {
        return localized(halftruth::tr("{n} minutes", "{n} minute", minutes, {{"n", minutes}})).toHtmlEscaped();
    }
    static QString line(int letters) { return QString(letters, QLatin1Char('_')); }
    static QString shown(const Question &question) {
        const Number number = question.shown();
        return localized(english(number)) + (number.percent ? QStringLiteral(" %") : QString());
    }

    void paragraph(const QString &html, const char *style = nullptr) {
        m_html += style ? QStringLiteral("<p class=\"%1\">%2</p>").arg(QLatin1String(style), html)
                        : QStringLiteral("<p>%1</p>").arg(html);
    }

    void timePlan(const std::vector<const Lesson *> &lessons) {
        m_html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\">");
        m_html +=
            QStringLiteral("<tr><th align=\"left\" width=\"17%\">%1</th><th align=\"left\" width=\"29%\">%2</th>"
                           "<th align=\"left\" width=\"54%\">%3</th></tr>")
                .arg(QCoreApplication::translate("LessonPaper", "Minute").toHtmlEscaped(),
                     QCoreApplication::translate("LessonPaper", "Lesson").toHtmlEscaped(),
                     QCoreApplication::translate("LessonPaper", "Aim").toHtmlEscaped());
        double from = 0;
        for (const Lesson *each : lessons) {
            const double to = from + each->minutes();
            const QString time =
                localized(english(number(from, 4))) + QStringLiteral("–") + localized(english(number(to, 4)));
            m_html +=
                QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td></tr>")
                    .arg(each->optional ? QCoreApplication::translate("LessonPaper", "optional").toHtmlEscaped() +
                                              QStringLiteral(", ") + minutesText(each->minutes())
                                        : time,
                         said(each->title), said(each->aim));
            if (!each->optional)
                from = to;
        }
        m_html += QStringLiteral("</table>");
    }

    void lesson(const Lesson &lesson) {
        m_html += QStringLiteral("<h2>%1</h2>").arg(said(lesson.title));
        paragraph(said(lesson.aim) + (m_paper == LessonPaper::Notes
                                          ? QStringLiteral(" (%1)").arg(minutesText(lesson.minutes()))
                                          : QString()));
        int place = 0;
        for (const LessonStep &each : lesson.steps)
            step(each, ++place);
    }

    void step(const LessonStep &step, int place) {
        m_html +=
            QStringLiteral("<h3>%1. %2%3</h3>")
                .arg(QString::number(place), localized(step.explorer->title).toHtmlEscaped(),
                     m_paper == LessonPaper::Notes ? QStringLiteral(" · ") + minutesText(step.minutes) : QString());
        if (m_paper == LessonPaper::Notes && !step.before.settings.empty())
            paragraph(
                QCoreApplication::translate("LessonPaper", "Set: %1").arg(settingsOf(step.before)).toHtmlEscaped(),
                "small");
        paragraph(said(step.tell));
        if (step.question) {
            paragraph(QStringLiteral("<b>%1</b>").arg(said(step.question->ask)));
            answer(*step.question);
        }
        const NamedExpressions names = step.question ? step.question->names() : NamedExpressions{};
        if (m_paper != LessonPaper::Worksheet) {
            if (!step.reveal.empty())
                paragraph(said(step.reveal, names));
            if (!step.rule.empty())
                paragraph(QStringLiteral("<i>%1</i>").arg(said(step.rule, names)));
        }
        if (m_paper == LessonPaper::Notes && !step.notes.empty())
            paragraph(QStringLiteral("▸ ") + said(step.notes, names));
        if (!step.exercise)
            return;
        paragraph(QStringLiteral("<b>%1</b> %2")
                      .arg(QCoreApplication::translate("LessonPaper", "Exercise.").toHtmlEscaped(),
                           said(step.exercise->ask)));
        answer(*step.exercise);
        if (m_paper != LessonPaper::Worksheet)
            paragraph(said(step.exercise->solution, step.exercise->names()));
    }

    /// What is set, as the panel shows it.
    static QString settingsOf(const LessonView &view) {
        QStringList all;
        for (const Setting &each : computedSettings(view.settings)) {
            const ParameterSpec *parameter = findParameter(each.name);
            const auto value =
                parameter && parameter->kind == ValueKind::Number ? parseNumber(each.value) : std::nullopt;
            all << (parameter ? utf8(parameter->symbol) : utf8(each.name)) + QStringLiteral(" = ") +
                       (value ? localized(displayNumber(*value)) : utf8(each.value));
        }
        return all.join(QStringLiteral(", "));
    }

    void answer(const Question &question) {
        if (m_paper == LessonPaper::Worksheet)
            paragraph(line(24) + (question.percent ? QStringLiteral(" %") : QString()), "line");
        else
            paragraph(QCoreApplication::translate("LessonPaper", "Answer: %1").arg(shown(question)).toHtmlEscaped());
    }

    LessonPaper m_paper;
    QString m_html;
};

} // namespace

QString titleOf(LessonPaper paper) {
    switch (paper) {
    case LessonPaper::Worksheet:
        return QCoreApplication::translate("LessonPaper", "Randomized response: worksheet");
    case LessonPaper::Solutions:
        return QCoreApplication::translate("LessonPaper", "Randomized response: solutions");
    case LessonPaper::Notes:
        break;
    }
    return QCoreApplication::translate("LessonPaper", "Randomized response: time plan and speaker notes");
}

QString lessonHtml(const std::vector<const Lesson *> &lessons, LessonPaper paper) {
    return PaperWriter(paper).write(lessons);
}

std::unique_ptr<PagedDocument> lessonDocument(const std::vector<const Lesson *> &lessons, LessonPaper paper,
                                              QPageSize::PageSizeId size) {
    auto document = std::make_unique<PagedDocument>(
        titleOf(paper), size,
        PagedDocument::Margins{.side = 18, .top = 18, .foot = 18, .belowNumber = 8, .numberPoints = 8});
    // Qt takes margins in pixels of 96 to the inch, and passes over points.
    const auto space = [](double points) { return QString::number(std::lround(points / 72 * 96)); };
    document->setBody(
        lessonHtml(lessons, paper),
        QStringLiteral("h1 { font-size: 18pt; margin: 0 0 %1px 0; } h2 { font-size: 14pt; margin: %2px 0 %3px 0; } "
                       "h3 { font-size: 10.5pt; margin: %4px 0 %3px 0; } p { margin: %3px 0 %3px 0; } "
                       ".small { font-size: 9pt; color: #555555; } .line { margin: %4px 0 %4px 0; color: #888888; }")
            .arg(space(8), space(18), space(3), space(9)),
        10.5);
    document->keepSectionsWhole(); // a question and the line for its answer
    return document;
}

QByteArray lessonPdf(const std::vector<const Lesson *> &lessons, LessonPaper paper, QPageSize::PageSizeId size) {
    return lessonDocument(lessons, paper, size)->pdf(titleOf(paper));
}

} // namespace halftruth
