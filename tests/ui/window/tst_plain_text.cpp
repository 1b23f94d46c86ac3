#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/files/figure_file.h"
#include "ui/files/session_file.h"
#include "ui/text/plain_texts.h"
#include "ui/window/file_actions.h"
#include "ui/window/toast.h"

#include "core/data/joint_type.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDialog>
#include <QFile>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>
#include <QXmlStreamReader>

using namespace halftruth;
using enum ParameterId;

namespace {

const QString hostile =
    QStringLiteral("<h1>Hi</h1><a href=\"http://halftruth.invalid/\">click</a> &amp; <b>x</b> 100%1");

/// What a person could click in a document.
bool hasLink(const QString &html) {
    QTextDocument document;
    document.setHtml(html);
    return document.toHtml().contains(QStringLiteral("href=\"http://halftruth.invalid"));
}

/// The tip that a widget shows at a place; empty where it shows none.
QString tipAt(QWidget *widget, QPoint place) {
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, place, widget->mapToGlobal(place));
    help.ignore();
    QCoreApplication::sendEvent(widget, &help);
    return QToolTip::text();
}

} // namespace

/// What looks like markup in a file's or a person's words is shown as the letters it is made of.
class PlainTextTest : public WindowTest {
    Q_OBJECT

private:
    void open() {
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        ANSWER(*m_window);
    }

    [[nodiscard]] QString written(const QString &name, const QByteArray &content) const {
        const QString path = m_settings->folder() + QLatin1Char('/') + name;
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("can't write");
        return path;
    }

    /// Every label, document and tool tip there is.
    void lookAtEverything() const {
        for (QWidget *widget : QApplication::allWidgets()) {
            if (widget->inherits("QTipLabel"))
                continue;
            widget->ensurePolished();
            if (const auto *label = qobject_cast<QLabel *>(widget)) {
                QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
                QVERIFY2(label->textFormat() == Qt::PlainText || !hasLink(label->text()), qPrintable(label->text()));
            }
            if (const auto *edit = qobject_cast<QTextEdit *>(widget))
                QVERIFY(!edit->toHtml().contains(QStringLiteral("href=\"http://halftruth.invalid")));
            QList<QPoint> places{QPoint(2, 2)};
            if (const auto *view = qobject_cast<QAbstractItemView *>(widget->parentWidget());
                view && view->model() && view->viewport() == widget)
                for (int row = 0; row < std::min(20, view->model()->rowCount()); ++row)
                    places << view->visualRect(view->model()->index(row, 0)).center();
            for (const QPoint place : places)
                if (const QString tip = tipAt(widget, place); !tip.isEmpty())
                    QVERIFY2(!hasLink(tip), qPrintable(tip));
        }
        QToolTip::hideText();
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void guessesNothing() {
        open();
        QLabel label(hostile);
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QLabel rich(QStringLiteral("<b>x</b>"));
        rich.setTextFormat(Qt::RichText);
        rich.show();
        QCOMPARE(rich.textFormat(), Qt::RichText);

        QWidget widget;
        widget.setToolTip(hostile);
        widget.show();
        const QString tip = tipAt(&widget, {1, 1});
        QVERIFY(!hasLink(tip));
        QTextDocument document;
        document.setHtml(tip);
        QCOMPARE(document.toPlainText(), hostile);
    }

    void messageBoxesShowLetters() {
        open();
        bool seen = false;
        whenOpen<QMessageBox>(m_window.get(), [&](QMessageBox *box) {
            seen = true;
            for (const QLabel *label : box->findChildren<QLabel *>())
                QVERIFY(label->text().isEmpty() || label->textFormat() == Qt::PlainText);
            box->reject();
        });
        QMessageBox::question(m_window.get(), hostile, hostile);
        QVERIFY(seen);
    }

    /// A session whose pins are called so, with data of a file and columns that are.
    void namesInASession() {
        const QString csv = written(QStringLiteral("<a href=x>&b.csv"), "\"<h1>a</h1>\",\"<a href='http://halftruth."
                                                                        "invalid/'>b</a>\"\n<b>1</b>,x\n<i>2</i>,y\n"
                                                                        "<b>1</b>,y\n");
        open();
        store().setExplorer(*findExplorer("sampling"));
        store().setData({.kind = DataSource::Kind::Table,
                         .id = csv.toStdString(),
                         .columns = {"<h1>a</h1>", "<a href='http://halftruth.invalid/'>b</a>"},
                         .table = std::make_shared<const JointType>(readJointType(
                             csv.toStdString(), {"<h1>a</h1>", "<a href='http://halftruth.invalid/'>b</a>"}))});
        ANSWER(*m_window);
        for (int i = 0; i < 2; ++i) {
            store().pin(store().parameters());
            store().namePin(static_cast<std::size_t>(i), hostile + QString::number(i));
            QVERIFY(!store().setParameter(Epsilon, 0.3 + i));
        }
        ANSWER(*m_window);
        QCOMPARE(store().pins().front().name, (hostile + QStringLiteral("0")).toStdString());
        lookAtEverything();

        const QString session = m_settings->folder() + QStringLiteral("/s.halftruth.json");
        saveSession(session, {.scenario = store().scenario()});
        store().undoStack().setClean(); // nothing to ask
        m_window->files().openFile(session);
        ANSWER(*m_window);
        lookAtEverything();

        // Every window that the menus open.
        for (const QString &wanted : {QStringLiteral("Scenarios…"), QStringLiteral("Hand-out for a class…"),
                                      QStringLiteral("Two-curator release…"), QStringLiteral("Explain this explorer"),
                                      QStringLiteral("Terms of privacy"), QStringLiteral("Sources"),
                                      QStringLiteral("Gallery of published numbers"), QStringLiteral("Table")}) {
            QAction *found = nullptr;
            for (QAction *action : m_window->findChildren<QAction *>())
                if (action->text().remove(QLatin1Char('&')) == wanted)
                    found = action;
            QVERIFY2(found, qPrintable(wanted));
            found->trigger();
            QTest::qWait(50);
        }
        ANSWER(*m_window);
        lookAtEverything();
    }

    void explorerInASession() {
        open();
        const QString file = written(QStringLiteral("bad.halftruth.json"),
                                     "{\"format\": \"halftruth-session\", \"version\": 1, \"explorer\": \"<h1>x</h1>"
                                     "<a href='http://halftruth.invalid/'>click</a>\"}");
        m_window->files().openFile(file);
        auto *toast = m_window->findChild<Toast *>();
        QVERIFY2(toast->text().contains(QStringLiteral("<h1>")), qPrintable(toast->text()));
        for (const QLabel *label : toast->findChildren<QLabel *>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        lookAtEverything();
    }

    /// The files are read by other programs, which follow links.
    void pictures() {
        open();
        store().setExplorer(*findExplorer("accuracy"));
        store().pin(store().parameters());
        store().namePin(0, hostile);
        QVERIFY(!store().setParameter(LieProbability, 0.3));
        SETTLE(*m_window);
        const Result &result = *m_window->shown();
        for (const Figure &figure : result.exploration.figures) {
            const QByteArray svg =
                figureFile(figure, FigureFormat::Svg, {},
                           {.explorer = result.explorer, .parameters = result.drawn(), .pins = store().pins()});
            QXmlStreamReader xml(svg);
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement) {
                    QVERIFY(xml.name() != QLatin1String("a") && xml.name() != QLatin1String("h1"));
                    QVERIFY(!xml.attributes().hasAttribute(QStringLiteral("href")));
                }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        }
    }
};

HALFTRUTH_TEST(PlainTextTest)
#include "tst_plain_text.moc"
