// The categories of a release: from a list, typed, or from labels that are said to be public.
#include "tests/support/test_program.h"

#include "core/release/alphabet.h"

#include <QTest>

#include <sstream>

using namespace halftruth;

namespace {

std::vector<Alphabet> listed(const std::string &text) {
    std::istringstream stream(text);
    return readAlphabets(stream, "list.csv");
}

QString complaintOf(const std::function<void()> &work) {
    try {
        work();
    } catch (const CsvError &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("nothing");
}

using Labels = std::vector<std::string>;

} // namespace

class TestAlphabet : public QObject {
    Q_OBJECT

private slots:
    // What isn't listed and what is missing have their categories, asked for or not.
    void readsAList() {
        const auto alphabets = listed("column,label,for\n"
                                      "sex,Female,\nsex,Male,\n"
                                      "country,Germany,\ncountry,elsewhere,other\ncountry,not said,missing\n"
                                      "answer,yes,\nanswer,no,\nanswer,,closed\n");
        QCOMPARE(alphabets.size(), 3U);
        QCOMPARE(alphabets[0], (Alphabet{"sex", {"Female", "Male", "other", "missing"}, 2, 3}));
        QCOMPARE(alphabets[1], (Alphabet{"country", {"Germany", "elsewhere", "not said"}, 1, 2}));
        QCOMPARE(alphabets[2], (Alphabet{"answer", {"yes", "no"}, {}, {}}));
    }

    void theThirdColumnMayBeLeftOut() {
        QCOMPARE(listed("column,label\na,x\na,\"y,z\"\n").front().labels, (Labels{"x", "y,z", "other", "missing"}));
    }

    // One category for both, one that is called "other", a label twice: no category twice.
    void labelsAreCategoriesOnce() {
        const auto alphabets = listed("column,label,for\na,x,\na,x,\na,rest,other\na,rest,missing\nb,other,\n");
        QCOMPARE(alphabets[0], (Alphabet{"a", {"x", "rest"}, 1, 1}));
        QCOMPARE(alphabets[1], (Alphabet{"b", {"other", "missing"}, 0, 1}));
    }

    void everyFieldHasItsCategory() {
        const auto alphabets = listed("column,label,for\na,x,\na,y,\nb,x,\nb,,closed\n");
        const AlphabetIndex open(alphabets[0]);
        QCOMPARE(open("x"), std::optional(0U));
        QCOMPARE(open("y"), std::optional(1U));
        QCOMPARE(open("Holand-Netherlands"), std::optional(2U));
        QCOMPARE(open(""), std::optional(3U));
        QCOMPARE(open("?"), std::optional(3U));
        const AlphabetIndex closed(alphabets[1]);
        QCOMPARE(closed("x"), std::optional(0U));
        QCOMPARE(closed("y"), std::nullopt);
        QCOMPARE(closed("?"), std::nullopt);
    }

    void complains_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *text, const char *message) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(message);
        };
        row("a,b\n1,2\n", "list.csv: is no list of categories: it must begin with 'column,label,for'");
        row("column,label,role\na,x,\n", "list.csv: is no list of categories: it must begin with 'column,label,for'");
        row("column,label,for\n", "list.csv: lists no categories");
        row("column,label,for\n,x,\n", "list.csv:2: a category without a column");
        row("column,label,for\na,,\n", "list.csv:2: a category without a label");
        row("column,label,for\na,?,\n",
            "list.csv:2: '?' stands for no value: list it with 'missing' behind it, under a name");
        row("column,label,for\na,x,rest\n",
            "list.csv:2: 'for' must be other, missing, closed or nothing, but is 'rest'");
        row("column,label,for\na,x,other\na,y,other\n", "list.csv:3: a second category for 'other'");
        row("column,label,for\na,x,closed\n", "list.csv:2: 'closed' goes with no label, but is with 'x'");
        row("column,label,for\na,,closed\n", "list.csv: the column 'a' has no categories");
    }
    void complains() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QCOMPARE(complaintOf([&] { static_cast<void>(listed(text.toStdString())); }), message);
    }

    void choosesFromAList() {
        const auto alphabets = listed("column,label\na,x\nb,y\nc,z\n");
        const std::vector<std::string> wanted{"c", "a"};
        const auto chosen = alphabetsOf(wanted, alphabets, "list.csv");
        QCOMPARE(chosen.size(), 2U);
        QCOMPARE(chosen[0].variable, std::string("c"));
        QCOMPARE(chosen[1].variable, std::string("a"));
        const std::vector<std::string> unknown{"d"};
        QCOMPARE(complaintOf([&] { static_cast<void>(alphabetsOf(unknown, alphabets, "list.csv")); }),
                 QStringLiteral("list.csv: lists no categories of 'd'; it lists those of a, b, c"));
    }

    void readsWhatIsTyped() {
        QCOMPARE(alphabetOfText("town", " Bern, \"Ulm, old\",Graz,Bern"),
                 (Alphabet{"town", {"Bern", "Ulm, old", "Graz", "other", "missing"}, 3, 4}));
        QCOMPARE(complaintOf([] { static_cast<void>(alphabetOfText("town", " , ")); }),
                 QStringLiteral("categories of town: there is no label; write them with commas between them"));
        QVERIFY(complaintOf([] {
                    static_cast<void>(alphabetOfText("town", "\"Bern"));
                }).startsWith(QStringLiteral("categories of town:1: ")));
    }

    // Only for those who say that the labels are public.
    void takesPublicLabels() {
        const auto of = [](const std::string &text, const std::string &column) {
            std::istringstream stream(text);
            return publicAlphabet(CsvReader(stream, "data.csv"), column);
        };
        QCOMPARE(of("a,b\ny,2\nx,10\ny,?\n", "a"), (Alphabet{"a", {"x", "y"}, {}, {}}));
        QCOMPARE(of("a,b\ny,2\nx,10\ny,?\n", "2"), (Alphabet{"b", {"2", "10", "missing"}, {}, 2}));
    }
};

HALFTRUTH_TEST(TestAlphabet)
#include "tst_alphabet.moc"
