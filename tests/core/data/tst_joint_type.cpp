#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/data/builtin_data.h"
#include "core/data/embedded_tables.h"
#include "core/data/joint_type.h"
#include "core/data/named_layout.h"
#include "core/data/synthetic_type.h"
#include "core/math/pram/sampling_pram.h"

#include <QTest>

#include <map>
#include <random>
#include <sstream>
#include <stdexcept>

using namespace halftruth;

namespace {

const std::filesystem::path adultLayout{HALFTRUTH_TEST_DATA "/adult_layout.csv"};
const std::filesystem::path adultComment{HALFTRUTH_TEST_DATA "/adult_layout_comment.csv"};

JointType readText(const std::string &text, const std::vector<std::string> &columns,
                   const JointTypeOptions &options = {}) {
    std::istringstream stream{text};
    return readJointType(stream, "data.csv", columns, options);
}

CsvOverview overviewText(const std::string &text, const CsvOverviewOptions &options = {}) {
    std::istringstream stream{text};
    return readCsvOverview(stream, "data.csv", options);
}

using Strings = std::vector<std::string>;
using Counts = std::vector<std::int64_t>;

} // namespace

class TestJointType : public QObject {
    Q_OBJECT

private slots:
    void countsPairs() {
        const JointType type = readText("sex,x,income\nM,1,low\nF,1,high\nM,1,low\nM,1,high\n", {"sex", "income"});
        QCOMPARE(type.variables, (Strings{"sex", "income"}));
        QCOMPARE(type.rowLabels, (Strings{"F", "M"}));
        QCOMPARE(type.columnLabels, (Strings{"high", "low"}));
        QCOMPARE(type.counts, (Counts{1, 0, 1, 2}));
        QCOMPARE(type.n, 4);
        QCOMPARE(type.rows, 4);
        QCOMPARE(type.missing, 0);
        QCOMPARE(type.categories(), std::size_t(4));
        QCOMPARE(type.count(1, 1), 2);
        QCOMPARE(type.label(3), std::string("M, low"));
        VERIFY_CLOSE(type.share(3), 0.5, 0.0);
        VERIFY_CLOSE(type.concentration(), (1.0 + 1.0 + 4.0) / 16.0, 1e-15);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(type.count(0, 2)), std::out_of_range);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(type.count(2, 0)), std::out_of_range);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(type.label(4)), std::out_of_range);
    }

    void countsOneVariable() {
        const JointType type = readText("x\nb\na\nb\n", {"x"});
        QCOMPARE(type.rowLabels, (Strings{"a", "b"}));
        QVERIFY(type.columnLabels.empty());
        QCOMPARE(type.counts, (Counts{1, 2}));
        QCOMPARE(type.columnCount(), std::size_t(1));
        QCOMPARE(type.label(1), std::string("b"));
        QCOMPARE(type.count(1), 2);
    }

    void ordersLabels() {
        const std::string text = "x,y\nb,10\na,9\n\xC3\xA9,100\n";
        const JointType sorted = readText(text, {"x", "y"});
        QCOMPARE(sorted.rowLabels, (Strings{"a", "b", "\xC3\xA9"}));
        QCOMPARE(sorted.columnLabels, (Strings{"9", "10", "100"}));
        QCOMPARE(sorted.counts, (Counts{1, 0, 0, 0, 1, 0, 0, 0, 1}));
        const JointType seen = readText(text, {"x", "y"}, {.order = LabelOrder::FirstSeen});
        QCOMPARE(seen.rowLabels, (Strings{"b", "a", "\xC3\xA9"}));
        QCOMPARE(seen.columnLabels, (Strings{"10", "9", "100"}));
    }

    void sortedOrderDoesNotDependOnTheRows() {
        Strings rows;
        for (int i = 0; i < 60; ++i)
            rows.push_back(std::string(1, static_cast<char>('a' + i % 7)) + "," + std::to_string(i % 5) + "\n");
        std::mt19937 random{5};
        const auto read = [&] {
            std::string text = "x,y\n";
            for (const std::string &row : rows)
                text += row;
            return readText(text, {"x", "y"});
        };
        const JointType first = read();
        for (int trial = 0; trial < 20; ++trial) {
            std::ranges::shuffle(rows, random);
            QVERIFY(read() == first);
        }
    }

    void leavesMissingOut() {
        const JointType type = readText("x,y\na,1\n?,1\nb,\nb,2\n ? ,?\n", {"x", "y"});
        QCOMPARE(type.n, 2);
        QCOMPARE(type.missing, 3);
        QCOMPARE(type.rows, 5);
        QCOMPARE(type.rowLabels, (Strings{"a", "b"}));
        // A column that isn't asked for may miss what it wants.
        QCOMPARE(readText("x,y\na,1\n?,1\nb,\nb,2\n ? ,?\n", {"x"}).missing, 2);
    }

    void weighsRows() {
        const JointType type =
            readText("x,y,count\na,1,10\na,2,0\nb,1,5\na,1,7\n?,1,3\n", {"x", "y"}, {.weightColumn = "count"});
        QCOMPARE(type.counts, (Counts{17, 0, 5, 0}));
        QCOMPARE(type.n, 22);
        QCOMPARE(type.missing, 3);
        QCOMPARE(type.rows, 5);
        QCOMPARE(readText("a,4\nb,5\n", {"1"}, {.weightColumn = "2"}).counts, (Counts{4, 5}));
    }

    void findsColumnsByNameOrNumber() {
        const std::string text = "2,a,x\nr,1,p\nr,1,q\n";
        const JointTypeOptions header{.csv = {.header = Header::Yes}};
        QCOMPARE(readText(text, {"2"}, header).rowLabels, (Strings{"r"})); // a name goes before a number
        QCOMPARE(readText(text, {"3"}, header).variables, (Strings{"x"}));
        QCOMPARE(readText("1,2\n3,4\n", {"2"}).variables, (Strings{"column 2"}));
        QCOMPARE(readText("1,2\n3,4\n", {"column 1"}).rowLabels, (Strings{"1", "3"}));
    }

    void complains_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Strings>("columns");
        QTest::addColumn<QString>("weight");
        QTest::addColumn<QString>("message");
        QTest::newRow("no such column") << QByteArray("sex,income\na,1\na,2\n") << Strings{"age"} << ""
                                        << "data.csv: there is no column 'age'; there are sex, income";
        QTest::newRow("number too large") << QByteArray("sex,income\na,1\na,2\n") << Strings{"3"} << ""
                                          << "data.csv: there is no column '3'; there are sex, income";
        QTest::newRow("number zero") << QByteArray("sex,income\na,1\na,2\n") << Strings{"0"} << ""
                                     << "data.csv: there is no column '0'; there are sex, income";
        QTest::newRow("no such weight") << QByteArray("sex,income\na,1\na,2\n") << Strings{"sex"} << "count"
                                        << "data.csv: there is no column 'count'; there are sex, income";
        QTest::newRow("several of that name") << QByteArray("a,a\n1,2\n") << Strings{"a"} << ""
                                              << "data.csv: there are several columns 'a': give its number, 1 to 2";
        QTest::newRow("negative count") << QByteArray("x,n\na,1\nb,-2\n") << Strings{"x"} << "n"
                                        << "data.csv:3: a count must be in {0, ..., 1000000000}, but is '-2'";
        QTest::newRow("fractional count") << QByteArray("x,n\na,1\nb,2.5\n") << Strings{"x"} << "n"
                                          << "data.csv:3: a count must be in {0, ..., 1000000000}, but is '2.5'";
        QTest::newRow("missing count") << QByteArray("x,n\na,1\nb,\n") << Strings{"x"} << "n"
                                       << "data.csv:3: a count must be in {0, ..., 1000000000}, but is ''";
        QTest::newRow("count beyond 64 bits")
            << QByteArray("x,n\na,1\nb,99999999999999999999\n") << Strings{"x"} << "n"
            << "data.csv:3: a count must be in {0, ..., 1000000000}, but is '99999999999999999999'";
        QTest::newRow("too many records") << QByteArray("x,n\na,1000000000\nb,1\n") << Strings{"x"} << "n"
                                          << "data.csv:3: more than 1000000000 records";
        QTest::newRow("no rows") << QByteArray("x,n\n") << Strings{"x"} << ""
                                 << "data.csv: no row counts: of 0 rows read, none has a value in x";
        QTest::newRow("all missing") << QByteArray("x,n\n?,1\na,?\n") << Strings{"x", "n"} << ""
                                     << "data.csv: no row counts: of 2 rows read, none has values in x, n";
        QTest::newRow("empty file") << QByteArray() << Strings{"x"} << ""
                                    << "data.csv: has no rows";
        QTest::newRow("malformed") << QByteArray("x,n\na,1\nb\n") << Strings{"x"} << ""
                                   << "data.csv:3: 1 field, but the first row has 2";
        QTest::newRow("the same column twice")
            << QByteArray("x,n\na,1\n") << Strings{"x", "1"} << ""
            << "the columns must differ from each other and from the weight column";
        QTest::newRow("a column and its weight")
            << QByteArray("x,n\na,1\n") << Strings{"x", "n"} << "n"
            << "the columns must differ from each other and from the weight column";
        QTest::newRow("no columns") << QByteArray("x,n\na,1\n") << Strings{} << ""
                                    << "the number of columns must be in {1, 2}, but is 0";
        QTest::newRow("three columns") << QByteArray("x,y,z\na,1,2\n") << Strings{"x", "y", "z"} << ""
                                       << "the number of columns must be in {1, 2}, but is 3";
    }
    void complains() {
        QFETCH(QByteArray, text);
        QFETCH(Strings, columns);
        QFETCH(QString, weight);
        QFETCH(QString, message);
        try {
            readText(text.toStdString(), columns,
                     {.csv = {.header = text.isEmpty() ? Header::Detect : Header::Yes},
                      .weightColumn = weight.toStdString()});
            QFAIL("accepted");
        } catch (const std::exception &error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
        }
    }

    void refusesTooManyCategories() {
        std::string text = "x,y\n";
        for (int i = 1; i <= 1001; ++i)
            text += std::to_string(i) + "," + std::to_string(i) + "\n";
        QCOMPARE(readText(text.substr(0, text.rfind("1001,")), {"x", "y"}).categories(), maxCategories);
        try {
            readText(text, {"x", "y"});
            QFAIL("accepted");
        } catch (const CsvError &error) {
            QCOMPARE(error.what(), "data.csv:1002: more than 1000000 categories of x, y; is one of them a number?");
            QCOMPARE(error.line(), 1002);
        }
    }

    void refusesLabelsOfUnboundedLength() {
        std::string text = "x,y\n";
        for (int i = 0; i < 70; ++i)
            text += std::to_string(i) + std::string(1'000'000, 'x') + ",1\n";
        try {
            readText(text, {"x", "y"});
            QFAIL("accepted");
        } catch (const CsvError &error) {
            QCOMPARE(error.what(), "data.csv:69: categories whose names take more than 67108864 bytes");
        }
    }

    void agreesWithANaiveCount() {
        std::mt19937 random{1733};
        for (int trial = 0; trial < 50; ++trial) {
            const auto xs = 1 + random() % 40;
            const auto ys = 1 + random() % 40;
            std::map<std::pair<std::string, std::string>, std::int64_t> expected;
            std::string text = "x,y,w\n";
            std::int64_t n = 0;
            for (int row = 0; row < 500; ++row) {
                const std::string x = "x" + std::to_string(random() % xs);
                const std::string y = "y" + std::to_string(random() % ys);
                const int weight = static_cast<int>(random() % 1000);
                text += x + "," + y + "," + std::to_string(weight) + "\n";
                expected[{x, y}] += weight;
                n += weight;
            }
            const JointType type = readText(text, {"x", "y"}, {.weightColumn = "w"});
            QCOMPARE(type.n, n);
            QCOMPARE(type.counts.size(), type.rowLabels.size() * type.columnLabels.size());
            for (std::size_t i = 0; i < type.rowLabels.size(); ++i)
                for (std::size_t j = 0; j < type.columnLabels.size(); ++j) {
                    const auto found = expected.find({type.rowLabels[i], type.columnLabels[j]});
                    QCOMPARE(type.count(i, j), found == expected.end() ? 0 : found->second);
                }
        }
    }

    void readsAdultFiles() {
        const JointType byName = readJointType(adultLayout, {"sex", "income"});
        QCOMPARE(byName.rowLabels, (Strings{"Female", "Male"}));
        QCOMPARE(byName.columnLabels, (Strings{"<=50K", ">50K"}));
        QCOMPARE(byName.counts, (Counts{59, 14, 89, 38}));
        QVERIFY(readJointType(adultLayout, {"10", "15"}) == byName);
        QCOMPARE(readJointType(adultLayout, {"workclass"}).missing, 22);
        // The test file has a comment in its first line, and its labels end in a full stop.
        QCOMPARE(readJointType(adultComment, {"income"}).rowLabels, (Strings{"<=50K.", ">50K."}));
    }

    void namesOnlyTheLayoutsItKnows() {
        for (const NamedLayout &layout : namedLayouts()) {
            for (const auto &mark : layout.marks)
                QVERIFY(mark.column < layout.columns.size());
        }
        std::vector<Strings> rows(3, Strings(15, "1"));
        QVERIFY(matchLayout(rows) == nullptr);
        for (Strings &row : rows) {
            row[9] = "Female";
            row[14] = ">50K.";
        }
        QVERIFY(matchLayout(rows) == &namedLayouts()[0]);
        rows[1][9] = "F";
        QVERIFY(matchLayout(rows) == nullptr);
        rows[1] = {"Female"};
        QVERIFY(matchLayout(rows) == nullptr);
        QVERIFY(matchLayout({}) == nullptr);
    }

    void givesAnOverview() {
        const CsvOverview overview = overviewText("name;count\na;1\nb;2\n?;2\n");
        QCOMPARE(overview.separator, ';');
        QVERIFY(overview.hasHeader);
        QVERIFY(overview.complete);
        QCOMPARE(overview.rows, 3);
        QCOMPARE(overview.firstRows.size(), std::size_t(3));
        QCOMPARE(overview.columns.at(0).name, std::string("name"));
        QCOMPARE(overview.columns.at(0).distinct, std::size_t(2));
        QCOMPARE(overview.columns.at(0).missing, 1);
        QVERIFY(!overview.columns.at(0).looksLikeWeights);
        QVERIFY(overview.columns.at(1).looksLikeWeights);
        QVERIFY(!overviewText("x,Freq\na,1\nb,-1\n").columns.at(1).looksLikeWeights);
        QVERIFY(!overviewText("x,y\na,1\nb,1\n").columns.at(1).looksLikeWeights);
    }

    void boundsTheOverview() {
        std::string text = "x,y\n";
        for (int i = 0; i < 300; ++i)
            text += std::to_string(i) + ",a\n";
        const CsvOverview few = overviewText(text, {.maxRows = 200, .maxDistinct = 50});
        QCOMPARE(few.rows, 200);
        QVERIFY(!few.complete);
        QCOMPARE(few.firstRows.size(), std::size_t(20));
        QCOMPARE(few.columns.at(0).distinct, std::size_t(50));
        QVERIFY(few.columns.at(0).moreDistinct);
        QVERIFY(!few.columns.at(1).moreDistinct);
        QVERIFY(overviewText(text, {.maxRows = 300}).complete);
        QVERIFY(overviewText("").columns.empty());

        const CsvOverview adult = readCsvOverview(adultLayout);
        QCOMPARE(adult.layout, std::string("UCI Adult"));
        QCOMPARE(adult.columns.at(9).name, std::string("sex"));
        QCOMPARE(adult.columns.at(9).distinct, std::size_t(2));
        QCOMPARE(adult.rows, 200);
    }

    void builtinTablesAreWhole() {
        QCOMPARE(builtinTables().size(), embeddedTables().size());
        for (const BuiltinTable &table : builtinTables()) {
            QVERIFY(findBuiltinTable(table.id) == &table);
            QVERIFY(!table.title.empty());
            QVERIFY(table.source.ends_with('.'));
            QCOMPARE(table.type.variables.size(), std::size_t(2));
            std::int64_t sum = 0;
            for (const std::int64_t count : table.type.counts)
                sum += count;
            QCOMPARE(sum, table.type.n);
            if (table.id.starts_with("adult"))
                QCOMPARE(table.type.n + table.type.missing, 32561);
            if (table.id.starts_with("berkeley"))
                QCOMPARE(table.type.n, 4526);
        }
        QVERIFY(findBuiltinTable("none") == nullptr);
    }

    void builtinTablesHaveThePublishedCounts() {
        const BuiltinTable *adult = findBuiltinTable("adult-sex-income");
        QVERIFY(adult != nullptr);
        QCOMPARE(adult->type.counts, (Counts{9592, 1179, 15128, 6662}));
        // Bickel, Hammel and O'Connell 1975: 1198 of 2691 men and 557 of 1835 women admitted in the six departments.
        const BuiltinTable *berkeley = findBuiltinTable("berkeley-gender-admission");
        QVERIFY(berkeley != nullptr);
        QCOMPARE(berkeley->type.counts, (Counts{557, 1278, 1198, 1493}));
        // Nigeria: 831 of 2435 answered yes.
        const BuiltinTable *nigeria = findBuiltinTable("nigeria-sex-answer");
        QVERIFY(nigeria != nullptr);
        QCOMPARE(nigeria->type.count(0, 0) + nigeria->type.count(1, 0), 831);
        QCOMPARE(nigeria->type.n, 2435);
    }

    void concentrations() {
        VERIFY_CLOSE(uniformConcentration(4), 0.25, 0.0);
        VERIFY_CLOSE(zipfConcentration(4, 0), 0.25, 1e-15);
        // H(3,1) = 11/6, H(3,2) = 49/36: S = 49/121.
        VERIFY_CLOSE(zipfConcentration(3, 1), 49.0 / 121.0, 1e-15);
        VERIFY_CLOSE(zipfConcentration(1000000, 1e6), 1.0, 0.0);
        VERIFY_CLOSE(zipfConcentration(1, 2), 1.0, 0.0);
        // H(1e6, 1) = 14.392726722865723631..., H(1e6, 2) = pi^2/6 - 1/1e6 + 1/(2e12) - ...
        VERIFY_CLOSE(zipfConcentration(1000000, 1), 1.6449330668487264 / (14.392726722865724 * 14.392726722865724),
                     1e-14);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(uniformConcentration(0)), std::domain_error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(uniformConcentration(1000001)), std::domain_error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(zipfConcentration(4, -1)), std::domain_error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(zipfConcentration(4, std::nan(""))), std::domain_error);
    }

    void syntheticTypes_data() {
        QTest::addColumn<qulonglong>("categories");
        QTest::addColumn<qlonglong>("n");
        QTest::addColumn<double>("exponent");
        for (const qulonglong categories : {1ULL, 2ULL, 3ULL, 7ULL, 1000ULL})
            for (const qlonglong n : {1LL, 10LL, 32561LL, 1000000000LL})
                for (const double exponent : {0.0, 0.5, 1.0, 2.0, 1e6})
                    QTest::addRow("K=%llu n=%lld a=%g", categories, n, exponent) << categories << n << exponent;
        QTest::addRow("most categories") << qulonglong{maxCategories} << 1000000000LL << 1.0;
    }
    void syntheticTypes() {
        QFETCH(qulonglong, categories);
        QFETCH(qlonglong, n);
        QFETCH(double, exponent);
        const JointType type = zipfType(categories, n, exponent);
        QCOMPARE(type.n, n);
        QCOMPARE(type.categories(), categories);
        std::int64_t sum = 0;
        for (const std::int64_t count : type.counts) {
            QVERIFY(count >= 0);
            sum += count;
        }
        QCOMPARE(sum, n);
        QVERIFY(std::ranges::is_sorted(type.counts, std::greater<>{}));
        if (n == 1000000000)
            VERIFY_CLOSE(type.concentration(), zipfConcentration(categories, exponent), 1e-3);
    }

    void uniformIsEven() {
        QCOMPARE(uniformType(4, 10).counts, (Counts{3, 3, 2, 2}));
        QCOMPARE(uniformType(3, 9).counts, (Counts{3, 3, 3}));
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(uniformType(4, 0)), std::domain_error);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(zipfType(0, 4, 1)), std::domain_error);
    }
};

HALFTRUTH_TEST(TestJointType)
#include "tst_joint_type.moc"
