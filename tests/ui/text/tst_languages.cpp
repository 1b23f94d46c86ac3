// Every language says everything: no text without a translation, no placeholder or tag lost, and the window speaks it
// at once.

#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/classroom/real_class_dialog.h"
#include "ui/parameters/choice_box.h"
#include "ui/release/release_dialog.h"
#include "ui/text/axis_unit.h"
#include "ui/text/languages.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"
#include "ui/window/current_window.h"
#include "ui/window/explanation.h"
#include "ui/window/gallery_page.h"
#include "ui/window/preset_menu.h"

#include "core/text/units.h"

#include <QAbstractEventDispatcher>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <array>

using namespace halftruth;
using enum ParameterId;

namespace {

struct Message {
    QString context;
    QString source;
    QString singular; ///< where it depends on a number
    QStringList translations;
    bool numerus = false;
    bool finished = true;
};

std::vector<Message> messagesOf(const QString &fileName) {
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    std::vector<Message> result;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QStringView name = xml.name();
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            result.push_back({.context = context,
                              .source = {},
                              .singular = {},
                              .translations = {},
                              .numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")});
        } else if (name == QLatin1String("source")) {
            result.back().source = xml.readElementText();
        } else if (name == QLatin1String("comment")) {
            result.back().singular = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            const QStringView type = xml.attributes().value(QLatin1String("type"));
            result.back().finished = type.isEmpty();
            if (type == QLatin1String("vanished") || type == QLatin1String("obsolete"))
                result.pop_back();
            else if (!result.back().numerus)
                result.back().translations << xml.readElementText();
        } else if (name == QLatin1String("numerusform")) {
            result.back().translations << xml.readElementText();
        }
    }
    return result;
}

/// Placeholders, tags and citations: what a translation must keep.
QStringList partsOf(const QString &text) {
    static const QRegularExpression part(QStringLiteral("\\{\\w*\\}|%n|%L?\\d|</?[a-z]+[^>]*>|\\[[a-z0-9-]+\\]"));
    QStringList result;
    for (auto matches = part.globalMatch(text); matches.hasNext();)
        result << matches.next().captured();
    result.sort();
    return result;
}

QString translationFile(const QString &language) {
    return QStringLiteral(HALFTRUTH_RESOURCES "/translations/%1.ts").arg(language);
}

/// What is written in Latin letters also in Chinese: names of people, places and languages, keys, functions,
/// identifiers.
QSet<QString> namesKept() {
    static const char *const names =
        "Adult Alice AlmostRandom Balle Bernoulli Bernstein Beta Bonferroni Chebyshev Chernoff Clopper Ctrl Deutsch "
        "English Erlingsson Feldman Gaboardi Hadamard Halftruth Hoeffding Home Kuk LaTeX Language Mangat PRAM "
        "Pearson RAPPOR Rane "
        "Return Shift Simmons Wald Wang Warner Wilson Zeber Zhilyaev Zipf halftruth list quantities response round "
        "sinh "
        "tanh transcript";
    const QStringList list = QString::fromLatin1(names).split(QLatin1Char(' '));
    return {list.begin(), list.end()};
}

/// What a layer says.
constexpr auto wordsOf = [](const auto &layer) -> Text {
    if constexpr (requires { layer.label; })
        return layer.label;
    else
        return layer.text;
};

/// Presses an entry of a menu below the menu bar, with the mouse.
void choose(MainWindow &window, const QString &entry) {
    for (QMenu *menu : window.findChildren<QMenu *>())
        for (QAction *action : menu->actions())
            if (action->text() == entry) {
                menu->popup(window.mapToGlobal(QPoint(40, 40)));
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                QCoreApplication::processEvents();
                return;
            }
    QFAIL(qPrintable(QStringLiteral("no entry ") + entry));
}

} // namespace

class LanguagesTest : public WindowTest {
    Q_OBJECT

private:
    void everyLanguage() {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages())
            if (language != QStringLiteral("en"))
                QTest::newRow(qPrintable(language)) << language;
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() { begin(); }
    void cleanup() { end(); }

    void thereAreThree() {
        QCOMPARE(languages(), QStringList({QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}));
        QCOMPARE(nameOf(QStringLiteral("en")), QStringLiteral("English"));
        QCOMPARE(nameOf(QStringLiteral("de")), QStringLiteral("Deutsch"));
        QCOMPARE(nameOf(QStringLiteral("zh_CN")), QString::fromUtf8("简体中文"));
    }

    void everythingIsTranslated_data() { everyLanguage(); }
    void everythingIsTranslated() {
        QFETCH(const QString, language);
        const std::vector<Message> messages = messagesOf(translationFile(language));
        QVERIFY(messages.size() > 1500);
        QStringList missing;
        for (const Message &each : messages)
            for (const QString &form : each.translations)
                if (!each.finished || form.isEmpty())
                    missing << each.context + QStringLiteral(": ") + each.source;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void nothingIsLost_data() { everyLanguage(); }
    void nothingIsLost() {
        QFETCH(const QString, language);
        for (const Message &each : messagesOf(translationFile(language)))
            for (const QString &form : each.translations) {
                const QByteArray pair = (each.source + QStringLiteral(" | ") + form).toUtf8();
                if (each.numerus) {
                    // A form for one need not say the number; no form has what there is no argument for.
                    QStringList known = partsOf(each.source) + partsOf(each.singular);
                    for (const QString &part : partsOf(form))
                        QVERIFY2(known.contains(part), pair.constData());
                } else {
                    QVERIFY2(partsOf(form) == partsOf(each.source), pair);
                }
                QVERIFY2(each.source.startsWith(QLatin1Char(' ')) == form.startsWith(QLatin1Char(' ')), pair);
            }
    }

    // Where numbers have a comma, one between them is no end of the first: (0,361; 10⁻⁶).
    void pairsHaveASignOfTheirOwn() {
        static const QRegularExpression pair(
            QStringLiteral("\\((<b>)?(\\{\\w+\\}|[0-9,]+)(</b>)?, (<b>)?(\\{\\w+\\}|[0-9,]+)(</b>)?\\)"));
        for (const Message &each : messagesOf(translationFile(QStringLiteral("de"))))
            for (const QString &form : each.translations)
                QVERIFY2(!pair.match(form).hasMatch(), qPrintable(form));
    }

    /// What scripts/translations finds in the sources is what the files have.
    void everyTextIsThere_data() { everyLanguage(); }
    void everyTextIsThere() {
        QFETCH(const QString, language);
        const QString fresh = m_settings->folder() + QStringLiteral("/fresh.ts");
        QProcess script;
        script.start(QStringLiteral(HALFTRUTH_SOURCES "/scripts/translations"), {language, fresh});
        QVERIFY(script.waitForFinished(60000));
        QCOMPARE(script.exitCode(), 0);
        const auto textsOf = [](const QString &fileName) {
            QSet<QString> texts;
            for (const Message &each : messagesOf(fileName))
                texts << each.context + QLatin1Char('|') + each.source + QLatin1Char('|') + each.singular;
            return texts;
        };
        const QSet<QString> there = textsOf(translationFile(language));
        const QSet<QString> said = textsOf(fresh);
        QVERIFY(said.size() > 1500);
        const QStringList unsaid = (said - there).values();
        const QStringList old = (there - said).values();
        QVERIFY2(unsaid.isEmpty(), qPrintable(QStringLiteral("not in the file: ") + unsaid.join(QLatin1Char('\n'))));
        QVERIFY2(old.isEmpty(), qPrintable(QStringLiteral("no longer said: ") + old.join(QLatin1Char('\n'))));
    }

    void everyExplanationIsThere_data() { everyLanguage(); }
    void everyExplanationIsThere() {
        QFETCH(const QString, language);
        const QStringList pages = QDir(QStringLiteral(":/explanations")).entryList({QStringLiteral("*.html")});
        QVERIFY(pages.size() > 11);
        for (const QString &page : pages) {
            QFile own(QStringLiteral(":/explanations/%1").arg(page));
            QFile other(QStringLiteral(":/explanations/%1/%2").arg(language, page));
            QVERIFY2(other.exists(), qPrintable(other.fileName()));
            QVERIFY(own.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
            // The same formulas, sources and paragraphs.
            static const QRegularExpression part(QStringLiteral("src=.[^\\s>]*|\\[[A-Z][A-Za-z0-9]*|<(p|h4|li)\\b"));
            const auto partsIn = [](const QString &text) {
                QStringList result;
                for (auto matches = part.globalMatch(text); matches.hasNext();)
                    result << matches.next().captured();
                result.sort();
                return result;
            };
            QCOMPARE(partsIn(QString::fromUtf8(other.readAll())), partsIn(QString::fromUtf8(own.readAll())));
        }
    }

    /// With the mouse, with work that isn't saved: the window says everything in another language, and what was made
    /// is there, undo included.
    void theWindowChangesItsLanguage() {
        CurrentWindow window;
        showIn(*window, {1280, 800});
        window->store().setExplorer(*findExplorer("accuracy"));
        QVERIFY(!window->store().setParameter(LieProbability, 0.125));
        ANSWER(*window);
        MainWindow *before = &*window;
        choose(*window, QStringLiteral("Deutsch"));
        QTRY_VERIFY(&*window != before);
        ANSWER(*window);
        QCOMPARE(spokenLanguage(), QStringLiteral("de"));
        QCOMPARE(window->menuBar()->actions().first()->text(), QStringLiteral("&Datei"));
        QCOMPARE(window->store().undoStack().undoText(), QStringLiteral("(Lügenwahrscheinlichkeit ändern)"));
        QCOMPARE(window->size(), QSize(1280, 800));
        QCOMPARE(window->store().explorer().id, std::string_view("accuracy"));
        QCOMPARE(window->parameterPanel().row(LieProbability)->field()->text(), QStringLiteral("0,125"));
        QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window->store().parameters()[LieProbability], 0.25);
        // A number is typed as it is written.
        QLineEdit *field = window->parameterPanel().row(LieProbability)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("0,375"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(window->store().parameters()[LieProbability], 0.375);
        choose(*window, QString::fromUtf8("简体中文"));
        QTRY_COMPARE(spokenLanguage(), QStringLiteral("zh_CN"));
        QTRY_VERIFY(window->menuBar()->actions().first()->text().contains(QString::fromUtf8("文件")));
        QCOMPARE(window->store().parameters()[LieProbability], 0.375);
        choose(*window, QStringLiteral("English"));
        QTRY_COMPARE(window->menuBar()->actions().first()->text(), QStringLiteral("&File"));
    }

    /// Its dialogs before it, each in a turn of its own: a window with all of them takes long to free.
    void theWindowBeforeIsFreedInTurns() {
        CurrentWindow window;
        showIn(*window, {1280, 800});
        for (const char *entry : {"&Hand-out for a class…", "&Two-curator release…", "&Gallery of published numbers"})
            choose(*window, QString::fromUtf8(entry));
        const QPointer<MainWindow> before(&*window);
        int turn = 0;
        QList<int> freed;
        const std::array<QDialog *, 3> dialogs{before->findChild<RealClassDialog *>(),
                                               before->findChild<ReleaseDialog *>(),
                                               before->findChild<GalleryPage *>()};
        for (QDialog *dialog : dialogs) {
            QVERIFY(dialog);
            connect(dialog, &QObject::destroyed, [&] { freed << (before ? turn : -1); });
        }
        connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, before, [&] { ++turn; });
        choose(*window, QStringLiteral("Deutsch"));
        QTRY_VERIFY(!before);
        QCOMPARE(freed.size(), 3);
        QVERIFY(freed[0] > 0 && freed[0] < freed[1] && freed[1] < freed[2]);
        ANSWER(*window);
        choose(*window, QStringLiteral("English"));
        QTRY_COMPARE(window->menuBar()->actions().first()->text(), QStringLiteral("&File"));
    }

    /// Everything in sight in every explorer, in Chinese: what is in Latin letters is a name, a symbol or a citation.
    void nothingStaysEnglish() {
        setLanguageChoice(QStringLiteral("zh_CN"));
        CurrentWindow window;
        showIn(*window, {1280, 800});
        // Names of people and methods, functions, file formats, keys, data; what is in brackets is a citation.
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]{4,}"));
        static const QRegularExpression citation(QStringLiteral("\\[[^\\]]*\\]|<[^>]*>|&[a-z]+;"));
        static const QSet<QString> names = namesKept();
        QSet<QString> english;
        const auto look = [&](QString text, const QString &where) {
            text.remove(citation);
            for (auto matches = latin.globalMatch(text); matches.hasNext();)
                if (const QString word = matches.next().captured(); !names.contains(word))
                    english << word + QStringLiteral(" (") + where + QStringLiteral(": ") + text.left(60) +
                                   QLatin1Char(')');
        };
        for (const ExplorerSpec &explorer : explorerTable()) {
            window->store().setExplorer(explorer);
            ANSWER(*window);
            const QString id = utf8(explorer.id);
            const Exploration &shown = window->shown()->exploration;
            for (const Figure &figure : shown.figures) {
                for (const Text *text : {&figure.title, &figure.x.title, &figure.y.title, &figure.x.unit,
                                         &figure.y.unit, &figure.caption, &figure.note})
                    look(localized(*text), id);
                for (const Axis *axis : {&figure.x, &figure.y})
                    for (const Tick &tick : axis->namedTicks)
                        look(localized(tick.label), id);
                for (const Layer &layer : figure.layers)
                    look(localized(std::visit(wordsOf, layer)), id);
            }
            for (const Readout &readout : shown.readouts)
                for (const Text *text : {&readout.label, &readout.unit, &readout.missing, &readout.help,
                                         &readout.place.row, &readout.place.column})
                    look(localized(*text), id);
            look(localized(shown.sentence), id);
            for (const QWidget *widget : window->findChildren<QWidget *>()) {
                if (const auto *label = qobject_cast<const QLabel *>(widget))
                    look(label->text(), id);
                if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                    look(button->text(), id);
                if (const auto *box = qobject_cast<const QComboBox *>(widget))
                    for (int i = 0; i < box->count(); ++i)
                        for (const int role : {int{Qt::DisplayRole}, int{ChoiceBox::ShorterRole}})
                            look(box->itemData(i, role).toString(), id);
                look(widget->accessibleName(), id);
                look(widget->accessibleDescription(), id);
                look(widget->toolTip(), id);
            }
        }
        for (const QAction *action : window->findChildren<QAction *>())
            for (const QString &text : {action->text(), action->toolTip(), action->statusTip()})
                look(text, QStringLiteral("menus"));
        QStringList found = english.values();
        found.sort();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    /// What a preset shows is said under the chart's title.
    void everyPresetIsExplained_data() { everyLanguage(); }
    void everyPresetIsExplained() {
        QFETCH(const QString, language);
        speak(language);
        ScenarioStore store;
        QWidget window;
        const PresetNote note(store, &window);
        for (const Preset &preset : presetTable()) {
            store.choosePreset(preset);
            QVERIFY2(note.text().contains(localized(preset.title).toHtmlEscaped()), preset.id.data());
            QVERIFY2(!note.text().contains(utf8(preset.why).toHtmlEscaped()), preset.id.data());
        }
    }

    /// A language counts with words of its own: behind a number stands another than over a column of numbers.
    void aTitleIsNoUnit() {
        const QString chinese = QStringLiteral("zh_CN");
        for (const auto &[word, title, unit] :
             {std::tuple{"people", "人数", "人"}, std::tuple{"records", "记录数", "条记录"},
              std::tuple{"answers", "回答数", "个回答"}, std::tuple{"categories", "类别数", "个类别"},
              std::tuple{"pupils", "学生数", "名学生"}, std::tuple{"trials", "试验次数", "次"}}) {
            Text said;
            said.source = word;
            QCOMPARE(localizedIn(chinese, said), QString::fromUtf8(title));
            for (const double value : {1.0, 1.5, 30.0})
                QCOMPARE(localizedIn(chinese, unitOf(value, said)), QString::fromUtf8(unit));
        }
        Text people;
        people.source = "people";
        QCOMPARE(localizedIn(QStringLiteral("de"), unitOf(1, people)), QStringLiteral("Person"));
        QCOMPARE(localizedIn(QStringLiteral("de"), unitOf(1.5, people)), QStringLiteral("Personen"));
    }

    /// A letter leads to one entry of a menu.
    // "yes answers s (answers)" says one thing twice.
    void anAxisSaysItsUnitOnce() {
        const auto of = [](const char *source) {
            Text text;
            text.source = source;
            return text;
        };
        QCOMPARE(unitBehind(of("yes answers"), of("answers")), QString());
        QCOMPARE(unitBehind(of("pupils asked"), of("pupils")), QString());
        QCOMPARE(unitBehind(of("true yeses"), of("people")), QStringLiteral("people"));
        QCOMPARE(unitBehind(of("error of the share"), {}), QString());
    }

    void noLetterStandsTwice_data() {
        everyLanguage();
        QTest::newRow("en") << QStringLiteral("en");
    }
    void noLetterStandsTwice() {
        QFETCH(const QString, language);
        setLanguageChoice(language);
        const CurrentWindow window;
        for (const QWidget *holder : window->findChildren<QWidget *>()) {
            if (!qobject_cast<const QMenu *>(holder) && !qobject_cast<const QMenuBar *>(holder))
                continue;
            QHash<QChar, QString> leads;
            for (const QAction *action : holder->actions()) {
                static const QRegularExpression letter(QStringLiteral("(?<!&)&([^&])"));
                const auto match = letter.match(action->text());
                if (!match.hasMatch())
                    continue;
                const QChar key = match.captured(1).front().toUpper();
                QVERIFY2(!leads.contains(key), qPrintable(leads.value(key) + QLatin1Char(' ') + action->text()));
                leads.insert(key, action->text());
            }
        }
    }

    /// The fields of the dialogs as well as those of the panel.
    void numbersAreWrittenAsTheLanguageDoes() {
        speak(QStringLiteral("de"));
        m_window = std::make_unique<MainWindow>();
        const RealClassDialog handOut(store(), m_window.get());
        const ReleaseDialog release(store(), m_window.get());
        for (const auto &[dialog, name] : {std::pair<const QWidget *, const char *>{&handOut, "lie"},
                                           {&handOut, "truth"},
                                           {&handOut, "prior"},
                                           {&release, "epsilon"}}) {
            const auto *field = dialog->findChild<QLineEdit *>(QLatin1String(name));
            QVERIFY(field && field->text().startsWith(QStringLiteral("0,")));
        }
    }

    void aChoiceIsRemembered() {
        setLanguageChoice(QStringLiteral("de"));
        const CurrentWindow window;
        QCOMPARE(window->menuBar()->actions().first()->text(), QStringLiteral("&Datei"));
        QCOMPARE(languageFor(QStringLiteral("no such")), languageFor(QStringLiteral("system")));
    }
};

HALFTRUTH_TEST(LanguagesTest)
#include "tst_languages.moc"
