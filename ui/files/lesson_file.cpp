#include "ui/files/lesson_file.h"

#include "ui/files/json_shown.h"
#include "ui/files/session_json.h"
#include "ui/text/utf8.h"

#include "core/budget/budget.h"
#include "core/explorers/support/view_text.h"
#include "core/report/sheet.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>

namespace halftruth {

namespace {

constexpr int mostSteps = 30;
constexpr int mostHighlights = 4;
constexpr int mostLetters = 4000;
constexpr double mostMinutes = 90;

/// A value in a lesson's file, which knows where it stands.
class Place {
public:
    Place(QJsonValue value, QString path) : m_value(std::move(value)), m_path(std::move(path)) {}

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool there() const { return !m_value.isUndefined(); }

    [[noreturn]] void refuse(std::string_view what) const {
        throw OpenError(shownName(m_path) + " must be " + std::string(what) + ", but is " + shown(m_value));
    }
    /// What core says is wrong with it.
    template <class F>
    auto checked(F f) const {
        try {
            return f();
        } catch (const std::exception &error) {
            throw OpenError(shownName(m_path) + ": " + error.what());
        }
    }

    /// A member of an object.
    [[nodiscard]] Place operator[](const char *name) const {
        return {m_value[QLatin1String(name)],
                m_path.isEmpty() ? QString::fromLatin1(name) : m_path + QLatin1Char('.') + QLatin1String(name)};
    }
    /// Refuses a member of another name, which would be passed over and missed.
    void requireObject(const QStringList &names) const {
        if (!m_value.isObject())
            refuse("an object");
        for (const QString &each : m_value.toObject().keys())
            if (!names.contains(each))
                throw OpenError(
                    shownName(m_path.isEmpty() ? each : m_path + QLatin1Char('.') + each) +
                    " is nothing that a lesson has here: " + names.join(QStringLiteral(", ")).toStdString());
    }
    [[nodiscard]] std::vector<Place> list(int least, int most) const {
        const std::string what = "a list of " + std::to_string(least) + " to " + std::to_string(most);
        if (!m_value.isArray())
            refuse(what);
        const QJsonArray all = m_value.toArray();
        if (all.size() < least || all.size() > most)
            throw OpenError(shownName(m_path) + " must be " + what + ", but has " + std::to_string(all.size()));
        std::vector<Place> places;
        for (qsizetype i = 0; i < all.size(); ++i)
            places.emplace_back(all[i], m_path + QStringLiteral("[%1]").arg(i));
        return places;
    }
    [[nodiscard]] double number(const Range &range) const {
        if (!m_value.isDouble() || !range.contains(m_value.toDouble()))
            refuse("in " + range.text());
        return m_value.toDouble();
    }
    [[nodiscard]] std::string text() const {
        if (!m_value.isString() || m_value.toString().isEmpty() || m_value.toString().size() > mostLetters)
            refuse("a text of 1 to " + std::to_string(mostLetters) + " letters");
        return m_value.toString().toStdString();
    }
    [[nodiscard]] bool flag() const {
        if (there() && !m_value.isBool())
            refuse("true or false");
        return m_value.toBool();
    }
    [[nodiscard]] const QJsonValue &value() const { return m_value; }

private:
    QJsonValue m_value;
    QString m_path;
};

/// Reads the parts of a lesson that have words, all of them in the languages of its title.
class LessonReader {
public:
    Lesson read(const Place &place) {
        place.requireObject({"format", "version", "id", "title", "aim", "optional", "steps"});
        if (place["format"].value() != QJsonValue(QLatin1String(lessonFormat)))
            place["format"].refuse(lessonFormat);
        (void)place["version"].number(range::integers(1, 1));
        Lesson lesson{.id = place["id"].text()};
        if (!std::ranges::all_of(lesson.id,
                                 [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }))
            place["id"].refuse("of the letters a to z, digits and hyphens");
        const Place title = place["title"];
        if (title.value().isObject())
            for (const QString &language : title.value().toObject().keys())
                m_languages << language;
        lesson.title = words(title, {});
        lesson.aim = words(place["aim"], {});
        lesson.optional = place["optional"].flag();
        for (const Place &each : place["steps"].list(1, mostSteps))
            lesson.steps.push_back(step(each));
        return lesson;
    }

private:
    Words words(const Place &place, const NamedExpressions &names) {
        Words result;
        if (m_languages.isEmpty()) {
            result.byLanguage.emplace(std::string(), place.text());
        } else {
            if (!place.value().isObject())
                place.refuse("an object with a text in " + m_languages.join(QStringLiteral(", ")).toStdString());
            place.requireObject(m_languages);
            for (const QString &language : m_languages)
                result.byLanguage.emplace(language.toStdString(), place[language.toLatin1().constData()].text());
        }
        for (const auto &[language, text] : result.byLanguage)
            place.checked([&, &spoken = language] { return lessonText(result, spoken, names); });
        return result;
    }
    Words wordsIfThere(const Place &place, const NamedExpressions &names) {
        return place.there() ? words(place, names) : Words{};
    }

    Question question(const Place &place, bool exercise) {
        QStringList members{"ask", "answer", "digits", "percent", "tolerance", "look"};
        if (exercise)
            members << QStringLiteral("solution");
        place.requireObject(members);
        Question result{.answer = place["answer"].text()};
        const double answer = place["answer"].checked([&] { return computed(result.answer).value; });
        result.digits = static_cast<int>(place["digits"].number(range::integers(1, 9)));
        result.percent = place["percent"].flag();
        result.tolerance = place["tolerance"].number(range::positive);
        if (halftruth::checked(result, answer + 2 * result.tolerance) != Verdict::Off)
            throw OpenError(shownName(place["tolerance"].path()) +
                            " must be larger than what is lost by rounding to so many digits");
        const NamedExpressions names = result.names();
        result.ask = words(place["ask"], {});
        result.look = words(place["look"], {});
        if (exercise)
            result.solution = words(place["solution"], names);
        return result;
    }

    static LessonView view(const Place &place, const ExplorerSpec &explorer) {
        LessonView result;
        if (const Place set = place["set"]; set.there())
            result.settings = set.text();
        if (const Place stage = place["class"]; stage.there()) {
            if (!explorer.showsPupils)
                throw OpenError(shownName(stage.path()) + " is of no use: " + std::string(explorer.id) +
                                " has no class");
            result.stage = stage.checked([&] { return stageIn(stage.text()); });
        }
        if (const Place highlight = place["highlight"]; highlight.there())
            for (const Place &each : highlight.list(1, mostHighlights))
                result.highlights.push_back(meant(each));
        return result;
    }

    static Highlight meant(const Place &place) {
        place.requireObject({"parameter", "figure", "readout"});
        if (place.value().toObject().size() != 1)
            place.refuse("one of parameter, figure and readout");
        if (const Place parameter = place["parameter"]; parameter.there())
            return {Highlight::Kind::Parameter, parameter.text()};
        if (const Place figure = place["figure"]; figure.there())
            return {Highlight::Kind::Figure, figure.text()};
        return {Highlight::Kind::Readout, place["readout"].text()};
    }

    /// That what is meant is there, by what the explorer shows.
    static void requireThere(const Place &place, const LessonStep &step, bool revealed) {
        const Scenario scenario = place.checked([&] { return scenarioOf(step, revealed); });
        const LessonView &view = revealed ? step.after : step.before;
        if (view.highlights.empty())
            return;
        // The charts and numbers of an explorer are known before their curves are.
        Memo memo;
        Budget budget(memo, {.clock = [] { return Budget::Time(); }, .end = Budget::Time()});
        const Request asked = request(scenario);
        const Exploration seen = explored(*step.explorer, asked, budget);
        for (std::size_t i = 0; i < view.highlights.size(); ++i) {
            const Highlight &each = view.highlights[i];
            std::set<std::string> there;
            if (each.kind == Highlight::Kind::Parameter)
                for (const ParameterUse &use : step.explorer->usesAt(asked.parameters))
                    there.emplace(spec(use.id).name);
            else if (each.kind == Highlight::Kind::Figure)
                for (const Figure &figure : seen.figures)
                    there.insert(figure.id);
            else
                for (const Readout &readout : seen.readouts)
                    there.insert(readoutName(readout));
            if (there.contains(each.id))
                continue;
            std::string all;
            for (const std::string &name : there)
                all += (all.empty() ? "" : ", ") + name;
            throw OpenError(shownName(place["highlight"].path()) + "[" + std::to_string(i) + "] must be one of {" +
                            all + "}, but is '" + shownName(utf8(each.id)) + "'");
        }
    }

    LessonStep step(const Place &place) {
        place.requireObject({"explorer", "minutes", "set", "class", "highlight", "tell", "question", "reveal", "rule",
                             "notes", "exercise"});
        LessonStep result{.explorer = findExplorer(place["explorer"].text())};
        if (!result.explorer)
            place["explorer"].refuse("the id of an explorer");
        result.minutes = place["minutes"].number({.lower = 0, .upper = mostMinutes, .lowerOpen = true});
        result.before = view(place, *result.explorer);
        requireThere(place, result, false);
        result.tell = words(place["tell"], {});
        NamedExpressions names;
        if (const Place question = place["question"]; question.there()) {
            result.question = this->question(question, false);
            names = result.question->names();
        }
        if (const Place reveal = place["reveal"]; reveal.there()) {
            reveal.requireObject({"set", "class", "highlight", "tell"});
            result.after = view(reveal, *result.explorer);
            requireThere(reveal, result, true);
            result.reveal = words(reveal["tell"], names);
        }
        result.rule = wordsIfThere(place["rule"], names);
        result.notes = wordsIfThere(place["notes"], names);
        if (const Place exercise = place["exercise"]; exercise.there())
            result.exercise = question(exercise, true);
        return result;
    }

    QStringList m_languages; ///< of the title; none where the lesson's texts are in one that isn't named
};

} // namespace

bool isLesson(const QByteArray &json) {
    return QJsonDocument::fromJson(json)[QStringLiteral("format")].toString() == QLatin1String(lessonFormat);
}

Lesson lessonFromJson(const QByteArray &json) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        throw OpenError("line " + std::to_string(json.left(error.offset).count('\n') + 1) + ": " +
                        error.errorString().toStdString());
    if (!document.isObject())
        throw OpenError("a lesson must be an object");
    return LessonReader().read({document.object(), {}});
}

const std::vector<Lesson> &builtinLessons() {
    static const std::vector<Lesson> lessons = [] {
        std::vector<Lesson> all;
        const QDir folder(QStringLiteral(":/lessons"));
        for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                all.push_back(lessonFromJson(file.readAll()));
        }
        return all;
    }();
    return lessons;
}

const Lesson *findLesson(const QString &id) {
    const std::vector<Lesson> &all = builtinLessons();
    const auto found = std::ranges::find(all, id.toStdString(), &Lesson::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace halftruth
