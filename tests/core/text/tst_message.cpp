#include "tests/support/test_program.h"

#include "core/text/complaint.h"

#include <QTest>

using namespace halftruth;
using namespace std::string_literals;

/// Whatever a message quotes of a file, it is one line that a terminal and a window can show.
class TestMessage : public QObject {
    Q_OBJECT

private slots:
    void isOneLine_data() {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char *name, const std::string &message, const std::string &shown) {
            QTest::newRow(name) << QByteArray::fromStdString(message) << QByteArray::fromStdString(shown);
        };
        row("plain", "q must be in [0, 1/2), but is 7", "q must be in [0, 1/2), but is 7");
        row("letters", "ε ≤ 10⁻⁶ 中 😀", "ε ≤ 10⁻⁶ 中 😀");
        row("lines", "a\nb\tc\rd", "a\\nb\\x09c\\x0dd");
        row("terminal", "\x1b[2Jx\x7f", "\\x1b[2Jx\\x7f");
        row("zero", "a\0b"s, "a\\x00b");
        row("C1", "\u0085\u009b", "\\x85\\x9b");
        row("direction", "a\u202eb\u2066c\u200f", "a\\u202eb\\u2066c\\u200f");
        row("line separator", "a\u2028b\ufeff", "a\\u2028b\\ufeff");
        row("no UTF-8", "a\xff\xfe z", "a\\xff\\xfe z");
        row("cut short", "a\xe2\x82", "a\\xe2\\x82");
        row("longer than needed", "\xc0\xaf \xe0\x80\xaf", "\\xc0\\xaf \\xe0\\x80\\xaf");
        row("half a pair", "\xed\xa0\x80", "\\xed\\xa0\\x80");
        row("behind Unicode", "\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
        row("as long as may be", std::string(400, 'x'), std::string(400, 'x'));
        row("too long", std::string(140'000, 'x'), std::string(400, 'x') + "…");
        std::string many;
        std::string first;
        for (int i = 0; i < 500; ++i) {
            many += "中";
            if (i < 400)
                first += "中";
        }
        row("too long, whole characters", many, first + "…");
    }
    void isOneLine() {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(messageLine(message.toStdString())), shown);
        QCOMPARE(QString::fromUtf8(shown).toUtf8(), shown);
    }

    void complaintsAreOneLine() {
        const std::string words =
            english(complaint("q must be in [0, 1/2), but is '" + std::string(100'000, '\n') + "'"));
        QVERIFY(QString::fromStdString(words).size() < 1000);
        QVERIFY(words.find('\n') == std::string::npos);
        QCOMPARE(english(complaint("epsilon must be in (0, inf), but is 1e-6")),
                 "epsilon must be in (0, ∞), but is 10⁻⁶"s);
    }
};

HALFTRUTH_TEST(TestMessage)
#include "tst_message.moc"
