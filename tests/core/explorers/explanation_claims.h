#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

/// What an explanation claims in numbers, checked against what is computed anew.

/// A number that is chosen, not claimed.
inline constexpr double given = std::numeric_limits<double>::quiet_NaN();

/// Some words of an explanation, and what its numbers are, in their order.
struct NumberClaim {
    const char *words;
    std::vector<double> values;
};

inline const QRegularExpression &number() {
    static const QRegularExpression form(QStringLiteral(R"(\d{1,3}(?: \d{3})+|\d+(?:\.\d+)?)"));
    return form;
}

/// The text of an explanation without its tags, formulas and sources.
inline QString plainText(const QString &explanation) {
    QFile file(QStringLiteral(HALFTRUTH_RESOURCES "/explanations/%1.html").arg(explanation));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    QString text = QString::fromUtf8(file.readAll());
    text.truncate(text.indexOf(QLatin1String("<p class=\"sources\"")));
    return text.remove(tag).replace(QLatin1String("&lt;"), QLatin1String("<")).simplified();
}

/// Whether a printed number is the value, rounded to the digits that are printed. The sign is in the words.
inline bool isRounded(const QString &printed, double value) {
    const qsizetype point = printed.indexOf(QLatin1Char('.'));
    const double unit = point < 0 ? 1 : std::pow(10.0, static_cast<double>(point + 1 - printed.size()));
    const double shown = QString(printed).remove(QLatin1Char(' ')).toDouble();
    return std::fabs(shown - std::fabs(value)) <= 0.5 * unit * (1 + 1e-9);
}

inline QString complaintsOf(const QString &explanation, const std::vector<NumberClaim> &claims) {
    QString text = plainText(explanation);
    QStringList complaints;
    for (const NumberClaim &claim : claims) {
        const QString words = QString::fromUtf8(claim.words);
        if (!text.contains(words)) {
            complaints << QStringLiteral("it doesn't say: ") + words;
            continue;
        }
        std::size_t i = 0;
        for (auto each = number().globalMatch(words); each.hasNext(); ++i) {
            const QString printed = each.next().captured();
            if (i >= claim.values.size())
                complaints << words + QStringLiteral(": nothing is known of ") + printed;
            else if (!std::isnan(claim.values[i]) && !isRounded(printed, claim.values[i]))
                complaints << QStringLiteral("%1: %2 is %3").arg(words, printed).arg(claim.values[i], 0, 'g', 6);
        }
        if (i < claim.values.size())
            complaints << words + QStringLiteral(": it has fewer numbers");
        text.replace(words, QStringLiteral("…"));
    }
    // What is left has nothing that would have to be computed: no decimals, no large numbers.
    for (auto each = number().globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        static const QRegularExpression section(
            QStringLiteral(R"((Lemma|Proposition|Theorem|Example|Corollary|Definition|\() ?(II+\.)?$)"));
        const bool reference = section.match(text.left(match.capturedStart())).hasMatch();
        if (!reference && (match.captured().contains(QLatin1Char('.')) || match.capturedLength() > 2))
            complaints << QStringLiteral("nothing checks %1 in: %2")
                              .arg(match.captured(),
                                   text.mid(std::max<qsizetype>(0, match.capturedStart() - 30), 60));
    }
    return complaints.join(QStringLiteral("\n   "));
}
