#include "tests/support/test_program.h"

#include "core/data/bit_records.h"

#include <QTest>

#include <sstream>

using namespace halftruth;

namespace {

BitCollection read(const char *text) {
    std::istringstream stream{text};
    return readBitRecords(stream, "records.txt");
}

QString complaintOf(const char *text) {
    try {
        (void)read(text);
    } catch (const CsvError &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("nothing");
}

} // namespace

class TestBitRecords : public QObject {
    Q_OBJECT

private slots:
    void reads_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("records");
        QTest::newRow("one on a line") << QByteArray("000\n011\n101\n") << QByteArray("000,011,101");
        QTest::newRow("no line end, blank lines, spaces")
            << QByteArray("000\r\n\r\n 011\r\n101") << QByteArray("000,011,101");
        QTest::newRow("a header") << QByteArray("record\n01\n10\n") << QByteArray("01,10");
        QTest::newRow("a table of records") << QByteArray("00,01\n11,10\n") << QByteArray("00,01,11,10");
        QTest::newRow("a table of bits") << QByteArray("a;b;c\n0;1;1\n1;0;0\n") << QByteArray("011,100");
        QTest::newRow("a column of bits") << QByteArray("0\n1\n1\n") << QByteArray("0,1,1");
        QTest::newRow("copies") << QByteArray("000x40\n111x2\n") << QByteArray("000x40,111,111");
        QTest::newRow("on one line") << QByteArray("000 011 101") << QByteArray("000,011,101");
        QTest::newRow("quoted") << QByteArray("\"01\",\"10\"\n") << QByteArray("01,10");
    }
    void reads() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, records);
        QCOMPARE(read(text.constData()), parseBitCollection(records.toStdString()));
    }

    void complainsWithTheLine() {
        QCOMPARE(
            complaintOf("000\n011\n01\n"),
            QStringLiteral("records.txt:3: the records must have one length, but the first has 3 bits and this one "
                           "has 2"));
        QVERIFY(complaintOf("000\n0a1\n")
                    .startsWith(QStringLiteral("records.txt:2: the file must be records of 0s and 1s")));
        QVERIFY(complaintOf("0,1\n1,2\n").endsWith(QStringLiteral("a bit must be 0 or 1, but is '2'")));
        QCOMPARE(complaintOf(""), QStringLiteral("records.txt: has no records of 0s and 1s"));
        QCOMPARE(complaintOf("name\n"), QStringLiteral("records.txt: has no records of 0s and 1s"));
        QVERIFY(complaintOf("0x1000000\n0\n").contains(QStringLiteral("at most 1000000 records")));
        QVERIFY_EXCEPTION_THROWN((void)readBitRecords("no/such/file"), CsvError);
    }
};

HALFTRUTH_TEST(TestBitRecords)
#include "tst_bit_records.moc"
