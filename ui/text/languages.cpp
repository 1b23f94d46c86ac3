#include "ui/text/languages.h"

#include "ui/threads/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace halftruth {

namespace {

const QString ownLanguage = QStringLiteral("en");
const QString folder = QStringLiteral(":/translations");
const QString choiceKey = QStringLiteral("language");

QString &spoken() {
    static QString language = ownLanguage;
    return language;
}

} // namespace

QStringList languages() {
    QStringList result{ownLanguage};
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        result << file.completeBaseName();
    return result;
}

QString nameOf(const QString &language) {
    return language == ownLanguage ? QStringLiteral("English") : QLocale(language).nativeLanguageName();
}

QString languageFor(const QString &choice) {
    const QStringList known = languages();
    if (known.contains(choice))
        return choice;
    for (const QString &wanted : QLocale::system().uiLanguages()) { // "de-AT", "zh-Hans-CN"
        const QLocale locale(wanted);
        for (const QString &language : known)
            if (QLocale(language).language() == locale.language() && QLocale(language).script() == locale.script())
                return language;
    }
    return ownLanguage;
}

QString languageChoice() { return Settings::all().value(choiceKey, QStringLiteral("system")).toString(); }

void setLanguageChoice(const QString &choice) { Settings::all().setValue(choiceKey, choice); }

void speak(const QString &language) {
    static QTranslator program;
    static QTranslator toolkit; // its buttons and its dialogs
    for (QTranslator *each : {&program, &toolkit})
        QCoreApplication::removeTranslator(each);
    if (toolkit.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&toolkit);
    if (program.load(language, folder))
        QCoreApplication::installTranslator(&program);
    // A country may write numbers in a way of its own.
    const QLocale locale(language);
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.language() == locale.language() ? system : locale);
    spoken() = language;
}

QString spokenLanguage() { return spoken(); }

} // namespace halftruth
