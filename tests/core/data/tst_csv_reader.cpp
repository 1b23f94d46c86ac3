#include "tests/support/test_program.h"

#include "core/data/csv_reader.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>

using namespace halftruth;

namespace {

struct Table {
    std::vector<std::string> columns{};
    std::vector<std::vector<std::string>> rows{};
    std::vector<std::int64_t> lines{};
    char separator = ',';
    bool hasHeader = false;
};

Table readAll(CsvReader reader) {
    Table table{.columns = reader.columns(), .separator = reader.separator(), .hasHeader = reader.hasHeader()};
    reader.forEachRow([&](std::span<const std::string_view> fields, std::int64_t line) {
        table.rows.emplace_back(fields.begin(), fields.end());
        table.lines.push_back(line);
        return true;
    });
    return table;
}

Table readText(const std::string &text, const CsvOptions &options = {}) {
    std::istringstream stream{text};
    return readAll(CsvReader{stream, "data.csv", options});
}

/// Rows for comparing and printing: fields between bars, rows between slashes.
QString flat(const std::vector<std::vector<std::string>> &rows) {
    QStringList lines;
    for (const auto &row : rows) {
        QStringList fields;
        for (const auto &field : row)
            fields << QString::fromStdString(field);
        lines << fields.join('|');
    }
    return lines.join('/');
}

QString flat(const std::vector<std::string> &row) { return flat(std::vector<std::vector<std::string>>{row}); }

/// A field as a naive writer gives it: quoted when it must be, sometimes when it need not.
std::string written(const std::string &field, char separator, bool forceQuotes) {
    const bool mustQuote = field.find_first_of("\"\r\n") != field.npos || field.find(separator) != field.npos ||
                           field.starts_with(' ') || field.ends_with(' ') || field.starts_with('\t') ||
                           field.ends_with('\t') || field.empty();
    if (!mustQuote && !forceQuotes)
        return field;
    std::string text = "\"";
    for (const char c : field)
        text += c == '"' ? std::string{"\"\""} : std::string{c};
    return text + '"';
}

} // namespace

class TestCsvReader : public QObject {
    Q_OBJECT

private slots:
    void parses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("rows");
        QTest::newRow("plain") << QByteArray("1,2\n3,4\n") << "1|2/3|4";
        QTest::newRow("no line end at the end") << QByteArray("1,2\n3,4") << "1|2/3|4";
        QTest::newRow("CRLF") << QByteArray("1,2\r\n3,4\r\n") << "1|2/3|4";
        QTest::newRow("spaces around fields are dropped") << QByteArray(" 1 ,\t2 x \n3,4\n") << "1|2 x/3|4";
        QTest::newRow("spaces inside quotes stay") << QByteArray("\" 1 \",2\n3,4\n") << " 1 |2/3|4";
        QTest::newRow("spaces outside quotes go") << QByteArray(" \"1\" ,2\n3,4\n") << "1|2/3|4";
        QTest::newRow("separator in quotes") << QByteArray("\"1,5\",2\n3,4\n") << "1,5|2/3|4";
        QTest::newRow("doubled quotes") << QByteArray("\"1\"\"5\",2\n3,\"\"\"\"\n") << "1\"5|2/3|\"";
        QTest::newRow("line end in quotes") << QByteArray("\"1\n5\",2\n3,4\n") << "1\n5|2/3|4";
        QTest::newRow("CRLF in quotes") << QByteArray("\"1\r\n5\",2\n3,4\n") << "1\r\n5|2/3|4";
        QTest::newRow("blank lines") << QByteArray("\n1,2\n\n  \n3,4\n\n") << "1|2/3|4";
        QTest::newRow("empty fields") << QByteArray("1,\n,4\n\"\",\n") << "1|/|4/|";
        QTest::newRow("one column") << QByteArray("1\n2\n") << "1/2";
        QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBF"
                                                       "1,2\n3,4\n")
                                         << "1|2/3|4";
        QTest::newRow("comment line") << QByteArray("|1x3 Cross validator\n1,2\n3,4\n") << "1|2/3|4";
        QTest::newRow("comment with separators and a quote") << QByteArray("# by \"me, him, her\n1,2\n") << "1|2";
        QTest::newRow("byte-order mark and comment") << QByteArray("\xEF\xBB\xBF# hello\n1,2\n") << "1|2";
        QTest::newRow("only a comment") << QByteArray("# hello") << "";
        QTest::newRow("a first field that is no comment") << QByteArray("#1,2\n3,4\n") << "#1|2/3|4";
        QTest::newRow("nothing") << QByteArray() << "";
        QTest::newRow("only blank lines") << QByteArray("\n\n \n") << "";
        QTest::newRow("UTF-8") << QByteArray("1,\xC3\xA9t\xC3\xA9\n") << QStringLiteral("1|été");
    }
    void parses() {
        QFETCH(QByteArray, text);
        QFETCH(QString, rows);
        QCOMPARE(flat(readText(text.toStdString(), {.header = Header::No}).rows), rows);
    }

    void detectsSeparator_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("separator");
        QTest::newRow("comma") << QByteArray("a,b\n1,2\n") << ',';
        QTest::newRow("semicolon") << QByteArray("a;b\n1;2\n") << ';';
        QTest::newRow("tab") << QByteArray("a\tb\n1\t2\n") << '\t';
        QTest::newRow("decimal commas") << QByteArray("1,5;2,5\n3,5;4,5\n") << ';';
        QTest::newRow("commas in some texts") << QByteArray("a;b\nx, y;2\nz;1\n") << ';';
        QTest::newRow("semicolons in quotes") << QByteArray("\"a;b\",c\n\"d;e\",f\n") << ',';
        QTest::newRow("one column") << QByteArray("a\nb\n") << ',';
        QTest::newRow("after a comment") << QByteArray("| a, b, c\na;b\n1;2\n") << ';';
        QTest::newRow("only one row, unfinished") << QByteArray("a;b") << ';';
    }
    void detectsSeparator() {
        QFETCH(QByteArray, text);
        QFETCH(char, separator);
        std::istringstream stream{text.toStdString()};
        QCOMPARE(CsvReader(stream, "x").separator(), separator);
    }

    void takesGivenSeparator() {
        QCOMPARE(flat(readText("a;b,c\nd;e,f\n", {.separator = ',', .header = Header::No}).rows), "a;b|c/d;e|f");
        std::istringstream stream{"a b\n"};
        try {
            CsvReader reader(stream, "x", {.separator = ' '});
            QFAIL("accepted");
        } catch (const std::invalid_argument &error) {
            QCOMPARE(error.what(), "separator must be in {',', ';', tab}, but is ' '");
        }
    }

    void findsHeader_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Header>("header");
        QTest::addColumn<bool>("found");
        QTest::addColumn<QString>("columns");
        const QString numbered = "column 1|column 2";
        QTest::newRow("names over numbers") << QByteArray("a,b\nx,1\nx,2\n") << Header::Detect << true << "a|b";
        QTest::newRow("names over texts")
            << QByteArray("sex,income\nMale,low\nMale,high\n") << Header::Detect << true << "sex|income";
        QTest::newRow("texts that recur")
            << QByteArray("Male,low\nFemale,low\nMale,high\n") << Header::Detect << false << numbered;
        QTest::newRow("a number in the first row") << QByteArray("a,7\nx,1\n") << Header::Detect << false << numbered;
        QTest::newRow("a missing name") << QByteArray("a,\nx,1\n") << Header::Detect << false << numbered;
        QTest::newRow("equal names") << QByteArray("a,a\nx,1\n") << Header::Detect << false << numbered;
        QTest::newRow("a name that is also a value, over numbers")
            << QByteArray("a,b\na,1\nx,2\n") << Header::Detect << true << "a|b";
        QTest::newRow("names alone") << QByteArray("a,b\n") << Header::Detect << true << "a|b";
        QTest::newRow("missing values do not hide numbers")
            << QByteArray("a,b\na,?\na,2\n") << Header::Detect << true << "a|b";
        QTest::newRow("told yes") << QByteArray("1,2\n3,4\n") << Header::Yes << true << "1|2";
        QTest::newRow("told yes, one unnamed") << QByteArray("a,\n3,4\n") << Header::Yes << true << "a|column 2";
        QTest::newRow("told no") << QByteArray("a,b\n3,4\n") << Header::No << false << numbered;
    }
    void findsHeader() {
        QFETCH(QByteArray, text);
        QFETCH(Header, header);
        QFETCH(bool, found);
        QFETCH(QString, columns);
        const Table table = readText(text.toStdString(), {.header = header});
        QCOMPARE(table.hasHeader, found);
        QCOMPARE(flat(table.columns), columns);
        QCOMPARE(table.rows.size(), std::size_t(text.count('\n') - (found ? 1 : 0)));
    }

    void numbersLines() {
        const Table table = readText("# comment\na,b\n\n\"x\n\ny\",1\r\nz,2\n\n\nw,3");
        QCOMPARE(flat(table.rows), "x\n\ny|1/z|2/w|3");
        QCOMPARE(table.lines, (std::vector<std::int64_t>{4, 7, 10}));
    }

    void complains_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::newRow("short row") << QByteArray("a,b\n1,2\n3\n") << "data.csv:3: 1 field, but the first row has 2"
                                   << 3;
        QTest::newRow("short row, no separator that all rows agree on")
            << QByteArray("a,b;c,d\n1,2,3\n4,5\n") << "data.csv:3: 2 fields, but the first row has 3" << 3;
        QTest::newRow("long row") << QByteArray("a,b\n\n1,2,3\n") << "data.csv:3: 3 fields, but the first row has 2"
                                  << 3;
        QTest::newRow("long row after a comment and a field of two lines")
            << QByteArray("# x\na,b\n\"1\n1\",2\n\"1\n\",2,3\n") << "data.csv:5: 3 fields, but the first row has 2"
            << 5;
        QTest::newRow("unterminated quote") << QByteArray("a,b\n1,2\n3,\"4\n5,6\n7,8\n")
                                            << "data.csv:3: a quoted field without its closing quote" << 3;
        QTest::newRow("unterminated quote in a later line of a row")
            << QByteArray("a,b\n\"1\n1\",\"2\n3\n") << "data.csv:3: a quoted field without its closing quote" << 3;
        QTest::newRow("unterminated at the very end")
            << QByteArray("a,b\n1,\"") << "data.csv:2: a quoted field without its closing quote" << 2;
        QTest::newRow("stray quote") << QByteArray("a,b\n1,2\n3,4\"5\n")
                                     << "data.csv:3: a quote inside an unquoted field" << 3;
        QTest::newRow("text after a quote")
            << QByteArray("a,b\n1,2\n3,\"4\"5\n") << "data.csv:3: text after a closing quote" << 3;
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                              "a\0,\0b\0",
                                              8)
                                << "data.csv: is not a text file in UTF-8" << 0;
    }
    void complains() {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        try {
            readText(text.toStdString());
            QFAIL("accepted");
        } catch (const CsvError &error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
            QCOMPARE(error.line(), line);
        }
    }

    void complainsBeyondTheHead() {
        // The rows that the reader looks at first are fine: the error has to come from the stream, with its line.
        std::string text = "a,b\n";
        for (int i = 0; i < 100'000; ++i)
            text += "x," + std::to_string(i) + "\n";
        try {
            readText(text + "1,2,3\n");
            QFAIL("accepted");
        } catch (const CsvError &error) {
            QCOMPARE(error.what(), "data.csv:100002: 3 fields, but the first row has 2");
        }
    }

    void refusesWhatIsTooLarge_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("field") << "a,b\n1,2\n3," + QByteArray(1 << 20, 'x') + "y\n"
                               << "data.csv:3: a field of more than 1048576 bytes (a missing quote?)";
        QTest::newRow("field that never ends") << "a,b\n1,\"" + QByteArray(3 << 20, '\n')
                                               << "data.csv:2: a field of more than 1048576 bytes (a missing quote?)";
        QTest::newRow("columns") << QByteArray(10'000, ',') + "\n"
                                 << "data.csv:1: more than 10000 columns";
        QTest::newRow("row") << ("a," + QByteArray(1 << 20, 'x') + ",").repeated(17) + "\n"
                             << "data.csv:1: a row of more than 16777216 bytes";
        QTest::newRow("blank lines") << QByteArray(40 << 20, '\n') << "data.csv: no row in the first 33619968 bytes";
    }
    void refusesWhatIsTooLarge() {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        try {
            readText(text.toStdString());
            QFAIL("accepted");
        } catch (const CsvError &error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
        }
    }

    void acceptsTheLimits() {
        const std::string field(maxCsvFieldBytes, 'x');
        QCOMPARE(readText(field + ",1\n", {.header = Header::No}).rows.at(0).at(0).size(), maxCsvFieldBytes);
        const std::string wide = std::string(maxCsvColumns - 1, ',') + "\n";
        QCOMPARE(readText(wide + wide, {.header = Header::No}).rows.at(1).size(), maxCsvColumns);
    }

    void readsFilesAndNamesThoseItCannot() {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("t.csv").toStdString();
        std::ofstream{path} << "a,b\n1,2\n";
        const Table table = readAll(CsvReader{path});
        QCOMPARE(flat(table.rows), "1|2");
        QVERIFY_EXCEPTION_THROWN(CsvReader{path.parent_path()}, CsvError);
        try {
            CsvReader reader{path.parent_path() / "none.csv"};
            QFAIL("opened");
        } catch (const CsvError &error) {
            QCOMPARE(QString{error.what()}, folder.filePath("none.csv") + ": No such file or directory");
            QCOMPARE(error.line(), 0);
        }
    }

    void stopsWhenToldAndPassesExceptionsOn() {
        std::istringstream good{"1,2\n3,4\n5,6\n"};
        CsvReader reader{good, "x"};
        int seen = 0;
        reader.forEachRow([&](auto, auto) { return ++seen < 2; });
        QCOMPARE(seen, 2);

        std::istringstream again{"1,2\n3,4\n"};
        CsvReader throwing{again, "x"};
        QVERIFY_EXCEPTION_THROWN(throwing.forEachRow([](auto, auto) -> bool { throw std::domain_error("mine"); }),
                                 std::domain_error);
    }

    void keepsTheFirstRows() {
        std::string text = "a,b\n";
        for (int i = 0; i < 5000; ++i)
            text += "x,1\n";
        std::istringstream stream{text};
        const CsvReader reader{stream, "x"};
        QCOMPARE(reader.firstRows().size(), std::size_t(1000));
        QCOMPARE(flat(reader.firstRows()[0]), "x|1");
    }

    void missingIsNothingOrAQuestionMark() {
        QVERIFY(isMissing(""));
        QVERIFY(isMissing("?"));
        QVERIFY(!isMissing("NA"));
        QVERIFY(!isMissing("??"));
    }

    void readsBackWhatIsWritten() {
        std::mt19937 random{20161};
        const auto upTo = [&](unsigned most) { return random() % (most + 1); };
        const std::string alphabet = "ab1 ,;\t\"\n\r?#|\xC3\xA9";
        for (int trial = 0; trial < 300; ++trial) {
            const char separator = ",;\t"[upTo(2)];
            const std::size_t columns = 1 + upTo(5);
            const bool crlf = upTo(1) == 1;
            std::vector<std::vector<std::string>> rows(1 + upTo(40), std::vector<std::string>(columns));
            std::string text;
            for (auto &row : rows) {
                for (std::size_t i = 0; i < columns; ++i) {
                    for (auto length = upTo(trial % 10 == 0 ? 9000 : 6); length > 0; --length)
                        row[i] += alphabet[upTo(static_cast<unsigned>(alphabet.size() - 1))];
                    // A first field that looks like a comment is quoted, as one would in a file.
                    const bool comment = row[i].starts_with('#') || row[i].starts_with('|');
                    text +=
                        (i == 0 ? "" : std::string{separator}) + written(row[i], separator, comment || upTo(3) == 0);
                }
                text += crlf ? "\r\n" : "\n";
            }
            const Table table = readText(text, {.separator = separator, .header = Header::No});
            QVERIFY2(table.rows == rows, qPrintable(QString::fromStdString(text)));
        }
    }
};

HALFTRUTH_TEST(TestCsvReader)
#include "tst_csv_reader.moc"
