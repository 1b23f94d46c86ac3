#include "tests/support/test_program.h"
#include "ui/files/lesson_file.h"
#include "ui/files/session_json.h"
#include "ui/text/localized.h"

#include "core/gallery/gallery.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace halftruth;

namespace {

QByteArray smallest() {
    return R"({"format": "halftruth-lesson", "version": 1, "id": "mine", "title": "Mine", "aim": "To see.", "steps": [
        {"explorer": "randomized-response", "minutes": 3, "set": "q=1/4 prior=0.1", "highlight": [{"parameter": "q"}],
         "tell": "Look at {posterior at q=1/4 prior=0.1, 2}.",
         "question": {"ask": "How much?", "answer": "posterior at q=1/4 prior=0.1", "digits": 2, "percent": true,
                      "tolerance": 0.05, "look": "Bayes."},
         "reveal": {"set": "prior=0.9", "highlight": [{"figure": "posterior"}], "tell": "{answer, 2%} %."},
         "rule": "One sentence.",
         "exercise": {"ask": "And?", "answer": "2 * 3", "digits": 1, "tolerance": 2, "look": "Count.",
                      "solution": "It is {answer}."}},
        {"explorer": "classroom", "minutes": 2, "class": "5,0,hidden", "tell": "The class."}]})";
}

/// A copy with the value at a path, such as "steps/0/question/digits", replaced, or removed where it is undefined.
QJsonValue replaced(const QJsonValue &in, QStringList path, const QJsonValue &by) {
    if (path.isEmpty())
        return by;
    const QString first = path.takeFirst();
    if (in.isArray()) {
        QJsonArray list = in.toArray();
        const int index = first.toInt();
        list.replace(index, replaced(list.at(index), path, by));
        return list;
    }
    QJsonObject object = in.toObject();
    object[first] = replaced(object[first], path, by);
    return object;
}

QByteArray with(const QString &path, const QJsonValue &value) {
    const QJsonDocument document = QJsonDocument::fromJson(smallest());
    return QJsonDocument(replaced(document.object(), path.split('/'), value).toObject()).toJson();
}

QString refusal(const QByteArray &json) {
    try {
        (void)lessonFromJson(json);
    } catch (const OpenError &error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace

class TestLessonFile : public QObject {
    Q_OBJECT

private slots:
    void readsALessonOfOneLanguage() {
        const Lesson lesson = lessonFromJson(smallest());
        QCOMPARE(lesson.id, std::string("mine"));
        QCOMPARE(lesson.title.in("zh_CN"), std::string("Mine"));
        QCOMPARE(lesson.minutes(), 5.0);
        QCOMPARE(lesson.steps.size(), std::size_t{2});
        const LessonStep &step = lesson.steps.front();
        QVERIFY(step.question && step.exercise);
        QVERIFY(step.question->percent && !step.exercise->percent);
        QCOMPARE(localized(lessonText(step.tell, "en")), QStringLiteral("Look at 0.25."));
        QCOMPARE(localized(lessonText(step.reveal, "en", step.question->names())), QStringLiteral("25 %."));
        QCOMPARE(localized(lessonText(step.exercise->solution, "en", step.exercise->names())),
                 QStringLiteral("It is 6."));
        QCOMPARE(lesson.steps.back().before.stage->answered, 5);
    }

    /// Every field that is wrong is refused with its place.
    void wrongFieldsAreRefused_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *path, const QJsonValue &value, const char *says) {
            QTest::newRow((std::string(path) + " " + says).c_str())
                << QString(path) << value << QString::fromUtf8(says);
        };
        const QJsonValue none(QJsonValue::Undefined);
        row("format", "halftruth-session", "format must be halftruth-lesson, but is 'halftruth-session'");
        row("version", 2, "version must be in {1}, but is 2");
        row("id", 5, "id must be a text of 1 to 4000 letters, but is 5");
        row("id", "My lesson", "id must be of the letters a to z, digits and hyphens, but is 'My lesson'");
        row("title", none, "title must be a text of 1 to 4000 letters, but is not there");
        row("aim", "", "aim must be a text of 1 to 4000 letters, but is ''");
        row("optional", "yes", "optional must be true or false, but is 'yes'");
        row("author", "me", "author is nothing that a lesson has here: format, version, id");
        row("steps", "none", "steps must be a list of 1 to 30, but is 'none'");
        row("steps", QJsonArray(), "steps must be a list of 1 to 30, but has 0");
        row("steps/0", 7, "steps[0] must be an object, but is 7");
        row("steps/0/colour", "red", "steps[0].colour is nothing that a lesson has here");
        row("steps/0/explorer", "nowhere", "steps[0].explorer must be the id of an explorer, but is 'nowhere'");
        row("steps/1/minutes", 0, "steps[1].minutes must be in (0, 90], but is 0");
        row("steps/0/minutes", "3", "steps[0].minutes must be in (0, 90], but is '3'");
        row("steps/0/set", "q=0.7", "steps[0]: q must be in [0, 0.5], but is 0.7");
        row("steps/0/set", "n=5", "steps[0]: ");
        row("steps/0/set", "q", "steps[0]: ");
        row("steps/0/set", "q=(nothing)", "steps[0]: there is no quantity 'nothing'");
        row("steps/0/class", "5,0,hidden", "steps[0].class is of no use: randomized-response has no class");
        row("steps/1/class", "five", "steps[1].class: --so-far must be ANSWERED,REPEATED,hidden");
        row("steps/0/highlight", "q", "steps[0].highlight must be a list of 1 to 4, but is 'q'");
        row("steps/0/highlight/0", QJsonObject{{"parameter", "q"}, {"figure", "posterior"}},
            "steps[0].highlight[0] must be one of parameter, figure and readout, but is an object");
        row("steps/0/highlight/0/parameter", "n", "steps[0].highlight[0] must be one of {prior, q}, but is 'n'");
        row("steps/0/highlight/0", QJsonObject{{"figure", "map"}}, "steps[0].highlight[0] must be one of {ends, ");
        row("steps/0/highlight/0", QJsonObject{{"readout", "x"}}, "steps[0].highlight[0] must be one of {");
        row("steps/0/highlight/0", QJsonObject{{"button", "x"}}, "steps[0].highlight[0].button is nothing");
        row("steps/0/reveal/highlight/0/figure", "map", "steps[0].reveal.highlight[0] must be one of {ends, ");
        row("steps/0/tell", none, "steps[0].tell must be a text of 1 to 4000 letters, but is not there");
        row("steps/0/tell", "{nothing, 2}", "steps[0].tell: there is no quantity 'nothing'");
        row("steps/0/tell", "{1, 12}", "steps[0].tell: digits must be in {1, ..., 9}, but is 12");
        row("steps/0/tell", "<b>bold", "steps[0].tell: ");
        row("steps/0/tell", QJsonObject{{"en", "Look."}},
            "steps[0].tell must be a text of 1 to 4000 letters, but is an object");
        row("title", QJsonObject{{"en", "Mine"}, {"de", "Meine"}}, "aim must be an object with a text in de, en");
        row("steps/0/question/ask", none, "steps[0].question.ask must be a text");
        row("steps/0/question/answer", "posterior at q=2 prior=0.1",
            "steps[0].question.answer: q must be in [0, 0.5], but is 2");
        row("steps/0/question/digits", 12, "steps[0].question.digits must be in {1, ..., 9}, but is 12");
        row("steps/0/question/digits", none, "steps[0].question.digits must be in {1, ..., 9}, but is not there");
        row("steps/0/question/percent", 1, "steps[0].question.percent must be true or false, but is 1");
        row("steps/0/question/tolerance", -1, "steps[0].question.tolerance must be in (0, inf), but is -1");
        row("steps/0/question/tolerance", 0.001,
            "steps[0].question.tolerance must be larger than what is lost by rounding");
        row("steps/0/question/look", none, "steps[0].question.look must be a text");
        row("steps/0/question/solution", "So.", "steps[0].question.solution is nothing that a lesson has here");
        row("steps/0/reveal/tell", none, "steps[0].reveal.tell must be a text");
        row("steps/0/reveal/set", "prior=2", "steps[0].reveal: ");
        row("steps/1/rule", "{answer}", "steps[1].rule: there is no quantity 'answer'");
        row("steps/0/exercise/solution", none, "steps[0].exercise.solution must be a text");
        row("steps/0/exercise/answer", "2 *", "steps[0].exercise.answer: an expression must have a number");
    }
    void wrongFieldsAreRefused() {
        QFETCH(const QString, path);
        QFETCH(const QJsonValue, value);
        QFETCH(const QString, says);
        const QString why = refusal(with(path, value));
        QVERIFY2(why.startsWith(says), qPrintable(why));
    }

    void whatIsNoJsonIsRefusedWithItsLine() {
        QCOMPARE(refusal("{\n\"format\": \"halftruth-lesson\",\n\"version\" 1}"),
                 QStringLiteral("line 3: missing name separator"));
        QCOMPARE(refusal("[1, 2]"), QStringLiteral("a lesson must be an object"));
        QVERIFY(isLesson(smallest()));
        QVERIFY(!isLesson("{\"format\": \"halftruth-session\"}"));
        QVERIFY(!isLesson("nothing"));
    }

    void everyLessonIsWhole() {
        QCOMPARE(builtinLessons().size(), std::size_t{7});
        double minutes = 0;
        for (const Lesson &lesson : builtinLessons()) {
            QCOMPARE(lesson.title.byLanguage.size(), std::size_t{3});
            QCOMPARE(findLesson(QString::fromStdString(lesson.id)), &lesson);
            minutes += lesson.optional ? 0 : lesson.minutes();
            int exercises = 0;
            for (const LessonStep &step : lesson.steps) {
                QVERIFY(step.question && !step.rule.empty() && !step.notes.empty());
                QVERIFY(!step.before.highlights.empty());
                exercises += step.exercise ? 1 : 0;
            }
            QVERIFY2(exercises >= 1, lesson.id.c_str());
        }
        QCOMPARE(minutes, 45.0);
        QVERIFY(!findLesson(QStringLiteral("no-such-lesson")));
    }

    /// Texts in different languages have the same numbers.
    void translationsHaveTheSameNumbers() {
        const auto numbers = [](const Words &words, const char *language) {
            std::vector<std::string> found;
            const std::string &text = words.in(language);
            for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
                found.push_back(text.substr(open, text.find('}', open) - open));
            std::ranges::sort(found);
            return found;
        };
        const auto check = [&](const Words &words) {
            for (const char *language : {"de", "zh_CN"})
                QVERIFY2(words.empty() || numbers(words, language) == numbers(words, "en"), words.in("en").c_str());
        };
        for (const Lesson &lesson : builtinLessons())
            for (const LessonStep &step : lesson.steps) {
                for (const Words *each : {&step.tell, &step.reveal, &step.rule, &step.notes})
                    check(*each);
                for (const auto &question : {step.question, step.exercise})
                    if (question)
                        for (const Words *each : {&question->ask, &question->look, &question->solution})
                            check(*each);
            }
    }

    /// The numbers that the lessons were planned with, to the digits they were written with.
    void numbersAreThoseOfThePlan_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("stated");
        const auto row = [](const char *expression, const char *stated) {
            QTest::newRow(expression) << QString(expression) << QString(stated);
        };
        row("posterior at q=1/4 prior=0.5", "0.75");
        row("posterior at q=1/4 prior=0.1", "0.25");
        row("posterior at q=1/4 prior=0.9", "0.964");
        row("exp epsilon at q=1/4 bits=1", "3");
        row("count-mean at n=200 ones=60 q=1/4", "80");
        row("count-mean at n=140 ones=0 q=1/4", "35");
        row("warner-estimate at n=200 outcome=80 q=1/4", "0.30");
        row("sqrt estimator-variance at n=30 q=1/4", "0.158");
        row("accuracy-exact at n=30 ones=9 q=1/4 beta=0.05", "0.333");
        row("accuracy-exact at n=120 ones=36 q=1/4 beta=0.05", "0.15");
        row("required-n-normal at q=(lie-probability at epsilon=1 bits=1) alpha=0.05 beta=0.05", "1415");
        row("required-n-normal at q=(lie-probability at epsilon=0.5 bits=1) alpha=0.05 beta=0.05", "6020");
        row("(required-n-normal at q=(lie-probability at epsilon=0.5 bits=1) alpha=0.05 beta=0.05) / "
            "required-n-normal at q=(lie-probability at epsilon=1 bits=1) alpha=0.05 beta=0.05",
            "4.25");
        row("shuffle-epsilon at n=30 q=1/4 delta=1e-6", "1.093");
        row("shuffle-epsilon at n=200 q=1/4 delta=1e-6", "0.360");
        row("shuffle-epsilon at n=1000 q=1/4 delta=1e-6", "0.142");
        row("epsilon at q=1/4 bits=1", "1.099");
        row("log-privacy-ratio at n=200 ones=60 q=1/4 outcome=80", "0.002");
        row("log-privacy-ratio at n=200 ones=60 q=1/4 outcome=68", "0.167");
        row("log-privacy-ratio at n=200 ones=60 q=1/4 outcome=0", "1.099");
        row("log-count-pmf at n=200 ones=60 q=1/4 outcome=0", "-123");
        row("posterior-repeated at q=1/4 answers=5 yes=5 prior=0.1", "0.964");
        row("composed-epsilon-pure at q=1/4 answers=5", "5.49");
        row("exp composed-epsilon-pure at q=1/4 answers=5", "243");
        row("memoised-epsilon at q=1/4 differing=1", "1.099");
        row("pram-optimal-samples-exact at data=adult-sex-income epsilon=0.5", "4932");
    }
    void numbersAreThoseOfThePlan() {
        QFETCH(const QString, expression);
        QFETCH(const QString, stated);
        const double got = computed(expression.toStdString()).value;
        QVERIFY2(std::abs(got - stated.toDouble()) <= halfUnitOf(stated.toStdString()) + 1e-9,
                 qPrintable(QString::number(got, 'g', 12)));
    }
};

HALFTRUTH_TEST(TestLessonFile)
#include "tst_lesson_file.moc"
