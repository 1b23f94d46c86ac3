#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/text/utf8.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/text_page.h"

#include "core/text/bibliography.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include <algorithm>

using namespace halftruth;

class TermsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    [[nodiscard]] QAction *helpAction(const char *title) const {
        for (const QAction *menu : m_window->menuBar()->actions())
            for (QAction *action : menu->menu()->actions())
                if (action->text().remove(QLatin1Char('&')) == QLatin1String(title))
                    return action;
        return nullptr;
    }
    [[nodiscard]] QAction *terms() const { return helpAction("Terms of privacy"); }
    [[nodiscard]] const TextPage *page(const char *title) const {
        for (const TextPage *each : m_window->findChildren<TextPage *>())
            if (each->windowTitle().contains(QLatin1String(title)))
                return each;
        return nullptr;
    }

private slots:
    void init() {
        m_settings = std::make_unique<OwnSettings>();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        SETTLE(*m_window);
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
    }

    void helpDefinesWhatIsShown() {
        QVERIFY(terms());
        terms()->trigger();
        const auto *page = m_window->findChild<TextPage *>();
        QVERIFY(page && page->isVisible());
        const QString text = page->findChild<FormulaBrowser *>()->plainText();
        for (const char *term : {"ε-differentially private if", "replace one", "post-processing",
                                 "not the probability", "privacy loss of an outcome", "nobody is trusted"})
            QVERIFY2(text.contains(QString::fromUtf8(term), Qt::CaseInsensitive), term);
        QTest::keyClick(m_window->findChild<TextPage *>(), Qt::Key_Escape);
        QVERIFY(!page->isVisible());
        terms()->trigger();
        QVERIFY(page->isVisible());
    }

    // Every source with its authors, year, title and venue, the five that are shown whole first.
    void helpListsTheSources() {
        QVERIFY(helpAction("Sources"));
        helpAction("Sources")->trigger();
        const TextPage *sources = page("Sources");
        QVERIFY(sources && sources->isVisible());
        const QString text =
            sources->findChild<FormulaBrowser *>()->plainText().replace(QChar::Nbsp, QLatin1Char(' ')).simplified();
        qsizetype last = -1;
        for (const Source &source : bibliography()) {
            const QString entry = QStringLiteral("[%1] %2 (%3). %4, %5.")
                                      .arg(utf8(source.id), utf8(source.authors))
                                      .arg(source.year)
                                      .arg(utf8(source.title), utf8(source.venue));
            const qsizetype at = text.indexOf(entry.simplified());
            QVERIFY2(at > last, qPrintable(entry));
            last = at;
        }
        QCOMPARE(bibliography().front().id, std::string_view("KR1"));
    }

    // Below the title, each explorer says which kind of privacy it shows, in the words of the terms.
    void theHeaderNamesTheModel() {
        const auto *question = m_window->findChild<QLabel *>(QStringLiteral("question"));
        for (const ExplorerSpec &explorer : explorerTable()) {
            m_window->store().setExplorer(explorer);
            const QString model =
                QString::fromUtf8(explorer.model.data(), static_cast<qsizetype>(explorer.model.size()));
            QVERIFY2(question->text().endsWith(model), explorer.id.data());
        }
    }
};

HALFTRUTH_TEST(TermsTest)
#include "tst_terms.moc"
