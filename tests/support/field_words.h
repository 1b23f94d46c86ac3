#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

/// What misleads, or isn't the field's word, and must not be read anywhere.
inline const std::vector<QString> &banned() {
    static const std::vector<QString> phrases{
        QStringLiteral("exceeds ε with probability"),
        QStringLiteral("failure of privacy"),
        QStringLiteral("privacy failure"),
        QStringLiteral(R"(left out δ)"),
        QStringLiteral("true ones"),
        QStringLiteral("reported ones"),
        QStringLiteral("failure probability"),
        QStringLiteral("chance outside"),
        QStringLiteral("mass outside"),
        QStringLiteral("chance of a miss"),
        QStringLiteral(R"(false[ -]alarms?)"),
        QStringLiteral(R"(missed[ -]detections?)"),
        QStringLiteral("How often it is worse"),
        QStringLiteral("chance of more"),
        QStringLiteral("How often the interval is right"),
        QStringLiteral("Read backwards"),
        QStringLiteral("Given away:"),
        QStringLiteral("What ε leaves out"),
        QStringLiteral("worst (<i>)?m(</i>)?|m(</i>)? worst"),
        QStringLiteral("blunt"),
        QStringLiteral("sharp"),
        QStringLiteral("blind"),
        QStringLiteral("diagonal weight"),
        QStringLiteral(R"(the paper['’]s (upper )?bound)"),
        QStringLiteral("opposite asked"),
        QStringLiteral("Who finds the truth"),
        QStringLiteral("her"),
        QStringLiteral("she"),
        QStringLiteral("freak"),
        QStringLiteral("privacy loss (<i>)?ε(?! with)"),
        QStringLiteral(R"((?<![\d.,⁻\x{202f}])(?<!− )1 (people|pupils|cards|records|answers))"),
        QStringLiteral("Telling a yes from a no"),
        QStringLiteral("Logarithm of the privacy ratio"),
        QStringLiteral("Slice at"),
        QStringLiteral("estimated joint type"),
        QStringLiteral("Which m is worst"),
        QStringLiteral("not to be told from"),
        QStringLiteral("stays your secret"),
        QStringLiteral("held against"),
        QStringLiteral("set at s"),
        QStringLiteral("yes after a yes"),
        QStringLiteral("any answer, (from|to)"),
        QStringLiteral("people asked \\(an interval\\)"),
        QStringLiteral("off by more than"),
        QStringLiteral("changes the odds at most"),
        QStringLiteral("most likely count between"),
        QStringLiteral("hold against"),
        QStringLiteral("privacy loss in nats"),
        QStringLiteral("privacy budget"),
        QStringLiteral(R"((?<!ℓ\(s\) = )ln (<i>)?π(</i>)?)"),
        QStringLiteral("prior (probability|share)"),
    };
    return phrases;
}

[[nodiscard]] inline QStringList complaintsOf(const QString &where, const QString &text) {
    static const std::vector<QRegularExpression> patterns = [] {
        std::vector<QRegularExpression> all;
        for (const QString &phrase : banned())
            all.emplace_back(QStringLiteral(R"((?<![\w-]|− )(%1)(?![\w-]))").arg(phrase),
                             QRegularExpression::CaseInsensitiveOption |
                                 QRegularExpression::UseUnicodePropertiesOption);
        return all;
    }();
    QStringList found;
    for (const QRegularExpression &pattern : patterns)
        if (const auto match = pattern.match(text); match.hasMatch())
            found << QStringLiteral("%1: “%2” in “%3”").arg(where, match.captured(), text);
    return found;
}
