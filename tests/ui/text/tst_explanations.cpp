#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/text/formula_object.h"
#include "ui/window/explanation.h"
#include "ui/window/explanation_panel.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTest>
#include <QTextBlock>
#include <QXmlStreamReader>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace halftruth;

namespace {

/// The names of the explanations: those of the explorers.
std::vector<std::string> explained() {
    std::vector<std::string> ids;
    for (const ExplorerSpec &explorer : explorerTable())
        ids.emplace_back(explorer.id);
    return ids;
}

QString contentsOf(const QString &fileName) {
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList namesIn(const QString &folder, const QString &suffix) {
    QStringList names;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.") + suffix}, QDir::Files, QDir::Name))
        names << file.completeBaseName();
    return names;
}

QString formulaFolder() { return QStringLiteral(HALFTRUTH_RESOURCES "/formulas"); }

/// What is wrong with a text, as HTML that also a reader of XML understands.
QStringList complaintsOf(const QString &text) {
    static const std::set<QString> known{"text", "p", "h4", "ul", "li", "b", "i", "sub", "sup", "tt", "img"};
    QStringList complaints;
    QXmlStreamReader reader(QStringLiteral("<text>%1</text>").arg(text));
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = reader.name().toString();
        if (!known.contains(name))
            complaints << QStringLiteral("<%1>").arg(name);
        if (name != QLatin1String("img"))
            continue;
        const QString source = reader.attributes().value(QLatin1String("src")).toString();
        static const QRegularExpression place(QStringLiteral(R"(^\.\./formulas/([a-z-]+)\.svg$)"));
        if (!QFile::exists(QStringLiteral(":/formulas/%1.svg").arg(place.match(source).captured(1))))
            complaints << QStringLiteral("there is no formula %1").arg(source);
        if (reader.attributes().value(QLatin1String("alt")).trimmed().isEmpty())
            complaints << QStringLiteral("%1 has no alternative text").arg(source);
    }
    if (reader.hasError())
        complaints << QStringLiteral("line %1: %2").arg(reader.lineNumber()).arg(reader.errorString());
    return complaints;
}

struct Ink {
    QRect box{};
    int solid = 0;            ///< pixels of the text's colour
    bool otherColour = false; ///< something that is no mixture of text and background
};

Ink inkOf(const QImage &image, const QColor &text) {
    Ink ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            if (qAlpha(pixel) < 128)
                continue;
            ink.box |= QRect(x, y, 1, 1);
            if (pixel == text.rgb())
                ++ink.solid;
            else if (qAlpha(pixel) == 255)
                ink.otherColour = true;
        }
    return ink;
}

} // namespace

class ExplanationsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    /// Made where a test needs it: most look at files only.
    void open(const char *id) {
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        choose(id);
        SETTLE(*m_window);
    }
    [[nodiscard]] ExplanationPanel *panel() const { return m_window->findChild<ExplanationPanel *>(); }
    [[nodiscard]] FormulaBrowser *browser() const { return panel()->findChild<FormulaBrowser *>(); }
    [[nodiscard]] QLabel *summary() const { return m_window->findChild<QLabel *>(QStringLiteral("summary")); }
    void choose(const char *id) const { m_window->store().setExplorer(*findExplorer(id)); }

private slots:
    void init() { m_settings = std::make_unique<OwnSettings>(); }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
    }

    void everyExplorerIsExplainedAndHasAnIcon() {
        const QStringList texts = namesIn(QStringLiteral(":/explanations"), QStringLiteral("html"));
        for (const ExplorerSpec &explorer : explorerTable()) {
            const QString id = QString::fromUtf8(explorer.id);
            QVERIFY2(texts.contains(id),
                     qPrintable(QStringLiteral("resources/explanations/%1.html is missing").arg(id)));
            QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(id)),
                     qPrintable(QStringLiteral("resources/icons/%1.svg is missing").arg(id)));
        }
        for (const QString &text : texts)
            QVERIFY2(text == QLatin1String("terms") || findExplorer(text.toStdString()), qPrintable(text));
        QCOMPARE(namesIn(QStringLiteral(HALFTRUTH_RESOURCES "/explanations"), QStringLiteral("html")), texts);
    }

    void textsAreWellFormed_data() {
        QTest::addColumn<QString>("text");
        for (const std::string &id : explained())
            QTest::newRow(id.c_str()) << contentsOf(
                QStringLiteral(":/explanations/%1.html").arg(QString::fromStdString(id)));
    }
    void textsAreWellFormed() {
        QFETCH(const QString, text);
        QCOMPARE(complaintsOf(text), QStringList());
        for (const char *heading : {"<h4>What is drawn</h4>", "<h4>Try</h4>", "<h4>Often misread</h4>", "<h4>Source"})
            QVERIFY2(text.contains(QLatin1String(heading)), heading);
        QVERIFY(text.contains(QLatin1String("<img")));
        static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
        const qsizetype words = QString(text).remove(tag).simplified().split(QLatin1Char(' ')).size();
        QVERIFY2(words <= 600, qPrintable(QStringLiteral("%1 words").arg(words)));
    }

    void summariesAreShort() {
        open("classroom");
        for (const ExplorerSpec &explorer : explorerTable()) {
            const QString text = explanationOf(explorer).summary;
            QCOMPARE(complaintsOf(text), QStringList());
            QVERIFY2(!text.contains(QLatin1String("<img")) && text.size() > 40, explorer.id.data());
            choose(explorer.id.data());
            SETTLE(*m_window);
            QVERIFY(summary()->text().startsWith(text));
            QCOMPARE_LE(summary()->height(), 5 * summary()->fontMetrics().lineSpacing());
        }
    }

    void formulasAndTheirSourcesBelongTogether() {
        const QStringList sources = namesIn(formulaFolder(), QStringLiteral("tex"));
        QCOMPARE(namesIn(formulaFolder(), QStringLiteral("svg")), sources);
        QString texts;
        for (const std::string &id : explained())
            texts += contentsOf(QStringLiteral(":/explanations/%1.html").arg(QString::fromStdString(id)));
        for (const QString &name : sources) {
            const QString file = QStringLiteral("%1/%2").arg(formulaFolder(), name);
            const QString tex = contentsOf(file + QLatin1String(".tex")).trimmed();
            QVERIFY2(contentsOf(file + QLatin1String(".svg")).contains(tex.toHtmlEscaped()),
                     qPrintable(name + QLatin1String(" is out of date: call scripts/formulas")));
            QVERIFY2(texts.contains(QStringLiteral("formulas/%1.svg").arg(name)), qPrintable(name + " is unused"));
        }
    }

    void formulasAreDrawnWhole_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("themeName");
        for (const QString &name : namesIn(QStringLiteral(":/formulas"), QStringLiteral("svg")))
            for (const QString &themeName : {QStringLiteral("light"), QStringLiteral("dark")})
                QTest::addRow("%s %s", qPrintable(name), qPrintable(themeName)) << name << themeName;
    }
    void formulasAreDrawnWhole() {
        QFETCH(const QString, name);
        QFETCH(const QString, themeName);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); // such as a glyph that is missing
        const QColor colour = theme(themeName.toStdString()).text;
        FormulaObject formulas;
        formulas.setColour(colour);
        QTextImageFormat format;
        format.setName(QStringLiteral("../formulas/%1.svg").arg(name));
        QTextDocument document;
        const QSizeF size = formulas.intrinsicSize(&document, 0, format) * 3;
        QVERIFY(size.width() > 60 && size.height() > 20);
        QImage image(size.toSize(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        formulas.drawObject(&painter, QRectF(QPointF(), size), &document, 0, format);
        painter.end();
        const Ink ink = inkOf(image, colour);
        QVERIFY(ink.solid > 100);
        QVERIFY(!ink.otherColour);
        // MathJax's picture is as wide as the formula: what isn't drawn leaves a gap at an end.
        QCOMPARE_LE(ink.box.left(), 0.05 * image.width() + 4);
        QCOMPARE_LE(image.width() - ink.box.right(), 0.05 * image.width() + 4);
        QCOMPARE_LE(image.height() * 0.6, ink.box.height());
    }

    void formulasFitThePage() {
        QTextDocument document;
        FormulaObject formulas;
        QTextImageFormat format;
        format.setName(QStringLiteral("../formulas/shuffle-delta.svg"));
        const QSizeF whole = formulas.intrinsicSize(&document, 0, format);
        document.setTextWidth(whole.width() / 2);
        const QSizeF fitted = formulas.intrinsicSize(&document, 0, format);
        QCOMPARE(fitted.width(), whole.width() / 2 - 2 * document.documentMargin());
        QCOMPARE(fitted.height() / fitted.width(), whole.height() / whole.width());
        document.setTextWidth(2 * whole.width());
        QCOMPARE(formulas.intrinsicSize(&document, 0, format), whole);
    }

    void f1OpensAndEscapeCloses() {
        open("privacy-ratio");
        QVERIFY(!panel()->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(QTest::qWaitForWindowActive(panel()));
        QVERIFY(!panel()->isModal());
        QVERIFY(browser()->plainText().contains(QStringLiteral("π(s; m) = Pr[Aₙ(m) = s]/Pr[Aₙ(m+1) = s]")));
        QCOMPARE(browser()->accessibleDescription(), browser()->plainText());
        QTest::keyClick(browser(), Qt::Key_Escape);
        QVERIFY(!panel()->isVisible());
    }

    void moreOpens() {
        open("sampling");
        QLabel *label = summary();
        auto *side = m_window->findChild<QScrollArea *>(QStringLiteral("side"));
        side->ensureWidgetVisible(label);
        SETTLE(*m_window);
        // The link ends the text: the first place from there backwards that the pointer tells to be a link.
        QPoint link;
        for (int y = label->height() - 3; y > 0 && link.isNull(); y -= 4)
            for (int x = label->width() - 3; x > 0 && link.isNull(); x -= 4) {
                QTest::mouseMove(label, QPoint(x, y));
                if (label->cursor().shape() == Qt::PointingHandCursor)
                    link = QPoint(x, y);
            }
        QVERIFY(!link.isNull());
        QTest::mouseClick(label, Qt::LeftButton, {}, link);
        QTRY_VERIFY(panel()->isVisible());
    }

    void moreOpensByKeyboard() {
        open("sampling");
        summary()->setFocus();
        QTest::keyClick(summary(), Qt::Key_Tab); // onto the link
        QTest::keyClick(summary(), Qt::Key_Return);
        QTRY_VERIFY(panel()->isVisible());
    }

    void followsTheExplorer() {
        open("accuracy");
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QTRY_VERIFY(panel()->isVisible());
        QVERIFY(browser()->plainText().contains(QStringLiteral("Bernstein")));
        browser()->verticalScrollBar()->setValue(5);
        choose("sampling");
        QVERIFY(panel()->isVisible());
        QVERIFY(panel()->windowTitle().startsWith(QStringLiteral("Sampling")));
        QTRY_VERIFY(!browser()->plainText().contains(QStringLiteral("Bernstein")));
        QVERIFY(browser()->plainText().contains(QStringLiteral("PRAM")));
        QCOMPARE(browser()->verticalScrollBar()->value(), 0);
    }

    void followsTheTheme_data() {
        QTest::addColumn<bool>("open");
        QTest::newRow("that is chosen while it is read") << true;
        QTest::newRow("that was chosen while it was closed") << false;
    }
    void followsTheTheme() {
        QFETCH(const bool, open);
        this->open("randomized-response");
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QTRY_VERIFY(panel()->isVisible());
        for (const char *id : {"dark", "light"}) {
            panel()->setVisible(open);
            m_window->setThemeChoice(QString::fromLatin1(id));
            panel()->show();
            SETTLE(*m_window);
            const QTextDocument &document = *browser()->document();
            // A heading has the colour that the style sheet of the text gives it.
            std::set<QRgb> written;
            for (QTextBlock each = document.begin(); each.isValid(); each = each.next())
                if (each.begin() != each.end())
                    written.insert(each.begin().fragment().charFormat().foreground().color().rgb());
            QVERIFY2(written.contains(theme(id).mutedText.rgb()), id);
            // The first formula as it is on screen.
            QTextBlock block = document.begin();
            while (!block.begin().fragment().charFormat().isImageFormat())
                block = block.next();
            const QRect place = document.documentLayout()->blockBoundingRect(block).toRect();
            const QImage image = browser()->viewport()->grab(place).toImage();
            std::set<QRgb> colours;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    colours.insert(image.pixel(x, y));
            QVERIFY2(colours.contains(theme(id).card.rgb()), id);
            // A fraction's bar may lie between two rows of pixels, but some stroke nearly has the text's colour.
            const QColor text = theme(id).text;
            QVERIFY2(std::ranges::any_of(colours,
                                         [&](QRgb each) {
                                             return std::abs(qRed(each) - text.red()) < 40 &&
                                                    std::abs(qGreen(each) - text.green()) < 40;
                                         }),
                     id);
        }
    }

    /// As far as it can be read; an index is a part of its size.
    void ctrlAndTheWheelMakeItLarger() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QFont")));
        open("privacy-ratio");
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QWidget *page = browser()->viewport();
        const auto turned = [&](int notches) {
            for (int i = 0; i < std::abs(notches); ++i) {
                const QPoint at = page->rect().center();
                QWheelEvent event(at, page->mapToGlobal(at), {}, {0, notches > 0 ? 120 : -120}, Qt::NoButton,
                                  Qt::ControlModifier, Qt::NoScrollPhase, false);
                QApplication::sendEvent(page, &event);
            }
            return browser()->font().pointSizeF();
        };
        const double usual = browser()->font().pointSizeF();
        QVERIFY(usual > 6);
        QCOMPARE(turned(2), usual + 2);
        QCOMPARE(turned(-2), usual);
        const double smallest = turned(-40);
        QVERIFY2(smallest > 6 && smallest < usual, qPrintable(QString::number(smallest)));
        const double largest = turned(100);
        QVERIFY2(largest > 2 * usual && largest < 4 * usual, qPrintable(QString::number(largest)));
    }

    void copiesFormulasAsText() {
        open("bit-vectors");
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QTRY_VERIFY(panel()->isVisible());
        QTest::keyClick(browser(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(browser(), Qt::Key_C, Qt::ControlModifier);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("Pr[R(x) = y] = p^(L−d) q^d")));
        QVERIFY(!copied.contains(QChar::ObjectReplacementCharacter));
    }
};

HALFTRUTH_TEST(ExplanationsTest)
#include "tst_explanations.moc"
