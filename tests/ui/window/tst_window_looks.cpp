// What can be said about the look of the window without looking at it: every explorer, both themes, two sizes.

#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/row_text.h"
#include "ui/parameters/value_row.h"
#include "ui/window/readout_panel.h"

#include <QLabel>
#include <QScrollArea>
#include <QSet>
#include <QTest>

using namespace halftruth;

namespace {

QString described(const QWidget *widget) {
    const auto *label = qobject_cast<const QLabel *>(widget);
    return QStringLiteral("%1 “%2” %3")
        .arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
             label ? label->text().left(40) : widget->accessibleName());
}

QList<QWidget *> visibleChildren(const QWidget *parent) {
    QList<QWidget *> result;
    for (QWidget *child : parent->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        if (child->isVisible() && !child->isWindow())
            result << child;
    return result;
}

QStringList overlaps(const QWidget *parent) {
    QStringList found;
    const QList<QWidget *> children = visibleChildren(parent);
    for (qsizetype i = 0; i < children.size(); ++i) {
        for (qsizetype j = i + 1; j < children.size(); ++j)
            if (children[i]->geometry().intersects(children[j]->geometry()))
                found << described(children[i]) + QStringLiteral(" over ") + described(children[j]);
        found << overlaps(children[i]);
    }
    return found;
}

QStringList cutLabels(const QWidget *parent) {
    QStringList found;
    for (const QLabel *label : parent->findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        // Such a text ends in an ellipsis, and is whole in the tool tip of its row.
        if (const auto *text = qobject_cast<const RowText *>(label)) {
            const auto *row = qobject_cast<const ValueRow *>(text->parentWidget());
            if (text->isCut() && row && !row->help().contains(text->text().toHtmlEscaped()))
                found << described(text);
            continue;
        }
        const bool fits = label->wordWrap() ? label->height() >= label->heightForWidth(label->width())
                                            : label->width() >= label->sizeHint().width();
        if (!fits)
            found << QStringLiteral("%1: %2 of %3 pixels")
                         .arg(described(label))
                         .arg(label->width())
                         .arg(label->sizeHint().width());
    }
    for (const ReadoutRow *row : parent->findChildren<ReadoutRow *>())
        if (row->isVisible() &&
            (row->width() < row->sizeHint().width() || row->height() < row->heightForWidth(row->width())))
            found << described(row);
    return found;
}

/// More than a few colours in the plot: something has been drawn.
bool isDrawn(FigureView *view) {
    const QImage image = view->viewport()->grab().toImage();
    const QRect plot = view->figureScene().geometry().plot.toRect();
    QSet<QRgb> colours;
    for (int y = plot.top(); y < plot.bottom(); y += 2)
        for (int x = plot.left(); x < plot.right(); x += 2)
            colours << image.pixel(x, y);
    return colours.size() > 8;
}

} // namespace

class WindowLooksTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }

    void everyExplorer_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QSize>("size");
        for (const char *theme : {"light", "dark"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                if (testing::longRun() || (size.width() == 1280) == (QByteArray(theme) == "light"))
                    QTest::addRow("%s %dx%d", theme, size.width(), size.height())
                        << QString::fromLatin1(theme) << size;
    }
    void everyExplorer() {
        QFETCH(const QString, theme);
        QFETCH(const QSize, size);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        const OwnSettings settings;
        Settings::all().setValue(QStringLiteral("theme"), theme);
        QCursor::setPos(0, 0);
        MainWindow window;
        showIn(window, size);
        const auto *side = window.findChild<QScrollArea *>(QStringLiteral("side"));
        for (const ExplorerSpec &explorer : explorerTable()) {
            window.store().setExplorer(explorer);
            SETTLE(window);
            QVERIFY2(window.shown()->error.isEmpty(), qPrintable(window.shown()->error));
            QCOMPARE(window.size(), size);
            QVERIFY(!window.board().views().empty());
            QVERIFY(window.board().isPlaced(window.board().views().front()));
            for (FigureView *view : window.board().views()) {
                if (!window.board().isPlaced(view))
                    continue;
                const std::string &id = view->figure()->id;
                QVERIFY2(view->isVisible() && isDrawn(view), id.c_str());
                QCOMPARE(view->figureScene().theme().id, theme);
                const QRectF plot = view->figureScene().geometry().plot;
                QVERIFY2(plot.width() > 200 && plot.height() > 100, id.c_str());
                QVERIFY(QRectF(view->viewport()->rect()).contains(plot));
            }
            QCOMPARE(overlaps(&window.board()), QStringList());
            QCOMPARE(overlaps(side->widget()).join(QLatin1Char('\n')), QString());
            QTRY_VERIFY2(cutLabels(side->widget()).isEmpty(), // a layout may still be on its way
                         qPrintable(explorer.id.data() + cutLabels(side->widget()).join(QLatin1Char(';'))));
        }
    }
};

HALFTRUTH_TEST(WindowLooksTest)
#include "tst_window_looks.moc"
