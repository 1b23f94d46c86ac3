#include "ui/text/localized.h"

#include "ui/text/utf8.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <limits>

namespace halftruth {

namespace {

/// The context that scripts/translations gives every text of the core.
constexpr const char *context = "halftruth";

/// By what gives the translation of a source, which is the source where there is none.
template <class Translate>
std::string translated(const Text &text, const Translate &translate) {
    if (text.singular.empty())
        return translate(text.source.c_str(), nullptr, -1).toStdString();
    const int count = static_cast<int>(std::clamp(text.count, 0.0, 1.0 * std::numeric_limits<int>::max()));
    const QString form = translate(text.source.c_str(), text.singular.c_str(), count);
    const bool translation = form != utf8(text.source);
    return text.count == 1 && !translation ? text.singular : form.toStdString();
}

QString ofWindow(const char *source, const char *singular, int count) {
    return QCoreApplication::translate(context, source, singular, count);
}

} // namespace

QString localized(const Text &text, Markup markup) {
    static const Language language{
        .wording = [](const Text &each) { return translated(each, ofWindow); },
        .number = [](const Number &number) { return localized(english(number)).toStdString(); }};
    return QString::fromStdString(rendered(text, language, markup));
}

QString localizedIn(const QString &language, const Text &text) {
    QTranslator translator;
    const bool loaded = translator.load(language, QStringLiteral(":/translations"));
    const auto translate = [&](const char *source, const char *singular, int count) {
        const QString found = loaded ? translator.translate(context, source, singular, count) : QString();
        return found.isEmpty() ? utf8(source) : found;
    };
    const QString point = QLocale(language).decimalPoint();
    return QString::fromStdString(
        rendered(text,
                 {.wording = [&](const Text &each) { return translated(each, translate); },
                  .number =
                      [&](const Number &number) {
                          return utf8(english(number)).replace(QLatin1Char('.'), point).toStdString();
                      }},
                 Markup::None));
}

QString localized(std::string_view number) {
    return utf8(number).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString localized(const Number &number) { return localized(english(number)); }

} // namespace halftruth
