#include "ui/text/localized.h"

#include "ui/text/utf8.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace halftruth {

namespace {

/// The context that scripts/translations gives every text of the core.
constexpr const char *context = "halftruth";

std::string translated(const Text &text) {
    if (text.singular.empty())
        return QCoreApplication::translate(context, text.source.c_str()).toStdString();
    const int count = static_cast<int>(std::clamp(text.count, 0.0, 1.0 * std::numeric_limits<int>::max()));
    const QString form = QCoreApplication::translate(context, text.source.c_str(), text.singular.c_str(), count);
    const bool translation = form != utf8(text.source);
    return text.count == 1 && !translation ? text.singular : form.toStdString();
}

} // namespace

QString localized(const Text &text, Markup markup) {
    static const Language language{.wording = translated, .number = [](const Number &number) {
                                       return localized(english(number)).toStdString();
                                   }};
    return QString::fromStdString(rendered(text, language, markup));
}

QString localized(std::string_view number) {
    return utf8(number).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

} // namespace halftruth
