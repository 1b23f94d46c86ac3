#include "tests/support/test_program.h"

#include "core/data/csv_row_parser.h"

#include <QTest>

#include <algorithm>
#include <csv.h>
#include <random>
#include <string>
#include <vector>

using namespace halftruth;

namespace {

/// What came of a text: its rows with their lines, and the complaint that ended them.
struct Parsed {
    std::vector<std::string> rows;
    std::string complaint;
    bool operator==(const Parsed &) const = default;
};

/// Fed in pieces of these sizes, the last one again and again.
Parsed parsed(const std::string &text, char separator, std::vector<std::size_t> pieces) {
    Parsed result;
    const std::string name = "data.csv";
    const CsvReader::RowCallback keep = [&](std::span<const std::string_view> fields, std::int64_t line) {
        std::string row = std::to_string(line);
        for (const std::string_view field : fields)
            row += "<" + std::string(field) + ">";
        result.rows.push_back(row);
        return true;
    };
    try {
        CsvRowParser parser(name, separator, 1, keep);
        std::string_view rest = text;
        for (std::size_t i = 0; !rest.empty(); i = std::min(i + 1, pieces.size() - 1)) {
            // A copy that is gone afterwards: nothing may point into it.
            const std::string piece(rest.substr(0, pieces[i]));
            rest.remove_prefix(piece.size());
            parser.feed(piece);
        }
        parser.finish();
    } catch (const CsvError &error) {
        result.complaint = error.what();
    }
    return result;
}

/// The same by libcsv alone, byte by byte; without the lines, and without the check of the rows' lengths.
struct Reference {
    std::vector<std::string> rows{std::string{}};
    bool wellFormed = true;
};
Reference byLibcsv(const std::string &text, char separator) {
    Reference result;
    csv_parser parser;
    csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI);
    csv_set_delim(&parser, static_cast<unsigned char>(separator));
    const auto onField = [](void *field, std::size_t size, void *to) {
        static_cast<Reference *>(to)->rows.back() += "<" + std::string(static_cast<const char *>(field), size) + ">";
    };
    const auto onRow = [](int, void *to) { static_cast<Reference *>(to)->rows.emplace_back(); };
    result.wellFormed = csv_parse(&parser, text.data(), text.size(), onField, onRow, &result) == text.size() &&
                        csv_fini(&parser, onField, onRow, &result) == 0;
    csv_free(&parser);
    result.rows.pop_back();
    return result;
}

std::string withoutLine(const std::string &row) { return row.substr(row.find('<')); }

} // namespace

class TestCsvRowParser : public QObject {
    Q_OBJECT

private slots:
    // Texts of the characters that matter, most of them malformed.
    void agreesWithLibcsvHoweverItIsFed() {
        std::mt19937 random{20162};
        const auto upTo = [&](std::size_t most) { return random() % (most + 1); };
        const std::string alphabet = "aab  ,,;\t\n\n\n\r\"";
        int wellFormed = 0;
        for (int trial = 0; trial < 20'000; ++trial) {
            const char separator = ",;\t"[upTo(2)];
            // Without quotes more often than not: those are the lines that libcsv doesn't see.
            const std::size_t letters = alphabet.size() - (trial % 4 == 0 ? 1 : 2);
            std::string text;
            for (std::size_t length = upTo(40); length > 0; --length)
                text += trial % 4 == 1 && upTo(20) == 0 ? "\"a\"" : std::string(1, alphabet[upTo(letters)]);
            const Parsed whole = parsed(text, separator, {text.size() + 1});
            const Parsed pieces = parsed(text, separator, {1 + upTo(7), 1 + upTo(3), 1 + upTo(9)});
            QVERIFY2(whole == pieces, qPrintable(QString::fromStdString(text)));
            QCOMPARE(parsed(text, separator, {1}), whole);
            const Reference reference = byLibcsv(text, separator);
            wellFormed += reference.wellFormed ? 1 : 0;
            // As many rows as are well-formed and of one length.
            QVERIFY2(whole.rows.size() <= reference.rows.size(), qPrintable(QString::fromStdString(text)));
            for (std::size_t i = 0; i < whole.rows.size(); ++i)
                QVERIFY2(withoutLine(whole.rows[i]) == reference.rows[i], qPrintable(QString::fromStdString(text)));
            if (whole.complaint.empty()) {
                QVERIFY(reference.wellFormed);
                QCOMPARE(whole.rows.size(), reference.rows.size());
            } else if (whole.complaint.find("the first row") == std::string::npos) {
                QVERIFY2(!reference.wellFormed, whole.complaint.c_str());
            }
        }
        QVERIFY(wellFormed > 10'000 && wellFormed < 20'000);
    }

    void numbersLinesAcrossPieces() {
        const std::string text = "a,b\n\n\"x\ny\",1\nz,2\r\n  \n3,\"4\"\n5,6\n7";
        const Parsed expected{.rows = {"1<a><b>", "3<x\ny><1>", "5<z><2>", "7<3><4>", "8<5><6>"},
                              .complaint = "data.csv:9: 1 field, but the first row has 2"};
        for (std::size_t size = 1; size <= text.size(); ++size)
            QCOMPARE(parsed(text, ',', {size}), expected);
    }

    void carriageReturnsEndRows() {
        QCOMPARE(parsed("1,2\r3,4\r\n5,6\r", ',', {99}).rows,
                 (std::vector<std::string>{"1<1><2>", "1<3><4>", "2<5><6>"}));
    }

    void aLineMayBeLongerThanAPiece() {
        const std::string field(maxCsvFieldBytes - 1, 'x');
        const std::string text = field + "," + field + "\n" + field + "," + field + "\n1,2";
        const Parsed result = parsed(text, ',', {100'000});
        QCOMPARE(result.complaint, std::string());
        QCOMPARE(result.rows.size(), 3U);
        QCOMPARE(result.rows[1], "2<" + field + "><" + field + ">");
        QCOMPARE(result.rows[2], "3<1><2>");
        QCOMPARE(parsed("1,2\n" + field + "xx,1\n", ',', {100'000}).complaint,
                 "data.csv:2: a field of more than 1048576 bytes (a missing quote?)");
    }

    void stopsInTheMiddleOfAPiece() {
        int rows = 0;
        const std::string name = "x";
        const CsvReader::RowCallback two = [&](auto, auto) { return ++rows < 2; };
        CsvRowParser parser(name, ',', 1, two);
        QVERIFY(!parser.feed("1\n2\n3\n4"));
        QVERIFY(!parser.feed("5\n"));
        parser.finish();
        QCOMPARE(rows, 2);
    }
};

HALFTRUTH_TEST(TestCsvRowParser)
#include "tst_csv_row_parser.moc"
