#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/vectors/anonymity.h"
#include "core/math/vectors/bit_collection.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

using namespace halftruth;

namespace {

/// The definition, with a product for each pair; in long double, whose 64 bits leave it the digits of a double.
Anonymity anonymityByDefinition(double q, const BitCollection &collection) {
    const int bits = collection.bits;
    const auto report = [&](int distance) {
        return std::pow(1 - static_cast<long double>(q), bits - distance) *
               std::pow(static_cast<long double>(q), distance);
    };
    const auto logMissed = [&](int distance) { // of 1 - g, also where g is next to 1
        return distance == 0 ? std::log(-std::expm1(bits * std::log1p(-static_cast<long double>(q))))
                             : std::log1p(-report(distance));
    };
    std::vector<long double> reports;
    std::vector<long double> logsMissed;
    for (int distance = 0; distance <= bits; ++distance) {
        reports.push_back(report(distance));
        logsMissed.push_back(logMissed(distance));
    }
    const auto distance = [](std::uint32_t v, std::uint32_t s) {
        return static_cast<std::size_t>(std::popcount(v ^ s));
    };
    Anonymity best{.value = std::numeric_limits<double>::infinity()};
    for (std::uint32_t s = 0; s < 1U << bits; ++s) {
        for (std::size_t i = 0; i < collection.members.size(); ++i) {
            long double missed = 0;
            for (std::size_t j = 0; j < collection.members.size(); ++j)
                missed += j == i ? 0 : logsMissed[distance(collection.members[j], s)];
            const std::uint32_t v = collection.members[i];
            const auto ratio = static_cast<double>(-std::expm1(missed) / reports[distance(v, s)]);
            if (ratio < best.value)
                best = {.value = ratio, .v = v, .s = s};
        }
    }
    return best;
}

double ratioAt(double q, const BitCollection &collection, std::uint32_t v, std::uint32_t s) {
    BitCollection others = collection;
    others.members.erase(std::ranges::find(others.members, v));
    const int distance = std::popcount(v ^ s);
    return presenceProbability(q, others, s) / (std::pow(1 - q, collection.bits - distance) * std::pow(q, distance));
}

} // namespace

class TestBitCollection : public QObject {
    Q_OBJECT

private slots:
    void countsCopies() {
        const BitCollection counted = parseBitCollection("000x3, 011\n101x2");
        QCOMPARE(counted, parseBitCollection("000,000,000,011,101,101"));
        const BitCollection many = parseBitCollection("000x500,111x500");
        QCOMPARE(many.members.size(), std::size_t{1000});
        QCOMPARE(bitCollectionText(many), std::string("000x500,111x500"));
        QCOMPARE(bitCollectionText(counted), std::string("000,000,000,011,101,101")); // few are read more easily
        for (const BitCollection &each :
             {counted, many, randomBitCollection(1, 300, 5), randomBitCollection(9, 50, 5)})
            QCOMPARE(parseBitCollection(bitCollectionText(each)), each);
    }

    void endsATextWhereEnoughIsThere() {
        for (const BitCollection &each : {parseBitCollection("000x500,111x500"), parseBitCollection("000,011,101"),
                                          randomBitCollection(3, 60, 5)}) {
            const std::string whole = bitCollectionText(each);
            for (std::size_t enough = 0; enough <= whole.size() + 1; ++enough) {
                const std::string text = bitCollectionText(each, enough);
                QVERIFY(whole.starts_with(text));
                QVERIFY(text == whole || text.size() > enough);
            }
            QVERIFY(bitCollectionText(each, 0).size() <= std::string_view("000x500").size());
        }
    }

    void shortensALongText() {
        const BitCollection random = randomBitCollection(3, 100'000, 7);
        const auto text = shortCollectionText(random, 200);
        QVERIFY(text && text->size() <= 200);
        BitCollection sorted = random;
        std::ranges::sort(sorted.members);
        QCOMPARE(parseBitCollection(*text), sorted);
        const BitCollection few = parseBitCollection("11,00,11");
        QCOMPARE(shortCollectionText(few, 8), std::optional(std::string("11,00,11"))); // in its own order
        QVERIFY(!shortCollectionText(few, 7));
        QVERIFY(!shortCollectionText(randomBitCollection(24, 100'000, 7), 8192));
    }

    void changesTheLength() {
        const BitCollection records = parseBitCollection("000,011,101");
        QCOMPARE(withRecordLength(records, 3), records);
        QCOMPARE(withRecordLength(records, 2), parseBitCollection("00,01,10"));
        QCOMPARE(withRecordLength(records, 1), parseBitCollection("0,0,1"));
        QCOMPARE(withRecordLength(records, 8), parseBitCollection("00000000,01101101,10110110"));
        QCOMPARE(withRecordLength(parseBitCollection("10"), 24), parseBitCollection("101010101010101010101010"));
    }

    void presenceAgreesWithReference_data() {
        addReferenceColumns();
        addReference("presence-probability", [](const ReferenceRow &row) {
            const BitCollection outcome = parseBitString(row.inputs.at("outcome"), "outcome");
            return presenceProbability(row["q"], parseBitCollection(row.inputs.at("collection")),
                                       outcome.members.front());
        });
    }
    void presenceAgreesWithReference() { VERIFY_REFERENCE(); }

    void anonymityAgreesWithReference_data() {
        addReferenceColumns();
        addReference("anonymity", [](const ReferenceRow &row) {
            return anonymity(row["q"], parseBitCollection(row.inputs.at("collection"))).value;
        });
    }
    void anonymityAgreesWithReference() { VERIFY_REFERENCE(); }

    void agreesWithTheDefinition_data() {
        QTest::addColumn<int>("bits");
        QTest::addColumn<int>("members");
        for (int bits = 1; bits <= 8; ++bits) {
            for (const int members : {2, 3, 7, 40})
                QTest::addRow("L = %d, %d members", bits, members) << bits << members;
        }
    }
    void agreesWithTheDefinition() {
        QFETCH(int, bits);
        QFETCH(int, members);
        const BitCollection collection = randomBitCollection(bits, members, static_cast<std::uint32_t>(100 * bits));
        for (const double q : {1e-12, 1e-3, 0.1, 0.25, 0.49, 0.5}) {
            const Anonymity found = anonymity(q, collection);
            VERIFY_CLOSE(found.value, anonymityByDefinition(q, collection).value, 1e-13);
            VERIFY_CLOSE(ratioAt(q, collection, found.v, found.s), found.value, 1e-12);
        }
    }

    // More bits than are enumerated in one block, and few members: the minimum is where the farthest ones report.
    void longRecords() {
        for (const int bits : {16, 17, 18}) {
            const BitCollection collection = randomBitCollection(bits, 5, 7);
            const Anonymity found = anonymity(0.2, collection);
            const Anonymity expected = anonymityByDefinition(0.2, collection);
            VERIFY_CLOSE(found.value, expected.value, 1e-13);
            VERIFY_CLOSE(ratioAt(0.2, collection, found.v, found.s), found.value, 1e-12);
        }
    }

    // Two opposites of 24 bits: what the other one adds is (q/p)^24, 120 digits below where a transform would see it.
    void keepsTinyAnonymity() {
        const BitCollection opposites{.bits = 24, .members = {0, (1U << 24U) - 1}};
        const Anonymity found = anonymity(1e-6, opposites);
        VERIFY_CLOSE(found.value, 1.0000240003000015139451e-144, 1e-13);
        QVERIFY(found.v == found.s);
        VERIFY_CLOSE(presenceProbability(1e-6, {.bits = 24, .members = {0}}, (1U << 24U) - 1), 1e-144, 1e-13);
    }

    void ends() {
        QCOMPARE(anonymity(0.25, {.bits = 3, .members = {5}}).value, 0.0);
        QCOMPARE(anonymity(0.25, {.bits = 3, .members = {5}}).v, 5U);
        const BitCollection twins{.bits = 2, .members = {1, 3, 1, 3}};
        QCOMPARE(anonymity(0, twins).value, 1.0);
        VERIFY_CLOSE(anonymity(1e-9, twins).value, 1.0, 1e-8);
        const BitCollection lonely{.bits = 2, .members = {1, 3, 1}};
        QCOMPARE(anonymity(0, lonely), (Anonymity{.value = 0, .v = 3, .s = 3}));
        VERIFY_CLOSE(anonymity(0.5, lonely).value, 4 * (1 - std::pow(0.75, 2)), 1e-15);
        QCOMPARE(presenceProbability(0, lonely, 3), 1.0);
        QCOMPARE(presenceProbability(0, lonely, 2), 0.0);
        VERIFY_CLOSE(presenceProbability(0.5, lonely, 2), 1 - std::pow(0.75, 3), 1e-15);
    }

    void flippingABitOfEverybodyChangesNothing() {
        BitCollection collection = randomBitCollection(12, 300, 3);
        const double value = anonymity(0.3, collection).value;
        const double present = presenceProbability(0.3, collection, 77);
        for (std::uint32_t &member : collection.members)
            member ^= 0xa5U;
        VERIFY_CLOSE(anonymity(0.3, collection).value, value, 1e-14);
        VERIFY_CLOSE(presenceProbability(0.3, collection, 77U ^ 0xa5U), present, 1e-14);
    }

    // Before any outcome was looked at: of two seconds' work for which nobody waits any more.
    void stops() {
        std::stop_source source;
        source.request_stop();
        const BitCollection large = randomBitCollection(24, 1'000'000, 3);
        QVERIFY(std::isinf(anonymity(0.25, large, source.get_token()).value));
    }

    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("printed");
        QTest::newRow("commas") << "000,011,101"
                                << "000,011,101";
        QTest::newRow("semicolons") << "10;01;10"
                                    << "10,01,10";
        QTest::newRow("blanks") << " 1 0\t1\n"
                                << "1,0,1";
        QTest::newRow("mixed") << "01 ; 10 ,11 00"
                               << "01,10,11,00";
        QTest::newRow("24 bits") << "100000000000000000000001"
                                 << "100000000000000000000001";
    }
    void reads() {
        QFETCH(QString, text);
        QFETCH(QString, printed);
        const BitCollection collection = parseBitCollection(text.toStdString());
        QCOMPARE(QString::fromStdString(bitCollectionText(collection)), printed);
        QCOMPARE(parseBitCollection(printed.toStdString()), collection);
    }

    void firstCharacterIsTheLeadingBit() {
        QCOMPARE(parseBitCollection("011").members.front(), 3U);
        QCOMPARE(bitString(3, 5), std::string("00011"));
    }

    void randomCollectionsAreTheSameEverywhere() {
        // The first outputs of the Mersenne twister for its standard seed: 3499211612, 581869302, 3890346734.
        const BitCollection collection = randomBitCollection(24, 3, 5489);
        QCOMPARE(collection.members,
                 (std::vector<std::uint32_t>{3499211612U >> 8U, 581869302U >> 8U, 3890346734U >> 8U}));
        QVERIFY(randomBitCollection(3, 100, 1) != randomBitCollection(3, 100, 2));
    }

    void complains_data() {
        addMessageColumns();
        for (const char *text : {"000x", "000x0", "000x-1", "x5", "000x5x5", "000x1.5"})
            addMessage(text,
                       qPrintable(QStringLiteral("collection must be records of 0s and 1s, as in 000,011,101, but "
                                                 "record 1 is '%1'")
                                      .arg(QLatin1String(text))),
                       [text] { (void)parseBitCollection(text); });
        for (const char *text : {"0,0x1000000", "0x99999999999999"})
            addMessage(text, "collection must have at most 1000000 records, but has more",
                       [text] { (void)parseBitCollection(text); });
        addMessage("length", "bits must be in {1, ..., 24}, but is 25",
                   [] { (void)withRecordLength(parseBitCollection("01"), 25); });
        const auto parse = [](const char *text, const char *message) {
            addMessage("parse", message, [text] { (void)parseBitCollection(text); });
        };
        parse("", "collection must be records of 0s and 1s, as in 000,011,101, but is empty");
        parse(" \t", "collection must be records of 0s and 1s, as in 000,011,101, but is empty");
        parse("0,,1", "collection must be records of 0s and 1s, as in 000,011,101, but record 2 is empty");
        parse("0,1,", "collection must be records of 0s and 1s, as in 000,011,101, but record 3 is empty");
        parse("01,0a", "collection must be records of 0s and 1s, as in 000,011,101, but record 2 is '0a'");
        parse("01,11,011",
              "the records of collection must have one length, but record 1 has 2 bits and record 3 has 3");
        parse("0000000000000000000000000", "the length of record 1 of collection must be in {1, ..., 24}, but is 25");
        addMessage("parse", "collection must have at most 1000000 records, but has more", [] {
            std::string text = "1";
            for (std::size_t i = 0; i < maxCollectionMembers; ++i)
                text += ",1";
            (void)parseBitCollection(text);
        });
        addMessage("parseBitString", "outcome must be one record, but is 2",
                   [] { (void)parseBitString("01,11", "outcome"); });
        addMessage("random", "bits must be in {1, ..., 24}, but is 25", [] { (void)randomBitCollection(25, 1, 1); });
        addMessage("random", "members must be in {1, ..., 1000000}, but is 0",
                   [] { (void)randomBitCollection(5, 0, 1); });
        const BitCollection good{.bits = 2, .members = {1, 2}};
        addMessage("presence", "q must be in [0, 0.5], but is 0.6",
                   [good] { (void)presenceProbability(0.6, good, 1); });
        addMessage("presence", "outcome must be in {0, ..., 3}, but is 4",
                   [good] { (void)presenceProbability(0.1, good, 4); });
        addMessage("anonymity", "q must be in [0, 0.5], but is nan",
                   [good] { (void)anonymity(std::numeric_limits<double>::quiet_NaN(), good); });
        addMessage("anonymity", "the number of records of collection must be in {1, ..., 1000000}, but is 0",
                   [] { (void)anonymity(0.1, {.bits = 2, .members = {}}); });
        addMessage("anonymity", "the length of the records of collection must be in {1, ..., 24}, but is 25",
                   [] { (void)anonymity(0.1, {.bits = 25, .members = {0}}); });
        addMessage("anonymity", "a record of collection must have 2 bits, but is 4", [] {
            (void)anonymity(0.1, {.bits = 2, .members = {0, 4}});
        });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestBitCollection)
#include "tst_bit_collection.moc"
