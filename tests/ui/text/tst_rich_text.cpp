#include "tests/support/test_program.h"
#include "ui/scene/theme.h"
#include "ui/text/line_breaks.h"
#include "ui/text/plain_texts.h"
#include "ui/text/rich_text.h"
#include "ui/text/text_cache.h"
#include "ui/window/sentence_panel.h"

#include <QAccessible>
#include <QClipboard>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

using namespace halftruth;

namespace {

constexpr const char *sentence = "With <i>q</i> = <b>0.25</b>, an answer changes the odds by at most "
                                 "<b><i>e</i><sup>1.1</sup></b>&nbsp;= 3×, and that is all.";

QImage blank(int width, int height) {
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

QImage painted(const RichText &text) {
    QImage image = blank(300, 60);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    text.paint(&painter, {10, 20});
    return image;
}

/// The rows that have ink in the columns from `left` on.
std::pair<int, int> inkRows(const QImage &image, int left) {
    std::pair<int, int> rows{image.height(), -1};
    for (int y = 0; y < image.height(); ++y)
        for (int x = left; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 160)
                rows = {std::min(rows.first, y), y};
    return rows;
}

} // namespace

class RichTextTest : public QObject {
    Q_OBJECT

private slots:
    // Upright hats are out of sight with some fonts.
    void hatsOfToolTipsStandInItalics() {
        QCOMPARE(withItalicMarks(QStringLiteral("Var π\u0302 = E‖T\u0302 − T‖ é")),
                 QStringLiteral("Var <i>π\u0302</i> = E‖<i>T\u0302</i> − T‖ é"));
        QVERIFY(asToolTip(QStringLiteral("|π\u0302 − π| ≤ α")).contains(QStringLiteral("|<i>π\u0302</i>")));
    }

    // No line ends at the sign of a formula, nor between a number and its %.
    void formulasStayOnALine() {
        const QString formula =
            QStringLiteral("a share of 68.8 % at <i>q</i> = 0.1 and (1 − <i>q</i>)/<i>q</i> ≥ 9 + 1");
        const QString kept = keptOnLines(formula);
        QCOMPARE(kept.count(QChar::Nbsp), 9);
        QCOMPARE(QString(kept).replace(QChar::Nbsp, QLatin1Char(' ')), formula);
        QCOMPARE(keptOnLines(kept), kept);
        QCOMPARE(keptOnLines(QStringLiteral("← → charts · B black")), QStringLiteral("← → charts · B black"));
        RichText text(formula, textFont(13));
        QVERIFY(!text.plainText().contains(QChar::Nbsp)); // what is copied is as it was written
        for (double width = 40; width < text.naturalWidth(); width += 3) {
            text.setWidth(width);
            const QString plain = text.plainText();
            for (qsizetype at = 1; at + 1 < plain.size(); ++at) {
                const auto line = [&](qsizetype of) { return text.rectangles(of, of + 1).front().top(); };
                if (QStringLiteral("=−≥+%").contains(plain[at]))
                    QVERIFY2(line(at - 2) == line(at) &&
                                 (at + 2 >= plain.size() || plain[at] == u'%' || line(at) == line(at + 2)),
                             qPrintable(plain.left(at + 1)));
            }
        }
    }

    // What is left of a name keeps its styles: e^ε isn't eε.
    void isElidedInItsMiddle() {
        const RichText text(QStringLiteral("change of the odds, <i>e</i><sup><i>ε</i></sup>"), textFont(13));
        QCOMPARE(text.elidedText(text.naturalWidth() + 1), text.plainText());
        for (double width = 80; width < text.naturalWidth(); width += 5) {
            const QString left = text.elidedText(width);
            QVERIFY2(left.count(u'…') == 1 && left.endsWith(QStringLiteral("eε")), qPrintable(left));
            QVERIFY2(left.startsWith(QStringLiteral("change")) || width < 100, qPrintable(left));
            QVERIFY(left.size() >= text.elidedText(width - 5).size());
            const auto ink = [&](double room) {
                QImage image = blank(300, 60);
                QPainter painter(&image);
                painter.setPen(Qt::black);
                text.paintElided(&painter, {10, 20}, room);
                return image;
            };
            const QImage image = ink(width);
            QVERIFY(inkRows(image, static_cast<int>(10 + width) + 2).second < 0); // no wider than that
            // A word alone is cut.
            const RichText word(QStringLiteral("Datenschutzparameter"), textFont(13));
            QVERIFY(word.elidedText(80).startsWith(QStringLiteral("Datens")) && word.elidedText(80).endsWith(u'…'));
            // The exponent is as high as in the whole name.
            QCOMPARE(inkRows(image, 10).first, inkRows(ink(300), 10).first);
        }
    }

    // A number and its sign never stand on two lines, whatever the styles.
    void signsStayWithTheirNumbers() {
        for (const char *markup :
             {"covers <b>97.5</b> % of all", "covers <b>97.5 %</b> of all", "changes by 3 × and more"}) {
            RichText text(QString::fromUtf8(markup), textFont(13));
            const QString plain = text.plainText();
            const qsizetype sign = plain.indexOf(QRegularExpression(QStringLiteral("[%×]")));
            for (double width = 20; width < 200; width += 3) {
                text.setWidth(width);
                QCOMPARE(text.rectangles(sign, sign + 1).front().top(),
                         text.rectangles(sign - 2, sign - 1).front().top());
            }
        }
    }

    void plainText_data() {
        QTest::addColumn<QString>("markup");
        QTest::addColumn<QString>("plain");
        QTest::newRow("tags") << "a <b>b</b> <i>c</i><sup>2</sup><sub>k</sub>"
                              << "a b c2k";
        QTest::newRow("entities") << "1 &lt; 2 &amp; 3 &gt; 2&nbsp;&quot;" << QStringLiteral("1 < 2 & 3 > 2\u00a0\"");
        QTest::newRow("no entity") << "Q&A; a & b"
                                   << "Q&A; a & b";
        QTest::newRow("spaces") << " a\n  b "
                                << "a b ";
        QTest::newRow("break") << "a<br/>b"
                               << "a\nb";
        QTest::newRow("other tags") << "<p class='x'>a</p>"
                                    << "a";
        QTest::newRow("not closed") << "a < b"
                                    << "a < b";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void plainText() {
        QFETCH(const QString, markup);
        QTEST(RichText(markup, textFont(13)).plainText(), "plain");
    }

    void widthIsTheFonts() {
        const QFont font = textFont(13);
        const QString text = QStringLiteral("how accurate is the result");
        QVERIFY(std::fabs(RichText(text, font).naturalWidth() - QFontMetricsF(font).horizontalAdvance(text)) < 1);
        QTextDocument document;
        document.setDefaultFont(font);
        document.setDocumentMargin(0);
        document.setHtml(QString::fromUtf8(sentence));
        const double wanted = document.idealWidth();
        QVERIFY(std::fabs(RichText(QString::fromUtf8(sentence), font).naturalWidth() - wanted) < 0.02 * wanted);
    }

    void breaksBetweenWords() {
        const QFont font = textFont(13);
        RichText text(QString::fromUtf8(sentence), font);
        const double oneLine = text.size().height();
        const QString plain = text.plainText();
        for (const double width : {400.0, 200.0, 120.0}) {
            text.setWidth(width);
            QVERIFY(text.size().width() <= width);
            QVERIFY(text.size().height() > oneLine);
            // What belongs together stays in its line: "0.25" and the comma, "e1.1 = 3×," with its fixed space.
            for (const char *together : {"0.25,", "e1.1\u00a0=", "3×,"}) {
                const QString part = QString::fromUtf8(together);
                const auto from = plain.indexOf(part);
                QVERIFY2(from >= 0, together);
                for (const QRectF &each : text.rectangles(from, from + part.size()))
                    QCOMPARE(each.top(), text.rectangles(from, from + 1).front().top());
            }
        }
        text.setWidth(1); // no word is cut
        QVERIFY(text.size().width() > 30);
        text.setWidth(1e6);
        QCOMPARE(text.size().height(), oneLine);
    }

    void breaksChineseAnywhere() {
        RichText text(QStringLiteral("每个人的回答都是随机的所以没有人知道真相"), textFont(13));
        const double whole = text.naturalWidth();
        text.setWidth(whole / 2);
        QVERIFY(text.size().width() <= whole / 2);
    }

    void breaksWhereToldTo() {
        const QFont font = textFont(13);
        QCOMPARE(RichText(QStringLiteral("a<br>b"), font).size().height(),
                 2 * RichText(QStringLiteral("a"), font).size().height());
    }

    void scriptsStandAboveAndBelow() {
        const QFont font = textFont(20);
        const auto x = static_cast<int>(12 + QFontMetricsF(font).horizontalAdvance(QStringLiteral("x")));
        const auto plain = inkRows(painted(RichText(QStringLiteral("x2"), font)), x);
        const auto above = inkRows(painted(RichText(QStringLiteral("x<sup>2</sup>"), font)), x);
        const auto below = inkRows(painted(RichText(QStringLiteral("x<sub>2</sub>"), font)), x);
        QVERIFY(above.second < plain.second - 3);
        QVERIFY(below.second > plain.second);
        QVERIFY(above.second - above.first < plain.second - plain.first);
    }

    void positionsAndRectanglesAgree() {
        RichText text(QString::fromUtf8(sentence), textFont(13));
        text.setWidth(150);
        for (qsizetype i = 0; i < text.plainText().size(); ++i) {
            const std::vector<QRectF> place = text.rectangles(i, i + 1);
            QCOMPARE(place.size(), std::size_t{1});
            if (text.plainText()[i] != u' ')
                QCOMPARE(text.positionAt(place[0].center() - QPointF(0.2 * place[0].width(), 0)), i);
        }
        QCOMPARE(text.positionAt({1e4, 1e4}), text.plainText().size());
        QCOMPARE(text.positionAt({-5, -5}), 0);
    }

    /// What the cache remembers is drawn as the painter itself would.
    void cachedTextLooksTheSame_data() {
        QTest::addColumn<QString>("text");
        for (const char *text : {"0.0625", "privacy loss", "ℓ(s; m) − ½ε", "10⁹", "每个人 ABC"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void cachedTextLooksTheSame() {
        QFETCH(const QString, text);
        for (const QFont &font : {textFont(12), textFont(13, QFont::DemiBold), symbolFont(14)}) {
            QCOMPARE(textWidth(text, font), QFontMetricsF(font).horizontalAdvance(text));
            for (int again = 0; again < 2; ++again) {
                QImage wanted = blank(200, 40);
                QImage image = wanted;
                QPainter painter(&wanted);
                painter.setFont(font);
                painter.drawText(QPointF(10.3, 25.6), text);
                painter.end();
                painter.begin(&image);
                drawText(&painter, QPointF(10.3, 25.6), text, font);
                painter.end();
                QCOMPARE(image, wanted);
            }
        }
    }

    void theSentenceIsSelectedAndCopied() {
        SentencePanel panel;
        panel.show(QString::fromUtf8(sentence));
        panel.resize(300, panel.heightForWidth(300));
        panel.QWidget::show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        QVERIFY(panel.selectedText().isEmpty());
        RichText text(QString::fromUtf8(sentence), panel.font()); // in the middle of the panel
        text.setWidth(panel.contentsRect().width());
        const int above = (panel.contentsRect().height() - static_cast<int>(text.size().height())) / 2;
        const QPoint start = panel.contentsRect().topLeft() + QPoint(-1, above + 4);
        QTest::mousePress(&panel, Qt::LeftButton, {}, start);
        const auto reach = static_cast<int>(QFontMetricsF(panel.font()).horizontalAdvance(QStringLiteral("With q")));
        QTest::mouseMove(&panel, start + QPoint(reach + 2, 0));
        QTest::mouseRelease(&panel, Qt::LeftButton, {}, start + QPoint(reach + 2, 0));
        QCOMPARE(panel.selectedText(), QStringLiteral("With q"));
        const QImage selected = panel.grab().toImage();
        QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("With q"));

        QTest::mouseDClick(&panel, Qt::LeftButton, {}, start + QPoint(8, 0));
        QCOMPARE(panel.selectedText(), QStringLiteral("With"));
        QTest::keyClick(&panel, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(panel.selectedText(), panel.plainText());
        panel.show(QStringLiteral("Something else"));
        QVERIFY(panel.selectedText().isEmpty());
        QVERIFY(panel.grab().toImage() != selected);
    }

    void theSentenceIsAsHighAsItsLines() {
        SentencePanel panel;
        panel.show(QString::fromUtf8(sentence));
        QVERIFY(panel.heightForWidth(200) > panel.heightForWidth(600));
        panel.show(QStringLiteral("Short"));
        QCOMPARE(panel.heightForWidth(200), panel.heightForWidth(600));
    }

    void theSentenceIsReadAloud() {
        SentencePanel panel;
        panel.show(QStringLiteral("With <i>q</i> = <b>0.25</b>"));
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&panel);
        QVERIFY(accessible);
        QCOMPARE(accessible->role(), QAccessible::StaticText);
        QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("With q = 0.25"));
    }
};

HALFTRUTH_TEST(RichTextTest)
#include "tst_rich_text.moc"
