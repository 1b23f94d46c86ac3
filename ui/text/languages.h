#pragma once

#include <QString>
#include <QStringList>

namespace halftruth {

/// The languages there is a translation for, as the names of their files: "de", "zh_CN"; and the sources' own, "en",
/// which comes first.
[[nodiscard]] QStringList languages();
/// What a language calls itself.
[[nodiscard]] QString nameOf(const QString &language);

/// The language for a choice: itself, or for "system" the first of the system's that there is; English otherwise.
[[nodiscard]] QString languageFor(const QString &choice);
/// The person's choice; "system" until there is one.
[[nodiscard]] QString languageChoice();
void setLanguageChoice(const QString &choice);

/// From now on every text, and every number on screen, is in this language. What has been written stays as it is.
void speak(const QString &language);
/// What is spoken.
[[nodiscard]] QString spokenLanguage();

} // namespace halftruth
